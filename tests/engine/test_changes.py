"""Events carry what changed: each its own part of it, in the names of the view, and nothing secret."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

import wartable
from tests.auction import auction
from tests.games.gods_playground.helpers import at, told
from wartable.engine.events import NUMBER, Events, heard
from wartable.engine.views import Views, difference, fold
from wartable.testing import checks, following


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"t": {"x": 1, "y": 2}}, {"t": {"x": 1, "y": 0}}, {"t": {"y": 0}}),
        ({"t": None}, {"t": {"x": 1}}, {"t": {"x": 1}}),
        ({"t": {"x": 1}}, {"t": None}, {"t": None}),
        ({"t": {"x": {"y": 1}}, "l": [1]}, {"t": {"x": {"y": 2}}, "l": []}, {"t": {"x": {"y": 2}}, "l": []}),
        ({"t": {}}, {"t": {"x": None}}, {"t": {"x": None}}),
        ({"a": 1}, {"a": 1}, {}),
    ],
)
def test_difference_and_fold(old: dict[str, Any], new: dict[str, Any], changes: dict[str, Any]) -> None:
    assert difference(old, new) == changes
    assert fold(old, changes) == new


def test_a_table_keeps_its_keys() -> None:
    with pytest.raises(TypeError, match="keep their keys: y"):
        difference({"x": 1, "y": 2}, {"x": 1})


def test_the_first_event_carries_the_whole_view() -> None:
    match = wartable.load("la-conquete-du-monde", 2).new(seed=1)
    first = next(event for event in match.opening if event.audience is None)
    assert set(first.changes) == set(match.public_view())
    assert following.folded(match) == match.view(None)


def test_each_event_carries_its_own_part() -> None:
    match = wartable.load("la-conquete-du-monde", 2).new(seed=1)
    seat = match.asked[0]
    place = match.offer(seat)[0]
    (event,) = match.play(seat, place)
    territory = event.facts["territory"]
    assert event.changes["armies"] == {territory: match.view(None)["armies"][territory]}
    assert set(event.changes) <= {"armies", "to_place", "total_armies", "stage", "asked"}
    assert event.told() == {**event.data(), "changes": event.changes}


def test_gp_14_1_a_lost_estate_goes_with_its_event() -> None:
    match = at("war-and-peace", estate={"ukraine": {"1": "red", "2": "blue"}}, invaders={"ukraine": {"tatars": 2}})
    lost = [event for event in match.opening if event.name == "estate-lost"]
    assert [event.changes["estate"] for event in lost] == [{"ukraine": {"2": None}}, {"ukraine": {"1": None}}]
    assert told(match, "estate-lost")


def test_a_silent_step_waits_for_the_next_event() -> None:
    match = wartable.load("la-conquete-du-monde", 2).new(seed=1)
    sample = random.Random(1)
    while match.stage != "combat":
        match.play(match.asked[0], sample.choice(match.offer(match.asked[0])))
    before = following.folded(match)
    origin = next(choice for choice in match.offer(match.asked[0]) if choice.startswith("from "))
    assert match.play(match.asked[0], origin) == []
    assert following.folded(match) == before != match.view(None)
    attack = next(choice for choice in match.offer(match.asked[0]) if choice.startswith("attack "))
    events = match.play(match.asked[0], attack)
    assert events[0].changes["origin"] == origin.split()[1]
    assert following.folded(match) == match.view(None)


def test_an_undo_leaves_no_change_behind() -> None:
    match = wartable.load("la-conquete-du-monde", 2).new(seed=1)
    seat = match.asked[0]
    before, offer = following.folded(match), match.offer(seat)
    match.play(seat, offer[0])
    match.undo(seat)
    assert following.folded(match) == before
    match.play(seat, offer[-1])
    assert following.folded(match) == match.view(None)


def test_a_secret_choice_changes_nothing_for_all() -> None:
    match = auction(3).new(seed=1)
    whole = following.folded(match)
    for seat, bid in (("red", 3), ("blue", 1)):
        for choice in (f"bid {bid}", "ready"):
            match.play(seat, choice)
            assert following.folded(match) == whole == match.view(None)
    match.play("green", "ready")
    assert following.folded(match)["bids"] == {"red": 3, "blue": 1, "green": 0}


# ---- own parts ----
def owns(match: wartable.Match, seat: str | None) -> list[Mapping[str, Any]]:
    """What a seat was told of its own part, event by event, after the opening."""
    return [event.own for step in match.history for event in heard(step.events, step.own, seat)]


def test_the_opening_tells_each_seat_its_own_part() -> None:
    match = wartable.load("la-conquete-du-monde", 2).new(seed=1)
    for seat in match.game.seats:
        (own,) = (event.own for event in match.log(seat) if event.own)
        assert {"seat": seat} | dict(own) == match.own_view(seat)
    assert not any(event.own for event in match.log(None))


def test_what_is_changed_in_silence_comes_with_the_next_event_to_its_seat_only() -> None:
    match = wartable.load("la-conquete-du-monde", 2).new(seed=1)
    actor, other = match.asked[0], next(seat for seat in match.game.seats if seat not in match.asked)
    match.order(other, "defence", "ask")
    assert owns(match, other) == []
    (event,) = match.play(actor, match.offer(actor)[0])
    assert event.own == {}
    assert owns(match, other) == [{"orders": {"defence": "ask"}}]
    assert owns(match, actor) == owns(match, None) == [{}]
    assert event.told() | {"own": {"orders": {"defence": "ask"}}} == match.log(other)[-1].told()


def test_what_is_told_to_one_seat_is_not_in_what_another_plays() -> None:
    match = wartable.load("la-conquete-du-monde", 2).new(seed=1)
    sample = random.Random(1)
    while not any(event.name == "drew-card" for event in match.log(match.game.seats[0])):
        seat = match.asked[0]
        told = match.play(seat, sample.choice(match.offer(seat)))
        step = match.history[-1]
        assert {name for event in told for name in event.own} == set(step.own.get(seat, {}))
    assert following.folded(match, match.game.seats[0]) == match.view(match.game.seats[0])


def test_an_event_for_one_seat_brings_what_it_speaks_of() -> None:
    """A card is in the hand when its drawing is told, whatever else happens in the same step."""
    match = checks.play_checked(wartable.load("la-conquete-du-monde", 2), 1, "random", 10**9, 400)
    told = [event for step in match.history for event in heard(step.events, step.own, "red")]
    drawn = [event for event in told if event.name == "drew-card"]
    assert drawn
    assert all(event.own["hand"].keys() == {event.facts["arm"]} for event in drawn)


def test_an_undo_leaves_nothing_of_an_own_part_behind() -> None:
    match = wartable.load("la-conquete-du-monde", 2).new(seed=1)
    actor, other = match.asked[0], next(seat for seat in match.game.seats if seat not in match.asked)
    place = match.offer(actor)[0]
    match.play(actor, place)
    match.order(other, "defence", "ask")
    match.undo(actor)
    assert owns(match, other) == []
    match.play(actor, place)
    assert owns(match, other) == [{"orders": {"defence": "ask"}}]
    match.undo(actor)
    match.order(other, "defence", "maximum")
    match.play(actor, place)
    assert owns(match, other) == [{}]


def test_a_secret_that_is_shown_to_all_is_no_longer_a_seat_s_own() -> None:
    match = auction(2).new(seed=1)
    for seat, bid in (("red", 3), ("blue", 1)):
        match.play(seat, f"bid {bid}")
        assert match.view(seat)["bid"] == bid
        match.play(seat, "ready")
    assert match.view("red")["bid"] is None
    assert owns(match, "red") == [{}, {"bid": None, "ready": 1}]
    assert following.all_folded(match) == {seat: match.view(seat) for seat in ("red", "blue", None)}


def test_an_own_part_that_is_not_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Views, "own_difference", lambda *_: {})
    with pytest.raises(AssertionError, match=r"tell (red|blue) another view: hand, orders"):
        checks.play_checked(wartable.load("la-conquete-du-monde", 2), 1, "random", 10**9, 5)


@pytest.mark.parametrize("fact", ["changes", "own"])
def test_no_fact_is_called_changes(fact: str) -> None:
    with pytest.raises(ValueError, match="changes"):
        Events().add("odd", "A-1", **{fact: NUMBER})  # type: ignore[arg-type]
