"""CM-3: the second step of a turn, combat."""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise

import pytest

from tests.games.asking import refused
from tests.games.la_conquete_du_monde.helpers import (
    TERRITORIES,
    armies,
    begin,
    next_turn,
    offered,
    part,
    play,
    told,
    world,
)
from wartable import Match
from wartable.games.la_conquete_du_monde.board import FACTS

OPEN_LINKS = [
    link for link in FACTS["links"]["table"]
    if link.get("switch") not in ("east-africa-middle-east", "middle-east-china")
]  # fmt: skip
BOTH_WAYS = [(a, b) for link in OPEN_LINKS for a, b in (link["between"], link["between"][::-1])]
SEA_LINES = [pair for link in OPEN_LINKS if link["kind"] == "sea" for pair in (link["between"], link["between"][::-1])]


def facing(attackers: int, defenders: int, *luck: int | str) -> Match:
    """Red in Alaska with so many armies, aiming; blue in Kamchatka with so many."""
    match = begin(world(red={"alaska": attackers}, blue={"kamtchatka": defenders, "siam": 1}), luck)
    return play(match, "red", "from alaska")


# ---- CM-3.1 what may attack what ----
def test_cm_3_1_a_lone_army_cannot_attack() -> None:
    match = begin(world(red={"alaska": 1, "siam": 2}))
    assert refused(match, "red", "from alaska") == "CM-3.1"
    assert offered(match, "from") == ["siam"]


def test_cm_3_1_one_army_always_stays() -> None:
    match = facing(3, 5, 6, 6, 1, 1, 1)
    assert refused(match, "red", "attack kamtchatka 3") == "CM-3.3"
    play(match, "red", "attack kamtchatka 2")
    match = facing(2, 5, 1, 6, 6, 6)
    play(match, "red", "attack kamtchatka 1")
    assert armies(match, "alaska") == [1]
    assert match.stage == "combat"
    assert refused(match, "red", "from alaska") == "CM-3.1"


def test_cm_3_1_only_from_own_territories() -> None:
    match = begin(world(red={"alaska": 3}, blue={"kamtchatka": 3}))
    assert refused(match, "red", "from kamtchatka") == "CM-3.1"


def test_cm_3_1_never_at_own_territories() -> None:
    match = play(begin(world(red={"alaska": 3, "alberta": 1})), "red", "from alaska")
    assert refused(match, "red", "attack alberta 1") == "CM-3.1"
    assert refused(match, "red", "attack alaska 1") == "CM-3.1"


def test_cm_3_1_only_neighbours() -> None:
    match = facing(5, 1)
    for far in ("japon", "ontario", "siam"):
        assert refused(match, "red", f"attack {far} 1") == "CM-3.1"
    targets = {choice.split()[0] for choice in offered(match, "attack")}
    assert targets == {"territoires_du_nord_ouest", "alberta", "kamtchatka"}


def test_cm_3_1_no_attack_starts_among_friends() -> None:
    match = begin(world(red={"madagascar": 9, "afrique_du_sud": 1, "afrique_orientale": 1}))
    assert refused(match, "red", "from madagascar") == "CM-3.1"


@pytest.mark.parametrize("origin", TERRITORIES)
def test_cm_3_1_the_targets_of_a_territory_are_its_links(origin: str) -> None:
    match = play(begin(world(red={origin: 2})), "red", f"from {origin}")
    targets = {choice.split()[0] for choice in offered(match, "attack")}
    assert targets == {b for a, b in BOTH_WAYS if a == origin}


def test_cm_3_1_the_1957_board_has_82_links_and_hangs_together() -> None:
    assert len(OPEN_LINKS) == len({frozenset(link["between"]) for link in OPEN_LINKS}) == 82
    reached, border = {"alaska"}, {"alaska"}
    while border:
        border = {b for a, b in BOTH_WAYS if a in border} - reached
        reached |= border
    assert reached == set(TERRITORIES)


# ---- CM-3.2 naming ----
def test_cm_3_2_an_attack_names_both_territories() -> None:
    match = facing(4, 2, 1, 1, 1, 6, 6)
    play(match, "red", "attack kamtchatka 3")
    assert told(match, "attacked", "blue") == [{"seat": "red", "origin": "alaska", "target": "kamtchatka", "dice": 3}]


