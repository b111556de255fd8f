"""GP-9: raising private armies."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.masks import members
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import ARTILLERY, CAVALRY, INFANTRY, REGIONS, TROOPS, UKRAINE
from wartable.games.gods_playground.names import (
    ARTILLERY_LATER,
    AT_LEAST_ONE,
    BOUGHT,
    COSSACK_UNIT,
    COSSACKS_IN_UKRAINE,
    COSSACKS_LEFT,
    COSSACKS_WANT_TROOPS,
    NO_NOBLE_ARMY,
    NO_UNIT_LEFT,
    NOTHING_TO_BUY,
    PASSED_ARMY,
    RAISED,
    UNIT_TOO_DEAR,
)
from wartable.games.gods_playground.pieces import (
    ask,
    begin_laps,
    end_phase,
    is_occupied,
    next_in_laps,
    pass_for_good,
    remove_noble,
)
from wartable.games.gods_playground.state import (
    COSSACK_BOX,
    IN_UKRAINE,
    RAISE,
    RECRUIT,
    WITH_TATARS,
    WITH_TROOPS,
    Commonwealth,
)

PRICE = (2, 4, 6, 2)  # infantry, cavalry, artillery, Cossack
UNITS = len(PRICE)


@rule
def begin(s: Commonwealth) -> None:
    begin_laps(s)
    next_recruiter(s)


@rule
def next_recruiter(s: Commonwealth) -> None:
    """GP-9.1 – Laps until all have passed; whoever can buy nothing passes."""
    s.muster = -1
    while True:
        seat = next_in_laps(s)
        if seat < 0:
            cossacks_turn(s)
            end_phase(s)
            return
        for region in members(s.present[seat]):
            if why_not_raise(s, seat, region) == OK:
                ask(s, seat, RAISE)
                return
        pass_for_good(s, seat, PASSED_ARMY)


@rule
def cossacks_turn(s: Commonwealth) -> None:
    """GP-9.4 – Cossacks nobody bought go to the Tatars."""
    left = s.cossacks[COSSACK_BOX]
    if left > 0:
        s.cossacks[COSSACK_BOX] = 0
        s.cossacks[WITH_TATARS] += left
        emit(s, COSSACKS_LEFT, EVERYONE, left)


# ---- a purchase: where ----
@rule
def why_not_raise(s: Commonwealth, seat: int, region: int) -> int:
    """GP-9.1 – A cube from the region, and at least one unit that can be placed there."""
    if s.nobles[seat * REGIONS + region] == 0:
        return NO_NOBLE_ARMY
    for unit in range(UNITS):
        if why_not_unit(s, seat, region, unit, 0) == OK:
            return OK
    return NOTHING_TO_BUY


@rule
def raise_army(s: Commonwealth, seat: int, region: int) -> None:
    s.muster = region
    s.bought = 0
    remove_noble(s, seat, region, 1)
    emit(s, RAISED, EVERYONE, seat, region)
    ask(s, seat, RECRUIT)


@rule
def stop(s: Commonwealth, seat: int) -> None:
    pass_for_good(s, seat, PASSED_ARMY)
    next_recruiter(s)


# ---- a purchase: what ----
@rule
def price_in(s: Commonwealth, region: int, unit: int) -> int:
    """GP-9.2 – Infantry 2, cavalry 4, artillery 6, Cossack 2. GP-9.3 – Half where enemy strength cubes stand."""
    return PRICE[unit] // 2 if is_occupied(s, region) else PRICE[unit]


@rule
def units_left(s: Commonwealth, seat: int, unit: int) -> int:
    """GP-0.2 – What is not in the supply cannot be placed."""
    if unit == COSSACK_UNIT:
        return s.cossacks[COSSACK_BOX]
    return s.troops[seat * TROOPS + unit]


@rule
def why_not_unit(s: Commonwealth, seat: int, region: int, unit: int, bought: int) -> int:
    """GP-9.2 – No artillery in round one; Cossacks in Ukraine only, where printed so after an own unit."""
    if unit == ARTILLERY and s.round == 1:
        return ARTILLERY_LATER
    if unit == COSSACK_UNIT and region != UKRAINE:
        return COSSACKS_IN_UKRAINE
    if unit == COSSACK_UNIT and s.cossack_hire == WITH_TROOPS and bought == 0:
        return COSSACKS_WANT_TROOPS
    if units_left(s, seat, unit) == 0:
        return NO_UNIT_LEFT
    return OK if s.coins[seat] >= price_in(s, region, unit) else UNIT_TOO_DEAR


@rule
def why_not_buy(s: Commonwealth, seat: int, unit: int) -> int:
    return why_not_unit(s, seat, s.muster, unit, s.bought)


@rule
def buy(s: Commonwealth, seat: int, unit: int) -> None:
    """GP-9.1 – Any number of units in one purchase; it ends when nothing more can be bought."""
    price = price_in(s, s.muster, unit)
    s.coins[seat] -= price
    s.bought += 1
    place_unit(s, seat, unit)
    emit(s, BOUGHT, EVERYONE, seat, unit, s.muster, price)
    for other in range(UNITS):
        if why_not_buy(s, seat, other) == OK:
            return
    next_recruiter(s)


@rule
def why_not_end_purchase(s: Commonwealth, seat: int) -> int:
    return OK if s.bought > 0 else AT_LEAST_ONE


@rule
def end_purchase(s: Commonwealth, seat: int) -> None:
    next_recruiter(s)


@rule
def place_unit(s: Commonwealth, seat: int, unit: int) -> None:
    at = seat * REGIONS + s.muster
    if unit == COSSACK_UNIT:
        s.cossacks[COSSACK_BOX] -= 1
        s.cossacks[IN_UKRAINE] += 1
        return
    s.troops[seat * TROOPS + unit] -= 1
    if unit == INFANTRY:
        s.infantry[at] += 1
    elif unit == CAVALRY:
        s.cavalry[at] += 1
    else:
        s.artillery[at] += 1
