"""GP-14: estates under war and peace."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import GREATER_POLAND, HIGHEST_VALUE, LOWEST_VALUE, MOST_CIRCLES, REGIONS
from wartable.games.gods_playground.names import (
    ESTATE_LOST,
    ESTATE_SEIZED,
    VALUE_AT_LIMIT,
    VALUE_FELL,
    VALUE_FELL_INFLUENCE,
    VALUE_KEPT,
    VALUE_ROSE,
    VALUE_WANTS_NOBLES,
)
from wartable.games.gods_playground.pieces import change_owner, end_phase, habsburgs_at_peace, invaders_in, nobles_in
from wartable.games.gods_playground.state import Commonwealth


@rule
def begin(s: Commonwealth) -> None:
    for region in range(REGIONS):
        cubes = invaders_in(s, region)
        if cubes > 0:
            plunder(s, region, max(1, cubes - nobles_in(s, region)))
            lower_value(s, region, VALUE_FELL)
        elif influence_works(s) and s.influence[region] > 0:
            seize(s, region)
            if ruins_value(s, region):
                lower_value(s, region, VALUE_FELL_INFLUENCE)
            else:
                live_in_peace(s, region)
        else:
            live_in_peace(s, region)
    end_phase(s)


@rule
def influence_works(s: Commonwealth) -> bool:
    """GP-14.5, GP-13.9 – In rounds one to three, and only if the Ottomans placed no cube at Vienna this round."""
    return habsburgs_at_peace(s) and s.vienna_invaded == 0


@rule
def ruins_value(s: Commonwealth, region: int) -> bool:
    """GP-14.5 – Influence lowers the value everywhere; in `warfrog` the text says so of Greater Poland alone."""
    return s.influence_ruins == 1 or region == GREATER_POLAND


@rule
def live_in_peace(s: Commonwealth, region: int) -> None:
    """GP-14.2, GP-14.3, GP-14.7 – A region that was invaded keeps its value; peace adds one."""
    if s.invaded[region] == 1:
        emit(s, VALUE_KEPT, EVERYONE, region, s.value[region])
    elif wants_nobles(s, region):
        emit(s, VALUE_WANTS_NOBLES, EVERYONE, region, s.value[region])
    elif s.value[region] == HIGHEST_VALUE:
        emit(s, VALUE_AT_LIMIT, EVERYONE, region, s.value[region])
    else:
        s.value[region] += 1
        emit(s, VALUE_ROSE, EVERYONE, region, s.value[region])


@rule
def wants_nobles(s: Commonwealth, region: int) -> bool:
    """GP-14.6 – Under the same condition Greater Poland rises only with two nobles or more."""
    return region == GREATER_POLAND and influence_works(s) and nobles_in(s, region) < 2


@rule
def lower_value(s: Commonwealth, region: int, event: int) -> None:
    """GP-14.1, GP-14.4, GP-14.5 – One less, but never below one."""
    if s.value[region] == LOWEST_VALUE:
        emit(s, VALUE_AT_LIMIT, EVERYONE, region, s.value[region])
    else:
        s.value[region] -= 1
        emit(s, event, EVERYONE, region, s.value[region])


@rule
def plunder(s: Commonwealth, region: int, count: int) -> None:
    """GP-14.1 – Estates are lost from the highest circle down, with manager and city."""
    for _ in range(count):
        k = highest_estate(s, region)
        if k < 0:
            return
        owner = s.estate[k]
        raze(s, k)
        emit(s, ESTATE_LOST, EVERYONE, owner, region, s.worth[k])


@rule
def seize(s: Commonwealth, region: int) -> None:
    """GP-14.5 – As many estates as markers; nobles do not reduce this."""
    for _ in range(s.influence[region]):
        k = highest_estate(s, region)
        if k < 0:
            return
        owner = s.estate[k]
        raze(s, k)
        emit(s, ESTATE_SEIZED, EVERYONE, owner, region, s.worth[k])


@rule
def highest_estate(s: Commonwealth, region: int) -> int:
    for below in range(MOST_CIRCLES):
        k = (region + 1) * MOST_CIRCLES - 1 - below
        if s.estate[k] >= 0:
            return k
    return -1


@rule
def raze(s: Commonwealth, k: int) -> None:
    change_owner(s, k, -1)
    s.city[k] = 0
