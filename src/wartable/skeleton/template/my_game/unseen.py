"""Re-sample what a seat cannot know: the cards the others have played face down, and who has played one."""

from __future__ import annotations

from wartable.engine.luck import draw
from wartable.engine.rule import rule

from .state import CARDS, Table


@rule
def resample(s: Table, seat: int) -> None:
    """MG-3 – Somebody has not played yet, or the cards were turned over."""
    if s.together == 0:
        return
    last = -1
    for other in range(s.players):
        if other != seat:
            last = other
            s.asked |= 1 << other
            s.bid[other] = -1
            if draw(s, 2) == 1:
                play_any(s, other)
    if s.asked == 0:
        s.asked = 1 << last
        s.bid[last] = -1


@rule
def play_any(s: Table, seat: int) -> None:
    card = draw(s, CARDS)
    while s.hand[seat * CARDS + card] == 0:
        card = (card + 1) % CARDS
    s.bid[seat] = card
    s.asked &= ~(1 << seat)
