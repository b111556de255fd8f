"""The house: one table object for each id, whoever still holds it and whatever it is doing."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
import weakref
from collections.abc import Mapping
from typing import Any

import pytest

from tests.server.client import GAME
from tests.server.hosted import Listener
from tests.server.test_storage import House3, as_stored, open_pair, play_some, run, told
from wartable.tables import house as house_module
from wartable.tables.errors import Refused
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.wire.http import OpenTable


@pytest.fixture
def store(store: Store, monkeypatch: pytest.MonkeyPatch) -> Store:
    """In a house that forgets a table as soon as nobody holds it."""
    monkeypatch.setattr(house_module, "IN_MEMORY", 0)
    return store


class Thinker:
    """A bot that thinks until it is told to stop."""

    blind = False
    slow = False

    def __init__(self) -> None:
        self.began, self.enough = threading.Event(), threading.Event()

    def choose(self, view: Mapping[str, Any], offer: list[str]) -> str:
        self.began.set()
        assert self.enough.wait(20)
        return offer[0]


async def until(condition: Any) -> None:
    while not condition():
        await asyncio.sleep(0.001)


def test_tables_are_replayed_one_after_the_other(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone comes back after a restart: whoever already plays waits for one replay, not for all of them."""
    load, together, most = Table.load, [0], [0]

    def counted(*arguments: Any) -> Table | None:
        together[0] += 1
        most[0] = max(most[0], together[0])
        time.sleep(0.1)  # whoever would come at the same time has come by then
        together[0] -= 1
        return load(*arguments)

    async def evening() -> None:
        tables = [(await open_pair(House3(store))).id for _ in range(4)]
        monkeypatch.setattr(Table, "load", counted)
        house = House3(store)
        found = await asyncio.gather(*map(house.find, tables))
        assert [table.id for table in found] == tables
        assert most == [1]

    run(evening())


def test_a_table_whose_bot_thinks_stays_one(store: Store) -> None:
    """Everyone leaves, the house fills up, somebody comes back: one table, and the bot's choice is on it."""

    async def evening() -> None:
        house = House3(store)
        table, _ = await house.open(OpenTable(GAME, ["random", "person"], options=["round-limit=2"]))
        thinker = Thinker()
        table._bots["red"] = thinker
        while table.match.asked != ("red",):
            await play_some(table, 1, 1)
        visitor = Listener(None)
        table.join(visitor)
        await until(thinker.began.is_set)
        table.leave(visitor)
        others = await asyncio.gather(*(open_pair(house) for _ in range(5)))
        again = await house.find(table.id)
        assert again is table
        steps = again.match.steps
        thinker.enough.set()
        await until(lambda: again.match.steps > steps)
        assert told(again) == told(as_stored(table, store))
        await asyncio.gather(*(play_some(other, 3, 2) for other in others))

    run(evening())


def test_a_table_with_a_waiting_request_stays_one(store: Store) -> None:
    async def evening() -> None:
        house = House3(store)
        table = await open_pair(house)
        table_id, requests = table.id, [asyncio.create_task(play_some(table, 1, k)) for k in range(3)]
        del table
        await asyncio.sleep(0)
        found = await asyncio.gather(*(house.find(table_id) for _ in range(5)))
        await asyncio.gather(*requests, return_exceptions=True)
        assert len({id(table) for table in found}) == 1
        assert told(found[0]) == told(as_stored(found[0], store))

    run(evening())


def test_those_who_come_at_once_find_the_same_table(store: Store) -> None:
    """Even if the first of them gives up."""

    async def evening() -> None:
        house = House3(store)
        table = await open_pair(house)
        table_id, gone = table.id, weakref.ref(table)
        del table
        gc.collect()
        assert gone() is None
        comers = [asyncio.create_task(house.find(table_id)) for _ in range(5)]
        await asyncio.sleep(0)
        comers[0].cancel()
        found = await asyncio.gather(*comers[1:])
        assert len({id(table) for table in found}) == 1
        assert await house.find(table_id) is found[0]
        with pytest.raises(Refused, match="no such table"):
            await house.find("nowhere")

    run(evening())


def test_the_house_keeps_the_tables_used_last(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        monkeypatch.setattr(house_module, "IN_MEMORY", 2)
        house = House3(store)
        kept: list[weakref.ref[Table]] = [weakref.ref(await open_pair(house)) for _ in range(2)]
        first = kept[0]()
        assert first is not None
        await house.find(first.id)
        del first
        kept.append(weakref.ref(await open_pair(house)))
        gc.collect()
        assert [table() is not None for table in kept] == [True, False, True]

    run(evening())
