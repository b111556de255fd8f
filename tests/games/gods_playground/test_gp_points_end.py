"""GP-15 victory points, GP-16 the end of a round and GP-17 the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

import wartable
from tests.games.asking import part
from tests.games.gods_playground.helpers import (
    EDITIONS,
    ENEMIES,
    REGIONS,
    Position,
    assign,
    at,
    everyone_passes,
    row,
    some,
    supply,
    table,
    told,
    worth,
)
from wartable import Match


def scoring(**parts: Any) -> Match:
    """Phase 15 of round 2; nobody has money for luxury."""
    laid: Position = {"round": 2, "coins": {"*": 0}}
    return at("victory-points", **laid | parts)


def points(match: Match) -> tuple[int, ...]:
    return tuple(part(match, "points").values())


# ---- GP-15.1 glory ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("enemy", ENEMIES)
def test_gp_15_1_the_most_cubes_in_a_box_score_its_points(enemy: str, edition: str) -> None:
    match = scoring(edition=edition, campaigners={"white": {enemy: 2}, "blue": {enemy: 3}, "red": {enemy: 1}})
    glory = match.view(None)["printed"]["glory"]
    assert points(match) == (0, glory[enemy], 0)
    assert (glory["tatars"], glory["ottomans"]) == (3, 5)


@pytest.mark.parametrize(
    ("white", "blue", "red", "king", "shares"),
    [
        (3, 3, 0, 0, (2, 2, 0)),
        (3, 3, 3, 0, (1, 1, 1)),
        (3, 3, 1, 2, (2, 2, 0)),
        (3, 1, 0, 4, (0, 0, 0)),
        (3, 1, 0, 3, (2, 0, 0)),
        (3, 3, 0, 3, (1, 1, 0)),
        (2, 2, 2, 2, (1, 1, 1)),
        (0, 0, 0, 4, (0, 0, 0)),
        (0, 0, 0, 0, (0, 0, 0)),
    ],
)
def test_gp_15_1_ties_share_rounded_down_and_the_king_is_a_rival(
    white: int, blue: int, red: int, king: int, shares: tuple[int, int, int]
) -> None:
    cubes: Position = {"white": {"ottomans": white}, "blue": {"ottomans": blue}, "red": {"ottomans": red}}
    assert points(scoring(campaigners=cubes, king={"ottomans": king})) == shares


def test_gp_15_1_each_box_by_itself() -> None:
    match = scoring(campaigners={"white": {"tatars": 3}, "blue": {"tatars": 3}, "red": {"ottomans": 5}})
    assert points(match) == (1, 1, 5)


def test_gp_15_1_four_may_share() -> None:
    match = scoring(players=4, campaigners={"*": {"ottomans": 2}})
    assert points(match) == (1, 1, 1, 1)


def test_gp_15_1_whether_or_not_the_enemy_was_held_off() -> None:
    match = scoring(campaigners={"white": {"ottomans": 1}}, strength={"ottomans": 9})
    assert points(match) == (5, 0, 0)


# ---- GP-15.2 the Sejm ----
@pytest.mark.parametrize("players", [3, 4])
def test_gp_15_2_two_points_for_each_own_disc(players: int) -> None:
    match = scoring(players=players, sejm={"prussia": "white", "ukraine": "white", "lithuania": "red"})
    assert points(match)[:3] == (4, 0, 2)
    assert told(match, "sejm-scored") == [{"seat": "white", "points": 4}, {"seat": "red", "points": 2}]


# ---- GP-15.3 luxury ----
@pytest.mark.parametrize("round_", [1, 2, 3])
@pytest.mark.parametrize(("coins", "scored", "kept"), [(0, 0, 0), (4, 0, 4), (5, 1, 0), (12, 2, 2), (29, 5, 4)])
def test_gp_15_3_every_five_coins_become_a_point(round_: int, coins: int, scored: int, kept: int) -> None:
    match = scoring(round=round_, coins={"white": coins, "*": 0})
    assert part(match, "points", "white") == scored
    assert part(match, "coins", "white") == kept + 10  # and the income of the next round
    spent = [{"seat": "white", "coins": 5 * scored, "points": scored}] if scored else []
    assert told(match, "luxury") == spent


def test_gp_15_3_before_the_game_ends_too() -> None:
    match = scoring(round=4, coins={"white": 12, "*": 4})
    assert (points(match), part(match, "coins", "white")) == ((2, 0, 0), 2)


def test_gp_15_3_nobody_is_asked() -> None:
    match = scoring(coins={"*": 7})
    assert match.stage == "assign"
    assert points(match) == (1, 1, 1)


# ---- GP-16.1 boxes and the Sejm ----
def ending(round_: int = 1, **parts: Any) -> Match:
    return at("end-of-round", round=round_, **parts)


def test_gp_16_1_boxes_and_the_sejm_are_emptied() -> None:
    cubes: Position = {"campaigners": {"white": {"black": 3}, "red": {"russia": 2}}, "king": {"tatars": 4}}
    match = ending(**cubes, strength={"black": 3, "ottomans": 1}, influence_box=3, sejm={"prussia": "white"})
    assert some(part(match, "campaigners")) == some(part(match, "king")) == {}
    assert some(part(match, "strength")) == some(part(match, "sejm")) == {}
    assert (supply(match, "white", "nobles"), supply(match, "white", "discs")) == (20, 15)
    laid = told(match, "influence-laid")[-1]["markers"]
    assert part(match, "influence_box") == laid


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("cubes", "left"), [(0, 0), (1, 1), (2, 2), (3, 2), (8, 2)])
def test_gp_16_1_up_to_two_ottomans_stay_before_vienna(edition: str, cubes: int, left: int) -> None:
    match = ending(3, edition=edition, vienna=cubes, vienna_invaded=1)
    assert part(match, "vienna") == left


# ---- GP-16.2 units ----
def test_gp_16_2_all_units_return() -> None:
    units = {unit: {"white": {"ukraine": 1}, "blue": {"prussia": 1}} for unit in ("infantry", "cavalry", "artillery")}
    match = ending(2, **units, crown={"infantry": 3, "cavalry": 2, "artillery": 1})
    for unit in units:
        assert some(part(match, unit)) == {}
    assert some(part(match, "crown")) == {}
    assert match.view(None)["supply"]["white"] | {"discs": 0} == {
        "nobles": 20, "discs": 0, "infantry": 4, "cavalry": 3, "artillery": 1
    }  # fmt: skip


@pytest.mark.parametrize("where", [{"ukraine": 2}, {"tatars": 2}, {"ukraine": 1, "tatars": 1}])
def test_gp_16_2_cossacks_return_from_everywhere(where: dict[str, int]) -> None:
    match = ending(2, cossacks={"box": 0, "ukraine": 0, "tatars": 0} | where)
    assert part(match, "cossacks") == {"box": 2, "ukraine": 0, "tatars": 0}


# ---- GP-16.3 the treaty ----
def test_gp_16_3_the_treaty_marker_returns() -> None:
    assert part(ending(treaty="tatars"), "treaty") is None


# ---- GP-16.4 occupation ----
@pytest.mark.parametrize(("cubes", "nobles", "left"), [(5, 1, 1), (4, 3, 3), (1, 3, 1), (4, 0, 0), (3, 3, 3)])
def test_gp_16_4_enemy_cubes_drop_to_the_nobles_there(cubes: int, nobles: int, left: int) -> None:
    match = ending(invaders={"prussia": {"black": cubes}}, nobles={"white": {"prussia": nobles}})
    assert part(match, "invaders", "prussia", "black") == left
    gone = [{"foe": "teutonic-knights", "region": "prussia", "cubes": cubes - left}] if cubes > left else []
    assert told(match, "withdrew") == gone


def test_gp_16_4_nobles_of_all_families_count() -> None:
    nobles = {"white": {"prussia": 1}, "blue": {"prussia": 2}, "red": {"ukraine": 5}}
    match = ending(invaders={"prussia": {"black": 9}}, nobles=nobles)
    assert part(match, "invaders", "prussia", "black") == 3


# ---- GP-16.5 what stays ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_gp_16_5_nobles_and_influence_in_regions_stay(edition: str, round_: int) -> None:
    parts: Position = {"nobles": {"white": {"prussia": 3}}, "influence": {"greater-poland": 2}}
    match = ending(round_, edition=edition, **parts)
    assert some(part(match, "nobles")) == parts["nobles"]
    assert some(part(match, "influence")) == parts["influence"]


# ---- GP-16.6 blocks ----
@pytest.mark.parametrize(("round_", "left"), [(1, 0), (2, 2), (3, 0)])
def test_gp_16_6_after_round_two_the_blocks_return(round_: int, left: int) -> None:
    used = {"0": 0, "1": 0, "2": 2, "3": 2, "4": 1, "5": 1}
    match = ending(round_, blocks={"*": used})
    assert part(match, "blocks", "white", "0") == part(match, "blocks", "red", "1") == left
    assert len(told(match, "blocks-returned")) == (round_ == 2)


def test_gp_16_6_the_next_round_begins() -> None:
    match = ending(1)
    assert (part(match, "round"), part(match, "phase"), match.stage) == (2, "nobles", "assign")
    assert told(match, "round-began") == [{"round": 2}]


def test_gp_16_6_what_happened_this_round_is_forgotten() -> None:
    match = ending(1, invaded={"ukraine": 1}, city_built=1)
    assert some(part(match, "invaded")) == {}


# ---- GP-17.1 the end ----
def final(**parts: Any) -> Match:
    """The end of round 4; nobody has coins."""
    laid: Position = {"round": 4, "coins": {"*": 0}}
    match = at("end-of-round", **laid | parts)
    assert match.over
    return match


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_17_1_each_estate_scores_its_circle_three_times_with_a_city(edition: str) -> None:
    estates: Position = {
        "estate": {"lithuania": row("red", "red", "white", "blue", "blue")},
        "city": {"lithuania": {"1": 1}},
    }
    match = final(edition=edition, **estates)
    assert points(match) == (4, 10, 13)
    assert match.scores == {"white": 4, "blue": 10, "red": 13}
    assert match.winners == ("red",)
    ended = {fact["seat"]: fact["points"] for fact in told(match, "game-ended")}
    assert ended == match.scores


def test_gp_17_1_managers_add_nothing() -> None:
    estates: Position = {"estate": {"lithuania": row("red", "white")}, "manager": {"lithuania": {"1": 1, "2": 1}}}
    assert points(final(**estates)) == (4, 0, 3)


@pytest.mark.parametrize("region", REGIONS)
def test_gp_17_1_every_circle_counts_what_is_printed(region: str) -> None:
    match = final(estate={region: row(*["white"] * 5)}, points={"white": 7})
    assert part(match, "points", "white") == 7 + sum(worth(match, region))


def test_gp_17_1_two_cities() -> None:
    match = final(estate={"lithuania": row("white", "white")}, city={"lithuania": {"1": 1, "2": 1}})
    assert part(match, "points", "white") == 3 * (3 + 4)


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_gp_17_1_not_before_round_four(round_: int) -> None:
    match = at("end-of-round", round=round_, estate={"lithuania": row("white")})
    assert not match.over
    assert part(match, "points", "white") == 0


def test_gp_17_1_the_war_of_round_four_comes_first() -> None:
    estates: Position = {"estate": {"lithuania": row("white", "red")}, "invaders": {"lithuania": {"russia": 1}}}
    match = at("war-and-peace", round=4, coins={"*": 0}, **estates)
    assert points(match) == (3, 0, 0)


def test_gp_17_1_when_it_is_over_nobody_is_asked() -> None:
    match = final()
    assert match.asked == ()
    assert match.offer("white") == []
    with pytest.raises(wartable.NotNow):
        match.play("white", "pass")


@pytest.mark.parametrize(("players", "edition"), [(3, "warfrog"), (3, "phalanx"), (4, "phalanx")])
def test_gp_17_1_four_rounds_and_no_more(players: int, edition: str) -> None:
    match = table(players, edition).new(seed=5)
    while match.stage == "found":
        match.play(match.asked[0], match.offer(match.asked[0])[0])
    for blocks in ((0, 1, 2, 3, 4, 5), (5, 4, 3, 2, 1, 0)) * 2:
        assert match.stage == "assign"
        assign(match, **dict.fromkeys(match.game.seats, blocks))
        while match.stage in ("bid", "shortage"):
            match.play(match.asked[0], match.offer(match.asked[0])[0])
        everyone_passes(match, "nobles")
    assert match.over
    assert [fact["round"] for fact in told(match, "round-began")] == [1, 2, 3, 4]


# ---- GP-17.2 ties ----
def ranked(**parts: Any) -> dict[str, int]:
    return final(**{"points": {"*": 9}} | parts).ranking


def test_gp_17_2_more_nobles_on_the_board() -> None:
    nobles = {"white": {"prussia": 1}, "blue": {"prussia": 1, "ukraine": 1}, "red": {"ukraine": 1}}
    assert ranked(nobles=nobles, coins={"white": 4, "*": 0})["blue"] == 1


def test_gp_17_2_then_more_coins() -> None:
    assert ranked(coins={"white": 1, "blue": 2, "red": 4}) == {"red": 1, "blue": 2, "white": 3}


@pytest.mark.parametrize(
    ("hetman", "ranking"),
    [
        ("white", {"white": 1, "blue": 2, "red": 3}),
        ("blue", {"blue": 1, "red": 2, "white": 3}),
        ("red", {"red": 1, "white": 2, "blue": 3}),
    ],
)
def test_gp_17_2_then_closer_to_the_first_player(hetman: str, ranking: dict[str, int]) -> None:
    assert ranked(hetman=hetman) == ranking


def test_gp_17_2_points_before_all_that() -> None:
    nobles = {"blue": {"prussia": 5}}
    match = final(points={"white": 3, "red": 10, "blue": 9}, nobles=nobles, coins={"white": 4, "*": 0})
    assert match.ranking == {"red": 1, "blue": 2, "white": 3}
    assert match.winners == ("red",)


# ---- GP-17.3 which nobles ----
def test_gp_17_3_nobles_that_returned_from_enemy_boxes_do_not_count() -> None:
    parts: Position = {"nobles": {"blue": {"prussia": 1}}, "campaigners": {"white": {"black": 5}}}
    assert ranked(**parts)["blue"] == 1
