"""The server is killed in the middle of play, again and again: what anyone was told must be there afterwards.

Each life of the server is short. Drivers play at several tables at once and note what they were told: choices that
were acknowledged, and every update. After SIGKILL the database is read, the server started on it anew, and both are
compared with the notes: nothing acknowledged is lost, and at most the one request that was under way may have gone
further.
"""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

import wartable
from tests.server.client import Message, Opened, Seat, ServerProcess, play_out
from tests.server.databases import KINDS, new_database
from wartable.tables import schema

CHAINS = 2  # run side by side, each through so many lives
SHORT, LONG = 3, 100
SITTERS = (("person", "person"), ("person", "person", "person"), ("person", "person", "heuristic"))
LOST = (WebSocketException, OSError, TimeoutError, EOFError, httpx.HTTPError)


@dataclass
class Request:
    """What a driver has asked and not yet heard an answer to."""

    kind: str
    seat: str
    choices: list[str] = field(default_factory=list)

    def outcomes(self, lines: list[str]) -> list[list[str]]:
        """The stored choices if it was carried out: a series is stored whole; without it, `lines`."""
        if self.kind == "undo":
            return [without_last(lines, self.seat)]
        mark = "!" if self.kind == "order" else ""
        return [lines + [f"{self.seat}{mark} {choice}" for choice in self.choices]]


Stand = tuple[list[str], dict[str, str]]


def stand(lines: list[str]) -> Stand:
    """The choices, and the standing order each seat was left with: an order may take the place of an earlier one."""
    orders = {line.split("!")[0]: line.split()[-1] for line in lines if "!" in line}
    choices = [line for line in lines if "!" not in line]
    return choices, {seat: word for seat, word in orders.items() if word != "maximum"}


def without_last(lines: list[str], seat: str) -> list[str]:
    """The seat's last choice taken back; standing orders stay."""
    index = max(k for k, line in enumerate(lines) if line.startswith(f"{seat} "))
    return lines[:index] + lines[index + 1 :]


