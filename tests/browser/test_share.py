"""Links are secrets: they stay out of the address, and with whoever opened the table until somebody sits down."""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import methodcaller
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.player import PLACE, Player
from tests.browser.test_layout import NARROW, check
from tests.server.client import Message, Seat, await_person


def addresses(page: Player) -> str:
    """Whatever of where it has been a page, its title or the next server could tell."""
    kept = "[location.href, document.title, document.referrer, JSON.stringify(history.state)].join(' ')"
    told: str = page.page.evaluate(kept)
    return told


def test_a_secret_leaves_the_address_and_the_seat_stays(house: House) -> None:
    table = house.open("person", "person", "heuristic")
    page = house.guest().sit(table.id, table.tokens["red"])
    assert page.page.url == f"{page.address}/table/{table.id}"
    page.visit("/").page.get_by_role("listitem").locator(f"a[href*='{table.id}']").click()
    page.see_map()
    page.page.go_back()
    page.page.go_back()
    page.see_map()
    page.page.reload()
    page.see_map()
    assert page.update["view"]["seat"] == "red"
    for token in table.tokens.values():
        assert token not in addresses(page)
    page.page.goto(f"{page.address}/table/{table.id}?watch")
    page.see_map()
    assert page.update["view"]["seat"] is None
    expect(page.side.get_by_text("you have a seat at this table")).to_be_visible()


def test_of_several_seats_one_is_chosen(house: House) -> None:
    table = house.open("person", "person", "heuristic")
    first = house.guest().sit(table.id, table.tokens["red"])
    second = house.tab(first).sit(table.id, table.tokens["blue"])
    for page, seat in ((first, "red"), (second, "blue")):
        page.page.reload()
        assert page.see_map().update["view"]["seat"] == seat
    third = house.tab(first).visit(f"/table/{table.id}")
    third.page.get_by_role("link", name="Blue").click()
    assert third.see_map().update["view"]["seat"] == "blue"


def test_a_link_that_opens_nothing_is_forgotten(house: House) -> None:
    table = house.open("person", "person", "heuristic")
    page = house.guest().sit(table.id, table.tokens["red"]).visit("/").visit(f"/table/{table.id}#nobody-s")
    expect(page.map.get_by_role("alert")).to_contain_text("opens no seat")
    assert page.visit(f"/table/{table.id}").see_map().update["view"]["seat"] == "red"


def test_the_table_keeps_the_links_to_empty_seats(house: House) -> None:
    page = house.guest()
    form = page.new_table("La Conquête du Monde")
    form.get_by_role("combobox", name="Blue", exact=True).select_option("person")
    form.get_by_role("button", name="Open the table").click()
    expect(form.get_by_role("heading", name="The table is open: La Conquête du Monde")).to_be_visible()
    expect(form).to_contain_text("If you all sit at this screen, nobody needs a link")
    form.get_by_role("button", name="Take this seat").first.click()
    page.see_map()
    expect(page.side).to_contain_text("Seats still empty: Blue")
    page.page.reload()
    page.see_map().side.get_by_role("button", name="Invite").click()
    dialog = page.page.get_by_role("dialog", name="Invite")
    link = dialog.get_by_role("textbox", name="Blue").input_value()
    assert dialog.get_by_role("textbox", name="Red").count() == 0
    friend = house.guest().visit(link).see_map()
    assert friend.update["view"]["seat"] == "blue"
    expect(dialog.get_by_role("textbox", name="Blue")).to_have_count(0)
    expect(dialog.get_by_role("textbox", name="spectator")).to_have_value(re.compile(r"\?watch$"))
    expect(dialog).to_contain_text(re.compile("Every seat is taken.*Whoever has this link may look on", re.S))
    assert link.partition("#")[2] not in page.page.content()


def open_and_close(page: Player, *people: str) -> None:
    """A table nobody sits down at, not even whoever opened it."""
    form = page.new_table("La Conquête du Monde")
    for seat in people:
        form.get_by_role("combobox", name=seat, exact=True).select_option("person")
    form.get_by_role("button", name="Open the table").click()
    expect(form.get_by_role("button", name="Take this seat").first).to_be_visible()
    form.get_by_role("button", name="Close").click()


def test_the_lobby_keeps_the_seat_of_whoever_opened_a_table(house: House) -> None:
    page = house.guest()
    open_and_close(page)
    page.page.get_by_role("listitem").get_by_role("button", name="Take this seat").click()
    assert page.see_map().update["view"]["seat"] == "red"
    page.visit("/").page.get_by_role("listitem").get_by_role("link", name=re.compile("Continue|To the table")).click()
    assert page.see_map().update["view"]["seat"] == "red"


