"""GP-10: campaigns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asking import part, play, refused
from tests.games.gods_playground.helpers import (
    EDITIONS,
    ENEMIES,
    ENTRY,
    NOTHING,
    Position,
    at,
    offered,
    quiet,
    some,
    supply,
    told,
    turns,
)
from wartable import Match

CROWN: Position = {"crown": {"infantry": 1, "cavalry": 1}, "sejm": {"ukraine": "white", "prussia": "white"}}


def marching(*luck: int, **parts: Any) -> Match:
    """Phase 10 of round 2: white has nobles in a region; blue has something to do in Prussia afterwards."""
    region, nobles = parts.pop("region", "ukraine"), parts.pop("nobles", 3)
    own: Position = {name: {"white": {region: parts.pop(name, 0)}} for name in ("infantry", "cavalry", "artillery")}
    own["infantry"]["blue"] = {"prussia": 1}
    laid: Position = {"round": 2, "nobles": {"white": {region: nobles}, "blue": {"prussia": 1}}}
    return at("campaigns", luck, **laid | own | parts)


def marks(match: Match, enemy: str, seat: str = "white") -> int:
    return int(part(match, "campaigners", seat, enemy))


# ---- GP-10.1 laps of campaigns ----
@pytest.mark.parametrize("enemy", ENEMIES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_10_1_a_noble_of_the_region_leads_against_the_connected_enemy(enemy: str, edition: str) -> None:
    region = ENTRY[enemy]
    match = marching(6, region=region, infantry=1, round=4, edition=edition)
    play(match, f"white campaign {region}")
    assert marks(match, enemy) == 1
    assert part(match, "nobles", "white", region) == 2
    assert told(match, "campaigned")[0]["region"] == region


def test_gp_10_1_laps_until_all_have_passed() -> None:
    match = marching(*[3] * 3, *NOTHING, infantry=1, nobles=2, **quiet(1))
    assert turns(match, "campaign ukraine", "campaign prussia", "campaign ukraine") == ["white", "blue", "white"]
    assert told(match, "attack-dice") == [{"dice": list(NOTHING)}]  # nobody has a noble to lead another


def test_gp_10_1_a_pass_is_final() -> None:
    match = marching(3, *NOTHING, infantry=1, nobles=2, **quiet(1))
    play(match, "white pass", "blue campaign prussia")
    assert told(match, "attack-dice") != []
    assert part(match, "nobles", "white", "ukraine") == 2


def test_gp_10_1_it_needs_a_noble_there() -> None:
    match = marching(infantry=1, nobles=1, cavalry=1)
    assert refused(match, "white", "campaign prussia") == "GP-10.1"
    match = at("campaigns", infantry={"white": {"ukraine": 1, "prussia": 1}}, nobles={"white": {"prussia": 1}})
    assert refused(match, "white", "campaign ukraine") == "GP-10.1"


def test_gp_10_1_at_least_one_die_must_be_rolled() -> None:
    parts: Position = {"nobles": {"white": {"ukraine": 1, "prussia": 1, "lithuania": 1}}}
    parts |= {"artillery": {"white": {"ukraine": 1}}, "infantry": {"white": {"prussia": 1}}}
    match = at("campaigns", round=2, **parts)
    assert refused(match, "white", "campaign ukraine") == "GP-10.1"
    assert refused(match, "white", "campaign lithuania") == "GP-10.1"
    assert offered(match, "campaign") == ["prussia"]


# ---- GP-10.2 hits ----
@pytest.mark.parametrize(
    ("unit", "cannon", "lowest"),
    [("infantry", 0, 5), ("infantry", 1, 4), ("cavalry", 0, 4), ("cavalry", 1, 3)],
)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_gp_10_2_what_hits(unit: str, cannon: int, lowest: int, die: int) -> None:
    match = marching(die, artillery=cannon, **{unit: 1})
    play(match, "white campaign ukraine")
    assert marks(match, "tatars") == (die >= lowest)


def test_gp_10_2_artillery_does_not_roll() -> None:
    match = marching(6, 6, infantry=1, cavalry=1, artillery=1)
    play(match, "white campaign ukraine")
    fought = [(fact["unit"], fact["dice"]) for fact in told(match, "fought")]
    assert fought == [("infantry", [6]), ("cavalry", [6])]


def test_gp_10_2_only_artillery_of_the_same_army_in_the_region_helps() -> None:
    cannons: Position = {"artillery": {"white": {"lithuania": 1}, "blue": {"ukraine": 1}}}
    own: Position = {"infantry": {"white": {"ukraine": 1}, "blue": {"prussia": 1}}}
    nobles = {"white": {"ukraine": 1}, "blue": {"prussia": 1}}
    match = at("campaigns", [4], round=2, nobles=nobles, **own, **cannons)
    play(match, "white campaign ukraine")
    assert marks(match, "tatars") == 0


# ---- GP-10.3 losses ----
@pytest.mark.parametrize("cannon", [0, 1])
def test_gp_10_3_a_natural_one_eliminates_the_unit(cannon: int) -> None:
    match = marching(1, 2, 1, 2, infantry=2, cavalry=2, artillery=cannon)
    play(match, "white campaign ukraine")
    assert told(match, "raided") == told(match, "driven-out") == []
    assert part(match, "infantry", "white", "ukraine") == part(match, "cavalry", "white", "ukraine") == 1
    assert part(match, "artillery", "white", "ukraine") == cannon
    assert supply(match, "white", "infantry") == 3


# ---- GP-10.4 where hits go ----
@pytest.mark.parametrize("enemy", ["ottomans", "black"])
@pytest.mark.parametrize(("standing", "left", "placed"), [(0, 0, 3), (2, 0, 1), (3, 0, 0), (5, 2, 0)])
def test_gp_10_4_hits_clear_the_region_first(enemy: str, standing: int, left: int, placed: int) -> None:
    invaders = {"little-poland": {enemy: standing}}
    match = marching(6, 6, 6, region="little-poland", infantry=3, invaders=invaders)
    play(match, "white campaign little-poland")
    assert part(match, "invaders", "little-poland", enemy) == left
    assert marks(match, "ottomans") == placed


def test_gp_10_4_without_a_noble_in_supply_the_hit_is_lost() -> None:
    match = marching(6, 6, 6, nobles=20, infantry=3)
    play(match, "white campaign ukraine")
    assert marks(match, "tatars") == 1  # the one just paid
    assert supply(match, "white", "nobles") == 0


def test_gp_10_4_influence_is_no_enemy_cube() -> None:
    match = marching(6, infantry=1, influence={"ukraine": 2})
    play(match, "white campaign ukraine")
    assert marks(match, "tatars") == 1
    assert part(match, "influence", "ukraine") == 2


# ---- GP-10.5 Cossacks ----
HERE: Position = {"cossacks": {"box": 0, "ukraine": 2, "tatars": 0}}


@pytest.mark.parametrize(("cannon", "lowest"), [(0, 4), (1, 3)])
@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_gp_10_5_cossacks_hit_on_four_with_his_artillery(cannon: int, lowest: int, die: int) -> None:
    match = marching(2, die, infantry=1, artillery=cannon, **HERE)
    play(match, "white campaign ukraine one-cossack")
    assert marks(match, "tatars") == (die >= lowest)


def test_gp_10_5_they_may_join_or_stay() -> None:
    match = marching(infantry=1, **HERE)
    assert offered(match, "campaign") == ["ukraine", "ukraine one-cossack", "ukraine two-cossacks"]
    match = marching(2, 6, 6, infantry=1, **HERE)
    play(match, "white campaign ukraine two-cossacks")
    assert marks(match, "tatars") == 2
    assert told(match, "cossacks-fought")[0]["dice"] == [6, 6]


def test_gp_10_5_a_killed_cossack_returns_to_his_box() -> None:
    match = marching(2, 1, 2, infantry=1, **HERE)
    play(match, "white campaign ukraine two-cossacks")
    assert part(match, "cossacks") == {"box": 1, "ukraine": 1, "tatars": 0}


@pytest.mark.parametrize(("units", "led"), [({"infantry": 1}, True), ({"cavalry": 1}, True), ({"artillery": 1}, False)])
def test_gp_10_5_they_want_infantry_or_cavalry_of_the_player(units: dict[str, int], led: bool) -> None:
    match = marching(**units, **HERE, **CROWN)
    if led:
        assert match.why_not("white", "campaign ukraine one-cossack") is None
    else:
        assert refused(match, "white", "campaign ukraine one-cossack") == "GP-10.5"
        assert refused(match, "white", "campaign ukraine crown-and-one-cossack") == "GP-10.5"


@pytest.mark.parametrize(
    ("where", "most"), [({"box": 2}, 0), ({"tatars": 2}, 0), ({"ukraine": 1, "box": 1}, 1), ({"ukraine": 2}, 2)]
)
def test_gp_10_5_only_those_in_ukraine(where: dict[str, int], most: int) -> None:
    match = marching(infantry=1, cossacks={"box": 0, "ukraine": 0, "tatars": 0} | where)
    for number, force in enumerate(("one-cossack", "two-cossacks"), 1):
        if number > most:
            assert refused(match, "white", f"campaign ukraine {force}") == "GP-10.5"
        else:
            assert match.why_not("white", f"campaign ukraine {force}") is None


def test_gp_10_5_they_fight_only_in_ukraine() -> None:
    match = marching(region="lithuania", infantry=1, **HERE)
    assert refused(match, "white", "campaign lithuania one-cossack") == "GP-10.5"


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_10_5_their_hits_touch_no_other_enemy_s_cubes(edition: str) -> None:
    match = marching(2, 6, 6, infantry=1, invaders={"ukraine": {"russia": 1}}, edition=edition, **HERE)
    play(match, "white campaign ukraine two-cossacks")
    assert some(part(match, "invaders")) == {"ukraine": {"russia": 1}}
    assert marks(match, "tatars") == 0  # lost: the Russian still stands in the way
    assert told(match, "cossacks-fought") == [{"dice": [6, 6], "hits": 2, "lost": 0}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_10_5_own_hits_are_counted_first(edition: str) -> None:
    match = marching(6, 6, 6, infantry=1, invaders={"ukraine": {"russia": 1}}, edition=edition, **HERE)
    play(match, "white campaign ukraine two-cossacks")
    assert some(part(match, "invaders")) == {}
    assert marks(match, "tatars") == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_10_5_they_remove_tatars_in_ukraine_then_mark_their_box(edition: str) -> None:
    match = marching(2, 6, 6, infantry=1, invaders={"ukraine": {"tatars": 1}}, edition=edition, **HERE)
    play(match, "white campaign ukraine two-cossacks")
    assert some(part(match, "invaders")) == {}
    assert marks(match, "tatars") == 1


def test_gp_10_5_under_a_treaty_with_the_tatars_they_only_clear_ukraine() -> None:
    match = marching(2, 6, 6, infantry=1, invaders={"ukraine": {"tatars": 1}}, treaty="tatars", **HERE)
    play(match, "white campaign ukraine two-cossacks")
    assert some(part(match, "invaders")) == {}
    assert marks(match, "tatars") == 0


def test_gp_10_5_the_crown_clears_what_cossacks_may_not_touch() -> None:
    match = marching(2, 6, 6, 6, infantry=1, invaders={"ukraine": {"russia": 1}}, **HERE, **CROWN)
    play(match, "white campaign ukraine crown-and-one-cossack")
    assert some(part(match, "invaders")) == {}
    assert (marks(match, "tatars"), part(match, "king", "tatars")) == (0, 1)


def test_gp_10_5_they_roll_for_themselves_in_what_is_expected_too() -> None:
    hints = expected(marching(infantry=1, cavalry=3, **HERE))
    assert hints["campaign ukraine one-cossack"] == {"placed": {"own": 2.3}, "losses": {"losses": 0.8}}
    assert hints["campaign ukraine two-cossacks"] == {"placed": {"own": 2.8}, "losses": {"losses": 1.0}}


def expected(match: Match) -> dict[str, dict[str, Any]]:
    """What the hints of campaigns say of dice."""
    dice = ("hint-driven-out", "hint-placed", "hint-placed-king", "hint-losses", "hint-losses-king")
    return {
        choice: {key.removeprefix("hint-"): facts for key, facts in hints if key in dice}
        for choice, hints in match.hints("white").items()
    }


def test_gp_10_4_what_is_expected_clears_the_region_first_and_counts_no_hit_twice() -> None:
    match = marching(infantry=2, invaders={"ukraine": {"tatars": 1}}, **CROWN)
    hints = expected(match)
    assert hints["campaign ukraine"] == {
        "driven-out": {"cubes": 0.6, "there": 1, "chance": 56},
        "placed": {"own": 0.1},
        "losses": {"losses": 0.3},
    }
    assert hints["campaign ukraine crown"]["placed"] == {"own": 0.1}
    assert hints["campaign ukraine crown"]["driven-out"]["chance"] > 56


def test_gp_10_7_where_nothing_can_be_placed_only_what_stands_there_is_expected() -> None:
    match = marching(infantry=1, invaders={"ukraine": {"tatars": 2}}, treaty="tatars")
    assert expected(match)["campaign ukraine"] == {
        "driven-out": {"cubes": 0.3, "there": 2, "chance": 0},
        "losses": {"losses": 0.2},
    }


# ---- GP-10.6 the crown army ----
@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_10_6_the_crown_joins_for_a_disc_and_marks_its_hits_with_king_cubes(edition: str) -> None:
    match = marching(5, 4, 5, 4, infantry=1, cavalry=1, edition=edition, **CROWN)
    play(match, "white campaign ukraine crown")
    assert (marks(match, "tatars"), part(match, "king", "tatars")) == (2, 2)
    assert list(part(match, "sejm").values()).count("white") == 1
    names = [event.name for event in match.log(None) if event.name in ("fought", "crown-fought")]
    assert names == ["fought", "fought", "crown-fought", "crown-fought"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_10_6_the_player_s_own_hits_come_first(edition: str) -> None:
    match = marching(6, 6, 3, infantry=1, edition=edition, invaders={"ukraine": {"tatars": 1}}, **CROWN)
    play(match, "white campaign ukraine crown")
    assert (marks(match, "tatars"), part(match, "king", "tatars")) == (0, 1)


@pytest.mark.parametrize(("mine", "kings", "hits"), [(1, 0, (1, 0)), (0, 1, (0, 1)), (1, 1, (1, 1)), (0, 0, (0, 0))])
def test_gp_10_6_artillery_counts_for_its_own_army(mine: int, kings: int, hits: tuple[int, int]) -> None:
    army: Position = {"crown": {"infantry": 1, "artillery": kings}, "sejm": {"prussia": "white"}}
    match = marching(4, 4, infantry=1, artillery=mine, **army)
    play(match, "white campaign ukraine crown")
    assert (marks(match, "tatars"), part(match, "king", "tatars")) == hits


def test_gp_10_6_it_may_be_the_only_force() -> None:
    match = marching(6, 1, **CROWN)
    play(match, "white campaign ukraine crown")
    assert (part(match, "king", "tatars"), part(match, "crown", "cavalry")) == (1, 0)
    assert part(match, "nobles", "white", "ukraine") == 2


def test_gp_10_6_one_disc_for_one_campaign() -> None:
    one: Position = {"crown": {"infantry": 2}, "sejm": {"ukraine": "white", "prussia": "blue"}}
    match = marching(3, 2, 2, infantry=1, **one)
    play(match, "white campaign ukraine crown", "blue pass")
    assert refused(match, "white", "campaign ukraine crown") == "GP-10.6"
    assert match.why_not("white", "campaign ukraine") is None


@pytest.mark.parametrize("crown", [{}, {"artillery": 1}])
def test_gp_10_6_without_infantry_or_cavalry_it_does_not_march(crown: dict[str, int]) -> None:
    match = marching(infantry=1, crown=crown, sejm={"prussia": "white"})
    assert refused(match, "white", "campaign ukraine crown") == "GP-10.6"


# ---- GP-10.7 who cannot be campaigned against ----
BORDERS: Position = {
    "nobles": {"white": {"greater-poland": 3, "lithuania": 1}},
    "infantry": {"white": {"greater-poland": 2, "lithuania": 1}},
}


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_gp_10_7_not_against_the_habsburgs_in_rounds_one_to_three(round_: int) -> None:
    match = at("campaigns", round=round_, **BORDERS, **CROWN)
    assert refused(match, "white", "campaign greater-poland") == "GP-10.7"
    assert refused(match, "white", "campaign greater-poland crown") == "GP-10.7"


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_gp_10_7_but_against_enemy_cubes_in_greater_poland(round_: int) -> None:
    invaders = {"greater-poland": {"black": 1}}
    match = at("campaigns", [6, 6, 6, 6], round=round_, invaders=invaders, **BORDERS, **CROWN)
    play(match, "white campaign greater-poland crown")
    assert some(part(match, "invaders")) == {}
    assert marks(match, "habsburgs") == part(match, "king", "habsburgs") == 0
    assert refused(match, "white", "campaign greater-poland") == "GP-10.7"  # the region is clear


def test_gp_10_7_a_partner_s_surplus_hits_are_lost() -> None:
    invaders = {"ukraine": {"tatars": 1}}
    match = marching(6, 6, 6, 6, infantry=2, treaty="tatars", invaders=invaders, **CROWN)
    play(match, "white campaign ukraine crown")
    assert some(part(match, "invaders")) == {}
    assert marks(match, "tatars") == part(match, "king", "tatars") == 0


def test_gp_10_7_influence_makes_no_campaign_legal() -> None:
    match = at("campaigns", influence={"greater-poland": 2}, **BORDERS)
    assert refused(match, "white", "campaign greater-poland") == "GP-10.7"


# ---- GP-10.8 everyone rolls ----
def test_gp_10_8_every_own_unit_in_the_region_rolls() -> None:
    match = marching(2, 2, 2, 2, 3, 3, 3, infantry=4, cavalry=3)
    play(match, "white campaign ukraine")
    assert [fact["dice"] for fact in told(match, "fought")] == [[2, 2, 2, 2], [3, 3, 3]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_10_8_crown_hits_clear_the_region_first(edition: str) -> None:
    match = marching(2, 6, 6, infantry=1, invaders={"ukraine": {"russia": 1}}, edition=edition, **CROWN)
    play(match, "white campaign ukraine crown")
    assert some(part(match, "invaders")) == {}
    assert (marks(match, "tatars"), part(match, "king", "tatars")) == (0, 1)


def test_gp_10_8_cubes_in_the_box_stay() -> None:
    match = marching(6, 6, infantry=2, strength={"tatars": 2})
    play(match, "white campaign ukraine")
    assert (marks(match, "tatars"), part(match, "strength", "tatars")) == (2, 2)


# ---- GP-10.9 declared before any die ----
def test_gp_10_9_the_force_is_declared_and_the_disc_paid_before_the_dice() -> None:
    match = marching(1, 1, 1, 1, infantry=1, **CROWN | {"crown": {"infantry": 2}}, **HERE)
    play(match, "white campaign ukraine crown-and-one-cossack")
    assert list(part(match, "sejm").values()).count("white") == 1
    dice = [fact["dice"] for name in ("fought", "cossacks-fought", "crown-fought") for fact in told(match, name)]
    assert dice == [[1], [1], [1, 1]]
    assert match.asked == ("blue",)


def test_gp_10_9_without_a_king_cube_the_hit_is_lost() -> None:
    match = marching(6, 6, infantry=0, **CROWN, king={"russia": 6, "black": 5})
    play(match, "white campaign ukraine crown")
    assert part(match, "king", "tatars") == 1


# ---- GP-10.10 a held Vienna ----
@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_10_10_campaigns_against_a_held_habsburg_box(edition: str) -> None:
    match = marching(6, 6, 3, region="greater-poland", infantry=1, round=4, vienna=2, edition=edition, **CROWN)
    play(match, "white campaign greater-poland crown")
    assert (marks(match, "habsburgs"), part(match, "king", "habsburgs")) == (1, 1)
    assert (marks(match, "ottomans"), part(match, "vienna")) == (0, 2)


def test_gp_10_10_they_score_what_is_printed_in_that_box() -> None:
    match = at("victory-points", round=4, vienna=2, campaigners={"white": {"habsburgs": 1}}, coins={"*": 0})
    assert match.over
    assert told(match, "glory-won") == [
        {"seat": "white", "foe": "habsburgs", "points": match.view(None)["printed"]["glory"]["habsburgs"]}
    ]
