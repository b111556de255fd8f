"""Copies of the whole database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from wartable.cli.shared import Database, err, out

Copy = Annotated[Path, typer.Argument(metavar="FILE", help="The copy.")]


def backup(file: Copy, database: Database = "wartable.db") -> None:
    """Copy a database into a file, also while a server plays on it."""
    from wartable.tables import backup
    from wartable.tables.files import url_of

    with _shown("copying") as progress:
        backup.backup(url_of(database), file, progress)
    out.print(f"copied into {file}", soft_wrap=True)


def restore(
    file: Copy,
    database: Annotated[str, typer.Option(help="Database URL, or a path to an SQLite file.")],
    replace: Annotated[bool, typer.Option("--replace", help="Throw away what the database has.")] = False,
) -> None:
    """Make a database of a copy, while no server has it."""
    from wartable.tables import backup
    from wartable.tables.files import url_of, without_password

    with _shown("restoring") as progress:
        backup.restore(url_of(database), file, replace, progress)
    out.print(f"restored into {without_password(database)}", soft_wrap=True)


@contextmanager
def _shown(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar, for whoever watches a screen."""
    with Progress(console=err, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda left, total: bar.update(task, total=total, completed=total - left)
