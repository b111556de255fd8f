"""Databases for tests: SQLite files, and a real PostgreSQL from the system's packages, started by whoever needs it."""

from __future__ import annotations

import atexit
import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import uuid
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TypeVar

import psycopg

from wartable.tables import schema

KINDS = ("sqlite", "postgresql")
SERVER_USER = "postgres"  # PostgreSQL refuses to run as root
SETTINGS = {"listen_addresses": "", "shared_buffers": "32MB", "max_connections": "200", "fsync": "off"}
READY = "ready"  # the database that others are copies of

T = TypeVar("T")


def made_once(make: Callable[[], T]) -> Callable[[], T]:
    """Kept for all of this process, though several threads ask for it first."""
    making, kept = Lock(), cache(make)

    def get() -> T:
        with making:
            return kept()

    return get


class Postgres:
    """A server of its own in a temporary folder, reached by a socket in it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="wartable-pg-"))
        self._owner = pwd.getpwnam(SERVER_USER).pw_uid if os.getuid() == 0 else os.getuid()
        os.chown(self.folder, self._owner, -1)
        self.folder.chmod(0o755)
        self.start(first=True)
        atexit.register(self.close)
        migrated(self.database(READY))

    def start(self, first: bool = False) -> None:
        data = self.folder / "data"
        if first:
            self._run("initdb", "--pgdata", str(data), "--auth", "trust", "--no-sync", "--username", SERVER_USER)
        settings = " ".join(f"-c {name}='{value}'" for name, value in SETTINGS.items())
        options = f"{settings} -c unix_socket_directories='{self.folder}'"
        self._run("pg_ctl", "start", "--pgdata", str(data), "--wait", "--log", f"{self.folder}/log", "-o", options)

    @property
    def pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def kill(self) -> None:
        """All of it, at once; whatever was committed is there when it starts again."""
        os.kill(self.pid, signal.SIGQUIT)

    def _run(self, program: str, *words: str) -> None:
        command = [str(binaries() / program), *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=self._owner, cwd=self.folder)

    def database(self, name: str = "", template: str = "template1") -> str:
        """A new one, as its template is."""
        name = name or f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self._address(name)

    def _address(self, name: str) -> str:
        return f"postgresql://{SERVER_USER}@/{name}?host={self.folder}"

    def close(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "stop", "--pgdata", f"{self.folder}/data", "--mode", "immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


def binaries() -> Path:
    """Debian keeps several versions side by side, none of them in the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    where = found[-1] if found else shutil.which("postgres")
    assert where, "PostgreSQL is not installed: run `make services`"
    return Path(where).parent


@made_once
def postgres() -> Postgres:
    """One for all tests of this process."""
    return Postgres()


def migrated(url: str) -> None:
    engine = schema.engine_for(url)
    schema.migrate(engine)
    engine.dispose()


@made_once
def ready_file() -> bytes:
    """An SQLite database as a first start makes it, which takes twenty times as long as a copy."""
    with tempfile.TemporaryDirectory() as folder:
        migrated(f"sqlite:///{folder}/{READY}.db")
        return Path(folder, f"{READY}.db").read_bytes()


def ready_at(path: Path) -> None:
    """Unless there is one already."""
    with (
        contextlib.suppress(FileExistsError),
        open(path, "xb", opener=lambda name, how: os.open(name, how, 0o600)) as file,
    ):
        file.write(ready_file())


def new_database(kind: str, folder: Path, ready: bool = True) -> str:
    """The address of one without tables; without a schema, too, unless it is to be ready."""
    if kind == "postgresql":
        return postgres().database(template=READY if ready else "template1")
    if ready:
        ready_at(folder / "wartable.db")
    return f"sqlite:///{folder}/wartable.db"
