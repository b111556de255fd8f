"""CM-5: cards and what they bring."""

from __future__ import annotations

import pytest

import wartable
from tests.games.asking import refused
from tests.games.la_conquete_du_monde.helpers import (
    CARDS,
    ONE_OF_EACH,
    SET,
    Position,
    begin,
    full,
    next_turn,
    offered,
    part,
    play,
    told,
    world,
)

ALL_SETS = {
    "joker", SET, "infantry-infantry-infantry", "infantry-infantry-cannon", "infantry-infantry-cavalry",
    "infantry-infantry-joker", "infantry-cannon-cannon", "infantry-cannon-joker", "infantry-cavalry-cavalry",
    "infantry-cavalry-joker", "infantry-joker-joker", "cannon-cannon-cannon", "cannon-cannon-cavalry",
    "cannon-cannon-joker", "cannon-cavalry-cavalry", "cannon-cavalry-joker", "cannon-joker-joker",
    "cavalry-cavalry-cavalry", "cavalry-cavalry-joker", "cavalry-joker-joker", "joker-joker-joker",
}  # fmt: skip
WILD = {
    SET, "infantry-cannon-joker", "infantry-cavalry-joker", "cannon-cavalry-joker",
    "infantry-joker-joker", "cannon-joker-joker", "cavalry-joker-joker",
}  # fmt: skip
ALIKE = {"infantry-infantry-infantry", "cannon-cannon-cannon", "cavalry-cavalry-cavalry"}
ALIKE_WILD = {"infantry-infantry-joker", "cannon-cannon-joker", "cavalry-cavalry-joker"}
RICH = {"infantry": 3, "cannon": 3, "cavalry": 3, "joker": 2}


# ---- CM-5.1 what a set is ----
@pytest.mark.parametrize(
    ("options", "sets"),
    [
        ([], {SET, "joker"}),
        (["joker=alone"], {SET, "joker"}),
        (["joker=wild"], WILD),
        (["sets=one-of-each"], {SET, "joker"}),
        (["sets=alike-too"], {SET, "joker"} | ALIKE),
        (["sets=alike-too", "joker=wild"], WILD | ALIKE | ALIKE_WILD),
    ],
)
def test_cm_5_1_which_sets_count(options: list[str], sets: set[str]) -> None:
    match = begin(world(red={"alaska": 1}, hands={"red": RICH}), options=options)
    assert set(offered(match, "exchange")) == sets
    for other in ALL_SETS - sets:
        assert refused(match, "red", f"exchange {other}") == "CM-5.1"


@pytest.mark.parametrize("missing", ["infantry", "cannon", "cavalry"])
def test_cm_5_1_two_different_arms_are_no_set(missing: str) -> None:
    hand = {"infantry": 4, "cannon": 4, "cavalry": 4} | {missing: 0}
    match = begin(world(red={"alaska": 1}, hands={"red": hand}))
    assert offered(match, "exchange") == []
    assert refused(match, "red", f"exchange {SET}") == "CM-5.1"
    assert refused(match, "red", "exchange joker") == "CM-5.1"


def test_cm_5_1_others_cards_do_not_help() -> None:
    match = begin(world(red={"alaska": 1}, hands={"red": {"infantry": 1}, "blue": RICH}, blue={"siam": 1}))
    assert refused(match, "red", f"exchange {SET}") == "CM-5.1"
    assert refused(match, "red", "exchange joker") == "CM-5.1"


def test_cm_5_1_a_joker_alone_is_a_full_set() -> None:
    match = play(begin(world(red={"alaska": 1}, hands={"red": {"joker": 2}})), "red", "exchange joker")
    assert part(match, "to_place") == 4
    assert part(match, "hand")["red"] == full({"joker": 1})
    play(match, "red", "exchange joker")
    assert part(match, "to_place") == 4 + 6


def test_cm_5_1_a_wild_joker_stands_for_one_card() -> None:
    position = world(red={"alaska": 1}, hands={"red": {"infantry": 2, "cavalry": 1, "joker": 1}})
    match = begin(position, options=["joker=wild"])
    assert refused(match, "red", "exchange joker") == "CM-5.1"
    play(match, "red", "exchange infantry-cavalry-joker")
    assert part(match, "to_place") == 4
    assert part(match, "hand")["red"] == full({"infantry": 1})
    assert part(match, "discards") == full({"infantry": 1, "cavalry": 1, "joker": 1})


# ---- CM-5.2 what it is worth ----
SCALE = [4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50]


