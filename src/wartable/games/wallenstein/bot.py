"""A bot for Wallenstein: build where it counts, eat in winter, take what is weakly held.

Written in the integer subset, so the same functions serve at the table and as a compiled policy. They look only at
what everyone sees, at the seat's own plan and at the offer made to it. Every choice gets a worth, a hundred for each
point to be expected; the best one is made.
"""

from __future__ import annotations

from collections.abc import Callable

from wartable.engine.branches import by_verb
from wartable.engine.codec import Verb
from wartable.engine.events import OK
from wartable.engine.luck import draw
from wartable.engine.rule import Choices, rule
from wartable.games.wallenstein.board import (
    ACTIONS,
    ARMIES_5,
    ARMIES_TILE_HELD,
    ATTACK_TILE,
    BATTLE_A,
    BATTLE_B,
    BID,
    BLANK,
    BONUS_ARMIES,
    BONUS_GRAIN,
    BONUS_POINTS,
    BUILDINGS,
    COIN_0,
    COUNTIES,
    COURT_SPACE,
    DEFENCE_TILE,
    FAVOUR_ARMIES,
    FAVOUR_GARRISON,
    FAVOUR_GRAIN,
    FAVOUR_HOUSE,
    FAVOUR_PALACE,
    FAVOUR_POINTS,
    FAVOUR_THALERS,
    GATHER_GRAIN,
    GRAIN,
    GRAIN_TILE,
    GROUP_SIZES,
    MAJORITY,
    MOST_NEIGHBOURS,
    NEIGHBOUR,
    PRICE,
    RAISE_TAXES,
    RECRUITS,
    REGION_OF,
    SITES,
    SPACES,
    TAX,
    THALER_TILE,
    TOWER_CARD,
)
from wartable.games.wallenstein.names import (
    ADD_ARMY,
    ASK_FAVOUR,
    BUILD_FREE,
    CLEAR,
    DRAW,
    ENTER_COUNTY,
    FIGHT_REVOLT,
    GARRISON_COUNTY,
    LATER,
    LEAD_HERE,
    LEAD_TO,
    MARCH_TO,
    PARDON_COUNTY,
    PASS,
    PLAN_CARD,
    READY,
    RECALL,
    RENEW,
    STATION_GROUP,
    STATUE_LEFT,
    TAKE,
    TAKE_BONUS,
    TAKE_PLACE,
)
from wartable.games.wallenstein.pieces import counties_of, has_tile
from wartable.games.wallenstein.stages.p03_planning import is_planned
from wartable.games.wallenstein.stages.p05_actions import (
    building_price,
    harvest_of,
    taxes_of,
    why_not_build,
)
from wartable.games.wallenstein.stages.p09_scoring import buildings_in
from wartable.games.wallenstein.stages.x2_region_cards import amount_of
from wartable.games.wallenstein.state import YEARS, Empire

POINT = 100
MOOD = 24  # by so much the worth of a card in a plan varies: what is planned in secret nobody must work out
HOPELESS = -(10**6)
# The chance to win, in per cent, with so many armies more than the defender; a tie destroys, and peasants help him.
CHANCE = (3, 6, 12, 22, 34, 48, 62, 74, 83, 90, 94, 97)
EVEN = 4  # where that table has the same number of armies
NEUTRAL_CHANCE = (0, 40, 75, 90, 96)  # against a neutral county, with so many armies


@rule
def heuristic(s: Empire, seat: int, out: Choices, n: int) -> int:
    """The choice of a seat among out[:n]: the one worth most."""
    best = out[0]
    most = HOPELESS * 2
    for k in range(n):
        worth = worth_of(s, seat, out[k]) * 8 + draw(s, 8)
        if worth > most:
            most = worth
            best = out[k]
    return best


# ---- looking at the Empire ----
@rule
def winters_left(s: Empire) -> int:
    return YEARS + 1 - s.year


@rule
def threat(s: Empire, seat: int, county: int) -> int:
    """The most armies another player could send there."""
    most = 0
    for k in range(MOST_NEIGHBOURS):
        other = NEIGHBOUR[county * MOST_NEIGHBOURS + k]
        if other >= 0 and s.owner[other] >= 0 and s.owner[other] != seat:
            most = max(most, s.armies[other] - 1)
    return most


