"""Looking ahead at the terminal: advice for a seat, and chances over a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import wartable
from wartable.cli.shared import MOST, Json, Language, out, positive, print_json, read_record

LONGEST_THOUGHT = 600.0
MOST_PLAYOUTS = 100_000
FEWEST = 1


def advise(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    seat: Annotated[str | None, typer.Option(help="Whom to advise; whoever is asked if not given.")] = None,
    upto: Annotated[int | None, typer.Option(help="After so many choices.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to think.")] = 2.0,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """What a seat might do in a game under way, by what it sees, and its chances of victory."""
    from wartable.bots.search import Budget
    from wartable.lab import outlook

    positive("seconds", seconds, LONGEST_THOUGHT)
    if upto is not None:
        positive("upto", upto, MOST)
    match = wartable.replay(read_record(file), upto)
    whom = match.game.seats[match.game.seat_index(seat)] if seat else next(iter(match.asked), "")
    found = outlook.advise(match, whom, Budget(seconds=seconds))
    if as_json:
        choices = [judged._asdict() for judged in found.choices]
        print_json({"seat": whom, "steps": match.steps, "playouts": found.playouts, "choices": choices})
        return
    out.print(f"{match.prompt(whom, lang)}  ({found.playouts} playouts)", soft_wrap=True)
    view = Table("choice", "chance of victory", "tried")
    for judged in found.choices:
        view.add_row(judged.choice, f"{judged.chance:.0%}", f"{judged.share:.0%}")
    out.print(view)


def chances(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    playouts: Annotated[int, typer.Option(help="Games played on at each moment.")] = 200,
    as_json: Json = False,
) -> None:
    """Everyone's chance of victory over a finished game, as a spectator might have judged it."""
    from wartable.lab import outlook

    positive("playouts", playouts - FEWEST, MOST_PLAYOUTS)
    match = wartable.replay(read_record(file))
    moments = list(outlook.chances(match, playouts))
    if as_json:
        print_json([vars(moment) for moment in moments])
        return
    view = Table("after", "who chose", *match.game.seats)
    for moment in moments:
        view.add_row(str(moment.step), moment.seat, *(f"{moment.chances[seat]:.0%}" for seat in match.game.seats))
    out.print(view)
