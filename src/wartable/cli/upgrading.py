"""New rules under running games: what becomes of them, and going back to where both agree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import track
from rich.table import Table

from wartable.cli.shared import Database, Json, err, out, print_json

if TYPE_CHECKING:
    from wartable.tables.checking import Checked


def check(database: Database = "wartable.db", as_json: Json = False) -> None:
    """Before an upgrade: would the running tables go on by the rules of this version? Nothing is written; a server of
    the version before may run. Ends with 1 if a table would be held."""
    from wartable.tables.checking import checked
    from wartable.tables.files import url_of

    found = checked(url_of(database), _with_a_bar)
    if as_json:
        print_json([vars(one) for one in found])
    else:
        _show(found)
    if not all(one.goes_on for one in found):
        raise typer.Exit(1)


def rewind(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table that is held.")],
    database: Database = "wartable.db",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
) -> None:
    """Let a held table go back to where the rules before and those of today lead to the same, when its players are gone
    or ask for it. What is cut is kept in the database; the dice from there on are others."""
    from wartable.tables import held
    from wartable.tables.files import url_of
    from wartable.tables.storage import visit

    url = url_of(database)
    with visit(url) as connection:
        kept, match = held.found(connection, table)
    lost = len(kept.lines) - match.steps
    if not yes and not _sure(f"{match.steps} choices stay, {lost} are cut. Go back?"):
        raise typer.Exit(1)
    with visit(url, writing=True) as connection:
        held.rewind(connection, kept, match)
    out.print(f"{table} goes on after {match.steps} choices; {lost} were cut.")


def _sure(question: str) -> bool:
    """Whoever cannot answer is not."""
    try:
        return typer.confirm(question)
    except typer.Abort:
        return False


def _with_a_bar(tables: Sequence[str]) -> Iterator[str]:
    """For whoever looks at a screen."""
    yield from track(tables, "Replaying", console=err, transient=True, disable=not err.is_terminal)


def _show(found: Sequence[Checked]) -> None:
    held = [one for one in found if not one.goes_on]
    out.print(f"{len(found) - len(held)} of {len(found)} running tables go on, {len(held)} would be held.")
    if held:
        view = Table("table", "game", "choices", "in common", "why")
        for one in held:
            common = "-" if one.common is None else str(one.common)
            view.add_row(one.table, one.game, str(one.choices), common, one.reason)
        out.print(view)
