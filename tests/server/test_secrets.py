"""What must never reach a connection, a page, the disk or a log: read on the raw bytes."""

from __future__ import annotations

import hashlib
import random
import re
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.server.client import GAME, Guest, Message, Opened, Seat, ServerProcess, await_person, play_out
from wartable.bots import make_bot

OWN = ("drew-card", "seized-cards")  # events only their seat may hear
HANDS = re.compile(rb'"hand":\{([^{}]*)\}')


class Evening:
    """A game with an elimination, played to its end, and everything anyone received."""

    def __init__(self, server: ServerProcess, options: list[str], seed: int) -> None:
        self.table = server.open(["person"] * 3, options=options)
        self.pages: list[bytes] = []
        dice = random.Random(seed)
        game = wartable.load(GAME, 3, None, options)
        bot = make_bot("heuristic", game, seed)
        with server.party(self.table) as self.party, server.guest(self.table) as self.guest:
            for seat in self.party.values():
                assert seat.order("defence", dice.choice(("ask", "maximum")))["type"] == "done"
            while (asked := await_person(self.party)) is not None:
                if dice.random() < 0.02:  # before the choice: the last one ends the game, and its secrets
                    self._look_around(server, dice)
                assert asked.play(bot.choose(asked.view, asked.offer))["type"] == "done"
            for watcher in self.watchers.values():
                watcher.listen()
        self.record = server.get(f"/api/tables/{self.table.id}/record").text
        self.truth = wartable.replay(self.record)

    def _look_around(self, server: ServerProcess, dice: random.Random) -> None:
        """Every other thing a connection can ask, at odd moments."""
        self.pages += [server.get(f"/api/tables/{self.table.id}{tail}").content for tail in ("", "/record")]
        for watcher in self.watchers.values():
            watcher.why("attack kamtchatka 3")
            watcher.play("done", revision="old")

    @property
    def watchers(self) -> dict[str | None, Seat]:
        persons: dict[str | None, Seat] = dict(self.party.items())
        return persons | {None: self.guest}


@pytest.fixture(scope="module")
def evening(server: ServerProcess) -> Evening:
    """Three play until the world is conquered: on the way somebody is eliminated and loses the cards."""
    evening = Evening(server, ["protection=0"], 1)
    assert any(event["event"] == "seized-cards" for seat in evening.party.values() for event in seat.log)
    return evening


def events_in(message: Message) -> list[Message]:
    events: list[Message] = message.get("events", [])
    return events


def test_nobody_hears_anothers_cards(evening: Evening) -> None:
    for name, seat in evening.watchers.items():
        heard = [event for message in seat.messages for event in events_in(message)]
        assert {event["seat"] for event in heard if event["event"] in OWN} <= {name}
        for kind in OWN:
            assert seat.received.count(f'"event":"{kind}"'.encode()) == sum(e["event"] == kind for e in heard)
    assert evening.guest.received.count(b"drew-card") == evening.guest.received.count(b"seized-cards") == 0


def test_each_hears_its_own_cards(evening: Evening) -> None:
    for name, seat in evening.party.items():
        told = [event.told() for event in evening.truth.log(name) if event.name in OWN]
        assert [event for event in seat.log if event["event"] in OWN] == told
        assert told


def test_nobody_is_shown_anothers_hand_or_orders(evening: Evening) -> None:
    """The bytes hold one hand per view, and what changed in it, of the seat itself; a spectator's none."""
    for seat in evening.party.values():
        views = [message["view"] for message in seat.messages if "view" in message]
        own = [event["own"] for message in seat.messages for event in events_in(message) if "own" in event]
        assert sum("hand" in changes for changes in own) > 3
        hands = len(views) + sum("hand" in changes for changes in own)
        assert len(HANDS.findall(seat.received)) == seat.received.count(b'"hand":') == hands
        assert all(view["seat"] == seat.welcome["seat"] for view in views)
        assert all(sum(view["hand"].values()) == view["hand_sizes"][view["seat"]] for view in views)
        assert all(list(view["orders"]) == ["defence"] and isinstance(view["orders"]["defence"], str) for view in views)
    views = [message["view"] for message in evening.guest.messages if "view" in message]
    assert not [view for view in views if {"hand", "orders", "asks", "deck"} & set(view)]
    assert evening.guest.received.count(b'"hand":') == evening.guest.received.count(b'"own":') == 0


