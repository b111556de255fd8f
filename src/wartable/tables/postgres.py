"""Copies of a PostgreSQL database, by its own programs."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

import sqlalchemy as sa

from wartable.tables import schema
from wartable.tables.errors import BadDatabase, DatabaseInUse

VERSIONS = "alembic_version"
OTHERS = """\
SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


def dump(url: sa.URL, file: Path) -> None:
    """One moment of a database in PostgreSQL's own format, which can be read."""
    _run(url, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={file}", _address(url))
    _run(url, "pg_restore", "--list", str(file))


def restore(url: sa.URL, file: Path, replace: bool) -> None:
    """All of it in one transaction, in place of what there was."""
    _check_version(url, file)
    engine = schema.engine_for(url)
    try:
        _check_alone(engine, replace)
        engine.dispose()
        with tempfile.TemporaryDirectory() as folder:
            drop, fill = Path(folder, "drop.sql"), Path(folder, "fill.sql")
            drop.write_text(_dropping(), encoding="utf-8")
            _run(url, "pg_restore", "--no-owner", "--no-privileges", f"--file={fill}", str(file))
            steps = ("--single-transaction", "--set=ON_ERROR_STOP=1", f"--file={drop}", f"--file={fill}")
            _run(url, "psql", "--no-psqlrc", "--quiet", *steps, _address(url))
        schema.migrate(engine)
    finally:
        engine.dispose()


def _check_version(url: sa.URL, file: Path) -> None:
    """A copy of ours says which version of the schema it has; a later one is refused before anything is dropped."""
    text = _run(url, "pg_restore", "--data-only", f"--table={VERSIONS}", "--file=-", str(file))
    lines = text.splitlines()
    start = next((k for k, line in enumerate(lines, 1) if line.startswith("COPY ")), None)
    if start is None:
        raise BadDatabase(f"{file} is no copy of a database of ours")
    if not schema.is_known(lines[start]):
        raise BadDatabase(f"{file} was made by a later version: {lines[start]}")


def _check_alone(engine: sa.Engine, replace: bool) -> None:
    with engine.connect() as connection:
        if connection.exec_driver_sql(OTHERS).scalar():
            raise DatabaseInUse("the database is in use by a server or another program; end it first")
        if replace or not sa.inspect(connection).has_table(schema.tables.name):
            return
        if count := connection.scalar(sa.select(sa.func.count()).select_from(schema.tables)):
            raise BadDatabase(f"the database has {count} tables; --replace throws them away")


def _dropping() -> str:
    names = ", ".join(f'"{name}"' for name in (*schema.metadata.tables, VERSIONS))
    return f"DROP TABLE IF EXISTS {names} CASCADE;\n"


def _address(url: sa.URL) -> str:
    """As these programs read it; the password is not for all to see who list processes."""
    return url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)


def _run(url: sa.URL, program: str, *words: str) -> str:
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    try:
        environment = {**os.environ, **secret}
        done = subprocess.run([program, *words], check=False, capture_output=True, text=True, env=environment)
    except FileNotFoundError as error:
        raise BadDatabase(f"{program} is not installed; it comes with PostgreSQL's client") from error
    if done.returncode:
        raise BadDatabase(f"{program} says: {' '.join(done.stderr.split())}")
    return done.stdout
