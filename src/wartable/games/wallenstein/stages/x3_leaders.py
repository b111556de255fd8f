"""W-9: leaders and statues. What a leader changes in his county's actions stands with the actions."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import Choices, rule
from wartable.games.wallenstein.board import COUNTIES, STATUES
from wartable.games.wallenstein.names import (
    FLIGHT_FORBIDDEN,
    LEAD_TO,
    LEADER_FLED,
    LEADER_IS_THERE,
    LEADER_MARCHED,
    LEADER_PLACED,
    LEADER_RETURNED,
    LEADER_STAYED_AWAY,
    LEGACY,
    NO_STATUE_BY_FLIGHT,
    NO_STATUE_LEFT,
    NOT_YOUR_COUNTY,
    STATUE_LEFT,
    STATUE_RAISED,
    STATUE_STANDS,
    TROPHY_TAKEN,
)
from wartable.games.wallenstein.pieces import adjacent, answered, ask, counties_of, end_phase, next_in_order
from wartable.games.wallenstein.state import DRAFT_LEADER, ENTER, LEAD, RETURN, SPRING, Empire

LEGACIES = len(LEGACY)


# ---- placing ----
@rule
def why_not_enter(s: Empire, seat: int, county: int) -> int:
    return OK if s.owner[county] == seat else NOT_YOUR_COUNTY


@rule
def take_trophies(s: Empire, seat: int, county: int) -> None:
    """W-9.4, W-9.15 – Other players' statues where his leader comes become his trophies; his own stays."""
    taken = 0
    for other in range(s.players):
        if other != seat:
            taken += s.statues[other * COUNTIES + county]
            s.statues[other * COUNTIES + county] = 0
    s.trophies[seat] += taken
    if taken > 0:
        emit(s, TROPHY_TAKEN, EVERYONE, seat, county, taken)


@rule
def join_in_draft(s: Empire, seat: int, groups_left: int) -> None:
    """W-9.1, W-9.7 – Whoever takes a county may place his leader there, and must with the last."""
    if s.leaders == 0 or s.leader[seat] >= 0:
        return
    if groups_left > 0:
        ask(s, seat, DRAFT_LEADER)
    else:
        lead_here(s, seat)


@rule
def lead_here(s: Empire, seat: int) -> None:
    s.leader[seat] = s.drafted
    emit(s, LEADER_PLACED, EVERYONE, seat, s.drafted)
    answered(s)


@rule
def later(s: Empire, seat: int) -> None:
    answered(s)


@rule
def first_entries(s: Empire) -> None:
    """W-9.1, W-9.13 – With a printed line-up leaders are placed in the first spring, right after the order."""
    while s.asked == 0:
        seat = next_in_order(s)
        if seat < 0 or s.year > 1 or s.season > SPRING:
            end_phase(s)
            return
        if s.leader[seat] < 0 and counties_of(s, seat) > 0:
            ask(s, seat, ENTER)


@rule
def enter(s: Empire, seat: int, county: int) -> None:
    s.leader[seat] = county
    emit(s, LEADER_PLACED, EVERYONE, seat, county)
    take_trophies(s, seat, county)
    answered(s)


@rule
def returns(s: Empire) -> None:
    """W-9.5, W-9.10 – After winter, in autumn order, whoever lost his leader may place him again."""
    while s.asked == 0:
        seat = next_in_order(s)
        if seat < 0:
            end_phase(s)
            return
        if s.leader[seat] < 0 and counties_of(s, seat) > 0:
            ask(s, seat, RETURN)


@rule
def come_back(s: Empire, seat: int, county: int) -> None:
    s.leader[seat] = county
    emit(s, LEADER_RETURNED, EVERYONE, seat, county)
    take_trophies(s, seat, county)
    answered(s)


@rule
def stay_away(s: Empire, seat: int) -> None:
    emit(s, LEADER_STAYED_AWAY, EVERYONE, seat)
    answered(s)


# ---- moving on ----
@rule
def moves(s: Empire) -> None:
    """W-9.3, W-9.12 – After each season, before winter, every leader must move to another own county, if any."""
    while s.asked == 0:
        seat = next_in_order(s)
        if seat < 0:
            end_phase(s)
            return
        if s.leader[seat] >= 0 and counties_of(s, seat) > 1:
            ask(s, seat, LEAD)


@rule
def statues_left(s: Empire, seat: int) -> int:
    """W-9.11 – Six each; a trophy is never given back."""
    left = STATUES
    for county in range(COUNTIES):
        left -= s.statues[seat * COUNTIES + county]
    return left


@rule
def why_no_statue(s: Empire, seat: int, county: int) -> int:
    """W-9.6, W-9.11 – One per county, six in all."""
    if s.statues[seat * COUNTIES + county] > 0:
        return STATUE_STANDS
    return OK if statues_left(s, seat) > 0 else NO_STATUE_LEFT


@rule
def has_adjacent(s: Empire, seat: int) -> bool:
    for county in range(COUNTIES):
        if s.owner[county] == seat and adjacent(s, s.leader[seat], county):
            return True
    return False


@rule
def why_not_lead(s: Empire, seat: int, county: int, legacy: int) -> int:
    """W-9.3, W-9.6, W-9.9 – To an adjacent own county, with a statue left or not; or by flight to any other."""
    origin = s.leader[seat]
    if s.owner[county] != seat:
        return NOT_YOUR_COUNTY
    if county == origin:
        return LEADER_IS_THERE
    if adjacent(s, origin, county):
        return why_no_statue(s, seat, origin) if legacy == STATUE_LEFT else OK
    if s.flight_forced == 1 and has_adjacent(s, seat):
        return FLIGHT_FORBIDDEN
    return NO_STATUE_BY_FLIGHT if legacy == STATUE_LEFT else OK


@rule
def offer_leads(s: Empire, seat: int, out: Choices, n: int) -> int:
    for county in range(COUNTIES):
        if s.owner[county] == seat:
            for legacy in range(LEGACIES):
                if why_not_lead(s, seat, county, legacy) == OK:
                    out[n] = LEAD_TO + county * LEGACIES + legacy
                    n += 1
    return n


@rule
def lead(s: Empire, seat: int, county: int, legacy: int) -> None:
    """W-9.3 – He leaves in triumph, and a statue tells of it; or he flees."""
    origin = s.leader[seat]
    s.leader[seat] = county
    if adjacent(s, origin, county):
        emit(s, LEADER_MARCHED, EVERYONE, seat, origin, county)
    else:
        emit(s, LEADER_FLED, EVERYONE, seat, origin, county)
    if legacy == STATUE_LEFT:
        s.statues[seat * COUNTIES + origin] = 1
        emit(s, STATUE_RAISED, EVERYONE, seat, origin)
    take_trophies(s, seat, county)
    answered(s)
