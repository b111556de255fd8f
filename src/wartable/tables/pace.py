"""How long bots wait."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """In seconds. People follow at their own speed, so bots hardly wait; only what may be a slip, and can still be
    taken back, gets a moment."""

    bots: float = 0.02  # between their choices
    breath: float = 1.5  # after a person's choice that undo still reaches
    retry: float = 0.5  # until one tries to store again


AT_ONCE = Pace(bots=0, breath=0)
