"""Stored before told: migrations, the common commit of many tables, and what happens when the disk says no."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.schema import CreateTable
from websockets.exceptions import ConnectionClosed

import wartable
from tests.server.client import GAME, await_person, knock, play_out
from tests.server.databases import KINDS, new_database
from tests.server.hosted import Hosted, Listener
from wartable.tables import house as house_module
from wartable.tables import schema
from wartable.tables.commit import Job
from wartable.tables.errors import Refused
from wartable.tables.hours import quiet_from, shown
from wartable.tables.house import House
from wartable.tables.pace import AT_ONCE
from wartable.tables.rows import Known, SeatRow, TableRow
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.wire.http import OpenTable


# ---- migrations ----
@pytest.fixture
def engine(database: str) -> Iterator[sa.Engine]:
    yield from engine_of(database)


@pytest.fixture(params=KINDS)
def bare(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[sa.Engine]:
    """Of a database without a schema."""
    yield from engine_of(new_database(request.param, tmp_path, ready=False))


def engine_of(database: str) -> Iterator[sa.Engine]:
    engine = schema.engine_for(database)
    yield engine
    engine.dispose()


def differences(engine: sa.Engine) -> list[Any]:
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def dump(engine: sa.Engine) -> list[Any]:
    """All there is."""
    found = sa.MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        return sorted(
            (str(CreateTable(table)), connection.execute(table.select()).all()) for table in found.sorted_tables
        )


def test_migrations_make_the_schema(bare: sa.Engine) -> None:
    assert differences(bare)
    schema.migrate(bare)
    assert differences(bare) == []


def test_several_databases_migrate_at_once(tmp_path: Path) -> None:
    engines = [schema.engine_for(f"sqlite:///{tmp_path}/{number}.db") for number in range(4)]
    with ThreadPoolExecutor(len(engines)) as pool:
        list(pool.map(schema.migrate, engines))
    assert [differences(engine) for engine in engines] == [[]] * len(engines)
    for engine in engines:
        engine.dispose()


def test_migrating_again_changes_nothing(bare: sa.Engine) -> None:
    schema.migrate(bare)
    before = dump(bare)
    schema.migrate(bare)
    assert dump(bare) == before


def test_a_migration_that_was_cut_off_can_be_run_again(bare: sa.Engine) -> None:
    """As if the very first start had been killed halfway."""

    def cut(_: object, __: object, statement: str, *___: object) -> None:
        if "CREATE TABLE" in statement and "entries" in statement:
            raise KeyboardInterrupt

    sa.event.listen(bare, "before_cursor_execute", cut)
    with pytest.raises(KeyboardInterrupt):
        schema.migrate(bare)
    sa.event.remove(bare, "before_cursor_execute", cut)
    schema.migrate(bare)
    assert differences(bare) == []


def test_hours_that_were_said_at_seats_become_those_of_their_accounts(bare: sa.Engine) -> None:
    """The last that were said, at every seat of a running table from now on; what was said without an account stays."""

    def said(at: int, begin: str, *days: str) -> str:
        return json.dumps({"from": begin, "to": "08:00", "zone": "UTC", "holidays": days, "said": at, "spent": []})

    old, new, guest = said(1, "20:00", "2031-01-01"), said(2, "22:00", "2030-05-01"), said(3, "23:00")
    taken = {"a": [("red", "zofia", new), ("blue", "", guest)], "b": [("red", "", ""), ("blue", "zofia", "")],
             "c": [("red", "zofia", old), ("blue", "jan", "")]}  # fmt: skip
    with bare.begin() as connection:
        schema.upgrade(connection, "0014")
        people, tables, seats = (reflected(connection, name) for name in ("people", "tables", "seats"))
        for person in ("zofia", "jan"):
            row = {"id": person, "name": person, "folded": person, "passphrase": "", "made": 0.0, "banned": False}
            connection.execute(people.insert(), [row])
        for table, rows in taken.items():
            connection.execute(
                tables.insert(), [filled(tables) | {"id": table, "status": "over" if table == "c" else "playing"}]
            )
            for seat, person, stored in rows:
                row = {"table": table, "seat": seat, "person": person, "hours": stored}
                connection.execute(seats.insert(), [filled(seats) | row])
    schema.migrate(bare)
    assert differences(bare) == []
    with bare.connect() as connection:
        of_people = dict(tuple(row) for row in connection.execute(sa.select(schema.people.c.id, schema.people.c.hours)))
        found = sa.select(schema.seats.c.table, schema.seats.c.seat, schema.seats.c.hours)
        at = {(row.table, row.seat): row.hours for row in connection.execute(found)}
    assert of_people["jan"] == ""
    assert shown(of_people["zofia"]) == shown(at["a", "red"]) == shown(at["b", "blue"]) == shown(new)
    assert (at["a", "red"], at["a", "blue"], at["b", "red"], at["c", "red"]) == (new, guest, "", old)
    assert next(quiet_from(at["b", "blue"], 0))[0] > time.time() * 1000 - 60_000, "what counted has counted"


def reflected(connection: sa.Connection, table: str) -> sa.Table:
    return sa.Table(table, sa.MetaData(), autoload_with=connection)


def filled(table: sa.Table) -> dict[str, Any]:
    """Something in each column that must have it."""
    needs = [column for column in table.c if not column.nullable and column.server_default is None]
    return {column.name: column.type.python_type() for column in needs}


SAFE: dict[str, dict[str, Any]] = {
    "sqlite": {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2},
    "postgresql": {"SHOW synchronous_commit": "on"},
}


def test_each_commit_is_safe_on_disk(engine: sa.Engine) -> None:
    wanted = SAFE[engine.dialect.name]
    with engine.connect() as connection:
        assert {question: connection.exec_driver_sql(question).scalar() for question in wanted} == wanted


# ---- the store ----
class House3(House):
    """A house on a store of its own; bots take no time."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, AT_ONCE)


