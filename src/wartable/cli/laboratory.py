"""`wartable lab`: experiments of many games, their report, and the games behind its numbers."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wartable.cli.shared import (
    GameName,
    Json,
    Options,
    OwnBoard,
    Seed,
    check_writable,
    err,
    out,
    own_board,
    print_json,
    progress,
)

if TYPE_CHECKING:
    from wartable.lab.keeping import Folder
    from wartable.lab.running import Crew

STOPPED = 130
LabFolder = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of an experiment.")]
Report = Annotated[Path | None, typer.Option("--report", metavar="FILE", help="Write a page with all numbers here.")]


class On(StrEnum):
    """Who plays."""

    CORES = "cores"
    RAY = "ray"


def lab_app() -> typer.Typer:
    app = typer.Typer(no_args_is_help=True, help="Play experiments of many games, and find out what they tell.")
    for command in (run, report, game):
        app.command()(command)
    return app


def run(
    game: GameName,
    bots: Annotated[
        list[str] | None, typer.Option("--bots", help="A bot per seat, the last one repeated; or several with commas.")
    ] = None,
    games: Annotated[int, typer.Option("--games", help="How many games of each table.")] = 1000,
    players: Annotated[list[int] | None, typer.Option(help="Number of players; repeated to compare.")] = None,
    edition: Annotated[list[str] | None, typer.Option(help="Edition of the rules; repeated to compare.")] = None,
    option: Options = None,
    ablate: Annotated[
        list[str] | None,
        typer.Option(help="Play the same seeds with this option the other way round; `all` for each of them."),
    ] = None,
    seed: Seed = 1,
    noted: Annotated[
        int, typer.Option(help="Keep so many games of each table choice by choice, with their luck; none of --ablate.")
    ] = 100,
    rotate: Annotated[bool, typer.Option(help="Bots change seats from game to game.")] = True,
    board: OwnBoard = None,
    folder: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="Where games are kept; a run that stopped goes on.")
    ] = None,
    page: Report = None,
    on: Annotated[On, typer.Option(help="All cores of this machine, or a Ray cluster.")] = On.CORES,
    cores: Annotated[int, typer.Option(min=0, help="So many processes; 0: one for each core.")] = 0,
    as_json: Json = False,
) -> None:
    """Play an experiment: many games between bots, at one or more tables."""
    from wartable.lab.experiment import experiment
    from wartable.lab.keeping import Folder

    named = [name for word in bots or ["heuristic"] for name in word.split(",")]
    own = own_board(board, game)[1] if board else None
    wanted = experiment(
        game, named, games, seed, players or (), edition or (), option or (), ablate or (), noted, rotate, own
    )
    check_writable(page)
    kept = Folder(folder or Path(f"lab-{wanted.id}"), wanted)
    _play(kept, _crew(on, cores))
    there, asked = len(kept.played()), kept.experiment.wanted
    if not as_json:
        of_them = f", {asked:,} of them asked for now" if there > asked else ""
        out.print(f"{there:,} games are in {kept.path}{of_them}", soft_wrap=True)
    _write(kept, page, as_json)
    if as_json:
        tables = [arm.name for arm in wanted.arms]
        told = {"folder": str(kept.path), "games": there, "asked": asked, "tables": tables}
        print_json(told | {"report": None if page is None else str(page)})


def _crew(on: On, cores: int) -> Crew:
    if on is On.RAY:
        from wartable.lab.cluster import on_ray

        return on_ray
    from functools import partial

    from wartable.lab.running import alone, on_cores

    return alone if cores == 1 else partial(on_cores, cores=cores)


def _play(kept: Folder, crew: Crew) -> None:
    from wartable.lab.keeping import games_left
    from wartable.lab.running import run as play

    total = kept.experiment.wanted
    bar, update = progress("playing", total)
    try:
        with bar:
            play(kept, crew, update)
    except KeyboardInterrupt:
        done = total - games_left(kept.experiment, kept.played())
        err.print(f"stopped; {done:,} of {total:,} games are kept in {kept.path}", soft_wrap=True)
        raise typer.Exit(STOPPED) from None


def _write(kept: Folder, page: Path | None, silent: bool = False) -> None:
    if page is not None:
        from wartable.lab.report import report as text

        page.write_text(text(kept), encoding="utf-8")
        if not silent:
            out.print(f"the report is in {page}", soft_wrap=True)


def report(
    folder: LabFolder,
    page: Annotated[Path, typer.Argument(metavar="FILE", help="The page to write.")],
) -> None:
    """Write the report of an experiment, also while it is played."""
    from wartable.lab.keeping import Folder

    kept = Folder.open(folder)
    check_writable(page)
    _write(kept, page)


def game(
    folder: LabFolder,
    seed: Annotated[int, typer.Argument(metavar="SEED", help="The seed of a game.")],
    arm: Annotated[str | None, typer.Option(help="Which of the tables; the first if not given.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here instead of printing it.")] = None,
) -> None:
    """Write the record of a game of an experiment; `wartable replay` and `wartable account` tell it."""
    from wartable.lab.again import record_of
    from wartable.lab.keeping import Folder

    record = str(record_of(Folder.open(folder), arm, seed))
    if save is None:
        print(record, end="")
    else:
        save.write_text(record, encoding="utf-8")
        out.print(f"the record is in {save}", soft_wrap=True)
