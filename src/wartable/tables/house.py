"""The house: all tables of a server, loaded when somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

from wartable.engine.match import Match
from wartable.learning.lesson import Lesson
from wartable.tables.errors import Conflict, Held, Refused
from wartable.tables.limits import Limits
from wartable.tables.pace import Pace
from wartable.tables.prepared import Prepared, Shelf
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.tables.taught import Taught
from wartable.wire.codes import Code
from wartable.wire.http import OpenTable
from wartable.wire.shared import Kind

log = logging.getLogger(__name__)
IN_MEMORY = 64  # tables held though nobody is at them, for whoever comes back soon


class House:
    """Finds tables by their id. As long as anything holds a table, be it a socket, a request or a thinking bot, that
    very table is found again: there are never two of one id."""

    def __init__(
        self,
        store: Store,
        pace: Pace,
        boards: Mapping[str, Mapping[str, Any]] | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.store = store
        self.boards = boards or {}
        self.pace = pace
        self.shelf = Shelf(limits or Limits())
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()  # the one used last at the end
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._replaying = asyncio.Lock()  # side by side they would be no faster, and everyone else would wait for all
        self._accounting = asyncio.Lock()  # nor would accounts be
        self._held: dict[str, str] = {}  # tables that do not replay by these rules, and why

    async def open(self, request: OpenTable) -> tuple[Table, dict[str, str]]:
        table, tokens = await Table.open(request, self.store, self.pace, self.boards.get(request.game))
        self.remember(table)
        return table, tokens

    def prepare(
        self, match: Match, sitters: Sequence[str], kind: Kind, address: str
    ) -> tuple[Prepared, dict[str, str]]:
        """A table for a match as it stands, in memory only, and the tokens of its persons. Raises BadTable, or Refused
        if the address has too many."""
        table, tokens = Prepared.of(match, sitters, kind, self.pace, self.shelf.unkept)
        self.shelf.put(table, address)
        return table, tokens

    def teach(self, lesson: Lesson, address: str) -> tuple[Prepared, dict[str, str]]:
        """A prepared table at which a lesson is given."""
        table, tokens = Taught.teach(lesson, self.pace, self.shelf.unkept)
        self.shelf.put(table, address)
        return table, tokens

    async def find(self, table_id: str) -> Table:
        """The table; raises Refused if there is none, or if it is held."""
        if prepared := self.shelf.find(table_id):
            return prepared
        table = self._tables.get(table_id) or await self._load(table_id)
        if table is None:
            raise Refused(Code.UNKNOWN_TABLE, "there is no such table")
        self.remember(table)
        return table

    async def account(self, table: Table) -> bytes:
        """The account of a finished game, one game at a time."""
        async with self._accounting:
            return await table.account()

    def remember(self, table: Table) -> None:
        self._tables[table.id] = self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        while len(self._recent) > IN_MEMORY:
            self._recent.popitem(last=False)

    async def _load(self, table_id: str) -> Table | None:
        """Two who come at once get the same table, even if one of them gives up."""
        if table_id in self._held:
            raise Held(self._held[table_id])
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._fetch(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _fetch(self, table_id: str) -> Table | None:
        try:
            async with self._replaying:
                table = await asyncio.to_thread(Table.load, table_id, self.store, self.pace)
            if table is not None:
                self.remember(table)
                with contextlib.suppress(Refused, Conflict):  # then the next commit does it
                    await table.mark()
            return table
        except Held as held:
            self._held[table_id] = held.reason
            log.warning("table %s is held: %s", table_id, held.reason)
            raise
        finally:
            del self._loading[table_id]
