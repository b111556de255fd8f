"""Open many live tables on a real server over real sockets and measure: choices a second, and the time from sending a
choice until everyone at the table has its update; and what the server's process used of the processor for each choice.
Storage is durable throughout. A single process has one core and those who play another, as if they sat at machines of
their own: on the same core each message wakes somebody who takes the server's place. Several workers share all cores
with them. Whatever else ran meanwhile, here or beneath this machine, is said beside each run, and how many choices
the machine's host disturbed by taking a processor away (`disturbed_share`), and the 99th percentile of all others.

python tools/load.py --tables 200 --seconds 20 --runs 5
python tools/load.py --database postgresql --workers 2 --most     # how many tables stay below the mark
python tools/load.py --tables 1000 --sleeping                     # what tables cost at which nobody is
"""

from __future__ import annotations

import argparse
import asyncio
import bisect
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
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import msgspec
import uvloop
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from wartable.games import first_game
from wartable.tables.house import IN_MEMORY

WARM = 3.0  # seconds before the counting begins
TICK = os.sysconf("SC_CLK_TCK")
CORES = sorted(os.sched_getaffinity(0))
MARK = 50  # milliseconds: what people do not notice
LOOK = 0.01  # seconds between two looks at what the host has taken: it is counted no finer
STARTING = 0.05  # seconds of the processor in half a second: a server that uses more has not begun yet
GENEROUS = ("--opens-per-minute", "100000", "--messages-per-second", "100000",
            "--requests-per-second", "100000", "--connections", "5000")  # fmt: skip


class Received(msgspec.Struct):
    """The parts of a message a simulated person looks at."""

    type: str
    revision: str = ""
    offer: list[str] = []
    heard: int = 0


decode = msgspec.json.Decoder(Received).decode


class Spent(NamedTuple):
    """Seconds of the processors: by the server; by others than it and us; and taken away by the machine's own host."""

    server: float
    others: float
    stolen: float

    def since(self, before: Spent) -> Spent:
        return Spent(*(now - then for now, then in zip(self, before, strict=True)))


class Took(NamedTuple):
    """A person's choice: when it was sent, and when everyone at the table had been told."""

    sent: float
    told: float

    @property
    def seconds(self) -> float:
        return self.told - self.sent


class Host:
    """The one beneath this machine, looked at again and again: what it took away nobody else can give back."""

    def __init__(self) -> None:
        self._times: list[float] = []
        self._stolen: list[float] = []

    async def watch(self) -> None:
        while True:
            self._times.append(time.perf_counter())
            self._stolen.append(counted().stolen)
            await asyncio.sleep(LOOK)

    def left_alone(self, took: Took) -> bool:
        """Whether it took nothing from the last look before a choice until the first after it."""
        first = max(0, bisect.bisect(self._times, took.sent) - 1)
        last = min(bisect.bisect(self._times, took.told), len(self._times) - 1)
        return self._stolen[first] == self._stolen[last]


class Counted(NamedTuple):
    """Seconds of all processors since the machine began: at work, and taken away by its host."""

    worked: float
    stolen: float


def counted() -> Counted:
    with Path("/proc/stat").open(encoding="ascii") as numbers:
        user, nice, system, _, _, irq, soft, stolen = map(int, numbers.readline().split()[1:9])
    return Counted((user + nice + system + irq + soft) / TICK, stolen / TICK)


@dataclass
class Measured:
    """What all tables have seen."""

    host: Host
    choices: int = 0
    times: list[Took] = field(default_factory=list)
    counting: bool = False
    memory: float = 0.0  # kilobytes for each table, with its people connected
    spent: Spent = field(default_factory=lambda: Spent(0, 0, 0))  # while counting


class Person(asyncio.Protocol):
    """Somebody at a table, who hears updates. What is not the server's should cost little: it runs beside the server
    and is part of what is measured. So a message is read where it arrives, without a task, and only in part."""

    def __init__(self, url: str, token: str, deflate: bool, moved: asyncio.Event, measured: Measured | None) -> None:
        extensions = [ClientPerMessageDeflateFactory()] if deflate else None
        self.lines = ClientProtocol(parse_uri(url), extensions=extensions, max_size=None)
        self.token = token
        self.moved = moved  # somebody at this table has heard something
        self.measured = measured  # the first person of a table counts its choices, the bots' too: one update each
        self.last = Received("none")

    async def connect(self) -> None:
        uri = self.lines.uri
        await asyncio.get_running_loop().create_connection(lambda: self, uri.host, uri.port)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.lines.send_request(self.lines.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.lines.receive_data(data)
        for event in self.lines.events_received():
            if isinstance(event, Response):
                self.say({"type": "hello", "version": 1, "token": self.token})
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(decode(event.data))
        self._flush()  # the answers to pings

    def _hear(self, message: Received) -> None:
        if message.type == "update":
            self.last = message
            self.moved.set()
            if self.measured is not None and self.measured.counting:
                self.measured.choices += 1

    def say(self, message: dict[str, Any]) -> None:
        self.lines.send_text(msgspec.json.encode(message))
        self._flush()

    def _flush(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.lines.data_to_send()))


