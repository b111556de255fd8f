"""Operating a server: what a monitor is told, how it leaves, what it logs and counts."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.forked import ended
from tests.server.client import GAME, GENEROUS, ServerProcess, WholeServer, await_person, knock, play_out
from tests.server.hosted import FREE, Hosted
from tests.server.processes import wait_until, workers_of
from tests.server.test_kill import lines_of
from tests.server.test_stop import SECONDS, heard, running, seconds_to_end
from tests.server.test_strangers import soon
from wartable.tables import house
from wartable.wire.http import Health, Ready

SLOW_DISK = """
import time
from wartable.tables import commit
usual = commit._write_lines
def write(*arguments):
    print("writing", flush=True)
    time.sleep(0.5)
    return usual(*arguments)
commit._write_lines = write
"""


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Hosted]:
    with Hosted(tmp_path) as hosted:
        yield hosted


# ---- for a monitor ----
def readiness(hosted: Hosted) -> tuple[int, Ready]:
    answer = hosted.door.get("/ready")
    return answer.status_code, msgspec.json.decode(answer.content, type=Ready)


def test_a_server_says_that_it_answers_and_can_store(hosted: Hosted) -> None:
    answer = hosted.door.get("/health")
    assert (answer.status_code, msgspec.json.decode(answer.content, type=Health)) == (200, Health())
    assert readiness(hosted) == (200, Ready(True))
    assert hosted.door.request("HEAD", "/ready").status_code == 200
    assert hosted.door.request("POST", "/ready").status_code == 405


@pytest.mark.parametrize("name", ["10.1.2.3", "192.0.2.7:8000", "any.example"])
def test_a_monitor_may_call_it_by_any_name(hosted: Hosted, name: str) -> None:
    for path in ("/health", "/ready"):
        assert hosted.door.request("GET", path, headers={"Host": name}).status_code == 200
    assert hosted.door.request("GET", "/api/games", headers={"Host": name}).status_code == 403


def test_a_monitor_behind_a_crowded_address_is_answered_and_takes_nothing_from_it(tmp_path: Path) -> None:
    with Hosted(tmp_path, replace(FREE, requests_per_second=0.001, requests_reserve=5)) as hosted:
        watched = [hosted.door.get("/ready").status_code for _ in range(6)]
        crowd = [hosted.door.get("/api/games").status_code for _ in range(6)]
        assert (watched, crowd) == ([200] * 5 + [429], [200] * 5 + [429])


def test_a_database_that_cannot_be_written_is_not_ready_until_it_can(hosted: Hosted) -> None:
    """Another program holds it: reading would still work."""
    holder = sqlite3.connect(hosted.store.files.path, isolation_level=None)  # type: ignore[union-attr]
    holder.execute("BEGIN IMMEDIATE")
    began = time.monotonic()
    assert readiness(hosted) == (503, Ready(False, "database"))
    assert hosted.door.get("/health").status_code == 200
    assert time.monotonic() - began < 3.0
    holder.execute("ROLLBACK")
    holder.close()
    while readiness(hosted) != (200, Ready(True)):
        assert time.monotonic() - began < 20
        time.sleep(0.05)


def test_many_monitors_ask_the_disk_once(hosted: Hosted) -> None:
    readiness(hosted)
    tries: list[float] = []
    usual = hosted.store.do

    async def counted(work: object) -> object:
        tries.append(time.monotonic())
        return await usual(work)  # type: ignore[arg-type]

    hosted.store.do = counted  # type: ignore[method-assign, assignment]
    time.sleep(1.1)
    for _ in range(30):
        assert readiness(hosted)[0] == 200
    assert len(tries) <= 2


def test_a_server_that_leaves_is_not_ready_but_healthy(hosted: Hosted) -> None:
    hosted.app.state.watch.leaving = True
    assert readiness(hosted) == (503, Ready(False, "leaving"))
    assert hosted.door.get("/health").status_code == 200


# ---- leaving ----
def test_who_is_connected_is_told_to_come_back_and_finds_everything(tmp_path: Path) -> None:
    with running(ServerProcess(tmp_path)) as server:
        table = server.open()
        with server.party(table) as party, server.guest(table) as guest:
            played = play_out(party, random.Random(3), most=6)
            silent = knock(server.address, table.id)
            assert seconds_to_end(server) < SECONDS
            assert {code_at_the_end(s.socket) for s in (*party.values(), guest)} == {1012}
            assert code_at_the_end(silent) == 1012
        server.start()
        with server.party(table):
            assert len(lines_of(server.url, table.id)) == played


def code_at_the_end(line: ClientConnection) -> int | None:
    """The close code, whatever was told before."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.recv(5)
    return line.close_code


