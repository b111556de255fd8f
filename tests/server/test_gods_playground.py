"""God's Playground at the table: secret choices side by side, and a board of the table's own."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.hosted import Listener
from wartable.engine.errors import BadBoard
from wartable.tables.errors import Refused, told
from wartable.tables.house import House
from wartable.tables.pace import AT_ONCE
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.wire.http import OpenTable

DATABASES = ("sqlite",)

GAME = "gods-playground"
OWN = {GAME: {"glory": {"black": 1}}}


async def seated(store: Store, *, edition: str = "warfrog", seats: int = 3) -> Table:
    house = House(store, AT_ONCE, OWN)
    table, _ = await house.open(OpenTable(GAME, ["person"] * seats, edition=edition))
    return table


async def play_until(table: Table, stage: str, seed: int) -> None:
    dice = random.Random(seed)
    while table.match.stage != stage and not table.match.over:
        seat = dice.choice(table.match.asked)
        await table.play(seat, [dice.choice(table.match.offer(seat))], table.revision(seat))


def test_secret_blocks_change_nothing_for_anyone_else_until_one_is_ready(store: Store) -> None:
    async def evening() -> None:
        table = await seated(store)
        await play_until(table, "assign", 1)
        others = ["blue", "red", None]
        before = [table.revision(other) for other in others]
        listening = Listener("blue")
        table.join(listening)
        heard = len(listening.notes)
        spots = ["prussia", "lithuania", "ukraine", "little-poland", "greater-poland", "court"]
        series = [f"assign {spot} {block}" for block, spot in enumerate(spots)]
        await table.play("white", series, table.revision("white"))
        assert [table.revision(other) for other in others] == before
        assert len(listening.notes) == heard
        await table.play("white", ["ready"], table.revision("white"))
        assert len(listening.notes) == heard + 1
        assert table.public().asked == ["blue", "red"]
        with pytest.raises(Refused):
            await table.play("white", ["clear court"], "an old revision")
        await table.undo("white", table.revision("white"), False)
        assert list(table.match.asked) == ["white", "blue", "red"]
        assert [table.revision(other) for other in others] == before

    asyncio.run(evening())


@pytest.mark.parametrize(("edition", "seats"), [("warfrog", 3), ("phalanx", 4)])
def test_a_whole_game_is_kept_with_its_own_numbers(store: Store, edition: str, seats: int) -> None:
    async def evening() -> None:
        table = await seated(store, edition=edition, seats=seats)
        await play_until(table, "over", 7)
        again = Table.load(table.id, store, AT_ONCE)
        assert again is not None
        assert again.match.hash == table.match.hash
        assert again.match.game.own_numbers == OWN[GAME]
        assert again.match.view(None)["printed"]["glory"]["black"] == 1
        assert again.match.scores == table.match.scores

    asyncio.run(evening())


def test_own_numbers_that_do_not_fit_have_their_own_code(store: Store) -> None:
    async def evening() -> None:
        house = House(store, AT_ONCE, {GAME: {"continents": {"asie": 8}}})
        with pytest.raises(BadBoard) as refused:
            await house.open(OpenTable(GAME, ["person"] * 3))
        assert told(refused.value)[0] == "bad-board"

    asyncio.run(evening())
