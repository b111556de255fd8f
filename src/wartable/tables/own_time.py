"""A person's own time as it is stored: with the account, if there is one, and at each seat, whose clock it stops.

An account says it once, and a seat it gets has the same from then on. Nothing that has counted is given back: clocks
are settled up to now whenever the hours of their seats change.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from heapq import merge

import sqlalchemy as sa

from wartable.tables import schema
from wartable.tables.clocks import Span, read_state, settled, write_state
from wartable.tables.errors import Conflict
from wartable.tables.hours import at_seat, checked, joined, quiet_from
from wartable.tables.rows import PLAYING
from wartable.wire.clocks import Hours
from wartable.wire.terms import read_terms

seats, tables, people = schema.seats.c, schema.tables.c, schema.people.c
Pauses = Sequence[Span]


def of_people(connection: sa.Connection, ids: Collection[str]) -> dict[str, str]:
    """Those of accounts, as they are stored, which nobody else changes before this transaction ends."""
    if not ids:
        return {}
    wanted = sa.select(people.id, people.hours).where(people.id.in_(ids)).order_by(people.id)
    return {row.id: row.hours for row in connection.execute(wanted.with_for_update())}


def of_person(connection: sa.Connection, person: str) -> str:
    return of_people(connection, [person]).get(person, "")


def keep(connection: sa.Connection, person: str, hours: Hours, now: int, pauses: Pauses) -> set[str]:
    """Of an account, at all seats it has; the tables where they are others now. Raises Refused."""
    theirs = seats.person == person
    schema.lock(connection, _tables(connection, theirs))
    stored = checked(hours, now, [of_person(connection, person)])
    _say(connection, person, stored)
    return _give(connection, theirs, stored, now, pauses)


def keep_at(connection: sa.Connection, table: str, seat: str, hours: Hours, now: int, pauses: Pauses) -> set[str]:
    """Of a seat, or of whoever's account keeps it. Raises Refused."""
    own = (seats.table == table) & (seats.seat == seat)
    row = connection.execute(sa.select(seats.person, seats.hours).where(own)).one()
    if row.person:
        return keep(connection, row.person, hours, now, pauses)
    return _give(connection, own, checked(hours, now, [row.hours]), now, pauses)


def claim(connection: sa.Connection, person: str, table: str, seat: str, now: int, pauses: Pauses) -> set[str]:
    """The account has this seat from now on, and the seat its hours. Whoever has said none until now has those that
    were said at the seat."""
    own = (seats.table == table) & (seats.seat == seat)
    account = of_person(connection, person)
    here = connection.execute(sa.select(seats.hours).where(own)).scalar_one()
    stored, at_this = joined(account, here, now)
    if stored != account:
        _say(connection, person, stored)
    changed = _give(connection, own, at_this, now, pauses)
    return changed if account else changed | _give(connection, seats.person == person, stored, now, pauses)


def _say(connection: sa.Connection, person: str, stored: str) -> None:
    connection.execute(schema.people.update().where(people.id == person).values(hours=stored))


def _tables(connection: sa.Connection, which: sa.ColumnElement[bool]) -> Collection[str]:
    playing = sa.select(seats.table).join_from(schema.seats, schema.tables).where(which, tables.status == PLAYING)
    return set(connection.execute(playing).scalars())


def _give(connection: sa.Connection, which: sa.ColumnElement[bool], stored: str, now: int, pauses: Pauses) -> set[str]:
    """Up to now the clocks of these seats are as the hours were; what is due is worked out by whoever looks next."""
    found = sa.select(seats.table, seats.seat, seats.hours, tables.clocks, tables.due, tables.terms)
    playing = found.join_from(schema.seats, schema.tables).where(which, tables.status == PLAYING)
    changed = set()
    for row in connection.execute(playing).all():
        live = read_terms(row.terms).clock.kind == "live"
        still = partial(_still, hours="" if live else row.hours, pauses=pauses)
        clocks = write_state(settled(read_state(row.clocks), row.seat, now, still))
        if not schema.set_clocks(connection, row.table, row.clocks, clocks, None if row.due is None else now):
            raise Conflict("the clocks are others")
        connection.execute(schema.seat_of(row.table, row.seat).values(hours=at_seat(stored, row.hours)))
        changed.add(row.table)
    if changed:
        schema.touch(connection, changed)
        schema.notify(connection, "", (), changed)
    return changed


def _still(_: str, begin: int, hours: str, pauses: Pauses) -> Iterable[Span]:
    return merge([pause for pause in pauses if pause[1] > begin], quiet_from(hours, begin))
