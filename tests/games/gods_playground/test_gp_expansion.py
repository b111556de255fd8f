"""GP-13: the enemies expand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asking import part
from tests.games.gods_playground.helpers import EDITIONS, ENEMIES, ENTRY, Position, at, some, stood, told
from wartable import Match


def expand(*luck: int, **parts: Any) -> Match:
    """From phase 13 on; the round ends, and what stood before is told by `stood`."""
    return at("expansion", luck, **{"round": 2} | parts)


def spread(match: Match) -> list[tuple[str, str, int]]:
    return [(fact["foe"], fact["region"], fact["cubes"]) for fact in told(match, "spread")]


# ---- GP-13.1 the difference ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("cubes", "nobles", "each"), [(5, 1, 4), (5, 0, 5), (5, 4, 1), (5, 5, 0), (5, 6, 0)])
def test_gp_13_1_what_exceeds_the_nobles_goes_to_both_regions(edition: str, cubes: int, nobles: int, each: int) -> None:
    parts: Position = {"invaders": {"prussia": {"black": cubes}}, "nobles": {"white": {"prussia": nobles}}}
    match = expand(edition=edition, **parts)
    expected = [("sweden", "lithuania", each), ("sweden", "greater-poland", each)] if each else []
    assert spread(match) == expected
    assert stood(match)["prussia"] == {"black": cubes}  # new cubes, none of those in Prussia


@pytest.mark.parametrize("enemy", ENEMIES)
def test_gp_13_1_from_the_entry_region_along_its_arrows(enemy: str) -> None:
    match = expand(round=4, invaders={ENTRY[enemy]: {enemy: 2}})
    arrows = match.view(None)["printed"]["arrows"][enemy]
    assert [(region, cubes) for _, region, cubes in spread(match)] == [(region, 2) for region in arrows]


def test_gp_13_1_arrows_the_sources_give() -> None:
    arrows = expand().view(None)["printed"]["arrows"]
    assert arrows["black"] == ["lithuania", "greater-poland"]
    assert "lithuania" in arrows["tatars"]
    assert arrows["habsburgs"] == ["prussia", "little-poland"]


@pytest.mark.parametrize("enemy", ENEMIES)
def test_gp_13_1_from_no_other_region(enemy: str) -> None:
    elsewhere = next(region for region in ENTRY.values() if region != ENTRY[enemy])
    assert spread(expand(round=4, invaders={elsewhere: {enemy: 5}})) == []


def test_gp_13_1_nobles_of_all_families_count() -> None:
    nobles = {"white": {"prussia": 1}, "blue": {"prussia": 2}, "red": {"prussia": 1}}
    match = expand(invaders={"prussia": {"black": 5}}, nobles=nobles)
    assert [cubes for *_, cubes in spread(match)] == [1, 1]


def test_gp_13_1_enemies_in_the_order_of_their_numbers() -> None:
    """Black enters Lithuania first and meets the Russians, who then have too few left to expand."""
    match = expand(invaders={"prussia": {"black": 3}, "lithuania": {"russia": 4}}, nobles={"white": {"lithuania": 1}})
    assert spread(match) == [("sweden", "lithuania", 3), ("sweden", "greater-poland", 3)]
    assert stood(match)["lithuania"] == {"russia": 1}


# ---- GP-13.2 not where it already stands ----
def test_gp_13_2_not_into_a_region_where_it_has_cubes() -> None:
    match = expand(invaders={"prussia": {"black": 3}, "lithuania": {"black": 1}})
    assert spread(match) == [("sweden", "greater-poland", 3)]
    assert stood(match)["lithuania"] == {"black": 1}


def test_gp_13_2_another_colour_does_not_keep_it_out() -> None:
    match = expand(invaders={"prussia": {"black": 3}, "greater-poland": {"ottomans": 1}})
    assert spread(match) == [("sweden", "lithuania", 3), ("sweden", "greater-poland", 3)]


# ---- GP-13.3 entry ----
def test_gp_13_3_influence_makes_way() -> None:
    match = expand(invaders={"prussia": {"black": 1}}, influence={"lithuania": 2, "greater-poland": 2, "ukraine": 1})
    assert some(part(match, "influence")) == {"ukraine": 1}


def test_gp_13_3_units_defend_in_every_region_entered() -> None:
    units = {"infantry": {"white": {"lithuania": 2}}, "cavalry": {"blue": {"greater-poland": 1}}}
    match = expand(6, 1, 4, invaders={"prussia": {"black": 3}}, **units)
    fought = [(fact["seat"], fact["region"], fact["dice"], fact["lost"]) for fact in told(match, "fought")]
    assert fought == [("white", "lithuania", [6, 1], 1), ("blue", "greater-poland", [4], 0)]
    left = stood(match)
    assert (left["lithuania"], left["greater-poland"]) == ({"black": 2}, {"black": 2})


def test_gp_13_3_colours_cancel_after_the_defence() -> None:
    """The Deluge: four Swedes less a hit, then three Tatars less a hit, leave one Swede in Lithuania."""
    parts: Position = {
        "invaders": {"prussia": {"black": 5}, "ukraine": {"tatars": 5}},
        "nobles": {"white": {"prussia": 1, "lithuania": 1}, "blue": {"ukraine": 2, "lithuania": 2}},
        "infantry": {"blue": {"lithuania": 2}},
    }
    match = expand(6, 2, 6, 2, **parts)
    assert stood(match)["lithuania"] == {"black": 1}
    assert {"foe": "tatars", "other": "sweden", "region": "lithuania", "cubes": 2} in told(match, "cancelled")


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_11_6_cossacks_do_not_defend_against_russians(edition: str) -> None:
    soldiers = {"white": {"ukraine": 1}}
    parts: Position = {"infantry": soldiers, "cossacks": {"box": 0, "ukraine": 2}, "edition": edition}
    match = expand(6, invaders={"lithuania": {"russia": 3}}, **parts)
    assert told(match, "cossacks-fought") == []
    assert stood(match)["ukraine"] == {"russia": 2}


# ---- GP-13.4 nobles stay ----
def test_gp_13_4_nobles_stay() -> None:
    nobles = {"white": {"prussia": 1, "lithuania": 3, "greater-poland": 2}}
    match = expand(invaders={"prussia": {"black": 9}}, nobles=nobles)
    assert some(part(match, "nobles")) == nobles


# ---- GP-13.5 influence expands ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_gp_13_5_influence_expands_and_removes_nobles(edition: str, round_: int) -> None:
    nobles = {"white": {"prussia": 2}, "blue": {"prussia": 2, "little-poland": 1}, "red": {"greater-poland": 1}}
    parts: Position = {"round": round_, "influence": {"greater-poland": 4}, "nobles": nobles}
    match = expand(edition=edition, **parts)
    markers = [(fact["region"], fact["markers"]) for fact in told(match, "influence-spread")]
    assert markers == [("prussia", 3), ("little-poland", 3)]
    swayed = [(fact["seat"], fact["region"]) for fact in told(match, "noble-swayed")]
    assert swayed == [*[(seat, "prussia") for seat in ("white", "blue", "white")], ("blue", "little-poland")]
    assert some(part(match, "nobles")) == {"blue": {"prussia": 1}, "red": {"greater-poland": 1}}
    assert some(part(match, "influence")) == {"little-poland": 2, "greater-poland": 4}


def test_gp_13_5_one_marker_too_many_is_enough() -> None:
    match = expand(influence={"greater-poland": 3}, nobles={"white": {"greater-poland": 2}})
    assert some(part(match, "influence")) == {"prussia": 1, "little-poland": 1, "greater-poland": 3}


def test_gp_13_5_not_if_the_nobles_are_as_many() -> None:
    match = expand(influence={"greater-poland": 2}, nobles={"white": {"greater-poland": 2}})
    assert told(match, "influence-spread") == []
    assert some(part(match, "influence")) == {"greater-poland": 2}


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_13_5_it_vanishes_where_enemy_cubes_stand(edition: str) -> None:
    parts: Position = {"invaders": {"prussia": {"black": 1}}, "nobles": {"white": {"prussia": 2}}}
    match = expand(edition=edition, influence={"greater-poland": 2}, **parts)
    assert part(match, "nobles", "white", "prussia") == 2
    assert some(part(match, "influence")) == {"little-poland": 2, "greater-poland": 2}
    assert told(match, "influence-vanished") == [{"region": "prussia", "markers": 2}]


def test_gp_13_5_influence_expands_from_greater_poland_alone() -> None:
    assert told(expand(influence={"prussia": 4}), "influence-spread") == []


# ---- GP-13.6 from Vienna ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("cubes", "enter"), [(1, 0), (2, 0), (3, 1), (4, 2), (8, 6)])
def test_gp_13_6_ottomans_above_two_enter_greater_poland_from_stock(edition: str, cubes: int, enter: int) -> None:
    nobles = {"white": {"greater-poland": 20}}
    match = expand(edition=edition, round=3, vienna=cubes, vienna_invaded=1, nobles=nobles)
    assert told(match, "vienna-spread") == ([{"region": "greater-poland", "cubes": enter}] if enter else [])
    assert part(match, "invaders", "greater-poland", "ottomans") == enter
    assert part(match, "vienna") == min(cubes, 2)


def test_gp_13_6_units_there_defend() -> None:
    match = expand(6, 2, round=3, vienna=5, vienna_invaded=1, infantry={"red": {"greater-poland": 2}})
    assert stood(match) == {"greater-poland": {"ottomans": 2}}


def test_gp_13_6_before_any_influence_expands() -> None:
    match = expand(round=3, vienna=4, vienna_invaded=1, influence={"greater-poland": 3})
    assert told(match, "influence-spread") == []
    assert some(part(match, "influence")) == {}


def test_gp_13_6_in_slot_five() -> None:
    """Black comes to Greater Poland first and cancels what follows from Vienna."""
    match = expand(round=3, vienna=4, vienna_invaded=1, invaders={"prussia": {"black": 3}})
    assert stood(match)["greater-poland"] == {"black": 1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_13_6_in_round_four_too(edition: str) -> None:
    """Two Ottomans kept the city, and fives have brought two more."""
    match = expand(round=4, vienna=4, nobles={"white": {"greater-poland": 2}}, edition=edition)
    assert told(match, "vienna-spread") == [{"region": "greater-poland", "cubes": 2}]
    assert stood(match) == {"greater-poland": {"ottomans": 2}}
    assert spread(match) == []


def test_gp_13_6_in_round_four_what_came_from_vienna_spreads_on_along_purple_arrows() -> None:
    match = expand(round=4, vienna=4)
    assert spread(match) == [("ottomans", "prussia", 2), ("ottomans", "little-poland", 2)]


def test_gp_13_6_not_in_round_four_with_two() -> None:
    match = expand(round=4, vienna=2)
    assert told(match, "vienna-spread") == []
    assert some(part(match, "invaders")) == {}


def test_gp_13_2_in_round_four_no_ottomans_from_vienna_where_ottomans_stand() -> None:
    nobles = {"red": {"greater-poland": 1}}
    match = expand(round=4, vienna=5, invaders={"greater-poland": {"ottomans": 1}}, nobles=nobles)
    assert told(match, "vienna-spread") == []


# ---- GP-13.7 shortage ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("standing", "box", "each"), [(15, 0, 5), (15, 4, 5), (11, 14, 7), (9, 2, 8), (8, 9, 8)])
def test_gp_13_7_the_stock_and_the_enemy_s_own_box_are_split_evenly(
    edition: str, standing: int, box: int, each: int
) -> None:
    parts: Position = {"invaders": {"prussia": {"black": standing}}, "strength": {"black": box}}
    match = expand(edition=edition, **parts)
    assert spread(match) == [("sweden", "lithuania", each), ("sweden", "greater-poland", each)]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_gp_13_7_an_odd_cube_goes_where_a_die_says(die: int) -> None:
    match = expand(die, invaders={"prussia": {"black": 16}})
    cubes = {region: cubes for _, region, cubes in spread(match)}
    assert sorted(cubes.values()) == [4, 5]
    assert told(match, "odd-piece") == [{"die": die, "region": max(cubes, key=lambda region: cubes[region])}]


def test_gp_13_7_the_odd_cube_is_fair() -> None:
    firsts = [spread(expand(die, invaders={"prussia": {"black": 16}}))[0][2] for die in range(1, 7)]
    assert firsts.count(5) == firsts.count(4) == 3


def test_gp_13_7_a_single_open_target_takes_all() -> None:
    match = expand(invaders={"prussia": {"black": 14}, "lithuania": {"black": 2}})
    assert spread(match) == [("sweden", "greater-poland", 9)]


def test_gp_13_7_a_single_target_takes_no_more_than_the_difference() -> None:
    match = expand(invaders={"prussia": {"black": 4}, "lithuania": {"black": 2}})
    assert spread(match) == [("sweden", "greater-poland", 4)]


def test_gp_13_7_nothing_is_left_to_place() -> None:
    assert spread(expand(invaders={"prussia": {"black": 25}})) == []


def test_gp_13_7_influence_is_split_too() -> None:
    for box, each in ((0, 2), (2, 2), (4, 2)):
        match = expand(influence={"greater-poland": 6}, influence_box=box)
        markers = [(fact["region"], fact["markers"]) for fact in told(match, "influence-spread")]
        assert markers == [("prussia", each), ("little-poland", each)]  # four are not in Greater Poland


def test_gp_13_7_ottoman_cubes_before_vienna_stay() -> None:
    """Thirty Ottoman cubes: 22 in Little Poland and 4 before Vienna leave 4 in stock."""
    match = expand(round=3, vienna=4, vienna_invaded=1, invaders={"little-poland": {"ottomans": 22}})
    assert [cubes for *_, cubes in spread(match)] == [2, 2]
    assert part(match, "vienna") == 2


def test_gp_13_7_the_split_is_made_before_anybody_fights() -> None:
    units = {"infantry": {"white": {"lithuania": 4}}, "cavalry": {"white": {"lithuania": 1}}}
    match = expand(6, 6, 6, 6, 6, invaders={"prussia": {"black": 15}}, **units)
    assert stood(match).get("lithuania") is None
    assert stood(match)["greater-poland"] == {"black": 5}


# ---- GP-13.8 the same for markers and Vienna ----
def test_gp_13_8_influence_does_not_expand_to_influence() -> None:
    match = expand(influence={"greater-poland": 3, "prussia": 1})
    markers = [(fact["region"], fact["markers"]) for fact in told(match, "influence-spread")]
    assert markers == [("little-poland", 3)]
    assert some(part(match, "influence")) == {"prussia": 1, "little-poland": 3, "greater-poland": 3}


def test_gp_13_8_no_ottomans_from_vienna_where_ottomans_stand() -> None:
    match = expand(round=3, vienna=6, vienna_invaded=1, invaders={"greater-poland": {"ottomans": 1}})
    assert told(match, "vienna-spread") == []
    assert stood(match) == {"greater-poland": {"ottomans": 1}}


# ---- GP-13.9 old influence in round four ----
@pytest.mark.parametrize("held", [0, 2])
def test_gp_13_9_old_influence_neither_expands_nor_does_damage(held: int) -> None:
    parts: Position = {"influence": {"greater-poland": 4, "ukraine": 3}, "nobles": {"white": {"prussia": 2}}}
    estates = {"estate": {"ukraine": {"1": "white"}, "greater-poland": {"1": "white"}}}
    match = expand(round=4, vienna=held, **parts, **estates)
    assert told(match, "influence-spread") == told(match, "estate-seized") == []
    assert some(part(match, "estate")) == estates["estate"]
    assert (part(match, "value", "ukraine"), part(match, "value", "greater-poland")) == (4, 4)
    assert some(part(match, "influence")) == {"greater-poland": 4, "ukraine": 3}


def test_gp_13_9_it_vanishes_when_cubes_enter() -> None:
    match = expand(round=4, influence={"greater-poland": 4, "ukraine": 1}, invaders={"prussia": {"black": 1}})
    assert some(part(match, "influence")) == {"ukraine": 1}
