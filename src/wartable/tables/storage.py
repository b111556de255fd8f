"""Store before acknowledge: one writer gathers what all tables want stored and commits it together.

A table waits for its commit; the disk is asked once for many tables, so that hundreds can be safe at the same time.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from wartable.engine.record import Record
from wartable.tables import schema


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


@dataclass(frozen=True)
class SeatRow:
    table: str
    seat: str
    bot: str
    token_hash: str


@dataclass(frozen=True)
class Job:
    """Rows to write: a new table with its seats, or choices from a number on, replacing what stood there."""

    done: asyncio.Future[None]
    table: TableRow | None = None
    seats: Sequence[SeatRow] = ()
    id: str = ""
    start: int = 0
    lines: Sequence[str] = ()
    replace: bool = False


class Store:
    """The database behind all tables."""

    def __init__(self, url: str) -> None:
        self.engine = schema.engine_for(url)
        schema.migrate(self.engine)
        self.last_written = time.monotonic()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    # ---- writing: each call returns when it is on disk ----
    async def open_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        await self._put(Job(_future(), table=table, seats=seats))

    async def append(self, table: str, start: int, lines: Sequence[str]) -> None:
        await self._put(Job(_future(), id=table, start=start, lines=lines))

    async def replace(self, table: str, start: int, lines: Sequence[str]) -> None:
        """After an undo: these lines and no others from `start` on."""
        await self._put(Job(_future(), id=table, start=start, lines=lines, replace=True))

    async def _put(self, job: Job) -> None:
        self._jobs.put(job)
        await job.done

    def _write_all(self) -> None:
        while True:
            first = self._jobs.get()
            batch = [] if first is None else [first]
            while first is not None and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    first = None
                    break
                batch.append(job)
            self._commit(batch)
            if first is None:
                return

    def _commit(self, batch: list[Job]) -> None:
        error: BaseException | None = None
        try:
            with self.engine.begin() as connection:
                _write(connection, batch)
            self.last_written = time.monotonic()
        except Exception as problem:  # whoever waits must hear of it, whatever it is
            error = problem
        for job in batch:
            job.done.get_loop().call_soon_threadsafe(_settle, job.done, error)

    # ---- reading ----
    def read(self, table: str) -> tuple[TableRow, list[SeatRow], list[str]] | None:
        """A table with its seats and its choices, or None."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
            if row is None:
                return None
            seats = connection.execute(sa.select(schema.seats).where(schema.seats.c.table == table)).all()
            lines = connection.execute(
                sa.select(schema.entries.c.line)
                .where(schema.entries.c.table == table)
                .order_by(schema.entries.c.number)
            ).scalars()
            return TableRow(*row), [SeatRow(*seat) for seat in seats], list(lines)


def _future() -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()


def _settle(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _write(connection: sa.Connection, batch: list[Job]) -> None:
    for job in batch:
        if job.table is not None:
            connection.execute(schema.tables.insert(), [vars(job.table)])
            connection.execute(schema.seats.insert(), [vars(seat) for seat in job.seats])
        if job.replace:
            where = (schema.entries.c.table == job.id) & (schema.entries.c.number >= job.start)
            connection.execute(schema.entries.delete().where(where))
    rows = [
        {"table": job.id, "number": job.start + k, "line": line} for job in batch for k, line in enumerate(job.lines)
    ]
    if rows:
        connection.execute(schema.entries.insert(), rows)


def record_of(row: TableRow, lines: Sequence[str]) -> str:
    """The stored choices as the text of an unfinished record."""
    header = {
        "game": row.game, "rules": str(row.rules), "players": str(row.players), "edition": row.edition,
        "options": row.options, "luck": "fair", "salt": row.salt,
    }  # fmt: skip
    if row.board:
        header["board"] = row.board
    text = str(Record(header, tuple(row.opening.split()), [], "unfinished"))
    head, _, tail = text.partition("end hash")
    return head + "".join(f"{line}\n" for line in lines) + "end hash" + tail
