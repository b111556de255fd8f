"""Events carry what changed: each its own part of it, in the names of the view, and nothing secret."""

from __future__ import annotations

import random
from typing import Any

import pytest

import wartable
from tests.auction import auction
from tests.games.gods_playground.helpers import at, told
from wartable.engine.events import NUMBER, Events
from wartable.engine.views import difference, fold
from wartable.testing import checks


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
    assert checks.folded(match) == match.public_view()


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
    before = checks.folded(match)
    origin = next(choice for choice in match.offer(match.asked[0]) if choice.startswith("from "))
    assert match.play(match.asked[0], origin) == []
    assert checks.folded(match) == before != match.public_view()
    attack = next(choice for choice in match.offer(match.asked[0]) if choice.startswith("attack "))
    events = match.play(match.asked[0], attack)
    assert events[0].changes["origin"] == origin.split()[1]
    assert checks.folded(match) == match.public_view()


def test_an_undo_leaves_no_change_behind() -> None:
    match = wartable.load("la-conquete-du-monde", 2).new(seed=1)
    seat = match.asked[0]
    before, offer = checks.folded(match), match.offer(seat)
    match.play(seat, offer[0])
    match.undo(seat)
    assert checks.folded(match) == before
    match.play(seat, offer[-1])
    assert checks.folded(match) == match.public_view()


def test_a_secret_choice_changes_nothing_for_all() -> None:
    match = auction(3).new(seed=1)
    whole = checks.folded(match)
    for seat, bid in (("red", 3), ("blue", 1)):
        for choice in (f"bid {bid}", "ready"):
            match.play(seat, choice)
            assert checks.folded(match) == whole == match.public_view()
    match.play("green", "ready")
    assert checks.folded(match)["bids"] == {"red": 3, "blue": 1, "green": 0}


def test_no_fact_is_called_changes() -> None:
    with pytest.raises(ValueError, match="changes"):
        Events().add("odd", "A-1", changes=NUMBER)
