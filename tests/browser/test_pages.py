"""The pages as such: accessible, small, within the window, in light and dark."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.browser.conftest import House
from tests.browser.player import ATTACK, FROM, PLACE, Player
from tests.browser.words import LANGUAGES

PLAY_NOW = "Play against bots: La Conquête du Monde"
AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
# Every rule of axe says how bad a breach of it is: those that would be thrown away need not be looked for.
RUN = """([part, how]) => {
  const mild = axe._audit.rules.filter(({ impact }) => ["minor", "moderate"].includes(impact));
  const rules = Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }]));
  return axe.run(part, { resultTypes: ["violations"], rules, ...how }).then(result => result.violations);
}"""
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
SIZES = ((1400, 900), (800, 360), (390, 844))


# ---- accessibility ----
def findings(page: Player, part: str = "html") -> list[str]:
    """What axe finds serious or critical, in light and dark; in the dark only colours are others."""
    if not page.page.evaluate("'axe' in window"):
        page.page.evaluate(AXE)
    with page.painted():
        page.wear("light")
        found = _violations(page, part, {})
        page.wear("dark")
        found += _violations(page, part, {"runOnly": ["color-contrast", "link-in-text-block"]})
    return [f"{v['id']} ({v['impact']}): {node['html'][:160]}" for v in found for node in v["nodes"][:3]]


def _violations(page: Player, part: str, which: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.page.evaluate(RUN, [part, which])
    return [violation for violation in found if violation["impact"] in ("serious", "critical")]


def test_axe_finds_nothing_in_the_lobby(house: House) -> None:
    page = house.guest().visit("/")
    expect(page.page.get_by_role("button", name=PLAY_NOW)).to_be_visible()
    assert findings(page) == []
    page.page.get_by_role("button", name="Open a table: God’s Playground").click()
    page.page.get_by_text("House rules", exact=True).click()  # of the first edition listed
    assert findings(page, "dialog[open]") == []
    page.page.get_by_role("button", name="Open the table").click()
    expect(page.page.get_by_role("dialog").get_by_role("button", name="Take this seat")).to_be_visible()
    assert findings(page, "dialog[open]") == []


def test_axe_finds_nothing_at_the_table(house: House) -> None:
    page = house.seat()
    assert findings(page) == []
    foreign = next(label.partition(":")[0] for label in page.labels() if ": Red," not in label)
    page.click(foreign)
    page.unfold()
    assert findings(page) == []
    page.page.get_by_role("button", name="Rules", exact=True).click()
    assert findings(page, "dialog[open]") == []
    page.page.keyboard.press("Escape")
    page.click(page.offered(PLACE)[0])
    page.side.get_by_role("button", name="To the beginning").click()
    expect(page.prompt).to_contain_text("Looking back")
    assert findings(page) == []


# ---- layout ----
@pytest.mark.parametrize("theme", THEMES)
def test_a_page_is_light_or_dark_from_the_start(house: House, theme: str) -> None:
    assert worn(house.guest(color_scheme=theme).visit("/")) == theme


def test_lobby_within_the_window(house: House) -> None:
    """Where no open table stands above the games, whoever has opened one at this server."""
    page = house.guest()
    page.page.route("**/api/tables", lambda route: route.fulfill(json=[]))
    page.visit("/")
    start = page.page.get_by_role("button", name="Play against bots").first
    for size in SIZES:
        page.resize(*size)
        expect(start).to_be_visible()
        inside(page, start)
        inside(page, page.page.get_by_role("combobox", name="Language"))
        not_wider(page)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_table_within_the_window(house: House, size: tuple[int, int]) -> None:
    page = house.seat(viewport={"width": size[0], "height": size[1]})
    frame(page)
    page.click(page.in_sight(page.offered(PLACE)))
    while places := page.offered(PLACE):
        page.click(page.in_sight(places), all_armies=True)
    frame(page)
    if origins := page.offered(FROM):
        page.click(page.in_sight(origins))
        page.point(page.in_sight(page.offered(ATTACK)))
        frame(page)
        inside(page, page.chooser)


# What takes much room: three long buttons under a long question, and amounts beside several sets of cards.
FAR = {"origin": ["territory", "australie_occidentale"], "target": ["territory", "territoires_du_nord_ouest"]}
WORDY = {
    "defence": (["defend 1", "defend 2", "defend 3"], {**FAR, "dice": 3}),
    "follow": (["follow", "follow 10", "follow all", "done"], FAR | {"armies": 34}),
    "reinforce": (
        ["place alaska", "place alaska 10", "place alaska all", "exchange joker", "exchange infantry-cannon-cavalry"],
        {"armies": 34, "value": 15},
    ),
}
HIDDEN = """() => [...document.querySelectorAll("h1, .table > header button, .table > header input")]
  .filter(one => one.checkVisibility() && !one.closest("nav"))
  .filter(one => {
    const box = one.getBoundingClientRect(), y = (box.top + box.bottom) / 2;
    const cut = one.matches("h1, button") && one.scrollHeight > one.clientHeight + 3;
    const at = x => document.elementFromPoint(x, y);
    const seen = x => one.contains(at(x)) || at(x)?.contains(one);
    return cut || !seen(box.left + 2) || !seen(box.right - 2);
  }).map(one => one.innerText || one.ariaLabel)"""


def test_long_prompts_and_choices_are_never_cut_off(house: House) -> None:
    """In every size and language; the messages are doctored, for such moments are rare."""
    page, doctor = doctored(house)
    for tongue in LANGUAGES:
        page.speak(tongue)
        for size in SIZES:
            page.resize(*size)
            boards = [board_at(page, doctor, stage) for stage in WORDY]
            assert boards == boards[:1] * len(boards), "the board jumps"


def board_at(page: Player, doctor: Doctor, stage: str) -> object:
    """Where the board is when the words of a stage are there, whole."""
    doctor.turn_to(stage)
    expect(page.page.locator(".table")).to_have_attribute("data-revision", stage)
    expect(page.page.locator("#actions button").nth(2)).to_be_visible()
    assert page.page.evaluate(HIDDEN) == [], (page.page.viewport_size, stage)
    not_wider(page)
    return page.map.bounding_box()


def test_what_is_offered_beyond_the_frame_comes_into_sight(house: House) -> None:
    page, doctor = doctored(house, viewport={"width": 390, "height": 844})
    doctor.turn_to("defence")
    mouse = page.page.mouse
    mouse.move(350, 300)
    mouse.down()
    mouse.move(-900, 300, steps=3)
    mouse.up()
    page.wait(lambda: page.spot("Alaska") is None, "the east of the world")
    doctor.turn_to("reinforce")
    page.wait(lambda: page.spot("Alaska") is not None, "Alaska, where armies can be placed, to come into sight")


class Doctor:
    """Between a page and the server: updates are of the stage it wants to see."""

    def __init__(self, player: Player) -> None:
        self._stage = next(iter(WORDY))
        self._latest: dict[str, Any] = {}
        player.page.route_web_socket("**/*", self._route)

    def _route(self, page: WebSocketRoute) -> None:
        self._page, server = page, page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: self._pass_on(json.loads(message)))

    def _pass_on(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self._latest = message
            self.turn_to(self._stage)
        else:
            self._page.send(json.dumps(message))

    def turn_to(self, stage: str) -> None:
        """The latest update once more, of this stage: also its revision, so that one sees that it has come."""
        self._stage = stage
        offer, facts = WORDY[stage]
        view = {"stage": stage, "asked": ["red"], "to_place": 34, "origin": None, "target": None}
        changed = {"view": self._latest["view"] | view, "offer": offer, "prompt": {"key": stage, "facts": facts}}
        self._page.send(json.dumps(self._latest | changed | {"revision": stage}))


def doctored(house: House, **how: Any) -> tuple[Player, Doctor]:
    table, page = house.open(), house.guest(fresh=True, **how)  # a route of sockets stays with its page
    doctor = Doctor(page)
    return page.sit(table.id, table.tokens["red"]), doctor


def worn(page: Player) -> str:
    """Whether the page is light or dark, by its background."""
    colour: str = page.page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    red = int(colour.partition("(")[2].split(",")[0])
    return "dark" if red < 128 else "light"


def frame(page: Player) -> None:
    """The things that must be seen at all times."""
    inside(page, page.prompt)
    inside(page, page.undo)
    inside(page, page.restart)
    inside(page, page.page.locator(".frame"))  # the map itself may be larger, and lies wherever it was moved
    for button in page.actions.get_by_role("button").all():
        inside(page, button)
    not_wider(page)


def inside(page: Player, thing: Locator) -> None:
    box = thing.bounding_box()
    size = page.page.viewport_size
    assert box, f"{thing} is not visible"
    assert size
    assert box["x"] >= 0, (thing, box)
    assert box["y"] >= 0, (thing, box)
    assert box["x"] + box["width"] <= size["width"] + 1, (thing, box)
    assert box["y"] + box["height"] <= size["height"] + 1, (thing, box)


def not_wider(page: Player) -> None:
    """No sideways scrolling."""
    assert page.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# ---- a game nobody has drawn a board for ----
KNOWN, UNKNOWN = "la-conquete-du-monde", "some-other-game"


def disguise(route: Route) -> None:
    """The server's answers, with the game under a name the client has no folder for."""
    answer = route.fetch(url=route.request.url.replace(UNKNOWN, KNOWN))
    route.fulfill(response=answer, body=answer.text().replace(KNOWN, UNKNOWN))


