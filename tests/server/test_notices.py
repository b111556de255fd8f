"""Notices to those who are away: real mail, real webhooks, real push messages, and nothing secret in any of them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import example, given
from hypothesis import settings as settings_of_fuzz
from hypothesis import strategies as st

from tests.server.client import GENEROUS, Opened, Seat, ServerProcess, WholeServer, play_out
from tests.server.hosted import Hosted
from tests.server.receivers import PATIENCE, Browser, Posted, PostOffice, WebServer, claims_of, read, wait_for
from tests.server.test_fuzz import anything, lines, many, scalars
from wartable.engine.errors import BadTable
from wartable.engine.text import LANGUAGES, locale_folder
from wartable.notices import outgoing, service
from wartable.notices.rows import Letter, Owner
from wartable.notices.settings import NoticeSettings, Smtp, read_contact, read_public_url, read_smtp
from wartable.notices.words import message_of
from wartable.people.rows import insert_person
from wartable.tables import schema
from wartable.wire.codes import Code
from wartable.wire.notices import AddWay

HERE = "https://games.example"
ME = "anna@post.example"
AFTER = 0.2
QUIET = 5 * AFTER  # long enough to be told if anybody were


@pytest.fixture
def post() -> Iterator[PostOffice]:
    with PostOffice() as office:
        yield office


@pytest.fixture
def web() -> Iterator[WebServer]:
    with WebServer() as server:
        yield server


def settings(port: int = 25, **more: Any) -> NoticeSettings:
    smtp = Smtp("127.0.0.1", port, "club@games.example", starttls=False)
    told = {"after": AFTER, "public_url": HERE, "smtp": smtp, "push_contact": "mailto:club@games.example"}
    return NoticeSettings(**{**told, "lan": True, "every": 0.0, "backoff": (0.05, 0.05), **more})


@pytest.fixture
def hosted(tmp_path: Path, post: PostOffice) -> Iterator[Hosted]:
    with Hosted(tmp_path, notices=settings(post.port)) as hosted:
        yield hosted


class Player:
    """Whoever holds a seat and wants to be told."""

    def __init__(self, hosted: Hosted, table: Opened, seat: str) -> None:
        self.hosted, self.table, self.seat, self.token = hosted, table, seat, table.tokens[seat]
        self.path = f"/api/tables/{table.id}/notices"

    def add(self, channel: str, address: str, language: str = "en", **more: Any) -> httpx.Response:
        wish = {"channel": channel, "address": address, "language": language, "token": self.token, **more}
        return self.hosted.door.request("POST", self.path, json=wish)

    def ways(self) -> list[dict[str, Any]]:
        headers = {"Authorization": f"Bearer {self.token}"}
        found: list[dict[str, Any]] = self.hosted.door.request("GET", self.path, headers=headers).json()
        return found

    def end(self, way: str) -> httpx.Response:
        return self.hosted.door.request("DELETE", self.path, json={"token": self.token, "way": way})

    def sit(self) -> Seat:
        return self.hosted.door.seat(self.table, self.seat)


def asked_player(hosted: Hosted, **more: Any) -> tuple[Player, Player]:
    """Whom a new table waits for, and the other."""
    table = hosted.door.open(**more)
    asked = hosted.door.get(f"/api/tables/{table.id}").json()["asked"]
    first = asked[0]
    return Player(hosted, table, first), Player(hosted, table, next(s for s in table.tokens if s != first))


def links(text: str) -> list[str]:
    return re.findall(r"https://games\.example(/\S*)", text)


def confirmed(player: Player, post: PostOffice, address: str = ME) -> None:
    """By mail, and by the button behind its link."""
    before = len(post.to(address))
    assert player.add("mail", address).json()["status"] == "unconfirmed"
    mail = wait_for(lambda: post.to(address)[before:])[0]
    path = links(read(mail))[0]
    assert player.hosted.door.get(path).status_code == 200
    assert player.ways()[-1]["status"] == "unconfirmed", "opening a link does nothing"
    assert player.hosted.door.request("POST", path).status_code == 200
    assert player.ways()[-1]["status"] == "working"


def end_turn(player: Player, other: Player) -> None:
    """The one who is asked plays until the other is."""
    with player.sit() as mine, other.sit() as theirs:
        while player.seat in mine.listen().view["asked"]:
            assert mine.play(mine.offer[-1])["type"] == "done"
        theirs.listen()


# ---- what is offered ----
def test_without_settings_nothing_is_offered(tmp_path: Path) -> None:
    with Hosted(tmp_path) as hosted:
        assert hosted.door.get("/api/notices").json() == {"channels": [], "vapid": "", "after": 120.0}
        player, _ = asked_player(hosted)
        for channel in ("mail", "push", "webhook"):
            answer = player.add(channel, ME)
            assert (answer.status_code, answer.json()["error"]) == (400, "not-offered")


def test_each_channel_needs_its_settings() -> None:
    smtp = Smtp("127.0.0.1", 25, "club@games.example")
    assert NoticeSettings(smtp=smtp).channels == []
    assert NoticeSettings(public_url=HERE).channels == ["webhook"]
    assert NoticeSettings(public_url=HERE, smtp=smtp).channels == ["mail", "webhook"]
    assert NoticeSettings(push_contact="mailto:a@b.example").channels == ["push"]


def test_the_key_for_push_stays_the_same(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with Hosted(tmp_path, notices=settings()) as hosted:
            keys.append(hosted.door.get("/api/notices").json()["vapid"])
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87


# ---- mail ----
def test_mail_is_confirmed_then_tells_and_ends_with_one_click(hosted: Hosted, post: PostOffice) -> None:
    assert hosted.door.get("/notices/page.css").headers["content-type"].startswith("text/css")
    player, other = asked_player(hosted)
    assert player.add("mail", ME).status_code == 201
    [mail] = wait_for(lambda: post.to(ME))
    time.sleep(QUIET)
    assert len(post.to(ME)) == 1, "an address that is not confirmed is told nothing"
    assert hosted.door.request("POST", links(read(mail))[0]).status_code == 200
    mail = wait_for(lambda: post.to(ME)[1:])[0]
    told = f"La Conquête du Monde: it is your turn ({player.seat.capitalize()})"
    assert mail["Subject"] == told
    assert read(mail).startswith(f"{told}\n{HERE}/table/{player.table.id}\n")
    assert f'<a href="{HERE}/table/{player.table.id}">{told}</a>' in read(mail, "html")
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    leave = re.fullmatch(rf"<{HERE}(/notices/leave/\S+)>", mail["List-Unsubscribe"])
    assert leave
    one_click = {"content": b"List-Unsubscribe=One-Click"}
    assert hosted.door.get(leave[1]).status_code == 200
    assert len(player.ways()) == 1, "opening a link does nothing"
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert hosted.door.request("POST", leave[1], headers=form, **one_click).status_code == 200
    assert player.ways() == []
    assert hosted.door.request("POST", leave[1]).status_code == 200, "whoever asks twice has it too"
    end_turn(player, other)
    end_turn(other, player)
    time.sleep(QUIET)
    assert len(post.to(ME)) == 2


@pytest.mark.parametrize(
    ("host", "written"),
    [("a-very-long-name.of-a-club.games.example", None), ("gdańsk.games.example", "xn--gdask-y7a.games.example:8443")],
)
def test_mail_programs_read_the_way_to_leave_as_it_is(
    tmp_path: Path, post: PostOffice, host: str, written: str | None
) -> None:
    """However long the address: nothing in this header may be encoded or broken off (RFC 2047, 8058)."""
    public = f"https://{host}:8443"
    with Hosted(tmp_path, notices=settings(post.port, public_url=public)) as hosted:
        player, _ = asked_player(hosted)
        player.add("mail", ME)
        [mail] = wait_for(lambda: post.to(ME))
    headers = post.raw[0].partition(b"\r\n\r\n")[0].decode("ascii").split("\r\n")
    [leave] = [line for line in headers if line.startswith("List-Unsubscribe:")]
    start = re.escape(f"https://{written}" if written else public)
    assert re.fullmatch(rf"List-Unsubscribe: <{start}/notices/leave/[\w-]+/[\w-]+>", leave)
    assert public in read(mail)


def test_a_link_nobody_sent_does_nothing(hosted: Hosted, post: PostOffice) -> None:
    player, _ = asked_player(hosted)
    way = player.add("mail", ME).json()["id"]
    [mail] = wait_for(lambda: post.to(ME))
    key = links(read(mail))[0].rpartition("/")[2]
    for path in (f"/notices/leave/{way}/{key}", f"/notices/confirm/{way}/x", "/notices/confirm/other/" + key):
        assert hosted.door.request("POST", path).status_code == 404
        assert hosted.door.get(path).status_code == 404
    assert hosted.door.get(f"/notices/own/{way}/{key}").json()["error"] == "not-found"
    assert [way["status"] for way in player.ways()] == ["unconfirmed"]


def test_mail_comes_in_the_language_asked_for(hosted: Hosted, post: PostOffice) -> None:
    player, _ = asked_player(hosted)
    player.add("mail", ME, "pl")
    [mail] = wait_for(lambda: post.to(ME))
    assert mail["Subject"] == "wartable: czy chcesz dostawać wiadomości e-mail?"
    assert 'lang="pl"' in hosted.door.get(links(read(mail))[0]).text


def test_nobody_is_flooded_with_questions(hosted: Hosted, post: PostOffice) -> None:
    """Neither one address, however it is spelled and by however many tables, nor everyone by one server."""
    codes = []
    for address in (ME, ME.upper(), "anna+chess@post.example", ME, "ANNA+x@post.example"):
        player, _ = asked_player(hosted)
        codes.append(player.add("mail", address).status_code)
    assert codes == [201, 201, 201, 429, 429]
    answers = [asked_player(hosted)[0].add("mail", f"somebody{k}@post.example").status_code for k in range(70)]
    assert answers.count(201) <= 60
    assert answers[-1] == 429
    wait_for(lambda: len(post.mails) == 3 + answers.count(201))


def test_several_tables_come_in_one_mail(tmp_path: Path, post: PostOffice) -> None:
    with Hosted(tmp_path, notices=settings(post.port, after=1.0, every=1.0)) as hosted:
        players = [asked_player(hosted)[0] for _ in range(3)]
        for player in players:
            confirmed(player, post)
        mail = wait_for(lambda: post.to(ME)[3:])[0]
        wait_for(lambda: sum(text.count("/table/") for text in map(read, post.to(ME)[3:])) == 3)
        assert len(post.to(ME)) <= 5, "the first may come alone, the others wait and come together"
        assert mail["To"] == ME
        for player in players:
            assert any(f"{HERE}/table/{player.table.id}\n" in read(mail) for mail in post.to(ME)[3:])


def test_a_bounce_is_shown(hosted: Hosted, post: PostOffice, caplog: pytest.LogCaptureFixture) -> None:
    post.unknown.add(ME)
    player, _ = asked_player(hosted)
    player.add("mail", ME)
    [way] = wait_for(lambda: [way for way in player.ways() if way["status"] == "failing"])
    assert (way["trouble"], way["address"]) == ("smtp-550", "a…@post.example")
    [line] = [entry.getMessage() for entry in caplog.records if "fails" in entry.getMessage()]
    assert way["id"] in line
    assert "anna" not in caplog.text


# ---- webhooks ----
def texts(posted: list[Posted]) -> list[str]:
    assert all(one.json["content"] == one.json["text"] for one in posted)
    return [one.json["text"] for one in posted]


def test_a_webhook_is_greeted_and_told(hosted: Hosted, web: WebServer) -> None:
    player, _ = asked_player(hosted)
    way = player.add("webhook", f"{web.address}/hook/secret").json()
    assert (way["status"], way["address"]) == ("working", "127.0.0.1")
    wait_for(lambda: len(web.posted) == 2)
    greeting, told = texts(web.at("/hook/secret"))
    assert greeting.startswith("wartable: from now on")
    seat = player.seat.capitalize()
    assert told == f"La Conquête du Monde: it is your turn ({seat}) {HERE}/table/{player.table.id}"
    assert web.posted[0].headers["content-type"] == "application/json"
    assert player.end(way["id"]).json() == []
    assert player.end(way["id"]).json()["error"] == "not-found"


def test_a_redirect_is_not_followed(hosted: Hosted, web: WebServer) -> None:
    web.answers["/hook"] = 302
    player, _ = asked_player(hosted)
    player.add("webhook", f"{web.address}/hook")
    wait_for(lambda: player.ways()[0]["status"] == "failing")
    assert player.ways()[0]["trouble"] == "http-302"
    assert web.at("/elsewhere") == []


@pytest.mark.soak
def test_what_fails_is_tried_again_a_few_times(
    hosted: Hosted, web: WebServer, caplog: pytest.LogCaptureFixture
) -> None:
    web.answers["/hook"] = 503
    player, _ = asked_player(hosted)
    player.add("webhook", f"{web.address}/hook")
    wait_for(lambda: player.ways()[0]["status"] == "failing")
    assert len(web.at("/hook")) == 3
    assert player.ways()[0]["trouble"] == "http-503"
    assert len([entry for entry in caplog.records if "fails" in entry.getMessage()]) == 1
    web.answers.clear()
    assert player.add("webhook", f"{web.address}/hook").json()["status"] == "working"
    wait_for(lambda: len(web.at("/hook")) >= 4)
    wait_for(lambda: player.ways()[0]["trouble"] == "")


def test_after_a_failure_the_notice_still_comes(hosted: Hosted, web: WebServer) -> None:
    player, _ = asked_player(hosted)
    player.add("webhook", f"{web.address}/hook")
    wait_for(lambda: len(web.posted) == 1)
    web.answers["/hook"] = 500
    wait_for(lambda: len(web.posted) >= 2)
    web.answers.clear()
    wait_for(lambda: player.ways()[0]["trouble"] == "" and len(web.posted) >= 3)
    assert player.ways()[0]["status"] == "working"


def test_addresses_where_nobody_answers_keep_no_other_waiting(
    hosted: Hosted, web: WebServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 10 * PATIENCE)
    player, other = asked_player(hosted)
    player.add("webhook", f"{web.address}/hook")
    wait_for(lambda: len(web.posted) == 2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        for k in range(8):
            assert other.add("webhook", f"http://127.0.0.1:{silent.getsockname()[1]}/{k}").status_code == 201
        end_turn(player, other)
        end_turn(other, player)
        wait_for(lambda: len(web.posted) == 3)


# ---- push ----
def test_a_push_message_is_for_the_browser_alone_and_signed(hosted: Hosted, web: WebServer) -> None:
    browser = Browser(f"{web.address}/push/1")
    player, _ = asked_player(hosted)
    assert player.add("push", browser.subscription, "de").json()["status"] == "working"
    wait_for(lambda: len(web.posted) == 2)
    greeting, told = map(browser.decrypted, web.posted)
    assert greeting["title"].startswith("wartable: Ab jetzt")
    seat = {"red": "Rot", "blue": "Blau"}.get(player.seat, "")
    assert told["title"].startswith("La Conquête du Monde: Du bist am Zug (" + seat)
    assert (told["body"], told["path"]) == ("", f"/table/{player.table.id}")
    for posted in web.posted:
        assert b"Conqu" not in posted.body
        claims = claims_of(posted, hosted.door.get("/api/notices").json()["vapid"])
        assert (claims["aud"], claims["sub"]) == (web.address, "mailto:club@games.example")
        assert time.time() < claims["exp"] < time.time() + 86400
        assert int(posted.headers["ttl"]) > 0


@pytest.mark.parametrize("status", [404, 410])
def test_an_ended_subscription_is_forgotten(hosted: Hosted, web: WebServer, status: int) -> None:
    web.answers["/push/1"] = status
    player, _ = asked_player(hosted)
    player.add("push", Browser(f"{web.address}/push/1").subscription)
    wait_for(lambda: player.ways() == [])
    assert len(web.posted) == 1


# ---- when ----
def turns(web: WebServer) -> int:
    return sum("your turn" in text for text in texts(web.posted))


def test_whoever_is_away_is_told_once_a_turn_and_whoever_is_here_never(hosted: Hosted, web: WebServer) -> None:
    player, other = asked_player(hosted)
    with player.sit() as seat:
        player.add("webhook", f"{web.address}/hook")
        time.sleep(QUIET)
        assert turns(web) == 0, "who sits there knows"
        seat.listen()
    wait_for(lambda: turns(web) == 1)
    time.sleep(QUIET)
    assert turns(web) == 1, "once"
    with player.sit() as seat:
        assert seat.play(seat.offer[0])["type"] == "done"
        assert player.seat in seat.listen().view["asked"]
    time.sleep(QUIET)
    assert turns(web) == 1, "the same turn"
    end_turn(player, other)
    time.sleep(QUIET)
    assert turns(web) == 1, "another's turn"
    end_turn(other, player)
    wait_for(lambda: turns(web) == 2)


NOW = "%H:%M"
LETTERS = {"clock": {"kind": "correspondence", "days": 2, "reserve": 86400}}


def say_hours(player: Player, quiet: bool) -> None:
    """From an hour ago to an hour from now."""
    begin, end = (time.strftime(NOW, time.gmtime(time.time() + 3600 * k)) for k in (-1, 1 if quiet else -1))
    with player.sit() as seat:
        assert seat.ask("hours", **{"from": begin, "to": end, "zone": "UTC", "holidays": []})["type"] == "done"


@pytest.mark.parametrize("terms", [LETTERS, {}])
def test_nobody_is_told_of_a_turn_in_their_quiet_hours(hosted: Hosted, web: WebServer, terms: dict[str, Any]) -> None:
    player, _ = asked_player(hosted, terms=terms)
    say_hours(player, quiet=True)
    player.add("webhook", f"{web.address}/hook")
    wait_for(lambda: len(web.posted) == 1)  # the greeting
    time.sleep(QUIET)
    assert len(web.posted) == 1
    say_hours(player, quiet=False)
    wait_for(lambda: len(web.posted) == 2)
    assert "it is your turn" in texts(web.posted)[1]


def test_whoever_has_quiet_hours_is_told_after_them_of_a_turn_that_is_still_theirs(
    hosted: Hosted, web: WebServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "AGAIN_SECONDS", AFTER)
    player, other = asked_player(hosted, terms=LETTERS)
    for one in (player, other):
        say_hours(one, quiet=True)
        one.add("webhook", f"{web.address}/{one.seat}")
    time.sleep(QUIET)
    end_turn(player, other)
    nobody = schema.seats.update().values(hours="")
    asyncio.run_coroutine_threadsafe(hosted.store.do(lambda at: at.execute(nobody).rowcount), hosted.loop).result(9)
    wait_for(lambda: len(web.posted) == 3)
    time.sleep(QUIET)
    assert [len(web.at(f"/{one.seat}")) for one in (player, other)] == [1, 2]


def test_at_a_live_table_quiet_hours_keep_nobody_from_being_told(hosted: Hosted, web: WebServer) -> None:
    player, _ = asked_player(hosted, terms={"clock": {"kind": "live", "reserve": 600, "increment": 0}})
    say_hours(player, quiet=True)
    player.add("webhook", f"{web.address}/hook")
    wait_for(lambda: len(web.posted) == 2)


def test_whoever_comes_back_in_time_is_not_told(tmp_path: Path, web: WebServer) -> None:
    with Hosted(tmp_path, notices=settings(after=1.0)) as hosted:
        player, _ = asked_player(hosted)
        with player.sit():
            player.add("webhook", f"{web.address}/hook")
        with player.sit():
            time.sleep(1.6)
            assert turns(web) == 0


def test_a_new_way_tells_of_what_already_waits_and_others_hear_nothing(hosted: Hosted, web: WebServer) -> None:
    player, other = asked_player(hosted)
    other.add("webhook", f"{web.address}/other")
    time.sleep(QUIET)
    player.add("webhook", f"{web.address}/mine")
    wait_for(lambda: len(web.at("/mine")) == 2)
    assert len(web.at("/other")) == 1


def test_a_restart_forgets_nobody_and_repeats_nothing(tmp_path: Path, web: WebServer) -> None:
    """What is due follows from what is stored."""
    with Hosted(tmp_path, notices=settings(after=30.0)) as hosted:
        player, _ = asked_player(hosted)
        player.add("webhook", f"{web.address}/hook")
        wait_for(lambda: len(web.posted) == 1)
    for _ in range(2):
        with Hosted(tmp_path, notices=settings()):
            wait_for(lambda: turns(web) == 1)
            time.sleep(QUIET)
    assert turns(web) == 1


def test_letters_that_were_not_delivered_go_out_after_a_restart(tmp_path: Path, web: WebServer) -> None:
    web.answers["/hook"] = 503
    with Hosted(tmp_path, notices=settings(backoff=(1.0, 3600.0))) as hosted:
        player, _ = asked_player(hosted)
        player.add("webhook", f"{web.address}/hook")
        wait_for(lambda: len(web.posted) == 1)
        wait_for(lambda: player.ways()[0]["trouble"] == "http-503")
    web.answers.clear()
    with Hosted(tmp_path, notices=settings()):
        wait_for(lambda: any("from now on" in text for text in texts(web.posted[1:])))


def test_the_end_and_a_rematch_are_told_to_those_who_are_away(hosted: Hosted, web: WebServer) -> None:
    table = hosted.door.open()
    first, second = (Player(hosted, table, seat) for seat in table.tokens)
    first.add("webhook", f"{web.address}/first")
    second.add("webhook", f"{web.address}/second")
    with first.sit() as one, second.sit() as two:
        play_out({first.seat: one, second.seat: two}, random.Random(1))
        time.sleep(QUIET)
        assert not [text for text in texts(web.posted) if "over" in text], "both sat there"
    with first.sit():
        again = hosted.door.request("POST", f"/api/tables/{table.id}/rematch", json={"token": first.token}).json()
        wait_for(lambda: any("once more" in text for text in texts(web.at("/second"))))
    text = next(text for text in texts(web.at("/second")) if "once more" in text)
    assert text.endswith(f"{HERE}/table/{again['table']}")
    assert not any("once more" in text for text in texts(web.at("/first")))
    new = Player(hosted, table, first.seat)
    new.path = f"/api/tables/{again['table']}/notices"
    assert len(new.ways()) == 1, "who is told at a table is told at its rematch"


def test_the_end_is_told_to_whoever_left(hosted: Hosted, web: WebServer) -> None:
    """Each comes for their own choices only; whoever makes the last one sees the end."""
    table = hosted.door.open()
    players = {seat: Player(hosted, table, seat) for seat in table.tokens}
    for seat, player in players.items():
        player.add("webhook", f"{web.address}/{seat}")
    last = ""
    while asked := hosted.door.get(f"/api/tables/{table.id}").json()["asked"]:
        last = asked[0]
        with players[last].sit() as mine:
            while last in mine.listen().view["asked"]:
                assert mine.play(mine.offer[-1])["type"] == "done"
    [away] = set(players) - {last}
    wait_for(lambda: any("is over" in text for text in texts(web.at(f"/{away}"))))
    time.sleep(QUIET)
    assert sum("is over" in text for text in texts(web.posted)) == 1


def test_what_others_ask_to_be_told_keeps_to_what_is_public(hosted: Hosted, web: WebServer) -> None:
    """The ladder of absences, invitations: of the facts only the phase and a name are said, and a name is only text."""
    player, other = asked_player(hosted)
    player.add("webhook", f"{web.address}/hook")
    other.add("webhook", f"{web.address}/other")
    notices = hosted.app.state.notices
    loop = notices._task.get_loop()
    facts = {"by": "<@everyone>\r\n*Bob*", "card": "ace of spades", "phase": "battle"}
    for kind in ("reminded", "nudged", "invited"):
        telling = notices.tell(player.table.id, player.seat, kind, facts)
        asyncio.run_coroutine_threadsafe(telling, loop).result(10)
    with other.sit():
        quiet = notices.tell(player.table.id, other.seat, "nudged", {})
        asyncio.run_coroutine_threadsafe(quiet, loop).result(10)
        wait_for(lambda: "invites you" in " ".join(texts(web.posted)))
    said = " ".join(texts(web.posted))
    assert "ace" not in said
    assert "‹＠everyone› ∗Bob∗ invites you" in said
    assert "still waiting" in said
    assert len(web.at("/other")) == 1, "who sits there needs no nudge"


def test_an_account_is_told_at_all_its_seats(hosted: Hosted, web: WebServer) -> None:
    player, _ = asked_player(hosted)
    notices, seats = hosted.app.state.notices, schema.seats
    mine = (seats.c.table == player.table.id) & (seats.c.seat == player.seat)
    with hosted.store.engine.begin() as connection:
        insert_person(connection, "anna", "Anna", "", 0.0)
        connection.execute(seats.update().where(mine).values(person="anna"))
    wish = AddWay("webhook", f"{web.address}/hook", "en")
    adding = notices.add(Owner(person="anna"), wish)
    assert asyncio.run_coroutine_threadsafe(adding, notices._task.get_loop()).result(10).status == "working"
    wait_for(lambda: turns(web) == 1)
    assert player.ways() == [], "a link to a seat shows nothing of an account"


# ---- nothing secret ----
def test_no_message_says_more_than_it_may(hosted: Hosted, web: WebServer, post: PostOffice) -> None:
    """Not a token, not a choice, nothing of the game but its name, the seat and the phase."""
    table = hosted.door.open(["person"] * 3, game="gods-playground", options=[])
    players = [Player(hosted, table, seat) for seat in table.tokens]
    with contextlib.ExitStack() as here:  # nobody is told before they leave
        for number, player in enumerate(players):
            here.enter_context(player.sit())
            player.add("webhook", f"{web.address}/{number}")
            confirmed(player, post, f"a{number}@post.example")
    wait_for(lambda: turns(web) and len(post.mails) > 3)
    everything = " ".join([*texts(web.posted), *(mail.as_string() for mail in post.mails)])
    assert not [token for token in table.tokens.values() if token in everything]
    assert "#" not in "".join(links(everything))
    told = [text for text in texts(web.posted) if "your turn" in text]
    shape = rf"God’s Playground: it is your turn \([^)]+\)(\. Phase: [\w ’-]+)? {HERE}/table/{table.id}"
    assert all(re.fullmatch(shape, text) for text in told), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_can_be_said_in_every_language(language: str) -> None:
    kinds = ("your-turn", "over", "reminded", "nudged", "invited", "rematch")
    letters = [
        Letter(kind, kind, "T1", "red", {"by": "Bob", "phase": "nonsense"}, 0, "la-conquete-du-monde") for kind in kinds
    ]
    message = message_of(letters, language)
    assert len({item.text for item in message.items}) == len(kinds)
    assert all("La Conquête du Monde" in item.text for item in message.items)
    assert str(len(kinds)) in message.title
    many = [Letter(str(k), "over", f"T{k}", "red", {}, 0, "wallenstein") for k in range(50)]
    assert "44" in message_of(many, language).more


def test_notices_say_the_same_in_all_languages() -> None:
    folder = locale_folder("wartable.notices")
    found = [
        re.findall(r"^[a-z-]+|\$\w+", (folder / f"{lang}.ftl").read_text(encoding="utf-8"), re.M) for lang in LANGUAGES
    ]
    assert all(sorted(keys) == sorted(found[0]) for keys in found)


# ---- hostile input ----
LONG = "x" * 3000
BAD = [
    ("mail", "anna"),
    ("mail", "anna@post.example\r\nBcc: all@post.example"),
    ("mail", "anna@post.example\n"),
    ("mail", "anna@post.example, bob@post.example"),
    ("mail", "Anna <anna@post.example>"),
    ("mail", '"a b"@post.example'),
    ("mail", "anna@[127.0.0.1]"),
    ("mail", "@post.example"),
    ("mail", f"{'a' * 250}@post.example"),
    ("mail", "änna@post.example"),
    ("webhook", "ftp://chat.example/hook"),
    ("webhook", "javascript:alert(1)"),
    ("webhook", "https://"),
    ("webhook", "https:///hook"),
    ("webhook", "https://chat.example/ hook"),
    ("webhook", "https://chat.example/\r\nX: y"),
    ("webhook", "https://me:pass@chat.example/hook"),
    ("webhook", "https://chat.example:99999/"),
    ("webhook", "https://chat.example:0/"),
    ("webhook", "https://[::1/"),
    ("webhook", f"https://chat.example/{'x' * 1500}"),
    ("push", "https://push.example/1"),
    ("push", "{}"),
    ("push", "[" * 1000),
    ("push", '{"endpoint": "https://push.example/1", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}'),
]


@pytest.mark.parametrize(("channel", "address"), BAD)
def test_what_is_no_address_is_refused(lasting: Hosted, channel: str, address: str) -> None:
    player, _ = asked_player(lasting)
    answer = player.add(channel, address)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-address")
    assert player.ways() == []


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server as it is on the internet: nothing private, nothing unencrypted."""
    with Hosted(tmp_path_factory.mktemp("lasting"), notices=settings(lan=False)) as hosted:
        yield hosted


