"""Re-sample what a seat cannot know: the others' blocks and bids, and who of them is done (GP-2.5, GP-3.2)."""

from __future__ import annotations

from wartable.engine.luck import draw
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import BLOCKS, SPOTS
from wartable.games.gods_playground.stages.p02_nobles import blocks_left
from wartable.games.gods_playground.state import ASSIGN, BID, Commonwealth


@rule
def resample(s: Commonwealth, seat: int) -> None:
    """GP-2.5, GP-3.2 – Somebody is not done yet, or all would be revealed."""
    if s.stage != ASSIGN and s.stage != BID:
        return
    last = -1
    for other in range(s.players):
        if other != seat and s.together >> other & 1 == 1:
            last = other
            s.asked |= 1 << other
            if s.stage == ASSIGN:
                assign_anew(s, other)
            else:
                bid_anew(s, other)
    if s.asked == 0 and last >= 0:
        s.asked = 1 << last


@rule
def assign_anew(s: Commonwealth, seat: int) -> None:
    """Any blocks on any spots; done only with six."""
    for spot in range(SPOTS):
        s.assigned[seat * SPOTS + spot] = -1
    placed = 0
    for spot in range(SPOTS):
        block = draw(s, BLOCKS)
        while blocks_left(s, seat, block) == 0:
            block = (block + 1) % BLOCKS
        if draw(s, 8) > 0:
            s.assigned[seat * SPOTS + spot] = block
            placed += 1
    if placed == SPOTS and draw(s, 2) == 1:
        s.asked &= ~(1 << seat)


@rule
def bid_anew(s: Commonwealth, seat: int) -> None:
    s.bids[seat] = 0
    if draw(s, 2) == 1:
        s.bids[seat] = draw(s, s.coins[seat] + 1)
        s.asked &= ~(1 << seat)
