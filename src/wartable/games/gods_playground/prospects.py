"""For bots that look ahead: how well a seat stands, and what others more likely hide than blocks at random."""

from __future__ import annotations

from wartable.engine.masks import members
from wartable.engine.rule import rule
from wartable.games.gods_playground.pieces import take_all_blocks_up
from wartable.games.gods_playground.stages.p17_end_of_game import worth_of_estates
from wartable.games.gods_playground.state import ASSIGN, OVER, Commonwealth

POINT = 25  # four points ahead are e times the chance


@rule
def appraise(s: Commonwealth, seat: int) -> int:
    """Points, and what estates and coins would bring were it the end."""
    if s.stage == OVER:
        return POINT * s.points[seat]
    return POINT * (s.points[seat] + worth_of_estates(s, seat)) + POINT * s.coins[seat] // 5


@rule
def suppose(s: Commonwealth, seat: int) -> None:
    """Whoever assigns or bids in secret does so anew, as a sensible family would."""
    others = s.together & ~(1 << seat)
    s.asked |= others
    if s.stage == ASSIGN:
        for other in members(others):
            take_all_blocks_up(s, other)