def test_cm_3_2_without_an_origin_there_is_no_attack_and_no_penalty() -> None:
    match = begin(world(red={"alaska": 4}, blue={"kamtchatka": 2}))
    assert refused(match, "red", "attack kamtchatka 3") == "CM-3.2"
    assert armies(match, "alaska") == [4]


# ---- CM-3.3 how many dice ----
@pytest.mark.parametrize(("attackers", "most"), [(2, 1), (3, 2), (4, 3), (5, 3), (10, 3), (100, 3)])
def test_cm_3_3_the_attacker_rolls_one_to_three_dice_at_most_armies_but_one(attackers: int, most: int) -> None:
    match = facing(attackers, 1)
    dice = [int(c.split()[1]) for c in offered(match, "attack") if c.startswith("kamtchatka")]
    assert dice == list(range(1, most + 1))
    for more in range(most + 1, 6):
        assert refused(match, "red", f"attack kamtchatka {more}") == "CM-3.3"
    assert refused(match, "red", "attack kamtchatka 0") == "CM-3.3"


@pytest.mark.parametrize(("defenders", "most"), [(2, 2), (3, 3), (4, 3), (50, 3)])
def test_cm_3_3_the_defender_chooses_one_to_three_dice_at_most_his_armies(defenders: int, most: int) -> None:
    match = facing(2, defenders)
    match.order("blue", "defence", "ask")
    play(match, "red", "attack kamtchatka 1")
    assert (match.stage, match.asked) == ("defence", ("blue",))
    assert match.offer("blue") == [f"defend {n}" for n in range(1, most + 1)]
    for more in range(most + 1, 6):
        assert refused(match, "blue", f"defend {more}") == "CM-3.3"


def test_cm_3_3_the_only_army_defends_without_being_asked() -> None:
    match = facing(2, 1, 1, 6)
    match.order("blue", "defence", "ask")
    play(match, "red", "attack kamtchatka 1")
    assert told(match, "rolled")[0]["defence"] == [6]
    assert armies(match, "alaska", "kamtchatka") == [1, 1]


def test_cm_3_3_the_defender_need_not_answer_in_kind() -> None:
    match = facing(4, 5, 6, 6, 6, 1)
    match.order("blue", "defence", "ask")
    play(match, "red", "attack kamtchatka 3")
    play(match, "blue", "defend 1")
    assert armies(match, "alaska", "kamtchatka") == [4, 4]
    match = facing(4, 5, 1, 6, 6, 6)
    match.order("blue", "defence", "ask")
    play(match, "red", "attack kamtchatka 1")
    play(match, "blue", "defend 3")
    assert armies(match, "alaska", "kamtchatka") == [3, 5]


@pytest.mark.parametrize(("defenders", "dice"), [(1, 1), (2, 2), (3, 3), (7, 3)])
def test_cm_3_3_the_standing_order_is_the_maximum(defenders: int, dice: int) -> None:
    match = facing(4, defenders, *[1] * (3 + dice))
    assert match.orders("blue") == {"defence": "maximum"}
    play(match, "red", "attack kamtchatka 3")
    assert len(told(match, "rolled")[0]["defence"]) == dice


def test_cm_3_3_a_player_may_switch_to_being_asked_and_back() -> None:
    match = facing(10, 5, 1, 6, *[1, 1, 6, 6, 6])
    match.order("blue", "defence", "ask")
    assert match.orders("green") == {"defence": "maximum"}
    play(match, "red", "attack kamtchatka 1")
    play(match, "blue", "defend 1")
    assert match.asked == ("red",)
    match.order("blue", "defence", "maximum")
    play(match, "red", "attack kamtchatka 2")
    assert match.asked == ("red",)
    assert armies(match, "alaska", "kamtchatka") == [7, 5]


@pytest.mark.parametrize(("option", "most"), [("defence-dice=1", 1), ("defence-dice=2", 2), ("defence-dice=3", 3)])
def test_cm_3_3_defence_dice_as_an_option(option: str, most: int) -> None:
    position = world(red={"alaska": 9}, blue={"kamtchatka": 9})
    match = begin(position, [1] * (3 + most), options=[option])
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert len(told(match, "rolled")[0]["defence"]) == most


