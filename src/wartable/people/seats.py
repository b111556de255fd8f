"""Seats that people keep in their accounts: a lost link is not a lost game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from wartable.people.errors import not_signed_in
from wartable.people.sessions import Signed
from wartable.tables import own_time, schema
from wartable.tables.clocks import Span
from wartable.tables.errors import Refused
from wartable.tables.rows import PLAYING
from wartable.tables.wording import is_taken
from wartable.wire.clocks import Hours
from wartable.wire.codes import Code
from wartable.wire.people import MyTable, OwnWords, Sitter

MOST = 200  # tables in a list
seats, tables, affairs = schema.seats, schema.tables, schema.affairs


def claim(
    connection: sa.Connection, signed: Signed, table: str, seat: str, now: int, pauses: Sequence[Span]
) -> set[str]:
    """The seat is in the person's account, and has its hours; the tables where somebody's are others now. One has one
    seat at a table, which must be locked."""
    if not schema.has_account(connection, signed.person):
        raise not_signed_in()
    at_table = sa.select(seats.c.seat, seats.c.person, seats.c.name).where(seats.c.table == table)
    rows = {row.seat: row for row in connection.execute(at_table)}
    if rows[seat].person not in ("", signed.person):
        raise Refused(Code.CLAIMED, "this seat belongs to somebody else's account")
    if any(row.person == signed.person for row in rows.values() if row.seat != seat):
        raise Refused(Code.CLAIMED, "you have another seat at this table")
    name = rows[seat].name or _free(signed.name, [row.name for row in rows.values()])
    this = seats.update().where(seats.c.table == table, seats.c.seat == seat)
    connection.execute(this.values(person=signed.person, name=name))
    return own_time.claim(connection, signed.person, table, seat, now, pauses)


def keep_hours(connection: sa.Connection, signed: Signed, hours: Hours, now: int, pauses: Sequence[Span]) -> set[str]:
    """Said on the account's page; the tables where they are others now. Raises Refused."""
    if not schema.has_account(connection, signed.person):
        raise not_signed_in()
    return own_time.keep(connection, signed.person, hours, now, pauses)


def _free(name: str, others: Sequence[str]) -> str:
    """The account's name, unless somebody else at the table goes by it."""
    return "" if is_taken(name, others) else name


def seat_of(connection: sa.Connection, person: str, table: str) -> str | None:
    wanted = sa.select(seats.c.seat).where(seats.c.table == table, seats.c.person == person)
    return connection.execute(wanted).scalar()


def tables_of(connection: sa.Connection, person: str, most: int | None = MOST) -> list[MyTable]:
    """Those that wait for the person first, then by when they last moved; from the rows, replaying nothing."""
    turn = sa.literal(" ") + tables.c.asked + " "
    waits = sa.case((sa.and_(tables.c.status == PLAYING, turn.contains(" " + seats.c.seat + " ")), 0), else_=1)
    wanted = (
        sa.select(tables.c.id, tables.c.game, tables.c.edition, tables.c.players, seats.c.seat, tables.c.asked,
                  tables.c.status, tables.c.moved)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.person == person)
        .order_by(waits, tables.c.moved.desc(), tables.c.id)
        .limit(most)
    )  # fmt: skip
    rows = connection.execute(wanted).all()
    sitters = _sitters(connection, [row.id for row in rows])
    return [_listed(row, sitters[row.id]) for row in rows]


def _listed(row: Any, sitters: list[Sitter]) -> MyTable:
    asked = row.asked.split()
    turn = row.status == PLAYING and row.seat in asked
    return MyTable(row.id, row.game, row.edition, row.players, row.seat, sitters, asked, row.status, row.moved, turn)


def _sitters(connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[Sitter]]:
    found: dict[str, list[Sitter]] = {table: [] for table in ids}
    for row in connection.execute(sa.select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
        found[row.table].append(Sitter(row.seat, row.bot, row.name, row.taken))
    return found


def said_by(connection: sa.Connection, person: str) -> list[OwnWords]:
    """What the person's seats did beside the game."""
    wanted = (
        sa.select(affairs.c.table, affairs.c.at, affairs.c.body, seats.c.seat)
        .join(seats, seats.c.table == affairs.c.table)
        .where(seats.c.person == person)
        .order_by(affairs.c.at, affairs.c.table, affairs.c.number)
    )
    rows = ((row, json.loads(row.body)) for row in connection.execute(wanted))
    return [OwnWords(row.table, row.at, body) for row, body in rows if body.get("seat") == row.seat]
