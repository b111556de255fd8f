"""GP-2.5 and GP-3.2: what is chosen in secret stays secret until all is revealed, and may be changed until then."""

from __future__ import annotations

from typing import Any

import pytest

import wartable
from tests.games.asking import part, play
from tests.games.gods_playground.helpers import NOTHING, RED, SPOTS, assign, at, court, told
from wartable import Match
from wartable.testing.checks import only_readiness_shows

WHITE = (0, 1, 2, 3, 4, 5)
BLUE = (5, 4, 3, 2, 1, 0)
SECRET_ASSIGNMENT = [
    *(f"assign {spot} {block}" for spot, block in zip(SPOTS, WHITE, strict=True)),
    "clear court",
    "assign court 3",
]


def knows(match: Match, seat: str | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) sees, is offered, is told and is asked."""
    return {
        "view": match.view(seat),
        "offer": match.offer(seat) if seat else [],
        "prompt": match.prompt(seat),
        "log": [event.data() for event in match.log(seat)],
        "undo": match.may_undo(seat) if seat else False,
    }


def bidding(**coins: int) -> Match:
    laid = court(white=3, blue=3, red=2)
    return at("first-player", NOTHING, hetman="red", assigned=laid, coins={"*": 10} | coins, nobles=RED)


# ---- GP-2.5 blocks ----
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("onlooker", ["blue", "red", None])
def test_gp_2_5_nobody_learns_anything_of_another_s_assignment(players: int, onlooker: str | None) -> None:
    match = at("nobles", players=players)
    before = knows(match, onlooker)
    for choice in SECRET_ASSIGNMENT:
        match.play("white", choice)
        assert knows(match, onlooker) == before, choice


def test_gp_2_5_nor_from_what_a_seat_hears_of_its_own_choice() -> None:
    match = play(at("nobles"), "blue assign court 5")
    seen = knows(match, "blue")
    play(match, "white assign court 5")
    assert knows(match, "blue") == seen
    match.undo("blue")
    match.play("blue", "assign court 5")
    assert knows(match, "blue") == seen


def test_gp_2_5_a_seat_sees_its_own_blocks() -> None:
    match = play(at("nobles"), "white assign court 5", "white assign prussia 4")
    other = play(at("nobles"), "white assign court 1", "white assign prussia 4")
    assert match.view("white") != other.view("white")
    assert match.view("blue") == other.view("blue")
    assert match.view(None) == other.view(None)


def test_gp_2_5_all_see_who_is_ready_and_nothing_else() -> None:
    match = assign(at("nobles"), white=WHITE)
    for seat in ("white", "blue", "red", None):
        view = match.view(seat)
        assert (view["together"], view["asked"]) == (["white", "blue", "red"], ["blue", "red"])
    only_readiness_shows(at("nobles"), match, "white")
    assign(match, red=BLUE)
    assert match.prompt(None) == "Waiting for Potocki: assigning nobles in secret."
    assert match.prompt("white") == "You are done; waiting for Potocki (assigning nobles in secret)."


def test_gp_2_5_whoever_thinks_again_is_not_ready_and_all_see_it() -> None:
    match = assign(at("nobles"), white=WHITE)
    match.undo("white")
    assert match.view(None)["asked"] == ["white", "blue", "red"]
    assert knows(match, None) == knows(at("nobles"), None)


def test_gp_2_5_who_is_ready_can_choose_no_more() -> None:
    match = assign(at("nobles"), white=WHITE)
    assert match.offer("white") == []
    with pytest.raises(wartable.NotNow):
        match.play("white", "clear court")


def test_gp_2_5_until_all_are_ready_a_seat_may_change_its_mind() -> None:
    match = at("nobles", NOTHING)
    assign(match, white=WHITE)
    assign(match, blue=BLUE)
    match.undo("white")
    assert match.asked == ("white", "red")
    play(match, "white clear court", "white assign court 4", "white ready")
    assert part(match, "assigned", "white", "court") == 4
    assert part(match, "assigned", "blue") == dict(zip(SPOTS, BLUE, strict=True))
    assign(match, red=BLUE)
    assert told(match, "revealed")[0]["court"] == 4


def test_gp_2_5_every_single_block_may_be_taken_back() -> None:
    match = at("nobles")
    fresh = part(match, "assigned")
    assign(match, white=WHITE)
    play(match, "blue assign court 5")
    for _ in range(7):
        match.undo("white")
    assert part(match, "assigned", "white") == fresh["white"]
    assert part(match, "assigned", "blue", "court") == 5
    assert not match.may_undo("white")


def test_gp_2_5_after_the_reveal_there_is_no_way_back_and_used_blocks_are_public() -> None:
    match = at("nobles", NOTHING)
    assign(match, white=WHITE, blue=BLUE, red=BLUE)
    for seat in ("white", "blue", "red"):
        with pytest.raises(wartable.NoUndo):
            match.undo(seat)
    for onlooker in ("blue", None):
        assert match.view(onlooker)["blocks"]["white"] == dict.fromkeys("012345", 1)
        assert told(match, "revealed", onlooker)[0]["court"] == 5


def test_gp_2_5_in_round_two_the_six_left_are_known_but_not_where_they_go() -> None:
    left = dict.fromkeys("012345", 1)
    one, two = (at("nobles", round=2, blocks={"*": left}) for _ in range(2))
    assign(one, white=WHITE)
    assign(two, white=BLUE)
    assert one.view("red") == two.view("red")
    assert one.view(None)["blocks"]["white"] == left


# ---- GP-3.2 bids ----
@pytest.mark.parametrize("onlooker", ["blue", "red", None])
@pytest.mark.parametrize("bid", [0, 7, 10])
def test_gp_3_2_nobody_learns_anything_of_another_s_bid(onlooker: str | None, bid: int) -> None:
    match = bidding()
    before = knows(match, onlooker)
    match.play("white", f"bid {bid}")
    only_readiness_shows(bidding(), match, "white")
    match.undo("white")
    assert knows(match, onlooker) == before


def test_gp_3_2_all_see_who_has_bid_and_not_what() -> None:
    match = play(bidding(), "white bid 7")
    assert match.asked == ("blue",)
    for seat in ("white", "blue", "red", None):
        assert (match.view(seat)["together"], match.view(seat)["asked"]) == (["white", "blue"], ["blue"])
        assert match.view(seat)["coins"]["white"] == 10
    assert match.offer("white") == []


def test_gp_3_2_until_all_have_bid_a_seat_may_change_its_mind() -> None:
    match = play(bidding(), "white bid 7")
    match.undo("white")
    assert match.asked == ("white", "blue")
    play(match, "white bid 2", "blue bid 3")
    assert part(match, "hetman") == "blue"
    assert part(match, "coins") == {"white": 8, "blue": 7, "red": 10}
    with pytest.raises(wartable.NoUndo):
        match.undo("blue")


def test_gp_3_3_a_second_bid_is_as_secret_as_the_first() -> None:
    match = play(bidding(), "white bid 2", "blue bid 2")
    other = play(bidding(), "white bid 2", "blue bid 2", "blue bid 0")
    match.play("blue", "bid 5")
    assert knows(match, "white") == knows(other, "white")
    with pytest.raises(wartable.NoUndo):
        match.undo("white")  # the first bids have been revealed


def test_gp_3_2_a_lone_purse_gives_nothing_away() -> None:
    match = bidding(white=0)
    assert match.asked == ("white", "blue")
    assert match.offer("white") == ["bid 0"]
