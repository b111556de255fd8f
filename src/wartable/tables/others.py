"""What other processes write on the same database, heard of by the database's own means.

PostgreSQL notifies whoever listens, as part of each commit. SQLite changes a number that costs next to nothing to look
at. Either way nobody is told anything but which tables to look at again: what is stored is the game.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable, Collection
from contextlib import closing
from typing import Protocol

import psycopg
import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPICursor

from wartable.tables import schema

log = logging.getLogger(__name__)
LOOK_SECONDS = 0.005  # SQLite: how often
WAIT_SECONDS = 0.25  # PostgreSQL: until we see whether to end, or try to connect again
LATEST = "SELECT coalesce(max(touched), 0) FROM tables"
TOUCHED = "SELECT id, touched, author FROM tables WHERE touched > ?"
Hear = Callable[[Collection[str] | None], object]  # tables that have changed; None: any may have


class Others(Protocol):
    """Calls back, in a thread of its own, whenever other processes have written."""

    def close(self) -> None: ...


def others_on(engine: sa.Engine, author: str, hear: Hear) -> Others:
    return Looking(engine, author, hear) if engine.dialect.name == "sqlite" else Listening(engine, author, hear)


class _Thread:
    def __init__(self, engine: sa.Engine, author: str, hear: Hear) -> None:
        self.engine, self.author, self.hear = engine, author, hear
        self.ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="others", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self.ending.set()
        self._thread.join()

    def _run(self) -> None:
        """However often the database goes away: when it is back, anything may have changed."""
        while not self.ending.is_set():
            try:
                self.listen()
            except (sa.exc.SQLAlchemyError, sqlite3.Error, psycopg.Error):
                log.warning("what other processes write is not heard of; trying again")
                self.ending.wait(WAIT_SECONDS)

    def listen(self) -> None:
        raise NotImplementedError


class Looking(_Thread):
    """On SQLite, whose `data_version` changes for a connection when any other has written."""

    def listen(self) -> None:
        with closing(self.engine.raw_connection()) as connection:
            cursor = connection.cursor()
            version, latest = None, cursor.execute(LATEST).fetchone()[0]
            self.hear(None)
            while not self.ending.wait(LOOK_SECONDS):
                now = cursor.execute("PRAGMA data_version").fetchone()
                if now != version:
                    version, latest = now, self._look(cursor, latest)

    def _look(self, cursor: DBAPICursor, latest: int) -> int:
        if cursor.execute(LATEST).fetchone()[0] < latest:  # all tables are gone, and numbers begin anew
            latest = 0
        cursor.execute(TOUCHED, (latest,))
        found: list[tuple[str, int, str]] = list(cursor.fetchall())
        if foreign := {table for table, _, author in found if author != self.author}:
            self.hear(foreign)
        return max((touched for _, touched, _ in found), default=latest)


class Listening(_Thread):
    """On PostgreSQL, which tells whoever listens."""

    def listen(self) -> None:
        address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"LISTEN {schema.CHANNEL}".encode())
            self.hear(None)
            while not self.ending.is_set():
                for notice in connection.notifies(timeout=WAIT_SECONDS, stop_after=1):
                    self._told(notice.payload)

    def _told(self, payload: str) -> None:
        told = (word.partition(":") for word in payload.split())
        if foreign := {table for author, _, table in told if author != self.author}:
            self.hear(foreign)
