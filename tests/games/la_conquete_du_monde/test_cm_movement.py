"""CM-4: the third step of a turn, moving armies that did not fight."""

from __future__ import annotations

import pytest

from tests.games.asking import refused
from tests.games.la_conquete_du_monde.helpers import (
    armies,
    begin,
    offered,
    part,
    play,
    told,
    world,
)
from wartable import Match


def moving(*options: str, **lands: int) -> Match:
    """Red in the third step with these lands; nobody has fought."""
    return begin(world(red=lands, blue={"kamtchatka": 9}, stage="movement"), options=options)


def after_fighting(alaska: int, rolls: list[tuple[list[int], list[int]]], **others: int) -> Match:
    """Red in the third step after attacks from Alaska on blue's nine or more armies in Kamchatka."""
    lands = {"alaska": alaska, "alberta": 1} | others
    tape = [die for attack, defence in rolls for die in (*attack, *defence)]
    match = begin(world(red=lands, blue={"kamtchatka": 30, "siam": 1}), tape)
    play(match, "red", "from alaska", *(f"attack kamtchatka {len(attack)}" for attack, _ in rolls))
    while match.stage != "movement":
        play(match, "red", "done")
    return match


def move_all(match: Match, origin: str, target: str) -> int:
    """Move all that can from one territory to another; how many that was."""
    before = armies(match, target)[0]
    play(match, "red", f"from {origin}", f"move {target}")
    if match.stage == "march":
        play(match, "red", "follow all")
    return armies(match, target)[0] - before


WON, LOST = ([6, 6, 6], [1, 1, 1]), ([1, 1, 1], [6, 6, 6])


# ---- CM-4.1 who may move, where to ----
def test_cm_4_1_armies_move_between_adjacent_own_territories() -> None:
    match = moving(alaska=5, alberta=1)
    play(match, "red", "from alaska", "move alberta", "follow", "follow")
    assert armies(match, "alaska", "alberta") == [2, 4]


def test_cm_4_1_one_army_stays() -> None:
    match = moving(alaska=5, alberta=1)
    assert move_all(match, "alaska", "alberta") == 4
    assert armies(match, "alaska") == [1]
    lone = moving(alaska=1, alberta=1)
    assert refused(lone, "red", "from alaska") in ("CM-3.1", "CM-4.1")
    assert lone.offer("red") == ["done"]


def test_cm_4_1_no_more_follow_than_leave_one_behind() -> None:
    match = play(moving(alaska=11, alberta=1), "red", "from alaska", "move alberta")
    assert refused(match, "red", "follow 10") == "CM-4.1"
    play(match, "red", "follow all")
    assert armies(match, "alaska", "alberta") == [1, 11]


def test_cm_4_1_ten_are_not_offered_where_nine_can_go() -> None:
    match = play(moving(alaska=11, alberta=1), "red", "from alaska", "move alberta")
    assert "follow 10" not in match.offer("red")
    assert match.why_not("red", "follow 10") is not None


def test_cm_4_1_tens_may_march() -> None:
    match = play(moving(alaska=12, alberta=1), "red", "from alaska", "move alberta", "follow 10")
    assert armies(match, "alaska", "alberta") == [1, 12]


def test_cm_4_1_never_to_a_foreign_territory() -> None:
    match = play(moving(alaska=5, alberta=1), "red", "from alaska")
    assert refused(match, "red", "move kamtchatka") == "CM-4.1"
    assert refused(match, "red", "move territoires_du_nord_ouest") == "CM-4.1"


def test_cm_4_1_never_from_a_foreign_territory() -> None:
    match = moving(alaska=5, alberta=1)
    assert refused(match, "red", "from kamtchatka") in ("CM-3.1", "CM-4.1")


def test_cm_4_1_only_to_an_immediate_neighbour() -> None:
    match = play(moving(alaska=5, alberta=1, ontario=1), "red", "from alaska")
    assert refused(match, "red", "move ontario") in ("CM-3.1", "CM-4.1")
    assert offered(match, "move") == ["alberta"]


def test_cm_4_1_no_move_without_a_friend_next_door() -> None:
    assert refused(moving(alaska=5, siam=1), "red", "from alaska") == "CM-4.1"


@pytest.mark.parametrize(("origin", "target"), [("siam", "indonesie"), ("bresil", "afrique_du_nord")])
def test_cm_4_1_by_land_or_by_sea(origin: str, target: str) -> None:
    assert move_all(moving(**{origin: 3, target: 1}), origin, target) == 2


