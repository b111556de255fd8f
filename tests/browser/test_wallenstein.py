"""Wallenstein in real Chromium: seasons planned by mouse and by keyboard and played on the map, access for all."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import House
from tests.browser.player import SPOT, Message, Player
from tests.browser.test_pages import findings
from tests.server.client import Opened, Seat
from wartable.engine.text import LANGUAGES

ACTIONS = (
    "palace",
    "church",
    "trading-house",
    "grain",
    "taxes",
    "armies-5",
    "armies-3",
    "army-1",
    "battle-a",
    "battle-b",
)
WORDS = Path(__file__).parents[2] / "web" / "src" / "games" / "wallenstein" / "locale"
KEY = re.compile(r"(?<![\w-])(?:board|warn|fact|event|prompt|choice|refusal|describe|history|phase|county)-[a-z][\w-]*")


class General(Player):
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
    def events(self) -> list[Message]:
        """All it has heard over this line."""
        updates = [json.loads(frame) for frame in self.line.received if '"update"' in frame[:40]]
        return [event for update in updates for event in update["events"]]

    @property
    def plan(self) -> dict[str, str | None]:
        plan: dict[str, str | None] = self.view["plan"]
        return plan

    @property
    def own(self) -> list[str]:
        return [county for county, seat in self.view["owner"].items() if seat == self.view["seat"]]

    def space(self, name: str) -> Locator:
        return self.map.locator(f"#space-{name}")

    def card(self, county: str) -> Locator:
        place = self.map.locator(f"#place-{county}")
        name = (place.get_attribute("aria-label") or "").partition(":")[0]
        return self.map.locator(f'.county-card[aria-label^="{name},"]')

    def coin(self, worth: int) -> Locator:
        return self.map.get_by_role("button", name=f"coin card {worth}")

    @property
    def blank(self) -> Locator:
        return self.map.get_by_role("button", name=re.compile("^no action ×"))

    def click_county(self, county: str) -> None:
        spot: list[float] | None = self.map.locator(f"#place-{county}").evaluate(SPOT)
        assert spot, f"{county} cannot be clicked"
        self.page.mouse.click(*spot)

    def lay(self, card: Locator, space: str) -> None:
        card.click()
        self.do(self.space(space).click)

    def await_question(self) -> None:
        self.wait(lambda: bool(self.offer) or self.view["over"], "a question")
        self.settle()

    def to_planning(self) -> None:
        """Play on by the first thing offered, marches on the map, until plans are made again."""
        self.wait(lambda: not (self.view["stage"] == "plan" and self.view["ready"]), "the others' plans")
        self.await_question()
        for _ in range(60):
            if self.view["stage"] == "plan" and not self.view["ready"]:
                return
            self.step_on()
            self.await_question()
        raise AssertionError(f"the season does not end: {self.prompt.inner_text()}")

    def step_on(self) -> None:
        stage = self.view["stage"]
        if stage == "choose-place":
            self.do(self.map.locator("button.offered[id^=order]").first.click)
        elif self.offer[0].startswith("march"):
            county = self.offer[0].split()[1]
            self.click_county(county)
            self.do(self.map.get_by_role("dialog").locator("button.main").click)
        else:
            self.do(self.actions.get_by_role("button").first.click)


def printed(house: House) -> Opened:
    return house.open("person", "random", "random", game="wallenstein", edition="base", options=["set-up=printed"])


def at_first_planning(house: House) -> General:
    """A table by the printed line-up: nine counties and five coins, so every space can be covered."""
    table = printed(house)
    general = General(house.guest().sit(table.id, table.tokens["red"]))
    general.await_question()
    return general


@pytest.fixture(scope="module")
def general(long_house: House) -> General:
    return at_first_planning(long_house)


@pytest.fixture(scope="module")
def scribe(long_house: House) -> General:
    """Another one, who plans by keyboard."""
    return at_first_planning(long_house)


def fight_on(red: Seat, dice: random.Random) -> bool:
    """Plan and play by lot until red is to march into another's county; False when it has come to nothing."""
    for _ in range(200):
        red.until(lambda: bool(red.offer) or red.view["over"])
        if red.view["over"]:
            return False
        if red.view["stage"] == "march" and attacks(red.view, red.offer):
            return True
        red.play("ready" if "ready" in red.offer else dice.choice(red.offer))
    return False


