"""From the lobby to the end of a turn without a mouse."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.player import ATTACK, DONE, FROM, PLACE, Player
from wartable.games import game_names

NAME = """() => {
  const e = document.activeElement;
  return !e || e === document.body ? "" : (e.getAttribute("aria-label") ?? e.innerText ?? "");
}"""
VISIBLE = """() => {
  const box = document.activeElement.getBoundingClientRect();
  return box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
}"""


class Keys:
    """Hands on the keyboard only."""

    def __init__(self, page: Player) -> None:
        self.player = page
        self.page = page.page

    @property
    def focused(self) -> str:
        name: str = self.page.evaluate(NAME)
        return name.strip()

    @property
    def focused_id(self) -> str:
        found: str = self.page.evaluate("document.activeElement.id")
        return found

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, wanted: Callable[[str], bool], what: str) -> str:
        """Tab on until the focus is where it is wanted: always somewhere on the screen, never in a trap."""
        passed: list[str] = []
        for _ in range(300):
            self.press("Tab")
            name = self.focused
            if wanted(name):
                assert self.page.evaluate(VISIBLE), f"{name} has the focus but is not on the screen"
                return name
            passed.append(name)
        raise AssertionError(f"Tab does not lead to {what}: {passed[:100]}")

    def choose(self, name: re.Pattern[str]) -> None:
        """Tab to a button by its name, and press it."""
        self.tab_to(lambda found: bool(name.search(found)), name.pattern)
        self.player.do(lambda: self.press("Enter"))


PLAY_NOW = "Play against bots: La Conquête du Monde"


def doing(what: str) -> Callable[[str], bool]:
    return lambda name: name.endswith(f". {what}")


def test_a_turn_by_keyboard_only(house: House) -> None:
    page = house.guest().visit("/")
    keys = Keys(page)
    expect(page.page.get_by_role("button", name=PLAY_NOW)).to_be_visible()
    keys.tab_to(lambda name: name == PLAY_NOW, "the game")
    keys.press("Enter")
    page.see_map().await_turn()

    place_all_armies(keys)
    attack_to_the_end(keys)
    end_turn(keys)


def place_all_armies(keys: Keys) -> None:
    """One army on each of several territories, so that some of them can attack, and the rest on one."""
    page = keys.player
    keys.tab_to(doing(PLACE), "a territory for armies")
    here = keys.focused
    keys.press("ArrowRight")
    there = keys.focused
    assert there != here
    assert ", " in there
    keys.press("ArrowLeft", "ArrowUp", "ArrowDown")
    while page.offered(PLACE):
        name = keys.tab_to(doing(PLACE), "a territory for armies").partition(":")[0]
        armies = page.armies(name)
        page.do(lambda: keys.press("Enter"))
        expect(page.territory(name)).to_have_accessible_name(re.compile(f", {armies + 1} armies"))
    expect(page.prompt).to_contain_text("Choose a territory to attack from")


def attack_to_the_end(keys: Keys) -> None:
    """Roll until the target is taken or no army is left to attack with: the buttons go, the focus stays somewhere."""
    page = keys.player
    keys.tab_to(doing(FROM), "a territory to set out from")
    page.do(lambda: keys.press("Enter"))
    keys.tab_to(doing(ATTACK), "a target")
    keys.press("Enter")
    expect(page.chooser).to_be_visible()
    while page.chooser.is_visible():
        page.wait(lambda: bool(re.match(r"\d (die|dice)\b", keys.focused)), "the focus on the dice")
        page.do(lambda: keys.press("Enter"))
        assert page.line.wishes[-1]["choices"][0].startswith("attack ")
        assert page.line.answers[-1]["type"] == "done"
        page.wait(lambda: bool(keys.focused), "the focus after the attack")


def end_turn(keys: Keys) -> None:
    page = keys.player
    seen = page.update["view"]["round"]
    for _ in range(5):
        if not page.is_asked or page.update["view"]["round"] != seen:
            break
        keys.choose(DONE)
    dones = [wish for wish in page.line.wishes if wish.get("choices") == ["done"]]
    assert 2 <= len(dones) <= 4
    page.wait(lambda: page.update["view"]["round"] > seen or not page.is_asked, "the end of the turn")


def test_the_skip_link_leads_to_the_actions(house: House) -> None:
    keys = Keys(house.seat())
    keys.tab_to("Skip to the actions".__eq__, "the link")
    keys.press("Enter")
    assert keys.focused_id == "actions"


@pytest.mark.parametrize("game", game_names())
def test_the_skip_link_leads_to_the_first_place_of_the_map(house: House, game: str) -> None:
    table = house.open(game=game, players=3)
    page = house.guest().sit(table.id, next(iter(table.tokens.values()))).await_turn()
    keys = Keys(page)
    keys.tab_to("Skip to the map".__eq__, "the link")
    keys.press("Enter", "Tab")
    assert page.page.evaluate("document.activeElement.matches('main svg [role=button]')"), keys.focused


def test_the_focus_stays_with_the_actions_when_one_is_chosen(house: House) -> None:
    """Otherwise Tab and Enter would take back what was chosen."""
    table = house.open(game="wallenstein", players=3)
    page = house.guest().sit(table.id, next(iter(table.tokens.values()))).await_turn()
    keys = Keys(page)
    page.actions.focus()
    for verb in ("Take: ", "Armies: "):
        keys.press("Tab")
        assert keys.focused.startswith(verb)
        page.do(lambda: keys.press("Enter"))
        page.wait(lambda: keys.focused_id == "actions", "the focus among the actions")
    page.await_turn().action(re.compile("^Take: ")).first.focus()
    page.prompt.click()
    page.do(lambda: page.action(re.compile("^Take: ")).first.dispatch_event("click"))
    assert keys.focused_id == "", "whoever has gone elsewhere is not called back"
