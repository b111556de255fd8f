"""Two games that differ only in how often one seat changed its mind in secret: nobody else can tell them apart. Whether
a seat is ready is all that is told of it."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.databases import new_database
from tests.server.hosted import Listener
from wartable.engine.luck import Fair
from wartable.tables import schema
from wartable.tables import table as tables
from wartable.tables.house import House
from wartable.tables.pace import AT_ONCE
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.tables.times import Times
from wartable.wire.http import OpenTable
from wartable.wire.terms import Clock, Terms

DATABASES = ("sqlite",)

SECRET = ("assign", "bid")  # the stages in which all choose at once
FICKLE = "white"
OTHERS = ("blue", "red", None)
SEED = 3
PACE = 60  # seconds between two choices that others see, whatever somebody tries meanwhile


@pytest.fixture(scope="module", autouse=True)
def same_luck() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as here:
        here.setattr(tables, "Fair", lambda *_, **__: Fair("5a" * 32, "salt"))
        yield


def messages(listener: Listener, table: Table) -> list[Any]:
    """All that was told since, without the table's name and who comes and goes (told by the clock)."""
    found = [msgspec.json.decode(raw.replace(table.id.encode(), b"TABLE")) for raw in listener.notes.read()]
    return [message for message in found if message["type"] != "presence"]


class Evening:
    """A table of three; what the others, spectators and newcomers receive is kept message by message."""

    def __init__(self, store: Store, fickle: bool) -> None:
        self.store, self.fickle = store, fickle
        self.kept, self.whims = random.Random(SEED), random.Random(SEED)
        self.changes = 0
        self.heard: list[Any] = []

    async def play(self, secret_rounds: int) -> list[Any]:
        """With clocks, which run as long however often somebody changes their mind."""
        self.time = 1_800_000_000.0
        self.store.times = Times(lambda: self.time)
        terms = Terms(clock=Clock("correspondence", days=1))
        opening = OpenTable("gods-playground", ["person"] * 3, edition="warfrog", terms=terms)
        self.table, tokens = await House(self.store, AT_ONCE).open(opening)
        for token in tokens.values():
            await self.table.take(self.table.seat_of(token))
        self.witnesses = {seat: self.arrives(seat) for seat in OTHERS}
        while secret_rounds and not self.table.match.over:
            if self.table.match.stage in SECRET:
                await self.secret_round()
                secret_rounds -= 1
            else:
                await self.chooses(self.table.match.asked[0])
            self.listen()
        return self.heard

    # ---- who is there ----
    def arrives(self, seat: str | None, heard: int = 0) -> Listener:
        listener = Listener(seat, heard)
        self.table.join(listener)
        return listener

    def listen(self) -> None:
        self.heard.append([(seat, self.messages(witness)) for seat, witness in self.witnesses.items()])

    def newcomers(self) -> None:
        """Some come for the first time, some come back with what they have heard."""
        self.time = math.floor(self.time / PACE) * PACE + PACE / 2
        for seat in OTHERS:
            for heard in {0, self.witnesses[seat].heard, max(0, self.witnesses[seat].heard - 2)}:
                guest = self.arrives(seat, heard)
                self.table.leave(guest)
                self.heard.append((seat, heard, self.messages(guest)))
        self.heard.append(self.table.public().asked)

    async def goes_on_after_a_restart(self) -> None:
        found, told = Table.load(self.table.id, self.store, AT_ONCE), len(self.heard)
        assert found is not None
        self.table = found
        self.newcomers()
        self.heard_later = self.heard[told:]
        del self.heard[told:]

    def messages(self, listener: Listener) -> list[Any]:
        return messages(listener, self.table)

    # ---- what is chosen ----
    async def chooses(self, seat: str) -> None:
        self.time = math.floor(self.time / PACE + 1) * PACE
        choice = self.kept.choice(self.table.match.offer(seat))
        await self.table.play(seat, [choice], self.table.revision(seat))

    async def secret_round(self) -> None:
        """The fickle seat is ready first, so nothing is shown before the others are."""
        stage = self.table.match.stage
        while self.table.match.stage == stage:
            await self.second_thoughts()
            await self.chooses(next(s for s in (FICKLE, "blue", "red") if s in self.table.match.asked))
            await self.second_thoughts()
            self.newcomers()
            self.listen()

    async def second_thoughts(self) -> None:
        """Something is laid, looked at, and taken back."""
        table, whims = self.table, self.whims
        if not self.fickle or table.match.stage not in SECRET or FICKLE not in table.match.asked:
            return
        tried, listed = 0, self.listed()
        for _ in range(whims.randrange(3)):
            wishes = [choice for choice in table.match.offer(FICKLE) if choice != "ready" and "offer" not in choice]
            if wishes:
                self.time += 0.7
                await table.play(FICKLE, [whims.choice(wishes)], table.revision(FICKLE))
                tried += 1
        for _ in range(tried):
            self.changes += 1
            self.time += 1.1
            await table.undo(FICKLE, table.revision(FICKLE), False)
        assert self.listed() == listed

    def listed(self) -> tuple[str, str, float]:
        """What lists show of the table."""
        tables = schema.tables.c
        shown = sa.select(tables.asked, tables.status, tables.moved).where(tables.id == self.table.id)
        with self.store.engine.connect() as connection:
            asked, status, moved = connection.execute(shown).one()
        return asked, status, moved


@pytest.fixture(scope="module")
def evenings(same_luck: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Evening, Evening]]:
    """The same, but for the second thoughts of one; and when the server was started anew."""
    store = Store(new_database("sqlite", tmp_path_factory.mktemp("evenings")))
    calm, fickle = Evening(store, False), Evening(store, True)
    for evening in (calm, fickle):
        asyncio.run(evening.play(3))
        asyncio.run(evening.goes_on_after_a_restart())
    yield calm, fickle
    store.close()


