"""Rules change while games run: a table goes on only if it replays to the very position it was left in."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.forked import ended
from tests.server.client import GAME, PATIENCE, ServerProcess, gone, knock, play_out
from tests.server.databases import new_database
from tests.server.test_database import as_version_2
from tests.server.test_storage import House3, one_army, open_pair, play_some, run, told
from wartable.engine.identity import rules_digest
from wartable.games import spec_of
from wartable.games.la_conquete_du_monde import pieces
from wartable.tables import restore
from wartable.tables.errors import Held
from wartable.tables.listing import listed
from wartable.tables.storage import Store
from wartable.tables.table import Table

AMOUNT_OF = pieces.amount_of.__code__


def dump(path: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


class Evening:
    """A table that was played at and is not over, whatever the dice; and its database."""

    def __init__(self, folder: Path, choices: int = 40) -> None:
        self.choices = choices
        self.path = folder / "wartable.db"
        self.url = new_database("sqlite", folder)
        run(self._play())
        self.before = dump(self.path)

    async def _play(self) -> None:
        store = Store(self.url)
        self.table = await open_pair(House3(store), rounds=9)
        seat = self.table.match.asked[0]
        one = next(c for c in self.table.match.offer(seat) if one_army(c))
        await self.table.play(seat, [one], self.table.revision(seat))
        await play_some(self.table, self.choices - 1, 1)
        store.close()

    def find(self) -> Table:
        """The table as a new server finds it."""
        found: list[Table] = []

        async def later() -> None:
            store = Store(self.url)
            try:
                found.append(await House3(store).find(self.table.id))
            finally:
                store.close()

        run(later())
        return found[0]


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


@pytest.fixture
def all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule is changed: whoever places an army places all he has."""
    monkeypatch.setattr(pieces.amount_of, "__code__", (lambda amount, available: available).__code__)


def marks(path: Path) -> list[tuple[str, str]]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT digest, hash FROM entries ORDER BY number").fetchall()


# ---- what is stored ----
def test_every_commit_has_the_rules_and_the_position(evening: Evening) -> None:
    assert marks(evening.path)[-1] == (rules_digest(spec_of(GAME)), evening.table.match.hash)
    assert all(digest and hash_ for digest, hash_ in marks(evening.path))


