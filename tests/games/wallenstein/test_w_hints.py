"""Whatever county is offered, something is said of it."""

from __future__ import annotations

import random

import wartable

OF_A_COUNTY = {"take", "station", "enter", "pardon", "build", "garrison", "march", "lead", "lead-here", "revolt"}
OTHERS = {"recall", "add"}


def test_every_county_offered_has_a_hint() -> None:
    """In a whole year with all expansions: the draft, the court, leaders and winter come by."""
    dice, seen = random.Random(3), set()
    match = wartable.load("wallenstein", 3, "expanded").new(seed=3)
    while not match.over:
        seat = dice.choice(match.asked)
        offer = match.offer(seat)
        if match.stage != "plan":
            hints = match.hints(seat)
            told = [choice for choice in offer if choice.split()[0] in OF_A_COUNTY | OTHERS]
            assert [choice for choice in told if not hints.get(choice)] == []
            seen |= {choice.split()[0] for choice in told}
        match.play(seat, "ready" if "ready" in offer else dice.choice(offer))
    assert seen >= {"take", "station", "march", "lead", "revolt"}