@rule
def exposed(s: Empire, seat: int, county: int) -> int:
    """By how much a county could be outnumbered, at most six."""
    return min(6, max(0, threat(s, seat, county) - s.armies[county]))


@rule
def built(s: Empire, county: int) -> int:
    count = 0
    for building in range(BUILDINGS):
        count += s.buildings[county * BUILDINGS + building]
    return count


@rule
def most_of_others(s: Empire, seat: int, region: int, building: int) -> int:
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, buildings_in(s, other, region, building))
    return most


@rule
def lead_points(own: int, others: int, building: int) -> int:
    if own == 0 or own < others:
        return 0
    return MAJORITY[building] - (1 if own == others else 0)


@rule
def worth_of_building(s: Empire, seat: int, building: int, county: int) -> int:
    """A point each winter, and what it changes in the region; less where it is likely to fall to somebody else."""
    region = REGION_OF[county]
    own = buildings_in(s, seat, region, building)
    others = most_of_others(s, seat, region, building)
    gain = lead_points(own + 1, others, building) - lead_points(own, others, building)
    near = 1 if own + 1 == others else 0
    worth = POINT * (1 + gain) + 30 * near
    return worth * winters_left(s) * (10 - exposed(s, seat, county)) // 10


@rule
def worth_of_county(s: Empire, seat: int, county: int) -> int:
    """A point each winter for itself and its buildings, and a place for more."""
    worth = POINT + POINT * built(s, county) + 20 * SITES[county] + 6 * TAX[county] + 6 * GRAIN[county]
    return worth * winters_left(s) - 40 * s.markers[county]


@rule
def chance(s: Empire, seat: int, county: int, armies: int) -> int:
    """In per cent, of taking it with so many armies."""
    if s.owner[county] < 0:
        return NEUTRAL_CHANCE[min(armies, len(NEUTRAL_CHANCE) - 1)]
    surplus = armies - s.armies[county] + s.tray[seat] - s.tray[s.owner[county]]
    if has_tile(s, seat, ATTACK_TILE):
        surplus += 1
    if has_tile(s, s.owner[county], DEFENCE_TILE):
        surplus -= 1
    if armies < 3:
        surplus -= 1
    return CHANCE[max(0, min(len(CHANCE) - 1, surplus + EVEN))]


@rule
def worth_of_attack(s: Empire, seat: int, origin: int, county: int, armies: int) -> int:
    """What is won, by its chance; what is lost; and what is left uncovered."""
    odds = chance(s, seat, county, armies)
    prize = worth_of_county(s, seat, county)
    if s.owner[county] >= 0:
        prize += prize  # it is taken from somebody
    left = s.armies[origin] - armies
    bare = min(4, max(0, threat(s, seat, origin) - left)) * (10 + 20 * built(s, origin))
    thin = max(0, 3 - (armies - defenders(s, county))) * 15
    return odds * prize // 100 - (100 - odds) * armies * 6 // 100 - bare - thin


@rule
def defenders(s: Empire, county: int) -> int:
    return 1 if s.owner[county] < 0 else s.armies[county]


@rule
def best_attack(s: Empire, seat: int, origin: int, armies: int) -> int:
    best = 0
    for k in range(MOST_NEIGHBOURS):
        county = NEIGHBOUR[origin * MOST_NEIGHBOURS + k]
        if county >= 0 and s.owner[county] != seat:
            best = max(best, worth_of_attack(s, seat, origin, county, armies))
    return best


# ---- plans ----
@rule
def slot_of(s: Empire, action: int) -> int:
    """When an action comes; those face down come late."""
    for slot in range(ACTIONS):
        if s.row[slot] == action:
            return slot
    return 7


