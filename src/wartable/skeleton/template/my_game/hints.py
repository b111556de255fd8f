"""What a choice would cost and bring, from what its seat knows."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.engine.hints import Hint, Hints

from .names import PLAY_CARD
from .state import CARDS, Table


def play(s: Table, seat: int, card: int) -> Iterator[Hint]:
    """How many of the others could still beat it."""
    above = range(card + 1, CARDS)
    holders = [other for other in range(s.players) if other != seat and any(s.hand[other * CARDS + c] for c in above)]
    yield "above", {"seats": len(holders)}


HINTS: Hints = {PLAY_CARD: play}
