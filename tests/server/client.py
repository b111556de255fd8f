"""A small client of the protocol (docs/protocol.md): a real server in its own process, seats over real sockets."""

from __future__ import annotations

import contextlib
import functools
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.forked import Forked
from tests.server.databases import ready_at
from wartable.engine.speeds import fast
from wartable.engine.views import fold
from wartable.games import game_names, spec_of

ROOT = Path(__file__).parents[2]
GAME = "la-conquete-du-monde"
SHORT = ["round-limit=2"]
GENEROUS = ("--opens-per-minute", "1000000", "--messages-per-second", "1000000", "--words-per-minute", "1000000",
            "--requests-per-second", "1000000", "--connections", "5000")  # fmt: skip
PATIENCE = 20.0  # seconds before a silent server counts as broken
Message = dict[str, Any]


@dataclass(frozen=True)
class Opened:
    """What `POST /api/tables` told: the only time tokens are shown."""

    id: str
    commitment: str
    tokens: dict[str, str]
    seats: list[Message]


# ---- the server ----
class ServerProcess:
    """`wartable serve` on a database of its own; it can be killed and started again on the same one."""

    def __init__(self, folder: Path, *flags: str, patch: str = "", url: str = "") -> None:
        self.folder = folder
        self.patch = patch
        self.database = folder / "wartable.db"
        self.ready = not url  # with a database as a first start makes it
        self.url = url or f"sqlite:///{self.database}"
        self.client = client_folder(folder / "client")
        self.flags = ("--pace", "0", "--breath", "0", *(flags or GENEROUS))
        self.address = ""
        self.started_in = 0.0
        self.process: Forked | subprocess.Popen[bytes] | None = None

    def start(self) -> ServerProcess:
        """Start, and wait for the printed address: the socket listens from then on."""
        began = time.monotonic()
        offset = len(self.stdout())
        if self.ready:
            ready_at(self.database)
        self.process = self._begin()
        while " at http://" not in (line := self.stdout()[offset:]) or not line.endswith("\n"):
            assert self.process.poll() is None, f"the server ended: {self.stderr()}"
            assert time.monotonic() < began + 3 * PATIENCE, "the server does not come up"
            time.sleep(0.005)
        self.address = line.partition(" at ")[2].split()[0]
        self.started_in = time.monotonic() - began
        return self

    def _begin(self) -> Forked | subprocess.Popen[bytes]:
        return Forked(self._words(), self.folder, self._environment(), self.patch)

    def _words(self) -> list[str]:
        places = ("--port", "0", "--database", self.url, "--client", str(self.client))
        return ["serve", *places, *self.flags]

    def _environment(self) -> dict[str, str]:
        return {**os.environ, "WARTABLE_CACHE": str(no_compiling(self.folder / "cache"))}

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing flushed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(sign)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        finally:
            self.process = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def stdout(self) -> str:
        return _text(self.folder / "stdout")

    def stderr(self) -> str:
        return _text(self.folder / "stderr")

    # ---- HTTP ----
    def request(self, method: str, path: str, **how: Any) -> httpx.Response:
        with httpx.Client(base_url=self.address, trust_env=False, verify=False, timeout=PATIENCE) as http:
            return http.request(method, path, **how)

    def get(self, path: str) -> httpx.Response:
        return self.request("GET", path)

    def open(self, seats: Sequence[str] = ("person", "person"), **more: Any) -> Opened:
        body = {"game": GAME, "options": SHORT, "seats": list(seats), **more}
        return opened(self.request("POST", "/api/tables", json=body))

    def seat(self, table: Opened, seat: str, heard: int = 0) -> Seat:
        return Seat(self.address, table.id, table.tokens[seat], heard)

    def guest(self, table: Opened) -> Guest:
        return Guest(self.address, table.id)

    @contextlib.contextmanager
    def party(self, table: Opened) -> Iterator[dict[str, Seat]]:
        """All persons of a table, connected."""
        with contextlib.ExitStack() as stack:
            yield {name: stack.enter_context(self.seat(table, name)) for name in table.tokens}


