"""Tables that were left: what goes, and when, if whoever runs the server wants any to go."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa

from wartable.tables import schema
from wartable.tables.errors import Conflict, Refused
from wartable.tables.house import House
from wartable.tables.prepared import anywhere
from wartable.tables.rows import CLOSED, PLAYING
from wartable.tables.whereabouts import GONE_SECONDS

log = logging.getLogger(__name__)
DAY, HOUR = 86400.0, 3600.0  # seconds
NOBODY_DAYS = 7  # after which a table goes at which nobody has ever sat down
BATCH, PAUSE = 20, 0.2  # tables deleted at a time, and seconds in which others may write


def left(days: float) -> sa.Select[Any]:
    """Tables that are not over and where the turn has gone to nobody else for so many days. One that has not moved
    since such times are kept may be over: it stays, and so does one somebody is at in any of several processes."""
    tables, seats, presences, now = schema.tables.c, schema.seats.c, schema.presences.c, time.time()
    sat_at = sa.exists().where(seats.table == tables.id, seats.taken)
    since = sa.or_(tables.moved < now - days * DAY, sa.and_(tables.moved < now - NOBODY_DAYS * DAY, ~sat_at))
    here = sa.exists().where(presences.table == tables.id, presences.at > now - GONE_SECONDS)
    return sa.select(tables.id).where(tables.status.in_((PLAYING, CLOSED)), tables.moved > 0, since, ~here)


def delete_left(connection: sa.Connection, days: float, among: Sequence[str]) -> list[str]:
    """Those of them that are still left go; which they were."""
    schema.lock(connection, among)
    gone = list(connection.scalars(left(days).where(schema.tables.c.id.in_(among))))
    schema.delete(connection, gone)
    return gone


async def tidy(house: House, days: float, is_here: Callable[[str], bool] = anywhere) -> None:
    """Every hour, quietly."""
    while True:
        try:
            await sweep(house, days, is_here)
        except (Refused, Conflict, sa.exc.SQLAlchemyError) as error:
            log.warning("abandoned tables stay for now: %s", type(error).__name__)
        await asyncio.sleep(HOUR)


async def sweep(house: House, days: float, is_here: Callable[[str], bool] = anywhere) -> int:
    """Delete what was left of the tables this process serves, but for those somebody is at; how many there were."""
    every = await house.store.ask(lambda connection: list(connection.scalars(left(days))))
    found = [table for table in every if is_here(table)]
    count = 0
    for start in range(0, len(found), BATCH):
        some = [table for table in found[start : start + BATCH] if not house.is_busy(table)]
        count += await _sweep(house, days, some)
        await asyncio.sleep(PAUSE)
    if count:
        log.warning("%d abandoned tables were deleted", count)
    return count


async def _sweep(house: House, days: float, some: Sequence[str]) -> int:
    gone = await house.store.do(lambda connection: delete_left(connection, days, some))
    for table in gone:
        house.drop(table)
    return len(gone)
