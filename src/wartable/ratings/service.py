"""The service: it stores the result of each game that counts, once, and lets cups go on.

A table that has ended is noted by an observer, which takes no time; what is made of it happens later. What was noted is
not lost with the process: at the start, and now and then, storage is asked which tables have no result yet.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from wartable.ratings import results
from wartable.ratings.cups import Cups
from wartable.tables.errors import HELD, Refused, trail
from wartable.tables.house import House
from wartable.tables.table import Table
from wartable.wire.codes import Code

log = logging.getLogger(__name__)
LOOK_UP_SECONDS = 600.0  # between two looks at what storage says
RETRY_SECONDS = 2.0
LAST_SECONDS = 1.0  # of the service, when the server ends


class Results:
    """Observes a house."""

    def __init__(self, house: House, cups: Cups, is_mine: Callable[[str], bool] = lambda table: True) -> None:
        self.house, self.store, self.cups = house, house.store, cups
        self._is_mine = is_mine  # of several workers one looks after a table
        self._wake = asyncio.Event()
        self._ended: set[str] = set()  # tables whose result is to be stored
        self._looked_up: float | None = None
        self._ending = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.house.observers.append(self)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is None:
            return
        self.house.observers.remove(self)
        self._ending = True
        self._wake.set()
        await asyncio.wait([self._task], timeout=LAST_SECONDS)
        self._task.cancel()

    # ---- what a table tells ----
    def moved(self, table: Table) -> None:
        if table.decided:
            self._ended.add(table.id)
            self._wake.set()

    def left(self, table: Table, seat: str) -> None:
        pass

    def again(self, table: Table) -> None:
        pass

    # ---- what is made of it ----
    async def _run(self) -> None:
        while not self._ending:
            try:
                await self._look_up()
                await self._store_all()
                wait = RETRY_SECONDS if self._ended else LOOK_UP_SECONDS
            except Exception as error:
                if not isinstance(error, Refused):  # the store has said it
                    log.error("results: %s", trail(error))
                wait = RETRY_SECONDS
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait)
            self._wake.clear()

    async def _look_up(self) -> None:
        if self._looked_up is not None and time.monotonic() < self._looked_up + LOOK_UP_SECONDS:
            return
        found = await self.store.ask(results.missing)
        self._ended |= {table for table in found if self._is_mine(table)}
        await self.cups.advance()
        self._looked_up = time.monotonic()

    async def _store_all(self) -> None:
        """What cannot be stored now is tried again; one that is broken keeps no other waiting."""
        for table in sorted(self._ended):
            try:
                await self._store(table)
            except Refused:
                continue
            except Exception as error:
                log.error("results of table %s: %s", table, trail(error))
            self._ended.discard(table)

    async def _store(self, table_id: str) -> None:
        """As storage has it; a table that is held, or was opened again by an undo elsewhere, has no result."""
        try:
            table = await self.house.find(table_id)
        except Refused as error:
            if error.code in (*HELD, Code.UNKNOWN_TABLE):
                return
            raise
        if table.decided:
            places = results.places_of(table)
            await self.store.do(lambda connection: results.enter(connection, table_id, places), table_id)
            if table.company.terms.cup:
                await self.cups.advance()