def test_a_game_without_a_board_is_played_in_words(house: House) -> None:
    """However long the offer is, header and board keep their places."""
    table = house.strong_table()  # three armies at least are to be placed
    page = house.guest(fresh=True)
    page.page.route("**/api/**", disguise)
    page.visit(f"/table/{table.id}#{table.tokens['red']}").await_turn()
    expect(page.map.get_by_role("table").filter(has_text="Alaska").first).to_be_attached()
    for size in SIZES:
        page.resize(*size)
        choose_in_words(page)


def choose_in_words(page: Player) -> None:
    assert findings(page) == []
    choices = page.map.get_by_role("list", name="Actions").get_by_role("button")
    assert choices.count() == len(page.update["offer"]) > 3
    inside(page, choices.first)
    inside(page, page.undo)
    not_wider(page)
    choice = page.update["offer"][0]
    page.do(choices.first.click)
    assert page.line.wishes[-1]["choices"] == [choice]
    assert page.line.answers[-1]["type"] == "done"


LOOK = """() => {
  const { color, backgroundColor } = getComputedStyle(document.body);
  return [color, backgroundColor];
}"""


def test_pages_behind_links_in_mails_look_like_the_others(house: House) -> None:
    """They need no client; whether it is dark the browser says."""
    visitor = house.guest()
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=scheme)
        visitor.visit("/")
        expect(visitor.page.get_by_role("button", name=PLAY_NOW)).to_be_visible()
        usual = visitor.page.evaluate(LOOK)
        visitor.visit("/notices/leave/nothing/nothing")
        expect(visitor.page.get_by_text("This link does not work")).to_be_visible()
        assert visitor.page.evaluate(LOOK) == usual
        visitor.page.evaluate(AXE)
        with visitor.painted():
            assert _violations(visitor, "html", {}) == []
    visitor.problems = [problem for problem in visitor.problems if "status of 404" not in problem]
