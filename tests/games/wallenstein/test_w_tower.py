"""W-6: the cube tower, its two models, and what is known of it."""

from __future__ import annotations

import pytest

from tests.games.asking import part, play
from tests.games.wallenstein.helpers import acting, at, told
from wartable.games.wallenstein.board import FACTS

MODELS = ("tower=two-floors", "tower=simple")


def thrown_and_out(model: str, sent: int, inside: int, games: int) -> tuple[float, float]:
    """Shares of the cubes thrown, and of those inside before, that come out: red is thrown, blue lies inside."""
    red = blue = 0
    for seed in range(games):
        match = acting(
            ["battle-a"],
            {"anhalt": ("red", sent)},
            {"red": {"battle-a": "anhalt"}},
            then=seed,
            options=[model],
            inside={"blue": inside},
        )
        play(match, f"red march altmark {sent - 1}")
        out = told(match, "cubes-out")[0]
        red += out["red"] + out["peasants"]
        blue += out["blue"]
    return red / (sent * games), blue / (inside * games)


def test_w_6_1_the_simple_model() -> None:
    new, old = thrown_and_out("tower=simple", 7, 7, 160)
    assert new == pytest.approx(2 / 3, abs=0.06)
    assert old == pytest.approx(1 / 3, abs=0.06)


def test_w_6_3_the_two_floors_with_seven_cubes() -> None:
    """W-6.3: 68 % of seven cubes come out, 31 % of those inside. What lies inside at first lies on both floors."""
    new, old = thrown_and_out("tower=two-floors", 7, 7, 160)
    assert new == pytest.approx(0.68, abs=0.06)
    assert old == pytest.approx(0.31, abs=0.06)


def test_w_6_3_a_bigger_throw_shakes_more_loose() -> None:
    small = thrown_and_out("tower=two-floors", 3, 7, 70)[1]
    big = thrown_and_out("tower=two-floors", 20, 7, 25)[1]
    assert small + 0.15 < big
    simple = [thrown_and_out("tower=simple", sent, 7, games)[1] for sent, games in ((3, 70), (20, 40))]
    assert simple[0] == pytest.approx(simple[1], abs=0.1)


@pytest.mark.parametrize(("players", "left"), [(3, 6), (4, 6), (5, 7)])
def test_w_6_3_what_the_filling_leaves(players: int, left: int) -> None:
    games = 40
    inside = 0
    for seed in range(games):
        match = at("filling", then=seed, players=players)
        inside += sum(part(match, "inside").values())
    assert inside / games == pytest.approx(left, abs=1.1)


@pytest.mark.parametrize("model", MODELS)
def test_w_6_1_no_cube_is_made_or_lost(model: str) -> None:
    for seed in range(20):
        match = acting(
            ["battle-a"],
            {"anhalt": ("red", 6), "kursachsen": ("blue", 4)},
            {"red": {"battle-a": "anhalt"}},
            then=seed,
            options=[model],
            inside={"red": 3, "yellow": 2, "peasants": 4},
            tray={"yellow": 1, "peasants": 1},
        )
        before = {"red": 3 + 5, "blue": 4, "yellow": 3, "peasants": 5}
        play(match, "red march kursachsen 5")
        out, inside = told(match, "cubes-out")[0], part(match, "inside")
        assert {colour: out[colour] + inside[colour] for colour in before} == before


def test_w_6_1_the_parameters_are_facts_with_their_certainty() -> None:
    floors, simple = FACTS["tower"]["two-floors"], FACTS["tower"]["simple"]
    assert (floors["passes"]["value"], floors["shaken"]["value"]) == (79, 17)
    assert (simple["stays"]["value"], simple["released"]["value"]) == (3, 3)
    for parameter in (*floors.values(), *simple.values()):
        assert parameter["certainty"] == "reconstructed"


def test_w_6_2_the_contents_are_public_by_colour_and_floors_are_nobody_s() -> None:
    match = at(
        "planning", inside={"red": 5, "peasants": 2}, open_events={"poor-taxes": 1}, event_pile={"poor-taxes": 0}
    )
    for seat in ("red", "blue", None):
        assert match.view(seat)["inside"]["red"] == 5
        assert match.view(seat)["inside"]["peasants"] == 2
    shown = str(match.view("red").keys()) + str(match.position().keys())
    assert "upper" not in shown
    assert "lower" not in shown


def test_w_6_4_on_a_tape_the_cubes_come_by_colour() -> None:
    match = acting(
        ["battle-a"],
        {"anhalt": ("red", 4)},
        {"red": {"battle-a": "anhalt"}},
        ["red", "yellow", "red", "peasants", "stop"],
        inside={"yellow": 2},
    )
    play(match, "red march altmark 3")
    out = told(match, "cubes-out")[0]
    assert {colour: count for colour, count in out.items() if count} == {"red": 2, "yellow": 1, "peasants": 1}
