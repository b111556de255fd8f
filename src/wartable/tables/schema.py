"""The database: tables, their seats, one row per choice, and people with accounts. Migrations are in migrations/."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

LONGEST_SALT = 64
CHANNEL, TOLD_AT_ONCE = "wartable", 150  # tables in one notification, which may have 8,000 bytes

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
    sa.Column("salt", sa.String(LONGEST_SALT), nullable=False),  # changes when the table goes back over dice
    sa.Column("opening", sa.Text, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("board", sa.Text, nullable=False),  # own numbers of this table; empty: the printed ones
    sa.Column("digest", sa.String(16), nullable=False),  # of the rules it was opened by
    sa.Column("hash", sa.String(16), nullable=False),  # of the position it began in
    sa.Column("seal", sa.String(32), nullable=False),  # the hash of all above that never changes
    sa.Column("rematch", sa.String(32), nullable=False),  # the table where they sit again; empty: none yet
    # For lists, which replay nothing:
    sa.Column("asked", sa.Text, nullable=False, server_default=""),  # the seats it waits for
    sa.Column("status", sa.String(16), nullable=False, server_default="playing"),
    sa.Column("moved", sa.Float, nullable=False, server_default="0"),  # when the turn went to somebody else
    # For other processes on the same database:
    sa.Column("touched", sa.Integer, nullable=False, server_default="0"),  # larger with each commit to any table
    sa.Column("author", sa.String(16), nullable=False, server_default=""),  # who did it, and need not look
    sa.Column("company", sa.Integer, nullable=False, server_default="0"),  # larger with each change beside the game
    sa.Column("terms", sa.Text, nullable=False, server_default="{}"),  # how it is played, beside the rules
    sa.Column("host", sa.String(64), nullable=False, server_default=""),  # the hash of the key of whoever opened it
    sa.Column("clocks", sa.Text, nullable=False, server_default=""),  # how long each seat has left, and who is awaited
    sa.Column("due", sa.BigInteger),  # when something happens though nobody chooses, in milliseconds since 1970
    sa.Index("tables_touched", "touched"),
    sa.Index("tables_due", "due"),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("bot", sa.String(64), nullable=False),  # empty: a person
    sa.Column("token_hash", sa.String(64), nullable=False),  # empty: a bot
    sa.Column("taken", sa.Boolean, nullable=False),  # whether somebody has ever sat down there
    sa.Column("name", sa.String(40), nullable=False, server_default=""),  # whoever sits there, in their own words
    sa.Column("person", sa.String(32), nullable=False, server_default=""),  # the account it was claimed into
    sa.Column("hours", sa.Text, nullable=False, server_default=""),  # in which the person's clock stands still
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # when they were last here, now and then
    sa.Index("seats_person", "person"),
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

# What happens at a table beside the game, in order: who came by what name, what was said, agreed, and who stands in.
affairs = sa.Table(
    "affairs",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("body", sa.Text, nullable=False),
)

# Who sits at which table, by process, and when it last said so.
presences = sa.Table(
    "presences",
    metadata,
    sa.Column("author", sa.String(16), primary_key=True),
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("spectators", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# What each seat writes down for itself; nobody else reads it.
notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

# ---- people with accounts; whatever has a column `person`, but for a seat, is theirs and goes with them ----
people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("folded", sa.String(80), nullable=False, unique=True),  # the name, as names are compared
    sa.Column("passphrase", sa.String(200), nullable=False),  # argon2id; empty: none
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("banned", sa.Boolean, nullable=False),
    sa.Column("hours", sa.Text, nullable=False, server_default=""),  # in which their clocks stand still, at every seat
)
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),  # what lists call it
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
    sa.Column("browser", sa.String(40), nullable=False),  # roughly
)
passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(1400), primary_key=True),  # as the authenticator made it, in base64url
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("public_key", sa.Text, nullable=False),  # in base64url
    sa.Column("counter", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(40), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
)
challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("challenge", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(16), nullable=False),
    sa.Column("person", sa.String(32), nullable=False),  # who may answer it, or will be made by it; empty: anyone
    sa.Column("made", sa.Float, nullable=False),
)
recovery = sa.Table(
    "recovery",
    metadata,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
)
invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),  # who invites; empty: whoever runs the server
    sa.Column("made", sa.Float, nullable=False),
)

# How somebody who is away is told of what concerns them, and what waits to be told.
ways = sa.Table(
    "ways",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("holder", sa.String(64), nullable=False),  # the hash of a seat's token; empty: an account's
    sa.Column("person", sa.String(32), nullable=False),  # the account, whose seats it is for; empty: a seat's
    sa.Column("channel", sa.String(16), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("trouble", sa.String(64), nullable=False, server_default=""),  # what went wrong last
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("sent", sa.Float, nullable=False, server_default="0"),  # when the last notice left
    sa.Index("ways_holder", "holder"),
    sa.Index("ways_person", "person"),
    sa.Index("ways_address", "address"),
)
told = sa.Table(
    "told",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),
)
letters = sa.Table(
    "letters",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("way", sa.String(32), sa.ForeignKey("ways.id"), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("table", sa.String(32), nullable=False),  # empty: it is about the way itself
    sa.Column("seat", sa.String(32), nullable=False),
    sa.Column("facts", sa.Text, nullable=False),
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Index("letters_way", "way"),
    sa.Index("letters_due", "due"),
)
secret_keys = sa.Table(  # of the server itself, made once
    "secret_keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# Which processes serve this database, and when none did; in milliseconds since 1970.
beats = sa.Table(
    "beats",
    metadata,
    sa.Column("process", sa.String(16), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.Boolean, nullable=False),
)
pauses = sa.Table(
    "pauses",
    metadata,
    sa.Column("begin", sa.BigInteger, primary_key=True),
    sa.Column("end", sa.BigInteger, nullable=False),
)

# ---- results that count. They outlive their tables; of whoever leaves, an id stays that is nobody's: LEFT_BEHIND ----
results = sa.Table(
    "results",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),  # each table has one, once
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Index("results_game", "game", "players", "ended"),
)
placings = sa.Table(
    "placings",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("results.table"), primary_key=True),
    sa.Column("seat", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(32), nullable=False, index=True),  # the account; empty: a guest or a bot
    sa.Column("place", sa.Integer, nullable=False),
    # What was believed before and after it, of those it is rated for:
    sa.Column("mean_before", sa.Float, nullable=False, server_default="0"),
    sa.Column("deviation_before", sa.Float, nullable=False, server_default="0"),
    sa.Column("mean", sa.Float, nullable=False, server_default="0"),
    sa.Column("deviation", sa.Float, nullable=False, server_default="0"),
    sa.Column("games", sa.Integer, nullable=False, server_default="0"),  # with this one; 0: not rated
)
ratings = sa.Table(  # folded from the placings; can be made anew from them
    "ratings",
    metadata,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("mean", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("ordinal", sa.Float, nullable=False),  # for lists
    sa.Index("ratings_ordinal", "game", "players", "ordinal"),
    sa.Index("ratings_player", "player"),
)
cups = sa.Table(
    "cups",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("organiser", sa.String(32), nullable=False, index=True),
    sa.Column("host", sa.String(64), nullable=False),  # the hash of the key that opens new links at its tables
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("edition", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("terms", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),  # so many have begun
    sa.Column("plan", sa.Text, nullable=False),  # as it was drawn up when it began; empty: not yet
)
cup_people = sa.Table(
    "cup_people",
    metadata,
    sa.Column("cup", sa.String(32), sa.ForeignKey("cups.id"), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("joined", sa.Float, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # in the plan; -1: not drawn yet
    sa.Index("cup_people_player", "player"),
)
cup_tables = sa.Table(
    "cup_tables",
    metadata,
    sa.Column("cup", sa.String(32), sa.ForeignKey("cups.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table", sa.String(32), nullable=False, unique=True),
)
OUTLIVING = (results, placings, cup_tables)
LEFT_BEHIND = (placings.c.player, ratings.c.player, cup_people.c.player, cups.c.organiser)

# Any number of lines in one statement (rows of `entries` as JSON): with a statement or a row at a time the writer would
# wait for the interpreter after each. The last values are the chain a line goes on from, none within one commit, and,
# where nothing else of the table is written, the clocks it must still have.
_APPEND = """\
INSERT INTO entries ("table", number, line, chain, digest, hash)
    SELECT value ->> 0, CAST(value ->> 1 AS INTEGER), value ->> 2, value ->> 3, value ->> 4, value ->> 5
    FROM {rows}
    WHERE (value ->> 6 IS NULL OR value ->> 6 = coalesce((
        SELECT chain FROM entries
        WHERE "table" = new.value ->> 0 AND number = CAST(new.value ->> 1 AS INTEGER) - 1), ''))
        AND (value ->> 7 IS NULL OR EXISTS (
        SELECT 1 FROM tables
        WHERE id = new.value ->> 0 AND status IN ('playing', 'over') AND clocks = new.value ->> 7))
