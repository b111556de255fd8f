"""Looking after tables: closing, deleting, and letting abandoned ones go; on SQLite and PostgreSQL, beside a server."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.conftest import Run
from tests.server.client import GENEROUS, ServerProcess, await_person, play_out
from tests.server.hosted import Listener
from tests.server.test_stop import running
from tests.server.test_storage import House3, open_pair, play_some
from tests.server.test_strangers import soon
from wartable.tables import keeping, opening, retention, schema
from wartable.tables.errors import Refused
from wartable.tables.house import House
from wartable.tables.retention import DAY, sweep
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.wire.codes import Code


def ago(store: Store, table: str, days: float, **more: Any) -> None:
    """The last choice was made so many days ago."""
    moved = {"moved": time.time() - days * DAY, **more}
    with schema.writing(store.engine) as connection, connection.begin():
        connection.execute(schema.tables.update().where(schema.tables.c.id == table).values(moved))


def ids(store: Store) -> set[str]:
    with store.engine.connect() as connection:
        return set(connection.scalars(sa.select(schema.tables.c.id)))


def rows_of(store: Store, table: str) -> int:
    """All rows anywhere that are of a table."""
    of_table = [kind.c["table"] == table for kind in schema.metadata.sorted_tables if "table" in kind.c]
    with store.engine.connect() as connection:
        counts = [sa.select(sa.func.count()).where(one) for one in (schema.tables.c.id == table, *of_table)]
        return sum(connection.execute(count).scalar_one() for count in counts)


def url_of(store: Store) -> str:
    return store.engine.url.render_as_string(hide_password=False)


# ---- what goes ----
def test_only_what_was_left_goes(store: Store) -> None:
    async def evening() -> None:
        house = House3(store)
        made = {name: await open_pair(house) for name in ("fresh", "idle", "over", "early", "nobody", "new", "unknown")}
        for table in made.values():
            await play_some(table, 4, 1)
        for name in ("fresh", "idle", "over", "early", "unknown"):
            await made[name].take("red")
        ago(store, made["fresh"].id, 29)
        ago(store, made["idle"].id, 31)
        ago(store, made["over"].id, 300, status="over")
        ago(store, made["early"].id, 8)
        ago(store, made["nobody"].id, 8)
        ago(store, made["new"].id, 6)
        ago(store, made["unknown"].id, 0, moved=0)  # as of before such times were kept
        gone = {made["idle"].id, made["nobody"].id}
        assert keeping.abandoned(url_of(store), 30) == gone
        assert await sweep(house, 30) == 2
        assert ids(store) == {table.id for table in made.values()} - gone
        assert [rows_of(store, table) for table in gone] == [0, 0]
        assert [await refusal(house.find(table)) for table in gone] == [Code.UNKNOWN_TABLE] * 2
        assert await sweep(house, 30) == 0

    asyncio.run(evening())


def test_a_table_somebody_is_at_stays(store: Store) -> None:
    async def evening() -> None:
        house = House3(store)
        table = await open_pair(house)
        table.join(guest := Listener(None))
        ago(store, table.id, 400)
        assert await sweep(house, 30) == 0
        table.leave(guest)
        assert await sweep(house, 30) == 1

    asyncio.run(evening())


def test_a_table_that_moves_in_the_last_moment_stays(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between being found and being deleted the turn goes to somebody else."""

    async def evening() -> None:
        house = House3(store)
        table = await open_pair(house)
        ago(store, table.id, 400)
        usual: Callable[..., Any] = retention._sweep

        async def late(*arguments: Any) -> int:
            await play_some(table, 40, 1)
            return int(await usual(*arguments))

        monkeypatch.setattr(retention, "_sweep", late)
        assert await sweep(house, 30) == 0
        assert ids(store) == {table.id}

    asyncio.run(evening())


