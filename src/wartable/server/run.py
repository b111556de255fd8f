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
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

import wartable
from wartable.engine.errors import BadTable
from wartable.games import first_game, game_names
from wartable.lab.speeds import prepare
from wartable.server.app import CLIENT, Settings, make_app
from wartable.server.protocols import GuardedConfig
from wartable.tables.files import url_of
from wartable.tables.limits import Limits
from wartable.tables.pace import Pace

CLIENTS_SECONDS, LAST_SECONDS = 2, 4.0  # after a signal: until clients are cut off, and until the very end
SWITCH_SECONDS = 0.001  # a commit asks for the interpreter several times: it should not wait long each time
LAST_PORT = 65535
MISTAKES = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade", "timeout graceful shutdown exceeded")
WEB = Path(__file__).parents[3] / "web" / "dist"  # in a clone, the client as last built


def run(
    host: str,
    port: int,
    database: str,
    pace: Pace,
    browser: bool,
    client: Path | None,
    limits: Limits,
    proxy: str,
    hosts: Sequence[str],
    boards: Mapping[str, Mapping[str, Any]],
) -> None:
    sys.setswitchinterval(SWITCH_SECONDS)
    listening = _listen(host, port)
    folder = client or (WEB if WEB.is_dir() else CLIENT)
    settings = Settings(url_of(database), pace, folder, limits, (host, *hosts), boards)
    app = make_app(settings)
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}"
    print(f"wartable {wartable.__version__} at {address}  (Ctrl-C to stop; games are kept in {database})", flush=True)
    for game in game_names():
        prepare(game)
    threading.Thread(target=_read_words, daemon=True).start()
    if browser:
        threading.Timer(1.0, _show, [f"{address}/?play={first_game()}"]).start()
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    config = GuardedConfig(app, limits, proxy, timeout_graceful_shutdown=CLIENTS_SECONDS)
    with contextlib.suppress(KeyboardInterrupt):
        Server(config).run(sockets=[listening])


def _read_words() -> None:
    """Those of refusals: it takes half a second, in which nobody should wait for the first of them."""
    for game in game_names():
        wartable.load(game).text("en")


class Server(uvicorn.Server):
    """Ends within seconds of a signal. Clients get a moment, then storage; whoever still holds it up is not waited for:
    what was acknowledged is stored by then."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
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
