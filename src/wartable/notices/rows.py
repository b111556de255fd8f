"""Ways, and what waits to be told by them, as they are kept. Each function works within one transaction."""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from wartable.tables.errors import Refused
from wartable.tables.gathering import token_hash
from wartable.tables.hours import is_quiet
from wartable.tables.rows import ABANDONED, ENDED, OVER, PLAYING
from wartable.tables.schema import has_account, letters, seats, tables, told, ways
from wartable.wire.codes import Code
from wartable.wire.notices import Channel
from wartable.wire.terms import read_terms

UNCONFIRMED, WORKING, FAILING = "unconfirmed", "working", "failing"  # the status of a way
YOUR_TURN, GAME_OVER, CONFIRM, GREETING = "your-turn", "over", "confirm", "greeting"
MOST_WAYS = 8  # of one owner
LEASE = 120.0  # seconds in which whoever took letters delivers them, before they are anyone's again
AT_ONCE = 200  # places or letters looked up in one statement
Place = tuple[str, str]  # a table and a seat


@dataclass(frozen=True)
class Owner:
    """Whose ways they are: of whoever holds a seat's token, there and in its rematches, or of an account."""

    holder: str = ""
    person: str = ""

    @classmethod
    def seat(cls, token: str) -> Owner:
        return cls(holder=token_hash(token))

    @property
    def ways(self) -> sa.ColumnElement[bool]:
        return sa.and_(ways.c.holder == self.holder, ways.c.person == self.person)


@dataclass(frozen=True)
class WayRow:
    id: str
    holder: str
    person: str
    channel: Channel
    address: str
    language: str
    status: str
    trouble: str = ""
    added: float = 0.0
    sent: float = 0.0

    @property
    def owner(self) -> Owner:
        return Owner(self.holder, self.person)

    @property
    def where(self) -> tuple[str, str]:
        return self.channel, self.address

    @property
    def same(self) -> sa.ColumnElement[bool]:
        """All ways to one address: whoever reads there is told of several tables together, or of none."""
        return sa.and_(ways.c.channel == self.channel, ways.c.address == self.address)


@dataclass(frozen=True)
class Letter:
    """Something to be told, with the game it is about."""

    id: str
    kind: str
    table: str
    seat: str
    facts: Mapping[str, str]
    tries: int
    game: str


@dataclass
class Parcel:
    """All that goes out to one address now; what is about a way itself goes alone."""

    way: WayRow
    letters: list[Letter] = field(default_factory=list)

    @property
    def tries(self) -> int:
        return max(letter.tries for letter in self.letters)


# ---- ways ----
def check_seat(connection: sa.Connection, table: str, token: str) -> Owner:
    """Whoever holds a token of this table. Raises Refused."""
    if connection.execute(sa.select(tables.c.id).where(tables.c.id == table)).one_or_none() is None:
        raise Refused(Code.UNKNOWN_TABLE, "there is no such table")
    owner = Owner.seat(token)
    here = sa.select(seats.c.seat).where(seats.c.table == table, seats.c.token_hash == owner.holder)
    if connection.execute(here).first() is None:
        raise Refused(Code.UNKNOWN_SEAT, "this link opens no seat at this table")
    return owner


def ways_of(connection: sa.Connection, owner: Owner) -> list[WayRow]:
    found = connection.execute(sa.select(ways).where(owner.ways).order_by(ways.c.added, ways.c.id))
    return [WayRow(*row) for row in found]


def way_by_id(connection: sa.Connection, way: str) -> WayRow | None:
    row = connection.execute(sa.select(ways).where(ways.c.id == way)).one_or_none()
    return None if row is None else WayRow(*row)


def add_way(connection: sa.Connection, way: WayRow) -> WayRow:
    """The way, with its first letter; one that there was is tried anew, and one that works stays. Raises Refused."""
    if way.person and not has_account(connection, way.person):
        raise Refused(Code.NOT_SIGNED_IN, Code.NOT_SIGNED_IN.meaning)
    mine = ways_of(connection, way.owner)
    same = next((old for old in mine if (old.channel, old.address) == (way.channel, way.address)), None)
    if same is not None and same.status == WORKING:
        connection.execute(ways.update().where(ways.c.id == same.id).values(language=way.language))
        return WayRow(**vars(same) | {"language": way.language})
    if same is not None:
        end_way(connection, same.id)
    elif len(mine) >= MOST_WAYS:
        raise Refused(Code.TOO_MANY, f"there are {MOST_WAYS} ways already; end one first")
    connection.execute(ways.insert().values(vars(way)))
    write(connection, [way.id], CONFIRM if way.status == UNCONFIRMED else GREETING, ("", ""), {}, way.added)
    return way


def confirm(connection: sa.Connection, way: str) -> bool:
    """Whether there is such a way; from now on it works."""
    rows = connection.execute(ways.update().where(ways.c.id == way).values(status=WORKING, trouble=""))
    return rows.rowcount > 0


