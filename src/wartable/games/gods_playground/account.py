"""What is told of a finished game: where points came from, and how many hits the dice gave against what they owed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import comb

from wartable.account.declaring import Chances, Declared, Fought, Side, Standing
from wartable.account.story import Scene, View
from wartable.games.gods_playground.battle import HITS_ON
from wartable.games.gods_playground.board import CAVALRY, TROOP

BEGINNINGS = ("campaigned", "struck", "struck-free", "attacked", "spread", "vienna-spread")
THROWS = ("fought", "crown-fought", "cossacks-fought")


def battles(story: Iterable[Scene]) -> Iterator[Fought]:
    """Campaigns, counter-attacks, and the defence of a region."""
    begun: Scene | None = None
    throws: list[Scene] = []
    for scene in story:
        if scene.event.name in THROWS:
            throws.append(scene)
        elif scene.event.name in BEGINNINGS:
            yield from _battle(begun, throws)
            begun, throws = scene, []
    yield from _battle(begun, throws)


def _battle(begun: Scene | None, throws: list[Scene]) -> Iterator[Fought]:
    if begun is None:
        return
    leader = begun.event.facts.get("seat")
    sides: dict[str, list[Scene]] = {}
    for throw in throws:
        seat = throw.event.facts.get("seat", leader)  # crown and Cossacks are whoever leads them; in defence nobody's
        if seat is not None:
            sides.setdefault(seat, []).append(throw)
    if sides:
        yield Fought(begun.point - 1, throws[-1].point, [_side(seat, own, begun) for seat, own in sides.items()])


def _side(seat: str, throws: list[Scene], begun: Scene) -> Side:
    hits = sum(throw.event.facts["hits"] for throw in throws)
    return Side(seat, hits, [chances(throw, seat, begun) for throw in throws])


def chances(throw: Scene, seat: str, begun: Scene) -> Chances:
    """GP-10.2 – Each die for itself: so many of them hit."""
    dice = len(throw.event.facts["dice"])
    hit = (7 - needed(throw, seat, begun)) / 6
    return {hits: comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)}


def needed(throw: Scene, seat: str, begun: Scene) -> int:
    """GP-10.2, GP-10.5, GP-10.6 – The least number that hits; artillery of the same army adds one to each die."""
    unit = throw.event.facts.get("unit", TROOP.members[CAVALRY])
    guns = throw.before["crown"] if throw.event.name == "crown-fought" else _guns(throw.before, seat, begun)
    return HITS_ON[TROOP.index(unit)] - int(guns["artillery"])


def _guns(view: View, seat: str, begun: Scene) -> dict[str, int]:
    return {"artillery": view["artillery"][seat][begun.event.facts["region"]]}


def points(view: View) -> Standing:
    scored: Standing = view["points"]
    return scored


def standing(view: View) -> Standing | None:
    """GP-17.1 – Points, and what the estates would score now; while they are scored, as it was."""
    if view["over"]:
        return points(view)
    if view["phase"] == "end-of-game":
        return None
    return {seat: scored + view["estates_worth"][seat] for seat, scored in points(view).items()}


ACCOUNT = Declared(
    chapter="round-began",
    number="round",
    score=points,
    sources={
        "glory-won": "glory", "sejm-scored": "sejm", "luxury": "luxury", "estates-scored": "estates",
        "home-scored": "home", "school-founded": "schools", "schools-everywhere": "schools",
    },
    measures={"standing": standing, "points": points},
    moment=lambda view: None if view["phase"] == "set-up" else (view["round"], view["phase"], view["player"]),
    battles=battles,
)  # fmt: skip