@pytest.mark.parametrize(("option", "most"), [("defence-dice=2", 2), ("defence-dice=3", 3)])
def test_cm_3_3_defence_dice_bound_the_defenders_choice(option: str, most: int) -> None:
    match = begin(world(red={"alaska": 9}, blue={"kamtchatka": 9}), options=[option])
    match.order("blue", "defence", "ask")
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert match.offer("blue") == [f"defend {n}" for n in range(1, most + 1)]
    for more in range(most + 1, 5):
        assert refused(match, "blue", f"defend {more}") == "CM-3.3"


# ---- CM-3.4 comparing ----
def test_cm_3_4_ties_go_to_the_defender() -> None:
    match = play(facing(4, 3, 4, 4, 4, 4, 4, 4), "red", "attack kamtchatka 3")
    assert armies(match, "alaska", "kamtchatka") == [1, 3]


def test_cm_3_4_both_rolls_are_sorted_before_they_are_compared() -> None:
    match = play(facing(10, 9, 1, 6, 3, 2, 2, 5), "red", "attack kamtchatka 3")  # 6-3-1 against 5-2-2
    assert armies(match, "alaska", "kamtchatka") == [9, 7]


def losses(attack: tuple[int, ...], defence: tuple[int, ...]) -> tuple[int, int]:
    """What the rulebook's third point makes of two rolls."""
    pairs = list(zip(sorted(attack)[::-1], sorted(defence)[::-1], strict=False))
    won = sum(a > d for a, d in pairs)
    return len(pairs) - won, won


@pytest.mark.parametrize("attacking", [1, 2, 3])
@pytest.mark.parametrize("defending", [1, 2, 3])
def test_cm_3_4_every_roll(attacking: int, defending: int) -> None:
    faces = range(1, 7)
    rolls = [
        (attack, defence)
        for attack in combinations_with_replacement(faces, attacking)
        for defence in combinations_with_replacement(faces, defending)
    ]
    red, blue = 20000, 20000
    match = facing(red, blue, *[die for attack, defence in rolls for die in (*attack, *defence)])
    match.order("blue", "defence", "ask")
    for attack, defence in rolls:
        play(match, "red", f"attack kamtchatka {attacking}")
        play(match, "blue", f"defend {defending}")
        red_lost, blue_lost = losses(attack, defence)
        red, blue = red - red_lost, blue - blue_lost
        assert armies(match, "alaska", "kamtchatka") == [red, blue], (attack, defence)


# ---- CM-3.5 going on, stopping, switching ----
def test_cm_3_5_the_attacker_may_repeat_or_stop() -> None:
    match = facing(10, 9, *[1, 6, 6, 6] * 2)
    play(match, "red", "attack kamtchatka 1", "attack kamtchatka 1")
    assert armies(match, "alaska") == [8]
    play(match, "red", "done", "done")
    assert match.stage == "movement"
    assert part(match, "owner")["kamtchatka"] == "blue"


def test_cm_3_5_several_targets_and_opponents_in_any_order() -> None:
    match = facing(10, 9, *[1, 6, 6, 6], *[1, 6], *[1, 6, 6, 6])
    play(match, "red", "attack kamtchatka 1", "attack alberta 1", "attack kamtchatka 1")
    assert [event["target"] for event in told(match, "attacked")] == ["kamtchatka", "alberta", "kamtchatka"]
    assert part(match, "owner")["alberta"] == "green"


def test_cm_3_5_one_territory_from_several() -> None:
    lands = {"alaska": 3, "mongolie": 3, "japon": 3}
    match = begin(world(red=lands, blue={"kamtchatka": 9}), [1, 6, 6, 6] * 4)
    for origin in ("alaska", "japon", "mongolie", "alaska"):
        play(match, "red", f"from {origin}", "attack kamtchatka 1")
        if match.stage == "aim":
            play(match, "red", "done")
    assert [event["origin"] for event in told(match, "attacked")] == ["alaska", "japon", "mongolie", "alaska"]
    assert armies(match, "alaska", "japon", "mongolie", "kamtchatka") == [1, 2, 2, 9]


