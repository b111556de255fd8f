"""What others do is shown event by event, at the speed the reader likes; the table is further meanwhile."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.player import DONE, Player

CARDS = """
window.cards = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const card of [...addedNodes].filter((node) => node.matches?.(".dealt")))
      cards.push({ seen: card.textContent.trim(), hidden: card.getAttribute("aria-hidden") });
}).observe(document, { subtree: true, childList: true });
"""


def end_the_turn(player: Player) -> None:
    """Place what there is and go on until others act; nobody waits until all of that has been shown."""
    now = player.update["view"]["round"]
    while player.update["offer"] and player.update["view"]["round"] == now:
        if places := player.offered("Place armies here"):
            player.place_all(places[0])
        else:
            answers = len(player.line.answers)
            player.action(DONE).first.click()
            player.wait(lambda before=answers: len(player.line.answers) > before, "the answer")  # type: ignore[misc]


def test_others_are_shown_one_by_one_and_can_be_skipped(house: House) -> None:
    player = house.seat()
    player.page.get_by_role("button", name="1×", exact=True).click()
    end_the_turn(player)
    skip = player.action("Skip to my turn")
    expect(skip).to_be_visible()
    expect(player.map.get_by_text("Shown: what has just happened")).to_be_visible()
    player.wait(lambda: bool(player.update["offer"]), "the table to be further than the page")
    assert not player.is_asked
    assert not player.offered("Place armies here")
    skip.click()
    player.await_turn()
    assert player.offered("Place armies here")


def test_held_upright_what_is_said_of_the_past_stands_beside_the_button_and_covers_no_board(house: House) -> None:
    phone = house.guest("x1", viewport={"width": 390, "height": 844})
    phone.sit(house.open("heuristic", "heuristic", "heuristic", game="gods-playground").id)
    shown = "Shown: what has just happened"
    expect(phone.actions.get_by_text(shown)).to_be_visible()
    expect(phone.map.get_by_text(shown)).to_have_count(0)


def test_the_log_stays_at_its_end_while_lines_come(house: House) -> None:
    """Three bots fill it faster than it is scrolled; nobody has scrolled it away from there."""
    player = house.guest("x4").sit(house.open("heuristic", "heuristic", "heuristic").id)
    watch(player, 10)
    player.wait(lambda: is_at_end(player), "the end of the log")
    expect(player.log.get_by_role("button", name="Newer lines")).to_be_hidden()


def watch(player: Player, events: int) -> None:
    shown = player.log.locator("[aria-current]")
    for _ in range(events):
        before = shown.inner_text()
        expect(shown).not_to_have_text(before)


def is_at_end(player: Player) -> bool:
    left: int = player.log.locator(".box").evaluate("box => -box.scrollTop")
    return left < 40


def test_whoever_reads_further_up_in_the_log_is_told_of_newer_lines(house: House) -> None:
    player = house.guest("x4").sit(house.open("heuristic", "heuristic", "heuristic").id)
    newer = player.log.get_by_role("button", name="Newer lines")
    player.wait(lambda: player.log.get_by_role("listitem").count() > 20, "a log that can be scrolled")
    player.log.locator(".box").hover()
    for _ in range(3):  # a line that comes in the same frame is no reader's doing
        player.page.mouse.wheel(0, -100)
        watch(player, 1)
    newer.click()
    for _ in range(2):
        expect(newer).to_be_hidden()
        player.wait(lambda: is_at_end(player), "the end of the log")
        watch(player, 5)


def test_the_speed_is_kept(house: House) -> None:
    player = house.seat()
    player.page.get_by_role("button", name="4×", exact=True).click()
    player.page.reload()
    expect(player.page.get_by_role("button", name="4×", exact=True)).to_have_attribute("aria-pressed", "true")
    assert player.page.evaluate("localStorage.getItem('wartable.speed')") == "x4"


def test_a_card_drawn_goes_to_its_owner_and_only_one_s_own_is_seen(house: House) -> None:
    player = house.guest("x4", fresh=True)
    player.page.add_init_script(CARDS)
    house.seat(player)
    end_the_turn(player)
    player.await_turn()
    cards = player.page.evaluate("cards")
    updates = [message for frame in player.line.received if (message := json.loads(frame))["type"] == "update"]
    heard = [event for update in updates[1:] for event in update["events"]]
    drawn = [event for event in heard if event["event"] in ("drew", "drew-card")]
    faces = [event["arm"] for event in drawn if event["event"] == "drew-card"]
    assert faces
    assert [card["seen"] for card in cards if card["seen"]] == faces
    assert sum(not card["seen"] for card in cards) == sum(event["seat"] != "red" for event in drawn) > 0
    assert {card["hidden"] for card in cards} == {"true"}
