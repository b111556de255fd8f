"""A bot: a rule like any other, so that it plays at both speeds. It may look at what its seat knows, and at no more."""

from __future__ import annotations

from wartable.engine.rule import Choices, rule

from .names import PLAY_CARD
from .state import Table

card_of = PLAY_CARD.argument("card")


@rule
def heuristic(s: Table, seat: int, out: Choices, n: int) -> int:
    """High cards for high prizes: the card nearest to the prize."""
    best = out[0]
    for k in range(n):
        if abs(card_of(out[k]) + 1 - s.prize) < abs(card_of(best) + 1 - s.prize):
            best = out[k]
    return best
