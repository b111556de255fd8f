"""Bots act at once, but leave a person a breath to take a slip back; no test here waits by the clock."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

import pytest

from tests.server.hosted import Listener
from wartable.tables import pace
from wartable.tables.house import House
from wartable.tables.pace import Pace
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.wire.http import OpenTable

DATABASES = ("sqlite",)

CONQUEST, PLAYGROUND = "la-conquete-du-monde", "gods-playground"
EDITION = {CONQUEST: "classic"}  # by the rules of 1957 a turn begins with a card: no undo reaches over it
PAUSE, BREATH = Pace.bots, Pace.breath
nap = asyncio.sleep


class Clock:
    """Notes how long bots would rest, and lets them when told to; short rests end at once."""

    def __init__(self) -> None:
        self.rests: list[float] = []
        self.resting = asyncio.Event()
        self._over = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.rests.append(seconds)
        if seconds == BREATH:
            self._over.clear()
            self.resting.set()
            await self._over.wait()
        await nap(0)

    def strike(self) -> None:
        self.resting.clear()
        self._over.set()


def evening(
    store: Store, monkeypatch: pytest.MonkeyPatch, game: str, seats: list[str], play: Callable[..., Awaitable[None]]
) -> None:
    async def run() -> None:
        clock = Clock()
        monkeypatch.setattr(pace, "sleep", clock.sleep)
        monkeypatch.setattr(pace, "LATE", 3600.0)  # however busy the machine is
        table, _ = await House(store, Pace()).open(OpenTable(game, seats, edition=EDITION.get(game)))
        table.join(Listener(None))
        await play(table, clock)
        table.connections.clear()
        clock.strike()
        if table._bot_task:
            await table._bot_task

    asyncio.run(asyncio.wait_for(run(), 20))


def person(table: Table) -> str:
    return next(seat for seat in table.seats if seat not in table._bots)


async def asked(table: Table, seat: str) -> None:
    while seat not in table.match.asked:
        await nap(0)


async def muster(table: Table, seat: str) -> int:
    """All starting armies; how many of them the seat placed."""
    placed = 0
    while table.match.stage == "muster":
        if seat in table.match.asked:
            await table.play(seat, [table.match.offer(seat)[0]], table.revision(seat))
            placed += 1
        await nap(0)
    return placed


async def first_turn(table: Table, clock: Clock, seat: str) -> None:
    """Whoever places the last army of all has a breath too, before a bot's first turn."""
    await muster(table, seat)
    while seat not in table.match.asked:
        clock.strike()
        await nap(0)
    clock.rests.clear()


async def end_turn(table: Table, seat: str) -> None:
    """Place everything, then leave the turn without a die: all of it could be taken back."""
    while table.match.asked == (seat,):
        offer = table.match.offer(seat)
        choice = next((c for c in offer if c.endswith(" all")), offer[-1])
        await table.play(seat, [choice], table.revision(seat))


def test_a_breath_before_the_first_bot_goes_on_and_none_after(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Table, clock: Clock) -> None:
        seat = person(table)
        await first_turn(table, clock, seat)
        await end_turn(table, seat)
        await clock.resting.wait()
        before = table.match.steps
        assert clock.rests == [BREATH]
        for _ in range(100):
            await nap(0)
        assert table.match.steps == before
        clock.strike()
        await asked(table, seat)
        assert clock.rests[0] == BREATH
        assert set(clock.rests[1:]) == {PAUSE}

    evening(store, monkeypatch, CONQUEST, ["person", "random", "heuristic"], play)


