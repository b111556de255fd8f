"""The door turns away what does not belong, says why in a code of the protocol, and leaves the table as it was."""

from __future__ import annotations

import contextlib
import hashlib
import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.client import (
    GAME,
    Opened,
    Seat,
    ServerProcess,
    await_person,
    gone,
    knock,
    opened,
    play_out,
    play_until,
)
from wartable.server.headers import HEADERS, PAGE

LARGEST = 16 * 1024


class Hall:
    """A table with both persons connected: who is asked, who waits, and a way to see that nothing moved."""

    def __init__(self, table: Opened, party: dict[str, Seat]) -> None:
        self.table, self.party = table, party
        actor = await_person(party)
        assert actor is not None
        self.actor = actor
        self.other = next(seat for seat in party.values() if seat is not actor)

    @contextlib.contextmanager
    def unchanged(self) -> Iterator[None]:
        before = {name: (seat.listen().revision, len(seat.log)) for name, seat in self.party.items()}
        yield
        assert {name: (seat.listen().revision, len(seat.log)) for name, seat in self.party.items()} == before


@pytest.fixture
def hall(server: ServerProcess) -> Iterator[Hall]:
    table = server.open(options=[])
    with server.party(table) as party:
        yield Hall(table, party)


def answer_to(seat: Seat, raw: str | bytes) -> dict[str, Any]:
    """The one refusal a message gets, whatever its id."""
    seat.listen()
    heard = len(seat.messages)
    seat.socket.send(raw)
    seat.listen()
    answers = [m for m in seat.messages[heard:-1] if m["type"] not in ("update", "presence")]
    assert len(answers) == 1, answers
    return answers[0]


# ---- malformed ----
PLAY = '{"type":"play","id":7,"revision":"r","choices":["done"]'
MALFORMED = {
    "empty": "",
    "not JSON": "attack kamtchatka",
    "cut off": '{"type":"play"',
    "no object": "[1,2]",
    "a number": "7",
    "null": "null",
    "no type": '{"id":1}',
    "type not text": '{"type":3,"id":1}',
    "unknown type": '{"type":"cheat","id":1}',
    "a server's type": '{"type":"update","id":1}',
    "wrong type of id": '{"type":"why","id":"one","choice":"done"}',
    "a negative id": '{"type":"why","id":-1,"choice":"done"}',
    "an id too large": '{"type":"why","id":99999999999999999999999,"choice":"done"}',
    "a fractional id": '{"type":"why","id":1.5,"choice":"done"}',
    "wrong type of choices": '{"type":"play","id":7,"revision":"r","choices":"done"}',
    "no choices": '{"type":"play","id":7,"revision":"r","choices":[]}',
    "too many choices": json.dumps({"type": "play", "id": 7, "revision": "r", "choices": ["done"] * 201}),
    "a choice too long": json.dumps({"type": "play", "id": 7, "revision": "r", "choices": ["x" * 201]}),
    "a choice not text": '{"type":"play","id":7,"revision":"r","choices":[null]}',
    "unknown field": PLAY + ',"seat":"blue"}',
    "missing id": '{"type":"play","revision":"r","choices":["done"]}',
    "missing revision": '{"type":"play","id":7,"choices":["done"]}',
    "missing choices": '{"type":"play","id":7,"revision":"r"}',
    "missing word": '{"type":"order","id":7,"name":"defence"}',
    "missing choice": '{"type":"why","id":7}',
    "wrong type of all": '{"type":"undo","id":7,"revision":"r","all":"yes"}',
    "nested deep": "[" * 8000 + "]" * 8000,
    "nested deep in a field": '{"type":"why","id":7,"choice":' + "[" * 8000 + "]" * 8000 + "}",
    "a lone surrogate": '{"type":"why","id":7,"choice":"\\ud800"}',
    "two values": '{"type":"why","id":7,"choice":"done"} {}',
    "not a number": '{"type":"why","id":NaN,"choice":"done"}',
}


@pytest.mark.parametrize("raw", MALFORMED.values(), ids=MALFORMED.keys())
def test_malformed(hall: Hall, raw: str) -> None:
    with hall.unchanged():
        for seat in (hall.actor, hall.other):
            answer = answer_to(seat, raw)
            assert (answer["type"], answer["error"], answer["id"]) == ("refused", "malformed", None)
            assert answer["message"]


