"""GP-1 income and GP-2 nobles."""

from __future__ import annotations

import pytest

from tests.games.asking import part, play, refused
from tests.games.gods_playground.helpers import (
    EDITIONS,
    NOTHING,
    REGIONS,
    SPOTS,
    assign,
    at,
    everyone_passes,
    offered,
    row,
    some,
    told,
)
from wartable import Match

LEFT_OVER = {"0": 1, "1": 0, "2": 2, "3": 1, "4": 0, "5": 2}


# ---- GP-1.1 estates and managers ----
@pytest.mark.parametrize("value", [1, 3, 5])
def test_gp_1_1_each_estate_pays_the_value_of_its_region(value: int) -> None:
    rows = {"lithuania": row(*["white"] * 5), "ukraine": row("white", "white", "blue")}
    match = at("income", estate=rows, value={"lithuania": 2, "ukraine": value}, coins={"*": 0})
    assert part(match, "coins", "white") == 10 + 2 * value
    assert told(match, "earned") == [{"seat": "white", "coins": 10 + 2 * value}]


def test_gp_1_1_a_manager_adds_two_to_his_own_estate() -> None:
    rows = {"lithuania": row("white", "white", "white", "blue", "blue"), "prussia": row("blue", "blue")}
    managers = {"lithuania": {"1": 1, "3": 1, "4": 1}}
    match = at("income", estate=rows, manager=managers, coins={"*": 4})
    assert part(match, "coins") == {"white": 4 + 9 + 4, "blue": 4 + 12 + 2, "red": 4 + 10}


def test_gp_1_1_the_circle_and_a_city_earn_nothing_more() -> None:
    rows = {"ukraine": row("red", "red", "white", "white", "white"), "lithuania": row("white")}
    match = at("income", round=4, estate=rows, city={"ukraine": {"3": 1}}, coins={"*": 0})
    assert part(match, "coins", "white") == 12


# ---- GP-1.2 the least income ----
@pytest.mark.parametrize(("managers", "coins"), [(0, 10), (1, 10), (2, 10), (3, 12)])
def test_gp_1_2_nobody_collects_less_than_ten(managers: int, coins: int) -> None:
    under = {str(circle): 1 for circle in range(1, managers + 1)}
    rows = {"lithuania": row("white", "white", "white")}
    match = at("income", estate=rows, manager={"lithuania": under}, value={"lithuania": 2}, coins={"*": 1})
    assert part(match, "coins", "white") == 1 + coins
    least = {fact["seat"] for fact in told(match, "earned-least")}
    assert ("white" in least) == (managers < 2)


@pytest.mark.parametrize("players", [3, 4])
def test_gp_1_2_without_an_estate_ten_coins(players: int) -> None:
    match = at("income", players=players, coins={"*": 0})
    assert set(part(match, "coins").values()) == {10}


# ---- GP-2.1 six blocks ----
def test_gp_2_1_one_block_for_each_region_and_one_for_the_court() -> None:
    match = at("nobles")
    for number, spot in enumerate(SPOTS):
        assert refused(match, "white", "ready") == "GP-2.1"
        play(match, f"white assign {spot} {number}")
    assert match.why_not("white", "ready") is None
    assert part(match, "assigned", "white") == {spot: number for number, spot in enumerate(SPOTS)}


@pytest.mark.parametrize("spot", SPOTS)
def test_gp_2_1_no_second_block_on_a_spot(spot: str) -> None:
    match = play(at("nobles"), f"white assign {spot} 3")
    assert refused(match, "white", f"assign {spot} 2") == "GP-2.1"
    play(match, *[f"white assign {other} {k}" for k, other in enumerate(SPOTS) if other != spot])
    assert refused(match, "white", f"assign {spot} 2") == "GP-2.1"
    play(match, f"white clear {spot}")
    assert refused(match, "white", "ready") == "GP-2.1"
    play(match, f"white assign {spot} 2")
    assert part(match, "assigned", "white", spot) == 2


def test_gp_2_1_nobody_is_ready_without_the_court() -> None:
    match = play(at("nobles"), *[f"white assign {region} 2" for region in REGIONS[:2]])
    play(match, *[f"white assign {region} 1" for region in REGIONS[2:4]], "white assign greater-poland 0")
    assert refused(match, "white", "ready") == "GP-2.1"


