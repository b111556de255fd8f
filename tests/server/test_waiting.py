"""Tables that do not wait for ever: clocks, reminders, bots for those who stay away, and time that is nobody's. Time is
given, never waited for. On each kind of database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.hosted import Listener
from wartable.people.rows import insert_person
from wartable.tables import schema
from wartable.tables.affairs import read
from wartable.tables.company import beside
from wartable.tables.errors import Refused
from wartable.tables.house import House
from wartable.tables.pace import AT_ONCE
from wartable.tables.rematch import rematch
from wartable.tables.storage import Store
from wartable.tables.sweeping import Sweeper
from wartable.tables.table import Table
from wartable.tables.times import BEAT, GRACE, Times
from wartable.wire import messages as wire
from wartable.wire.codes import Code
from wartable.wire.http import OpenTable
from wartable.wire.terms import Absence, Clock, Terms

WORLD = "la-conquete-du-monde"
LIVE = Clock("live", reserve=600, increment=30)
LETTERS = Clock("correspondence", reserve=86400, days=2)
HOUR, DAY = 3600.0, 86400.0
LONG = 200.0


class Wall:
    """The clock on the wall, turned by hand."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0  # 2027-01-15 08:00 UTC

    def __call__(self) -> float:
        return self.time


class Club:
    """A server's house with its sweeper, on a store that tells the wall's time; started anew at will."""

    def __init__(self, database: str, wall: Wall, sharing: bool = False) -> None:
        self.database, self.wall, self.sharing = database, wall, sharing
        self.reminders: list[tuple[str, str]] = []
        self.start()

    def start(self) -> None:
        self.store = Store(self.database, self.sharing, Times(self.wall, own=True))
        self.house = House(self.store, AT_ONCE)
        self.house.reminders.append(self.remind)
        self.sweeper = Sweeper(self.house)

    async def remind(self, table: str, seat: str, kind: str) -> None:
        self.reminders.append((seat, kind))

    def kill(self) -> None:
        self.store.close()

    async def sweep(self, seconds: float = 0.0) -> None:
        """So much later, after beats as a living process writes them."""
        end = self.wall.time + seconds
        while end - self.wall.time > BEAT / 1000 and seconds < LONG:
            self.wall.time += BEAT / 1000
            await self.store.beat()
        self.wall.time = end
        if seconds >= LONG:  # it was there all the time
            await self.store.do(lambda c: c.execute(schema.beats.update().values(at=round(end * 1000))).rowcount)
        await self.sweeper.sweep()

    async def opened(self, clock: Clock | None = None, absence: Absence | None = None, **more: Any) -> Table:
        """Everyone has sat down once, and gone."""
        terms = Terms(clock=clock or Clock(), absence=absence or Absence(60, 120, 180))
        seats = more.pop("seats", ["person", "person"])
        table, tokens = await self.house.open(OpenTable(more.pop("game", WORLD), seats, terms=terms, **more))
        for token in tokens.values():
            await table.take(table.seat_of(token))
        return table

    async def again(self, table: Table) -> Table:
        return await self.house.find(table.id)


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def club(database: str, wall: Wall) -> Iterator[Club]:
    club = Club(database, wall)
    yield club
    club.kill()


def run(evening: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(evening, 60))


def clocks(listener: Listener) -> list[Any]:
    told = [json.loads(raw) for raw in listener.notes.read()]
    return [message for message in told if message["type"] == "clocks"]


def kinds(table: Table) -> list[str]:
    """What has happened beside the game, as it is stored."""
    kept = table.store.read(table.id)
    assert kept is not None
    return [type(read(row)).__name__ for row in kept.affairs]


def leaves_cards(choice: str) -> bool:
    """A set that is exchanged cannot be taken back."""
    return not choice.startswith("exchange")


async def choose(table: Table, seat: str | None = None, want: Callable[[str], bool] = leaves_cards) -> None:
    seat = seat or table.match.asked[0]
    choice = next(choice for choice in table.match.offer(seat) if want(choice))
    await table.play(seat, [choice], table.revision(seat))


