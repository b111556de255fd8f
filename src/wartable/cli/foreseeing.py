"""Looking ahead at the terminal: advice for a seat, and chances over a finished game."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

import wartable
from wartable.cli.shared import (
    MOST,
    SHORTEST_THOUGHT,
    Json,
    Language,
    Seed,
    out,
    plain,
    positive,
    print_json,
    read_record,
)
from wartable.engine.errors import BadTable
from wartable.engine.game import check_seed

if TYPE_CHECKING:
    from wartable.bots.search import Budget

LONGEST_THOUGHT = 600.0
MOST_PLAYOUTS = 100_000
THOUGHT = 2.0


def advise(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    seat: Annotated[str | None, typer.Option(help="Whom to advise; whoever is asked if not given.")] = None,
    upto: Annotated[int | None, typer.Option(help="After so many choices.")] = None,
    seconds: Annotated[
        float | None, typer.Option(help=f"How long to think; {THOUGHT:.0f} if nothing else is said.")
    ] = None,
    playouts: Annotated[
        int | None, typer.Option(help="So many games played on, on one core: with a seed, the same advice everywhere.")
    ] = None,
    seed: Seed = 0,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """What a seat might do in a game under way, by what it sees, and its chances of victory."""
    from wartable.lab import outlook

    if upto is not None:
        positive("upto", upto, MOST)
    check_seed(seed)
    budget = _budget(seconds, playouts)
    match = wartable.replay(read_record(file), upto)
    if match.over:
        raise BadTable(f"{file}: the game is over; --upto N goes back to where N choices had been made")
    whom = match.game.seats[match.game.seat_index(seat)] if seat else match.asked[0]
    found = outlook.advise(match, whom, budget, seed)
    if as_json:
        choices = [judged._asdict() for judged in found.choices]
        print_json({"seat": whom, "steps": match.steps, "playouts": found.playouts, "choices": choices})
        return
    asked = match.game.text(lang).name(match.spec.seats, whom), match.prompt(whom, lang)
    out.print(plain(f"{asked[0]}: {asked[1]}  ({found.playouts} playouts)"), soft_wrap=True)
    view = Table("choice, the best first", "chance of victory", "less doubt", "tried")
    for judged in found.choices:
        view.add_row(judged.choice, f"{judged.chance:.1%}", f"{judged.cautious:.1%}", f"{judged.share:.1%}")
    out.print(view)


def _budget(seconds: float | None, playouts: int | None) -> Budget:
    from wartable.bots.search import Budget

    if seconds is not None:
        positive("seconds", seconds, LONGEST_THOUGHT, SHORTEST_THOUGHT)
    if playouts is None:
        return Budget(seconds=THOUGHT if seconds is None else seconds)
    positive("playouts", playouts, MOST_PLAYOUTS, 1)
    return Budget(seconds=inf if seconds is None else seconds, playouts=playouts, cores=1)


def chances(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    playouts: Annotated[int, typer.Option(help="Games played on at each moment.")] = 200,
    as_json: Json = False,
) -> None:
    """Everyone's chance of victory over a finished game, as a spectator might have judged it."""
    from wartable.lab import outlook

    positive("playouts", playouts, MOST_PLAYOUTS, 1)
    match = wartable.replay(read_record(file))
    moments = list(outlook.chances(match, playouts))
    if as_json:
        print_json([vars(moment) for moment in moments])
        return
    view = Table("after", "who chose", *match.game.seats)
    for moment in moments:
        view.add_row(str(moment.step), moment.seat, *(f"{moment.chances[seat]:.0%}" for seat in match.game.seats))
    out.print(view)
