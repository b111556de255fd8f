"""What is told of a finished game: territories won and lost, armies, and what the dice cost against what they owed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from wartable.account.declaring import Chances, Declared, Fought, Side, Standing
from wartable.account.story import Scene, View
from wartable.games.la_conquete_du_monde.odds import one_roll


class Roll(NamedTuple):
    """CM-3.4 – One roll: who lost how much, and with what chances."""

    battle: tuple[int, str, str, str]  # round, attacker, origin and target: rolls of a kind in a row are one battle
    begin: int
    point: int
    sides: tuple[Side, Side]


def rolls(story: Iterable[Scene]) -> Iterator[Roll]:
    attack = None
    for scene in story:
        if scene.event.name == "attacked":
            attack = scene
        elif scene.event.name == "rolled":
            assert attack is not None, "nobody rolls without an attack"
            yield _roll(attack, scene)


def _roll(attack: Scene, rolled: Scene) -> Roll:
    """CM-3.4, CM-6.3 – What the attacker does not lose the defender does, but for the last army of a protected one."""
    seat, origin, target = (attack.event.facts[name] for name in ("seat", "origin", "target"))
    facts, view = rolled.event.facts, attack.before
    chances = one_roll(len(facts["attack"]), len(facts["defence"]))
    most = view["armies"][target] - (target in view["protected"])
    attacker = Side(seat, facts["attacker_lost"], [dict(enumerate(chances))])
    defender = Side(view["owner"][target], facts["defender_lost"], [_defence(chances, most)])
    return Roll((view["round"], seat, origin, target), attack.point - 1, rolled.point, (attacker, defender))


def _defence(chances: tuple[float, ...], most: int) -> Chances:
    pairs = len(chances) - 1
    found: dict[int, float] = {}
    for lost, chance in enumerate(chances):
        fallen = min(pairs - lost, most)
        found[fallen] = found.get(fallen, 0.0) + chance
    return found


def battles(story: Iterable[Scene]) -> Iterator[Fought]:
    for _, group in groupby(rolls(story), key=lambda roll: roll.battle):
        fought = list(group)
        sides = [_together([roll.sides[k] for roll in fought]) for k in (0, 1)]
        yield Fought(fought[0].begin, fought[-1].point, sides)


def _together(sides: list[Side]) -> Side:
    return Side(sides[0].seat, sum(side.actual for side in sides), [one for side in sides for one in side.chances])


def territories(view: View) -> Standing:
    held: Standing = view["territories"]
    return held


def armies(view: View) -> Standing:
    total: Standing = view["total_armies"]
    return total


ACCOUNT = Declared(
    chapter="round-began",
    number="round",
    score=territories,
    sources={"conquered": "conquests"},
    otherwise="deal",
    losses="losses",
    measures={"territories": territories, "armies": armies},
    moment=lambda view: (view["round"], view["player"]),
    battles=battles,
    fewer=True,
)
