"""What a choice would cost and bring: a planned action by price, gain and revolt, a county by its fruits, a march."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.engine.events import OK
from wartable.engine.hints import Hint, Hints
from wartable.games.wallenstein.board import (
    ACTIONS,
    ARMY_1,
    BID,
    BONUS,
    BONUS_ARMIES,
    BONUS_GRAIN,
    BONUS_THALERS,
    BUILDINGS,
    CARD,
    COIN_0,
    COIN_CARDS,
    COUNTIES,
    COURT_PRICE,
    COURT_SPACE,
    COURT_SPACES,
    EVENT,
    FAVOUR_EVENT,
    FAVOUR_GARRISON,
    FAVOUR_HOUSE,
    FAVOUR_PALACE,
    GATHER_GRAIN,
    GRAIN,
    PRICE,
    RAISE_TAXES,
    SITES,
    SPACES,
    TAX,
    TILE,
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
    TAKE,
    TAKE_BONUS,
    TAKE_PLACE,
)
from wartable.games.wallenstein.pieces import armies_in_supply, counties_of, courtiers_in_supply
from wartable.games.wallenstein.stages.p00_set_up import groups_left, in_pile
from wartable.games.wallenstein.stages.p03_planning import is_coin, tower_cards
from wartable.games.wallenstein.stages.p05_actions import (
    building_price,
    can_recruit,
    harvest_of,
    recruits_with_help,
    taxes_of,
    why_not_build,
)
from wartable.games.wallenstein.stages.x1_court import place_of_favour
from wartable.games.wallenstein.stages.x2_region_cards import amount_of
from wartable.games.wallenstein.state import (
    ATTACK_ARMY,
    DEFENCE_ARMY,
    GIFT,
    MARCH,
    PETITION,
    RECALL_EVENT,
    RETURN,
    SHIFT,
    Empire,
)


def take(s: Empire, seat: int, county: int) -> Iterator[Hint]:
    yield "county", {"grain": GRAIN[county], "thalers": TAX[county], "sites": SITES[county]}


def draw(s: Empire, seat: int) -> Iterator[Hint]:
    """W-0.4, W-0.5 – What has never been seen lies above what was put under the pile, the oldest pair first."""
    pile = [s.buried[county] for county in range(COUNTIES) if in_pile(s, county)]
    yield "draw", {"cards": pile.count(min(pile))}


def renew(s: Empire, seat: int) -> Iterator[Hint]:
    yield "renew", {"cards": sum(in_pile(s, county) for county in range(COUNTIES))}


def later(s: Empire, seat: int) -> Iterator[Hint]:
    yield "later", {"counties": groups_left(s, seat)}


# ---- a plan, as things stand now ----
def plan(s: Empire, seat: int, space: int, card: int) -> Iterator[Hint]:
    if space == BID:
        price = card - COIN_0 if is_coin(card) else 0
        yield "bid", {"price": price, "left": s.thalers[seat] - price}
    elif card < COUNTIES and space < BUILDINGS:
        yield from _build(s, seat, space, card)
    elif card < COUNTIES and space in (GATHER_GRAIN, RAISE_TAXES):
        yield from _collect(s, seat, space, card)
    elif card < COUNTIES and space <= ARMY_1:
        yield from _recruit(s, seat, space, card)
    elif card < COUNTIES and space < ACTIONS:
        yield "marchers", {"armies": max(0, s.armies[card] - 1)}
    elif card < COUNTIES or card == TOWER_CARD:
        yield from _send(s, seat, space, card)
    else:
        yield "blank", {"cards": COIN_CARDS + tower_cards(s) - _planned_without_county(s, seat) - 1}


def clear(s: Empire, seat: int, space: int) -> Iterator[Hint]:
    yield "card-back", {"card": (CARD, CARD.members[s.plan[seat * SPACES + space]])}


def _build(s: Empire, seat: int, building: int, county: int) -> Iterator[Hint]:
    price = building_price(s, seat, building, county)
    if why_not_build(s, building, county) != OK or s.thalers[seat] < price:
        yield "void", {}
    else:
        yield "price", {"price": price, "left": s.thalers[seat] - price}


def _collect(s: Empire, seat: int, action: int, county: int) -> Iterator[Hint]:
    if action == RAISE_TAXES:
        yield "taxes", {"thalers": taxes_of(s, seat, county)}
    else:
        grain = harvest_of(s, seat, county)
        yield "harvest", {"grain": grain, "then": s.grain[seat] + grain, "counties": counties_of(s, seat)}
    if s.markers[county] > 0:
        yield "revolt", {"peasants": s.markers[county], "armies": s.armies[county]}


def _recruit(s: Empire, seat: int, action: int, county: int) -> Iterator[Hint]:
    if not can_recruit(s, seat, action):
        yield "void", {}
        return
    yield "price", {"price": PRICE[action], "left": s.thalers[seat] - PRICE[action]}
    armies = min(recruits_with_help(s, seat, action, county), armies_in_supply(s, seat))
    yield "recruits", {"armies": armies, "then": s.armies[county] + armies}


def _send(s: Empire, seat: int, space: int, card: int) -> Iterator[Hint]:
    """W-7.4, W-7.5 – To court: out of a county, of which one army stays, or out of the tray, dearer spaces first."""
    courtiers = COURT_SPACE + COURT_SPACES - space
    left = _tray_before(s, seat, space) - courtiers if card == TOWER_CARD else s.armies[card] - courtiers
    if left < (0 if card == TOWER_CARD else 1) or courtiers_in_supply(s, seat) < courtiers:
        yield "void", {}
    else:
        yield "courtiers", {"courtiers": courtiers}
        yield "in-tray" if card == TOWER_CARD else "stay", {"armies": left}


def _tray_before(s: Empire, seat: int, space: int) -> int:
    """Own armies in the tray when the turn of a space comes, by the plan so far."""
    dearer = range(COURT_SPACE, space)
    return s.tray[seat] - sum(COURT_SPACE + COURT_SPACES - k for k in dearer if s.plan[seat * SPACES + k] == TOWER_CARD)


def _planned_without_county(s: Empire, seat: int) -> int:
    return sum(card >= COUNTIES for card in s.plan[seat * SPACES : (seat + 1) * SPACES])


def ready(s: Empire, seat: int) -> Iterator[Hint]:
    yield "supply", {"grain": s.grain[seat], "counties": counties_of(s, seat)}


# ---- while plans are carried out ----
def take_place(s: Empire, seat: int, place: int) -> Iterator[Hint]:
    yield "tile", {"tile": (TILE, TILE.members[s.tiles[place]])}


def march(s: Empire, seat: int, county: int, armies: int) -> Iterator[Hint]:
    moved = armies + 1
    yield "stay", {"armies": s.armies[s.origin] - moved}
    if s.stage == MARCH and s.owner[county] != seat:
        yield "against", {"armies": s.armies[county]}
        yield "county", {"grain": GRAIN[county], "thalers": TAX[county], "sites": SITES[county]}
    else:
        yield "there", {"armies": s.armies[county] + moved}


def add(s: Empire, seat: int) -> Iterator[Hint]:
    yield from _throw(s, seat, 1)


def _throw(s: Empire, seat: int, added: int) -> Iterator[Hint]:
    """W-3.1 – The defender's armies are still in their county; all of them will fall."""
    thrown = s.thrown[seat] + (s.armies[s.target] if s.stage == DEFENCE_ARMY else 0)
    yield "reserve", {"thrown": thrown + added, "left": armies_in_supply(s, seat) - added}