@dataclass(frozen=True)
class Party:
    """The people of one table."""

    people: list[Person]
    moved: asyncio.Event

    @property
    def mover(self) -> Person | None:
        return next((person for person in self.people if person.last.offer), None)

    async def moves(self, until: float) -> None:
        """Somebody hears something, or it is late."""
        self.moved.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.01, until - time.monotonic())):
                await self.moved.wait()


async def sit_down(address: str, opened: dict[str, Any], measured: Measured, deflate: bool) -> Party:
    """The people of one table, connected; the first counts its choices."""
    url = address.replace("http", "ws") + "/ws/" + opened["table"]
    party = Party([], asyncio.Event())
    for token in [seat["token"] for seat in opened["seats"] if "token" in seat]:
        person = Person(url, token, deflate, party.moved, None if party.people else measured)
        await person.connect()
        party.people.append(person)
    return party


async def play_table(party: Party, measured: Measured, think: float, until: float) -> None:
    """The people of one table choose blindly, each after a short thought; each choice is timed to the last update."""
    sample = random.Random(id(party))
    number = 0
    while time.monotonic() < until:
        if party.mover is None:
            await party.moves(until)
            continue
        await asyncio.sleep(think * sample.random() * 2)
        if (mover := party.mover) is None:
            continue
        number += 1
        before, revision = [person.last.heard for person in party.people], mover.last.revision
        choices = [sample.choice(mover.last.offer)]
        sent = time.perf_counter()
        mover.say({"type": "play", "id": number, "revision": revision, "choices": choices})
        while time.monotonic() < until and not _all_told(party.people, mover, revision, before):
            await party.moves(until)
        if measured.counting:
            measured.times.append(Took(sent, time.perf_counter()))
    for person in party.people:
        person.transport.close()


def _all_told(people: list[Person], mover: Person, revision: str, before: list[int]) -> bool:
    """The mover has a new revision; if the table heard something, so have all others."""
    if mover.last.revision == revision:
        return False
    heard = [person.last.heard != then for person, then in zip(people, before, strict=True)]
    return all(heard) or not heard[people.index(mover)]


def open_table(address: str, game: str, seats: list[str]) -> dict[str, Any]:
    body = json.dumps({"game": game, "seats": seats}).encode()
    with urlopen(Request(f"{address}/api/tables", body)) as answer:
        opened: dict[str, Any] = json.load(answer)
        return opened


async def measure(server: Served, how: argparse.Namespace) -> Measured:
    measured, empty = Measured(Host()), memory_after(8 * how.workers, server, how)
    opened = [open_table(server.address, how.game, how.seats.split(",")) for _ in range(how.tables)]
    parties = await asyncio.gather(*[sit_down(server.address, table, measured, how.deflate) for table in opened])
    until = time.monotonic() + WARM + how.seconds
    tasks = [asyncio.create_task(play_table(party, measured, how.think, until)) for party in parties]
    await asyncio.sleep(WARM)
    measured.counting, before = True, server.spent()
    watching = asyncio.create_task(measured.host.watch())
    await asyncio.sleep(until - time.monotonic())
    measured.memory = (server.memory() - empty) / how.tables
    measured.spent = server.spent().since(before)
    await asyncio.gather(*tasks)
    watching.cancel()
    return measured


def memory_after(tables: int, server: Served, how: argparse.Namespace) -> float:
    """Of a server all of whose processes have had some tables: they have read what the game needs."""
    for _ in range(tables):
        open_table(server.address, how.game, how.seats.split(","))
    return server.memory()


@dataclass(frozen=True)
class Served:
    """A server, with all its processes and those of its database."""

    process: subprocess.Popen[str]
    address: str
    postmaster: int | None = None

    def spent(self) -> Spent:
        """So far; all processes and threads together, also those that have ended."""
        server = sum(map(_worked, self._processes()))
        worked, stolen = counted()
        return Spent(server, worked - server - time.process_time(), stolen)

    def memory(self) -> float:
        """In kilobytes, each page counted once; without the database's own processes."""
        return sum(map(_held, _tree(self.process.pid)))

    def _processes(self) -> list[int]:
        return [pid for root in (self.process.pid, self.postmaster) if root for pid in _tree(root)]