def test_cm_3_5_elsewhere_on_the_board_in_the_same_turn() -> None:
    match = begin(world(red={"alaska": 3, "bresil": 3}), [1, 6, 1, 6, 1, 6])
    play(match, "red", "from alaska", "attack alberta 1", "done", "from bresil", "attack perou 1", "done")
    play(match, "red", "from alaska", "attack alberta 1")
    assert armies(match, "alaska", "bresil") == [1, 2]


# ---- CM-3.6 conquest ----
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_cm_3_6_the_armies_of_the_last_roll_move_in(dice: int) -> None:
    match = play(facing(10, 1, *[6] * dice, 1), "red", f"attack kamtchatka {dice}")
    assert part(match, "owner")["kamtchatka"] == "red"
    assert armies(match, "alaska", "kamtchatka") == [10 - dice, dice]


def test_cm_3_6_only_the_last_roll_counts() -> None:
    match = facing(10, 2, 6, 6, 6, 1, 6, 6, 1)
    match.order("blue", "defence", "ask")
    play(match, "red", "attack kamtchatka 3")
    play(match, "blue", "defend 1")
    play(match, "red", "attack kamtchatka 2")
    assert armies(match, "alaska", "kamtchatka") == [8, 2]


def test_cm_3_6_more_may_follow_leaving_one() -> None:
    match = play(facing(20, 1, 6, 1), "red", "attack kamtchatka 1")
    assert (match.stage, armies(match, "alaska", "kamtchatka")) == ("follow", [19, 1])
    play(match, "red", "follow", "follow 10")
    assert armies(match, "alaska", "kamtchatka") == [8, 12]
    play(match, "red", "follow all")
    assert armies(match, "alaska", "kamtchatka") == [1, 19]
    assert match.stage != "follow"


def test_cm_3_6_ten_may_follow_when_eleven_are_left() -> None:
    match = play(facing(12, 1, 6, 1), "red", "attack kamtchatka 1", "follow 10")
    assert armies(match, "alaska", "kamtchatka") == [1, 11]
    match = play(facing(11, 1, 6, 1), "red", "attack kamtchatka 1")
    assert "follow 10" not in match.offer("red")
    assert match.why_not("red", "follow 10") is not None


def test_cm_3_6_no_more_follow_than_leave_one_behind() -> None:
    match = play(facing(11, 1, 6, 1), "red", "attack kamtchatka 1")
    assert refused(match, "red", "follow 10") == "CM-3.6"


def test_cm_3_6_following_is_optional() -> None:
    match = play(facing(20, 1, 6, 1), "red", "attack kamtchatka 1", "done")
    assert armies(match, "alaska", "kamtchatka") == [19, 1]


def test_cm_3_6_nobody_follows_when_one_army_is_left() -> None:
    match = play(facing(4, 1, 6, 6, 6, 1), "red", "attack kamtchatka 3")
    assert armies(match, "alaska", "kamtchatka") == [1, 3]
    assert match.stage == "combat"


def test_cm_3_6_followers_come_from_the_last_attacking_territory_only() -> None:
    match = begin(world(red={"alaska": 9, "japon": 9}, blue={"kamtchatka": 2, "siam": 1}), [6, 1, 1, 6, 1])
    play(match, "red", "from japon", "attack kamtchatka 1", "done", "from alaska", "attack kamtchatka 1", "follow all")
    assert armies(match, "alaska", "japon", "kamtchatka") == [1, 9, 8]
    assert {event["origin"] for event in told(match, "followed")} == {"alaska"}


def test_cm_3_6_the_new_territory_may_attack_at_once() -> None:
    match = facing(6, 1, 6, 6, 6, 1, 6, 6, 1)
    play(match, "red", "attack kamtchatka 3", "done", "from kamtchatka", "attack japon 2")
    assert part(match, "owner")["japon"] == "red"
    assert armies(match, "alaska", "kamtchatka", "japon") == [3, 1, 2]