def test_cm_4_1_any_number_of_moves_in_different_places() -> None:
    match = moving(alaska=4, alberta=2, siam=3, inde=1, bresil=5, perou=1, venezuela=1)
    assert move_all(match, "siam", "inde") == 2
    play(match, "red", "from bresil", "move perou", "done", "from bresil", "move venezuela", "follow", "done")
    assert move_all(match, "alaska", "alberta") == 3
    assert armies(match, "bresil", "perou", "venezuela") == [2, 2, 3]
    assert match.asked == ("red",)


def test_cm_4_1_armies_that_fought_do_not_move() -> None:
    match = after_fighting(4, [WON])
    assert move_all(match, "alaska", "alberta") == 1
    assert armies(match, "alaska") == [3]
    assert refused(match, "red", "from alaska") == "CM-4.1"


def test_cm_4_1_the_conquerors_do_not_move_on() -> None:
    match = begin(world(red={"alaska": 4, "alberta": 1, "japon": 1}, blue={"kamtchatka": 1, "siam": 1}), [6, 6, 6, 1])
    play(match, "red", "from alaska", "attack kamtchatka 3", "done")
    assert match.stage == "movement"
    assert refused(match, "red", "from kamtchatka") == "CM-4.1"


def test_cm_4_1_those_who_only_looked_on_may_move() -> None:
    match = after_fighting(4, [WON], perou=1, bresil=5)
    assert move_all(match, "bresil", "perou") == 4


def test_cm_4_1_an_army_placed_this_turn_may_move() -> None:
    match = begin(world(red={"alaska": 1, "alberta": 1}, stage="reinforce", to_place=4))
    play(match, "red", "place alaska all", "done")
    assert move_all(match, "alaska", "alberta") == 4


def test_cm_4_1_no_combat_after_movement_has_begun() -> None:
    match = play(moving(alaska=5, alberta=1), "red", "from alaska", "move alberta", "done")
    assert match.stage == "movement"
    assert not any(choice.startswith("attack") for choice in match.offer("red"))
    refused(match, "red", "attack kamtchatka 1")


# ---- CM-4.2 who has fought; one step only ----
@pytest.mark.parametrize(
    ("rolls", "fought"),
    [
        ([WON], 3),
        ([WON, WON], 3),  # the same three again
        ([WON, WON, WON], 3),
        ([([6], [1, 1, 1]), WON], 3),
        ([WON, ([6], [1, 1, 1])], 3),
        ([([6], [1, 1, 1]), ([6, 6], [1, 1, 1])], 2),
    ],
)
def test_cm_4_2_commitments_use_armies_already_engaged(rolls: list[tuple[list[int], list[int]]], fought: int) -> None:
    match = after_fighting(10, rolls)
    assert part(match, "fought")["alaska"] == fought
    assert move_all(match, "alaska", "alberta") == 10 - fought


def test_cm_4_2_fresh_armies_fill_up_a_commitment() -> None:
    match = after_fighting(10, [([6, 6, 1], [5, 5, 5]), WON])  # one lost: two engaged, then one more joins
    assert move_all(match, "alaska", "alberta") == 9 - 3


def test_cm_4_2_an_army_moves_one_step_only() -> None:
    match = moving(alaska=4, alberta=1, ontario=1)
    assert move_all(match, "alaska", "alberta") == 3
    play(match, "red", "from alberta", "move ontario")  # the army that was there
    assert armies(match, "alberta", "ontario") == [3, 2]
    assert match.stage == "movement"
    assert refused(match, "red", "from alberta") == "CM-4.2"


def test_cm_4_2_those_who_came_stay_those_who_were_there_may_go() -> None:
    match = moving(alaska=3, alberta=3)
    assert move_all(match, "alaska", "alberta") == 2
    assert move_all(match, "alberta", "alaska") == 3
    assert armies(match, "alaska", "alberta") == [4, 2]


def test_cm_4_2_what_was_fought_is_forgotten_next_turn() -> None:
    match = after_fighting(4, [WON])
    assert part(match, "fought")["alaska"] == 3
    match = begin(match.position(), ["infantry"] * 3)
    play(match, "red", "done")
    play(match, "blue", "done", "done")
    play(match, "green", "place chine all", "done", "done")
    play(match, "red", "done")
    assert set(part(match, "fought").values()) == {0}
    assert move_all(match, "alaska", "alberta") == 3


def test_cm_4_2_those_who_defended_may_move_in_their_own_turn() -> None:
    position = world(red={"alaska": 9}, blue={"kamtchatka": 9, "japon": 1})
    match = begin(position, [*WON[0], *WON[1], "infantry"])
    play(match, "red", "from alaska", "attack kamtchatka 3", "done", "done", "done")
    play(match, "blue", "done", "from kamtchatka", "move japon", "follow all")
    assert armies(match, "kamtchatka", "japon") == [1, 6]


