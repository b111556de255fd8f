"""Cups as they are kept: what is read and written of them, each in somebody else's transaction."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from wartable.engine.errors import UnknownGame
from wartable.games import spec_of
from wartable.ratings.seating import MOST_PEOPLE, Plan
from wartable.ratings.standings import Score, standings
from wartable.tables import schema
from wartable.tables.commit import write_table
from wartable.tables.errors import Conflict, Refused
from wartable.tables.rows import SeatRow, TableRow
from wartable.wire.codes import Code
from wartable.wire.ratings import CupInfo, CupPerson, CupRound, CupStanding, CupTable, OwnCup
from wartable.wire.terms import read_terms

OPEN, PLAYING, OVER = "open", "playing", "over"
NOT_DRAWN = -1
MOST_CUPS = 20  # of one organiser, that are not over
cups, cup_people, cup_tables = schema.cups, schema.cup_people, schema.cup_tables
results, placings, people = schema.results, schema.placings, schema.people
_read_plan = msgspec.json.Decoder(Plan).decode


@dataclass(frozen=True)
class Member:
    """Somebody in a cup; without a name if their account is gone."""

    player: str
    name: str
    number: int

    @property
    def person(self) -> str:
        return self.player if self.name else ""


@dataclass(frozen=True)
class Cup:
    """A cup with whoever takes part, in the order of the plan, or as they joined."""

    row: Any
    members: Sequence[Member]

    @property
    def plan(self) -> Plan:
        return _read_plan(self.row.plan) if self.row.plan else ()

    @property
    def players(self) -> list[str]:
        return [member.player for member in self.members]


# ---- reading ----
def find(connection: sa.Connection, cup: str, lock: bool = False) -> Cup:
    """Raises Refused if there is none. Locked, nobody else changes it before this transaction ends."""
    wanted = sa.select(cups).where(cups.c.id == cup)
    row = connection.execute(wanted.with_for_update() if lock else wanted).one_or_none()
    if row is None:
        raise Refused(Code.UNKNOWN_CUP, Code.UNKNOWN_CUP.meaning)
    named = sa.select(cup_people, people.c.name).join(people, people.c.id == cup_people.c.player, isouter=True)
    order = (cup_people.c.number, cup_people.c.joined, cup_people.c.player)
    found = connection.execute(named.where(cup_people.c.cup == cup).order_by(*order))
    return Cup(row, [Member(one.player, one.name or "", one.number) for one in found])


def cups_of(connection: sa.Connection, person: str) -> list[OwnCup]:
    """Those somebody organises or takes part in, the newest first."""
    joined = sa.exists().where(cup_people.c.cup == cups.c.id, cup_people.c.player == person)
    wanted = sa.select(cups).where(sa.or_(joined, cups.c.organiser == person)).order_by(cups.c.made.desc())
    return [OwnCup(one.id, one.title, one.status, one.organiser == person) for one in connection.execute(wanted)]


def ripe(connection: sa.Connection) -> list[tuple[str, int, int]]:
    """Cups all of whose tables have ended or are gone, with how many rounds have begun, of how many."""
    ended = sa.exists().where(results.c.table == cup_tables.c.table)
    waiting = sa.exists().where(cup_tables.c.cup == cups.c.id, schema.tables.c.id == cup_tables.c.table, ~ended)
    wanted = sa.select(cups.c.id, cups.c.round, cups.c.rounds).where(cups.c.status == PLAYING, ~waiting)
    return [(cup, begun, rounds) for cup, begun, rounds in connection.execute(wanted)]


# ---- joining ----
def insert(connection: sa.Connection, cup: dict[str, Any]) -> None:
    mine = sa.select(sa.func.count()).where(cups.c.organiser == cup["organiser"], cups.c.status != OVER)
    if connection.execute(mine).scalar_one() >= MOST_CUPS:
        raise Refused(Code.TOO_MANY, f"{MOST_CUPS} cups at once are the most; end one first")
    connection.execute(cups.insert(), [{**cup, "status": OPEN, "round": 0, "plan": ""}])


def join(connection: sa.Connection, cup: str, person: str, now: float) -> None:
    """Once is enough."""
    found = find(connection, cup, lock=True)
    if person in found.players:
        return
    check_open(found)
    if len(found.members) >= MOST_PEOPLE:
        raise Refused(Code.CUP_BEGUN, f"{MOST_PEOPLE} people are the most")
    row = {"cup": cup, "player": person, "joined": now, "number": NOT_DRAWN}
    connection.execute(cup_people.insert(), [row])


def leave(connection: sa.Connection, cup: str, person: str) -> None:
    check_open(find(connection, cup, lock=True))
    connection.execute(cup_people.delete().where(cup_people.c.cup == cup, cup_people.c.player == person))


def check_open(cup: Cup) -> None:
    if cup.row.status != OPEN:
        raise Refused(Code.CUP_BEGUN, Code.CUP_BEGUN.meaning)


def check_organiser(cup: Cup, person: str) -> None:
    if cup.row.organiser != person:
        raise Refused(Code.NOT_ORGANISER, Code.NOT_ORGANISER.meaning)


# ---- playing ----
Opening = tuple[TableRow, list[SeatRow]]


def lock_people(connection: sa.Connection, cup: Cup) -> None:
    """Nobody's account goes while seats are claimed for it: whoever deletes one waits, and finds them."""
    theirs = sa.select(people.c.id).where(people.c.id.in_(cup.players)).order_by(people.c.id)
    connection.execute(theirs.with_for_update())