def attacks(view: Message, offer: list[str]) -> list[str]:
    marches = [choice for choice in offer if choice.startswith("march ")]
    return [choice for choice in marches if view["owner"][choice.split()[1]] != view["seat"]]


def table_at_war(house: House) -> Opened:
    """Found by a bare socket: a page takes longer to draw."""
    for seed in range(20):
        table = printed(house)
        with house.server.seat(table, "red") as red:
            if fight_on(red, random.Random(seed)):
                return table
    raise AssertionError("nobody ever marches")


def test_w_0_2_eight_counties_are_out(general: General) -> None:
    assert (
        general.map.locator("svg [role=button][id^=place-]").count() == 45 - len(general.view["printed"]["out"]) == 37
    )


def test_the_map_keeps_its_size_when_cards_come(house: House, general: General) -> None:
    table = house.open("person", "random", "random", game="wallenstein", edition="base")
    drafting = General(house.guest().sit(table.id, table.tokens["red"]))
    drafting.await_question()
    strips = [player.page.locator(".strip") for player in (drafting, general)]
    assert [strip.locator(".row").count() for strip in strips] == [0, 1]
    before, after = (strip.bounding_box() for strip in strips)
    assert before == after


def test_w_0_4_the_draft_leads_to_a_plan_beside_the_map(house: House) -> None:
    table = house.open("person", "random", "random", game="wallenstein", edition="base")
    general = General(house.guest(viewport={"width": 390, "height": 844}).sit(table.id, table.tokens["red"]))
    general.await_question()
    groups = general.map.get_by_role("list", name="Army groups left").get_by_role("listitem")
    expect(groups).to_have_count(3)
    expect(groups.last).to_be_in_viewport(ratio=1)
    general.page.set_viewport_size({"width": 1400, "height": 900})
    names = general.map.locator(".county-card .name").all_inner_texts()
    buttons = general.actions.locator("[data-choice^=take]")
    assert buttons.all_inner_texts() == [f"Take: {name}" for name in names]

    general.page.set_viewport_size({"width": 844, "height": 390})
    expect(buttons.first).to_contain_text("building sites")
    expect(general.map.get_by_role("button", name="The draft", exact=True)).to_be_visible()
    general.page.set_viewport_size({"width": 1400, "height": 900})

    general.do(buttons.first.click)
    assert general.view["drafted"]
    expect(general.map.locator(".over .origin")).to_have_count(1)
    expect(general.map.locator(".over .gold")).to_have_count(0)
    general.await_question()
    general.to_planning()
    expect(general.map.locator(".desk .tower")).to_contain_text("The tower is filled")
    expect(general.map.locator(".sheet .tower")).to_have_count(0)


def test_w_1_3_a_season_is_planned_by_mouse(general: General) -> None:
    own = general.own
    general.lay(general.card(own[0]), "taxes")  # a card, then its space
    general.space("grain").click()  # a space, then its card
    general.do(general.card(own[1]).click)
    general.space("battle-a").click()  # a space, then a county of the map
    general.do(lambda: general.click_county(own[2]))
    assert [general.plan[space] for space in ("taxes", "grain", "battle-a")] == own[:3]

    general.space("taxes").click()  # two cards change places
    general.do(general.space("grain").click)
    general.wait(lambda: (general.plan["taxes"], general.plan["grain"]) == (own[1], own[0]), "the exchange")
    general.settle()
    general.space("taxes").click()  # a space with a card, then the card it is to have instead
    expect(general.space("taxes")).to_have_attribute("aria-pressed", "true")
    general.do(general.card(own[3]).click)
    general.wait(lambda: (general.plan["taxes"], general.plan["grain"]) == (own[3], own[0]), "the other card")
    general.settle()
    general.space("taxes").click()
    general.do(general.card(own[1]).click)
    general.wait(lambda: general.plan["taxes"] == own[1], "the first card again")
    general.settle()
    general.do(lambda: general.space("battle-a").drag_to(general.space("church")))
    general.wait(lambda: general.plan["church"] == own[2] and general.plan["battle-a"] is None, "the card dragged")
    general.settle()
    general.do(lambda: general.space("church").press("Delete"))
    general.wait(lambda: general.plan["church"] is None and general.plan["taxes"] == own[1], "the card taken back")
    general.settle()

    ready = general.map.get_by_role("button", name="Ready", exact=True)
    general.do(lambda: ready.press("Enter"))
    expect(general.page.get_by_text("W-1.3").first).to_be_visible()
    for county, space in zip(
        own[2:], ("palace", "church", "armies-5", "armies-3", "battle-a", "battle-b"), strict=False
    ):
        general.lay(general.card(county), space)
    for space in ACTIONS:
        if general.plan[space] is None:
            general.lay(general.blank, space)
    general.lay(general.coin(2), "bid")
    totals = general.map.locator(".totals")
    expect(totals).to_contain_text(re.compile(r"Thalers 18 → \d+"))
    general.do(ready.click)
    general.wait(lambda: general.view["stage"] != "plan" or general.view["ready"], "being ready")
    general.await_question()
    expect(general.map.get_by_role("region", name="Your plan").get_by_role("listitem")).to_have_count(11)
    expect(general.map.locator(".silent .plate")).to_have_count(8)


