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

import psycopg

KINDS = ("sqlite", "postgresql")
SERVER_USER = "postgres"  # PostgreSQL refuses to run as root
SETTINGS = {"listen_addresses": "", "shared_buffers": "32MB", "max_connections": "200"}


class Postgres:
    """A server of its own in a temporary folder, reached by a socket in it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="wartable-pg-"))
        self._owner = pwd.getpwnam(SERVER_USER).pw_uid if os.getuid() == 0 else os.getuid()
        os.chown(self.folder, self._owner, -1)
        self.folder.chmod(0o755)
        self.start(first=True)
        atexit.register(self.close)

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

    def database(self) -> str:
        """A new, empty one."""
        name = f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
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


@cache
def postgres() -> Postgres:
    """One for all tests of this process."""
    return Postgres()


def new_database(kind: str, folder: Path) -> str:
    """The address of an empty database."""
    made: dict[str, Callable[[], str]] = {
        "sqlite": lambda: f"sqlite:///{folder}/wartable.db",
        "postgresql": lambda: postgres().database(),
    }
    return made[kind]()
