"""Sessions: browsers that are signed in. The token is in a cookie, and kept here only as its hash."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa

from wartable.people.errors import banned, wrong
from wartable.tables import schema
from wartable.tables.gathering import token_hash
from wartable.wire.people import Session

UNUSED_SECONDS = 90 * 86400.0
NOTED_SECONDS = 3600.0  # that a session is used is written down so often: not at every request
FRESH_SECONDS = 600.0  # in which nobody is asked for a proof once more
MOST = 50  # of one person; the one used longest ago goes
sessions, people = schema.sessions, schema.people
# The last name a browser goes by counts for little: others claim to be Safari, and all but one to be Mozilla.
BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox",
            "FxiOS": "Firefox", "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari"}  # fmt: skip
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "CrOS": "ChromeOS",
           "Mac OS": "macOS", "Linux": "Linux"}  # fmt: skip


@dataclass(frozen=True)
class Signed:
    """Somebody who is signed in, by a session."""

    person: str
    name: str
    session: str
    made: float
    used: float

    def is_fresh(self, now: float) -> bool:
        return now - self.made < FRESH_SECONDS


def browser_of(agent: str) -> str:
    """Roughly what a browser calls itself."""
    found = (next((name for mark, name in of.items() if mark in agent), "") for of in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


def begin(connection: sa.Connection, person: str, browser: str, now: float) -> str:
    """A new session; its token. Raises Refused for whoever is banned."""
    shut = connection.execute(sa.select(people.c.banned).where(people.c.id == person)).scalar()
    if shut is not False:
        raise banned() if shut else wrong()  # deleted a moment ago
    connection.execute(sessions.delete().where(sessions.c.used < now - UNUSED_SECONDS))
    _make_room(connection, person)
    token, session = secrets.token_urlsafe(32), secrets.token_urlsafe(9)
    connection.execute(sessions.insert(), [{
        "token_hash": token_hash(token), "id": session, "person": person, "made": now, "used": now, "browser": browser,
    }])  # fmt: skip
    return token


def _make_room(connection: sa.Connection, person: str) -> None:
    of_person = sa.select(sessions.c.id).where(sessions.c.person == person).order_by(sessions.c.used.desc())
    if old := connection.execute(of_person).scalars().all()[MOST - 1 :]:
        connection.execute(sessions.delete().where(sessions.c.id.in_(old)))


def find(connection: sa.Connection, token: str, now: float) -> Signed | None:
    """Whose session it is, if it is one."""
    wanted = (
        sa.select(sessions.c.person, people.c.name, sessions.c.id, sessions.c.made, sessions.c.used)
        .join(people, people.c.id == sessions.c.person)
        .where(sessions.c.token_hash == token_hash(token), sessions.c.used > now - UNUSED_SECONDS)
        .where(~people.c.banned)
    )
    row = connection.execute(wanted).one_or_none()
    return None if row is None else Signed(*row)


def alive(connection: sa.Connection, among: Collection[str]) -> set[str]:
    """Those that still open something; a table somebody sits at is used."""
    wanted = sa.select(sessions.c.id).join(people, people.c.id == sessions.c.person)
    return set(connection.execute(wanted.where(sessions.c.id.in_(among), ~people.c.banned)).scalars())


def note(connection: sa.Connection, session: str, now: float) -> None:
    connection.execute(sessions.update().where(sessions.c.id == session).values(used=now))


def of_person(connection: sa.Connection, signed: Signed) -> list[Session]:
    """All of a person, the one used last first."""
    wanted = sa.select(sessions).where(sessions.c.person == signed.person).order_by(sessions.c.used.desc())
    rows = connection.execute(wanted).all()
    return [Session(row.id, row.made, row.used, row.browser, row.id == signed.session) for row in rows]


def end(connection: sa.Connection, person: str, session: str) -> list[str]:
    """One's own; another's is not touched. Those that have ended."""
    return _end(connection, sa.and_(sessions.c.person == person, sessions.c.id == session))


def end_all(connection: sa.Connection, person: str, but: str = "") -> list[str]:
    return _end(connection, sa.and_(sessions.c.person == person, sessions.c.id != but))


def _end(connection: sa.Connection, these: sa.ColumnElement[bool]) -> list[str]:
    ended = connection.execute(sa.select(sessions.c.id).where(these)).scalars().all()
    connection.execute(sessions.delete().where(these))
    return list(ended)
