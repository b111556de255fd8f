"""W-2: the ten actions, in the order of the cards; within each, players in their order."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import Choices, rule
from wartable.games.wallenstein.board import (
    ACTIONS,
    ARMIES_5,
    ARMIES_TILE,
    ARMIES_TILE_HELD,
    ARMY_1,
    BLANK,
    BUILDINGS,
    FEW,
    FEW_RECRUITS,
    GATHER_GRAIN,
    GRAIN,
    GRAIN_TILE,
    LEADER_ARMIES,
    LEADER_DISCOUNT,
    LEADER_GRAIN,
    LEADER_TAXES,
    LEAST_GRAIN,
    LEAST_TAXES,
    MARKET_PEACE,
    MOST_GRAIN,
    MOST_NEIGHBOURS,
    MOST_TAXES,
    NEIGHBOUR,
    POOR_HARVEST,
    POOR_TAXES,
    PRICE,
    RAISE_TAXES,
    RECRUITS,
    RICH_HARVEST,
    RICH_TAXES,
    SPACES,
    TAX,
    THALER_TILE,
    TRADING_HOUSE,
)
from wartable.games.wallenstein.names import (
    ACTION_BEGAN,
    ACTION_BLANK,
    ACTION_SHOWN,
    ACTION_TURNED,
    ACTION_VOID,
    BUILT,
    HARVESTED,
    MARCH_TO,
    MARCHERS,
    MARKET_CALMED,
    MOVED,
    NEVER_INTO_A_FIGHT,
    NO_BUILDING_LEFT,
    NO_FREE_SITE,
    NOT_ADJACENT,
    ONE_STAYS,
    OUT_OF_GAME,
    RECRUITED,
    SAME_BUILDING,
    STAYED,
    TAXED,
)
from wartable.games.wallenstein.pieces import (
    adjacent,
    answered,
    armies_in_supply,
    ask,
    buildings_left,
    end_phase,
    free_sites,
    has_tile,
    in_game,
    lay_marker,
    next_in_order,
)
from wartable.games.wallenstein.stages.p02_cards_and_tiles import draw_action
from wartable.games.wallenstein.stages.p04_event_and_order import in_force
from wartable.games.wallenstein.stages.p06_battle import attack, why_not_attack
from wartable.games.wallenstein.stages.p07_revolt import revolt
from wartable.games.wallenstein.state import MARCH, OPEN_SLOTS, SHIFT, Empire

MOST_MARCHERS = len(MARCHERS)


@rule
def go_on(s: Empire) -> None:
    """W-1.7 – Each action in turn: every player in order, then the next card."""
    while s.slot < ACTIONS and s.asked == 0:
        if s.turn == 0:
            emit(s, ACTION_BEGAN, EVERYONE, s.row[s.slot])
        seat = next_in_order(s)
        if seat >= 0:
            carry_out(s, seat, s.row[s.slot])
        else:
            end_action(s)
    if s.asked == 0:
        s.slot = 0
        end_phase(s)


@rule
def end_action(s: Empire) -> None:
    """W-1.1 – Each time an action is finished the next hidden card is opened."""
    opened = s.slot + OPEN_SLOTS
    if opened < ACTIONS:
        s.row[opened] = draw_action(s)
        emit(s, ACTION_TURNED, EVERYONE, s.row[opened], opened + 1)
    s.slot += 1
    s.turn = 0


@rule
def carry_out(s: Empire, seat: int, action: int) -> None:
    """W-1.7, W-1.13 – The plan is shown when its owner acts; a blank or empty space, or a card lost, is no action."""
    k = seat * SPACES + action
    if s.shown[k] >= 0:
        return
    card = s.plan[k]
    s.plan[k] = -1
    if card < 0 or card == BLANK:
        s.shown[k] = BLANK
        emit(s, ACTION_BLANK, EVERYONE, seat, action)
        return
    s.shown[k] = card
    emit(s, ACTION_SHOWN, EVERYONE, seat, action, card)
    perform(s, seat, action, card)


@rule
def perform(s: Empire, seat: int, action: int, county: int) -> None:
    if action < BUILDINGS:
        build_by_plan(s, seat, action, county)
    elif action == GATHER_GRAIN:
        harvest(s, seat, county)
    elif action == RAISE_TAXES:
        tax(s, seat, county)
    elif action < ARMY_1:
        recruit(s, seat, action, county)
    elif action == ARMY_1:
        recruit_and_shift(s, seat, county)
    else:
        march_out(s, seat, action, county)


@rule
def void(s: Empire, seat: int, action: int, county: int) -> None:
    """W-1.7 – What cannot be done fully is not done."""
    emit(s, ACTION_VOID, EVERYONE, seat, action, county)


@rule
def is_led(s: Empire, seat: int, county: int) -> int:
    """W-9.2, W-9.14 – 1 in the leader's county; he helps planned actions only."""
    return 1 if s.leader[seat] == county else 0


