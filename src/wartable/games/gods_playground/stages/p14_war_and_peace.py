"""GP-14: estates under war and peace."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import GREATER_POLAND, HIGHEST_VALUE, LOWEST_VALUE, MOST_CIRCLES, REGIONS
from wartable.games.gods_playground.names import ESTATE_LOST, ESTATE_SEIZED, VALUE_FELL, VALUE_KEPT, VALUE_ROSE
from wartable.games.gods_playground.pieces import end_phase, habsburgs_at_peace, invaders_in, nobles_in
from wartable.games.gods_playground.state import Commonwealth


@rule
def begin(s: Commonwealth) -> None:
    for region in range(REGIONS):
        cubes = invaders_in(s, region)
        if cubes > 0:
            plunder(s, region, max(1, cubes - nobles_in(s, region)))
            change_value(s, region, -1)
        elif influence_works(s) and s.influence[region] > 0:
            seize(s, region)
            change_value(s, region, -1 if ruins_value(s, region) else peace_dividend(s, region))
        else:
            change_value(s, region, peace_dividend(s, region))
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
def peace_dividend(s: Commonwealth, region: int) -> int:
    """GP-14.2, GP-14.3, GP-14.6, GP-14.7 – One for peace, none after an invasion; Greater Poland wants nobles."""
    if s.invaded[region] == 1:
        return 0
    if region == GREATER_POLAND and influence_works(s) and nobles_in(s, region) < 2:
        return 0
    return 1


@rule
def change_value(s: Commonwealth, region: int, change: int) -> None:
    """GP-14.4 – Never below one, never above five."""
    s.value[region] = min(HIGHEST_VALUE, max(LOWEST_VALUE, s.value[region] + change))
    if change < 0:
        emit(s, VALUE_FELL, EVERYONE, region, s.value[region])
    elif change > 0:
        emit(s, VALUE_ROSE, EVERYONE, region, s.value[region])
    else:
        emit(s, VALUE_KEPT, EVERYONE, region, s.value[region])


@rule
def plunder(s: Commonwealth, region: int, count: int) -> None:
    """GP-14.1 – Estates are lost from the highest circle down, with manager and city."""
    for _ in range(count):
        k = highest_estate(s, region)
        if k < 0:
            return
        emit(s, ESTATE_LOST, EVERYONE, s.estate[k], region, s.worth[k])
        raze(s, k)


@rule
def seize(s: Commonwealth, region: int) -> None:
    """GP-14.5 – As many estates as markers; nobles do not reduce this."""
    for _ in range(s.influence[region]):
        k = highest_estate(s, region)
        if k < 0:
            return
        emit(s, ESTATE_SEIZED, EVERYONE, s.estate[k], region, s.worth[k])
        raze(s, k)


@rule
def highest_estate(s: Commonwealth, region: int) -> int:
    for below in range(MOST_CIRCLES):
        k = (region + 1) * MOST_CIRCLES - 1 - below
        if s.estate[k] >= 0:
            return k
    return -1


@rule
def raze(s: Commonwealth, k: int) -> None:
    s.estate[k] = -1
    s.manager[k] = 0
    s.city[k] = 0
