"""Several processes serve the same tables, and are killed at random while people play: those move to another process
and find everything they were told.

Two layouts: workers of one server, and servers that know nothing of each other but the database.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server.client import GENEROUS, ServerProcess, WholeServer
from tests.server.databases import new_database
from tests.server.test_kill import LOST, SITTERS, Driver

Done = TypeVar("Done")
WORKERS = ("--workers", "2", *GENEROUS)
SHORT, LONG = 2, 200
SERVING = 6  # threads of a worker: one that is not ready yet has fewer
SETTLING = 0.2  # a commit under way when its process died comes through or not


class Fortress:
    """Processes on one database, of which one at a time is killed and comes back."""

    servers: list[ServerProcess]

    def start(self) -> None:
        for server in self.servers:
            server.start()

    def any(self, dice: random.Random) -> ServerProcess:
        return dice.choice(self.servers)

    def kill_one(self, dice: random.Random) -> None:
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

    def kill_one(self, dice: random.Random) -> None:
        before = workers_of(self.servers[0])
        os.kill(dice.choice(before), signal.SIGKILL)
        wait_until(lambda: len(set(workers_of(self.servers[0])) - set(before)) == 1)


class TwoServers(Fortress):
    """Each started on its own; whoever plays knows both addresses, as behind a proxy."""

    def __init__(self, folder: Path, url: str) -> None:
        self.servers = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            self.servers.append(ServerProcess(folder / name, url=url))

    def kill_one(self, dice: random.Random) -> None:
        killed = dice.choice(self.servers)
        killed.kill()
        killed.start()


LAYOUTS = {"workers-sqlite": OneServer, "workers-postgresql": OneServer, "servers-postgresql": TwoServers}


def workers_of(server: ServerProcess) -> list[int]:
    """Those processes of a server that serve: they have threads that watch the master, write, and listen to others."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [int(child) for child in children if threads_of(child) >= SERVING]


def threads_of(pid: str) -> int:
    with contextlib.suppress(OSError):
        return len(os.listdir(f"/proc/{pid}/task"))
    return 0


def wait_until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    last = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < last, "it does not come"
        time.sleep(0.01)


def patiently(do: Callable[[], Done]) -> Done:
    """As a client does that has lost its server: again, and soon."""
    while True:
        with contextlib.suppress(*LOST):
            return do()
        time.sleep(0.05)


@dataclass
class Tally:
    moves: int = 0
    acknowledged: int = 0
    slowest: float = 0.0


class Besieged:
    """One table whose players move on whenever they lose their server."""

    def __init__(self, fortress: Fortress, seed: int, over: threading.Event) -> None:
        self.fortress, self.over = fortress, over
        self.dice = random.Random(seed)
        self.tally = Tally()

    def play(self) -> Tally:
        driver = self._sit_down()
        while not self.over.is_set():
            if driver.over:
                driver = self._sit_down()
            driver.play(self._server())
            self.tally.acknowledged += driver.acknowledged
            driver.acknowledged = 0
            if not driver.over:
                self._come_back(driver)
        return self.tally

    def _server(self) -> ServerProcess:
        return self.fortress.any(self.dice)

    def _sit_down(self) -> Driver:
        table = patiently(lambda: self._server().open(self.dice.choice(SITTERS)))
        bots = {seat["seat"] for seat in table.seats if seat["kind"] == "bot"}
        return Driver(table, bots, self.dice.randrange(2**32))

    def _come_back(self, driver: Driver) -> None:
        """What is there is what they were told; and it takes but a moment to be back."""
        began = time.monotonic()
        patiently(lambda: self._look_in(driver))
        self.tally.slowest = max(self.tally.slowest, time.monotonic() - began)
        self.tally.moves += 1
        time.sleep(SETTLING)
        patiently(lambda: driver.compare(self._server()))

    def _look_in(self, driver: Driver) -> None:
        with self._server().seat(driver.table, next(iter(driver.table.tokens))) as seat:
            seat.listen()


LONG_ONE = [pytest.mark.soak, pytest.mark.timeout(3600)]


@pytest.mark.parametrize(
    ("layout", "kills"),
    [("servers-postgresql", SHORT), *(pytest.param(layout, LONG, marks=LONG_ONE) for layout in LAYOUTS)],
)
def test_players_move_on_and_nothing_told_is_lost(tmp_path: Path, layout: str, kills: int) -> None:
    fortress = LAYOUTS[layout](tmp_path, new_database(layout.partition("-")[2], tmp_path))
    fortress.start()
    try:
        tallies = besiege(fortress, kills)
    finally:
        fortress.stop()
    told, moves = sum(t.acknowledged for t in tallies), sum(t.moves for t in tallies)
    slowest = max(t.slowest for t in tallies)
    print(f"{kills} kills, {told} choices acknowledged, {moves} moves, the slowest in {slowest:.2f} s")
    assert moves > 0


def besiege(fortress: Fortress, kills: int) -> list[Tally]:
    dice, over = random.Random(1), threading.Event()
    with ThreadPoolExecutor(4) as pool:
        try:
            busy = [pool.submit(Besieged(fortress, seed, over).play) for seed in range(4)]
            for _ in range(kills):
                time.sleep(dice.uniform(0.3, 1.0))
                fortress.kill_one(dice)
        finally:
            over.set()
        return [job.result() for job in busy]
