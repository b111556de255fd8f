"""What whoever runs a server does about people, on its database, also while a server plays on it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from wartable.engine.errors import WartableError
from wartable.people import rows, sessions
from wartable.tables import schema
from wartable.tables.storage import visit


class NobodyOfThatName(WartableError):
    """There is no account of that name."""


@dataclass(frozen=True)
class Listed:
    """A person as a list shows one: nothing that opens an account."""

    name: str
    made: str
    used: str  # the last session; empty if there is none
    seats: int
    banned: bool


def everybody(url: str) -> list[Listed]:
    people, seats, browsers = schema.people, schema.seats, schema.sessions
    used = sa.select(sa.func.max(browsers.c.used)).where(browsers.c.person == people.c.id).scalar_subquery()
    count = sa.select(sa.func.count()).where(seats.c.person == people.c.id).scalar_subquery()
    wanted = sa.select(people.c.name, people.c.made, used, count, people.c.banned).order_by(people.c.made)
    with visit(url) as connection:
        found = connection.execute(wanted).all()
    return [Listed(name, _when(made), _when(last), seats, banned) for name, made, last, seats, banned in found]


def _when(moment: float | None) -> str:
    return "" if moment is None else datetime.fromtimestamp(moment).isoformat(" ", "minutes")


def ban(url: str, name: str, banned: bool) -> str:
    """Whoever is banned is signed out everywhere and cannot sign in; the name as it is written."""
    people = schema.people
    with visit(url, writing=True) as connection:
        person = rows.named(connection, name)
        if person is None:
            raise NobodyOfThatName(f"nobody goes by the name {name!r}")
        connection.execute(people.update().where(people.c.id == person.id).values(banned=banned))
        if banned:
            sessions.end_all(connection, person.id)
    return str(person.name)


def invite(url: str) -> str:
    with visit(url, writing=True) as connection:
        return rows.invite(connection, "", time.time())
