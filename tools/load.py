"""Open many live tables on a real server over real sockets and measure: choices a second, and the time from sending a
choice until everyone at the table has its update. Storage is durable throughout.

python tools/load.py --tables 200 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAME = "la-conquete-du-monde"


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


async def play_table(address: str, opened: dict[str, Any], measured: Measured, think: float, until: float) -> None:
    """The people of one table choose blindly, each after a short thought; each choice is timed to the last update."""
    url = address.replace("http", "ws") + "/ws/" + opened["table"]
    people: list[Person] = []
    listeners = []
    for seat in opened["seats"]:
        if "token" in seat:
            socket = await connect(url, compression=None, max_queue=None)
            await socket.send(json.dumps({"type": "hello", "version": 1, "token": seat["token"]}))
            people.append(Person(socket, None if people else measured))
            listeners.append(asyncio.create_task(people[-1].listen()))
    sample = random.Random(opened["table"])
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


def open_table(address: str, seats: list[str]) -> dict[str, Any]:
    body = json.dumps({"game": GAME, "seats": seats}).encode()
    with urlopen(Request(f"{address}/api/tables", body)) as answer:
        opened: dict[str, Any] = json.load(answer)
        return opened


async def measure(address: str, tables: int, seats: list[str], seconds: float, think: float) -> Measured:
    measured = Measured()
    opened = [open_table(address, seats) for _ in range(tables)]
    warm = 3.0
    until = time.monotonic() + warm + seconds
    tasks = [asyncio.create_task(play_table(address, table, measured, think, until)) for table in opened]
    await asyncio.sleep(warm)
    measured.counting = True
    while time.monotonic() < until:
        await asyncio.sleep(1)
        print(f"\r{measured.choices} choices", end="", file=sys.stderr)
    await asyncio.gather(*tasks)
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seats", default="person,person,random", help="who sits at each table")
    parser.add_argument("--think", type=float, default=0.175, help="mean seconds a person thinks")
    parser.add_argument("--pace", type=float, default=0.175, help="seconds a bot takes")
    arguments = parser.parse_args()
    gc.disable()  # pauses of the measuring side are not the server's
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "wartable",
            "serve",
            "--port",
            "0",
            "--database",
            str(Path(folder) / "load.db"),
        ]
        command += ["--pace", str(arguments.pace), "--opens-per-minute", "100000", "--messages-per-second", "1000"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split(" at ")[1].split()[0]
            time.sleep(1.5)
            seats = arguments.seats.split(",")
            measured = asyncio.run(measure(address, arguments.tables, seats, arguments.seconds, arguments.think))
        finally:
            server.terminate()
            server.wait()
    times = sorted(measured.times)
    result = {
        "tables": arguments.tables,
        "seats": seats,
        "choices_per_second": round(measured.choices / arguments.seconds, 1),
        "milliseconds": {f"p{p}": round(1000 * times[int(len(times) * p / 100)], 1) for p in (50, 90, 99)},
    }
    print()
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
