"""Programs that sit at a table: any language, over standard input and output (docs/seat-programs.md)."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from wartable.bots import BROUGHT, bot_names
from wartable.engine.errors import BadTable
from wartable.engine.game import Game
from wartable.games import game_names, spec_of
from wartable.programs.bot import ProgramBot

NAME = re.compile(r"[a-z][a-z0-9-]{0,30}")
SECONDS = 10.0  # for a choice, unless somebody says otherwise


@dataclass(frozen=True)
class Program:
    """A command somebody may be asked to run, by a name that everyone may know."""

    name: str
    command: tuple[str, ...]
    seconds: float = SECONDS

    def sit_down(self, game: Game, seed: int, language: str = "en") -> ProgramBot:
        return ProgramBot(self.name, self.command, self.seconds, game, seed, language)


def read_command(text: str) -> tuple[str, ...]:
    """A command as a shell would part it; none is involved. Raises BadTable if there is nothing to run."""
    try:
        command = tuple(shlex.split(text))
    except ValueError as error:
        raise BadTable(f"{text!r} is no command: {error}") from error
    if not command or shutil.which(command[0]) is None:
        raise BadTable(f"{text!r}: there is nothing to run by that name")
    return command


def read_program(text: str, seconds: float = SECONDS) -> Program:
    """NAME=COMMAND, as whoever runs a server writes it."""
    name, equals, command = text.partition("=")
    if not equals or not NAME.fullmatch(name):
        raise BadTable(f"{text!r}: a program is named NAME=COMMAND, the name in small letters, digits and dashes")
    taken = {bot for game in game_names() for bot in bot_names(spec_of(game))}
    if name in taken or name == "person":
        raise BadTable(f"{name!r} is the name of somebody else at the table")
    return Program(name, read_command(command), seconds)


def bring(programs: Iterable[Program]) -> None:
    """From now on these may be seated in this process, by their names; nobody who asks for one says what is run."""
    for program in programs:
        BROUGHT[program.name] = partial(Program.sit_down, program)
