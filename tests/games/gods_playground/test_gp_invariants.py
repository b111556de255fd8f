"""What must hold in every game, whatever is chosen and rolled."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.gods_playground.helpers import ALL_OPTIONS, ENEMIES, REGIONS, SPOTS, table
from wartable import Match

TABLES = [(3, "warfrog", ()), (3, "phalanx", ()), (4, "phalanx", ()), (4, "phalanx", ALL_OPTIONS)]
FORCES = ("alone", "one-cossack", "two-cossacks", "crown", "crown-and-one-cossack", "crown-and-two-cossacks")
FOES = ("teutonic-knights", "sweden", "kingdom-of-prussia", *ENEMIES[1:])
EVERYTHING = [  # choices that no other text stands for
    "pass", "done", "ready", "danzig",
    *(f"{verb} {region}" for verb in ("build", "fewer", "veto", "school", "raise") for region in REGIONS),
    *(f"assign {spot} {block}" for spot in SPOTS for block in range(6)),
    *(f"clear {spot}" for spot in SPOTS),
    *(f"{verb} {region} {circle}" for verb in ("manager", "city") for region in REGIONS for circle in range(1, 7)),
    *(f"treaty {foe} {gift}".removesuffix(" 2") for foe in FOES for gift in (2, 4, 6)),
    *(f"move {one} {two}" for one in REGIONS for two in REGIONS),
    *(f"confederation {region} {seat}" for region in REGIONS for seat in ("white", "blue", "red")),
    *(f"buy {unit}" for unit in ("infantry", "cavalry", "artillery", "cossack")),
    *(f"campaign {region} {force}".removesuffix(" alone") for region in REGIONS for force in FORCES),
    *(f"strike {target}" for target in (*REGIONS, "vienna")),
    *(f"bid {coins}" for coins in range(25)),
]  # fmt: skip
POOLS = dict(zip(ENEMIES, (25, 25, 25, 30, 20), strict=True))


def step(match: Match, lot: random.Random) -> None:
    """A choice by lot, leaning to doing something."""
    seat = lot.choice(match.asked)
    offer = match.offer(seat)
    bold = [choice for choice in offer if choice not in ("pass", "done") and not choice.startswith("clear")]
    match.play(seat, lot.choice(bold if bold and lot.random() < 0.8 else offer))


def total(counts: Any) -> int:
    return sum(total(inner) for inner in counts.values()) if isinstance(counts, dict) else int(counts)


def check_pieces(match: Match) -> None:
    """GP-0.2, GP-0.3 and GP-0.4: no pool is overdrawn, and values stay on their track."""
    p = match.position()
    for seat in match.game.seats:
        assert total(p["nobles"][seat]) + total(p["campaigners"][seat]) <= 20
        for unit, pieces in (("infantry", 4), ("cavalry", 3), ("artillery", 1)):
            assert total(p[unit][seat]) <= pieces
        discs = [owner for row in p["estate"].values() for owner in row.values()] + list(p["sejm"].values())
        assert discs.count(seat) <= 15
        assert p["coins"][seat] >= 0
    for enemy, pool in POOLS.items():
        cubes = p["strength"][enemy] + sum(p["invaders"][region][enemy] for region in REGIONS)
        assert cubes + (p["vienna"] if enemy == "ottomans" else 0) <= pool
    assert total(p["influence"]) + p["influence_box"] <= 10
    assert total(p["king"]) <= 12
    assert total(p["manager"]) <= 8
    assert total(p["city"]) <= 2
    assert total(p["cossacks"]) == 2
    assert all(1 <= value <= 5 for value in p["value"].values())
    for region in REGIONS:
        colours = [enemy for enemy in ENEMIES if p["invaders"][region][enemy]]
        assert len(colours) <= 1
        assert not (colours and p["influence"][region])


@pytest.mark.parametrize(("players", "edition", "options"), TABLES)
def test_invariant_pieces_and_an_end_after_four_rounds(players: int, edition: str, options: tuple[str, ...]) -> None:
    for seed in range(6):
        match, lot = table(players, edition, options).new(seed=seed), random.Random(seed)
        while not match.over:
            step(match, lot)
            check_pieces(match)
        assert match.position()["round"] == 4
        assert sorted(match.ranking.values()) == list(range(1, players + 1))


@pytest.mark.parametrize(("players", "edition", "options"), TABLES)
def test_invariant_what_is_offered_is_what_the_rules_allow(
    players: int, edition: str, options: tuple[str, ...]
) -> None:
    match, lot = table(players, edition, options).new(seed=9), random.Random(9)
    stages = set()
    while not match.over:
        stages.add(match.stage)
        for seat in match.asked:
            offer = match.offer(seat)
            assert offer
            assert len(offer) == len(set(offer))
            assert [choice for choice in offer if match.why_not(seat, choice)] == []
            assert [c for c in EVERYTHING if c not in offer and match.why_not(seat, c) is None] == []
        step(match, lot)
    assert stages >= {"found", "assign", "build", "act", "raise", "recruit", "campaign", "strike"}


def seen(match: Match, seat: str | None) -> tuple[Any, ...]:
    """What a seat is told, but for who is ready."""
    view = {key: value for key, value in match.view(seat).items() if key != "asked"}
    return view, match.prompt(seat) if seat in match.asked else "", match.log(seat)


@pytest.mark.parametrize("players", [3, 4])
def test_invariant_secret_choices_leave_everybody_else_s_view_alone(players: int) -> None:
    match, lot = table(players).new(seed=4), random.Random(4)
    hidden = 0
    while not match.over:
        together = match.stage in ("assign", "bid") and len(match.asked) > 1
        seat = lot.choice(match.asked)
        others: list[str | None] = [other for other in (*match.game.seats, None) if other != seat]
        before = [seen(match, other) for other in others]
        match.play(seat, lot.choice(match.offer(seat)))
        if together:
            hidden += 1
            assert [seen(match, other) for other in others] == before
    assert hidden > 50
