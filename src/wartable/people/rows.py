"""People as they are kept: what is read and written of them, each in somebody else's transaction."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from wartable.people import passkeys as keys
from wartable.people import sessions
from wartable.people.codes import code_hash, new_code
from wartable.people.errors import not_signed_in, wrong
from wartable.people.passkeys import Passkey, bad_passkey
from wartable.tables import schema
from wartable.tables.errors import Refused
from wartable.tables.hours import shown
from wartable.tables.wording import folded
from wartable.wire.codes import Code
from wartable.wire.people import Invitations, PasskeyInfo, Person

RECOVERY_CODES = 10
LONGEST_ASKED = 200  # letters: whatever is a name has fewer, however it is written
OPEN_INVITATIONS, INVITATION_SECONDS = 20, 14 * 86400.0
people, passkeys, challenges = schema.people, schema.passkeys, schema.challenges
recovery, invitations, seats = schema.recovery, schema.invitations, schema.seats


# ---- people ----
def insert_person(connection: sa.Connection, person: str, name: str, passphrase: str, now: float) -> None:
    row = {"id": person, "name": name, "folded": folded(name), "passphrase": passphrase, "made": now, "banned": False}
    try:
        connection.execute(people.insert(), [row])
    except sa.exc.IntegrityError as error:
        raise name_taken() from error


def name_taken() -> Refused:
    return Refused(Code.NAME_TAKEN, Code.NAME_TAKEN.meaning)


def named(connection: sa.Connection, name: str) -> sa.Row[Any] | None:
    """Who goes by a name, however it is written. One far too long is not even compared: that takes time."""
    if len(name) > LONGEST_ASKED:
        return None
    return connection.execute(sa.select(people).where(people.c.folded == folded(name))).one_or_none()


def set_passphrase(connection: sa.Connection, person: str, passphrase: str) -> None:
    connection.execute(people.update().where(people.c.id == person).values(passphrase=passphrase))


def person_of(connection: sa.Connection, person: str) -> Person:
    row = connection.execute(sa.select(people).where(people.c.id == person)).one_or_none()
    if row is None:  # deleted a moment ago, in another browser
        raise not_signed_in()
    left = sa.select(sa.func.count()).select_from(recovery).where(recovery.c.person == person)
    codes = connection.execute(left).scalar_one()
    return Person(row.name, row.made, bool(row.passphrase), passkeys_of(connection, person), codes, shown(row.hours))


def delete_person(connection: sa.Connection, person: str) -> list[str]:
    """Whatever is theirs goes. Seats stay, open to their links, and nobody's. The sessions that have ended."""
    _lock_person(connection, person)
    ended = sessions.end_all(connection, person)
    _leave_seats(connection, person)
    _take_back_letters(connection, person)
    _leave_results(connection, person)
    for table in reversed(schema.metadata.sorted_tables):
        if "person" in table.c and table is not seats:
            connection.execute(table.delete().where(table.c.person == person))
    connection.execute(people.delete().where(people.c.id == person))
    return ended


def _leave_seats(connection: sa.Connection, person: str) -> None:
    """Whoever has one of their tables in memory looks again."""
    theirs = seats.c.person == person
    ids = connection.execute(sa.select(seats.c.table).where(theirs)).scalars().all()
    schema.lock(connection, ids)
    connection.execute(seats.update().where(theirs).values(person="", name=""))
    schema.touch(connection, ids)
    schema.notify(connection, "", (), ids)


def _take_back_letters(connection: sa.Connection, person: str) -> None:
    """What was on its way to them, or would be tried again."""
    theirs = sa.select(schema.ways.c.id).where(schema.ways.c.person == person)
    connection.execute(schema.letters.delete().where(schema.letters.c.way.in_(theirs)))


def _leave_results(connection: sa.Connection, person: str) -> None:
    """What others played with them still counts: the same nobody has played it all."""
    nobody = f"-{secrets.token_urlsafe(12)}"
    schema.lock_results(connection)
    for column in schema.LEFT_BEHIND:
        connection.execute(column.table.update().where(column == person).values({column: nobody}))


# ---- passkeys and their challenges ----
def passkeys_of(connection: sa.Connection, person: str) -> list[PasskeyInfo]:
    wanted = sa.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.made)
    return [PasskeyInfo(row.id, row.label, row.made, row.used) for row in connection.execute(wanted)]


def insert_passkey(connection: sa.Connection, person: str, passkey: Passkey, label: str, now: float) -> None:
    row = {**vars(passkey), "person": person, "label": label, "made": now, "used": now}
    try:
        connection.execute(passkeys.insert(), [row])
    except sa.exc.IntegrityError as error:  # somebody's already
        raise bad_passkey() from error


