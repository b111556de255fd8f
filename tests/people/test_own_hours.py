"""Quiet hours and holidays of an account: said once, at a table or on its page, for every seat it has or gets."""

from __future__ import annotations

import contextlib
import datetime as dt
import sqlite3
from pathlib import Path
from typing import Any

from tests.people.conftest import Browser
from tests.server.client import Opened, Seat
from wartable.tables.hours import AGAIN

SLOW = {"clock": {"kind": "correspondence", "days": 2, "reserve": 86400.0}}
DAYS = [f"{dt.date.today() + dt.timedelta(days=k)}" for k in (40, 41)]
NIGHT: dict[str, Any] = {"from": "22:00", "to": "08:00", "zone": "Europe/Warsaw", "holidays": DAYS}
EVENING = NIGHT | {"from": "18:00", "to": "06:00", "holidays": []}


def told(seat: Seat) -> list[Any]:
    """What the table said of clocks."""
    return [message for message in seat.messages if message["type"] == "clocks"]


def own_hours(seat: Seat) -> Any:
    """What the table told this seat last."""
    while not told(seat):
        seat.listen()
    return told(seat)[-1]["hours"]


def hours_at(browser: Browser, table: str) -> Any:
    """What the form at a table shows."""
    with browser.sit(table) as seat:
        return own_hours(seat)


def slow(browser: Browser) -> Opened:
    return browser.open(terms=SLOW)


def say_at(browser: Browser, table: Opened, seat: str, hours: dict[str, Any], by_link: bool = False) -> Any:
    with Seat(browser.origin, table.id, table.tokens[seat]) if by_link else browser.sit(table.id) as sitting:
        return sitting.ask("hours", **hours)


def test_a_seat_kept_after_hours_were_said_has_them(anna: Browser) -> None:
    first, second = slow(anna), slow(anna)
    anna.claim(first, "red")
    assert say_at(anna, first, "red", NIGHT)["type"] == "done"
    anna.claim(second, "red")
    assert hours_at(anna, second.id) == NIGHT
    assert anna.me["hours"] == NIGHT


def test_the_accounts_page_says_them_for_all_seats(anna: Browser) -> None:
    """Whoever is at a table sees it there at once."""
    table = slow(anna)
    anna.claim(table, "red")
    assert anna.me["hours"] is None
    with anna.sit(table.id) as seat:
        assert anna.ask("POST", "/api/me/hours", **NIGHT)["person"]["hours"] == NIGHT
        while own_hours(seat) is None:
            seat.listen()
        assert own_hours(seat) == NIGHT
    assert anna.ask("GET", "/api/me/export")["person"]["hours"] == NIGHT


def test_the_accounts_page_keeps_the_rules(anna: Browser, tmp_path: Path) -> None:
    assert anna.refused("POST", "/api/me/hours", **NIGHT | {"from": "07:00", "to": "06:00"}) == "bad-hours"
    assert anna.refused("POST", "/api/me/hours", **NIGHT | {"zone": "Mars/Olympus"}) == "bad-hours"
    anna.ask("POST", "/api/me/hours", **NIGHT)
    anna.ask("POST", "/api/me/hours", **EVENING)  # put right at once
    backdate(tmp_path, AGAIN // 2)
    assert anna.refused("POST", "/api/me/hours", **NIGHT) == "bad-hours"
    table = slow(anna)
    anna.claim(table, "red")
    assert say_at(anna, table, "red", NIGHT)["error"] == "bad-hours", "nor at a table"
    backdate(tmp_path, AGAIN // 2)
    anna.ask("POST", "/api/me/hours", **NIGHT)


def test_hours_said_without_an_account_come_along(anna: Browser) -> None:
    """If the account has none; otherwise its own count."""
    first, second, third = slow(anna), slow(anna), slow(anna)
    anna.claim(third, "red")
    say_at(anna, first, "red", NIGHT, by_link=True)
    anna.claim(first, "red")
    assert anna.me["hours"] == NIGHT
    assert hours_at(anna, third.id) == NIGHT
    say_at(anna, second, "red", EVENING, by_link=True)
    anna.claim(second, "red")
    assert hours_at(anna, second.id) == anna.me["hours"] == NIGHT


def test_a_rematch_has_the_accounts_hours_of_now(anna: Browser) -> None:
    table = slow(anna)
    anna.claim(table, "red")
    say_at(anna, table, "red", NIGHT)
    with anna.sit(table.id) as seat:
        seat.ask("concede")
    anna.ask("POST", "/api/me/hours", **EVENING)
    again = anna.ask("POST", f"/api/tables/{table.id}/rematch", mine=True)
    assert hours_at(anna, again["table"]) == EVENING


def test_a_cup_seats_people_with_their_hours(anna: Browser, bruno: Browser) -> None:
    anna.ask("POST", "/api/me/hours", **NIGHT)
    wish = {"title": "Cup", "game": "la-conquete-du-monde", "players": 2, "rounds": 1, "terms": SLOW}
    made = anna.ask("POST", "/api/cups", 201, **wish)
    for browser in (anna, bruno):
        browser.ask("POST", f"/api/cups/{made['cup']}/join")
    anna.ask("POST", f"/api/cups/{made['cup']}/rounds", round=1)
    [table] = anna.ask("GET", "/api/me/tables")
    assert hours_at(anna, table["table"]) == NIGHT
    assert hours_at(bruno, table["table"]) is None


def test_whoever_sits_in_somebodys_place_has_not_their_hours(anna: Browser, bruno: Browser, nobody: Browser) -> None:
    """An organiser of a cup may put somebody else there."""
    anna.ask("POST", "/api/me/hours", **NIGHT)
    wish = {"title": "Cup", "game": "la-conquete-du-monde", "players": 2, "rounds": 1, "terms": SLOW}
    made = anna.ask("POST", "/api/cups", 201, **wish)
    for browser in (anna, bruno):
        browser.ask("POST", f"/api/cups/{made['cup']}/join")
    anna.ask("POST", f"/api/cups/{made['cup']}/rounds", round=1)
    [table] = anna.ask("GET", "/api/me/tables")
    path = f"/api/tables/{table['table']}/seats/{table['seat']}/link"
    token = nobody.ask("POST", path, host=made["host"])["token"]
    with Seat(nobody.origin, table["table"], token) as seat:
        assert own_hours(seat) is None


def test_nobody_has_no_hours(nobody: Browser) -> None:
    assert nobody.refused("POST", "/api/me/hours", **NIGHT) == "not-signed-in"


def test_what_is_no_wish_for_hours(anna: Browser) -> None:
    assert anna.refused("POST", "/api/me/hours", begin="22:00") == "malformed"
    assert anna.refused("POST", "/api/me/hours", **NIGHT | {"holidays": ["soon"]}) == "malformed"


def backdate(folder: Path, by: int) -> None:
    """As if it had been said so long ago."""
    with contextlib.closing(sqlite3.connect(folder / "wartable.db")) as connection:
        for table in ("people", "seats"):
            connection.execute(
                f"UPDATE {table} SET hours = json_set(hours, '$.said', json_extract(hours, '$.said') - ?)"
                " WHERE hours != ''",
                [by],
            )
        connection.commit()
