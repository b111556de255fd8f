"""Phases 10 to 13 in Ukraine and around Vienna, told a second time from the ledger and compared with the game."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from tests.games.asking import part, play
from tests.games.gods_playground.helpers import EDITIONS, NOTHING, Position, at, quiet, some, told

CASES = range(25)


@dataclass
class Ukraine:
    """Who stands there, and what a battle has done."""

    cubes: dict[str, int]
    infantry: int
    cavalry: int
    gun: int
    cossacks: int
    dice: list[int] = field(default_factory=list)
    marks: int = 0

    def hits(self, die: random.Random, units: int, needed: int) -> int:
        """GP-10.2, GP-10.5 – One die each, one more with a gun."""
        thrown = [die.randint(1, 6) for _ in range(units)]
        self.dice += thrown
        return sum(number + self.gun >= needed for number in thrown)

    def remove(self, colours: list[str], hits: int) -> int:
        """So many cubes of these colours, in this order; what is left of the hits."""
        for colour in colours:
            gone = min(hits, self.cubes.get(colour, 0))
            self.cubes[colour] = self.cubes.get(colour, 0) - gone
            hits -= gone
        return hits


def land(chance: random.Random) -> Ukraine:
    cubes = {chance.choice(["russia", "ottomans", "tatars", "tatars"]): chance.randint(0, 3)}
    return Ukraine(cubes, chance.randint(0, 2), chance.randint(1, 2), chance.randint(0, 1), chance.randint(0, 2))


def position(land: Ukraine) -> Position:
    soldiers = {name: {"white": {"ukraine": getattr(land, name)}} for name in ("infantry", "cavalry")}
    return {
        **soldiers,
        "artillery": {"white": {"ukraine": land.gun}},
        "cossacks": {"box": 2 - land.cossacks, "ukraine": land.cossacks, "tatars": 0},
        "invaders": {"ukraine": dict(land.cubes)},
    }


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("case", CASES)
def test_gp_10_5_campaigns_with_cossacks_as_the_ledger_tells_them(case: int, edition: str) -> None:
    chance = random.Random(case)
    ukraine = land(chance)
    treaty = chance.random() < 0.3 and sum(ukraine.cubes.values()) > 0
    given = position(ukraine) | {"nobles": {"white": {"ukraine": 2}, "blue": {"prussia": 1}}}
    given["infantry"]["blue"] = {"prussia": 1}  # he is asked next
    for units, needed in ((ukraine.infantry, 5), (ukraine.cavalry, 4)):
        ukraine.marks += ukraine.remove(list(ukraine.cubes), ukraine.hits(chance, units, needed))
    left = ukraine.remove(["tatars"], ukraine.hits(chance, ukraine.cossacks, 4))
    ukraine.marks += 0 if sum(ukraine.cubes.values()) else left
    force = ["", " one-cossack", " two-cossacks"][ukraine.cossacks]
    match = at("campaigns", ukraine.dice, edition=edition, round=3, treaty="tatars" if treaty else "none", **given)
    play(match, f"white campaign ukraine{force}")
    assert match.asked == ("blue",)
    assert part(match, "campaigners", "white", "tatars") == (0 if treaty else ukraine.marks)
    assert some(part(match, "invaders", "ukraine")) == some(ukraine.cubes)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("case", CASES)
def test_gp_11_6_defences_of_ukraine_as_the_ledger_tells_them(case: int, edition: str) -> None:
    chance = random.Random(1000 + case)
    ukraine = land(chance)
    if chance.random() < 0.4:
        ukraine.infantry = ukraine.cavalry = 0
    given, entering = position(ukraine), chance.randint(1, 3)
    ukraine.cubes["tatars"] = ukraine.cubes.get("tatars", 0) + entering
    company = ukraine.infantry + ukraine.cavalry > 0
    for units, needed in ((ukraine.infantry, 5), (ukraine.cavalry, 4)):
        ukraine.remove(["tatars", "russia", "ottomans"], ukraine.hits(chance, units, needed))
    if company or edition == "warfrog":
        ukraine.remove(["tatars"], ukraine.hits(chance, ukraine.cossacks, 4))
    other = next((colour for colour in ukraine.cubes if colour != "tatars"), "tatars")
    if other != "tatars":
        pairs = min(ukraine.cubes["tatars"], ukraine.cubes[other])
        ukraine.remove([other], pairs)
        ukraine.remove(["tatars"], pairs)
    watch: Position = {"crown": {"infantry": 1}, "strength": {"tatars": entering, "black": 1}}
    match = at("enemy-attacks", [*NOTHING, *ukraine.dice], edition=edition, **given | watch | quiet(3))
    assert match.stage == "strike"
    assert some(part(match, "invaders", "ukraine")) == some(ukraine.cubes)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("case", range(30))
def test_gp_13_6_expansion_from_vienna_as_the_ledger_tells_it(case: int, edition: str) -> None:
    chance = random.Random(2000 + case)
    round_, vienna, nobles = chance.choice([3, 4]), chance.randint(1, 6), chance.randint(0, 4)
    standing = chance.choice([0, 0, 1])
    entering = max(0, vienna - 2) if standing == 0 else 0
    here = standing + entering
    further = max(0, here - nobles) if round_ == 4 else 0
    parts: Position = {"vienna_invaded": 1} if round_ == 3 else {}
    parts |= {"nobles": {"red": {"greater-poland": nobles}}, "invaders": {"greater-poland": {"ottomans": standing}}}
    match = at("expansion", edition=edition, round=round_, vienna=vienna, **parts)
    assert [fact["cubes"] for fact in told(match, "vienna-spread")] == ([entering] if entering else [])
    found = [(fact["region"], fact["cubes"]) for fact in told(match, "spread")]
    assert found == ([("prussia", further), ("little-poland", further)] if further else [])