class Driver:
    """Plays all persons of one table, one request at a time, and remembers what it was told. They are `together` where
    one process serves them all; otherwise one may hear a moment later than another."""

    def __init__(self, table: Opened, bots: set[str], seed: int, together: bool = True) -> None:
        self.table = table
        self.together = together
        self.bots = bots
        self.dice = random.Random(seed)
        self.lines: list[str] = []  # persons' choices that were acknowledged, as the record has them
        self.under_way: Request | None = None
        self.told: dict[str, Seat] = {}  # the last connection of each seat, with all it heard
        self.acknowledged = 0
        self.strict: str | None = None  # the seat that heard the answer last: it saw the very last position
        self.unheard: set[str] = set()  # seats that may not have heard of an undo yet
        self.over = False
        self.lost = ""  # how

    @property
    def ports(self) -> frozenset[int]:
        """Of the connections they had when they were told."""
        return frozenset(seat.port for seat in list(self.told.values()))

    # ---- one life of the server ----
    def play(self, server: ServerProcess) -> None:
        """Until the server dies or the game ends."""
        try:
            with server.party(self.table) as party:
                self.told = dict(party)
                while not self.over:
                    self._turn(party)
        except LOST as error:
            self.lost = repr(error)

    def _turn(self, party: dict[str, Seat]) -> None:
        seat = self._asked(party)
        if seat is None:
            return
        request, fields = self._wish(seat)
        self.strict = None
        self.under_way = request
        before, self.unheard = self.unheard, set(party) if request.kind == "undo" else self.unheard
        answer = seat.ask(request.kind, **fields)
        self.under_way = None
        if not self.together and answer.get("error") == "stale":
            self.unheard = before  # nor has this one happened: the seat had not heard of another's choice yet
            return
        assert answer["type"] == "done", answer
        [self.lines] = request.outcomes(self.lines)
        self.acknowledged += 1
        self.strict = request.seat
        self.unheard.discard(request.seat)
        if self.unheard and self.together:
            for witness in party.values():
                witness.listen()
            self.unheard.clear()

    def _asked(self, party: dict[str, Seat]) -> Seat | None:
        """Whoever may choose; bots are awaited."""
        first = next(iter(party.values())).listen()
        self.over = bool(first.view["over"])
        names: list[str] = first.view["asked"]
        seat = next((party[name] for name in names if name in party), None)
        if seat is not None and seat.listen().offer:
            return seat
        if not self.over and seat is None:
            first.hear()
        return None

    def _wish(self, seat: Seat) -> tuple[Request, dict[str, object]]:
        name, fate = seat.view["seat"], self.dice.random()
        if fate < 0.1:
            word = self.dice.choice(("ask", "maximum"))
            return Request("order", name, [f"defence {word}"]), {"name": "defence", "word": word}
        if fate < 0.25 and seat.latest["may_undo"]:
            return Request("undo", name), {"revision": seat.revision, "all": False}
        choices = [self.dice.choice(seat.offer)]
        ones = [c for c in seat.offer if c.startswith("place ") and not c.endswith((" all", " 10"))]
        if fate > 0.7 and ones and seat.view["stage"] == "reinforce" and seat.view["to_place"] > 2:
            choices = [self.dice.choice(ones), self.dice.choice(ones)]
        return Request("play", name, choices), {"revision": seat.revision, "choices": choices}

    # ---- after the kill ----
    def compare(self, server: ServerProcess) -> None:
        """What is stored, and what a returning seat is told, against what was told before."""
        stored = lines_of(server.url, self.table.id)
        mine = [line for line in stored if line.split()[0].rstrip("!") not in self.bots]
        possible = [self.lines, *(self.under_way.outcomes(self.lines) if self.under_way else [])]
        assert stand(mine) in map(stand, possible), self._contradiction(stored)
        moved_on = stand(mine) != stand(self.lines)
        for name, before in self.told.items():
            with server.seat(self.table, name) as now:
                assert but_for_sitting(now.welcome) == but_for_sitting(before.welcome)
                if name not in self.unheard:
                    same(before, now)
                if name == self.strict and not moved_on and not self.bots:
                    assert (now.revision, now.view, now.log) == (before.revision, before.view, before.log)
        self.lines, self.under_way, self.told, self.strict = mine, None, {}, None
        self.unheard = set()

    def _contradiction(self, stored: list[str]) -> str:
        """All that is needed to find out afterwards what went wrong: it may not come again."""
        heard = {
            name: [m for m in seat.messages if m.get("error") != "malformed"][-4:] for name, seat in self.told.items()
        }
        facts = {"stored": stored, "acknowledged": self.lines, "under way": self.under_way, "bots": self.bots}
        return "\n".join(f"{name}: {fact}" for name, fact in {**facts, **heard}.items())

    def finish(self, server: ServerProcess) -> None:
        """Play to the end; the dice of all lives must be those of the seed committed to at the start."""
        with server.party(self.table) as party:
            play_out(party, self.dice)
        text = server.get(f"/api/tables/{self.table.id}/record").text
        assert f"commitment {self.table.commitment}\n" in text
        assert wartable.verify(text) > 0
        entries = [entry.line().partition(" : ")[0] for entry in wartable.Record.parse(text).entries]
        persons, _ = stand([line for line in entries if line.split()[0].rstrip("!") not in self.bots])
        choices, _ = stand(self.lines)
        assert persons[: len(choices)] == choices


def but_for_sitting(welcome: Message) -> Message:
    """Others may have sat down since."""
    seats = [{key: value for key, value in seat.items() if key != "taken"} for seat in welcome["seats"]]
    return {**welcome, "seats": seats}


def same(before: Seat, now: Seat) -> None:
    """Everything heard before is still so."""
    assert now.log[: len(before.log)] == before.log
    assert bare(now.seen_after(len(before.log))) == bare(first_with_all(before)["view"])


def first_with_all(seat: Seat) -> Message:
    """The first update since the last change of direction that had as many events as the latest."""
    updates = [message for message in seat.messages if message["type"] == "update"]
    found = updates[-1]
    for update in reversed(updates):
        if update["heard"] != found["heard"] or update["view"]["stage"] == "over":
            break
        found = update
    return found


SHIFTING = ("orders", "stage", "asked", "origin", "target", "player", "committed")


def bare(view: Message) -> Message:
    """Without what a choice nobody hears of may change: standing orders, and the step of a turn."""
    return {name: value for name, value in view.items() if name not in SHIFTING}


def lines_of(url: str, table: str) -> list[str]:
    """The choices in the database, without their luck. On PostgreSQL a commit may outlive the process that asked for
    it; it has locked the table."""
    engine, entries = schema.engine_for(url), schema.entries
    with schema.writing(engine) as connection:
        schema.lock(connection, [table])
        query = sa.select(entries.c.number, entries.c.line).where(entries.c.table == table).order_by(entries.c.number)
        rows = connection.execute(query).all()
    engine.dispose()
    assert [number for number, _ in rows] == list(range(len(rows)))
    return [line.partition(" : ")[0] for _, line in rows]


