"""Taking back: how far it goes, and that whatever fails leaves match and luck as they were."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import wartable
from tests.auction import SPEC, auction
from wartable.engine.luck import Fair, Luck, Recorded, Stream, Tape, roll
from wartable.engine.match import Match
from wartable.testing import checks

EDITIONS = [("warfrog", 3), ("phalanx", 4)]
LUCKS: dict[str, Callable[[], Luck]] = {
    "fast": lambda: Stream(5),
    "fair": lambda: Fair("0f" * 32, "salt"),
    "tape": lambda: Tape([4, 1, 2, 3, 4, 5, 6]),
    "tape-then-fast": lambda: Tape([4, 1], then=Stream(5)),
    "tape-then-fair": lambda: Tape([4, 1], then=Fair("0f" * 32)),
    "recorded": lambda: Recorded([4, 1, 2, 3, 4, 5, 6]),
}
with_every_luck = pytest.mark.parametrize("kind", LUCKS)


class Trouble(BaseException):
    """Not even an Exception: a key pressed in the middle of a rule."""


def roll_and_fail(s: Any, *_: object) -> None:
    for _die in range(3):
        roll(s)
    raise Trouble


@contextmanager
def trouble(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Rules that ask luck and then fail."""
    with monkeypatch.context() as patch:
        patch.setattr(SPEC.flow, "perform", roll_and_fail)
        yield


def answers(luck: Luck, count: int = 4) -> list[int]:
    return [luck.roll() for _ in range(count)]


@with_every_luck
def test_a_luck_goes_back_to_its_mark(kind: str) -> None:
    luck = LUCKS[kind]()
    luck.roll()
    mark = luck.mark()
    first = answers(luck)
    luck.rewind(mark)
    assert answers(luck) == first


@with_every_luck
def test_a_failing_choice_changes_neither_match_nor_luck(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    calm, troubled = (auction(2).new(luck=LUCKS[kind]()) for _ in range(2))
    with trouble(monkeypatch), pytest.raises(Trouble):
        troubled.play("red", "bid 1")
    for match in (calm, troubled):
        match.play("red", "bid 2")
    assert str(troubled.record()) == str(calm.record())
    assert answers(troubled.luck) == answers(calm.luck)


@with_every_luck
def test_a_failing_undo_changes_neither_match_nor_luck(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    calm, troubled = (auction(2).new(luck=LUCKS[kind]()) for _ in range(2))
    for match in (calm, troubled):
        for seat, choice in (("red", "bid 2"), ("red", "bid 3"), ("blue", "bid 1")):
            match.play(seat, choice)
    with trouble(monkeypatch), pytest.raises(Trouble):
        troubled.undo("red")  # blue's bid is made again
    assert str(troubled.record()) == str(calm.record())
    assert troubled.may_undo("red")
    assert answers(troubled.luck) == answers(calm.luck)


@with_every_luck
def test_a_failing_start_leaves_luck_as_it_was(kind: str) -> None:
    luck = LUCKS[kind]()
    before = luck.mark()
    with pytest.raises(Trouble):
        Match(auction(2), auction(2).template.clone(), luck)._open(roll_and_fail)
    assert luck.mark() == before


def played_until(stage: str, edition: str, players: int, seed: int) -> tuple[Match, str]:
    """A random game up to a stage, and whoever made the last choice before it."""
    sample = random.Random(seed)
    match = wartable.load("gods-playground", players, edition).new(luck=Fair("5a" * 32))
    seat = ""
    while match.stage != stage:
        seat = checks.chooses(match, sample)
    return match, seat


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_the_last_founder_cannot_go_back_over_secret_blocks(edition: str, players: int, seed: int) -> None:
    match, founder = played_until("assign", edition, players, seed)
    may = match.may_undo(founder)
    other = next(seat for seat in match.game.seats if seat != founder)
    match.play(other, "assign prussia 3")
    before = match.hash, match.luck.mark()
    assert match.may_undo(founder) is may is False, "his undo would tell whether others have begun"
    with pytest.raises(wartable.NoUndo):
        match.undo(founder)
    assert (match.hash, match.luck.mark()) == before
    match.undo(other)
    assert not match.may_undo(other)


def test_own_choices_of_a_turn_are_still_taken_back_one_by_one() -> None:
    match = wartable.load("la-conquete-du-monde", 3).new(seed=2)
    seat = match.asked[0]
    hashes: list[str] = []
    while not match.history or (match.asked == (seat,) and not match.history[-1].final and len(hashes) < 4):
        hashes.append(match.hash)
        match.play(seat, next(choice for choice in match.offer(seat) if choice.startswith("place")))
    while match.may_undo(seat):
        match.undo(seat)
        assert match.hash == hashes.pop()
    assert hashes == []
