"""One server and one Chromium for all tests of a process; each test gets browsers of its own.

A browser keeps an event loop running in its process, so these tests run apart from others, and in parallel:
`pytest tests/browser -n 2 --dist loadfile`: tests of a file may share a page.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.player import PATIENCE, Player
from tests.server.client import GENEROUS, Opened, ServerProcess, WholeServer

WEB = Path(__file__).parents[2] / "web"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SIZE = {"width": 1400, "height": 900}
expect.set_options(timeout=PATIENCE * 1000)


class House:
    """Opens tables, and browsers to sit down at them."""

    def __init__(self, server: ServerProcess, browser: Browser) -> None:
        self.server = server
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._players: list[Player] = []

    def guest(self, speed: str = "now", **how: Any) -> Player:
        """A new visitor with an empty memory, but for not wanting to be shown what others do."""
        how = {"viewport": SIZE, "locale": "en-GB", "reduced_motion": "reduce"} | how
        context = self._browser.new_context(**how)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(
            f"localStorage.getItem('wartable.speed') ?? localStorage.setItem('wartable.speed', '{speed}')"
        )
        self._contexts.append(context)
        return self._page(context)

    def tab(self, player: Player) -> Player:
        """Another tab of the same visitor."""
        return self._page(player.page.context)

    def _page(self, context: BrowserContext) -> Player:
        player = Player(context.new_page(), self.server.address)
        self._players.append(player)
        return player

    def open(self, *seats: str, **more: Any) -> Opened:
        return self.server.open(seats or ("person", "heuristic", "heuristic"), **{"options": [], **more})

    def seat(self, player: Player | None = None, **how: Any) -> Player:
        """Red, against two bots, when its turn has come; at another table if the deal left it too weak to do much."""
        player = player or self.guest(**how)
        table = self._strong_table()
        return player.sit(table.id, table.tokens["red"]).await_turn()

    def _strong_table(self) -> Opened:
        """Found by a bare socket: a page takes longer to draw."""
        while True:
            table = self.open()
            with self.server.seat(table, "red") as red:
                red.until(lambda red=red: bool(red.offer))  # type: ignore[misc]
                if red.view["to_place"] >= 3:
                    return table

    def close(self) -> list[str]:
        """All browsers leave; what went wrong on their pages."""
        problems = [problem for player in self._players for problem in player.problems]
        for context in self._contexts:
            context.close()
        return problems


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built client, copied: nobody's build may disturb the tests."""
    assert (WEB / "dist" / "index.html").exists(), "the client is not built: run `make client`"
    return shutil.copytree(WEB / "dist", tmp_path_factory.mktemp("client") / "dist")


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = WholeServer(tmp_path_factory.mktemp("server"), "--pace", "0.02", "--breath", "0", *GENEROUS)
    process.client = client
    process.start()
    yield process
    process.stop()
    assert process.stderr() == ""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def house(server: ServerProcess, browser: Browser) -> Iterator[House]:
    """For one test; on no page anything may be complained of, or asked from another host."""
    found = House(server, browser)
    yield found
    assert found.close() == []


@pytest.fixture(scope="module")
def long_house(server: ServerProcess, browser: Browser) -> Iterator[House]:
    """The same for the tests of a module."""
    found = House(server, browser)
    yield found
    assert found.close() == []