@pytest.mark.parametrize(("before", "value"), list(enumerate(SCALE)))
def test_cm_5_2_the_scale(before: int, value: int) -> None:
    match = begin(world(red={"alaska": 1}, hands={"red": {"joker": 1}}, exchanges=before))
    assert match.view(None)["next_exchange"] == value
    play(match, "red", "exchange joker")
    assert part(match, "to_place") == value
    assert told(match, "exchanged") == [{"seat": "red", "set": "joker", "armies": value}]


def test_cm_5_2_without_end() -> None:
    match = begin(world(red={"alaska": 1}, hands={"red": {"joker": 1}}, exchanges=107))
    assert match.view(None)["next_exchange"] == 25 + 5 * 100


def test_cm_5_2_several_sets_at_once_each_take_the_next_value() -> None:
    hand = {"infantry": 8, "cannon": 8, "cavalry": 8, "joker": 2}
    match = begin(world(red={"alaska": 1}, hands={"red": hand}))
    for done in range(10):
        play(match, "red", "exchange joker" if done in (3, 7) else f"exchange {SET}")
        assert part(match, "to_place") == sum(SCALE[: done + 1])


def test_cm_5_2_one_scale_for_all_players_and_turns() -> None:
    hands = {"red": {"infantry": 2, "cannon": 2, "cavalry": 2}, "blue": ONE_OF_EACH}
    match = begin(world(2, rest="blue", red={"alaska": 1}, hands=hands), ["joker", "cannon", "infantry"])
    play(match, "red", f"exchange {SET}", "place alaska all", "done", "done")
    worth = part(match, "to_place")
    play(match, "blue", f"exchange {SET}")
    assert part(match, "to_place") == worth + 6
    play(match, "blue", "place siam all", "done", "done")
    play(match, "red", f"exchange {SET}")
    assert part(match, "to_place") == 8


# ---- CM-5.3 when ----
def test_cm_5_3_before_fighting_only() -> None:
    match = begin(world(red={"alaska": 9}, blue={"kamtchatka": 9}, hands={"red": ONE_OF_EACH}), [6, 1, 1, 1])
    play(match, "red", "from alaska", "done")
    assert f"exchange {SET}" in match.offer("red")
    play(match, "red", "from alaska", "attack kamtchatka 1")
    assert refused(match, "red", f"exchange {SET}") == "CM-5.3"
    play(match, "red", "done")
    assert match.stage == "combat"
    assert refused(match, "red", f"exchange {SET}") == "CM-5.3"


def test_cm_5_3_not_after_a_conquest() -> None:
    match = begin(world(red={"alaska": 9}, blue={"kamtchatka": 1, "siam": 1}, hands={"red": ONE_OF_EACH}), [6, 1])
    play(match, "red", "from alaska", "attack kamtchatka 1")
    assert match.stage == "follow"
    assert refused(match, "red", f"exchange {SET}") == "CM-5.3"
    play(match, "red", "done")
    assert refused(match, "red", f"exchange {SET}") == "CM-5.3"


def test_cm_5_3_not_in_the_third_step() -> None:
    match = begin(world(red={"alaska": 9, "alberta": 9}, hands={"red": ONE_OF_EACH}))
    play(match, "red", "done")
    assert match.stage == "movement"
    assert refused(match, "red", f"exchange {SET}") == "CM-5.3"


def test_cm_5_3_only_in_ones_own_turn() -> None:
    match = begin(world(red={"alaska": 9}, blue={"siam": 1}, hands={"blue": ONE_OF_EACH}))
    with pytest.raises(wartable.NotNow):
        match.play("blue", f"exchange {SET}")


def test_cm_5_3_again_at_the_start_of_the_next_turn() -> None:
    position = world(2, rest="blue", red={"alaska": 9}, hands={"red": ONE_OF_EACH})
    match = begin(position, [1, 6, "joker", "cannon"])
    play(match, "red", "from alaska", "attack alberta 1", "done", "done", "done")
    play(match, "blue", "place siam all", "done", "done")
    assert f"exchange {SET}" in match.offer("red")


def test_cm_5_3_nobody_is_forced_to_exchange() -> None:
    hand = {"infantry": 4, "cannon": 4, "cavalry": 3, "joker": 2}
    match = next_turn(world(red={"alaska": 9}, blue={"siam": 1}, hands={"red": hand}), ["cavalry", "cavalry"])
    play(match, "red", "done", "done")
    assert sum(part(match, "hand")["red"].values()) == 14


# ---- CM-5.4 discards and a new deck ----
def test_cm_5_4_exchanged_cards_are_set_aside() -> None:
    match = begin(world(red={"alaska": 1}, hands={"red": ONE_OF_EACH | {"joker": 1}}))
    deck = part(match, "deck")
    play(match, "red", f"exchange {SET}", "exchange joker")
    assert part(match, "discards") == full(ONE_OF_EACH | {"joker": 1})
    assert part(match, "deck") == deck
    assert part(match, "hand")["red"] == full({})


