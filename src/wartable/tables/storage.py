"""Store before acknowledge: one writer gathers what all tables want stored and commits it together.

A table waits for its commit; the disk is asked once for many tables, so that hundreds can be safe at the same time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import re
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError

from wartable.engine.errors import WartableError
from wartable.engine.record import Record
from wartable.tables import schema
from wartable.tables.errors import BadDatabase, Conflict, Refused, Vanished
from wartable.tables.files import Files, file_of
from wartable.wire.codes import Code
from wartable.wire.messages import encode

log = logging.getLogger(__name__)
GATHERING = 0.008  # seconds
FOR_ALL = (sa.exc.OperationalError, Vanished)  # the disk's failures concern everyone who waits


@dataclass(frozen=True)
class TableRow:
    """A table as it is kept, with its seats and its choices."""

    id: str
    game: str
    rules: int
    players: int
    edition: str
    options: str
    secret: str
    salt: str
    opening: str
    opened: float
    board: str = ""  # own numbers of this table, as the record has them
    digest: str = ""  # of the rules, and of the position it began in
    hash: str = ""
    seal: str = ""
    rematch: str = ""  # the table where they sit again


@dataclass(frozen=True)
class SeatRow:
    table: str
    seat: str
    bot: str
    token_hash: str
    taken: bool = False


@dataclass(frozen=True)
class Known:
    """How much of a table somebody has read, and the chain of its last line."""

    length: int = 0
    chain: str = ""


@dataclass(frozen=True)
class Mark:
    """The digest of the rules that were played by and the hash of the position they led to; empty if not known."""

    digest: str = ""
    hash: str = ""


@dataclass(frozen=True)
class Kept:
    """A table as it was read, marked as its last commit was."""

    table: TableRow
    seats: list[SeatRow]
    lines: list[str]
    known: Known
    mark: Mark


class Promise(asyncio.Future[Known]):
    """What is handed over is stored, also if whoever waits for it is told to stop meanwhile."""

    def cancel(self, msg: Any = None) -> bool:
        return False


@dataclass(frozen=True)
class Opening:
    """A new table with its seats, to be written; after a finished one it is its rematch, the only one."""

    done: Promise
    table: TableRow
    seats: Sequence[SeatRow]
    after: str = ""


@dataclass(frozen=True)
class Lines:
    """Lines of a table to be written: these and no others from `start` on, if the table is as `known`."""

    done: Promise
    id: str
    known: Known
    start: int
    lines: Sequence[str]
    mark: Mark


@dataclass(frozen=True)
class Taking:
    """Somebody sits down for the first time."""

    done: Promise
    table: str
    seat: str


Job = Opening | Lines | Taking
Row = tuple[str, int, str, str, str, str, str | None]  # of `entries`, and the chain it goes on from


class Store:
    """The database behind all tables."""

    def __init__(self, url: str) -> None:
        self.files: Files | None = None
        with _told_plainly(url):
            self._open(sa.make_url(url))
        self._failing = 0
        self._closed = False
        self._connection: sa.Connection | None = None  # the writer's own, as long as it writes
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    def _open(self, url: sa.URL) -> None:
        path = file_of(url)
        self.files = None if path is None else Files(path)
        try:
            self.engine = schema.engine_for(url)
            if wrong := schema.check(self.engine):
                raise BadDatabase(f"{path} is damaged: {wrong}")
            schema.migrate(self.engine)
            if self.files is not None:
                self.files.watch()
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self.files is not None:
            self.files.release()

    def close(self) -> None:
        """What has been handed over is written first."""
        self._closed = True
        self._jobs.put(None)
        self._writer.join()
        if self._connection is not None:
            self._connection.close()
        self.engine.dispose()
        self._let_go()

    # ---- writing: each call returns when it is on disk, or raises Refused ----
    async def open_table(self, table: TableRow, seats: Sequence[SeatRow], after: str = "") -> Known:
        """Raises Conflict if the table it comes after has had its rematch."""
        return await self._put(Opening(Promise(), table, seats, after))

    async def write(self, table: str, known: Known, start: int, lines: Sequence[str], mark: Mark) -> Known:
        """These lines and no others from `start` on, marked. Raises Conflict if the table is not as `known`."""
        return await self._put(Lines(Promise(), table, known, start, lines, mark))

    async def take(self, table: str, seat: str) -> None:
        await self._put(Taking(Promise(), table, seat))

    async def _put(self, job: Job) -> Known:
        if self._closed:
            raise Refused(Code.NOT_STORED, "the server is closing; come back in a moment")
        self._jobs.put(job)
        try:
            return await job.done
        except asyncio.CancelledError:  # comes when it is done: the request is carried out to its end, then it stops
            _stop_later()
            return job.done.result()

    def _write_all(self) -> None:
        going, busy = True, False
        while going:
            batch = self._gather(GATHERING if busy else 0.0)
            going, busy = None not in batch, len(batch) > 1
            self._commit([job for job in batch if job is not None])

    def _gather(self, seconds: float) -> list[Job | None]:
        """What waits to be written; while many play, a moment later, since a commit costs the same for all of them."""
        batch = [self._jobs.get()]
        time.sleep(seconds)
        while not self._jobs.empty():
            batch.append(self._jobs.get())
        return batch

    def _commit(self, batch: list[Job]) -> None:
        """All together; if one of them cannot be written, each alone, so that it takes no other with it."""
        try:
            known = self._write(batch)
        except Exception as problem:  # whoever waits must hear of it, whatever it is
            if len(batch) > 1 and not isinstance(problem, FOR_ALL):
                for job in batch:
                    self._commit([job])
            else:
                self._refuse(batch, problem)
            return
        self._recovered()
        _settle_all(batch, known)

    def _write(self, batch: list[Job]) -> list[Known]:
        self._check_files()
        if self._connection is None:
            self._connection = self.engine.connect().execution_options(**schema.WRITING)
        with self._connection.begin():
            known = _write(self._connection, batch)
        self._check_files()
        return known

    def _check_files(self) -> None:
        if self.files is not None:
            self.files.check()

    def _refuse(self, batch: list[Job], problem: Exception) -> None:
        if not isinstance(problem, Conflict):
            if not self._failing:
                log.error("nothing can be stored: %s", _reason(problem))
            self._failing += len(batch)
            problem = Refused(Code.NOT_STORED, "this could not be stored, so it did not happen; try again")
        _settle_all(batch, [problem] * len(batch))

    def _recovered(self) -> None:
        if self._failing:
            log.warning("storing works again; %d requests were refused meanwhile", self._failing)
            self._failing = 0

    # ---- reading ----
    def read(self, table: str) -> Kept | None:
        """A table with its seats and its choices, or None."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
            return None if row is None else _kept(connection, TableRow(*row))


