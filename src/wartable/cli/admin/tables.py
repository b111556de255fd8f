"""The tables of a server, for whoever runs it; a server may play on the database meanwhile."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from wartable.cli.serving import show_tables
from wartable.cli.shared import MOST, Database, Json, out, positive

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its link.")]
Days = Annotated[float, typer.Option(help="Days since the last choice.")]


class Which(StrEnum):
    """What may be asked for."""

    ALL = "all"
    PLAYING = "playing"
    OVER = "over"
    ENDED = "ended"
    HELD = "held"
    CLOSED = "closed"
    ABANDONED = "abandoned"


def tables(
    database: Database = "wartable.db",
    only: Annotated[Which, typer.Option(help="Those of one kind; abandoned: what `retain` would delete.")] = Which.ALL,
    days: Days = 30.0,
    as_json: Json = False,
) -> None:
    """List the tables of a database."""
    from wartable.tables.files import url_of
    from wartable.tables.keeping import abandoned
    from wartable.tables.listing import listed

    positive("days", days, MOST)
    url = url_of(database)
    left = abandoned(url, days) if only is Which.ABANDONED else set()
    wanted = (Which.ALL, Which.ABANDONED)
    rows = [entry for entry in listed(url) if only in wanted or entry.status == only]
    show_tables([entry for entry in rows if only is not Which.ABANDONED or entry.table in left], as_json)


def close(table: TableId, database: Database = "wartable.db") -> None:
    """End a table: it can be looked at, and nobody plays on."""
    from wartable.tables import keeping
    from wartable.tables.files import url_of

    keeping.close(url_of(database), table)
    out.print(f"{table} is closed")


def delete(table: TableId, database: Database = "wartable.db") -> None:
    """Delete a table and all that is kept of it, for good."""
    from wartable.tables import keeping
    from wartable.tables.files import url_of

    keeping.delete(url_of(database), table)
    out.print(f"{table} is deleted")


def retain(days: Days, database: Database = "wartable.db") -> None:
    """Delete unfinished tables nobody has moved at for some days, and after a week those nobody ever sat down at."""
    from wartable.tables import keeping
    from wartable.tables.files import url_of

    positive("days", days, MOST)
    out.print(f"{len(keeping.retain(url_of(database), days))} abandoned tables were deleted")
