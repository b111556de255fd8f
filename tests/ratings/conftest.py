"""People with accounts at tables that count."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.people.conftest import anna, bruno, host, hosted, nobody
from tests.server.databases import KINDS, new_database
from tests.server.hosted import Listener
from wartable.ratings.cups import Cups
from wartable.ratings.service import Results
from wartable.tables import schema
from wartable.tables.company import beside
from wartable.tables.house import House
from wartable.tables.pace import AT_ONCE
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.tables.wording import folded
from wartable.wire import messages as wire
from wartable.wire.http import OpenTable
from wartable.wire.terms import Terms

__all__ = ["anna", "bruno", "host", "hosted", "nobody"]  # fixtures
GAME = "la-conquete-du-monde"
RATED = Terms(rated=True)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        metafunc.parametrize("database", getattr(metafunc.module, "DATABASES", KINDS), indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    for name in ("anna", "bruno", "clara", "dora"):
        asyncio.run(store.do(person(name)))
    yield store
    store.close()


def person(name: str) -> Callable[[sa.Connection], object]:
    row = {"id": name, "name": name.title(), "folded": folded(name), "passphrase": "", "made": 0.0, "banned": False}
    return lambda connection: connection.execute(schema.people.insert(), [row])


@dataclass
class Club:
    """A house, and what counts its results."""

    house: House
    cups: Cups
    results: Results

    async def table(self, *people: str, terms: Terms = RATED, **more: Any) -> Table:
        """With these people at its seats, who have sat down; an empty name is a guest."""
        wish = OpenTable(GAME, ["person"] * len(people), terms=terms, **more)
        table, tokens = await self.house.open(wish)
        for token, who in zip(tokens.values(), people, strict=True):
            seat = table.seat_of(token)
            assert seat is not None
            await table.take(seat)
            await sit(self.house.store, table.id, seat, who)
        return table

    async def all_counted(self) -> None:
        """Everything that has ended by now."""
        await until(lambda: not self.results._ended)
        await self.results._store_all()


async def sit(store: Store, table: str, seat: str, who: str) -> None:
    await store.do(lambda at: at.execute(schema.seat_of(table, seat).values(person=who)), table)


@contextlib.asynccontextmanager
async def club(store: Store) -> AsyncIterator[Club]:
    house = House(store, AT_ONCE)
    cups = Cups(house)
    results = Results(house, cups)
    results.start()
    await until(lambda: results._looked_up is not None)  # from now on it knows only what it is told
    yield Club(house, cups, results)
    await results.stop()


async def until(true: Callable[[], bool]) -> None:
    for _ in range(2000):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not come to that")


async def concede(table: Table, seat: str) -> None:
    await beside(table, Listener(seat), wire.Concede(1))


async def agree_to(table: Table, what: Any) -> None:
    first, *others = table.seats
    await beside(table, Listener(first), wire.Propose(1, what))
    for seat in others:
        await beside(table, Listener(seat), wire.Reply(2, True))


async def lose(table: Table, seat: str) -> None:
    """A game of two that this seat gives up."""
    await concede(table, seat)
    assert table.closed


def rows(store: Store, table: sa.Table) -> Sequence[Any]:
    with store.engine.connect() as connection:
        found = connection.execute(sa.select(table)).all()
    return sorted(map(tuple, found))


def skills(store: Store) -> dict[str, tuple[float, float, int]]:
    return {row[2]: tuple(row[3:6]) for row in rows(store, schema.ratings)}


async def wait_for_count(store: Store, table: sa.Table, count: int) -> None:
    end = time.monotonic() + 10
    while len(rows(store, table)) < count:
        assert time.monotonic() < end, "it was not stored"
        await asyncio.sleep(0.01)