def test_second_thoughts_reach_nobody(evenings: tuple[Evening, Evening]) -> None:
    calm, fickle = evenings
    assert calm.changes == 0
    assert fickle.changes > 30
    assert len(calm.heard) == len(fickle.heard) > 100
    for one, other in zip(calm.heard, fickle.heard, strict=True):
        assert one == other
    assert calm.table.match.hash == fickle.table.match.hash
    assert calm.table.match.steps == fickle.table.match.steps


class Hesitant(Evening):
    """Besides, a finished plan is taken up again and put down as it was; what others are told of that is kept."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, True)
        self.told: list[list[Any]] = []
        self.clocks: list[tuple[Any, Any, Any]] = []  # of the one who hesitates, as others see it

    async def second_thoughts(self) -> None:
        await super().second_thoughts()
        table = self.table
        if table.match.stage in SECRET and FICKLE in set(table.match.together) - set(table.match.asked):
            self.listen()
            before, clocks = {seat: self.shown(seat) for seat in OTHERS}, [self.clock()]
            last = next(step for step in reversed(table.match.history) if table.match.game.seats[step.seat] == FICKLE)
            await table.undo(FICKLE, table.revision(FICKLE), False)
            thinking = {seat: self.updates(witness) for seat, witness in self.witnesses.items()}
            clocks.append(self.clock())
            self.time += 3
            await table.play(FICKLE, [table.match.spec.verbs.text(last.choice)], table.revision(FICKLE))
            again = {seat: self.updates(witness) for seat, witness in self.witnesses.items()}
            clocks.append(self.clock())
            self.clocks.append((clocks[0], clocks[1], clocks[2]))
            self.told += [[before[seat], *thinking[seat], *again[seat]] for seat in OTHERS]

    def updates(self, listener: Listener) -> list[Any]:
        return [message for message in self.messages(listener) if message["type"] != "clocks"]

    def clock(self) -> list[Any]:
        """How each of the others sees it."""
        now = self.table.store.times.now()
        return [one for seat in OTHERS for one in self.table.clocks_for(seat, now).seats if one.seat == FICKLE]

    def shown(self, seat: str | None) -> Any:
        """The update of a seat as it is now, for one who has heard all."""
        written = self.table._viewer(seat).message(self.witnesses[seat].heard)
        return msgspec.json.decode(written.replace(self.table.id.encode(), b"TABLE"))


def test_whoever_takes_a_plan_up_again_is_not_ready_and_no_more_is_told(store: Store) -> None:
    """Two updates: he is awaited, he is ready again. The second is the one there was before, to the byte."""
    evening = Hesitant(store)
    asyncio.run(evening.play(3))
    assert len(evening.told) > 30
    for before, thinking, again in evening.told:
        assert again == before
        assert thinking["revision"] != before["revision"]
        assert set(thinking["view"].pop("asked")) == {*before["view"].pop("asked"), FICKLE}
        if "seats" in thinking["prompt"]["facts"]:
            assert FICKLE in thinking["prompt"]["facts"].pop("seats")["members"]
            assert FICKLE not in before["prompt"]["facts"].pop("seats")["members"]
        assert thinking | {"revision": ""} == before | {"revision": ""}
        assert thinking["events"] == []
    assert len(evening.clocks) > 10
    for ready, awaited, ready_again in evening.clocks:
        assert ready_again == ready  # though more time was used: it is seen when the round is over
        assert all(one.runs for one in awaited)
        assert not any(one.runs for one in ready)


def test_second_thoughts_do_not_outlive_a_restart(evenings: tuple[Evening, Evening]) -> None:
    calm, fickle = evenings
    assert calm.heard_later == fickle.heard_later
    assert len(calm.heard_later) > len(OTHERS)


def test_whoever_was_away_during_an_undo_hears_only_what_changed(store: Store) -> None:
    """An open undo: what was heard before it is not told again, what was taken back is dropped."""

    async def evening() -> None:
        opening = OpenTable("la-conquete-du-monde", ["person"] * 3)
        table, _ = await House(store, AT_ONCE).open(opening)
        before = table._viewer(None).update().heard
        seat = table.match.asked[0]
        place = next(choice for choice in table.match.offer(seat) if choice.startswith("place"))
        await table.play(seat, [place], table.revision(seat))
        heard = table._viewer(None).update().heard
        assert heard > before
        await table.undo(seat, table.revision(seat), False)
        guest = Listener(None, heard)
        table.join(guest)
        update = next(message for message in messages(guest, table) if message["type"] == "update")
        assert (update["heard"], update["events"]) == (before, [])

    asyncio.run(evening())


def test_an_undo_is_told_once(store: Store) -> None:
    """Later choices bring their own events and no others, also after an undo or when the server was started anew."""

    async def evening() -> None:
        opened, _ = await House(store, AT_ONCE).open(OpenTable("la-conquete-du-monde", ["person"] * 3))
        for restarted in (False, True):
            table = Table.load(opened.id, store, AT_ONCE) if restarted else opened
            assert table is not None
            guest = Listener(None)
            table.join(guest)
            seat = table.match.asked[0]
            place = next(choice for choice in table.match.offer(seat) if choice.startswith("place"))
            await table.play(seat, [place], table.revision(seat))
            await table.undo(seat, table.revision(seat), False)
            await table.play(seat, [place], table.revision(seat))
            counts = [len(m["events"]) for m in messages(guest, table) if m["type"] == "update"]
            assert counts[1:] == [1, 0, 1]

    asyncio.run(evening())
