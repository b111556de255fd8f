"""What is told of a finished game: where points came from, and what the tower gave against what it would on average."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from wartable.account.declaring import Chances, Declared, Fought, Side, Standing
from wartable.account.story import Scene, View
from wartable.engine.luck import Luck
from wartable.games.wallenstein.odds import empire
from wartable.games.wallenstein.state import COLOUR, YEARS
from wartable.games.wallenstein.tower import try_throw

TRIALS = 400  # throws that do not happen, for each that did
BEFORE = ("set-up", "filling", "reception", "clearing")
SCORED = ("scoring", "new-year", "end-of-game")
Tray = Mapping[str, int]


def battles(story: Iterable[Scene]) -> Iterator[Fought]:
    """W-3.1 – An attack or a revolt, what was thrown in, and what came out."""
    begun: Scene | None = None
    thrown: Scene | None = None
    for scene in story:
        if scene.event.name in ("attacked", "revolt-began"):
            begun = scene
        elif scene.event.name == "cubes-thrown":
            thrown = scene
        elif scene.event.name == "cubes-out" and begun is not None and thrown is not None:
            yield _battle(begun, thrown, scene)
            begun = thrown = None


def _battle(begun: Scene, thrown: Scene, out: Scene) -> Fought:
    """The balance of cubes in the tray: own less those against one. What one side gains the other loses."""
    came = balance(begun, out.event.facts)
    chances = Counter(balance(begun, tray) for tray in trays(thrown))
    seats = [(begun.event.facts["seat"], 1), (begun.event.facts.get("defender"), -1)]
    sides = [Side(seat, sign * came, [_shares(chances, sign)]) for seat, sign in seats if seat is not None]
    return Fought(begun.point - 1, out.point, sides, TRIALS)


def _shares(counted: Counter[int], sign: int) -> Chances:
    return {sign * value: count / TRIALS for value, count in counted.items()}


def balance(begun: Scene, tray: Tray) -> int:
    """W-3.3, W-3.6 – Peasants fight for the defence, unless a marker keeps them out; in a revolt always."""
    facts, view = begun.event.facts, begun.view
    own, defender = tray[facts["seat"]], facts.get("defender")
    revolt = begun.event.name == "revolt-began"
    peasants = tray["peasants"] if revolt or not view["markers"][facts["county"]] else 0
    return own - peasants - (tray[defender] if defender is not None else 0)


class Quick(Luck):
    """Luck for throws nobody sees: ours would take half as long again."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def tumble(self, n: int) -> int:
        return int(self._random() * n)


def trays(thrown: Scene) -> Iterator[Tray]:
    """W-6.1 – What else might have come out, by the rules of the tower; the same throws whenever they are asked for."""
    s = empire(thrown.before)
    s.luck = Quick(thrown.point)
    for k, colour in enumerate(COLOUR.members):
        s.thrown[k], s.tray[k] = thrown.event.facts[colour], 0
    for _ in range(TRIALS):
        try_throw(s)
        yield dict(zip(COLOUR.members, s.tray, strict=True))


def points(view: View) -> Standing:
    scored: Standing = view["points"]
    return scored


def standing(view: View) -> Standing | None:
    """W-5.5 – Points, and what the scorings to come would bring as things stand; while they are made, as it was."""
    if view["over"]:
        return points(view)
    if view["phase"] in SCORED:
        return None
    left = YEARS - max(1, view["year"]) + 1
    return {
        seat: scored + left * _yearly(view, seat) + view["statue_points"][seat] for seat, scored in points(view).items()
    }


def _yearly(view: View, seat: str) -> int:
    sources: Mapping[str, Any] = view["standing"]["points"][seat]
    return sum(sources.values())


ACCOUNT = Declared(
    chapter="year-began",
    number="year",
    score=points,
    sources={
        "counties-scored": "counties", "buildings-scored": "buildings", "majority-scored": "majorities",
        "majority-shared": "majorities", "points-given": "favours", "bonus-taken": "region-cards",
        "statues-scored": "statues",
    },
    measures={"standing": standing, "points": points},
    moment=lambda view: None
    if view["phase"] in BEFORE
    else (view["year"], view["season"], view["phase"], view["slot"], view["player"]),
    battles=battles,
)  # fmt: skip
