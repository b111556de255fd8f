"""The house: all tables of a server, loaded when somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal
from weakref import WeakValueDictionary

import sqlalchemy as sa

from wartable.engine.identity import rules_digest
from wartable.engine.match import Match
from wartable.games import game_names, spec_of
from wartable.learning.lesson import Lesson
from wartable.tables.errors import Conflict, Held, Refused
from wartable.tables.gathering import Connection, Gathering
from wartable.tables.held import HeldTable
from wartable.tables.limits import ALONE, Counts, Limits
from wartable.tables.pace import Pace, patiently
from wartable.tables.prepared import Prepared, Shelf, anywhere
from wartable.tables.restore import restored
from wartable.tables.rows import count_lines, running_digests
from wartable.tables.storage import Store
from wartable.tables.table import Observer, Table
from wartable.tables.taught import Taught
from wartable.wire.codes import Code
from wartable.wire.http import OpenTable
from wartable.wire.shared import Kind

log = logging.getLogger(__name__)
Reminder = Callable[[str, str, Literal["reminded", "nudged"]], Awaitable[None]]  # a table's seat is to be told
OTHER_RULES = "%d running tables were played by other rules: %d go on, %d are held"
BETWEEN = 0.02  # seconds between two tables that are looked through
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
        is_here: Callable[[str], bool] = anywhere,
        counts: Counts = ALONE,
    ) -> None:
        self.store = store
        store.changed = self.look_again
        self.boards = boards or {}
        self.pace = pace
        self.observers: list[Observer] = []  # of all its tables but the prepared ones
        self.reminders: list[Reminder] = []
        self._is_here = is_here
        self.shelf = Shelf(limits or Limits(), is_here, counts)
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()  # the one used last at the end
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._replaying = asyncio.Lock()  # side by side they would be no faster, and everyone else would wait for all
        self._accounting = asyncio.Lock()  # nor would accounts be
        self._held: dict[str, Held] = {}  # tables that do not replay by these rules, and why
        self._waiting: WeakValueDictionary[str, HeldTable] = WeakValueDictionary()  # those at which somebody is
        self._deaf = False
        self._following: set[asyncio.Task[None]] = set()

    async def open(self, request: OpenTable, host: str = "") -> tuple[Table, dict[str, str]]:
        """A new table and the tokens of its persons; `host` is the hash of the key of whoever opens it."""
        table, tokens = await Table.open(request, self.store, self.pace, self.boards.get(request.game), host)
        self.remember(table)
        return table, tokens

    def prepare(
        self, match: Match, sitters: Sequence[str], kind: Kind, address: str
    ) -> tuple[Prepared, dict[str, str]]:
        """A table for a match as it stands, in memory only, and the tokens of its persons. Raises BadTable, or Refused
        if the address has too many."""
        table, tokens = Prepared.of(match, sitters, kind, self.pace, self.shelf)
        self.shelf.put(table, address)
        return table, tokens

    def teach(self, lesson: Lesson, address: str) -> tuple[Prepared, dict[str, str]]:
        """A prepared table at which a lesson is given."""
        table, tokens = Taught.teach(lesson, self.pace, self.shelf)
        self.shelf.put(table, address)
        return table, tokens

    async def find(self, table_id: str) -> Table:
        """The table; raises Refused if there is none, or if it is held."""
        if prepared := self.shelf.find(table_id):
            return prepared
        table = self._tables.get(table_id) or await self._load(table_id)
        if table is None:
            raise Refused(Code.UNKNOWN_TABLE, "there is no such table")
        if self.store.sharing:
            await table.follow()
        self.remember(table)
        return table

    async def remind(self, table: str, seat: str, kind: Literal["reminded", "nudged"]) -> None:
        """A seat that is asked has been away for so long; stored, so in one process, and once in a turn."""
        for reminder in self.reminders:
            await reminder(table, seat, kind)

    # ---- tables that are held ----
    async def come(self, table_id: str) -> Table | HeldTable:
        """The table, also one that is held and can go back. Raises Refused."""
        try:
            return await self.find(table_id)
        except Held as held:
            waiting = None if held.final else await self._wait_at(table_id)
            if waiting is None:
                self._held[table_id] = held.again(final=True)
                raise
            return waiting

    async def _wait_at(self, table_id: str) -> HeldTable | None:
        """Two who come at once come to the same."""
        async with self._replaying:
            waiting = self._waiting.get(table_id)
            if waiting is None:
                waiting = await asyncio.to_thread(HeldTable.load, table_id, self.store, self.find)
            if waiting is not None:
                self._waiting[table_id] = waiting
        return waiting

    async def look_through(self) -> None:
        """After a start: the running tables that were played by other rules, one after the other and after everyone
        else, so that whoever comes to one that is held is told at once, and whoever runs the server knows."""
        unlike = [table for table in await self.store.ask(_of_other_rules) if self._is_here(table)]
        held = 0
        for table in unlike:
            await patiently(BETWEEN)
            held += not await self._goes_on(table)
        if unlike:
            level = logging.WARNING if held else logging.INFO
            log.log(level, OTHER_RULES, len(unlike), len(unlike) - held, held)

    async def _goes_on(self, table_id: str) -> bool:
        if table_id in self._tables:
            return True
        try:
            async with self._replaying:
                await asyncio.to_thread(_replay, self.store, table_id)
        except Held as held:
            self._held.setdefault(table_id, held.again())
        return table_id not in self._held

    # ---- other processes on the same database ----
    def hear(self, ids: Collection[str] | None) -> None:
        """Others have written to these tables, or perhaps to any."""
        tables = [t for t in self.in_memory() if t.connections and (ids is None or t.id in ids)]
        if tables and not self._deaf:
            self._run(self._follow(tables))
        waiting = [t for t in list(self._waiting.values()) if t.connections and (ids is None or t.id in ids)]
        if waiting and not self._deaf:
            self._run(self._follow_held(waiting))

    def _run(self, following: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(following)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _follow_held(self, tables: Sequence[HeldTable]) -> None:
        for table in tables:
            await table.follow_affairs()

    async def close(self) -> None:
        """Nothing more is heard of, and what was heard has been looked at."""
        self._deaf = True
        self.store.stop_listening()
        await asyncio.gather(*self._following, return_exceptions=True)

    async def _follow(self, tables: Sequence[Table]) -> None:
        """One look for all of them; whoever has moved on meanwhile looks for itself."""
        since = await self.store.since({table.id: table.known for table in tables})
        for table in tables:
            try:
                await table.follow(since.get(table.id))
            except Refused as error:
                log.error("table %s cannot be followed: %s", table.id, error, extra={"table": table.id})

    async def look_again(self, ids: Collection[str]) -> None:
        """Whoever sits at another table has changed something at these: hours are said once for all seats."""
        for table in [self._tables[one] for one in ids if one in self._tables]:
            with contextlib.suppress(Refused):  # then the next choice finds out
                await table.follow_affairs()

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    def at_hand(self, table_id: str) -> Table | None:
        """The table if it is in memory: at others there is nobody."""
        return self._tables.get(table_id)

    async def account(self, table: Table) -> bytes:
        """The account of a finished game, one game at a time."""
        async with self._accounting:
            return await table.account()

    @property
    def held(self) -> int:
        return len(self._held)

    def is_busy(self, table_id: str) -> bool:
        """Whether somebody is at a table, or about to be."""
        table = self._tables.get(table_id)
        return table_id in self._loading or (table is not None and bool(table.connections))

    def drop(self, table_id: str) -> None:
        """It was deleted."""
        for kept in (self._tables, self._recent, self._held):
            kept.pop(table_id, None)

    def remember(self, table: Table) -> None:
        table.observers = self.observers
        self._tables[table.id] = self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        while len(self._recent) > IN_MEMORY:
            self._recent.popitem(last=False)

    @property
    def sessions(self) -> set[str]:
        """Those by which somebody sits at a table here."""
        return {one.session for one in self._connections if one.session}

    def part(self, sessions: Collection[str]) -> None:
        """Whoever sits by a session that has ended sits there no more."""
        for connection in self._connections:
            if connection.session and connection.session in sessions:
                connection.line.cut()

    @property
    def _connections(self) -> list[Connection]:
        tables: list[Gathering] = [*self.in_memory(), *self._waiting.values()]
        return [connection for table in tables for connection in table.connections]

    def forget(self, person: str) -> None:
        """Nobody sits by this account any more."""
        for table in self.in_memory():
            for seat, row in table.seats.items():
                if row.person == person:
                    table.seats[seat] = replace(row, person="", name="")

    async def _load(self, table_id: str) -> Table | None:
        """Two who come at once get the same table, even if one of them gives up."""
        if (held := self._held.get(table_id)) is not None:
            if await self.store.ask(lambda connection: count_lines(connection, table_id)) == held.choices:
                raise held.again(held.final)
            self._held.pop(table_id, None)  # it went back
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
                    await table.tell_pauses()
                    if table.company.rewound and not table.clocks:
                        await table.begin_clocks()
            return table
        except Held as held:
            self._held[table_id] = held.again()
            log.warning("table %s is held: %s", table_id, held.reason, extra={"table": table_id})
            raise
        finally:
            del self._loading[table_id]


def _of_other_rules(connection: sa.Connection) -> list[str]:
    """The running tables whose last commit was not played by the rules of today; of a game that is gone, all."""
    running = running_digests(connection)
    today = {game: rules_digest(spec_of(game)) for game in {game for _, game, _ in running} & set(game_names())}
    return [table for table, game, digest in running if today.get(game) != digest]


def _replay(store: Store, table_id: str) -> None:
    """Raises Held."""
    if kept := store.read(table_id):
        restored(kept)
