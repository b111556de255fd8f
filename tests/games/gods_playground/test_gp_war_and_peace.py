"""GP-14: estates under war and peace."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asking import part, play
from tests.games.gods_playground.helpers import EDITIONS, NOTHING, REGIONS, Position, at, quiet, row, some, told
from wartable import Match

FIVE = row("white", "blue", "red", "white", "blue")


def aftermath(**parts: Any) -> Match:
    """From phase 14 of round 2 to the end of the round."""
    return at("war-and-peace", **{"round": 2} | parts)


def values(match: Match, *regions: str) -> list[int]:
    return [part(match, "value", region) for region in regions]


# ---- GP-14.1 occupied ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("cubes", "nobles", "lost"), [(5, 1, 4), (4, 3, 1), (3, 3, 1), (1, 3, 1), (1, 0, 1), (9, 1, 5)]
)
def test_gp_14_1_the_difference_but_at_least_one_estate_is_lost(
    edition: str, round_: int, cubes: int, nobles: int, lost: int
) -> None:
    parts: Position = {"estate": {"lithuania": FIVE}, "invaders": {"lithuania": {"black": cubes}}}
    match = aftermath(edition=edition, round=round_, nobles={"white": {"lithuania": nobles}}, **parts)
    assert some(part(match, "estate")) == some({"lithuania": dict(list(FIVE.items())[: 5 - lost])})
    assert values(match, "lithuania") == [2]


def test_gp_14_1_the_highest_circles_first() -> None:
    match = aftermath(estate={"lithuania": FIVE}, invaders={"lithuania": {"russia": 3}})
    lost = [(fact["seat"], fact["worth"]) for fact in told(match, "estate-lost")]
    assert lost == [("blue", 5), ("white", 5), ("red", 4)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_14_1_with_manager_and_city(edition: str) -> None:
    estates = {"estate": {"lithuania": row("white", "blue")}, "invaders": {"lithuania": {"russia": 1}}}
    managers = {"manager": {"lithuania": {"1": 1, "2": 1}}, "city": {"lithuania": {"1": 1, "2": 1}}}
    match = aftermath(edition=edition, round=3, **estates, **managers)
    assert some(part(match, "manager")) == some(part(match, "city")) == {"lithuania": {"1": 1}}


def test_gp_14_1_no_estate_is_left_to_lose() -> None:
    match = aftermath(invaders={"ukraine": {"tatars": 4}})
    assert told(match, "estate-lost") == []
    assert values(match, "ukraine") == [2]


def test_gp_14_1_nobles_of_all_families_count() -> None:
    nobles = {"white": {"lithuania": 1}, "blue": {"lithuania": 1}, "red": {"lithuania": 1}}
    match = aftermath(estate={"lithuania": FIVE}, invaders={"lithuania": {"russia": 5}}, nobles=nobles)
    assert len(told(match, "estate-lost")) == 2


def test_gp_14_1_old_cubes_are_enough() -> None:
    match = aftermath(estate={"lithuania": FIVE}, invaders={"lithuania": {"russia": 1}}, invaded={"*": 0})
    assert values(match, "lithuania") == [2]


# ---- GP-14.2 repelled ----
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_gp_14_2_invaded_but_clear_again_the_value_stays(round_: int) -> None:
    match = aftermath(
        round=round_, invaded={"ukraine": 1, "greater-poland": 1}, nobles={"white": {"greater-poland": 5}}
    )
    assert values(match, "ukraine", "greater-poland", "prussia") == [3, 3, 4]


def test_gp_14_2_an_attack_beaten_by_the_defenders() -> None:
    match = at("enemy-attacks", [*NOTHING, 6], strength={"russia": 1}, infantry={"white": {"lithuania": 1}}, **quiet(1))
    assert values(match, "lithuania", "ukraine") == [3, 4]


def test_gp_14_2_an_attack_beaten_by_the_crown() -> None:
    match = at("enemy-attacks", [*NOTHING, 6], strength={"russia": 1}, crown={"infantry": 1}, **quiet(1))
    play(match, "white strike lithuania")
    assert values(match, "lithuania", "ukraine") == [3, 4]


def test_gp_14_2_colours_that_cancelled_each_other() -> None:
    match = at("expansion", round=2, invaders={"prussia": {"black": 2}, "lithuania": {"russia": 2}})
    assert values(match, "lithuania", "greater-poland", "ukraine") == [3, 2, 4]


# ---- GP-14.3 peace ----
@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_14_3_a_region_at_peace_rises(edition: str) -> None:
    match = aftermath(edition=edition, nobles={"white": {"greater-poland": 2}})
    assert values(match, *REGIONS) == [4, 4, 4, 4, 4]
    assert told(match, "estate-lost") == []


def test_gp_14_3_old_cubes_driven_out_are_peace() -> None:
    parts: Position = {"invaders": {"lithuania": {"russia": 1}}, "crown": {"infantry": 1}}
    match = at("strikes-back", [6], round=2, **parts)
    play(match, "white strike lithuania")
    assert values(match, "lithuania") == [4]


# ---- GP-14.4 limits ----
@pytest.mark.parametrize(("before", "war", "after"), [(1, 1, 1), (2, 1, 1), (5, 1, 4), (5, 0, 5), (4, 0, 5), (1, 0, 2)])
def test_gp_14_4_between_one_and_five(before: int, war: int, after: int) -> None:
    match = aftermath(value={"ukraine": before}, invaders={"ukraine": {"tatars": war}})
    assert values(match, "ukraine") == [after]


# ---- GP-14.5 influence ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round_", [1, 2, 3])
@pytest.mark.parametrize(("markers", "lost"), [(1, 1), (3, 3), (6, 5)])
def test_gp_14_5_as_many_estates_as_markers_whatever_the_nobles(
    edition: str, round_: int, markers: int, lost: int
) -> None:
    parts: Position = {"estate": {"greater-poland": FIVE}, "influence": {"greater-poland": markers}}
    match = aftermath(edition=edition, round=round_, nobles={"white": {"greater-poland": 9}}, **parts)
    assert len(told(match, "estate-seized")) == lost
    assert len(some(part(match, "estate")).get("greater-poland", {})) == 5 - lost
    assert values(match, "greater-poland") == [2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_14_5_the_highest_circles_first_with_what_is_under_them(edition: str) -> None:
    estates = {"estate": {"lithuania": FIVE}, "manager": {"lithuania": {"4": 1, "5": 1}}}
    match = aftermath(edition=edition, influence={"lithuania": 1}, **estates)
    assert told(match, "estate-seized") == [{"seat": "blue", "region": "lithuania", "worth": 5}]
    assert some(part(match, "manager")) == {"lithuania": {"4": 1}}


@pytest.mark.parametrize(("edition", "value"), [("warfrog", 4), ("phalanx", 2)])
def test_gp_14_5_outside_greater_poland_only_phalanx_lowers_the_value(edition: str, value: int) -> None:
    match = aftermath(edition=edition, estate={"prussia": row("white")}, influence={"prussia": 1})
    assert values(match, "prussia") == [value]
    assert some(part(match, "estate")) == {}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("relieved", [0, 2])
def test_gp_14_5_not_when_the_ottomans_came_to_vienna_relieved_or_not(edition: str, relieved: int) -> None:
    parts: Position = {"vienna": relieved, "vienna_invaded": 1, "influence": {"greater-poland": 2, "prussia": 1}}
    match = aftermath(edition=edition, round=3, estate={"greater-poland": FIVE}, **parts)
    assert told(match, "estate-seized") == []
    assert values(match, "greater-poland", "prussia") == [4, 4]


def test_gp_14_5_played_out_at_vienna() -> None:
    parts: Position = {"influence": {"greater-poland": 2}, "estate": {"greater-poland": FIVE}}
    match = at("enemy-attacks", [*NOTHING, 6], strength={"ottomans": 1}, crown={"infantry": 1}, **parts, **quiet(3))
    play(match, "white strike vienna")
    assert told(match, "estate-seized") == []
    assert values(match, "greater-poland") == [4]


def test_gp_14_5_not_in_round_four() -> None:
    match = aftermath(round=4, influence={"greater-poland": 2}, estate={"greater-poland": FIVE})
    assert told(match, "estate-seized") == []
    assert values(match, "greater-poland") == [4]


# ---- GP-14.6 Greater Poland ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round_", [1, 2, 3])
@pytest.mark.parametrize(("nobles", "value"), [(0, 3), (1, 3), (2, 4), (5, 4)])
def test_gp_14_6_greater_poland_rises_with_two_nobles(edition: str, round_: int, nobles: int, value: int) -> None:
    match = aftermath(edition=edition, round=round_, nobles={"white": {"greater-poland": nobles}})
    assert values(match, "greater-poland") == [value]
    assert len(told(match, "value-wants-nobles")) == (nobles < 2)


def test_gp_14_6_nobles_of_two_families_will_do() -> None:
    match = aftermath(nobles={"white": {"greater-poland": 1}, "red": {"greater-poland": 1}})
    assert values(match, "greater-poland") == [4]


def test_gp_14_6_two_nobles_do_not_make_up_for_an_invasion() -> None:
    match = aftermath(nobles={"white": {"greater-poland": 2}}, invaded={"greater-poland": 1})
    assert values(match, "greater-poland") == [3]


@pytest.mark.parametrize("parts", [{"round": 4}, {"round": 3, "vienna_invaded": 1}])
def test_gp_14_6_otherwise_it_is_a_region_like_any(parts: dict[str, int]) -> None:
    assert values(aftermath(**parts), "greater-poland") == [4]


# ---- GP-14.7 markers that came and went ----
def test_gp_14_7_cancelled_markers_do_not_break_peace() -> None:
    nobles = {"white": {"greater-poland": 5}}
    match = at("enemy-attacks", NOTHING, influence_box=3, nobles=nobles, **quiet(1))
    assert part(match, "nobles", "white", "greater-poland") == 2
    assert values(match, "greater-poland") == [4]


def test_gp_14_7_after_an_expansion_too() -> None:
    nobles = {"white": {"prussia": 3, "little-poland": 3}}
    match = at("expansion", edition="phalanx", influence={"greater-poland": 2}, nobles=nobles)
    assert some(part(match, "influence")) == {"greater-poland": 2}
    assert values(match, "prussia", "little-poland", "greater-poland") == [4, 4, 2]
