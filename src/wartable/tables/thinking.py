"""Threads for bots that take their time: few, and behind everyone else."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

MOST_AT_ONCE = 16  # they share the cores slice by slice, so each thinks as long as it would alone, only less
COURTESY = 10  # how much a thinking thread gives way, as `nice` counts
T = TypeVar("T")


def _give_way() -> None:
    """Linux counts it for each thread, and those it starts; elsewhere it would be the whole process."""
    if hasattr(os, "sched_getaffinity"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), COURTESY)


_thinkers = ThreadPoolExecutor(MOST_AT_ONCE, "thinker", initializer=_give_way)


async def think(work: Callable[[], T], *, slow: bool) -> T:
    """Out of the event loop; what is slow never keeps storage and others waiting for a thread."""
    if not slow:
        return await asyncio.to_thread(work)
    return await asyncio.get_running_loop().run_in_executor(_thinkers, work)
