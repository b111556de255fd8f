"""The conformance suite, and a test for every rule, named by its id."""

from __future__ import annotations

import pytest

import wartable
from wartable.testing.conformance import *  # noqa: F403
from wartable.testing.conformance import for_games

GAME = "my-game"
pytest_generate_tests = for_games(GAME)


def table(*dice: int, players: int = 3, options: tuple[str, ...] = ()) -> wartable.Match:
    return wartable.load(GAME, players, options=options).new(luck=wartable.luck.tape(dice))


def played(match: wartable.Match, *cards: int) -> list[str]:
    """Everyone plays a card; the names of what happened when the last one was laid."""
    events = [match.play(seat, f"card {card}") for seat, card in zip(match.game.seats, cards, strict=True)]
    return [event.name for event in events[-1]]


def test_mg_1_and_mg_2_a_round_begins_with_all_cards_and_a_prize() -> None:
    view = table(6).view(None)
    assert view["prize"] == 6
    assert set(view["hand"]["red"].values()) == {1}


def test_mg_3_cards_are_secret_until_all_are_played() -> None:
    match = table(6, 1)
    match.play("red", "card 5")
    assert match.view("red")["bid"] == 4
    assert match.view("blue")["bids"] is None
    assert match.view("blue")["asked"] == ["blue", "green"]  # who has played is seen, as on a real table


def test_mg_3_a_card_is_played_once() -> None:
    match = table(6, 1)
    played(match, 5, 4, 3)
    refusal = match.why_not("red", "card 5")
    assert refusal is not None
    assert refusal.rule == "MG-3"


def test_mg_4_the_highest_card_nobody_else_played_wins() -> None:
    match = table(6, 1)
    assert "won" in played(match, 5, 5, 2)
    assert match.scores == {"red": 0, "blue": 0, "green": 6}


def test_mg_4_nobody_wins_when_all_are_the_same() -> None:
    assert "nobody-won" in played(table(6, 1), 5, 5, 5)


def test_mg_5_the_most_points_win_after_the_last_round() -> None:
    match = table(6, options=("rounds=1",))
    played(match, 5, 4, 3)
    assert match.over
    assert match.winners == ("red",)
    with pytest.raises(wartable.NotNow):
        match.play("red", "card 1")