def test_w_1_7_the_season_is_played_to_its_end(general: General) -> None:
    general.to_planning()
    assert general.view["season"] == "summer"
    verbs = {choice.split()[0] for wish in general.line.wishes for choice in wish.get("choices", [])}
    assert {"plan", "ready", "place"} <= verbs
    errors = {answer["error"] for answer in general.line.answers if answer["type"] == "refused"}
    assert errors <= {"stale"}, "a bot that gets ready in the same moment makes the page send a choice again"


def test_w_2_8_armies_march_on_the_map(house: House) -> None:
    table = table_at_war(house)
    general = General(house.guest().sit(table.id, table.tokens["red"]))
    general.await_question()
    origin, county = general.view["origin"], attacks(general.view, general.offer)[0].split()[1]
    general.click_county(county)
    chooser = general.map.get_by_role("dialog")
    expect(chooser).to_contain_text("armies against you")
    general.do(chooser.locator("button.main").click)
    march = general.line.wishes[-1]["choices"]
    assert march[0].startswith(f"march {county} ")
    assert general.line.answers[-1]["type"] == "done"
    fought = [(event["origin"], event["county"]) for event in general.events if event["event"] == "attacked"]
    assert (origin, county) in fought
    tower = general.map.get_by_role("region", name="Cube tower")
    expect(tower).to_contain_text("came out")


def test_what_explains_a_space_covers_no_other(scribe: General) -> None:
    scribe.space("palace").hover()
    expect(scribe.page.locator("#explanation")).to_contain_text("Build a palace")
    note, space = scribe.page.locator("#explanation").bounding_box(), scribe.space("armies-5").bounding_box()
    assert note
    assert space
    assert note["x"] >= space["x"] + space["width"]


def test_a_map_seen_whole_is_seen_so_in_a_smaller_window(scribe: General) -> None:
    for size in ((1440, 900), (1280, 720)):
        scribe.page.set_viewport_size({"width": size[0], "height": size[1]})
        for county in ("mecklenburg", "kaernten", "lothringen", "schlesien"):
            expect(scribe.map.locator(f"#place-{county}")).to_be_in_viewport(ratio=1)
    scribe.page.set_viewport_size({"width": 1400, "height": 900})


def test_a_double_click_takes_up_one_card(scribe: General) -> None:
    card = scribe.card(scribe.own[0])
    card.dblclick()
    expect(card).to_have_attribute("aria-pressed", "true")
    scribe.page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_w_1_3_a_season_is_planned_by_keyboard(scribe: General) -> None:
    keyboard = scribe.page.keyboard
    cards = [*scribe.own[:8]]
    for county, space in zip(cards, ACTIONS, strict=False):
        scribe.card(county).focus()
        keyboard.press("Enter")
        scribe.space(space).focus()
        scribe.do(lambda: keyboard.press("Enter"))
    for space in [space for space in ACTIONS if scribe.plan[space] is None]:
        scribe.space(space).focus()
        keyboard.press("Enter")
        scribe.blank.focus()
        scribe.do(lambda: keyboard.press("Enter"))
    scribe.card(cards[0]).focus()
    keyboard.press("Enter")
    expect(scribe.card(cards[0])).to_have_attribute("aria-pressed", "true")
    keyboard.press("Escape")
    expect(scribe.card(cards[0])).to_have_attribute("aria-pressed", "false")
    scribe.coin(0).focus()
    keyboard.press("Enter")
    scribe.space("bid").focus()
    scribe.do(lambda: keyboard.press("Enter"))
    assert scribe.plan["bid"] == "coin-0"
    assert "ready" in scribe.offer, "every space is covered"


