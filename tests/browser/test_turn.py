"""A turn at the table: taking back, coming back, two tabs, looking on, asking why, odds, the past."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import House
from tests.browser.player import ATTACK, DONE, FROM, NEXT_FRAME, PLACE, Gate, Player
from tests.browser.words import messages
from tests.server.client import Seat


def shown(page: Player) -> tuple[str, list[str], list[str]]:
    """The position, what is asked, and what is offered."""
    return page.prompt.inner_text(), page.labels(), page.buttons()


def counted(page: Player, name: str, armies: int) -> None:
    page.wait(lambda: page.armies(name) == armies, f"{armies} armies in {name}")


def at_war(house: House, page: Player | None = None) -> tuple[Player, str, str]:
    """Red has placed its armies together next to an enemy and set out from there: the page, origin and target."""
    table = house.strong_table()
    with house.server.seat(table, "red") as red:
        origin, target = map(name_of, set_out(house, red))
    page = (page or house.guest()).sit(table.id, table.tokens["red"]).await_turn()
    assert target in page.offered(ATTACK)
    return page, origin, target


def set_out(house: House, red: Seat) -> tuple[str, str]:
    """By a bare socket: a page takes longer to draw."""
    links = house.server.get("/api/games/la-conquete-du-monde/board").json()["links"]["table"]
    owner = red.view["owner"]
    pairs = [link["between"] for link in links if not link.get("switch")]
    fronts = [(a, b) for pair in pairs for a, b in (pair, pair[::-1]) if owner[a] == "red" != owner[b]]
    origin, target = random.Random(1).choice(sorted(fronts))
    while red.view["stage"] == "reinforce":
        assert red.play(f"place {origin} all")["type"] == "done"
    assert red.play(f"from {origin}")["type"] == "done"
    return origin, target


def name_of(territory: str) -> str:
    return messages()[f"territory-{territory}"]


# ---- taking back ----
def test_undo_and_restart_turn(house: House) -> None:
    page = house.seat()
    expect(page.undo).to_be_disabled()
    expect(page.restart).to_be_disabled()
    before = shown(page)
    first, second = page.offered(PLACE)[:2]
    armies = page.armies(first)
    page.click(first)
    counted(page, first, armies + 1)
    page.do(page.undo.click)
    assert shown(page) == before
    expect(page.undo).to_be_disabled()
    others = page.armies(second)
    page.click(first)
    page.click(second)
    counted(page, second, others + 1)
    expect(page.restart).to_be_enabled()
    page.do(page.restart.click)
    assert shown(page) == before
    expect(page.restart).to_be_disabled()
    expect(page.undo).to_be_disabled()


def test_a_die_cannot_be_taken_back(house: House) -> None:
    page, _, target = at_war(house)
    expect(page.undo).to_be_enabled()
    page.point(target)
    page.do(dice_buttons(page).last.click)
    expect(page.undo).to_be_disabled()
    expect(page.restart).to_be_disabled()


# ---- coming back, and being there twice ----
def test_reload_in_mid_turn(house: House) -> None:
    page = house.seat()
    name = page.offered(PLACE)[0]
    page.click(name)
    before = shown(page)
    page.page.reload()
    page.see_map()
    assert shown(page) == before
    expect(page.undo).to_be_enabled()
    armies = page.armies(name)
    page.click(name)
    counted(page, name, armies + 1)


def test_two_tabs_of_one_seat(house: House) -> None:
    here = house.seat()
    there = house.tab(here).visit(here.page.url).see_map()
    name = here.offered(PLACE)[0]
    armies = here.armies(name)
    here.click(name)
    for page in (here, there):
        counted(page, name, armies + 1)
    there.do(there.undo.click)
    for page in (here, there):
        counted(page, name, armies)


def test_an_action_in_a_stale_tab_breaks_nothing(house: House) -> None:
    """The other tab is a bare socket here, and acts while news do not reach the page."""
    table = house.strong_table()  # two armies at least are to be placed
    page = house.guest(fresh=True)
    gate = Gate(page.page)
    page.sit(table.id, table.tokens["red"]).await_turn()
    choice = next(choice for choice in page.update["offer"] if choice.startswith("place "))
    name = name_of(choice.split()[1])
    armies = page.armies(name)
    with house.server.seat(table, "red") as other:
        gate.shut = True
        assert other.play(choice)["type"] == "done"
        page.point(name)
        page.wait(lambda: bool(page.line.answers), "the answer to the stale tab")
        assert [(m["type"], m.get("error")) for m in page.line.answers] == [("refused", "stale")]
        assert page.armies(name) == armies
        gate.open()
        counted(page, name, armies + 1)
        page.click(name)
        counted(page, name, armies + 2)
        assert other.listen().view["armies"][choice.split()[1]] == armies + 2


def test_a_spectator_sees_the_board_and_cannot_act(house: House) -> None:
    table = house.open()
    page = house.guest().sit(table.id)
    page.wait(lambda: "Waiting for Red: placing" in page.prompt.inner_text(), "the turn of Red")
    labels = page.labels()
    assert len(labels) == 42
    assert all(re.fullmatch(r"[^:]+: (Red|Blue|Green), \d+ arm(y|ies)", label) for label in labels)
    assert page.buttons() == []
    expect(page.undo).to_be_disabled()
    expect(page.restart).to_be_disabled()
    before = page.update["revision"]
    page.point("Brazil")
    with house.server.seat(table, "red") as red:
        assert red.play(red.offer[0])["type"] == "done"
        page.wait(lambda: page.update["revision"] != before, "news, before which a wish would have been sent")
    page.settle()
    assert page.line.wishes == []
    assert not page.page.get_by_text("Your cards").count()
    assert not page.page.get_by_text("Standing orders").count()
    expect(page.side.get_by_text("1 spectator", exact=True)).to_be_visible()


# ---- why not ----
def test_an_impossible_territory_says_why_with_its_rule(house: House) -> None:
    page = house.seat()
    foreign = next(label.partition(":")[0] for label in page.labels() if ": Red," not in label)
    page.click(foreign)
    notice = page.map.get_by_role("status").filter(has_text=messages()["refusal-not-yours"])
    expect(notice).to_be_visible()
    assert [json.loads(frame)["type"] for frame in page.line.sent] == ["hello", "why"]
    notice.get_by_role("button", name=re.compile(r"^Rule CM-")).click()
    rule = page.page.get_by_role("dialog", name=re.compile(r"^Rule CM-\d\.\d$"))
    expect(rule).to_be_visible()
    number = rule.get_by_role("heading").inner_text().removeprefix("Rule ")
    expect(rule).to_contain_text(messages()[f"rule-{number.replace('.', '_')}"])
    rule.get_by_role("button", name="Close").click()
    expect(rule).to_be_hidden()
    page.click(foreign)
    expect(notice).to_be_visible()
    page.log.get_by_role("button").last.click()
    expect(notice).to_have_count(0)  # something else was done


# Pairs of boxes of which one lies upon the other.
UPON = """selector => {
  const boxes = [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
  return boxes.flatMap((a, k) => boxes.slice(k + 1).filter(b =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length;
}"""


def test_on_a_phone_what_is_said_at_the_foot_of_the_map_covers_nothing(house: House) -> None:
    table = house.open("heuristic", "person", "heuristic")
    page = house.guest(viewport={"width": 390, "height": 844}).sit(table.id, table.tokens["blue"]).await_turn()
    expect(page.last_battle).to_be_visible()
    foreign = next(label.partition(":")[0] for label in page.labels() if ": Blue," not in label)
    page.do(lambda: page.territory(foreign).press("Enter"))
    expect(page.map.locator(".notices p")).to_be_visible()
    foot = "main section[aria-labelledby=battle], main .notices p, main .zoom"
    page.page.evaluate(NEXT_FRAME)
    assert page.page.locator(foot).count() == 3
    assert page.page.evaluate(UPON, foot) == 0


def test_a_line_of_the_log_opens_its_rule(house: House) -> None:
    page = house.seat()
    page.log.get_by_role("button", name=re.compile(r"^Rule CM-2\.1")).last.click()
    rule = page.page.get_by_role("dialog", name="Rule CM-2.1")
    expect(rule).to_contain_text(messages()["rule-CM-2_1"])
    page.page.keyboard.press("Escape")
    expect(rule).to_be_hidden()


# ---- the past ----
def test_replay_to_the_beginning_and_back_to_now(house: House) -> None:
    page = house.seat()
    page.click(page.offered(PLACE)[0])
    page.click(page.offered(PLACE)[0])
    before, asked = shown(page), len(page.line.sent)
    replay = page.side.get_by_role("region", name="Replay")
    replay.get_by_role("button", name="To the beginning").click()
    expect(page.prompt).to_contain_text("Looking back (point 1).")
    expect(page.prompt).to_contain_text(page.log.locator("li").first.inner_text().partition("\n")[0])
    assert all(": nobody, 0 armies" in label for label in page.labels())
    assert not page.offered(PLACE)
    expect(page.undo).to_be_disabled()
    assert page.buttons() == ["Back to now"]
    replay.get_by_role("button", name="One step on").click()
    expect(page.prompt).to_contain_text("Looking back (point 2).")
    page.action("Back to now").click()
    assert shown(page) == before
    replay.get_by_role("button", name="One step back").click()
    expect(page.prompt).to_contain_text("Looking back")
    replay.get_by_role("button", name="Back to now").click()
    assert shown(page) == before
    assert len(page.line.sent) == asked, "what happened is known: nobody is asked for it"


def test_looking_back_goes_by_keys_and_a_slider_that_ends_now(house: House) -> None:
    page = house.seat()
    slider = page.side.get_by_role("slider", name="Point in the game")
    slider.fill("1")
    slider.blur()
    for key, point in ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("Home", 1):
        page.page.keyboard.press(key)
        expect(page.prompt).to_contain_text(f"Looking back (point {point}).")
    page.page.keyboard.press("End")
    expect(page.prompt).not_to_contain_text("Looking back")
    slider.fill("1")
    expect(page.prompt).to_contain_text("Looking back")
    slider.fill(slider.get_attribute("max") or "")
    expect(page.prompt).not_to_contain_text("Looking back")
    assert page.offered(PLACE)


def test_since_your_last_turn_is_offered_after_a_turn_only(house: House) -> None:
    page = house.seat()
    replay = page.side.get_by_role("region", name="Replay")
    since = replay.get_by_role("button", name=re.compile(r"^Since your last turn: \d+ event"))
    before = replay.bounding_box()
    assert before
    expect(since).to_be_hidden()
    page.place_all(page.offered(PLACE)[0])
    turn = page.update["view"]["round"]
    while page.is_asked and page.update["view"]["round"] == turn:
        page.press(DONE)
    page.wait(lambda: page.is_asked and page.update["view"]["round"] > turn, "the next turn")
    expect(since).to_be_visible()
    after = replay.bounding_box()
    assert after
    assert after["height"] == before["height"]
    asked = len(page.line.sent)
    since.click()
    expect(page.prompt).to_contain_text("Looking back")
    replay.get_by_role("button", name="Pause").click()
    page.action("Back to now").click()
    expect(page.prompt).not_to_contain_text("Looking back")
    assert len(page.line.sent) == asked


# ---- standing orders ----
def test_standing_orders_can_be_changed(house: House) -> None:
    page = house.seat()
    orders(page).select_option("Ask me each time")
    page.settle()
    page.wait(lambda: page.update["view"]["orders"] == {"defence": "ask"}, "the order")
    page.page.reload()
    page.see_map()
    expect(orders(page)).to_have_value("ask")
    page.do(lambda: orders(page).select_option("Always roll as many as possible"))
    page.wait(lambda: page.update["view"]["orders"] == {"defence": "maximum"}, "the order")


def orders(page: Player) -> Locator:
    found = page.side.get_by_role("combobox", name=messages()["order-defence"])
    if not found.is_visible():
        page.side.get_by_text("Standing orders", exact=True).click()
    return found


# ---- attacking ----
def dice_buttons(page: Player) -> Locator:
    return page.chooser.get_by_role("group", name="Dice of the attack").get_by_role("button")


def test_odds_are_shown_before_an_attack(house: House) -> None:
    page, origin, target = at_war(house)
    page.point(target)
    expect(page.chooser).to_contain_text(f"{origin} {page.armies(origin)} → {target} {page.armies(target)}")
    expect(page.chooser).to_contain_text("Taken in the end, by the dice of this roll:")
    most = min(3, page.armies(origin) - 1)
    shown = [text.split("\n") for text in dice_buttons(page).all_inner_texts()]
    assert [dice for dice, _ in shown] == ["1 die", "2 dice", "3 dice"][:most]
    chances = [chance for choice, chance in page.update["odds"].items() if choice[:-2] == chosen(page, target)]
    for (_, said), chance in zip(shown, chances, strict=True):
        assert float(said.removeprefix("over ").removesuffix("%")) == pytest.approx(100 * chance, abs=0.1)
    assert page.line.wishes == [], "looking at them is no attack"
    page.page.keyboard.press("Escape")
    expect(page.chooser).to_be_hidden()
    assert target in page.offered(ATTACK)


def chosen(page: Player, target: str) -> str:
    """The attack on a territory, without its dice."""
    return next(f"attack {t}" for t in page.update["view"]["owner"] if name_of(t) == target)


PROTECTED = """
const parse = JSON.parse;
JSON.parse = (...said) => {
  const message = parse(...said);
  if (message?.type === "update") {
    message.view.protected = Object.keys(message.view.owner);
    for (const choice in message.odds) message.odds[choice] = 0;
  }
  return message;
};
"""


def test_cm_6_3_a_protected_territory_shows_no_chance(house: House) -> None:
    """The server's words, but every territory is somebody's protected last one."""
    page = house.guest(fresh=True)
    page.page.add_init_script(PROTECTED)
    page, _, target = at_war(house, page)
    page.point(target)
    expect(page.chooser).to_contain_text("cannot be taken yet: it is its holder’s last territory")
    expect(page.chooser).not_to_contain_text("%")


def after_a_conquest(house: House) -> tuple[Player, int]:
    """Red has taken a territory with one die, and at least two armies may follow: the page, and how many."""
    while True:
        table = house.strong_table()
        with house.server.seat(table, "red") as red:
            origin, target = set_out(house, red)
            while f"attack {target} 1" in red.offer and red.view["armies"][origin] >= 4:
                assert red.play(f"attack {target} 1")["type"] == "done"
            if red.view["stage"] == "follow":
                page = house.guest().sit(table.id, table.tokens["red"]).await_turn()
                return page, red.view["armies"][origin] - 1


def test_cm_3_6_all_follow_unless_fewer_are_wanted_and_never_more(house: House) -> None:
    page, spare = after_a_conquest(house)
    field = page.actions.get_by_role("spinbutton", name="Number of armies")
    expect(field).to_have_value(str(spare))
    expect(page.prompt).to_contain_text(f"at most {spare}")
    field.fill("99")
    expect(field).to_have_value(str(spare))
    field.fill(str(spare - 1))
    page.press(f"Send {spare - 1}")
    assert page.line.wishes[-1]["choices"] == ["follow"] * (spare - 1)
    expect(field).to_have_count(0)  # one is all there is
    page.press("Send 1")
    assert page.line.wishes[-1]["choices"] == ["follow all"]
    assert [answer["type"] for answer in page.line.answers[-2:]] == ["done", "done"]
    assert page.update["view"]["stage"] == "combat"


def test_attack_until_fights_on_and_ends(house: House) -> None:
    page, origin, target = at_war(house)
    page.point(target)
    keep = max(1, page.armies(origin) - 2)
    page.chooser.get_by_label("but keep").fill(str(keep))
    page.chooser.get_by_role("button", name="Attack until taken").click()
    page.wait(lambda: not page.page.get_by_role("button", name="Stop").count(), "the end of the fight", 60)
    page.settle()
    attacks = [wish for wish in page.line.wishes if wish["choices"][0].startswith("attack ")]
    assert attacks
    assert len(attacks) < 50
    taken = ": Red," in (page.territory(target).get_attribute("aria-label") or "")
    assert taken or page.armies(origin) <= keep
    assert not [message for message in page.line.answers if message["type"] == "refused"]
    battle = page.map.get_by_role("region", name="Last battle")
    expect(battle).to_contain_text(f"{origin} → {target}")
    expect(battle.get_by_role("img", name=re.compile(r"^Attack: [1-6]"))).to_be_visible()
    battle.get_by_role("button", name="Dismiss").click()
    expect(battle).to_be_hidden()


# What the chooser shows in every frame: before what one did is shown, and while it is.
WATCH_CHOOSER = """() => {
  window.seen = { before: [], during: [] };
  const look = () => {
    const chooser = document.querySelector(".chooser"), buttons = [...chooser?.querySelectorAll(".row button") ?? []];
    const { x, y, height } = chooser?.getBoundingClientRect() ?? {};
    const lively = (button) => button.ariaDisabled !== "true" || getComputedStyle(button).opacity === "1";
  const live = buttons.some(lively);
    const state = JSON.stringify([x, y, height, chooser?.querySelector("h2").innerText]);
    if (document.querySelector("header.past")) seen.during.push([state, live]);
    else if (!seen.during.length) seen.before.push([state, live]);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_while_the_dice_are_shown_the_chooser_stays_as_it_was_and_is_inert(house: House) -> None:
    page, _, target = at_war(house)
    page.page.get_by_role("button", name="1×", exact=True).click()
    page.point(target)
    expect(page.chooser.locator(".chance").first).to_be_visible()
    expect(page.chooser.locator(".hint")).to_be_visible()
    page.page.evaluate(WATCH_CHOOSER)
    page.do(dice_buttons(page).last.click)
    page.page.wait_for_function("() => seen.during.length && !document.querySelector('header.past')")
    seen = page.page.evaluate("seen")
    before, live = map(set, zip(*seen["before"], strict=True))
    assert len(before) == 1
    assert True in live
    assert {tuple(frame) for frame in seen["during"]} == {(*before, False)}


def test_held_upright_the_chooser_lies_below_the_board(house: House) -> None:
    page, _, target = at_war(house, house.guest(viewport={"width": 390, "height": 844}))
    page.point(target)
    boxes = "all => all.map(one => one.getBoundingClientRect().toJSON())"
    board, chooser = page.page.locator(".board, .chooser").evaluate_all(boxes)
    assert board["bottom"] <= chooser["top"] < chooser["bottom"] <= 844


def test_escape_lets_go_of_the_territory_chosen(house: House) -> None:
    page, origin, _ = at_war(house)
    page.do(lambda: page.page.keyboard.press("Escape"))
    assert origin in page.offered(FROM)


# ---- the map ----
def test_the_map_lets_go_when_the_button_is_released_outside(house: House) -> None:
    page = house.seat()
    page.map.get_by_role("button", name="Zoom in").click()
    mouse, greenland = page.page.mouse, page.territory("Greenland")
    edge = page.side.bounding_box()
    assert edge
    mouse.move(edge["x"] - 20, 500)
    mouse.down()
    mouse.move(edge["x"] + 100, 500)
    mouse.up()
    before = left_of(greenland)
    mouse.move(edge["x"] - 300, 500, steps=5)
    assert left_of(greenland) == pytest.approx(before, abs=0.5)


def test_drag_and_wheel_move_the_map_and_choose_nothing(house: House) -> None:
    page = house.seat()
    mouse, brazil = page.page.mouse, page.territory("Brazil")
    first = left_of(brazil)
    mouse.move(500, 500)
    mouse.wheel(0, -600)
    page.wait(lambda: abs(left_of(brazil) - first) > 5, "the map to grow")
    before = left_of(brazil)
    mouse.down()
    mouse.move(560, 470, steps=6)
    mouse.up()
    assert left_of(brazil) - before == pytest.approx(60, abs=12)
    page.map.get_by_role("button", name="Show the whole map").click()
    page.wait(lambda: abs(left_of(brazil) - first) < 0.5, "the whole map")
    assert page.line.wishes == []


def left_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["x"]


def test_held_upright_the_map_fills_a_phone_and_shows_where_to_act(house: House) -> None:
    page = house.seat(viewport={"width": 390, "height": 844})
    boxes = [page.territory(name).bounding_box() for name in page.offered(PLACE)]
    assert any(box and 0 < box["x"] + box["width"] / 2 < 390 for box in boxes)
    iceland = page.territory("Iceland").bounding_box()
    assert iceland
    assert min(iceland["width"], iceland["height"]) >= 24
    numbers = page.map.locator("svg .piece text").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert len(numbers) == 42
    assert min(numbers) >= 11


def test_held_upright_the_whole_world_can_be_shown_and_reached(house: House) -> None:
    page = house.seat(viewport={"width": 390, "height": 844})
    ukraine = page.territory("Ukraine")
    before = left_of(ukraine)
    assert out_of_reach(page)
    page.map.get_by_role("button", name="Show the whole map").click()
    assert out_of_reach(page) == []
    page.map.get_by_role("button", name="Fill the frame").click()
    assert left_of(ukraine) == pytest.approx(before, abs=1)


def out_of_reach(page: Player) -> list[str]:
    names = [label.partition(":")[0] for label in page.labels()]
    return [name for name in names if page.spot(name) is None]


# ---- advice ----
def test_who_cannot_be_advised_yet_is_told_so(house: House) -> None:
    """Rules are not compiled here."""
    table = house.open(terms={"advice": True})
    page = house.guest().sit(table.id, table.tokens["red"]).await_turn()
    page.side.get_by_text("Advice", exact=True).click()
    page.side.get_by_role("button", name="What would a strong bot do?").click()
    expect(page.side.get_by_text("No advice just now")).to_be_visible()


# ---- parts that are gone ----
def test_whoever_has_an_older_client_is_told_so(house: House) -> None:
    player = house.seat()
    player.page.route("**/assets/RulesReader*", lambda route: route.fulfill(status=404))
    rules = player.page.get_by_role("button", name="Rules", exact=True)
    rules.click()
    expect(player.page.get_by_role("alert").filter(has_text="newer version")).to_be_visible()
    player.page.unroute_all()
    player.page.keyboard.press("Escape")  # out of the dialog that stays empty
    player.page.get_by_role("button", name="Load the page anew").click()
    expect(player.page.get_by_role("alert").filter(has_text="newer version")).to_be_hidden()
    rules.click()
    expect(player.page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
    player.problems = [one for one in player.problems if "RulesReader" not in one and "404" not in one]


def test_a_form_that_cannot_be_filled_in_is_not_opened(house: House) -> None:
    player = house.guest(fresh=True).visit("/")
    page = player.page
    card = page.get_by_role("article").filter(has_text="Wallenstein")
    expect(card).to_be_visible()
    page.route("**/api/**", lambda route: route.abort())
    card.get_by_role("button", name="Open a table").click()
    expect(card.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.unroute_all()
    card.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("dialog")).not_to_contain_text("edition-")
    expect(card.get_by_role("alert")).to_have_count(0)
    player.problems = [one for one in player.problems if "ERR_FAILED" not in one]


def test_the_menu_closes_once_it_was_used(house: House) -> None:
    page = house.seat(viewport={"width": 844, "height": 390})
    menu = page.page.get_by_role("button", name="Menu", exact=True)
    tools = page.page.get_by_role("navigation", name="Tools")
    rules = page.page.get_by_role("dialog").filter(visible=True)

    page.open_menu()
    tools.get_by_role("button", name="Sound").click()
    expect(tools).to_be_visible()
    tools.get_by_role("button", name="Rules").click()
    rules.get_by_role("button", name="Close").click()
    expect(tools).to_be_hidden()
    expect(menu).to_be_focused()

    page.open_menu()
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Escape")
    expect(tools).to_be_hidden()
    expect(menu).to_be_focused()

    page.open_menu()
    page.prompt.click()
    expect(tools).to_be_hidden()


def test_whoever_is_out_is_told_so(house: House) -> None:
    """The server's words are changed on their way: to be driven out by bots takes many rounds."""
    table = house.open()
    page = house.guest(fresh=True)
    page.page.route_web_socket("**/ws/*", drive_out)
    page.sit(table.id, table.tokens["red"])
    expect(page.prompt).to_contain_text("You are out; the game goes on without you.")


def drive_out(page: WebSocketRoute) -> None:
    def tell(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "update":
            told["view"] |= {"owner": dict.fromkeys(told["view"]["owner"], "blue"), "round": 9}
            told["offer"] = []
        page.send(json.dumps(told))

    server = page.connect_to_server()
    page.on_message(server.send)
    server.on_message(tell)
