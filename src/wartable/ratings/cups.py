"""Cups: several tables, several rounds, everybody with everybody, and the tables of a round opened for its people."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

import wartable
from wartable.engine.errors import BadTable, WartableError
from wartable.ratings import cup_rows, seating
from wartable.ratings.cup_rows import Cup, Opening
from wartable.tables.errors import Conflict, Refused
from wartable.tables.gathering import token_hash
from wartable.tables.house import House
from wartable.tables.opening import check_terms, new_id, new_token
from wartable.tables.rows import SeatRow
from wartable.tables.table import drawn_up
from wartable.tables.wording import name_of
from wartable.wire.codes import Code
from wartable.wire.ratings import CupInfo, CupOpened, NewCup
from wartable.wire.terms import read_terms, write_terms

log = logging.getLogger(__name__)
LONGEST_TITLE = 80
TRIES = 5  # of a round, while people come and go
Invite = Callable[[str, str], Awaitable[None]]  # a person, to a table


class Drawn(NamedTuple):
    """The fields of a cup's row that a plan is about."""

    id: str
    plan: str


async def nobody_is_told(person: str, table: str) -> None:
    """Where there is no way to tell them."""


class Cups:
    """All cups of a server."""

    def __init__(self, house: House, invite: Invite = nobody_is_told) -> None:
        self.house, self.store, self._invite = house, house.store, invite

    # ---- before it begins ----
    async def open(self, wish: NewCup, organiser: str) -> CupOpened:
        """Raises Refused, UnknownGame or BadTable."""
        title = name_of(wish.title, LONGEST_TITLE)
        board = self.house.boards.get(wish.game)
        game = wartable.load(wish.game, wish.players, wish.edition, wish.options, board)
        check_terms(wish.terms, game)
        if wish.terms.cup or wish.terms.listed:
            raise BadTable("the tables of a cup are for its people: they are not listed, and of no other cup")
        key, cup = new_token(), new_id()
        row = {
            "id": cup, "title": title, "organiser": organiser, "host": token_hash(key), "game": game.name,
            "edition": game.edition, "options": " ".join(game.options), "players": game.players, "rounds": wish.rounds,
            "terms": write_terms(wish.terms), "made": time.time(),
        }  # fmt: skip
        await self.store.do(lambda connection: cup_rows.insert(connection, row))
        return CupOpened(cup, key)

    async def join(self, cup: str, person: str) -> CupInfo:
        await self.store.do(lambda connection: cup_rows.join(connection, cup, person, time.time()))
        return await self.info(cup)

    async def leave(self, cup: str, person: str) -> CupInfo:
        await self.store.do(lambda connection: cup_rows.leave(connection, cup, person))
        return await self.info(cup)

    async def info(self, cup: str) -> CupInfo:
        return await self.store.ask(lambda connection: cup_rows.info(connection, cup))

    # ---- rounds ----
    async def begin(self, cup: str, number: int, organiser: str) -> CupInfo:
        """A round, because whoever organises it says so."""
        found = await self._find(cup)
        cup_rows.check_organiser(found, organiser)
        await self._begin(cup, number)
        return await self.info(cup)

    async def end(self, cup: str, organiser: str) -> CupInfo:
        """No further round; tables that are played at go on, and count in the standings."""
        found = await self._find(cup)
        cup_rows.check_organiser(found, organiser)
        await self.store.do(lambda connection: cup_rows.finish(connection, cup))
        return await self.info(cup)

    async def advance(self) -> None:
        """Go on wherever all tables have ended."""
        for cup, begun, rounds in await self.store.ask(cup_rows.ripe):
            try:
                if begun < rounds:
                    await self._begin(cup, begun + 1)
                else:
                    await self._finish(cup)
            except Refused:
                pass  # another process was first, or the store has said it
            except WartableError as error:
                log.warning("cup %s does not go on: %s", cup, error)

    async def _finish(self, cup: str) -> None:
        await self.store.do(lambda connection: cup_rows.finish(connection, cup))

    async def _find(self, cup: str) -> Cup:
        return await self.store.ask(lambda connection: cup_rows.find(connection, cup))

    async def _begin(self, cup: str, number: int) -> None:
        """Prepared, then stored at once if it still fits; otherwise prepared anew."""
        for _ in range(TRIES):
            found = await self._find(cup)
            _check_next(found, number)
            drawn = await asyncio.to_thread(_drawn, found) if number == 1 else found
            openings = await asyncio.to_thread(self._prepared, drawn, found.row, number)
            try:
                await self.store.do(_opened(found, drawn, number, openings))
            except Conflict:
                continue
            return await self._tell(openings)
        raise Refused(Code.STALE, "too many came and went; try again")

    def _prepared(self, drawn: Cup, row: Any, number: int) -> list[Opening]:
        """The tables of a round, their seats claimed by their people. Nobody knows the links: new ones can be had with
        the key of the cup."""
        game = wartable.load(
            row.game, row.players, row.edition, row.options.split(), self.house.boards.get(row.game)
        )  # fmt: skip
        terms = msgspec.structs.replace(read_terms(row.terms), cup=row.id)
        openings = []
        for table in drawn.plan[number - 1].tables:
            table_id = new_id()
            sitters = zip(game.seats, (drawn.members[one] for one in table), strict=True)
            seats = [
                SeatRow(table_id, seat, "", token_hash(new_token()), False, one.name, one.person)
                for seat, one in sitters
            ]
            drawn_row, _ = drawn_up(game, table_id, seats, self.store, self.house.pace, terms, row.host)
            openings.append((drawn_row, seats))
        return openings

    async def _tell(self, openings: list[Opening]) -> None:
        for _, seats in openings:
            for seat in seats:
                if seat.person:
                    await self._invite(seat.person, seat.table)


def _check_next(cup: Cup, number: int) -> None:
    row = cup.row
    if row.status == cup_rows.OVER or number != row.round + 1 or number > row.rounds:
        raise Refused(Code.CUP_BEGUN, Code.CUP_BEGUN.meaning)
    if len(cup.members) < row.players:
        raise Refused(Code.TOO_FEW, f"{row.players} people fill a table, {len(cup.members)} have joined")


def _drawn(cup: Cup) -> Cup:
    """Numbers by lot, and a plan for so many."""
    seed = secrets.randbelow(2**32)
    plan = seating.plan(len(cup.members), cup.row.players, cup.row.rounds, seed)
    lots = random.Random(seed).sample(list(cup.members), len(cup.members))
    members = [replace(member, number=number) for number, member in enumerate(lots)]
    return Cup(Drawn(cup.row.id, msgspec.json.encode(plan).decode()), members)


def _opened(cup: Cup, drawn: Cup, number: int, openings: list[Opening]) -> Callable[[sa.Connection], None]:
    def work(connection: sa.Connection) -> None:
        cup_rows.lock_people(connection, drawn)
        if number == 1:
            cup_rows.draw(connection, cup, drawn)
        cup_rows.begin_round(connection, drawn, number, openings)

    return work
