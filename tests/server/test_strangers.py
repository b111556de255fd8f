"""What strangers do to a server: send without reading, send without end, come back for more. It costs them, not us."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from http.client import HTTPResponse
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import GAME, Opened, Seat, ServerProcess, knock, wordy
from tests.server.hosted import FREE, Hosted
from wartable.tables import metrics
from wartable.tables.limits import Allowances, Limits, network_of

GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
HASTY = Limits(
    request_seconds=0.5, answer_seconds=1.0, closing_seconds=0.3, hello_seconds=0.5, backlog_bytes=100_000,
    connections_of_address=8, requests_per_second=1, requests_reserve=100, opens_per_minute=1e6,
)  # fmt: skip


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Hosted]:
    """A server of little patience."""
    with Hosted(tmp_path, HASTY) as hosted:
        yield hosted


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as anyone would start it."""
    process = ServerProcess(tmp_path_factory.mktemp("plain"), "--pace", "0").start()
    yield process
    process.stop()
    assert process.stderr() == ""


def call(address: str) -> socket.socket:
    host, _, port = address.removeprefix("http://").rpartition(":")
    return socket.create_connection((host, int(port)), timeout=10)


def heard(line: socket.socket) -> bytes:
    """Everything the server says until it hangs up."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while piece := line.recv(65536):
            said += piece
    return said


def push(line: socket.socket, piece: bytes, most: int, seconds: float) -> int:
    """Send the same again and again without reading, until it is refused or enough was sent."""
    end, sent = time.monotonic() + seconds, 0
    line.settimeout(0.2)
    while sent < most and time.monotonic() < end:
        try:
            sent += line.send(piece)
        except TimeoutError:
            continue
        except OSError:
            break
    line.settimeout(10)
    return sent


def soon(condition: Callable[[], bool], seconds: float = 8.0) -> bool:
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.02)
    return condition()


def megabytes(server: ServerProcess) -> float:
    """What the server's process holds in memory."""
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


# ---- HTTP: what one connection may cost ----
def test_requests_sent_ahead_of_their_answers_cost_no_memory(plain: ServerProcess) -> None:
    """Whoever sends the next request before the answer to the first is answered once, and let go."""
    plain.get("/api/games")
    before = megabytes(plain)
    with contextlib.ExitStack() as lines:
        for _ in range(5):
            line = lines.enter_context(call(plain.address))
            push(line, GET * 500, 4_000_000, 1.5)
        assert megabytes(plain) < before + 30


def test_the_first_of_two_requests_is_answered_whole(hasty: Hosted) -> None:
    with call(hasty.door.address) as line:
        line.sendall(GET + GET)
        said = heard(line)
    assert said.startswith(b"HTTP/1.1 200")
    assert said.count(b"HTTP/1.1") == 1
    head, _, body = said.partition(b"\r\n\r\n")
    assert len(body) == int(head.lower().partition(b"content-length:")[2].split()[0])