def _kept(connection: sa.Connection, row: TableRow) -> Kept:
    entries = schema.entries
    seats = connection.execute(sa.select(schema.seats).where(schema.seats.c.table == row.id)).all()
    lines = connection.execute(sa.select(entries).where(entries.c.table == row.id).order_by(entries.c.number)).all()
    last = lines[-1] if lines else None
    known = Known() if last is None else Known(len(lines), last.chain)
    mark = Mark(row.digest, row.hash) if last is None else Mark(last.digest, last.hash)
    return Kept(row, [SeatRow(*seat) for seat in seats], [line.line for line in lines], known, mark)


def every_table(url: str) -> Iterator[Kept]:
    """All tables of a database, in the order they were opened. It need not be ours: a server may play on it."""
    with _told_plainly(url):
        path = file_of(sa.make_url(url))
        if path is not None and not path.is_file():
            raise BadDatabase(f"there is no database {path}")
        engine = schema.engine_for(url)
        try:
            with engine.connect() as connection:
                if not schema.is_current(connection):
                    raise BadDatabase(f"{url} is of another version; start a server of this one on it first")
                rows = connection.execute(sa.select(schema.tables).order_by(schema.tables.c.opened)).all()
                for row in rows:
                    yield _kept(connection, TableRow(*row))
        finally:
            engine.dispose()


@contextlib.contextmanager
def _told_plainly(url: str) -> Iterator[None]:
    """Whatever is wrong with a database becomes one sentence, without a password."""
    url = re.sub("//[^/@]*@", "//", url)
    try:
        yield
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ImportError) as error:
        raise BadDatabase(f"{url!r} is no database: {error}") from error
    except CommandError as error:
        raise BadDatabase(f"{url} was made by a later version: {error}") from error
    except (sa.exc.SQLAlchemyError, OSError) as error:
        raise BadDatabase(f"{url} cannot be used: {_reason(error)}") from error


