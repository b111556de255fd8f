"""Advice and chances at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wartable
from tests.conftest import Run
from wartable.bots.search import Tried, cautious
from wartable.engine.speeds import search

RECORD = Path(__file__).parent / "recorded" / "round-limit-3.record"
at_the_compiled_speed = pytest.mark.usefixtures("compiled")


@at_the_compiled_speed
def test_advice_names_whom_it_is_for_and_has_the_best_first(run: Run) -> None:
    words = ["advise", str(RECORD), "--upto", "40", "--playouts", "60", "--seed", "3"]
    told, again, data = run(*words), run(*words), run(*words, "--json")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == again.stdout  # so many playouts from one seed are the same everywhere
    advised = json.loads(data.stdout)
    match = wartable.replay(RECORD.read_text(encoding="utf-8"), 40)
    assert advised["seat"] == match.asked[0]
    assert advised["playouts"] == 60
    name = match.game.text("en").name(match.spec.seats, match.asked[0])
    assert told.stdout.startswith(f"{name}: ")
    sure = [choice["cautious"] for choice in advised["choices"]]
    assert sure == sorted(sure, reverse=True)
    assert run(*words[:-1], "4", "--json").stdout != data.stdout


def test_what_order_advice_has_is_what_it_shows() -> None:
    def tried(visits: int, mean: float) -> Tried:
        whole = search.WHOLE
        return Tried(visits, round(visits * mean * whole), round(visits * (0.04 + mean**2) * whole))

    found = cautious({1: tried(100, 0.5), 2: tried(100, 0.6), 3: tried(1, 1.0)})
    assert found[1] == 0.5
    assert 0.5 < found[2] < 0.6
    assert found[3] == 0.0


def test_of_a_finished_game_there_is_nothing_to_advise(run: Run) -> None:
    told = run("advise", str(RECORD))
    assert (told.returncode, told.stdout) == (2, "")
    assert "the game is over" in told.stderr
    assert "--upto" in told.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["advise", "--seconds", "0"], "seconds: a number from 0.001 to 600.0 is wanted, not 0.0"),
        (["advise", "--playouts", "0"], "playouts: a number from 1 to 100000 is wanted, not 0"),
        (["advise", "--seed", "-1", "--upto", "5"], "a seed is"),
        (["chances", "--playouts", "0"], "playouts: a number from 1 to 100000 is wanted, not 0"),
    ],
)
def test_bounds_that_are_none(run: Run, words: list[str], said: str) -> None:
    told = run(words[0], str(RECORD), *words[1:])
    assert (told.returncode, told.stdout) == (2, "")
    assert said in told.stderr
