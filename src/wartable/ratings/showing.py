"""Ratings as they are shown: lists of the best, those of one person, and what a game did to each."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from wartable.engine.errors import BadTable
from wartable.games import game_names, spec_of
from wartable.ratings.model import Skill, cautious
from wartable.ratings.results import Kind, placings, ratings, results
from wartable.tables import schema
from wartable.tables.storage import Store
from wartable.wire.ratings import Ladder, OwnResult, Ranked, RatedGame, RatedKind, RatingChange

MOST = 100
SECONDS = 5.0  # a list is this old at most: whoever asks often costs no more
people = schema.people
SHOWN = sa.and_(people.c.id == ratings.c.player, sa.not_(people.c.banned))  # nor those who have gone


class Ladders:
    """Lists of the best, written; made anew now and then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._made: dict[Kind | None, tuple[float, bytes]] = {}

    async def kinds(self) -> bytes:
        return await self._written(None, kinds)

    async def shown(self, game: str, players: int | None) -> bytes:
        """Raises UnknownGame, or BadTable for so many players as it is not for."""
        kind = checked(game, players)
        return await self._written(kind, lambda connection: ladder(connection, kind))

    async def _written(self, key: Kind | None, make: Callable[[sa.Connection], object]) -> bytes:
        made, written = self._made.get(key, (0.0, b""))
        if not written or time.monotonic() - made > SECONDS:
            written = msgspec.json.encode(await self.store.ask(make))
            self._made[key] = time.monotonic(), written
        return written


def checked(game: str, players: int | None) -> Kind:
    spec = spec_of(game)
    numbers = sorted({*spec.players, *(n for some in spec.edition_players.values() for n in some)})
    if players is not None and players not in numbers:
        raise BadTable(f"{game} is for {numbers[0]} to {numbers[-1]} players, not {players}")
    return game, numbers[0] if players is None else players


def kinds(connection: sa.Connection) -> list[RatedKind]:
    """Of games there still are."""
    kind = (ratings.c.game, ratings.c.players)
    wanted = (
        sa.select(*kind, sa.func.count())
        .join(people, SHOWN)
        .where(ratings.c.game.in_(game_names()))
        .group_by(*kind)
        .order_by(*kind)
    )
    return [RatedKind(*row) for row in connection.execute(wanted)]


def ladder(connection: sa.Connection, kind: Kind) -> Ladder:
    wanted = (
        sa.select(people.c.name, ratings)
        .join(people, SHOWN)
        .where(ratings.c.game == kind[0], ratings.c.players == kind[1])
        .order_by(ratings.c.ordinal.desc(), people.c.folded)
        .limit(MOST)
    )
    rows = connection.execute(wanted).all()
    first: dict[float, int] = {}  # the place of all with this number
    for place, row in enumerate(rows, 1):
        first.setdefault(row.ordinal, place)
    return Ladder(*kind, [Ranked(*_shown(row), row.name, first[row.ordinal]) for row in rows])


def _shown(row: Any) -> tuple[float, float, float, int, bool]:
    skill = Skill(row.mean, row.deviation, row.games)
    return skill.ordinal, round(row.mean, 2), round(row.deviation, 2), skill.games, skill.provisional


def ratings_of(connection: sa.Connection, player: str) -> list[RatedGame]:
    wanted = sa.select(ratings).where(ratings.c.player == player).order_by(ratings.c.game, ratings.c.players)
    return [RatedGame(*_shown(row), row.game, row.players) for row in connection.execute(wanted)]


def changes_at(connection: sa.Connection, table: str) -> list[RatingChange]:
    """What a rated game did to each; nothing if it was not rated in the end."""
    wanted = sa.select(placings).where(placings.c.table == table, placings.c.games > 0)
    return [_change(row) for row in connection.execute(wanted.order_by(placings.c.place, placings.c.seat))]


def _change(row: Any) -> RatingChange:
    before, after = cautious(row.mean_before, row.deviation_before), cautious(row.mean, row.deviation)
    return RatingChange(row.seat, row.place, before, after, row.games, Skill(games=row.games).provisional)


def results_of(connection: sa.Connection, player: str) -> list[OwnResult]:
    """What is stored of somebody's games, the latest first: those of cups too, rated or not."""
    return _results(connection, placings.c.player == player)


def rated_results_of(connection: sa.Connection, player: str) -> list[OwnResult]:
    return _results(connection, sa.and_(placings.c.player == player, placings.c.games > 0), MOST)


def _results(connection: sa.Connection, which: sa.ColumnElement[bool], most: int | None = None) -> list[OwnResult]:
    wanted = sa.select(results, placings).join(placings, placings.c.table == results.c.table)
    order = (results.c.ended.desc(), results.c.table)
    rows = connection.execute(wanted.where(which).order_by(*order).limit(most))
    return [OwnResult(row.table, row.game, row.players, row.ended, _change(row)) for row in rows]
