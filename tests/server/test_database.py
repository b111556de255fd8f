"""The database of a server: one server at a time, nothing replaced that was not read, and what is wrong is said."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.forked import ended
from tests.server.client import ServerProcess, await_person
from tests.server.test_storage import House3, as_stored, one_army, open_pair, play_some, run, told
from wartable.tables import keeping, schema
from wartable.tables.errors import BadDatabase, Conflict, DatabaseInUse, Refused
from wartable.tables.rows import Known, Mark
from wartable.tables.storage import Store
from wartable.tables.table import Table


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path}/wartable.db")
    yield store
    store.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path).start()
    yield server
    server.kill()


def serve(database: str | Path, *flags: str) -> subprocess.CompletedProcess[str]:
    """A start that is expected to end by itself."""
    with tempfile.TemporaryDirectory() as folder:
        return ended(Path(folder), "serve", "--port", "0", "--database", str(database), *flags)


def lines_of(path: Path) -> list[tuple[int, str]]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT number, line FROM entries ORDER BY number").fetchall()


# ---- one server ----
def test_a_second_server_is_turned_away(server: ServerProcess) -> None:
    second = serve(server.database)
    assert second.returncode == 3
    assert second.stdout == ""
    assert second.stderr.count("\n") == 1
    assert "in use by another server" in second.stderr


def test_another_name_for_the_same_file_is_no_way_in(store: Store, tmp_path: Path) -> None:
    (tmp_path / "alias.db").symlink_to(tmp_path / "wartable.db")
    with pytest.raises(DatabaseInUse):
        Store(f"sqlite:///{tmp_path}/alias.db")


def test_the_lock_ends_with_its_process(server: ServerProcess) -> None:
    server.kill()
    server.start()
    assert server.get("/api/games").status_code == 200


def second_store(store: Store) -> Store:
    """Another server that somehow got past the lock."""
    assert store.files is not None
    store.files.release()
    return Store(str(store.engine.url))


def test_lines_that_were_not_read_are_not_replaced(store: Store) -> None:
    """Two servers at one table: the second knows two choices when the first has stored many more."""

    async def evening() -> None:
        table = await open_pair(House3(store))
        seat = table.match.asked[0]
        choice = next(c for c in table.match.offer(seat) if one_army(c))
        await table.play(seat, [choice, choice], table.revision(seat))
        other = second_store(store)
        late = await House3(other).find(table.id)
        await play_some(table, 40, 1)
        with pytest.raises(Refused, match="moved on") as refused:
            await late.undo(seat, late.revision(seat), True)
        assert refused.value.code == "stale"
        assert table.match.steps == as_stored(table, store).match.steps > 20
        assert told(late) == told(table) == told(as_stored(table, store))
        await play_some(late, 5, 2)
        assert told(late) == told(as_stored(table, store))
        other.close()

    run(evening())


def test_as_many_lines_are_not_the_same_lines(store: Store) -> None:
    """The other one took a choice back and made another: just as many, and others."""

    async def evening() -> None:
        table = await open_pair(House3(store))
        seat = table.match.asked[0]
        one, two = [c for c in table.match.offer(seat) if one_army(c)][:2]
        await table.play(seat, [one], table.revision(seat))
        late = as_stored(table, store)
        await table.undo(seat, table.revision(seat), False)
        await table.play(seat, [two], table.revision(seat))
        with pytest.raises(Refused, match="moved on"):
            await late.play(seat, [one], late.revision(seat))
        assert told(late) == told(table) == told(as_stored(table, store))

    run(evening())


def test_a_writer_who_expects_too_much_is_refused(store: Store) -> None:
    async def evening() -> None:
        table = await open_pair(House3(store))
        standing = table.standing_after(table.match)
        for known in (Known(1, "0123456789abcdef"), Known(0, "0123456789abcdef")):
            with pytest.raises(Conflict):
                await store.write(table.id, known, known.length, ["red done"], Mark(), standing)

    run(evening())


def table_row(store: Store, table: str) -> sa.Row[Any]:
    with store.engine.connect() as connection:
        return connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).one()


def test_within_a_turn_only_lines_are_written_and_a_closed_table_takes_none(store: Store) -> None:
    async def evening() -> None:
        table = await open_pair(House3(store))
        seat = table.match.asked[0]

        async def place() -> int:
            choice = next(c for c in table.match.offer(seat) if one_army(c))
            await table.play(seat, [choice], table.revision(seat))
            return len(store.read(table.id).lines)  # type: ignore[union-attr]

        await place()
        row = table_row(store, table.id)
        assert await place() == 2
        assert table_row(store, table.id) == row
        keeping.close(str(store.engine.url), table.id)
        with pytest.raises(Refused, match="closed"):
            await place()
        assert len(store.read(table.id).lines) == 2  # type: ignore[union-attr]

    run(evening())


# ---- one commit for many ----
def test_a_failing_write_takes_no_other_with_it(store: Store) -> None:
    async def evening() -> None:
        house = House3(store)
        tables = await asyncio.gather(*(open_pair(house) for _ in range(12)))
        stuck = tables[5]
        stuck.known = Known(7, "wrong")
        outcomes = await asyncio.gather(*(play_some(table, 1, 5) for table in tables), return_exceptions=True)
        assert outcomes == [None] * 12  # it has looked again, and the others never noticed
        assert all(as_stored(table, store).match.steps == 1 for table in tables)
        await play_some(stuck, 3, 6)
        assert told(stuck) == told(as_stored(stuck, store))

    run(evening())


# ---- what is wrong is said in one line ----
def damaged(path: Path) -> None:
    """A page in the middle is overwritten."""
    make_one(path)
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xee" * 4096)


def make_one(path: Path) -> None:
    Store(f"sqlite:///{path}").close()


def no_database(path: Path) -> None:
    path.write_text("dear diary\n" * 1000, encoding="utf-8")


def from_the_future(path: Path) -> None:
    make_one(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def a_folder(path: Path) -> None:
    path.mkdir()


def no_folder(path: Path) -> None:
    path.parent.rmdir()


@pytest.mark.parametrize("spoil", [damaged, no_database, from_the_future, a_folder, no_folder])
def test_a_database_that_cannot_be_used_is_one_line_and_an_exit_code(tmp_path: Path, spoil: object) -> None:
    path = tmp_path / "folder" / "wartable.db"
    path.parent.mkdir()
    assert callable(spoil)
    spoil(path)
    ended = serve(path)
    assert (ended.returncode, ended.stdout) == (4, "")
    assert ended.stderr.startswith("BadDatabase: ")
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize("address", ["nonsense://x", "postgresql://user:pass@nowhere/x"])
def test_an_address_that_is_no_database(address: str) -> None:
    ended = serve(address)
    assert ended.returncode == 4
    assert ended.stderr.count("\n") == 1
    assert "pass" not in ended.stderr


def test_a_database_nobody_may_write(tmp_path: Path) -> None:
    make_one(tmp_path / "wartable.db")
    with pytest.raises(BadDatabase, match="readonly"):
        Store(f"sqlite:///file:{tmp_path}/wartable.db?mode=ro&uri=true")
    make_one(tmp_path / "wartable.db")  # and the failed start has let go of it


def test_a_database_another_program_has_locked(tmp_path: Path) -> None:
    path = tmp_path / "wartable.db"
    make_one(path)
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        ended = serve(path)
    assert ended.returncode == 4
    assert "database is locked" in ended.stderr


def test_database_files_are_their_owners_only(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = Store(f"sqlite:///{tmp_path}/wartable.db")
        run(_play_a_little(store))
        rights = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        store.close()
    finally:
        os.umask(before)
    names = {"wartable.db", "wartable.db-wal", "wartable.db-shm", "wartable.db.lock"}
    assert rights == dict.fromkeys(names, 0o600)


async def _play_a_little(store: Store) -> None:
    await play_some(await open_pair(House3(store)), 3, 1)


# ---- while people play ----
def test_a_deleted_database_is_noticed(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party:
        actor = await_person(party)
        assert actor is not None
        assert actor.play(actor.offer[0])["type"] == "done"
        aside = server.folder / "aside.db"
        server.database.rename(aside)
        assert actor.play(actor.offer[0])["error"] == "not-stored"
        answer = server.request("POST", "/api/tables", json={"game": "la-conquete-du-monde", "seats": ["person"] * 2})
        assert (answer.status_code, answer.json()["error"]) == (503, "not-stored")
        aside.rename(server.database)
        assert actor.play(actor.offer[0])["type"] == "done"
    assert "has been moved, deleted or replaced" in server.stderr()
    assert "storing works again" in server.stderr()


def test_another_file_in_its_place_is_noticed(server: ServerProcess) -> None:
    table = server.open()
    shutil.copy(server.database, server.folder / "copy.db")
    os.replace(server.folder / "copy.db", server.database)
    with server.party(table) as party:
        actor = await_person(party)
        assert actor is not None
        assert actor.play(actor.offer[0])["error"] == "not-stored"


def test_a_full_disk_is_told_and_survived(server: ServerProcess) -> None:
    """No file of the server may grow any more; then there is room again."""
    table = server.open()
    with server.party(table) as party:
        actor = await_person(party)
        assert actor is not None
        assert server.process is not None
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (8 * 1024, most))
        before = actor.revision
        assert actor.play(actor.offer[0])["error"] == "not-stored"
        answer = server.request("POST", "/api/tables", json={"game": "la-conquete-du-monde", "seats": ["person"] * 2})
        assert (answer.status_code, answer.json()["error"]) == (503, "not-stored")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        assert actor.listen().revision == before
        assert actor.play(actor.offer[0])["type"] == "done"
        assert server.open().id
    complaint = server.stderr()
    assert "nothing can be stored: " in complaint
    assert not any(token in complaint for token in table.tokens.values())
    assert "INSERT" not in complaint


# ---- databases of earlier versions ----
def test_a_database_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "wartable.db"
    kept: list[Table] = []

    async def before() -> None:
        store = Store(f"sqlite:///{path}")
        kept.append(await open_pair(House3(store)))
        await play_some(kept[0], 30, 1)
        store.close()

    run(before())
    as_version_2(path)

    async def after() -> None:
        store = Store(f"sqlite:///{path}")
        table = await House3(store).find(kept[0].id)
        assert told(table) == told(kept[0])
        assert table.known == kept[0].known
        await play_some(table, 30, 2)
        assert told(as_stored(table, store)) == told(table)
        store.close()

    run(after())


def as_version_2(path: Path) -> None:
    """What later versions added is taken away."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        added = ["chain", "digest", "hash"]
        sealed = ["digest", "hash", "seal"]
        for table, column in [*(("entries", name) for name in added), *(("tables", name) for name in sealed)]:
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
        connection.commit()


def test_an_unreadable_line_is_no_reason_to_quote_it(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """Errors of the database are logged without what was to be written."""

    def refuse(_: object, __: object, statement: str, *___: object) -> None:
        if statement.startswith("INSERT INTO seats"):
            raise sa.exc.StatementError("no", statement, {"token_hash": "a secret"}, ValueError("a secret"))

    async def evening() -> None:
        sa.event.listen(store.engine, "before_cursor_execute", refuse)
        with pytest.raises(Refused):
            await open_pair(House3(store))
        sa.event.remove(store.engine, "before_cursor_execute", refuse)

    run(evening())
    assert "StatementError" in caplog.text
    assert "secret" not in caplog.text
