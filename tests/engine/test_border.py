"""Bad input of any kind: a clear, typed error, and nothing changed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wartable

NAME = "la-conquete-du-monde"


@pytest.fixture(scope="module")
def match() -> wartable.Match:
    return wartable.load(NAME, players=3).new(seed=7)


@pytest.mark.parametrize("name", ["", "risk", "La-Conquete-Du-Monde", "../engine", "la_conquete_du_monde"])
def test_unknown_game(name: str) -> None:
    with pytest.raises(wartable.UnknownGame):
        wartable.load(name)


@pytest.mark.parametrize("players", [1, 7, 0, -2, True, 2.0, "3"])
def test_wrong_number_of_players(players: Any) -> None:
    with pytest.raises(wartable.BadTable):
        wartable.load(NAME, players=players)


@pytest.mark.parametrize(
    "options",
    [
        ["nonsense"],
        ["joker=both"],
        ["round-limit=-1"],
        ["round-limit=x"],
        ["round-limit=١"],
        ["defence-dice=0"],
        ["classic"],
        [""],
        ["=3"],
    ],
)
def test_wrong_option(options: list[str]) -> None:
    with pytest.raises(wartable.BadTable):
        wartable.load(NAME, options=options)


def test_wrong_edition() -> None:
    with pytest.raises(wartable.BadTable, match="known editions"):
        wartable.load(NAME, edition="1959")


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_wrong_seed(seed: Any) -> None:
    with pytest.raises(wartable.BadTable):
        wartable.load(NAME).new(seed=seed)


@pytest.mark.parametrize("seat", ["purple", "yellow", "", None, 0])
def test_unknown_seat(match: wartable.Match, seat: Any) -> None:
    with pytest.raises(wartable.UnknownSeat):
        match.play(seat, "done")
    with pytest.raises(wartable.UnknownSeat):
        match.offer(seat)


@given(st.text(max_size=40) | st.none() | st.integers() | st.lists(st.text()))
@settings(max_examples=200)
def test_any_choice_is_refused_or_played(choice: Any) -> None:
    match = wartable.load(NAME, players=3).new(seed=7)
    before = match.hash
    with pytest.raises((wartable.Malformed, wartable.Illegal)):
        match.play(match.asked[0], choice)
    assert match.hash == before


@pytest.mark.parametrize(
    "choice",
    ["", "place", "place atlantis", "attack alaska", "attack alaska three", "exchange", "exchange king", "done now",
     "place alaska 10 10", "defend x", "from", "move 3"],
)  # fmt: skip
def test_malformed_choices_say_what_is_wrong(match: wartable.Match, choice: str) -> None:
    with pytest.raises(wartable.Malformed):
        match.why_not(match.asked[0], choice)


def test_an_order_must_exist(match: wartable.Match) -> None:
    with pytest.raises(wartable.BadTable):
        match.order("red", "retreat", "ask")
    with pytest.raises(wartable.BadTable):
        match.order("red", "defence", "never")


@pytest.mark.parametrize(
    "position",
    [
        {"nonsense": 1},
        {"owner": {"atlantis": "red"}},
        {"owner": {"alaska": "yellow"}},
        {"owner": "red"},
        {"armies": {"alaska": 0}},
        {"armies": {"alaska": 2**40}},
        {"armies": {"alaska": "many"}},
        {"armies": {"alaska": True}},
        {"owner": {"*": "red"}},
        {"hand": {"red": {"joker": 3}}},
        {"deck": {"infantry": -1}},
        {"order": {"1": "red", "2": "red", "3": "blue"}},
        {"turn": 9},
        {"stage": "tea"},
        {"stage": "over"},
        {"stage": "defence"},
        {"stage": "spoils"},
        {"to_place": 0},
        {"asked": []},
        {"asked": ["yellow"]},
        {"asked": "red"},
        {"asks": {"red": 2}},
        {"player": None},
        [],
    ],
)
def test_impossible_positions(position: Any) -> None:
    with pytest.raises(wartable.BadPosition):
        wartable.load(NAME, players=3).from_position(position)


def test_a_seed_or_a_luck() -> None:
    with pytest.raises(wartable.BadTable):
        wartable.load(NAME).new(seed=1, luck=wartable.luck.fair())


def test_nothing_to_undo(match: wartable.Match) -> None:
    for seat in match.game.seats:
        with pytest.raises(wartable.NoUndo):
            match.undo(seat)


@pytest.mark.parametrize("amount", ["١", "３", "²", "9" * 30])
def test_numbers_are_written_in_our_digits(match: wartable.Match, amount: str) -> None:
    """Of a number that could be meant a rule may speak; the rest is no choice."""
    with pytest.raises(wartable.Malformed):
        match.why_not("red", f"place alaska {amount}")
    assert match.why_not(match.asked[0], "place alaska 4")
