"""Copies of a database: made while people play, checked, and back again; SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.conftest import Run
from tests.server.client import ServerProcess
from tests.server.databases import new_database
from tests.server.test_kill import lines_of
from tests.server.test_stop import running
from tests.server.test_storage import House3, open_pair, play_some
from wartable.tables import backup as backup_module
from wartable.tables import postgres, schema
from wartable.tables.backup import backup, restore
from wartable.tables.errors import BadDatabase, DatabaseInUse
from wartable.tables.listing import listed
from wartable.tables.storage import Store


def silent(*_: int) -> None:
    """Nobody watches."""


def played(url: str, tables: int = 3) -> dict[str, int]:
    """Some tables with some choices: how many, by table."""

    async def evening() -> None:
        house = House3(store)
        for number in range(tables):
            await play_some(await open_pair(house), 4 + number, number)

    store = Store(url)
    asyncio.run(evening())
    store.close()
    return choices(url)


def choices(url: str) -> dict[str, int]:
    """By table, all of which replay."""
    found = list(listed(url))
    assert {entry.status for entry in found} <= {"playing", "over"}
    return {entry.table: entry.choices for entry in found}


@pytest.fixture
def elsewhere(database: str, tmp_path: Path) -> str:
    """Another empty database of the same kind."""
    kind = sa.make_url(database).get_backend_name()
    (tmp_path / "elsewhere").mkdir()
    return new_database(kind, tmp_path / "elsewhere", ready=False)


def test_a_copy_is_everything_and_replays(database: str, elsewhere: str, tmp_path: Path) -> None:
    kept = played(database)
    copy = tmp_path / "copy"
    backup(database, copy, silent)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    restore(elsewhere, copy, False, silent)
    assert choices(elsewhere) == kept
    assert choices(database) == kept
    store = Store(elsewhere)
    store.close()
    assert [file.name for file in tmp_path.glob(".copy*")] == []


def test_a_restored_table_goes_on_with_the_same_dice(database: str, elsewhere: str, tmp_path: Path) -> None:
    [table] = played(database, 1)
    backup(database, tmp_path / "copy", silent)
    restore(elsewhere, tmp_path / "copy", False, silent)
    assert played_on(database, table) == played_on(elsewhere, table)


def played_on(url: str, table: str) -> str:
    """The hash of the position sixty choices later."""

    async def evening() -> str:
        found = await House3(store).find(table)
        await play_some(found, 60, 5)
        return found.match.hash

    store = Store(url)
    position = asyncio.run(evening())
    store.close()
    return position


def test_tables_are_not_overwritten_unless_told_to(database: str, elsewhere: str, tmp_path: Path) -> None:
    kept, others = played(database, 2), played(elsewhere, 1)
    backup(database, tmp_path / "copy", silent)
    with pytest.raises(BadDatabase, match="has 1 tables; --replace"):
        restore(elsewhere, tmp_path / "copy", False, silent)
    assert choices(elsewhere) == others
    restore(elsewhere, tmp_path / "copy", True, silent)
    assert choices(elsewhere) == kept


def test_nothing_is_restored_under_a_server(database: str, tmp_path: Path) -> None:
    kept = played(database, 1)
    backup(database, tmp_path / "copy", silent)
    store = Store(database)
    with store.engine.connect(), pytest.raises(DatabaseInUse):
        restore(database, tmp_path / "copy", True, silent)
    store.close()
    assert choices(database) == kept


def test_what_is_no_copy_changes_nothing(database: str, tmp_path: Path) -> None:
    kept = played(database, 1)
    (tmp_path / "text").write_text("no copy at all " * 100)
    (tmp_path / "empty").touch()
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE things (name)")
        other.commit()
    for name in ("text", "empty", "other", "missing"):
        with pytest.raises(BadDatabase):
            restore(database, tmp_path / name, True, silent)
    assert choices(database) == kept


def test_a_copy_of_a_later_version_changes_nothing(database: str, elsewhere: str, tmp_path: Path) -> None:
    kept = played(database, 1)
    played(elsewhere, 1)
    engine = schema.engine_for(elsewhere)
    with schema.writing(engine) as connection, connection.begin():
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    backup(elsewhere, tmp_path / "copy", silent)
    with pytest.raises(BadDatabase, match="later version"):
        restore(database, tmp_path / "copy", True, silent)
    assert choices(database) == kept


def test_a_copy_that_fails_leaves_the_last_one(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(database, 1)
    (tmp_path / "copy").write_text("the copy of yesterday")

    def broken(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(backup_module, "_check", broken)
    monkeypatch.setattr(postgres, "_run", broken)
    with pytest.raises(BadDatabase, match="no space left"):
        backup(database, tmp_path / "copy", silent)
    assert (tmp_path / "copy").read_text() == "the copy of yesterday"
    assert [file.name for file in tmp_path.glob(".copy*")] == []


def test_a_place_where_no_copy_can_be_is_named_and_not_the_database(database: str, tmp_path: Path) -> None:
    played(database, 1)
    for place, why in ((tmp_path / "none" / "copy", f"there is no folder {tmp_path}/none"),
                       (tmp_path, f"{tmp_path} is a folder")):  # fmt: skip
        with pytest.raises(BadDatabase) as refused:
            backup(database, place, silent)
        assert str(refused.value).startswith(why)


# ---- SQLite's own ----
@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "wartable.db"


def test_a_copy_is_of_one_moment_however_much_is_written(file: Path, tmp_path: Path) -> None:
    """Somebody writes after each of its steps; it neither begins anew nor has half of anything."""
    kept = played(f"sqlite:///{file}", 2)
    with closing(sqlite3.connect(file)) as writer:
        writer.execute("CREATE TABLE filling (text)")
        writer.executemany("INSERT INTO filling VALUES (?)", [("x" * 3000,)] * 3000)
        writer.commit()
        steps: list[int] = []

        def busy(left: int, _: int) -> None:
            steps.append(left)
            writer.execute("INSERT INTO filling VALUES ('late')")
            writer.commit()

        backup(f"sqlite:///{file}", tmp_path / "copy", busy)
    assert len(steps) > 3
    assert steps == sorted(steps, reverse=True)
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("SELECT count(*) FROM filling WHERE text = 'late'").fetchone() == (0,)
    assert choices(f"sqlite:///{tmp_path / 'copy'}") == kept
    assert not (tmp_path / "copy-journal").exists()


def test_a_database_that_is_damaged_is_not_copied_over_a_good_copy(file: Path, tmp_path: Path) -> None:
    played(f"sqlite:///{file}", 3)
    backup(f"sqlite:///{file}", tmp_path / "copy", silent)
    good = (tmp_path / "copy").read_bytes()
    with file.open("r+b") as raw:
        raw.seek(4096)
        raw.write(os.urandom(4096 * 8))
    with pytest.raises(BadDatabase):
        backup(f"sqlite:///{file}", tmp_path / "copy", silent)
    assert (tmp_path / "copy").read_bytes() == good


def test_a_damaged_database_is_replaced_by_its_copy(file: Path, tmp_path: Path) -> None:
    kept = played(f"sqlite:///{file}", 2)
    backup(f"sqlite:///{file}", tmp_path / "copy", silent)
    file.write_bytes(b"nothing of a database is left here")
    with pytest.raises(BadDatabase, match="--replace"):
        restore(f"sqlite:///{file}", tmp_path / "copy", False, silent)
    restore(f"sqlite:///{file}", tmp_path / "copy", True, silent)
    assert choices(f"sqlite:///{file}") == kept
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_the_log_of_the_old_database_is_not_read_into_the_new_one(file: Path, tmp_path: Path) -> None:
    """A server was killed: its last commits are beside the file."""
    kept = played(f"sqlite:///{file}", 1)
    backup(f"sqlite:///{file}", tmp_path / "copy", silent)
    with closing(sqlite3.connect(file)) as other:
        other.execute("UPDATE tables SET salt = 'another'")
        other.commit()
        log, index = (Path(f"{file}{end}").read_bytes() for end in ("-wal", "-shm"))
    Path(f"{file}-wal").write_bytes(log)
    Path(f"{file}-shm").write_bytes(index)
    restore(f"sqlite:///{file}", tmp_path / "copy", True, silent)
    assert choices(f"sqlite:///{file}") == kept


def test_a_copy_is_never_the_database_itself(file: Path) -> None:
    kept = played(f"sqlite:///{file}", 1)
    with pytest.raises(BadDatabase, match="itself"):
        backup(f"sqlite:///{file}", file, silent)
    with pytest.raises(BadDatabase, match="itself"):
        restore(f"sqlite:///{file}", file, True, silent)
    assert choices(f"sqlite:///{file}") == kept


def test_a_restore_that_fails_leaves_no_empty_database(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no copy")
    with pytest.raises(BadDatabase):
        restore(f"sqlite:///{tmp_path}/new.db", tmp_path / "text", False, silent)
    assert not (tmp_path / "new.db").exists()


# ---- the commands, beside a server that plays ----
def test_copies_are_made_while_people_play(tmp_path: Path, run: Run) -> None:
    """Every choice acknowledged before a copy began is in it, and no half of one."""
    with running(ServerProcess(tmp_path)) as server:
        table = server.open(["person", "random"], options=[])
        enough = threading.Event()
        with server.seat(table, "red") as red:

            def play_on() -> None:
                while not enough.is_set() and not red.view["over"]:
                    red.listen()
                    if red.offer:
                        red.play(red.offer[-1])

            playing = threading.Thread(target=play_on)
            playing.start()
            for number in range(4):
                before = len(lines_of(server.url, table.id))
                copied = run("backup", str(tmp_path / f"copy{number}"), "--database", str(server.database))
                assert (copied.returncode, copied.stdout) == (0, f"copied into {tmp_path}/copy{number}\n")
                [found] = choices(f"sqlite:///{tmp_path}/copy{number}").values()
                assert found >= before
            enough.set()
            playing.join(20)
        in_use = run("restore", str(tmp_path / "copy0"), "--database", str(server.database), "--replace")
        assert (in_use.returncode, in_use.stdout) == (3, "")
        server.stop()
        restored = run("restore", str(tmp_path / "copy0"), "--database", str(server.database), "--replace")
        assert restored.returncode == 0, restored.stderr
        assert table.id in run("tables", "--database", str(server.database)).stdout
        server.start()
        with server.seat(table, "red") as red:
            assert red.latest["heard"] > 0


def test_a_restore_names_its_database(run: Run, tmp_path: Path) -> None:
    assert run("restore", str(tmp_path / "copy")).returncode == 2