class Opener:
    """Opens tables as fast as it can: whatever was confirmed must exist."""

    def __init__(self) -> None:
        self.tables: list[Opened] = []

    def open(self, server: ServerProcess) -> None:
        with contextlib.suppress(*LOST):
            while len(self.tables) < 5:
                self.tables.append(server.open(("person", "random")))
                time.sleep(0.03)

    def compare(self, server: ServerProcess) -> None:
        for table in self.tables:
            assert server.get(f"/api/tables/{table.id}").json()["commitment"] == table.commitment
            with server.seat(table, "red") as red:
                assert red.welcome["commitment"] == table.commitment
        self.tables.clear()


class Chain:
    """One server with one database through many lives."""

    def __init__(self, folder: Path, seed: int, kind: str) -> None:
        self.server = ServerProcess(folder, url=new_database(kind, folder))
        self.dice = random.Random(seed)
        self.drivers: list[Driver] = []
        self.opener = Opener()
        self.kills = self.acknowledged = self.under_way = 0
        self.starts: list[float] = []

    def run(self, lives: int) -> Chain:
        try:
            for _ in range(lives):
                self._live()
            self._start()
            for driver in self.drivers:
                driver.finish(self.server)
            assert self.server.stderr() == ""
        finally:
            self.server.kill()
        return self

    def _start(self) -> None:
        self.server.start()
        self.starts.append(self.server.started_in)
        for driver in self.drivers:
            driver.compare(self.server)
        self.opener.compare(self.server)

    def _live(self) -> None:
        self._start()
        self._seat_drivers()
        before = sum(driver.acknowledged for driver in self.drivers)
        with ThreadPoolExecutor(len(self.drivers) + 1) as pool:
            busy = [pool.submit(driver.play, self.server) for driver in self.drivers]
            busy.append(pool.submit(self.opener.open, self.server))
            self._let_them_play(before)
            self.server.kill()
        for job in busy:
            job.result()
        self.kills += 1
        self.acknowledged += sum(driver.acknowledged for driver in self.drivers) - before
        self.under_way += sum(driver.under_way is not None for driver in self.drivers)

    def _let_them_play(self, told: int) -> None:
        """Until so many choices more were acknowledged, then a moment more; one time in five, from the start."""
        wanted = told + (0 if self.dice.random() < 0.2 else self.dice.randint(1, 20))
        patience = time.monotonic() + 20
        while sum(driver.acknowledged for driver in self.drivers) < wanted and time.monotonic() < patience:
            time.sleep(0.001)
        time.sleep(self.dice.uniform(0, 0.02))

    def _seat_drivers(self) -> None:
        """A driver whose game is over is checked and makes room for a new table."""
        for driver in [driver for driver in self.drivers if driver.over]:
            driver.finish(self.server)
            self.drivers.remove(driver)
        while len(self.drivers) < len(SITTERS):
            self.drivers.append(self._driver(self.dice.choice(SITTERS)))

    def _driver(self, seats: Sequence[str]) -> Driver:
        table = self.server.open(seats)
        bots = {seat["seat"] for seat in table.seats if seat["kind"] == "bot"}
        return Driver(table, bots, self.dice.randrange(2**32))


LONG_ONE = [pytest.mark.soak, pytest.mark.timeout(3600)]


@pytest.mark.parametrize(
    ("kind", "lives"), [("sqlite", SHORT), *(pytest.param(kind, LONG, marks=LONG_ONE) for kind in KINDS)]
)
def test_nothing_told_is_lost_when_the_server_is_killed(tmp_path: Path, lives: int, kind: str) -> None:
    folders = [tmp_path / str(number) for number in range(CHAINS)]
    for folder in folders:
        folder.mkdir()
    with ThreadPoolExecutor(CHAINS) as pool:
        chains = list(pool.map(lambda k: Chain(folders[k], k, kind).run(lives), range(CHAINS)))
    told, cut_off = sum(c.acknowledged for c in chains), sum(c.under_way for c in chains)
    starts = [start for chain in chains for start in chain.starts]
    print(f"{CHAINS * lives} kills, {told} choices acknowledged, {cut_off} requests cut off,")
    print(f"starts took {min(starts):.2f} to {max(starts):.2f} s")
    assert [chain.kills for chain in chains] == [lives] * CHAINS
    assert told > 3 * CHAINS * lives
    assert cut_off > CHAINS * lives / 3
