"""Several seats asked at once: secret, independent of each other, and free to change until all are ready."""

from __future__ import annotations

import random

import pytest

import wartable
from tests.auction import SEATS, SPEC, auction
from wartable.engine.speeds.fast import CHECKED, Fast
from wartable.engine.speeds.linking import Plain
from wartable.testing import checks


def test_all_are_asked_and_stay_asked_until_all_are_ready() -> None:
    match = auction(3).new(seed=1)
    for seat, choice in (("blue", "bid 2"), ("blue", "ready"), ("red", "ready")):
        match.play(seat, choice)
        assert match.asked == ("red", "blue", "green")
    match.play("green", "ready")
    assert match.asked == ()
    assert match.winners == ("blue",)


def test_nobody_sees_progress() -> None:
    match = auction(3).new(seed=1)
    before = {seat: checks.seen_by(match, seat) for seat in ("green", None)}
    for seat, choice in (("blue", "bid 3"), ("red", "bid 1"), ("blue", "ready"), ("blue", "wait"), ("red", "ready")):
        match.play(seat, choice)
        for other, seen in before.items():
            assert checks.seen_by(match, other) == seen


def test_minds_may_change_until_the_reveal() -> None:
    match = auction(2).new(seed=1)
    match.play("red", "bid 1")
    match.play("red", "ready")
    match.play("red", "bid 3")
    match.play("blue", "ready")
    assert not match.over
    match.play("red", "ready")
    assert match.view(None)["bids"] == {"red": 3, "blue": 0}


def test_undo_of_one_does_not_depend_on_the_others() -> None:
    """Whether another seat has chosen must not show in what a seat may take back."""
    match = auction(3).new(seed=1)
    match.play("red", "bid 3")
    match.play("blue", "bid 2")
    match.play("green", "ready")
    assert match.may_undo("red")
    match.undo("red")
    assert match.view("red")["bid"] == 0
    assert match.view("blue")["bid"] == 2
    assert match.view("green")["ready"] == 1
    with pytest.raises(wartable.NoUndo):
        match.undo("red")


def test_the_reveal_cannot_be_taken_back() -> None:
    match = auction(2).new(seed=1)
    match.play("red", "ready")
    events = match.play("blue", "ready")
    assert [event.name for event in events] == ["revealed", "revealed"]
    assert not match.may_undo("red")
    assert not match.may_undo("blue")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_check_holds(players: int) -> None:
    for seed in range(8):
        sample = random.Random(seed)
        match = auction(players).new(seed=seed)
        while not match.over and match.steps < 60:
            checks.conserved(match)
            checks.offers_exact(match)
            checks.others_refused(match, sample, 3)
            checks.position_round_trip(match)
            checks.nothing_leaks(match, seed)
            checks.nothing_leaks_later(match, sample.choice((*match.game.seats, None)), sample)
            seat = sample.choice(match.asked)
            match.play(seat, sample.choice(match.offer(seat)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_tries_every_undo_at_every_point(players: int) -> None:
    for seed in range(8):
        checks.play_undoing(auction(players), seed, every=3, limit=60)


def test_an_undo_that_would_reveal_is_none() -> None:
    """Taking back a second thought would make everyone ready: whoever wants that says so."""
    match = auction(2).new(seed=1)
    for seat, choice in (("red", "ready"), ("red", "wait"), ("blue", "ready"), ("blue", "bid 1"), ("blue", "ready")):
        match.play(seat, choice)
    before = match.hash, match.steps
    with pytest.raises(wartable.NoUndo):
        match.undo("red")
    assert (match.hash, match.steps) == before
    match.play("red", "ready")
    assert match.over


def test_an_imagined_position_keeps_what_the_seat_knows() -> None:
    match = auction(3).new(seed=4)
    match.play("red", "bid 2")
    match.play("blue", "bid 3")
    hidden = {auction(3).imagine(match.view("red"), seed).view("blue")["bid"] for seed in range(30)}
    assert hidden == {0, 1, 2, 3}
    assert auction(3).imagine(match.view("red"), 1).view("red") == match.view("red")


def test_both_speeds_choose_among_several_asked_seats_alike() -> None:
    game = auction(4)
    hashes = []
    for speed in (Plain(SPEC, {}), Fast(SPEC, {}, CHECKED)):
        states, bots = speed.states(game.template, 2), speed.vector([0] * SEATS)
        hashes.append([speed.trajectory(states, speed.buffer(), bots, seed, 500) for seed in range(20)])
    assert hashes[0] == hashes[1]
    assert len(set(hashes[0])) == 20
