"""People at a table, over real sockets: what they are told, and what they may do."""

from __future__ import annotations

import random
import socket
import struct
from collections.abc import Iterator

import pytest

import wartable
from tests.server.client import GAME, Guest, Opened, Seat, ServerProcess, await_person, play_out, play_until
from wartable.engine.luck import commitment

Party = dict[str, Seat]


@pytest.fixture
def pair(server: ServerProcess) -> Iterator[Party]:
    """Two persons at a fresh table."""
    with server.party(server.open(options=["minimum-armies=5"])) as party:
        yield party


def first_and_other(party: Party) -> tuple[Seat, Seat]:
    """Whose turn it is, and who waits."""
    actor = await_person(party)
    assert actor is not None
    return actor, next(seat for seat in party.values() if seat is not actor)


def one_army(seat: Seat) -> str:
    """A choice that leaves more to choose and can be taken back."""
    return next(choice for choice in seat.offer if choice.startswith("place ") and not choice.endswith(" all"))


def record_of(server: ServerProcess, table: Opened) -> str:
    answer = server.get(f"/api/tables/{table.id}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


# ---- a whole game ----
def test_two_persons_and_a_bot_play_a_whole_game(server: ServerProcess) -> None:
    table = server.open(["person", "person", "heuristic"])
    assert server.get(f"/api/tables/{table.id}/record").json()["error"] == "not-over"
    with server.party(table) as party, server.guest(table) as guest:
        play_out(party, random.Random(1))
        watchers: list[tuple[str | None, Seat]] = [*party.items(), (None, guest)]
        text = record_of(server, table)
        assert wartable.verify(text) > 0
        truth = wartable.replay(text)
        assert truth.over
        for name, seat in watchers:
            assert seat.listen().view == truth.view(name)
            assert seat.log == [event.told() for event in truth.log(name)]
            assert seat.latest["prompt"]["key"] == "prompt-over"
            assert seat.offer == []
            assert commitment(seat.over["revealed"]) == table.commitment == seat.welcome["commitment"]
    assert f"commitment {table.commitment}\n" in text


def test_a_record_is_shown_only_after_the_end(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party:
        play_out(party, random.Random(2), most=5)
        answer = server.get(f"/api/tables/{table.id}/record")
        assert (answer.status_code, answer.json()["error"]) == (403, "not-over")
        play_out(party, random.Random(3))
        assert wartable.verify(record_of(server, table)) > 0


def test_the_welcome_says_what_the_table_is(server: ServerProcess) -> None:
    table = server.open(["person", "random"])
    with server.seat(table, "red") as red, server.guest(table) as guest:
        expected = {
            "type": "welcome", "version": 1, "kind": "", "rematch": None, "table": table.id,
            "game": GAME, "edition": "1957", "terms": {"clock": {}, "absence": {}}, "proposal": None, "ended": None,
            "note": "", "rewound": None, "dropped": None,
            "options": ["round-limit=2"], "commitment": table.commitment, "orders": {"defence": ["maximum", "ask"]},
            "seats": [
                {"seat": "red", "kind": "person", "taken": True}, {"seat": "blue", "kind": "bot", "bot": "random"},
            ],
        }  # fmt: skip
        assert red.welcome == expected | {"seat": "red"}
        assert guest.welcome == expected | {"seat": None}
        assert red.kinds()[:2] == ["welcome", "update"]


def test_what_anyone_may_know_of_a_table(server: ServerProcess) -> None:
    table = server.open(["person", "heuristic"])
    told = server.get(f"/api/tables/{table.id}").json()
    assert set(told) == {
        "table", "game", "players", "edition", "options", "seats", "asked", "over", "winners", "commitment",
        "kind", "terms", "ended", "changes",
    }  # fmt: skip
    assert told["seats"] == [{"seat": "red", "kind": "person"}, {"seat": "blue", "kind": "bot", "bot": "heuristic"}]
    assert (told["over"], told["winners"], told["commitment"]) == (False, [], table.commitment)


def test_bots_play_among_themselves_while_somebody_watches(server: ServerProcess) -> None:
    table = server.open(["heuristic", "random", "random"])
    with server.guest(table) as guest:
        guest.until(lambda: bool(guest.over))
        assert wartable.verify(record_of(server, table)) > 0


# ---- updates ----
def test_done_comes_after_the_update_that_shows_it(pair: Party) -> None:
    dice = random.Random(4)
    for _ in range(40):
        actor, _other = first_and_other(pair)
        before, heard = actor.revision, len(actor.messages)
        answer = actor.play(dice.choice(actor.offer))
        assert answer["type"] == "done"
        assert actor.kinds(heard) == ["update", "done"]
        assert actor.revision != before


def test_every_update_is_whole(pair: Party) -> None:
    play_out(pair, random.Random(5), most=150)
    fields = {"type", "revision", "view", "offer", "prompt", "events", "heard", "may_undo", "odds", "odds_error"}
    for seat in pair.values():
        updates = [message for message in seat.listen().messages if message["type"] == "update"]
        assert all(set(update) == fields for update in updates)
        assert all(bool(u["offer"]) == (u["view"]["seat"] in u["view"]["asked"]) for u in updates)
        assert all(set(u["odds"]) <= set(u["offer"]) and all(0 <= p <= 1 for p in u["odds"].values()) for u in updates)
        assert any(update["odds"] for update in updates)
        assert len(seat.log) == updates[-1]["heard"]


def test_a_series_is_played_in_order(pair: Party) -> None:
    actor, other = first_and_other(pair)
    choice = one_army(actor)
    to_place = actor.view["to_place"]
    heard = len(other.listen().messages)
    assert actor.play(*[choice] * (to_place - 1))["type"] == "done"
    assert actor.view["to_place"] == 1
    other.listen()
    assert other.kinds(heard) == ["update", "refused"]


def test_a_series_stops_at_the_first_refusal(pair: Party) -> None:
    actor, _ = first_and_other(pair)
    choice, foreign = (
        one_army(actor),
        next(t for t, owner in actor.view["owner"].items() if owner != actor.view["seat"]),
    )
    heard = len(actor.messages)
    answer = actor.play(choice, f"place {foreign}", choice)
    assert (answer["type"], answer["error"], answer["refusal"], answer["played"]) == (
        "refused",
        "illegal",
        "not-yours",
        1,
    )
    assert actor.kinds(heard) == ["update", "refused"]


def test_a_trailing_default_may_be_left_out(pair: Party) -> None:
    actor, _ = first_and_other(pair)
    assert actor.play(f"{one_army(actor)} 1")["type"] == "done"
    assert actor.log[-1]["event"] == "placed"


# ---- taking back ----
def test_undo_truncates_the_log(pair: Party) -> None:
    actor, other = first_and_other(pair)
    before, view, log, others = actor.revision, actor.view, list(actor.log), list(other.log)
    assert actor.play(one_army(actor))["type"] == "done"
    assert other.listen().log[-1]["event"] == "placed"
    assert actor.latest["may_undo"]
    assert not other.latest["may_undo"]
    assert actor.undo()["type"] == "done"
    assert actor.latest["heard"] - len(actor.latest["events"]) <= len(log)
    assert (actor.revision, actor.view, actor.log) == (before, view, log)
    assert other.listen().log == others
    assert not actor.latest["may_undo"]


def test_undo_goes_back_one_choice(pair: Party) -> None:
    actor, other = first_and_other(pair)
    choice = one_army(actor)
    actor.play(choice)
    before, log, others = actor.revision, list(actor.log), list(other.listen().log)
    actor.play(choice)
    assert actor.undo()["type"] == "done"
    assert (actor.revision, actor.log, other.listen().log) == (before, log, others)
    for seat in (actor, other):
        assert seat.seen_after(len(seat.log)) == seat.view


def test_restart_turn_goes_back_as_far_as_it_can(pair: Party) -> None:
    actor, other = first_and_other(pair)
    before, log, others = actor.revision, list(actor.log), list(other.log)
    choice = one_army(actor)
    for _ in range(3):
        assert actor.play(choice)["type"] == "done"
    assert actor.undo(everything=True)["type"] == "done"
    assert (actor.revision, actor.log, other.listen().log) == (before, log, others)
    refused = actor.undo(everything=True)
    assert (refused["error"], actor.revision) == ("no-undo", before)


def test_undo_keeps_a_standing_order(pair: Party) -> None:
    actor, other = first_and_other(pair)
    actor.play(one_army(actor))
    assert other.order("defence", "ask")["type"] == "done"
    assert actor.undo()["type"] == "done"
    assert other.listen().view["orders"] == {"defence": "ask"}


def test_undo_stops_at_luck(pair: Party) -> None:
    actor = play_until(pair, random.Random(6), lambda seat: any(c.startswith("attack ") for c in seat.offer))
    attack = next(choice for choice in actor.offer if choice.startswith("attack "))
    assert actor.play(attack)["type"] == "done"
    assert not actor.latest["may_undo"]
    assert actor.undo()["error"] == "no-undo"


def test_the_end_cannot_be_taken_back(server: ServerProcess) -> None:
    """When the game is over, hands and the seed of luck are public: nobody may play on with that knowledge."""
    table = server.open()
    with server.party(table) as party:
        play_out(party, random.Random(6))
        for seat in party.values():
            assert seat.listen().over
            assert not seat.latest["may_undo"]
            assert seat.undo().get("error") == "no-undo"
            assert seat.view["over"]


@pytest.mark.parametrize("luck", [False, True])
def test_a_log_is_right_after_an_undo_missed_while_away(server: ServerProcess, luck: bool) -> None:
    """A choice was heard, then taken back and replaced by others while the seat was away; perhaps dice rolled since."""
    table = server.open(options=["minimum-armies=5"])
    with server.party(table) as party:
        actor, other = first_and_other(party)
        first, second = [c for c in actor.offer if c.startswith("place ") and not c.endswith(" all")][:2]
        actor.play(first)
        name, heard, log = other.view["seat"], other.listen().latest["heard"], list(other.log)
        other.leave()
        actor.undo()
        actor.play(second)
        actor.play(second)
        if luck:
            party[name] = server.seat(table, name)
            roll_dice(party, 1)
            party[name].leave()
        again = Seat(server.address, table.id, table.tokens[name], heard, log)
        with again, server.seat(table, name) as anew:
            assert again.log == anew.log


# ---- standing orders ----
def test_an_order_changes_nothing_others_see(pair: Party) -> None:
    actor, other = first_and_other(pair)
    heard = len(other.listen().messages)
    assert actor.order("defence", "ask")["type"] == "done"
    assert actor.view["orders"] == {"defence": "ask"}
    other.listen()
    assert other.kinds(heard) == ["refused"]
    assert other.view["orders"] == {"defence": "maximum"}


def test_whoever_ordered_so_is_asked_how_to_defend(server: ServerProcess) -> None:
    with server.party(server.open(options=["minimum-armies=5"])) as party:
        for seat in party.values():
            assert seat.order("defence", "ask")["type"] == "done"
        defender = play_until(party, random.Random(7), lambda seat: seat.view["stage"] == "defence")
        assert all(choice.startswith("defend ") for choice in defender.offer)
        assert defender.latest["prompt"]["key"] == "prompt-defence"


def test_an_order_given_twice_is_done_twice(pair: Party) -> None:
    actor, _ = first_and_other(pair)
    assert [actor.order("defence", "ask")["type"] for _ in range(2)] == ["done", "done"]


# ---- why, and what was seen ----
def test_why(pair: Party) -> None:
    actor, other = first_and_other(pair)
    assert actor.why(actor.offer[0])["possible"] is True
    foreign = next(t for t, owner in actor.view["owner"].items() if owner != actor.view["seat"])
    reason = actor.why(f"place {foreign}")
    assert (reason["possible"], reason["refusal"], reason["rule"]) == (False, "not-yours", "CM-2.5")
    assert reason["message"]
    assert other.why(actor.offer[0])["refusal"] == "not-asked"


def test_the_log_gives_every_view_as_it_was_seen(server: ServerProcess) -> None:
    """The first update with each number of events: a choice nobody hears of changes the view without any."""
    table = server.open(options=["round-limit=6"])
    with server.party(table) as party, server.guest(table) as guest:
        play_out(party, random.Random(8))
        for seat in (*party.values(), guest):
            updates = [message for message in seat.listen().messages if message["type"] == "update"]
            seen = {update["heard"]: update["view"] for update in reversed(updates)}
            assert len(seen) > 20
            for heard, view in seen.items():
                assert seat.seen_after(heard) == view


# ---- several connections ----
def test_spectators_see_and_cannot_act(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party, server.guest(table) as guest:
        play_out(party, random.Random(9), most=5)
        actor, _ = first_and_other(party)
        assert guest.listen().view["owner"] == actor.view["owner"]
        assert (guest.offer, guest.latest["may_undo"], guest.latest["odds"]) == ([], False, {})
        before = actor.listen().revision
        answers = [
            guest.play(actor.offer[0]), guest.play(actor.offer[0], revision=actor.revision), guest.undo(),
            guest.order("defence", "ask"), guest.why(actor.offer[0]),
        ]  # fmt: skip
        assert [answer["error"] for answer in answers] == ["foreign"] * 5
        assert actor.listen().revision == before


def test_two_connections_of_a_seat(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party:
        actor, _ = first_and_other(party)
        with server.seat(table, actor.view["seat"]) as twin:
            assert twin.latest | {"events": []} == actor.latest | {"events": []}
            old, choice = twin.revision, one_army(twin)
            assert actor.play(choice)["type"] == "done"
            answer = twin.play(choice, revision=old)
            assert answer["error"] == "stale"
            assert (twin.revision, twin.log) == (actor.revision, actor.log)
            assert twin.play(choice)["type"] == "done"
            assert actor.listen().revision == twin.revision


def roll_dice(party: Party, seed: int) -> None:
    """Play until an attack has been rolled: nothing before it can be taken back any more."""
    actor = play_until(party, random.Random(seed), lambda seat: any(c.startswith("attack ") for c in seat.offer))
    assert actor.play(next(c for c in actor.offer if c.startswith("attack ")))["type"] == "done"
    assert not actor.latest["may_undo"]


@pytest.mark.parametrize("away", [0, 10, 60])
def test_a_seat_that_comes_back_hears_exactly_what_it_missed(server: ServerProcess, away: int) -> None:
    table = server.open(options=["minimum-armies=5"])
    with server.party(table) as party:
        play_out(party, random.Random(10), most=10)
        with server.seat(table, "red") as twin:
            heard, log = twin.latest["heard"], list(twin.log)
        play_out(party, random.Random(11), most=away)
        roll_dice(party, 12)
        red = party["red"].listen()
        with Seat(server.address, table.id, table.tokens["red"], heard, log) as again:
            assert again.latest["events"] == red.log[heard:]
            assert (again.log, again.latest["heard"], again.revision) == (red.log, len(red.log), red.revision)


def test_what_was_taken_back_meanwhile_is_told_anew(server: ServerProcess) -> None:
    """Only that: whoever comes back is told the same whether or not something could still be taken back."""
    table = server.open()
    with server.party(table) as party:
        actor, _ = first_and_other(party)
        before = len(actor.log)
        actor.play(placed := one_army(actor))
        name, heard, log = actor.view["seat"], len(actor.log), actor.log
        with Seat(server.address, table.id, table.tokens[name], heard, log) as again:
            assert (again.latest["events"], again.log) == ([], log)
        actor.undo()
        actor.play(next(choice for choice in actor.offer if choice.startswith("place ") and choice != placed))
        assert actor.log[before:] != log[before:]
        with Seat(server.address, table.id, table.tokens[name], heard, log) as again:
            assert (again.latest["events"], again.log) == (actor.log[before:], actor.log)


def test_a_client_that_claims_to_have_heard_too_much_is_put_right(server: ServerProcess) -> None:
    table = server.open()
    with server.seat(table, "red") as red:
        invented = [*red.log, {"event": "invented"}]
        with Seat(server.address, table.id, table.tokens["red"], len(invented), invented) as again:
            assert again.log == red.log


def test_presence(server: ServerProcess) -> None:
    table = server.open(["person", "person", "heuristic"])
    with server.seat(table, "red") as red:
        red.until(lambda: red.presence.get("seats") == {"red": True, "blue": False, "green": True})
        with server.seat(table, "blue"):
            red.until(lambda: red.presence["seats"]["blue"])
            with server.guest(table), server.guest(table):
                red.until(lambda: red.presence["spectators"] == 2)
            red.until(lambda: red.presence["spectators"] == 0)
        red.until(lambda: not red.presence["seats"]["blue"])


def test_several_at_one_screen_are_no_spectators(server: ServerProcess) -> None:
    """Beside each seat's connection their page has one that sees what everyone sees, and nothing of the seat."""
    table = server.open()
    with server.seat(table, "red") as red, server.guest(table) as guest:
        with Seat(server.address, table.id, table.tokens["blue"], common=True) as common:
            red.until(lambda: red.presence.get("seats", {}).get("blue", False))
            assert red.presence["spectators"] == 1
            assert (common.welcome["seat"], common.view, common.offer) == (None, guest.view, [])
            assert common.log == guest.log
            assert common.why("done")["error"] == "foreign"  # all would read the answer
        red.until(lambda: not red.presence["seats"]["blue"])


def test_a_seat_is_present_as_long_as_one_of_its_connections(server: ServerProcess) -> None:
    table = server.open()
    with server.seat(table, "red") as red:
        with server.seat(table, "blue"), server.seat(table, "blue") as second:
            second.leave()
            with server.guest(table):
                red.until(lambda: red.presence.get("spectators") == 1)
            assert red.presence["seats"]["blue"]
        red.until(lambda: not red.presence["seats"]["blue"])


# ---- rough weather ----
def hang_up(seat: Seat) -> None:
    """Vanish without a goodbye: the connection is reset."""
    seat.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    seat.socket.socket.shutdown(socket.SHUT_RDWR)
    seat.leave()


def test_those_who_vanish_disturb_nobody(server: ServerProcess) -> None:
    table = server.open()
    dice = random.Random(12)
    with server.party(table) as party:
        while (seat := await_person(party)) is not None:
            guests: list[Guest] = [server.guest(table) for _ in range(3)]
            seat.say({"type": "play", "id": 10**6, "revision": seat.revision, "choices": [dice.choice(seat.offer)]})
            for guest in guests:
                hang_up(guest)
            seat.until(lambda seat=seat: 10**6 in seat.answers)  # type: ignore[misc]
            assert seat.answers.pop(10**6)["type"] == "done"
        assert wartable.verify(record_of(server, table)) > 0
    assert server.stderr() == ""


def test_whoever_vanishes_after_a_choice_has_made_it(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party:
        actor, other = first_and_other(party)
        before = len(other.listen().log)
        actor.say({"type": "play", "id": 1, "revision": actor.revision, "choices": [one_army(actor)]})
        hang_up(actor)
        other.until(lambda: len(other.log) > before)


def test_a_seat_is_taken_once_somebody_has_sat_there_and_stays_so(server: ServerProcess) -> None:
    table = server.open()

    def taken() -> list[str]:
        told = server.get(f"/api/tables/{table.id}").json()["seats"]
        return [sitting["seat"] for sitting in told if sitting.get("taken")]

    with server.guest(table):
        assert taken() == []
    with server.seat(table, "blue") as blue:
        assert [sitting.get("taken", False) for sitting in blue.welcome["seats"]] == [False, True]
    assert taken() == ["blue"]
    server.stop()
    server.start()
    assert taken() == ["blue"]


def test_a_table_survives_a_restart(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party:
        play_out(party, random.Random(13), most=8)
        party["red"].order("defence", "ask")
        before = {name: seat.listen().latest for name, seat in party.items()}
        logs = {name: seat.log for name, seat in party.items()}
    server.stop()
    server.start()
    with server.party(table) as party:
        for name, seat in party.items():
            assert seat.latest | {"events": []} == before[name] | {"events": []}
            assert seat.log == logs[name]
        play_out(party, random.Random(14))
        text = record_of(server, table)
    assert wartable.verify(text) > 0
    assert f"commitment {table.commitment}\n" in text
