"""Chances of choices, found by trying them often: the game's rule `sample` at the compiled speed.

Nobody waits for them. Numba is imported and code is loaded in a thread of its own; until that is done, and where
nothing has been compiled, there are no chances. The same state always has the same chances: they are part of what a
seat is told, and must not differ where nothing else does.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from math import inf, sqrt
from typing import Any

from wartable.engine.game import Spec
from wartable.engine.speeds import fast
from wartable.engine.speeds.fast import Fast
from wartable.engine.state import State

STANDARD_ERRORS = 1.96  # on either side hold 95 % of all samples
CHUNK = 250  # trials before anybody looks whether they are enough
RETRY_SECONDS = 10.0  # until somebody looks again whether code has been compiled


def error_of(trials: int) -> float:
    """Half of what a 95 % interval spans, for the worst chance there is, an even one."""
    return STANDARD_ERRORS * sqrt(0.25 / trials)


def chances(spec: Spec, s: State, seat: int, choices: Iterable[int], trials: int) -> dict[int, float]:
    """The chance of each choice, none further off than so many trials of an even one; empty where nobody can tell."""
    speed = at_hand(spec)
    if speed is None:
        return {}
    states = speed.states(s, 2)
    return {choice: _chance(speed, states, seat, choice, trials) for choice in choices}


def _chance(speed: Fast, states: Any, seat: int, choice: int, most: int) -> float:
    came_off = tried = 0
    while tried < _enough(came_off, tried, most):
        chunk = min(CHUNK, most - tried)
        speed.clone_at(states, 0, 1)
        came_off += speed.sample_at(states, 1, seat, choice, chunk, tried)
        tried += chunk
    return came_off / tried


def _enough(came_off: int, tried: int, most: int) -> float:
    """How many trials have the error of `most` trials of an even chance: fewer, the surer a choice is."""
    share = (came_off + 2) / (tried + 4)  # Agresti and Coull's: nothing is certain after some trials
    return most * 4 * share * (1 - share)


# ---- the compiled speed, if it is at hand ----
_speeds: dict[Spec, Fast] = {}
_next_look: dict[Spec, float] = {}  # when it is worth while to look for code; never while somebody does


def at_hand(spec: Spec) -> Fast | None:
    """The compiled speed of a game, if it has been loaded; if not, that begins now."""
    if spec not in _speeds and time.monotonic() >= _next_look.get(spec, 0):
        _next_look[spec] = inf
        threading.Thread(target=load, args=(spec,), daemon=True).start()
    return _speeds.get(spec)


def load(spec: Spec) -> bool:
    """Load what has been compiled, and wait for it. Whether there was anything."""
    speed = fast.kept(spec, spec.bots, fast.CHECKED)
    if speed is not None:
        _speeds[spec] = speed
    _next_look[spec] = time.monotonic() + RETRY_SECONDS
    return speed is not None
