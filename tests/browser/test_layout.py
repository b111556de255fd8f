"""Nothing cut off, nothing upon another, nothing too small: measured on every page, in every size of screen, language
and theme. One page of each kind is loaded once and then turned, translated and resized."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.player import Player
from tests.server.client import play_out
from wartable.engine.text import text_for
from wartable.games import game_names, spec_of

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
Look = tuple[int, int, str, Literal["light", "dark"]]
# Every size, every language and both themes, though not each with each.
LOOKS: list[Look] = [
    (1920, 1080, "en", "light"),
    (1440, 900, "de", "dark"),
    (1280, 720, "fr", "light"),
    (1280, 720, "pl", "light"),
    (1180, 820, "de", "light"),
    (820, 1180, "pl", "dark"),
    (844, 390, "fr", "dark"),
    (844, 390, "de", "light"),
    (390, 844, "en", "dark"),
    (390, 844, "pl", "light"),
]
SPEAK = """code => {
  const select = document.querySelector("select:has(option[value=pl])");
  select.value = code;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}"""
SHOWN = 12
TRIES = 10


def turn(page: Player, width: int, height: int, tongue: str, theme: Literal["light", "dark"]) -> None:
    page.page.set_viewport_size({"width": width, "height": height})
    page.page.mouse.move(0, 0)  # what a pointer shows may lie upon what is beside it
    page.wear(theme)
    page.page.evaluate(SPEAK, tongue)
    expect(page.page.locator("html")).to_have_attribute("lang", tongue)
    page.page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


# Where words run out of room first: for pages of words.
NARROW: list[Look] = [(1280, 720, "fr", "dark"), (390, 844, "de", "light"), (844, 390, "pl", "dark")]


def at_rest(page: Player) -> list[str]:
    """What is found, and still is when the page has come to rest in its new size."""
    for _ in range(TRIES):
        found: list[str] = page.page.evaluate(MEASURE)
        if not found:
            break
        page.page.wait_for_timeout(100)
    return found


def check(page: Player, looks: Sequence[Look] = LOOKS, moment: str = "") -> None:
    """Nothing is found, in any look."""
    wrong = []
    for look in looks:
        turn(page, *look)
        if found := at_rest(page):
            wrong.append(f"{moment} {look}: {len(found)} {found[:SHOWN]}")
    assert not wrong, "\n" + "\n".join(wrong)


# One fault of every kind, and beside each something like it that is none.
FAULTS = {
    "cut off": "<div style='width:40px;overflow:hidden;white-space:nowrap'>much too long</div>",
    "small": "<svg width=90 height=20 viewBox='0 0 180 40'><text y=20 font-size=20>small</text></svg>",
    "beyond its button": "<button style='width:40px;height:30px;padding:0;white-space:nowrap'>too long</button>",
    "beyond its box": "<svg width=90 height=40><g><rect width=30 height=30 /><text y=20>too long</text></g></svg>",
    "upon each other": "<svg width=90 height=40><text y=20>one</text><text x=9 y=22>other</text></svg>",
    "small target": "<button style='height:18px;padding:0'>press</button>",
    "buttons upon each other": "<style>button{width:9em;height:30px;margin-right:-9px}</style><button>a<button>b",
    "the page is wider than the window": "<div style='width:2000px'>wide</div>",
}
FINE = """<div style='width:80px;overflow-x:auto;white-space:nowrap'>long, but it scrolls to its end</div>
<div style='position:relative;width:80px;height:40px;overflow:hidden'><div class='stage larger'>
<svg width=300 height=40><text x=60 y=20>a map moved by hand</text></svg></div></div>
<button style='height:30px'>press</button>"""


def test_the_measure_finds_every_kind_of_fault_and_no_other(house: House) -> None:
    page = house.guest().page
    for kind, html in {**FAULTS, "": FINE}.items():
        page.set_content(f"<!doctype html><body style='font:16px sans-serif'><main>{html}</main>")
        assert {one.partition(":")[0] for one in page.evaluate(MEASURE)} == {kind} - {""}


def test_the_lobby(house: House) -> None:
    page = house.guest().visit("/")
    expect(page.page.get_by_role("button", name="Play against bots").first).to_be_visible()
    check(page)


@pytest.mark.parametrize("game", game_names())
def test_a_table(house: House, game: str) -> None:
    players = max(3, min(spec_of(game).players))
    table = house.open("person", *["heuristic"] * (players - 1), game=game, players=players)
    token = next(iter(table.tokens.values()))
    page = house.guest().visit(f"/table/{table.id}#{token}")
    page.await_turn()
    check(page)


@pytest.mark.parametrize("game", game_names())
def test_the_rooms_beside_the_tables(house: House, game: str) -> None:
    page = house.guest()
    for room, sign in {"learn": "main li", "rules": "main article", "summary": "main table"}.items():
        page.visit(f"/{room}/{game}")
        expect(page.page.locator(sign).first).to_be_visible()
        check(page, NARROW)


def test_what_if_is_tried_out(house: House) -> None:
    page = house.seat()
    page.side.get_by_role("button", name="What if …").click()
    expect(page.map.get_by_role("note")).to_contain_text("not the real game")
    check(page.see_map())


def test_the_end_of_a_game(house: House) -> None:
    table = house.open("person", "person", options=["round-limit=2", "minimum-armies=5"])
    with house.server.party(table) as party:
        play_out(party, random.Random(8))
    page = house.guest().sit(table.id)
    expect(page.page.get_by_role("heading", name="Luck")).to_be_visible()
    check(page)


@pytest.mark.parametrize("game", game_names())
def test_the_form_of_a_new_table(house: House, game: str) -> None:
    page = house.guest()
    page.new_table(text_for("en", spec_of(game).package).get("game-name"))
    check(page)
