"""Many games at a time, on as many cores as nobody else uses."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

from wartable.engine.speeds.fast import Fast

FEWEST = 512  # games a thread is worth waking for


def free_cores() -> int:
    """The cores this process may use, without those that were busy of late; one is always ours."""
    ours = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return max(1, ours - round(busy))


def step(fast: Fast, states: Any, choices: Any, seats: Any, counts: Any, outs: Any, threads: int | None = None) -> None:
    """`step_batch` over states[1:], shared between threads: so many, or as many as cores are free."""
    games = len(choices)
    threads = min(free_cores() if threads is None else threads, games // FEWEST) or 1
    if threads == 1:
        fast.step_batch(states, 1, choices, seats, counts, outs)
        return
    pool, arrays = _pool(threads), (choices, seats, counts, outs)
    shares = [
        pool.submit(fast.step_batch, states, 1 + part.start, *(array[part] for array in arrays))
        for part in _parts(games, threads)
    ]
    for share in shares:
        share.result()


def _parts(games: int, threads: int) -> Iterator[slice]:
    for k in range(threads):
        yield slice(games * k // threads, games * (k + 1) // threads)


@lru_cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="batch")
