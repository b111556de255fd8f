"""The house: all tables of a server, loaded when somebody comes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from wartable.tables.errors import Refused
from wartable.tables.storage import Store
from wartable.tables.table import Pace, Table
from wartable.wire.codes import Code
from wartable.wire.http import OpenTable

IN_MEMORY = 500  # beyond this, tables nobody is at are left to storage


class House:
    """Finds tables by their id; each is in memory once."""

    def __init__(self, store: Store, pace: Pace, boards: Mapping[str, Mapping[str, Any]] | None = None) -> None:
        self.store = store
        self.boards = boards or {}
        self.pace = pace
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    async def open(self, request: OpenTable) -> tuple[Table, dict[str, str]]:
        self._tidy()
        table, tokens = await Table.open(request, self.store, self.pace, self.boards.get(request.game))
        self._tables[table.id] = table
        return table, tokens

    async def find(self, table_id: str) -> Table:
        """The table; raises Refused if there is none."""
        table = self._tables.get(table_id)
        if table is None:
            table = await self._load(table_id)
        if table is None:
            raise Refused(Code.UNKNOWN_TABLE, "there is no such table")
        return table

    def _tidy(self) -> None:
        if len(self._tables) > IN_MEMORY:
            self._tables = {table_id: table for table_id, table in self._tables.items() if not table.idle}

    async def _load(self, table_id: str) -> Table | None:
        """Two who come at once get the same table."""
        if table_id not in self._loading:
            load = asyncio.to_thread(Table.load, table_id, self.store, self.pace)
            self._loading[table_id] = asyncio.ensure_future(load)
        try:
            table = await self._loading[table_id]
        finally:
            self._loading.pop(table_id, None)
        if table is None:
            return None
        self._tidy()
        return self._tables.setdefault(table_id, table)
