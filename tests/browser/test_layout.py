"""Nothing cut off, nothing upon another, nothing too small: measured on every page, in every size of screen, language
and theme. One page of each kind is loaded once and then turned, translated and resized."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import House
from tests.browser.player import SPEAK, Player
from tests.server.client import play_out
from wartable.engine.text import text_for
from wartable.games import game_names, spec_of

# Measured as if the page were painted, before it could be.
MEASURE = f"""() => {{
  const {{ style }} = document.documentElement, {{ opacity }} = style;
  style.opacity = "";
  try {{
    return ({(Path(__file__).parent / "measure.js").read_text(encoding="utf-8")})();
  }} finally {{
    style.opacity = opacity;
  }}
}}"""
Look = tuple[int, int, str, Literal["light", "dark"]]
# Every size, every language and both themes, though not each with each; a page is translated as rarely as may be.
LOOKS: list[Look] = [
    (1920, 1080, "en", "light"),
    (390, 844, "en", "dark"),
    (1440, 900, "de", "dark"),
    (1180, 820, "de", "light"),
    (844, 390, "de", "light"),
    (1280, 720, "fr", "light"),
    (844, 390, "fr", "dark"),
    (1280, 720, "pl", "light"),
    (820, 1180, "pl", "dark"),
    (390, 844, "pl", "light"),
]
SHOWN = 12
TRIES = 10


def turn(page: Player, width: int, height: int, tongue: str, theme: Literal["light", "dark"]) -> None:
    """All in one breath, or the page would be drawn three times."""
    page.page.emulate_media(color_scheme=theme)
    page.page.evaluate(SPEAK, tongue)
    page.page.set_viewport_size({"width": width, "height": height})
    page.page.mouse.move(0, 0)  # what a pointer shows may lie upon what is beside it
    expect(page.page.locator(f"html[lang={tongue}][data-theme={theme}]")).to_be_attached()
    expect(page.page.locator("h1").first).to_be_visible()
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
    "scrolls sideways unsaid": "<div style='width:80px;overflow-x:auto;white-space:nowrap'>long, but it scrolls</div>",
    "the header lies upon the board": "<div class=table><header style='height:150px'></header>"
    "<main style='margin-top:-50px'>board</main></div>",
    "the page is wider than the window": "<div style='width:2000px'>wide</div>",
}
FINE = """<div style='width:80px;overflow-x:auto;white-space:nowrap' data-more=after>long, but it says so</div>
<div style='position:relative;width:80px;height:40px;overflow:hidden'><div class='stage larger'>
<svg width=300 height=40><text x=60 y=20>a map moved by hand</text></svg></div></div>
<button style='height:30px'>press</button>"""


def test_the_measure_finds_every_kind_of_fault_and_no_other(house: House) -> None:
    page = house.guest(fresh=True).page  # on none of ours, whose rules of style would hold
    for kind, html in {**FAULTS, "": FINE}.items():
        page.set_content(f"<!doctype html><body style='font:16px sans-serif'><main>{html}</main>")
        assert {one.partition(":")[0] for one in page.evaluate(MEASURE)} == {kind} - {""}


def test_the_lobby(house: House) -> None:
    page = house.guest().visit("/")
    expect(page.page.get_by_role("button", name="Play against bots").first).to_be_visible()
    expect(page.page.locator("html")).to_have_css("accent-color", "rgb(35, 79, 120)")
    check(page)


@pytest.mark.parametrize("game", game_names())
def test_a_table(house: House, game: str) -> None:
    players = max(3, min(spec_of(game).players))
    table = house.open("person", *["heuristic"] * (players - 1), game=game, players=players)
    token = next(iter(table.tokens.values()))
    page = house.guest().visit(f"/table/{table.id}#{token}")
    page.await_turn()
    check(page, NARROW if game == "gods-playground" else LOOKS)  # its lesson is measured in all looks


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
    expect(page.page.get_by_role("note")).to_contain_text("not the real game")
    check(page.see_map(), NARROW)
    banner = page.page.get_by_role("note")
    banner.locator(".fold").click()
    expect(banner.get_by_role("link")).to_be_hidden()
    check(page, [NARROW[2]], "folded away")
    banner.locator(".fold").click()
    expect(banner.get_by_role("link")).to_be_visible()


def test_what_scrolls_sideways_fades_where_there_is_more(house: House) -> None:
    table = house.open("person", "person", "person", game="wallenstein", options=["set-up=printed"])
    page = house.guest(viewport={"width": 844, "height": 390}).sit(table.id, table.tokens["red"])
    strip = page.map.locator(".strip")
    expect(strip).to_have_attribute("data-more", "after")
    expect(strip).to_have_css("mask-image", re.compile("gradient"))
    strip.evaluate("strip => strip.scrollTo(9999, 0)")
    expect(strip).to_have_attribute("data-more", "before")


def test_the_end_of_a_game(house: House) -> None:
    table = house.open("person", "person", options=["round-limit=2", "minimum-armies=5"])
    with house.server.party(table) as party:
        play_out(party, random.Random(8))
    page = house.guest().sit(table.id)
    expect(page.page.get_by_role("heading", name="Luck")).to_be_visible()
    for folded in page.map.locator(".end details > summary").all():
        folded.click()
    check(page, LOOKS[::3])


@pytest.mark.parametrize("game", game_names())
def test_the_form_of_a_new_table(house: House, game: str) -> None:
    page = house.guest()
    page.new_table(text_for("en", spec_of(game).package).get("game-name"))
    check(page, NARROW)


# While a form is scrolled, whatever lies upon its head and is no part of it.
UPON_HEAD = """dialog => {
  const head = dialog.querySelector("header"), found = new Set();
  for (dialog.scrollTop = 0; ; dialog.scrollTop += 7) {
    const { left, top, right, bottom } = head.getBoundingClientRect();
    for (let x = left + 2; x < right; x += 6)
      for (let y = Math.max(top, dialog.getBoundingClientRect().top) + 4; y < bottom; y += 6) {
        const hit = document.elementFromPoint(x, y);
        if (!head.contains(hit)) found.add(hit.outerHTML);
      }
    if (dialog.scrollTop + dialog.clientHeight >= dialog.scrollHeight - 1) return [...found];
  }
}"""


def test_nothing_lies_upon_the_head_of_a_form_that_is_scrolled(house: House) -> None:
    page = house.guest(viewport={"width": 390, "height": 844})
    form = page.new_table("God’s Playground")
    form.get_by_text("House rules", exact=True).click()
    assert form.evaluate("dialog => dialog.scrollHeight > dialog.clientHeight + 100")
    assert form.evaluate(UPON_HEAD) == []


# ---- where it does not go on ----
def test_there_is_no_such_table_page_or_game(house: House) -> None:
    page = house.guest()
    for path in ("/table/nowhere", "/nowhere", "/learn/nowhere"):
        page.visit(path)
        check(page, NARROW, path)
        expect(page.page.get_by_role("alert")).to_be_visible()
    assert [one.partition(":")[0] for one in page.problems] == ["console"] * len(page.problems), "the browser's own"
    page.problems.clear()


def test_the_connection_is_lost(house: House) -> None:
    page, cut = house.guest(fresh=True), False  # a route of sockets stays with its page
    lines: list[WebSocketRoute] = []

    def answer(line: WebSocketRoute) -> None:
        lines.append(line)
        if not cut:
            line.connect_to_server()

    page.page.route_web_socket("**/ws/*", answer)
    table = house.open()
    page.sit(table.id, table.tokens["red"]).await_turn()
    cut = True
    lines[-1].close()
    expect(page.map.get_by_role("alert")).to_be_visible()
    check(page, NARROW)


def test_a_screen_that_several_share(house: House) -> None:
    table = house.open("person", "person", "random", game="gods-playground", edition="warfrog")
    page = house.guest().sit(table.id, table.tokens["white"]).sit(table.id, table.tokens["blue"])
    page.visit(f"/table/{table.id}?seat=white,blue")
    expect(page.page.get_by_role("heading", name="Pass the screen to")).to_be_visible()
    check(page, NARROW, "the cover")
    other = house.tab(page).visit(f"/table/{table.id}")
    expect(other.page.get_by_role("link").nth(3)).to_be_visible()
    check(other, NARROW, "which seat")


# ---- over a table ----
DIALOGS = {"help": "nav .help button", "rules": "nav > button", "invite": ".invite button"}


def test_dialogs_over_a_table(house: House) -> None:
    """Each in another look: the map below is dear to draw."""
    table = house.open("person", "person", "person")
    page = house.guest().sit(table.id, table.tokens["red"])
    for k, (moment, button) in enumerate(DIALOGS.items()):
        page.page.locator(button).first.dispatch_event("click")
        expect(page.page.locator("dialog[open]")).to_be_visible()
        check(page, [NARROW[k]], moment)
        page.page.keyboard.press("Escape")
    page.page.keyboard.press("F1")
    names = page.page.locator("dialog[open] dt")
    expect(names.first).to_be_visible()
    assert all(map(str.strip, names.all_inner_texts()))
    check(page, [NARROW[1]], "signs")