def test_of_several_seats_whoever_opened_the_table_takes_one_there(house: House) -> None:
    page = house.guest()
    open_and_close(page, "Blue")
    row = page.page.get_by_role("listitem").filter(has_text="Seats still empty: Red, Blue")
    row.get_by_role("link", name="To the table").click()
    page.see_map().side.get_by_role("button", name="Invite").click()
    dialog = page.page.get_by_role("dialog", name="Invite")
    dialog.get_by_role("button", name="Take this seat").last.click()
    page.wait(lambda: page.update.get("view", {}).get("seat") == "blue", "the seat")
    page.see_map().side.get_by_role("button", name="Invite").click()
    expect(dialog.get_by_role("textbox", name="Red")).to_be_visible()
    expect(dialog.get_by_role("button", name="Take this seat")).to_have_count(0)


# ---- whoever has the key ----
SHUT = "This table has no spectators"


def shut_table(page: Player) -> str:
    """Opened in the lobby for two people and no spectators, and left without a seat; its id."""
    form = page.new_table("La Conquête du Monde")
    form.get_by_role("combobox", name="Blue", exact=True).select_option("person")
    form.get_by_role("checkbox", name="may watch").uncheck()
    form.get_by_role("button", name="Open the table").click()
    expect(form.get_by_role("button", name="Take this seat").first).to_be_visible()
    link = form.get_by_role("textbox", name="Red").input_value()
    return urlsplit(link).path.rpartition("/")[2]


def test_whoever_opened_a_table_without_spectators_keeps_its_links(house: House) -> None:
    page = house.guest()
    table = shut_table(page)
    page.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.page.get_by_role("listitem").get_by_role("link", name="To the table").click()
    expect(page.map.get_by_role("alert")).to_contain_text(SHUT)
    inviting = page.page.get_by_role("region", name="Invite")
    old = inviting.get_by_role("textbox", name="Blue").input_value()
    inviting.get_by_role("listitem").filter(has_text="Blue").get_by_role("button", name="New link").click()
    expect(inviting.get_by_role("textbox", name="Blue")).not_to_have_value(old)
    friend = house.guest().visit(inviting.get_by_role("textbox", name="Blue").input_value()).see_map()
    assert friend.update["view"]["seat"] == "blue"
    page.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(inviting.get_by_role("textbox")).to_have_count(1)
    assert not page.lines, "no socket: nothing of the game comes here"
    stranger = house.guest().visit(f"/table/{table}")
    expect(stranger.map.get_by_role("alert")).to_contain_text(SHUT)
    expect(stranger.page.get_by_role("region", name="Invite")).to_have_count(0)
    check(page, NARROW, "inviting to a table without spectators")
    page.speak("en")
    inviting.get_by_role("button", name="Take this seat").click()
    assert page.see_map().update["view"]["seat"] == "red"


def test_whoever_comes_too_late_for_a_seat_takes_another(house: House) -> None:
    page = house.guest()
    form = page.new_table("La Conquête du Monde")
    form.get_by_role("combobox", name="Blue", exact=True).select_option("person")
    form.get_by_role("checkbox", name="Anyone may find it").check()
    form.get_by_role("checkbox", name="may watch").uncheck()
    form.get_by_role("button", name="Open the table").click()
    expect(form.get_by_role("button", name="Take this seat").first).to_be_visible()
    link = form.get_by_role("textbox", name="Red").input_value()
    table = urlsplit(link).path.rpartition("/")[2]
    quick = house.server.request("POST", f"/api/tables/{table}/sit", json={"seat": "red", "name": "Quick"})
    assert quick.status_code == 200
    form.get_by_role("button", name="Take this seat").first.click()
    expect(page.map.get_by_role("alert")).to_contain_text("opens no seat")
    page.page.get_by_role("region", name="Invite").get_by_role("button", name="Take this seat").click()
    assert page.see_map().update["view"]["seat"] == "blue"


