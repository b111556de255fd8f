"""Programs at the seats of a game in the terminal."""

from __future__ import annotations

import logging
import re
import shlex
from collections.abc import Sequence
from pathlib import Path

from wartable.bots import Bot
from wartable.engine.errors import BadTable
from wartable.engine.game import Game
from wartable.programs import Program, read_command
from wartable.programs.process import log as said

LONGEST_NAME = 60
WORD = re.compile(r"[\w-]+")
OTHERS = "all other seats"


def seated(wanted: Sequence[str], game: Game, person: str | None, seconds: float, language: str) -> dict[str, Bot]:
    """Who is to sit where: SEAT=COMMAND, or a command for all seats that nobody else has."""
    commands: dict[str, tuple[str, ...]] = {}
    for text in wanted:
        seat, equals, command = text.partition("=")
        seat, command = (seat, command) if equals and WORD.fullmatch(seat) else (OTHERS, text)
        if seat in commands:
            raise BadTable(f"two programs for {seat}: {shlex.join(commands[seat])!r} and {command!r}")
        if seat != OTHERS:
            game.seat_index(seat)
        if seat == person:
            raise BadTable(f"{seat} is your own seat; `--seat none` leaves it to a program")
        commands[seat] = read_command(command)
    if others := commands.pop(OTHERS, None):
        commands = dict.fromkeys((each for each in game.seats if each != person), others) | commands
    return {
        seat: Program(shlex.join(command)[:LONGEST_NAME], command, seconds).sit_down(game, k, language)
        for k, (seat, command) in enumerate(commands.items())
    }


def keep_log(path: Path | None) -> None:
    """What programs say on their standard error goes to a file, or nowhere: the screen is the game's."""
    said.setLevel(logging.INFO)
    said.propagate = False
    try:
        said.addHandler(logging.NullHandler() if path is None else logging.FileHandler(path, encoding="utf-8"))
    except OSError as error:
        raise BadTable(f"{path}: {error}") from error