async def pass_on(table: Table) -> str:
    """Until somebody else is asked; who."""
    seat = table.match.asked[0]
    while table.match.asked[0] == seat:
        offer = table.match.offer(seat)
        await table.play(seat, ["done" if "done" in offer else offer[0]], table.revision(seat))
    return table.match.asked[0]


def left(table: Table, seat: str) -> float:
    shown = {one.seat: one for one in table.clocks_for(seat, table.store.times.now()).seats}
    return shown[seat].turn + shown[seat].reserve


# ---- clocks ----
def test_a_live_clock_runs_while_its_seat_is_asked(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(LIVE)
        first = table.match.asked[0]
        other = next(seat for seat in table.seats if seat != first)
        club.wall.time += 100
        assert (left(table, first), left(table, other)) == (500, 600)
        await choose(table, first)
        club.wall.time += 50
        assert left(table, first) == 450
        assert await pass_on(table) == other
        club.wall.time += 40
        assert (left(table, first), left(table, other)) == (450, 560)
        assert await pass_on(table) == first
        assert (left(table, first), left(table, other)) == (480, 560)

    run(evening())


def test_clocks_are_told_when_they_start_or_stop_and_not_between(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(LIVE)
        guest, late = Listener(None), Listener("red")
        table.join(guest)
        [greeting] = clocks(guest)
        assert greeting["at"] == club.wall.time
        running = [one["seat"] for one in greeting["seats"] if one.get("runs")]
        assert running == list(table.match.asked)
        seat = table.match.asked[0]
        while table.match.asked[0] == seat:
            assert clocks(guest) == []
            club.wall.time += 1
            await choose(table)
        [told] = clocks(guest)
        assert [one["seat"] for one in told["seats"] if one.get("runs")] == list(table.match.asked)
        await club.sweep(5)
        assert clocks(guest) == []
        table.join(late)
        [greeting] = clocks(late)
        shown = {one["seat"]: one for one in greeting["seats"]}
        assert shown[table.match.asked[0]]["reserve"] == 595

    run(evening())


def test_a_table_without_a_clock_says_nothing_of_it(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened()
        guest = Listener(None)
        table.join(guest)
        await pass_on(table)
        await club.sweep(1)
        assert clocks(guest) == []

    run(evening())


def test_clocks_begin_when_the_last_has_sat_down(club: Club) -> None:
    async def evening() -> None:
        table, tokens = await club.house.open(OpenTable(WORLD, ["person", "person"], terms=Terms(clock=LIVE)))
        first, second = tokens.values()
        await table.take(table.seat_of(first))
        club.wall.time += 1000
        await club.sweep()
        await table.take(table.seat_of(second))
        assert left(table, table.match.asked[0]) == 600
        club.wall.time += 10
        assert left(table, table.match.asked[0]) == 590

    run(evening())


async def finished(club: Club, clock: Clock) -> tuple[Table, list[str]]:
    """A game of two persons and a bot that is over, and the links of its persons."""
    wish = OpenTable(WORLD, ["person", "random", "person"], terms=Terms(clock=clock), options=["round-limit=1"])
    table, tokens = await club.house.open(wish)
    for token in tokens.values():
        await table.take(table.seat_of(token))
    async with asyncio.timeout(30):
        while not table.match.over:
            seat = table.match.asked[0]
            if table.seats[seat].bot:
                table.wake_bots()
                await asyncio.sleep(0.002)
            else:
                offer = table.match.offer(seat)
                await table.play(seat, ["done" if "done" in offer else offer[0]], table.revision(seat))
    return table, list(tokens.values())


def test_clocks_of_a_rematch_begin_when_the_last_has_come_to_it(club: Club) -> None:
    """Also after a restart."""

    async def evening() -> None:
        table, (first, second) = await finished(club, LIVE)
        again = await rematch(club.house, table, table.seat_of(first))
        table = await club.house.find(again.table)
        persons = [row.seat for row in table.seats.values() if not row.bot]
        await table.take(table.seat_of(first))
        await table.take(None)
        await club.sweep(1000)
        assert kinds(table) == []
        assert [left(table, seat) for seat in persons] == [600, 600]
        club.kill()
        club.start()
        table = await club.again(table)
        await table.take(table.seat_of(first))
        club.wall.time += 100
        await table.take(table.seat_of(second))
        asked = table.match.asked[0]
        if table.seats[asked].bot:
            await at_rest(table)
            asked = table.match.asked[0]
        club.wall.time += 10
        assert [left(table, seat) for seat in persons] == [590 if seat == asked else 600 for seat in persons]

    run(evening())


def test_two_may_come_to_a_rematch_at_once_in_different_processes(database: str, wall: Wall) -> None:
    async def evening() -> None:
        here, there = Club(database, wall, sharing=True), Club(database, wall, sharing=True)
        table, links = await finished(here, LETTERS)
        again = await rematch(here.house, table, table.seat_of(links[0]))
        tables = [await club.house.find(again.table) for club in (here, there)]
        await asyncio.gather(*(one.take(one.seat_of(link)) for one, link in zip(tables, links, strict=True)))
        for one in tables:
            await one.follow()
            assert not one.state.coming
        assert tables[0].state == tables[1].state
        here.kill()
        there.kill()

    run(evening())


def test_time_used_is_used_whatever_is_taken_back(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(LIVE)
        seat = table.match.asked[0]
        for _ in range(3):
            club.wall.time += 20
            await choose(table, seat)
            club.wall.time += 20
            await table.undo(seat, table.revision(seat), False)
        assert left(table, seat) == 480

    run(evening())


def test_clocks_are_as_stored_in_every_process(database: str, wall: Wall) -> None:
    async def evening() -> None:
        here, there = Club(database, wall, sharing=True), Club(database, wall, sharing=True)
        mine = await here.opened(LETTERS)
        yours = await there.again(mine)
        wall.time += 30
        await pass_on(mine)
        await yours.follow()
        assert yours.state == mine.state
        seat = mine.match.asked[0]
        sitting = Listener(seat)
        mine.join(sitting)
        for _ in range(3):  # the clocks are others by then, and the match is the same
            wall.time += 10
            await beside(mine, sitting, hours())
            assert yours.clocks != mine.clocks
            wall.time += 10
            await choose(yours)
        await mine.follow()
        assert yours.state == mine.state
        assert yours.clocks == mine.clocks
        assert left(mine, seat) == left(yours, seat) == 3 * DAY - 60
        here.kill()
        there.kill()

    run(evening())


# ---- what happens at zero ----
@pytest.mark.parametrize("clock", [LIVE, LETTERS])
def test_when_time_is_over_the_table_may_wait(club: Club, clock: Clock) -> None:
    async def evening() -> None:
        table = await club.opened(clock, Absence(80 * DAY, 80 * DAY, 80 * DAY))
        seat = table.match.asked[0]
        listener = Listener(seat)
        table.join(listener)
        clocks(listener)
        whole = 600 if clock is LIVE else 3 * DAY
        await club.sweep(whole - 1)
        assert kinds(table) == []
        await club.sweep(2)
        assert kinds(table) == ["Lapsed"]
        [told] = clocks(listener)
        own = next(one for one in told["seats"] if one["seat"] == seat)
        assert own.get("rung") == "over"
        assert (own.get("turn", 0), own.get("reserve", 0)) == (0, 0)
        await club.sweep(100)
        assert kinds(table) == ["Lapsed"]
        await pass_on(table)

    run(evening())


def test_when_time_is_over_a_bot_may_take_the_seat_and_the_person_take_it_back(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(LIVE, Absence(then="bot", bot="random"))
        seat = table.match.asked[0]
        await club.sweep(601)
        assert kinds(table) == ["Lapsed", "StoodIn"]
        assert table.company.stand_ins == {seat: "random"}
        for _ in range(500):
            await asyncio.sleep(0.002)
            if table.match.asked[0] != seat:
                break
        assert table.match.asked[0] != seat  # the bot played on though nobody watches
        club.wall.time += 5
        await table.take_back(seat)
        assert table.company.stand_ins == {}
        assert left(table, seat) == 0
        await pass_on(table)
        assert table.match.asked[0] == seat
        assert left(table, seat) == 30

    run(evening())


@pytest.mark.parametrize("clock", [LIVE, None])
def test_whoever_takes_the_seat_back_before_the_bot_has_chosen_is_not_waited_for_without_end(
    club: Club, clock: Clock | None
) -> None:
    """The clock that was over is over at once, and the table's patience begins anew."""

    async def evening() -> None:
        table = await club.opened(clock, Absence(60, 120, 601, "bot", "random"))
        table.pace = replace(AT_ONCE, bots=DAY)
        seat = table.match.asked[0]
        for _ in range(3):
            await club.sweep(601)
        before = kinds(table)
        assert before[-2:] == ["Lapsed", "StoodIn"]
        await table.take_back(seat)
        await club.sweep(1)
        for _ in range(3):
            await club.sweep(0 if clock else 601)
        assert kinds(table)[-2:] == ["Lapsed", "StoodIn"]
        assert kinds(table)[len(before)] == "TookBack"
        assert table.company.stand_ins == {seat: "random"}

    run(evening())


def test_when_time_is_over_the_table_may_end(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(LIVE, Absence(then="end"))
        await club.sweep(601)
        assert kinds(table) == ["Lapsed", "Ended"]
        assert table.closed
        assert table.winners == []
        with pytest.raises(Refused) as refusal:
            await choose(table)
        assert refusal.value.code is Code.TABLE_ENDED
        await club.sweep(1000)
        assert kinds(table) == ["Lapsed", "Ended"]

    run(evening())


def test_a_table_moves_on_though_nobody_has_it_in_memory(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(LIVE, Absence(then="end"))
        club.kill()
        club.start()
        await club.sweep()
        assert club.house.in_memory() == []
        await club.sweep(700)
        assert kinds(await club.again(table)) == ["Lapsed", "Ended"]

    run(evening())


# ---- the ladder ----
def test_whoever_is_away_is_reminded_nudged_and_then_a_bot_plays(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(absence=Absence(60, 120, 180, then="bot", bot="random"))
        seat, guest = table.match.asked[0], Listener(None)
        table.join(guest)
        for seconds, happened in ((59, []), (2, ["Reminded"]), (30, ["Reminded"]), (30, ["Reminded", "Nudged"])):
            await club.sweep(seconds)
            await club.sweep()
            assert kinds(table) == happened
        assert club.reminders == [(seat, "reminded"), (seat, "nudged")]
        assert [one.get("rung") for told in clocks(guest) for one in told["seats"] if one["seat"] == seat] == [
            "reminded",
            "nudged",
        ]
        await club.sweep(60)
        assert kinds(table) == ["Reminded", "Nudged", "Lapsed", "StoodIn"]

    run(evening())


def test_each_rung_comes_once_in_a_turn_and_outlives_a_restart(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(absence=Absence(60, 1000, 2000))
        seat = table.match.asked[0]
        await club.sweep(61)
        club.kill()
        club.start()
        table = await club.again(table)
        await club.sweep(61)
        assert kinds(table) == ["Reminded"]
        assert await pass_on(table) != seat
        assert await pass_on(table) == seat
        await club.sweep(61)
        assert kinds(table) == ["Reminded", "Reminded"]
        assert club.reminders == [(seat, "reminded")] * 2

    run(evening())


def test_whoever_is_here_is_not_reminded(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened()
        here = Listener(table.match.asked[0])
        table.join(here)
        for _ in range(30):
            await club.sweep(10)
        table.leave(here)
        await club.sweep(50)
        assert kinds(table) == []
        await club.sweep(15)
        assert kinds(table) == ["Reminded"]

    run(evening())


def test_whoever_is_at_the_table_in_another_process_is_not_reminded(database: str, wall: Wall) -> None:
    async def evening() -> None:
        here, there = Club(database, wall, sharing=True), Club(database, wall, sharing=True)
        mine = await here.opened()
        yours = await there.again(mine)
        sitting = Listener(yours.match.asked[0])
        yours.join(sitting)
        for _ in range(30):
            await here.sweep(10)
            await there.sweep()
        assert kinds(mine) == []
        yours.leave(sitting)
        await there.sweep()
        await here.sweep(50)
        assert kinds(mine) == []
        await here.sweep(20)
        assert kinds(mine) == ["Reminded"]
        here.kill()
        there.kill()

    run(evening())


def test_one_of_several_processes_does_it(database: str, wall: Wall) -> None:
    async def evening() -> None:
        houses = [Club(database, wall, sharing=True) for _ in range(3)]
        table = await houses[0].opened(absence=Absence(60, 120, 180, then="bot"))
        for house in houses:
            await house.again(table)
        for seconds in (61, 60, 60):
            wall.time += seconds
            for house in houses:
                house.store.times.beaten = house.store.times.now()
            await houses[0].store.do(
                lambda c: c.execute(schema.beats.update().values(at=round(wall.time * 1000))).rowcount
            )
            await asyncio.gather(*(house.sweeper.sweep() for house in houses))
        assert kinds(table) == ["Reminded", "Nudged", "Lapsed", "StoodIn"]
        assert sorted(kind for house in houses for _, kind in house.reminders) == ["nudged", "reminded"]
        for house in houses:
            house.kill()

    run(evening())


def test_whoever_plays_with_bots_alone_keeps_nobody_waiting(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(seats=["person", "random"])
        await club.sweep(30 * DAY)
        assert kinds(table) == []
        assert table.due(table.state, table.match, club.store.times.now()) is None

    run(evening())


def test_a_ladder_does_not_lead_down(club: Club) -> None:
    async def evening() -> None:
        with pytest.raises(Exception, match="reminded first"):
            await club.opened(absence=Absence(300, 120, 600))

    run(evening())


def test_bots_go_on_for_others_though_nobody_watches(club: Club) -> None:
    """Also after a restart, and until a person is asked."""

    async def evening() -> None:
        table = await club.opened(seats=["person", "random", "person"])
        bot = next(row.seat for row in table.seats.values() if row.bot)
        table.wake_bots()
        while table.match.asked[0] == bot:
            await asyncio.sleep(0.002)
        table.wake_bots = lambda: None  # type: ignore[method-assign]  # the process dies at that moment
        while table.match.asked[0] != bot:
            await choose(table)
        club.kill()
        club.start()
        await club.sweep(61)
        table = await club.again(table)
        for _ in range(5000):
            await asyncio.sleep(0.002)
            if table.match.asked[0] != bot:
                break
        assert table.match.asked[0] != bot

    run(evening())


async def play_until(table: Table, seat: str) -> None:
    """Bots choose for the others until this one is asked."""
    async with asyncio.timeout(20):
        while seat not in table.match.asked:
            await asyncio.sleep(0.002)


async def at_rest(table: Table) -> bool:
    """Whether bots that are choosing come to an end before the game does."""
    table.wake_bots()
    async with asyncio.timeout(20):
        while table._bot_task is not None and not table._bot_task.done():
            await asyncio.sleep(0.002)
    return not table.match.over


def test_bots_rest_where_they_stand_in_for_everybody_until_somebody_is_back(club: Club) -> None:
    """Though all of them watch, and after a restart."""

    async def evening() -> None:
        table = await club.opened(seats=["person", "random", "person"])
        first, second = (row.seat for row in table.seats.values() if not row.bot)
        here = [Listener(first), Listener(second)]
        for one in here:
            table.join(one)
        for seat in (first, second):
            await table.stand_in(seat, "random")
        assert await at_rest(table)
        club.kill()
        club.start()
        table = await club.again(table)
        for one in here:
            table.join(one)
        await club.sweep(61)
        steps = table.match.steps
        assert await at_rest(table)
        assert table.match.steps == steps
        await table.take_back(first)
        await play_until(table, first)
        await table.stand_in(first, "random")
        assert await at_rest(table)
        assert first in table.match.asked
        await choose(table, first)  # who chooses is back
        assert table.company.stand_ins == {second: "random"}

    run(evening())


def test_bots_go_on_for_whoever_is_left_when_somebody_has_given_up(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(seats=["person"] * 3)
        gone, away, left = table.match.asked[0], *(seat for seat in table.seats if seat != table.match.asked[0])
        for seat in (gone, left):
            table.join(Listener(seat))
        await beside(table, next(one for one in table.connections if one.seat == gone), wire.Concede(1))
        await table.stand_in(away, "random")
        await play_until(table, left)
        await table.stand_in(left, "random")
        assert await at_rest(table)
        await table.take_back(away)
        await play_until(table, away)

    run(evening())


def test_a_table_of_bots_plays_for_whoever_watches(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(seats=["random", "random"], options=["round-limit=3"])
        assert await at_rest(table)
        assert table.match.steps == 0
        table.join(Listener(None))
        assert not await at_rest(table)

    run(evening())


# ---- time that is nobody's ----
def test_a_pause_of_the_server_is_nobodys_time(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(LIVE, Absence(then="end"))
        seat = table.match.asked[0]
        await club.sweep(100)
        stopped = club.wall.time
        club.kill()
        club.wall.time += 5000
        club.start()
        await club.sweep()
        table = await club.again(table)
        assert kinds(table) == ["Paused"]
        assert left(table, seat) == 500
        guest = Listener(None)
        table.join(guest)
        [told] = clocks(guest)
        assert told["pauses"] == [{"begin": stopped, "end": stopped + 5000}]
        await club.sweep(400)
        assert left(table, seat) == 100
        await club.sweep(101)
        assert kinds(table) == ["Paused", "Lapsed", "Ended"]

    run(evening())


def test_a_machine_that_slept_is_no_players_fault(club: Club) -> None:
    """Even if the first to come after it is a choice, before any sweep."""

    async def evening() -> None:
        table = await club.opened(LIVE, Absence(then="end"))
        seat = table.match.asked[0]
        await club.sweep(100)
        club.wall.time += 8 * HOUR
        await pass_on(table)
        assert left(table, seat) == 500
        await club.sweep()
        assert "Paused" in kinds(table)

    run(evening())


def test_there_is_no_pause_while_another_process_serves(database: str, wall: Wall) -> None:
    async def evening() -> None:
        here, there = Club(database, wall, sharing=True), Club(database, wall, sharing=True)
        for club in (here, there):
            await club.store.beat()
        here.kill()
        for _ in range(100):
            wall.time += BEAT / 1000
            await there.store.beat()
        here.start()
        await here.store.beat()
        assert here.store.times.pauses == ()
        for club in (here, there):
            club.kill()
        wall.time += 1000
        for club in (here, there):
            club.start()
        await asyncio.gather(*(club.store.beat() for club in (here, there)))
        for club in (here, there):
            await club.store.beat()
            assert [end - begin for begin, end in club.store.times.pauses] == [1_000_000]
            club.kill()

    run(evening())


def test_short_pauses_count_where_it_is_known_that_nobody_was_there(database: str, wall: Wall) -> None:
    """An orderly end says so; a file's only server knows."""

    async def evening() -> None:
        club = Club(database, wall)
        for _ in range(2):
            await club.store.beat(ending=True)
            club.kill()
            wall.time += 4
            club.start()
            await club.store.beat()
        assert [end - begin for begin, end in club.store.times.pauses] == [4000, 4000]
        wall.time += GRACE / 1000 - 1  # busy, not away
        await club.store.beat()
        assert len(club.store.times.pauses) == 2
        club.kill()

    run(evening())


def test_a_clock_put_back_takes_and_gives_nothing(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(LIVE, Absence(then="end"))
        seat = table.match.asked[0]
        await club.sweep(100)
        club.wall.time -= 5000
        await club.sweep()
        assert left(table, seat) == 500
        club.kill()
        club.start()
        await club.sweep()
        table = await club.again(table)
        assert left(table, seat) == 600  # as if it had not begun: never less than it was
        await pass_on(table)
        await club.sweep(10)
        assert "Lapsed" not in kinds(table)
        assert club.store.times.pauses == ()

    run(evening())


# ---- a person's own time ----
def hours(begin: str = "20:00", end: str = "08:00", zone: str = "UTC", days: list[str] | None = None) -> wire.KeepHours:
    return wire.KeepHours(1, begin, end, zone, days or [])


def test_a_clock_by_correspondence_stands_still_in_quiet_hours_and_holidays(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(LETTERS, Absence(80 * DAY, 80 * DAY, 80 * DAY))
        seat = table.match.asked[0]
        own, guest = Listener(seat), Listener(None)
        for listener in (own, guest):
            table.join(listener)
            clocks(listener)
        club.wall.time += 2 * HOUR  # it is ten
        await beside(table, own, hours(days=["2027-01-16"]))
        [told] = clocks(own)
        assert told["hours"] == {"from": "20:00", "to": "08:00", "zone": "UTC", "holidays": ["2027-01-16"]}
        assert all(one["hours"] is None for one in clocks(guest))
        await club.sweep(11 * HOUR)  # nine in the evening
        for listener in (own, guest):
            [told] = clocks(listener)
            shown = next(one for one in told["seats"] if one["seat"] == seat)
            assert shown.get("still")
            assert not shown.get("runs")
            assert shown["turn"] == 2 * DAY - 12 * HOUR
        await club.sweep(36 * HOUR)  # nine in the morning, the day after the holiday
        for listener in (own, guest):
            [told] = clocks(listener)
            shown = next(one for one in told["seats"] if one["seat"] == seat)
            assert shown.get("runs")
            assert shown["turn"] == 2 * DAY - 13 * HOUR
        assert b'"20:00"' not in b"".join(guest.notes)

    run(evening())


def test_hours_are_no_way_to_get_time_back(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(LETTERS)
        seat = table.match.asked[0]
        own = Listener(seat)
        table.join(own)
        club.wall.time += 10 * HOUR
        before = left(table, seat)
        for begin, end in (("08:00", "18:00"), ("04:00", "20:00"), ("00:00", "00:00")):
            await beside(table, own, hours(begin, end, days=["2027-01-15"]))
            assert left(table, seat) == before
        table = (await club.again(table)) or table
        club.kill()
        club.start()
        await club.store.beat()
        assert left(await club.again(table), seat) == before

    run(evening())


def test_a_person_says_it_for_all_their_seats(club: Club) -> None:
    async def evening() -> None:
        tables = [await club.opened(LETTERS) for _ in range(2)]
        seat = tables[0].match.asked[0]
        mine = schema.seats.update().where(schema.seats.c.seat == seat).values(person="zofia")
        await club.store.do(lambda connection: connection.execute(mine).rowcount)
        await club.store.do(lambda connection: insert_person(connection, "zofia", "Zofia", "", 0.0))
        own, there = Listener(seat), Listener(seat)
        tables[0].join(own)
        tables[1].join(there)
        club.wall.time += HOUR
        before = [left(table, seat) for table in tables]
        await beside(tables[0], own, hours())
        assert clocks(there)[-1]["hours"] == clocks(own)[-1]["hours"]
        assert [left(table, seat) for table in tables] == before
        other = next(one for one in tables[0].seats if one != seat)
        for table in tables:
            assert table.seats[seat].hours
            assert not table.seats[other].hours

    run(evening())


@pytest.mark.parametrize("zone", ["", "Mars/Olympus", "../../etc/passwd", "/etc/passwd", "UTC\x00", "Europe", "."])
def test_what_is_no_zone(club: Club, zone: str) -> None:
    async def evening() -> None:
        table = await club.opened(LETTERS)
        own = Listener(table.match.asked[0])
        table.join(own)
        with pytest.raises(Refused) as refusal:
            await beside(table, own, hours(zone=zone))
        assert refusal.value.code is Code.BAD_HOURS
        guest = Listener(None)
        table.join(guest)
        with pytest.raises(Refused) as refusal:
            await beside(table, guest, hours())
        assert refusal.value.code is Code.FOREIGN
        assert not any(row.hours for row in table.seats.values())

    run(evening())


def test_a_live_clock_knows_no_quiet_hours(club: Club) -> None:
    async def evening() -> None:
        table = await club.opened(LIVE)
        seat = table.match.asked[0]
        own = Listener(seat)
        table.join(own)
        await beside(table, own, hours("07:00", "20:00"))
        club.wall.time += 100
        assert left(table, seat) == 500
        await beside(table, own, hours("06:00", "20:00"))
        assert left(table, seat) == 500

    run(evening())


def test_what_is_due_is_found_by_an_index(club: Club) -> None:
    async def evening() -> None:
        if club.store.engine.dialect.name != "sqlite":
            return
        plan = (
            "EXPLAIN QUERY PLAN SELECT id, due FROM tables WHERE due <= 5 AND status = 'playing' ORDER BY due LIMIT 9"
        )
        found = await club.store.ask(lambda connection: connection.execute(sa.text(plan)).all())
        assert "tables_due" in str(found)

    run(evening())
