"""Tables, positions and questions for the tests of God's Playground."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import wartable
from tests.games.asking import part
from wartable import Game, Match
from wartable.games.gods_playground.board import FACTS

Position = dict[str, Any]
EDITIONS = ("warfrog", "phalanx")
REGIONS = ("prussia", "lithuania", "ukraine", "little-poland", "greater-poland")
ENEMIES = ("black", "russia", "tatars", "ottomans", "habsburgs")
ENTRY = dict(zip(ENEMIES, REGIONS, strict=True))
SPOTS = (*REGIONS, "court")
NOTHING = (6, 6, 6, 6)  # four dice that strengthen nobody; in round 2 they make the Cossacks rebel, though
RED = {"red": {"greater-poland": 2}}  # somebody who is asked when white is done
ALL_OPTIONS = ("treaty-limits", "sturdy-treaty", "home-provinces")
# Base strength by players and round; the Ottomans' last number is that of a free Vienna.
BASE = {
    players: {enemy: tuple(cell[word] for cell in FACTS["enemies"][enemy]["strength"].values()) for enemy in ENEMIES}
    for players, word in ((3, "three"), (4, "four"))
}


def table(players: int = 3, edition: str | None = None, options: Iterable[str] = ()) -> Game:
    return wartable.load("gods-playground", players, edition, options)


def at(
    phase: str,
    luck: Iterable[int] = (),
    *,
    players: int = 3,
    edition: str | None = None,
    options: Iterable[str] = (),
    **parts: Any,
) -> Match:
    """The game from the beginning of a phase of round 1, white first; parts not named are as at the start."""
    position: Position = {"phase": phase, "asked": [], "round": 1, "hetman": "white"}
    return table(players, edition, options).from_position(position | parts, luck=wartable.luck.tape(list(luck)))


def quiet(round_: int, *but: str) -> Position:
    """The round, and just enough cubes in the enemy boxes to hold all enemies off but those named: red's and blue's."""
    keeper = {"black": "red", "russia": "red", "tatars": "blue", "ottomans": "blue", "habsburgs": "white"}
    boxes: dict[str, dict[str, int]] = {"white": {}, "blue": {}, "red": {}}
    for enemy, base in BASE[3].items():
        if enemy not in but and (enemy != "habsburgs" or round_ == 4):
            boxes[keeper[enemy]][enemy] = base[round_ - 1]
    return {"round": round_, "campaigners": boxes}


def court(**blocks: int) -> dict[str, dict[str, int]]:
    """Blocks revealed, of which only those at court matter: court(white=3, blue=2, red=0)."""
    return {seat: {"*": 0, "court": block} for seat, block in blocks.items()}


def row(*owners: str) -> dict[str, str]:
    """Estates of a row from its lowest circle: row("white", "blue")."""
    return {str(circle): owner for circle, owner in enumerate(owners, 1)}


def offered(match: Match, verb: str) -> list[str]:
    """What follows a verb in the offer of the seat that is asked."""
    choices = match.offer(match.asked[0])
    return [choice.removeprefix(verb).strip() for choice in choices if choice.split()[0] == verb]


def told(match: Match, name: str, seat: str | None = None) -> list[dict[str, Any]]:
    """The facts of all events of that name that a seat (None: a spectator) has heard."""
    return [dict(event.facts) for event in match.log(seat) if event.name == name]


def some(counts: Mapping[str, Any]) -> dict[str, Any]:
    """Only what is there: no zeros, no empty places, no empty tables."""
    inner = {name: some(value) if isinstance(value, Mapping) else value for name, value in counts.items()}
    return {name: value for name, value in inner.items() if value}


def stood(match: Match) -> dict[str, dict[str, int]]:
    """Enemy cubes by region as they stood before phase 16 of the round just ended sent the surplus home."""
    cubes: dict[str, dict[str, int]] = {region: dict(found) for region, found in part(match, "invaders").items()}
    for gone in told(match, "withdrew"):
        enemy = gone["foe"] if gone["foe"] in ENEMIES else "black"
        cubes[gone["region"]][enemy] += gone["cubes"]
    return some(cubes)


def worth(match: Match, region: str) -> list[int]:
    """The circles printed in a row."""
    return list(match.view(None)["printed"]["worth"][region])


def supply(match: Match, seat: str, piece: str) -> int:
    return int(match.view(None)["supply"][seat][piece])


def turns(match: Match, *choices: str) -> list[str]:
    """The seats that are asked one after the other while each makes the next choice."""
    seats = []
    for choice in choices:
        seats.append(match.asked[0])
        match.play(match.asked[0], choice)
    return seats


def assign(match: Match, waiting: str = "", /, **blocks: tuple[int, ...]) -> Match:
    """Each seat's six blocks, regions in ring order and then the court; all are ready but the one waiting."""
    for seat, values in blocks.items():
        for spot, block in zip(SPOTS, values, strict=True):
            match.play(seat, f"assign {spot} {block}")
    for seat in blocks:
        if seat != waiting:
            match.play(seat, "ready")
    return match


def everyone_passes(match: Match, phase: str) -> Match:
    """Until that phase asks somebody, or the game is over."""
    while part(match, "phase") != phase and not match.over:
        match.play(match.asked[0], "pass")
    return match
