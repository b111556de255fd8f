"""Ways to be told that belong to an account: for all its seats, and for nobody else to see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.people.conftest import WORDS, Browser, Host
from tests.server.hosted import Hosted
from tests.server.receivers import WebServer, wait_for
from wartable.notices.rows import Owner
from wartable.notices.settings import NoticeSettings
from wartable.tables.errors import Refused
from wartable.wire.notices import AddWay

MINE = "/api/me/notices"


@pytest.fixture
def web() -> Iterator[WebServer]:
    with WebServer() as server:
        yield server


@pytest.fixture
def hosted(host: Host) -> Hosted:
    return host(notices=NoticeSettings(after=0.2, public_url="https://games.example", lan=True, every=0.0))


def add(browser: Browser, web: WebServer, path: str = "/hook") -> Any:
    return browser.ask("POST", MINE, 201, channel="webhook", address=f"{web.address}{path}", language="en")


def test_an_account_is_told_wherever_it_has_a_seat(anna: Browser, web: WebServer) -> None:
    way = add(anna, web)
    assert anna.ask("GET", MINE) == [way]
    wait_for(lambda: web.posted)
    table = anna.open()
    [asked] = anna.ask("GET", f"/api/tables/{table.id}")["asked"]
    anna.claim(table, asked)
    wait_for(lambda: any(table.id in posted.body.decode() for posted in web.posted))
    assert anna.ask("DELETE", MINE, way=way["id"]) == []


def test_ways_of_an_account_are_its_own(anna: Browser, bruno: Browser, nobody: Browser, web: WebServer) -> None:
    way = add(anna, web)
    assert bruno.ask("GET", MINE) == []
    assert bruno.refused("DELETE", MINE, way=way["id"]) == "not-found"
    wish = {"channel": "webhook", "address": f"{web.address}/hook", "language": "en"}
    assert nobody.refused("POST", MINE, **wish) == "not-signed-in"
    assert nobody.refused("DELETE", MINE, way=way["id"]) == "not-signed-in"
    assert anna.ask("GET", MINE) == [way]


def test_an_address_that_is_looked_up_slowly_is_not_kept_for_an_account_that_is_gone(
    hosted: Hosted, web: WebServer
) -> None:
    wish = AddWay("webhook", f"{web.address}/hook", "en")
    with pytest.raises(Refused) as refused:
        asyncio.run(hosted.app.state.notices.add(Owner(person="gone"), wish))
    assert refused.value.code == "not-signed-in"


def test_another_site_adds_nothing(anna: Browser, web: WebServer) -> None:
    wish = {"channel": "webhook", "address": f"{web.address}/hook", "language": "en"}
    answer = anna.post(MINE, json=wish, headers={"origin": "https://elsewhere.example"})
    assert answer.json()["error"] == "wrong-origin"
    assert anna.ask("GET", MINE) == []


def test_ways_are_taken_along_and_deleted_with_the_account(anna: Browser, web: WebServer) -> None:
    """Also while something is on its way there: what failed would be tried again in a minute."""
    web.answers["/hook"] = 500
    add(anna, web)
    wait_for(lambda: any(way["trouble"] for way in anna.ask("GET", MINE)))
    [way] = anna.ask("GET", MINE)
    assert anna.ask("GET", "/api/me/export")["notices"] == [way]
    anna.ask("POST", "/api/me/delete", passphrase=WORDS)
    anna.make("Anna")
    assert anna.ask("GET", MINE) == []
