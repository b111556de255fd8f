"""How long bots wait."""

from __future__ import annotations

import time
from asyncio import sleep
from dataclasses import dataclass

LATE = 0.003  # seconds: an event loop that wakes a bot later than this has others to serve
LOOKS, BETWEEN = 10, 0.010  # how often a bot looks whether it still has, and seconds between


@dataclass(frozen=True)
class Pace:
    """In seconds. People follow at their own speed, so bots hardly wait; only what may be a slip, and can still be
    taken back, gets a moment."""

    bots: float = 0.02  # between their choices
    breath: float = 1.5  # after a person's choice that undo still reaches
    retry: float = 0.5  # until one tries to store again
    step_in: float = 1.5  # after a choice that another process stored, and seems to have died of


AT_ONCE = Pace(bots=0, breath=0)


async def patiently(seconds: float) -> None:
    """Wait, and while many play a little longer: a bot's choice comes after those that people wait for."""
    for _ in range(LOOKS):
        due = time.monotonic() + seconds
        await sleep(seconds)
        if not seconds or time.monotonic() < due + LATE:
            return
        seconds = BETWEEN