class WholeServer(ServerProcess):
    """Begun as people begin it: imports, interpreter and all."""

    command: tuple[str, ...] = ("-m", "wartable")

    def _begin(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, *self.command, *self._words()]
        with (self.folder / "stdout").open("ab") as out, (self.folder / "stderr").open("ab") as err:
            return subprocess.Popen(command, stdout=out, stderr=err, env=self._environment(), cwd=ROOT)


class SameDiceServer(WholeServer):
    """The same, but for dice that fall alike in every run."""

    command = ("-c", "from tests import dice; from wartable import cli; dice.fall_alike(); cli.main()")


def opened(answer: httpx.Response) -> Opened:
    assert answer.status_code == 201, answer.text
    data = answer.json()
    tokens = {s["seat"]: s["token"] for s in data["seats"] if s["kind"] == "person"}
    return Opened(data["table"], data["commitment"], tokens, data["seats"])


def client_folder(folder: Path) -> Path:
    """A built client, as small as can be."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("<!doctype html><title>wartable</title>", encoding="utf-8")
    (folder / "assets" / "app-1.js").write_text("export {}", encoding="utf-8")
    (folder / "assets" / "app-1.js.br").write_bytes(b"packed")
    (folder / "assets" / "face-1.woff2").write_bytes(b"wOF2")
    return folder


def no_compiling(cache: Path) -> Path:
    """A cache that claims to be complete: a table plays on `plain` anyway, and no start compiles in the background."""
    for name in cache_names():
        (cache / name).mkdir(parents=True, exist_ok=True)
        (cache / name / fast.PROGRAM).touch()
    return cache


@functools.cache
def cache_names() -> list[str]:
    return [fast.cache_of(spec_of(game), spec_of(game).bots, fast.CHECKED).name for game in game_names()]


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""


# ---- one connection ----
class Seat:
    """A person at a table: keeps every byte it receives, its log as the protocol tells it, and the latest update."""

    def __init__(
        self,
        address: str,
        table: str,
        token: str | None = None,
        heard: int = 0,
        log: Sequence[Message] = (),
        cookies: str = "",
        **more: Any,
    ) -> None:
        self.raw: list[bytes] = []
        self.messages: list[Message] = []
        self.log: list[Message] = list(log)
        self.answers: dict[int, Message] = {}
        self.latest: Message = {}
        self.welcome: Message = {}
        self.presence: Message = {}
        self.over: Message = {}
        self.rematch: Message = {}
        self.company: Message = {}
        self.noted: Message = {}
        self.clocks: Message = {}
        self.lesson: Message = {}
        self.talk: dict[str, list[Message]] = {}
        self._ids = itertools.count(1)
        headers = {"Cookie": cookies} if cookies else {}
        self.socket = knock(address, table, additional_headers=headers, max_queue=None)  # full, it would be left late
        self.port: int = self.socket.socket.getsockname()[1]  # by which the system knows it
        try:
            self.say({"type": "hello", "version": 1, "token": token, "heard": heard, **more})
            self.until(lambda: bool(self.latest))
        except BaseException:
            self.leave()
            raise

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        self.socket.close()

    # ---- saying and hearing ----
    def say(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message, entered into what this client knows. Raises TimeoutError or ConnectionClosed."""
        raw = self.socket.recv(timeout)
        self.raw.append(raw.encode() if isinstance(raw, str) else bytes(raw))
        message: Message = msgspec.json.decode(raw)
        self.messages.append(message)
        self._learn(message)
        return message

    def _learn(self, message: Message) -> None:
        kind = message["type"]
        if kind == "update":
            self.latest = message
            self.log = self.log[: message["heard"] - len(message["events"])] + message["events"]
        elif kind in ("welcome", "presence", "over", "rematch", "company", "noted", "clocks", "lesson"):
            setattr(self, kind, message)
        elif kind == "talk":
            self.talk.setdefault(message["room"], []).extend(message["said"])
        elif message["id"] is not None:
            self.answers[message["id"]] = message

    def until(self, condition: Callable[[], bool], timeout: float = PATIENCE) -> None:
        """Hear until something is so."""
        end = time.monotonic() + timeout
        while not condition():
            self.hear(max(0.01, end - time.monotonic()))

    def ask(self, kind: str, **fields: Any) -> Message:
        """A request and its one answer."""
        number = next(self._ids)
        self.say({"type": kind, "id": number, **fields})
        self.until(lambda: number in self.answers)
        return self.answers[number]

    # ---- requests ----
    def play(self, *choices: str, revision: str | None = None) -> Message:
        return self.ask("play", revision=self.revision if revision is None else revision, choices=list(choices))

    def undo(self, everything: bool = False, revision: str | None = None) -> Message:
        return self.ask("undo", revision=self.revision if revision is None else revision, all=everything)

    def order(self, name: str, word: str) -> Message:
        return self.ask("order", name=name, word=word)

    def why(self, choice: str) -> Message:
        return self.ask("why", choice=choice)

    def hints(self, revision: str | None = None) -> Message:
        return self.ask("hints", revision=self.revision if revision is None else revision)

    def listen(self) -> Seat:
        """A round trip: whatever was on its way has been heard after it."""
        assert self.why("what?")["type"] == "refused"
        return self

    # ---- what it knows ----
    def kinds(self, since: int = 0) -> list[str]:
        """The types of the messages it got; who is here, and who sat down, is told at its own pace, and left out."""
        return [message["type"] for message in self.messages[since:] if message["type"] not in ("presence", "company")]

    @property
    def revision(self) -> str:
        return str(self.latest["revision"])

    @property
    def view(self) -> Message:
        view: Message = self.latest["view"]
        return view

    def seen_after(self, heard: int) -> Message:
        """The view after so many events, from these alone."""
        view: Message = {"seat": self.welcome["seat"]}
        for event in self.log[:heard]:
            view = fold(fold(view, event.get("changes", {})), event.get("own", {}))
        return view

    @property
    def offer(self) -> list[str]:
        offer: list[str] = self.latest["offer"]
        return offer

    @property
    def received(self) -> bytes:
        return b"\n".join(self.raw)


