"""What everyone may know besides the fields themselves, and what the prompts say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wartable.engine.domain import NOBODY, Domain
from wartable.games.wallenstein.board import (
    ACTION,
    BONUS,
    BONUSES,
    BUILDING,
    COUNTY,
    COURT_PRICE,
    EVENT,
    FAVOUR,
    FAVOUR_KIND,
    MAJORITY,
    REGION,
    REVOLTS,
    TILE,
    WORST,
)
from wartable.games.wallenstein.pieces import (
    armies_in_supply,
    buildings_left,
    counties_of,
    courtiers_in_supply,
    in_game,
    peasants_in_supply,
    place_of,
)
from wartable.games.wallenstein.stages.p08_winter import unfed
from wartable.games.wallenstein.stages.p09_scoring import (
    buildings_in,
    buildings_of,
    leaders_in,
    majority_points,
)
from wartable.games.wallenstein.stages.p10_turn_of_the_year import statues_of
from wartable.games.wallenstein.state import REGION_BONUS, SEASON, SEAT, SIMPLE, TOWER_MODELS, Empire

ORDERS = ("always", "ask")  # W-1.11: whether a tile's army is added by itself


def per_seat(of: Callable[[Any, int], Any]) -> Callable[[Empire], dict[str, Any]]:
    """The same for each seat at the table."""
    return lambda s: {seat: of(s, i) for i, seat in enumerate(SEAT.at_table(s.players))}


def supply(s: Empire) -> dict[str, Any]:
    """W-0.12, W-0.14 – What is left to place."""
    return {
        "armies": {seat: armies_in_supply(s, i) for i, seat in enumerate(SEAT.at_table(s.players))},
        "courtiers": {seat: courtiers_in_supply(s, i) for i, seat in enumerate(SEAT.at_table(s.players))},
        "peasants": peasants_in_supply(s),
        "buildings": {name: buildings_left(s, k) for k, name in enumerate(BUILDING.members)},
    }


def tile(s: Empire, seat: int) -> str | None:
    place = place_of(s, seat)
    return None if place < 0 else TILE.spoken_for[s.tiles[place]]


# ---- previews: what the year would bring, were it now ----
def standing(s: Empire) -> dict[str, Any]:
    """W-5.5 – Points of a scoring now, by source; and who leads what in each region."""
    totals = {seat: _sources(s, i) for i, seat in enumerate(SEAT.at_table(s.players))}
    regions: dict[str, Any] = {}
    for region, name in enumerate(REGION.members):
        regions[name] = {kind: _majority(s, region, k, totals) for k, kind in enumerate(BUILDING.members)}
    return {"points": totals, "regions": regions}


def _sources(s: Empire, seat: int) -> dict[str, int]:
    return {"counties": counties_of(s, seat), "buildings": buildings_of(s, seat), "majorities": 0}


def _majority(s: Empire, region: int, building: int, totals: dict[str, Any]) -> dict[str, Any]:
    seats = leaders_in(s, region, building)
    points = majority_points(s, seats, building)
    ahead = [seat for i, seat in enumerate(SEAT.at_table(s.players)) if seats >> i & 1]
    for seat in ahead:
        totals[seat]["majorities"] += points
    counts = {seat: buildings_in(s, i, region, building) for i, seat in enumerate(SEAT.at_table(s.players))}
    return {"counts": counts, "ahead": ahead, "points": points if ahead else MAJORITY[building]}


def winter(s: Empire, seat: int) -> dict[str, int]:
    """W-5.2 – Grain against counties, and revolts to come, before the event's loss."""
    missing = unfed(s, seat)
    return {"counties": counties_of(s, seat), "missing": missing, "revolts": REVOLTS[min(missing, WORST)]}


def printed(s: Empire) -> dict[str, Any]:
    """The numbers of this table's cards."""
    return {
        "favours": {
            name: {"kind": FAVOUR_KIND.members[s.favour_kind[k]], "amount": s.favour_amount[k]}
            for k, name in enumerate(FAVOUR.members)
        },
        "favour_prices": list(COURT_PRICE),
        "out": [name for county, name in enumerate(COUNTY.members) if not in_game(s, county)],
        "region_cards": [
            dict(zip(BONUS.members, s.bonus_amount[at : at + BONUSES], strict=True))
            for at in range(0, len(s.bonus_amount), BONUSES)
        ],
        "tower": tower(s),
        "expansions": {
            "court": s.side_spaces > 0,
            "region-cards": s.walks[REGION_BONUS] == 1,
            "leaders": s.leaders == 1,
        },
    }


def tower(s: Empire) -> dict[str, Any]:
    """W-6.1 – The model of this table with its parameters."""
    if s.tower_model == SIMPLE:
        return {"model": TOWER_MODELS[s.tower_model], "stays": s.simple_stays, "released": s.simple_released}
    return {"model": TOWER_MODELS[s.tower_model], "passes": s.floor_passes, "shaken": s.floor_shaken}


DERIVED: dict[str, Callable[[Any], Any]] = {
    "supply": supply,
    "tile": per_seat(tile),
    "standing": standing,
    "winter": per_seat(winter),
    "statue_points": per_seat(lambda s, seat: statues_of(s, seat) + s.trophies[seat]),
    "printed": printed,
}


def prompt(s: Empire, seat: int) -> dict[str, Any]:
    """What the sentences of the prompts need."""
    return {
        "year": s.year,
        "season": _member(SEASON, s.season),
        "action": _member(ACTION, s.row[s.slot]),
        "origin": _member(COUNTY, s.origin),
        "target": _member(COUNTY, s.target),
        "county": _member(COUNTY, s.drafted),
        "card": _member(EVENT, s.event),
        "favour": 0 if s.favour == NOBODY else s.favour + 1,
        "armies": 0 if s.origin == NOBODY else s.armies[s.origin],
        "courtiers": s.room[seat] if seat != NOBODY else 0,
        "thalers": s.thalers[seat] if seat != NOBODY else 0,
    }


def _member(domain: Domain, index: int) -> tuple[Domain, str | None]:
    return (domain, None if index == NOBODY else domain.members[index])