def test_cm_4_2_newcomers_do_not_free_those_who_fought() -> None:
    match = after_fighting(3, [([6, 6], [1, 1, 1])], alberta=3)
    play(match, "red", "from alaska", "move alberta")  # the one that did not fight
    assert move_all(match, "alberta", "alaska") == 3
    assert armies(match, "alaska", "alberta") == [5, 1]
    assert refused(match, "red", "from alaska") in ("CM-4.1", "CM-4.2")


# ---- CM-4.3 who is lost, who stays, who follows ----
@pytest.mark.parametrize(
    ("rolls", "left", "movable"),
    [
        ([LOST], 7, 6),  # all three engaged are lost, one fresh army stays
        ([([6, 1, 1], [5, 5, 5])], 8, 7),  # one engaged army is left, and stays
        ([([6, 6, 1], [5, 5, 5])], 9, 7),
        ([WON, LOST], 7, 6),
    ],
)
def test_cm_4_3_losses_come_from_engaged_armies(
    rolls: list[tuple[list[int], list[int]]], left: int, movable: int
) -> None:
    match = after_fighting(10, rolls)
    assert armies(match, "alaska") == [left]
    assert move_all(match, "alaska", "alberta") == movable


def test_cm_4_3_the_army_left_behind_is_one_that_fought() -> None:
    match = after_fighting(10, [([6], [1, 1, 1])])
    assert move_all(match, "alaska", "alberta") == 9
    assert (armies(match, "alaska"), part(match, "fought")["alaska"]) == ([1], 1)


@pytest.mark.parametrize(("followers", "fresh"), [(1, 0), (2, 1), (3, 2), (8, 7)])
def test_cm_4_3_those_who_fought_follow_first_and_fresh_followers_may_move(followers: int, fresh: int) -> None:
    """Two of the three that fought are left in Alaska: one stays behind, the other follows before any fresh army."""
    lands = {"alaska": 10, "japon": 1}
    luck = [*WON[0], *WON[1], 6, 1]
    match = begin(world(red=lands, blue={"kamtchatka": 4, "siam": 1}), luck)
    play(match, "red", "from alaska", "attack kamtchatka 3", "attack kamtchatka 1")  # one of the three moves in
    assert part(match, "owner")["kamtchatka"] == "red"
    play(match, "red", *["follow"] * followers)
    while match.stage != "movement":
        play(match, "red", "done")
    assert armies(match, "kamtchatka") == [1 + followers]
    if fresh == 0:
        assert refused(match, "red", "from kamtchatka") == "CM-4.1"
    else:
        assert move_all(match, "kamtchatka", "japon") == fresh


def test_cm_4_3_a_fresh_follower_that_attacks_has_fought() -> None:
    lands = {"alaska": 3, "alberta": 1}
    match = begin(world(red=lands, blue={"kamtchatka": 1, "siam": 1}), [6, 1, 6, 1])
    play(match, "red", "from alaska", "attack kamtchatka 1", "follow", "from kamtchatka", "attack japon 1", "done")
    assert armies(match, "alaska", "kamtchatka", "japon") == [1, 1, 1]
    assert told(match, "conquered")[-1]["territory"] == "japon"
    assert match.offer("red") == ["done"]


# ---- the option of later editions ----
def test_cm_4_1_one_move_only_as_an_option() -> None:
    match = begin(
        world(red={"alaska": 4, "alberta": 1, "siam": 4, "inde": 1}, blue={"japon": 1}, stage="movement"),
        ["infantry"],
        options=["movement=one-move"],
    )
    play(match, "red", "from alaska", "move alberta", "follow all")
    assert armies(match, "alaska", "alberta") == [1, 4]
    if match.asked == ("red",):
        refused(match, "red", "from siam")
        play(match, "red", "done")
    assert match.asked == ("blue",)
    assert armies(match, "siam") == [4]


def test_cm_4_1_one_move_may_take_armies_that_fought() -> None:
    position = world(red={"alaska": 4, "alberta": 1}, blue={"kamtchatka": 9, "siam": 1})
    match = begin(position, [*WON[0], *WON[1], "infantry"], options=["movement=one-move"])
    play(
        match, "red", "from alaska", "attack kamtchatka 3", "done", "done", "from alaska", "move alberta", "follow all"
    )
    assert armies(match, "alaska", "alberta") == [1, 4]


def test_cm_4_1_one_move_is_optional() -> None:
    position = world(red={"alaska": 4, "alberta": 1}, blue={"japon": 1}, stage="movement")
    match = play(begin(position, ["infantry"], options=["movement=one-move"]), "red", "done")
    assert match.asked == ("blue",)
