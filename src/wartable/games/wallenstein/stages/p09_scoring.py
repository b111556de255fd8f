"""W-5.5: scores of a year."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.wallenstein.board import (
    BUILDING_POINTS,
    BUILDINGS,
    COUNTIES,
    COUNTIES_A_REGION,
    COUNTY_POINTS,
    MAJORITY,
    REGIONS,
)
from wartable.games.wallenstein.names import (
    BUILDINGS_SCORED,
    COUNTIES_SCORED,
    MAJORITY_SCORED,
    MAJORITY_SHARED,
)
from wartable.games.wallenstein.pieces import counties_of, end_phase
from wartable.games.wallenstein.state import Empire


@rule
def begin(s: Empire) -> None:
    """W-5.5 – Counties, buildings, then the most of each kind, region by region."""
    for seat in range(s.players):
        counties = counties_of(s, seat)
        buildings = buildings_of(s, seat)
        s.points[seat] += counties * COUNTY_POINTS
        emit(s, COUNTIES_SCORED, EVERYONE, seat, counties, counties * COUNTY_POINTS)
        s.points[seat] += buildings * BUILDING_POINTS
        emit(s, BUILDINGS_SCORED, EVERYONE, seat, buildings, buildings * BUILDING_POINTS)
    for region in range(REGIONS):
        for building in range(BUILDINGS):
            score_majority(s, region, building)
    end_phase(s)


@rule
def buildings_of(s: Empire, seat: int) -> int:
    count = 0
    for county in range(COUNTIES):
        if s.owner[county] == seat:
            for building in range(BUILDINGS):
                count += s.buildings[county * BUILDINGS + building]
    return count


@rule
def buildings_in(s: Empire, seat: int, region: int, building: int) -> int:
    count = 0
    for county in range(region * COUNTIES_A_REGION, (region + 1) * COUNTIES_A_REGION):
        if s.owner[county] == seat:
            count += s.buildings[county * BUILDINGS + building]
    return count


@rule
def leaders_in(s: Empire, region: int, building: int) -> int:
    """W-5.5 – The seats with the most of a kind in a region; nobody without a building."""
    most = 1
    seats = 0
    for seat in range(s.players):
        count = buildings_in(s, seat, region, building)
        if count > most:
            most = count
            seats = 0
        if count == most:
            seats |= 1 << seat
    return seats


@rule
def majority_points(s: Empire, seats: int, building: int) -> int:
    """W-5.5 – Three, two, one; tied players each get one less."""
    return MAJORITY[building] - (1 if seats & (seats - 1) != 0 else 0)


@rule
def score_majority(s: Empire, region: int, building: int) -> None:
    seats = leaders_in(s, region, building)
    points = majority_points(s, seats, building)
    for seat in range(s.players):
        if seats >> seat & 1 == 1:
            s.points[seat] += points
            if seats == 1 << seat:
                emit(s, MAJORITY_SCORED, EVERYONE, seat, building, region, points)
            else:
                emit(s, MAJORITY_SHARED, EVERYONE, seat, building, region, points)