def test_requests_one_after_the_other_keep_their_connection(hasty: Hosted) -> None:
    with call(hasty.door.address) as line:
        for _ in range(3):
            line.sendall(b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answer = HTTPResponse(line)  # it may come in pieces
            answer.begin()
            assert answer.status == 404
            assert json.loads(answer.read())


ENDLESS = {
    "headers": b"X-More: and more\r\n",
    "one header": b"x" * 1000,
}


@pytest.mark.parametrize("piece", ENDLESS.values(), ids=ENDLESS.keys())
def test_endless_headers_are_refused(plain: ServerProcess, piece: bytes) -> None:
    with call(plain.address) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-First: ")
        assert push(line, piece, 5_000_000, 3.0) < 5_000_000
        line.settimeout(3)
        assert not heard(line).startswith(b"HTTP/1.1 2")


def test_a_large_head_is_refused_by_name(plain: ServerProcess) -> None:
    with call(plain.address) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: " + b"x" * 17_000 + b"\r\n\r\n")
        head, _, body = heard(line).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 431")
    assert json.loads(body)["error"] == "too-large"


def test_what_is_no_request_is_malformed(plain: ServerProcess) -> None:
    with call(plain.address) as line:
        line.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        head, _, body = heard(line).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400")
    assert json.loads(body)["error"] == "malformed"


SLOW = {
    "nothing": (b"", b""),
    "a head without end": (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X-A: b\r\n"),
    "empty lines": (b"", b"\r\n"),
    "empty lines after a request": (GET, b"\r\n"),
    "a body without end": (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n", b" "),
    "a body for nobody": (b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n", b" "),
}


@pytest.mark.parametrize(("first", "drop"), SLOW.values(), ids=SLOW.keys())
def test_nobody_is_waited_for_without_end(hasty: Hosted, first: bytes, drop: bytes) -> None:
    with call(hasty.door.address) as line:
        line.sendall(first)
        assert soon(lambda: hasty.connections == 1)

        def ended() -> bool:
            with contextlib.suppress(OSError):
                line.send(drop)
            return hasty.connections == 0

        assert soon(ended, 4.0)


def test_an_endless_body_is_cut_off(hasty: Hosted) -> None:
    with call(hasty.door.address) as line:
        line.sendall(b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        assert push(line, b"3e8\r\n" + b"x" * 1000 + b"\r\n", 20_000_000, 0.4) < 20_000_000
        assert soon(lambda: hasty.connections == 0)


def test_whoever_goes_in_the_middle_of_his_request_is_no_error_of_ours(
    hasty: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    with call(hasty.door.address) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert soon(lambda: hasty.connections == 1)
    assert soon(lambda: hasty.connections == 0)
    assert hasty.door.get("/api/games").status_code == 200
    assert caplog.text == ""


def test_a_socket_that_is_refused_fills_no_log(plain: ServerProcess) -> None:
    """The answer is typed; a line for each would let anyone fill the disk."""
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: " + base64.b64encode(bytes(16)) + b"\r\n"
    with call(plain.address) as line:
        line.sendall(b"GET /ws/table HTTP/1.1\r\nHost: elsewhere.example\r\n" + upgrade + key + b"\r\n")
        assert b"wrong-host" in heard(line)
    plain.get("/api/games")
    assert plain.stderr() == ""


def test_whoever_does_not_take_his_answer_is_let_go(hasty: Hosted) -> None:
    (hasty.app.state.settings.client / "assets" / "large.js").write_bytes(os.urandom(8_000_000))
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", hasty.port))
        line.sendall(b"GET /assets/large.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert soon(lambda: hasty.connections == 1)
        assert soon(lambda: hasty.connections == 0)


def test_one_address_holds_so_many_connections(hasty: Hosted) -> None:
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(call(hasty.door.address)) for _ in range(12)]
        assert soon(lambda: hasty.connections == 8)
        assert [heard(line) for line in lines[8:]] == [b""] * 4
    assert soon(lambda: hasty.connections == 0)
    assert hasty.door.get("/api/games").status_code == 200


def test_one_address_holds_so_many_sockets(hasty: Hosted) -> None:
    table = hasty.door.open()
    with contextlib.ExitStack() as stack:
        for _ in range(8):
            stack.enter_context(hasty.door.guest(table))
        with pytest.raises(InvalidStatus) as refused:
            hasty.door.guest(table)
        assert json.loads(refused.value.response.body)["error"] == "too-many"
    assert soon(lambda: hasty.connections == 0)
    with hasty.door.guest(table) as guest:
        assert guest.revision


# ---- how often ----
def test_gets_are_counted_by_address(hasty: Hosted) -> None:
    codes = [hasty.door.get("/api/nothing") for _ in range(110)]
    assert [code.status_code for code in codes[:100]] == [404] * 100
    assert [c.json()["error"] for c in codes if c.status_code == 429][:1] == ["too-fast"]


def answers(seat: Seat, count: int) -> int:
    """Of so many messages at once, how many are answered; the others came too fast."""
    before = len(seat.messages)
    for number in range(count):
        seat.say({"type": "why", "id": number, "choice": "what?"})

    def told() -> list[str]:
        return [message["error"] for message in seat.messages[before:] if message["type"] == "refused"]

    seat.until(lambda: len(told()) == count)
    return count - told().count("too-fast")


def test_coming_back_brings_no_new_messages(tmp_path: Path) -> None:
    """A seat has its allowance, on however many sockets."""
    with Hosted(tmp_path, Limits(messages_per_second=1, messages_reserve=30)) as hosted:
        table = hosted.door.open()
        answered = 0
        for _ in range(6):
            with hosted.door.seat(table, "red") as red:
                answered += answers(red, 10)
        assert 30 <= answered <= 36
        with hosted.door.seat(table, "blue") as blue:
            assert answers(blue, 10) == 10


def test_spectators_of_one_address_share_their_allowance(tmp_path: Path) -> None:
    with Hosted(tmp_path, Limits(messages_per_second=1, messages_reserve=10, crowd=2)) as hosted:
        table = hosted.door.open()
        with contextlib.ExitStack() as stack:
            guests = [stack.enter_context(hosted.door.guest(table)) for _ in range(4)]
            assert 14 <= sum(answers(guest, 10) for guest in guests) <= 22


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::1", True),
    ],
)
def test_an_ipv6_network_counts_as_one(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_many_addresses_are_not_remembered_for_ever() -> None:
    many = Allowances(0.001, 10)
    spent = many.of("spender")
    for number in range(50_000):
        many.of(str(number)).take()
    assert len(many) <= 20_000
    assert spent.take(10)
    assert not spent.take()


# ---- who speaks ----
def status_of(server: ServerProcess, count: int, forwarded: Callable[[int], str]) -> list[int]:
    with httpx.Client(base_url=server.address, trust_env=False, verify=False) as http:
        return [http.get("/x", headers={"X-Forwarded-For": forwarded(n)}).status_code for n in range(count)]


@contextlib.contextmanager
def serving(folder: Path, *flags: str) -> Iterator[ServerProcess]:
    process = ServerProcess(folder, *flags).start()
    try:
        yield process
    finally:
        process.stop()


def test_a_forwarded_address_is_believed_only_from_the_named_proxy(tmp_path: Path) -> None:
    slow = Limits(requests_per_second=0.1, requests_reserve=20)
    with Hosted(tmp_path, slow) as hosted:
        assert status_of(hosted.door, 25, lambda n: f"192.0.2.{n}").count(429) >= 3
    with Hosted(tmp_path, slow, proxy="127.0.0.1") as hosted:
        assert set(status_of(hosted.door, 25, lambda n: f"192.0.2.{n}")) == {404}
        assert status_of(hosted.door, 25, lambda n: f"2001:db8::{n}").count(429) >= 3
    with Hosted(tmp_path, slow, proxy="192.0.2.1") as hosted:
        assert status_of(hosted.door, 25, lambda n: f"192.0.2.{n}").count(429) >= 3


HOSTS = [
    ("localhost", True), ("LOCALHOST:8000", True), ("127.0.0.1", True), ("[::1]:80", True), ("games.example", True),
    ("Games.Example.:443", True), ("evil.example", False), ("localhost.evil.example", False), ("", False),
    ("192.0.2.7", False), ("[::2]", False), ("[", False), ("localhost:80@evil.example", False),
    ("[::1]evil.example", False), ("localhost:8o", False), ("localhost:٨", False),
]  # fmt: skip


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("named"), "--allow-host", "games.example") as server:
        yield server


@pytest.mark.parametrize(("host", "allowed"), HOSTS)
def test_only_its_own_names_are_answered(named: ServerProcess, host: str, allowed: bool) -> None:
    """A page of another site can let its own name lead to this machine; it gets nothing."""
    with call(named.address) as line:
        line.sendall(f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        head, _, body = heard(line).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200" if allowed else b"HTTP/1.1 403"), head
    assert allowed or json.loads(body)["error"] == "wrong-host"


def test_a_socket_by_another_name_is_refused(named: ServerProcess) -> None:
    table = named.open()
    with pytest.raises(InvalidStatus) as refused:
        knock(named.address.replace("127.0.0.1", "evil.example"), table.id, sock=call(named.address))
    assert json.loads(refused.value.response.body)["error"] == "wrong-host"


# ---- from which page ----
PAGES = [
    ("http", "http://localhost", True), ("http", "https://localhost", True), ("https", "https://localhost", True),
    ("https", "https://LOCALHOST:443", True), ("https", "http://localhost", False), ("http", "ftp://localhost", False),
    ("http", "http://localhost:443", False), ("http", "localhost", False), ("http", "http://localhost/", False),
]  # fmt: skip


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server behind a proxy it knows."""
    with Hosted(tmp_path_factory.mktemp("proxied"), proxy="127.0.0.1") as hosted:
        yield hosted


@pytest.mark.parametrize(("scheme", "origin", "ours"), PAGES)
def test_a_page_that_came_unencrypted_does_nothing_over_tls(
    proxied: Hosted, scheme: str, origin: str, ours: bool
) -> None:
    """A proxy the server does not know may speak TLS for it: an encrypted page of our name is always ours."""
    headers = {"Host": "localhost", "Origin": origin, "X-Forwarded-Proto": scheme}
    answer = proxied.door.request("POST", "/api/tables", content=b"{", headers=headers)
    assert answer.json()["error"] == ("malformed" if ours else "wrong-origin")


@pytest.mark.parametrize("upgrade", ["", "Connection: Upgrade\r\nUpgrade: websocket\r\n"])
def test_a_page_comes_from_one_place(proxied: Hosted, upgrade: str) -> None:
    with call(proxied.door.address) as line:
        head = "POST /api/tables" if not upgrade else f"GET /ws/{proxied.door.open().id}"
        handshake = f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'x' * 22}==\r\n{upgrade}" if upgrade else ""
        origins = "Origin: http://localhost\r\nOrigin: http://evil.example\r\n"
        line.sendall(f"{head} HTTP/1.1\r\nHost: localhost\r\n{origins}{handshake}\r\n".encode())
        top, _, body = heard(line).partition(b"\r\n\r\n")
    assert top.startswith(b"HTTP/1.1 403")
    assert json.loads(body)["error"] == "wrong-origin"


# ---- sockets ----
def upgraded(hosted: Hosted, table: Opened) -> socket.socket:
    """A socket at a table, by hand: nothing is read unless asked for."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", hosted.port))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /ws/{table.id} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    line.settimeout(10)
    assert b"101" in line.recv(4096)
    return line


def frame(opcode: int, payload: bytes, fin: bool = True) -> bytes:
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([opcode | 0x80 * fin]) + length + bytes(4) + payload


HELLO = frame(1, b'{"type":"hello","version":1}')


def test_a_socket_that_never_reads_is_let_go(tmp_path: Path) -> None:
    """Whatever it asks for waits for it up to a bound; then it is gone, and the table knows."""
    limits = replace(FREE, backlog_bytes=50_000, closing_seconds=0.3)
    with Hosted(tmp_path, limits) as hosted, hosted.door.seat(table := hosted.door.open(), "red") as red:
        with upgraded(hosted, table) as line:
            line.sendall(HELLO)
            red.until(lambda: red.presence.get("spectators") == 1)
            ask = frame(1, wordy(1).encode())
            dropped = metrics.DROPPED._value.get()
            push(line, ask * 20, 20_000 * len(ask), 15.0)
            red.until(lambda: red.presence.get("spectators") == 0)
            assert metrics.DROPPED._value.get() == dropped + 1
            assert soon(lambda: hosted.connections == 1)
        assert red.listen().revision


def test_a_long_story_can_be_told_to_whoever_listens(tmp_path: Path) -> None:
    """The bound is on what comes after it: nobody is locked out of a game for its length."""
    with Hosted(tmp_path, replace(FREE, backlog_bytes=2500)) as hosted:
        table = hosted.door.open()
        with hosted.door.seat(table, "red") as red:
            assert len(red.raw[1]) > 2500
            assert red.why("done")["type"] == "reason"


def test_pings_without_end_are_cut_off(hasty: Hosted) -> None:
    table = hasty.door.open()
    with upgraded(hasty, table) as line:
        line.sendall(HELLO)
        assert push(line, frame(9, b"x" * 100) * 50, 30_000_000, 4.0) < 30_000_000
        assert soon(lambda: hasty.connections == 0)


def test_a_message_of_endless_pieces_is_cut_off(hasty: Hosted) -> None:
    table = hasty.door.open()
    with upgraded(hasty, table) as line:
        line.sendall(HELLO + frame(1, b"x", fin=False))
        push(line, frame(0, b"", fin=False), 60 * 100, 2.0)
        assert soon(lambda: hasty.connections == 0)


def test_a_socket_without_hello_is_closed(hasty: Hosted) -> None:
    table = hasty.door.open()
    with upgraded(hasty, table):
        assert soon(lambda: hasty.connections == 0)


# ---- presence ----
def test_presence_is_told_now_and_then(tmp_path: Path) -> None:
    """However many come and go, a table hears of it at most so often; and in the end all know how it stands."""
    with Hosted(tmp_path) as hosted:
        table = hosted.door.open()
        with hosted.door.guest(table) as first:
            began = time.monotonic()
            with contextlib.ExitStack() as stack:
                guests = [stack.enter_context(hosted.door.guest(table)) for _ in range(40)]
                for guest in [first, *guests]:
                    guest.until(lambda guest=guest: guest.presence.get("spectators") == 41)  # type: ignore[misc]
            first.until(lambda: first.presence.get("spectators") == 1)
            told = [message["spectators"] for message in first.messages if message["type"] == "presence"]
            intervals = (time.monotonic() - began) / Limits.presence_seconds
            assert len(told) <= intervals + 3
            assert all(len([m for m in g.messages if m["type"] == "presence"]) <= intervals + 3 for g in guests)


def test_a_seat_that_leaves_is_missed(plain: ServerProcess) -> None:
    table = plain.open()
    with plain.seat(table, "red") as red:
        with plain.seat(table, "blue") as blue:
            red.until(lambda: red.presence.get("seats", {}).get("blue"))
            blue.until(lambda: blue.presence.get("seats") == {"red": True, "blue": True})
        red.until(lambda: not red.presence.get("seats", {}).get("blue"))


# ---- standing orders ----
def lines_of(hosted: Hosted, table: Opened) -> Sequence[str]:
    found = hosted.store.read(table.id)
    assert found is not None
    return found.lines


def test_standing_orders_leave_no_more_than_one_line_each(tmp_path: Path) -> None:
    """Between two choices only the last word counts, so only that is kept; the same word again is nothing new."""
    with Hosted(tmp_path) as hosted:
        table = hosted.door.open(options=[])
        with hosted.door.party(table) as party:
            for number in range(50):
                for seat in party.values():
                    assert seat.order("defence", ("ask", "maximum")[number % 2])["type"] == "done"
            assert len(lines_of(hosted, table)) <= 2
            before = list(lines_of(hosted, table))
            for seat in party.values():
                assert seat.order("defence", "maximum")["type"] == "done"
            assert list(lines_of(hosted, table)) == before
            assert [seat.view["orders"]["defence"] for seat in party.values()] == ["maximum", "maximum"]


def test_whoever_hangs_up_while_he_is_let_in_leaves_no_line(plain: ServerProcess) -> None:
    """Otherwise anyone could fill the log."""
    table = plain.open(["person", "random", "random"])
    host = plain.address.removeprefix("http://")
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"Host: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
    for path in (table.id, "no-such-table") * 10:
        with call(plain.address) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # not even a goodbye
            line.sendall(f"GET /ws/{path} HTTP/1.1\r\n{head}Sec-WebSocket-Version: 13\r\n\r\n".encode())
    assert plain.get("/api/games").status_code == 200
    assert plain.stderr() == ""


def test_whoever_keeps_silent_keeps_no_prepared_table(tmp_path: Path) -> None:
    """A socket before its hello is nobody at the table, and does not bring back one that was put away."""
    with Hosted(tmp_path, replace(FREE, prepared_of_address=1)) as hosted:
        lesson = f"/api/games/{GAME}/lessons/first"
        first = hosted.door.request("POST", lesson).json()
        with knock(hosted.door.address, first["table"]) as silent:
            assert hosted.door.request("POST", lesson).status_code < 300, "it makes room"
            token = next(seat["token"] for seat in first["seats"] if seat.get("token"))
            silent.send(json.dumps({"type": "hello", "version": 1, "token": token}))
            assert json.loads(silent.recv(timeout=10))["error"] == "unknown-table"