@pytest.mark.parametrize("raw", [b"", b"\x00\xff\xfe", b"\x82\xa4type\xa4play", bytes(range(256))])
def test_binary_is_malformed(hall: Hall, raw: bytes) -> None:
    with hall.unchanged():
        assert answer_to(hall.actor, raw)["error"] == "malformed"


@pytest.mark.parametrize(
    "choice", ["", " ", "cheat", "attack", "attack nowhere 3", "done done", "place alaska 1 1", "\x00"]
)
def test_a_text_that_is_no_choice_is_malformed(hall: Hall, choice: str) -> None:
    with hall.unchanged():
        for answer in (hall.actor.play(choice), hall.actor.why(choice)):
            assert (answer["type"], answer["error"]) == ("refused", "malformed")


def test_hello_comes_once(hall: Hall) -> None:
    with hall.unchanged():
        hello = json.dumps({"type": "hello", "version": 1, "token": None, "heard": 0})
        assert answer_to(hall.actor, hello)["error"] == "malformed"


# ---- before and at hello ----
def farewell(socket: ClientConnection, raw: str | bytes) -> str:
    """The code with which a socket is closed after its first message."""
    with socket:
        socket.send(raw)
        [refused] = gone(socket)
        assert (refused["type"], refused["id"]) == ("refused", None)
        assert socket.close_code == 1008
        return str(refused["error"])


FIRST = [
    ("not JSON", "malformed"),
    ('{"type":"why","id":1,"choice":"done"}', "malformed"),
    ('{"type":"play","id":1,"revision":"r","choices":["done"]}', "malformed"),
    ('{"type":"hello"}', "malformed"),
    ('{"type":"hello","version":1,"heard":-1}', "malformed"),
    ('{"type":"hello","version":1,"token":7}', "malformed"),
    ('{"type":"hello","version":1,"seat":"red"}', "malformed"),
    ('{"type":"hello","version":2,"token":null,"heard":0}', "bad-version"),
    ('{"type":"hello","version":0}', "bad-version"),
    ('{"type":"hello","version":1,"token":""}', "unknown-seat"),
    ('{"type":"hello","version":1,"token":"guessed"}', "unknown-seat"),
    ('{"type":"hello","version":1,"token":"' + "é" * 50 + '"}', "unknown-seat"),
    ('{"type":"hello","version":1,"token":"' + "x" * 101 + '"}', "malformed"),
    ("x" * (LARGEST + 1), "too-large"),
]


@pytest.mark.parametrize(("raw", "error"), FIRST)
def test_a_first_message_that_is_no_proper_hello(server: ServerProcess, hall: Hall, raw: str, error: str) -> None:
    with hall.unchanged():
        assert farewell(knock(server.address, hall.table.id), raw) == error


def test_a_token_of_another_table_opens_nothing(server: ServerProcess, hall: Hall) -> None:
    token = server.open().tokens["red"]
    hello = json.dumps({"type": "hello", "version": 1, "token": token, "heard": 0})
    assert farewell(knock(server.address, hall.table.id), hello) == "unknown-seat"


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_a_hash_of_a_token_opens_nothing(server: ServerProcess, hall: Hall, seat: str) -> None:
    digest = hashlib.sha256(hall.table.tokens[seat].encode()).hexdigest()
    hello = json.dumps({"type": "hello", "version": 1, "token": digest})
    assert farewell(knock(server.address, hall.table.id), hello) == "unknown-seat"


@pytest.mark.parametrize("table", ["nowhere", "x" * 300, "%00", "%F0%9F%8E%B2", "'%20OR%201=1"])
def test_unknown_table(server: ServerProcess, table: str) -> None:
    with knock(server.address, table) as socket:
        [refused] = gone(socket)
        assert (refused["error"], socket.close_code) == ("unknown-table", 1008)


