"""Company at a table and in the lobby: names, talk, notes, agreements, stand-ins, seats that anyone may take."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import House
from tests.browser.player import Player
from tests.browser.test_layout import Look, check
from tests.browser.test_pages import findings
from tests.server.client import Opened

MARKUP = "<b>Peace</b> & <script>alert(1)</script>"
LONG = "Jan Kazimierz of the Very Long Name, 40"
LOOKS: list[Look] = [(1280, 800, "fr", "dark"), (390, 844, "de", "light"), (844, 390, "pl", "light")]


def pair(house: House, **more: Any) -> tuple[Opened, Player, Player]:
    """Two people who have sat down against a bot."""
    table = house.open("person", "person", "heuristic", **more)
    red, blue = (house.guest().sit(table.id, table.tokens[seat]) for seat in ("red", "blue"))
    return table, red, blue


def go_by(player: Player, name: str) -> None:
    player.side.get_by_role("textbox", name="By which name do you go").fill(name)
    player.side.get_by_role("button", name="Go by it").click()


def turn_to(player: Player, story: str) -> None:
    player.page.get_by_role("tab", name=re.compile(story)).click()


def say(player: Player, words: str) -> None:
    turn_to(player, "Talk")
    field = player.page.get_by_role("textbox", name="Say something")
    field.fill(words)
    field.press("Enter")
    expect(field).to_have_value("")


def talk(player: Player) -> Locator:
    return player.side.get_by_role("region", name="Talk").get_by_role("listitem")


def row(player: Player, seat: str) -> Locator:
    return player.side.locator(f"li[data-seat={seat}]")


def menu(player: Player, button: str) -> None:
    player.open_menu()
    player.page.get_by_role("button", name=button, exact=True).click()


# ---- names ----
def test_a_name_is_seen_by_all_and_remembered_for_the_next_table(house: House) -> None:
    _, red, blue = pair(house)
    go_by(red, "Zofia")
    for player in (red, blue):
        expect(row(player, "red")).to_contain_text("Zofia")
    expect(red.side.get_by_role("textbox", name="By which name")).to_have_count(0)
    blue.side.get_by_role("button", name="Not now").click()
    blue.page.reload()
    expect(row(blue.see_map(), "red")).to_contain_text("Zofia")
    expect(blue.side.get_by_role("textbox", name="By which name")).to_have_count(0)
    blue.side.get_by_role("button", name="Change your name").click()
    go_by(blue, "Ola")
    turn = re.compile(r"Turn:\s(Red\s\(Zofia\)|Blue\s\(Ola\))")  # whoever of them came first
    expect(red.log.get_by_role("heading", level=4).last).to_contain_text(turn)
    other = house.open("person", "person")
    red.sit(other.id, other.tokens["blue"])
    expect(row(red, "blue")).to_contain_text("Zofia")


def test_a_name_is_changed_and_a_bad_one_refused(house: House) -> None:
    _, red, blue = pair(house)
    red.side.get_by_role("button", name="Change your name").click()
    go_by(red, "\u2800")
    expect(red.side.get_by_role("alert")).to_contain_text("1 to 40 letters")
    go_by(red, MARKUP[:40])
    expect(row(blue, "red")).to_contain_text(MARKUP[:40])
    expect(row(blue, "red").locator("b")).to_have_count(0)


# ---- talk ----
def test_two_people_talk_and_a_spectator_does_not_see_it(house: House) -> None:
    table, red, blue = pair(house)
    guest = house.guest().sit(table.id)
    say(red, MARKUP)
    expect(blue.page.get_by_role("tab", name=re.compile("Talk.*1 unread"))).to_be_visible()
    turn_to(blue, "Talk")
    expect(talk(blue)).to_contain_text([MARKUP])
    expect(talk(blue).locator("b")).to_have_count(0)
    expect(blue.page.get_by_role("tab", name="Talk", exact=True)).to_be_visible()
    say(blue, "And to you")
    expect(talk(red)).to_contain_text([MARKUP, "And to you"])
    expect(red.side.locator("li.mine p.text")).to_have_text([MARKUP])
    say(guest, "They are slow")
    expect(talk(guest)).to_contain_text(["They are slow"])
    assert "Peace" not in str(guest.line.received)
    assert "slow" not in str(red.line.received)
    red.page.reload()
    red.see_map()
    turn_to(red, "Talk")
    expect(talk(red)).to_contain_text([MARKUP, "And to you"])


def test_older_words_come_when_asked_for_and_whoever_says_too_much_is_told(house: House) -> None:
    table = house.open("person", "person")
    with house.server.seat(table, "blue") as blue:
        for k in range(205):
            assert blue.ask("say", room="players", text=f"word {k}.")["type"] == "done"
    red = house.guest().sit(table.id, table.tokens["red"])
    turn_to(red, "Talk")
    expect(talk(red)).to_have_count(200)
    red.side.get_by_role("button", name="Show earlier words").click()
    expect(talk(red)).to_have_count(205)
    field = red.page.get_by_role("textbox", name="Say something")
    field.fill("x" * 1500)
    expect(red.side.get_by_role("alert")).to_contain_text("1,000")
    assert len(field.input_value()) == 1000


# ---- notes ----
def test_a_note_survives_a_reload_and_nobody_else_sees_it(house: House) -> None:
    table, red, blue = pair(house)
    turn_to(red, "Note")
    red.side.get_by_role("textbox", name="Note").fill("Blue wants Brazil")
    expect(red.side.get_by_role("region", name="Note").get_by_role("status")).to_have_text("Saved")
    red.wait(lambda: "Blue wants Brazil" in str(red.line.sent), "the note to be sent")
    red.settle()
    red.page.reload()
    red.see_map()
    turn_to(red, "Note")
    expect(red.side.get_by_role("textbox", name="Note")).to_have_value("Blue wants Brazil")
    guest = house.guest().sit(table.id)
    expect(guest.page.get_by_role("tab")).to_have_text(["Log", "Talk"])
    turn_to(blue, "Note")
    expect(blue.side.get_by_role("textbox", name="Note")).to_have_value("")
    for other in (blue, guest):
        assert "wants Brazil" not in str(other.line.received)


def test_a_note_is_not_lost_by_leaving_while_it_is_written(house: House) -> None:
    _, red, _ = pair(house)
    for text in ("Blue wants Brazil", "Blue wants Peru"):
        turn_to(red, "Note")
        red.side.get_by_role("textbox", name="Note").fill(text)
        red.page.reload()
        red.see_map()
        turn_to(red, "Note")
        expect(red.side.get_by_role("textbox", name="Note")).to_have_value(text)
        expect(red.side.get_by_role("region", name="Note").get_by_role("status")).to_have_text("Saved")
    assert "note" not in red.page.evaluate("Object.keys(localStorage).join()"), "what is saved is not kept here"


# ---- ending early ----
def test_a_table_is_ended_by_agreement(house: House) -> None:
    _, red, blue = pair(house)
    menu(red, "End early")
    red.page.get_by_role("button", name="Propose to end the game").click()
    expect(red.side.get_by_role("button", name="Withdraw the proposal")).to_be_visible()
    proposal = blue.side.get_by_role("region", name="Proposal")
    expect(proposal).to_contain_text("Red proposes to end the game")
    proposal.get_by_role("button", name="Refuse").click()
    expect(red.side.get_by_role("region", name="Proposal")).to_have_count(0)
    for player in (red, blue):
        expect(player.side.get_by_text("Blue refuses the proposal of Red to end the game")).to_be_visible()
    menu(blue, "End early")
    blue.page.get_by_role("button", name="Propose to end the game").click()
    red.side.get_by_role("button", name="Agree", exact=True).click()
    for player in (red, blue):
        page = player.map.get_by_role("dialog", name="The end of the game")
        expect(page).to_contain_text("Ended by agreement")
        expect(page.get_by_role("listitem").first).to_contain_text("1.")
        assert player.is_over


def test_an_abandoned_table_says_so_and_keeps_its_record(house: House) -> None:
    _, red, blue = pair(house)
    menu(red, "End early")
    red.page.get_by_role("button", name="Propose to abandon the game").click()
    blue.side.get_by_role("button", name="Agree", exact=True).click()
    page = blue.map.get_by_role("dialog", name="The end of the game")
    expect(page).to_contain_text("Abandoned by agreement")
    expect(page.get_by_role("link", name="Keep the record")).to_be_visible()
    expect(blue.prompt).to_contain_text("Abandoned")
    blue.visit("/")
    expect(blue.page.get_by_role("region", name="Your tables")).to_contain_text("Abandoned by agreement")


def test_the_end_says_who_gave_up_and_who_wins(house: House) -> None:
    table = house.open("person", "person")
    red, blue = (house.guest().sit(table.id, table.tokens[seat]) for seat in ("red", "blue"))
    menu(red, "End early")
    for _ in range(2):
        red.page.get_by_role("button", name="Give up").last.click()
    page = red.map.get_by_role("dialog", name="The end of the game")
    expect(page).to_contain_text("You gave up; victory: Blue")
    expect(blue.prompt).to_have_text("Red gave up; victory: Blue")
    expect(page.get_by_role("figure")).to_contain_text("Round 1")


def test_whoever_gives_up_is_asked_once_more_and_may_come_back(house: House) -> None:
    table = house.open("person", "person", "person")
    red, blue, _ = (house.guest().sit(table.id, table.tokens[seat]) for seat in ("red", "blue", "green"))
    go_by(red, "Zofia")
    menu(red, "End early")
    red.page.get_by_role("button", name="Give up").click()
    red.page.get_by_role("alertdialog").get_by_role("button", name="Play on").click()
    expect(row(blue, "red")).not_to_contain_text("gave up")
    red.page.get_by_role("button", name="Give up").click()
    red.page.get_by_role("alertdialog").get_by_role("button", name="Give up").click()
    expect(row(blue, "red")).to_contain_text("Zofia gave up")
    expect(row(blue, "red")).to_contain_text("bot plays for Zofia")
    expect(blue.side.get_by_text("Red (Zofia) gave up; a bot plays on.")).to_be_visible()
    red.side.get_by_role("button", name="Take my seat back").click()
    expect(row(blue, "red")).not_to_contain_text("bot plays for")


# ---- the lobby ----
def test_a_stranger_sits_down_at_a_listed_table_from_the_lobby(house: House) -> None:
    host = house.guest()
    form = host.new_table("God’s Playground")
    form.get_by_role("combobox", name="Potocki").select_option("person")
    form.get_by_role("textbox", name="Name, if you like: Radziwiłł").fill("Zofia")
    form.get_by_role("checkbox", name=re.compile("Anyone may find it")).check()
    form.get_by_role("button", name="Open the table").click()
    form.get_by_role("button", name="Take this seat").first.click()
    expect(row(host, "white")).to_contain_text("Zofia")
    stranger = house.guest().visit("/")
    card = stranger.page.get_by_role("region", name="Open tables").locator("li.framed").filter(has_text="Zofia")
    expect(card).to_contain_text("God’s Playground (Warfrog, 2009)")
    card.get_by_role("button", name="Sit down: Potocki").click()
    expect(stranger.page.get_by_role("alert").filter(has_text="Say your name first")).to_be_visible()
    stranger.page.get_by_role("textbox", name="Your name").fill("Ola")
    card.get_by_role("button", name="Sit down: Potocki").click()
    expect(row(stranger, "blue")).to_contain_text(re.compile("Ola.*you", re.DOTALL))
    expect(row(host, "blue")).to_contain_text("Ola")


def test_tables_of_one_game_are_told_apart_and_the_next_is_one_click_away(house: House) -> None:
    player = house.guest()
    tables = [house.open("person", "heuristic", "heuristic") for _ in range(2)]
    for table in tables:
        player.sit(table.id, table.tokens["red"]).await_turn()
    link = player.page.get_by_role("link", name="Next table")
    expect(link).to_have_attribute("href", f"/table/{tables[0].id}?seat=red")
    link.click()
    player.wait(lambda: tables[0].id in player.page.url, "the other table")
    player.visit("/")
    mine = player.page.get_by_role("region", name="Your tables")
    expect(mine).to_contain_text("2 tables wait for you.")
    expect(mine.get_by_text("opened")).to_have_count(2)


def test_a_seat_in_play_is_not_forgotten_by_one_click(house: House) -> None:
    player, table = house.guest(), house.open()
    player.sit(table.id, table.tokens["red"]).visit("/")
    mine = player.page.get_by_role("region", name="Your tables")
    remove = mine.get_by_role("button", name="Remove the table of ")
    remove.click()
    mine.get_by_role("button", name="Keep it").click()
    expect(mine.get_by_role("alertdialog")).to_have_count(0)
    remove.click()
    player.page.keyboard.press("Escape")
    expect(mine.get_by_role("alertdialog")).to_have_count(0)
    expect(remove).to_be_focused()
    remove.click()
    mine.get_by_role("alertdialog").get_by_role("button", name="Remove it").click()
    expect(mine).to_have_count(0)


def test_of_many_tables_the_lobby_shows_the_first_few(house: House) -> None:
    player = house.guest().visit("/")
    tables = [house.open() for _ in range(8)]
    known = [{"table": t.id, "token": t.tokens["red"], "seat": "red", "game": "wallenstein", "at": 0} for t in tables]
    player.page.evaluate("known => localStorage.setItem('wartable.tables', JSON.stringify(known))", known)
    player.visit("/")
    cards = player.page.get_by_role("region", name="Your tables").locator("li.framed")
    expect(cards).to_have_count(6)
    player.page.get_by_role("button", name="Show all 8 tables").click()
    expect(cards).to_have_count(8)


def test_whoever_opened_a_table_gives_new_links_and_closes_it_to_spectators(house: House) -> None:
    host = house.guest()
    form = host.new_table("La Conquête du Monde")
    form.get_by_role("combobox", name="Blue").select_option("person")
    form.get_by_role("button", name="Open the table").click()
    form.get_by_role("button", name="Take this seat").first.click()
    host.see_map().side.get_by_role("button", name="Invite").click()
    dialog = host.page.get_by_role("dialog", name="Invite")
    link = dialog.get_by_role("textbox", name="Blue")
    before = link.input_value()
    dialog.get_by_role("button", name="New link").click()
    expect(link).not_to_have_value(before)
    table = before.partition("#")[0]
    guest = house.guest().visit(table).see_map()
    dialog.get_by_role("checkbox", name="Anyone with the address may watch").uncheck()
    expect(dialog.get_by_role("textbox", name="spectator")).to_have_count(0)
    guest.visit(table)
    expect(guest.page.get_by_text("This table has no spectators")).to_be_visible()
    friend = house.guest().visit(link.input_value()).see_map()
    expect(row(friend, "blue")).to_contain_text("you")


# ---- how it looks and is heard ----
def full_table(house: House) -> tuple[Player, Player]:
    """With everything that can stand there at once."""
    _, red, blue = pair(house)
    go_by(red, LONG)
    go_by(blue, "Ola")
    for words in ("Hello", "One word " * 30, "unbreakable" * 20):
        say(blue, words)
    menu(blue, "End early")
    blue.page.get_by_role("button", name="Propose to abandon the game").click()
    expect(red.side.get_by_role("region", name="Proposal")).to_be_visible()
    return red, blue


def test_nothing_of_company_is_cut_off_or_too_small(house: House) -> None:
    red, _ = full_table(house)
    check(red, LOOKS, "log and proposal")
    for story in ("talk", "note"):
        red.page.locator(f"#tab-{story}").dispatch_event("click")
        expect(red.page.locator(f"#story-{story} textarea")).to_be_attached()
        check(red, LOOKS, story)


def test_a_name_without_spaces_stays_in_the_column(house: House) -> None:
    unbroken = "W" * 40
    table = house.open("person", "person", "person", names=[unbroken])
    blue = house.guest().sit(table.id, table.tokens["blue"])
    with house.server.seat(table, "red") as red:
        assert red.ask("concede")["type"] == "done"
    who = row(blue, "red").locator(".who")
    expect(who).to_contain_text(f"bot plays for {unbroken}")
    for width, height in ((1280, 800), (390, 844)):
        blue.resize(width, height)
        assert who.evaluate("who => who.scrollWidth <= who.clientWidth"), width
    check(blue, LOOKS)


def test_axe_finds_nothing_in_company(house: House) -> None:
    red, _ = full_table(house)
    with red.painted():
        for story in ("Talk", "Note"):
            turn_to(red, story)
            expect(red.side.locator("textarea")).to_be_visible()
            assert findings(red, "aside") == []
        menu(red, "End early")
        expect(red.page.get_by_role("button", name="Give up")).to_be_visible()
        assert findings(red, "dialog[open]") == []


def test_the_lobby_with_open_tables_is_whole(house: House) -> None:
    body = {"game": "wallenstein", "seats": ["person"] * 3, "terms": {"listed": True}, "names": [LONG], "options": []}
    assert house.server.request("POST", "/api/tables", json=body).status_code == 201
    player = house.guest().visit("/")
    expect(player.page.get_by_role("region", name="Open tables")).to_be_visible()
    player.page.get_by_text("Finished games").click()
    check(player, LOOKS)
    with player.painted():
        assert findings(player, "main") == []