# ---- building (W-2.1) ----
@rule
def why_not_build(s: Empire, building: int, county: int) -> int:
    """W-2.1, W-0.12 – A free site, no building of that kind there, and one in the supply."""
    if s.buildings[county * BUILDINGS + building] > 0:
        return SAME_BUILDING
    if free_sites(s, county) == 0:
        return NO_FREE_SITE
    return OK if buildings_left(s, building) > 0 else NO_BUILDING_LEFT


@rule
def building_price(s: Empire, seat: int, building: int, county: int) -> int:
    """W-2.1, W-9.2 – Three, two, one; one less where the leader is."""
    return PRICE[building] - LEADER_DISCOUNT * is_led(s, seat, county)


@rule
def build_by_plan(s: Empire, seat: int, building: int, county: int) -> None:
    """W-2.1, W-2.11 – Paid to the bank, taken from the common supply."""
    price = building_price(s, seat, building, county)
    if why_not_build(s, building, county) != OK or s.thalers[seat] < price:
        void(s, seat, building, county)
        return
    s.thalers[seat] -= price
    s.buildings[county * BUILDINGS + building] = 1
    emit(s, BUILT, EVERYONE, seat, building, county, price)
    calm_market(s, building, county)


@rule
def calm_market(s: Empire, building: int, county: int) -> None:
    """W-4.1, W-4.10 – In its season any new trading house removes a marker there."""
    if building == TRADING_HOUSE and in_force(s, MARKET_PEACE) and s.markers[county] > 0:
        s.markers[county] -= 1
        emit(s, MARKET_CALMED, EVERYONE, county)


# ---- grain and taxes (W-2.2 to W-2.4) ----
@rule
def harvest_of(s: Empire, seat: int, county: int) -> int:
    """W-2.2, W-4.7, W-4.8, W-1.8, W-9.8 – The county's grain; then the event, the tile, the leader."""
    grain = GRAIN[county]
    if in_force(s, RICH_HARVEST):
        grain = max(grain, LEAST_GRAIN)
    if in_force(s, POOR_HARVEST):
        grain = min(grain, MOST_GRAIN)
    if has_tile(s, seat, GRAIN_TILE):
        grain += 1
    return grain + LEADER_GRAIN * is_led(s, seat, county)


@rule
def harvest(s: Empire, seat: int, county: int) -> None:
    grain = harvest_of(s, seat, county)
    s.grain[seat] += grain
    emit(s, HARVESTED, EVERYONE, seat, county, grain)
    unrest(s, county)


@rule
def taxes_of(s: Empire, seat: int, county: int) -> int:
    """W-2.3, W-4.5, W-4.6, W-1.8, W-9.8 – The county's tax; then the event, the tile, the leader."""
    thalers = TAX[county]
    if in_force(s, POOR_TAXES):
        thalers = min(thalers, MOST_TAXES)
    if in_force(s, RICH_TAXES):
        thalers = max(thalers, LEAST_TAXES)
    if has_tile(s, seat, THALER_TILE):
        thalers += 1
    return thalers + LEADER_TAXES * is_led(s, seat, county)


@rule
def tax(s: Empire, seat: int, county: int) -> None:
    thalers = taxes_of(s, seat, county)
    s.thalers[seat] += thalers
    emit(s, TAXED, EVERYONE, seat, county, thalers)
    unrest(s, county)


@rule
def unrest(s: Empire, county: int) -> None:
    """W-2.4 – With a marker there the county revolts; without a revolt, or after one put down, a marker is added."""
    if s.markers[county] == 0 or revolt(s, county, s.markers[county]):
        lay_marker(s, county)


# ---- armies (W-2.5 to W-2.7) ----
@rule
def recruits(s: Empire, action: int) -> int:
    """W-2.5, W-2.6, W-2.7, W-4.9 – Five, three, one; fewer in the event's season."""
    return FEW[action] if in_force(s, FEW_RECRUITS) else RECRUITS[action]


@rule
def recruits_with_help(s: Empire, seat: int, action: int, county: int) -> int:
    """W-1.2, W-1.8, W-9.8 – The tile makes it six, the leader adds one."""
    armies = recruits(s, action)
    if action == ARMIES_5 and has_tile(s, seat, ARMIES_TILE_HELD):
        armies = ARMIES_TILE
    return armies + LEADER_ARMIES * is_led(s, seat, county)


@rule
def can_recruit(s: Empire, seat: int, action: int) -> bool:
    """W-1.18 – Void only if the number without tile and leader cannot be placed or paid."""
    return s.thalers[seat] >= PRICE[action] and armies_in_supply(s, seat) >= recruits(s, action)