def test_axe_finds_nothing(scribe: General) -> None:
    scribe.unfold()
    assert findings(scribe) == [], "the plan"
    scribe.do(scribe.map.get_by_role("button", name="Ready", exact=True).click)
    scribe.await_question()
    assert scribe.view["stage"] == "choose-place"
    assert findings(scribe) == [], "the places"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there(general: General, language: str) -> None:
    general.speak(language)
    attributes = "all => all.flatMap(e => [e.getAttribute('aria-label') ?? '', e.title ?? ''])"
    spoken = general.page.locator("[aria-label], [title]").evaluate_all(attributes)
    text = "\n".join([general.page.locator("body").inner_text(), *map(str, spoken)])
    text += "\n".join(general.map.locator("svg text").all_text_contents())
    assert KEY.findall(text) == []
    own = dict(re.findall(r"^(board-[\w-]+) = (.*)$", (WORDS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))
    assert own["board-standing"] in text


CUT = """all => all.filter(e => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
  .map(e => e.outerHTML)"""


@pytest.mark.parametrize("size", [(800, 360), (390, 844)])
def test_nothing_is_cut_off_on_a_phone(house: House, size: tuple[int, int]) -> None:
    width, height = size
    table = house.open("person", "random", "random", game="wallenstein", edition="expanded", options=["set-up=printed"])
    general = General(house.guest(viewport={"width": width, "height": height}).sit(table.id, table.tokens["red"]))
    general.await_question()
    page = general.page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert page[0] == width
    if width > height:  # held upright, the page scrolls
        assert page[1] <= height + 1, "the line for screen readers is one pixel high"
        plan = general.map.bounding_box()
        assert plan
        assert plan["width"] == width, "nothing stands beside a plan"
    else:
        cut = general.map.locator(".desk, .rest, .events li").evaluate_all(CUT)
        assert cut == [], "the plan does not scroll within the page that scrolls"
    general.lay(general.card(general.own[0]), "taxes")
    for space in (*ACTIONS, "court-3", "bid"):
        general.space(space).scroll_into_view_if_needed()
        box = general.space(space).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    general.map.get_by_role("button", name="Map", exact=True).click()
    county = next(county for county in general.own[1:] if general.map.locator(f"#place-{county}").evaluate(SPOT))
    general.click_county(county)
    general.map.get_by_role("button", name="Plan", exact=True).click()
    general.do(general.space("grain").click)
    assert general.plan["grain"] == county


# ---- cards ----
TURNED = """
window.turned = {};
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    for (const card of [target, ...addedNodes].filter((node) => node.matches?.(".turns"))) {
      const style = getComputedStyle(card);
      const where = ["row", "events", "card"].find((name) => card.closest(`.${name}`)) ?? "elsewhere";
      turned[where] = [style.animationName, parseFloat(style.animationDuration) * 1000];
    }
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
"""


def test_cards_turn_over_when_they_are_shown(house: House) -> None:
    """The order of actions, the event of the season and the cards of plans; where motion is unwanted they fade."""
    table, dice = printed(house), random.Random(2)
    still, moving = (house.guest("x4", fresh=True, reduced_motion=wish) for wish in ("reduce", "no-preference"))
    for page in (still, moving):
        page.page.add_init_script(TURNED)
        page.visit(f"/table/{table.id}?watch")
        expect(page.map.locator("#place-altmark")).to_be_visible()  # what comes now is shown
    with house.server.seat(table, "red") as red:
        while red.view["season"] == "spring":
            red.until(lambda: bool(red.offer))
            red.play("ready" if "ready" in red.offer else dice.choice(red.offer))
    for page, name in ((still, "leaf-appears"), (moving, "turn")):
        page.page.wait_for_function("() => ['row', 'events', 'card'].every((where) => where in turned)")
        turned = page.page.evaluate("turned")
        assert {how for how, _ in turned.values()} == {name}
        assert max(ms for _, ms in turned.values()) <= 300
