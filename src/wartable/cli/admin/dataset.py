"""The open dataset, from the finished games of a server."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from wartable.cli.shared import Database, err, out


def dataset(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where games.parquet and choices.parquet go.")],
    database: Database = "wartable.db",
) -> None:
    """Write the finished games of tables that agreed to it as open data: without names, words, clocks or times."""
    from wartable.tables.files import url_of
    from wartable.tables.publishing import publish

    done = publish(url_of(database), folder, _with_a_bar)
    out.print(f"{done.games:,} games with {done.choices:,} choices are in {folder}", soft_wrap=True)
    for table, reason in done.held.items():
        err.print(f"left out: {table}: {reason}", soft_wrap=True)


def _with_a_bar(tables: Sequence[str]) -> Iterator[str]:
    yield from track(tables, "Replaying", console=err, transient=True, disable=not err.is_terminal)