@rule
def purse(s: Empire, seat: int, action: int) -> int:
    """Thalers for an action: those there are, less what the plan costs, and taxes if they come before."""
    left = s.thalers[seat]
    for other in range(ACTIONS):
        card = s.plan[seat * SPACES + other]
        if card >= 0 and card < COUNTIES:
            left -= PRICE[other]
            if other == RAISE_TAXES and slot_of(s, RAISE_TAXES) < slot_of(s, action):
                left += TAX[card]
    card = s.plan[seat * SPACES + BID]
    return left - (card - COIN_0 if card > COIN_0 and card < TOWER_CARD else 0)


@rule
def worth_of_plan(s: Empire, seat: int, space: int, card: int) -> int:
    return worth_of_card(s, seat, space, card) + draw(s, MOOD) - MOOD // 2


@rule
def worth_of_card(s: Empire, seat: int, space: int, card: int) -> int:
    if space == BID:
        return worth_of_bid(s, seat, card)
    if card == BLANK:
        return 0
    if space >= COURT_SPACE:
        return worth_of_courtiers(s, seat, BID - space, card)
    return worth_of_action(s, seat, space, card) - built_elsewhere(s, seat, space, card)


@rule
def built_elsewhere(s: Empire, seat: int, space: int, county: int) -> int:
    """A county serves once: one with free sites is kept for building, one with armies for war."""
    return 8 * (SITES[county] - built(s, county)) if space >= BUILDINGS else 0


@rule
def worth_of_action(s: Empire, seat: int, action: int, county: int) -> int:
    if action < BUILDINGS:
        price = building_price(s, seat, action, county)
        if why_not_build(s, action, county) != OK or purse(s, seat, action) < price:
            return -POINT
        return worth_of_building(s, seat, action, county) - 12 * price
    if action == GATHER_GRAIN:
        return worth_of_harvest(s, seat, county) - cost_of_unrest(s, seat, county)
    if action == RAISE_TAXES:
        return worth_of_taxes(s, seat, county) - cost_of_unrest(s, seat, county)
    if action >= BATTLE_A:
        return worth_of_marching(s, seat, county)
    return worth_of_recruits(s, seat, action, county)


@rule
def worth_of_harvest(s: Empire, seat: int, county: int) -> int:
    """Grain for every county in winter, and a little more for what winter takes."""
    wanted = counties_of(s, seat) + 4 - s.grain[seat]
    return 45 * min(max(0, wanted), harvest_of(s, seat, county)) + 5 * GRAIN[county]


@rule
def worth_of_taxes(s: Empire, seat: int, county: int) -> int:
    """Thalers are worth what they buy, and nothing at the end."""
    seasons_left = (YEARS - s.year) * 3 + 2 - s.season
    need = 30 if s.thalers[seat] < 8 else 20 if s.thalers[seat] < 14 else 10
    return taxes_of(s, seat, county) * (need if seasons_left > 0 else 4)


@rule
def cost_of_unrest(s: Empire, seat: int, county: int) -> int:
    """A marker there means a revolt now; none means one for later."""
    if s.markers[county] == 0:
        return 10 + 12 * built(s, county)
    armies = s.armies[county]
    surplus = armies - s.markers[county] - 2
    risk = 60 if surplus < 0 else 35 if surplus < 2 else 15
    return risk * worth_of_county(s, seat, county) // 100 + 25 * min(armies, s.markers[county] + 1)


@rule
def worth_of_recruits(s: Empire, seat: int, action: int, county: int) -> int:
    """Where others threaten something built, or where there is something to take."""
    if purse(s, seat, action) < PRICE[action]:
        return -POINT
    armies = RECRUITS[action]
    before = exposed(s, seat, county)
    after = min(6, max(0, threat(s, seat, county) - s.armies[county] - armies))
    safer = (before - after) * (12 + 14 * built(s, county))
    bolder = best_attack(s, seat, county, s.armies[county] + armies - 1) - best_attack(
        s, seat, county, s.armies[county] - 1
    )
    return safer + max(0, bolder) // 2 + 14 * armies - 10 * PRICE[action]


@rule
def worth_of_marching(s: Empire, seat: int, county: int) -> int:
    """The best attack from there with all that can go."""
    armies = s.armies[county] - 1
    return best_attack(s, seat, county, armies) if armies > 1 else -POINT