def test_each_is_told_its_own_part_and_no_other(evening: Evening) -> None:
    for name, seat in evening.watchers.items():
        assert seat.log == [event.told() for event in evening.truth.log(name)]


def test_an_order_moves_no_other_byte(server: ServerProcess) -> None:
    table = server.open(["person"] * 3)
    with server.party(table) as party, server.guest(table) as guest:
        quiet = [seat.listen() for seat in (party["blue"], party["green"], guest)]
        counts = [len(seat.raw) for seat in quiet]
        for word in ("ask", "maximum", "ask"):
            party["red"].order("defence", word)
        for seat, count in zip(quiet, counts, strict=True):
            assert seat.listen().kinds(count) == ["refused"]


def test_no_token_reaches_anyone(evening: Evening) -> None:
    everything = b"".join(seat.received for seat in evening.watchers.values()) + b"".join(evening.pages)
    for token in evening.table.tokens.values():
        assert token.encode() not in everything
        assert not [digest for digest in digests(token) if digest in everything]
    assert b"token" not in everything


def digests(token: str) -> list[bytes]:
    """What a careless server might show instead."""
    hashes = ("sha256", "sha1", "md5", "blake2b", "sha512")
    return [hashlib.new(name, token.encode()).hexdigest()[:16].encode() for name in hashes]


def test_the_seed_of_luck_is_told_only_after_the_end(evening: Evening) -> None:
    secret = evening.guest.over["revealed"].encode()
    for seat in evening.watchers.values():
        over = next(k for k, m in enumerate(seat.messages) if m["type"] == "update" and m["view"]["over"])
        assert secret not in b"".join(seat.raw[:over])
        assert seat.over["revealed"].encode() == secret
    assert secret not in b"".join(evening.pages)


def test_no_one_hears_how_many_secret_choices_were_made(server: ServerProcess) -> None:
    """Events of others count nothing of a standing order."""
    table = server.open()
    with server.party(table) as party:
        before = party["blue"].listen().latest
        for _ in range(5):
            party["red"].order("defence", "ask")
        with server.seat(table, "blue") as twin:
            assert twin.latest == before


# ---- disk and logs ----
def files(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_tokens_are_kept_only_hashed(server: ServerProcess, evening: Evening) -> None:
    kept = files(server.folder)
    assert any(name.endswith("-wal") for name in kept)
    for table in (evening.table, server.open(["person"] * 3)):
        for token in table.tokens.values():
            assert not [name for name, content in files(server.folder).items() if token.encode() in content]
            assert any(hashlib.sha256(token.encode()).hexdigest().encode() in content for content in files_of(server))


def files_of(server: ServerProcess) -> list[bytes]:
    return [content for name, content in files(server.folder).items() if "wartable.db" in name]


def test_tokens_never_appear_in_what_the_server_prints(server: ServerProcess, evening: Evening) -> None:
    printed = server.stdout() + server.stderr()
    assert not [token for token in evening.table.tokens.values() if token in printed]
    assert "token" not in printed


def test_a_token_opens_only_its_own_seat(server: ServerProcess) -> None:
    tables = [server.open(), server.open()]
    tokens = [token for table in tables for token in table.tokens.values()]
    assert len(set(tokens)) == 4
    assert all(len(token) >= 32 for token in tokens)
    for table in tables:
        for name in table.tokens:
            with server.seat(table, name) as seat:
                assert seat.welcome["seat"] == name


def leaks(seat: Seat | Guest, table: Opened) -> list[Any]:
    return [token for token in table.tokens.values() if token.encode() in seat.received]


def test_a_seat_is_not_told_even_its_own_token(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party:
        play_out(party, random.Random(1), most=10)
        assert [leaks(seat, table) for seat in party.values()] == [[], []]
