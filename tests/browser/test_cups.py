"""Cups and ratings in a real browser: a cup opened, joined, played and won, what it did to ratings, and their pages in
several sizes and languages."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, expect

from tests.browser.conftest import House
from tests.browser.player import Player
from tests.browser.test_account_page import WORDS, button, forgive, heading, keep_codes, make, part
from tests.browser.test_end import page_of
from tests.browser.test_layout import NARROW, check
from tests.browser.test_pages import findings
from tests.server.client import PATIENCE, Seat

TITLE = "Winter <b>cup</b>"
SEEN_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


def link(visitor: Player, name: str) -> Locator:
    return visitor.page.get_by_role("link", name=name, exact=True)


def cup_of(visitor: Player) -> Any:
    """What the server says of the cup whose page is open."""
    return visitor.page.request.get(visitor.page.url.replace("/cup/", "/api/cups/")).json()


def await_cup(visitor: Player, true: Callable[[Any], bool]) -> Any:
    end = time.monotonic() + PATIENCE
    while not true(info := cup_of(visitor)):
        assert time.monotonic() < end, info
    visitor.page.evaluate(SEEN_AGAIN)
    return info


def give_up(visitor: Player, table: str) -> None:
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.page.context.cookies())
    with Seat(visitor.address, table, None, cookies=cookies, mine=True) as seat:
        assert seat.ask("concede")["type"] == "done"


def open_cup(visitor: Player) -> None:
    visitor.visit("/")
    link(visitor, "Cups").click()
    button(visitor, "Open a cup").click()
    form = part(visitor, "Open a cup")
    form.get_by_label("Title").fill(TITLE)
    form.get_by_label("Game", exact=True).select_option("la-conquete-du-monde")
    form.get_by_label("Players at a table").select_option("2")
    form.get_by_label("Rounds", exact=True).fill("2")
    form.get_by_text("Time, absence, rating", exact=True).click()
    form.get_by_label("The result counts for the ratings").check()
    form.get_by_text("Options", exact=True).click()
    form.get_by_label("Last round").fill("1")
    check(visitor, NARROW, "a new cup")
    assert findings(visitor) == []
    visitor.page.locator("form button.main").click()


def begin(visitor: Player, number: int) -> None:
    """Asked once more, for it cannot be undone; whoever is not sure changes nothing."""
    button(visitor, f"Begin round {number}").click()
    asked = visitor.page.get_by_role("alertdialog", name=f"Begin round {number} now?")
    expect(asked).to_contain_text("This cannot be undone.")
    asked.get_by_role("button", name="Not yet").click()
    expect(asked).to_have_count(0)
    button(visitor, f"Begin round {number}").click()
    check(visitor, NARROW, "a round asked for")
    visitor.speak("en")
    assert cup_of(visitor)["round"] == number - 1
    asked.get_by_role("button", name=f"Begin round {number}").click()


def join_by(visitor: Player, address: str, name: str) -> None:
    """Whoever has the link comes by it, makes an account on the way, and joins; and thinks better of it twice."""
    visitor.page.goto(address)
    link(visitor, "Sign in to join").click()
    door = part(visitor, "Make an account")
    door.get_by_label("Name").fill(name)
    door.get_by_label("Passphrase").fill(WORDS)
    door.get_by_role("button", name="Make the account").click()
    keep_codes(visitor)
    button(visitor, "Join").click()
    expect(visitor.page.get_by_text("You take part")).to_be_visible()
    button(visitor, "Leave").click()
    button(visitor, "Join").click()


def play_rated(visitor: Player, table: str) -> None:
    """A table of the cup, given up: it says what it counts for, and what it did to the ratings."""
    visitor.page.get_by_role("link", name="Your table, round 1").click()
    visitor.see_map()
    expect(link(visitor, f"Cup: {TITLE}")).to_be_visible()
    expect(link(visitor, "Rated game")).to_be_visible()
    button(visitor, "What if …").click()
    visitor.page.get_by_role("link", name="Back to the game").click()
    expect(link(visitor, "Rated game")).to_be_visible()
    give_up(visitor, table)
    changes = visitor.page.get_by_role("region", name="Ratings").get_by_role("listitem")
    expect(changes).to_have_count(2)
    expect(changes.first).to_contain_text("Anna of the cup")
    expect(changes.first).to_contain_text("(+")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(visitor.side.locator("li.mine")).to_contain_text("Bruno of the cup")  # without any link
    expect(link(visitor, "Rated game")).to_be_visible()
    expect(link(visitor, f"Cup: {TITLE}")).to_have_count(0)
    visitor.page.go_back()
    link(visitor, f"Cup: {TITLE}").click()


def test_a_cup_from_its_opening_to_the_ratings(house: House) -> None:
    anna, bruno = (house.guest() for _ in "ab")
    make(anna, "Anna of the cup")
    open_cup(anna)
    expect(heading(anna, TITLE)).to_be_visible()
    anna.speak("en")
    expect(anna.page.get_by_text(re.compile(r"Last round \(.*\): 1 ·"))).to_be_visible()
    expect(anna.page.get_by_text("One more person is needed")).to_be_visible()
    expect(button(anna, "Begin round 1")).to_have_count(0)
    check(anna, NARROW, "an open cup")
    anna.speak("en")
    join_by(bruno, anna.page.get_by_label("Link to join").input_value(), "Bruno of the cup")
    expect(bruno.page.get_by_text("Waiting for Anna of the cup to begin.")).to_be_visible()

    anna.page.evaluate(SEEN_AGAIN)  # and reloads nothing
    expect(part(anna, "2 people")).to_contain_text("Bruno of the cup")
    begin(anna, 1)
    expect(heading(anna, "Round 1 of 2")).to_be_visible()
    [table] = await_cup(bruno, lambda info: info["round"] == 1)["plan"][0]["tables"]
    expect(heading(bruno, "Round 1 of 2")).to_be_visible()
    assert findings(bruno) == []
    play_rated(bruno, table["table"])

    [table] = await_cup(anna, lambda info: info["round"] == 2)["plan"][1]["tables"]
    expect(heading(anna, "Round 2 of 2")).to_be_visible()
    expect(anna.page.get_by_role("group").filter(has_text="Round 1")).to_contain_text("ended")
    check(anna, NARROW, "a cup being played")
    give_up(bruno, table["table"])
    await_cup(bruno, lambda info: info["status"] == "over")
    expect(bruno.page.get_by_text("Won by Anna of the cup")).to_be_visible()
    own = part(bruno, "Standings").get_by_role("row", name="Bruno of the cup")
    expect(own).to_contain_text("2.Bruno of the cup (you)00")

    link(bruno, "Ratings").click()
    best = part(bruno, "La Conquête du Monde, 2 players")
    expect(best.get_by_role("row", name="Bruno of the cup")).to_contain_text("(you) provisional")
    expect(part(bruno, "Your games that counted").get_by_role("row")).to_have_count(3)
    assert findings(bruno) == []
    check(bruno, NARROW, "ratings")
    bruno.speak("en")
    best.get_by_role("link", name="Anna of the cup").click()
    expect(part(bruno, "Ratings of Anna of the cup").get_by_role("row")).to_have_count(2)


def organised(house: House, **terms: Any) -> tuple[Player, list[Player], str]:
    """A cup of two, and whoever organises it without taking part, before it begins."""
    host, *sitters = (house.guest() for _ in "abc")
    for visitor, name in zip((host, *sitters), ("Helga of the cup", "Iris of the cup", "Jan of the cup"), strict=True):
        make(visitor, f"{name} {time.monotonic_ns() % 10**6}")
    wish = {"title": TITLE, "game": "la-conquete-du-monde", "players": 2, "rounds": 2, "terms": terms}
    made = host.page.request.post(f"{host.address}/api/cups", data=wish).json()
    host.page.evaluate("([cup, key]) => localStorage.setItem(`wartable.host.${cup}`, key)", [made["cup"], made["host"]])
    for visitor in sitters:
        assert visitor.page.request.post(f"{host.address}/api/cups/{made['cup']}/join", data={}).ok
    return host.visit(f"/cup/{made['cup']}"), sitters, made["cup"]


def test_whoever_organises_a_cup_and_does_not_play_reaches_its_tables(house: House) -> None:
    host, sitters, cup = organised(house, spectators=False)
    button(host, "Begin round 1").click()
    host.page.get_by_role("alertdialog").get_by_role("button", name="Begin round 1").click()
    way = host.page.get_by_role("link", name="Invite: ")
    way.click()
    expect(host.page.get_by_role("alert")).to_contain_text("This table has no spectators")
    inviting = host.page.get_by_role("region", name="Invite")
    seat = inviting.get_by_role("listitem").filter(has_text="Red, kept for")
    seat.get_by_role("button", name="New link").click()
    asked = seat.get_by_role("alertdialog")
    expect(asked).to_contain_text("loses this seat")
    check(host, [(390, 844, "en", "light"), (844, 390, "en", "dark")], "a new link to somebody's seat")
    asked.get_by_role("button", name="Leave it as it is").click()
    expect(inviting.get_by_role("textbox", name="Red")).to_have_count(0)
    seat.get_by_role("button", name="New link").click()
    seat.get_by_role("alertdialog").get_by_role("button", name="New link").click()
    address = inviting.get_by_role("textbox", name="Red").input_value()
    assert host.lines == []
    substitute = house.guest().visit(address).see_map()
    assert substitute.update["view"]["seat"] == "red"
    tell_whoever_was_replaced(sitters, cup, urlsplit(address).path)
    begin(host.visit(f"/cup/{cup}"), 2)
    expect(heading(host, "Round 2 of 2")).to_be_visible()
    button(host, "End the cup …").click()
    host.page.get_by_role("alertdialog", name="End the cup?").get_by_role("button", name="Do not end it").click()
    assert cup_of(host)["status"] == "playing"
    button(host, "End the cup …").click()
    host.page.get_by_role("alertdialog", name="End the cup?").get_by_role("button", name="End it", exact=True).click()
    await_cup(host, lambda info: info["status"] == "over")


def tell_whoever_was_replaced(sitters: list[Player], cup: str, table: str) -> None:
    """On the page of the cup and on that of the table, and nobody else."""
    told = "Your seat at this table was given to somebody else."
    replaced, other = sorted(
        (visitor.visit(f"/cup/{cup}") for visitor in sitters),
        key=lambda visitor: len(visitor.page.request.get(f"{visitor.address}/api/me/tables").json()),
    )
    expect(part(replaced, "Rounds")).to_contain_text(told)
    expect(replaced.page.get_by_role("link", name="Your table, round 1")).to_have_count(0)
    expect(part(other, "Rounds")).to_contain_text("Somebody else plays for")
    expect(other.page.get_by_role("link", name="Your table, round 1")).to_be_visible()  # and perhaps: your turn
    expect(replaced.visit(table).page.get_by_role("alert")).to_contain_text(told)


def test_whoever_sits_by_account_alone_looks_through_the_eyes_of_others(house: House) -> None:
    host, [iris, jan], cup = organised(house, spectators=False)
    iris.visit(f"/cup/{cup}")
    button(host, "Begin round 1").click()
    host.page.get_by_role("alertdialog").get_by_role("button", name="Begin round 1").click()
    [table] = await_cup(iris, lambda info: info["round"] == 1)["plan"][0]["tables"]
    for visitor in (iris, jan):
        visitor.visit(f"/table/{table['table']}").see_map()
    own = jan.update["view"]["seat"]
    give_up(iris, table["table"])
    jan.wait(lambda: page_of(jan).is_visible(), "the end")
    jan.page.keyboard.press("Escape")
    [other] = {"red", "blue"} - {own}
    jan.side.get_by_role("combobox", name="Seen by").select_option(other)
    jan.wait(lambda: jan.update.get("view", {}).get("seat") == other, "the other's view")
    jan.page.reload()
    assert jan.see_map().update["view"]["seat"] == other
    mine = jan.visit("/").page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("listitem").first).to_contain_text(f"Cup: {TITLE}")
    host.visit(f"/table/{table['table']}")
    expect(host.page.get_by_role("alert")).to_contain_text("This table has no spectators")
    expect(host.page.get_by_role("link", name="Sign in")).to_have_count(0)  # for she is


def test_there_is_no_such_cup_or_person(house: House) -> None:
    visitor = house.guest().visit("/cup/nowhere")
    expect(heading(visitor, "There is no such cup.")).to_be_visible()
    visitor.visit("/ratings?of=Zoe")
    expect(visitor.page.get_by_role("alert")).to_have_text("Nobody goes by the name Zoe.")
    forgive(visitor, 404)
    visitor.visit("/cups")
    expect(visitor.page.get_by_role("main").get_by_role("link", name="Sign in")).to_be_visible()
