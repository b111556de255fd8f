"""GP-11: the enemies attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asking import part
from tests.games.gods_playground.helpers import BASE, EDITIONS, ENEMIES, ENTRY, NOTHING, Position, at, quiet, some, told
from wartable import Match

WATCH: Position = {"crown": {"infantry": 1}}  # white is asked to strike back if any enemy cube stands in Poland
CANNON: Position = {"artillery": {"red": {"ukraine": 1}}}


def attack(*luck: int, round_: int = 1, but: tuple[str, ...] = (), **parts: Any) -> Match:
    """Phase 11 with dice that add nothing: an enemy enters with its cubes in the box, all else being held off."""
    return at("enemy-attacks", [*NOTHING, *luck], **WATCH | quiet(round_, *but) | parts)


def rolled(*dice: int, **parts: Any) -> Match:
    """Phase 11 of round 1 with these four dice and two Russians entering Lithuania."""
    laid: Position = {"strength": {"russia": 2}, **WATCH, **quiet(1)}
    return at("enemy-attacks", dice, **laid | parts)


def entered(match: Match) -> dict[tuple[str, str], int]:
    return {(fact["foe"], fact["region"]): fact["entered"] for fact in told(match, "attacked")}


def stands(match: Match) -> dict[str, dict[str, int]]:
    """Enemy cubes after phase 11, with a strike to come."""
    assert match.stage == "strike"
    return some(part(match, "invaders"))


# ---- GP-11.1 four dice ----
def test_gp_11_1_four_dice_add_cubes_as_in_phase_five() -> None:
    match = rolled(1, 3, 3, 6)
    assert some(part(match, "strength")) == {"black": 1, "russia": 2, "tatars": 2}
    assert entered(match) == {("teutonic-knights", "prussia"): 1, ("russia", "lithuania"): 2, ("tatars", "ukraine"): 2}


def test_gp_11_1_a_five_adds_influence_in_rounds_one_to_three() -> None:
    match = rolled(5, 5, 6, 6)
    assert part(match, "influence", "greater-poland") == 2
    assert part(match, "strength", "habsburgs") == 0


def test_gp_11_1_a_five_in_round_four() -> None:
    match = at("enemy-attacks", [5, 5, 6, 6], **WATCH, **quiet(4))
    assert stands(match) == {"greater-poland": {"habsburgs": 2}}


# ---- GP-11.2 a broken treaty ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("twos", [2, 3, 4])
def test_gp_11_2_two_dice_of_the_partner_break_the_treaty_and_add_nothing(edition: str, twos: int) -> None:
    dice = [2] * twos + [6] * (4 - twos)
    match = rolled(*dice, edition=edition, treaty="russia")
    assert part(match, "treaty") is None
    assert told(match, "treaty-broken") == [{"foe": "russia"}]
    assert entered(match) == {("russia", "lithuania"): 2}
    assert part(match, "strength", "russia") == 2


@pytest.mark.parametrize(("enemy", "die"), [("black", 1), ("tatars", 3), ("habsburgs", 5)])
def test_gp_11_2_every_partner_has_his_number(enemy: str, die: int) -> None:
    boxes = quiet(4, enemy)
    match = at("enemy-attacks", [die, 6, die, 6], treaty=enemy, **WATCH, **boxes)
    assert part(match, "treaty") is None
    assert part(match, "strength", enemy) == 0
    assert part(match, "invaders", ENTRY[enemy], enemy) == BASE[3][enemy][3]


def test_gp_11_2_one_die_does_not() -> None:
    match = at("enemy-attacks", [2, 1, 1, 6], treaty="russia", **WATCH, **quiet(1, "russia"))
    assert part(match, "treaty") == "russia"
    assert part(match, "strength") == {"black": 2, "russia": 1, "tatars": 0, "ottomans": 0, "habsburgs": 0}
    assert entered(match) == {("teutonic-knights", "prussia"): 2}


def test_gp_11_2_another_enemy_s_numbers_do_not_matter() -> None:
    match = at("enemy-attacks", [1, 1, 1, 3], treaty="russia", **WATCH, **quiet(1, "russia"))
    assert part(match, "treaty") == "russia"
    assert part(match, "strength", "black") == 3


# ---- GP-11.3 Cossack rebellion ----
@pytest.mark.parametrize(
    ("sixes", "ukraine", "box", "after"),
    [
        (1, 1, 1, {"box": 1, "ukraine": 0, "tatars": 1}),
        (1, 0, 2, {"box": 1, "ukraine": 0, "tatars": 1}),
        (2, 1, 1, {"box": 0, "ukraine": 0, "tatars": 2}),
        (4, 2, 0, {"box": 0, "ukraine": 0, "tatars": 2}),
        (1, 2, 0, {"box": 0, "ukraine": 1, "tatars": 1}),
        (3, 0, 1, {"box": 0, "ukraine": 0, "tatars": 2}),
    ],
)
def test_gp_11_3_each_six_of_round_two_turns_a_cossack(
    sixes: int, ukraine: int, box: int, after: dict[str, int]
) -> None:
    where = {"box": box, "ukraine": ukraine, "tatars": 2 - ukraine - box}
    dice = [6] * sixes + [1] * (4 - sixes)
    match = at("enemy-attacks", [*dice, 2, 2], cossacks=where, strength={"black": 1}, **WATCH, **quiet(2))
    assert part(match, "cossacks") == after
    assert entered(match)["tatars", "ukraine"] == after["tatars"]


@pytest.mark.parametrize("round_", [1, 3, 4])
def test_gp_11_3_only_in_round_two(round_: int) -> None:
    match = attack(round_=round_, strength={"black": 1}, cossacks={"box": 1, "ukraine": 1})
    assert part(match, "cossacks") == {"box": 1, "ukraine": 1, "tatars": 0}


# ---- GP-11.4 who attacks and with how many ----
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
@pytest.mark.parametrize("enemy", ENEMIES)
def test_gp_11_4_the_base_of_the_round_enters(enemy: str, round_: int, players: int) -> None:
    match = at("enemy-attacks", [1, 2, 3, 4], players=players, round=round_, **WATCH)
    strengths = {fact["region"]: fact["strength"] for fact in told(match, "attacked")}
    die = 0 if enemy == "habsburgs" else 1
    if enemy == "ottomans" and round_ == 3:
        assert told(match, "vienna-besieged")[0]["entered"] == BASE[players][enemy][2] + 1
    elif enemy == "habsburgs" and round_ < 4:
        assert "greater-poland" not in strengths  # no markers were laid out
    else:
        assert strengths[ENTRY[enemy]] == BASE[players][enemy][round_ - 1] + die


def test_gp_11_4_numbers_the_rulebooks_give() -> None:
    assert (BASE[3]["russia"][3], BASE[4]["russia"][3]) == (11, 15)
    assert (BASE[3]["tatars"][1], BASE[3]["ottomans"][1], BASE[3]["ottomans"][2]) == (7, 5, 12)
    assert (BASE[3]["ottomans"][3], BASE[4]["ottomans"][3]) == (3, 4)
    assert BASE[3]["habsburgs"][1] == 4


def test_gp_11_4_enemies_in_the_order_of_their_numbers() -> None:
    match = at("enemy-attacks", NOTHING, round=4, **WATCH)
    assert [fact["region"] for fact in told(match, "attacked")] == list(ENTRY.values())


@pytest.mark.parametrize(("cubes", "kings", "enters"), [(0, 0, 11), (4, 0, 7), (4, 6, 1), (5, 6, 0), (9, 6, 0)])
def test_gp_11_4_polish_cubes_in_the_box_hold_the_enemy_off(cubes: int, kings: int, enters: int) -> None:
    """Tatars of round 2: seven, three cubes and a Cossack; the black enemy enters too, so that there is a strike."""
    boxes = quiet(2, "tatars")
    boxes["campaigners"]["blue"]["tatars"] = cubes
    parts: Position = {"cossacks": {"box": 1, "tatars": 1}, "strength": {"tatars": 3}}
    match = at("enemy-attacks", [1, 1, 1, 1], king={"tatars": kings}, **parts, **WATCH, **boxes)
    assert entered(match).get(("tatars", "ukraine"), 0) == enters
    assert part(match, "invaders", "ukraine", "tatars") == enters
    held = [fact for fact in told(match, "held-off") if fact["foe"] == "tatars"]
    assert held == ([] if enters else [{"foe": "tatars", "strength": 11, "cubes": cubes + kings}])


def test_gp_11_4_cubes_in_the_box_stay_there() -> None:
    match = attack(strength={"russia": 2})
    assert part(match, "strength", "russia") == 2
    assert part(match, "campaigners", "red", "russia") == BASE[3]["russia"][0]


def test_gp_11_4_no_attack_under_treaty() -> None:
    match = attack(but=("russia",), treaty="russia", strength={"russia": 5, "black": 1})
    assert entered(match) == {("teutonic-knights", "prussia"): 1}
    assert told(match, "treaty-kept") == [{"foe": "russia"}]


# ---- GP-11.5 influence makes way ----
def test_gp_11_5_cubes_entering_a_region_remove_all_influence_there() -> None:
    match = attack(strength={"russia": 1}, influence={"lithuania": 4, "prussia": 2})
    assert some(part(match, "influence")) == {"prussia": 2}
    assert told(match, "influence-driven") == [{"region": "lithuania", "markers": 4}]


def test_gp_11_5_even_if_the_cubes_are_beaten_at_once() -> None:
    match = attack(
        6, strength={"russia": 1, "black": 1}, influence={"lithuania": 4}, infantry={"white": {"lithuania": 1}}
    )
    assert stands(match) == {"prussia": {"black": 1}}
    assert some(part(match, "influence")) == {}


def test_gp_11_5_nothing_is_told_where_there_was_none() -> None:
    assert told(attack(strength={"russia": 1}, influence={"prussia": 2}), "influence-driven") == []


def test_gp_11_5_habsburg_cubes_too() -> None:
    match = attack(round_=4, strength={"habsburgs": 1}, influence={"greater-poland": 3})
    assert some(part(match, "influence")) == {}


# ---- GP-11.6 defence ----
def test_gp_11_6_every_unit_in_the_region_rolls_once() -> None:
    units: Position = {"infantry": {"white": {"lithuania": 2}, "red": {"lithuania": 1, "prussia": 3}}}
    horse: Position = {"cavalry": {"blue": {"lithuania": 1}}}
    match = attack(5, 4, 4, 5, strength={"russia": 5}, **units, **horse)
    fought = [(fact["seat"], fact["unit"], fact["dice"]) for fact in told(match, "fought")]
    assert fought == [("white", "infantry", [5, 4]), ("blue", "cavalry", [4]), ("red", "infantry", [5])]
    assert stands(match) == {"lithuania": {"russia": 2}}


def test_gp_11_6_in_player_order() -> None:
    units: Position = {"infantry": {"*": {"lithuania": 1}}}
    match = attack(2, 2, 2, strength={"russia": 1}, hetman="blue", **units)
    assert [fact["seat"] for fact in told(match, "fought")] == ["blue", "red", "white"]


@pytest.mark.parametrize(
    ("unit", "cannon", "lowest"),
    [("infantry", 0, 5), ("infantry", 1, 4), ("cavalry", 0, 4), ("cavalry", 1, 3)],
)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_gp_11_6_same_odds_and_losses_as_a_campaign(unit: str, cannon: int, lowest: int, die: int) -> None:
    units: Position = {unit: {"white": {"lithuania": 1}}, "artillery": {"white": {"lithuania": cannon}}}
    match = attack(die, round_=3, strength={"russia": 2}, **units)
    assert stands(match)["lithuania"]["russia"] == 2 - (die >= lowest)
    assert part(match, unit, "white", "lithuania") == (die > 1)


def test_gp_11_6_artillery_helps_its_own_family_alone() -> None:
    units: Position = {"infantry": {"white": {"lithuania": 1}}, "artillery": {"blue": {"lithuania": 1}}}
    match = attack(4, round_=3, strength={"russia": 2}, **units)
    assert stands(match)["lithuania"]["russia"] == 2


def test_gp_11_6_hits_remove_new_and_old_cubes_of_the_invader() -> None:
    match = attack(
        6, 6, strength={"russia": 1}, invaders={"lithuania": {"russia": 2}}, infantry={"white": {"lithuania": 2}}
    )
    assert stands(match) == {"lithuania": {"russia": 1}}


def test_gp_11_6_surplus_hits_strike_the_other_colour() -> None:
    match = attack(
        6, 6, 6, strength={"russia": 2}, invaders={"lithuania": {"black": 4}}, infantry={"white": {"lithuania": 3}}
    )
    assert stands(match) == {"lithuania": {"black": 3}}
    assert told(match, "cancelled") == []


def test_gp_11_6_more_hits_than_cubes_place_nothing() -> None:
    match = attack(6, 6, 6, strength={"russia": 1, "black": 1}, infantry={"white": {"lithuania": 3}})
    assert stands(match) == {"prussia": {"black": 1}}
    assert part(match, "campaigners", "white", "russia") == 0


def test_gp_11_6_crown_units_do_not_defend() -> None:
    match = attack(strength={"russia": 1}, crown={"infantry": 4, "cavalry": 4})
    assert told(match, "crown-fought") == []
    assert stands(match) == {"lithuania": {"russia": 1}}


def test_gp_11_6_without_an_attack_nobody_rolls() -> None:
    match = attack(strength={"black": 1}, infantry={"white": {"lithuania": 3}})
    assert told(match, "fought") == []


# ---- GP-11.6a Cossacks ----
COSSACKS: Position = {"cossacks": {"box": 0, "ukraine": 2}}


def test_gp_11_6a_each_cossack_defends_once_in_warfrog_even_alone() -> None:
    match = attack(4, 3, strength={"tatars": 3}, edition="warfrog", **COSSACKS)
    assert told(match, "cossacks-fought") == [{"dice": [4, 3], "hits": 1, "lost": 0}]
    assert stands(match) == {"ukraine": {"tatars": 2}}


@pytest.mark.parametrize(("unit", "beside"), [("infantry", True), ("cavalry", True), ("artillery", False)])
def test_gp_11_6a_in_phalanx_only_beside_a_player_s_infantry_or_cavalry(unit: str, beside: bool) -> None:
    luck = (2, 6, 6) if beside else ()
    parts: Position = {"strength": {"tatars": 3}, "edition": "phalanx", unit: {"red": {"ukraine": 1}}}
    match = attack(*luck, round_=3, **COSSACKS, **parts)
    assert len(told(match, "cossacks-fought")) == beside
    assert stands(match) == {"ukraine": {"tatars": 1 if beside else 3}}


def test_gp_11_6a_in_phalanx_a_soldier_elsewhere_is_no_company() -> None:
    soldiers = {"red": {"lithuania": 1}}
    match = attack(strength={"tatars": 3}, edition="phalanx", infantry=soldiers, **COSSACKS)
    assert told(match, "cossacks-fought") == []


def test_gp_11_6a_in_phalanx_a_soldier_who_falls_in_this_defence_has_stood_by() -> None:
    match = attack(1, 6, 6, strength={"tatars": 3}, edition="phalanx", infantry={"red": {"ukraine": 1}}, **COSSACKS)
    assert stands(match) == {"ukraine": {"tatars": 1}}


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_11_6_cossack_hits_remove_tatars_alone(edition: str) -> None:
    parts: Position = {"strength": {"tatars": 1}, "invaders": {"ukraine": {"russia": 3}}}
    match = attack(2, 6, 6, edition=edition, infantry={"red": {"ukraine": 1}}, **COSSACKS, **parts)
    assert stands(match) == {"ukraine": {"russia": 3}}


def test_gp_11_6a_once_however_many_families_stand_by() -> None:
    match = attack(2, 2, 2, 6, 6, strength={"tatars": 3}, infantry={"*": {"ukraine": 1}}, **COSSACKS)
    assert [fact["dice"] for fact in told(match, "cossacks-fought")] == [[6, 6]]
    assert stands(match) == {"ukraine": {"tatars": 1}}


def test_gp_11_6a_any_player_s_artillery_helps_them() -> None:
    match = attack(3, 2, strength={"tatars": 3}, round_=3, **COSSACKS, **CANNON)
    assert stands(match) == {"ukraine": {"tatars": 2}}
    match = attack(3, 2, strength={"tatars": 3}, round_=3, **COSSACKS, artillery={"red": {"lithuania": 1}})
    assert stands(match) == {"ukraine": {"tatars": 3}}


def test_gp_11_6a_a_killed_cossack_returns_to_his_box() -> None:
    match = attack(1, 2, strength={"tatars": 3}, round_=3, **COSSACKS, **CANNON)
    assert part(match, "cossacks") == {"box": 1, "ukraine": 1, "tatars": 0}


def test_gp_11_6a_only_in_ukraine() -> None:
    match = attack(strength={"russia": 3}, **COSSACKS)
    assert told(match, "cossacks-fought") == []


# ---- GP-11.7 different colours ----
@pytest.mark.parametrize(("old", "new", "left"), [(1, 4, {"russia": 3}), (4, 1, {"black": 3}), (2, 2, {})])
def test_gp_11_7_different_colours_cancel_one_for_one(old: int, new: int, left: dict[str, int]) -> None:
    parts: Position = {"invaders": {"lithuania": {"black": old}}, "strength": {"russia": new, "tatars": 1}}
    match = attack(**parts)
    assert part(match, "invaders", "lithuania") == dict.fromkeys(ENEMIES, 0) | left
    cancelled = told(match, "cancelled")[0]
    assert cancelled == {"foe": "russia", "other": "teutonic-knights", "region": "lithuania", "cubes": min(old, new)}


def test_gp_11_7_only_after_the_defence() -> None:
    parts: Position = {"invaders": {"lithuania": {"black": 2}}, "strength": {"russia": 3}}
    match = attack(6, 2, infantry={"white": {"lithuania": 2}}, **parts, influence={"prussia": 1})
    assert part(match, "invaders", "lithuania") == dict.fromkeys(ENEMIES, 0)
    assert told(match, "cancelled")[0]["cubes"] == 2


# ---- GP-11.8 Habsburg influence ----
INFLUENCE: Position = {"strength": {"russia": 1}}  # the Russians let us look at the board before the round ends


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round_", [1, 2])
def test_gp_11_8_markers_and_nobles_of_greater_poland_cancel_in_player_order(edition: str, round_: int) -> None:
    nobles = {"white": {"greater-poland": 2}, "blue": {"greater-poland": 3}, "red": {"greater-poland": 3}}
    parts: Position = {"nobles": nobles, "influence_box": 5, "hetman": "blue", **INFLUENCE}
    boxes = quiet(round_)
    match = at("enemy-attacks", [1, 1, 1, 1], edition=edition, **parts, **WATCH, **boxes)
    assert [fact["seat"] for fact in told(match, "noble-swayed")] == ["blue", "red", "white", "blue", "red"]
    assert some(part(match, "nobles")) == {seat: {"greater-poland": 1} for seat in ("white", "blue", "red")}
    assert part(match, "influence_box") == 0
    assert some(part(match, "influence")) == {}


def test_gp_11_8_who_has_no_noble_there_is_skipped() -> None:
    nobles = {"white": {"ukraine": 5}, "blue": {"greater-poland": 1}, "red": {"greater-poland": 3}}
    match = attack(nobles=nobles, influence_box=3, **INFLUENCE)
    assert [fact["seat"] for fact in told(match, "noble-swayed")] == ["blue", "red", "red"]
    assert some(part(match, "nobles")) == {"white": {"ukraine": 5}, "red": {"greater-poland": 1}}


def test_gp_11_8_a_single_marker() -> None:
    match = attack(nobles={"blue": {"greater-poland": 2}}, influence_box=1, **INFLUENCE)
    assert told(match, "noble-swayed") == [{"seat": "blue", "region": "greater-poland"}]
    match = attack(influence_box=1, **INFLUENCE)
    assert some(part(match, "influence")) == {"greater-poland": 1}
    assert told(match, "influence-stayed") == [{"region": "greater-poland", "markers": 1}]


@pytest.mark.parametrize(("there", "after"), [(0, 3), (2, 5)])
def test_gp_11_8_markers_left_over_enter_greater_poland(there: int, after: int) -> None:
    nobles = {"white": {"greater-poland": 1}, "red": {"greater-poland": 1}}
    match = attack(nobles=nobles, influence_box=5, influence={"greater-poland": there}, **INFLUENCE)
    assert some(part(match, "nobles")) == {}
    assert some(part(match, "influence")) == {"greater-poland": after}
    assert part(match, "influence_box") == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_11_8_where_enemy_cubes_stand_the_markers_vanish_and_remove_nobody(edition: str) -> None:
    nobles = {"white": {"greater-poland": 3}}
    parts: Position = {"invaders": {"greater-poland": {"black": 1}}, "influence_box": 5}
    match = attack(edition=edition, nobles=nobles, **parts)
    assert some(part(match, "nobles")) == nobles
    assert some(part(match, "influence")) == {}
    assert part(match, "influence_box") == 0
    assert told(match, "influence-vanished") == [{"region": "greater-poland", "markers": 5}]


def test_gp_11_8_units_do_not_fight_influence() -> None:
    match = attack(influence_box=2, infantry={"white": {"greater-poland": 4}}, **INFLUENCE)
    assert told(match, "fought") == []
    assert some(part(match, "influence")) == {"greater-poland": 2}


# ---- GP-11.9 Vienna ----
def vienna(*luck: int, **parts: Any) -> Match:
    laid: Position = {"influence_box": 5, "nobles": {"white": {"greater-poland": 3}}}
    return attack(*luck, round_=3, **laid | parts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_11_9_in_round_three_the_ottomans_march_on_vienna(edition: str) -> None:
    match = vienna(edition=edition, strength={"ottomans": 4})
    assert match.stage == "strike"
    assert (part(match, "vienna"), part(match, "influence_box")) == (4, 0)
    assert some(part(match, "invaders")) == {}
    assert some(part(match, "nobles", "white")) == {"greater-poland": 3}
    base = BASE[3]["ottomans"][2]
    assert told(match, "vienna-besieged") == [{"strength": base + 4, "cubes": base, "entered": 4, "markers": 5}]


def test_gp_11_9_held_off_the_habsburgs_act_as_usual() -> None:
    match = vienna(strength={"russia": 1})
    assert (part(match, "vienna"), part(match, "influence_box")) == (0, 0)
    assert some(part(match, "nobles", "white")) == {}
    assert some(part(match, "influence")) == {"greater-poland": 2}


def test_gp_11_9_nobody_defends_vienna_in_phase_eleven() -> None:
    match = vienna(strength={"ottomans": 4}, infantry={"white": {"greater-poland": 2, "little-poland": 2}})
    assert told(match, "fought") == []
    assert part(match, "vienna") == 4


def test_gp_11_9_influence_in_the_regions_stays() -> None:
    match = vienna(strength={"ottomans": 4}, influence={"greater-poland": 2})
    assert some(part(match, "influence")) == {"greater-poland": 2}


@pytest.mark.parametrize("round_", [1, 2])
def test_gp_11_9_before_that_they_enter_little_poland(round_: int) -> None:
    match = at("enemy-attacks", [4, 4, 1, 1], **WATCH, **quiet(round_))
    assert stands(match) == {"prussia": {"black": 2}, "little-poland": {"ottomans": 2}}


# ---- GP-11.10 the Ottomans of round four ----
def last_round(*dice: int, players: int = 3, edition: str | None = None, **parts: Any) -> dict[str, int]:
    """The strengths of all attacks of round 4 by region."""
    match = at("enemy-attacks", dice, players=players, edition=edition, round=4, **WATCH | parts)
    return {fact["region"]: fact["strength"] for fact in told(match, "attacked")}


@pytest.mark.parametrize(
    ("edition", "players", "free", "ottoman_box", "habsburg_box"),
    [("warfrog", 3, 3, 12, 10), ("phalanx", 3, 3, 10, 10), ("phalanx", 4, 4, 13, 13)],
)
@pytest.mark.parametrize("left", [0, 1, 2])
def test_gp_11_10_strengths_by_edition_and_players(
    edition: str, players: int, free: int, ottoman_box: int, habsburg_box: int, left: int
) -> None:
    strengths = last_round(*NOTHING, players=players, edition=edition, vienna=left)
    if left:
        assert (strengths["little-poland"], strengths["greater-poland"]) == (ottoman_box, habsburg_box + left)
    else:
        assert (strengths["little-poland"], strengths["greater-poland"]) == (free, BASE[players]["habsburgs"][3])


def test_gp_11_10_a_held_box_attacks_as_ottoman() -> None:
    match = at("enemy-attacks", NOTHING, round=4, vienna=2, campaigners={"white": {"habsburgs": 5}}, **WATCH)
    assert entered(match)["ottomans", "greater-poland"] == 7
    assert part(match, "invaders", "greater-poland") == dict.fromkeys(ENEMIES, 0) | {"ottomans": 7}


def test_gp_11_10_a_held_box_expands_as_ottoman() -> None:
    match = at("expansion", round=4, vienna=2, invaders={"greater-poland": {"ottomans": 3}})
    spread = [(fact["foe"], fact["region"], fact["cubes"]) for fact in told(match, "spread")]
    assert spread == [("ottomans", "prussia", 3), ("ottomans", "little-poland", 3)]


def test_gp_11_10_in_a_free_box_ottomans_in_greater_poland_do_not_expand_from_there() -> None:
    match = at("expansion", round=4, invaders={"greater-poland": {"ottomans": 3}})
    assert told(match, "spread") == []


# ---- GP-11.10a all orange is one enemy ----
def test_gp_11_10a_cubes_left_in_the_habsburg_box_count() -> None:
    strengths = last_round(5, 5, 4, 6, edition="warfrog", vienna=2)
    assert (strengths["little-poland"], strengths["greater-poland"]) == (13, 14)


def test_gp_11_10a_orange_cubes_do_not_cancel_each_other() -> None:
    boxes: Position = {"campaigners": {"white": {"habsburgs": 10}}}
    match = at(
        "enemy-attacks", NOTHING, round=4, vienna=2, invaders={"greater-poland": {"ottomans": 3}}, **boxes, **WATCH
    )
    assert part(match, "invaders", "greater-poland", "ottomans") == 5
    assert told(match, "cancelled") == []


def test_gp_11_10a_orange_does_not_expand_to_orange() -> None:
    invaders = {"greater-poland": {"ottomans": 3}, "little-poland": {"ottomans": 1}}
    match = at("expansion", round=4, vienna=2, invaders=invaders, nobles={"white": {"little-poland": 5}})
    assert [(fact["region"], fact["cubes"]) for fact in told(match, "spread")] == [("prussia", 3)]


# ---- GP-11.11 the Habsburgs of round four ----
def test_gp_11_11_an_ordinary_enemy() -> None:
    match = attack(6, 2, round_=4, strength={"habsburgs": 3}, infantry={"white": {"greater-poland": 2}})
    assert stands(match) == {"greater-poland": {"habsburgs": 2}}
    assert entered(match) == {("habsburgs", "greater-poland"): 3}


def test_gp_11_11_it_removes_no_nobles() -> None:
    nobles = {"white": {"greater-poland": 5}}
    match = attack(round_=4, strength={"habsburgs": 3}, nobles=nobles)
    assert some(part(match, "nobles")) == nobles


# ---- GP-11.12 black ----
@pytest.mark.parametrize(
    ("round_", "name"), [(1, "teutonic-knights"), (2, "sweden"), (3, "sweden"), (4, "kingdom-of-prussia")]
)
def test_gp_11_12_one_enemy_under_three_names(round_: int, name: str) -> None:
    boxes = quiet(round_)
    match = at("enemy-attacks", [1, 1, 1, 1], invaders={"prussia": {"black": 2}}, **boxes, **WATCH)
    assert stands(match) == {"prussia": {"black": 6}}
    assert entered(match) == {(name, "prussia"): 4}
    assert match.view(None)["black"] == name


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_gp_11_12_a_treaty_is_made_with_the_name_of_the_round(round_: int) -> None:
    name = ("teutonic-knights", "sweden", "sweden", "kingdom-of-prussia")[round_ - 1]
    nobles, sejm = {"white": {"prussia": 2}}, {"prussia": "white"}
    match = at("special-actions", [1], round=round_, nobles=nobles, sejm=sejm)
    others = {"teutonic-knights", "sweden", "kingdom-of-prussia"} - {name}
    for other in sorted(others):
        refusal = match.why_not("white", f"treaty {other}")
        assert refusal is not None
        assert refusal.rule == "GP-11.12"
    match.play("white", f"treaty {name}")
    assert part(match, "treaty") == "black"


# ---- GP-11.13 too few cubes ----
@pytest.mark.parametrize(("lying", "placed"), [(20, 3), (23, 2), (25, 0)])
def test_gp_11_13_too_few_cubes_place_what_there_is(lying: int, placed: int) -> None:
    invaders = {"ukraine": {"black": lying}}
    boxes = quiet(1, "black")
    boxes["campaigners"]["red"]["black"] = BASE[3]["black"][0] - 3
    match = at("enemy-attacks", NOTHING, invaders=invaders, **WATCH, **boxes)
    assert part(match, "invaders", "prussia", "black") == placed