def test_whoever_lets_nobody_watch_any_more_keeps_the_links(house: House) -> None:
    page = house.guest()
    open_and_close(page, "Blue")
    page.page.get_by_role("listitem").get_by_role("link", name="To the table").click()
    page.see_map().side.get_by_role("button", name="Invite").click()
    watched = page.page.get_by_role("dialog", name="Invite").get_by_role("checkbox", name="may watch")
    with page.page.expect_response(re.compile("/terms$")):
        watched.uncheck()
    page.page.reload()
    expect(page.map.get_by_role("alert")).to_contain_text(SHUT)
    inviting = page.page.get_by_role("region", name="Invite")
    expect(inviting.get_by_role("textbox", name="Red")).to_be_visible()
    inviting.get_by_role("checkbox", name="may watch").check()
    page.see_map()


# ---- one screen, several people ----
WHITE, BLUE = "Radziwiłł", "Potocki"
BLOCKS = dict(
    zip(("prussia", "lithuania", "ukraine", "little-poland", "greater-poland", "court"), "314152", strict=True)
)


def assigning(party: dict[str, Seat]) -> None:
    """People found their estates, up to the secret round."""
    while (seat := await_person(party)) is not None and seat.view["stage"] == "found":
        assert seat.play(seat.offer[0])["type"] == "done"


def surely(seat: Seat, wish: Callable[[Seat], Message]) -> None:
    """A bot that gets ready in the same moment makes a wish stale: then it is made again."""
    while (answer := wish(seat.listen()))["type"] != "done":
        assert answer["error"] == "stale"


def lay(seat: Seat, *spots: str) -> None:
    for spot in spots:
        surely(seat, methodcaller("play", f"assign {spot} {BLOCKS[spot]}"))


def shown(page: Player) -> str:
    """Everything on the page that anyone could read, without the names a page makes up for its parts."""
    page.page.mouse.move(0, 0)
    page.page.wait_for_timeout(100)
    html: str = page.page.evaluate("document.title + document.documentElement.outerHTML")
    return re.sub(r'\b(id|for|aria-labelledby)="[^"]*"|<!---->', "", html)


def pass_to(page: Player, name: str) -> None:
    expect(page.page.get_by_role("heading", name=f"Pass the screen to {name}")).to_be_visible()
    page.page.get_by_role("button", name=f"I am {name}: ready").click()
    page.see_map()


def test_several_people_share_a_screen_and_no_secrets(house: House) -> None:
    table = house.open("person", "person", "random", game="gods-playground", edition="warfrog")
    page = house.guest().sit(table.id, table.tokens["white"])
    with house.server.party(table) as party:
        assigning(party)
        lay(party["white"], "prussia", "lithuania")
        page.visit(f"/table/{table.id}#{table.tokens['blue']}")
        page.wait(lambda: any(mine["seat"] == "blue" for mine in page.remembered()), "the second seat")
        page.visit(f"/table/{table.id}?seat=white,blue")
        expect(page.page.get_by_role("heading", name=f"Pass the screen to {WHITE}")).to_be_visible()
        covered = shown(page)
        lay(party["white"], "ukraine")
        assert shown(page) == covered
        pass_to(page, WHITE)
        lay(party["white"], "little-poland", "greater-poland", "court")
        surely(party["white"], methodcaller("play", "ready"))
        pass_to(page, BLUE)
        blue = shown(page)
        surely(party["white"], methodcaller("undo", everything=True))
        lay(party["white"], *reversed(BLOCKS))
        surely(party["white"], methodcaller("play", "ready"))
        assert shown(page) == blue
        page.page.get_by_role("button", name="All together").click()
        expect(page.page.get_by_role("button", name="All together")).to_be_disabled()
        together = shown(page)
        lay(party["blue"], "prussia")
        assert shown(page) == together


# ---- what if ----
def test_what_if_is_another_table_and_the_way_back(house: House) -> None:
    page = house.seat()
    game, seen = page.page.url, page.update["view"]
    page.side.get_by_role("button", name="What if …").click()
    note = page.page.get_by_role("note")
    expect(note).to_contain_text("not the real game")
    page.see_map()
    assert page.update["view"] == seen
    sandbox = page.page.url
    page.click(page.offered(PLACE)[0])
    note.get_by_role("button", name="Once more").click()
    page.wait(lambda: page.page.url != sandbox, "another sandbox")
    page.see_map()
    assert page.update["view"] == seen
    note.get_by_role("link", name="Back to the game").click()
    expect(note).to_have_count(0)
    page.see_map()
    assert page.page.url.partition("?")[0] == game.partition("?")[0]
    assert page.update["view"] == seen
    assert [mine["table"] for mine in page.remembered()] == [game.rpartition("/")[2].partition("?")[0]]
