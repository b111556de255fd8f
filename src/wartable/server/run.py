"""Starting a server: a socket, a database, perhaps a browser."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette

import wartable
from wartable.engine.errors import BadTable
from wartable.games import first_game, game_names
from wartable.lab.speeds import prepare
from wartable.server.app import CLIENT, Settings, make_app
from wartable.server.desks import Desk
from wartable.server.logs import announce, write_lines
from wartable.server.measuring import watch
from wartable.server.operating import Operating
from wartable.server.protocols import GuardedConfig, GuardedHttp
from wartable.server.shares import SharedCounts
from wartable.server.workers import Workers
from wartable.tables.files import url_of, without_password
from wartable.tables.limits import ALONE, Counts
from wartable.tables.storage import Store

CLIENTS_SECONDS, LAST_SECONDS = 2, 4.0  # after a signal: until clients are cut off, and until the very end
SWITCH_SECONDS = 0.001  # a commit asks for the interpreter several times: it should not wait long each time
LAST_PORT = 65535
MISTAKES = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade", "timeout graceful shutdown exceeded")
SIMPLY = Operating()
_LAST_BUILT = Path(__file__).parents[3] / "web" / "dist"  # in a clone
BUILT = _LAST_BUILT if _LAST_BUILT.is_dir() else CLIENT


@dataclass(frozen=True)
class Place:
    """Where a server is found, and how many processes answer there."""

    host: str
    port: int
    proxy: str = ""  # whose word it takes on where a request comes from
    workers: int = 1


@dataclass(frozen=True)
class Serving:
    """What a process needs in order to serve, alone or among several."""

    settings: Settings
    place: Place
    listening: socket.socket
    operating: Operating

    def __call__(self, number: int, folder: Path) -> None:
        """As one of several."""
        if self.operating.log_json:
            write_lines()
        self.operating.tell(number)
        desk = Desk(number, self.place.workers, folder)
        counts = SharedCounts(folder, number, self.place.workers)
        self._serve(make_app(replace(self.settings, sharing=True, is_here=desk.is_mine, counts=counts)), counts, desk)

    def alone(self, store: Store) -> None:
        self._serve(make_app(self.settings, store), ALONE)

    def _serve(self, app: Starlette, counts: Counts, desk: Desk | None = None) -> None:
        sys.setswitchinterval(SWITCH_SECONDS)
        threading.Thread(target=_read_words, daemon=True).start()
        logging.getLogger("uvicorn.error").addFilter(_is_news)
        watch(app)
        how: dict[str, Any] = {"log_config": None} if self.operating.log_json else {}
        limits, grace = self.settings.limits, CLIENTS_SECONDS
        config = GuardedConfig(app, limits, self.place.proxy, desk, counts, timeout_graceful_shutdown=grace, **how)
        with contextlib.suppress(KeyboardInterrupt):
            Server(config, app).run(sockets=[self.listening])


def run(settings: Settings, place: Place, operating: Operating = SIMPLY, browser: bool = False) -> None:
    """Until somebody ends it. Raises BadTable, DatabaseInUse or BadDatabase."""
    if operating.log_json:
        write_lines()
    listening = _listen(place.host, place.port)
    kept = without_password(settings.database)
    settings = replace(settings, database=url_of(settings.database), hosts=_names(settings, place.host))
    store = Store(settings.database)  # whatever is wrong with it is said before anyone is told that we are here
    address = f"http://{_shown(place.host)}:{listening.getsockname()[1]}"
    numbers = operating.tell() if place.workers == 1 else operating.ports(place.workers)
    shown = f"wartable {wartable.__version__} at {address}  (Ctrl-C to stop; games are kept in {kept}{numbers})"
    announce(shown, operating.log_json)
    for game in game_names():
        prepare(game)
    if browser:
        threading.Timer(1.0, _show, [f"{address}/?play={first_game()}"]).start()
    serve = Serving(settings, place, listening, operating)
    if place.workers == 1:
        serve.alone(store)
    else:
        Workers(serve, place.workers).run()  # meanwhile the store keeps the lock of a file for all of them
        store.close()


def _names(settings: Settings, host: str) -> Sequence[str]:
    """All names the server goes by."""
    return (host, *settings.hosts, *filter(None, [urlsplit(settings.notices.public_url).hostname]))


def _read_words() -> None:
    """Those of refusals: it takes half a second, in which nobody should wait for the first of them."""
    for game in game_names():
        wartable.load(game).text("en")


class Server(uvicorn.Server):
    """Takes over what other workers hand on. Ends within seconds of a signal. Clients get a moment, then storage;
    whoever still holds it up is not waited for: what was acknowledged is stored by then."""

    config: GuardedConfig

    def __init__(self, config: GuardedConfig, app: Starlette) -> None:
        super().__init__(config)
        self.app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.config.desk is not None:
            self.config.desk.open(self._take_over)

    def _take_over(self, connection: socket.socket, begun: bytes) -> None:
        task = asyncio.create_task(self._go_on(connection, begun))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _go_on(self, connection: socket.socket, begun: bytes) -> None:
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(lambda: self._protocol(begun), connection)

    def _protocol(self, begun: bytes) -> GuardedHttp:
        protocol = GuardedHttp(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        protocol.handed_over = begun
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.config.desk is not None:
            self.config.desk.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self.app.state.watch.leaving = True
        last = threading.Timer(LAST_SECONDS, os._exit, [128 + sig])
        last.daemon = True
        last.start()


def _is_news(entry: logging.LogRecord) -> bool:
    """What is the sender's mistake is no error of the server; strangers could fill a disk with their mistakes. Nor is
    it one to end while somebody is still speaking."""
    cut_off = entry.exc_info is not None and entry.exc_info[0] is asyncio.CancelledError
    return not cut_off and not any(mistake in entry.getMessage() for mistake in MISTAKES)


def _show(address: str) -> None:
    if not webbrowser.open(address):
        print(f"Open {address} in a browser.", flush=True)


def _shown(host: str) -> str:
    """The host of an address that can be opened on this machine."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}.get(host, host)
    return f"[{here}]" if ":" in here else here


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= LAST_PORT:
        raise BadTable(f"a port is a number from 0 to {LAST_PORT}, not {port}")
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, dualstack_ipv6=host == "::")
    except OSError as error:
        raise BadTable(f"cannot listen on {host}, port {port}: {error}") from error
