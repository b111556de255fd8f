"""CM-6: elimination, protection, rounds and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

import wartable
from tests.games.asking import refused
from tests.games.la_conquete_du_monde.helpers import (
    ONE_OF_EACH,
    SET,
    TERRITORIES,
    Position,
    armies,
    begin,
    deal,
    full,
    held,
    next_turn,
    offered,
    part,
    play,
    table,
    told,
    world,
)
from wartable import Match

SIXES_AGAINST_ONE = [6, 6, 6, 1]


def last_stand(defenders: int = 1, **others: Any) -> Position:
    """Blue's last territory is Kamchatka; red has ten armies next door."""
    return world(red={"alaska": 10}, blue={"kamtchatka": defenders}, **others)


def eliminate(position: Position, luck: list[int | str] | None = None) -> Match:
    """Red takes Kamchatka, blue's last territory, with three armies; nobody follows."""
    match = begin(position, [*SIXES_AGAINST_ONE, *(luck or [])])
    play(match, "red", "from alaska", "attack kamtchatka 3")
    if match.stage == "follow":
        play(match, "red", "done")
    return match


# ---- CM-6.1 the loser ----
def test_cm_6_1_the_cards_go_to_the_conqueror() -> None:
    hands = {"red": {"infantry": 1}, "blue": {"infantry": 2, "cannon": 1}, "green": {"cavalry": 3}}
    match = eliminate(last_stand(hands=hands))
    assert part(match, "hand")["red"] == full({"infantry": 3, "cannon": 1})
    assert part(match, "hand")["blue"] == full({})
    assert part(match, "hand")["green"] == full({"cavalry": 3})
    assert told(match, "eliminated") == [{"seat": "red", "victim": "blue", "cards": 3}]


def test_cm_6_1_the_loser_is_out_for_good() -> None:
    match = eliminate(last_stand(), ["infantry", "infantry"])
    while match.asked == ("red",):
        play(match, "red", "done")
    assert match.asked == ("green",)
    play(match, "green", "place siam all", "done", "done")
    assert match.asked == ("red",)
    assert held(match, "blue") == set()


def test_cm_6_1_not_while_a_territory_is_left() -> None:
    hands = {"blue": {"infantry": 2}}
    match = begin(world(red={"alaska": 10}, blue={"kamtchatka": 1, "siam": 1}, hands=hands), SIXES_AGAINST_ONE)
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert told(match, "eliminated") == []
    assert part(match, "hand")["blue"] == full(hands["blue"])


def test_cm_6_1_the_others_do_not_learn_which_cards_were_taken() -> None:
    one = eliminate(last_stand(hands={"blue": {"infantry": 2, "cannon": 1}}))
    two = eliminate(last_stand(hands={"blue": {"cavalry": 3}}))
    assert one.view("green") == two.view("green")
    assert one.log("green") == two.log("green")
    assert one.view("red") != two.view("red")


# ---- CM-6.2 exchanging at once ----
def test_cm_6_2_the_conqueror_may_exchange_at_once_and_must_place_at_once() -> None:
    match = eliminate(last_stand(hands={"blue": ONE_OF_EACH}))
    assert match.stage == "spoils"
    play(match, "red", f"exchange {SET}")
    assert part(match, "to_place") == 4
    assert refused(match, "red", "done") == "CM-2.5"
    assert refused(match, "red", "from alaska") == "CM-2.5"
    play(match, "red", "place kamtchatka all")
    assert armies(match, "alaska", "kamtchatka") == [7, 7]
    while match.stage == "spoils":
        play(match, "red", "done")
    assert match.stage == "combat"
    assert match.why_not("red", "from kamtchatka") is None


def test_cm_6_2_followers_first_then_cards() -> None:
    match = begin(last_stand(hands={"blue": {"joker": 1}}), SIXES_AGAINST_ONE)
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert match.stage == "follow"
    play(match, "red", "follow all")
    assert match.stage == "spoils"
    play(match, "red", "exchange joker", "place alaska all")
    assert armies(match, "alaska", "kamtchatka") == [5, 9]


