"""What is said at the table is true of the position, in every language."""

from __future__ import annotations

import pytest

from tests.games.la_conquete_du_monde.helpers import CONTINENTS, ONE_OF_EACH, SET, begin, next_turn, play, told, world
from wartable.engine.text import LANGUAGES
from wartable.games.la_conquete_du_monde import describe

FIVE = {"infantry": 3, "cannon": 1, "cavalry": 1}


# ---- CM-2.4, CM-5.3: sets are spoken of only when one can be exchanged ----
@pytest.mark.parametrize("language", LANGUAGES)
def test_cm_2_4_a_set_is_spoken_of_only_with_one_in_hand(language: str) -> None:
    without = begin(world(red={"alaska": 3}, stage="reinforce", to_place=3, hands={"red": {"infantry": 2}}))
    with_one = begin(world(red={"alaska": 3}, stage="reinforce", to_place=3, hands={"red": ONE_OF_EACH}))
    assert "4" not in without.prompt("red", language)
    assert "4" in with_one.prompt("red", language)


def test_cm_2_4_the_prompt_of_the_first_step() -> None:
    match = begin(world(red={"alaska": 3}, stage="reinforce", to_place=1))
    assert match.prompt("red") == "Place 1 army in your territories."
    match = begin(world(red={"alaska": 3}, stage="reinforce", to_place=3, hands={"red": ONE_OF_EACH}))
    assert match.prompt("red") == "Place 3 armies in your territories; a set of your cards would bring 4 more."
    play(match, "red", f"exchange {SET}")
    assert match.prompt("red") == "Place 7 armies in your territories."


def test_cm_5_3_the_prompt_of_combat_speaks_of_a_set_while_it_can_be_exchanged() -> None:
    match = begin(world(red={"alaska": 9}, blue={"kamtchatka": 9, "siam": 1}, hands={"red": ONE_OF_EACH}), [1, 6, 6, 6])
    asked = "Choose a territory to attack from, or end the combat."
    assert match.prompt("red") == f"{asked} A set can still be exchanged, for 4 armies."
    play(match, "red", "from alaska", "attack kamtchatka 1", "done")
    assert match.prompt("red") == asked


def test_cm_8_1_the_prompt_says_that_a_set_must_be_exchanged() -> None:
    must = "You hold so many cards that you must exchange a set first; it brings 4 armies."
    for stage, due in (("reinforce", 3), ("combat", 0)):
        match = begin(world(red={"alaska": 3}, stage=stage, to_place=due, hands={"red": FIVE}), edition="classic")
        assert match.prompt("red") == must


def test_cm_6_2_the_prompt_after_an_elimination() -> None:
    for hand, said in (
        (ONE_OF_EACH, "You have eliminated a player: exchange a set now, for 4 armies, or go on with the combat."),
        ({"infantry": 1}, "You have no set to exchange now: go on with the combat."),
    ):
        position = world(red={"alaska": 9}, blue={"kamtchatka": 1}, hands={"red": hand})
        match = play(begin(position, [6, 1]), "red", "from alaska", "attack kamtchatka 1", "follow all")
        assert (match.stage, match.prompt("red")) == ("spoils", said)


# ---- CM-3.1, CM-4.1: nobody is asked for a territory where there is none ----
@pytest.mark.parametrize("language", LANGUAGES)
def test_cm_3_1_no_territory_to_attack_from(language: str) -> None:
    unable = begin(world(red={"alaska": 1}))
    able = begin(world(red={"alaska": 2}))
    assert unable.offer("red") == ["done"]
    assert unable.prompt("red", language) != able.prompt("red", language)


def test_cm_3_1_the_prompt_where_none_can_attack_or_move() -> None:
    match = begin(world(red={"alaska": 1, "siam": 1}))
    assert match.prompt("red") == "None of your territories can attack: end the combat."
    play(match, "red", "done")
    assert match.prompt("red") == "None of your armies can move: end your turn."


def test_cm_4_1_the_prompt_where_armies_can_move() -> None:
    match = play(begin(world(red={"alaska": 2, "alberta": 1})), "red", "done")
    assert match.prompt("red") == "Choose a territory from which armies move, or end your turn."


# ---- what `done` does is said where it is done ----
DONE = {
    "combat": "End the combat", "aim": "Back", "follow": "End the advance", "spoils": "Go on with the combat",
    "movement": "End your turn", "destination": "Back", "march": "End this move",
}  # fmt: skip


def test_done_says_what_it_does() -> None:
    position = world(red={"alaska": 9, "alberta": 9}, blue={"kamtchatka": 1}, hands={"red": {"infantry": 1}})
    match = begin(position, [6, 1, "joker"])
    seen = {}
    for choice in ("from alaska", "attack kamtchatka 1", "follow", "done", "done", "done",
                   "from alberta", "move alaska", "done"):  # fmt: skip
        seen[match.stage] = match.tell_choice("done")
        play(match, "red", choice)
    assert seen == DONE


@pytest.mark.parametrize("language", LANGUAGES)
def test_back_is_never_called_done(language: str) -> None:
    match = begin(world(red={"alaska": 9, "alberta": 9}))
    play(match, "red", "from alaska")
    back = match.tell_choice("done", language)
    play(match, "red", "done", "done")
    assert match.tell_choice("done", language) != back
    play(match, "red", "from alaska")
    assert match.tell_choice("done", language) == back


# ---- CM-2.3: which continents bring armies ----
def test_cm_2_3_each_continent_is_named_with_what_it_brings() -> None:
    lands = dict.fromkeys((*CONTINENTS["oceanie"], *CONTINENTS["afrique"]), 1)
    match = next_turn(world(red=lands), ["joker"])
    assert [(fact["continent"], fact["armies"]) for fact in told(match, "continent-held")] == [
        ("oceanie", 2), ("afrique", 3),
    ]  # fmt: skip
    said = [match.tell(event) for event in match.log(None) if event.name == "continent-held"]
    assert said == ["Red receives 2 more armies for Oceania.", "Red receives 3 more armies for Africa."]


# ---- CM-0.3: one order of play ----
def test_cm_0_3_the_seats_are_told_in_the_order_of_play_without_a_second_number() -> None:
    match = begin(world(red={"alaska": 9}, blue={"siam": 1}))
    heading, lines = describe.describe_seats(match.view("red"), match.game.text("en"))
    assert heading == "Players, in the order of play"
    assert lines[1] == "Blue (B): 1 territory, 1 army, no cards"
