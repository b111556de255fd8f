"""How heavy a page is when it comes for the first time, typefaces and pictures included, as it goes over the line."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response, expect

from tests.browser.conftest import House
from tests.browser.player import Player
from wartable.games import game_names, spec_of

LOBBY, TABLE = 150_000, 250_000
KNOWN = {"wallenstein": 280_000}  # to be mended


class Scales:
    """Everything that came while a page was opened."""

    def __init__(self, page: Player) -> None:
        self.page = page
        self._answers: list[Response] = []
        page.page.on("response", self._hear)

    def _hear(self, answer: Response) -> None:
        self._answers.append(answer)

    def weigh(self) -> dict[str, int]:
        self.page.page.wait_for_load_state("networkidle")
        assert all(answer.ok for answer in self._answers)
        return {answer.url.removeprefix(self.page.address): self._weight(answer) for answer in self._answers}

    @staticmethod
    def _weight(answer: Response) -> int:
        return answer.request.sizes()["responseBodySize"]


def heaviest(sizes: dict[str, int]) -> list[tuple[int, str]]:
    return sorted(((size, url) for url, size in sizes.items()), reverse=True)[:12]


def test_the_lobby_is_light(house: House) -> None:
    scales = Scales(house.guest(locale="pl"))
    page = scales.page.visit("/")
    expect(page.page.locator("article svg").nth(len(game_names()) - 1)).to_be_visible()
    sizes = scales.weigh()
    assert len(sizes) >= 5
    assert sum(sizes.values()) < LOBBY, (sum(sizes.values()), heaviest(sizes))
    assert not [url for url in sizes if "BoardFrame" in url], "no board is needed in the lobby"


@pytest.mark.parametrize("game", game_names())
def test_a_table_is_light(house: House, game: str) -> None:
    players = max(3, min(spec_of(game).players))
    table = house.open("person", *["heuristic"] * (players - 1), game=game, players=players)
    scales = Scales(house.guest(locale="pl"))
    scales.page.visit(f"/table/{table.id}#{next(iter(table.tokens.values()))}")
    expect(scales.page.page.locator(".stage svg")).to_be_visible()
    sizes = scales.weigh()
    assert sum(sizes.values()) < KNOWN.get(game, TABLE), (sum(sizes.values()), heaviest(sizes))