def run(evening: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(evening, 60))


async def open_pair(house: House, rounds: int = 2) -> Table:
    options = [f"round-limit={rounds}", "minimum-armies=5"]
    table, _ = await house.open(OpenTable(GAME, ["person", "person"], options=options))
    return table


def one_army(choice: str) -> bool:
    """A choice that leaves more to choose and can be taken back."""
    return choice.startswith("place ") and len(choice.split()) == 2


async def play_some(table: Table, choices: int, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(choices):
        if table.match.over:
            return
        seat = table.match.asked[0]
        await table.play(seat, [dice.choice(table.match.offer(seat))], table.revision(seat))


def as_stored(table: Table, store: Store) -> Table:
    loaded = Table.load(table.id, store, AT_ONCE)
    assert loaded is not None
    return loaded


def told(table: Table) -> dict[str | None, str]:
    return {seat: table.revision(seat) for seat in (None, *table.seats)}


def commits(store: Store) -> list[float]:
    """A list that grows with every commit."""
    made: list[float] = []
    sa.event.listen(store.engine, "commit", lambda _: made.append(time.monotonic()))
    return made


def test_many_tables_at_once_share_commits(store: Store) -> None:
    async def evening() -> None:
        house = House3(store)
        tables = await asyncio.gather(*(open_pair(house) for _ in range(40)))
        made = commits(store)
        await asyncio.gather(*(play_some(table, 15, seed) for seed, table in enumerate(tables)))
        assert len(made) < 40 * 15 / 2
        for table in tables:
            assert told(as_stored(table, store)) == told(table)

    run(evening())


def test_a_lone_table_waits_for_nobody(store: Store) -> None:
    async def evening() -> None:
        table = await open_pair(House3(store))
        made = commits(store)
        await play_some(table, 10, 1)
        assert len(made) == table.match.steps == 10

    run(evening())


def test_a_table_is_stored_with_its_undo(store: Store) -> None:
    async def evening() -> None:
        table = await open_pair(House3(store))
        seat = table.match.asked[0]
        choice = next(c for c in table.match.offer(seat) if one_army(c))
        before = told(table)
        await table.play(seat, [choice, choice], table.revision(seat))
        await table.order(seat, "defence", "ask")
        await table.order(seat, "defence", "maximum")
        await table.undo(seat, table.revision(seat), True)
        assert told(table) == told(as_stored(table, store)) == before

    run(evening())


def refuse_writes(store: Store, what: str = "INSERT INTO entries") -> Callable[[], None]:
    """The disk says no, until the returned function is called."""

    def refuse(_: object, __: object, statement: str, *___: object) -> None:
        if statement.startswith(what):
            raise OSError("the disk is full")

    sa.event.listen(store.engine, "before_cursor_execute", refuse)
    return lambda: sa.event.remove(store.engine, "before_cursor_execute", refuse)


def test_a_failing_write_is_reported_and_has_not_happened(store: Store) -> None:
    async def evening() -> None:
        house = House3(store)
        table = await open_pair(house)
        await play_some(table, 12, 2)
        before = told(table)
        again = refuse_writes(store)
        with pytest.raises(Refused, match="could not be stored"):
            await play_some(table, 1, 3)
        again()
        anew = await house.find(table.id)
        assert told(anew) == before
        await play_some(anew, 1000, 4)
        assert wartable.verify(anew.match.record()) > 0
        assert told(as_stored(anew, store)) == told(anew)

    run(evening())


def test_a_closing_store_refuses(database: str) -> None:
    async def evening() -> None:
        store = Store(database)
        table = await open_pair(House3(store))
        under_way = asyncio.create_task(play_some(table, 1, 1))
        while not table._queue.locked():
            await asyncio.sleep(0)
        store.close()
        await under_way
        with pytest.raises(Refused, match="closing"):
            await play_some(table, 1, 2)
        assert table.match.steps == 1

    run(evening())


def test_a_failing_opening_leaves_nothing(store: Store) -> None:
    async def evening() -> None:
        house = House3(store)
        again = refuse_writes(store, "INSERT INTO seats")
        with pytest.raises(Refused, match="could not be stored"):
            await open_pair(house)
        again()
        with store.engine.connect() as connection:
            assert connection.execute(sa.select(schema.tables)).all() == []
        assert (await open_pair(house)).match.steps == 0

    run(evening())


def test_whoever_waits_in_the_same_commit_hears_of_the_failure_too(store: Store) -> None:
    """All or nothing: no table of the batch believes to be stored when it is not."""

    async def evening() -> None:
        house = House3(store)
        tables = await asyncio.gather(*(open_pair(house) for _ in range(8)))
        again = refuse_writes(store)
        outcomes = await asyncio.gather(*(play_some(table, 1, 5) for table in tables), return_exceptions=True)
        again()
        assert all(isinstance(outcome, Refused) for outcome in outcomes)
        for table in tables:
            assert (await house.find(table.id)).match.steps == 0

    run(evening())


def test_a_table_goes_on_from_what_is_stored(store: Store) -> None:
    """Whoever sits at it must not store choices that follow one which was never stored."""

    async def evening() -> None:
        house = House3(store)
        table = await open_pair(house)
        await play_some(table, 3, 6)
        before = told(table)
        again = refuse_writes(store)
        with pytest.raises(Refused, match="could not be stored"):
            await play_some(table, 1, 7)
        again()
        assert told(as_stored(table, store)) == before
        await play_some(table, 3, 8)
        assert told(as_stored(table, store)) == told(table)

    run(evening())


class GatedStore(Store):
    """A slow disk: writes wait until the gate is open."""

    gate: asyncio.Event

    async def write(self, *what: Any) -> Known:
        await self.gate.wait()
        return await super().write(*what)


@pytest.fixture
def gated(database: str) -> Iterator[GatedStore]:
    store = GatedStore(database)
    yield store
    store.close()


async def glance(table: Table, look: str, actor: str, choice: str) -> Any:
    """What can be learned of the table in one of the ways there are."""
    waiting = next(seat for seat in table.seats if seat != actor)
    if look == "public":
        return table.public()
    if look == "why":
        return table.why(actor, choice, 1).possible
    newcomer = Listener(None if look == "newcomer" else waiting)
    table.join(newcomer)
    heard = b"".join(newcomer.notes)
    table.connections.discard(newcomer)
    return heard.count(b'"event":"placed"'), b'"offer":[]' in heard


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("look", ["newcomer", "seat", "public", "why"])
def test_nobody_hears_of_a_choice_before_it_is_stored(gated: GatedStore, look: str, known: bool) -> None:
    """If the process died now, everyone must have been told the truth; whether others have looked before or not."""

    async def evening() -> None:
        gated.gate = asyncio.Event()
        table = await open_pair(House3(gated))
        actor = table.match.asked[0]
        choice = next(c for c in table.match.offer(actor) if c.endswith(" all"))
        told(table)
        before = await glance(table, look, actor, choice)
        if not known:
            table._viewers.clear()
        turn = asyncio.create_task(table.play(actor, [choice, "done", "done"], table.revision(actor)))
        await asyncio.sleep(0.05)
        assert not turn.done()
        during = await glance(table, look, actor, choice)
        gated.gate.set()
        await turn
        assert during == before
        assert await glance(table, look, actor, choice) != before

    run(evening())


# ---- a whole server in this process, so that its disk can fail ----
@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Hosted]:
    with Hosted(tmp_path) as hosted:
        yield hosted


