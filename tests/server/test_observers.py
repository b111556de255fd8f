"""Whoever observes a house hears what goes on at its tables, and nothing of prepared ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import new_database
from tests.server.hosted import Listener
from tests.server.test_storage import House3, open_pair, play_some, run
from wartable.tables.rematch import rematch
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.wire.http import OpenTable


class Diary(list[tuple[str, ...]]):
    """An observer that writes everything down."""

    def moved(self, table: Table) -> None:
        self.append(("moved", table.id))

    def left(self, table: Table, seat: str) -> None:
        self.append(("left", table.id, seat))

    def again(self, table: Table) -> None:
        self.append(("again", table.id))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(new_database("sqlite", tmp_path))
    yield store
    store.close()


def watched(store: Store) -> tuple[House3, Diary]:
    house, diary = House3(store), Diary()
    house.observers.append(diary)
    return house, diary


def test_each_choice_and_each_undo_is_observed(store: Store) -> None:
    async def evening() -> None:
        house, diary = watched(store)
        table = await open_pair(house)
        await play_some(table, 3, 1)
        assert diary == [("moved", table.id)] * 3

    run(evening())


def test_a_seat_is_left_by_its_last_connection_and_a_spectator_leaves_none(store: Store) -> None:
    async def evening() -> None:
        house, diary = watched(store)
        table = await open_pair(house)
        seat = next(iter(table.seats))
        first, second, guest = Listener(seat), Listener(seat), Listener(None)
        for one in (first, second, guest):
            table.join(one)
        table.leave(first)
        table.leave(guest)
        assert diary == []
        table.leave(second)
        assert diary == [("left", table.id, seat)]

    run(evening())


def test_a_table_read_from_storage_is_observed_as_well_and_a_prepared_one_is_not(store: Store) -> None:
    async def evening() -> None:
        table_id = (await open_pair(House3(store))).id
        house, diary = watched(store)
        table = await house.find(table_id)
        await play_some(table, 1, 1)
        assert diary == [("moved", table_id)]
        prepared, _ = house.prepare(table.match.fork(), ["person", "person"], "what-if", "here")
        await play_some(prepared, 1, 1)
        assert diary == [("moved", table_id)]

    run(evening())


def test_a_rematch_is_observed_once(store: Store) -> None:
    async def evening() -> None:
        house, diary = watched(store)
        wish = OpenTable("la-conquete-du-monde", ["person", "person"], options=["round-limit=2", "minimum-armies=5"])
        table, tokens = await house.open(wish)
        while not table.match.over:
            await play_some(table, 50, 1)
        diary.clear()
        for seat in tokens:
            await rematch(house, table, seat)
        assert diary == [("again", table.id)]

    run(evening())
