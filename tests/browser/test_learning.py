"""Learning in the browser: a whole lesson by mouse, and the rules with an example to try."""

from __future__ import annotations

import re
from itertools import takewhile

import pytest
from playwright.sync_api import Locator, expect

import wartable
from tests.browser.conftest import House
from tests.browser.player import Player
from tests.server.client import GAME, opened
from wartable.engine.text import LANGUAGES, text_for
from wartable.games import spec_of
from wartable.learning.lesson import Step, fits, lessons_of

STEPS = lessons_of(GAME)["first"].step
NEXT, LEAVING = "Next", ("Start again", "Play against bots")
TEXT = text_for("en", spec_of(GAME).package)


def card(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Lesson")


def take(player: Player, choice: str) -> None:
    """As a learner would: on the board, or by the button of the choice."""
    verb, *words = choice.removesuffix("*").split()
    if verb in ("place", "from", "move", "attack"):
        player.point(TEXT.get(f"territory-{words[0]}"), all_armies=verb == "place")
    if verb not in ("place", "from", "move"):
        player.page.locator(f'[data-choice="{choice}"]').first.click()


def perform(player: Player, step: Step) -> None:
    """What a step asks for, or reading on."""
    if not step.do:
        card(player).get_by_role("button", name="Next").click()
    for one in step.do:
        player.settle()
        take(player, one if isinstance(one, str) else one[0])
        player.settle()


def test_a_lesson_from_its_first_step_to_its_last(house: House) -> None:
    player = house.guest().visit(f"/learn/{GAME}")
    player.page.get_by_role("button", name="Begin").click()
    for number, step in enumerate(STEPS[:-1], 1):
        expect(card(player)).to_contain_text(f"Step {number} of {len(STEPS)}")
        perform(player, step)
    expect(card(player)).to_contain_text(f"Step {len(STEPS)} of {len(STEPS)}")
    expect(player.log).to_contain_text("Round 6")
    expect(player.log).not_to_contain_text("Opening")
    card(player).get_by_role("button", name="Back one step").click()
    card(player).get_by_role("button", name="Back one step").click()
    expect(card(player)).to_contain_text("Ten armies")
    card(player).get_by_role("button", name="Start again").click()
    expect(card(player)).to_contain_text("You are Red")


def test_what_leaves_a_lesson_lies_apart_from_what_goes_on(house: House) -> None:
    """Whoever presses twice, while the words above have got longer or shorter, does not start anew or leave."""
    player = house.guest().visit(f"/learn/{GAME}")
    player.page.get_by_role("button", name="Begin").click()
    boxes = {name: card(player).get_by_role("button", name=name).bounding_box() for name in (NEXT, *LEAVING)}
    on = boxes[NEXT]
    assert on
    for name in LEAVING:
        box = boxes[name]
        assert box
        assert box["x"] >= on["x"] + on["width"]


def at_step(house: House, name: str, speed: str = "now") -> Player:
    """A lesson, as far as this step: those before it are gone through by a bare socket."""
    table = opened(house.server.request("POST", f"/api/games/{GAME}/lessons/first"))
    with house.server.seat(table, "red") as red:
        for step in takewhile(lambda step: step.say != name, STEPS):
            for item in range(len(step.do)):
                wanted = [choice for choice in red.offer if fits(choice, step.wanted(item))]
                assert red.play(wanted[-1])["type"] == "done"
    player = house.guest(speed).sit(table.id, table.tokens["red"])
    player.settle()
    return player


def test_what_to_try_instead_is_told_until_it_is_tried_or_something_is_refused(house: House) -> None:
    player = at_step(house, "one-die")
    stray = card(player).get_by_text("The rules allow that too")
    player.click(TEXT.get("territory-siam"))
    expect(stray).to_be_visible()
    player.click(TEXT.get("territory-alaska"))
    expect(stray).to_be_hidden()
    player.press("Back")
    expect(stray).to_be_visible()
    player.point(TEXT.get("territory-chine"))
    expect(player.page.locator(".notices")).to_contain_text("CM-")
    expect(stray).to_be_hidden()


# What the card of a lesson says, whenever the page changes; a moment may be too short to be met by asking.
WRITE_DOWN = """card => {
  const page = card.parentElement;
  window.said = [];
  new MutationObserver(() => window.said.push(page.innerText)).observe(page, { subtree: true, childList: true });
}"""


def test_what_a_step_leads_to_is_watched_before_the_next_is_read(house: House) -> None:
    player = at_step(house, "three-dice", "x1")
    card(player).evaluate(WRITE_DOWN)
    take(player, "attack afrique_du_nord 3")
    expect(card(player)).to_contain_text("Both sides sort their dice", timeout=20_000)
    expect(card(player).get_by_role("button", name="Next")).to_be_visible()
    watching = [text for text in player.page.evaluate("window.said") if "Watch what happens" in text]
    assert watching
    assert not [text for text in watching if "Next" in text]


# Whether an outline lies around the place it speaks of, to the pixel; a map that glides is followed.
AROUND = """([outline, place]) => {
  const sides = ({ left, top, right, bottom }) => [left, top, right, bottom];
  const [there, here] = [outline, place].map(drawn => sides(drawn.getBoundingClientRect()));
  return there.every((side, k) => Math.abs(side - here[k]) < 1);
}"""
# How many frames the page asks for while others are drawn.
FRAMES = """async () => {
  const { requestAnimationFrame: next } = window;
  let asked = 0;
  window.requestAnimationFrame = look => (asked += 1, next(look));
  for (let k = 0; k < 5; k++) await new Promise(done => next(done));
  window.requestAnimationFrame = next;
  return asked;
}"""


def test_an_outline_stays_with_its_place_and_a_page_at_rest_rests(house: House) -> None:
    player = at_step(house, "three-dice")
    outline, place = player.page.locator(".place path").last, player.map.locator("#place-afrique_du_nord path").first

    def around() -> bool:
        found: bool = player.page.evaluate(AROUND, [outline.element_handle(), place.element_handle()])
        return found

    player.wait(around, "the outline")
    before = place.bounding_box()
    player.map.get_by_role("button", name="Zoom in").click()
    player.wait(lambda: place.bounding_box() != before and around(), "the outline to follow")
    player.wait(lambda: player.page.evaluate(FRAMES) == 0, "rest")


# Which of some things are drawn over an outline: those after it in the page, which all keep their order.
OVER = """(outline, others) => getComputedStyle(outline).zIndex === "auto" && others.map(name =>
  outline.compareDocumentPosition(document.querySelector(name)) === Node.DOCUMENT_POSITION_FOLLOWING)"""


def test_an_outline_on_the_board_lies_below_names_pieces_and_choices(house: House) -> None:
    player = at_step(house, "three-dice")
    player.point(TEXT.get("territory-afrique_du_nord"))
    expect(player.chooser).to_be_visible()
    over = player.page.locator(".place").first.evaluate(OVER, [".names", ".piece", ".chooser"])
    assert over == [True, True, True]


def test_the_rules_are_searched_linked_to_and_tried(house: House) -> None:
    player = house.guest().visit(f"/rules/{GAME}#CM-3.4")
    page = player.page
    expect(page.locator("article.here")).to_contain_text("CM-3.4")
    page.get_by_role("searchbox").fill("defend dice")
    expect(page.get_by_role("status")).to_contain_text("rules found")
    expect(page.locator("mark").first).to_be_visible()
    page.get_by_role("searchbox").fill("CM-3.4")
    page.get_by_role("button", name="Try it").first.click()
    expect(page.get_by_text("An example from the rules")).to_be_visible()
    player.see_map()
    name = page.get_by_role("note").locator("strong").inner_text()
    page.reload()
    expect(page.get_by_role("note")).to_contain_text(name)
    page.get_by_role("link", name="Back to the rules: CM-3.4").click()
    expect(page.locator("article.here .example").filter(has_text=name)).to_be_visible()


@pytest.mark.parametrize("game", wartable.game_names())
def test_the_summary_is_one_page_in_every_language(house: House, game: str) -> None:
    page = house.guest().visit(f"/summary/{game}").page
    expect(page.locator("table").first).to_be_visible()
    for language in LANGUAGES:
        page.get_by_role("combobox").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        sheets = page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
        assert sheets == 1, language
        assert not re.search(r"\b[A-Z]+-\d", page.locator(".sheet").inner_text()), "nothing can be opened on paper"


def test_on_a_phone_the_contents_of_the_rules_unfold_and_lead_to_each_chapter(house: House) -> None:
    page = house.guest(viewport={"width": 390, "height": 844}).visit(f"/rules/{GAME}").page
    contents = page.get_by_role("navigation", name="Contents")
    expect(page.locator("summary")).to_have_text("Contents")
    expect(contents).to_be_hidden()
    names = page.locator("article").locator("xpath=..").get_by_role("heading").all_inner_texts()
    assert names
    for name in names:
        page.locator("summary").press("Enter")
        contents.get_by_role("link", name=name, exact=True).press("Enter")
        expect(contents).to_be_hidden()
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_focused()
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_in_viewport()
