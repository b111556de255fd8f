"""At the table, beside the game: names, talk, notes, agreements, giving up, and bots that stand in. On real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import wartable
from tests.server.client import Guest, Message, Opened, Seat, ServerProcess, asked, await_person, play_out
from tests.server.hosted import Hosted
from wartable.engine.luck import commitment
from wartable.tables.affairs import EXPIRES
from wartable.tables.limits import Limits
from wartable.tables.table import Table


@pytest.fixture
def own(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path).start()
    yield process
    process.stop()
    assert process.stderr() == ""


def done(answer: Message) -> None:
    assert answer["type"] == "done", answer


def refused(answer: Message, code: str) -> None:
    assert (answer["type"], answer.get("error")) == ("refused", code), answer


def misfit(seat: Seat, message: Message) -> None:
    """What is no message has no number either."""
    heard = len(seat.listen().messages)
    seat.say({"id": 10**9} | message)
    seat.listen()
    [answer] = [message for message in seat.messages[heard:-1] if message["type"] == "refused"]
    refused(answer, "malformed")


def words(seat: Seat, room: str = "players") -> list[str]:
    return [said["text"] for said in seat.listen().talk.get(room, [])]


def sittings(seat: Seat) -> dict[str, Message]:
    seats = seat.listen().company.get("seats") or seat.welcome["seats"]
    return {one["seat"]: one for one in seats}


# ---- names ----
def test_everyone_goes_by_a_name(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party, server.guest(table) as guest:
        done(party["red"].ask("name", name="  Zofia\u00a0 ﬁrst "))
        for seat in (*party.values(), guest):
            assert sittings(seat)["red"]["name"] == "Zofia first"
        assert "name" not in sittings(guest)["blue"]
        done(party["blue"].ask("name", name="Zofia second"))
    names = ["Zofia first", "Zofia second"]
    with server.guest(table) as late:
        assert [one.get("name") for one in late.welcome["seats"]] == names
    assert [one["name"] for one in server.get(f"/api/tables/{table.id}").json()["seats"]] == names


def test_nobody_goes_by_the_name_of_another(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party, server.guest(table) as guest:
        done(party["red"].ask("name", name="Zofia"))
        for one, free in ((party["blue"], "Zofia II"), (guest, "Zofia III")):
            for name in ("Zofia", "zofia", "Zo\u200dfia", "\uff3a\uff4f\uff46\uff49\uff41"):
                refused(one.ask("name", name=name), "name-taken")
            done(one.ask("name", name=free))
        done(party["red"].ask("name", name="ZOFIA"))


NO_NAMES = [
    "", "   ", "x" * 41, "a\x00b", "a\nb\x07", "\u202eevil", "a\u2066b", "\u200b", "\u200d", "\u3164", "\ufeffa",
    "\u2800",
]  # fmt: skip


@pytest.mark.parametrize("name", NO_NAMES)
def test_what_is_no_name(server: ServerProcess, name: str) -> None:
    table = server.open()
    with server.seat(table, "red") as red, server.guest(table) as guest:
        for one in (red, guest):
            refused(one.ask("name", name=name), "bad-name")
        assert "name" not in sittings(red)["red"]


@pytest.mark.parametrize("name", ["x" * 40, "<b>Ala</b>", "می\u200cخواهم", 'O\'Neil & "Sons"', "👩‍🚀", "李"])
def test_what_is_a_name(server: ServerProcess, name: str) -> None:
    table = server.open()
    with server.seat(table, "red") as red:
        done(red.ask("name", name=name))
        assert sittings(red)["red"]["name"] == name


# ---- talk ----
def test_players_talk_among_themselves_and_so_do_spectators(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party, server.guest(table) as guest, server.guest(table) as other:
        done(party["red"].ask("name", name="Ala"))
        done(party["red"].ask("say", room="players", text="Hello <b>you</b>"))
        done(guest.ask("name", name="Somebody"))
        done(guest.ask("say", room="spectators", text="They talk"))
        refused(guest.ask("say", room="players", text="let me in"), "wrong-room")
        refused(party["blue"].ask("say", room="spectators", text="what do you say?"), "wrong-room")
        assert words(party["red"]) == words(party["blue"]) == ["Hello <b>you</b>"]
        assert words(guest, "spectators") == words(other, "spectators") == ["They talk"]
        [said] = party["blue"].talk["players"]
        assert (said["seat"], said["name"]) == ("red", "Ala")
        [said] = other.talk["spectators"]
        assert (said["seat"], said["name"]) == (None, "Somebody")
    with server.guest(table) as late, server.seat(table, "blue") as blue:
        assert words(late, "spectators") == ["They talk"]
        assert words(blue) == ["Hello <b>you</b>"]
        assert (words(late), words(blue, "spectators")) == ([], [])


def test_no_byte_of_what_players_say_or_note_reaches_another(server: ServerProcess) -> None:
    """Neither while it is said nor to whoever comes later, by another's eyes or on a common screen, nor at the end."""
    table = server.open(options=["round-limit=1"])
    with server.party(table) as party, server.guest(table) as guest:
        common = Seat(server.address, table.id, table.tokens["red"], common=True)
        done(party["red"].ask("say", room="players", text="SECRET-TALK"))
        done(party["red"].ask("note", text="SECRET-NOTE"))
        done(guest.ask("say", room="spectators", text="OUTSIDE"))
        for one in (common, guest):
            refused(one.ask("earlier", room="players", before=10**6), "wrong-room")
        refused(party["blue"].ask("earlier", room="spectators", before=10**6), "wrong-room")
        late = [server.guest(table), server.seat(table, "blue")]
        before = [one.listen().received for one in (guest, common, *party.values(), *late)]
        play_out(party, random.Random(1))
        eyes = Seat(server.address, table.id, viewpoint="red")
        for one in (guest, common, late[0], eyes):
            assert b"SECRET" not in one.listen().received
        for one in (party["blue"], late[1]):
            assert b"SECRET-NOTE" not in one.listen().received
        assert b"OUTSIDE" not in b"".join(before[1:4])
        assert words(party["red"], "spectators") == ["OUTSIDE"]  # nobody plays any more
        done(party["red"].ask("say", room="spectators", text="it was close"))
        assert words(guest, "spectators") == ["OUTSIDE", "it was close"]
        assert b"SECRET" not in server.get(f"/api/tables/{table.id}/record").content
        for one in (common, eyes, *late):
            one.leave()