# ---- GP-2.2 twelve blocks for two rounds ----
@pytest.mark.parametrize("round_", [1, 3])
def test_gp_2_2_all_twelve_blocks_in_rounds_one_and_three(round_: int) -> None:
    match = at("nobles", round=round_)
    assert {choice.split()[1] for choice in offered(match, "assign")} == set("012345")
    play(match, "white assign prussia 5", "white assign court 5")
    assert refused(match, "white", "assign ukraine 5") == "GP-2.2"


@pytest.mark.parametrize("round_", [2, 4])
def test_gp_2_2_the_six_left_in_rounds_two_and_four(round_: int) -> None:
    match = at("nobles", round=round_, blocks={"white": LEFT_OVER})
    assert refused(match, "white", "assign prussia 1") == "GP-2.2"
    play(match, "white assign prussia 0", "white assign lithuania 3")
    assert refused(match, "white", "assign ukraine 0") == "GP-2.2"
    assert refused(match, "white", "assign ukraine 3") == "GP-2.2"
    assert {choice.split()[1] for choice in offered(match, "assign")} == {"2", "5"}
    play(match, *(f"white assign {spot} {block}" for spot, block in zip(SPOTS[2:], "2255", strict=True)))
    play(match, "white clear prussia")
    assert match.offer("white") == ["assign prussia 0"]


def test_gp_2_2_what_was_used_in_round_one_is_gone_in_round_two() -> None:
    match = at("nobles", [*NOTHING, *NOTHING])
    assign(match, white=(0, 0, 1, 1, 2, 5), blue=(0, 0, 1, 1, 2, 4), red=(0, 0, 1, 1, 2, 3))
    everyone_passes(match, "nobles")
    assert part(match, "round") == 2
    assert part(match, "blocks", "white") == {"0": 0, "1": 0, "2": 1, "3": 2, "4": 2, "5": 1}
    assert refused(match, "white", "assign prussia 0") == "GP-2.2"
    assert refused(match, "red", "assign court 1") == "GP-2.2"
    assert match.why_not("red", "assign court 3") is None


def used(round_: int) -> Match:
    blocks = {"white": LEFT_OVER, "blue": LEFT_OVER, "red": LEFT_OVER}
    return at("end-of-round", round=round_, blocks=blocks)


@pytest.mark.parametrize("round_", [1, 3])
def test_gp_2_2_no_block_returns_after_rounds_one_and_three(round_: int) -> None:
    assert part(used(round_), "blocks", "white") == LEFT_OVER


def test_gp_2_2_all_blocks_return_after_round_two() -> None:
    assert part(used(2), "blocks", "white") == dict.fromkeys("012345", 2)


# ---- GP-2.3 the reveal ----
@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_2_3_all_reveal_together_and_nobles_arrive(edition: str) -> None:
    match = at("nobles", NOTHING, edition=edition, nobles={"blue": {"lithuania": 1}})
    assign(match, "red", white=(0, 1, 2, 3, 4, 5), blue=(5, 4, 3, 2, 1, 0), red=(3, 3, 2, 2, 1, 1))
    assert some(part(match, "nobles")) == {"blue": {"lithuania": 1}}
    assert told(match, "revealed") == []
    play(match, "red ready")
    assert [fact["seat"] for fact in told(match, "revealed")] == ["white", "blue", "red"]
    arrived = {"seat": "white", "prussia": 0, "lithuania": 1, "ukraine": 2, "little_poland": 3, "greater_poland": 4}
    assert told(match, "revealed")[0] == arrived | {"court": 5}
    won = {fact["region"]: fact["seat"] for fact in told(match, "elected")}
    before = {
        seat: {r: n + (won.get(r) == seat) for r, n in nobles.items()} for seat, nobles in part(match, "nobles").items()
    }
    assert before["white"] == dict(zip(REGIONS, (0, 1, 2, 3, 4), strict=True))
    assert before["blue"] == dict(zip(REGIONS, (5, 5, 3, 2, 1), strict=True))
    assert before["red"] == dict(zip(REGIONS, (3, 3, 2, 2, 1), strict=True))


