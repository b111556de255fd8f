"""Letters in place of drawings, for those who ask for them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import House
from tests.browser.player import Player
from wartable.games import game_names, spec_of

NAME = "Letters in place of drawings on pieces"
# Single letters drawn on the page, by themselves or in place of a drawing used there.
COUNT = r"""() => {
  const lone = text => /^\p{L}$/u.test(text?.textContent.trim() ?? "");
  const drawn = [...document.querySelectorAll("svg text")].filter(text => !text.closest("symbol") && lone(text));
  const used = [...document.querySelectorAll("svg use")].filter(use =>
    lone(document.querySelector(use.getAttribute("href"))?.querySelector("text")));
  return drawn.length + used.length;
}"""


def letters(page: Player) -> int:
    found: int = page.page.evaluate(COUNT)
    return found


def switch(page: Player) -> Locator:
    return page.page.get_by_role("button", name=NAME)


@pytest.mark.parametrize("game", game_names())
def test_pieces_bear_letters_for_those_who_ask(house: House, game: str) -> None:
    players = max(3, min(spec_of(game).players))
    table = house.open("person", *["heuristic"] * (players - 1), game=game, players=players)
    page = house.guest().sit(table.id, next(iter(table.tokens.values()))).await_turn()
    before = letters(page)
    page.open_menu()
    switch(page).click()
    expect(switch(page)).to_have_attribute("aria-pressed", "true")
    page.wait(lambda: letters(page) >= before + 3, "letters on the board")
    page.page.reload()
    page.await_turn()
    page.wait(lambda: letters(page) >= before + 3, "letters still on the board")
    page.open_menu()
    switch(page).click()
    page.wait(lambda: letters(page) == before, "drawings again")
