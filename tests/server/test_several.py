"""Several processes on one database: whoever serves a table, everyone sees the same game, and nothing is written twice.

Here two houses, each on a store of its own, stand for two processes."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

import wartable
from tests.server.hosted import Listener
from tests.server.test_storage import one_army, run
from wartable.tables import whereabouts
from wartable.tables.errors import Refused
from wartable.tables.house import House
from wartable.tables.pace import AT_ONCE
from wartable.tables.rematch import rematch
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.tables.whereabouts import Whereabouts
from wartable.wire.codes import Code
from wartable.wire.http import OpenTable

WORLD = "la-conquete-du-monde"
QUICK = replace(AT_ONCE, step_in=0.05)
Evening = Callable[[House, House], Coroutine[Any, Any, None]]


@asynccontextmanager
async def house_on(database: str) -> AsyncIterator[House]:
    store = Store(database, sharing=True)
    house = House(store, QUICK)
    store.listen(house.hear)
    try:
        yield house
    finally:
        await house.close()
        store.close()


def in_two_houses(database: str, evening: Evening) -> None:
    async def night() -> None:
        async with house_on(database) as here, house_on(database) as there:
            await evening(here, there)

    run(night())


async def until(true: Callable[[], bool]) -> None:
    """Heard within moments."""
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it was not heard of")


async def seated_in_both(here: House, there: House, *seats: str, game: str = WORLD, **how: Any) -> tuple[Table, Table]:
    """The same table in both houses, with somebody at each."""
    mine, _ = await here.open(OpenTable(game, list(seats), **how))
    yours = await there.find(mine.id)
    assert yours is not mine
    for table in (mine, yours):
        table.join(Listener(None))
    return mine, yours


def any_choice(table: Table, dice: random.Random) -> tuple[str, str, str]:
    persons = [seat for seat in table.match.asked if not table.seats[seat].bot]
    seat = dice.choice(persons)
    return seat, dice.choice(table.match.offer(seat)), table.revision(seat)


async def play(table: Table, dice: random.Random) -> None:
    seat, choice, revision = any_choice(table, dice)
    await table.play(seat, [choice], revision)


def same(mine: Table, yours: Table) -> bool:
    return mine.match.hash == yours.match.hash and mine.known == yours.known


def test_a_choice_stored_by_one_is_told_by_the_other(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        mine, yours = await seated_in_both(here, there, "person", "person")
        listener = Listener("red")
        yours.join(listener)
        listener.notes.read()
        dice = random.Random(1)
        for _ in range(20):
            await play(mine, dice)
        await until(lambda: same(mine, yours))
        told = [json.loads(note) for note in listener.notes.read()]
        events = [event for message in told if message["type"] == "update" for event in message["events"]]
        assert len(events) == len(mine.match.log("red")) - len(mine.match.at(0).log("red"))

    in_two_houses(database, evening)


def test_what_was_found_before_a_choice_was_taken_back_is_looked_for_again(database: str) -> None:
    """Somebody looks for all tables at once; meanwhile this one has gone back to its beginning."""

    async def evening(here: House, there: House) -> None:
        mine, _ = await here.open(OpenTable(WORLD, ["person", "person"]))
        seat = mine.match.asked[0]
        one = next(choice for choice in mine.match.offer(seat) if one_army(choice))
        await mine.play(seat, [one] * 3, mine.revision(seat))
        found = (await here.store.since({mine.id: mine.known}))[mine.id]
        await mine.undo(seat, mine.revision(seat), everything=True)
        assert mine.match.steps == 0
        await mine.follow(found)
        assert mine.match.steps == 0
        await mine.play(seat, [one], mine.revision(seat))

    in_two_houses(database, evening)


def test_they_take_turns_to_the_end(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        both = await seated_in_both(here, there, "person", "person", options=["round-limit=2", "minimum-armies=5"])
        dice = random.Random(2)
        while not both[0].match.over:
            await play(both[0], dice)
            await until(lambda: same(*both))
            if not both[1].match.over:
                await play(both[1], dice)
                await until(lambda: same(*both))
        assert wartable.verify(both[1].match.record()) > 0
        assert str(both[0].match.record()) == str(both[1].match.record())

    in_two_houses(database, evening)


def test_of_two_who_choose_at_once_one_is_first(database: str) -> None:
    """And the other is told to look again; nothing is there twice."""

    async def evening(here: House, there: House) -> None:
        both = await seated_in_both(here, there, "person", "person")
        dice, won, lost = random.Random(3), 0, 0
        for _ in range(30):
            outcomes = await asyncio.gather(*(play(table, dice) for table in both), return_exceptions=True)
            for outcome in outcomes:
                assert outcome is None or (isinstance(outcome, Refused) and outcome.code is Code.STALE), outcome
            won += outcomes.count(None)
            lost += len(outcomes) - outcomes.count(None)
            await until(lambda: same(*both))
        assert both[0].match.steps == won
        assert lost > 0

    in_two_houses(database, evening)


def test_secret_choices_at_once_both_count(database: str) -> None:
    """What one lays in secret makes nobody else's choice stale."""

    async def evening(here: House, there: House) -> None:
        both = await seated_in_both(here, there, "person", "person", "person", game="gods-playground")
        dice = random.Random(4)
        while len(both[0].match.asked) < 3:
            await play(both[0], dice)
            await until(lambda: same(*both))
        first, second = both[0].match.asked[:2]
        choices = [dice.choice(both[0].match.offer(seat)) for seat in (first, second)]
        await asyncio.gather(
            both[0].play(first, [choices[0]], both[0].revision(first)),
            both[1].play(second, [choices[1]], both[1].revision(second)),
        )
        await until(lambda: same(*both))

    in_two_houses(database, evening)


