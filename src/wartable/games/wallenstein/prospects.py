"""For bots that look ahead: how well a seat stands, and what others more likely hide than cards at random."""

from __future__ import annotations

from wartable.engine.rule import rule
from wartable.games.wallenstein.board import ACTIONS, BUILDINGS, REGIONS, SPACES
from wartable.games.wallenstein.bot import winters_left, worth_of_card
from wartable.games.wallenstein.pieces import counties_of
from wartable.games.wallenstein.stages.p09_scoring import buildings_of, leaders_in, majority_points
from wartable.games.wallenstein.state import LEADERS_MOVE, OVER, PLAN, PLANNING, SEASON, Empire

SEASONS = len(SEASON)
POINT = 20  # five points ahead are e times the chance


@rule
def appraise(s: Empire, seat: int) -> int:
    """Points, and as long as winters are to come what they would bring were they now."""
    if s.stage == OVER:
        return POINT * s.points[seat]
    winter = counties_of(s, seat) + buildings_of(s, seat) + majorities_of(s, seat)
    return POINT * (s.points[seat] + winters_left(s) * winter)


@rule
def moment(s: Empire) -> int:
    """Seasons so far; the draft comes before the first."""
    return s.year * SEASONS + s.season


@rule
def majorities_of(s: Empire, seat: int) -> int:
    points = 0
    for region in range(REGIONS):
        for building in range(BUILDINGS):
            seats = leaders_in(s, region, building)
            if seats >> seat & 1 == 1:
                points += majority_points(s, seats, building)
    return points


@rule
def suppose(s: Empire, seat: int) -> None:
    """Whoever plans does so anew, as a sensible duke would; what lies face down lies where it is of use."""
    planning = s.stage == PLAN and s.together != 0
    for other in range(s.players):
        if other != seat and planning:
            s.asked |= 1 << other
            for space in range(SPACES):
                s.plan[other * SPACES + space] = -1
        elif other != seat and s.phase > PLANNING and s.phase < LEADERS_MOVE:
            put_in_order(s, other)


@rule
def put_in_order(s: Empire, seat: int) -> None:
    """Two cards face down change places where both together are worth more so."""
    for one in range(ACTIONS):
        for other in range(one + 1, ACTIONS):
            if is_hidden(s, seat, one) and is_hidden(s, seat, other):
                here, there = s.plan[seat * SPACES + one], s.plan[seat * SPACES + other]
                gain = worth_of_card(s, seat, one, there) - worth_of_card(s, seat, one, here)
                gain += worth_of_card(s, seat, other, here) - worth_of_card(s, seat, other, there)
                if gain > 0:
                    s.plan[seat * SPACES + one] = there
                    s.plan[seat * SPACES + other] = here


@rule
def is_hidden(s: Empire, seat: int, space: int) -> bool:
    return s.shown[seat * SPACES + space] < 0 and s.plan[seat * SPACES + space] >= 0
