"""CM-7: the second rule, for experts."""

from __future__ import annotations

import pytest

from tests.games.la_conquete_du_monde.helpers import (
    CARDS,
    CONTINENTS,
    ONE_OF_EACH,
    SCATTERED,
    SET,
    begin,
    full,
    next_turn,
    part,
    play,
    told,
    world,
)

PRINTED = {1: (0, 1), 2: (0, 2), 3: (0, 3), 4: (1, 0), 5: (1, 1), 6: (1, 2), 7: (1, 3), 8: (2, 0), 9: (2, 1)}


# ---- CM-7.1 armies and cards ----
@pytest.mark.parametrize("count", range(1, 37))
def test_cm_7_1_armies_for_fours_cards_for_the_remainder(count: int) -> None:
    due, cards = PRINTED.get(count, divmod(count, 4))
    match = next_turn(world(red=dict.fromkeys(SCATTERED[:count], 1)), ["infantry"] * cards, edition="second-rule")
    assert part(match, "to_place") == due
    assert part(match, "hand")["red"] == full({"infantry": cards})
    assert match.asked == ("red",)


def test_cm_7_1_cards_are_drawn_one_after_the_other() -> None:
    match = next_turn(world(red=dict.fromkeys(SCATTERED[:7], 1)), ["joker", "cannon", "joker"], edition="second-rule")
    assert part(match, "hand")["red"] == full({"cannon": 1, "joker": 2})
    assert part(match, "deck") == CARDS | {"cannon": 13, "joker": 0}


def test_cm_7_1_an_empty_deck_is_made_anew_between_two_cards() -> None:
    rest = full({"infantry": 13, "cannon": 12, "cavalry": 13, "joker": 2})
    position = world(red=dict.fromkeys(SCATTERED[:3], 1), hands={"green": rest}, discards={"cannon": 2, "cavalry": 1})
    match = next_turn(position, ["infantry", "cavalry", "cannon"], edition="second-rule")
    assert part(match, "hand")["red"] == full(ONE_OF_EACH)
    assert part(match, "deck") == full({"cannon": 1})


def test_cm_7_1_as_many_cards_as_there_are() -> None:
    rest = full(CARDS | {"infantry": 13})
    position = world(red=dict.fromkeys(SCATTERED[:3], 1), hands={"green": rest})
    match = next_turn(position, ["infantry"], edition="second-rule")
    assert part(match, "hand")["red"] == full({"infantry": 1})


def test_cm_7_1_conquests_are_counted_at_the_beginning_of_the_turn_only() -> None:
    position = world(red=dict.fromkeys(("alaska", "perou", "oural"), 1) | {"alberta": 3}, blue={"siam": 1, "japon": 1})
    match = next_turn(position, [6, 1, "infantry", "infantry"], edition="second-rule")
    play(match, "red", "place alberta", "from alberta", "attack ontario 1", "done", "done", "done")
    assert sum(part(match, "hand")["red"].values()) == 0  # five territories now, but no card before the next turn
    assert match.asked == ("blue",)


def test_cm_7_1_as_a_switch() -> None:
    match = next_turn(world(red=dict.fromkeys(SCATTERED[:6], 1)), ["joker", "cannon"], options=["second-rule"])
    assert part(match, "to_place") == 1
    assert sum(part(match, "hand")["red"].values()) == 2


def test_cm_7_1_all_else_is_as_in_the_first_rule() -> None:
    match = begin(world(red={"alaska": 9}, blue={"kamtchatka": 9}), [6] * 6, edition="second-rule")
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert len(told(match, "rolled")[0]["defence"]) == 3


# ---- CM-7.2 the scale ----
@pytest.mark.parametrize(("before", "value"), list(enumerate([6, 8, 10, 12, 15, 20, 25, 30, 35, 40])))
def test_cm_7_2_the_first_exchange_is_worth_six(before: int, value: int) -> None:
    position = world(red={"alaska": 1}, hands={"red": ONE_OF_EACH}, exchanges=before)
    match = begin(position, edition="second-rule")
    assert match.view(None)["next_exchange"] == value
    play(match, "red", f"exchange {SET}")
    assert part(match, "to_place") == value


# ---- CM-7.3 continents ----
@pytest.mark.parametrize(
    ("continent", "armies", "cards"),
    [
        ("oceanie", 1 + 2, 0),
        ("amerique_du_sud", 1 + 2, 0),
        ("afrique", 1 + 3, 2),
        ("europe", 1 + 5, 3),
        ("amerique_du_nord", 2 + 5, 1),
        ("asie", 3 + 7, 0),
    ],
)
def test_cm_7_3_continents_as_usual(continent: str, armies: int, cards: int) -> None:
    lands = dict.fromkeys(CONTINENTS[continent], 1)
    match = next_turn(world(red=lands), ["cannon"] * cards, edition="second-rule")
    assert part(match, "to_place") == armies
    assert part(match, "hand")["red"] == full({"cannon": cards})
