"""The same measure in the middle of a game, with many pieces, choices and words: each moment in another look. Whole
games and lessons take minutes: `make soak`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.player import Player
from tests.browser.test_layout import LOOKS, NARROW, Look, check
from tests.server.client import Opened, play_out
from wartable.learning.lesson import Step, lessons_of

GAME, CONQUEST = "gods-playground", "la-conquete-du-monde"
PHONES = [look for look in LOOKS if 390 in look]
MOMENTS = (0.5, 0.8, 0.95)  # of all that happened: the country fills up, and is laid waste
LOOK_BACK = """part => {
  const slider = document.querySelector("input[type=range]");
  slider.value = Math.round(part * slider.max);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""


# Held upright a page scrolls; else a table stays within its window, and the log is at its end.
STEADY = """() => {
  const log = document.querySelector("aside .box");
  return innerWidth < innerHeight || (scrollY <= 1 && -log.scrollTop < 40);
}"""


@pytest.fixture
def bots_only(long_house: House) -> Opened:
    """A table where four bots play."""
    return long_house.open(*["heuristic"] * 4, game=GAME, players=4)


def choices(step: Step) -> Iterator[str]:
    return (one if isinstance(one, str) else one[0] for one in step.do)


def controls(choice: str) -> list[str]:
    """What is pressed one after the other."""
    match choice.split():
        case ["plan", space, card]:
            return [f"[data-card={card}]", f"#space-{space}"]
        case ["march", county, _]:
            return [f"#place-{county}", f'[data-choice="{choice}"]']
    return [f'[data-choice="{choice}"]']


def press(player: Player, choice: str) -> None:
    player.settle()
    for control in controls(choice):
        player.page.locator(control).filter(visible=True).first.press("Enter")
    player.settle()


# When all is "ready", all pieces lie on the board, or all cards on the plan.
@pytest.mark.soak
@pytest.mark.parametrize(("game", "looks"), [(GAME, LOOKS), ("wallenstein", PHONES)])
def test_every_step_of_a_lesson(house: House, game: str, looks: list[Look]) -> None:
    player = house.guest().visit(f"/learn/{game}")
    player.page.get_by_role("button", name="Begin").click()
    card = player.page.locator("section.lesson")
    turned = cycle(looks)
    steps = lessons_of(game)["first"].step
    for number, step in enumerate(steps, 1):
        expect(card.locator("progress")).to_have_attribute("value", str(number))
        check(player, looks if step.say == "ready" else [next(turned)], step.say)
        player.wait(lambda: player.page.evaluate(STEADY), "the page to stand, the log to be at its end")
        for choice in choices(step):
            press(player, choice)
        if not step.do and number < len(steps):
            card.locator(".main").press("Enter")


def at_example(house: House, game: str, name: str) -> Player:
    opened = house.server.request("POST", f"/api/games/{game}/examples/{name}").json()
    token = next(seat["token"] for seat in opened["seats"] if seat.get("token"))
    player = house.guest().sit(opened["table"], token)
    player.settle()
    return player


def enter(player: Player, place: str) -> None:
    player.page.locator(f"#place-{place}").press("Enter")


def test_the_choices_of_a_place_beside_it(house: House) -> None:
    """Special actions: the longest lists, open over the board."""
    player = at_example(house, GAME, "08-confederation-in-lithuania")
    enter(player, "lithuania")
    expect(player.page.locator(".chooser")).to_be_visible()
    check(player, [NARROW[0], *PHONES])


def test_many_cards_and_an_attack(house: House) -> None:
    player = at_example(house, CONQUEST, "10-first-exchange-of-two-sets")
    expect(player.side.locator(".hand li")).to_have_count(6)
    check(player, NARROW, "the cards")
    player = at_example(house, CONQUEST, "05-ten-armies-one-to-three-dice")
    player.do(lambda: enter(player, "alaska"))
    enter(player, "kamtchatka")
    expect(player.chooser).to_be_visible()
    check(player, PHONES, "the attack")


def test_a_plan_with_the_court(house: House) -> None:
    table = house.open("person", "person", "person", game="wallenstein", edition="expanded", options=["set-up=printed"])
    player = house.guest().sit(table.id, table.tokens["red"]).await_turn()
    check(player, PHONES)
    player.page.locator(".tabs button").first.click()
    check(player, PHONES, "the map beside it")


@pytest.mark.soak
def test_a_whole_game_and_its_end(long_house: House, bots_only: Opened) -> None:
    player = long_house.guest().visit(f"/table/{bots_only.id}")
    player.wait(lambda: player.is_over, "the end of the bots' game", patience=200)
    expect(player.page.locator("main .end table").first).to_be_visible()
    check(player, NARROW)
    player.page.set_viewport_size({"width": 1280, "height": 720})
    player.page.locator("main .end button").first.click()
    for k, part in enumerate(MOMENTS):
        player.page.evaluate(LOOK_BACK, part)
        expect(player.page.locator("header.past")).to_be_visible()
        check(player, LOOKS[k::3], f"{part}")


@pytest.mark.soak
def test_moments_of_a_war_of_people_who_choose_blindly(house: House) -> None:
    """They lead armies into ruin, revolts and winter without bread, and the board shows all of it."""
    options = ["set-up=printed"]
    table = house.open("person", "person", "person", game="wallenstein", edition="expanded", options=options)
    with house.server.party(table) as party:
        play_out(party, random.Random(8))
    player = house.guest().visit(f"/table/{table.id}")
    expect(player.page.locator("main .end table").first).to_be_visible()
    check(player, NARROW, "the end")
    player.page.set_viewport_size({"width": 1280, "height": 720})
    player.page.locator("main .end button").first.click()
    for part, look in zip((0.1, 0.45, 0.7), NARROW, strict=True):
        player.page.evaluate(LOOK_BACK, part)
        expect(player.page.locator("header.past")).to_be_visible()
        check(player, [look], f"{part}")
