"""The tables anyone may find: those with empty seats, and finished games. Read from rows, replaying nothing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from wartable.games import game_names, spec_of
from wartable.tables import schema
from wartable.tables.gathering import sitting
from wartable.tables.rows import ENDED, OVER, PLAYING, SeatRow, TableRow
from wartable.tables.storage import Store
from wartable.wire.http import TableListed
from wartable.wire.terms import Terms, read_terms

MOST = 100
SECONDS = 1.0  # a list knows of other processes' tables by then: whoever asks often costs no more
LISTED = schema.tables.c.terms.contains('"listed":true', autoescape=True)  # as terms are written
NEWEST = schema.tables.c.opened.desc()
LATEST = schema.tables.c.moved.desc()


class Lobby:
    """What lists show, written; made anew when anything but a choice was stored here, and now and then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._made: dict[bool, tuple[float, int, bytes]] = {}

    async def shown(self, finished: bool) -> bytes:
        made, affairs, written = self._made.get(finished, (0.0, -1, b""))
        if affairs != self.store.affairs_stored or time.monotonic() - made > SECONDS:
            affairs = self.store.affairs_stored  # before it is read: what is written meanwhile may be in it or not
            found = await self.store.ask(finished_tables if finished else open_tables)
            written = msgspec.json.encode(found)
            self._made[finished] = time.monotonic(), affairs, written
        return written

    async def named(self, ids: Sequence[str]) -> list[TableListed]:
        """One question for all the tables a browser knows; none of them is woken by it."""
        return await self.store.ask(partial(named_tables, ids))


def open_tables(connection: sa.Connection) -> list[TableListed]:
    """With an empty seat that is kept for nobody, the newest first."""
    tables, seats = schema.tables.c, schema.seats.c
    empty = sa.exists().where(seats.table == tables.id, seats.bot == "", sa.not_(seats.taken), seats.name == "")
    return _listed(connection, _rows(tables.status == PLAYING, empty).order_by(NEWEST))


def finished_tables(connection: sa.Connection) -> list[TableListed]:
    """The latest first; the record of each can be fetched."""
    return _listed(connection, _rows(schema.tables.c.status.in_((OVER, ENDED))).order_by(LATEST))


def named_tables(ids: Sequence[str], connection: sa.Connection) -> list[TableListed]:
    """Those whoever asks knows by name, listed or not: of a game there still is, and not too many at once."""
    tables = schema.tables.c
    here = sa.select(schema.tables).where(tables.id.in_(ids[:MOST]), tables.game.in_(game_names()))
    return _listed(connection, here)


def _rows(*which: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """Tables their hosts have listed, of games there still are."""
    return sa.select(schema.tables).where(LISTED, schema.tables.c.game.in_(game_names()), *which).limit(MOST)


def _listed(connection: sa.Connection, which: sa.Select[Any]) -> list[TableListed]:
    rows, seats = [TableRow(*row) for row in connection.execute(which)], schema.seats
    found: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in connection.execute(sa.select(seats).where(seats.c.table.in_(found))):
        found[seat.table].append(SeatRow(*seat))
    terms = {row.id: read_terms(row.terms) for row in rows}
    titles = _titles(connection, {one.cup for one in terms.values() if one.cup})
    return [_shown(row, found[row.id], terms[row.id], titles.get(terms[row.id].cup, "")) for row in rows]


def _titles(connection: sa.Connection, ids: set[str]) -> dict[str, str]:
    """Of these cups; most tables are of none, and ask for nothing."""
    cups = schema.cups.c
    wanted = sa.select(cups.id, cups.title).where(cups.id.in_(ids))
    return {row.id: row.title for row in connection.execute(wanted)} if ids else {}


def _shown(row: TableRow, seats: Sequence[SeatRow], terms: Terms, cup: str) -> TableListed:
    order = spec_of(row.game).seats.members
    return TableListed(
        row.id, row.game, row.edition, row.options.split(), row.players,
        [sitting(seat) for seat in sorted(seats, key=lambda one: order.index(one.seat))],
        terms, row.status, row.opened, row.moved, row.asked.split(), cup,
    )  # fmt: skip