def test_those_at_a_table_that_could_not_be_stored_may_go_on(hosted: Hosted) -> None:
    """The failed choice is not acknowledged; everyone comes back to what is stored; the game can be finished."""
    door = hosted.door
    table = door.open()
    with door.party(table) as party:
        play_out(party, random.Random(1), most=10)
        actor = await_person(party)
        assert actor is not None
        name = actor.view["seat"]
        other = next(seat for seat in party.values() if seat is not actor)
        before, others = actor.revision, other.listen().revision
        again = refuse_writes(hosted.store)
        with contextlib.suppress(ConnectionClosed):
            assert actor.play(actor.offer[0])["type"] == "refused"
        again()
        with door.seat(table, name) as back:
            assert back.revision == before
            assert back.play(back.offer[0])["type"] == "done"
            with contextlib.suppress(ConnectionClosed):
                other.until(lambda: other.revision != others, timeout=3)
                with door.seat(table, other.view["seat"]) as twin:
                    assert (other.revision, other.log) == (twin.revision, twin.log)
    with door.party(table) as party:
        play_out(party, random.Random(2))
    assert wartable.verify(door.get(f"/api/tables/{table.id}/record").text) > 0


def test_a_bot_whose_choice_could_not_be_stored_plays_on(hosted: Hosted) -> None:
    door = hosted.door
    table = door.open(["person", "heuristic"])
    again = refuse_writes(hosted.store)
    with door.seat(table, "red") as red, contextlib.suppress(ConnectionClosed):
        if red.offer:
            red.play(red.offer[0])
        time.sleep(0.2)
    again()
    with door.party(table) as party:
        play_out(party, random.Random(3))
    assert wartable.verify(door.get(f"/api/tables/{table.id}/record").text) > 0


