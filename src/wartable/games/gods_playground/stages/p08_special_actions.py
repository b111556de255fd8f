"""GP-8: special actions, two laps of one optional action each."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.luck import roll
from wartable.engine.masks import members, offer_members
from wartable.engine.rule import Choices, rule
from wartable.games.gods_playground.board import (
    BLACK,
    CITIES,
    ENEMY_OF_FOE,
    ENTRY,
    FOES,
    HABSBURGS,
    MANAGERS,
    MOST_CIRCLES,
    OTTOMANS,
    PRUSSIA,
    REGIONS,
    TATARS,
)
from wartable.games.gods_playground.names import (
    CITIES_LATER,
    CITY_FOUNDED,
    CONFEDERATED,
    CONFEDERATION_LATER,
    DANZIG_SOLD,
    ENVOYS_FAILED,
    ENVOYS_SENT,
    FIXED_GIFT,
    FOUND_CITY,
    GIFTS,
    HAS_CITY,
    HAS_MANAGER,
    HIRE_MANAGER,
    MAKE_TREATY,
    MANAGER_HIRED,
    MOVE_NOBLE,
    NO_DISC,
    NO_ESTATE_CITY,
    NO_ESTATE_THERE,
    NO_MANAGER_LEFT,
    NO_NOBLE_IN_PRUSSIA,
    NO_NOBLE_MANAGER,
    NO_NOBLE_MOVE,
    NO_NOBLE_SCHOOL,
    NO_NOBLE_THERE,
    NO_NOBLE_VETO,
    NO_SEAT_IN_SEJM,
    NO_TREATY_HABSBURGS,
    NO_TREATY_OTTOMANS,
    NO_TREATY_TATARS,
    NOBLE_MOVED,
    NOT_FEWER,
    NOT_LAST,
    NOT_THIS_ROUND,
    NOT_YOUR_ESTATE,
    ONE_CITY,
    ONE_TREATY,
    OWN_TARGET,
    PASSED_ACTION,
    SAME_REGION,
    SCHOOL_FOUNDED,
    SCHOOL_STANDS,
    SCHOOL_TOO_DEAR,
    SCHOOLS_EVERYWHERE,
    SCHOOLS_LATER,
    TREATY_FAILED,
    TREATY_MADE,
    TREATY_TOO_DEAR,
    TWO_NOBLES_CITY,
    TWO_NOBLES_CONFEDERATION,
    VETO,
    VETOED,
)
from wartable.games.gods_playground.pieces import (
    ask,
    begin_laps,
    change_owner,
    end_phase,
    foe,
    leave_sejm,
    next_in_laps,
    place_nobles,
    remove_from_sejm,
    remove_noble,
    seats_in_sejm,
    vienna_held,
)
from wartable.games.gods_playground.state import ACT, MOVE_ON, SCHOOLS, USED_UP, Commonwealth

LAPS = 2
SCHOOL_COSTS = 2
ALL_REGIONS = (1 << REGIONS) - 1


@rule
def begin(s: Commonwealth) -> None:
    begin_laps(s)
    next_actor(s)


@rule
def next_actor(s: Commonwealth) -> None:
    """GP-8.0 – Two laps; a seat without a single noble can do nothing and is passed over."""
    while True:
        seat = next_in_laps(s)
        if s.lap > LAPS:
            end_phase(s)
            return
        if s.present[seat] != 0:
            ask(s, seat, ACT)
            return
        emit(s, PASSED_ACTION, EVERYONE, seat)


@rule
def do_nothing(s: Commonwealth, seat: int) -> None:
    """GP-8.0 – Every action is optional."""
    emit(s, PASSED_ACTION, EVERYONE, seat)
    next_actor(s)


# ---- manager ----
@rule
def why_not_manager(s: Commonwealth, seat: int, region: int, circle: int) -> int:
    """GP-8.1 – One cube from the region, an own estate there without a manager, eight managers in all."""
    k = region * MOST_CIRCLES + circle
    if s.estate[k] != seat:
        return NOT_YOUR_ESTATE
    if s.manager[k] == 1:
        return HAS_MANAGER
    if s.nobles[seat * REGIONS + region] == 0:
        return NO_NOBLE_MANAGER
    return OK if s.managers < MANAGERS else NO_MANAGER_LEFT


@rule
def offer_managers(s: Commonwealth, seat: int, out: Choices, n: int) -> int:
    for region in members(s.present[seat]):
        for circle in members(s.owned[seat * REGIONS + region]):
            if why_not_manager(s, seat, region, circle) == OK:
                out[n] = HIRE_MANAGER + region * MOST_CIRCLES + circle
                n += 1
    return n


@rule
def hire_manager(s: Commonwealth, seat: int, region: int, circle: int) -> None:
    k = region * MOST_CIRCLES + circle
    remove_noble(s, seat, region, 1)
    s.manager[k] = 1
    s.managers += 1
    emit(s, MANAGER_HIRED, EVERYONE, seat, region, s.worth[k])
    next_actor(s)


# ---- Danzig ----
@rule
def why_not_danzig(s: Commonwealth, seat: int) -> int:
    """GP-8.2 – One cube from Prussia; no estate is needed."""
    return OK if s.nobles[seat * REGIONS + PRUSSIA] > 0 else NO_NOBLE_IN_PRUSSIA


@rule
def sell_in_danzig(s: Commonwealth, seat: int) -> None:
    """GP-8.2 – Twice the value of Prussia, at once."""
    remove_noble(s, seat, PRUSSIA, 1)
    s.coins[seat] += 2 * s.value[PRUSSIA]
    emit(s, DANZIG_SOLD, EVERYONE, seat, 2 * s.value[PRUSSIA])
    next_actor(s)


# ---- diplomacy ----
@rule
def gift_of(gift: int) -> int:
    """GP-8.3, GP-O2 – The fixed part of the price: two coins, by the option also four or six."""
    return 2 + 2 * gift


@rule
def why_not_treaty(s: Commonwealth, seat: int, foe_named: int, gift: int) -> int:
    """GP-8.3, GP-8.3e – One treaty a round; a cube from the region, a disc from the Sejm, coins for a roll of 1."""
    enemy = ENEMY_OF_FOE[foe_named]
    if enemy == BLACK and foe(s, enemy) != foe_named:
        return NOT_THIS_ROUND
    refusal = why_not_partner(s, enemy)
    if refusal != OK:
        return refusal
    if gift > 0 and s.sturdy_treaty == 0:
        return FIXED_GIFT
    if s.treaty >= 0:
        return ONE_TREATY
    if s.envoys_failed == 1:
        return ENVOYS_FAILED
    if s.nobles[seat * REGIONS + ENTRY[enemy]] == 0:
        return NO_NOBLE_THERE
    if seats_in_sejm(s, seat) == 0:
        return NO_SEAT_IN_SEJM
    return OK if s.coins[seat] > gift_of(gift) else TREATY_TOO_DEAR


@rule
def offer_treaties(s: Commonwealth, seat: int, out: Choices, n: int) -> int:
    """Who cannot send envoys at all looks at nobody; the gift is fixed but by option."""
    if s.treaty >= 0 or s.envoys_failed == 1 or seats_in_sejm(s, seat) == 0:
        return n
    gifts = GIFTS if s.sturdy_treaty == 1 else 1
    for foe_named in range(FOES):
        for gift in range(gifts):
            if why_not_treaty(s, seat, foe_named, gift) == OK:
                out[n] = MAKE_TREATY + foe_named * GIFTS + gift
                n += 1
    return n


@rule
def why_not_partner(s: Commonwealth, enemy: int) -> int:
    """GP-8.3a, GP-O1 – Never the Ottomans, the Habsburgs only in round four; the option turns two of them round."""
    if enemy == OTTOMANS:
        return OK if s.treaty_limits == 1 and s.round <= 2 else NO_TREATY_OTTOMANS
    if enemy == TATARS and s.treaty_limits == 1 and s.round <= 2:
        return NO_TREATY_TATARS
    if enemy == HABSBURGS and (s.round < 4 or vienna_held(s)):
        return NO_TREATY_HABSBURGS
    return OK


@rule
def make_treaty(s: Commonwealth, seat: int, foe_named: int, gift: int) -> None:
    """GP-8.3b – Cube and disc are gone; who cannot pay pays all he has, and no treaty is made."""
    enemy = ENEMY_OF_FOE[foe_named]
    remove_noble(s, seat, ENTRY[enemy], 1)
    remove_from_sejm(s, seat)
    die = roll(s)
    price = gift_of(gift) + die
    paid = min(price, s.coins[seat])
    s.coins[seat] -= paid
    emit(s, ENVOYS_SENT, EVERYONE, seat, foe(s, enemy), die, paid)
    if paid < price:
        s.envoys_failed = 1 if s.failed_treaty == USED_UP else 0
        emit(s, TREATY_FAILED, EVERYONE, seat, foe(s, enemy))
    else:
        s.treaty = enemy
        s.treaty_breaks = 2 + gift  # GP-O2
        emit(s, TREATY_MADE, EVERYONE, seat, foe(s, enemy))
    next_actor(s)


# ---- moving cubes ----
@rule
def why_not_move(s: Commonwealth, seat: int, origin: int, region: int) -> int:
    """GP-8.4 – From one region to another."""
    if origin == region:
        return SAME_REGION
    return OK if s.nobles[seat * REGIONS + origin] > 0 else NO_NOBLE_MOVE


@rule
def offer_moves(s: Commonwealth, seat: int, out: Choices, n: int) -> int:
    for origin in members(s.present[seat]):
        n = offer_members(MOVE_NOBLE + origin * REGIONS, ALL_REGIONS & ~(1 << origin), out, n)
    return n


@rule
def move_noble(s: Commonwealth, seat: int, origin: int, region: int) -> None:
    remove_noble(s, seat, origin, 1)
    place_nobles(s, seat, region, 1)
    emit(s, NOBLE_MOVED, EVERYONE, seat, origin, region)


@rule
def move_first(s: Commonwealth, seat: int, origin: int, region: int) -> None:
    """GP-8.4 – One or two cubes: a second may follow."""
    move_noble(s, seat, origin, region)
    ask(s, seat, MOVE_ON)


@rule
def move_second(s: Commonwealth, seat: int, origin: int, region: int) -> None:
    move_noble(s, seat, origin, region)
    next_actor(s)


@rule
def end_action(s: Commonwealth, seat: int) -> None:
    """GP-8.4, GP-8.7 – No second cube, or no further school."""
    next_actor(s)


# ---- liberum veto ----
@rule
def why_not_veto(s: Commonwealth, seat: int, region: int) -> int:
    return OK if s.nobles[seat * REGIONS + region] > 0 else NO_NOBLE_VETO


@rule
def offer_vetoes(s: Commonwealth, seat: int, out: Choices, n: int) -> int:
    return offer_members(VETO, s.present[seat], out, n)


@rule
def veto(s: Commonwealth, seat: int, region: int) -> None:
    """GP-8.5 – One cube from anywhere; every disc leaves the Sejm."""
    remove_noble(s, seat, region, 1)
    removed = 0
    for k in range(REGIONS):
        if s.sejm[k] >= 0:
            removed += 1
            leave_sejm(s, k)
    emit(s, VETOED, EVERYONE, seat, region, removed)
    next_actor(s)


# ---- confederation ----
@rule
def why_not_now(s: Commonwealth, seat: int) -> int:
    """GP-8.6 – From round three, for the player alone in last place."""
    if s.round < 3:
        return CONFEDERATION_LATER
    for other in range(s.players):
        if other != seat and s.points[other] <= s.points[seat]:
            return NOT_LAST
    return OK


@rule
def why_not_confederation(s: Commonwealth, seat: int, region: int, victim: int) -> int:
    """GP-8.6 – Two cubes; the victim has fewer cubes there, and an estate without a city."""
    own = s.nobles[seat * REGIONS + region]
    if own < 2:
        return TWO_NOBLES_CONFEDERATION
    if victim == seat:
        return OWN_TARGET
    if victim >= s.players or estate_to_take(s, region, victim) < 0:
        return NO_ESTATE_THERE
    if s.nobles[victim * REGIONS + region] >= own:
        return NOT_FEWER
    return OK if s.discs[seat] > 0 else NO_DISC


@rule
def estate_to_take(s: Commonwealth, region: int, victim: int) -> int:
    """GP-8.6 – The lowest estate without a city; -1 if there is none."""
    for circle in members(s.owned[victim * REGIONS + region]):
        if s.city[region * MOST_CIRCLES + circle] == 0:
            return region * MOST_CIRCLES + circle
    return -1


@rule
def confederate(s: Commonwealth, seat: int, region: int, victim: int) -> None:
    """GP-8.6 – The disc changes hands; a manager there returns to the stock."""
    remove_noble(s, seat, region, 2)
    k = estate_to_take(s, region, victim)
    change_owner(s, k, seat)
    emit(s, CONFEDERATED, EVERYONE, seat, victim, region, s.worth[k])
    next_actor(s)


# ---- Jesuit schools ----
@rule
def why_not_school(s: Commonwealth, seat: int, region: int) -> int:
    """GP-8.7 – From round two; one cube and two coins for each region."""
    if s.round < 2:
        return SCHOOLS_LATER
    if s.stage == SCHOOLS and s.schooled >> region & 1 == 1:
        return SCHOOL_STANDS
    if s.nobles[seat * REGIONS + region] == 0:
        return NO_NOBLE_SCHOOL
    return OK if s.coins[seat] >= SCHOOL_COSTS else SCHOOL_TOO_DEAR


@rule
def found_first_school(s: Commonwealth, seat: int, region: int) -> None:
    s.schooled = 0
    found_school(s, seat, region)


@rule
def found_school(s: Commonwealth, seat: int, region: int) -> None:
    """GP-8.7 – A point for each region, at once; two more for all five. The action goes on while it can."""
    remove_noble(s, seat, region, 1)
    s.coins[seat] -= SCHOOL_COSTS
    s.points[seat] += 1
    s.schooled |= 1 << region
    emit(s, SCHOOL_FOUNDED, EVERYONE, seat, region)
    if s.schooled == ALL_REGIONS:
        s.points[seat] += 2
        emit(s, SCHOOLS_EVERYWHERE, EVERYONE, seat)
    ask(s, seat, SCHOOLS)
    for other in range(REGIONS):
        if why_not_school(s, seat, other) == OK:
            return
    next_actor(s)


# ---- city ----
@rule
def why_no_city(s: Commonwealth, seat: int) -> int:
    """GP-8.8 – From round three, one a round in all."""
    if s.round < 3:
        return CITIES_LATER
    return ONE_CITY if s.city_built == 1 or cities_out(s) == CITIES else OK


@rule
def why_not_city(s: Commonwealth, seat: int, region: int, circle: int) -> int:
    """GP-8.8 – Two cubes, an own estate without a city."""
    k = region * MOST_CIRCLES + circle
    if s.estate[k] != seat:
        return NO_ESTATE_CITY
    if s.city[k] == 1:
        return HAS_CITY
    return OK if s.nobles[seat * REGIONS + region] >= 2 else TWO_NOBLES_CITY


@rule
def offer_cities(s: Commonwealth, seat: int, out: Choices, n: int) -> int:
    for region in members(s.present[seat]):
        for circle in members(s.owned[seat * REGIONS + region]):
            if why_not_city(s, seat, region, circle) == OK:
                out[n] = FOUND_CITY + region * MOST_CIRCLES + circle
                n += 1
    return n


@rule
def cities_out(s: Commonwealth) -> int:
    count = 0
    for k in range(REGIONS * MOST_CIRCLES):
        count += s.city[k]
    return count


@rule
def found_city(s: Commonwealth, seat: int, region: int, circle: int) -> None:
    k = region * MOST_CIRCLES + circle
    remove_noble(s, seat, region, 2)
    s.city[k] = 1
    s.city_built = 1
    emit(s, CITY_FOUNDED, EVERYONE, seat, region, s.worth[k])
    next_actor(s)