def near_the_end(deck: dict[str, int], discards: dict[str, int], **hands: dict[str, int]) -> Position:
    """So many cards left to draw and set aside; green holds whatever nobody else has."""
    spent = {arm: sum(pile.get(arm, 0) for pile in (deck, discards, *hands.values())) for arm in CARDS}
    hands["green"] = {arm: CARDS[arm] - spent[arm] for arm in CARDS}
    return world(red={"alaska": 1}, blue={"siam": 1}, hands=hands, discards=discards)


def test_cm_5_4_the_last_card_drawn_makes_a_new_deck_of_the_discards() -> None:
    match = next_turn(near_the_end({"cavalry": 1}, {"infantry": 3, "cannon": 2}), ["cavalry"])
    assert part(match, "hand")["red"] == full({"cavalry": 1})
    assert part(match, "deck") == full({"infantry": 3, "cannon": 2})
    assert part(match, "discards") == full({})
    assert [event.name for event in match.log(None)][-3:-1] == ["drew", "reshuffled"]


def test_cm_5_4_what_is_set_aside_afterwards_waits_for_the_next_new_deck() -> None:
    position = near_the_end({"cavalry": 1}, {"infantry": 3}, red={"infantry": 1, "cannon": 1})
    match = play(next_turn(position, ["cavalry", "infantry"]), "red", f"exchange {SET}", "place alaska all", "done")
    assert part(match, "discards") == full(ONE_OF_EACH)
    with pytest.raises(wartable.BadLuck):  # set aside after the deck was made: it cannot be drawn yet
        play(next_turn(position, ["cavalry", "cannon"]), "red", f"exchange {SET}", "place alaska all", "done", "done")
    play(match, "red", "done")
    assert part(match, "deck") == full({"infantry": 2})


def test_cm_5_4_with_nothing_set_aside_the_next_exchange_makes_the_deck() -> None:
    hand = {"infantry": 2, "cannon": 2, "cavalry": 1}
    match = next_turn(near_the_end({"cavalry": 1}, {}, red=hand), ["cavalry"])
    assert (part(match, "deck"), told(match, "reshuffled")) == (full({}), [])
    play(match, "red", f"exchange {SET}")
    assert (part(match, "deck"), part(match, "discards")) == (full(ONE_OF_EACH), full({}))
    assert len(told(match, "reshuffled")) == 1
    play(match, "red", f"exchange {SET}")  # there is a deck again: this set is only set aside
    assert (part(match, "deck"), part(match, "discards")) == (full(ONE_OF_EACH), full(ONE_OF_EACH))
    assert len(told(match, "reshuffled")) == 1


def test_cm_5_4_several_cards_at_once_go_on_with_the_new_deck() -> None:
    position = near_the_end({"cavalry": 1}, {"infantry": 1, "cannon": 1})
    position["owner"] |= {"alberta": "red", "ontario": "red"}
    match = next_turn(position, ["cavalry", "infantry", "cannon"], edition="second-rule")
    assert part(match, "hand")["red"] == full(ONE_OF_EACH)
    assert [event.name for event in match.log(None)][-5:-1] == ["drew", "reshuffled", "drew", "drew"]


def test_cm_5_4_an_empty_deck_beside_discards_is_no_position() -> None:
    with pytest.raises(wartable.BadPosition, match="the deck is empty"):
        begin(near_the_end({}, {"infantry": 3}))


def test_cm_5_4_not_before_it_is_empty() -> None:
    position = near_the_end({"joker": 2}, {"infantry": 14, "cannon": 13})
    match = next_turn(position, ["joker", "joker"])
    with pytest.raises(wartable.BadLuck):
        next_turn(position, ["infantry"])  # set aside: it cannot be drawn
    assert told(match, "reshuffled") == []
    play(match, "red", "done", "done")
    assert part(match, "hand")["blue"] == full({"joker": 1})
    assert len(told(match, "reshuffled")) == 1


def test_cm_5_4_no_card_is_ever_lost() -> None:
    match = begin(world(red={"alaska": 1}, hands={"red": RICH, "green": {"cannon": 5}}))
    play(match, "red", "exchange joker", f"exchange {SET}", "place alaska all")
    for arm, count in CARDS.items():
        in_hands = sum(hand[arm] for hand in part(match, "hand").values())
        assert part(match, "deck")[arm] + part(match, "discards")[arm] + in_hands == count