def test_a_choice_under_way_is_stored_and_acknowledged_before_the_server_leaves(tmp_path: Path) -> None:
    with running(ServerProcess(tmp_path, patch=SLOW_DISK)) as server:
        table = server.open()
        with server.party(table) as party:
            actor = await_person(party)
            assert actor is not None
            actor.say({"type": "play", "id": 9, "revision": actor.revision, "choices": [actor.offer[0]]})
            heard(server, "writing")
            assert seconds_to_end(server) < SECONDS
            with contextlib.suppress(ConnectionClosed):
                while True:
                    actor.hear(5)
            assert (actor.answers[9]["type"], actor.socket.close_code) == ("done", 1012)
        assert len(lines_of(server.url, table.id)) == 1


def test_nobody_new_is_let_in_while_it_leaves_and_a_request_under_way_is_answered(tmp_path: Path) -> None:
    """A table is being opened when the signal comes."""
    slow = SLOW_DISK.replace("_write_lines", "_write_opening")
    with running(ServerProcess(tmp_path, patch=slow)) as server:
        answers: list[int] = []
        asking = threading.Thread(target=lambda: answers.append(bool(server.open().id)))
        asking.start()
        heard(server, "writing")
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        where = httpx.URL(server.address)
        refused = False
        while server.process.poll() is None and not refused:
            try:
                socket.create_connection((where.host, where.port or 0)).close()
            except ConnectionResetError:
                continue  # the door was closed in its face
            except ConnectionRefusedError:
                refused = True
        assert refused
        asking.join(10)
        server.process.wait(10)
        assert answers == [True]
        assert server.stderr() == ""


# ---- numbers ----
def numbers_of(server: ServerProcess) -> dict[str, float]:
    """Each sample with its labels, as Prometheus reads them."""
    address = server.stdout().rpartition("numbers at ")[2].split(")")[0]
    text = httpx.get(address, trust_env=False, verify=False).text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {" ".join((s.name, *s.labels.values())): s.value for s in samples}


@pytest.fixture
def counted(tmp_path: Path) -> Iterator[ServerProcess]:
    with running(ServerProcess(tmp_path, *GENEROUS, "--metrics-port", "0")) as server:
        yield server


def test_what_happens_is_counted(counted: ServerProcess) -> None:
    before = numbers_of(counted)
    table = counted.open()
    with counted.party(table) as party:
        played = play_out(party, random.Random(3), most=6)
        assert party["red"].play("nonsense", revision="old")["error"] == "stale"
        now = numbers_of(counted)
    assert counted.get("/api/tables/nowhere").status_code == 404

    def more(name: str) -> float:
        return now[name] - before.get(name, 0)

    assert more("wartable_choices_stored_total") == played
    assert more("wartable_refusals_total stale") == 1
    assert more("wartable_request_seconds_count") == played  # a refusal stores nothing
    jobs = more("wartable_commit_jobs_sum")
    assert jobs >= played + 4  # the opening, two who sat down, the clocks; and beats
    assert more("wartable_commit_seconds_count") == more("wartable_commit_jobs_count") <= jobs
    assert (now["wartable_sockets"], now["wartable_tables_in_memory"]) == (2, 1)
    assert soon(lambda: numbers_of(counted)["wartable_loop_lag_seconds_count"] > 0)
    assert numbers_of(counted)["wartable_refusals_total unknown-table"] == 1
    assert numbers_of(counted)["wartable_refusals_total illegal"] == 0


def test_bots_and_prepared_tables_are_counted(counted: ServerProcess) -> None:
    lesson = counted.get(f"/api/games/{GAME}/learning").json()["lessons"][0]["name"]
    assert counted.request("POST", f"/api/games/{GAME}/lessons/{lesson}").status_code == 201
    assert numbers_of(counted)["wartable_tables_prepared"] == 1
    with counted.guest(counted.open(["heuristic", "random"])) as guest:
        guest.until(lambda: bool(guest.over))
    now = numbers_of(counted)
    assert 0 < now["wartable_bot_seconds_count"] < now["wartable_choices_stored_total"]  # a blind one has no thoughts
    assert now["wartable_request_seconds_count"] == 0


def test_numbers_tell_nothing_of_a_table(counted: ServerProcess) -> None:
    table = counted.open()
    with counted.party(table) as party:
        play_out(party, random.Random(1), most=3)
    told = httpx.get(counted.stdout().rpartition("numbers at ")[2].split(")")[0], trust_env=False, verify=False).text
    for secret in (table.id, *table.tokens.values(), GAME, "alaska"):
        assert secret not in told


def test_numbers_are_on_no_port_people_use_and_off_by_default(tmp_path: Path, counted: ServerProcess) -> None:
    assert counted.get("/metrics").status_code == 404
    with running(ServerProcess(tmp_path / "plain")) as plain:
        assert "numbers at" not in plain.stdout()


