"""The database: tables, their seats, and one row per choice. Migrations are in migrations/."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

WRITING: dict[str, Any] = {"writing": True}  # execution options of a connection that will write

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("edition", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),  # of the fair luck: never leaves before the game is over
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("opening", sa.Text, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("board", sa.Text, nullable=False),  # own numbers of this table; empty: the printed ones
    sa.Column("digest", sa.String(16), nullable=False),  # of the rules it was opened by
    sa.Column("hash", sa.String(16), nullable=False),  # of the position it began in
    sa.Column("seal", sa.String(32), nullable=False),  # the hash of all above that never changes
    sa.Column("rematch", sa.String(32), nullable=False),  # the table where they sit again; empty: none yet
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("bot", sa.String(64), nullable=False),  # empty: a person
    sa.Column("token_hash", sa.String(64), nullable=False),  # empty: a bot
    sa.Column("taken", sa.Boolean, nullable=False),  # whether somebody has ever sat down there
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("chain", sa.String(32), nullable=False),  # the hash of this line and all before it
    sa.Column("digest", sa.String(16), nullable=False),  # at the last line of a commit: the rules it was played by,
    sa.Column("hash", sa.String(16), nullable=False),  # and the position after it
)

# Any number of lines in one statement (rows of `entries` as JSON): with a statement or a row at a time the writer would
# wait for the interpreter after each. The last value is the chain a line goes on from, none within one commit.
APPEND = sa.text("""\
INSERT INTO entries ("table", number, line, chain, digest, hash)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
    FROM json_each(:rows) AS new
    WHERE value ->> 6 IS NULL OR value ->> 6 = coalesce(
        (SELECT chain FROM entries WHERE "table" = new.value ->> 0 AND number = (new.value ->> 1) - 1), '')
""")


def chained(before: str, line: str) -> str:
    """The hash of a table's lines up to this one; `before` is that of the line before, empty at the first."""
    return hashlib.blake2b(f"{before} {line}".encode(), digest_size=8).hexdigest()


SEALED = ("game", "players", "edition", "options", "secret", "salt", "opening", "board")


def sealed(table: Mapping[str, Any]) -> str:
    """The hash of what a table was opened with: its dice to come hang on it as much as those that were rolled."""
    facts = "\n".join(str(table[name]) for name in SEALED)
    return hashlib.blake2b(facts.encode(), digest_size=8).hexdigest()


def engine_for(url: sa.URL | str) -> sa.Engine:
    """A database; SQLite in WAL mode, each commit safe on disk before it returns. Errors quote nothing written."""
    engine = sa.create_engine(url, isolation_level="SERIALIZABLE", hide_parameters=True)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _sqlite_settings)
        sa.event.listen(engine, "begin", _sqlite_begin)
    return engine


def _sqlite_settings(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not at the first write
    cursor = connection.cursor()
    for setting in (
        "busy_timeout=3000",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "temp_store=MEMORY",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _sqlite_begin(connection: sa.Connection) -> None:
    """What a writer reads must still be so when it writes."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writing") else "BEGIN")


def check(engine: sa.Engine) -> str:
    """What is wrong with the file, in the database's own words; empty if nothing is."""
    if engine.dialect.name != "sqlite":
        return ""
    with engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    return "" if found == "ok" else " ".join(str(found).split())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def is_current(connection: sa.Connection) -> bool:
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == newest


def migrate(engine: sa.Engine) -> None:
    """Bring the schema up to date, and prove that the database can be written."""
    config = _config()
    with engine.connect().execution_options(**WRITING) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
