"""What time it is, the same for all processes on a database, and when none of them was there.

Each process writes a beat every few seconds. Whoever finds that nobody has, be it at its start, after the machine slept
or when the database is back, notes the pause: what happened in it is nobody's time.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import sqlalchemy as sa

from wartable.tables import schema
from wartable.tables.clocks import DAY, Span

BEAT = 5_000  # milliseconds between two beats
GRACE = 3 * BEAT  # a process that has not beaten for so long is not there
REMEMBERED = 400 * DAY  # pauses: no turn lasts longer
LEAST = 500  # a pause shorter than this is none


class Times:
    """The database's time, which never goes back, and the pauses there were."""

    def __init__(self, wall: Callable[[], float] = time.time, own: bool = False) -> None:
        """`own`: whatever the database's clock says."""
        self.wall, self._own = wall, own
        self.pauses: tuple[Span, ...] = ()  # the earliest first
        self.ahead = 0  # the database's clock, of this machine's
        self.beaten = 0  # when this process last wrote a beat; 0: it never did
        self._latest = 0

    def now(self) -> int:
        """In milliseconds since 1970. Put back, the clock stands until it has caught up."""
        self._latest = max(self._latest, self._here() + self.ahead)
        return self._latest

    def seconds(self) -> float:
        return self.now() / 1000

    def _here(self) -> int:
        return round(self.wall() * 1000)

    @property
    def late(self) -> bool:
        """Whether this process may have slept: there may be a pause nobody has noted."""
        return bool(self.beaten) and self.now() - self.beaten > GRACE

    def set_by(self, database: int | None) -> None:
        if database is not None and not self._own:
            self.ahead = database - self._here()


def beat(
    connection: sa.Connection, times: Times, process: str, alone: bool, ending: bool
) -> tuple[int, tuple[Span, ...]]:
    """A process is there, for the last time if it is `ending`; when, and all pauses. `alone`: no other can be."""
    times.set_by(_lock(connection))
    now, beats = times.now(), schema.beats
    found = connection.execute(sa.select(beats).where(beats.c.at <= now)).all()
    last = max((row.at for row in found), default=now)
    nobody = not times.beaten and (alone or all(row.ended for row in found))
    if now - last > (LEAST if nobody else GRACE):  # otherwise a beat may just be late
        connection.execute(schema.pauses.insert(), [{"begin": last, "end": now}])
    old = (beats.c.process == process) | (beats.c.at < now - DAY) | (beats.c.at > now + GRACE)
    connection.execute(beats.delete().where(old))
    connection.execute(beats.insert(), [{"process": process, "at": now, "ended": ending}])
    return now, _pauses(connection, now)


def _pauses(connection: sa.Connection, now: int) -> tuple[Span, ...]:
    pauses = schema.pauses.c
    found = sa.select(pauses.begin, pauses.end).where(pauses.end > now - REMEMBERED).order_by(pauses.begin)
    return tuple((row.begin, row.end) for row in connection.execute(found))


def _lock(connection: sa.Connection) -> int | None:
    """One process after the other; on PostgreSQL its clock is everybody's."""
    if connection.dialect.name == "sqlite":
        return None
    connection.execute(sa.text("LOCK TABLE beats IN EXCLUSIVE MODE"))
    return int(connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar_one())
