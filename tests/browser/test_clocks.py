"""Time at a table: its terms when it opens, clocks beside the seats, those who stay away, one's own quiet hours."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import House
from tests.browser.player import Player
from tests.browser.test_company import LOOKS, pair, row
from tests.browser.test_layout import check
from tests.browser.test_pages import findings
from tests.server.client import Opened

LIVE = {"clock": {"kind": "live", "reserve": 61.0, "increment": 0.0}, "absence": {"then": "bot"}}
SLOW = {"clock": {"kind": "correspondence", "reserve": 7 * 86400.0}, "absence": {"then": "end"}}
# Of the page: an hour before and an hour after now.
AROUND_NOW = """() => [-1, 1].map(k => new Date(Date.now() + k * 3600e3).toTimeString().slice(0, 5))"""
FROM_NOW = "k => new Date(Date.now() + 86400e3 * k).toISOString().slice(0, 10)"  # so many days


def terms_of(player: Player) -> Locator:
    return player.side.locator("details").filter(has_text="Whoever is awaited")


def sitter(form: Locator, seat: str) -> Locator:
    return form.get_by_role("combobox", name=seat)


def own_hours(player: Player) -> Locator:
    """The dialog, behind the terms of the table."""
    terms_of(player).locator("summary").click()
    player.side.get_by_role("button", name="My quiet hours and holidays").click()
    return player.page.get_by_role("dialog", name="My quiet hours and holidays")


def asked_first(table: Opened, red: Player, blue: Player) -> tuple[Player, str]:
    red.wait(lambda: red.is_asked or blue.is_asked, "somebody's turn")
    return (red, "red") if red.is_asked else (blue, "blue")


# ---- opening a table ----
def test_a_table_is_opened_with_what_its_form_says(house: House) -> None:
    page = house.guest()
    form = page.new_table("La Conquête du Monde")
    folded = form.get_by_text("Time, absence, rating")
    expect(form.get_by_role("button", name="Open the table")).to_be_visible()
    expect(folded).to_be_hidden()  # nobody else would wait
    sitter(form, "Blue").select_option("person")
    expect(form).to_contain_text("No time limit. Whoever is awaited and not here is reminded (6 hours)")
    folded.click()
    expect(form.get_by_label("The result counts")).to_be_disabled()
    form.get_by_label("An evening: live clocks").check()
    form.get_by_label("For the game, minutes").fill("45")
    form.get_by_label("For the game, minutes").blur()
    expect(form).to_contain_text("Each person has 45 minutes for the game and gets 30 seconds more with each turn")
    form.get_by_label("the game ends without a result").check()
    sitter(form, "Green").select_option("person")
    form.get_by_label("The result counts").check()
    form.get_by_label("The finished game may go into the open dataset").check()
    with page.page.expect_request(lambda request: request.method == "POST") as sent:
        form.get_by_role("button", name="Open the table").click()
    terms = json.loads(sent.value.post_data or "")["terms"]
    assert (terms["clock"]["kind"], terms["clock"]["reserve"], terms["clock"]["increment"]) == ("live", 2700, 30)
    assert (terms["absence"]["last"], terms["absence"]["then"], terms["rated"]) == (900, "end", True)
    assert terms["dataset"] is True
    expect(page.page.get_by_text("Each link is the key to a seat")).to_be_visible()


def test_what_the_server_would_refuse_is_said_before(house: House) -> None:
    form = house.guest().new_table("La Conquête du Monde")
    for seat in ("Blue", "Green"):
        sitter(form, seat).select_option("person")
    form.get_by_text("Time, absence, rating").click()
    opens = form.get_by_role("button", name="Open the table")
    form.get_by_label("The result counts").check()
    sitter(form, "Green").select_option("heuristic")
    expect(form.get_by_role("alert")).to_have_text("A rated table is for people: no bot may have a seat there.")
    expect(opens).to_be_disabled()
    form.get_by_label("The result counts").uncheck()
    expect(opens).to_be_enabled()
    form.get_by_label("nudged after").fill("1")
    form.get_by_label("nudged after").blur()
    expect(form.get_by_role("alert")).to_contain_text("First comes the reminder")
    expect(opens).to_be_disabled()
    sitter(form, "Blue").select_option("heuristic")  # then nobody waits
    expect(opens).to_be_enabled()


def test_whoever_looks_for_a_table_sees_its_terms(house: House) -> None:
    table = house.open("person", "person", "heuristic", terms=SLOW | {"listed": True, "dataset": True})
    guest = house.guest().visit("/")
    offers = guest.page.get_by_role("region", name="Open tables")
    expect(offers.get_by_text("2 days a turn · then the end (3 days)").first).to_be_visible()
    expect(offers.get_by_text("Open data: the finished game goes into the open dataset").first).to_be_visible()
    guest.visit(f"/table/{table.id}")
    expect(guest.page.get_by_text("Open data: the finished game goes into the open dataset")).to_be_visible()


# ---- clocks ----
def test_a_clock_runs_down_and_says_when_little_is_left(house: House) -> None:
    table, red, blue = pair(house, terms=LIVE)
    asked, seat = asked_first(table, red, blue)
    own = row(asked, seat).get_by_role("timer")
    expect(own).to_have_accessible_name(re.compile(r"^Left: (1 minute|\d+ seconds)"))
    expect(own).to_contain_text(re.compile(r"0:\d\d !"))
    expect(asked.page.get_by_role("status").filter(has_text="Your clock")).to_have_text(re.compile("left"))
    other = row(asked, "blue" if seat == "red" else "red").get_by_role("timer")
    expect(other).to_have_text("1:01")
    expect(row(asked, "green").get_by_role("timer")).to_have_count(0)


def test_a_table_shows_its_terms_whom_it_waits_for_and_how_long_it_has(house: House) -> None:
    """Somebody was nudged, and the server was away: what takes hours is told here by the wire."""

    def later(message: dict[str, Any]) -> dict[str, Any]:
        for clock in message["seats"]:
            clock |= {"rung": "nudged", "turn": 0.0, "reserve": 3 * 86400.0 + 60}
        return message | {"pauses": [{"begin": message["at"] - 600, "end": message["at"] - 300}]}

    def told(raw: str | bytes) -> str | bytes:
        message = json.loads(raw)
        return json.dumps(later(message)) if message["type"] == "clocks" else raw

    def relay(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda raw: page.send(told(raw)))

    table = house.open("person", "person", "heuristic", terms=SLOW)
    blue = house.guest().sit(table.id, table.tokens["blue"])
    red = house.guest()
    red.page.route_web_socket("**/ws/*", relay)
    red.sit(table.id, table.tokens["red"])
    for seat in ("red", "blue"):
        expect(row(red, seat)).to_contain_text("nudged")
        expect(row(red, seat).get_by_role("timer")).to_contain_text("3 days reserve")
    expect(red.side.get_by_text(re.compile("The server was away from .* no clock ran"))).to_be_visible()
    expect(terms_of(red).locator("summary")).to_have_text("2 days a turn · then the end (3 days)")
    terms_of(red).locator("summary").click()
    expect(terms_of(red)).to_contain_text("the game ends without a result")
    expect(terms_of(red)).to_contain_text(re.compile("Waiting for (Red|Blue)"))
    expect(row(blue, "red").get_by_role("timer")).to_be_visible()
    check(red, LOOKS, "clocks")
    with red.painted():
        assert findings(red, "aside") == []


# ---- one's own time ----
def test_in_quiet_hours_a_clock_stands_still_for_all_to_see(house: House) -> None:
    table, red, blue = pair(house, terms=SLOW)
    asked, seat = asked_first(table, red, blue)
    dialog = own_hours(asked)
    dialog.get_by_label("Quiet hours every day").check()
    begin, end = asked.page.evaluate(AROUND_NOW)
    dialog.get_by_label("from", exact=True).fill("08:00")
    dialog.get_by_label("to", exact=True).fill("07:00")
    expect(dialog.get_by_role("alert")).to_have_text("Of a day 16 hours may be quiet at most.")
    dialog.get_by_label("from", exact=True).fill(begin)
    dialog.get_by_label("to", exact=True).fill(end)
    dialog.get_by_label("first day").fill(asked.page.evaluate(FROM_NOW, 40))
    dialog.get_by_role("button", name="Add").click()
    with asked.painted():
        assert findings(asked, "dialog[open]") == []
    said = dialog.get_by_role("button", name=re.compile("^Remove: "))
    expect(said).to_have_count(1)
    for first, last, why in ((90, 270, "would be 182 days"), (-1, 3, "first day is past"), (9, 8, "before the first")):
        days = [asked.page.evaluate(FROM_NOW, k) for k in (first, last)]
        for label, value in zip(("first day", "last day"), days, strict=True):
            dialog.get_by_label(label).fill(value)
        dialog.get_by_role("button", name="Add" if first < 0 else "Save").click()
        expect(dialog.get_by_role("alert")).to_contain_text(why)
        assert [dialog.get_by_label(label).input_value() for label in ("first day", "last day")] == days
        expect(said).to_have_count(1)
    dialog.get_by_label("last day").fill(days[0])
    expect(dialog.get_by_role("alert")).to_have_count(0)
    dialog.get_by_role("button", name="Save").click()  # what was typed and not added counts
    expect(dialog.get_by_role("status")).to_have_text("Saved")
    expect(said).to_have_count(2)
    for player in (red, blue):
        expect(row(player, seat).get_by_role("timer")).to_have_accessible_name(re.compile("stands still"))
    asked.page.reload()
    dialog = own_hours(asked.see_map())
    expect(dialog.get_by_label("from", exact=True)).to_have_value(begin)
    expect(dialog.get_by_role("button", name=re.compile("^Remove: "))).to_have_count(2)