def _tree(pid: int) -> list[int]:
    """A process and all it has started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [below for child in task.read_text().split() for below in _tree(int(child))]
    return found


def _worked(pid: int) -> float:
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / TICK
    return 0.0


def _held(pid: int) -> float:
    with contextlib.suppress(OSError):
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return 0.0


@contextlib.contextmanager
def serving(how: argparse.Namespace) -> Iterator[Served]:
    """A new server on a new database; strangers' limits are raised, because one address plays everyone."""
    with tempfile.TemporaryDirectory() as folder:
        url, postmaster = database_of(how.database, Path(folder))
        command = [sys.executable, "-m", "wartable", "serve", "--port", "0", "--pace", str(how.pace), "--breath", "0"]
        command += [*GENEROUS, "--database", url, "--workers", str(how.workers)]
        if how.workers == 1:
            command = pinned(CORES[0], command)
            os.sched_setaffinity(0, CORES[-1:])
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                address = process.stdout.readline().split(" at ")[1].split()[0]
                yield at_rest(Served(process, address, postmaster))
            finally:
                process.terminate()


def pinned(core: int, command: list[str]) -> list[str]:
    return ["taskset", "--cpu-list", str(core), *command]


def at_rest(server: Served) -> Served:
    """Once all its processes have begun, and what they read at the start is read."""
    worked = -1.0
    while (now := server.spent().server) > worked + STARTING:
        worked = now
        time.sleep(0.5)
    return server


def database_of(kind: str, folder: Path) -> tuple[str, int | None]:
    """A new database, and the process of its server if there is one."""
    if kind == "sqlite":
        return f"sqlite:///{folder}/load.db", None
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.server.databases import postgres

    return postgres().database(), postgres().pid


def result_of(measured: Measured, seconds: float) -> dict[str, float]:
    times, undisturbed = measured.times, list(filter(measured.host.left_alone, measured.times))
    return {
        "choices_per_second": round(measured.choices / seconds, 1),
        **{f"p{percent}": percentile(times, percent) for percent in (50, 90, 99)},
        "p99_undisturbed": percentile(undisturbed, 99),
        "disturbed_share": round(1 - len(undisturbed) / max(1, len(times)), 3),
        "kilobytes_per_table": round(measured.memory),
        "processor_us_per_choice": round(1e6 * measured.spent.server / max(1, measured.choices)),
        "processor_share": round(measured.spent.server / seconds, 2),
        "others_share": round(measured.spent.others / seconds, 2),
        "stolen_share": round(measured.spent.stolen / seconds, 2),
    }


def percentile(times: list[Took], percent: int) -> float:
    """In milliseconds; 0 if there are none."""
    ordered = sorted(took.seconds for took in times)
    return round(1000 * ordered[int(len(ordered) * percent / 100)], 1) if ordered else 0.0


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
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server")
    parser.add_argument("--most", action="store_true", help="look for the most tables that stay below the mark")
    parser.add_argument("--sleeping", action="store_true", help="open tables, and nobody comes: what they cost")
    how = parser.parse_args()
    gc.disable()  # pauses of the measuring side are not the server's
    asked = most if how.most else sleeping if how.sleeping else lambda how: summary(series(how))
    print(json.dumps({**vars(how), **asked(how)}))


def series(how: argparse.Namespace) -> list[dict[str, float]]:
    results = []
    for number in range(1, how.runs + 1):
        with serving(how) as server:
            results.append(result_of(uvloop.run(measure(server, how)), how.seconds))
        print(json.dumps({"run": number, "tables": how.tables, **results[-1]}), flush=True)
        gc.collect()
    return results


def most(how: argparse.Namespace) -> dict[str, Any]:
    """The most tables of which most runs stay below the mark, to an eighth: twice as many each time until they are too
    many, then halfway between those that were and those that were not."""
    most_tables, too_many, best = 0, 0, dict[str, Any]()
    while not too_many or too_many - most_tables > max(1, most_tables // 8):
        found = summary(series(how))
        if 2 * found[f"p99_below_{MARK}_ms"] > how.runs:
            most_tables, best = how.tables, found
        else:
            too_many = how.tables
        how.tables = (most_tables + too_many) // 2 if too_many else 2 * most_tables
    return {**best, "most_tables": most_tables}


def sleeping(how: argparse.Namespace) -> dict[str, Any]:
    """What a table at which nobody is costs the server's memory and its database."""
    with serving(how) as server:
        empty = memory_after(2 * IN_MEMORY * how.workers, server, how)
        for _ in range(how.tables):
            open_table(server.address, how.game, how.seats.split(","))
        return {"kilobytes_per_sleeping_table": round((server.memory() - empty) / how.tables, 1)}


def summary(results: list[dict[str, float]]) -> dict[str, Any]:
    """The median of each number, and how many runs stayed below the mark."""
    medians: dict[str, Any] = {key: statistics.median(run[key] for run in results) for key in results[0]}
    return medians | {f"p99_below_{MARK}_ms": sum(run["p99"] < MARK for run in results)}


if __name__ == "__main__":
    main()
