"""What if: sandboxes are made of a view alone, by luck of their own, and leave no trace."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest

import wartable
from tests.server.client import Message, Opened, ServerProcess, await_person, opened, play_out
from wartable.engine.match import Match
from wartable.games import game_names
from wartable.tables.weighing import weighed
from wartable.tables.what_if import imagined
from wartable.testing import checks
from wartable.testing.tables import limited, tables_of
from wartable.wire.messages import encode


def some_matches(name: str) -> list[Match]:
    """Games of each kind of table, each at several points, by chance."""
    dice = random.Random(name)
    found = []
    for number, game in enumerate(tables_of(wartable.games.spec_of(name))[:4]):
        match = limited(game).new(seed=number)
        for _ in range(5):
            found.append(checks.copy_of(match))
            for _ in range(dice.randrange(1, 60)):
                if not match.over:
                    seat = dice.choice(match.asked)
                    match.play(seat, dice.choice(match.offer(seat)))
    return [match for match in found if not match.over]


def told(match: Match) -> bytes:
    """The whole truth of a sandbox, and what comes next of it."""
    return encode([match.position(), [match.view(seat) for seat in (*match.game.seats, None)], match.asked])


# ---- it depends on nothing but the view ----
@pytest.mark.parametrize("name", game_names())
def test_two_truths_with_one_view_give_one_sandbox(name: str) -> None:
    differing = 0
    for number, match in enumerate(some_matches(name)):
        for seat in (*match.game.seats, None):
            other = checks.resampled(match, seat, number)
            differing += other.hash != match.hash
            one, two = (imagined(truth.game, truth.view(seat), number, 7) for truth in (match, other))
            assert told(one) == told(two)
    assert differing > 5


@pytest.mark.parametrize("name", game_names())
def test_it_begins_with_the_view_it_was_made_of_and_can_be_played(name: str) -> None:
    for number, match in enumerate(some_matches(name)):
        for seat in (*match.game.seats, None):
            trial = imagined(match.game, match.view(seat), number, number)
            assert trial.view(seat) == match.view(seat)
            dice = random.Random(number)
            while trial.steps < 12 and not trial.over:
                mover = dice.choice(trial.asked)
                trial.play(mover, dice.choice(trial.offer(mover)))


def test_another_sample_is_another_world() -> None:
    game = wartable.load("gods-playground", 3)
    match = game.new(seed=1)
    while match.stage != "assign":
        match.play(match.asked[0], match.offer(match.asked[0])[0])
    for seat in match.game.seats[1:]:
        while match.offer(seat)[-1] != "ready":
            match.play(seat, next(choice for choice in match.offer(seat) if choice.startswith("assign")))
        match.play(seat, "ready")
    view = match.view(match.game.seats[0])
    worlds = {imagined(game, view, sample, 1).hash for sample in range(20)}
    assert len(worlds) > 10


# ---- weighing a choice before it is made ----
@pytest.mark.parametrize("name", game_names())
def test_weighing_tells_nothing_hidden(name: str) -> None:
    dice = random.Random(name)
    for number, match in enumerate(some_matches(name)):
        seat = dice.choice(match.asked)
        choice = dice.choice(match.offer(seat))
        other = checks.resampled(match, seat, number)
        assert weighed(match, seat, [choice]) == weighed(other, seat, [choice])


def test_what_luck_answers_is_final_and_what_can_be_taken_back_is_not() -> None:
    match = wartable.load("la-conquete-du-monde", 3).new(seed=7)
    [seat] = match.asked
    before = match.hash
    assert weighed(match, seat, ["place alaska"]) == (False, False)
    match.play(seat, "place alaska all")
    attack = next(choice for choice in match.offer(seat) if choice.startswith("from "))
    match.play(seat, attack)
    assert weighed(match, seat, [match.offer(seat)[0]])[0]
    assert match.hash != before


def test_whoever_is_ready_has_done_their_part() -> None:
    game = wartable.load("gods-playground", 3)
    match = game.new(seed=1)
    while match.stage != "assign":
        match.play(match.asked[0], match.offer(match.asked[0])[0])
    seat = match.asked[0]
    while "ready" not in match.offer(seat):
        match.play(seat, match.offer(seat)[0])
    assert weighed(match, seat, ["ready"]) == (False, True)


# ---- at a server ----
def ask(server: ServerProcess, table: str, **wish: Any) -> httpx.Response:
    return server.request("POST", f"/api/tables/{table}/what-if", json=wish)


def dream(server: ServerProcess, table: Opened, **wish: Any) -> Opened:
    return opened(ask(server, table.id, **wish))


def test_a_sandbox_is_played_and_nobody_notices(server: ServerProcess) -> None:
    table = server.open(["person", "person", "heuristic"])
    with server.party(table) as party, server.guest(table) as guest:
        play_out(party, random.Random(2), most=6)
        mover = await_person(party)
        assert mover is not None
        seat = mover.welcome["seat"]
        everyone = [*party.values(), guest]
        before = [len(one.listen().raw) for one in everyone]
        kept = server.get(f"/api/tables/{table.id}").json()
        sandbox = dream(server, table, token=table.tokens[seat])
        assert sandbox.commitment == ""
        assert [s["kind"] for s in sandbox.seats if s["seat"] != seat] == ["bot", "bot"]
        with server.seat(sandbox, seat) as dreamer:
            assert dreamer.welcome["kind"] == "what-if"
            assert dreamer.view == mover.view
            assert dreamer.offer == mover.offer
            assert dreamer.play(dreamer.offer[0])["type"] == "done"
        assert server.get(f"/api/tables/{table.id}").json() == kept
        for one, count in zip(everyone, before, strict=True):
            assert one.listen().kinds(count) == ["refused"]


def test_from_an_earlier_point(server: ServerProcess) -> None:
    table = server.open(["person", "person"])
    dice, seen = random.Random(3), dict[int, Message]()
    with server.party(table) as party:
        red = party["red"]
        for _ in range(6):
            seen.setdefault(len(red.listen().log), red.view)
            play_out(party, dice, most=1)
        seen |= {len(red.listen().log): red.view}  # of now
        for point, view in seen.items():
            with server.seat(dream(server, table, token=table.tokens["red"], point=point), "red") as dreamer:
                assert dreamer.view == view


def test_whoever_watches_sees_what_all_see(server: ServerProcess) -> None:
    table = server.open(["person", "person"])
    with server.party(table) as party:
        play_out(party, random.Random(4), most=5)
        sandbox = dream(server, table, seat="blue")
        with server.seat(sandbox, "blue") as dreamer, server.guest(table) as guest:
            assert dreamer.view | {"seat": None} | guest.view == dreamer.view | {"seat": None}
        play_out(party, random.Random(5))
        assert ask(server, table.id, token=table.tokens["red"]).json()["error"] == "not-now"
        blue, point = party["blue"], len(party["blue"].log) - 8
        with server.seat(dream(server, table, seat="blue", point=point), "blue") as dreamer:
            assert dreamer.view in [blue.seen_after(heard) for heard in range(point - 12, point + 1)], "its own eyes"


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({}, "unknown-seat"),
        ({"seat": "mauve"}, "unknown-seat"),
        ({"token": "nobody's"}, "unknown-seat"),
        ({"token": 1}, "malformed"),
        ({"seat": "red", "point": -1}, "malformed"),
        ({"seat": "red", "point": "1"}, "malformed"),
        ({"seat": "red", "seed": 1}, "malformed"),
        ([], "malformed"),
    ],
)
def test_what_is_refused(server: ServerProcess, wish: Any, error: str) -> None:
    table = server.open()
    answer = server.request("POST", f"/api/tables/{table.id}/what-if", json=wish)
    assert answer.json()["error"] == error


def test_nobody_takes_another_s_seat_in_thought(server: ServerProcess) -> None:
    table = server.open()
    assert ask(server, table.id, token=table.tokens["red"], seat="blue").json()["error"] == "foreign"
    assert ask(server, "nowhere", seat="red").json()["error"] == "unknown-table"


def test_a_choice_is_weighed_and_not_made(server: ServerProcess) -> None:
    table = server.open(["person", "person"])
    with server.party(table) as party:
        mover = await_person(party)
        assert mover is not None
        revision = mover.revision
        place = next(choice for choice in mover.offer if choice.startswith("place"))  # a joker may be dealt, and shown
        answer = mover.ask("weigh", revision=revision, choices=[place])
        assert (answer["type"], answer["final"]) == ("weighed", False)
        assert mover.ask("weigh", revision="old", choices=["done"])["error"] == "stale"
        assert mover.ask("weigh", revision=revision, choices=["defend 1"])["error"] == "illegal"
        assert mover.listen().revision == revision
