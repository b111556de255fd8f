"""The database: tables, their seats, and one row per choice. Migrations are in migrations/."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

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
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("bot", sa.String(64), nullable=False),  # empty: a person
    sa.Column("token_hash", sa.String(64), nullable=False),  # empty: a bot
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
)


def engine_for(url: str) -> sa.Engine:
    """A database; SQLite in WAL mode, each commit safe on disk before it returns."""
    engine = sa.create_engine(url)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _sqlite_settings)
    return engine


def _sqlite_settings(connection: object, _: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def migrate(engine: sa.Engine) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
