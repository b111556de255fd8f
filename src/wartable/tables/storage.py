"""Store before acknowledge: one writer gathers what all tables want stored and commits it together.

A table waits for its commit; the disk is asked once for many tables, so that hundreds can be safe at the same time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import threading
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic.util import CommandError

from wartable.engine.errors import WartableError
from wartable.tables import metrics, schema
from wartable.tables.commit import Job, Lines, Opening, Promise, Work, in_words_it_takes, take_seat, write
from wartable.tables.errors import BadDatabase, Conflict, Refused, Vanished
from wartable.tables.files import Files, file_of, without_password
from wartable.tables.others import Hear, Others, others_on
from wartable.tables.rows import (
    Kept,
    Known,
    Mark,
    SeatRow,
    Since,
    Standing,
    TableRow,
    kept_of,
    read_table,
    since_of,
)
from wartable.tables.times import Times, beat
from wartable.wire.codes import Code

log = logging.getLogger(__name__)
GATHERING = 0.008  # seconds
Found = TypeVar("Found")
FOR_ALL = (sa.exc.OperationalError, Vanished)  # the disk's failures concern everyone who waits


class Store:
    """The database behind all tables."""

    def __init__(self, url: str, sharing: bool = False, times: Times | None = None) -> None:
        """On a file `sharing` says that its lock is held for several processes, by the one that started them."""
        self.times = times or Times()
        self.author = secrets.token_hex(4)  # this process, among others on the database
        self.files: Files | None = None
        self._others: Others | None = None
        with told_plainly(url):
            self._open(sa.make_url(url), sharing)
        self._looked_at = sharing and self.engine.dialect.name == "sqlite"  # others look; PostgreSQL tells them
        self.sharing = sharing or self.engine.dialect.name != "sqlite"
        self.affairs_stored = 0  # how often this process has written anything of a table but its choices
        self.changed: Callable[[Collection[str]], Awaitable[None]] = (
            _nobody_looks  # whoever has such a table in memory looks again: see House
        )
        self._failing = 0
        self._closed = False
        self._connection: sa.Connection | None = None  # the writer's own, as long as it writes
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    def _open(self, url: sa.URL, sharing: bool) -> None:
        path = file_of(url)
        self.files = None if path is None else Files(path, locked=not sharing)
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
        self.stop_listening()
        self._jobs.put(None)
        self._writer.join()
        if self._connection is not None:
            self._connection.close()
        self.engine.dispose()
        self._let_go()

    # ---- writing: each call returns when it is on disk, or raises Refused ----
    async def open_table(self, table: TableRow, seats: Sequence[SeatRow], after: str = "") -> Known:
        """Raises Conflict if the table it comes after has had its rematch."""
        known: Known = await self._put(Opening(table, seats, after))
        self.affairs_stored += 1
        return known

    async def write(
        self,
        table: str,
        known: Known,
        start: int,
        lines: Sequence[str],
        mark: Mark,
        standing: Standing,
    ) -> Known:
        """These lines and no others from `start` on, marked. Raises Conflict if the table is not as `known`."""
        written: Known = await self._put(Lines(table, known, start, lines, mark, standing))
        metrics.CHOICES.inc(max(0, written.length - known.length))
        return written

    async def take(self, table: str, seat: str, token_hash: str) -> None:
        """Somebody sits down for the first time. Raises Conflict if the seat has another link by now."""
        await self.do(partial(take_seat, table=table, seat=seat, token_hash=token_hash), table)

    async def do(self, work: Callable[[sa.Connection], Found], table: str = "") -> Found:
        """Anything that writes, in a transaction: its result once it is on disk. Conflict and Refused come back as they
        are, whatever else goes wrong as not stored. It may be tried twice, so it does nothing but write. `table` is one
        at which something beside its game changes: everyone else who has it looks again."""
        found: Found = await self._put(Work(work, table))
        self.affairs_stored += bool(table)
        return found

    async def beat(self, ending: bool = False) -> None:
        """This process is there, and knows of all pauses."""
        work = partial(beat, times=self.times, process=self.author, alone=not self.sharing, ending=ending)
        self.times.beaten, self.times.pauses = await self.do(work)

    async def on_time(self) -> None:
        """Before clocks are read: the machine may have slept since the last beat."""
        if self.times.late:
            await self.beat()

    async def _put(self, job: Job) -> Any:
        self._check_open()
        self._jobs.put(job)
        try:
            return await job.done
        except asyncio.CancelledError:  # comes when it is done: the request is carried out to its end, then it stops
            _stop_later()
            return job.done.result()

    def _check_open(self) -> None:
        if self._closed:
            raise Refused(Code.NOT_STORED, "the server is closing; come back in a moment")

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
            outcomes = self._write(batch)
        except Exception as problem:  # whoever waits must hear of it, whatever it is
            if len(batch) > 1 and not isinstance(problem, FOR_ALL):
                for job in batch:
                    self._commit([job])
            else:
                self._refuse(batch, problem)
            return
        self._recovered()
        _settle_all(batch, outcomes)

    def _write(self, batch: list[Job]) -> list[Any]:
        self._check_files()
        if self._connection is None:
            self._connection = schema.writing(self.engine)
        with metrics.COMMIT_SECONDS.time(), self._connection.begin():
            outcomes = write(self._connection, batch, self.author, self._looked_at)
        metrics.COMMIT_JOBS.observe(len(batch))
        self._check_files()
        return outcomes

    def _check_files(self) -> None:
        if self.files is not None:
            self.files.check()

    def _refuse(self, batch: list[Job], problem: Exception) -> None:
        if not isinstance(problem, Conflict | Refused):
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
    async def ask(self, work: Callable[[sa.Connection], Found]) -> Found:
        """What is found in the database, out of the event loop."""
        self._check_open()
        return await asyncio.to_thread(self._ask, work)

    def _ask(self, work: Callable[[sa.Connection], Found]) -> Found:
        with in_words_it_takes(), self.engine.connect() as connection:
            return work(connection)

    async def since(self, known: Mapping[str, Known]) -> dict[str, Since]:
        """What others may have written to these tables."""
        return await self.ask(lambda connection: since_of(connection, known))

    def listen(self, hear: Hear) -> None:
        """Call `hear`, in the event loop, whenever others have written; never if nobody else can."""
        if self.sharing:
            loop = asyncio.get_running_loop()
            self._others = others_on(self.engine, self.author, lambda ids: loop.call_soon_threadsafe(hear, ids))

    def stop_listening(self) -> None:
        if self._others is not None:
            self._others.close()

    def read(self, table: str) -> Kept | None:
        """A table with its seats and its choices, or None."""
        with in_words_it_takes(), self.engine.connect() as connection:
            return read_table(connection, table)


async def _nobody_looks(ids: Collection[str]) -> None:
    """No house is built on this store."""


def every_table(url: str) -> Iterator[Kept]:
    """All tables of a database, in the order they were opened. It need not be ours: a server may play on it."""
    with visit(url) as connection:
        rows = connection.execute(sa.select(schema.tables).order_by(schema.tables.c.opened)).all()
        for row in rows:
            yield kept_of(connection, TableRow(*row))


@contextlib.contextmanager
def visit(url: str, writing: bool = False) -> Iterator[sa.Connection]:
    """One transaction on a database that need not be ours. Raises BadDatabase."""
    with (
        engine_on(url) as engine,
        schema.writing(engine) if writing else engine.connect() as connection,
        connection.begin(),
    ):
        if not schema.is_current(connection):
            shown = without_password(url)
            raise BadDatabase(f"{shown} is of another version; start a server of this one on it first")
        yield connection


@contextlib.contextmanager
def engine_on(url: str) -> Iterator[sa.Engine]:
    """A database there is. Raises BadDatabase."""
    with told_plainly(url):
        path = file_of(sa.make_url(url))
        if path is not None and not path.is_file():
            raise BadDatabase(f"there is no database {path}")
        engine = schema.engine_for(url)
        try:
            yield engine
        finally:
            engine.dispose()


@contextlib.contextmanager
def told_plainly(url: str) -> Iterator[None]:
    """Whatever is wrong with a database becomes one sentence, without a password."""
    url = without_password(url)
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


def _settle_all(batch: Sequence[Job], outcomes: Sequence[Any]) -> None:
    """Wake each event loop once, not once for every job."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[Promise, Any]]] = {}
    for job, outcome in zip(batch, outcomes, strict=True):
        loops.setdefault(job.done.get_loop(), []).append((job.done, outcome))
    for loop, settled in loops.items():
        loop.call_soon_threadsafe(_settle_some, settled)


def _settle_some(settled: Sequence[tuple[Promise, Any]]) -> None:
    for done, outcome in settled:
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
