"""What is said of a choice is what comes of it; that something is said of each, the conformance suite proves."""

from __future__ import annotations

from typing import Any

import wartable
from tests.games.wallenstein.helpers import acting, at, table, tiles
from wartable import Match


def facts(match: Match, seat: str, choice: str) -> dict[str, Any]:
    """All that is told of a choice: `stay.armies` and so on."""
    return {f"{key[5:]}.{name}": fact for key, told in match.hints(seat)[choice] for name, fact in told.items()}


def keys(match: Match, seat: str, choice: str) -> list[str]:
    return [key for key, _ in match.hints(seat)[choice]]


def test_a_defender_s_own_armies_fall_into_the_tower_too() -> None:
    """W-1.11, W-3.1"""
    match = acting(
        ["battle-a"],
        {"anhalt": ("red", 5), "kursachsen": ("blue", 4)},
        {"red": {"battle-a": "anhalt"}},
        tiles=tiles("thaler", "defence"),
        asks={"blue": 1},
        then=1,
    )
    match.play("red", "march kursachsen 3")
    assert match.stage == "defence-army"
    assert facts(match, "blue", "pass")["reserve.thrown"] == 4
    assert facts(match, "blue", "add")["reserve.thrown"] == 5


def planning(**parts: Any) -> Match:
    held = {"trier": ("red", 4), "anhalt": ("red", 2)}
    return at("planning", options=["court"], counties=held, **parts)


def test_courtiers_come_from_a_county_where_one_army_stays() -> None:
    """W-7.4"""
    match = planning()
    assert facts(match, "red", "plan court-3 trier") == {"courtiers.courtiers": 3, "stay.armies": 1}
    assert keys(match, "red", "plan court-2 anhalt") == ["hint-void"]


def test_courtiers_come_from_what_dearer_spaces_leave_in_the_tray() -> None:
    """W-7.4, W-7.5"""
    match = planning(tray={"red": 4})
    match.play("red", "plan court-3 tower")
    assert keys(match, "red", "plan court-2 tower") == ["hint-void"]
    assert facts(match, "red", "plan court-1 tower") == {"courtiers.courtiers": 1, "in-tray.armies": 0}


def test_cards_without_a_county_are_counted() -> None:
    """W-1.13"""
    match = planning()
    before = facts(match, "red", "plan grain blank")["blank.cards"]
    match.play("red", "plan court-3 tower")
    match.play("red", "plan taxes blank")
    assert facts(match, "red", "plan grain blank")["blank.cards"] == before - 2


def test_what_is_drawn_is_one_of_those_on_top() -> None:
    """W-0.4, W-0.5"""
    match = table().new(seed=5)
    [seat] = match.asked
    pile = len(match.view(None)["owner"]) - 2 - len(match.view(None)["printed"]["out"])
    assert facts(match, seat, "draw")["draw.cards"] == pile


def test_the_groups_of_armies_left_are_counted() -> None:
    """W-0.4"""
    match = wartable.load("wallenstein", players=3).new(seed=1)
    seat = match.asked[0]
    match.play(seat, next(choice for choice in match.offer(seat) if choice.startswith("take ")))
    assert {tuple(facts(match, seat, choice).items()) for choice in match.offer(seat)} == {(("groups.groups", 8),)}
