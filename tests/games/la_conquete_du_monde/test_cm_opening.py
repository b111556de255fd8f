"""CM-0 and CM-1: the pieces, the order of play and the deal of the territories."""

from __future__ import annotations

import pytest

import wartable
from tests.games.asking import refused
from tests.games.la_conquete_du_monde.helpers import (
    CARDS,
    CONTINENTS,
    ONE_OF_EACH,
    SET,
    TERRITORIES,
    armies,
    begin,
    deal,
    held,
    next_turn,
    offered,
    part,
    play,
    table,
    told,
    world,
)
from wartable.games.la_conquete_du_monde.board import FACTS

SIXES = [6] * 7
NINE = ("alaska", "alberta", "ontario", "perou", "bresil", "islande", "ukraine", "egypte", "congo")


# ---- CM-0.1 players and armies ----
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_cm_0_1_two_to_six_players_each_of_one_colour(players: int) -> None:
    match = table(players).new(seed=1)
    assert len(set(match.game.seats)) == players
    assert set(part(match, "owner").values()) <= set(match.game.seats)


@pytest.mark.parametrize("players", [0, 1, 7, -2])
def test_cm_0_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(wartable.BadTable):
        table(players)


def test_cm_0_1_no_cap_on_armies_by_default() -> None:
    match = next_turn(world(red=dict.fromkeys(NINE, 1) | {"alaska": 500}), ["infantry"])
    assert part(match, "to_place") == 3
    play(match, "red", "place alaska all")
    assert armies(match, "alaska") == [503]


def test_cm_0_1_army_cap_is_the_box_seventy_ones_and_five_tens() -> None:
    at_118 = dict.fromkeys(NINE, 1) | {"alaska": 110}
    match = next_turn(world(red=at_118), ["infantry"], options=["army-cap"])
    assert part(match, "to_place") == 2
    assert [event["seat"] for event in told(match, "capped")] == ["red"]


def test_cm_0_1_army_cap_with_a_number() -> None:
    match = next_turn(world(red=dict.fromkeys(NINE, 2)), ["infantry"], options=["army-cap=19"])
    assert part(match, "to_place") == 1


def test_cm_0_1_below_the_cap_all_armies_come() -> None:
    match = next_turn(world(red=dict.fromkeys(NINE, 2)), ["infantry"], options=["army-cap=21"])
    assert part(match, "to_place") == 3
    assert told(match, "capped") == []


def test_cm_0_1_at_the_cap_no_armies_come() -> None:
    match = next_turn(world(red=dict.fromkeys(NINE, 2)), ["infantry"], options=["army-cap=18"])
    assert part(match, "to_place") == 0
    assert match.stage == "combat"


def test_cm_0_1_above_the_cap_nothing_is_taken_away() -> None:
    match = next_turn(world(red=dict.fromkeys(NINE, 2)), ["infantry"], options=["army-cap=10"])
    assert part(match, "to_place") == 0
    assert armies(match, *NINE) == [2] * 9


def test_cm_0_1_the_cap_holds_for_exchanged_armies_too() -> None:
    match = begin(world(red={"alaska": 17}, hands={"red": ONE_OF_EACH}), options=["army-cap=20"])
    play(match, "red", f"exchange {SET}")
    assert part(match, "to_place") == 3


def test_cm_0_1_the_cap_counts_armies_not_yet_placed() -> None:
    position = world(red={"alaska": 10}, hands={"red": ONE_OF_EACH}, stage="reinforce", to_place=8)
    match = begin(position, options=["army-cap=20"])
    play(match, "red", f"exchange {SET}")
    assert part(match, "to_place") == 10


def test_cm_0_1_the_cap_is_each_players_own() -> None:
    match = next_turn(world(red=dict.fromkeys(NINE, 1), blue={"siam": 90}), ["infantry"], options=["army-cap=100"])
    assert part(match, "to_place") == 3


@pytest.mark.parametrize("amount", ["2", "5", "9", "11"])
def test_cm_0_1_armies_are_handled_by_ones_and_tens(amount: str) -> None:
    match = begin(world(red={"alaska": 1}, stage="reinforce", to_place=30))
    assert refused(match, "red", f"place alaska {amount}") == "CM-0.1"
    assert offered(match, "place") == ["alaska", "alaska 10", "alaska all"]