def test_cm_6_2_it_is_a_right_not_a_duty() -> None:
    match = eliminate(last_stand(hands={"blue": ONE_OF_EACH}))
    play(match, "red", "done")
    assert match.stage == "combat"
    assert part(match, "hand")["red"] == full(ONE_OF_EACH)


def test_cm_6_2_only_at_this_moment() -> None:
    match = eliminate(last_stand(hands={"blue": ONE_OF_EACH}))
    play(match, "red", "done")
    assert refused(match, "red", f"exchange {SET}") == "CM-5.3"


def test_cm_6_2_with_his_own_cards_even_if_the_loser_had_none() -> None:
    match = eliminate(last_stand(hands={"red": ONE_OF_EACH}))
    assert f"exchange {SET}" in match.offer("red")


def test_cm_6_2_at_once_when_nobody_can_follow() -> None:
    position = world(red={"alaska": 4}, blue={"kamtchatka": 1}, hands={"blue": ONE_OF_EACH})
    match = play(begin(position, SIXES_AGAINST_ONE), "red", "from alaska", "attack kamtchatka 3")
    assert match.stage == "spoils"
    play(match, "red", f"exchange {SET}", "place alaska all")
    assert armies(match, "alaska", "kamtchatka") == [5, 3]


def test_cm_6_2_once_for_each_player_eliminated() -> None:
    hands = {"blue": {"joker": 1}, "green": ONE_OF_EACH, "red": {"joker": 1}}
    position = world(4, rest="yellow", red={"alaska": 10}, blue={"kamtchatka": 1}, green={"japon": 1}, hands=hands)
    match = begin(position, [*SIXES_AGAINST_ONE, 6, 1])
    play(match, "red", "from alaska", "attack kamtchatka 3", "done", "exchange joker", "place kamtchatka all", "done")
    assert refused(match, "red", "exchange joker") == "CM-5.3"
    play(match, "red", "from kamtchatka", "attack japon 1", "done", "exchange joker", f"exchange {SET}")
    assert part(match, "to_place") == 6 + 8
    assert [event["victim"] for event in told(match, "eliminated")] == ["blue", "green"]


def test_cm_6_2_no_set_no_question() -> None:
    match = eliminate(last_stand(hands={"red": {"infantry": 2}, "blue": {"cannon": 2}}))
    assert offered(match, "exchange") == []
    refused(match, "red", f"exchange {SET}")


# ---- CM-6.3 protection ----
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_cm_6_3_nobody_is_eliminated_before_the_end_of_the_fourth_round(number: int) -> None:
    match = play(begin(last_stand(round=number)), "red", "from alaska")
    for dice in (1, 2, 3):
        assert refused(match, "red", f"attack kamtchatka {dice}") == "CM-6.3"


@pytest.mark.parametrize("defenders", [2, 3])
@pytest.mark.parametrize("number", [1, 4])
def test_cm_6_3_the_last_territory_may_be_attacked_but_its_last_army_stays(number: int, defenders: int) -> None:
    match = begin(last_stand(defenders, round=number), [6, 6, 6, *[1] * defenders])
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert armies(match, "alaska", "kamtchatka") == [10, 1]
    assert part(match, "owner")["kamtchatka"] == "blue"
    assert told(match, "spared") == [{"seat": "blue", "territory": "kamtchatka"}]
    assert told(match, "eliminated") == []
    assert refused(match, "red", "attack kamtchatka 1") == "CM-6.3"


def test_cm_6_3_losses_short_of_the_last_army_count() -> None:
    match = begin(last_stand(5, round=1), [6, 6, 1, 5, 5, 5])
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert armies(match, "alaska", "kamtchatka") == [9, 3]
    assert told(match, "spared") == []


def test_cm_6_3_nothing_is_spared_when_nothing_more_is_lost() -> None:
    match = begin(last_stand(2, round=1), [6, 6, 6, 1])
    match.order("blue", "defence", "ask")
    play(match, "red", "from alaska", "attack kamtchatka 3")
    play(match, "blue", "defend 1")
    assert armies(match, "alaska", "kamtchatka") == [10, 1]
    assert told(match, "spared") == []


def test_cm_6_3_other_territories_fall_as_usual() -> None:
    match = begin(world(red={"alaska": 10}, blue={"kamtchatka": 1, "siam": 1}, round=1), SIXES_AGAINST_ONE)
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert part(match, "owner")["kamtchatka"] == "red"


