"""Tables, seats and lines as they are kept: rows, and what somebody has read of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any, get_args

import sqlalchemy as sa

from wartable.engine.record import Record
from wartable.tables import schema
from wartable.wire.company import Room

PLAYING, OVER = "playing", "over"  # the status of a table; besides, those who play may end it:
ENDED, ABANDONED = "ended", "abandoned"  # with a result, or without
REMEMBERED = 200  # words of each room that are in memory, and come with a connection
CLOSED = "closed"  # by whoever runs the server: nobody plays on, and nothing is revealed


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
    digest: str = ""  # of the rules, and of the position it began in
    hash: str = ""
    seal: str = ""
    rematch: str = ""  # the table where they sit again
    asked: str = ""  # what lists show: the seats it waits for,
    status: str = PLAYING  # whether it is played at,
    moved: float = 0.0  # and when the turn went to somebody else
    touched: int = 0
    author: str = ""
    company: int = 0
    terms: str = "{}"
    host: str = ""
    clocks: str = ""
    due: int | None = None


@dataclass(frozen=True)
class SeatRow:
    table: str
    seat: str
    bot: str
    token_hash: str
    taken: bool = False
    name: str = ""
    person: str = ""
    hours: str = ""
    seen: int = 0


@dataclass(frozen=True)
class Known:
    """How much of a table somebody has read, and the chain of its last line."""

    length: int = 0
    chain: str = ""


@dataclass(frozen=True)
class Mark:
    """The digest of the rules that were played by and the hash of the position they led to; empty if not known."""

    digest: str = ""
    hash: str = ""


@dataclass(frozen=True)
class Standing:
    """What lists show of a table that has moved on, and its clocks, with what they were before."""

    asked: str
    status: str
    moved: float
    clocks: str = ""
    due: int | None = None
    clocks_before: str = ""
    stored: bool = False  # since an earlier choice

    @property
    def row(self) -> tuple[Any, ...]:
        return self.asked, self.status, self.moved, self.clocks, self.due, self.clocks_before

    @property
    def kept(self) -> dict[str, Any]:
        """By column."""
        return {"asked": self.asked, "status": self.status, "moved": self.moved, "clocks": self.clocks, "due": self.due}


@dataclass(frozen=True)
class AffairRow:
    """Something that happened beside the game."""

    number: int
    at: float
    body: str


@dataclass(frozen=True)
class Kept:
    """A table as it was read, marked as its last commit was."""

    table: TableRow
    seats: list[SeatRow]
    lines: list[str]
    known: Known
    mark: Mark
    affairs: Sequence[AffairRow] = ()
    notes: Mapping[str, str] = field(default_factory=dict)
    marks: Sequence[Mark] = ()  # after each line; empty within a commit

    @property
    def happened(self) -> int:
        """How many things beside the game; of what was said not all was read."""
        return self.affairs[-1].number + 1 if self.affairs else 0


@dataclass(frozen=True)
class Since:
    """What is stored of a table from a line on that somebody knew: that line first, if there is one."""

    known_then: Known
    rematch: str
    company: int
    status: str
    clocks: str
    lines: Sequence[tuple[int, str, str]]  # number, line, chain

    def beyond(self, known: Known) -> list[str] | None:
        """The lines that are new; None if what was known is no longer so."""
        if not known.length:
            return [line for _, line, _ in self.lines]
        if not self.lines or (self.lines[0][0], self.lines[0][2]) != (known.length - 1, known.chain):
            return None
        return [line for _, line, _ in self.lines[1:]]

    @property
    def known(self) -> Known:
        return Known(self.lines[-1][0] + 1, self.lines[-1][2]) if self.lines else Known()


Columns = Sequence[sa.ColumnElement[Any]]


def kept_of(connection: sa.Connection, row: TableRow, of_seats: Columns = tuple(schema.seats.c)) -> Kept:
    """A table that was read, with all that is played at it. A database of an earlier version lacks columns."""
    entries = schema.entries
    seats = connection.execute(sa.select(*of_seats).where(schema.seats.c.table == row.id)).mappings()
    lines = connection.execute(sa.select(entries).where(entries.c.table == row.id).order_by(entries.c.number)).all()
    last = lines[-1] if lines else None
    known = Known() if last is None else Known(len(lines), last.chain)
    mark = Mark(row.digest, row.hash) if last is None else Mark(last.digest, last.hash)
    marks = [Mark(line.digest, line.hash) for line in lines]
    return Kept(row, [SeatRow(**seat) for seat in seats], [line.line for line in lines], known, mark, marks=marks)


def read_table(connection: sa.Connection, table: str) -> Kept | None:
    """A table with everything that belongs to it, or None."""
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    kept = kept_of(connection, TableRow(*row))
    return replace(kept, affairs=affairs_of(connection, table), notes=notes_of(connection, table))


def count_lines(connection: sa.Connection, table: str) -> int:
    entries = schema.entries.c
    counted = connection.scalar(sa.select(sa.func.count()).where(entries.table == table))
    return counted or 0


def running_digests(connection: sa.Connection) -> list[tuple[str, str, str]]:
    """Of each running table, those played at last first: its id, its game, the rules its last commit was played by."""
    tables, entries = schema.tables.c, schema.entries.c
    last = sa.select(entries.digest).where(entries.table == tables.id).order_by(entries.number.desc()).limit(1)
    digest = sa.func.coalesce(last.correlate(schema.tables).scalar_subquery(), tables.digest)
    rows = sa.select(tables.id, tables.game, digest).where(tables.status == PLAYING).order_by(tables.moved.desc())
    return [(row[0], row[1], row[2]) for row in connection.execute(rows)]


def since_of(connection: sa.Connection, known: Mapping[str, Known]) -> dict[str, Since]:
    """What other processes may have written to tables known so far; without those that are gone."""
    asked = [(table, max(0, k.length - 1)) for table, k in known.items()]
    found = {table: list(rows) for table, rows in groupby(schema.since(connection, asked), lambda row: str(row.id))}
    return {
        table: Since(
            known[table],
            rows[0].rematch,
            rows[0].company,
            rows[0].status,
            rows[0].clocks,
            [(row.number, row.line, row.chain) for row in rows if row.number is not None],
        )
        for table, rows in found.items()
    }


def affairs_of(connection: sa.Connection, table: str) -> list[AffairRow]:
    """What has happened beside the game; of what was said only the last, however long people have talked."""
    affairs = schema.affairs.c
    rows = sa.select(affairs.number, affairs.at, affairs.body).where(affairs.table == table)
    parts = [rows.where(~schema.is_said()).order_by(affairs.number)]
    parts += [latest_said(rows, room) for room in get_args(Room)]
    found = [AffairRow(*row) for part in parts for row in connection.execute(part)]
    return sorted(found, key=lambda row: row.number)


def latest_said(rows: sa.Select[Any], room: str) -> sa.Select[Any]:
    """As much as is in memory of a room, and one more; the latest first."""
    return rows.where(schema.is_said(room)).order_by(schema.affairs.c.number.desc()).limit(REMEMBERED + 1)


def affairs_beyond(connection: sa.Connection, table: str, known: int) -> list[AffairRow]:
    """What has happened beside the game since so many affairs."""
    affairs = schema.affairs.c
    rows = sa.select(affairs.number, affairs.at, affairs.body)
    found = connection.execute(rows.where(affairs.table == table, affairs.number >= known).order_by(affairs.number))
    return [AffairRow(*row) for row in found]


def notes_of(connection: sa.Connection, table: str) -> dict[str, str]:
    """What each seat has written down for itself."""
    notes = schema.notes.c
    found = connection.execute(sa.select(notes.seat, notes.text).where(notes.table == table))
    return {row.seat: row.text for row in found}


def record_of(row: TableRow, lines: Sequence[str], rules: int) -> str:
    """The stored choices as the text of an unfinished record, by this version of the rules."""
    header = {
        "game": row.game, "rules": str(rules), "players": str(row.players), "edition": row.edition,
        "options": row.options, "luck": "fair", "salt": row.salt,
    }  # fmt: skip
    if row.board:
        header["board"] = row.board
    text = str(Record(header, tuple(row.opening.split()), [], "unfinished"))
    head, _, tail = text.partition("end hash")
    return head + "".join(f"{line}\n" for line in lines) + "end hash" + tail
