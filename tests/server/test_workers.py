"""Several workers of one server: whichever of them gets a connection, it is served where its table is."""

from __future__ import annotations

import http.client
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import GAME, PATIENCE, ServerProcess, WholeServer, opened, play_out
from tests.server.databases import new_database
from tests.server.processes import is_there, parent_of, wait_until, workers_of
from tests.server.test_siege import SHORT, WORKERS, OneServer, besiege, check_moves, patiently
from wartable.server.desks import Desk

SIGNINGS = 4  # a minute; each is slow on purpose


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = WholeServer(tmp_path_factory.mktemp("server"), *WORKERS, "--signings-per-minute", str(SIGNINGS)).start()
    wait_until(lambda: len(workers_of(process)) == 2)
    yield process
    process.stop()
    assert process.stderr() == ""


def test_games_are_played_whoever_is_asked(server: ServerProcess) -> None:
    for seed in range(6):
        table = server.open(("person", "person"))
        with server.party(table) as party, server.guest(table) as guest:
            play_out(party, random.Random(seed))
            assert guest.listen().view["over"]
        assert server.get(f"/api/tables/{table.id}/record").status_code == 200


def test_what_only_one_has_in_memory_is_found(server: ServerProcess) -> None:
    """A lesson is kept by the worker that began it."""
    for _ in range(12):
        lesson = opened(server.request("POST", f"/api/games/{GAME}/lessons/first"))
        [(seat, _)] = lesson.tokens.items()
        with server.seat(lesson, seat) as learner:
            assert learner.welcome["kind"] == "lesson"
            assert server.get(f"/api/tables/{lesson.id}").status_code == 200


def test_one_connection_asks_for_tables_of_both(server: ServerProcess) -> None:
    """As browsers and proxies do; it goes from desk to desk and is never lost."""
    tables = [server.open(("person", "person")) for _ in range(8)]
    port = int(server.address.rpartition(":")[2])
    with closing(http.client.HTTPConnection("127.0.0.1", port)) as connection:
        for table in tables * 3:
            connection.request("GET", f"/api/tables/{table.id}")
            answer = connection.getresponse()
            assert answer.status == 200
            assert table.commitment in answer.read().decode()


def test_a_request_that_comes_in_crumbs(server: ServerProcess) -> None:
    table = server.open(("person", "person"))
    port = int(server.address.rpartition(":")[2])
    request = f"GET /api/tables/{table.id} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode()
    for _ in range(4):
        with socket.create_connection(("127.0.0.1", port)) as connection:
            for k in range(len(request)):
                connection.sendall(request[k : k + 1])
            assert connection.makefile("rb").read().startswith(b"HTTP/1.1 200")


def test_what_an_address_may_do_it_may_do_once_not_once_with_each(server: ServerProcess) -> None:
    """Each try on a connection of its own, wherever the system leads it."""
    most, began = SIGNINGS, time.monotonic()
    wishes = [{"name": f"nobody {k}", "passphrase": "no such passphrase"} for k in range(3 * most)]
    answers = [server.request("POST", "/api/session", json=wish).json()["error"] for wish in wishes]
    minutes = (time.monotonic() - began) / 60
    assert most <= sum(answer != "too-fast" for answer in answers) <= most * (1 + minutes)


def test_workers_that_die_are_replaced_and_nobody_waits(tmp_path: Path) -> None:
    """Also if the process dies from which they were forked."""
    fortress = OneServer(tmp_path, new_database("sqlite", tmp_path))
    [server] = fortress.servers
    try:
        fortress.start()
        kills, tables = besiege(fortress, SHORT)
        check_moves(kills, [move for table in tables for move in table.moves])
        wait_until(lambda: len(workers_of(server)) == 2)
        before = workers_of(server)
        os.kill(parent_of(before[0]), signal.SIGKILL)
        patiently(server.open)
        wait_until(lambda: len(set(workers_of(server)) - set(before)) == 2 and not any(map(is_there, before)))
        last = workers_of(server)
    finally:
        fortress.stop()
    assert server.stderr().count("starting it again") == SHORT + 2
    assert not any(map(is_there, last))


DIES_MEANWHILE = """
import os, signal, sys, time
from multiprocessing import forkserver
from pathlib import Path
from wartable.server.workers import Workers

begun, read = Path(sys.argv[1]), forkserver.read_signed

def work(number, folder):
    (begun / str(os.getpid())).touch()
    time.sleep(60)

def dies(answer):
    forkserver.read_signed = read
    read(answer)
    os.kill(forkserver._forkserver._forkserver_pid, signal.SIGKILL)
    raise EOFError("it was forked, and nobody was told")

if __name__ == "__main__":
    forkserver.read_signed = dies
    workers = Workers(work, 1)
    workers._start(0, begun)
    [(worker, _)] = workers._workers.values()
    while not list(begun.iterdir()):
        time.sleep(0.01)
    time.sleep(0.5)  # for the other, if it begins as well
    print([int(path.name) for path in begun.iterdir()] == [worker.pid])
    worker.kill()
    worker.join()
"""


def test_a_worker_is_started_once_though_what_it_is_forked_from_dies_meanwhile(tmp_path: Path) -> None:
    script, begun = tmp_path / "script.py", tmp_path / "begun"
    script.write_text(DIES_MEANWHILE)
    begun.mkdir()
    patience = 4 * PATIENCE  # all that is forked from is read twice, on a machine that may be busy
    done = subprocess.run([sys.executable, script, begun], capture_output=True, text=True, timeout=patience, check=True)
    assert done.stdout == "True\n"
    assert set(done.stderr.splitlines()) == {"worker 0 was not started; trying again"}


NEVER_FORKED = """
from pathlib import Path
from wartable.engine.errors import BadTable
from wartable.server import workers

def work(number: int, folder: Path) -> None:
    raise AssertionError("it began")

if __name__ == "__main__":
    master = workers.Workers(work, 2)
    master._forked = lambda number, folder: None
    try:
        master.run()
    except BadTable as error:
        print(error)
"""


def test_a_master_gives_up_when_nothing_can_be_forked(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(NEVER_FORKED)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout == "no worker can be started: what they are forked from ends at once\n"
    assert done.stderr.splitlines() == ["worker 0 was not started; trying again"] * 20


def test_workers_end_with_their_master(tmp_path: Path) -> None:
    server = WholeServer(tmp_path, *WORKERS).start()
    wait_until(lambda: len(workers_of(server)) == 2)
    workers = workers_of(server)
    server.kill()
    wait_until(lambda: not any(map(is_there, workers)))


def test_an_empty_desk_takes_nothing(tmp_path: Path) -> None:
    with closing(Desk(0, 3, tmp_path)) as desk:
        assert not desk.hand_over(1, 0, b"GET /ws/x HTTP/1.1\r\n")


@pytest.mark.parametrize(
    ("begun", "wanted"),
    [
        (b"GET /ws/abc", None),
        (b"GET /ws/abc HTTP/1.1\r\n", "abc"),
        (b"POST /api/tables/abc/rematch HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables/abc?x HTTP/1.1\r\n", "abc"),
        (b"POST /api/tables HTTP/1.1\r\n", ""),
        (b"GET / HTTP/1.1\r\n", ""),
        (b"\x16\x03\x01" * 2000, ""),
    ],
)
def test_a_first_line_tells_the_table(tmp_path: Path, begun: bytes, wanted: str | None) -> None:
    with closing(Desk(2, 7, tmp_path)) as desk:
        expected = {None: None, "": 2}.get(wanted, desk.of(wanted or ""))
        assert desk.wanted(begun) == expected
