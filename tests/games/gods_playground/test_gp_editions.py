"""Where the Warfrog and the Phalanx edition differ, and where three and four players do."""

from __future__ import annotations

import pytest

from tests.games.asking import part
from tests.games.gods_playground.helpers import (
    BASE,
    EDITIONS,
    ENEMIES,
    NOTHING,
    REGIONS,
    Position,
    at,
    row,
    table,
    told,
)


def test_gp_0_1_warfrog_is_the_edition_of_a_table_for_three() -> None:
    assert table(3).edition == "warfrog"


def test_gp_11_10_editions_differ_in_round_four_with_vienna_held() -> None:
    found = {}
    for edition in EDITIONS:
        match = at("enemy-attacks", NOTHING, edition=edition, round=4, vienna=2, crown={"infantry": 1})
        strengths = {fact["region"]: fact["strength"] for fact in told(match, "attacked")}
        found[edition] = strengths["little-poland"], strengths["greater-poland"]
    assert found == {"warfrog": (12, 12), "phalanx": (10, 12)}


def test_gp_14_5_editions_differ_where_influence_lowers_values() -> None:
    markers = dict.fromkeys(REGIONS, 1)
    found = {
        edition: list(part(at("war-and-peace", edition=edition, influence=markers), "value").values())
        for edition in EDITIONS
    }
    assert found == {"warfrog": [4, 4, 4, 4, 2], "phalanx": [2, 2, 2, 2, 2]}


def test_gp_0_6_and_gp_0_7_estates_at_the_start() -> None:
    estates = {}
    for players, edition in ((3, "warfrog"), (3, "phalanx"), (4, "phalanx")):
        match = table(players, edition).new(seed=2)
        while match.stage == "found":
            match.play(match.asked[0], match.offer(match.asked[0])[0])
        estates[players, edition] = len(told(match, "founded")) // players
    assert estates == {(3, "warfrog"): 3, (3, "phalanx"): 3, (4, "phalanx"): 2}


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
@pytest.mark.parametrize("enemy", ENEMIES)
def test_gp_11_4_four_players_meet_stronger_enemies(enemy: str, round_: int) -> None:
    assert BASE[4][enemy][round_ - 1] > BASE[3][enemy][round_ - 1]


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_gp_11_4_three_players_meet_the_same_enemies_in_both_editions(round_: int) -> None:
    logs = []
    for edition in EDITIONS:
        parts: Position = {"round": round_, "crown": {"infantry": 1}, "influence_box": 3}
        match = at("enemy-attacks", [1, 2, 3, 5], edition=edition, **parts)
        logs.append([event.data() for event in match.log(None)])
    assert logs[0] == logs[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_14_1_the_same_war_costs_the_same(edition: str) -> None:
    parts: Position = {"estate": {"prussia": row(*["white"] * 4)}, "invaders": {"prussia": {"black": 5}}}
    match = at("war-and-peace", edition=edition, round=2, nobles={"white": {"prussia": 1}}, **parts)
    assert len(told(match, "estate-lost")) == 4