@pytest.mark.parametrize("left", [1, 2, 9, 10, 11, 12, 30])
def test_cm_0_1_one_ten_or_all_are_offered_as_far_as_they_go(left: int) -> None:
    placing = begin(world(red={"alaska": 1}, stage="reinforce", to_place=left))
    following = begin(world(red={"alaska": left + 2}, blue={"kamtchatka": 1, "siam": 1}), [6, 1])
    play(following, "red", "from alaska", "attack kamtchatka 1")
    marching = begin(world(red={"alaska": left + 2, "alberta": 1}, stage="movement"))
    play(marching, "red", "from alaska", "move alberta")
    worth = {"1": 1, "10": 10, "all": left}
    for match, bare in ((placing, "place alaska"), (following, "follow"), (marching, "follow")):
        choices = [choice for choice in match.offer("red") if choice.startswith(bare)]
        amounts = {worth[choice.removeprefix(bare).strip() or "1"] for choice in choices}
        assert amounts == {1, left} | ({10} if left >= 10 else set())


# ---- CM-0.2 the board, the cards, the dice ----
def test_cm_0_2_forty_two_territories_in_six_continents() -> None:
    assert len(TERRITORIES) == len(set(TERRITORIES)) == 42
    assert len(CONTINENTS) == 6
    assert len(CONTINENTS["afrique"]) == 6  # printed
    assert len(CONTINENTS["oceanie"]) == 4  # printed
    assert sorted(map(len, CONTINENTS.values())) == [4, 4, 6, 7, 9, 12]


def test_cm_0_2_forty_two_cards_of_three_arms_and_two_jokers() -> None:
    assert {arm: card["value"] for arm, card in FACTS["cards"].items()} == CARDS
    assert sum(n for arm, n in CARDS.items() if arm != "joker") == 42
    match = table(4).new(seed=5)
    for arm, count in CARDS.items():
        in_hands = sum(hand[arm] for hand in part(match, "hand").values())
        assert part(match, "deck")[arm] + part(match, "discards")[arm] + in_hands == count


def test_cm_0_2_a_position_with_other_cards_is_no_position() -> None:
    position = world(red={"alaska": 2})
    position["deck"] = dict(position["deck"]) | {"joker": 3}
    with pytest.raises(wartable.BadPosition):
        begin(position)


def test_cm_0_2_three_dice_to_attack_and_three_to_defend() -> None:
    match = begin(world(red={"alaska": 50}, blue={"kamtchatka": 50}))
    match.order("blue", "defence", "ask")
    play(match, "red", "from alaska")
    assert [c for c in offered(match, "attack") if "kamtchatka" in c] == [f"kamtchatka {n}" for n in (1, 2, 3)]
    play(match, "red", "attack kamtchatka 3")
    assert match.offer("blue") == ["defend 1", "defend 2", "defend 3"]


# ---- CM-0.3 who begins ----
def test_cm_0_3_descending_order_of_the_dice() -> None:
    match = deal(table(3), [2, 3, 6], SIXES, "infantry")
    placed = {event["place"]: event["seat"] for event in told(match, "order-set")}
    assert placed == {1: "green", 2: "blue", 3: "red"}
    assert [event["seat"] for event in told(match, "deal-rolled")][:4] == ["green", "blue", "red", "green"]


@pytest.mark.parametrize(
    ("dice", "order"),
    [
        ([6, 6, 1, 2, 4], ["blue", "red", "green"]),  # the two highest roll again
        ([3, 6, 3, 2, 5], ["blue", "green", "red"]),  # the two lowest roll again
        ([4, 4, 4, 1, 2, 3], ["green", "blue", "red"]),  # all roll again
        ([4, 4, 1, 5, 5, 6, 2], ["red", "blue", "green"]),  # tied twice
        ([4, 4, 4, 6, 2, 2, 1, 3], ["red", "green", "blue"]),  # two of three tied again
        ([5, 6, 5, 6, 5], ["blue", "red", "green"]),  # a six in the second roll does not overtake
    ],
)
def test_cm_0_3_ties_roll_again(dice: list[int], order: list[str]) -> None:
    match = deal(table(3), dice, SIXES, "infantry")
    assert [event["seat"] for event in told(match, "order-set")] == order
    assert [event["die"] for event in told(match, "order-rolled")] == dice


def test_cm_0_3_two_ties_at_once_stay_apart() -> None:
    match = deal(table(4), [6, 6, 3, 3, 2, 5, 2, 5], SIXES, "infantry")
    assert [event["seat"] for event in told(match, "order-set")] == ["blue", "red", "yellow", "green"]


