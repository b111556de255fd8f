"""What a choice would cost and bring: a planned action by price, gain and revolt, a county by its fruits, a march."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.engine.events import OK
from wartable.engine.hints import Hint, Hints
from wartable.games.wallenstein.board import (
    ARMY_1,
    BID,
    BUILDINGS,
    COIN_0,
    COUNTIES,
    EVENT,
    GATHER_GRAIN,
    GRAIN,
    PRICE,
    RAISE_TAXES,
    SITES,
    TAX,
    TILE,
)
from wartable.games.wallenstein.names import (
    ADD_ARMY,
    BUILD_FREE,
    ENTER_COUNTY,
    FIGHT_REVOLT,
    GARRISON_COUNTY,
    LEAD_HERE,
    LEAD_TO,
    MARCH_TO,
    PARDON_COUNTY,
    PLAN_CARD,
    READY,
    RECALL,
    STATION_GROUP,
    TAKE,
    TAKE_PLACE,
)
from wartable.games.wallenstein.pieces import armies_in_supply, counties_of
from wartable.games.wallenstein.stages.p03_planning import is_coin
from wartable.games.wallenstein.stages.p05_actions import (
    building_price,
    can_recruit,
    harvest_of,
    recruits_with_help,
    taxes_of,
    why_not_build,
)
from wartable.games.wallenstein.state import MARCH, Empire


def take(s: Empire, seat: int, county: int) -> Iterator[Hint]:
    yield "county", {"grain": GRAIN[county], "thalers": TAX[county], "sites": SITES[county]}


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
    elif card < COUNTIES:
        yield "marchers", {"armies": max(0, s.armies[card] - 1)}


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
    yield "reserve", {"thrown": s.thrown[seat] + 1, "left": armies_in_supply(s, seat) - 1}


def fight_revolt(s: Empire, seat: int, county: int) -> Iterator[Hint]:
    peasants = s.markers[county] + s.winter_marker + s.extra_peasants
    yield "revolt", {"peasants": peasants, "armies": s.armies[county]}


# ---- the draft, the court and the leaders: what there is at the place chosen ----
def station(s: Empire, seat: int, armies: int) -> Iterator[Hint]:
    yield from take(s, seat, s.drafted)


def pardon(s: Empire, seat: int, county: int) -> Iterator[Hint]:
    yield "revolt", {"peasants": s.markers[county], "armies": s.armies[county]}


def recall(s: Empire, seat: int) -> Iterator[Hint]:
    yield "event", {"event": (EVENT, EVENT.members[s.event])}


def lead(s: Empire, seat: int, county: int, legacy: int = 0) -> Iterator[Hint]:
    yield "there", {"armies": s.armies[county]}


def lead_here(s: Empire, seat: int) -> Iterator[Hint]:
    yield from lead(s, seat, s.drafted)


HINTS: Hints = {
    TAKE: take, PLAN_CARD: plan, READY: ready, TAKE_PLACE: take_place, MARCH_TO: march, FIGHT_REVOLT: fight_revolt,
    STATION_GROUP: station, BUILD_FREE: take, GARRISON_COUNTY: take, PARDON_COUNTY: pardon,
    ENTER_COUNTY: lead, LEAD_TO: lead, LEAD_HERE: lead_here, RECALL: recall, ADD_ARMY: add,
}  # fmt: skip
