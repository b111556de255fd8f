"""GP-8: special actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asking import part, play, refused
from tests.games.gods_playground.helpers import (
    EDITIONS,
    NOTHING,
    RED,
    REGIONS,
    Position,
    at,
    everyone_passes,
    offered,
    quiet,
    row,
    some,
    supply,
    told,
    turns,
    worth,
)
from wartable import Match

SEJM: Position = {"sejm": {"ukraine": "white", "prussia": "white", "lithuania": "blue"}}


def acting(luck: tuple[int, ...] = (), **parts: Any) -> Match:
    """Phase 8; red can act too, so that the phase goes on."""
    nobles = RED | parts.pop("nobles", {})
    return at("special-actions", luck, nobles=nobles, **parts)


# ---- GP-8.0 two laps ----
def test_gp_8_0_two_laps_of_one_action_each() -> None:
    match = at("special-actions", NOTHING, nobles={"*": {"prussia": 5}})
    assert turns(match, *["danzig"] * 6) == ["white", "blue", "red"] * 2
    assert part(match, "phase") == "armies"
    assert part(match, "coins") == {"white": 22, "blue": 22, "red": 22}


def test_gp_8_0_who_skips_lap_one_still_has_lap_two() -> None:
    match = acting(nobles={"white": {"prussia": 3}})
    assert turns(match, "pass", "pass") == ["white", "red"]
    assert match.asked == ("white",)
    play(match, "white danzig")
    assert part(match, "coins", "white") == 16


def test_gp_8_0_the_same_action_may_be_taken_twice() -> None:
    match = acting(round=2, nobles={"white": {"lithuania": 2}}, estate={"lithuania": row("white", "white")})
    play(match, "white manager lithuania 1", "red pass", "white manager lithuania 2")
    assert some(part(match, "manager")) == {"lithuania": {"1": 1, "2": 1}}
    match = acting(round=2, nobles={"white": {"lithuania": 2}})
    play(match, "white school lithuania", "red pass", "white school lithuania")
    assert part(match, "points", "white") == 2


def test_gp_8_0_four_players_have_two_laps_too() -> None:
    match = at("special-actions", NOTHING, players=4, hetman="yellow", nobles={"*": {"prussia": 3}})
    assert turns(match, *["danzig"] * 8) == ["yellow", "white", "blue", "red"] * 2
    assert part(match, "phase") == "armies"


# ---- GP-8.1 managers ----
def test_gp_8_1_a_manager_costs_a_noble_and_goes_under_a_chosen_own_estate() -> None:
    match = acting(nobles={"white": {"ukraine": 2}}, estate={"ukraine": row("white", "blue", "white")})
    assert offered(match, "manager") == ["ukraine 1", "ukraine 3"]
    play(match, "white manager ukraine 3")
    assert some(part(match, "manager")) == {"ukraine": {"3": 1}}
    assert part(match, "nobles", "white", "ukraine") == 1
    assert told(match, "manager-hired") == [{"seat": "white", "region": "ukraine", "worth": worth(match, "ukraine")[2]}]


def test_gp_8_1_only_under_an_own_estate() -> None:
    match = acting(nobles={"white": {"ukraine": 2}}, estate={"ukraine": row("white", "blue")})
    assert refused(match, "white", "manager ukraine 2") == "GP-8.1"
    assert refused(match, "white", "manager ukraine 3") == "GP-8.1"


def test_gp_8_1_one_manager_to_an_estate() -> None:
    rows = {"ukraine": row("white", "white")}
    match = acting(nobles={"white": {"ukraine": 2}}, estate=rows, manager={"ukraine": {"1": 1}})
    assert refused(match, "white", "manager ukraine 1") == "GP-8.1"
    assert match.why_not("white", "manager ukraine 2") is None


def test_gp_8_1_the_noble_comes_from_the_same_region() -> None:
    rows = {"ukraine": row("white"), "prussia": row("white")}
    match = acting(nobles={"white": {"prussia": 1}}, estate=rows)
    assert offered(match, "manager") == ["prussia 1"]
    refused(match, "white", "manager ukraine 1")


def test_gp_8_1_there_are_eight_managers() -> None:
    rows = {"ukraine": row(*["red"] * 5), "prussia": row(*["red"] * 3), "lithuania": row("white", "white")}
    managers = {"ukraine": {str(k): 1 for k in range(1, 6)}, "prussia": {"1": 1, "2": 1}}
    match = acting(nobles={"white": {"lithuania": 2}}, estate=rows, manager=managers)
    play(match, "white manager lithuania 1", "red pass")
    assert refused(match, "white", "manager lithuania 2") == "GP-8.1"


def test_gp_8_1_a_city_is_no_hindrance() -> None:
    rows, city = {"ukraine": row("white")}, {"ukraine": {"1": 1}}
    match = acting(round=4, nobles={"white": {"ukraine": 1}}, estate=rows, city=city)
    play(match, "white manager ukraine 1")
    assert some(part(match, "manager")) == some(part(match, "city")) == {"ukraine": {"1": 1}}


# ---- GP-8.2 Danzig ----
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_gp_8_2_danzig_pays_twice_the_value_of_prussia(value: int) -> None:
    match = acting(nobles={"white": {"prussia": 1}}, value={"prussia": value})
    play(match, "white danzig")
    assert part(match, "coins", "white") == 10 + 2 * value
    assert part(match, "nobles", "white", "prussia") == 0


def test_gp_8_2_it_needs_a_noble_in_prussia_and_no_estate() -> None:
    match = acting(nobles={"white": {"lithuania": 3}}, estate={"prussia": row("white")})
    assert refused(match, "white", "danzig") == "GP-8.2"


# ---- GP-8.3 diplomacy ----
@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_8_3_a_treaty_costs_a_noble_a_disc_and_the_die_plus_two(edition: str) -> None:
    match = acting((5,), edition=edition, nobles={"white": {"lithuania": 2}}, **SEJM)
    play(match, "white treaty russia")
    assert part(match, "treaty") == "russia"
    assert part(match, "nobles", "white", "lithuania") == 1
    assert part(match, "coins", "white") == 3
    assert sorted(some(part(match, "sejm")).values()) == ["blue", "white"]
    assert told(match, "envoys-sent") == [{"seat": "white", "foe": "russia", "die": 5, "coins": 7}]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_gp_8_3_the_price(die: int) -> None:
    match = acting((die,), nobles={"white": {"ukraine": 2}}, **SEJM)
    play(match, "white treaty tatars")
    assert part(match, "coins", "white") == 10 - die - 2


def test_gp_8_3_the_noble_comes_from_the_region_next_to_the_enemy() -> None:
    match = acting(nobles={"white": {"lithuania": 2}}, **SEJM)
    assert refused(match, "white", "treaty tatars") == "GP-8.3"
    assert refused(match, "white", "treaty teutonic-knights") == "GP-8.3"
    assert offered(match, "treaty") == ["russia"]


def test_gp_8_3_it_needs_an_own_disc_in_the_sejm() -> None:
    match = acting(nobles={"white": {"lithuania": 2}}, sejm={"lithuania": "blue"})
    assert refused(match, "white", "treaty russia") == "GP-8.3"


def test_gp_8_3_one_treaty_a_round_in_all() -> None:
    nobles = {"white": {"ukraine": 2}, "blue": {"lithuania": 2, "prussia": 2}}
    match = acting((1,), nobles=nobles, **SEJM)
    play(match, "white treaty tatars")
    assert refused(match, "blue", "treaty russia") == "GP-8.3"
    play(match, "blue pass", "red pass")
    assert refused(match, "white", "treaty tatars") == "GP-8.3"


# ---- GP-8.3a with whom ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_gp_8_3a_never_with_the_ottomans(edition: str, round_: int) -> None:
    match = acting(edition=edition, round=round_, nobles={"white": {"little-poland": 2}}, **SEJM)
    assert refused(match, "white", "treaty ottomans") == "GP-8.3a"


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_gp_8_3a_not_with_the_habsburgs_in_rounds_one_to_three(round_: int) -> None:
    match = acting(round=round_, nobles={"white": {"greater-poland": 2}}, **SEJM)
    assert refused(match, "white", "treaty habsburgs") == "GP-8.3a"


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_8_3a_with_the_habsburgs_in_round_four_unless_vienna_is_held(edition: str) -> None:
    parts: Position = {"edition": edition, "round": 4, "nobles": {"white": {"greater-poland": 2}}, **SEJM}
    match = acting((1,), **parts)
    play(match, "white treaty habsburgs")
    assert part(match, "treaty") == "habsburgs"
    match = acting(vienna=1, **parts)
    assert refused(match, "white", "treaty habsburgs") == "GP-8.3a"
    assert match.why_not("white", "treaty ottomans") is not None


# ---- GP-8.3b who cannot pay ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("coins", "die", "made"), [(7, 5, True), (6, 5, False), (3, 1, True), (3, 2, False)])
def test_gp_8_3b_who_cannot_pay_loses_everything_and_has_no_treaty(
    edition: str, coins: int, die: int, made: bool
) -> None:
    nobles = {"white": {"lithuania": 2}}
    match = acting((die,), edition=edition, nobles=nobles, coins={"white": coins}, **SEJM)
    play(match, "white treaty russia")
    assert part(match, "treaty") == ("russia" if made else None)
    assert part(match, "coins", "white") == 0
    assert part(match, "nobles", "white", "lithuania") == 1
    assert list(part(match, "sejm").values()).count("white") == 1
    assert told(match, "treaty-failed") == ([] if made else [{"seat": "white", "foe": "russia"}])


def test_gp_8_3b_in_phalanx_it_may_be_tried_again() -> None:
    nobles = {"white": {"lithuania": 2}, "blue": {"lithuania": 2}}
    match = acting((6, 1), edition="phalanx", nobles=nobles, coins={"white": 3}, **SEJM)
    play(match, "white treaty russia", "blue treaty russia")
    assert part(match, "treaty") == "russia"


def test_gp_8_3b_in_warfrog_a_failed_treaty_uses_up_the_action_for_everyone() -> None:
    nobles = {"*": {"lithuania": 3, "ukraine": 3}}
    match = acting((6,), edition="warfrog", nobles=nobles, coins={"white": 3, "blue": 20}, **SEJM)
    play(match, "white treaty russia")
    assert refused(match, "blue", "treaty russia") == "GP-8.3b"
    assert refused(match, "blue", "treaty tatars") == "GP-8.3b"
    assert offered(match, "treaty") == []


def test_gp_8_3b_the_next_round_may_try_again() -> None:
    match = at("end-of-round", edition="warfrog", envoys_failed=1)
    assert (part(match, "round"), part(match, "envoys_failed")) == (2, 0)


def test_gp_8_3b_there_is_no_way_back_after_the_roll() -> None:
    match = acting((6,), nobles={"white": {"lithuania": 2}}, **SEJM)
    play(match, "white treaty russia")
    assert not match.may_undo("white")


# ---- GP-8.3c no campaign against a partner ----
def test_gp_8_3c_no_campaign_against_the_partner() -> None:
    units: Position = {
        "infantry": {"white": {"lithuania": 1, "prussia": 1}},
        "nobles": {"white": {"lithuania": 2, "prussia": 2}},
    }
    match = at("campaigns", treaty="russia", **units)
    assert refused(match, "white", "campaign lithuania") == "GP-8.3c"
    assert match.why_not("white", "campaign prussia") is None


def test_gp_8_3c_his_cubes_in_poland_may_be_attacked() -> None:
    units: Position = {
        "infantry": {"white": {"lithuania": 1}},
        "nobles": {"white": {"lithuania": 2}, "blue": {"prussia": 1}},
    }
    match = at("campaigns", [6], treaty="russia", invaders={"lithuania": {"russia": 2}}, **units)
    play(match, "white campaign lithuania")
    assert some(part(match, "invaders")) == {"lithuania": {"russia": 1}}


def test_gp_8_3c_the_crown_may_strike_at_them_too() -> None:
    match = at("strikes-back", [6], treaty="russia", invaders={"lithuania": {"russia": 2}}, crown={"infantry": 1})
    play(match, "white strike lithuania")
    assert told(match, "driven-out") == [{"foe": "russia", "region": "lithuania", "cubes": 1}]


# ---- GP-8.3d until the round ends ----
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_gp_8_3d_the_treaty_ends_with_the_round(round_: int) -> None:
    match = at("end-of-round", round=round_, treaty="russia")
    assert (part(match, "round"), part(match, "treaty")) == (round_ + 1, None)


def test_gp_8_3d_not_before() -> None:
    match = at("enemy-attacks", NOTHING, treaty="russia", crown={"infantry": 1})
    assert (match.stage, part(match, "treaty")) == ("strike", "russia")


# ---- GP-8.3e at least a roll of one ----
@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_8_3e_three_coins_are_needed_to_try(edition: str) -> None:
    parts: Position = {"edition": edition, "nobles": {"white": {"lithuania": 2}}, **SEJM}
    assert refused(acting(coins={"white": 2}, **parts), "white", "treaty russia") == "GP-8.3e"
    assert acting(coins={"white": 3}, **parts).why_not("white", "treaty russia") is None


# ---- GP-8.3f only the attacks of phase 11 ----
def test_gp_8_3f_the_partner_does_not_attack_but_expands() -> None:
    match = at("enemy-attacks", NOTHING, treaty="black", invaders={"prussia": {"black": 3}}, **quiet(1, "black"))
    assert told(match, "attacked") == []
    assert told(match, "treaty-kept") == [{"foe": "teutonic-knights"}]
    spread = [(fact["foe"], fact["region"], fact["cubes"]) for fact in told(match, "spread")]
    assert spread == [("teutonic-knights", "lithuania", 3), ("teutonic-knights", "greater-poland", 3)]


# ---- GP-8.4 moving nobles ----
def test_gp_8_4_one_or_two_nobles_for_nothing() -> None:
    match = acting(nobles={"white": {"prussia": 2, "ukraine": 1}})
    play(match, "white move prussia lithuania", "white move ukraine greater-poland")
    assert some(part(match, "nobles", "white")) == {"prussia": 1, "lithuania": 1, "greater-poland": 1}
    assert supply(match, "white", "nobles") == 17
    assert match.asked == ("red",)


def test_gp_8_4_one_is_enough() -> None:
    match = acting(nobles={"white": {"prussia": 2}})
    play(match, "white move prussia lithuania", "white done")
    assert match.asked == ("red",)
    assert some(part(match, "nobles", "white")) == {"prussia": 1, "lithuania": 1}


def test_gp_8_4_two_from_one_region_to_one_other() -> None:
    match = acting(nobles={"white": {"prussia": 2}})
    play(match, "white move prussia lithuania", "white move prussia lithuania")
    assert some(part(match, "nobles", "white")) == {"lithuania": 2}


def test_gp_8_4_to_another_region() -> None:
    match = acting(nobles={"white": {"prussia": 2}})
    assert refused(match, "white", "move prussia prussia") == "GP-8.4"
    refused(match, "white", "move ukraine prussia")
    play(match, "white move prussia ukraine")
    assert refused(match, "white", "move prussia prussia") == "GP-8.4"


def test_gp_8_4_nothing_else_in_between() -> None:
    match = acting(nobles={"white": {"prussia": 2}})
    play(match, "white move prussia lithuania")
    assert {choice.split()[0] for choice in match.offer("white")} == {"move", "done"}


# ---- GP-8.5 liberum veto ----
def test_gp_8_5_every_disc_leaves_the_sejm() -> None:
    match = acting(nobles={"white": {"ukraine": 1, "prussia": 1}}, **SEJM)
    assert offered(match, "veto") == ["prussia", "ukraine"]
    play(match, "white veto ukraine")
    assert some(part(match, "sejm")) == {}
    assert some(part(match, "nobles", "white")) == {"prussia": 1}
    assert (supply(match, "white", "discs"), supply(match, "blue", "discs")) == (15, 15)
    assert told(match, "vetoed") == [{"seat": "white", "region": "ukraine", "discs": 3}]


def test_gp_8_5_it_costs_a_noble() -> None:
    match = acting(nobles={"white": {"ukraine": 1}}, **SEJM)
    refused(match, "white", "veto prussia")
    assert offered(match, "veto") == ["ukraine"]


# ---- GP-8.6 confederation ----
def confederation(**parts: Any) -> Match:
    """White is alone in last place and has five nobles in Lithuania, red four, blue six."""
    defaults: Position = {
        "round": 4,
        "points": {"white": 3, "blue": 5, "red": 9},
        "nobles": {"white": {"lithuania": 5}, "red": {"lithuania": 4}, "blue": {"lithuania": 6}},
        "estate": {"lithuania": row("blue", "red", "white", "red")},
    }
    return at("special-actions", **defaults | parts)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round_", [3, 4])
def test_gp_8_6_the_lowest_estate_of_who_has_fewer_nobles_changes_hands(edition: str, round_: int) -> None:
    match = confederation(edition=edition, round=round_)
    play(match, "white confederation lithuania red")
    assert some(part(match, "estate", "lithuania")) == row("blue", "white", "white", "red")
    assert part(match, "nobles", "white", "lithuania") == 3
    assert part(match, "nobles", "red", "lithuania") == 4
    assert (supply(match, "white", "discs"), supply(match, "red", "discs")) == (13, 14)


@pytest.mark.parametrize("round_", [1, 2])
def test_gp_8_6_not_before_round_three(round_: int) -> None:
    assert refused(confederation(round=round_), "white", "confederation lithuania red") == "GP-8.6"


@pytest.mark.parametrize(("points", "last"), [((3, 3, 9), False), ((4, 3, 9), False), ((0, 1, 1), True)])
def test_gp_8_6_only_alone_in_last_place(points: tuple[int, int, int], last: bool) -> None:
    white, blue, red = points
    match = confederation(points={"white": white, "blue": blue, "red": red})
    if last:
        assert match.why_not("white", "confederation lithuania red") is None
    else:
        assert refused(match, "white", "confederation lithuania red") == "GP-8.6"


def test_gp_8_6_last_of_four() -> None:
    four = {"white": 3, "blue": 5, "red": 9}
    assert confederation(players=4, points=four | {"yellow": 4}).why_not("white", "confederation lithuania red") is None
    assert (
        refused(confederation(players=4, points=four | {"yellow": 3}), "white", "confederation lithuania red")
        == "GP-8.6"
    )


def test_gp_8_6_two_nobles_of_that_region() -> None:
    nobles = {"white": {"lithuania": 1, "prussia": 5}, **RED}
    match = confederation(nobles=nobles)
    assert refused(match, "white", "confederation lithuania red") == "GP-8.6"


@pytest.mark.parametrize(("mine", "theirs", "possible"), [(5, 5, False), (5, 6, False), (2, 1, True), (3, 2, True)])
def test_gp_8_6_the_target_had_fewer_nobles_before_payment(mine: int, theirs: int, possible: bool) -> None:
    match = confederation(nobles={"white": {"lithuania": mine}, "red": {"lithuania": theirs}})
    if possible:
        play(match, "white confederation lithuania red")
    else:
        assert refused(match, "white", "confederation lithuania red") == "GP-8.6"


def test_gp_8_6_never_oneself_and_only_who_has_an_estate_there() -> None:
    match = confederation(estate={"lithuania": row("blue", "white")})
    assert refused(match, "white", "confederation lithuania white") == "GP-8.6"
    assert refused(match, "white", "confederation lithuania red") == "GP-8.6"
    assert refused(match, "white", "confederation lithuania blue") == "GP-8.6"


def test_gp_8_6_a_manager_returns_to_stock() -> None:
    match = confederation(manager={"lithuania": {"2": 1, "4": 1}})
    play(match, "white confederation lithuania red")
    assert some(part(match, "manager")) == {"lithuania": {"4": 1}}


def test_gp_8_6_a_city_is_spared_and_the_next_estate_taken() -> None:
    match = confederation(city={"lithuania": {"2": 1}})
    play(match, "white confederation lithuania red")
    assert some(part(match, "estate", "lithuania")) == row("blue", "red", "white", "white")
    assert some(part(match, "city")) == {"lithuania": {"2": 1}}


def test_gp_8_6_nothing_but_cities_cannot_be_taken() -> None:
    match = confederation(city={"lithuania": {"2": 1, "4": 1}})
    assert refused(match, "white", "confederation lithuania red") == "GP-8.6"


def test_gp_8_6_it_needs_a_free_disc() -> None:
    rows = {"lithuania": row("red"), "ukraine": row(*["white"] * 5), "prussia": row(*["white"] * 5)}
    match = confederation(estate=rows, sejm=dict.fromkeys(REGIONS, "white"))
    assert refused(match, "white", "confederation lithuania red") == "GP-0.2"
    match = confederation(estate=rows, sejm=dict.fromkeys(REGIONS[:4], "white"))
    assert match.why_not("white", "confederation lithuania red") is None  # the last disc will do


# ---- GP-8.7 Jesuit schools ----
def schools(regions: int = 5, **parts: Any) -> Match:
    laid: Position = {"round": 2, "nobles": {"white": dict.fromkeys(REGIONS[:regions], 1)}}
    return acting(**laid | parts)


@pytest.mark.parametrize(("founded", "points"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_gp_8_7_a_noble_and_two_coins_are_a_point(founded: int, points: int) -> None:
    match = schools()
    play(match, *[f"white school {region}" for region in REGIONS[:founded]], "white done")
    assert part(match, "points", "white") == points
    assert part(match, "coins", "white") == 10 - 2 * founded
    assert some(part(match, "nobles", "white")) == dict.fromkeys(REGIONS[founded:], 1)


@pytest.mark.parametrize("round_", [2, 3, 4])
def test_gp_8_7_all_five_regions_are_two_more(round_: int) -> None:
    match = schools(round=round_)
    play(match, *[f"white school {region}" for region in reversed(REGIONS)])
    assert (part(match, "points", "white"), part(match, "coins", "white")) == (7, 0)
    assert match.asked == ("red",)
    assert told(match, "schools-everywhere") == [{"seat": "white"}]


def test_gp_8_7_not_in_round_one() -> None:
    assert refused(schools(round=1), "white", "school prussia") == "GP-8.7"


def test_gp_8_7_one_school_to_a_region_in_an_action() -> None:
    match = schools(nobles={"white": {"prussia": 2, "ukraine": 1}})
    play(match, "white school prussia")
    assert refused(match, "white", "school prussia") == "GP-8.7"
    refused(match, "white", "school lithuania")
    assert match.offer("white") == ["school ukraine", "done"]


def test_gp_8_7_two_coins_each() -> None:
    assert refused(schools(coins={"white": 1}), "white", "school prussia") == "GP-8.7"
    match = schools(coins={"white": 3})
    play(match, "white school prussia")
    assert match.asked == ("red",)  # the last coin founds nothing
    assert part(match, "coins", "white") == 1


def test_gp_8_7_the_bonus_is_for_one_action() -> None:
    match = schools()
    play(match, *[f"white school {region}" for region in REGIONS[:4]], "white done", "red pass")
    play(match, "white school greater-poland")
    assert part(match, "points", "white") == 5


def test_gp_8_7_points_count_at_once() -> None:
    match = schools(round=3, points={"white": 4, "blue": 5, "red": 9})
    play(match, "white school prussia", "white school ukraine", "white done")
    assert match.view(None)["points"]["white"] == 6


# ---- GP-8.8 cities ----
def city(**parts: Any) -> Match:
    defaults: Position = {
        "round": 3,
        "nobles": {"white": {"ukraine": 4}, "blue": {"ukraine": 2}},
        "estate": {"ukraine": row("white", "blue", "white")},
    }
    return acting(**defaults | parts)


@pytest.mark.parametrize("round_", [3, 4])
def test_gp_8_8_two_nobles_found_a_city_under_an_own_estate(round_: int) -> None:
    match = city(round=round_)
    assert offered(match, "city") == ["ukraine 1", "ukraine 3"]
    play(match, "white city ukraine 3")
    assert some(part(match, "city")) == {"ukraine": {"3": 1}}
    assert part(match, "nobles", "white", "ukraine") == 2


@pytest.mark.parametrize("round_", [1, 2])
def test_gp_8_8_not_before_round_three(round_: int) -> None:
    assert refused(city(round=round_), "white", "city ukraine 1") == "GP-8.8"


def test_gp_8_8_one_city_a_round_in_all() -> None:
    match = city()
    play(match, "white city ukraine 1")
    assert refused(match, "blue", "city ukraine 2") == "GP-8.8"
    play(match, "blue pass", "red pass")
    assert refused(match, "white", "city ukraine 3") == "GP-8.8"


def test_gp_8_8_another_city_in_the_next_round() -> None:
    match = at("end-of-round", round=3, city_built=1, estate={"ukraine": row("white")}, city={"ukraine": {"1": 1}})
    assert (part(match, "round"), part(match, "city_built")) == (4, 0)


def test_gp_8_8_two_nobles_of_that_region() -> None:
    match = city(nobles={"white": {"ukraine": 1, "prussia": 3}})
    assert refused(match, "white", "city ukraine 1") == "GP-8.8"


def test_gp_8_8_not_under_another_family_s_estate_and_only_once() -> None:
    match = city(round=4, city={"ukraine": {"1": 1}})
    assert refused(match, "white", "city ukraine 1") == "GP-8.8"
    refused(match, "white", "city ukraine 2")
    refused(match, "white", "city ukraine 4")
    play(match, "white city ukraine 3")


def test_gp_8_8_a_city_may_stand_with_a_manager() -> None:
    match = city(manager={"ukraine": {"1": 1}})
    play(match, "white city ukraine 1")
    assert some(part(match, "manager")) == some(part(match, "city")) == {"ukraine": {"1": 1}}


def test_gp_8_8_everyone_may_skip_all_actions() -> None:
    match = everyone_passes(city(), "armies")
    assert match.stage == "raise"
    assert some(part(match, "city")) == {}


# ---- every refusal rests on the rule of its own action ----
@pytest.mark.parametrize(
    ("choice", "rule"),
    [
        ("manager prussia 1", "GP-8.1"),
        ("move prussia lithuania", "GP-8.4"),
        ("veto prussia", "GP-8.5"),
        ("school prussia", "GP-8.7"),
        ("city ukraine 2", "GP-8.8"),
        ("city ukraine 4", "GP-8.8"),
    ],
)
def test_gp_8_1_and_gp_8_4_and_gp_8_5_and_gp_8_7_and_gp_8_8_say_why_not(choice: str, rule: str) -> None:
    match = city(estate={"ukraine": row("white", "blue", "white"), "prussia": row("white")})
    assert refused(match, "white", choice) == rule