def passkey_known(connection: sa.Connection, passkey: str) -> tuple[Passkey, str]:
    """A passkey as it is known, and whose it is."""
    row = connection.execute(sa.select(passkeys).where(passkeys.c.id == passkey)).one_or_none()
    if row is None:
        raise bad_passkey()
    return Passkey(row.id, row.public_key, row.counter), row.person


def count_passkey(connection: sa.Connection, known: Passkey, counter: int, now: float) -> None:
    """It has signed once more; whoever was faster with the same counter was another."""
    same = passkeys.update().where(passkeys.c.id == known.id, passkeys.c.counter == known.counter)
    if connection.execute(same.values(counter=counter, used=now)).rowcount == 0:
        raise bad_passkey()


def forget_passkey(connection: sa.Connection, person: str, passkey: str) -> None:
    """Unless nothing else opens the account."""
    kept = person_of(connection, person)
    if not kept.passphrase and [one.id for one in kept.passkeys] == [passkey]:
        raise Refused(Code.LAST_WAY_IN, Code.LAST_WAY_IN.meaning)
    connection.execute(passkeys.delete().where(passkeys.c.person == person, passkeys.c.id == passkey))


def insert_challenge(connection: sa.Connection, challenge: str, purpose: str, person: str, now: float) -> None:
    connection.execute(challenges.delete().where(challenges.c.made < now - keys.SECONDS))
    connection.execute(
        challenges.insert(), [{"challenge": challenge, "purpose": purpose, "person": person, "made": now}]
    )


def use_challenge(connection: sa.Connection, challenge: str, purpose: str, now: float) -> str | None:
    """Whom a challenge was for, empty for anyone; None if there is no such challenge any more. It is used up now."""
    this = challenges.c.challenge == challenge
    row = connection.execute(sa.select(challenges).where(this)).one_or_none()
    gone = connection.execute(challenges.delete().where(this)).rowcount == 0
    if row is None or gone or row.purpose != purpose or row.made < now - keys.SECONDS:
        return None
    return str(row.person)


# ---- codes ----
def new_codes(connection: sa.Connection, person: str) -> list[str]:
    """Ten new recovery codes; those of before are void."""
    codes = [new_code() for _ in range(RECOVERY_CODES)]
    connection.execute(recovery.delete().where(recovery.c.person == person))
    connection.execute(recovery.insert(), [{"code_hash": code_hash(code), "person": person} for code in codes])
    return codes


def use_code(connection: sa.Connection, name: str, code: str) -> str:
    """Who a recovery code is of, used up."""
    person = named(connection, name)
    whose = "" if person is None else person.id
    used = recovery.delete().where(recovery.c.person == whose, recovery.c.code_hash == code_hash(code))
    if connection.execute(used).rowcount == 0:
        raise wrong()
    return whose


def invite(connection: sa.Connection, person: str, now: float) -> str:
    """The code of a new invitation, by somebody or, if empty, by whoever runs the server."""
    _lock_person(connection, person)
    if person and len(invitations_of(connection, person, now).until) >= OPEN_INVITATIONS:
        raise Refused(Code.TOO_MANY_INVITATIONS, Code.TOO_MANY_INVITATIONS.meaning)
    connection.execute(invitations.delete().where(invitations.c.made < now - INVITATION_SECONDS))
    code = new_code()
    connection.execute(invitations.insert(), [{"code_hash": code_hash(code), "person": person, "made": now}])
    return code


def _lock_person(connection: sa.Connection, person: str) -> None:
    """Two who count at once would each count too few; and nobody is seated while they go."""
    connection.execute(sa.select(people.c.id).where(people.c.id == person).with_for_update())


def invitations_of(connection: sa.Connection, person: str, now: float) -> Invitations:
    wanted = sa.select(invitations.c.made).where(_open(now), invitations.c.person == person)
    made: Iterable[float] = connection.execute(wanted.order_by(invitations.c.made)).scalars()
    return Invitations([at + INVITATION_SECONDS for at in made], OPEN_INVITATIONS)


def is_invited(connection: sa.Connection, code: str, now: float) -> bool:
    wanted = sa.select(invitations.c.code_hash).where(_open(now), invitations.c.code_hash == code_hash(code))
    return connection.execute(wanted).one_or_none() is not None


def use_invitation(connection: sa.Connection, code: str, now: float) -> None:
    used = invitations.delete().where(_open(now), invitations.c.code_hash == code_hash(code))
    if connection.execute(used).rowcount == 0:
        raise invitation_wanted()


def _open(now: float) -> sa.ColumnElement[bool]:
    return invitations.c.made > now - INVITATION_SECONDS


def invitation_wanted() -> Refused:
    return Refused(Code.INVITATION_WANTED, Code.INVITATION_WANTED.meaning)
