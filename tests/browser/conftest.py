"""One server and one Chromium for all tests of a process; each test gets visitors who remember nothing.

A browser keeps an event loop running in its process, so these tests run apart from others, and in parallel:
`pytest tests/browser -n 2 --dist loadfile`: tests of a file may share a page.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect, sync_playwright

from tests.browser.player import PATIENCE, Player
from tests.server.client import GENEROUS, Opened, SameDiceServer, ServerProcess

WEB = Path(__file__).parents[2] / "web"
# Letters as wide as in a window; and no page lives long enough to be worth optimising or tidying up, or a process that
# draws it.
SHORT_LIVED = (
    "--max-optimized-bytecode-size=0 --min-semi-space-size=32 --max-semi-space-size=64 --initial-heap-size=512"
)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--font-render-hinting=none",
         f"--js-flags={SHORT_LIVED}", "--in-process-gpu"]  # fmt: skip
SIZE = {"width": 1400, "height": 900}
CHANGEABLE = ("viewport", "color_scheme", "reduced_motion")
# Nobody looks at these pages: they are laid out and hit like any other, but painting would take a third of the time.
UNPAINTED = """addEventListener("DOMContentLoaded", () => (document.documentElement.style.opacity = 0))"""
expect.set_options(timeout=PATIENCE * 1000)


class Guests:
    """Browsers nobody uses. A visitor who has forgotten everything is as good as a new one, and comes sooner: a new one
    starts processes and reads the whole client once more."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._idle: dict[str, list[Page]] = {}

    def come(self, speed: str, how: Mapping[str, Any], fresh: bool) -> Page:
        idle = [] if fresh else self._idle.setdefault(_kind(speed, how), [])
        page = idle.pop() if idle else self._new(speed, how)
        page.set_viewport_size(how["viewport"])
        page.emulate_media(color_scheme=how.get("color_scheme", "light"), reduced_motion=how["reduced_motion"])
        return page

    def _new(self, speed: str, how: Mapping[str, Any]) -> Page:
        context = self._browser.new_context(**how)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(
            f"localStorage.getItem('wartable.speed') ?? localStorage.setItem('wartable.speed', '{speed}')"
        )
        context.add_init_script(UNPAINTED)
        return context.new_page()

    def go(self, page: Page, speed: str, how: Mapping[str, Any]) -> None:
        """Without other tabs, hands on the mouse, or a memory: cleared where no script can write to it any more."""
        for tab in page.context.pages:
            if tab is not page:
                tab.close()
        page.mouse.up()
        page.mouse.move(0, 0)
        page.unroute_all()
        page.goto(f"{self._address}/api/nowhere")
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        page.context.clear_cookies()
        self._idle.setdefault(_kind(speed, how), []).append(page)


def _kind(speed: str, how: Mapping[str, Any]) -> str:
    """What cannot be changed any more once a browser is there."""
    return repr((speed, sorted((key, value) for key, value in how.items() if key not in CHANGEABLE)))


class House:
    """Opens tables, and browsers to sit down at them."""

    def __init__(self, server: ServerProcess, guests: Guests) -> None:
        self.server = server
        self._guests = guests
        self._leaving: list[Callable[[], None]] = []
        self._players: list[Player] = []

    def guest(self, speed: str = "now", fresh: bool = False, **how: Any) -> Player:
        """A visitor with an empty memory, but for not wanting to be shown what others do. A fresh one was never here
        and does not stay: its page may be prepared."""
        how = {"viewport": SIZE, "locale": "en-GB", "reduced_motion": "reduce"} | how
        page = self._guests.come(speed, how, fresh)
        self._leaving.append(page.context.close if fresh else partial(self._guests.go, page, speed, how))
        return self._watched(page)

    def tab(self, player: Player) -> Player:
        """Another tab of the same visitor."""
        return self._watched(player.page.context.new_page())

    def _watched(self, page: Page) -> Player:
        player = Player(page, self.server.address)
        self._players.append(player)
        return player

    def open(self, *seats: str, **more: Any) -> Opened:
        return self.server.open(seats or ("person", "heuristic", "heuristic"), **{"options": [], **more})

    def seat(self, player: Player | None = None, **how: Any) -> Player:
        """Red, against two bots, when its turn has come; at another table if the deal left it too weak to do much."""
        player = player or self.guest(**how)
        table = self.strong_table()
        return player.sit(table.id, table.tokens["red"]).await_turn()

    def strong_table(self) -> Opened:
        """Found by a bare socket: a page takes longer to draw."""
        while True:
            table = self.open()
            with self.server.seat(table, "red") as red:
                red.until(lambda red=red: bool(red.offer))  # type: ignore[misc]
                if red.view["to_place"] >= 3:
                    return table

    def close(self) -> list[str]:
        """Everyone leaves; what went wrong on their pages."""
        for player in self._players:
            player.leave()
        for leave in self._leaving:
            leave()
        return [problem for player in self._players for problem in player.problems]


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built client, copied: nobody's build may disturb the tests."""
    assert (WEB / "dist" / "index.html").exists(), "the client is not built: run `make client`"
    return shutil.copytree(WEB / "dist", tmp_path_factory.mktemp("client") / "dist")


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    flags = ("--pace", "0.02", "--breath", "0", *GENEROUS, "--signings-per-minute", "100000")
    process = SameDiceServer(tmp_path_factory.mktemp("server"), *flags)
    process.client = client
    process.start()
    yield process
    process.stop()
    assert process.stderr() == ""


@pytest.fixture(scope="session")
def chromium() -> Iterator[BrowserType]:
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="session")
def browser(chromium: BrowserType) -> Iterator[Browser]:
    """Without the windows, tabs and menus of a whole one, which nobody looks at."""
    with chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=FLAGS) as browser:
        yield browser


@pytest.fixture(scope="session")
def guests(server: ServerProcess, browser: Browser) -> Guests:
    return Guests(browser, server.address)


@pytest.fixture
def house(server: ServerProcess, guests: Guests) -> Iterator[House]:
    """For one test; on no page anything may be complained of, or asked from another host."""
    found = House(server, guests)
    yield found
    assert found.close() == []


@pytest.fixture(scope="module")
def long_house(server: ServerProcess, guests: Guests) -> Iterator[House]:
    """The same for the tests of a module."""
    found = House(server, guests)
    yield found
    assert found.close() == []