"""
# What lists show of tables that have moved on, and their clocks, likewise. A table that was ended or closed stays so,
# and clocks go on from what they were when somebody looked. Lists tell when the turn went to somebody else, and no
# more: when each choice was made would tell of second thoughts in secret.
_MOVE = """\
UPDATE tables SET asked = value ->> 1, status = value ->> 2,
    moved = CASE WHEN tables.asked = value ->> 1 AND tables.status = value ->> 2 THEN tables.moved
        ELSE CAST(value ->> 3 AS FLOAT) END,
    clocks = value ->> 4, due = CAST(value ->> 5 AS BIGINT),
    touched = (SELECT max(touched) FROM tables) + 1, author = {author}
    FROM {rows}
    WHERE tables.id = value ->> 0 AND tables.status IN ('playing', 'over')
        AND tables.clocks = value ->> 6
"""
# Of some tables, each with a number: its lines from that number on, and what else may have changed.
_SINCE = """\
SELECT tables.id, tables.rematch, tables.company, tables.status, tables.clocks,
    entries.number, entries.line, entries.chain
    FROM {rows} JOIN tables ON tables.id = value ->> 0
    LEFT JOIN entries ON entries."table" = tables.id AND entries.number >= CAST(value ->> 1 AS INTEGER)
    ORDER BY tables.id, entries.number
