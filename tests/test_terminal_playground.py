"""God's Playground at the terminal, typed by a script."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import wartable
from tests.test_terminal import console, script, written
from wartable.bots import make_bot
from wartable.engine.text import LANGUAGES
from wartable.terminal import play

GAME = "gods-playground"


def typed(ask: Callable[[str], str], *, players: int = 3, language: str = "en") -> tuple[wartable.Match, str]:
    game, screen = wartable.load(GAME, players), console()
    bots = {seat: make_bot("heuristic", game, k) for k, seat in enumerate(game.seats) if seat != "blue"}
    luck = wartable.luck.fast(3)
    match = play(game, "blue", bots, language=language, luck=luck, save=None, console=screen, ask=ask, pace=0)
    return match, written(screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_in_every_language(language: str) -> None:
    commands = ["map", "seats", "hand", "log", "offer", "rules", "rule GP-8.3a", "history", "orders", "help"]
    _, shown = typed(script([*commands, "why build prussia", "1", "undo", "quit"]), language=language)
    text = wartable.load(GAME).text(language)
    assert text.get("round-name-1") in shown
    assert text.get("note-reconstructed") in shown
    assert text.rule("GP-8.3a") in shown


@pytest.mark.parametrize("edition", ["warfrog", "phalanx"])
def test_the_edition_goes_by_its_name(edition: str) -> None:
    game, screen = wartable.load(GAME, 3, edition), console()
    play(game, None, dict.fromkeys(game.seats, make_bot("random", game, 1)), console=screen, ask=script([]), pace=0,
         language="en", luck=wartable.luck.fast(3), save=None)  # fmt: skip
    assert f"\n{game.text().get(f'edition-{edition}-name')}: " in written(screen)


def test_words_choose_and_blocks_share_a_line() -> None:
    lines = ["build prussia", "build ukr", "bui greater", "assign pru 3", "ass court 5", "quit"]
    match, shown = typed(script(lines))
    assert match.view("blue")["assigned"]["prussia"] == 3
    assert match.view("blue")["assigned"]["court"] == 5
    assert any(line.count("block") >= 1 and line.rstrip().endswith("5") for line in shown.splitlines())


def test_a_refusal_names_its_rule() -> None:
    _, shown = typed(script(["pass", "quit"]))
    assert "[GP-0.6]" in shown


@pytest.mark.parametrize("players", [3, 4])
def test_a_whole_game_by_numbers(players: int) -> None:
    dice = random.Random(5)
    match, shown = typed(lambda _: str(dice.randrange(1, 40)), players=players)
    assert match.over
    assert wartable.load(GAME).text("en").name(match.spec.seats, match.winners[0]) in shown[-600:]
