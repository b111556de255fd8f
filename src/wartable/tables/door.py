"""The door: every message of a connection comes through here, one check per line."""

from __future__ import annotations

from time import perf_counter

import msgspec

from wartable.engine.errors import Illegal, WartableError
from wartable.tables import metrics
from wartable.tables.advice import advise
from wartable.tables.company import beside
from wartable.tables.errors import Refused, told
from wartable.tables.gathering import Connection
from wartable.tables.held import HeldTable
from wartable.tables.limits import LARGEST, Pacer
from wartable.tables.table import Table
from wartable.tables.weighing import weigh
from wartable.wire import messages as wire
from wartable.wire.codes import Code

Change = wire.Play | wire.Undo | wire.Back | wire.Order
CHANGES = (wire.Play, wire.Undo, wire.Back, wire.Order)


async def admit(table: Table | HeldTable, connection: Connection, allowance: Pacer, raw: str | bytes) -> wire.Message:
    """Carry out one message and answer it. Whatever is wrong, with it or with us, becomes a typed refusal."""
    request_id: int | None = None
    try:
        request = read(raw, allowance)
        request_id = None if isinstance(request, wire.Hello) else request.id
        if isinstance(table, HeldTable) and table.table is None:
            return await table.carry_out(connection, request)
        return await carry_out(_played(table), connection, request)
    except Exception as error:
        return refusal_of(error, request_id)


def _played(table: Table | HeldTable) -> Table:
    """A table that was held may have gone on meanwhile."""
    if isinstance(table, Table):
        return table
    assert table.table is not None
    return table.table


def read(raw: str | bytes, allowance: Pacer) -> wire.Request:
    if not allowance.take():
        raise Refused(Code.TOO_FAST, "too many messages; wait a moment")
    if len(raw) > LARGEST or (isinstance(raw, str) and len(raw.encode(errors="replace")) > LARGEST):
        raise Refused(Code.TOO_LARGE, f"a message may have {LARGEST} bytes")
    try:
        return wire.read_request(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(Code.MALFORMED, str(error)) from error


async def carry_out(table: Table, connection: Connection, request: wire.Request) -> wire.Message:
    if isinstance(request, wire.Hello):
        raise Refused(Code.MALFORMED, "hello comes once, first")
    if isinstance(request, CHANGES):  # first, for these people wait
        began = perf_counter()
        await _change(table, _player(connection), request)
        metrics.REQUEST_SECONDS.observe(perf_counter() - began)
        return wire.Done(request.id)
    if isinstance(request, wire.Beside):
        return await beside(table, connection, request)
    if isinstance(request, wire.Rewind):
        raise Refused(Code.NOT_HELD, Code.NOT_HELD.meaning)
    seat = _player(connection)
    if isinstance(request, wire.Why):
        return table.why(seat, request.choice, request.id)
    if isinstance(request, wire.Hints):
        return table.hints(seat, request.revision, request.id)
    if isinstance(request, wire.Advise):
        return await advise(table, seat, request)
    return weigh(table, seat, request)


def _player(connection: Connection) -> str:
    """Several people see what a common screen shows, and its answers."""
    if connection.seat is None or connection.eyes is None:
        raise Refused(Code.FOREIGN, "a spectator may only look")
    return connection.seat


async def _change(table: Table, seat: str, request: Change) -> None:
    if isinstance(request, wire.Play):
        await table.play(seat, request.choices, request.revision)
    elif isinstance(request, wire.Undo):
        await table.undo(seat, request.revision, request.all)
    elif isinstance(request, wire.Back):
        await table.back(seat, request.all)
    else:
        await _order(table, seat, request)


async def _order(table: Table, seat: str, request: wire.Order) -> None:
    try:
        await table.order(seat, request.name, request.word)
    except Refused:
        raise
    except WartableError as error:
        raise Refused(Code.BAD_ORDER, str(error)) from error


def refusal_of(error: Exception, request_id: int | None) -> wire.Refused:
    code, message = told(error)
    refused = wire.Refused(code, message, request_id, played=getattr(error, "played", 0))
    if isinstance(error, Illegal):
        refused.refusal, refused.rule = error.refusal.name, error.refusal.rule
        refused.message = error.refusal.message
    return refused