def test_what_one_takes_back_is_taken_back_for_all(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        mine, yours = await seated_in_both(here, there, "person", "person")
        dice, undone = random.Random(5), 0
        for _ in range(40):
            await play(mine, dice)
            await until(lambda: same(mine, yours))
            seat = next((seat for seat in yours.seats if yours.match.may_undo(seat)), None)
            if seat and dice.random() < 0.5:
                await yours.undo(seat, yours.revision(seat), everything=dice.random() < 0.3)
                undone += 1
                await until(lambda: same(mine, yours))
        assert undone > 3

    in_two_houses(database, evening)


def test_standing_orders_are_known_to_all(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        mine, yours = await seated_in_both(here, there, "person", "person")
        dice = random.Random(6)
        for word in ("ask", "maximum", "ask"):
            await play(mine, dice)
            await yours.order("red", "defence", word)
            await until(lambda: same(mine, yours))
        assert mine.match.orders("red")["defence"] == "ask"

    in_two_houses(database, evening)


@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_bots_go_on_in_one_of_them(database: str, bot: str) -> None:
    """Whoever stored the last choice leads them; the other steps in when nobody does."""

    async def evening(here: House, there: House) -> None:
        options = ["round-limit=2", "minimum-armies=5"]
        both = await seated_in_both(here, there, "person", bot, bot, options=options)
        dice = random.Random(7)
        for turn in range(10_000):
            table = both[turn % 2]
            await until(lambda table=table: same(*both) and (table.match.over or "red" in table.match.asked))  # type: ignore[misc]
            if table.match.over:
                break
            seat, choice, revision = any_choice(table, dice)
            await table.play(seat, [choice], revision)
        assert wartable.verify(both[1].match.record()) > 0

    in_two_houses(database, evening)


def test_bots_are_not_left_alone_when_their_house_is_gone(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        mine, yours = await seated_in_both(here, there, "person", "random", "random")
        mine.wake_bots = lambda: None  # type: ignore[method-assign]  # it has died after storing
        dice = random.Random(8)
        while "red" in mine.match.asked:
            await play(mine, dice)
        left = mine.match.steps
        await until(lambda: yours.match.steps > left and "red" in yours.match.asked)

    in_two_houses(database, evening)


def test_there_is_one_rematch_in_both(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        request = OpenTable(WORLD, ["person", "person"], options=["round-limit=1", "minimum-armies=5"])
        mine, _ = await here.open(request)
        dice = random.Random(9)
        while not mine.match.over:
            await play(mine, dice)
        found = await asyncio.gather(rematch(here, mine, "red"), rematch(there, await there.find(mine.id), "red"))
        assert found[0] == found[1]

    in_two_houses(database, evening)


def test_who_sits_in_the_other_is_seen(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        mine, yours = await seated_in_both(here, there, "person", "person")
        red, notes = Listener("red"), Listener("blue")
        mine.join(red)
        yours.join(notes)
        both = Whereabouts(here), Whereabouts(there)
        for _ in range(2):
            for house in both:
                await house.exchange()
        assert mine.presence.message() == yours.presence.message()
        assert yours.presence.message().seats == {"red": True, "blue": True}
        assert yours.presence.message().spectators == 2
        assert yours.presence.has("red")
        mine.leave(red)
        await both[0].exchange()
        await both[1].exchange()
        assert not yours.presence.has("red")

    in_two_houses(database, evening)


def test_a_process_that_died_is_missed_after_a_while(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(here: House, there: House) -> None:
        mine, yours = await seated_in_both(here, there, "person", "person")
        mine.join(Listener("red"))
        await Whereabouts(here).exchange()
        left = Whereabouts(there)
        await left.exchange()
        assert yours.presence.has("red")
        later = time.time() + whereabouts.GONE_SECONDS + 1
        monkeypatch.setattr(time, "time", lambda: later)
        await left.exchange()
        assert not yours.presence.has("red")

    in_two_houses(database, evening)