def test_a_series_is_marked_at_its_end_and_an_undo_marks_what_stands(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Store(f"sqlite:///{tmp_path}/wartable.db")
        table = await open_pair(House3(store))
        seat = table.match.asked[0]
        choice = next(c for c in table.match.offer(seat) if one_army(c))
        await table.play(seat, [choice, choice, choice], table.revision(seat))
        assert [bool(digest) for digest, _ in marks(tmp_path / "wartable.db")] == [False, False, True]
        await table.undo(seat, table.revision(seat), False)
        assert marks(tmp_path / "wartable.db")[-1][1] == table.match.hash
        await table.undo(seat, table.revision(seat), True)
        assert marks(tmp_path / "wartable.db") == []
        assert (await House3(store).find(table.id)).match.hash == table.match.hash
        store.close()

    run(evening())


# ---- rules that changed ----
def test_a_rule_changed_without_its_version_holds_the_table(evening: Evening, all_at_once: None) -> None:
    with pytest.raises(Held) as held:
        evening.find()
    assert held.value.code == "table-held"
    assert dump(evening.path) == evening.before


def test_choices_that_are_possible_and_lead_elsewhere_hold_the_table(tmp_path: Path, all_at_once: None) -> None:
    """One army placed, before and after: nothing speaks against the choice, only the position tells."""
    with pytest.MonkeyPatch.context() as before:
        before.setattr(pieces.amount_of, "__code__", AMOUNT_OF)
        evening = Evening(tmp_path, choices=1)
    with pytest.raises(Held) as held:
        evening.find()
    assert held.value.reason == "its choices lead to another position"
    assert dump(evening.path) == evening.before


def test_a_new_version_that_plays_alike_goes_on(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """The digest and the version are others, the positions are the same."""
    spec = spec_of(GAME)
    before = spec.version
    monkeypatch.setattr(restore, "rules_digest", lambda _: "another")
    object.__setattr__(spec, "version", before + 1)
    try:
        assert told(evening.find()) == told(evening.table)
    finally:
        object.__setattr__(spec, "version", before)


def test_a_game_that_is_gone_holds_its_tables(evening: Evening) -> None:
    with contextlib.closing(sqlite3.connect(evening.path)) as connection:
        connection.execute("UPDATE tables SET game = 'hnefatafl'")
        connection.commit()
    with pytest.raises(Held) as held:
        evening.find()
    assert held.value.code == "table-damaged", "no server of ours stored it so"


def test_a_game_that_this_version_does_not_know_is_named(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(restore, "spec_of", lambda name: spec_of("hnefatafl"))
    with pytest.raises(Held) as held:
        evening.find()
    assert (held.value.code, held.value.reason) == ("part-gone", "its game is no longer known")


def test_lines_somebody_tampered_with_hold_the_table(evening: Evening) -> None:
    with contextlib.closing(sqlite3.connect(evening.path)) as connection:
        connection.execute("DELETE FROM entries WHERE number = 0")
        connection.commit()
    with pytest.raises(Held) as held:
        evening.find()
    assert held.value.code == "table-damaged"


@pytest.mark.parametrize(
    ("tampering", "code"),
    [
        # the same choice, written otherwise
        ("UPDATE entries SET line = line || ' ' WHERE number = 3", "table-damaged"),
        ("UPDATE entries SET chain = 'another' WHERE number = (SELECT max(number) FROM entries)", "table-damaged"),
        ("UPDATE seats SET seat = 'ochre' WHERE seat = 'red'", "table-damaged"),
        ("DELETE FROM seats WHERE seat = 'red'", "table-damaged"),
        # a bot later versions may not have
        ("UPDATE seats SET bot = 'deep-thought' WHERE seat = 'red'", "part-gone"),
    ],
)
def test_what_leads_to_the_same_position_and_is_not_as_it_was_stored_holds_the_table(
    evening: Evening, tampering: str, code: str
) -> None:
    with contextlib.closing(sqlite3.connect(evening.path)) as connection:
        assert connection.execute(tampering).rowcount == 1
        connection.commit()
    before = dump(evening.path)
    with pytest.raises(Held) as held:
        evening.find()
    assert held.value.code == held.value.again().code == code
    (entry,) = listed(evening.url)
    assert entry.status == "held"
    assert dump(evening.path) == before


@pytest.mark.parametrize(
    ("tampering", "value"),
    [
        ("secret = ?", "ab" * 32),
        ("salt = ?", "00" * 8),
        ("options = ?", "round-limit=3"),
        ("board = ?", "{}"),
    ],
)
def test_a_table_that_is_not_the_one_that_was_opened_is_held(evening: Evening, tampering: str, value: str) -> None:
    """None of it changes the position so far: other dice would be rolled, and another seed revealed, from here on."""
    with contextlib.closing(sqlite3.connect(evening.path)) as connection:
        connection.execute(f"UPDATE tables SET {tampering}", (value,))
        connection.commit()
    with pytest.raises(Held) as held:
        evening.find()
    assert held.value.reason == "its seed, opening, options or board are not those it was opened with"
    assert held.value.code == "table-damaged"


def test_a_held_table_is_replayed_once_and_named_without_its_choices(
    evening: Evening, all_at_once: None, caplog: pytest.LogCaptureFixture
) -> None:
    async def later() -> None:
        store = Store(evening.url)
        house = House3(store)
        outcomes = await asyncio.gather(*(house.find(evening.table.id) for _ in range(5)), return_exceptions=True)
        outcomes += await asyncio.gather(*(house.find(evening.table.id) for _ in range(5)), return_exceptions=True)
        assert all(isinstance(outcome, Held) for outcome in outcomes)
        store.close()

    with caplog.at_level(logging.WARNING):
        run(later())
    assert len(caplog.records) == 1
    assert evening.table.id in caplog.text
    assert "place" not in caplog.text


# ---- tables of earlier versions ----
def test_a_table_without_marks_gets_them_when_it_is_replayed(evening: Evening) -> None:
    as_version_2(evening.path)
    assert told(evening.find()) == told(evening.table)
    assert marks(evening.path)[-1] == (rules_digest(spec_of(GAME)), evening.table.match.hash)
    assert told(evening.find()) == told(evening.table)


def test_a_table_without_marks_of_another_version_is_held(evening: Evening) -> None:
    as_version_2(evening.path)
    with contextlib.closing(sqlite3.connect(evening.path)) as connection:
        connection.execute("UPDATE tables SET rules = 1")
        connection.commit()
    with pytest.raises(Held):
        evening.find()


# ---- the list ----
def test_tables_are_listed(evening: Evening) -> None:
    (entry,) = listed(evening.url)
    assert (entry.table, entry.game, entry.status) == (evening.table.id, GAME, "playing")
    assert (entry.players, entry.choices, entry.reason) == (2, evening.table.match.steps, "")


def test_held_tables_are_listed(evening: Evening, all_at_once: None) -> None:
    (entry,) = listed(evening.url)
    assert (entry.table, entry.status) == (evening.table.id, "held")
    assert entry.reason
    assert dump(evening.path) == evening.before


def command(*words: str) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory() as folder:
        return ended(Path(folder), "tables", *words)


def test_the_command_lists_while_a_server_plays(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        first, second = server.open(), server.open()
        with server.party(first) as party:
            play_out(party, random.Random(1))
        said = json.loads(command("--database", str(server.database), "--json").stdout)
        assert [(entry["table"], entry["status"]) for entry in said] == [(first.id, "over"), (second.id, "playing")]
        assert first.id in command("--database", str(server.database)).stdout
        assert json.loads(command("--database", str(server.database), "--held", "--json").stdout) == []
        assert not any(token in str(said) for token in (*first.tokens.values(), *second.tokens.values()))
    finally:
        server.kill()


def test_the_command_says_what_is_wrong(tmp_path: Path, evening: Evening) -> None:
    missing = command("--database", str(tmp_path / "nowhere.db"))
    assert (missing.returncode, missing.stderr.count("\n")) == (4, 1)
    assert not (tmp_path / "nowhere.db").exists()
    as_version_2(evening.path)
    old = command("--database", str(evening.path))
    assert (old.returncode, old.stderr.count("\n")) == (4, 1)
    assert "another version" in old.stderr


# ---- over the wire ----
RULE_CHANGED = """
from wartable.games.la_conquete_du_monde import pieces
pieces.amount_of.__code__ = (lambda amount, most: most).__code__
"""


@pytest.fixture
def changed(evening: Evening) -> Iterator[ServerProcess]:
    server = ServerProcess(evening.path.parent, patch=RULE_CHANGED).start()
    yield server
    server.kill()


def test_whoever_comes_to_a_held_table_is_told(evening: Evening, changed: ServerProcess) -> None:
    for path in ("", "/record"):
        answer = changed.get(f"/api/tables/{evening.table.id}{path}")
        assert (answer.status_code, answer.json()["error"]) == (409, "table-held")
    with knock(changed.address, evening.table.id) as socket:
        socket.send(json.dumps({"type": "hello", "version": 1}))
        held = json.loads(socket.recv(PATIENCE))
        assert (held["type"], held["seat"], held["agreed"]) == ("held", None, [])
        assert "rules of this game have changed" in held["message"]
    with changed.party(changed.open()) as party:
        play_out(party, random.Random(1), most=5)


def test_where_there_is_nothing_to_go_back_to_whoever_comes_is_refused_for_good(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    with contextlib.closing(sqlite3.connect(evening.path)) as connection:
        connection.execute("UPDATE tables SET game = 'hnefatafl'")
        connection.commit()
    server = ServerProcess(tmp_path).start()
    try:
        for _ in range(2):
            with knock(server.address, evening.table.id) as socket:
                (refused,) = gone(socket)
                assert (refused["error"], socket.close_code) == ("table-damaged", 1008)
    finally:
        server.kill()