def test_many_go_a_few_at_a_time(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        house = House3(store)
        tables = [await open_pair(house) for _ in range(7)]
        for table in tables:
            ago(store, table.id, 40)
        sizes: list[int] = []
        usual = schema.delete

        def delete(connection: sa.Connection, some: Collection[str]) -> None:
            sizes.append(len(some))
            usual(connection, some)

        monkeypatch.setattr(schema, "delete", delete)
        monkeypatch.setattr(retention, "BATCH", 3)
        monkeypatch.setattr(retention, "PAUSE", 0)
        assert await sweep(house, 30) == 7
        assert sizes == [3, 3, 1]

    asyncio.run(evening())
    assert [entry.message for entry in caplog.records] == ["7 abandoned tables were deleted"]


def test_a_rematch_that_was_deleted_can_be_had_again(store: Store) -> None:
    async def evening() -> None:
        house = House3(store)
        first, second = await open_pair(house), await open_pair(house)
        with schema.writing(store.engine) as connection, connection.begin():
            connection.execute(schema.tables.update().where(schema.tables.c.id == first.id).values(rematch=second.id))
        keeping.delete(url_of(store), second.id)
        kept = store.read(first.id)
        assert kept is not None
        assert kept.table.rematch == ""

    asyncio.run(evening())


# ---- while a house plays on ----
async def refusal(work: Any) -> Code:
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.code


async def play_first(table: Table) -> None:
    seat = table.match.asked[0]
    await table.play(seat, [table.match.offer(seat)[0]], table.revision(seat))


def test_nobody_plays_on_at_a_closed_table_though_a_house_has_it_in_memory(store: Store) -> None:
    async def evening() -> None:
        house = House3(store)
        table, other = await open_pair(house), await open_pair(house)
        await play_some(table, 4, 1)
        keeping.close(url_of(store), table.id)
        code, _ = await asyncio.gather(refusal(play_first(table)), play_first(other))  # in one commit
        assert (code, other.match.steps) == (Code.TABLE_CLOSED, 1)
        seat = table.match.asked[0]
        assert await refusal(play_first(table)) is Code.TABLE_CLOSED
        table.join(guest := Listener(None))
        assert guest.notes.read()
        again = await House(store, house.pace).find(table.id)
        assert (again.match.steps, again.match.asked[0]) == (4, seat)
        assert await refusal(play_first(again)) is Code.TABLE_CLOSED
        kept = store.read(table.id)
        assert kept is not None
        assert (kept.table.status, len(kept.lines)) == ("closed", 4)

    asyncio.run(evening())


def test_a_table_that_was_deleted_under_a_house_is_no_more(store: Store) -> None:
    async def evening() -> None:
        house = House3(store)
        table = await open_pair(house)
        await play_some(table, 4, 1)
        keeping.delete(url_of(store), table.id)
        assert await refusal(play_first(table)) is Code.UNKNOWN_TABLE
        assert rows_of(store, table.id) == 0

    asyncio.run(evening())


# ---- the commands, beside a server ----
def test_tables_are_looked_after_beside_a_server(tmp_path: Path, run: Run) -> None:
    with running(ServerProcess(tmp_path)) as server:
        first, second = server.open(), server.open(["random", "person"])
        where = ("--database", str(server.database))
        with server.party(first) as party, server.party(second) as others:
            play_out(party, random.Random(1), most=3)
            assert run("admin", "close", first.id, *where).stdout == f"{first.id} is closed\n"
            actor = await_person(party)
            assert actor is not None
            assert actor.play(actor.offer[0])["error"] == "table-closed"
            assert actor.listen().offer
            play_out(others, random.Random(1), most=3)
        listing = run("admin", "tables", *where, "--only", "closed", "--json")
        assert [entry["table"] for entry in json.loads(listing.stdout)] == [first.id]
        assert second.id in run("admin", "tables", *where, "--only", "playing").stdout
        assert run("admin", "delete", second.id, *where).stdout == f"{second.id} is deleted\n"
        assert second.id not in run("tables", *where).stdout
        assert run("admin", "retain", "--days", "30", *where).stdout == "0 abandoned tables were deleted\n"
        assert server.stderr() == ""


def test_no_table_is_called_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: "-h4j-K7xQ2aB")
    assert opening.new_id() == "_h4j_K7xQ2aB"


@pytest.mark.parametrize("word", ["close", "delete"])
def test_what_is_not_there_is_one_line(tmp_path: Path, run: Run, word: str) -> None:
    missing = run("admin", word, "nowhere", "--database", str(tmp_path / "none.db"))
    assert (missing.returncode, missing.stderr.startswith("BadDatabase: there is no database")) == (4, True)
    Store(f"sqlite:///{tmp_path}/some.db").close()
    unknown = run("admin", word, "nowhere", "--database", str(tmp_path / "some.db"))
    assert (unknown.returncode, unknown.stderr) == (2, "BadTable: there is no table nowhere\n")


def test_a_server_lets_abandoned_tables_go_by_itself(tmp_path: Path, run: Run) -> None:
    with running(ServerProcess(tmp_path)) as server:
        idle, fresh = server.open(), server.open()
        server.stop()
        store = Store(f"sqlite:///{server.database}")
        ago(store, idle.id, 3)
        store.close()
        where = ("--database", str(server.database))
        listing = run("admin", "tables", *where, "--only", "abandoned", "--days", "2", "--json")
        assert [entry["table"] for entry in json.loads(listing.stdout)] == [idle.id]
        server.flags = ("--keep-days", "2", *GENEROUS)
        server.start()
        assert soon(lambda: server.stderr() != "")
        assert server.stderr() == "1 abandoned tables were deleted\n"
        assert server.get(f"/api/tables/{idle.id}").status_code == 404
        assert server.get(f"/api/tables/{fresh.id}").status_code == 200
