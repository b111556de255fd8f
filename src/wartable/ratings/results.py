"""Results as they are kept, each once, and ratings folded from them in the order in which games ended.

The fold is a function of the placings alone, so it comes to the same however it is made: one result after the other, or
all anew. A result that comes late, for its server was down, goes where it belongs, and all after it are folded again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from wartable.ratings.model import Skill, rated
from wartable.tables import schema
from wartable.tables.company import last_are
from wartable.tables.gathering import Gathering
from wartable.tables.rows import ABANDONED, ENDED, OVER
from wartable.wire.terms import read_terms

results, placings, ratings = schema.results, schema.placings, schema.ratings
tables, seats = schema.tables, schema.seats
OVER_FOR_GOOD = (OVER, ENDED, ABANDONED)
FEWEST = 2  # people with accounts, without whom there is nobody to compare
COUNTS = sa.or_(*(tables.c.terms.contains(mark, autoescape=True) for mark in ('"rated":true', '"cup":"')))
Kind = tuple[str, int]  # a game with so many players
Skills = dict[str, Skill]  # by player


def places_of(table: Gathering) -> dict[str, int]:
    """How a table that is closed came out, by seat; nothing if it was abandoned. Whoever a bot stood in for at its end
    is last: they were not there to end it."""
    ended = table.company.ended
    places = table.match.ranking if ended is None else ended.places
    return last_are(places, {*table.company.stand_ins, *table.company.conceded})


def missing(connection: sa.Connection) -> list[str]:
    """Tables that have ended, whose result counts and is not stored."""
    known = sa.exists().where(results.c.table == tables.c.id)
    wanted = sa.select(tables.c.id).where(COUNTS, tables.c.status.in_(OVER_FOR_GOOD), ~known)
    return list(connection.execute(wanted.order_by(tables.c.moved)).scalars())


def enter(connection: sa.Connection, table: str, places: Mapping[str, int]) -> bool:
    """Store the result of a table, and what follows from it, unless somebody has. Who sat there, when it ended and that
    it has is read in the same transaction."""
    schema.lock_results(connection)
    row = connection.execute(sa.select(tables).where(tables.c.id == table)).one()
    known = connection.execute(sa.select(results.c.table).where(results.c.table == table)).first()
    if known is not None or row.status not in OVER_FOR_GOOD:
        return False
    sitters = connection.execute(sa.select(seats).where(seats.c.table == table)).all()
    counts = bool(places) and read_terms(row.terms).rated and _compares(sitters)
    connection.execute(results.insert(), [
        {"table": table, "game": row.game, "players": row.players, "ended": row.moved, "rated": counts}
    ])  # fmt: skip
    if places:
        connection.execute(placings.insert(), [
            {"table": table, "seat": one.seat, "player": one.person, "place": places[one.seat]} for one in sitters
        ])  # fmt: skip
    if counts:
        _fold_in(connection, (row.game, row.players), table, row.moved)
    return True


def _compares(sitters: Iterable[sa.Row[Any]]) -> bool:
    """Bots have no seat at a rated table, and guests are left out: somebody must be left to compare."""
    rows = list(sitters)
    return not any(one.bot for one in rows) and sum(bool(one.person) for one in rows) >= FEWEST


# ---- folding ----
def _fold_in(connection: sa.Connection, kind: Kind, table: str, ended: float) -> None:
    """At the end, where a result belongs nearly always; otherwise all are folded anew."""
    late = connection.execute(sa.select(results.c.ended, results.c.table).where(_rated(kind), results.c.ended >= ended))
    if any((row.ended, row.table) > (ended, table) for row in late):
        refold(connection, kind)
        return
    rows = _compared(connection, results.c.table == table)[table]
    skills = _skills(connection, kind, [row.player for row in rows])
    connection.execute(ratings.delete().where(_of_kind(kind), ratings.c.player.in_([row.player for row in rows])))
    _write(connection, kind, [_fold(skills, rows)], skills)


def refold(connection: sa.Connection, kind: Kind) -> None:
    """The ratings of a game with so many players, anew from its results."""
    found = connection.execute(sa.select(results.c.ended, results.c.table).where(_rated(kind))).all()
    order = [row.table for row in sorted(found, key=lambda row: (row.ended, row.table))]
    compared, skills = _compared(connection, _rated(kind)), Skills()
    connection.execute(ratings.delete().where(_of_kind(kind)))
    _write(connection, kind, [_fold(skills, compared[table]) for table in order], skills)


def recompute(connection: sa.Connection) -> int:
    """All of them; how many results there are."""
    schema.lock_results(connection)
    connection.execute(ratings.delete())
    kinds = connection.execute(sa.select(results.c.game, results.c.players).where(results.c.rated).distinct()).all()
    for game, players in kinds:
        refold(connection, (game, players))
    return connection.execute(sa.select(sa.func.count()).select_from(results).where(results.c.rated)).scalar_one()


def _rated(kind: Kind) -> sa.ColumnElement[bool]:
    return sa.and_(results.c.rated, results.c.game == kind[0], results.c.players == kind[1])


def _of_kind(kind: Kind) -> sa.ColumnElement[bool]:
    return sa.and_(ratings.c.game == kind[0], ratings.c.players == kind[1])


Folded = list[dict[str, Any]]  # what each placing of a result came to


def _compared(connection: sa.Connection, which: sa.ColumnElement[bool]) -> dict[str, list[sa.Row[Any]]]:
    """The placings of results that compare people, in the order of their seats' names."""
    found: dict[str, list[sa.Row[Any]]] = {}
    of_these = sa.select(placings).join(results, results.c.table == placings.c.table).where(which)
    for row in connection.execute(of_these.where(placings.c.player != "")):
        found.setdefault(row.table, []).append(row)
    return {table: sorted(rows, key=lambda row: str(row.seat)) for table, rows in found.items()}


def _fold(skills: Skills, rows: Sequence[sa.Row[Any]]) -> Folded:
    """One result: what was believed of each, and what is."""
    before = [skills.get(row.player, Skill()) for row in rows]
    after = rated(before, [row.place for row in rows])
    skills |= {row.player: skill for row, skill in zip(rows, after, strict=True)}
    return [
        {"of": row.table, "at": row.seat, "mean_before": old.mean, "deviation_before": old.deviation,
         "mean": new.mean, "deviation": new.deviation, "games": new.games}
        for row, old, new in zip(rows, before, after, strict=True)
    ]  # fmt: skip


def _skills(connection: sa.Connection, kind: Kind, players: Sequence[str]) -> Skills:
    found = connection.execute(sa.select(ratings).where(_of_kind(kind), ratings.c.player.in_(players)))
    return {row.player: Skill(row.mean, row.deviation, row.games) for row in found}


def _write(connection: sa.Connection, kind: Kind, folded: Sequence[Folded], skills: Skills) -> None:
    lines = [line for result in folded for line in result]
    if not lines:
        return
    this = sa.and_(placings.c.table == sa.bindparam("of"), placings.c.seat == sa.bindparam("at"))
    told: dict[str, sa.BindParameter[Any]] = {name: sa.bindparam(name) for name in lines[0] if name not in ("of", "at")}
    connection.execute(placings.update().where(this).values(told), lines)
    connection.execute(ratings.insert(), [
        {"game": kind[0], "players": kind[1], "player": player, **vars(skill), "ordinal": skill.ordinal}
        for player, skill in skills.items()
    ])  # fmt: skip
