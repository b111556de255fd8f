"""A server ends within seconds of being told to, whatever clients, bots and disk do; and where it listens."""

from __future__ import annotations

import contextlib
import random
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.client import ServerProcess, WholeServer, await_person, knock, play_out, wordy
from tests.server.test_kill import lines_of

SECONDS = 5.0
SLOW_BOT = """
import time
from wartable.tables import table
class Thinker:
    blind = False
    slow = False
    def choose(self, view, offer):
        print("thinking", flush=True)
        time.sleep(600)
table.make_bot = lambda *_: Thinker()
"""
STUCK_DISK = """
import time
from wartable.tables import commit
def write(*_):
    print("writing", flush=True)
    time.sleep(600)
commit._write_lines = write
"""


@contextlib.contextmanager
def running(server: ServerProcess) -> Iterator[ServerProcess]:
    server.start()
    try:
        yield server
    finally:
        server.kill()


def seconds_to_end(server: ServerProcess, sign: signal.Signals = signal.SIGTERM) -> float:
    process = server.process
    assert process is not None
    began = time.monotonic()
    process.send_signal(sign)
    process.wait(20)
    return time.monotonic() - began


def heard(server: ServerProcess, word: str) -> None:
    while word not in server.stdout():
        time.sleep(0.005)


@pytest.mark.parametrize(("kind", "sign"), [(WholeServer, signal.SIGTERM), (ServerProcess, signal.SIGINT)])
def test_a_server_nobody_uses_ends_at_once_and_silently(
    tmp_path: Path, kind: type[ServerProcess], sign: signal.Signals
) -> None:
    with running(kind(tmp_path)) as server:
        assert server.get("/api/games").status_code == 200
        assert seconds_to_end(server, sign) < SECONDS
        assert server.stderr() == ""


def test_nobody_who_stays_can_hold_it_up(tmp_path: Path) -> None:
    """A request never finished, a socket that never says hello, one that never reads, one that plays."""
    with running(ServerProcess(tmp_path)) as server, contextlib.ExitStack() as stack:
        table = server.open()
        where = urlsplit(server.address)
        assert where.hostname
        assert where.port
        half = stack.enter_context(socket.create_connection((where.hostname, where.port)))
        half.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        stack.enter_context(knock(server.address, table.id))
        deaf = stack.enter_context(knock(server.address, table.id, max_queue=1))
        deaf.send('{"type":"hello","version":1,"token":null,"heard":0}')
        for number in range(2000):
            deaf.send(wordy(number))
        party = stack.enter_context(server.party(table))
        play_out(party, random.Random(1), most=5)
        assert seconds_to_end(server) < SECONDS
        assert len(lines_of(server.url, table.id)) == 5


def test_a_request_cut_off_is_no_error(tmp_path: Path) -> None:
    with running(ServerProcess(tmp_path)) as server:
        where = urlsplit(server.address)
        with socket.create_connection((str(where.hostname), int(where.port or 0))) as half:
            half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
            assert server.get("/api/games").status_code == 200  # by now the half before it has arrived
            assert seconds_to_end(server) < SECONDS
        assert server.stderr() == ""


def test_a_thinking_bot_cannot_hold_it_up(tmp_path: Path) -> None:
    with running(ServerProcess(tmp_path, patch=SLOW_BOT)) as server:
        table = server.open(["random", "random"])
        with server.guest(table):
            heard(server, "thinking")
            assert seconds_to_end(server) < SECONDS


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_bot_that_thinks_for_nobody_cannot_hold_it_up(tmp_path: Path, sign: signal.Signals) -> None:
    with running(ServerProcess(tmp_path, patch=SLOW_BOT)) as server:
        table = server.open(["random", "random"])
        with server.guest(table):
            heard(server, "thinking")
        assert seconds_to_end(server, sign) < SECONDS


def test_a_disk_that_hangs_cannot_hold_it_up(tmp_path: Path) -> None:
    """What was not stored was not acknowledged either."""
    with running(ServerProcess(tmp_path, patch=STUCK_DISK)) as server:
        table = server.open()
        with server.party(table) as party:
            actor = await_person(party)
            assert actor is not None
            actor.say({"type": "play", "id": 9, "revision": actor.revision, "choices": [actor.offer[0]]})
            heard(server, "writing")
            assert seconds_to_end(server) < SECONDS
            with contextlib.suppress(Exception):
                while True:
                    actor.hear(1)
            assert 9 not in actor.answers
        assert lines_of(server.url, table.id) == []


# ---- where it listens ----
@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
@pytest.mark.parametrize(
    ("host", "printed"),
    [
        ("::1", "http://[::1]:"),
        ("::", "http://[::1]:"),
        ("0.0.0.0", "http://127.0.0.1:"),
        ("localhost", "http://localhost:"),
    ],
)
def test_the_printed_address_can_be_opened(tmp_path: Path, host: str, printed: str) -> None:
    server = ServerProcess(tmp_path)
    server.flags = ("--host", host, *server.flags)
    with running(server):
        assert server.address.startswith(printed)
        table = server.open()
        with server.party(table) as party:
            play_out(party, random.Random(1), most=3)