def draw(connection: sa.Connection, cup: Cup, drawn: Cup) -> None:
    """The plan and everybody's number in it, if they are still those it was drawn up for."""
    now = find(connection, cup.row.id, lock=True)
    if now.row.status != OPEN or sorted(now.players) != sorted(drawn.players):
        raise Conflict("somebody has joined or left")
    for member in drawn.members:
        this = sa.and_(cup_people.c.cup == cup.row.id, cup_people.c.player == member.player)
        connection.execute(cup_people.update().where(this).values(number=member.number))
    plan = msgspec.json.encode(drawn.plan).decode()
    connection.execute(cups.update().where(cups.c.id == cup.row.id).values(status=PLAYING, plan=plan))


def begin_round(connection: sa.Connection, cup: Cup, number: int, openings: Sequence[Opening]) -> None:
    """All tables of a round, once, with their people at them. Raises Conflict if it is not as it was prepared for."""
    now = find(connection, cup.row.id, lock=True)
    if (now.row.status, now.row.round) != (PLAYING, number - 1) or now.players != cup.players:
        raise Conflict("the round has begun, or somebody has gone")
    for k, (table, seats) in enumerate(openings):
        write_table(connection, table, seats)
        row = {"cup": cup.row.id, "round": number, "number": k, "table": table.id}
        connection.execute(cup_tables.insert(), [row])
    connection.execute(cups.update().where(cups.c.id == cup.row.id).values(round=number))


def finish(connection: sa.Connection, cup: str) -> None:
    connection.execute(cups.update().where(cups.c.id == cup).values(status=OVER))


# ---- showing ----
def info(connection: sa.Connection, cup: str) -> CupInfo:
    """Plan and standings, from rows alone."""
    found = find(connection, cup)
    row = found.row
    organiser = connection.execute(sa.select(people.c.name).where(people.c.id == row.organiser)).scalar() or ""
    rounds = _rounds(connection, found)
    members = [CupPerson(number, member.name) for number, member in enumerate(found.members)]
    return CupInfo(
        row.id, row.title, organiser, row.game, row.edition, row.options.split(), row.players, row.rounds,
        read_terms(row.terms), row.status, row.round, members, rounds,
        [_standing(score) for score in _standings(found, rounds)] if rounds else [],
    )  # fmt: skip


def _rounds(connection: sa.Connection, cup: Cup) -> list[CupRound]:
    wanted = sa.select(cup_tables, results.c.ended).join(results, results.c.table == cup_tables.c.table, isouter=True)
    opened = {(one.round, one.number): one for one in connection.execute(wanted.where(cup_tables.c.cup == cup.row.id))}
    places, keepers = _places(connection, cup.row.id), _keepers(connection, cup.row.id)

    def shown(seated: Sequence[int], row: Any) -> CupTable:
        if row is None:
            return CupTable(list(seated), "", None)
        gone = _replaced(cup, seated, keepers.get(row.table, {}))
        return CupTable(list(seated), row.table, None if row.ended is None else places.get(row.table, {}), gone)

    return [
        CupRound([shown(table, opened.get((number, k))) for k, table in enumerate(one.tables)], list(one.byes))
        for number, one in enumerate(cup.plan, 1)
    ]


def _places(connection: sa.Connection, cup: str) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = defaultdict(dict)
    wanted = sa.select(placings).join(cup_tables, cup_tables.c.table == placings.c.table)
    for one in connection.execute(wanted.where(cup_tables.c.cup == cup).order_by(placings.c.place, placings.c.seat)):
        found[one.table][one.seat] = one.place
    return found


def _keepers(connection: sa.Connection, cup: str) -> dict[str, dict[str, str]]:
    """Whose accounts keep the seats of its tables: by table and seat."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    seats = schema.seats
    wanted = sa.select(seats.c.table, seats.c.seat, seats.c.person)
    for one in connection.execute(
        wanted.join(cup_tables, cup_tables.c.table == seats.c.table).where(cup_tables.c.cup == cup)
    ):
        found[one.table][one.seat] = one.person
    return found


def _replaced(cup: Cup, seated: Sequence[int], keepers: dict[str, str]) -> list[int]:
    """Those with accounts whose seats these do not keep: they were given to somebody else."""
    people = zip(_seats(cup.row.game), seated, strict=False)
    return [
        number
        for seat, number in people
        if (person := cup.members[number].person) and keepers.get(seat, person) != person
    ]


def _standings(cup: Cup, rounds: Sequence[CupRound]) -> list[Score]:
    """A seat of the plan is a person, whoever's account it is by now."""
    seats = _seats(cup.row.game)
    ended = [
        {table.people[seats.index(seat)]: place for seat, place in table.places.items()}
        for one in rounds
        for table in one.tables
        if table.places is not None
    ]
    byes = [one for begun in rounds[: cup.row.round] for one in begun.byes]
    return standings(len(cup.members), cup.row.players, ended, byes)


def _seats(game: str) -> Sequence[str]:
    try:
        return spec_of(game).seats.members
    except UnknownGame as error:
        raise Refused(Code.UNKNOWN_CUP, "the game of this cup is no longer played here") from error


def _standing(score: Score) -> CupStanding:
    return CupStanding(
        score.person, score.place, float(score.points), score.wins, float(score.opponents), score.played
    )  # fmt: skip
