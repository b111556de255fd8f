"""Hosts and strangers: links for empty seats, terms, the list of open tables, and one seat for one of many."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import GAME, Message, Opened, Seat, ServerProcess, await_person, gone, knock, opened
from tests.server.hosted import Hosted
from wartable.engine.text import LANGUAGES
from wartable.games import game_names, spec_of
from wartable.tables.listing import listed
from wartable.wire import messages as wire


@pytest.fixture
def own(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path).start()
    yield process
    process.stop()
    assert process.stderr() == ""


def post(server: ServerProcess, path: str, **body: Any) -> httpx.Response:
    return server.request("POST", f"/api/tables/{path}", json=body)


def hosted_table(server: ServerProcess, seats: list[str], **more: Any) -> tuple[Opened, str]:
    answer = server.request(
        "POST", "/api/tables", json={"game": GAME, "options": ["round-limit=2"], "seats": seats, **more}
    )
    return opened(answer), answer.json()["host"]


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def welcome_of(server: ServerProcess, table: str, token: str | None) -> Message:
    with knock(server.address, table) as door:
        door.send(wire.encode(wire.Hello(1, token)))
        first: Message = json.loads(door.recv(10))
        return first


# ---- links ----
def test_a_new_link_for_an_empty_seat_voids_the_old_one(server: ServerProcess) -> None:
    table, host = hosted_table(server, ["person", "person"], names=["", "Basia"])
    given = post(server, f"{table.id}/seats/blue/link", host=host)
    assert given.status_code == 200
    assert welcome_of(server, table.id, table.tokens["blue"])["error"] == "unknown-seat"
    with Seat(server.address, table.id, given.json()["token"]) as blue:
        assert (blue.welcome["seat"], blue.welcome["seats"][1]["name"]) == ("blue", "Basia")
    assert error(post(server, f"{table.id}/seats/blue/link", host=host)) == (409, "seat-taken")


def test_links_are_given_by_the_host_alone(server: ServerProcess) -> None:
    table, host = hosted_table(server, ["person", "random"])
    other, _ = hosted_table(server, ["person", "random"])
    for key in ("", "x", table.tokens["red"]):
        assert error(post(server, f"{table.id}/seats/red/link", host=key)) == (403, "not-host")
        assert error(post(server, f"{table.id}/terms", host=key, listed=True)) == (403, "not-host")
    assert error(post(server, f"{other.id}/seats/red/link", host=host)) == (403, "not-host")
    assert error(post(server, f"{table.id}/seats/blue/link", host=host)) == (409, "seat-taken")
    assert error(post(server, f"{table.id}/seats/nobody/link", host=host)) == (400, "unknown-seat")
    assert error(post(server, "nowhere/seats/red/link", host=host)) == (404, "unknown-table")
    assert error(post(server, f"{table.id}/seats/red/link", key=host)) == (400, "malformed")
    with server.seat(table, "red") as red:
        assert red.welcome["seat"] == "red"


def test_the_key_is_kept_as_a_hash_and_outlives_a_restart(own: ServerProcess) -> None:
    table, host = hosted_table(own, ["person", "person"])
    own.kill()
    assert host.encode() not in own.database.read_bytes() + (own.database.parent / "wartable.db-wal").read_bytes()
    own.start()
    given = post(own, f"{table.id}/seats/red/link", host=host).json()
    own.kill()
    own.start()
    with Seat(own.address, table.id, given["token"]) as red:
        assert red.welcome["seat"] == "red"


# ---- terms ----
def test_terms_and_names_are_seen_by_all(server: ServerProcess) -> None:
    terms = {"clock": {"kind": "live", "reserve": 600.0}, "absence": {"then": "bot", "bot": "heuristic"}}
    table, _ = hosted_table(server, ["person", "person"], terms=terms, names=["Ala"])
    info = server.get(f"/api/tables/{table.id}").json()
    assert info["terms"] == terms
    assert [one.get("name", "") for one in info["seats"]] == ["Ala", ""]
    with server.seat(table, "red") as red, server.guest(table) as guest:
        assert red.welcome["terms"] == guest.welcome["terms"] == terms
        assert red.ask("name", name="Ola")["type"] == "done"
        assert guest.listen().company["seats"][0]["name"] == "Ola"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"terms": {"absence": {"bot": "nobody"}}}, "bad-table"),
        ({"terms": {"listed": 1}}, "malformed"),
        ({"terms": {"clock": {"kind": "sand"}}}, "malformed"),
        ({"terms": {"watched": True}}, "malformed"),
        ({"names": ["", "", "x"]}, "bad-table"),
        ({"names": ["", "x"]}, "bad-table"),
        ({"names": ["\u202ex"]}, "bad-name"),
        ({"names": ["x" * 41]}, "bad-name"),
        ({"names": "x"}, "malformed"),
    ],
)
def test_terms_and_names_that_cannot_be(server: ServerProcess, more: Message, code: str) -> None:
    body = {"game": GAME, "seats": ["person", "random"], **more}
    assert error(server.request("POST", "/api/tables", json=body)) == (400, code)


def test_two_seats_are_not_kept_for_one_name(server: ServerProcess) -> None:
    body = {"game": GAME, "seats": ["person", "person"], "names": ["Ala", "ala"]}
    assert error(server.request("POST", "/api/tables", json=body)) == (409, "name-taken")


def test_a_table_without_spectators(server: ServerProcess) -> None:
    table, host = hosted_table(server, ["person", "person"], terms={"spectators": False})
    assert welcome_of(server, table.id, None)["error"] == "no-spectators"
    assert error(post(server, f"{table.id}/what-if", seat="red")) == (403, "no-spectators")
    with server.seat(table, "red") as red:
        changed = post(server, f"{table.id}/terms", host=host, spectators=True)
        assert (changed.status_code, "spectators" in changed.json()) == (200, False)
        red.until(lambda: "spectators" not in red.company.get("terms", {"spectators": 0}))
        guest = server.guest(table)
        assert post(server, f"{table.id}/terms", host=host, spectators=False).json()["spectators"] is False
        gone(guest.socket, 10)
        assert welcome_of(server, table.id, None)["error"] == "no-spectators"
        assert red.listen().why("done")["type"] in ("reason", "refused")


# ---- the lobby ----
def found_by(server: ServerProcess, query: str = "") -> list[Message]:
    """At once: whoever looks after somebody has opened a table, or sat down, finds it so."""
    found: list[Message] = server.get(f"/api/tables{query}").json()
    return found


def test_listed_tables_with_empty_seats_are_found_and_sat_down_at(own: ServerProcess) -> None:
    hosted_table(own, ["person", "person"])
    table, host = hosted_table(own, ["person", "random", "person", "person"], terms={"listed": True}, names=["Ala"])
    [shown] = found_by(own)
    assert (shown["table"], shown["game"], shown["players"], shown["status"]) == (table.id, GAME, 4, "playing")
    assert [one.get("name", one.get("bot", "")) for one in shown["seats"]] == ["Ala", "random", "", ""]
    assert "token" not in str(shown)
    for seat, code in (("red", "seat-taken"), ("blue", "seat-taken"), ("nobody", "unknown-seat")):
        assert error(post(own, f"{table.id}/sit", seat=seat, name="Ola"))[1] == code
    assert error(post(own, f"{table.id}/sit", seat="green", name="\u202e")) == (400, "bad-name")
    assert error(post(own, f"{table.id}/sit", seat="green", name="aLA")) == (409, "name-taken")
    with ThreadPoolExecutor(8) as many:
        answers = list(many.map(lambda k: post(own, f"{table.id}/sit", seat="green", name=f"N{k}"), range(8)))
    [given] = [answer.json() for answer in answers if answer.status_code == 200]
    assert {error(answer) for answer in answers if answer.status_code != 200} == {(409, "seat-taken")}
    assert welcome_of(own, table.id, table.tokens["green"])["error"] == "unknown-seat"
    own.kill()
    own.start()
    with Seat(own.address, table.id, given["token"]) as green:
        assert green.welcome["seat"] == "green"
        assert green.welcome["seats"][2]["name"].startswith("N")
    assert post(own, f"{table.id}/sit", seat="black", name="Ola").status_code in (200, 400)
    assert post(own, f"{table.id}/terms", host=host, listed=False).status_code == 200
    assert found_by(own) == []
    assert error(post(own, f"{table.id}/sit", seat="black", name="Ola")) == (403, "not-listed")


def test_a_full_table_is_no_longer_open_and_a_finished_one_is_found(own: ServerProcess) -> None:
    table, _ = hosted_table(own, ["person", "random"], terms={"listed": True})
    given = post(own, f"{table.id}/sit", seat="red", name="Ala").json()
    assert found_by(own) == found_by(own, "?finished") == []
    with Seat(own.address, table.id, given["token"]) as red:
        assert red.ask("propose", what="end")["type"] == "done"
    [shown] = found_by(own, "?finished")
    assert (shown["table"], shown["status"]) == (table.id, "ended")
    assert own.get(f"/api/tables/{shown['table']}/record").status_code == 200
    with closing(sqlite3.connect(own.database)) as database:
        assert database.execute("SELECT status, asked FROM tables").fetchall() == [("ended", "")]
    assert [one.status for one in listed(f"sqlite:///{own.database}")] == ["ended"]


def test_whoever_knows_some_tables_asks_for_all_of_them_at_once(own: ServerProcess) -> None:
    table, _ = hosted_table(own, ["person", "random"], names=["Ala"])
    hidden, _ = hosted_table(own, ["person", "person"])
    with own.seat(table, "red") as red:
        await_person({"red": red})
    [shown] = own.get(f"/api/tables?of=nowhere,{table.id}").json()
    assert (shown["table"], shown["asked"], shown["seats"][0]["name"]) == (table.id, ["red"], "Ala")
    assert hidden.id not in str(shown)
    assert "token" not in str(shown)
    assert own.get("/api/tables?of=").json() == []


def test_the_newest_hundred_are_listed(tmp_path: Path) -> None:
    with Hosted(tmp_path) as hosted:
        tables = [hosted_table(hosted.door, ["person", "random"], terms={"listed": True})[0] for _ in range(103)]
        shown = hosted.door.get("/api/tables").json()
        assert [one["table"] for one in shown] == [table.id for table in reversed(tables)][:100]


# ---- words ----
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_a_list_can_name_every_edition(server: ServerProcess, game: str, language: str) -> None:
    cover = server.get(f"/api/games/{game}/cover/{language}.ftl").text
    assert all(f"\nedition-{edition}-name = " in cover for edition in spec_of(game).switches.editions)