def test_cm_6_3_the_last_but_one_in_a_turn_falls_the_last_does_not() -> None:
    match = begin(world(red={"alaska": 10}, blue={"kamtchatka": 1, "japon": 1}, round=4), SIXES_AGAINST_ONE)
    play(match, "red", "from alaska", "attack kamtchatka 3", "done", "from kamtchatka")
    assert refused(match, "red", "attack japon 1") == "CM-6.3"


def test_cm_6_3_from_the_fifth_round_on_players_are_eliminated() -> None:
    match = eliminate(last_stand(round=5))
    assert part(match, "owner")["kamtchatka"] == "red"
    assert told(match, "eliminated") == [{"seat": "red", "victim": "blue", "cards": 0}]


@pytest.mark.parametrize(("option", "number", "protected"), [
    ("protection=0", 1, False), ("protection=1", 1, True), ("protection=1", 2, False),
    ("protection=6", 6, True), ("protection=6", 7, False),
])  # fmt: skip
def test_cm_6_3_protection_as_an_option(option: str, number: int, protected: bool) -> None:
    match = begin(last_stand(round=number), SIXES_AGAINST_ONE, options=[option])
    play(match, "red", "from alaska")
    if protected:
        assert refused(match, "red", "attack kamtchatka 3") == "CM-6.3"
    else:
        play(match, "red", "attack kamtchatka 3")
        assert held(match, "blue") == set()


# ---- CM-6.4 the end ----
def test_cm_6_4_the_winner_holds_the_whole_world() -> None:
    position = world(2, rest="red", red={"alaska": 10}, blue={"kamtchatka": 1}, hands={"blue": ONE_OF_EACH})
    match = begin(position, SIXES_AGAINST_ONE)
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert match.over
    assert match.winners == ("red",)
    assert held(match, "red") == set(TERRITORIES)
    assert match.asked == ()
    assert told(match, "world-conquered") == [{"seat": "red"}]
    with pytest.raises(wartable.NotNow):
        match.play("red", "done")


def test_cm_6_4_nothing_less_wins() -> None:
    position = world(2, rest="red", red={"alaska": 10}, blue={"kamtchatka": 1, "siam": 1})
    match = begin(position, SIXES_AGAINST_ONE)
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert not match.over
    assert match.winners == ()


def test_cm_6_4_no_round_limit_by_default() -> None:
    match = next_turn(world(red={"alaska": 1}, round=500), ["infantry"])
    assert not match.over
    assert part(match, "round") == 501


def limited(option: str, number: int, **lands: Any) -> Match:
    """The last player of a round ends his turn at a table with a round limit."""
    position = world(player="green", stage="movement", round=number, **lands)
    return play(begin(position, ["infantry"], options=[option]), "green", "done")


def test_cm_6_4_a_round_limit_ends_the_game_after_the_last_player() -> None:
    match = limited("round-limit=7", 7, red={"alaska": 1})
    assert match.over
    assert told(match, "time-up") == [{"round": 7}]
    assert match.winners == ("green",)
    match = limited("round-limit=7", 6, red={"alaska": 1})
    assert not match.over
    assert match.asked == ("red",)


def test_cm_6_4_a_bare_round_limit_is_twenty() -> None:
    assert not limited("round-limit", 19, red={"alaska": 1}).over
    assert limited("round-limit", 20, red={"alaska": 1}).over


def test_cm_6_4_not_before_the_last_player_of_that_round() -> None:
    position = world(red={"alaska": 1}, blue={"siam": 1}, stage="movement", round=7)
    match = play(begin(position, ["infantry"], options=["round-limit=7"]), "red", "done")
    assert not match.over
    assert match.asked == ("blue",)


def test_cm_6_4_the_last_player_of_a_round_may_be_out() -> None:
    position = world(rest="blue", red={"alaska": 1}, player="blue", stage="movement", round=7)
    match = play(begin(position, options=["round-limit=7"]), "blue", "done")
    assert match.over
    assert match.winners == ("blue",)


