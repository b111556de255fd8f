"""How heavy a page is when it comes for the first time, typefaces and pictures included, as it goes over the line:
every answer with its headers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.player import Player
from wartable.engine.text import LANGUAGES
from wartable.games import game_names, spec_of

LOBBY, TABLE = 150_000, 250_000
# Polish needs letters that the others do without, and is the heaviest by 10 kB; `make soak` weighs all.
HEAVIEST = [pytest.param(one, marks=() if one == "pl" else pytest.mark.soak) for one in LANGUAGES]


class Scales:
    """Everything that comes while a page is opened."""

    def __init__(self, page: Player) -> None:
        self.page = page
        self._urls: dict[str, str] = {}
        self._sizes: dict[str, int] = {}
        self._refused: list[str] = []
        wire = page.page.context.new_cdp_session(page.page)
        wire.send("Network.enable")
        wire.on("Network.responseReceived", self._answered)
        wire.on("Network.loadingFinished", self._came)

    def _answered(self, event: dict[str, Any]) -> None:
        answer = event["response"]
        self._urls[event["requestId"]] = answer["url"].removeprefix(self.page.address)
        if answer["status"] != 200:
            self._refused.append(answer["url"])

    def _came(self, event: dict[str, Any]) -> None:
        self._sizes[event["requestId"]] = int(event["encodedDataLength"])

    def weigh(self) -> dict[str, int]:
        self.page.page.wait_for_load_state("networkidle")
        assert not self._refused
        return {self._urls[request]: size for request, size in self._sizes.items()}


def heaviest(sizes: dict[str, int]) -> list[tuple[int, str]]:
    return sorted(((size, url) for url, size in sizes.items()), reverse=True)[:12]


def check(sizes: dict[str, int], most: int) -> None:
    assert sum(sizes.values()) < most, (sum(sizes.values()), heaviest(sizes))


@pytest.mark.parametrize("language", HEAVIEST)
def test_the_lobby_is_light(house: House, language: str) -> None:
    scales = Scales(house.guest(fresh=True, locale=language))
    page = scales.page.visit("/")
    expect(page.page.locator("article svg").nth(len(game_names()) - 1)).to_be_visible()
    sizes = scales.weigh()
    assert len(sizes) >= 5
    check(sizes, LOBBY)
    assert not [url for url in sizes if "TablePage" in url], "no table is needed in the lobby"


@pytest.mark.parametrize("language", HEAVIEST)
@pytest.mark.parametrize("game", game_names())
def test_a_table_is_light(house: House, game: str, language: str) -> None:
    players = max(3, min(spec_of(game).players))
    table = house.open("person", *["heuristic"] * (players - 1), game=game, players=players)
    scales = Scales(house.guest(fresh=True, locale=language))
    scales.page.visit(f"/table/{table.id}#{next(iter(table.tokens.values()))}")
    expect(scales.page.page.locator(".stage svg[role=group]")).to_be_visible()
    check(scales.weigh(), TABLE)
