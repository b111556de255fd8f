"""Seating plans, also for clubs that play on real tables."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from wartable.cli.shared import Json, Seed, out, print_json


def plan(
    people: Annotated[int, typer.Option(help="How many take part.")],
    players: Annotated[int, typer.Option(help="How many play at a table.")],
    rounds: Annotated[int, typer.Option(help="How many rounds are played.")],
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Print who sits where in each round, as evenly as can be: people by number, in the order of the seats."""
    from wartable.ratings import seating

    found = seating.plan(people, players, rounds, seed)
    if as_json:
        print_json([{"tables": [_named(table) for table in one.tables], "out": _named(one.byes)} for one in found])
        return
    width = len(found[0].tables)
    view = Table("round", *(f"table {k}" for k in range(1, width + 1)), "sits out")
    for number, one in enumerate(found, 1):
        view.add_row(str(number), *(_row(table) for table in one.tables), _row(one.byes))
    out.print(view)
    even = seating.evenness(found, people, players)
    out.print(f"Any two meet {_span(even.meetings)}, everybody has each seat {_span(even.seats)}"
              f" and sits out {_span(even.byes)}.")  # fmt: skip


def _named(people: tuple[int, ...]) -> list[int]:
    """On paper people are counted from 1."""
    return [one + 1 for one in people]


def _row(people: tuple[int, ...]) -> str:
    return " ".join(map(str, _named(people)))


def _span(times: tuple[int, int]) -> str:
    few, most = times
    count = str(few) if few == most else f"{few} to {most}"
    return "once" if times == (1, 1) else "never" if most == 0 else f"{count} times"