def test_cm_6_4_ranked_by_territories() -> None:
    red = dict.fromkeys(TERRITORIES[:20], 1)
    blue = dict.fromkeys(TERRITORIES[20:31], 99)
    match = limited("round-limit=7", 7, red=red, blue=blue)  # green has eleven as well
    assert match.winners == ("red",)


def test_cm_6_4_the_ranking_goes_on_below_the_winner() -> None:
    red = dict.fromkeys(TERRITORIES[:20], 1)
    blue = dict.fromkeys(TERRITORIES[20:31], 99)
    match = limited("round-limit=7", 7, red=red, blue=blue)
    assert match.ranking == {"red": 1, "blue": 2, "green": 3}


def test_cm_6_4_then_by_armies() -> None:
    red = dict.fromkeys(TERRITORIES[:14], 2)
    blue = dict.fromkeys(TERRITORIES[14:28], 2) | {TERRITORIES[14]: 3}
    match = limited("round-limit=7", 7, red=red, blue=blue)
    assert match.winners == ("blue",)


def test_cm_6_4_equals_share_the_first_place() -> None:
    red = dict.fromkeys(TERRITORIES[:14], 2)
    blue = dict.fromkeys(TERRITORIES[14:28], 2)
    match = limited("round-limit=7", 7, red=red, blue=blue)
    assert match.winners == ("red", "blue")


# ---- CM-6.5 own and seized cards ----
def test_cm_6_5_a_set_of_own_and_seized_cards() -> None:
    match = eliminate(last_stand(hands={"red": {"infantry": 1, "cannon": 1}, "blue": {"cavalry": 1}}))
    play(match, "red", f"exchange {SET}")
    assert part(match, "to_place") == 4
    assert part(match, "hand")["red"] == full({})


def test_cm_6_5_any_number_of_sets_on_the_common_scale() -> None:
    hands = {"red": {"infantry": 2, "joker": 1}, "blue": {"infantry": 1, "cannon": 3, "cavalry": 3}}
    match = eliminate(last_stand(hands=hands, exchanges=4))
    play(match, "red", f"exchange {SET}", "exchange joker")
    assert part(match, "to_place") == 12 + 15
    play(match, "red", "place alaska all", f"exchange {SET}", f"exchange {SET}")
    assert part(match, "to_place") == 20 + 25
    assert part(match, "exchanges") == 8


# ---- CM-6.6 rounds ----
def test_cm_6_6_rounds_count_from_the_opening() -> None:
    match = deal(table(3), [6, 4, 2], [6] * 7, *["infantry"] * 8)  # red took the last territory: blue opens
    order = ["blue", "green", "red"]
    for number in (1, 2):
        for seat in order:
            assert (match.asked, part(match, "round")) == ((seat,), number)
            home = min(held(match, seat))
            play(match, seat, f"place {home} all", "done", "done")
    assert (match.asked, part(match, "round")) == (("blue",), 3)


def test_cm_6_6_the_fourth_round_ends_with_its_last_player() -> None:
    position = world(red={"alaska": 1}, blue={"siam": 1, "japon": 1}, green={"kamtchatka": 10}, player="green", round=4)
    match = begin(position, ["infantry"])
    play(match, "green", "from kamtchatka")
    assert refused(match, "green", "attack alaska 1") == "CM-6.3"
    play(match, "green", "done", "done", "done")
    assert (match.asked, part(match, "round")) == (("red",), 5)


def test_cm_6_6_a_round_goes_on_without_the_eliminated() -> None:
    position = world(3, rest="blue", red={"alaska": 1}, player="blue", stage="movement")  # green is out
    match = play(begin(position, ["infantry"] * 3), "blue", "done")
    assert (match.asked, part(match, "round")) == (("red",), 6)
    play(match, "red", "done", "done")
    assert (match.asked, part(match, "round")) == (("blue",), 6)
    play(match, "blue", "place siam all", "done", "done")
    assert (match.asked, part(match, "round")) == (("red",), 7)


def test_cm_6_6_a_round_begins_without_an_eliminated_first_player() -> None:
    position = world(3, rest="green", blue={"alaska": 1}, player="green", stage="movement")
    match = play(begin(position, ["infantry"]), "green", "done")
    assert (match.asked, part(match, "round")) == (("blue",), 6)