def test_cm_0_3_the_turn_passes_in_that_order_and_nobody_else_may_choose() -> None:
    match = begin(world(red={"alaska": 2}, blue={"siam": 2}), ["infantry", "infantry", "infantry"])
    for seat, following in (("red", "blue"), ("blue", "green")):
        refusal = match.why_not(following, "done")
        assert refusal is not None
        assert refusal.rule == "CM-0.3"
        with pytest.raises(wartable.NotNow):
            match.play(following, "done")
        assert match.offer(following) == []
        play(match, seat, "done", "done")
        assert match.asked == (following,)
    play(match, "green", "place siberie all", "done", "done")
    assert match.asked == ("red",)


# ---- CM-0.4 Greenland ----
def test_cm_0_4_keewatin_baffin_and_greenland_are_one_territory() -> None:
    label = FACTS["territories"]["groenland"]["label"]
    assert all(name in label for name in ("Keewatin", "Baffin", "Groenland"))
    assert not any("keewatin" in t or "baffin" in t for t in TERRITORIES)
    match = begin(world(red={"groenland": 4}))
    assert "from groenland" in match.offer("red")
    for name in ("keewatin", "terre_de_baffin"):
        with pytest.raises(wartable.Malformed):
            match.why_not("red", f"from {name}")


@pytest.mark.parametrize("neighbour", ["territoires_du_nord_ouest", "ontario", "quebec", "islande"])
def test_cm_0_4_the_one_territory_has_the_borders_of_all_three(neighbour: str) -> None:
    match = play(begin(world(red={"groenland": 4})), "red", "from groenland")
    assert f"attack {neighbour} 3" in match.offer("red")


# ---- CM-1.1 dealing ----
def test_cm_1_1_a_die_brings_that_many_territories_with_one_army_each() -> None:
    match = deal(table(3), [6, 3, 1], [4, 1, 2, 5, *[6] * 5], "infantry")
    rolled = [(event["seat"], event["die"]) for event in told(match, "deal-rolled")]
    assert rolled[:5] == [("red", 4), ("blue", 1), ("green", 2), ("red", 5), ("blue", 6)]
    dealt = [event["seat"] for event in told(match, "dealt")]
    assert dealt[:18] == ["red"] * 4 + ["blue"] + ["green"] * 2 + ["red"] * 5 + ["blue"] * 6
    assert held(match, "red") >= {*TERRITORIES[:4], *TERRITORIES[7:12]}
    assert set(part(match, "armies").values()) == {1}


def test_cm_1_1_without_jokers() -> None:
    answers: list[int | str] = [6, 3, 1, 4, "joker"]
    with pytest.raises(wartable.BadLuck):
        table(3).new(luck=wartable.luck.tape(answers))


def test_cm_1_1_no_territory_is_dealt_twice() -> None:
    answers: list[int | str] = [6, 3, 1, 2, "alaska", "alaska"]
    with pytest.raises(wartable.BadLuck):
        table(3).new(luck=wartable.luck.tape(answers))


# ---- CM-1.2 the end of the deal ----
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_cm_1_2_points_beyond_the_last_territory_are_lost(die: int) -> None:
    match = deal(table(2), [6, 1], [*[6] * 6, 5, die], "infantry")
    lost = [(event["seat"], event["points"]) for event in told(match, "points-lost") if event["points"]]
    assert lost == ([("blue", die - 1)] if die > 1 else [])
    assert (len(held(match, "red")), len(held(match, "blue"))) == (23, 19)
    assert sum(part(match, "armies").values()) == 42


def test_cm_1_2_the_deal_goes_on_until_all_territories_are_dealt() -> None:
    match = deal(table(6), [6, 5, 4, 3, 2, 1], [1] * 42, "infantry")
    assert {len(held(match, seat)) for seat in match.game.seats} == {7}
    assert set(part(match, "undealt").values()) == {0}


# ---- CM-1.3 the opening ----
@pytest.mark.parametrize(
    ("dice", "opener"),
    [(SIXES, "blue"), ([*[6] * 6, 5, 1], "green"), ([*[6] * 6, 4, 1, 1], "red")],
)
def test_cm_1_3_the_player_after_the_last_territory_opens(dice: list[int], opener: str) -> None:
    match = deal(table(3), [6, 4, 2], dice, "infantry")
    assert match.asked == (opener,)
    assert told(match, "opened") == [{"seat": opener}]


def test_cm_1_3_cards_return_with_the_jokers_and_arms_meant_nothing_before() -> None:
    match = deal(table(3), [6, 4, 2], SIXES, "joker")
    assert part(match, "deck") == CARDS | {"joker": 1}
    assert part(match, "hand")["blue"] == {"infantry": 0, "cannon": 0, "cavalry": 0, "joker": 1}
    assert match.view(None)["hand_sizes"] == {"red": 0, "blue": 1, "green": 0}
    assert part(match, "discards") == dict.fromkeys(CARDS, 0)
