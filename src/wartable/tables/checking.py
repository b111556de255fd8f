"""Before an upgrade: which running tables would go on by the rules of this version, and how far the others come.

Nothing is written, and each table is read by itself, so a server of the version before may play on the database.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from wartable.tables import schema
from wartable.tables.errors import BadDatabase, Held
from wartable.tables.files import without_password
from wartable.tables.restore import common_point, restored
from wartable.tables.rows import PLAYING, Columns, Kept, TableRow, kept_of
from wartable.tables.storage import engine_on

NEEDED = {"digest", "hash", "seal"}  # of a table, to compare anything


@dataclass(frozen=True)
class Checked:
    """What becomes of a running table: nothing of what is played at it."""

    table: str
    game: str
    edition: str
    options: str
    players: int
    choices: int
    goes_on: bool
    reason: str = ""  # why it would be held
    common: int | None = None  # so many of its choices lead to the same position; none: it cannot be rewound


Walk = Callable[[Sequence[str]], Iterator[str]]  # through the tables, with a bar that shows how far it has come


def checked(url: str, walk: Walk = iter) -> list[Checked]:
    """All running tables, in the order they were opened. Raises BadDatabase."""
    with engine_on(url) as engine:
        of_tables, of_seats = _columns(engine, schema.tables), _columns(engine, schema.seats)
        if lacking := NEEDED - {column.name for column in of_tables}:
            raise BadDatabase(
                f"{without_password(url)} is of a version that is too old to be checked: it has no {min(lacking)}"
            )
        running = _running(engine, schema.tables.c.status in set(of_tables))
        found = (_read(engine, table, of_tables, of_seats) for table in walk(running))
        return [outcome(kept) for kept in found if kept is not None]


def outcome(kept: Kept) -> Checked:
    row = kept.table
    place = (row.id, row.game, row.edition, row.options, row.players, kept.known.length)
    try:
        restored(kept)
    except Held as held:
        point = common_point(kept)
        return Checked(*place, False, held.reason, None if point is None else point.steps)
    return Checked(*place, True, common=kept.known.length)


def _columns(engine: sa.Engine, table: sa.Table) -> list[sa.Column[object]]:
    """Those there are: earlier versions had fewer."""
    there = {column["name"] for column in sa.inspect(engine).get_columns(table.name)}
    return [column for column in table.c if column.name in there]


def _running(engine: sa.Engine, told: bool) -> list[str]:
    """All tables, if the database does not tell which are over."""
    tables = schema.tables.c
    running = sa.select(tables.id).where(tables.status == PLAYING if told else sa.true())
    with engine.connect() as connection:
        return list(connection.scalars(running.order_by(tables.opened)))


def _read(engine: sa.Engine, table: str, of_tables: Columns, of_seats: Columns) -> Kept | None:
    """A table may be gone, or over, by the time its turn comes."""
    tables = schema.tables.c
    with engine.connect() as connection:
        found = connection.execute(sa.select(*of_tables).where(tables.id == table)).mappings().one_or_none()
        row = None if found is None else TableRow(**found)
        return None if row is None or row.status != PLAYING else kept_of(connection, row, of_seats)
