"""What happens at a table beside the game: an append-only log, and what stands now, folded from it.

Each kind says what it changes. Several processes may write: whoever appends names the number he expects, and on a
Conflict reads what has come and decides anew.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, get_args

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from wartable.tables import schema
from wartable.tables.clocks import NUDGED, OVER, REMINDED, Span
from wartable.tables.errors import Conflict, Refused
from wartable.tables.rows import ABANDONED, ENDED, PLAYING, REMEMBERED, AffairRow, SeatRow, latest_said
from wartable.wire import company as wire
from wartable.wire.codes import Code
from wartable.wire.company import How, Room, What
from wartable.wire.terms import Terms, write_terms

EXPIRES = 7 * 86400.0  # seconds a proposal stands
NEVER = 2**31


@dataclass
class Company:
    """What stands now, beside the game."""

    known: int = 0  # affairs
    terms: Terms = field(default_factory=Terms)
    proposal: wire.Proposal | None = None
    dropped: wire.Dropped | None = None
    ended: wire.Ending | None = None
    stand_ins: dict[str, str] = field(default_factory=dict)  # the bots that play for persons
    conceded: set[str] = field(default_factory=set)
    notes: dict[str, str] = field(default_factory=dict)  # of each seat, for nobody else
    votes: dict[str, int] = field(default_factory=dict)  # to go back, by seat: after so many choices
    rewound: wire.Rewinding | None = None
    rooms: dict[Room, deque[wire.Said]] = field(
        default_factory=lambda: {room: deque(maxlen=REMEMBERED + 1) for room in get_args(Room)}
    )
    pauses: list[Span] = field(default_factory=list)  # that everybody has been told of
    _kept: dict[str, int] = field(default_factory=dict)

    def learn(self, affair: Affair, at: float) -> None:
        affair.happen(self, at)
        self.known += 1

    def stands(self, now: float) -> wire.Proposal | None:
        """The proposal, unless it has expired."""
        return self.proposal if self.proposal is not None and now < self.proposal.expires else None

    def kept(self, seat: str) -> int:
        """So many choices of a seat cannot be taken back, for the person was away: what a bot chose stays, and so does
        what came before. They are counted by seat: a count of all would tell what others take back in secret."""
        return NEVER if seat in self.stand_ins else self._kept.get(seat, 0)

    def taken_back(self, seat: str, choices: int) -> None:
        self.stand_ins.pop(seat, None)
        self.conceded.discard(seat)
        self._kept[seat] = choices

    def went_back(self, rewinding: wire.Rewinding, choices: dict[str, int]) -> None:
        """So many choices of each seat are left; what was agreed about the others is void."""
        self.rewound, self.proposal, self.dropped = rewinding, None, None
        self.votes.clear()
        self._kept = {seat: min(kept, choices.get(seat, 0)) for seat, kept in self._kept.items()}


class Affair(Struct, frozen=True, tag_field="kind", tag=str.lower):
    """One thing that happened."""

    rung: ClassVar[int] = 0  # of the ladder for a seat that is away

    def happen(self, company: Company, at: float) -> None:
        """What it changes of what stands."""

    def arrange(self, seats: dict[str, SeatRow]) -> None:
        """What it changes of the seats."""

    def store(self, connection: sa.Connection, table: str, at: float) -> None:
        """What other rows change with it. Raises Refused or Conflict."""


class Named(Affair, frozen=True):
    """Somebody goes by another name."""

    seat: str
    name: str

    def arrange(self, seats: dict[str, SeatRow]) -> None:
        seats[self.seat] = replace(seats[self.seat], name=self.name)

    def store(self, connection: sa.Connection, table: str, at: float) -> None:
        connection.execute(schema.seat_of(table, self.seat).values(name=self.name))


class Seated(Affair, frozen=True):
    """An empty seat has a new link: whoever has it has sat down, or is yet to come. Nobody's account keeps it: two who
    open one seat would see the same secrets."""

    seat: str
    token_hash: str
    name: str
    taken: bool
    instead: bool = False  # of whoever's account kept it

    @property
    def _row(self) -> dict[str, Any]:
        return {"token_hash": self.token_hash, "name": self.name, "taken": self.taken, "person": "", "hours": ""}

    def arrange(self, seats: dict[str, SeatRow]) -> None:
        seats[self.seat] = replace(seats[self.seat], **self._row)

    def store(self, connection: sa.Connection, table: str, at: float) -> None:
        seats = schema.seats.c
        empty = schema.seat_of(table, self.seat).where(sa.not_(seats.taken), seats.bot == "")
        nobodys = empty if self.instead else empty.where(seats.person == "")
        if connection.execute(nobodys.values(self._row)).rowcount == 0:
            raise Refused(Code.SEAT_TAKEN, Code.SEAT_TAKEN.meaning)


class Termed(Affair, frozen=True):
    """The terms have changed."""

    terms: Terms

    def store(self, connection: sa.Connection, table: str, at: float) -> None:
        tables = schema.tables
        connection.execute(tables.update().where(tables.c.id == table).values(terms=write_terms(self.terms)))

    def happen(self, company: Company, at: float) -> None:
        company.terms = self.terms


class Said(Affair, frozen=True):
    """Its first fields are found by their beginning: see `schema.is_said`."""

    room: Room
    seat: str | None
    name: str
    text: str

    def happen(self, company: Company, at: float) -> None:
        company.rooms[self.room].append(self.told(company.known, at))

    def told(self, number: int, at: float) -> wire.Said:
        return wire.Said(number, at, self.seat, self.name, self.text)


class Proposed(Affair, frozen=True):
    seat: str
    what: What

    def happen(self, company: Company, at: float) -> None:
        company.proposal = wire.Proposal(self.what, self.seat, [self.seat], at + EXPIRES)
        company.dropped = None


class Agreed(Affair, frozen=True):
    seat: str

    def happen(self, company: Company, at: float) -> None:
        old = company.proposal
        if old is not None and self.seat not in old.agreed:
            company.proposal = msgspec.structs.replace(old, agreed=[*old.agreed, self.seat])


class Dropped(Affair, frozen=True):
    """The proposal is refused, or withdrawn."""

    seat: str

    def happen(self, company: Company, at: float) -> None:
        if old := company.proposal:
            company.dropped = wire.Dropped(old.what, old.seat, self.seat, at)
        company.proposal = None


class Conceded(Affair, frozen=True):
    """A seat gives up; what follows from it comes next."""

    seat: str

    def happen(self, company: Company, at: float) -> None:
        company.conceded.add(self.seat)


class Ended(Affair, frozen=True):
    how: How
    places: dict[str, int]

    def happen(self, company: Company, at: float) -> None:
        company.ended, company.proposal = wire.Ending(self.how, self.places, at), None

    def store(self, connection: sa.Connection, table: str, at: float) -> None:
        tables = schema.tables
        played = tables.update().where(tables.c.id == table, tables.c.status == PLAYING)
        status = ABANDONED if self.how == "abandon" else ENDED
        if connection.execute(played.values(status=status, asked="", moved=at)).rowcount == 0:
            raise Conflict("the table has ended already")


class StoodIn(Affair, frozen=True):
    """A bot plays for a person."""

    seat: str
    bot: str

    def happen(self, company: Company, at: float) -> None:
        company.stand_ins[self.seat] = self.bot


class TookBack(Affair, frozen=True):
    """The person plays again, after so many choices of the seat."""

    seat: str
    choices: int

    def happen(self, company: Company, at: float) -> None:
        company.taken_back(self.seat, self.choices)


# ---- waiting for those who are away ----
class Reminded(Affair, frozen=True):
    """The table has waited for a seat that is away, and it is told."""

    seat: str
    rung: ClassVar[int] = REMINDED


class Nudged(Affair, frozen=True):
    """It is told once more."""

    seat: str
    rung: ClassVar[int] = NUDGED


class Lapsed(Affair, frozen=True):
    """Its time is over, by the clock or by the table's patience; what follows from it comes next."""

    seat: str
    rung: ClassVar[int] = OVER


