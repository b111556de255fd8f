"""Whatever says `data-explain` is explained: to mouse, finger and keyboard, and to those who hear the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import House
from tests.browser.player import PLACE, Player

# A button of the table that explains itself, and counts its clicks.
BUTTON = """() => {
  const button = document.createElement("button");
  button.id = "told"; button.textContent = "0"; button.dataset.explain = "phase-planning";
  button.onclick = () => (button.textContent = String(Number(button.textContent) + 1));
  button.style = "position: fixed; right: 0; bottom: 0; z-index: 99";
  document.body.append(button);
}"""
PRESS = """(button, ms) => {
  const box = button.getBoundingClientRect();
  const at = { clientX: box.x + 5, clientY: box.y + 5, pointerType: "touch", isPrimary: true, bubbles: true };
  button.dispatchEvent(new PointerEvent("pointerdown", at));
  return new Promise(done => setTimeout(() => {
    button.dispatchEvent(new PointerEvent("pointerup", at));
    button.click();
    done();
  }, ms));
}"""


@pytest.fixture(scope="module")
def reader(long_house: House) -> Player:
    table = long_house.open("person", "random", "random", game="wallenstein", options=["set-up=printed"])
    reader = long_house.guest().sit(table.id, table.tokens["red"])
    reader.page.evaluate(BUTTON)
    return reader


def card(reader: Player) -> Locator:
    return reader.page.locator("#explanation")


def test_pointing_shows_the_card_whole_on_the_screen(reader: Player) -> None:
    reader.page.locator("#told").hover()
    expect(card(reader)).to_contain_text("Planning is secret and simultaneous")
    box = card(reader).bounding_box()
    size = reader.page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


def test_the_card_opens_the_rules_of_the_phase(reader: Player) -> None:
    reader.page.locator("#told").hover()
    card(reader).get_by_role("button", name="Rules of this phase").click()
    rules = reader.page.get_by_role("dialog", name="Plans and bids")
    expect(rules).to_contain_text("W-1.3")
    expect(rules).to_contain_text("W-1.4")
    expect(card(reader)).to_have_count(0)
    reader.page.keyboard.press("Escape")


@pytest.mark.parametrize("by", ["Escape", "leaving"])
def test_the_card_closes(reader: Player, by: str) -> None:
    reader.page.mouse.move(2, 200)
    reader.page.locator("#told").hover()
    expect(card(reader)).to_be_visible()
    if by == "Escape":
        reader.page.keyboard.press("Escape")
    else:
        reader.page.mouse.move(2, 200)
    expect(card(reader)).to_have_count(0)


def test_a_long_press_explains_and_does_nothing_else(reader: Player) -> None:
    button = reader.page.locator("#told")
    before = int(button.inner_text())
    button.evaluate(PRESS, 20)
    expect(card(reader)).to_have_count(0)
    assert int(button.inner_text()) == before + 1, "a tap acts"
    button.evaluate(PRESS, 560)
    expect(card(reader)).to_be_visible()
    assert int(button.inner_text()) == before + 1, "a long press does not"
    reader.page.mouse.click(2, 200)
    expect(card(reader)).to_have_count(0)


def test_the_keyboard_reaches_it_and_its_rule(reader: Player) -> None:
    page, button = reader.page, reader.page.locator("#told")
    page.keyboard.press("Tab")
    button.focus()
    words = button.get_attribute("aria-describedby")
    expect(page.locator(f"#{words}")).to_contain_text("Planning is secret")
    page.keyboard.press("?")
    expect(card(reader).get_by_role("button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_without_pointing_everything_is_listed(reader: Player) -> None:
    reader.page.evaluate("document.activeElement.blur()")
    reader.page.keyboard.press("F1")
    signs = reader.page.get_by_role("dialog", name="Everything on the table explained")
    expect(signs).to_contain_text("Planning is secret")
    reader.page.keyboard.press("Escape")


RESTING = {"pointerType": "mouse", "clientX": 5, "clientY": 200, "bubbles": True}


def test_what_a_small_button_would_do_is_told_to_the_keyboard_and_listed_nowhere_else(house: House) -> None:
    table = house.open("person", "random", "random", game="gods-playground")
    player = house.guest().sit(table.id, next(iter(table.tokens.values()))).await_turn()
    while not player.side.locator('[data-choice^="assign "]').count():
        player.do(player.side.locator("[data-choice]").first.click)
        player.await_turn()
    block = player.side.locator('[data-choice="assign prussia 3"]')
    expect(block).to_have_attribute("data-explain", "hint")
    player.page.mouse.move(5, 200)
    player.page.keyboard.press("Tab")
    block.focus()
    player.log.locator(".box").dispatch_event("scroll")  # lines come while one reads
    player.map.dispatch_event("pointerover", RESTING)  # and the board changes under a pointer that rests
    expect(card(player)).to_contain_text("nobles")
    player.log.locator(".box").dispatch_event("scroll")
    expect(card(player)).to_contain_text("nobles")
    player.page.keyboard.press("Escape")
    player.page.evaluate("document.activeElement.blur()")
    player.page.keyboard.press("F1")
    names = player.page.locator("dialog[open] dt")
    expect(names.first).to_be_visible()
    assert all(map(str.strip, names.all_inner_texts()))


# A finger on the land of a territory, off what explains itself: its counter.
PRESS_LAND = """([land, ms]) => {
  const at = { pointerType: "touch", isPrimary: true, bubbles: true };
  land.dispatchEvent(new PointerEvent("pointerdown", at));
  return new Promise(done => setTimeout(() => {
    land.dispatchEvent(new PointerEvent("pointerup", at));
    land.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    done();
  }, ms));
}"""


def test_a_long_press_on_a_place_of_the_board_tells_of_it_and_does_nothing(house: House) -> None:
    page = house.seat()
    name = page.offered(PLACE)[0]
    land = page.territory(name).locator("path").first.element_handle()
    page.page.evaluate(PRESS_LAND, [land, 700])
    expect(page.map.locator(".inspected")).to_contain_text(name)
    assert page.line.wishes == []
    page.do(lambda: page.page.evaluate(PRESS_LAND, [land, 0]))
    assert [wish["type"] for wish in page.line.wishes] == ["play"]
