"""One commit: what is to be written, and how it is, all together in as few statements as can be, since each of them
hands the processor to and fro."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from wartable.tables import own_time, schema
from wartable.tables.errors import Conflict, Refused
from wartable.tables.hours import at_seat
from wartable.tables.rows import Known, Mark, SeatRow, Standing, TableRow
from wartable.wire.codes import Code


class Promise(asyncio.Future[Any]):
    """What is handed over is stored, also if whoever waits for it is told to stop meanwhile."""

    def cancel(self, msg: Any = None) -> bool:
        return False


@dataclass(frozen=True)
class Opening:
    """A new table with its seats, to be written; after a finished one it is its rematch, the only one."""

    table: TableRow
    seats: Sequence[SeatRow]
    after: str = ""
    done: Promise = field(default_factory=Promise)


@dataclass(frozen=True)
class Lines:
    """Lines of a table to be written: these and no others from `start` on, if the table is as `known`."""

    table: str
    known: Known
    start: int
    lines: Sequence[str]
    mark: Mark
    standing: Standing
    done: Promise = field(default_factory=Promise)

    @property
    def appends(self) -> bool:
        return bool(self.lines) and self.start == self.known.length

    @property
    def stands(self) -> bool:
        """Whether nothing but the lines is new."""
        return self.standing.stored and self.appends


@dataclass(frozen=True)
class Work:
    """Anything else, in the same transaction as the rest; tried again alone if another of its commit fails."""

    do: Callable[[sa.Connection], Any]
    table: str = ""  # at which it changes something beside the game
    done: Promise = field(default_factory=Promise)


Job = Opening | Lines | Work
# Of `entries`; the chain it goes on from; and, where nothing else is written of its table, the clocks that must have.
Row = tuple[str, int, str, str, str, str, str | None, str | None]


def write(connection: sa.Connection, batch: Sequence[Job], author: str, looked_at: bool = True) -> list[Any]:
    """What each job comes to; raises Conflict if one of them finds its table changed. `looked_at`: other processes find
    what was written by the rows of the tables, so each of them changes."""
    rows: list[Row] = []
    lines = [job for job in batch if isinstance(job, Lines)]
    moved = [job for job in lines if looked_at or not job.stands]
    changed = {job.table for job in batch if isinstance(job, Work) and job.table}
    schema.lock(connection, {job.table for job in lines} | changed)
    if changed and schema.count(connection, changed) < len(changed):
        raise Refused(Code.UNKNOWN_TABLE, "there is no such table any more")
    outcomes = [_write_job(connection, job, rows, looked_at) for job in batch]
    if rows:
        _append(connection, rows)
    if moved:
        standings = [(job.table, *job.standing.row) for job in moved]
        if schema.move(connection, standings, author) < len({job.table for job in moved}):
            raise Conflict("the table was ended or closed, or its clocks are others")
    if changed:
        schema.touch(connection, changed)
    if lines or changed:
        schema.notify(connection, author, {job.table for job in lines} - changed, changed)
    return outcomes


def _write_job(connection: sa.Connection, job: Job, rows: list[Row], looked_at: bool) -> Any:
    if isinstance(job, Lines):
        return _write_lines(connection, job, rows, job.standing.clocks if job.stands and not looked_at else None)
    if isinstance(job, Opening):
        return _write_opening(connection, job)
    with in_words_it_takes():
        return job.do(connection)


@contextlib.contextmanager
def in_words_it_takes() -> Iterator[None]:
    """Text the database does not take, PostgreSQL none with a NUL, is a mistake of whoever sent it."""
    try:
        yield
    except sa.exc.DataError as error:
        raise Refused(Code.MALFORMED, "it holds characters that cannot be stored") from error


def _write_opening(connection: sa.Connection, job: Opening) -> Known:
    write_table(connection, job.table, job.seats)
    if job.after:
        tables = schema.tables
        first = tables.update().where((tables.c.id == job.after) & (tables.c.rematch == ""))
        if connection.execute(first.values(rematch=job.table.id)).rowcount == 0:
            raise Conflict("there is a rematch already")
    return Known()


def write_table(connection: sa.Connection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Seats that accounts keep have the hours of these."""
    connection.execute(schema.tables.insert(), [vars(table) | {"seal": schema.sealed(vars(table))}])
    hours = own_time.of_people(connection, {seat.person for seat in seats if seat.person})
    connection.execute(
        schema.seats.insert(),
        [vars(seat) | {"hours": at_seat(hours.get(seat.person, seat.hours), seat.hours)} for seat in seats],
    )


def _write_lines(connection: sa.Connection, job: Lines, rows: list[Row], clocks: str | None) -> Known:
    """What goes at the end is gathered; whoever replaces lines, or has none, is looked after alone."""
    chain = job.known.chain if job.appends else _cut(connection, job)
    for number, line in enumerate(job.lines, job.start):
        before = chain if number == job.start else None  # the others' line before is written at the same time
        chain = schema.chained(chain, line)
        rows.append((job.table, number, line, chain, "", "", before, clocks))
    if job.lines:
        rows[-1] = (*rows[-1][:4], job.mark.digest, job.mark.hash, *rows[-1][6:])
    else:
        _mark_last(connection, job)
    return Known(job.start + len(job.lines), chain)


def _append(connection: sa.Connection, rows: Sequence[Row]) -> None:
    """All at once. A line that would not follow the one its table was known by is left out, and nothing is written."""
    try:
        written = schema.append(connection, rows)
    except sa.exc.IntegrityError as error:
        raise Conflict("somebody else has written to this table") from error
    if written < len(rows):
        raise Conflict("somebody else has written to this table")


def _cut(connection: sa.Connection, job: Lines) -> str:
    """Take away the lines from `start` on, if the table is as known; the chain of what is left."""
    entries = schema.entries
    of_table = entries.c.table == job.table
    last = max(0, min(job.start, job.known.length) - 1)
    found = connection.execute(sa.select(entries.c.number, entries.c.chain).where(of_table, entries.c.number >= last))
    chains: dict[int, str] = dict(tuple(row) for row in found)
    if chains.get(job.known.length - 1, "") != job.known.chain or job.known.length in chains:
        raise Conflict("somebody else has written to this table")
    connection.execute(entries.delete().where(of_table, entries.c.number >= job.start))
    return chains.get(job.start - 1, "")


def _mark_last(connection: sa.Connection, job: Lines) -> None:
    """Nothing new: the line that is the last one now, or the opening, gets the mark."""
    entries, tables = schema.entries, schema.tables
    if job.start:
        update = entries.update().where((entries.c.table == job.table) & (entries.c.number == job.start - 1))
    else:
        update = tables.update().where(tables.c.id == job.table)
    connection.execute(update.values(**vars(job.mark)))


def take_seat(connection: sa.Connection, table: str, seat: str, token_hash: str) -> None:
    """Somebody sits down by this link. Raises Conflict if the seat has another by now."""
    linked = schema.seat_of(table, seat).where(schema.seats.c.token_hash == token_hash)
    if connection.execute(linked.values(taken=True)).rowcount == 0:
        raise Conflict("the seat has another link")