@rule
def worth_of_bid(s: Empire, seat: int, card: int) -> int:
    """A county that has nothing better to do, or a coin or two."""
    if card < COUNTIES:
        return 6
    if card == TOWER_CARD:
        return 2
    coins = card - COIN_0
    wanted = 0 if s.thalers[seat] < 6 else 2 if s.thalers[seat] < 14 else 3
    return 8 - 4 * abs(coins - wanted)


@rule
def worth_of_courtiers(s: Empire, seat: int, courtiers: int, card: int) -> int:
    """Armies to spare become courtiers; those in the tray cost least."""
    if card == TOWER_CARD:
        return 12 * courtiers if s.tray[seat] >= courtiers and not is_tower_planned(s, seat) else -5
    if s.armies[card] <= courtiers + 1 or is_planned(s, seat, card):
        return -POINT
    spare = s.armies[card] - courtiers - threat(s, seat, card)
    return 4 * courtiers + 2 * min(3, spare) if spare > 0 else -20


@rule
def is_tower_planned(s: Empire, seat: int) -> bool:
    return is_planned(s, seat, TOWER_CARD)


@rule
def worth_of_clearing(s: Empire, seat: int, space: int) -> int:
    return -POINT


@rule
def worth_of_ready(s: Empire, seat: int) -> int:
    return POINT


# ---- the order ----
@rule
def worth_of_place(s: Empire, seat: int, place: int) -> int:
    """What its tile adds to the own plan, and a little for going early."""
    tile = s.tiles[place]
    worth = 12 - 3 * place
    if tile == THALER_TILE and acts(s, seat, RAISE_TAXES):
        worth += 20
    if tile == GRAIN_TILE and acts(s, seat, GATHER_GRAIN):
        worth += 30
    if tile == ARMIES_TILE_HELD and acts(s, seat, ARMIES_5):
        worth += 22
    if tile == ATTACK_TILE and (acts(s, seat, BATTLE_A) or acts(s, seat, BATTLE_B)):
        worth += 35
    return worth + 18 if tile == DEFENCE_TILE else worth


@rule
def acts(s: Empire, seat: int, action: int) -> bool:
    card = s.plan[seat * SPACES + action]
    return card >= 0 and card < COUNTIES


# ---- marching ----
@rule
def worth_of_march(s: Empire, seat: int, county: int, armies: int) -> int:
    if s.owner[county] == seat:
        return worth_of_move(s, seat, county, armies + 1)
    return worth_of_attack(s, seat, s.origin, county, armies + 1)


@rule
def worth_of_move(s: Empire, seat: int, county: int, armies: int) -> int:
    """From where nobody threatens to where somebody does."""
    left = s.armies[s.origin] - armies
    here = min(6, max(0, threat(s, seat, s.origin) - left)) * (10 + 20 * built(s, s.origin))
    there = exposed(s, seat, county) - min(6, max(0, threat(s, seat, county) - s.armies[county] - armies))
    return there * (10 + 20 * built(s, county)) - here - 2


@rule
def worth_of_nothing(s: Empire, seat: int) -> int:
    return 0


@rule
def worth_of_adding(s: Empire, seat: int) -> int:
    return POINT


# ---- set-up ----
@rule
def worth_of_drafting(s: Empire, seat: int, county: int) -> int:
    """Grain and taxes, sites, and neighbours of one's own."""
    worth = 30 * GRAIN[county] + 20 * TAX[county] + 25 * SITES[county]
    if GRAIN[county] >= 4:
        worth += 25
    for other in range(COUNTIES):
        if s.owner[other] == seat and REGION_OF[other] == REGION_OF[county]:
            worth += 12
    for k in range(MOST_NEIGHBOURS):
        other = NEIGHBOUR[county * MOST_NEIGHBOURS + k]
        if other >= 0 and s.owner[other] >= 0:
            worth += 25 if s.owner[other] == seat else -10
    return worth


@rule
def worth_of_blind(s: Empire, seat: int) -> int:
    return 245


@rule
def worth_of_renewing(s: Empire, seat: int) -> int:
    return 240