def test_gp_2_3_the_court_block_brings_no_nobles() -> None:
    match = at("nobles", [*NOTHING, *NOTHING])
    assign(match, white=(0, 0, 1, 1, 2, 5), blue=(0, 0, 1, 1, 2, 4), red=(0, 0, 1, 1, 2, 3))
    assert match.view(None)["supply"]["white"]["nobles"] == 16


# ---- GP-2.4 too few nobles ----
def short(hetman: str = "white") -> Match:
    """White has 17 nobles on the board and 3 in supply; her blocks ask for 8."""
    match = at("nobles", NOTHING, hetman=hetman, nobles={"white": {"prussia": 17}})
    return assign(match, white=(0, 1, 2, 2, 3, 5), blue=(5, 4, 4, 3, 3, 2), red=(5, 4, 4, 3, 3, 2))


def test_gp_2_4_a_player_short_of_nobles_says_where_fewer_arrive() -> None:
    match = short()
    assert (match.stage, match.asked) == ("shortage", ("white",))
    assert match.offer("white") == [f"fewer {region}" for region in REGIONS[1:]]
    assert refused(match, "white", "fewer prussia") == "GP-2.4"
    assert told(match, "nobles-short") == [{"seat": "white", "cubes": 5}]
    play(match, "white fewer lithuania")
    assert refused(match, "white", "fewer lithuania") == "GP-2.4"
    play(match, *["white fewer ukraine"] * 2, *["white fewer greater-poland"] * 2)
    assert match.stage != "shortage"
    assert some(part(match, "nobles", "white")) == {"prussia": 16, "little-poland": 2, "greater-poland": 1}
    assert [fact["region"] for fact in told(match, "elected")] == ["prussia", "lithuania", "ukraine"][:1]


def test_gp_2_4_he_places_as_many_as_he_has() -> None:
    match = short()
    for choice in ("pass", "done", "ready"):
        assert refused(match, "white", choice) == "GP-0.10"
    play(match, *["white fewer greater-poland"] * 3, *["white fewer ukraine"] * 2)
    assert {"seat": "white", "cubes": 3} in told(match, "nobles-placed")


def test_gp_2_4_one_noble_too_few_is_a_shortage() -> None:
    match = at("nobles", NOTHING, nobles={"white": {"prussia": 13}})
    assign(match, white=(0, 1, 2, 2, 3, 5), blue=(5, 4, 4, 3, 3, 2), red=(5, 4, 4, 3, 3, 2))
    play(match, "white fewer ukraine")
    assert match.stage == "build"
    assert part(match, "nobles", "white", "ukraine") == 1


def test_gp_2_4_without_a_choice_nobody_is_asked() -> None:
    few = (0, 0, 1, 1, 2, 5)
    rest = {"blue": (5, 4, 4, 3, 3, 2), "red": (5, 4, 4, 3, 3, 2)}
    match = assign(at("nobles", NOTHING, nobles={"white": {"prussia": 20}}), white=few, **rest)
    assert match.stage == "build"  # no noble was left to place
    match = assign(at("nobles", NOTHING, nobles={"white": {"prussia": 19}}), white=few, **rest)
    play(match, "white fewer ukraine", "white fewer little-poland")
    assert match.stage == "build"  # the last one can go to one region only
    assert part(match, "nobles", "white", "greater-poland") == 1


def test_gp_2_4_exactly_enough_nobles_are_no_shortage() -> None:
    match = at("nobles", NOTHING, nobles={"white": {"prussia": 12}})
    assign(match, white=(0, 1, 2, 2, 3, 5), blue=(5, 4, 4, 3, 3, 2), red=(5, 4, 4, 3, 3, 2))
    assert told(match, "nobles-short") == []
    assert match.stage == "build"


def test_gp_2_4_several_choose_in_order_of_the_marker_as_it_was() -> None:
    full = {"white": {"prussia": 18}, "blue": {"prussia": 19}, "red": {"prussia": 19}}
    match = at("nobles", NOTHING, hetman="blue", nobles=full)
    assign(match, white=(0, 0, 1, 1, 2, 5), blue=(0, 0, 1, 1, 2, 4), red=(0, 0, 1, 1, 2, 3))
    asked = []
    while match.stage == "shortage":
        asked.append(match.asked[0])
        match.play(match.asked[0], match.offer(match.asked[0])[0])
    assert list(dict.fromkeys(asked)) == ["blue", "red", "white"]
    assert part(match, "hetman") == "white"
