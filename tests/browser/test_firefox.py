"""A whole short game by mouse in another browser."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import House
from tests.browser.firefox import Firefox, firefox
from tests.browser.player import ATTACK, FROM, PATIENCE, PLACE, SPOT

# What may be clicked on the map, with what is said of it and where to click; and the buttons, in their order.
OFFERED = f"""(() => {{
  const spot = {SPOT};
  const places = [...document.querySelectorAll("main svg [role=button][aria-disabled=false]")];
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const buttons = (room) => [...document.querySelectorAll(`${{room}} button:enabled`)]
    .filter((button) => button.checkVisibility())
    .map((button) => [button.innerText, middle(button.getBoundingClientRect())]);
  return {{
    places: places.map((place) => [place.getAttribute("aria-label"), spot(place)]).filter(([, where]) => where),
    dice: buttons(".chooser [role=group]"),
    actions: buttons("#actions"),
  }};
}})()"""
STANDING = "[document.title, document.querySelector('.table')?.dataset.working]"


class Guest:
    """Plays whatever is offered: armies to the first place, a few attacks, and on."""

    def __init__(self, browser: Firefox) -> None:
        self.browser = browser
        self.courage = 3

    def await_turn(self) -> bool:
        """Wait for a turn; False when the game is over."""
        end = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < end:
            title, working = self.browser.ask(STANDING)
            if title.startswith("The game is over"):
                return False
            if title.startswith("● Your turn") and working == "0":
                return True
        raise AssertionError(f"waited in vain: {title}")

    def act(self) -> None:
        offered = self.browser.ask(OFFERED)
        if offered["dice"] and self.courage > 0:
            self.courage -= 1
            self.browser.click(*offered["dice"][-1][1])
        elif where := self._on_the_map(offered["places"]):
            self.browser.click(*where)
        elif offered["actions"]:
            self.browser.click(*offered["actions"][-1][1])

    def _on_the_map(self, places: list[Any]) -> list[float] | None:
        wanted = (PLACE, *((ATTACK, FROM) if self.courage > 0 else ()))
        return next((where for doing in wanted for said, where in places if said.endswith(f". {doing}")), None)


def test_a_whole_game_in_firefox(house: House, tmp_path: Path) -> None:
    table = house.open(options=["round-limit=1"])
    with firefox(tmp_path) as browser:
        browser.visit(f"{house.server.address}/")
        browser.ask("(localStorage['wartable.speed'] = 'now')")
        browser.visit(f"{house.server.address}/table/{table.id}#{table.tokens['red']}")
        guest = Guest(browser)
        for _ in range(120):
            if not guest.await_turn():
                break
            guest.act()
        else:
            pytest.fail("the game does not end")
        assert "Victory" in browser.ask("document.querySelector('h1').innerText")
