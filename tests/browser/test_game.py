"""Two people and a bot play a whole short game by mouse, and a spectator looks on."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import wartable
from tests.browser.conftest import House
from tests.browser.player import Message, Player
from tests.server.client import await_person

PRIVATE = ("drew-card", "seized-cards")


@dataclass(frozen=True)
class Played:
    """A game that is over, with all who saw it."""

    table: str
    red: Player
    blue: Player
    spectator: Player
    tokens: dict[str, str]

    @property
    def people(self) -> dict[str, Player]:
        return {"red": self.red, "blue": self.blue}


def open_in_lobby(page: Player) -> str:
    """Three seats, two of them for people, two rounds; returns the secret link of Blue."""
    form = page.new_table("La Conquête du Monde")
    form.get_by_role("combobox", name="Players", exact=True).select_option("3")
    form.get_by_role("combobox", name="Red", exact=True).select_option("person")
    form.get_by_role("combobox", name="Blue", exact=True).select_option("person")
    assert form.get_by_role("combobox", name="Green", exact=True).locator("option:checked").inner_text() == "bot"
    form.get_by_text("Options", exact=True).click()
    form.get_by_label(re.compile("^Last round")).fill("2")
    form.get_by_role("button", name="Open the table").click()
    return form.get_by_role("textbox", name="Blue", exact=True).input_value()


@pytest.fixture(scope="module")
def played(long_house: House) -> Played:
    red, blue, spectator = (long_house.guest() for _ in range(3))
    link = open_in_lobby(red)
    row = red.page.get_by_role("listitem").filter(has=red.page.get_by_role("textbox", name="Red"))
    row.get_by_role("button", name="Take this seat").click()
    red.see_map()
    blue.visit(link).see_map()
    table = re.fullmatch(r".*/table/(.+)#(.+)", link)
    assert table
    assert table[1] in red.page.url
    own = next(mine for mine in red.remembered() if mine["table"] == table[1])
    spectator.sit(table[1])
    play_out([red, blue], random.Random(5))
    spectator.wait(lambda: spectator.is_over, "the end of the game")
    return Played(table[1], red, blue, spectator, {"red": own["token"], "blue": table[2]})


def play_out(people: list[Player], dice: random.Random) -> None:
    for _ in range(400):
        people[0].wait(lambda: any(player.is_asked or player.is_over for player in people), "a turn, or the end")
        if any(player.is_over for player in people):
            return
        next(player for player in people if player.is_asked).step(dice)
    raise AssertionError("the game does not end")


# ---- the end ----
def test_the_winners_are_shown_to_all(played: Played) -> None:
    winners = played.red.update["view"]["winners"]
    assert winners
    for player in (played.red, played.blue, played.spectator):
        expect(player.prompt).to_contain_text("The game is over. Victory: ")
        for seat in winners:
            expect(player.prompt).to_contain_text(seat.capitalize())
        marked = player.side.get_by_role("listitem").filter(has_text="victory").filter(has_text="territor")
        assert marked.count() == len(winners)
        assert player.buttons() == []


def test_the_seed_is_revealed_and_checked_on_the_page(played: Played) -> None:
    for player in (played.red, played.blue, played.spectator):
        expect(player.side.get_by_text("the seed matches the promise")).to_be_visible()
        codes = player.side.get_by_role("code").all_inner_texts()
        commitment, seed = codes[:2]
        assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment


def test_the_record_is_downloaded_and_proves_every_die(played: Played, tmp_path: Path) -> None:
    with played.blue.page.expect_download() as download:
        played.blue.side.get_by_role("link", name="The record of this game").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert wartable.verify(file.read_text(encoding="utf-8")) > 42


def test_the_dice_chooser_was_used(played: Played) -> None:
    """The mouse got through every step: armies placed, attacks with chosen dice, turns ended."""
    for player in played.people.values():
        choices = {choice.split()[0] for wish in player.line.wishes for choice in wish.get("choices", [])}
        assert {"place", "from", "attack", "done"} <= choices
        refused = [message for message in player.line.answers if message["type"] == "refused"]
        assert refused == []


def test_nothing_is_taken_back_once_the_seed_is_known(house: House) -> None:
    table = house.open("person", "person", options=["round-limit=1"])
    with house.server.party(table) as party:
        while (seat := await_person(party)) is not None:
            last = next(name for name, other in party.items() if other is seat)
            seat.play("done" if "done" in seat.offer else seat.offer[0])
    page = house.guest().sit(table.id, table.tokens[last])
    expect(page.side.get_by_text("the seed matches the promise")).to_be_visible()
    assert page.undo.is_disabled()
    assert page.restart.is_disabled()


# ---- secrets, on the bytes of the sockets ----
def test_cards_drawn_are_told_to_their_seat_only(played: Played) -> None:
    for seat, player in played.people.items():
        told = [event for event in events(player) if event["event"] in PRIVATE]
        assert told
        assert {event["seat"] for event in told} == {seat}
    assert not [event for event in events(played.spectator) if event["event"] in PRIVATE]
    assert not any(name in frame for frame in frames(played.spectator) for name in PRIVATE)


def test_no_hand_of_another_seat_is_sent(played: Played) -> None:
    for seat, player in played.people.items():
        views = [message["view"] for message in messages(player) if "view" in message]
        assert {view["seat"] for view in views} == {seat}
        assert any(view.get("hand") for view in views)
        for view in views:
            hands = [path for path in paths(view) if path[-1] == "hand"]
            assert hands in ([], [("hand",)])
            assert sum((view.get("hand") or {}).values()) == view["hand_sizes"][seat]
    for view in [message["view"] for message in messages(played.spectator) if "view" in message]:
        assert view["seat"] is None
        assert not view.get("hand")


def test_no_token_is_ever_sent_to_a_browser(played: Played) -> None:
    for player in (played.red, played.blue, played.spectator):
        for token in played.tokens.values():
            assert not any(token in frame for frame in frames(player))
    for seat, player in played.people.items():
        others = [token for name, token in played.tokens.items() if name != seat]
        sent = [frame for line in player.lines for frame in line.sent]
        assert not any(token in frame for token in others for frame in sent)


def frames(player: Player) -> list[str]:
    return [frame for line in player.lines for frame in line.received]


def messages(player: Player) -> list[Message]:
    return [json.loads(frame) for frame in frames(player)]


def events(player: Player) -> list[Message]:
    return [event for message in messages(player) for event in message.get("events", [])]


def paths(data: Any, here: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """All keys of nested data, with the way to them."""
    children = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in children:
        yield (*here, str(key))
        yield from paths(value, (*here, str(key)))
