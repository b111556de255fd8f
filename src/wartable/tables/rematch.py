"""The same people once more: one new table for each finished one, where everyone's link opens a seat as before.

Tokens are kept only as hashes, so none can be handed out anew to whoever is away. Each person keeps his own: the new
table knows it by the same hash.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec

from wartable.tables.errors import Conflict, Refused
from wartable.tables.house import House
from wartable.tables.opening import new_id
from wartable.tables.table import Table, begin
from wartable.wire import messages as wire
from wartable.wire.codes import Code
from wartable.wire.shared import Again


async def rematch(house: House, table: Table, seat: str | None) -> Again:
    """The table to play on at, and the seat of whoever asks; opened by the first who does. Raises Refused."""
    if seat is None:
        raise Refused(Code.UNKNOWN_SEAT, "a rematch is for those who have a seat at this table")
    if table.kind:
        raise Refused(Code.BAD_TABLE, "a prepared table has no rematch")
    if not table.closed:
        raise Refused(Code.NOT_OVER, "a game is played again when it is over")
    async with table.opening_again:
        if not table.rematch:
            await _open_again(house, table)
    again = table.again(seat)
    assert again is not None
    return again


async def _open_again(house: House, table: Table) -> None:
    try:
        new = await _begin_again(house, table)
        house.remember(new)
        table.rematch = new.id
        for observer in house.observers:
            observer.again(table)
    except Conflict:  # another process was first, or has deleted the table
        kept = await asyncio.to_thread(house.store.read, table.id)
        if kept is None:
            raise Refused(Code.UNKNOWN_TABLE, "there is no such table any more") from None
        table.rematch = kept.table.rematch
    for connection in table.connections:
        if connection.seat is not None and (again := table.again(connection.seat)):
            connection.send(wire.Rematch(again.table, again.seat))


async def _begin_again(house: House, table: Table) -> Table:
    game, table_id = table.match.game, new_id()
    moved = {table.next_seats[old]: row for old, row in table.seats.items()}
    seats = [replace(moved[seat], table=table_id, seat=seat) for seat in game.seats]
    terms, host = msgspec.structs.replace(table.company.terms, cup=""), table.host  # a cup has no rematches
    new = await begin(game, table_id, seats, house.store, house.pace, after=table.id, terms=terms, host=host)
    await new.follow_affairs()  # of their accounts people have their hours of now
    return new
