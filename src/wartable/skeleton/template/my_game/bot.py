"""A bot: a rule like any other, so that it plays at both speeds. It may look at what its seat knows, and at no more."""

from __future__ import annotations

from wartable.engine.luck import draw
from wartable.engine.rule import Choices, rule

from .names import PLAY_CARD
from .state import Table

card_of = PLAY_CARD.argument("card")


@rule
def heuristic(s: Table, seat: int, out: Choices, n: int) -> int:
    """High cards for high prizes: a card near the prize. Cards are laid in secret, so chance has a part in it: what
    everyone sees must not tell which."""
    wanted = s.prize - 2 + draw(s, 3)
    best = out[0]
    for k in range(n):
        if abs(card_of(out[k]) - wanted) < abs(card_of(best) - wanted):
            best = out[k]
    return best
