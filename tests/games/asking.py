"""What the tests of every game ask of a match."""

from __future__ import annotations

from typing import Any

import pytest

import wartable
from wartable import Match


def play(match: Match, *turns: str) -> Match:
    """Choices with their seats: "red march trier 2"."""
    for turn in turns:
        seat, choice = turn.split(" ", 1)
        match.play(seat, choice)
    return match


def refused(match: Match, seat: str, choice: str) -> str:
    """The rule that refuses a choice, after making sure that it is not offered and that trying changes nothing."""
    refusal = match.why_not(seat, choice)
    assert refusal is not None, f"{choice!r} is possible"
    assert choice not in match.offer(seat)
    before, steps = match.position(), match.steps
    with pytest.raises(wartable.Illegal) as caught:
        match.play(seat, choice)
    assert caught.value.refusal == refusal
    assert (match.position(), match.steps) == (before, steps)
    return refusal.rule


def part(match: Match, *path: str) -> Any:
    """One part of the position: part(match, "nobles", "white", "ukraine")."""
    value: Any = match.position()
    for name in path:
        value = value[name]
    return value