"""
# In the words of each driver, which gets them as they are: what comes with every choice is not compiled anew.
_WORDS = {
    "sqlite": {"rows": "json_each(:rows) AS new", "author": ":author"},
    "postgresql": {"rows": "json_array_elements(CAST(%(rows)s AS json)) AS new", "author": "%(author)s"},
}
_STATEMENTS = {
    (text, dialect): text.format(**words) for text in (_APPEND, _MOVE, _SINCE) for dialect, words in _WORDS.items()
}


def append(connection: sa.Connection, rows: Sequence[Any]) -> int:
    """How many lines were written; fewer than given if one would not follow the line it was meant to."""
    return _execute(connection, _APPEND, rows).rowcount


def move(connection: sa.Connection, rows: Sequence[Any], author: str) -> int:
    """How many tables are played at; fewer than given if one was ended, closed or deleted meanwhile, or has
    other clocks."""
    return _execute(connection, _MOVE, rows, author=author).rowcount


def since(connection: sa.Connection, rows: Sequence[Any]) -> Sequence[sa.Row[Any]]:
    return _execute(connection, _SINCE, rows).all()


def _execute(connection: sa.Connection, text: str, rows: Sequence[Any], **more: str) -> sa.CursorResult[Any]:
    statement = _STATEMENTS[text, connection.dialect.name]
    return connection.exec_driver_sql(statement, {"rows": msgspec.json.encode(rows).decode(), **more})


def touch(connection: sa.Connection, ids: Collection[str]) -> None:
    """Something beside the game has changed at these tables: everyone looks again."""
    latest = sa.select(sa.func.max(tables.c.touched)).scalar_subquery() + 1
    changed = tables.update().where(tables.c.id.in_(ids))
    connection.execute(changed.values(company=tables.c.company + 1, touched=latest, author=""))


def notify(connection: sa.Connection, author: str, moved: Collection[str], changed: Collection[str]) -> None:
    """Tell other processes, if this is committed: of choices all but the author, of other changes everyone."""
    if connection.dialect.name == "sqlite":
        return  # there they see it themselves
    told = [(author, table) for table in moved] + [("", table) for table in changed]
    for first in range(0, len(told), TOLD_AT_ONCE):
        payload = " ".join(f"{who}:{table}" for who, table in told[first : first + TOLD_AT_ONCE])
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))


def delete(connection: sa.Connection, ids: Collection[str]) -> None:
    """Tables, with all that is kept of them anywhere, but for results: other people's ratings rest on them. Numbers of
    commits go on from theirs: who has read so far would miss whatever came below."""
    latest = connection.scalar(sa.select(sa.func.max(tables.c.touched)))
    for kind in reversed(metadata.sorted_tables):
        if "table" in kind.c and kind not in OUTLIVING:
            connection.execute(kind.delete().where(kind.c.table.in_(ids)))
    connection.execute(tables.update().where(tables.c.rematch.in_(ids)).values(rematch=""))
    connection.execute(tables.delete().where(tables.c.id.in_(ids)))
    last = sa.select(tables.c.id).order_by(tables.c.touched.desc()).limit(1).scalar_subquery()
    connection.execute(tables.update().where(tables.c.id == last).values(touched=latest))


def lock(connection: sa.Connection, ids: Collection[str]) -> None:
    """Nobody else writes to these tables before this transaction ends. SQLite has one writer anyway."""
    if ids and connection.dialect.name != "sqlite":
        of_these = sa.select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id)
        connection.execute(of_these.with_for_update())


def count(connection: sa.Connection, ids: Collection[str]) -> int:
    """How many of these tables there are."""
    return connection.scalar(sa.select(sa.func.count()).where(tables.c.id.in_(ids))) or 0


def set_clocks(connection: sa.Connection, table: str, before: str, clocks: str, due: int | None) -> int:
    """The clocks of a table that were these before; 0 if they were not."""
    these = tables.update().where(tables.c.id == table, tables.c.clocks == before)
    return connection.execute(these.values(clocks=clocks, due=due)).rowcount


def lock_results(connection: sa.Connection) -> None:
    """Results are folded one after the other, whichever process stores them."""
    if connection.dialect.name != "sqlite":
        connection.execute(sa.text("LOCK TABLE results IN SHARE ROW EXCLUSIVE MODE"))


def seat_of(table: str, seat: str) -> sa.Update:
    """What is to change of a seat."""
    return seats.update().where(seats.c.table == table, seats.c.seat == seat)


def is_said(room: str = "") -> sa.ColumnElement[bool]:
    """Whether an affair is something that was said, perhaps in a room: by how it is written."""
    begins = '{"kind":"said","room":"' + (f'{room}"' if room else "")
    return affairs.c.body.startswith(begins, autoescape=True)


def has_account(connection: sa.Connection, person: str) -> bool:
    """Whether an account is still there, and not closed: a request may take longer than to delete one."""
    wanted = sa.select(people.c.id).where(people.c.id == person, sa.not_(people.c.banned))
    return connection.execute(wanted).scalar() is not None


def chained(before: str, line: str) -> str:
    """The hash of a table's lines up to this one; `before` is that of the line before, empty at the first."""
    return hashlib.blake2b(f"{before} {line}".encode(), digest_size=8).hexdigest()


