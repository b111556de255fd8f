"""`wartable cup plan`."""

from __future__ import annotations

import json

from tests.conftest import Run


def test_a_plan_to_be_printed(run: Run) -> None:
    told = run("cup", "plan", "--people", "10", "--players", "3", "--rounds", "3")
    assert (told.returncode, told.stderr) == (0, "")
    assert "sits out" in told.stdout
    assert "everybody has each seat" in told.stdout


def test_a_plan_for_programs_counts_people_from_one(run: Run) -> None:
    words = ("cup", "plan", "--people", "12", "--players", "3", "--rounds", "4", "--json")
    rounds = json.loads(run(*words).stdout)
    assert len(rounds) == 4
    for one in rounds:
        assert sorted(who for table in one["tables"] for who in table) == list(range(1, 13))
        assert one["out"] == []
    assert json.loads(run(*words).stdout) == rounds
    assert json.loads(run(*words, "--seed", "1").stdout) != rounds


def test_mistakes_are_one_line(run: Run) -> None:
    for people, players, rounds in (
        ("2", "3", "1"),
        ("9999", "3", "1"),
        ("9", "3", "0"),
        ("9", "0", "1"),
        ("x", "3", "1"),
    ):
        told = run("cup", "plan", "--people", people, "--players", players, "--rounds", rounds)
        assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
    assert run("cup").returncode == 2
