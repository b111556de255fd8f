"""GP-O: the historical options of the Phalanx edition."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import wartable
from tests.games.asking import part, play, refused
from tests.games.gods_playground.helpers import (
    ALL_OPTIONS,
    NOTHING,
    RED,
    REGIONS,
    Position,
    at,
    offered,
    quiet,
    row,
    some,
    table,
    told,
    worth,
)
from wartable import Match

SEJM: Position = {"sejm": {"ukraine": "white", "prussia": "white"}}
HERE = {"nobles": {"white": dict.fromkeys(REGIONS, 2), **RED}}
SUBSETS = [options for size in range(4) for options in combinations(ALL_OPTIONS, size)]
LIMITS, STURDY, HOME = ALL_OPTIONS


def acting(*luck: int, options: tuple[str, ...] = (), **parts: Any) -> Match:
    return at("special-actions", luck, edition="phalanx", options=options, **SEJM | HERE | parts)


# ---- GP-O0 agreed beforehand ----
@pytest.mark.parametrize("options", SUBSETS)
@pytest.mark.parametrize("players", [3, 4])
def test_gp_o0_any_of_them_in_any_combination(players: int, options: tuple[str, ...]) -> None:
    match = table(players, "phalanx", options).new(seed=1)
    assert match.view(None)["options"] == list(options)


def test_gp_o0_they_stay_fixed() -> None:
    match = table(3, "phalanx", ALL_OPTIONS).new(seed=3)
    for _ in range(9):
        match.play(match.asked[0], match.offer(match.asked[0])[0])
    again = wartable.replay(str(match.record()))
    assert again.game.options == match.game.options == ALL_OPTIONS
    assert again.hash == match.hash


def test_gp_o0_without_them_the_rules_are_the_printed_ones() -> None:
    match = acting()
    assert offered(match, "treaty") == ["teutonic-knights", "russia", "tatars"]


@pytest.mark.parametrize("option", ["treaty", "home-province", "sturdy-treaty=maybe"])
def test_gp_o0_only_options_there_are(option: str) -> None:
    with pytest.raises(wartable.BadTable):
        table(3, "phalanx", [option])


# ---- GP-O1 limits of treaties ----
@pytest.mark.parametrize("round_", [1, 2])
def test_gp_o1_rounds_one_and_two_allow_the_ottomans_and_not_the_tatars(round_: int) -> None:
    match = acting(1, options=(LIMITS,), round=round_)
    assert refused(match, "white", "treaty tatars") == "GP-O1"
    play(match, "white treaty ottomans")
    assert part(match, "treaty") == "ottomans"
    assert part(match, "nobles", "white", "little-poland") == 1


@pytest.mark.parametrize("round_", [3, 4])
def test_gp_o1_rounds_three_and_four_as_usual(round_: int) -> None:
    match = acting(1, options=(LIMITS,), round=round_)
    assert refused(match, "white", "treaty ottomans") == "GP-8.3a"
    play(match, "white treaty tatars")
    assert part(match, "treaty") == "tatars"


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_gp_o1_the_habsburgs_are_not_concerned(round_: int) -> None:
    match = acting(options=(LIMITS,), round=round_)
    assert refused(match, "white", "treaty habsburgs") == "GP-8.3a"


@pytest.mark.parametrize(("dice", "broken"), [((4, 4, 1, 1), True), ((4, 1, 1, 1), False)])
def test_gp_o1_an_ottoman_treaty_works_like_any(dice: tuple[int, ...], broken: bool) -> None:
    match = at(
        "enemy-attacks", dice, edition="phalanx", options=[LIMITS], treaty="ottomans", crown={"infantry": 1},
        **quiet(2, "ottomans"),
    )  # fmt: skip
    regions = {fact["region"] for fact in told(match, "attacked")}
    assert ("little-poland" in regions) == broken


# ---- GP-O2 a sturdier treaty ----
@pytest.mark.parametrize(("gift", "breaks"), [(2, 2), (4, 3), (6, 4)])
def test_gp_o2_a_dearer_treaty_breaks_on_more_dice(gift: int, breaks: int) -> None:
    for twos in range(5):
        nobles = {"white": {"lithuania": 2}}
        dice = [1, *[2] * twos, *[1] * (4 - twos)]
        boxes = quiet(1, "russia")
        match = at(
            "special-actions", dice, edition="phalanx", options=[STURDY], nobles=nobles, crown={"infantry": 1},
            **SEJM, **boxes,
        )  # fmt: skip
        play(match, f"white treaty russia {gift}")
        assert part(match, "coins", "white") == 10 - gift - 1
        while match.stage != "strike":
            play(match, f"{match.asked[0]} pass")
        assert len(told(match, "treaty-broken")) == (twos >= breaks)
        assert part(match, "treaty") == (None if twos >= breaks else "russia")
        assert part(match, "invaders", "lithuania", "russia") > 0 or twos < breaks


def test_gp_o2_declared_before_the_roll() -> None:
    match = acting(options=(STURDY,))
    wanted = ["russia", "russia 4", "russia 6"]
    assert [choice for choice in offered(match, "treaty") if choice.startswith("russia")] == wanted
    assert refused(match, "white", "treaty russia 3") == "GP-O2"
    assert match.why_not("white", "treaty russia 2") is None


@pytest.mark.parametrize("gift", [4, 6])
def test_gp_o2_without_the_option_the_price_is_fixed(gift: int) -> None:
    match = acting()
    assert refused(match, "white", f"treaty russia {gift}") == "GP-O2"


@pytest.mark.parametrize(("die", "left", "made"), [(1, 3, True), (4, 0, True), (5, 0, False), (6, 0, False)])
def test_gp_o2_who_cannot_pay_the_declared_price_loses_all(die: int, left: int, made: bool) -> None:
    match = acting(die, options=(STURDY,), coins={"white": 8})
    play(match, "white treaty russia 4")
    assert part(match, "coins", "white") == left
    assert part(match, "treaty") == ("russia" if made else None)
    assert part(match, "nobles", "white", "lithuania") == 1
    assert list(part(match, "sejm").values()).count("white") == 1


@pytest.mark.parametrize(("gift", "least"), [(2, 3), (4, 5), (6, 7)])
def test_gp_o2_and_gp_8_3e_coins_for_a_roll_of_one_are_needed(gift: int, least: int) -> None:
    match = acting(options=(STURDY,), coins={"white": least - 1})
    assert refused(match, "white", f"treaty russia {gift}") == "GP-8.3e"
    assert acting(options=(STURDY,), coins={"white": least}).why_not("white", f"treaty russia {gift}") is None


def test_gp_o2_a_broken_one_adds_no_cube() -> None:
    parts: Position = {"treaty": "russia", "treaty_breaks": 3, "crown": {"infantry": 1}}
    match = at("enemy-attacks", [2, 2, 2, 1], edition="phalanx", options=[STURDY], **parts, **quiet(1, "russia"))
    assert part(match, "strength", "russia") == 0
    assert part(match, "treaty") is None


def test_gp_o2_the_next_round_starts_afresh() -> None:
    parts: Position = {"treaty": "russia", "treaty_breaks": 4, "nobles": {"white": {"lithuania": 2}}}
    match = at("end-of-round", edition="phalanx", options=[STURDY], **parts)
    assert (part(match, "treaty"), part(match, "treaty_breaks")) == (None, 2)


# ---- GP-O3 home provinces ----
HOMES = {"white": "lithuania", "red": "lithuania", "blue": "little-poland", "yellow": "greater-poland"}


@pytest.mark.parametrize("seat", HOMES)
@pytest.mark.parametrize("region", REGIONS)
def test_gp_o3_a_point_for_each_estate_at_home(seat: str, region: str) -> None:
    parts: Position = {"estate": {region: row(seat, seat)}, "coins": {"*": 0}, "round": 4}
    match = at("end-of-round", players=4, options=[HOME], **parts)
    bonus = 2 if HOMES[seat] == region else 0
    assert part(match, "points", seat) == sum(worth(match, region)[:2]) + bonus
    assert {"seat": seat, "points": bonus} in told(match, "home-scored")


def test_gp_o3_the_bonus_is_not_tripled_and_only_with_the_option() -> None:
    parts: Position = {"estate": {"lithuania": row("red")}, "city": {"lithuania": {"1": 1}}, "round": 4}
    for options, points in (([HOME], 10), ([], 9)):
        match = at("end-of-round", edition="phalanx", options=options, coins={"*": 0}, **parts)
        assert part(match, "points", "red") == points


def test_gp_o3_only_at_the_end() -> None:
    match = at("end-of-round", options=[HOME], edition="phalanx", round=3, estate={"lithuania": row("white")})
    assert part(match, "points", "white") == 0


# ---- all together ----
def test_gp_o1_and_gp_o2_and_gp_o3_together() -> None:
    match = acting(1, *NOTHING, options=ALL_OPTIONS, round=1)
    ottomans = [choice for choice in offered(match, "treaty") if choice.startswith("ottomans")]
    assert ottomans == ["ottomans", "ottomans 4", "ottomans 6"]
    assert refused(match, "white", "treaty tatars 4") == "GP-O1"
    play(match, "white treaty ottomans 6")
    assert (part(match, "treaty"), part(match, "treaty_breaks"), part(match, "coins", "white")) == ("ottomans", 4, 3)
    match = at(
        "end-of-round", edition="phalanx", options=ALL_OPTIONS, round=4, coins={"*": 0},
        estate={"little-poland": row("blue")},
    )  # fmt: skip
    assert part(match, "points", "blue") == worth(match, "little-poland")[0] + 1


@pytest.mark.parametrize("options", [(LIMITS,), (STURDY,), (HOME,), ALL_OPTIONS])
@pytest.mark.parametrize("players", [3, 4])
def test_gp_o0_a_whole_game_with_them(players: int, options: tuple[str, ...]) -> None:
    match = table(players, "phalanx", options).new(seed=11)
    while not match.over:
        seat = match.asked[0]
        offer = match.offer(seat)
        match.play(seat, offer[match.steps % len(offer)])
    assert some(match.scores)
