"""Who sits at tables in other processes: each writes down who is with it, and reads what the others have written.

It is never exact to the second, and a process that dies is missed only after a while; nothing of the game hangs on it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import sqlalchemy as sa

from wartable.tables import schema
from wartable.tables.errors import Refused
from wartable.tables.house import House

LOOK_SECONDS = 1.0
SIGN_SECONDS = 5.0  # between two signs of life
GONE_SECONDS = 20.0  # without one, nobody is there any more
presences = schema.presences


@dataclass(frozen=True)
class Sitters:
    """Those at one table, in one process or in several."""

    seats: tuple[str, ...] = ()
    spectators: int = 0


class Whereabouts:
    """Runs as long as the server does, if others serve the same tables."""

    def __init__(self, house: House) -> None:
        self.house, self.store = house, house.store
        self._written: Mapping[str, Sitters] = {}
        self._sign = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.store.sharing:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Nobody sits here any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._write({})

    async def _run(self) -> None:
        while True:
            try:
                await self.exchange()
            except Refused:  # the database is away; whoever is here stays here
                self._sign = 0.0
            await asyncio.sleep(LOOK_SECONDS)

    async def exchange(self) -> None:
        """Say who is here, if that has changed or some time has gone by, and hear who is elsewhere."""
        here = {table.id: Sitters(*table.presence.here) for table in self.house.in_memory() if table.connections}
        if here != self._written or time.monotonic() > self._sign + SIGN_SECONDS:
            await self._write(here)
        elsewhere = await self.store.ask(partial(_read, author=self.store.author))
        for table in self.house.in_memory():
            found = elsewhere.get(table.id, Sitters())
            table.presence.hear(found.seats, found.spectators)

    async def _write(self, here: Mapping[str, Sitters]) -> None:
        await self.store.do(partial(_write, author=self.store.author, here=here))
        self._written, self._sign = here, time.monotonic()


def _write(connection: sa.Connection, author: str, here: Mapping[str, Sitters]) -> None:
    now = time.time()
    gone = (presences.c.author == author) | (presences.c.at < now - GONE_SECONDS)
    connection.execute(presences.delete().where(gone))
    rows = [
        {"author": author, "table": table, "seats": " ".join(who.seats), "spectators": who.spectators, "at": now}
        for table, who in here.items()
    ]
    if rows:
        connection.execute(presences.insert(), rows)


def _read(connection: sa.Connection, author: str) -> dict[str, Sitters]:
    """Those with others, together."""
    others = (presences.c.author != author) & (presences.c.at > time.time() - GONE_SECONDS)
    seats: dict[str, set[str]] = {}
    spectators: Counter[str] = Counter()
    for row in connection.execute(sa.select(presences).where(others)):
        seats.setdefault(row.table, set()).update(row.seats.split())
        spectators[row.table] += row.spectators
    return {table: Sitters(tuple(sorted(found)), spectators[table]) for table, found in seats.items()}