class Paused(Affair, frozen=True):
    """No server was there, for so long; in milliseconds since 1970."""

    begin: int
    end: int

    def happen(self, company: Company, at: float) -> None:
        company.pauses.append((self.begin, self.end))


# ---- when the rules have changed ----
class Voted(Affair, frozen=True):
    """At a table that is held: a seat agrees to go back to after so many choices; without a number, no more."""

    seat: str
    choices: int | None

    def happen(self, company: Company, at: float) -> None:
        company.votes.pop(self.seat, None)
        if self.choices is not None:
            company.votes[self.seat] = self.choices


class Rewound(Affair, frozen=True):
    """The table went back to after so many choices. The lines that were cut are kept here, with their marks."""

    choices: int
    cut: list[tuple[str, str, str]]  # line, digest, hash
    salt: str  # with which the dice are others from here on
    digest: str  # of the rules it goes on by
    asked: str
    by_seat: dict[str, int]  # choices that are left
    seats: list[str]  # who agreed; none: whoever runs the server did it

    def happen(self, company: Company, at: float) -> None:
        company.went_back(wire.Rewinding(at, self.seats), self.by_seat)

    def store(self, connection: sa.Connection, table: str, at: float) -> None:
        entries = schema.entries.c
        beyond = (entries.table == table) & (entries.number >= self.choices)
        lines = sa.select(entries.line, entries.digest, entries.hash).where(beyond).order_by(entries.number)
        if [tuple(row) for row in connection.execute(lines)] != self.cut:
            raise Conflict("somebody else has written to this table")
        connection.execute(schema.entries.delete().where(beyond))
        last = (entries.table == table) & (entries.number == self.choices - 1)
        connection.execute(schema.entries.update().where(last).values(digest=self.digest))
        self._reseal(connection, table, at)

    def _reseal(self, connection: sa.Connection, table: str, at: float) -> None:
        """The salt is part of what a table is sealed with. Clocks begin anew: those of choices that were cut, and of
        the time it was held, mean nothing."""
        this = schema.tables.c.id == table
        row = connection.execute(sa.select(schema.tables).where(this)).mappings().one()
        values = {"salt": self.salt, "asked": self.asked, "moved": at, "clocks": "", "due": None}
        seal = schema.sealed({**row, **values})
        connection.execute(schema.tables.update().where(this).values(**values, seal=seal))


