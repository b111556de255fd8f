"""CM-2: the first step of a turn, a card and armies."""

from __future__ import annotations

import pytest

from tests.games.asking import refused
from tests.games.la_conquete_du_monde.helpers import (
    CARDS,
    CONTINENTS,
    ONE_OF_EACH,
    SCATTERED,
    SET,
    armies,
    begin,
    next_turn,
    offered,
    part,
    play,
    told,
    world,
)


# ---- CM-2.1 a card ----
def test_cm_2_1_a_turn_begins_with_a_card_from_the_deck() -> None:
    match = next_turn(world(red={"alaska": 1}, blue={"siam": 1}), ["cavalry"])
    assert part(match, "hand")["red"] == {"infantry": 0, "cannon": 0, "cavalry": 1, "joker": 0}
    assert part(match, "deck") == CARDS | {"cavalry": 13}


def test_cm_2_1_each_player_draws_one_card_each_turn_conquest_or_not() -> None:
    match = next_turn(world(red={"alaska": 1}, blue={"siam": 1}), ["cavalry", "cannon", "joker"])
    play(match, "red", "done", "done")
    play(match, "blue", "done", "done")
    assert match.view(None)["hand_sizes"] == {"red": 1, "blue": 1, "green": 1}


def test_cm_2_1_the_card_is_secret_its_being_drawn_is_not() -> None:
    match = next_turn(world(red={"alaska": 1}, blue={"siam": 1}), ["cavalry"])
    assert told(match, "drew-card", "red") == [{"seat": "red", "arm": "cavalry"}]
    for other in ("blue", "green", None):
        assert told(match, "drew-card", other) == []
        assert told(match, "drew", other) == [{"seat": "red"}]
        view = match.view(other)
        assert view["hand_sizes"] == {"red": 1, "blue": 0, "green": 0}
        assert "deck" not in view
        assert sum(view.get("hand", {}).values()) == 0
    assert match.view("red")["hand"]["cavalry"] == 1


def test_cm_2_1_two_different_draws_look_the_same_to_the_others() -> None:
    position = world(red={"alaska": 1}, blue={"siam": 1})
    one, two = next_turn(position, ["cavalry"]), next_turn(position, ["joker"])
    assert one.position() != two.position()
    for other in ("blue", "green", None):
        assert one.view(other) == two.view(other)
        assert one.log(other) == two.log(other)


# ---- CM-2.2 one army for three territories ----
@pytest.mark.parametrize("count", range(1, 37))
def test_cm_2_2_an_army_for_each_full_three_territories(count: int) -> None:
    match = next_turn(world(red=dict.fromkeys(SCATTERED[:count], 1)), ["infantry"])
    assert part(match, "to_place") == count // 3
    assert told(match, "continent-held") == []


def test_cm_2_2_no_minimum() -> None:
    match = next_turn(world(red={"alaska": 1, "siam": 1}), ["infantry"])
    assert part(match, "to_place") == 0
    assert match.stage == "combat"


def test_cm_2_2_minimum_armies_as_an_option() -> None:
    match = next_turn(world(red={"alaska": 1, "siam": 1}), ["infantry"], options=["minimum-armies"])
    assert part(match, "to_place") == 3
    match = next_turn(world(red={"alaska": 1, "siam": 1}), ["infantry"], options=["minimum-armies=2"])
    assert part(match, "to_place") == 2
    match = next_turn(world(red=dict.fromkeys(SCATTERED[:12], 1)), ["infantry"], options=["minimum-armies=3"])
    assert part(match, "to_place") == 4


# ---- CM-2.3 continents ----
BONUS = {"oceanie": 2, "amerique_du_sud": 2, "afrique": 3, "europe": 5, "amerique_du_nord": 5, "asie": 7}


@pytest.mark.parametrize(("continent", "bonus"), BONUS.items())
def test_cm_2_3_armies_for_a_whole_continent(continent: str, bonus: int) -> None:
    lands = CONTINENTS[continent]
    match = next_turn(world(red=dict.fromkeys(lands, 1)), ["infantry"])
    assert part(match, "to_place") == len(lands) // 3 + bonus
    held = told(match, "continent-held")
    assert held == [{"seat": "red", "armies": bonus, "continent": continent}]


@pytest.mark.parametrize("continent", BONUS)
def test_cm_2_3_nothing_for_a_continent_but_one(continent: str) -> None:
    lands = CONTINENTS[continent][:-1]
    match = next_turn(world(red=dict.fromkeys(lands, 1)), ["infantry"])
    assert part(match, "to_place") == len(lands) // 3


def test_cm_2_3_several_continents_add_up_and_their_territories_count_too() -> None:
    lands = (*CONTINENTS["europe"], *CONTINENTS["asie"], *CONTINENTS["amerique_du_sud"])
    match = next_turn(world(red=dict.fromkeys(lands, 1)), ["infantry"])
    assert part(match, "to_place") == 23 // 3 + 5 + 7 + 2


