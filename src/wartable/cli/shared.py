"""What commands share: their words, their screens, and how they read what they are given."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

import wartable
from wartable.engine.errors import BadBoard, BadTable, BrokenRecord
from wartable.engine.game import Game
from wartable.engine.parsing import read_toml
from wartable.engine.text import LANGUAGES

if TYPE_CHECKING:
    from rich.progress import Progress

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)
LONGEST_PACE = 3600.0
SHORTEST_THOUGHT = 0.001
MOST = 10**9

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game; `wartable games` lists them.")]
Players = Annotated[int | None, typer.Option(help="Number of players; the fewest if not given.")]
Edition = Annotated[str | None, typer.Option(help="Edition of the rules.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option, NAME or NAME=VALUE; may be repeated.")]
OwnBoard = Annotated[
    Path | None, typer.Option("--board", metavar="FILE", help="A TOML file with your own numbers for the board.")
]
Seed = Annotated[int, typer.Option(help="Seed of the luck: the same seed gives the same games.")]
Bots = Annotated[list[str] | None, typer.Option("--bot", help="A bot per seat, the last one repeated.")]
Language = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
Database = Annotated[str, typer.Option(help="Database URL, or a path to an SQLite file.")]
PublicUrl = Annotated[
    str, typer.Option(envvar="WARTABLE_PUBLIC_URL", help="How others open this server, https://HOST: for links.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def plain(text: str) -> str:
    return text.replace("[", r"\[")


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def load(
    game: str, players: int | None, edition: str | None, options: list[str] | None, board: Path | None = None
) -> Game:
    own = own_board(board, game)[1] if board else None
    return wartable.load(game, players, edition, options or [], own)


def positive(name: str, number: float, most: float, least: float = 0) -> None:
    if not (math.isfinite(number) and least <= number <= most):
        raise BadTable(f"{name}: a number from {least} to {most} is wanted, not {number}")


def own_board(path: Path, game: str | None) -> tuple[str, dict[str, Any]]:
    """The game a file of own numbers is for, and the numbers; the file may name its game."""
    try:
        own = read_toml(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadBoard(f"{path}: {error}") from error
    named = own.pop("game", game)
    if named is None:
        raise BadBoard(f'{path}: the file must name its game: game = "NAME"')
    if game not in (None, named):
        raise BadBoard(f"{path} is for {named}, not for {game}")
    return str(named), own


def check_writable(path: Path | None) -> None:
    """Before hours of play, not after them; nothing is changed by it."""
    if path is None:
        return
    try:
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.unlink()
    except (OSError, ValueError) as error:
        raise BadTable(f"{path} cannot be written: {error}") from error


def read_record(path: Path) -> wartable.Record:
    try:
        return wartable.Record.parse(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BrokenRecord(f"{path}: {error}") from error


def progress(title: str, total: int) -> tuple[Progress, Callable[[int], None]]:
    """A bar on standard error, so that standard output stays clean; none where nobody watches it move."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=err, transient=True, disable=not err.is_terminal)
    task = bar.add_task(title, total=total)
    return bar, lambda done: bar.update(task, completed=done)