def test_what_is_said_is_text_without_anything_that_hides_or_turns(server: ServerProcess) -> None:
    table = server.open()
    with server.seat(table, "red") as red:
        done(red.ask("say", room="players", text=" a\x00b\u202ec\u2067d\x1b[31m\r\ne\u2028f\ufeff "))
        assert words(red) == ["abcd[31m\ne\nf"]
        for nothing in (" \n ", "\u202e", "\x00", "\u200b"):
            refused(red.ask("say", room="players", text=nothing), "malformed")
        for wrong in ({"text": "x" * 1001}, {"text": ""}, {"text": 3}, {"text": "x", "room": "kitchen"}):
            misfit(red, {"type": "say", "room": "players"} | wrong)
        done(red.ask("say", room="players", text="é" * 1000))
        assert len(words(red)) == 2


def test_the_last_two_hundred_come_and_the_others_on_request(server: ServerProcess) -> None:
    table = server.open()
    with server.seat(table, "red") as red:
        for number in range(205):
            done(red.ask("say", room="players", text=f"{number}"))
    with server.seat(table, "red") as red:
        assert words(red) == [str(number) for number in range(5, 205)]
        talk = next(message for message in red.messages if message["type"] == "talk")
        assert talk["more"]
        before = red.ask("earlier", room="players", before=talk["said"][0]["number"])
        assert ([one["text"] for one in before["said"]], before["more"]) == ([str(n) for n in range(5)], False)
        all_of_it = red.ask("earlier", room="players", before=10**6)
        assert (len(all_of_it["said"]), all_of_it["more"]) == (200, True)
        assert red.ask("earlier", room="players", before=0)["said"] == []


