"""What happens at tables though nobody chooses: reminders, clocks that run out, bots nobody watches.

Each process looks every second which tables have something due, by a column that is written with every commit, whether
anybody has them in memory or not. Whoever is first to store what is due has done it; the others find it done.
"""

from __future__ import annotations

import asyncio
import logging

import sqlalchemy as sa

from wartable.tables import schema
from wartable.tables.affairs import Nudged, Reminded
from wartable.tables.errors import HELD, Held, Refused, trail
from wartable.tables.house import House
from wartable.tables.rows import PLAYING
from wartable.tables.table import Table
from wartable.tables.times import BEAT
from wartable.wire.codes import Code

log = logging.getLogger(__name__)
SECONDS = 1.0
AHEAD = 20_000  # milliseconds: so long before they are due, tables whose people are here are put off
FOR_GOOD = (*HELD, Code.UNKNOWN_TABLE)
AT_ONCE = 50  # tables in one sweep


class Sweeper:
    """Looks after all tables of a house, and writes the beats of its process."""

    def __init__(self, house: House) -> None:
        self.house, self.store = house, house.store
        self._cannot: set[str] = set()  # tables that are held, or at which something breaks
        self._held: set[str] = set()

    async def run(self) -> None:
        """Whatever goes wrong, the next sweep comes."""
        while True:
            try:
                await self.sweep()
            except Refused:
                pass  # the writer says so itself
            except Exception as error:
                log.error("tables are not looked after: %s", trail(error))
            await asyncio.sleep(SECONDS)

    async def sweep(self) -> None:
        await self._beat()
        self._look_for_those_that_go_on()
        now = self.store.times.now()
        for table in self.house.in_memory():
            await self._look_at(table)
        for table_id, due in await self.store.ask(lambda connection: _due(connection, now + AHEAD, self._cannot)):
            await self._attend(table_id, due, now)

    def _look_for_those_that_go_on(self) -> None:
        """A table that was held and is in memory has gone back."""
        back = {table for table in self._held if self.house.at_hand(table)}
        self._held -= back
        self._cannot -= back

    async def _beat(self) -> None:
        times = self.store.times
        if not times.beaten or times.now() - times.beaten >= BEAT:
            known = times.pauses
            await self.store.beat()
            if times.pauses != known:
                for table in self.house.in_memory():
                    await table.tell_pauses()

    async def _look_at(self, table: Table) -> None:
        """Somebody's quiet hours may have begun; somebody may have left."""
        if table.connections and table.company.terms.clock.kind == "correspondence":
            table.tell_clocks()
        if table.unwritten and not table.closed:
            await table.put_off()

    async def _attend(self, table_id: str, due: int, now: int) -> None:
        """A table that is held, or at which something breaks, is left alone until the next start."""
        try:
            if due <= now:
                await self._act(await self.house.find(table_id))
            elif (here := self.house.at_hand(table_id)) and here.due(here.state, here.match, now) != due:
                await here.put_off()
        except Exception as error:
            if not isinstance(error, Refused) or error.code in FOR_GOOD:
                log.warning("table %s is not looked after: %s", table_id, trail(error))
                self._cannot.add(table_id)
                if isinstance(error, Held):
                    self._held.add(table_id)

    async def _act(self, table: Table) -> None:
        await table.tell_pauses()
        happened = await table.attend()
        table.wake_bots()
        for affair in happened:
            if isinstance(affair, Reminded | Nudged):
                await self.house.remind(table.id, affair.seat, "nudged" if isinstance(affair, Nudged) else "reminded")


def _due(connection: sa.Connection, until: int, but: set[str]) -> list[tuple[str, int]]:
    tables = schema.tables.c
    found = sa.select(tables.id, tables.due).where(tables.due <= until, tables.status == PLAYING)
    rows = connection.execute(found.where(tables.id.not_in(but)).order_by(tables.due).limit(AT_ONCE))
    return [(row.id, row.due) for row in rows]
