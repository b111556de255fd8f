"""Several processes serve the same tables, and are killed at random while people play: those move to another process
and find everything they were told.

Two layouts: workers of one server, and servers that know nothing of each other but the database. A process that serves
somebody is stopped for an instant, its connections are listed, and it is killed: so it is known who must move, and from
when on.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Set
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server.client import GENEROUS, ServerProcess, WholeServer
from tests.server.databases import new_database
from tests.server.processes import clients_of, wait_until, workers_of
from tests.server.test_kill import LOST, SITTERS, Driver

Done = TypeVar("Done")
WORKERS = ("--workers", "2", *GENEROUS)
TABLES = 4
SHORT, LONG = 2, 200
SOON, LATEST = (
    2.0,
    10.0,
)  # seconds after a kill: half of those who sat there are back; all, on however busy a machine


@dataclass(frozen=True)
class Kill:
    """Who was connected with a process that was killed, by their ports, and when it was."""

    clients: frozenset[int]
    at: float


class Fortress:
    """Processes on one database, of which one at a time is killed and comes back."""

    servers: list[ServerProcess]

    def start(self) -> None:
        for server in self.servers:
            server.start()

    def any(self, dice: random.Random) -> ServerProcess:
        return dice.choice(self.servers)

    def kill_one(self, dice: random.Random, sitting: Set[int]) -> Kill:
        """One that serves somebody of these, if any does. Returns when another has taken its place."""
        raise NotImplementedError

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


class OneServer(Fortress):
    """Its master starts a worker that was killed anew."""

    def __init__(self, folder: Path, url: str) -> None:
        self.servers = [WholeServer(folder, *WORKERS, url=url)]

    def start(self) -> None:
        super().start()
        wait_until(lambda: len(workers_of(self.servers[0])) == 2)

    def kill_one(self, dice: random.Random, sitting: Set[int]) -> Kill:
        before = workers_of(self.servers[0])
        kill = end(victim := busy_one(before, sitting, dice), lambda: os.kill(victim, signal.SIGKILL))
        wait_until(lambda: len(set(workers_of(self.servers[0])) - set(before)) == 1)
        return kill


class TwoServers(Fortress):
    """Each started on its own; whoever plays knows both addresses, as behind a proxy."""

    def __init__(self, folder: Path, url: str) -> None:
        self.servers = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            self.servers.append(ServerProcess(folder / name, url=url))

    def kill_one(self, dice: random.Random, sitting: Set[int]) -> Kill:
        pid = busy_one([server.pid for server in self.servers], sitting, dice)
        victim = next(server for server in self.servers if server.pid == pid)
        kill = end(pid, victim.kill)
        victim.start()
        return kill


def busy_one(pids: list[int], sitting: Set[int], dice: random.Random) -> int:
    return dice.choice([pid for pid in pids if clients_of(pid) & sitting] or pids)


def end(pid: int, kill: Callable[[], None]) -> Kill:
    os.kill(pid, signal.SIGSTOP)
    clients, now = clients_of(pid), time.monotonic()
    kill()
    return Kill(clients, now)


LAYOUTS = {"workers-sqlite": OneServer, "workers-postgresql": OneServer, "servers-postgresql": TwoServers}


def patiently(do: Callable[[], Done]) -> Done:
    """As a client does that has lost its server: again, and soon."""
    while True:
        with contextlib.suppress(*LOST):
            return do()
        time.sleep(0.05)


@dataclass(frozen=True)
class Move:
    """All of a table are back; by their ports before, and when it was."""

    left: frozenset[int]
    at: float
    why: str

    def seconds(self, kills: list[Kill]) -> float | None:
        """Since the kill that made them move: the last one, for ports are used again."""
        killed = [kill.at for kill in kills if kill.at < self.at and kill.clients & self.left]
        return self.at - max(killed) if killed else None


class Besieged:
    """One table after the other, whose players move on whenever they lose their server."""

    def __init__(self, fortress: Fortress, seed: int, over: threading.Event) -> None:
        self.fortress, self.over = fortress, over
        self.dice = random.Random(seed)
        self.drivers: list[Driver] = []
        self.moves: list[Move] = []

    @property
    def acknowledged(self) -> int:
        return sum(driver.acknowledged for driver in self.drivers)

    @property
    def ports(self) -> frozenset[int]:
        return self.drivers[-1].ports if self.drivers else frozenset()

    def play(self) -> None:
        while not self.over.is_set():
            if not self.drivers or self.drivers[-1].over:
                self.drivers.append(self._sit_down())
            driver = self.drivers[-1]
            driver.play(self._server())
            if not driver.over:
                self._come_back(driver)

    def _server(self) -> ServerProcess:
        return self.fortress.any(self.dice)

    def _sit_down(self) -> Driver:
        table = patiently(lambda: self._server().open(self.dice.choice(SITTERS)))
        bots = {seat["seat"] for seat in table.seats if seat["kind"] == "bot"}
        return Driver(table, bots, self.dice.randrange(2**32), together=False)

    def _come_back(self, driver: Driver) -> None:
        """What is there is what they were told; and it takes but a moment to be back."""
        patiently(lambda: self._look_in(driver))
        if left := driver.ports:
            self.moves.append(Move(left, time.monotonic(), driver.lost))
        patiently(lambda: driver.compare(self._server()))

    def _look_in(self, driver: Driver) -> None:
        with self._server().party(driver.table) as party:
            for seat in party.values():
                seat.listen()


LONG_ONE = [pytest.mark.soak, pytest.mark.timeout(3600)]


@pytest.mark.parametrize(
    ("layout", "kills"),
    [("servers-postgresql", SHORT), *(pytest.param(layout, LONG, marks=LONG_ONE) for layout in LAYOUTS)],
)
def test_players_move_on_and_nothing_told_is_lost(tmp_path: Path, layout: str, kills: int) -> None:
    fortress = LAYOUTS[layout](tmp_path, new_database(layout.partition("-")[2], tmp_path))
    try:
        fortress.start()
        done, tables = besiege(fortress, kills)
    finally:
        fortress.stop()
        print(*(server.stderr() for server in fortress.servers))
    print(f"{sum(table.acknowledged for table in tables)} choices acknowledged")
    check_moves(done, [move for table in tables for move in table.moves])


def check_moves(kills: list[Kill], moves: list[Move]) -> None:
    """Whoever lost a server had one that was killed; most kills hit somebody, who is soon back."""
    took = sorted(seconds for move in moves if (seconds := move.seconds(kills)) is not None)
    hit = sum(any(kill.clients & move.left for move in moves) for kill in kills)
    tenths = [took[k * (len(took) - 1) // 10] for k in range(11)]
    print(f"{len(kills)} kills, {hit} of them where a table was, {len(moves)} moves; tenths of them were back")
    print("after", ", ".join(f"{seconds:.2f}" for seconds in tenths), "s")
    assert [move.why for move in moves if move.seconds(kills) is None] == [], "it was not killed"
    assert hit >= len(kills) / 2
    assert len(moves) >= len(kills)
    assert tenths[5] < SOON
    assert tenths[10] < LATEST


def besiege(fortress: Fortress, kills: int) -> tuple[list[Kill], list[Besieged]]:
    dice, over = random.Random(1), threading.Event()
    tables = [Besieged(fortress, seed, over) for seed in range(TABLES)]
    with ThreadPoolExecutor(TABLES) as pool:
        try:
            busy = [pool.submit(table.play) for table in tables]
            done = [a_kill(fortress, tables, dice) for _ in range(kills)]
        finally:
            over.set()
        for job in busy:
            job.result()
    return done, tables


def a_kill(fortress: Fortress, tables: list[Besieged], dice: random.Random) -> Kill:
    """Some time after play has gone on since the last one."""
    before = sum(table.acknowledged for table in tables)
    wait_until(lambda: sum(table.acknowledged for table in tables) > before)
    time.sleep(dice.uniform(0.0, 0.7))
    return fortress.kill_one(dice, frozenset().union(*(table.ports for table in tables)))
