"""The page of a table whose rules have changed under it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.player import Player
from tests.browser.test_layout import NARROW, check
from tests.browser.test_pages import findings
from tests.server.test_upgrade import Club

KNOWN = "409 (Conflict)"  # the browser says so too


@pytest.fixture
def club(tmp_path: Path, client: Path) -> Iterator[Club]:
    club = Club(tmp_path)
    club.server.client = client
    club.server.start()
    yield club
    club.server.kill()


def come(house: House, club: Club, seat: str = "") -> Player:
    player = house.guest()
    player.address = club.server.address
    player.visit(f"/table/{club.table.id}" + (f"#{club.table.tokens[seat]}" if seat else ""))
    expect(player.page.get_by_role("heading", name="The rules have changed")).to_be_visible()
    return player


def test_a_table_that_is_not_as_it_was_stored_says_so(house: House, club: Club) -> None:
    """No rules have changed: the page says what the log says."""
    club.server.kill()
    with contextlib.closing(sqlite3.connect(club.server.database)) as connection, connection:
        connection.execute("UPDATE entries SET line = line || ' '")
    club.server.start()
    player = house.guest()
    player.address = club.server.address
    player.visit(f"/table/{club.table.id}#{club.table.tokens['red']}")
    expect(player.page.get_by_role("alert")).to_contain_text("is not what was stored there")
    player.visit("/")
    expect(player.page.get_by_role("main")).not_to_contain_text("The rules have changed")
    player.problems = [one for one in player.problems if KNOWN not in one]


def test_those_who_play_go_back_and_play_on(house: House, club: Club) -> None:
    red, blue, spectator = (come(house, club, seat) for seat in ("red", "blue", ""))
    agree = spectator.page.get_by_role("button", name="Go back and play on")
    expect(agree).to_be_hidden()
    check(red, NARROW)
    with blue.painted():
        assert findings(blue, "main") == []
    for player in (red, blue, spectator):
        votes = player.page.get_by_role("listitem")
        expect(votes).to_have_count(2)
    blue.page.get_by_role("button", name="Go back and play on").click()
    expect(blue.page.get_by_role("button", name="Withdraw my word")).to_be_visible()
    expect(spectator.page.get_by_role("listitem").filter(has_text="✓")).to_have_count(1)
    red.visit(f"/table/{club.table.id}")
    red.page.locator(".ways button").click()
    for player in (red, blue, spectator):
        player.see_map()
        player.problems = [one for one in player.problems if KNOWN not in one]
    blue.wait(lambda: bool(red.update.get("offer") or blue.update.get("offer")), "an offer to somebody")
