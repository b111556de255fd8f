"""Re-sample what a seat cannot know: the cards the others have played face down. Who has played, all see."""

from __future__ import annotations

from wartable.engine.luck import draw
from wartable.engine.rule import rule

from .state import CARDS, Table


@rule
def resample(s: Table, seat: int) -> None:
    """MG-3 – Any card of those who have played."""
    for other in range(s.players):
        if other != seat and s.together >> other & 1 == 1 and s.asked >> other & 1 == 0:
            play_any(s, other)


@rule
def play_any(s: Table, seat: int) -> None:
    card = draw(s, CARDS)
    while s.hand[seat * CARDS + card] == 0:
        card = (card + 1) % CARDS
    s.bid[seat] = card