def end_way(connection: sa.Connection, way: str) -> None:
    connection.execute(letters.delete().where(letters.c.way == way))
    connection.execute(ways.delete().where(ways.c.id == way))


def new_way_id() -> str:
    return secrets.token_urlsafe(12)


# ---- who is told how ----
def _ways_of_seats(*columns: Any) -> Sequence[sa.Select[Any]]:
    """Working ways with the seats they are for: those of whoever holds a seat's token, those of its account."""
    by_token = sa.and_(ways.c.holder == seats.c.token_hash, ways.c.holder != "")
    by_account = sa.and_(ways.c.person == seats.c.person, ways.c.person != "")
    base = sa.select(seats.c.table, seats.c.seat, *columns).where(ways.c.status == WORKING, seats.c.bot == "")
    return [base.where(by_token), base.where(by_account)]


def ways_at(connection: sa.Connection, places: Collection[Place]) -> dict[Place, list[str]]:
    """The ids of the ways by which each seat is told, none twice to one address."""
    found: dict[Place, dict[tuple[str, str], str]] = {}
    for some in _portions(places):
        wanted = sa.tuple_(seats.c.table, seats.c.seat).in_(some)
        for select in _ways_of_seats(ways.c.channel, ways.c.address, ways.c.id):
            for table, seat, channel, address, way in connection.execute(select.where(wanted)):
                found.setdefault((table, seat), {}).setdefault((channel, address), way)
    return {place: list(by_address.values()) for place, by_address in found.items()}


def _portions(places: Collection[Place]) -> Iterable[list[Place]]:
    every = list(places)
    return (every[k : k + AT_ONCE] for k in range(0, len(every), AT_ONCE))


def told_at(connection: sa.Connection, kind: str, places: Collection[Place]) -> set[Place]:
    found: set[Place] = set()
    for some in _portions(places):
        of_these = sa.tuple_(told.c.table, told.c.seat).in_(some)
        rows = connection.execute(sa.select(told.c.table, told.c.seat).where(told.c.kind == kind, of_these))
        found |= {(table, seat) for table, seat in rows}
    return found


def waiting(connection: sa.Connection, kind: str, since: float = 0.0) -> dict[Place, float]:
    """Seats with ways that are to be told of their turn, or of the end, and have not been; with the time of the last
    choice. It needs no more than what is stored, so it is the same after a restart."""
    found: dict[Place, float] = {}
    for select in _ways_of_seats(tables.c.asked, tables.c.moved):
        known = sa.exists().where(told.c.table == seats.c.table, told.c.seat == seats.c.seat, told.c.kind == kind)
        status = (OVER, ENDED, ABANDONED) if kind == GAME_OVER else (PLAYING,)
        new = (tables.c.moved > since, tables.c.moved >= (ways.c.added if kind == GAME_OVER else 0.0))
        of_table = (tables.c.id == seats.c.table, tables.c.status.in_(status), *new)
        for table, seat, asked, moved in connection.execute(select.where(*of_table, ~known)):
            if kind == GAME_OVER or seat in asked.split():
                found[table, seat] = moved
    return found


def resting(connection: sa.Connection, places: Collection[Place], now: float) -> set[Place]:
    """Seats whose person has quiet hours or holidays now, which hold at every table but a live one."""
    found: set[Place] = set()
    for some in _portions(places):
        of_these = sa.tuple_(seats.c.table, seats.c.seat).in_(some)
        select = sa.select(seats.c.table, seats.c.seat, seats.c.hours, tables.c.terms).where(seats.c.hours != "")
        for table, seat, hours, terms in connection.execute(select.where(of_these, tables.c.id == seats.c.table)):
            if read_terms(terms).clock.kind != "live" and is_quiet(hours, round(now * 1000)):
                found.add((table, seat))
    return found


# ---- what is to be told ----
def write(
    connection: sa.Connection, to: Iterable[str], kind: str, place: Place, facts: Mapping[str, str], now: float
) -> None:
    """A letter for each of these ways, from now on to be delivered."""
    (table, seat), body = place, json.dumps(dict(facts))
    rows = [
        {"id": secrets.token_urlsafe(12), "way": way, "kind": kind, "table": table, "seat": seat, "facts": body,
         "due": now, "tries": 0}
        for way in to
    ]  # fmt: skip
    if rows:
        connection.execute(letters.insert(), rows)


def write_once(
    connection: sa.Connection,
    kind: str,
    facts: Mapping[Place, Mapping[str, str]],
    silent: Collection[Place],
    now: float,
) -> None:
    """A letter for each of these seats that has not had one of its kind, marked so; the silent ones know already."""
    known, ways_by_place = told_at(connection, kind, facts), ways_at(connection, facts)
    new = [place for place in facts if place in ways_by_place and place not in known]
    if kind == YOUR_TURN:
        new = _still_asked(connection, new)
    for place in new:
        connection.execute(told.insert().values(table=place[0], seat=place[1], kind=kind))
        if place not in silent:
            write(connection, ways_by_place[place], kind, place, facts[place], now)