class Guest(Seat):
    """A spectator."""

    def __init__(self, address: str, table: str, heard: int = 0) -> None:
        super().__init__(address, table, None, heard)


def knock(address: str, table: str, **how: Any) -> ClientConnection:
    """A bare socket at a table, before any hello."""
    url = address.replace("http://", "ws://") + f"/ws/{table}"
    calm = {"compression": None, "proxy": None, "max_size": None, "ping_interval": None}
    how = calm | {"open_timeout": PATIENCE, "close_timeout": 2} | how
    return connect(url, **how).__enter__()  # closed by whoever asked for it


def wordy(number: int) -> str:
    """A message with a long answer, which quotes what is wrong with it."""
    return json.dumps({"type": "why", "id": number, "choice": "done", "x" * 5000: 1})


# ---- playing ----
def asked(party: dict[str, Seat]) -> Seat | None:
    """The person whose choice is awaited; None if the table waits for a bot, or for nobody."""
    first = next(iter(party.values())).listen()
    awaited = [seat for name, seat in party.items() if name in first.view["asked"]]
    return next((seat for seat in awaited if (seat if seat is first else seat.listen()).offer), None)


def await_person(party: dict[str, Seat]) -> Seat | None:
    """Let the bots play until a person is asked; None when the game is over."""
    while (seat := asked(party)) is None:
        first = next(iter(party.values()))
        if first.view["over"]:
            return None
        first.hear()
    return seat


def play_out(party: dict[str, Seat], dice: random.Random, most: int = 10_000) -> int:
    """Blind play by all persons, to the end of the game or so many choices; how many were made."""
    for made in range(most):
        seat = await_person(party)
        if seat is None:
            return made
        answer = seat.play(dice.choice(seat.offer))
        assert answer["type"] == "done", answer
    return most


def play_until(party: dict[str, Seat], dice: random.Random, wanted: Callable[[Seat], bool]) -> Seat:
    """Bold play until the asked person's table is as wanted."""
    while (seat := await_person(party)) is not None:
        if wanted(seat):
            return seat
        attacks = [choice for choice in seat.offer if choice.startswith("attack ")]
        assert seat.play(dice.choice(attacks or seat.offer))["type"] == "done"
    raise AssertionError("the game ended before the table was as wanted")


def gone(socket: ClientConnection, timeout: float = PATIENCE) -> list[Message]:
    """Hear until the server closes: the last messages."""
    heard: list[Message] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(socket.recv(timeout)))
    return heard