def test_cm_3_6_on_and_on_until_the_armies_are_spent() -> None:
    match = facing(5, 1, *[6, 1] * 4)
    chain = ["kamtchatka", "yakoutie", "siberie", "oural"]
    play(match, "red", "attack kamtchatka 1", "follow all")
    for origin, target in pairwise(chain):
        play(match, "red", f"from {origin}", f"attack {target} 1")
        if match.stage == "follow":
            play(match, "red", "follow all")
    assert armies(match, "alaska", *chain) == [1, 1, 1, 1, 1]
    assert match.offer("red") == ["done"]


# ---- CM-3.7 dice without a partner; when the defender chooses ----
@pytest.mark.parametrize(
    ("attack", "defence", "left"),
    [
        ((3, 6, 6), (5,), [10, 4]),  # one pair only, though two dice beat the five
        ((1, 1, 1), (1,), [9, 5]),
        ((6,), (5, 5, 5), [10, 4]),
        ((2,), (6, 6, 6), [9, 5]),
        ((6, 6), (5, 5, 5), [10, 3]),
        ((6, 6, 6), (5, 5), [10, 3]),
    ],
)
def test_cm_3_7_unpaired_dice_count_for_nothing(
    attack: tuple[int, ...], defence: tuple[int, ...], left: list[int]
) -> None:
    match = facing(10, 5, *attack, *defence)
    match.order("blue", "defence", "ask")
    play(match, "red", f"attack kamtchatka {len(attack)}")
    play(match, "blue", f"defend {len(defence)}")
    assert armies(match, "alaska", "kamtchatka") == left


def test_cm_3_7_the_defender_knows_the_attackers_number_and_no_roll_yet() -> None:
    match = facing(10, 5, 6, 6, 1, 1, 1)
    match.order("blue", "defence", "ask")
    before = armies(match, "alaska", "kamtchatka")
    play(match, "red", "attack kamtchatka 2")
    assert told(match, "attacked", "blue")[-1]["dice"] == 2
    assert match.view("blue")["committed"] == 2
    assert told(match, "rolled") == []
    assert part(match, "attack_roll") == {"first": 0, "second": 0, "third": 0}
    assert armies(match, "alaska", "kamtchatka") == before
    assert match.offer("red") == []
    play(match, "blue", "defend 3")
    assert len(told(match, "rolled")) == 1


# ---- CM-3.8 the sea ----
def test_cm_3_8_alaska_and_khabarovsk_are_neighbours() -> None:
    assert FACTS["territories"]["kamtchatka"]["label"] == "Khabarovsk"
    for origin, target in (("alaska", "kamtchatka"), ("kamtchatka", "alaska")):
        match = play(begin(world(red={origin: 2})), "red", f"from {origin}")
        assert match.why_not("red", f"attack {target} 1") is None
        friends = begin(world(red={origin: 2, target: 1}, stage="movement"))
        play(friends, "red", f"from {origin}", f"move {target}")
        assert armies(friends, origin, target) == [1, 2]


@pytest.mark.parametrize(("origin", "target"), SEA_LINES)
def test_cm_3_8_a_sea_line_counts_as_a_border(origin: str, target: str) -> None:
    match = begin(world(red={origin: 4}), [6, 6, 6, 1])
    play(match, "red", f"from {origin}", f"attack {target} 3")
    assert part(match, "owner")[target] == "red"
    friends = begin(world(red={origin: 2, target: 1}, stage="movement"))
    play(friends, "red", f"from {origin}", f"move {target}")
    assert armies(friends, origin, target) == [1, 2]


# ---- CM-3.9 nothing is forced ----
def test_cm_3_9_combat_and_movement_are_optional() -> None:
    match = next_turn(world(red={"alaska": 9, "alberta": 9}, blue={"siam": 1}), ["infantry", "infantry"])
    before = part(match, "armies")
    play(match, "red", "done")
    assert match.stage == "movement"
    play(match, "red", "done")
    assert match.asked == ("blue",)
    assert part(match, "armies") == before


def test_cm_3_9_an_origin_may_be_let_go() -> None:
    match = play(facing(4, 2), "red", "done")
    assert match.stage == "combat"
    assert told(match, "attacked") == []
    assert "from alaska" in match.offer("red")