def _reason(problem: BaseException) -> str:
    """What went wrong, without what was to be written."""
    if isinstance(problem, sa.exc.DBAPIError):
        return str(problem.orig)
    return str(problem) if isinstance(problem, WartableError | OSError) else type(problem).__name__


def _stop_later() -> None:
    """At the next moment this task would wait."""
    task = asyncio.current_task()
    assert task is not None
    task.cancel()


def _settle_all(batch: Sequence[Job], outcomes: Sequence[Known | Exception]) -> None:
    """Wake each event loop once, not once for every job."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[Promise, Known | Exception]]] = {}
    for job, outcome in zip(batch, outcomes, strict=True):
        loops.setdefault(job.done.get_loop(), []).append((job.done, outcome))
    for loop, settled in loops.items():
        loop.call_soon_threadsafe(_settle_some, settled)


def _settle_some(settled: Sequence[tuple[Promise, Known | Exception]]) -> None:
    for done, outcome in settled:
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


# ---- one commit: as few statements as can be, since each of them hands the processor to and fro ----
def _write(connection: sa.Connection, batch: Sequence[Job]) -> list[Known]:
    rows: list[Row] = []
    known = [_write_job(connection, job, rows) for job in batch]
    if rows:
        _append(connection, rows)
    return known


def _write_job(connection: sa.Connection, job: Job, rows: list[Row]) -> Known:
    if isinstance(job, Opening):
        return _write_opening(connection, job)
    return _write_taking(connection, job) if isinstance(job, Taking) else _write_lines(connection, job, rows)


def _write_taking(connection: sa.Connection, job: Taking) -> Known:
    seats = schema.seats
    taken = seats.update().where((seats.c.table == job.table) & (seats.c.seat == job.seat)).values(taken=True)
    connection.execute(taken)
    return Known()


def _write_opening(connection: sa.Connection, job: Opening) -> Known:
    connection.execute(schema.tables.insert(), [vars(job.table) | {"seal": schema.sealed(vars(job.table))}])
    connection.execute(schema.seats.insert(), [vars(seat) for seat in job.seats])
    if job.after:
        tables = schema.tables
        first = tables.update().where((tables.c.id == job.after) & (tables.c.rematch == ""))
        if connection.execute(first.values(rematch=job.table.id)).rowcount == 0:
            raise Conflict("there is a rematch already")
    return Known()


def _write_lines(connection: sa.Connection, job: Lines, rows: list[Row]) -> Known:
    """What goes at the end is gathered; whoever replaces lines, or has none, is looked after alone."""
    appends = job.lines and job.start == job.known.length
    chain = job.known.chain if appends else _cut(connection, job)
    for number, line in enumerate(job.lines, job.start):
        before = chain if number == job.start else None  # the others' line before is written at the same time
        chain = schema.chained(chain, line)
        rows.append((job.id, number, line, chain, "", "", before))
    if job.lines:
        rows[-1] = (*rows[-1][:4], job.mark.digest, job.mark.hash, rows[-1][6])
    else:
        _mark_last(connection, job)
    return Known(job.start + len(job.lines), chain)


def _append(connection: sa.Connection, rows: Sequence[Row]) -> None:
    """All at once. A line that would not follow the one its table was known by is left out, and nothing is written."""
    try:
        written = connection.execute(schema.APPEND, {"rows": encode(rows)}).rowcount
    except sa.exc.IntegrityError as error:
        raise Conflict("somebody else has written to this table") from error
    if written < len(rows):
        raise Conflict("somebody else has written to this table")


def _cut(connection: sa.Connection, job: Lines) -> str:
    """Take away the lines from `start` on, if the table is as known; the chain of what is left."""
    entries = schema.entries
    of_table = entries.c.table == job.id
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
        update = entries.update().where((entries.c.table == job.id) & (entries.c.number == job.start - 1))
    else:
        update = tables.update().where(tables.c.id == job.id)
    connection.execute(update.values(**vars(job.mark)))


def record_of(row: TableRow, lines: Sequence[str], rules: int) -> str:
    """The stored choices as the text of an unfinished record, by this version of the rules."""
    header = {
        "game": row.game, "rules": str(rules), "players": str(row.players), "edition": row.edition,
        "options": row.options, "luck": "fair", "salt": row.salt,
    }  # fmt: skip
    if row.board:
        header["board"] = row.board
    text = str(Record(header, tuple(row.opening.split()), [], "unfinished"))
    head, _, tail = text.partition("end hash")
    return head + "".join(f"{line}\n" for line in lines) + "end hash" + tail