@rule
def worth_of_station(s: Empire, seat: int, size: int) -> int:
    """Large groups where others are near and there is much to hold."""
    wanted = 2 + min(3, (threat(s, seat, s.drafted) + SITES[s.drafted]) // 2)
    return -abs(GROUP_SIZES[size] - wanted)


# ---- expansions ----
@rule
def worth_of_favour(s: Empire, seat: int, favour: int) -> int:
    kind = s.favour_kind[favour]
    amount = s.favour_amount[favour]
    if kind == FAVOUR_POINTS:
        return POINT * amount
    if kind == FAVOUR_THALERS:
        return 22 * amount
    if kind == FAVOUR_GRAIN:
        return 35 * amount
    if kind == FAVOUR_ARMIES:
        return 20 * amount
    if kind >= FAVOUR_PALACE and kind <= FAVOUR_HOUSE:
        return best_gift(s, seat, kind - FAVOUR_PALACE)
    return 150 if kind == FAVOUR_GARRISON else 40


@rule
def best_gift(s: Empire, seat: int, building: int) -> int:
    best = 0
    for county in range(COUNTIES):
        if s.owner[county] == seat and why_not_build(s, building, county) == OK:
            best = max(best, worth_of_building(s, seat, building, county))
    return best


@rule
def worth_of_gift(s: Empire, seat: int, county: int) -> int:
    return worth_of_building(s, seat, s.favour_kind[s.favour] - FAVOUR_PALACE, county)


@rule
def worth_of_garrison(s: Empire, seat: int, county: int) -> int:
    if s.owner[county] < 0:
        return worth_of_county(s, seat, county)
    return exposed(s, seat, county) * (12 + 14 * built(s, county))


@rule
def worth_of_pardon(s: Empire, seat: int, county: int) -> int:
    return built(s, county) * 10 + s.markers[county]


@rule
def worth_of_bonus(s: Empire, seat: int, bonus: int) -> int:
    amount = amount_of(s, seat, bonus)
    if bonus == BONUS_POINTS:
        return POINT * amount
    if bonus == BONUS_GRAIN:
        return 40 * amount if s.grain[seat] < counties_of(s, seat) + 3 else 5
    return 18 * amount if bonus == BONUS_ARMIES else 24 * amount


@rule
def worth_of_entering(s: Empire, seat: int, county: int) -> int:
    """Where he is safe and of use next season."""
    return 10 * s.armies[county] - 15 * exposed(s, seat, county) + 5 * TAX[county] + 5 * GRAIN[county]


@rule
def worth_of_leading(s: Empire, seat: int, county: int, legacy: int) -> int:
    statue = POINT if legacy == STATUE_LEFT else 0
    return statue + worth_of_entering(s, seat, county) // 3


@rule
def worth_of_revolt(s: Empire, seat: int, county: int) -> int:
    """The strongest county first: its armies that stay in the tower are missed least."""
    return s.armies[county]


WORTHS: dict[Verb, Callable[..., int] | int] = {
    TAKE: worth_of_drafting,
    DRAW: worth_of_blind,
    RENEW: worth_of_renewing,
    STATION_GROUP: worth_of_station,
    LEAD_HERE: worth_of_adding,
    LATER: worth_of_nothing,
    PLAN_CARD: worth_of_plan,
    CLEAR: worth_of_clearing,
    READY: worth_of_ready,
    TAKE_PLACE: worth_of_place,
    ENTER_COUNTY: worth_of_entering,
    TAKE_BONUS: worth_of_bonus,
    ASK_FAVOUR: worth_of_favour,
    RECALL: worth_of_nothing,
    PARDON_COUNTY: worth_of_pardon,
    BUILD_FREE: worth_of_gift,
    GARRISON_COUNTY: worth_of_garrison,
    MARCH_TO: worth_of_march,
    ADD_ARMY: worth_of_adding,
    LEAD_TO: worth_of_leading,
    FIGHT_REVOLT: worth_of_revolt,
    PASS: worth_of_nothing,
}
worth_of = by_verb(Empire, WORTHS, 0)