def test_cm_2_3_as_long_as_it_is_held_each_turn() -> None:
    match = next_turn(world(2, rest="blue", red=dict.fromkeys(CONTINENTS["oceanie"], 1)), ["infantry"] * 5)
    for _ in range(2):
        assert part(match, "to_place") == 1 + 2
        play(match, "red", "place indonesie all", "done", "done")
        play(match, "blue", "place alaska all", "done", "done")
    assert armies(match, "indonesie") == [1 + 3 + 3]


# ---- CM-2.4 sets in the first step ----
def test_cm_2_4_exchanging_is_offered_and_optional() -> None:
    position = world(red=dict.fromkeys(SCATTERED[:3], 1), hands={"red": ONE_OF_EACH})
    match = next_turn(position, ["infantry", "infantry"])
    assert f"exchange {SET}" in match.offer("red")
    play(match, "red", f"place {SCATTERED[0]}", "done", "done")
    assert sum(part(match, "hand")["red"].values()) == 4
    assert match.asked != ("red",)


def test_cm_2_4_any_number_of_sets_before_between_and_after_placing() -> None:
    hand = {"infantry": 4, "cannon": 3, "cavalry": 3, "joker": 1}
    match = next_turn(world(red=dict.fromkeys(SCATTERED[:3], 1), hands={"red": hand}), ["joker"])
    home = SCATTERED[0]
    play(match, "red", f"exchange {SET}")
    assert part(match, "to_place") == 1 + 4
    play(match, "red", f"place {home}", "exchange joker")
    assert part(match, "to_place") == 4 + 6
    play(match, "red", f"place {home} all", f"exchange {SET}", "exchange joker", f"exchange {SET}")
    assert part(match, "to_place") == 8 + 10 + 12
    assert part(match, "hand")["red"] == {"infantry": 1, "cannon": 0, "cavalry": 0, "joker": 0}


# ---- CM-2.5 placing ----
def test_cm_2_5_all_armies_must_be_placed_before_anything_else() -> None:
    match = next_turn(world(red=dict.fromkeys(SCATTERED[:6], 3)), ["infantry"])
    home = SCATTERED[0]
    for choice in ("done", f"from {home}"):
        assert refused(match, "red", choice) == "CM-2.5"
    play(match, "red", f"place {home}")
    for choice in ("done", f"from {home}"):
        assert refused(match, "red", choice) == "CM-2.5"
    play(match, "red", f"place {home}")
    assert match.stage == "combat"
    assert match.why_not("red", f"from {home}") is None


def test_cm_2_5_exchanged_armies_must_be_placed_too() -> None:
    match = begin(world(red={"alaska": 3}, hands={"red": {"joker": 1}}))
    play(match, "red", "exchange joker")
    for choice in ("done", "from alaska"):
        assert refused(match, "red", choice) == "CM-2.5"
    play(match, "red", "place alaska all")
    assert armies(match, "alaska") == [7]
    assert match.why_not("red", "from alaska") is None


def test_cm_2_5_only_on_own_territories() -> None:
    match = begin(world(red={"alaska": 1, "siam": 1}, blue={"japon": 1}, stage="reinforce", to_place=3))
    for foreign in ("japon", "chine"):
        assert refused(match, "red", f"place {foreign}") == "CM-2.5"
    assert set(offered(match, "place")) == {"alaska", "alaska all", "siam", "siam all"}


def test_cm_2_5_freely_all_on_one_or_spread_out() -> None:
    position = world(red={"alaska": 1, "siam": 1}, stage="reinforce", to_place=13)
    assert armies(play(begin(position), "red", "place siam all"), "alaska", "siam") == [1, 14]
    match = play(begin(position), "red", "place siam 10", "place alaska", "place siam", "place alaska")
    assert armies(match, "alaska", "siam") == [3, 12]
    assert match.stage == "combat"


def test_cm_2_5_the_last_ten_may_go_together() -> None:
    match = play(begin(world(red={"alaska": 1}, stage="reinforce", to_place=10)), "red", "place alaska 10")
    assert armies(match, "alaska") == [11]
    assert match.stage == "combat"


@pytest.mark.parametrize("left", [1, 9])
def test_cm_2_5_no_more_than_received(left: int) -> None:
    match = begin(world(red={"alaska": 1}, stage="reinforce", to_place=left))
    assert refused(match, "red", "place alaska 10") == "CM-2.5"
    play(match, "red", "place alaska all")
    assert armies(match, "alaska") == [1 + left]
    assert refused(match, "red", "place alaska") == "CM-2.5"


# ---- CM-2.6 the card just drawn; an empty deck ----
def test_cm_2_6_the_card_just_drawn_may_be_exchanged() -> None:
    match = next_turn(world(red={"alaska": 1}, hands={"red": {"infantry": 1, "cannon": 1}}), ["cavalry"])
    play(match, "red", f"exchange {SET}")
    assert part(match, "to_place") == 4
    assert sum(part(match, "hand")["red"].values()) == 0


def test_cm_2_6_no_card_when_deck_and_discards_are_empty() -> None:
    match = next_turn(world(red={"alaska": 1}, blue={"siam": 1}, hands={"blue": CARDS}))
    assert told(match, "no-card") == [{"seat": "red"}]
    assert told(match, "drew") == []
    assert match.view(None)["hand_sizes"] == {"red": 0, "blue": 44, "green": 0}
    assert match.asked == ("red",)
