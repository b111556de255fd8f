"""GP-7: building estates."""

from __future__ import annotations

import pytest

from tests.games.asking import part, play, refused
from tests.games.gods_playground.helpers import EDITIONS, NOTHING, RED, at, offered, row, some, told, turns, worth


# ---- GP-7.1 laps ----
@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_7_1_laps_until_all_have_passed(edition: str) -> None:
    nobles = {"white": {"prussia": 5}, "blue": {"ukraine": 5}, "red": {"lithuania": 5}}
    match = at("estates", edition=edition, nobles=nobles)
    seats = turns(
        match, "build prussia", "build ukraine", "build lithuania", "build prussia", "pass", "build lithuania"
    )
    assert seats == ["white", "blue", "red", "white", "blue", "red"]
    assert turns(match, "pass", "build lithuania") == ["white", "red"]
    assert part(match, "phase") == "special-actions"  # red has no noble left to build with


def test_gp_7_1_a_pass_is_final() -> None:
    match = at("estates", nobles={"white": {"prussia": 5}, "blue": {"ukraine": 5}})
    play(match, "white pass", "blue build ukraine")
    assert match.asked == ("blue",)
    play(match, "blue build ukraine")
    assert match.asked == ("blue",)
    play(match, "blue pass")
    assert part(match, "phase") == "special-actions"


def test_gp_7_1_with_four_players() -> None:
    match = at("estates", players=4, hetman="red", nobles={"*": {"ukraine": 3}})
    assert turns(match, *["build ukraine"] * 4, "build ukraine") == ["red", "yellow", "white", "blue", "red"]


# ---- GP-7.2 the price ----
def test_gp_7_2_one_noble_in_the_first_lap_two_in_each_later_one() -> None:
    match = at("estates", nobles={"white": {"ukraine": 6}, **RED})
    left = []
    for _ in range(3):
        play(match, "white build ukraine")
        left.append(part(match, "nobles", "white", "ukraine"))
        if match.asked == ("red",):
            play(match, "red pass")
    assert left == [5, 3, 1]
    assert [fact["cubes"] for fact in told(match, "built")] == [1, 2, 2]


def test_gp_7_2_the_nobles_come_from_the_region_built_in() -> None:
    match = at("estates", nobles={"white": {"prussia": 1, "ukraine": 5}, **RED})
    assert refused(match, "white", "build lithuania") == "GP-7.2"
    play(match, "white build prussia", "red pass")
    assert part(match, "nobles", "white", "ukraine") == 5
    assert refused(match, "white", "build prussia") == "GP-7.2"


def test_gp_7_2_one_noble_is_not_enough_in_the_second_lap() -> None:
    match = at("estates", nobles={"white": {"prussia": 2, "ukraine": 2}, **RED})
    play(match, "white build prussia", "red pass")
    assert offered(match, "build") == ["ukraine"]
    assert refused(match, "white", "build prussia") == "GP-7.2"
    play(match, "white build ukraine")
    assert some(part(match, "nobles", "white")) == {"prussia": 1}


# ---- GP-7.3 the lowest free circle ----
def test_gp_7_3_the_lowest_free_circle() -> None:
    rows = {"ukraine": row("red", "red"), "lithuania": row("blue", "blue", "blue", "blue", "blue")}
    match = at("estates", estate=rows, nobles={"white": {"ukraine": 3, "lithuania": 2}, "blue": {"ukraine": 2}})
    assert refused(match, "white", "build lithuania") == "GP-0.8"
    play(match, "white build ukraine", "blue build ukraine", "white build ukraine")
    assert some(part(match, "estate", "ukraine")) == row("red", "red", "white", "blue", "white")
    assert [fact["worth"] for fact in told(match, "built")] == worth(match, "ukraine")[2:5]


def test_gp_7_3_a_full_row_takes_no_more() -> None:
    match = at("estates", estate={"ukraine": row(*["red"] * 5)}, nobles={"white": {"ukraine": 3, "prussia": 1}})
    assert refused(match, "white", "build ukraine") == "GP-0.8"


# ---- GP-7.4 occupied regions ----
@pytest.mark.parametrize("round_", [1, 4])
def test_gp_7_4_enemies_do_not_hinder_building(round_: int) -> None:
    invaders = {"ukraine": {"tatars": 6}}
    match = at("estates", NOTHING, round=round_, invaders=invaders, nobles={"white": {"ukraine": 1}, **RED})
    play(match, "white build ukraine")
    assert some(part(match, "estate")) == {"ukraine": row("white")}
    assert some(part(match, "invaders")) == invaders


def test_gp_7_4_influence_does_not_hinder_building() -> None:
    match = at("estates", influence={"greater-poland": 3}, nobles={"white": {"greater-poland": 1}, **RED})
    play(match, "white build greater-poland")
    assert some(part(match, "estate")) == {"greater-poland": row("white")}
