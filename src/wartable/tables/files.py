"""The files of an SQLite database: made for their owner only, held by one server, and watched while it plays."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path

import sqlalchemy as sa
from filelock import FileLock, Timeout

from wartable.tables.errors import DatabaseInUse, Vanished

OWNER_ONLY = 0o600


def url_of(database: str) -> str:
    """The address of a database; a bare path is an SQLite file."""
    return database if "://" in database else f"sqlite:///{database}"


def without_password(database: str) -> str:
    return re.sub("//[^/@]*@", "//", database)


def file_of(url: sa.URL) -> Path | None:
    """The file behind a database; None for one that lives in memory or elsewhere."""
    name = (url.database or "").removeprefix("file:")
    return Path(name).resolve() if url.get_backend_name() == "sqlite" and name not in ("", ":memory:") else None


class Files:
    """A database file that belongs to this process as long as it lives, or to the one that started it."""

    def __init__(self, path: Path, locked: bool = True) -> None:
        self.path = path
        self._lock = FileLock(f"{path}.lock", timeout=0, mode=OWNER_ONLY, thread_local=False)
        _make(path)
        try:
            if locked:
                self._lock.acquire()
        except Timeout as error:
            raise DatabaseInUse(f"{path} is in use by another server; end it first, or name another file") from error
        self._inodes: dict[str, int] = {}

    def watch(self) -> None:
        """From now on these files, and no others of the same names, are the database."""
        self._inodes = {path: os.stat(path).st_ino for path in (str(self.path), f"{self.path}-wal")}

    def check(self) -> None:
        """What is written into a deleted file is lost: raise Vanished before anyone is told it was stored."""
        for path, inode in self._inodes.items():
            try:
                same = os.stat(path).st_ino == inode
            except OSError:
                same = False
            if not same:
                raise Vanished(f"{path} has been moved, deleted or replaced under the server")

    def release(self) -> None:
        self._lock.release()


def _make(path: Path) -> None:
    """SQLite gives its other files the rights of this one."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
