"""Looking after ratings: on the database of a server, also while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from wartable.cli.shared import Database, Json, out, plain, print_json

if TYPE_CHECKING:
    from wartable.wire.ratings import Ladder


def ratings(
    recompute: Annotated[bool, typer.Option("--recompute", help="First fold them anew from all results.")] = False,
    database: Database = "wartable.db",
    as_json: Json = False,
) -> None:
    """List the best of each game and number of players."""
    from wartable.ratings import admin
    from wartable.tables.files import url_of

    counted = admin.recompute(url_of(database)) if recompute else None
    found = admin.ladders(url_of(database))
    if as_json:
        print_json([msgspec.to_builtins(ladder) for ladder in found])
        return
    if counted is not None:
        out.print(f"Ratings were made anew from {counted} results.")
    for ladder in found:
        _show_ladder(ladder)


def _show_ladder(ladder: Ladder) -> None:
    view = Table("", "name", "rating", "mean", "±", "games", title=f"{ladder.game}, {ladder.players} players")
    for one in ladder.people:
        games = f"{one.games} (provisional)" if one.provisional else str(one.games)
        numbers = [f"{number:.2f}" for number in (one.rating, one.mean, one.deviation)]
        view.add_row(str(one.place), plain(one.name), *numbers, games)
    out.print(view)