def test_starting_armies_go_round_without_a_breath(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only whoever places the last of all has one, before the first turn of a bot."""

    async def play(table: Table, clock: Clock) -> None:
        seat = person(table)
        assert await muster(table, seat) > 5
        assert BREATH not in clock.rests[: -1 if clock.resting.is_set() else None]

    evening(store, monkeypatch, CONQUEST, ["person", "random", "heuristic"], play)


def test_a_slip_taken_back_is_no_bots_affair(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's breath ends while the person chooses anew: it neither plays nor is lost; the new choice has its own."""

    async def play(table: Table, clock: Clock) -> None:
        seat = person(table)
        await first_turn(table, clock, seat)
        await end_turn(table, seat)
        await clock.resting.wait()
        clock.rests.clear()
        before = table.match.steps
        await table.undo(seat, table.revision(seat), False)
        assert table.match.asked == (seat,)
        await table.play(seat, [table.match.offer(seat)[-1]], table.revision(seat))
        clock.strike()
        await clock.resting.wait()
        assert (clock.rests, table.match.steps) == ([BREATH], before)
        await table.undo(seat, table.revision(seat), False)
        clock.strike()
        for _ in range(100):
            await nap(0)
        assert (table.match.asked, table.match.steps) == ((seat,), before - 1)
        await table.play(seat, [table.match.offer(seat)[-1]], table.revision(seat))
        await clock.resting.wait()
        clock.strike()
        await asked(table, seat)
        assert table.match.steps > before

    evening(store, monkeypatch, CONQUEST, ["person", "random", "heuristic"], play)


def test_a_standing_order_is_no_slip(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(table: Table, clock: Clock) -> None:
        seat = person(table)
        await first_turn(table, clock, seat)
        await end_turn(table, seat)
        await clock.resting.wait()
        slip = table._slip
        await table.order(seat, "defence", "ask")
        assert table._slip is slip is not None

    evening(store, monkeypatch, CONQUEST, ["person", "random", "random"], play)


def test_bots_keep_nobody_waiting_in_a_secret_round(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a person still plans, bots plan at once; only the end of the round, by a bot, leaves him a breath."""

    async def play(table: Table, clock: Clock) -> None:
        seat = person(table)
        while len(table.match.together) < 3:
            if seat in table.match.asked:
                await table.play(seat, [table.match.offer(seat)[0]], table.revision(seat))
            elif clock.resting.is_set():
                clock.strike()
            await nap(0)
        clock.rests.clear()
        while table.match.asked != (seat,):
            await nap(0)
        assert set(clock.rests) == {PAUSE}

    evening(store, monkeypatch, PLAYGROUND, ["person", "random", "heuristic"], play)


def test_bots_of_one_table_leave_room_for_another(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast bots play, a person elsewhere is served after a handful of their choices."""

    async def run() -> None:
        monkeypatch.setattr(pace, "sleep", lambda _: nap(0))
        house = House(store, Pace())
        busy = [(await house.open(OpenTable(CONQUEST, ["random"] * 3)))[0] for _ in range(4)]
        calm, _ = await house.open(OpenTable(CONQUEST, ["person"] * 3))
        for table in busy:
            table.join(Listener(None))
        while min(table.match.steps for table in busy) < 5:
            await nap(0)
        before = sum(table.match.steps for table in busy)
        seat = calm.match.asked[0]
        await calm.play(seat, [calm.match.offer(seat)[0]], calm.revision(seat))
        assert sum(table.match.steps for table in busy) - before <= 5 * len(busy)
        for table in busy:
            table.connections.clear()
            await table._bot_task  # type: ignore[misc]

    asyncio.run(asyncio.wait_for(run(), 20))


@pytest.mark.parametrize(("passes", "gives_up"), [(8, False), (10_000, True)])
def test_a_bot_gives_way_while_others_are_served_but_not_for_ever(passes: int, gives_up: bool) -> None:
    async def serve_others() -> None:
        for _ in range(passes):
            time.sleep(2 * pace.LATE)
            await nap(0)

    async def run() -> None:
        others = asyncio.create_task(serve_others())
        await pace.patiently(Pace.bots)
        assert others.done() is not gives_up
        others.cancel()

    asyncio.run(run())


def test_nobody_knows_what_the_bots_of_a_table_will_draw(store: Store) -> None:
    """Neither from their seat nor from another table."""

    async def run() -> None:
        tables = [(await House(store, Pace()).open(OpenTable(CONQUEST, ["random"] * 3)))[0] for _ in range(2)]
        drawn = [bot.random.getrandbits(32) for table in tables for bot in table._bots.values()]  # type: ignore[attr-defined]
        known = [random.Random(seed).getrandbits(32) for seed in range(100)]
        assert len({*drawn, *known}) == len(drawn) + len(known)

    asyncio.run(run())
