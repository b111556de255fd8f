"""Prepared tables: from a position that is given, in memory only, for whoever opened them, and gone soon after use."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from wartable.engine.match import Match
from wartable.tables.errors import Refused
from wartable.tables.gathering import Found
from wartable.tables.limits import ALONE, Counts, Limits
from wartable.tables.opening import new_id, seated
from wartable.tables.pace import Pace
from wartable.tables.rows import Kept, Known, Mark, Since, Standing
from wartable.tables.table import Table
from wartable.tables.times import Times
from wartable.wire.codes import Code
from wartable.wire.shared import Kind


class Unkept:
    """Storage that keeps nothing but the count: with the table everything is gone."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.times = Times()

    async def write(
        self,
        table: str,
        known: Known,
        start: int,
        lines: Sequence[str],
        mark: Mark,
        standing: Standing,
    ) -> Known:
        if start + len(lines) > self.most:
            raise Refused(Code.TABLE_FULL, f"a prepared table is for trying things out: {self.most} choices are enough")
        return Known(start + len(lines))

    async def take(self, table: str, seat: str, token_hash: str) -> None:
        """Whoever sits there opened it."""

    async def on_time(self) -> None:
        """There are no clocks."""

    async def since(self, known: Mapping[str, Known]) -> Mapping[str, Since]:
        return {}

    async def changed(self, ids: Collection[str]) -> None:
        """Nothing said here is known at another table."""

    async def do(self, work: Callable[[sa.Connection], Found], table: str = "") -> Found:
        raise Refused(Code.NO_COMPANY, Code.NO_COMPANY.meaning)

    async def ask(self, work: Callable[[sa.Connection], Found]) -> Found:
        raise Refused(Code.NO_COMPANY, Code.NO_COMPANY.meaning)

    def read(self, table: str) -> Kept | None:
        return None


class Prepared(Table):
    """Unlike a table of the house it has no spectators: it belongs to whoever opened it."""

    @classmethod
    def of(
        cls, match: Match, sitters: Sequence[str], kind: Kind, pace: Pace, shelf: Shelf
    ) -> tuple[Prepared, dict[str, str]]:
        """Raises BadTable for a bot nobody knows."""
        table_id = shelf.new_id()
        seats, tokens = seated(table_id, match.game, sitters)
        return cls(table_id, seats, match, shelf.unkept, pace, kind), tokens

    def seat_of(self, token: str | None) -> str | None:
        if token is None:
            raise Refused(Code.UNKNOWN_SEAT, "this table belongs to whoever opened it")
        return super().seat_of(token)


def anywhere(table: str) -> bool:
    """One process serves all there is."""
    return True


@dataclass
class Place:
    """A prepared table on the shelf."""

    table: Prepared
    address: str
    seen: float  # when somebody was last at it

    @property
    def idle(self) -> bool:
        return not self.table.connections


class Shelf:
    """All prepared tables of a server: so many of an address, so many in all, each as long as somebody is at it."""

    def __init__(self, limits: Limits, is_here: Callable[[str], bool] = anywhere, counts: Counts = ALONE) -> None:
        self.limits = limits
        self._is_here = is_here
        self.unkept = Unkept(limits.prepared_choices)
        self._places: dict[str, Place] = {}
        self._owners = counts.crowd("prepared", limits.prepared_of_address)
        self._sweeping: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._places)

    def new_id(self) -> str:
        """One that leads to this process, among several: nobody else has the table."""
        return next(found for found in iter(new_id, "") if self._is_here(found))

    def put(self, table: Prepared, address: str) -> None:
        """Raises Refused if there is no room, not even in place of a table that nobody is at."""
        if len(self._places) >= self.limits.prepared:
            self._make_room(list(self._places.values()))
        if not self._owners.enter(address):
            self._make_room([place for place in self._places.values() if place.address == address])
            self._owners.enter(address)
        self._places[table.id] = Place(table, address, time.monotonic())
        self._watch()

    def find(self, table_id: str) -> Prepared | None:
        place = self._places.get(table_id)
        if place is None:
            return None
        place.seen = time.monotonic()
        return place.table

    def _make_room(self, places: list[Place]) -> None:
        idle = [place for place in places if place.idle]
        if not idle:
            raise Refused(Code.TOO_MANY, "too many prepared tables are open; close some first")
        self._put_away(min(idle, key=lambda place: place.seen))

    def _put_away(self, place: Place) -> None:
        del self._places[place.table.id]
        self._owners.leave(place.address)

    def _watch(self) -> None:
        if self._sweeping is None and self._places:
            self._sweeping = asyncio.get_running_loop().call_later(self.limits.prepared_seconds / 8, self._sweep)

    def _sweep(self) -> None:
        now, self._sweeping = time.monotonic(), None
        for place in list(self._places.values()):
            if not place.idle:
                place.seen = now
            elif now - place.seen > self.limits.prepared_seconds:
                self._put_away(place)
        self._watch()
