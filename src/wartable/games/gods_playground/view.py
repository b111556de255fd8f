"""What a seat may know: everything but the others' blocks and bids before they are revealed (GP-2.5, GP-3.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.domain import NOBODY, Domain
from wartable.engine.state import named
from wartable.games.gods_playground.board import (
    ARTILLERY,
    CAVALRY,
    ENEMY,
    FOE,
    INFANTRY,
    LEAST_INCOME,
    MOST_CIRCLES,
    REGION,
    ROUNDS,
    SPOT,
    SPOTS,
    TROOPS,
)
from wartable.games.gods_playground.forecast import forecasts
from wartable.games.gods_playground.pieces import discs_in_supply, foe, invaders_in, nobles_in_supply
from wartable.games.gods_playground.stages.p01_income import income
from wartable.games.gods_playground.stages.p09_armies import units_left
from wartable.games.gods_playground.stages.p17_end_of_game import worth_of_estates
from wartable.games.gods_playground.state import (
    ASSIGN,
    BID,
    BUILD,
    SEAT,
    Commonwealth,
)

SECRET = ("asked", "assigned", "bids")
DECLARED = {f.name: f for f in Commonwealth.FIELDS}
PUBLIC = tuple(f.name for f in Commonwealth.FIELDS if f.kind == "fact" and f.name not in (*SECRET, "stage"))


def public(s: Commonwealth) -> dict[str, Any]:
    """GP-2.5, GP-3.2 – Blocks and bids are public once revealed; all else always is."""
    at_table = SEAT.at_table(s.players)
    seen = {name: named(s, DECLARED[name], s.players) for name in PUBLIC}
    seen["revealed"] = None if s.stage == ASSIGN else {seat: _blocks(s, i) for i, seat in enumerate(at_table)}
    seen["bids"] = None if s.stage == BID else dict(zip(at_table, s.bids, strict=False))
    seen["supply"] = {seat: _supply(s, i) for i, seat in enumerate(at_table)}
    seen["income"] = {seat: max(LEAST_INCOME, income(s, i)) for i, seat in enumerate(at_table)}
    seen["estates_worth"] = {seat: worth_of_estates(s, i) for i, seat in enumerate(at_table)}
    seen["forecast"] = forecasts(s)
    seen["black"] = FOE.members[foe(s, 0)]
    seen["printed"] = _printed(s)
    return seen


def _blocks(s: Commonwealth, seat: int) -> dict[str, int | None]:
    given = s.assigned[seat * SPOTS : (seat + 1) * SPOTS]
    return {spot: None if block < 0 else block for spot, block in zip(SPOT.members, given, strict=True)}


def _supply(s: Commonwealth, seat: int) -> dict[str, int]:
    return {
        "nobles": nobles_in_supply(s, seat),
        "discs": discs_in_supply(s, seat),
        "infantry": units_left(s, seat, INFANTRY),
        "cavalry": units_left(s, seat, CAVALRY),
        "artillery": units_left(s, seat, ARTILLERY),
    }


def _printed(s: Commonwealth) -> dict[str, Any]:
    """The numbers of this table's board."""
    return {
        "vienna_held": {"ottomans": s.vienna_ottoman_box, "habsburgs": s.vienna_habsburg_box},
        "crown_base": [s.crown_base[i * TROOPS : (i + 1) * TROOPS] for i in range(ROUNDS)],
        "levy": [s.levy[total * TROOPS : (total + 1) * TROOPS] for total in range(5 * s.players + 1)],
        "base": {enemy: s.base[i * ROUNDS : (i + 1) * ROUNDS] for i, enemy in enumerate(ENEMY.members)},
        "glory": dict(zip(ENEMY.members, s.glory, strict=True)),
        "worth": {
            region: s.worth[i * MOST_CIRCLES : i * MOST_CIRCLES + s.circles[i]]
            for i, region in enumerate(REGION.members)
        },
        "arrows": {
            enemy: [REGION.members[s.arrows[2 * i]], REGION.members[s.arrows[2 * i + 1]]]
            for i, enemy in enumerate(ENEMY.members)
        },
    }


def own(s: Commonwealth, seat: int) -> dict[str, Any]:
    """GP-2.5 – A seat knows its own blocks and bid, and whether it is done."""
    secret: dict[str, Any] = {"ready": bool(s.together >> seat & 1 and not s.asked >> seat & 1)}
    if s.stage == ASSIGN:
        secret["assigned"] = _blocks(s, seat)
    if s.stage == BID and s.together >> seat & 1:
        secret["bid"] = s.bids[seat]
    return secret


def known(view: Mapping[str, Any]) -> dict[str, Any]:
    """A position with everything the view says; secrets of others are empty, to be sampled."""
    position = {name: view[name] for name in ("stage", *PUBLIC)}
    seat = view["seat"]
    position["asked"] = [name for name in view["asked"] if not (name == seat and view.get("ready"))]
    nothing = dict.fromkeys(SPOT.members)
    blocks = view["revealed"] or dict.fromkeys(view["seats"], nothing)
    if "assigned" in view:
        blocks = {**blocks, seat: view["assigned"]}
    position["assigned"] = {
        name: {spot: -1 if block is None else block for spot, block in given.items()} for name, given in blocks.items()
    }
    position["bids"] = view["bids"] or dict.fromkeys(view["seats"], 0) | ({seat: view["bid"]} if "bid" in view else {})
    return position


def prompt(s: Commonwealth, seat: int) -> dict[str, Any]:
    """What the sentences of the prompts need."""
    return {
        "round": s.round,
        "lap": s.lap,
        "coins": s.coins[seat] if seat != NOBODY else 0,
        "cubes": s.shortfall,
        "price": 1 if s.stage != BUILD or s.lap == 1 else 2,
        "region": _member(REGION, s.muster),
        "occupied": 1 if s.muster >= 0 and invaders_in(s, s.muster) > 0 else 0,
        "free": 1 if s.lap == 1 and seat == s.hetman else 0,
    }


def _member(domain: Domain, index: int) -> tuple[Domain, str | None]:
    return (domain, None if index == NOBODY else domain.members[index])
