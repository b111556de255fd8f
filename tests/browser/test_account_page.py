"""Accounts in a real browser: made, signed in to by every way, kept seats, and deleted; real passkeys of a virtual
authenticator, real cookies, a real server."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Guests, House
from tests.browser.player import Player
from tests.browser.test_clocks import SLOW, own_hours
from tests.browser.test_layout import LOOKS, NARROW, Look, check
from tests.browser.test_pages import findings
from tests.browser.test_weight import LOBBY, Scales
from tests.browser.test_weight import check as weigh
from tests.server.client import GENEROUS, SameDiceServer, ServerProcess
from wartable.people import admin

WORDS = "four horses in a row"
TOLD = ("--public-url", "https://games.example", "--notices-to-lan")
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
ASKED: list[Look] = [(1280, 800, "en", "light"), (390, 844, "en", "dark")]


def serve(folder: Path, client: Path, *flags: str) -> Iterator[ServerProcess]:
    process = SameDiceServer(folder, *GENEROUS, "--signings-per-minute", "100000", *TOLD, *flags)
    process.client = client
    process.start()
    process.address = process.address.replace("127.0.0.1", "localhost")  # an address has no passkeys
    yield process
    process.stop()
    assert process.stderr() == ""


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from serve(tmp_path_factory.mktemp("people"), client)


@pytest.fixture(scope="module")
def guests(server: ServerProcess, browser: Browser) -> Guests:
    return Guests(browser, server.address)


@pytest.fixture(scope="module")
def club(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from serve(tmp_path_factory.mktemp("club"), client, "--accounts", "invitation")


@pytest.fixture
def club_house(club: ServerProcess, browser: Browser) -> Iterator[House]:
    house = House(club, Guests(browser, club.address))
    yield house
    assert house.close() == []


# ---- what people do ----
def button(visitor: Player, name: str) -> Locator:
    return visitor.page.get_by_role("button", name=name, exact=True)


def part(visitor: Player, name: str) -> Locator:
    return visitor.page.get_by_role("region", name=name, exact=True)


def heading(visitor: Player, name: str) -> Locator:
    return visitor.page.get_by_role("heading", name=name, exact=True)


def make(visitor: Player, name: str) -> list[str]:
    """A new account with a passphrase; its recovery codes."""
    door = part(visitor.visit("/account"), "Make an account")
    door.get_by_label("Name").fill(name)
    door.get_by_label("Passphrase").fill(WORDS)
    door.get_by_role("button", name="Make the account").click()
    return keep_codes(visitor)


def keep_codes(visitor: Player) -> list[str]:
    expect(heading(visitor, "Keep these recovery codes now")).to_be_focused()
    codes = visitor.page.locator("ol code").all_inner_texts()
    button(visitor, "I have kept them").click()
    return codes


def sign_in(visitor: Player, name: str, passphrase: str = WORDS) -> None:
    door = part(visitor, "Sign in")
    door.get_by_label("Name").fill(name)
    door.get_by_label("Passphrase").fill(passphrase)
    door.get_by_role("button", name="Sign in", exact=True).click()


def sign_out(visitor: Player) -> None:
    """What the page is still asking for when its session ends is refused."""
    before = len(visitor.problems)
    button(visitor, "Sign out").click()
    expect(visitor.page.get_by_text("You are signed out.")).to_be_visible()
    visitor.problems[before:] = [problem for problem in visitor.problems[before:] if "status of 401" not in problem]


def with_passkeys(house: House) -> Player:
    """A visitor whose device can make them."""
    visitor = house.guest(fresh=True)
    wire = visitor.page.context.new_cdp_session(visitor.page)
    wire.send("WebAuthn.enable")
    wire.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return visitor


def forgive(visitor: Player, status: int) -> None:
    """A browser complains of every refusal, of which this one was wanted."""
    refused = [problem for problem in visitor.problems if f"status of {status}" in problem]
    assert refused
    for problem in refused:
        visitor.problems.remove(problem)


# ---- making one, and ways in ----
def test_an_account_is_made_left_and_entered_again(house: House) -> None:
    visitor = house.guest().visit("/")
    visitor.page.get_by_role("link", name="Sign in", exact=True).click()
    expect(heading(visitor, "Sign in, or make an account")).to_be_visible()
    codes = make(visitor, "Anna")
    assert len(set(codes)) == 10
    expect(visitor.page.get_by_text("10 codes are left.")).to_be_visible()
    expect(heading(visitor, "Anna")).to_be_visible()
    expect(visitor.page.get_by_text("(this browser)")).to_be_visible()
    sign_out(visitor)
    sign_in(visitor, "anna", "five horses in a row")
    expect(visitor.page.get_by_role("alert").first).to_have_text("Name, passphrase or code is wrong.")
    forgive(visitor, 403)
    sign_in(visitor, "anna")
    expect(heading(visitor, "Anna")).to_be_visible()
    visitor.page.get_by_role("link", name="wartable").click()
    expect(visitor.page.get_by_role("link", name="Your account: Anna")).to_be_visible()


def test_a_field_says_what_it_lacks_in_the_readers_language(house: House) -> None:
    visitor = house.guest().visit("/account")
    visitor.speak("pl")
    made = part(visitor, "Załóż konto")
    made.get_by_role("button", name="Załóż konto").click()
    field = made.get_by_label("Nazwa")
    assert field.evaluate("field => field.validationMessage") == "Wypełnij to pole."
    field.fill("Zofia")
    assert field.evaluate("field => field.validity.valid")


def test_a_recovery_code_signs_in(house: House) -> None:
    visitor = house.guest()
    code = make(visitor, "Berta")[3]
    sign_out(visitor)
    sign_in(visitor, "Berta", "five horses in a row")
    wrong = visitor.page.get_by_text("Name, passphrase or code is wrong.")
    expect(wrong).to_be_visible()
    forgive(visitor, 403)
    door = part(visitor, "Sign in")
    door.get_by_role("button", name="Use a recovery code").click()
    expect(wrong, "it was about the passphrase").to_have_count(0)
    door.get_by_label("Recovery code").fill(code)
    door.get_by_role("button", name="Sign in", exact=True).click()
    expect(heading(visitor, "Berta")).to_be_visible()
    expect(visitor.page.get_by_text("9 codes are left.")).to_be_visible()


def test_a_passkey_alone_is_an_account(house: House) -> None:
    visitor = with_passkeys(house).visit("/account")
    door = part(visitor, "Make an account")
    door.get_by_label("Name").fill("Carla")
    door.get_by_role("button", name="With a passkey, without a passphrase").click()
    keep_codes(visitor)
    expect(visitor.page.get_by_text("Your account has no passphrase")).to_be_visible()
    sign_out(visitor)
    button(visitor, "Use a passkey").click()
    expect(heading(visitor, "Carla")).to_be_visible()
    passkeys = part(visitor, "Passkeys")
    passkeys.get_by_role("button", name="Remove").click()
    expect(passkeys.get_by_role("alert")).to_contain_text("you could not sign in any more")
    forgive(visitor, 409)


def test_a_passkey_is_added_named_used_and_removed(house: House) -> None:
    visitor = with_passkeys(house)
    make(visitor, "Dora")
    passkeys = part(visitor, "Passkeys")
    passkeys.get_by_label("Name of a new passkey").fill("the <b>old</b> phone")
    passkeys.get_by_role("button", name="Add a passkey").click()
    expect(passkeys.get_by_role("listitem")).to_contain_text("the <b>old</b> phone")
    sign_out(visitor)
    button(visitor, "Use a passkey").click()
    expect(heading(visitor, "Dora")).to_be_visible()
    passkeys.get_by_role("button", name="Remove passkey: the <b>old</b> phone").click()
    expect(passkeys.get_by_role("listitem")).to_have_count(0)


def test_without_passkeys_nothing_is_said_of_them_at_the_door(house: House) -> None:
    visitor = house.guest(fresh=True)
    visitor.page.add_init_script("delete globalThis.PublicKeyCredential")
    make(visitor, "Erna")
    expect(visitor.page.get_by_text("This browser cannot use passkeys.")).to_be_visible()
    sign_out(visitor)
    expect(button(visitor, "Use a passkey")).to_have_count(0)


# ---- looking after it ----
def test_whoever_signed_in_long_ago_is_asked_once_more(house: House) -> None:
    visitor = house.guest()
    make(visitor, "Frida")
    with sqlite3.connect(house.server.database) as database:
        database.execute("update sessions set made = made - 700")
    passphrase = part(visitor, "Passphrase")
    passphrase.get_by_label("New passphrase").fill("six horses in a row")
    passphrase.get_by_role("button", name="Set the passphrase").click()
    dialog = visitor.page.get_by_role("dialog", name="Is it still you?")
    dialog.get_by_label("Passphrase").fill("not this one")
    dialog.get_by_role("button", name="Go on").click()
    expect(dialog.get_by_role("alert").first).to_contain_text("is wrong")
    dialog.get_by_label("Passphrase").fill(WORDS)
    dialog.get_by_role("button", name="Go on").click()
    expect(passphrase.get_by_text("The new passphrase is set.")).to_be_visible()
    forgive(visitor, 403)
    button(visitor, "Make new codes").click()
    visitor.page.get_by_role("alertdialog", name="Make new codes?").get_by_role("button", name="Make new").click()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    expect(heading(visitor, "Keep these recovery codes now")).to_have_count(0)
    forgive(visitor, 403)
    sign_out(visitor)
    sign_in(visitor, "Frida", "six horses in a row")
    expect(heading(visitor, "Frida")).to_be_visible()


def test_another_browser_is_signed_out_from_here(house: House) -> None:
    here, there = house.guest(), house.guest()
    make(here, "Greta")
    sign_in(there.visit("/account"), "Greta")
    expect(heading(there, "Greta")).to_be_visible()
    here.visit("/account")
    sessions = part(here, "Where you are signed in")
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    expect(sessions.get_by_role("listitem").first).to_contain_text("this browser")
    sessions.get_by_role("button", name="Sign out there").click()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    button(there, "Make an invitation").click()
    expect(heading(there, "Sign in, or make an account")).to_be_visible()
    forgive(there, 401)
    expect(heading(here, "Greta")).to_be_visible()


def test_a_table_whose_session_was_ended_elsewhere_says_so_and_leads_back(house: House) -> None:
    here, there, table = house.guest(), house.guest(), house.open("person", "person", "heuristic")
    make(there, "Gustav")
    there.sit(table.id, table.tokens["red"])
    button(there, "Keep this seat in my account").click()
    expect(there.side.get_by_text("This seat is in the account of Gustav")).to_be_visible()
    sign_in(here.visit("/account"), "Gustav")
    expect(heading(here, "Gustav")).to_be_visible()
    here.sit(table.id)
    there.visit("/account")
    part(there, "Where you are signed in").get_by_role("button", name="Sign out there").click()
    notice = here.page.get_by_role("alert").filter(has_text="You have been signed out")
    expect(notice).to_be_visible()
    here.page.get_by_role("tab", name="Talk").click()
    here.page.get_by_role("textbox", name="Say something").fill("Still there?")
    button(here, "Send").click()
    expect(here.side.get_by_role("alert").filter(has_text="You have been signed out")).to_be_visible()
    here.page.get_by_role("main").get_by_role("link", name="Sign in again").click()
    sign_in(here, "Gustav")
    here.see_map()
    assert table.id in here.page.url
    expect(notice).to_have_count(0)


def test_everything_can_be_taken_along_and_deleted(house: House, tmp_path: Path) -> None:
    visitor = house.guest()
    make(visitor, "Hanna")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download").click()
    download.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))["person"]["name"] == "Hanna"
    button(visitor, "Delete the account …").click()
    dialog = visitor.page.get_by_role("dialog", name="Delete the account?")
    dialog.get_by_label("Passphrase").fill(WORDS)
    dialog.get_by_role("button", name="Delete the account for good").click()
    expect(visitor.page.get_by_text("The account is deleted.")).to_be_visible()
    sign_in(visitor, "Hanna")
    expect(visitor.page.get_by_role("alert").first).to_contain_text("is wrong")
    forgive(visitor, 403)


def test_an_account_says_how_it_is_to_be_told(house: House) -> None:
    visitor = house.guest()
    make(visitor, "Irma")
    told = part(visitor, "Tell me while I am away")
    told.get_by_label("Webhook").fill("http://127.0.0.1:9/hook")
    told.get_by_role("button", name="Add").click()
    expect(told.get_by_role("listitem")).to_contain_text("127.0.0.1")
    told.get_by_role("button", name="Remove").click()
    expect(told.get_by_role("listitem")).to_have_count(0)


def test_hours_said_on_the_page_are_those_of_a_seat_kept_later(house: House) -> None:
    visitor, table = house.guest(), house.open("person", "person", "heuristic", terms=SLOW)
    make(visitor, "Ines")
    said = part(visitor, "My quiet hours and holidays")
    said.get_by_label("Quiet hours every day").check()
    said.get_by_label("from", exact=True).fill("21:30")
    said.get_by_role("button", name="Save").click()
    expect(said.get_by_role("status")).to_have_text("Saved")
    visitor.visit("/account")
    expect(said.get_by_label("from", exact=True)).to_have_value("21:30")
    visitor.sit(table.id, table.tokens["red"])
    button(visitor, "Keep this seat in my account").click()
    expect(visitor.side.get_by_text("This seat is in the account of Ines")).to_be_visible()
    dialog = own_hours(visitor)
    expect(dialog.get_by_label("from", exact=True)).to_have_value("21:30")


# ---- seats ----
def test_a_lost_link_is_not_a_lost_game(house: House) -> None:
    visitor, table = house.guest(), house.open()
    make(visitor, "Judith")
    visitor.sit(table.id, table.tokens["red"])
    button(visitor, "Keep this seat in my account").click()
    expect(visitor.side.get_by_text("This seat is in the account of Judith")).to_be_visible()
    visitor.visit("/")
    expect(visitor.page.get_by_role("region", name="Your tables").get_by_role("listitem")).to_have_count(1)

    visitor.visit("/api/games")  # where no page asks for anything while it is no longer signed in
    visitor.page.evaluate("localStorage.clear(); sessionStorage.clear()")
    visitor.page.context.clear_cookies()
    visitor.sit(table.id)
    assert visitor.line.update["offer"] == [], "without link and account one only watches"
    visitor.side.get_by_text("If a seat here is yours").locator("..").get_by_role("link", name="Sign in").click()
    sign_in(visitor, "Judith")
    visitor.see_map().await_turn()
    assert table.tokens["red"] not in visitor.page.evaluate("JSON.stringify({ ...localStorage })")
    mine = visitor.visit("/").page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Red")
    mine.get_by_role("link").click()
    visitor.see_map().await_turn()


def test_whoever_has_an_account_need_not_say_their_name(house: House) -> None:
    house.open("person", "person", "heuristic", terms={"listed": True})
    visitor = house.guest()
    make(visitor, "Kunigunde")
    visitor.visit("/")
    expect(visitor.page.get_by_role("textbox", name="Your name")).to_have_value("Kunigunde")


def test_a_table_tells_of_ones_turn_and_offers_to_keep_the_seat(house: House) -> None:
    visitor, table = house.guest(), house.open()
    visitor.sit(table.id, table.tokens["red"])
    visitor.open_menu()
    button(visitor, "Your seat: being told, and keeping it").click()
    dialog = visitor.page.get_by_role("dialog", name="Your seat")
    dialog.get_by_label("Webhook").fill("http://127.0.0.1:9/hook")
    dialog.get_by_role("button", name="Add").click()
    expect(dialog.get_by_role("listitem")).to_contain_text("127.0.0.1")
    dialog.get_by_role("link", name="Sign in").click()
    door = part(visitor, "Make an account")
    door.get_by_label("Name").fill("Klara")
    door.get_by_label("Passphrase").fill(WORDS)
    door.get_by_role("button", name="Make the account").click()
    keep_codes(visitor)
    visitor.see_map()
    expect(visitor.side.get_by_text("Klara, your account can keep this seat")).to_be_visible()


def test_nobody_keeps_what_is_somebody_elses(house: House) -> None:
    visitor, other, table = house.guest(), house.guest(), house.open()
    for name, who in {"Lotte": visitor, "Maria": other}.items():
        make(who, name)
        who.sit(table.id, table.tokens["red"])
    button(visitor, "Keep this seat in my account").click()
    expect(visitor.side.get_by_text("This seat is in the account of Lotte")).to_be_visible()
    button(other, "Keep this seat in my account").click()
    expect(other.side.get_by_text("This seat belongs to another account")).to_be_visible()
    forgive(other, 409)


# ---- servers that are not open to everyone ----
def test_whoever_may_not_open_tables_is_shown_the_door(club_house: House) -> None:
    visitor = club_house.guest(fresh=True, locale="fr-FR").visit("/")
    visitor.page.get_by_role("button", name="Jouer contre des robots").first.click()
    refused = visitor.page.get_by_role("alert").filter(has_text="il faut un compte")
    expect(refused).to_be_visible()
    forgive(visitor, 401)
    refused.get_by_role("link", name="Se connecter").click()
    expect(part(visitor, "Créer un compte")).to_be_visible()


def test_an_invitation_opens_the_door_once(club_house: House) -> None:
    server = club_house.server
    visitor, friend = club_house.guest(fresh=True), club_house.guest(fresh=True)
    visitor.visit(f"/account#{admin.invite(server.url)}")
    door = part(visitor, "Make an account")
    door.get_by_label("Name").fill("Nora")
    assert "#" not in visitor.page.url
    door.get_by_label("Passphrase").fill(WORDS)
    door.get_by_role("button", name="Make the account").click()
    keep_codes(visitor)
    button(visitor, "Make an invitation").click()
    link = part(visitor, "Invitations").get_by_label("Invitation").input_value()
    expect(visitor.page.get_by_text("Open invitations: 1 of 20")).to_be_visible()
    friend.visit(link)
    door = part(friend, "Make an account")
    door.get_by_label("Name").fill("Olga")
    door.get_by_label("Passphrase").fill(WORDS)
    door.get_by_label("Invitation").fill("nothing")
    door.get_by_role("button", name="Make the account").click()
    expect(door.get_by_role("alert")).to_contain_text("This invitation does not exist")
    forgive(friend, 403)
    door.get_by_label("Invitation").fill(link.partition("#")[2])
    door.get_by_role("button", name="Make the account").click()
    keep_codes(friend)
    expect(heading(friend, "Olga")).to_be_visible()


def test_a_closed_server_says_so(client: Path, tmp_path: Path, browser: Browser) -> None:
    for server in serve(tmp_path, client, "--accounts", "closed"):
        house = House(server, Guests(browser, server.address))
        visitor = house.guest(fresh=True).visit("/account")
        expect(part(visitor, "Make an account")).to_contain_text("No new accounts are made on this server.")
        expect(part(visitor, "Make an account").get_by_role("button")).to_have_count(0)
        assert house.close() == []


# ---- how it looks ----
def test_axe_and_measure_find_nothing(house: House) -> None:
    visitor = with_passkeys(house).visit("/account")
    expect(part(visitor, "Sign in")).to_be_visible()
    assert findings(visitor) == []
    check(visitor, [*ASKED, *LOOKS], "door")
    visitor.page.evaluate("localStorage.removeItem('wartable.language')")
    make(visitor, "Paula")
    part(visitor, "Passkeys").get_by_role("button", name="Add a passkey").click()
    expect(part(visitor, "Passkeys").get_by_role("listitem")).to_have_count(1)
    button(visitor, "Make an invitation").click()
    expect(visitor.page.get_by_text("Open invitations: 1 of 20")).to_be_visible()
    assert findings(visitor) == []
    check(visitor, [*ASKED, *LOOKS], "account")
    visitor.page.evaluate("localStorage.removeItem('wartable.language')")
    visitor.visit("/account")
    button(visitor, "Delete the account …").click()
    assert findings(visitor) == []
    check(visitor, [*ASKED], "proof")


def test_axe_and_measure_find_nothing_at_a_table(house: House) -> None:
    visitor, table = house.guest(), house.open()
    make(visitor, "Rosa")
    visitor.sit(table.id, table.tokens["red"])
    expect(button(visitor, "Keep this seat in my account")).to_be_visible()
    assert findings(visitor, "aside") == []
    check(visitor, [*ASKED, *NARROW], "offered")
    visitor.page.evaluate("localStorage.removeItem('wartable.language')")
    visitor.page.reload()
    visitor.see_map().open_menu()
    button(visitor, "Your seat: being told, and keeping it").click()
    expect(visitor.page.get_by_role("dialog", name="Your seat")).to_contain_text(
        "Rosa, your account can keep this seat"
    )
    assert findings(visitor, "dialog[open]") == []


def test_the_page_is_light(house: House) -> None:
    scales = Scales(house.guest(fresh=True))
    scales.page.visit("/account")
    expect(part(scales.page, "Sign in")).to_be_visible()
    weigh(scales.weigh(), LOBBY)
