"""God's Playground in real Chromium: blocks by mouse and keyboard, secrets, a round on the board, access for all."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import House
from tests.browser.player import SPOT, Message, Player
from tests.browser.test_pages import findings
from tests.browser.test_share import assigning
from tests.server.client import Opened, Seat, await_person
from tests.server.client import opened as created
from wartable.engine.text import LANGUAGES
from wartable.learning.lesson import fits, lessons_of

SPOTS = ("prussia", "lithuania", "ukraine", "little-poland", "greater-poland", "court")
WORDS = Path(__file__).parents[2] / "web" / "src" / "games" / "gods-playground" / "locale"
KEY = re.compile(r"(?<![\w-])(?:board|event|prompt|choice|refusal|describe|history|phase|region|foe)-[a-z][\w-]*")


class Noble(Player):
    """A person at this board."""

    def __init__(self, player: Player) -> None:
        self.__dict__ = player.__dict__

    @property
    def view(self) -> Message:
        view: Message = self.update["view"]
        return view

    @property
    def offer(self) -> list[str]:
        offer: list[str] = self.update["offer"]
        return offer

    @property
    def may_choose(self) -> bool:
        return bool(self.line.received) and bool(self.offer)

    def place(self, name: str) -> Locator:
        return self.map.locator(f"#place-{name}")

    @property
    def box(self) -> Locator:
        """The choices of a place, beside it."""
        return self.map.locator(".chooser")

    def click_place(self, name: str) -> None:
        spot: list[float] | None = self.place(name).evaluate(SPOT)
        assert spot, f"{name} cannot be clicked"
        self.page.mouse.click(*spot)

    def block(self, value: int) -> Locator:
        return self.actions.get_by_role("button", name=re.compile(f"^Block {value}, "))

    def lay(self, spot: str, value: int) -> None:
        """A block, then a spot, by mouse."""
        self.block(value).click()
        expect(self.block(value)).to_have_attribute("aria-pressed", "true")
        self.do(lambda: self.click_place(spot))

    @property
    def blocks(self) -> dict[str, int | None]:
        blocks: dict[str, int | None] = self.view["assigned"]
        return blocks

    def frames(self) -> list[str]:
        return [frame for line in self.lines for frame in line.received]

    def views(self) -> list[Message]:
        return [message["view"] for message in map(json.loads, self.frames()) if "view" in message]


def opened(house: House, *seats: str) -> Opened:
    return house.open(*seats, game="gods-playground", edition="warfrog")


def seated(house: House, table: Opened, *seats: str) -> list[Noble]:
    """People at a table, when it waits for one of them."""
    nobles = [Noble(house.guest().sit(table.id, table.tokens[seat])) for seat in seats]
    nobles[0].wait(lambda: any(noble.may_choose for noble in nobles), "a question")
    return nobles


def alone(house: House) -> Noble:
    return seated(house, opened(house, "person", "random", "random"), "white")[0]


def with_blocks(house: House, *seats: str) -> list[Noble]:
    """People who are to lay their blocks; estates are founded by bare sockets: a page takes longer to draw."""
    table = opened(house, "person", "person", "random")
    with house.server.party(table) as party:
        assigning(party)
    return seated(house, table, *seats)


def assigned_by_keyboard(noble: Noble) -> dict[str, int]:
    """A digit on each spot, walking with the arrow keys or straight to it."""
    wanted = dict(zip(SPOTS, (3, 1, 4, 1, 5, 2), strict=True))
    for spot, value in wanted.items():
        noble.place(spot).focus()
        noble.do(lambda value=value: noble.page.keyboard.press(str(value)))  # type: ignore[misc]
    return wanted


# ---- blocks ----
def test_gp_2_1_blocks_are_laid_changed_and_taken_back(house: House) -> None:
    [white] = with_blocks(house, "white")
    expect(white.map.get_by_role("button", name=re.compile("^Phase "))).to_have_count(16)
    expect(white.map.locator("[aria-current=step]")).to_have_text(re.compile("^2.· Nobles$"))
    ready = white.actions.get_by_role("button", name="Ready", exact=True)
    white.do(lambda: ready.press("Enter"))
    expect(white.page.get_by_text("GP-2.1").first).to_be_visible()

    white.lay("prussia", 2)
    white.lay("court", 5)
    white.click_place("ukraine")
    white.do(white.block(4).click)
    assert {spot: value for spot, value in white.blocks.items() if value is not None} == {
        "prussia": 2, "court": 5, "ukraine": 4,
    }  # fmt: skip
    expect(white.place("prussia")).to_have_accessible_name(re.compile("Block 2 lies here"))

    white.place("prussia").focus()
    white.page.keyboard.press("0")
    white.wait(lambda: white.blocks == {**dict.fromkeys(SPOTS), "prussia": 0, "court": 5, "ukraine": 4}, "the change")
    white.settle()
    white.page.keyboard.press("Delete")
    white.wait(lambda: white.blocks["prussia"] is None and white.blocks["court"] == 5, "the block taken back")

    for spot, value in (("prussia", 3), ("lithuania", 3), ("little-poland", 1), ("greater-poland", 0)):
        white.lay(spot, value)
    white.do(ready.click)
    expect(white.actions.get_by_text("You are ready")).to_be_visible()
    white.lay("lithuania", 2)
    white.wait(lambda: white.blocks["lithuania"] == 2 and not white.view["ready"], "editing makes one think again")
    expect(ready).to_be_visible()


def test_gp_2_5_nothing_of_anothers_blocks_reaches_a_seat_before_the_reveal(house: House) -> None:
    white, blue = with_blocks(house, "white", "blue")
    white.settle()
    blue.settle()
    heard = len(blue.frames())
    for spot, value in zip(SPOTS, (5, 4, 3, 2, 1, 5), strict=True):
        white.lay(spot, value)
    white.do(white.actions.get_by_role("button", name="Ready", exact=True).click)
    ready = blue.actions.get_by_role("button", name="Ready", exact=True)
    blue.do(lambda: ready.press("Enter"))  # too early: whatever was on its way has come before the answer
    told = [json.loads(frame) for frame in blue.frames()[heard:]]
    updates = [message["view"] for message in told if message["type"] == "update"]
    assert {"white", "blue"} & set(updates[-1]["asked"]) == {"blue"}, "that the other is ready; the bot may be, too"
    assert all({**view, "asked": []} == {**updates[0], "asked": []} for view in updates), "and nothing else"

    wanted = assigned_by_keyboard(blue)
    for view in blue.views():
        if view["stage"] == "assign":
            assert view["revealed"] is None
            own = [path for path in paths(view) if path[-1] == "assigned"]
            assert own == [("assigned",)]
            assert all(block in (None, wanted[spot]) for spot, block in view["assigned"].items())
    assert not any('"event":"revealed"' in frame.replace(" ", "") for frame in blue.frames())
    blue.do(ready.click)
    blue.wait(lambda: blue.view["revealed"] is not None, "the reveal")
    assert blue.view["revealed"]["white"] == dict(zip(SPOTS, (5, 4, 3, 2, 1, 5), strict=True))
    assert blue.view["revealed"]["blue"] == wanted


def paths(data: Any, here: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    children = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in children:
        yield (*here, str(key))
        yield from paths(value, (*here, str(key)))


# ---- a round ----
def step(noble: Noble, dice: random.Random) -> None:
    """One thing the page offers: on the board if it has a place there, else by a button."""
    stage = noble.view["stage"]
    if stage == "assign":
        complete_blocks(noble)
    elif stage == "bid":
        noble.actions.get_by_role("spinbutton").fill(str(min(2, len(noble.offer) - 1)))
        noble.do(noble.actions.get_by_role("button", name=re.compile("^Bid coins: ")).last.click)
    elif (places := offered_places(noble)) and (stage != "act" or dice.random() < 0.8):
        act_at(noble, dice.choice(places), dice)
    else:
        noble.do(noble.actions.get_by_role("button", name=re.compile("^(Pass|Done)$")).click)


def complete_blocks(noble: Noble) -> None:
    """By the buttons of the panel: what is left, in order."""
    while "ready" not in noble.offer:
        noble.do(noble.side.locator(".choices td button", has_text=re.compile(r"^\d$")).first.click)
    noble.do(noble.actions.get_by_role("button", name="Ready", exact=True).click)


def offered_places(noble: Noble) -> list[str]:
    offered = noble.map.locator('svg [role=button][aria-disabled="false"]')
    names: list[str] = offered.evaluate_all("all => all.map(one => one.id)")
    return [name.removeprefix("place-") for name in names if name]


def act_at(noble: Noble, place: str, dice: random.Random) -> None:
    """Click it; then one of the choices beside it, or where the noble in hand goes."""
    sent = len(noble.line.sent)
    noble.click_place(place)
    if noble.box.count():
        choices = noble.box.locator(".choice")
        choices.nth(dice.randrange(choices.count())).click()
    if len(noble.line.sent) == sent and not noble.box.count():
        targets = [other for other in offered_places(noble) if other != place]
        noble.click_place(dice.choice(targets))
    noble.wait(lambda: len(noble.line.sent) > sent, "a wish of the page")
    noble.settle()


def play_round(nobles: list[Noble], dice: random.Random) -> None:
    for _ in range(400):
        nobles[0].wait(lambda: any(noble.may_choose or noble.view["round"] > 1 for noble in nobles), "a question")
        if any(noble.view["round"] > 1 for noble in nobles):
            return
        step(next(noble for noble in nobles if noble.may_choose), dice)
    raise AssertionError(f"the round does not end: {nobles[0].prompt.inner_text()}")


def test_a_round_is_played_on_the_board(house: House) -> None:
    nobles = seated(house, opened(house, "person", "person", "random"), "white", "blue")
    play_round(nobles, random.Random(3))
    for noble in nobles:
        errors = {answer["error"] for answer in noble.line.answers if answer["type"] == "refused"}
        assert errors <= {"stale"}, "another who gets ready in the same moment is no fault of the page"
    verbs = {choice.split()[0] for noble in nobles for wish in noble.line.wishes for choice in wish.get("choices", [])}
    assert {"build", "assign", "ready"} <= verbs
    assert verbs & {"move", "veto", "danzig", "manager"}


def fight(white: Seat, dice: random.Random) -> list[str]:
    """Played blindly, by a bare socket, until there was an attack: what has happened."""
    while not {"attack-dice", "attacked"} <= {event["event"] for event in white.log}:
        white.until(lambda: bool(white.offer))
        white.play("ready" if "ready" in white.offer else dice.choice(white.offer))
    return [event["event"] for event in white.log]


def test_gp_11_attacks_are_shown_with_arrows_and_dice(house: House) -> None:
    table = opened(house, "person", "random", "random")
    with house.server.seat(table, "white") as white:
        names = fight(white, random.Random(5))
    [noble] = seated(house, table, "white")
    slider = noble.side.get_by_role("slider", name="Point in the game")
    slider.fill(str(names.index("attack-dice") + 1))
    expect(noble.map.locator(".die svg").first).to_be_visible()
    slider.fill(str(names.index("attacked") + 1))
    expect(noble.map.locator("path.march")).to_be_visible()
    assert noble.map.locator(".place.offered").count() == 0, "nothing may be done in the past"


# ---- why not ----
def test_what_is_impossible_says_why(house: House) -> None:
    noble = alone(house)
    noble.do(lambda: noble.click_place("russia"))
    expect(noble.page.get_by_role("status").get_by_role("button", name=re.compile("^Rule GP-"))).to_be_visible()


# ---- for everyone ----
def test_axe_finds_nothing(house: House) -> None:
    noble = alone(house)
    dice = random.Random(7)
    seen: set[str] = set()
    for _ in range(120):
        noble.wait(lambda: noble.may_choose, "my turn")
        stage = noble.view["stage"]
        if {"found", "assign", "act"} <= seen:
            break
        if stage not in seen:
            seen.add(stage)
            noble.unfold()
            if stage == "act":
                noble.click_place(next(place for place in offered_places(noble) if not place.startswith("estate")))
            assert findings(noble) == [], stage
            noble.page.keyboard.press("Escape")
        step(noble, dice)
    assert {"found", "assign", "act"} <= seen
    noble.map.get_by_role("button", name=re.compile("^History of round 1")).press("Enter")
    expect(noble.page.get_by_role("dialog")).to_be_visible()
    assert findings(noble, "dialog[open]") == []


@pytest.fixture(scope="module")
def noble(long_house: House) -> Noble:
    """One table with its blocks to be laid, read in every language and size."""
    noble = alone(long_house)
    while noble.view["stage"] == "found":
        noble.do(lambda: noble.click_place(noble.offer[0].split()[1]))
        noble.wait(lambda: noble.may_choose, "my turn")
    noble.unfold()
    return noble


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there(noble: Noble, language: str) -> None:
    noble.speak(language)
    spoken = noble.page.locator("[aria-label]").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    text = "\n".join([noble.page.locator("body").inner_text(), *spoken])
    text += "\n".join(noble.map.locator("svg text").all_text_contents())
    assert KEY.findall(text) == []
    own = dict(re.findall(r"^(board-[\w-]+) = (.*)$", (WORDS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))
    assert own["board-choices"] in text


def come_again(noble: Noble, size: tuple[int, int]) -> None:
    """To a window of another size: a board may lie in it otherwise than in one that was made smaller."""
    noble.speak("en")
    noble.page.set_viewport_size({"width": size[0], "height": size[1]})
    noble.page.reload()
    noble.see_map()


@pytest.mark.parametrize("size", [(1400, 900), (800, 360)])
def test_the_board_stays_in_its_frame(noble: Noble, size: tuple[int, int]) -> None:
    come_again(noble, size)
    page = noble.page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert page[0] == size[0]
    assert page[1] <= size[1] + 1, "the line for screen readers is one pixel high"
    for region in ("prussia", "lithuania", "ukraine", "little-poland", "greater-poland"):
        assert noble.place(region).evaluate(SPOT), f"{region} is out of sight"


def test_the_row_of_a_family_tells_its_points_and_coins(house: House) -> None:
    noble = alone(house)
    for seat, coins in noble.view["coins"].items():
        facts = noble.side.locator(f"li[data-seat={seat}] .facts > li")
        told = facts.evaluate_all("all => all.map(one => one.title)")
        assert told == [f"{noble.view['points'][seat]} victory points", f"{coins} coins"]


CUT_OFF = """panels => [...panels.querySelectorAll(".choices button")].filter(button =>
  button.getBoundingClientRect().bottom > panels.getBoundingClientRect().bottom).map(button => button.textContent)"""


def test_all_one_may_choose_stands_above_the_log_and_what_is_further_down_is_hinted_at(house: House) -> None:
    table = house.open("person", "random", "random", "random", game="gods-playground", players=4)
    player = house.guest(viewport={"width": 1280, "height": 720}).sit(table.id, table.tokens["white"]).await_turn()
    player.speak("fr")
    panels = player.side.locator(".panels")
    expect(panels.locator(".choices button small")).to_have_count(5)
    assert panels.evaluate(CUT_OFF) == []
    expect(panels).to_have_attribute("data-further", "below")
    expect(panels).to_have_css("mask-image", re.compile("gradient"))
    panels.evaluate("panels => panels.scrollTo(0, 9999)")
    expect(panels).to_have_attribute("data-further", "above")


# How far each block reaches into the words and figures beside it, in pixels.
OVERLAPS = """map => [...map.querySelectorAll(".plate")].filter(plate => plate.querySelector(".block")).map(plate => {
  const block = plate.querySelector(".block").getBoundingClientRect();
  const beside = [...plate.querySelectorAll(".name, .value, .estate")].map(part => part.getBoundingClientRect());
  return Math.max(...beside.map(part => Math.min(
    part.right - block.left, block.right - part.left, part.bottom - block.top, block.bottom - part.top)));
})"""


def test_a_block_hides_no_name(house: House) -> None:
    [white] = with_blocks(house, "white")
    for value, spot in enumerate(SPOTS):
        white.lay(spot, value)
    for language in LANGUAGES:
        white.speak(language)
        expect(white.map.locator(".plate .block")).to_have_count(5)
        overlaps = white.map.evaluate(OVERLAPS)
        assert max(overlaps) <= 0, (language, overlaps)


# The boxes of the board that lie under one of the buttons.
COVERED = """map => {
  const outside = "black russia tatars ottomans habsburgs court cossacks".split(" ");
  const boxes = outside.map(name => map.querySelector(`#place-${name} .ground`));
  const buttons = [...map.querySelectorAll(".zoom button")].map(button => button.getBoundingClientRect());
  const under = box => buttons.some(
    b => b.left < box.right && box.left < b.right && b.top < box.bottom && box.top < b.bottom);
  const covered = boxes.filter(box => under(box.getBoundingClientRect())).map(box => box.parentElement.id);
  return [boxes.length, buttons.length, covered];
}"""


@pytest.mark.parametrize("size", [(1400, 900), (1280, 720), (932, 430), (844, 390), (667, 375), (390, 844)])
def test_the_zoom_buttons_cover_no_box(noble: Noble, size: tuple[int, int]) -> None:
    come_again(noble, size)
    boxes, buttons, covered = noble.map.evaluate(COVERED)
    assert (boxes, buttons, covered) == (7, 3, [])


# ---- what is to be done is in sight ----
@pytest.fixture(scope="module")
def chooser_of_actions(long_house: House) -> Noble:
    """Somebody who is to choose a special action."""
    table = opened(long_house, "person", "random", "random")
    with long_house.server.party(table) as party:
        while (seat := await_person(party)) and seat.view["stage"] != "act":
            told = [choice for choice in seat.offer if not choice.startswith("clear")]
            assert seat.play("ready" if "ready" in told else told[0])["type"] == "done"
    return seated(long_house, table, "white")[0]


def test_on_a_phone_on_its_side_pass_is_in_sight_and_actions_unfold(chooser_of_actions: Noble) -> None:
    noble = chooser_of_actions
    noble.resize(844, 390)
    expect(noble.action(re.compile("^Pass"))).to_be_in_viewport(ratio=1)
    veto = noble.actions.locator('[data-choice^="veto "]').first
    expect(veto).to_be_hidden()
    noble.actions.get_by_text("Liberum veto", exact=True).click()
    expect(veto).to_be_visible()


def test_held_upright_the_prompt_stays_when_one_reads_on(chooser_of_actions: Noble) -> None:
    noble = chooser_of_actions
    noble.resize(390, 844)
    noble.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(noble.prompt).to_be_in_viewport(ratio=1)
    expect(noble.action(re.compile("^Pass"))).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1400, 900), (1280, 720), (844, 390)])
@pytest.mark.parametrize("name", ["danzig", "enough"])
def test_what_a_lesson_asks_for_is_in_sight(house: House, size: tuple[int, int], name: str) -> None:
    table = created(house.server.request("POST", "/api/games/gods-playground/lessons/first"))
    steps = lessons_of("gods-playground")["first"].step
    with house.server.seat(table, "white") as white:
        for step in takewhile(lambda step: step.say != name, steps):
            for item in range(len(step.do)):
                assert white.play(next(c for c in white.offer if fits(c, step.wanted(item))))["type"] == "done"
    noble = Noble(house.guest(viewport={"width": size[0], "height": size[1]}).sit(table.id, table.tokens["white"]))
    noble.settle()
    [wanted] = next(step for step in steps if step.say == name).wanted(0)
    expect(noble.page.locator(f'[data-choice="{wanted}"]').first).to_be_in_viewport(ratio=0.9)
