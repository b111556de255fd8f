"""Looking ahead at a table: bots that do, and advice only where it is allowed, the same as long as nothing changes."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import GAME
from tests.server.hosted import Listener
from tests.server.test_storage import House3, play_some, run
from wartable.engine.errors import BadTable
from wartable.engine.speeds import chances
from wartable.games import spec_of
from wartable.tables.advice import advise
from wartable.tables.errors import Refused
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.wire.codes import Code
from wartable.wire.http import OpenTable
from wartable.wire.messages import Advise, Advised
from wartable.wire.terms import Terms


async def opened(store: Store, *, advice: bool, rated: bool = False) -> Table:
    wish = OpenTable(GAME, ["person", "person"], terms=Terms(advice=advice, rated=rated))
    table, _ = await House3(store).open(wish)
    return table


async def ask(table: Table, number: int = 1) -> Advised:
    [seat] = table.match.asked
    return await advise(table, seat, Advise(number, table.revision(seat)))


@pytest.mark.usefixtures("compiled")
def test_whoever_is_asked_may_ask_for_advice(store: Store) -> None:
    async def evening() -> None:
        assert chances.load(spec_of(GAME))
        table = await opened(store, advice=True)
        [seat] = table.match.asked
        first, again = await ask(table, 1), await ask(table, 2)
        assert [advice.choice for advice in first.choices if advice.choice not in table.match.offer(seat)] == []
        assert all(0 <= advice.chance <= 1 and 0 < advice.share <= 1 for advice in first.choices)
        assert (again.id, again.choices) == (2, first.choices)
        await table.play(seat, [first.choices[0].choice], table.revision(seat))
        with pytest.raises(Refused) as refused:
            await advise(table, seat, Advise(3, first.revision))
        assert refused.value.code is Code.STALE

    run(evening())


def test_a_table_has_no_advice_unless_it_says_so(store: Store) -> None:
    async def evening() -> None:
        with pytest.raises(Refused) as refused:
            await ask(await opened(store, advice=False))
        assert refused.value.code is Code.NO_ADVICE

    run(evening())


def test_a_rated_table_has_none(store: Store) -> None:
    async def evening() -> None:
        with pytest.raises(BadTable, match="without advice"):
            await opened(store, advice=True, rated=True)

    run(evening())


@pytest.mark.usefixtures("compiled")
def test_a_bot_that_looks_ahead_plays_at_a_table(store: Store) -> None:
    async def evening() -> None:
        assert chances.load(spec_of(GAME))
        table, _ = await House3(store).open(OpenTable(GAME, ["search-quick", "person"], options=["round-limit=2"]))
        while table.match.asked != ("red",):
            await play_some(table, 1, 1)
        steps = table.match.steps
        table.join(Listener(None))
        while table.match.steps == steps:
            await asyncio.sleep(0.01)
        assert table.match.game.seats[table.match.history[steps].seat] == "red"

    run(evening())