PRIVATE = [
    "http://chat.example/hook", "https://127.0.0.1/", "https://127.0.0.1:8000/", "https://localhost/", "https://127.1/",
    "https://2130706433/", "https://0x7f000001/", "https://0.0.0.0/", "https://10.0.0.1/", "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data", "https://100.64.0.1/", "https://[::1]/", "https://[::ffff:127.0.0.1]/",
    "https://[fe80::1]/", "https://[fc00::1]/", "https://[fec0::1]/", "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[::127.0.0.1]/", "https://224.0.0.1/", "https://255.255.255.255/", "https://nowhere.invalid/",
]  # fmt: skip


@pytest.mark.parametrize("url", PRIVATE)
@pytest.mark.parametrize("channel", ["webhook", "push"])
def test_nothing_goes_into_private_networks(lasting: Hosted, channel: str, url: str) -> None:
    player, _ = asked_player(lasting)
    answer = player.add(channel, url if channel == "webhook" else Browser(url).subscription)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-address")


def lead(monkeypatch: pytest.MonkeyPatch, name: str, *addresses: str) -> None:
    """A name leads somewhere, each time it is asked for somewhere else."""
    ask, left = socket.getaddrinfo, list(addresses)

    def answer(host: Any, port: Any, *arguments: Any, **more: Any) -> Any:
        if host != name:
            return ask(host, port, *arguments, **more)
        address = left.pop(0) if len(left) > 1 else left[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    monkeypatch.setattr(socket, "getaddrinfo", answer)


def test_a_name_that_leads_home_is_refused(lasting: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    lead(monkeypatch, "home.example", "169.254.169.254")
    player, _ = asked_player(lasting)
    answer = player.add("webhook", "https://home.example/").json()
    assert (answer["error"], "private" in answer["message"]) == ("bad-address", True)


def test_a_name_that_leads_home_later_is_not_followed(lasting: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked up once more when something is sent, and connected to what was found then."""
    lead(monkeypatch, "turncoat.example", "8.8.8.8", "127.0.0.1")
    player, _ = asked_player(lasting)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(1)
        port = listener.getsockname()[1]
        assert player.add("webhook", f"https://turncoat.example:{port}/").status_code == 201
        wait_for(lambda: player.ways()[0]["status"] == "failing")
        assert player.ways()[0]["trouble"] == "private-address"
        with pytest.raises(TimeoutError):
            listener.accept()


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"channel": "pigeon"}, "malformed"),
        ({"channel": 5}, "malformed"),
        ({"address": ""}, "malformed"),
        ({"address": LONG}, "malformed"),
        ({"address": None}, "malformed"),
        ({"language": "xx"}, "malformed"),
        ({"more": 1}, "malformed"),
        ({"token": "nobody's"}, "unknown-seat"),
        ({"token": ""}, "unknown-seat"),
        ({"address": "y" * 20_000}, "too-large"),
    ],
)
def test_what_is_no_wish_is_refused(lasting: Hosted, wish: dict[str, Any], error: str) -> None:
    player, _ = asked_player(lasting)
    channel, address = "mail", "quiet@post.example"
    answer = player.add(**{"channel": channel, "address": address, **wish})
    assert answer.json()["error"] == error
    assert player.ways() == []


wishes = st.fixed_dictionaries(
    {},
    optional={
        "channel": st.one_of(st.sampled_from(["mail", "push", "webhook"]), scalars),
        "address": st.one_of(st.sampled_from(["a@b\r\nBcc: c@d", "https://[", "\x00", "{" * 2000]), lines, anything),
        "language": st.one_of(st.just("en"), scalars),
        "way": st.one_of(st.just("x"), lines),
        "more": scalars,
    },
)


@settings_of_fuzz(many, max_examples=25)
@given(wish=st.one_of(wishes, anything), bearer=st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1))
@example(wish={"channel": "push", "language": "en", "address": "[" * 1900}, bearer="x")
def test_any_wish_is_answered_and_keeps_nothing(lasting: Hosted, wish: Any, bearer: str) -> None:
    """By whoever holds the seat, and by strangers."""
    player, _ = asked_player(lasting)
    for body in (wish, wish | {"token": player.token} if isinstance(wish, dict) else wish):
        for method in ("POST", "DELETE"):
            answer = lasting.door.request(method, player.path, content=json.dumps(body).encode())
            assert 400 <= answer.status_code < 500, answer.text
            assert answer.json()["error"] in set(Code) - {Code.INTERNAL, Code.NOT_STORED}
    stranger = lasting.door.request("GET", player.path, headers={"Authorization": f"Bearer {bearer}"})
    assert stranger.json()["error"] == "unknown-seat"
    assert player.ways() == []


def test_only_whoever_holds_the_seat_sees_and_ends_its_ways(hosted: Hosted, web: WebServer) -> None:
    player, other = asked_player(hosted)
    way = player.add("webhook", f"{web.address}/hook").json()["id"]
    assert other.ways() == []
    assert other.end(way).json()["error"] == "not-found"
    assert len(player.ways()) == 1
    door = hosted.door
    assert door.get(player.path).json()["error"] == "unknown-seat"
    assert door.request("GET", player.path, headers={"Authorization": "Bearer x"}).json()["error"] == "unknown-seat"
    player.path = "/api/tables/nowhere/notices"
    assert player.add("webhook", f"{web.address}/hook").json()["error"] == "unknown-table"
    strange = {"Origin": "https://elsewhere.example"}
    player.path = other.path
    wish = {"channel": "webhook", "address": f"{web.address}/x", "language": "en", "token": player.token}
    assert door.request("POST", other.path, json=wish, headers=strange).json()["error"] == "wrong-origin"


def test_a_seat_has_so_many_ways(hosted: Hosted, web: WebServer) -> None:
    player, _ = asked_player(hosted)
    answers = [player.add("webhook", f"{web.address}/{k}") for k in range(9)]
    assert [answer.status_code for answer in answers] == [201] * 8 + [429]
    assert answers[-1].json()["error"] == "too-many"
    assert player.add("webhook", f"{web.address}/0", "fr").json()["language"] == "fr", "an old one again is no new one"
    assert len(player.ways()) == 8


# ---- the worker ----
def test_the_worker_comes_from_the_root_and_may_do_nothing_but_show(hosted: Hosted, tmp_path: Path) -> None:
    assert hosted.door.get("/sw.js").status_code == 404
    (tmp_path / "client" / "sw.js").write_text("// shows", encoding="utf-8")
    answer = hosted.door.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert "worker-src 'self';" in hosted.door.get("/").headers["content-security-policy"]


# ---- settings ----
def test_a_mail_server_is_given_in_one_line() -> None:
    given = read_smtp("smtp://me%40x:p%2Fw@mail.example:587?starttls=1&from=club@games.example")
    assert given == Smtp("mail.example", 587, "club@games.example", "me@x", "p/w", False, True)
    assert read_smtp("smtps://mail.example?from=a@b.example") == Smtp("mail.example", 465, "a@b.example", tls=True)
    assert read_smtp("smtp://a%40b.example@mail.example") == Smtp("mail.example", 25, "a@b.example", "a@b.example")
    assert read_smtp("") is None


@pytest.mark.parametrize(
    "url", ["mail.example", "http://u:secret@x", "smtp://u:secret@mail.example", "smtp://u:secret@m:99999?from=a@b.c"]
)
def test_a_wrong_mail_server_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadTable) as error:
        read_smtp(url)
    assert "secret" not in str(error.value)


def test_links_need_a_plain_address_and_push_somebody_to_ask() -> None:
    assert read_public_url("https://games.example/") == HERE
    assert read_contact("club@games.example") == "mailto:club@games.example"
    for wrong in ("games.example", "ftp://games.example", "https://games.example/path", "https://games.example?x"):
        with pytest.raises(BadTable):
            read_public_url(wrong)
    with pytest.raises(BadTable):
        read_contact("mailto:nobody")


def test_a_server_is_started_with_all_of_it(tmp_path: Path, post: PostOffice, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the command line and the environment; it goes by the name its links have."""
    monkeypatch.setenv("WARTABLE_SMTP", f"smtp://127.0.0.1:{post.port}?from=club@games.example")
    flags = ("--public-url", HERE, "--push-contact", "mailto:club@games.example", "--notice-after", "0.3")
    server = ServerProcess(tmp_path, *GENEROUS, *flags).start()
    try:
        offered = server.request("GET", "/api/notices", headers={"Host": "games.example"}).json()
        assert (offered["channels"], offered["after"]) == (["push", "mail", "webhook"], 0.3)
        table = server.open()
        seat = server.get(f"/api/tables/{table.id}").json()["asked"][0]
        wish = {"channel": "mail", "address": ME, "language": "en", "token": table.tokens[seat]}
        assert server.request("POST", f"/api/tables/{table.id}/notices", json=wish).status_code == 201
        [mail] = wait_for(lambda: post.to(ME))
        assert server.request("POST", links(read(mail))[0]).status_code == 200
        server.kill()
        server.start()
        wait_for(lambda: post.to(ME)[1:])
    finally:
        server.stop()
    assert server.stderr() == ""


@pytest.mark.soak
def test_of_several_workers_one_tells_and_all_know_who_is_here(tmp_path: Path, web: WebServer) -> None:
    flags = ("--public-url", HERE, "--notices-to-lan", "--notice-after", "0.5", "--workers", "2")
    server = WholeServer(tmp_path, *GENEROUS, *flags).start()
    try:
        tables = [server.open() for _ in range(6)]
        seats = [server.get(f"/api/tables/{table.id}").json()["asked"][0] for table in tables]
        with contextlib.ExitStack() as here:
            for number, (table, seat) in enumerate(zip(tables, seats, strict=True)):
                if number < 3:
                    here.enter_context(server.seat(table, seat))
                address = f"{web.address}/{'here' if number < 3 else 'away'}/{number}"
                wish = {"channel": "webhook", "address": address, "language": "en", "token": table.tokens[seat]}
                answer = server.request("POST", f"/api/tables/{table.id}/notices", json=wish)
                assert answer.status_code == 201, answer.text
            wait_for(lambda: turns(web) == 3)
            time.sleep(2)
            assert sorted(one.path for one in web.posted if "your turn" in one.json["text"]) == [
                "/away/3",
                "/away/4",
                "/away/5",
            ]
        wait_for(lambda: turns(web) == 6)
    finally:
        server.stop()
