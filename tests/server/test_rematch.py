"""The same people once more: one table, everyone by his own link, one seat further, also after a restart."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Message, Opened, Seat, ServerProcess, play_out


@pytest.fixture
def own(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path).start()
    yield process
    process.stop()


def rematch(server: ServerProcess, table: Opened, token: str) -> Any:
    return server.request("POST", f"/api/tables/{table.id}/rematch", json={"token": token})


def played(server: ServerProcess) -> Opened:
    """A finished game of two persons and a bot between them."""
    table = server.open(["person", "random", "person"])
    with server.party(table) as party:
        play_out(party, random.Random(1))
    return table


def told(seat: Seat) -> Message:
    seat.until(lambda: bool(seat.rematch))
    return {"table": seat.rematch["table"], "seat": seat.rematch["seat"]}


def test_everyone_sits_again_one_seat_further(own: ServerProcess) -> None:
    table = played(own)
    with own.party(table) as party, own.guest(table) as guest:
        assert party["red"].welcome["rematch"] is None
        answer = rematch(own, table, table.tokens["red"])
        assert answer.status_code == 200
        again = answer.json()
        assert again["seat"] == "blue"
        assert told(party["red"]) == again
        assert told(party["green"]) == {"table": again["table"], "seat": "red"}
        assert guest.listen().rematch == {}
    info = own.get(f"/api/tables/{again['table']}").json()
    assert [seat.get("bot", "") for seat in info["seats"]] == ["", "", "random"]
    assert (info["game"], info["edition"], info["options"]) == ("la-conquete-du-monde", "1957", ["round-limit=2"])
    assert not info["over"]
    with Seat(own.address, again["table"], table.tokens["green"]) as seat:
        assert seat.welcome["seat"] == "red"


def test_there_is_one_rematch_whoever_asks_and_when(own: ServerProcess) -> None:
    table = played(own)
    with ThreadPoolExecutor(8) as many:
        found = list(many.map(lambda seat: rematch(own, table, table.tokens[seat]).json(), ["red", "green"] * 4))
    assert len({again["table"] for again in found}) == 1
    assert {again["seat"] for again in found} == {"blue", "red"}
    own.kill()
    own.start()
    assert rematch(own, table, table.tokens["red"]).json() == found[0]
    with own.party(table) as party, own.guest(table) as guest:
        assert party["red"].welcome["rematch"] == found[0]
        assert party["green"].welcome["rematch"] == found[1]
        assert guest.welcome["rematch"] is None


def test_a_rematch_is_a_game_like_any_other(own: ServerProcess) -> None:
    table = played(own)
    again = rematch(own, table, table.tokens["red"]).json()["table"]
    assert rematch(own, Opened(again, "", {}, []), table.tokens["red"]).json()["error"] == "not-over"


def test_of_a_table_that_is_deleted_in_that_moment(own: ServerProcess) -> None:
    """The server has it in memory, the database no longer: a refusal, and nothing is opened."""
    table = played(own)
    with contextlib.closing(sqlite3.connect(own.folder / "wartable.db")) as database, database:
        for name in ("entries", "seats", "tables"):
            database.execute(f"DELETE FROM {name}")
    refused = rematch(own, table, table.tokens["red"])
    assert (refused.status_code, refused.json()["error"]) == (404, "unknown-table")
    with contextlib.closing(sqlite3.connect(own.folder / "wartable.db")) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchall() == [(0,)]


def test_only_those_of_a_finished_game_may_ask(own: ServerProcess) -> None:
    table = own.open(["person"] * 3)
    assert rematch(own, table, table.tokens["red"]).json()["error"] == "not-over"
    assert rematch(own, table, "nobody's").json()["error"] == "unknown-seat"
    assert rematch(own, Opened("nowhere", "", {}, []), "nobody's").json()["error"] == "unknown-table"