def fight_revolt(s: Empire, seat: int, county: int) -> Iterator[Hint]:
    peasants = s.markers[county] + s.winter_marker + s.extra_peasants
    yield "revolt", {"peasants": peasants, "armies": s.armies[county]}


# ---- the draft, the court and the leaders: what there is at the place chosen ----
def station(s: Empire, seat: int, armies: int) -> Iterator[Hint]:
    yield "groups", {"groups": groups_left(s, seat) - 1}


def pardon(s: Empire, seat: int, county: int) -> Iterator[Hint]:
    yield "revolt", {"peasants": s.markers[county], "armies": s.armies[county]}


def recall(s: Empire, seat: int) -> Iterator[Hint]:
    yield "event", {"event": (EVENT, EVENT.members[s.event])}


def favour(s: Empire, seat: int, favour: int) -> Iterator[Hint]:
    yield "courtiers-left", {"courtiers": s.room[seat] - COURT_PRICE[place_of_favour(s, favour)]}
    if _is_wasted(s, seat, s.favour_kind[favour]):
        yield "wasted", {}


def _is_wasted(s: Empire, seat: int, kind: int) -> bool:
    """W-7.22 – No event to recall, no armies for a garrison, or no county for the building."""
    if kind == FAVOUR_EVENT:
        return s.event < 0
    if kind == FAVOUR_GARRISON:
        return armies_in_supply(s, seat) == 0
    own = [county for county in range(COUNTIES) if s.owner[county] == seat]
    given = FAVOUR_PALACE <= kind <= FAVOUR_HOUSE
    return given and all(why_not_build(s, kind - FAVOUR_PALACE, county) != OK for county in own)


def bonus(s: Empire, seat: int, bonus: int) -> Iterator[Hint]:
    amount = amount_of(s, seat, bonus)
    if bonus == BONUS_ARMIES:
        yield "in-tray", {"armies": s.tray[seat] + min(amount, armies_in_supply(s, seat))}
    else:
        had = s.thalers if bonus == BONUS_THALERS else s.grain if bonus == BONUS_GRAIN else s.points
        yield "bonus-then", {"bonus": (BONUS, BONUS.members[bonus]), "amount": had[seat] + amount}


def lead(s: Empire, seat: int, county: int, legacy: int = 0) -> Iterator[Hint]:
    yield "there", {"armies": s.armies[county]}


def lead_here(s: Empire, seat: int) -> Iterator[Hint]:
    yield from lead(s, seat, s.drafted)


# ---- doing without ----
def pass_on(s: Empire, seat: int) -> Iterator[Hint]:
    if s.stage in (MARCH, SHIFT):
        yield "stay", {"armies": s.armies[s.origin]}
    elif s.stage in (ATTACK_ARMY, DEFENCE_ARMY):
        yield from _throw(s, seat, 0)
    elif s.stage == PETITION:
        yield "courtiers-left", {"courtiers": s.room[seat]}
    elif s.stage in (RECALL_EVENT, GIFT):
        yield "wasted", {}
    elif s.stage == RETURN:
        yield "no-leader", {}


HINTS: Hints = {
    TAKE: take, DRAW: draw, RENEW: renew, STATION_GROUP: station, LEAD_HERE: lead_here, LATER: later,
    PLAN_CARD: plan, CLEAR: clear, READY: ready, TAKE_PLACE: take_place, TAKE_BONUS: bonus, ASK_FAVOUR: favour,
    RECALL: recall, PARDON_COUNTY: pardon, BUILD_FREE: take, GARRISON_COUNTY: take, MARCH_TO: march, ADD_ARMY: add,
    FIGHT_REVOLT: fight_revolt, ENTER_COUNTY: lead, LEAD_TO: lead, PASS: pass_on,
}  # fmt: skip