@rule
def recruit(s: Empire, seat: int, action: int, county: int) -> None:
    if not can_recruit(s, seat, action):
        void(s, seat, action, county)
        return
    armies = min(recruits_with_help(s, seat, action, county), armies_in_supply(s, seat))
    s.thalers[seat] -= PRICE[action]
    s.armies[county] += armies
    emit(s, RECRUITED, EVERYONE, seat, county, armies, PRICE[action])


@rule
def recruit_and_shift(s: Empire, seat: int, county: int) -> None:
    """W-2.7, W-2.10 – Buying is compulsory if possible, moving optional; no purchase, no move."""
    if not can_recruit(s, seat, ARMY_1):
        void(s, seat, ARMY_1, county)
        return
    recruit(s, seat, ARMY_1, county)
    if has_own_neighbour(s, seat, county):
        s.origin = county
        ask(s, seat, SHIFT)


@rule
def has_own_neighbour(s: Empire, seat: int, county: int) -> bool:
    for k in range(MOST_NEIGHBOURS):
        other = NEIGHBOUR[county * MOST_NEIGHBOURS + k]
        if other >= 0 and s.owner[other] == seat:
            return True
    return False


# ---- moving (W-2.7 to W-2.9) ----
@rule
def why_not_move(s: Empire, county: int, armies: int) -> int:
    """W-2.8, W-2.9, W-0.2 – To an adjacent county of this game; one army always stays."""
    if not in_game(s, county):
        return OUT_OF_GAME
    if not adjacent(s, s.origin, county):
        return NOT_ADJACENT
    return OK if armies + 1 < s.armies[s.origin] else ONE_STAYS


@rule
def why_not_shift(s: Empire, seat: int, county: int, armies: int) -> int:
    """W-2.7 – Never into a fight."""
    refusal = why_not_move(s, county, armies)
    if refusal == OK and s.owner[county] != seat:
        return NEVER_INTO_A_FIGHT
    return refusal


@rule
def why_not_march(s: Empire, seat: int, county: int, armies: int) -> int:
    refusal = why_not_move(s, county, armies)
    if refusal == OK and s.owner[county] != seat:
        return why_not_attack(s, county, s.row[s.slot])
    return refusal


@rule
def offer_shifts(s: Empire, seat: int, out: Choices, n: int) -> int:
    for k in range(MOST_NEIGHBOURS):
        county = NEIGHBOUR[s.origin * MOST_NEIGHBOURS + k]
        if county >= 0 and s.owner[county] == seat:
            n = offer_numbers(s, county, out, n)
    return n


@rule
def offer_marches(s: Empire, seat: int, out: Choices, n: int) -> int:
    for k in range(MOST_NEIGHBOURS):
        county = NEIGHBOUR[s.origin * MOST_NEIGHBOURS + k]
        if county >= 0 and s.armies[s.origin] > 1 and why_not_march(s, seat, county, 0) == OK:
            n = offer_numbers(s, county, out, n)
    return n


@rule
def offer_numbers(s: Empire, county: int, out: Choices, n: int) -> int:
    for armies in range(min(MOST_MARCHERS, s.armies[s.origin] - 1)):
        out[n] = MARCH_TO + county * MOST_MARCHERS + armies
        n += 1
    return n


@rule
def march_out(s: Empire, seat: int, action: int, county: int) -> None:
    """W-2.8, W-2.9, W-1.17 – Target and number are chosen now; with one army nobody can go."""
    s.origin = county
    if s.armies[county] > 1 and has_target(s, seat):
        ask(s, seat, MARCH)
    else:
        s.origin = -1
        void(s, seat, action, county)


@rule
def has_target(s: Empire, seat: int) -> bool:
    for k in range(MOST_NEIGHBOURS):
        county = NEIGHBOUR[s.origin * MOST_NEIGHBOURS + k]
        if county >= 0 and why_not_march(s, seat, county, 0) == OK:
            return True
    return False


@rule
def march(s: Empire, seat: int, county: int, armies: int) -> None:
    """W-2.8 – Into an own county it is a move, into any other a battle."""
    if s.owner[county] == seat:
        shift(s, seat, county, armies)
    else:
        attack(s, seat, s.origin, county, armies + 1)


@rule
def shift(s: Empire, seat: int, county: int, armies: int) -> None:
    s.armies[s.origin] -= armies + 1
    s.armies[county] += armies + 1
    emit(s, MOVED, EVERYONE, seat, s.origin, county, armies + 1)
    s.origin = -1
    answered(s)


@rule
def stay(s: Empire, seat: int) -> None:
    """W-2.8 – The move may be declined."""
    emit(s, STAYED, EVERYONE, seat, s.origin)
    s.origin = -1
    answered(s)
