"""A person at a real browser: looks at what the page shows, acts by mouse, and keeps what went over the socket."""

from __future__ import annotations

import contextlib
import json
import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, WebSocket, WebSocketRoute, expect

Message = dict[str, Any]
PATIENCE = 15.0  # seconds before a silent page counts as broken
PLACE, FROM, ATTACK, MOVE = "Place armies here", "Set out from here", "Attack", "Move an army here"
DONE = re.compile(  # a hint may follow
    r"^(Done|Back|End the combat|End the advance|Go on with the combat|End your turn|End this move)(\s.*)?$", re.S
)

# A point of the screen where a click reaches this element: well within it if possible, then near its middle. The page
# is asked point by point, which takes its time: from the middle outwards, to the first that is good enough.
SPOT = """element => {
  const box = element.getBoundingClientRect(), steps = 24, middle = (steps - 1) / 2;
  const hits = (x, y) => document.elementFromPoint(x, y)?.closest("[role=button]") === element;
  const far = cell => Math.hypot(cell % steps - middle, Math.floor(cell / steps) - middle);
  let best = null, most = -1;
  for (const cell of [...Array(steps * steps).keys()].sort((a, b) => far(a) - far(b))) {
    const i = cell % steps + 0.5, j = Math.floor(cell / steps) + 0.5;
    const x = Math.floor(box.x + (box.width * i) / steps), y = Math.floor(box.y + (box.height * j) / steps);
    if (!hits(x, y)) continue;
    const around = [[2, 0], [-2, 0], [0, 2], [0, -2]].filter(([dx, dy]) => hits(x + dx, y + dy)).length;
    if (around > most) [best, most] = [[x, y], around];
    if (around === 4) break;
  }
  return best;
}"""
# A page without a choice of language takes the one that was chosen before.
SPEAK = """code => {
  if (document.documentElement.lang === code) return;
  const select = document.querySelector("select:has(option[value=pl])");
  if (!select) {
    localStorage.setItem("wartable.language", code);
    return location.reload();
  }
  select.value = code;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}"""
# What measures itself does so within a frame: whatever comes of that is there in the next.
NEXT_FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Chromium says so of whoever leaves a table before its socket is there.
UNHEARD = "WebSocket is closed before the connection is established"