Kinds = (
    Named | Seated | Termed | Said | Proposed | Agreed | Dropped | Conceded | Ended | StoodIn | TookBack
    | Reminded | Nudged | Lapsed | Paused | Voted | Rewound
)  # fmt: skip
_decode = msgspec.json.Decoder(Kinds).decode
_encode = msgspec.json.Encoder().encode


# ---- the rows ----
def read(row: AffairRow) -> Affair:
    affair: Affair = _decode(row.body)
    return affair


def append(connection: sa.Connection, table: str, number: int, at: float, affairs: Sequence[Affair]) -> None:
    """These affairs from a number on, and what is written with them. Raises Conflict if others came first."""
    rows = [
        {"table": table, "number": k, "at": at, "body": _encode(affair).decode()}
        for k, affair in enumerate(affairs, number)
    ]
    try:
        connection.execute(schema.affairs.insert(), rows)
    except sa.exc.IntegrityError as error:
        raise Conflict("something else has happened at this table") from error
    for affair in affairs:
        affair.store(connection, table, at)


def earlier(connection: sa.Connection, table: str, room: Room, before: int) -> list[wire.Said]:
    """The words of a room before a number, the last of them; one more than are shown, if there are so many."""
    affairs = schema.affairs.c
    rows = sa.select(affairs.number, affairs.at, affairs.body).where(affairs.table == table, affairs.number < before)
    return [_said(AffairRow(*row)) for row in reversed(connection.execute(latest_said(rows, room)).all())]


def _said(row: AffairRow) -> wire.Said:
    affair = read(row)
    assert isinstance(affair, Said)
    return affair.told(row.number, row.at)


def write_note(connection: sa.Connection, table: str, seat: str, text: str) -> None:
    """The latest wins."""
    notes = schema.notes
    of_seat = (notes.c.table == table) & (notes.c.seat == seat)
    if connection.execute(notes.update().where(of_seat).values(text=text)).rowcount == 0:
        connection.execute(notes.insert(), [{"table": table, "seat": seat, "text": text}])


def company_of(rows: Sequence[AffairRow], terms: Terms, notes: dict[str, str]) -> Company:
    """What stands now at a table that was stored."""
    company = Company(terms=terms, notes=notes)
    for row in rows:
        company.known = row.number  # earlier words are left out
        company.learn(read(row), row.at)
    return company
