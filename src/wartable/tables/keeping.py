"""What whoever runs a server may do with single tables, also while it plays on: it finds out with the next commit."""

from __future__ import annotations

import sqlalchemy as sa

from wartable.engine.errors import BadTable
from wartable.tables import schema
from wartable.tables.retention import delete_left, left
from wartable.tables.rows import CLOSED, OVER
from wartable.tables.storage import visit


def close(url: str, table: str) -> None:
    """It can be looked at, and nobody plays on."""
    with visit(url, writing=True) as connection:
        if _status(connection, table) == OVER:
            raise BadTable(f"the game at {table} is over")
        connection.execute(schema.tables.update().where(schema.tables.c.id == table).values(status=CLOSED))
        schema.touch(connection, [table])
        schema.notify(connection, "", (), [table])


def delete(url: str, table: str) -> None:
    with visit(url, writing=True) as connection:
        _status(connection, table)
        schema.delete(connection, [table])


def abandoned(url: str, days: float) -> set[str]:
    """What `retain` would delete."""
    with visit(url) as connection:
        return set(connection.scalars(left(days)))


def retain(url: str, days: float) -> list[str]:
    """Delete what nobody has moved at for so many days, as `serve --keep-days` does; which tables they were."""
    with visit(url, writing=True) as connection:
        return delete_left(connection, days, list(connection.scalars(left(days))))


def _status(connection: sa.Connection, table: str) -> str:
    """Nobody else changes it before this transaction ends."""
    schema.lock(connection, [table])
    found = connection.scalar(sa.select(schema.tables.c.status).where(schema.tables.c.id == table))
    if found is None:
        raise BadTable(f"there is no table {table}")
    return str(found)