class Line:
    """One socket: every frame as it came, read once; but for hints, which the page asks for by itself."""

    def __init__(self, socket: WebSocket) -> None:
        self.sent: list[str] = []
        self.received: list[str] = []
        self.wishes: list[Message] = []
        self.answers: list[Message] = []
        self.update: Message = {}
        self._hints: set[int] = set()
        socket.on("framesent", self._send)
        socket.on("framereceived", self._receive)

    def _send(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "hints":
            self._hints.add(message["id"])
            return
        self.sent.append(_text(frame))
        if message["type"] != "hello":
            self.wishes.append(message)

    def _receive(self, frame: str | bytes) -> None:
        self.received.append(_text(frame))
        message = json.loads(frame)
        if message["type"] == "update":
            self.update = message
        if message.get("id") is not None and message["id"] not in self._hints:
            self.answers.append(message)


class Gate:
    """Between a page and the server: while it is shut, what the server says waits, and what the page says goes on."""

    def __init__(self, page: Page) -> None:
        self.shut = False
        self._waiting: list[Callable[[], None]] = []
        page.route_web_socket("**/ws/*", self._route)

    def _route(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: self._pass_on(lambda: page.send(message)))

    def _pass_on(self, tell: Callable[[], None]) -> None:
        if self.shut:
            self._waiting.append(tell)
        else:
            tell()

    def open(self) -> None:
        self.shut = False
        for tell in self._waiting:
            tell()
        self._waiting.clear()


class Player:
    """A page, with everything that went wrong on it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.lines: list[Line] = []
        self.problems: list[str] = []
        self.courage = self.moves = 0
        self._ears: list[tuple[Any, Callable[[Any], None]]] = [
            ("websocket", lambda socket: self.lines.append(Line(socket))),
            ("console", self._hear),
            ("pageerror", lambda error: self.problems.append(f"page error: {error}")),
            ("request", self._watch),
        ]
        for event, ear in self._ears:
            page.on(event, ear)

    def leave(self) -> None:
        """What happens on the page now is somebody else's."""
        for event, ear in self._ears:
            self.page.remove_listener(event, ear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and UNHEARD not in message.text:
            self.problems.append(f"console: {message.text}")

    def _watch(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme not in ("data", "blob") and url.netloc != urlsplit(self.address).netloc:
            self.problems.append(f"a request to another host: {request.url}")

    # ---- going somewhere ----
    def visit(self, path: str) -> Player:
        self.page.goto(path if "://" in path else self.address + path)
        return self

    def new_table(self, game: str) -> Locator:
        """The form of the lobby, opened for a game."""
        self.visit("/").page.get_by_role("button", name=f"Open a table: {game}").click()
        return self.page.get_by_role("dialog", name=f": {game}")  # once the table is open, it says so

    def sit(self, table: str, token: str | None = None) -> Player:
        """Open a table's page and wait for its map."""
        self.visit(f"/table/{table}" + (f"#{token}" if token else ""))
        return self.see_map()

    def see_map(self) -> Player:
        expect(self.territories.first).to_be_visible(timeout=PATIENCE * 1000)
        return self

    # ---- what is on the page; territories are found by role and label too, but fast ----
    @property
    def map(self) -> Locator:
        return self.page.get_by_role("main")

    @property
    def territories(self) -> Locator:
        return self.map.locator("svg [role=button][aria-label]")

    def territory(self, name: str) -> Locator:
        colons = (f'svg [role=button][aria-label^="{name}{colon}"]' for colon in (": ", "\u202f: "))
        return self.map.locator(", ".join(colons))

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("group", name="Actions", exact=True)

    def action(self, name: str | re.Pattern[str]) -> Locator:
        return self.actions.get_by_role("button", name=name, exact=isinstance(name, str))

    @property
    def undo(self) -> Locator:
        return self.page.get_by_role("button", name="Undo", exact=True)

    @property
    def restart(self) -> Locator:
        return self.page.get_by_role("button", name="Restart turn", exact=True)

    @property
    def side(self) -> Locator:
        return self.page.get_by_role("complementary")

    @property
    def chooser(self) -> Locator:
        return self.map.get_by_role("dialog", name=re.compile("→"))

    @property
    def last_battle(self) -> Locator:
        return self.map.get_by_role("region", name="Last battle")

    @property
    def log(self) -> Locator:
        return self.side.get_by_role("region", name="Log", exact=True)

    def labels(self) -> list[str]:
        """What is said of each territory."""
        names: list[str] = self.territories.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        return names

    def offered(self, doing: str) -> list[str]:
        """The names of the territories where this may be done."""
        return [label.partition(":")[0] for label in self.labels() if label.endswith(f". {doing}")]

    def in_sight(self, names: list[str]) -> str:
        """The first of some territories that can be clicked where the map stands."""
        return next((name for name in names if self.spot(name)), names[0])

    def spot(self, name: str) -> list[float] | None:
        """Where a territory can be clicked as the map stands."""
        found: list[float] | None = self.territory(name).evaluate(SPOT)
        return found

    def armies(self, name: str) -> int:
        label = self.territory(name).get_attribute("aria-label") or ""
        found = re.search(r", (\d+) arm", label)
        assert found, label
        return int(found[1])

    def buttons(self) -> list[str]:
        return [name.strip() for name in self.actions.get_by_role("button").all_inner_texts()]

    @property
    def is_asked(self) -> bool:
        return self.page.title().startswith("● Your turn")

    @property
    def is_over(self) -> bool:
        return self.page.title().startswith("The game is over")

    def unfold(self) -> None:
        """Open whatever is folded in the right column."""
        folded = self.side.locator("details:not([open]) > summary")
        while folded.count():
            folded.first.click()

    # ---- what went over the socket ----
    @property
    def line(self) -> Line:
        return self.lines[-1]

    @property
    def update(self) -> Message:
        return self.line.update

    def remembered(self) -> list[Message]:
        """The seats this browser has."""
        tables: list[Message] = self.page.evaluate("JSON.parse(localStorage['wartable.tables'])")
        return tables

    # ---- acting ----
    def wait(self, condition: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
        end = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < end, f"waited in vain: {what}; the page says: {self.prompt.inner_text()}"
            self.page.wait_for_timeout(10)

    def await_turn(self) -> Player:
        self.wait(lambda: self.is_asked, "my turn")
        return self

    def do(self, act: Callable[[], object]) -> None:
        """Do something that asks the server, and wait until it has answered everything."""
        before = len(self.line.sent)
        act()
        self.wait(lambda: len(self.line.sent) > before, "a wish of the page to the server")
        self.settle()

    def settle(self) -> None:
        """Everything is answered, and the page shows it."""
        self.wait(lambda: len(self.line.wishes) == len(self.line.answers), "the server's answer")
        self.wait(lambda: self._standing() == (self.update["revision"], "0"), "the page to show what it heard")

    def _standing(self) -> tuple[str, str]:
        """What the page shows, and how many of its wishes are on their way."""
        shown: dict[str, str] = self.page.locator(".table").evaluate("table => ({ ...table.dataset })")
        return shown.get("revision", ""), shown.get("working", "")

    def open_menu(self) -> None:
        """Where the tools one rarely needs are."""
        menu = self.page.get_by_role("button", name="Menu", exact=True)
        if menu.get_attribute("aria-expanded") == "false":
            menu.click()

    @contextlib.contextmanager
    def painted(self) -> Iterator[None]:
        """For those who ask whether things can be seen."""
        opacity = "value => document.documentElement.style.opacity = value"
        self.page.evaluate(opacity, "")
        yield
        self.page.evaluate(opacity, "0")

    def speak(self, tongue: str) -> None:
        """The reader chooses another language."""
        self.page.evaluate(SPEAK, tongue)
        expect(self.page.locator("html")).to_have_attribute("lang", tongue)

    def resize(self, width: int, height: int) -> None:
        """The window, until the page has drawn itself anew."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(NEXT_FRAME)

    def wear(self, theme: Literal["light", "dark"]) -> None:
        """The reader's system turns light or dark."""
        self.page.emulate_media(color_scheme=theme)
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)

    def point(self, name: str, *, all_armies: bool = False) -> None:
        """Click a territory where one can see it; the last battle is dismissed if it lies on it, the whole map shown if
        it lies beside the screen."""
        spot = self.spot(name)
        if spot is None and self.last_battle.is_visible():
            self.last_battle.get_by_role("button", name="Dismiss").click()
            spot = self.spot(name)
        if spot is None:  # on a phone the map may be wider than the screen
            self.map.get_by_role("button", name="Show the whole map").click()
            self.wait(lambda: self.spot(name) is not None, f"{name} to come into sight")
            spot = self.spot(name)
        assert spot, f"{name} cannot be clicked"
        if all_armies:
            self.page.keyboard.down("Shift")
        self.page.mouse.click(*spot)
        if all_armies:
            self.page.keyboard.up("Shift")

    def click(self, name: str, *, all_armies: bool = False) -> None:
        self.do(lambda: self.point(name, all_armies=all_armies))

    def press(self, name: str | re.Pattern[str]) -> None:
        button = self.action(name).first
        self.do(button.click)

    def place_all(self, name: str) -> None:
        while name in self.offered(PLACE):
            self.click(name, all_armies=True)

    # ---- a whole turn ----
    def step(self, dice: random.Random) -> None:
        """Do one of the things the page offers: some attacks, few moves, and on."""
        if places := self.offered(PLACE):
            self.courage, self.moves = 4, 1
            self._place(dice.choice(places), dice)
        elif targets := self.offered(ATTACK):
            self._attack(dice.choice(targets), dice)
        elif targets := self.offered(MOVE):
            self.click(dice.choice(targets))
        elif (origins := self.offered(FROM)) and self._wants_to_set_out():
            self.click(dice.choice(origins))
        else:
            self._press_something(dice)

    def _place(self, name: str, dice: random.Random) -> None:
        how = dice.randrange(3)
        if how == 0:
            self.click(name)
        elif how == 1:
            self.click(name, all_armies=True)
        else:
            self.action(re.compile(r"^all \(\d+\)$")).click()
            self.click(name)

    def _attack(self, name: str, dice: random.Random) -> None:
        if self.courage <= 0:
            if self.chooser.is_visible():
                self.chooser.get_by_role("button", name="Close").click()
            return self.press(DONE)
        self.courage -= 1
        if not self.chooser.is_visible():
            self.point(name)
        choices = self.chooser.get_by_role("group", name="Dice of the attack").get_by_role("button")
        expect(choices.first).to_be_visible()
        return self.do(choices.nth(dice.randrange(choices.count())).click)

    def _wants_to_set_out(self) -> bool:
        if "attack from" in self.prompt.inner_text():
            return self.courage > 0
        self.moves -= 1
        return self.moves >= 0

    def _press_something(self, dice: random.Random) -> None:
        """Defend with as many as possible, let armies follow or not, and end the step."""
        for name in (re.compile("^Defend"), re.compile("^Follow: all")):
            found = self.action(name)
            if found.count() and (name.pattern == "^Defend" or dice.random() < 0.5):
                return self.do(found.last.click)
        return self.press(DONE)


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()