def test_a_table_somebody_is_entering_stays_one(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full house forgets idle tables, but not under the feet of somebody who stands in the door."""
    monkeypatch.setattr(house_module, "IN_MEMORY", 0)
    door = hosted.door
    table = door.open()
    with knock(door.address, table.id) as entering:
        time.sleep(0.1)
        door.open()
        with door.party(table) as party:
            actor = await_person(party)
            assert actor is not None
            entering.send('{"type":"hello","version":1,"token":null,"heard":0}')
            while '"update"' not in entering.recv(5):
                pass
            assert actor.play(actor.offer[0])["type"] == "done"
            while '"update"' not in entering.recv(5):
                pass


def test_a_full_house_forgets_nobody(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "IN_MEMORY", 2)
    door = hosted.door
    tables = [door.open() for _ in range(4)]
    for round_ in range(2):
        for table in tables:
            with door.party(table) as party:
                play_out(party, random.Random(round_), most=6)
    for table in tables:
        with door.party(table) as party:
            play_out(party, random.Random(4))
        assert wartable.verify(door.get(f"/api/tables/{table.id}/record").text) > 0


def test_rows_are_what_the_schema_says() -> None:
    assert [column.name for column in schema.tables.columns] == list(TableRow.__dataclass_fields__)
    assert [column.name for column in schema.seats.columns] == list(SeatRow.__dataclass_fields__)


def test_many_at_once_share_few_commits(database: str) -> None:
    """While many play, the writer gathers for a moment; a table alone never waits for others."""
    store = Store(database)
    commits: list[int] = []
    write = store._write

    def counted(batch: list[Job]) -> list[Known]:
        commits.append(len(batch))
        return write(batch)

    store._write = counted  # type: ignore[method-assign]

    async def evening() -> None:
        house = House(store, AT_ONCE)
        tables = [await house.open(OpenTable(GAME, ["person", "person"])) for _ in range(20)]
        assert commits == [1] * 20
        for _ in range(3):
            await asyncio.gather(*[play_one(table) for table, _ in tables])

    run(evening())
    store.close()
    assert sum(commits) == 20 + 3 * 20
    assert len(commits) <= 20 + 3 * 4


async def play_one(table: Table) -> None:
    seat = table.match.asked[0]
    await table.play(seat, [table.match.offer(seat)[0]], table.revision(seat))