SEALED = ("game", "players", "edition", "options", "secret", "salt", "opening", "board")


def sealed(table: Mapping[str, Any]) -> str:
    """The hash of what a table was opened with: its dice to come hang on it as much as those that were rolled."""
    facts = "\n".join(str(table[name]) for name in SEALED)
    return hashlib.blake2b(facts.encode(), digest_size=8).hexdigest()


def engine_for(url: sa.URL | str) -> sa.Engine:
    """A database: SQLite in WAL mode, each commit safe on disk before it returns, or PostgreSQL. Whoever reads sees one
    moment, whoever writes what is so now. Errors quote nothing written."""
    url = sa.make_url(url)
    if url.get_backend_name() == "sqlite":
        engine = sa.create_engine(url, isolation_level="SERIALIZABLE", hide_parameters=True)
        sa.event.listen(engine, "connect", _sqlite_settings)
        sa.event.listen(engine, "begin", _sqlite_begin)
        return engine
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    return sa.create_engine(url, isolation_level="REPEATABLE READ", hide_parameters=True, pool_pre_ping=True)


def writing(engine: sa.Engine) -> sa.Connection:
    """A connection that will write."""
    if engine.dialect.name == "sqlite":
        return engine.connect().execution_options(writing=True)
    return engine.connect().execution_options(isolation_level="READ COMMITTED")


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


@cache
def _revisions() -> list[str]:
    """Those this version knows, the newest first; their files do not change while it runs."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def is_current(connection: sa.Connection) -> bool:
    return MigrationContext.configure(connection).get_current_revision() == _revisions()[0]


def is_known(revision: str) -> bool:
    """Whether this version knows such a schema."""
    return revision in _revisions()


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


_MIGRATING = Lock()  # Alembic has one place in a process for what it works on


def migrate(engine: sa.Engine) -> None:
    """Bring the schema up to date, and prove that the database can be written."""
    with _MIGRATING, writing(engine) as connection, connection.begin():
        if not is_current(connection):
            upgrade(connection)
        connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
