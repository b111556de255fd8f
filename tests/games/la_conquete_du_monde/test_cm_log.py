"""What happens is told to the table, with the numbers that were played."""

from __future__ import annotations

import pytest

from tests.games.la_conquete_du_monde.helpers import (
    CONTINENTS,
    ONE_OF_EACH,
    SCATTERED,
    SET,
    TERRITORIES,
    begin,
    deal,
    next_turn,
    play,
    table,
    told,
    world,
)


def test_cm_0_3_the_dice_and_the_order_are_told() -> None:
    match = deal(table(4), [2, 5, 6, 3], [6] * 7, "infantry")
    rolled = [(event["seat"], event["die"]) for event in told(match, "order-rolled")]
    assert rolled == [("red", 2), ("blue", 5), ("green", 6), ("yellow", 3)]
    places = [(event["seat"], event["place"]) for event in told(match, "order-set")]
    assert places == [("green", 1), ("blue", 2), ("yellow", 3), ("red", 4)]


def test_cm_1_1_the_deal_is_told() -> None:
    match = deal(table(2), [6, 1], [6] * 7, "infantry")
    assert [event["seat"] for event in told(match, "deal-rolled")] == ["red", "blue"] * 3 + ["red"]
    assert {event["die"] for event in told(match, "deal-rolled")} == {6}
    assert [event["territory"] for event in told(match, "dealt")] == list(TERRITORIES)
    assert told(match, "points-lost") == []


def test_cm_2_1_turns_and_rounds_are_told() -> None:
    match = next_turn(world(red={"alaska": 1}, blue={"siam": 1}), ["infantry"] * 4)
    play(match, "red", "done", "done")
    play(match, "blue", "done", "done")
    play(match, "green", "place chine all", "done", "done")
    assert [event["seat"] for event in told(match, "turn-began")] == ["red", "blue", "green", "red"]
    assert [event["round"] for event in told(match, "round-began")] == [6, 7]


def test_cm_2_2_armies_received_are_told() -> None:
    match = next_turn(world(red=dict.fromkeys(SCATTERED[:10], 1)), ["infantry"])
    assert told(match, "reinforced", "blue") == [{"seat": "red", "armies": 3, "territories": 10}]


def test_cm_2_3_continents_are_told() -> None:
    lands = (*CONTINENTS["oceanie"], *CONTINENTS["afrique"], *CONTINENTS["asie"])
    match = next_turn(world(red=dict.fromkeys(lands, 1)), ["infantry"])
    heard = [(event["continent"], event["armies"]) for event in told(match, "continent-held", "blue")]
    assert heard == [("oceanie", 2), ("afrique", 3), ("asie", 7)]


def test_cm_2_5_placing_is_told() -> None:
    match = begin(world(red={"alaska": 1, "siam": 1}, stage="reinforce", to_place=14))
    play(match, "red", "place alaska 10", "place siam", "place alaska all")
    placed = [(event["seat"], event["armies"], event["territory"]) for event in told(match, "placed")]
    assert placed == [("red", 10, "alaska"), ("red", 1, "siam"), ("red", 3, "alaska")]


def test_cm_3_3_the_number_of_defending_dice_is_told() -> None:
    match = begin(world(red={"alaska": 9}, blue={"kamtchatka": 9}), [1, 2, 3, 5, 4])
    match.order("blue", "defence", "ask")
    play(match, "red", "from alaska", "attack kamtchatka 3")
    play(match, "blue", "defend 2")
    assert told(match, "defended") == [{"seat": "blue", "dice": 2}]
    assert told(match, "rolled") == [
        {"attack": [3, 2, 1], "defence": [5, 4], "attacker_lost": 2, "defender_lost": 0},
    ]


def test_cm_3_6_conquest_and_followers_are_told() -> None:
    match = begin(world(red={"alaska": 20}, blue={"kamtchatka": 1, "siam": 1}), [6, 6, 1])
    play(match, "red", "from alaska", "attack kamtchatka 2", "follow", "follow 10", "follow all")
    assert told(match, "conquered") == [{"seat": "red", "territory": "kamtchatka", "armies": 2}]
    followed = told(match, "followed")
    assert [event["armies"] for event in followed] == [1, 10, 6]
    assert {(event["seat"], event["origin"], event["target"]) for event in followed} == {
        ("red", "alaska", "kamtchatka")
    }


def test_cm_4_1_moves_are_told() -> None:
    match = begin(world(red={"alaska": 20, "alberta": 1}, stage="movement"))
    play(match, "red", "from alaska", "move alberta", "follow", "follow 10", "follow all")
    moved = told(match, "moved", "blue")
    assert [event["armies"] for event in moved] == [1, 1, 10, 7]
    assert {(event["seat"], event["origin"], event["target"]) for event in moved} == {("red", "alaska", "alberta")}


def test_cm_5_2_exchanges_are_told_to_all() -> None:
    match = begin(world(red={"alaska": 1}, hands={"red": ONE_OF_EACH | {"joker": 1}}))
    play(match, "red", "exchange joker", f"exchange {SET}")
    assert told(match, "exchanged", "blue") == [
        {"seat": "red", "set": "joker", "armies": 4},
        {"seat": "red", "set": SET, "armies": 6},
    ]


@pytest.mark.parametrize(("seat", "hears"), [("red", True), ("green", False), (None, False)])
def test_cm_6_1_seized_cards_are_told_to_their_new_owner(seat: str | None, hears: bool) -> None:
    hands = {"red": {"infantry": 1, "cavalry": 4}, "blue": {"infantry": 2, "cannon": 1}}
    match = begin(world(red={"alaska": 9}, blue={"kamtchatka": 1}, hands=hands), [6, 1])
    play(match, "red", "from alaska", "attack kamtchatka 1")
    seized = [(event["seat"], event["arm"], event["cards"]) for event in told(match, "seized-cards", seat)]
    assert seized == ([("red", "infantry", 2), ("red", "cannon", 1)] if hears else [])


def test_cm_8_1_mustering_is_told() -> None:
    match = table(3, "classic").new(seed=4)
    for _ in range(3):
        seat = match.asked[0]
        choice = match.offer(seat)[2]
        match.play(seat, choice)
        assert told(match, "placed")[-1] == {"seat": seat, "armies": 1, "territory": choice.split()[1]}
