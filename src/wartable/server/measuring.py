"""The numbers of `tables/metrics.py` for Prometheus: on a port of their own, so that no name, no proxy and no mistake
makes them public."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server
from starlette.applications import Starlette

from wartable.engine.errors import BadTable
from wartable.tables import metrics
from wartable.tables.house import House

LOOK_SECONDS = 0.25


def watch(app: Starlette) -> None:
    """What is to be told of the tables of an application."""
    metrics.watch(
        lambda: _of_house(app, lambda house: len(house.in_memory())),
        lambda: _of_house(app, lambda house: house.held),
        lambda: _of_house(app, lambda house: len(house.shelf)),
    )


def expose(host: str, port: int) -> str:
    """Where they can be read from now on, in a thread that tells them even while the event loop is late."""
    try:
        server: WSGIServer = start_http_server(port, host)[0]
    except (OSError, OverflowError) as error:
        raise BadTable(f"cannot tell numbers on {host}, port {port}: {error}") from error
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{server.server_port}/metrics"


def _of_house(app: Starlette, number: Callable[[House], int]) -> int:
    house: House | None = getattr(app.state, "house", None)
    return 0 if house is None else number(house)  # asked before the doors opened


async def measure_lag() -> None:
    """How much later than it should this task wakes: so long anyone waits."""
    while True:
        due = time.perf_counter() + LOOK_SECONDS
        await asyncio.sleep(LOOK_SECONDS)
        metrics.LAG_SECONDS.observe(max(0.0, time.perf_counter() - due))