FOREIGN = [
    "http://evil.example",
    "null",
    "http://[",
    "http://[::1",
    "//",
    "",
    "https://evil.example:443",
    "file://",
    "é",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_gets_no_socket(server: ServerProcess, hall: Hall, origin: str) -> None:
    with hall.unchanged(), knock(server.address, hall.table.id, additional_headers={"Origin": origin}) as socket:
        [refused] = gone(socket)
        assert (refused["error"], socket.close_code) == ("wrong-origin", 1008)


def test_a_page_whose_name_begins_with_ours_gets_no_socket(server: ServerProcess, hall: Hall) -> None:
    with knock(server.address, hall.table.id, origin=f"{server.address}.evil.example") as socket:
        assert [m["error"] for m in gone(socket)] == ["wrong-origin"]


def test_our_own_page_gets_a_socket(server: ServerProcess, hall: Hall) -> None:
    with knock(server.address, hall.table.id, origin=server.address) as socket:
        socket.send('{"type":"hello","version":1,"token":null,"heard":0}')
        assert json.loads(socket.recv(5))["type"] == "welcome"


# ---- requests ----
def test_stale(hall: Hall) -> None:
    with hall.unchanged():
        choice = hall.actor.offer[0]
        for revision in ("", "0000000000000000", hall.other.revision, hall.actor.revision.upper() + " "):
            assert hall.actor.play(choice, revision=revision)["error"] == "stale"
            assert hall.actor.undo(revision=revision)["error"] == "stale"


def test_not_now(hall: Hall) -> None:
    with hall.unchanged():
        answer = hall.other.play(hall.actor.offer[0])
        assert (answer["error"], answer["played"]) == ("not-now", 0)


def test_nobody_is_asked_when_the_game_is_over(server: ServerProcess) -> None:
    table = server.open()
    with server.party(table) as party:
        play_out(party, random.Random(1))
        for seat in party.values():
            assert seat.listen().play("done")["error"] == "not-now"


def test_illegal_names_its_rule(hall: Hall) -> None:
    foreign = next(t for t, owner in hall.actor.view["owner"].items() if owner != hall.actor.view["seat"])
    expected = {f"place {foreign}": ("not-yours", "CM-2.5"), "attack alaska 3": ("armies-to-place", "CM-2.5")}
    with hall.unchanged():
        for choice, (refusal, rule) in expected.items():
            answer = hall.actor.play(choice)
            assert (answer["error"], answer["refusal"], answer["rule"]) == ("illegal", refusal, rule)
            assert (answer["played"], bool(answer["message"])) == (0, True)


def test_a_number_outside_the_game_is_illegal(hall: Hall) -> None:
    mine = next(t for t, owner in hall.actor.view["owner"].items() if owner == hall.actor.view["seat"])
    with hall.unchanged():
        answer = hall.actor.play(f"place {mine} 7")
        assert (answer["error"], answer["refusal"], answer["rule"]) == ("illegal", "odd-amount", "CM-0.1")


def test_no_undo(hall: Hall) -> None:
    with hall.unchanged():
        assert hall.actor.undo()["error"] == "no-undo"
        assert hall.other.undo(everything=True)["error"] == "no-undo"


def test_nobody_takes_back_anothers_choice(hall: Hall) -> None:
    actor = play_until(hall.party, random.Random(2), lambda seat: bool(seat.latest["may_undo"]))
    other = next(seat for seat in hall.party.values() if seat is not actor)
    with hall.unchanged():
        assert other.listen().undo()["error"] == "no-undo"


def test_foreign(server: ServerProcess, hall: Hall) -> None:
    with server.guest(hall.table) as guest, hall.unchanged():
        for answer in (
            guest.play("done"), guest.play("done", revision=hall.actor.revision), guest.undo(), guest.undo(True),
            guest.order("defence", "ask"), guest.why("done"),
        ):  # fmt: skip
            assert (answer["type"], answer["error"]) == ("refused", "foreign")


@pytest.mark.parametrize(("name", "word"), [("defence", "never"), ("attack", "ask"), ("", ""), ("asks", "1")])
def test_bad_order(hall: Hall, name: str, word: str) -> None:
    with hall.unchanged():
        assert hall.actor.order(name, word)["error"] == "bad-order"


@pytest.mark.parametrize("size", [LARGEST + 1, 3 * LARGEST])
def test_too_large(hall: Hall, size: int) -> None:
    with hall.unchanged():
        assert answer_to(hall.actor, "x" * size)["error"] == "too-large"
        assert answer_to(hall.actor, b"x" * size)["error"] == "too-large"


def test_size_is_counted_in_bytes(hall: Hall) -> None:
    with hall.unchanged():
        assert answer_to(hall.actor, "é" * (LARGEST - 100))["error"] == "too-large"


def test_the_largest_message_is_read(hall: Hall) -> None:
    with hall.unchanged():
        assert answer_to(hall.actor, "x" * LARGEST)["error"] == "malformed"


def test_a_monstrous_message_ends_the_connection_only(server: ServerProcess, hall: Hall) -> None:
    with hall.unchanged(), server.guest(hall.table) as guest:
        guest.socket.send("x" * 2**20)
        with pytest.raises(ConnectionClosed):
            guest.listen()
        assert guest.socket.close_code in (1009, 1006)  # the reason may be lost with what was still on its way


# ---- too fast ----
@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that allows little."""
    flags = ("--opens-per-minute", "5", "--messages-per-second", "1")
    process = ServerProcess(tmp_path_factory.mktemp("strict"), *flags).start()
    yield process
    process.stop()
    assert process.stderr() == ""


@pytest.fixture(scope="module")
def busy(strict: ServerProcess) -> Opened:
    return strict.open(("person",) * 4)


def hurry(seat: Seat, count: int) -> list[str]:
    """So many messages at once; the codes of their refusals, in order, and whether the socket was closed."""
    codes: list[str] = []
    with contextlib.suppress(ConnectionClosed):  # perhaps before all are sent
        for number in range(count):
            seat.say({"type": "why", "id": 1000 + number, "choice": "done"})
    try:
        while len(codes) < count:
            message = seat.hear()
            codes += [message.get("error", "")] if message["type"] in ("refused", "reason") else []
    except ConnectionClosed:
        codes.append("closed")
    return codes


def test_too_fast(strict: ServerProcess, busy: Opened) -> None:
    with strict.seat(busy, "red") as red, strict.seat(busy, "blue") as blue:
        before = blue.revision
        codes = hurry(red, 130)
        assert codes[:110] == [""] * 110
        assert codes[-5:] == ["too-fast"] * 5
        assert blue.listen().revision == before


def test_repeatedly_too_fast_is_shown_the_door(strict: ServerProcess, busy: Opened) -> None:
    with strict.seat(busy, "green") as green, strict.seat(busy, "blue") as blue:
        before = blue.revision
        codes = hurry(green, 200)
        assert codes[-1] == "closed"
        assert codes.count("too-fast") == 20
        assert green.socket.close_code == 1008
        assert blue.listen().revision == before
    with strict.seat(busy, "green") as green:
        assert green.revision


def test_messages_too_large_count_too(strict: ServerProcess, busy: Opened) -> None:
    """Whoever sends rubbish without end is shown the door, whatever is wrong with the rubbish."""
    with strict.seat(busy, "yellow") as yellow:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                yellow.socket.send("x" * (LARGEST + 1))
                while yellow.hear()["type"] != "refused":
                    pass
        codes = [message["error"] for message in yellow.messages if message["type"] == "refused"]
        assert codes.count("too-fast") == 20


def test_too_many_openings(strict: ServerProcess, busy: Opened) -> None:
    body = {"game": GAME, "seats": ["person", "person"]}
    answers = [strict.request("POST", "/api/tables", json=body) for _ in range(8)]
    assert [a.status_code for a in answers[-3:]] == [429] * 3
    refused(answers[-1], 429, "too-fast")
    assert strict.get(f"/api/tables/{busy.id}").status_code == 200


# ---- HTTP ----
def refused(answer: httpx.Response, status: int, error: str) -> None:
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    assert set(answer.json()) == {"error", "message"}
    assert answer.json()["message"]
    assert answer.headers["content-type"] == "application/json"
    companions(answer)


def companions(answer: httpx.Response) -> None:
    """The content security policy and its companions, on every answer."""
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    wanted = PAGE if answer.headers.get("content-type", "").startswith("text/html") else HEADERS
    assert {name: answer.headers.get(name) for name in PAGE} == dict.fromkeys(PAGE) | wanted


UNKNOWN = [
    ("/api/games/chess/board", "unknown-game"),
    ("/api/games/chess/text/en.ftl", "unknown-game"),
    ("/api/games/..%2f..%2fetc/board", "not-found"),
    (f"/api/games/{GAME}/text/xx.ftl", "not-found"),
    (f"/api/games/{GAME}/text/..%2Fen.ftl", "not-found"),
    (f"/api/games/{GAME}/text/en.txt", "not-found"),
    ("/api/games/chess", "unknown-game"),
    ("/api/tables/nowhere", "unknown-table"),
    ("/api/tables/nowhere/record", "unknown-table"),
    ("/api/tables/%00", "unknown-table"),
    ("/api", "not-found"),
    ("/favicon.ico", "not-found"),
    ("/ws/nowhere", "not-found"),
    ("/assets/missing.js", "not-found"),
    ("/assets/..%2findex.html", "not-found"),
    ("/assets/%00", "not-found"),
    ("/assets/" + "x" * 5000, "not-found"),
    ("/assets/", "not-found"),
    ("/é", "not-found"),
    ("/%ff%fe", "not-found"),
]


@pytest.mark.parametrize(("path", "error"), UNKNOWN)
def test_unknown_paths(server: ServerProcess, path: str, error: str) -> None:
    refused(server.get(path), 404, error)


def test_whoever_reads_with_a_browser_gets_a_page(server: ServerProcess) -> None:
    asking = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    answer = server.request("GET", "/nowhere", headers=asking)
    assert (answer.status_code, answer.text) == (404, server.get("/").text)
    for path in ("/api/nowhere", "/assets/missing.js"):
        refused(server.request("GET", path, headers=asking), 404, "not-found")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
@pytest.mark.parametrize("path", ["/api/games", "/api/tables", "/api/tables/x", "/", "/table/x", "/assets/app-1.js"])
def test_wrong_methods(server: ServerProcess, method: str, path: str) -> None:
    refused(server.request(method, path), 405, "method-not-allowed")


def test_tables_are_not_listed_unless_somebody_wishes_it(server: ServerProcess) -> None:
    server.open()
    assert server.get("/api/tables").json() == []


def test_a_cover_has_the_names_and_nothing_more(server: ServerProcess) -> None:
    words = server.get(f"/api/games/{GAME}/cover/fr.ftl").text
    assert "game-name = " in words
    assert "seat-red = " in words
    assert "\nrule-" not in words
    assert "edition-base-name = " in server.get("/api/games/wallenstein/cover/fr.ftl").text
    refused(server.get(f"/api/games/{GAME}/cover/xx.ftl"), 404, "not-found")


def test_a_game_of_the_catalogue_can_be_asked_for_alone(server: ServerProcess) -> None:
    alone = server.get(f"/api/games/{GAME}").json()
    assert alone == next(info for info in server.get("/api/games").json() if info["game"] == GAME)


def test_notes_to_translators_are_not_sent(server: ServerProcess) -> None:
    assert "\n#" not in "\n" + server.get(f"/api/games/{GAME}/text/fr.ftl").text


def test_words_and_rules_are_the_whole_text(server: ServerProcess) -> None:
    whole, words, rules = (server.get(f"/api/games/{GAME}/{part}/fr.ftl").text for part in ("text", "words", "rules"))
    assert sorted(whole.splitlines()) == sorted((words + rules).splitlines())
    assert "rule-CM-3_4 = " in rules
    assert "\nrule-" not in words


def test_a_typeface_is_served_as_one_and_may_be_kept(server: ServerProcess) -> None:
    answer = server.get("/assets/face-1.woff2")
    assert answer.headers["content-type"] == "font/woff2"
    assert "immutable" in answer.headers["cache-control"]
    assert "font-src 'self'" in server.get("/").headers["content-security-policy"]


def test_a_file_carries_no_needless_headers(server: ServerProcess) -> None:
    """Dozens of files come with a page, and each brings its headers: by itself as much as a small picture."""
    heads = server.get("/assets/face-1.woff2").headers
    assert sum(len(name) + len(value) + 4 for name, value in heads.items()) < 420


@pytest.mark.parametrize(("reads", "coding"), [("gzip, br;q=0.9", "br"), ("gzip", None), ("", None)])
def test_a_script_comes_packed_to_those_who_read_it(server: ServerProcess, reads: str, coding: str | None) -> None:
    with httpx.stream("GET", f"{server.address}/assets/app-1.js", headers={"Accept-Encoding": reads}) as answer:
        assert answer.headers.get("content-encoding") == coding
        assert "javascript" in answer.headers["content-type"]
        assert b"".join(answer.iter_raw()) == (b"packed" if coding else b"export {}")


@pytest.mark.parametrize(
    "path",
    ["/", "/table/x", "/api/games", f"/api/games/{GAME}/board", f"/api/games/{GAME}/text/pl.ftl", "/assets/app-1.js"],
)
def test_every_good_answer_has_the_companions(server: ServerProcess, path: str) -> None:
    for method in ("GET", "HEAD"):
        answer = server.request(method, path)
        assert answer.status_code == 200
        companions(answer)


def test_redirects_have_the_companions(server: ServerProcess) -> None:
    answer = server.get("/api/games/")
    assert answer.status_code in (307, 404)
    companions(answer)


def opening(**changes: Any) -> bytes:
    return json.dumps({"game": GAME, "seats": ["person", "person"]} | changes).encode()


BODIES = {
    "nothing": (b"", "malformed"),
    "not JSON": (b"seats please", "malformed"),
    "not UTF-8": (b'{"game":"\xff\xfe"}', "malformed"),
    "a list": (b"[]", "malformed"),
    "nested deep": (b"[" * 8000, "malformed"),
    "no seats": (b'{"game":"la-conquete-du-monde"}', "malformed"),
    "empty seats": (opening(seats=[]), "malformed"),
    "too many seats": (opening(seats=["person"] * 17), "malformed"),
    "seats of numbers": (opening(seats=[1, 2]), "malformed"),
    "unknown field": (opening(seed=7), "malformed"),
    "players not a number": (opening(players="two"), "malformed"),
    "players far too many": (opening(players=10**30), "bad-table"),
    "options not a list": (opening(options="round-limit=2"), "malformed"),
    "a game too long": (opening(game="x" * 201), "malformed"),
    "unknown game": (opening(game="chess"), "unknown-game"),
    "a path for a game": (opening(game="../../etc"), "unknown-game"),
    "seven players": (opening(seats=["person"] * 7), "bad-table"),
    "one player": (opening(seats=["person"]), "bad-table"),
    "players and seats differ": (opening(players=3), "bad-table"),
    "no players": (opening(players=0), "bad-table"),
    "players below none": (opening(players=-2), "bad-table"),
    "unknown bot": (opening(seats=["person", "deep-blue"]), "bad-table"),
    "unknown edition": (opening(edition="1958"), "bad-table"),
    "unknown option": (opening(options=["cheat"]), "bad-table"),
    "option out of range": (opening(options=["round-limit=99999999"]), "bad-table"),
    "option not a number": (opening(options=["round-limit=ten"]), "bad-table"),
    "option with a line break": (opening(options=["round-limit=2\nseed 7"]), "bad-table"),
}


@pytest.mark.parametrize(("body", "error"), BODIES.values(), ids=BODIES.keys())
def test_bad_openings(server: ServerProcess, body: bytes, error: str) -> None:
    answer = server.request("POST", "/api/tables", content=body)
    refused(answer, 404 if error == "unknown-game" else 400, error)


def in_pieces(count: int) -> Iterator[bytes]:
    for _ in range(count):
        yield b" " * 1024


def test_bodies_too_large(server: ServerProcess) -> None:
    refused(server.request("POST", "/api/tables", content=b" " * (LARGEST + 1)), 413, "too-large")
    refused(server.request("POST", "/api/tables", content=in_pieces(20)), 413, "too-large")


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_opens_no_table(server: ServerProcess, origin: str) -> None:
    answer = server.request("POST", "/api/tables", content=opening(), headers={"Origin": origin.encode()})
    refused(answer, 403, "wrong-origin")


def test_our_own_page_opens_a_table(server: ServerProcess) -> None:
    answer = server.request("POST", "/api/tables", content=opening(), headers={"Origin": server.address})
    assert len(opened(answer).tokens) == 2
    companions(answer)


def test_a_server_without_a_client_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("bare")
    process = ServerProcess(folder)
    process.client = folder / "nothing"
    process.start()
    try:
        answer = process.get("/assets/app.js")
        assert process.get("/").status_code == 503
        refused(answer, 404, "not-found")
        assert process.stderr() == ""
    finally:
        process.stop()