def test_who_talks_too_much_has_to_wait(tmp_path: Path) -> None:
    limits = Limits(words_per_minute=1, words_reserve=3, messages_per_second=1e6, requests_per_second=1e6)
    with Hosted(tmp_path, limits) as hosted:
        table = hosted.door.open()
        with hosted.door.seat(table, "red") as red, hosted.door.seat(table, "blue") as blue:
            for _ in range(3):
                done(red.ask("say", room="players", text="again"))
            refused(red.ask("say", room="players", text="again"), "too-fast")
            done(blue.ask("say", room="players", text="my turn"))
        with hosted.door.seat(table, "red") as red:  # a new socket brings nothing new
            refused(red.ask("note", text="again"), "too-fast")
        guests = [hosted.door.guest(table) for _ in range(2)]
        answers = [guests[k % 2].ask("say", room="spectators", text="x")["type"] for k in range(4)]
        assert answers == ["done"] * 3 + ["refused"]
        for guest in guests:
            guest.leave()


# ---- notes ----
def test_a_note_is_its_seats_alone(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party, server.guest(table) as guest:
        second = server.seat(table, "red")
        done(party["red"].ask("note", text="first"))
        done(party["red"].ask("note", text="MINE\x00 <i>\n\u202e" + "x" * 9000))
        second.until(lambda: second.noted.get("text", "").startswith("MINE <i>\nx"))
        assert party["red"].listen().noted == {}
        refused(guest.ask("note", text="x"), "foreign")
        misfit(party["blue"], {"type": "note", "text": "x" * 10_001})
        second.leave()
        with server.seat(table, "red") as again, server.seat(table, "blue") as blue, server.guest(table) as late:
            assert again.welcome["note"] == "MINE <i>\n" + "x" * 9000
            assert blue.welcome["note"] == late.welcome["note"] == ""
            for one in (party["blue"], guest, blue, late):
                assert b"MINE" not in one.listen().received


# ---- a restart ----
def test_everything_is_there_after_a_kill(own: ServerProcess) -> None:
    table = own.open(["person", "person", "random"])
    with own.party(table) as party, own.guest(table) as guest:
        done(party["red"].ask("name", name="Ala"))
        done(party["red"].ask("say", room="players", text="hello"))
        done(guest.ask("say", room="spectators", text="outside"))
        done(party["blue"].ask("note", text="mine"))
        done(party["red"].ask("propose", what="end"))
        own.kill()
    own.start()
    with own.party(table) as party, own.guest(table) as guest:
        assert sittings(guest)["red"]["name"] == "Ala"
        assert (words(party["blue"]), words(guest, "spectators")) == (["hello"], ["outside"])
        assert party["blue"].welcome["note"] == "mine"
        assert party["blue"].welcome["proposal"]["agreed"] == ["red"]
        done(party["blue"].ask("answer", agree=True))
        own.kill()
    own.start()
    with own.party(table) as party:
        assert party["red"].welcome["ended"]["how"] == "end"
        assert party["red"].listen().over["revealed"]
        refused(party["red"].play("done"), "table-ended")


# ---- agreeing to end ----
def test_all_who_have_sat_down_agree_and_the_table_ends_as_it_stands(server: ServerProcess) -> None:
    table = server.open(["person", "person", "random", "person"])
    with server.seat(table, "red") as red, server.seat(table, "blue") as blue, server.guest(table) as guest:
        play_some(red, blue)
        done(red.ask("propose", what="end"))
        assert blue.listen().company["proposal"]["agreed"] == ["red"]
        refused(red.ask("propose", what="abandon"), "bad-proposal")
        refused(guest.ask("answer", agree=True), "foreign")
        assert server.get(f"/api/tables/{table.id}/record").status_code == 403
        done(blue.ask("answer", agree=True))
        for one in (red, blue, guest):
            await_over(one)
            assert commitment(one.over["revealed"]) == table.commitment
            assert one.listen().company["ended"]["how"] == "end"
            assert one.latest["prompt"]["key"] == "prompt-over"
            assert (one.latest["offer"], one.latest["may_undo"]) == ([], False)
        for request in ({"kind": "play", "choices": ["done"], "revision": red.revision},
                        {"kind": "undo", "revision": red.revision}, {"kind": "order", "name": "defence", "word": "ask"},
                        {"kind": "propose", "what": "end"}, {"kind": "concede"}):  # fmt: skip
            refused(red.ask(**request), "table-ended")
        info = server.get(f"/api/tables/{table.id}").json()
        places = blue.company["ended"]["places"]
        assert (info["over"], info["asked"]) == (True, [])
        assert info["winners"] == [seat for seat, place in places.items() if place == 1]
        record = server.get(f"/api/tables/{table.id}/record").text
        assert wartable.verify(record) > 0
        assert wartable.replay(record).ranking == places
        assert record.splitlines()[-1].startswith("# end red=")
        account = server.get(f"/api/tables/{table.id}/account").json()
        assert {one["seat"]: one["place"] for one in account["places"]} == places
        with Seat(server.address, table.id, viewpoint="blue") as eyes:
            assert eyes.view["seat"] == "blue"
        again = server.request("POST", f"/api/tables/{table.id}/rematch", json={"token": table.tokens["red"]})
        assert again.status_code == 200


def await_over(seat: Seat) -> None:
    seat.until(lambda: bool(seat.over))


def play_some(*seats: Seat, choices: int = 6) -> None:
    party = {seat.welcome["seat"]: seat for seat in seats}
    dice = random.Random(2)
    for _ in range(choices):
        seat = asked(party)
        if seat is not None:
            done(seat.play(dice.choice(seat.offer)))


def test_a_refusal_voids_a_proposal_and_its_maker_may_withdraw_it(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party:
        red, blue = party["red"], party["blue"]
        refused(blue.ask("answer", agree=True), "bad-proposal")
        done(red.ask("propose", what="abandon"))
        done(blue.ask("answer", agree=False))
        assert red.listen().company["proposal"] is None
        assert _dropped(red) == _dropped(blue) == ("abandon", "red", "blue")
        with server.guest(table) as guest:
            assert guest.welcome["dropped"] == red.company["dropped"], "whoever comes later is told too"
        refused(red.ask("withdraw"), "bad-proposal")
        done(blue.ask("propose", what="abandon"))
        assert _dropped(red) is None, "there is another now"
        refused(red.ask("withdraw"), "bad-proposal")
        done(blue.ask("withdraw"))
        assert _dropped(red) == ("abandon", "blue", "blue")
        done(blue.ask("propose", what="abandon"))
        play_some(red, blue)  # a choice does not void it
        done(red.ask("answer", agree=True))
        assert red.listen().company["ended"] == {"how": "abandon", "places": {}, "at": red.company["ended"]["at"]}
        assert server.get(f"/api/tables/{table.id}").json()["winners"] == []
        assert server.get(f"/api/tables/{table.id}/account").json()["error"] == "not-over"
        assert wartable.verify(server.get(f"/api/tables/{table.id}/record").text) > 0


def _dropped(seat: Seat) -> tuple[str, str, str] | None:
    """What came to nothing, whose it was, and by whom."""
    told = seat.listen().company["dropped"]
    return told and (told["what"], told["seat"], told["by"])


def test_a_game_without_a_standing_can_only_be_abandoned(server: ServerProcess) -> None:
    table = server.open(["person"] * 3, game="gods-playground", options=[])
    with server.seat(table, "white" if "white" in table.tokens else next(iter(table.tokens))) as one:
        refused(one.ask("propose", what="end"), "bad-proposal")
        refused(one.ask("concede"), "no-concession")
        done(one.ask("propose", what="abandon"))  # nobody else has sat down
        assert one.listen().company["ended"]["how"] == "abandon"


def test_a_proposal_expires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Hosted(tmp_path) as hosted:
        table = hosted.door.open()
        with hosted.door.party(table) as party:
            done(party["red"].ask("propose", what="end"))
            monkeypatch.setattr("wartable.tables.affairs.EXPIRES", -EXPIRES)
            done(party["blue"].ask("answer", agree=False))
            done(party["red"].ask("propose", what="end"))
            refused(party["blue"].ask("answer", agree=True), "bad-proposal")
            assert party["blue"].listen().company["proposal"] is None


# ---- giving up ----
def test_whoever_gives_up_against_one_other_loses(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party, server.guest(table) as guest:
        refused(guest.ask("concede"), "foreign")
        done(party["blue"].ask("concede"))
        party["red"].until(lambda: bool(party["red"].over))
        ended = party["red"].listen().company["ended"]
        assert (ended["how"], ended["places"]) == ("concede", {"red": 1, "blue": 2})
        assert server.get(f"/api/tables/{table.id}").json()["winners"] == ["red"]


def test_whoever_gives_up_among_several_leaves_the_seat_to_a_bot_and_may_come_back(server: ServerProcess) -> None:
    table = server.open(["person", "person", "person"])
    with server.party(table) as party:
        red, blue, green = (party[seat] for seat in ("red", "blue", "green"))
        done(blue.ask("concede"))
        assert sittings(green)["blue"] | {"standing_in": "heuristic", "conceded": True} == sittings(green)["blue"]
        done(red.ask("propose", what="abandon"))  # the word of whoever gave up is not wanted
        done(green.ask("answer", agree=False))
        done(blue.ask("resume"))
        assert "conceded" not in sittings(red)["blue"]
        refused(blue.ask("resume"), "no-stand-in")
        done(red.ask("concede"))
        done(blue.ask("concede"))
        assert red.listen().company["ended"]["places"]["green"] == 1


def test_the_last_person_gives_up_against_bots(server: ServerProcess) -> None:
    table = server.open(["person", "random", "random"])
    with server.seat(table, "red") as red:
        done(red.ask("concede"))
        places = red.listen().company["ended"]["places"]
        assert places["red"] == 3
        assert sorted(places.values())[:1] == [1]


# ---- a bot stands in ----
def test_a_bot_stands_in_and_the_person_comes_back_by_a_choice(tmp_path: Path) -> None:
    with Hosted(tmp_path) as hosted:
        table = hosted.door.open(["person", "person"], options=[])
        with hosted.door.party(table) as party:
            seat = asked(party)
            assert seat is not None
            name = seat.view["seat"]
            other = next(one for one in party.values() if one is not seat)
            on_table(hosted, table, lambda found: found.stand_in(name, "random"))
            other.until(lambda: bool(other.offer))  # the bot has made all choices of a turn
            assert sittings(other)[name] | {"standing_in": "random", "kind": "person"} == sittings(other)[name]
            assert not seat.listen().latest["may_undo"]
            refused(seat.undo(), "no-undo")
            on_table(hosted, table, lambda found: found.stand_in(name, "random"))  # nothing new
            on_table(hosted, table, lambda found: found.take_back(name))
            assert "standing_in" not in sittings(other)[name]
            play_some(other, choices=40)
            if name in other.listen().view["asked"]:
                assert seat.listen().offer  # nobody chooses for the person any more


def on_table(hosted: Hosted, table: Opened, act: object) -> None:
    """Something a part of the server does by itself, in its event loop."""

    async def do() -> None:
        found: Table = await hosted.app.state.house.find(table.id)
        await act(found)  # type: ignore[operator]

    asyncio.run_coroutine_threadsafe(do(), hosted.loop).result(20)


def test_a_choice_takes_the_seat_back(tmp_path: Path) -> None:
    """The bot rests while nobody is asked of it: a person who chooses before it is back."""
    with Hosted(tmp_path) as hosted:
        table = hosted.door.open(["person", "person", "person"], game="gods-playground", options=[])
        with hosted.door.party(table) as party:
            seat = await_person(party)
            assert seat is not None
            name, dice = seat.view["seat"], random.Random(3)
            on_table(hosted, table, lambda found: pause(found, name))
            choice = dice.choice(seat.listen().offer)
            refused(seat.play("nothing of the kind"), "malformed")
            assert sittings(seat)[name]["standing_in"] == "heuristic"  # to be refused is no choice
            done(seat.play(choice))
            assert "standing_in" not in sittings(seat)[name]


async def pause(table: Table, seat: str) -> None:
    """A stand-in that does not come to choose."""
    table._next_bot = lambda: None  # type: ignore[method-assign]
    await table.stand_in(seat, "heuristic")


def test_undo_reaches_neither_what_a_bot_chose_nor_what_came_before(tmp_path: Path) -> None:
    with Hosted(tmp_path) as hosted:
        table = hosted.door.open(["person", "person"], options=[])
        with hosted.door.party(table) as party:
            seat = asked(party)
            assert seat is not None
            name = seat.view["seat"]
            places = [choice for choice in seat.offer if choice.startswith("place ") and choice.endswith(" 1")]
            places = places or [choice for choice in seat.offer if choice.startswith("place ")]
            done(seat.play(places[0]))
            assert seat.listen().latest["may_undo"]
            on_table(hosted, table, lambda found: pause(found, name))
            assert not seat.listen().latest["may_undo"]
            on_table(hosted, table, lambda found: found.take_back(name))
            assert not seat.listen().latest["may_undo"]
            refused(seat.undo(), "no-undo")
            done(seat.play(next(choice for choice in seat.listen().offer if choice.startswith("place "))))
            assert seat.listen().latest["may_undo"]
            done(seat.undo(everything=True))
            assert not seat.listen().latest["may_undo"]
        hosted.app.state.house._recent.clear()
        with hosted.door.seat(table, name) as again:  # replayed from storage, the same holds
            refused(again.undo(), "no-undo")


def test_a_stand_in_is_a_declared_bot_at_a_persons_seat(tmp_path: Path) -> None:
    with Hosted(tmp_path) as hosted:
        table = hosted.door.open(["person", "random"])
        for seat, bot, wrong in (("red", "nobody", "no bot"), ("blue", "heuristic", "a bot sits there")):
            with pytest.raises(Exception, match=wrong):
                on_table(hosted, table, lambda found, seat=seat, bot=bot: found.stand_in(seat, bot))
        with pytest.raises(Exception, match="no bot stands in"):
            on_table(hosted, table, lambda found: found.take_back("red"))


def test_a_prepared_table_has_no_company(server: ServerProcess) -> None:
    answer = server.request("POST", f"/api/tables/{server.open().id}/what-if", json={"seat": "red"})
    found = answer.json()
    token = next(one["token"] for one in found["seats"] if one.get("token"))
    with Seat(server.address, found["table"], token) as seat:
        for request in ({"kind": "say", "room": "players", "text": "x"}, {"kind": "note", "text": "x"},
                        {"kind": "name", "name": "x"}, {"kind": "propose", "what": "abandon"},
                        {"kind": "earlier", "room": "players", "before": 1}, {"kind": "concede"}):  # fmt: skip
            refused(seat.ask(**request), "no-company")


def test_spectators_cannot_speak_for_a_seat(server: ServerProcess) -> None:
    table = server.open()
    with Guest(server.address, table.id) as guest:
        for request in ({"kind": "note", "text": "x"}, {"kind": "propose", "what": "end"}, {"kind": "withdraw"},
                        {"kind": "answer", "agree": True}, {"kind": "concede"}, {"kind": "resume"}):  # fmt: skip
            refused(guest.ask(**request), "foreign")


def test_what_others_take_back_in_secret_is_not_told_by_ones_own_undo(tmp_path: Path) -> None:
    """Of those who choose at once one was away and is back; another changes his mind: nothing of it is seen."""
    with Hosted(tmp_path) as hosted:
        table = hosted.door.open(["person"] * 3, game="gods-playground", options=[], edition="warfrog")
        with hosted.door.party(table) as party:
            first, second = secret_round(party)
            done(second.play(plan_of(second)))
            name = first.view["seat"]
            on_table(hosted, table, lambda found: pause(found, name))
            on_table(hosted, table, lambda found: found.take_back(name))
            done(first.listen().play(plan_of(first)))
            told = first.listen().latest
            assert told["may_undo"]
            done(second.listen().undo())
            assert first.listen().latest == told
            done(first.undo())


def secret_round(party: dict[str, Seat]) -> tuple[Seat, Seat]:
    """Play on until several choose at once."""
    dice = random.Random(4)
    while len(next(iter(party.values())).listen().view["asked"]) < 2:
        seat = await_person(party)
        assert seat is not None
        done(seat.play(dice.choice(seat.offer)))
    waiting = [seat for seat in party.values() if seat.listen().offer]
    return waiting[0], waiting[1]


def plan_of(seat: Seat) -> str:
    """A choice that shows nothing and leaves the seat with others to make."""
    return next(choice for choice in seat.listen().offer if choice != "ready" and "offer" not in choice)
