"""Re-sample what a seat cannot know: the others' blocks and bids (GP-2.5, GP-3.2). Who is ready, all see."""

from __future__ import annotations

from wartable.engine.luck import draw
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import BLOCKS, SPOTS
from wartable.games.gods_playground.pieces import lay_block, take_all_blocks_up
from wartable.games.gods_playground.state import ASSIGN, BID, Commonwealth


@rule
def resample(s: Commonwealth, seat: int) -> None:
    """GP-2.5, GP-3.2 – Whoever is ready has laid all; of the others nobody knows how far they are."""
    if s.stage != ASSIGN and s.stage != BID:
        return
    for other in range(s.players):
        if other != seat and s.together >> other & 1 == 1:
            if s.stage == ASSIGN:
                assign_anew(s, other)
            elif s.asked >> other & 1 == 0:
                s.bids[other] = draw(s, s.coins[other] + 1)


@rule
def assign_anew(s: Commonwealth, seat: int) -> None:
    """Any blocks on any spots; on all six of whoever is ready."""
    ready = s.asked >> seat & 1 == 0
    take_all_blocks_up(s, seat)
    for spot in range(SPOTS):
        block = draw(s, BLOCKS)
        while s.at_hand[seat] >> block & 1 == 0:
            block = (block + 1) % BLOCKS
        if ready or draw(s, 8) > 0:
            lay_block(s, seat, spot, block)
