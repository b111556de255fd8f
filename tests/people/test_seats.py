"""Seats kept in accounts: a lost link is not a lost game, and nobody else's seat is opened."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.people.conftest import FIREFOX, WORDS, Browser, Host
from tests.server.client import GAME, SHORT, Seat, gone, opened, play_out
from tests.server.hosted import Hosted
from wartable.people import parting
from wartable.people.admin import ban
from wartable.tables.house import House
from wartable.tables.table import Table


def test_a_seat_is_opened_without_its_link(anna: Browser) -> None:
    table = anna.open()
    assert anna.claim(table, "red") == {"table": table.id, "seat": "red"}
    assert anna.claim(table, "red"), "once more is nothing new"
    with anna.sit(table.id) as by_cookie, Seat(anna.origin, table.id, table.tokens["red"]) as by_link:
        assert by_cookie.welcome["seat"] == by_link.welcome["seat"] == "red"
        assert by_cookie.latest == by_link.latest


def test_whoever_has_the_link_sits_down_all_the_same(anna: Browser) -> None:
    table = anna.open()
    anna.claim(table, "red")
    with Seat(anna.origin, table.id, table.tokens["red"]) as seat:
        assert seat.welcome["seat"] == "red"


def test_a_link_counts_before_an_account(anna: Browser) -> None:
    table = anna.open()
    other = next(seat for seat in table.tokens if seat != "red")
    anna.claim(table, "red")
    with Seat(anna.origin, table.id, table.tokens[other], cookies=anna.cookie, mine=True) as seat:
        assert seat.welcome["seat"] == other


def test_nobody_claims_anothers_seat(anna: Browser, bruno: Browser) -> None:
    """Even with its link: whoever opened the table has seen them all."""
    table = anna.open()
    anna.claim(table, "red")
    assert bruno.refused("POST", f"/api/tables/{table.id}/claim", token=table.tokens["red"]) == "claimed"
    assert bruno.turned_away(table.id) == "unknown-seat"
    with anna.sit(table.id) as seat:
        assert seat.welcome["seat"] == "red"


def test_whoever_opened_a_table_gets_no_link_to_a_seat_somebody_keeps(
    hosted: Hosted, anna: Browser, bruno: Browser
) -> None:
    """Though nobody has sat there yet; also if it was claimed where this process has not heard of it."""
    body = {"game": GAME, "options": SHORT, "seats": ["person"] * 2}
    answer = bruno.post("/api/tables", json=body)
    table, host = opened(answer), answer.json()["host"]
    path = f"/api/tables/{table.id}/seats/red/link"
    anna.claim(table, "red")
    assert bruno.refused("POST", path, host=host) == "seat-taken"
    here = hosted.app.state.house.at_hand(table.id)
    here.seats["red"] = replace(here.seats["red"], person="", name="")
    assert bruno.refused("POST", path, host=host) == "seat-taken"
    with anna.sit(table.id) as seat:
        assert seat.welcome["seat"] == "red"


def test_one_has_one_seat_at_a_table(anna: Browser) -> None:
    table = anna.open()
    other = next(seat for seat in table.tokens if seat != "red")
    anna.claim(table, "red")
    assert anna.refused("POST", f"/api/tables/{table.id}/claim", token=table.tokens[other]) == "claimed"


def test_a_seat_takes_no_name_that_another_goes_by(anna: Browser) -> None:
    table = anna.open()
    with Seat(anna.origin, table.id, table.tokens["blue"]) as blue:
        assert blue.ask("name", name="ANNA")["type"] == "done"
        anna.claim(table, "red")
        shown = anna.ask("GET", f"/api/tables/{table.id}")["seats"]
    assert {one["seat"]: one.get("name", "") for one in shown if one["seat"] in ("red", "blue")} == {
        "red": "", "blue": "ANNA"
    }  # fmt: skip


def test_a_made_up_link_claims_nothing(anna: Browser) -> None:
    table = anna.open()
    assert anna.refused("POST", f"/api/tables/{table.id}/claim", token="x") == "unknown-seat"
    assert anna.refused("POST", f"/api/tables/{table.id}/claim", token=None) == "malformed"
    assert anna.refused("POST", "/api/tables/none/claim", token=table.tokens["red"]) == "unknown-table"


def test_a_prepared_table_is_not_kept(anna: Browser) -> None:
    table = anna.open()
    prepared = anna.ask("POST", f"/api/tables/{table.id}/what-if", 201, token=table.tokens["red"])
    token = next(seat["token"] for seat in prepared["seats"] if "token" in seat)
    assert anna.refused("POST", f"/api/tables/{prepared['table']}/claim", token=token) == "bad-table"


def test_nobody_opens_a_seat_without_a_session(anna: Browser, nobody: Browser) -> None:
    table = anna.open()
    anna.claim(table, "red")
    assert nobody.turned_away(table.id) == "not-signed-in"


def test_a_page_of_another_site_cannot_use_the_cookie(anna: Browser) -> None:
    table = anna.open()
    anna.claim(table, "red")
    assert anna.turned_away(table.id, headers={"Origin": "https://elsewhere.example"}) == "wrong-origin"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parting, "SECONDS", 0.05)


def test_whoever_was_signed_out_elsewhere_sits_there_no_more(anna: Browser, nobody: Browser, tmp_path: Path) -> None:
    """By another process on the same database."""
    table = anna.open()
    anna.claim(table, "red")
    with anna.sit(table.id) as seat, Seat(anna.origin, table.id, table.tokens["red"]) as by_link:
        ban(f"sqlite:///{tmp_path}/wartable.db", "Anna", banned=True)
        gone(seat.socket)
        assert by_link.listen().welcome["seat"] == "red"


@pytest.mark.parametrize("how", ["sign out", "end", "end all others", "passphrase", "delete"])
def test_who_is_signed_out_sits_there_no_more(anna: Browser, nobody: Browser, how: str) -> None:
    """Nor does a thief who has sat down meanwhile; whoever came by the link stays."""
    table = anna.open()
    anna.claim(table, "red")
    nobody.steal(anna.token) if how in ("sign out", "delete") else nobody.sign_in("Anna")
    session = next(one["id"] for one in nobody.ask("GET", "/api/me/sessions") if one["this"])
    ways = {
        "sign out": lambda: anna.delete("/api/session"),
        "end": lambda: anna.delete(f"/api/me/sessions/{session}"),
        "end all others": lambda: anna.delete("/api/me/sessions"),
        "passphrase": lambda: anna.post("/api/me/passphrase", json={"passphrase": "x" * 9}),
        "delete": lambda: anna.post("/api/me/delete", json={"passphrase": WORDS}),
    }
    with nobody.sit(table.id) as thief, Seat(anna.origin, table.id, table.tokens["red"]) as by_link:
        assert ways[how]().status_code == 200
        gone(thief.socket)
        assert by_link.listen().welcome["seat"] == "red"
    assert nobody.turned_away(table.id) == "not-signed-in"


def test_a_claim_that_comes_slowly_keeps_nothing_for_an_account_that_is_gone(anna: Browser, bruno: Browser) -> None:
    table, body = anna.open(), b""

    def slowly() -> Iterator[bytes]:
        yield body[:5]
        with httpx.Client(base_url=anna.origin, cookies=anna.cookies, trust_env=False, verify=False) as elsewhere:
            assert elsewhere.post("/api/me/delete", json={"passphrase": WORDS}).status_code == 200
        yield body[5:]

    body = json.dumps({"token": table.tokens["red"]}).encode()
    answer = anna.post(f"/api/tables/{table.id}/claim", content=slowly())
    assert answer.json()["error"] == "not-signed-in"
    assert bruno.claim(table, "red"), "it is nobody's"
    assert bruno.ask("GET", "/api/me/tables")[0]["seats"][1]["name"] == "Bruno"


def test_a_claim_outlasts_the_server(host: Host) -> None:
    first = host()
    with Browser(first) as browser:
        browser.make("Anna")
        table = browser.open()
        browser.claim(table, "red")
        token = browser.token
    first.__exit__()
    with Browser(host()) as browser:
        browser.steal(token)
        with browser.sit(table.id) as seat:
            assert seat.welcome["seat"] == "red"


def test_a_rematch_is_in_the_account_as_well(anna: Browser) -> None:
    table = anna.open()
    anna.claim(table, "red")
    party = {name: Seat(anna.origin, table.id, token) for name, token in table.tokens.items()}
    play_out(party, random.Random(3))
    for seat in party.values():
        seat.leave()
    again = anna.ask("POST", f"/api/tables/{table.id}/rematch", token=table.tokens["red"])
    with anna.sit(again["table"]) as seat:
        assert seat.welcome["seat"] == again["seat"]
    listed = {one["table"]: one for one in anna.ask("GET", "/api/me/tables")}
    assert listed[table.id]["status"] == "over"
    assert listed[table.id]["turn"] is False
    assert listed[again["table"]]["seat"] == again["seat"]


def test_a_rematch_is_asked_for_without_a_link(anna: Browser, bruno: Browser, nobody: Browser) -> None:
    table = anna.open()
    red, blue = table.tokens
    anna.claim(table, red)
    assert anna.refused("POST", f"/api/tables/{table.id}/rematch", mine=True) == "not-over"
    with anna.sit(table.id) as seat:
        assert seat.ask("concede")["type"] == "done"
    path = f"/api/tables/{table.id}/rematch"
    assert nobody.refused("POST", path, mine=True) == "not-signed-in"
    assert bruno.refused("POST", path, mine=True) == "unknown-seat", "somebody's account is nobody's seat"
    assert anna.refused("POST", path) == "unknown-seat", "whoever does not say so comes without a seat"
    foreign = {"origin": "https://elsewhere.example"}
    assert anna.post(path, json={"mine": True}, headers=foreign).json()["error"] == "wrong-origin"
    again = anna.ask("POST", path, mine=True)
    assert again == {"table": again["table"], "seat": blue}
    assert anna.ask("POST", path, token=table.tokens[red], mine=True) == again
    assert anna.ask("POST", path, token=table.tokens[blue], mine=True)["seat"] == red, "a link counts before an account"
    with anna.sit(again["table"]) as seat:
        assert seat.welcome["seat"] == blue


def test_what_if_is_asked_without_a_link_and_with_ones_own_eyes_only(
    anna: Browser, bruno: Browser, nobody: Browser
) -> None:
    table = anna.open(3, game="wallenstein", options=["set-up=printed"])
    mine, theirs, _ = table.tokens
    anna.claim(table, mine)
    bruno.claim(table, theirs)
    path = f"/api/tables/{table.id}/what-if"
    assert nobody.refused("POST", path, mine=True) == "not-signed-in"
    assert anna.refused("POST", path, mine=True, seat=theirs) == "foreign"
    assert anna.refused("POST", path) == "unknown-seat", "whoever does not say so only watches"
    foreign = {"origin": "https://elsewhere.example"}
    assert anna.post(path, json={"mine": True}, headers=foreign).json()["error"] == "wrong-origin"
    for browser, own in ((anna, mine), (bruno, theirs)):
        made = opened(browser.post(path, json={"mine": True}))
        assert list(made.tokens) == [own]
        with browser.sit(table.id) as seat, Seat(anna.origin, made.id, made.tokens[own]) as trial:
            assert trial.welcome["seat"] == own
            assert trial.view == seat.view, "it is what this seat saw"


def test_my_tables(hosted: Hosted, anna: Browser, bruno: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that wait for me first, then by when they last moved; nothing is replayed for it."""
    tables = [anna.open() for _ in range(4)]
    for table in tables:
        asked = anna.get(f"/api/tables/{table.id}").json()["asked"][0]
        mine = asked if table in tables[:2] else next(seat for seat in table.tokens if seat != asked)
        anna.claim(table, mine)
    bruno.claim(tables[0], next(s for s in tables[0].tokens if s != _mine(anna, tables[0].id)["seat"]))
    bruno.claim(anna.open(), "red")
    monkeypatch.setattr(Table, "load", None)
    monkeypatch.setattr(House, "find", None)
    listed = anna.ask("GET", "/api/me/tables")
    assert [one["table"] for one in listed] == [tables[k].id for k in (1, 0, 3, 2)]
    assert [one["turn"] for one in listed] == [True, True, False, False]
    names = {seat.get("name", "") for seat in _mine(anna, tables[0].id)["seats"]}
    assert names == {"Anna", "Bruno"}
    one = _mine(anna, tables[1].id)
    assert (one["game"], one["players"], one["status"]) == ("la-conquete-du-monde", 2, "playing")
    assert one["asked"] == [one["seat"]]
    assert one["edition"]


def _mine(browser: Browser, table: str) -> Any:
    return next(one for one in browser.ask("GET", "/api/me/tables") if one["table"] == table)


def test_a_list_tells_no_secret(anna: Browser) -> None:
    table = anna.open()
    anna.claim(table, "red")
    written = anna.get("/api/me/tables").text + anna.get("/api/me/export").text
    assert not any(token in written for token in table.tokens.values())
    assert "secret" not in written
    assert FIREFOX not in written