def test_a_port_for_numbers_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended_ = ended(tmp_path, "serve", "--port", "0", "--database", str(tmp_path / "w.db"), "--metrics-port", port)
    assert (ended_.returncode, ended_.stdout) == (2, "")
    assert ended_.stderr.startswith("BadTable: cannot tell numbers on 127.0.0.1")


# ---- what stays in memory ----
def test_tables_nobody_is_at_leave_memory(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "IN_MEMORY", 3)
    tables = [hosted.door.open() for _ in range(8)]
    with contextlib.ExitStack() as stack:
        for table in tables[:5]:
            stack.enter_context(hosted.door.guest(table))
        hosted.door.get(f"/api/tables/{tables[7].id}")
        assert soon(lambda: len(hosted.app.state.house.in_memory()) <= 5 + 3)
    for table in tables[5:]:
        hosted.door.get(f"/api/tables/{table.id}")
    assert soon(lambda: len(hosted.app.state.house.in_memory()) == 3)


# ---- logs ----
def entries_of(server: ServerProcess) -> list[dict[str, str]]:
    return [json.loads(line) for line in server.stderr().splitlines()]


def test_logs_are_one_object_a_line_with_the_table_where_it_is_known(tmp_path: Path) -> None:
    with running(ServerProcess(tmp_path, *GENEROUS, "--log-json")) as server:
        first = json.loads(server.stdout())
        assert (first["level"], first["logger"]) == ("info", "wartable")
        table = server.open()
        server.stop()
        with sqlite3.connect(server.database) as database:
            database.execute("UPDATE tables SET salt = 'another'")
        server.start()
        assert server.get(f"/api/tables/{table.id}").json()["error"] == "table-damaged"
        [entry] = entries_of(server)
        assert (entry["table"], entry["level"], entry["logger"]) == (table.id, "warning", "wartable.tables.house")
        assert "is held" in entry["message"]
        assert datetime.fromisoformat(entry["time"]).tzinfo is not None


BROKEN = """
import asyncio
from wartable.server import app
def broken(*_):
    async def lost():
        raise ValueError("secret attack alaska")
    app.kept = asyncio.ensure_future(lost())
    asyncio.get_running_loop().call_later(0.1, lambda: vars(app).pop("kept"))
    raise ValueError("secret attack alaska")
app.catalogue = broken
import logging
def loudly(*_):
    try:
        raise ValueError("secret attack alaska")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\\n")
app.game_names = loudly
"""


def test_logs_tell_places_and_never_what_an_error_was_about(tmp_path: Path) -> None:
    """Ours, uvicorn's, and what Python itself finds."""
    with running(ServerProcess(tmp_path, *GENEROUS, "--log-json", patch=BROKEN)) as server:
        assert server.get(f"/api/games/{GAME}").status_code == 500
        assert server.get("/api/games").status_code == 500
        assert soon(lambda: len(server.stderr().splitlines()) >= 4)
        entries = entries_of(server)
        assert {entry["logger"] for entry in entries} == {"wartable.tables.errors", "uvicorn.error", "asyncio"}
        assert "secret" not in server.stderr()
        assert all("ValueError in " in e.get("error", e["message"]) or "TypeError" in e["message"] for e in entries)


# ---- several processes ----
def free_ports(count: int) -> int:
    """The first of so many in a row that nobody has: below those the system gives to whoever asks for any."""
    while True:
        first = random.SystemRandom().randrange(20_000, 32_000)
        with contextlib.suppress(OSError), contextlib.ExitStack() as tried:
            for port in range(first, first + count):
                tried.enter_context(socket.create_server(("127.0.0.1", port)))
            return first


def test_each_of_several_processes_tells_its_own_numbers_and_logs_alike(tmp_path: Path) -> None:
    first = free_ports(2)
    flags = ("--workers", "2", "--metrics-port", str(first), "--log-json")
    with running(WholeServer(tmp_path, *GENEROUS, *flags)) as server:
        wait_until(lambda: len(workers_of(server)) == 2)
        assert f"numbers on 127.0.0.1, ports {first} to {first + 1}" in json.loads(server.stdout())["message"]
        tables = [server.open() for _ in range(6)]
        for table in tables:
            with server.party(table) as party:
                play_out(party, random.Random(1), most=2)
        told = [
            httpx.get(f"http://127.0.0.1:{first + k}/metrics", trust_env=False, verify=False).text for k in range(2)
        ]
        stored = [float(text.partition("\nwartable_choices_stored_total ")[2].split()[0]) for text in told]
        assert sum(stored) == 2 * len(tables)
        os.kill(workers_of(server)[0], signal.SIGKILL)
        assert soon(lambda: server.stderr() != "")
        assert entries_of(server)[0]["logger"] == "wartable.server.workers"