def _still_asked(connection: sa.Connection, places: Sequence[Place]) -> list[Place]:
    ids = {table for table, _ in places}
    rows = connection.execute(sa.select(tables.c.id, tables.c.asked).where(tables.c.id.in_(ids))).all()
    asked = {table: names.split() for table, names in rows}
    return [(table, seat) for table, seat in places if seat in asked.get(table, ())]


def ended_turns(connection: sa.Connection) -> set[Place]:
    """Seats that have been told of a turn and are not asked any more."""
    select = sa.select(told.c.table, told.c.seat, tables.c.asked).where(told.c.kind == YOUR_TURN)
    marked = connection.execute(select.where(tables.c.id == told.c.table))
    return {(table, seat) for table, seat, asked in marked if seat not in asked.split()}


def forget_turns(connection: sa.Connection, places: Collection[Place]) -> None:
    """Their turn is over: of the next they are told again, and not of this one any more."""
    for some in _portions(places):
        marks = sa.tuple_(told.c.table, told.c.seat).in_(some)
        connection.execute(told.delete().where(told.c.kind == YOUR_TURN, marks))
        late = sa.tuple_(letters.c.table, letters.c.seat).in_(some)
        connection.execute(letters.delete().where(letters.c.kind == YOUR_TURN, late))


# ---- delivering ----
def due(connection: sa.Connection, now: float, every: float, tried: bool) -> list[Parcel]:
    """What may go out now, by address: a notice only if the last one there was some time ago. `tried`: to addresses
    that were reached the last time, or by our own mail server."""
    about = sa.outerjoin(letters.join(ways, letters.c.way == ways.c.id), tables, tables.c.id == letters.c.table)
    columns = [letters.c[name] for name in ("id", "kind", "table", "seat", "facts", "tries")]
    select = sa.select(ways, *columns, sa.func.coalesce(tables.c.game, "")).select_from(about)
    ripe = sa.or_(letters.c.table == "", ~_sent_since(now - every))
    reached = sa.or_(ways.c.channel == "mail", sa.and_(ways.c.sent > 0, ways.c.trouble == ""))
    found = select.where(letters.c.due <= now, ripe, reached if tried else ~reached)
    parcels: dict[tuple[str, ...], Parcel] = {}
    for row in connection.execute(found.order_by(letters.c.due, letters.c.id).limit(AT_ONCE)):
        way, (letter, kind, table, seat, facts, tries, game) = WayRow(*row[:10]), row[10:]
        parcel = parcels.setdefault(way.where if table else (way.id,), Parcel(way))
        parcel.letters.append(Letter(letter, kind, table, seat, json.loads(facts), tries, game))
    return list(parcels.values())


def _sent_since(then: float) -> sa.ColumnElement[bool]:
    same = ways.alias()
    return sa.exists().where(same.c.channel == ways.c.channel, same.c.address == ways.c.address, same.c.sent > then)


def take(
    connection: sa.Connection, now: float, every: float, tried: bool, most: int, busy: Collection[tuple[str, str]]
) -> list[Parcel]:
    """The first of these, but for addresses something is on its way to. Taken: for a while nobody else delivers it."""
    taken: list[Parcel] = []
    for parcel in due(connection, now, every, tried):
        if parcel.way.where in busy or len(taken) >= most:
            continue
        ids = [letter.id for letter in parcel.letters]
        mine = letters.update().where(letters.c.id.in_(ids), letters.c.due <= now).values(due=now + LEASE)
        if connection.execute(mine).rowcount == len(ids):
            taken.append(parcel)
    return taken


def delivered(connection: sa.Connection, parcel: Parcel, now: float | None) -> None:
    """Now, or never, where there was no need any more."""
    connection.execute(letters.delete().where(letters.c.id.in_([letter.id for letter in parcel.letters])))
    sent = {"sent": now} if now and any(letter.table for letter in parcel.letters) else {}
    connection.execute(ways.update().where(parcel.way.same).values(trouble="", **sent))


def postponed(connection: sa.Connection, parcel: Parcel, due: float, trouble: str) -> None:
    """Everything to this address waits."""
    later = letters.update().where(letters.c.way.in_(_ids(parcel.way)))
    connection.execute(later.values(due=due, tries=parcel.tries + 1))
    connection.execute(ways.update().where(parcel.way.same).values(trouble=trouble))


def given_up(connection: sa.Connection, parcel: Parcel, trouble: str) -> None:
    connection.execute(letters.delete().where(letters.c.way.in_(_ids(parcel.way))))
    connection.execute(ways.update().where(parcel.way.same).values(status=FAILING, trouble=trouble))


def end_address(connection: sa.Connection, way: WayRow) -> None:
    """Whoever wants no more messages there gets none, from whichever seat."""
    connection.execute(letters.delete().where(letters.c.way.in_(_ids(way))))
    connection.execute(ways.delete().where(way.same))


def _ids(way: WayRow) -> sa.Select[tuple[str]]:
    return sa.select(ways.c.id).where(way.same)
