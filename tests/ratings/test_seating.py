"""Seating plans: everybody everywhere as often as everybody else."""

from __future__ import annotations

import random
import time
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wartable.engine.errors import BadTable
from wartable.ratings import seating
from wartable.ratings.seating import badness, evenness, plan

many = settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@st.composite
def cups(draw: st.DrawFn) -> tuple[int, int, int, int]:
    players = draw(st.integers(2, 6))
    return draw(st.integers(players, 24)), players, draw(st.integers(1, 8)), draw(st.integers(0, 10**6))


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """What must hold holds however long is searched."""
    monkeypatch.setattr(seating, "STEPS", 600)


@many
@given(cup=cups())
def test_each_round_everybody_sits_once_or_sits_out(cup: tuple[int, int, int, int]) -> None:
    people, players, rounds, seed = cup
    found = plan(people, players, rounds, seed)
    assert len(found) == rounds
    for one in found:
        assert {len(table) for table in one.tables} == {players}
        assert sorted([*one.byes, *(who for table in one.tables for who in table)]) == list(range(people))
        assert len(one.byes) == people % players


@many
@given(cup=cups())
def test_seats_and_byes_never_differ_by_more_than_one(cup: tuple[int, int, int, int]) -> None:
    people, players, rounds, seed = cup
    found = plan(people, players, rounds, seed)
    even = evenness(found, people, players)
    assert even.byes[1] - even.byes[0] <= 1
    for one in range(people):
        sat = Counter(table.index(one) for round in found for table in round.tables if one in table)
        assert max(sat[seat] for seat in range(players)) - min(sat[seat] for seat in range(players)) <= 1


@many
@given(cup=cups())
def test_the_same_seed_gives_the_same_plan(cup: tuple[int, int, int, int]) -> None:
    assert plan(*cup) == plan(*cup)


@many
@given(cup=cups())
def test_the_search_counts_right_and_never_leaves_a_worse_plan(cup: tuple[int, int, int, int]) -> None:
    people, players, rounds, seed = cup
    dice = random.Random(seed)
    groups = [seating._dealt(list(range(people - people % players)), players, dice) for _ in range(rounds)]
    before = badness(groups, people)
    if len(groups[0]) > 1:
        search = seating._Search(groups, people, dice)
        change = sum(search._try(1.0) for _ in range(50))
        assert badness(groups, people) == pytest.approx(before + change)
        at = badness(groups, people)
        search.run(200)
        assert badness(groups, people) <= at + 1e-6
    assert {len(table) for tables in groups for table in tables} == {players}


def test_known_designs_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine people at tables of three can all meet exactly once in four rounds; eight in pairs in seven."""
    monkeypatch.setattr(seating, "STEPS", 60_000)
    assert evenness(plan(9, 3, 4), 9, 3).meetings == (1, 1)
    assert evenness(plan(8, 2, 7), 8, 2).meetings == (1, 1)
    assert evenness(plan(16, 4, 4), 16, 4).meetings == (0, 1)


def test_the_largest_takes_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "STEPS", 60_000)
    began = time.process_time()
    plan(64, 4, 20)
    plan(64, 16, 20)
    assert time.process_time() - began < 20


@pytest.mark.parametrize(
    ("people", "players", "rounds"), [(2, 3, 1), (65, 4, 1), (4, 1, 1), (4, 17, 1), (4, 2, 0), (4, 2, 21), (-1, -1, -1)]
)
def test_what_nobody_can_plan_is_refused(people: int, players: int, rounds: int) -> None:
    with pytest.raises(BadTable, match=r"from \d+ to \d+"):
        plan(people, players, rounds)


# ---- the tables of docs/cups.md ----
CUPS = {3: 4, 4: 5}  # rounds, by players at a table
PAGE = Path(__file__).parents[2] / "docs" / "cups.md"


def line(people: int, players: int, rounds: int) -> str:
    """How a plan comes out."""
    found = plan(people, players, rounds)
    met = Counter(pair for one in found for table in one.tables for pair in combinations(sorted(table), 2))
    times = Counter(met[pair] for pair in combinations(range(people), 2))
    pairs = " | ".join(str(times[count] or "") for count in range(5))
    even = evenness(found, people, players)
    return f"| {people} | {pairs} | {span(even.seats)} | {span(even.byes)} |"


def span(numbers: tuple[int, int]) -> str:
    return "–".join(map(str, sorted(set(numbers))))


@pytest.mark.parametrize("players", CUPS)
def test_the_page_says_how_even_plans_come_out(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "STEPS", 60_000)
    part = PAGE.read_text(encoding="utf-8").partition(f"Tables of {players}, {CUPS[players]} rounds")[2]
    told = [row for row in part.partition("\n\n|")[2].partition("\n\n")[0].splitlines() if row[2:3].isdigit()]
    assert told == [line(people, players, CUPS[players]) for people in range(6, 25)]
