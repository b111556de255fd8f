"""What everyone may know besides the fields themselves, and what the prompts say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wartable.engine.domain import NOBODY, Domain
from wartable.engine.state import Cells
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
    TROOPS,
)
from wartable.games.gods_playground.forecast import forecasts
from wartable.games.gods_playground.pieces import foe, invaders_in, nobles_in_supply
from wartable.games.gods_playground.stages.p01_income import income
from wartable.games.gods_playground.stages.p09_armies import units_left
from wartable.games.gods_playground.stages.p10_campaigns import foe_attacked
from wartable.games.gods_playground.stages.p17_end_of_game import worth_of_estates
from wartable.games.gods_playground.state import (
    BUILD,
    CAMPAIGN,
    SEAT,
    Commonwealth,
)


def per_seat(of: Callable[[Any, int], Any]) -> Callable[[Commonwealth], dict[str, Any]]:
    """The same for each seat at the table."""
    return lambda s: {seat: of(s, i) for i, seat in enumerate(SEAT.at_table(s.players))}


def supply(s: Commonwealth, seat: int) -> dict[str, int]:
    return {
        "nobles": nobles_in_supply(s, seat),
        "discs": s.discs[seat],
        "infantry": units_left(s, seat, INFANTRY),
        "cavalry": units_left(s, seat, CAVALRY),
        "artillery": units_left(s, seat, ARTILLERY),
    }


def printed(s: Commonwealth) -> dict[str, Any]:
    """The numbers of this table's board."""
    return {
        "vienna_held": {"ottomans": s.vienna_ottoman_box, "habsburgs": s.vienna_habsburg_box},
        "crown_base": _rows(s.crown_base, TROOPS),
        "levy": _rows(s.levy, TROOPS)[: 5 * s.players + 1],
        "base": dict(zip(ENEMY.members, _rows(s.base, ROUNDS), strict=True)),
        "glory": dict(zip(ENEMY.members, s.glory, strict=True)),
        "worth": {
            region: row[: s.circles[i]]
            for i, (region, row) in enumerate(zip(REGION.members, _rows(s.worth, MOST_CIRCLES), strict=True))
        },
        "arrows": {
            enemy: [REGION.members[region] for region in ends]
            for enemy, ends in zip(ENEMY.members, _rows(s.arrows, 2), strict=True)
        },
    }


def _rows(cells: Cells, width: int) -> list[Cells]:
    """A table of the board, row by row."""
    return [cells[at : at + width] for at in range(0, len(cells), width)]


def attacked(s: Commonwealth) -> dict[str, str] | None:
    """GP-10.7, GP-10.10 – Whom a campaign from each region would attack."""
    if s.stage != CAMPAIGN:
        return None
    return {name: FOE.members[foe_attacked(s, region)] for region, name in enumerate(REGION.members)}


def earning(s: Commonwealth, seat: int) -> int:
    """GP-1.2 – What the next income brings, were it now."""
    return max(LEAST_INCOME, income(s, seat))


DERIVED = {
    "supply": per_seat(supply),
    "income": per_seat(earning),
    "estates_worth": per_seat(worth_of_estates),
    "forecast": forecasts,
    "attacked": attacked,
    "black": lambda s: FOE.members[foe(s, 0)],
    "printed": printed,
}


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
        "bought": s.bought,
    }


def _member(domain: Domain, index: int) -> tuple[Domain, str | None]:
    return (domain, None if index == NOBODY else domain.members[index])
