"""Open many live tables on a real server over real sockets and measure: choices a second, and the time from sending a
choice until everyone at the table has its update; and what the server's process used of the processor for each choice.
Storage is durable throughout.

python tools/load.py --tables 200 --seconds 20 --runs 5
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from wartable.games import first_game

WARM = 3.0  # seconds before the counting begins
MARK = 50  # milliseconds: what people do not notice
GENEROUS = ("--opens-per-minute", "100000", "--messages-per-second", "100000",
            "--requests-per-second", "100000", "--connections", "5000")  # fmt: skip


class Received(msgspec.Struct):
    """The parts of a message a simulated person looks at."""

    type: str
    id: int | None = None
    revision: str = ""
    offer: list[str] = []
    heard: int = 0


decode = msgspec.json.Decoder(Received).decode


@dataclass
class Measured:
    """What all tables have seen."""

    choices: int = 0
    refused: int = 0
    times: list[float] = field(default_factory=list)
    counting: bool = False
    processor: float = 0.0  # seconds of the server, while counting


class Person:
    """Somebody at a table: hears updates, and chooses when something is offered."""

    def __init__(self, socket: ClientConnection, measured: Measured | None) -> None:
        self.socket = socket
        self.measured = measured  # the first person of a table counts its choices, the bots' too: one update each
        self.last = Received("none")
        self.moved = asyncio.Event()

    async def listen(self) -> None:
        async for raw in self.socket:
            message = decode(raw)
            if message.type == "update":
                self.last = message
                self.moved.set()
                if self.measured is not None and self.measured.counting:
                    self.measured.choices += 1


async def sit_down(address: str, opened: dict[str, Any], measured: Measured, deflate: bool) -> list[Person]:
    """The people of one table, connected; the first counts its choices."""
    url = address.replace("http", "ws") + "/ws/" + opened["table"]
    people: list[Person] = []
    for seat in opened["seats"]:
        if "token" in seat:
            compression = "deflate" if deflate else None
            socket = await connect(url, compression=compression, max_queue=None, open_timeout=60)
            await socket.send(json.dumps({"type": "hello", "version": 1, "token": seat["token"]}))
            people.append(Person(socket, None if people else measured))
    return people


async def play_table(people: list[Person], measured: Measured, think: float, until: float) -> None:
    """The people of one table choose blindly, each after a short thought; each choice is timed to the last update."""
    listeners = [asyncio.create_task(person.listen()) for person in people]
    sample = random.Random(id(people))
    number = 0
    while time.monotonic() < until:
        mover = next((person for person in people if person.last.offer), None)
        if mover is None:
            await _any_moves(people, until)
            continue
        await asyncio.sleep(think * sample.random() * 2)
        if not mover.last.offer:
            continue
        number += 1
        before = [person.last.heard for person in people]
        choice = {
            "type": "play",
            "id": number,
            "revision": mover.last.revision,
            "choices": [sample.choice(mover.last.offer)],
        }
        sent = time.perf_counter()
        revision = mover.last.revision
        await mover.socket.send(json.dumps(choice))
        await _all_told(people, mover, revision, before, until)
        if measured.counting:
            measured.times.append(time.perf_counter() - sent)
    for person in people:
        await person.socket.close()
    for listener in listeners:
        listener.cancel()


async def _any_moves(people: list[Person], until: float) -> None:
    for person in people:
        person.moved.clear()
    waits = [asyncio.create_task(person.moved.wait()) for person in people]
    await asyncio.wait(waits, timeout=max(0.01, until - time.monotonic()), return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()


async def _all_told(people: list[Person], mover: Person, revision: str, before: list[int], until: float) -> None:
    """The mover has a new revision; if the table heard something, so have all others."""
    while time.monotonic() < until and mover.last.revision == revision:
        mover.moved.clear()
        if mover.last.revision == revision:
            await asyncio.wait_for(mover.moved.wait(), 10)
    for person, heard in zip(people, before, strict=True):
        if mover.last.heard == before[people.index(mover)]:
            return  # nothing anyone else may hear
        while person.last.heard == heard and time.monotonic() < until:
            person.moved.clear()
            if person.last.heard == heard:
                await asyncio.wait_for(person.moved.wait(), 10)


def open_table(address: str, game: str, seats: list[str]) -> dict[str, Any]:
    body = json.dumps({"game": game, "seats": seats}).encode()
    with urlopen(Request(f"{address}/api/tables", body)) as answer:
        opened: dict[str, Any] = json.load(answer)
        return opened


async def measure(server: Served, how: argparse.Namespace) -> Measured:
    measured = Measured()
    opened = [open_table(server.address, how.game, how.seats.split(",")) for _ in range(how.tables)]
    parties = await asyncio.gather(*[sit_down(server.address, table, measured, how.deflate) for table in opened])
    until = time.monotonic() + WARM + how.seconds
    tasks = [asyncio.create_task(play_table(people, measured, how.think, until)) for people in parties]
    await asyncio.sleep(WARM)
    measured.counting, before = True, server.processor_seconds()
    await asyncio.sleep(until - time.monotonic())
    measured.processor = server.processor_seconds() - before
    await asyncio.gather(*tasks)
    return measured


@dataclass(frozen=True)
class Served:
    """A server in its own process."""

    process: subprocess.Popen[str]
    address: str

    def processor_seconds(self) -> float:
        """What it has used of the processor so far, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def serving(pace: float) -> Iterator[Served]:
    """A new server on a new database; strangers' limits are raised, because one address plays everyone."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "wartable", "serve", "--port", "0", "--pace", str(pace), *GENEROUS]
        command += ["--database", str(Path(folder) / "load.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                address = process.stdout.readline().split(" at ")[1].split()[0]
                time.sleep(1.5)
                yield Served(process, address)
            finally:
                process.terminate()


def result_of(measured: Measured, seconds: float) -> dict[str, float]:
    times = sorted(measured.times)
    percentiles = {f"p{p}": round(1000 * times[int(len(times) * p / 100)], 1) for p in (50, 90, 99)}
    return {
        "choices_per_second": round(measured.choices / seconds, 1),
        **percentiles,
        "processor_us_per_choice": round(1e6 * measured.processor / max(1, measured.choices)),
        "processor_share": round(measured.processor / seconds, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=first_game())
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--runs", type=int, default=1, help="each on a new server; then a line that sums them up")
    parser.add_argument("--seats", default="person,person,random", help="who sits at each table")
    parser.add_argument("--think", type=float, default=0.175, help="mean seconds a person thinks")
    parser.add_argument("--deflate", action="store_true", help="compress, as browsers do; the people here pay too")
    parser.add_argument("--pace", type=float, default=0.175, help="seconds a bot takes")
    how = parser.parse_args()
    gc.disable()  # pauses of the measuring side are not the server's
    results = []
    for number in range(1, how.runs + 1):
        with serving(how.pace) as server:
            results.append(result_of(asyncio.run(measure(server, how)), how.seconds))
        print(json.dumps({"run": number, **results[-1]}), flush=True)
        gc.collect()
    print(json.dumps({**vars(how), **summary(results)}))


def summary(results: list[dict[str, float]]) -> dict[str, Any]:
    """The median of each number, and how many runs stayed below the mark."""
    medians: dict[str, Any] = {key: statistics.median(run[key] for run in results) for key in results[0]}
    return medians | {f"p99_below_{MARK}_ms": sum(run["p99"] < MARK for run in results)}


if __name__ == "__main__":
    main()
