"""Wallenstein at the terminal, typed by a script."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import wartable
from tests.test_terminal import console, script, written
from wartable.bots import make_bot
from wartable.engine.text import LANGUAGES
from wartable.terminal import play

GAME = "wallenstein"


def typed(ask: Callable[[str], str], *, language: str = "en", edition: str = "expanded") -> tuple[wartable.Match, str]:
    game, screen = wartable.load(GAME, 3, edition, ["set-up=printed"]), console()
    bots = {seat: make_bot("heuristic", game, k) for k, seat in enumerate(game.seats) if seat != "red"}
    luck = wartable.luck.fast(3)
    match = play(game, "red", bots, language=language, luck=luck, save=None, console=screen, ask=ask, pace=0)
    return match, written(screen)


def own_counties(edition: str = "base") -> list[str]:
    match = wartable.load(GAME, 3, edition, ["set-up=printed"]).new(seed=3)
    return [county for county, owner in match.view("red")["owner"].items() if owner == "red"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_in_every_language(language: str) -> None:
    commands = [
        "map",
        "seats",
        "hand",
        "log",
        "offer",
        "rules",
        "rule W-3.5",
        "history",
        "history anhalt",
        "orders",
        "help",
    ]
    _, shown = typed(script([*commands, "why plan bid blank", "quit"]), language=language)
    text = wartable.load(GAME).text(language)
    for key in ("history-year-1", "history-anhalt", "note-reconstructed", "table-spaces", "table-how"):
        assert text.get(key) in shown
    assert text.rule("W-3.5") in shown
    assert "[W-1.4]" in shown


def test_the_planning_table_shows_spaces_and_counties_instead_of_a_list() -> None:
    _, shown = typed(script(["quit"]), edition="base")
    lines = shown.splitlines()
    assert sum("Build a palace" in line for line in lines) < 5
    for county in own_counties():
        assert any(wartable.load(GAME).text().get(f"county-{county}") in line for line in lines)


def test_several_cards_are_laid_in_one_line() -> None:
    one, two, *_ = own_counties()
    match, _ = typed(script([f"lay palace {one}, taxes {two}, bid coin-1, rest", "quit"]), edition="base")
    plan = match.view("red")["plan"]
    assert (plan["palace"], plan["taxes"], plan["bid"], plan["church"]) == (one, two, "coin-1", "blank")
    assert list(plan.values()).count("blank") == 4  # W-1.13: the fifth coin card is the bid


def test_laying_stops_at_the_first_refusal() -> None:
    one, *_ = own_counties()
    match, shown = typed(script([f"lay palace {one}, church {one}, taxes blank", "quit"]), edition="base")
    assert match.view("red")["plan"]["taxes"] is None
    assert "[W-1.3]" in shown
