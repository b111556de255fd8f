"""When something breaks inside: a typed refusal, a line in the log, neither with the choice, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from tests.server.client import PATIENCE, Opened, Seat, client_folder, gone, knock, opened
from tests.server.databases import new_database
from wartable.engine.luck import roll
from wartable.engine.match import Match
from wartable.games import spec_of
from wartable.server.app import Settings, make_app
from wartable.server.protocols import GuardedConfig
from wartable.tables import viewers
from wartable.tables.house import House
from wartable.tables.limits import Limits
from wartable.tables.pace import AT_ONCE
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.wire.http import OpenTable
from wartable.wire.shared import Prompt

GAME = "la-conquete-du-monde"
SECRET = "assign-prussia-3"


def trouble(s: Any, *_: object) -> None:
    """Rules that ask luck, then break, and would tell what they broke at."""
    for _die in range(3):
        roll(s)
    raise LookupError(SECRET)


class Served:
    """The application on a real socket, in this process, so that something can be broken in it."""

    def __init__(self, folder: Path) -> None:
        limits = Limits()
        app = make_app(Settings(new_database("sqlite", folder), AT_ONCE, client_folder(folder / "client"), limits))
        self.server = uvicorn.Server(GuardedConfig(app, limits))
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],))

    def __enter__(self) -> Served:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()

    def get(self, path: str) -> httpx.Response:
        with httpx.Client(base_url=self.address, trust_env=False, verify=False, timeout=PATIENCE) as http:
            return http.get(path)

    def open(self) -> Opened:
        with httpx.Client(base_url=self.address, trust_env=False, verify=False, timeout=PATIENCE) as http:
            return opened(http.post("/api/tables", json={"game": GAME, "seats": ["person"] * 3}))


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path) as served:
        yield served


@pytest.mark.parametrize("request_type", ["play", "undo", "why"])
def test_a_broken_rule_is_a_typed_refusal_and_the_socket_stays(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, request_type: str
) -> None:
    table = served.open()
    asked = served.get(f"/api/tables/{table.id}").json()["asked"][0]
    with Seat(served.address, table.id, table.tokens[asked]) as seat:
        first = next(choice for choice in seat.offer if choice.startswith("place") and not choice.endswith("all"))
        seat.play(first, first)
        wishes: dict[str, dict[str, Any]] = {
            "play": {"revision": seat.revision, "choices": seat.offer[:1]},
            "undo": {"revision": seat.revision},
            "why": {"choice": first},
        }
        flow = spec_of(GAME).flow
        doors: dict[str, tuple[object, str, Any]] = {
            "play": (flow, "perform", trouble),
            "undo": (Match, "undo", lambda match, *_: trouble(match.state)),  # nobody chose later: no rule would run
            "why": (flow, "why_not", Broken().choose),
        }
        with monkeypatch.context() as patch:
            owner, door, broken = doors[request_type]
            patch.setattr(owner, door, broken)
            refused = seat.ask(request_type, **wishes[request_type])
        assert (refused["error"], refused["played"]) == ("internal", 0)
        assert SECRET not in json.dumps(refused)
        assert "Error in" in caplog.text
        assert "(test_trouble.py:" in caplog.text
        assert SECRET not in caplog.text
        undone = seat.undo()
        assert undone["type"] == "done", undone


def test_a_view_that_breaks_keeps_nobody_else_from_hearing(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = served.open()
    [asked] = served.get(f"/api/tables/{table.id}").json()["asked"]
    other = next(seat for seat in table.tokens if seat != asked)
    with (
        Seat(served.address, table.id, table.tokens[asked]) as seat,
        Seat(served.address, table.id, table.tokens[other]) as witness,
    ):
        prompt_of, before = viewers.prompt_of, witness.revision

        def half_broken(match: Match, viewer: str | None) -> Prompt:
            return Broken().choose() if viewer == asked else prompt_of(match, viewer)  # type: ignore[return-value]

        with monkeypatch.context() as patch:
            patch.setattr(viewers, "prompt_of", half_broken)
            assert seat.play(next(c for c in seat.offer if c.startswith("place")))["type"] == "done"
        witness.until(lambda: witness.revision != before)
    assert f"{asked} cannot be told" in caplog.text
    assert SECRET not in caplog.text


def test_broken_pages_tell_nothing(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = served.open().id
    with monkeypatch.context() as patch:
        patch.setattr(Table, "public", lambda _: Broken().choose())
        answer = served.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["error"]) == (500, "internal")
    assert answer.headers["Content-Security-Policy"]
    assert SECRET not in answer.text + caplog.text
    assert served.get(f"/api/tables/{table}").status_code == 200


def test_a_table_that_does_not_replay_tells_no_choice(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Served(tmp_path) as served:
        table = served.open().id
    with contextlib.closing(sqlite3.connect(tmp_path / "wartable.db")) as connection, connection:
        columns = [row[1] for row in connection.execute("pragma table_info(entries)")]
        values = {"table": table, "number": 0, "line": f"white {SECRET}"}
        row = [values.get(column, "") for column in columns]
        connection.execute(f"insert into entries values ({','.join('?' * len(columns))})", row)
    with Served(tmp_path) as served:
        answer = served.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]) == (409, "table-damaged")
        [refused] = gone(knock(served.address, table))
    assert refused["type"] == "refused"
    assert SECRET not in answer.text + json.dumps(refused) + caplog.text


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path}/own.db")
    yield store
    store.close()


async def table_of(store: Store) -> Table:
    table, _ = await House(store, AT_ONCE).open(OpenTable(GAME, ["person"] * 3))
    return table


def test_a_series_that_breaks_leaves_luck_and_table_as_they_were(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        table = await table_of(store)
        while table.match.view(None)["to_place"] < 2:  # the dice may leave a seat with one army to place
            table = await table_of(store)
        seat = table.match.asked[0]
        before = table.match.luck.mark(), table.match.hash, table.match.steps
        good = spec_of(GAME).flow.perform
        calls = iter((good, trouble))

        def second_breaks(*arguments: Any) -> None:
            next(calls)(*arguments)

        choice = next(choice for choice in table.match.offer(seat) if choice.startswith("place"))
        with monkeypatch.context() as patch:
            patch.setattr(spec_of(GAME).flow, "perform", second_breaks)
            with pytest.raises(LookupError):
                await table.play(seat, [choice, choice], table.revision(seat))
        assert (table.match.luck.mark(), table.match.hash, table.match.steps) == before
        await table.play(seat, [choice], table.revision(seat))
        again = Table.load(table.id, store, AT_ONCE)
        assert again is not None
        assert again.match.hash == table.match.hash

    asyncio.run(evening())


def test_whoever_goes_while_his_choice_is_stored_has_made_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The request is carried out to its end: storage, table and luck agree, and the others hear of it."""

    async def evening() -> None:
        table = await table_of(store)
        seat = table.match.asked[0]
        begun, free = threading.Event(), threading.Event()
        write = store._write

        def slowly(batch: Any) -> Any:
            begun.set()
            free.wait()
            return write(batch)

        monkeypatch.setattr(store, "_write", slowly)
        choice = next(choice for choice in table.match.offer(seat) if choice.startswith("place"))
        playing = asyncio.create_task(table.play(seat, [choice], table.revision(seat)))
        await asyncio.to_thread(begun.wait)
        playing.cancel()
        free.set()
        with pytest.raises(asyncio.CancelledError):
            await playing
        async with table._queue:
            assert table.match.steps == 1
        again = Table.load(table.id, store, AT_ONCE)
        assert again is not None
        assert (again.match.hash, again.match.luck.mark()) == (table.match.hash, table.match.luck.mark())

    asyncio.run(evening())


def test_a_bot_that_breaks_is_logged_without_its_choice(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        table, _ = await House(store, AT_ONCE).open(OpenTable(GAME, ["random"] * 3))
        monkeypatch.setattr(table, "_bots", dict.fromkeys(table.seats, Broken()))
        table.connections.add(None)  # type: ignore[arg-type]
        table.wake_bots()
        assert table._bot_task is not None
        await table._bot_task

    with caplog.at_level(logging.ERROR):
        asyncio.run(evening())
    assert "LookupError" in caplog.text
    assert SECRET not in caplog.text


class Broken:
    """A bot that cannot choose."""

    blind = False
    slow = False

    def choose(self, *_: object) -> str:
        raise LookupError(SECRET)
