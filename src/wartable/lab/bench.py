"""Speed, measured as ratios in one run: plain and fast, batches, driven stepping, clones."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from wartable.engine.game import Game
from wartable.engine.speeds.batch import free_cores, step
from wartable.engine.speeds.driven import Driven
from wartable.lab.speeds import fast_of, fast_ready, plain_of

BATCH = 4096
REPEATS = 5
LIMIT = 100_000


def bench(game: Game, tell: Callable[[str], None] = lambda what: None) -> dict[str, Any]:
    """All measurements; each is the best of several repeats, since a machine is only ever slowed down."""
    was_ready = fast_ready(game.name)
    tell("linking the compiled speed" if was_ready else "compiling (once)")
    start = time.perf_counter()
    fast = fast_of(game.name)
    linked = time.perf_counter() - start
    tell("random play, plain")
    plain_rate = _best(lambda: random_play(game, plain_of(game.name), 2))
    tell("random play, fast")
    fast_rate = _best(lambda: random_play(game, fast, 400))
    tell(f"batch of {BATCH} games")
    batch_rate = _best(lambda: batch(game, fast))
    tell("stepping driven from Python")
    driven_rate = _best(lambda: driven(game, fast))
    tell("clones")
    return {
        "game": game.name,
        "edition": game.edition,
        "options": list(game.options),
        "players": game.players,
        "plain": {
            "steps_per_second": round(plain_rate),
            "clones_per_second": round(_best(lambda: _plain_clones(game))),
        },
        "fast": {
            "steps_per_second": round(fast_rate),
            "link_seconds": round(linked, 3),
            "link_from_cache": was_ready,
            "batch_steps_per_second": round(batch_rate),
            "batch_of_fast": round(batch_rate / fast_rate, 2),
            "free_cores": free_cores(),
            "batch_on_free_cores": round(_best(lambda: batch(game, fast, threads=free_cores()))),
            "driven_steps_per_second": round(driven_rate),
            "clones_per_second": round(_best(lambda: _fast_clones(game, fast))),
        },
        "ratio": round(fast_rate / plain_rate, 1),
    }


def _best(measure: Callable[[], float]) -> float:
    return max(measure() for _ in range(REPEATS))


def random_play(game: Game, speed: Any, games: int, limit: int = LIMIT) -> float:
    """Steps a second over whole games of blind choices."""
    states, out = speed.states(game.template, 2), speed.buffer()
    bots = speed.vector([0] * len(game.spec.seats))
    table = speed.table(games)
    start = time.perf_counter()
    steps = speed.play_games(states, out, bots, game.players, 1, games, limit, table)
    return float(steps / (time.perf_counter() - start))


def batch(game: Game, fast: Any, rounds: int = 200, threads: int = 1) -> float:
    """One choice in each of many games at a time, as a learner would; the choices are its part, so made beforehand."""
    import numpy as np

    states = fast.states(game.template, BATCH + 1)
    for k in range(1, BATCH + 1):
        fast.start_at(states, k, k)
    outs = np.zeros((BATCH, game.spec.flow.longest_offer), np.int32)
    seats, counts, choices = (np.zeros(BATCH, np.int64) for _ in range(3))
    for k in range(BATCH):
        seats[k] = int(states[k + 1]["player"]) if "player" in states.dtype.names else 0
        counts[k] = fast.offer_at(states, k + 1, int(seats[k]), outs[k])
    random = np.random.default_rng(1)
    spent = 0.0
    for _ in range(rounds):
        pick = (random.random(BATCH) * np.maximum(counts, 1)).astype(np.int64)
        choices[:] = outs[np.arange(BATCH), pick]
        start = time.perf_counter()
        step(fast, states, choices, seats, counts, outs, threads)
        spent += time.perf_counter() - start
    return BATCH * rounds / spent


def driven(game: Game, fast: Any, steps: int = 20_000) -> float:
    """Every choice made by Python: what a Gymnasium-like loop gets."""
    driven = Driven(fast, game.template)
    offer, n = driven.offer, driven.start(1)
    start = time.perf_counter()
    for k in range(steps):
        n = driven.step(offer[k * 7919 % n]) or driven.start(k)
    return steps / (time.perf_counter() - start)


def _plain_clones(game: Game, count: int = 20_000) -> float:
    s = game.template
    start = time.perf_counter()
    for _ in range(count):
        s.clone()
    return count / (time.perf_counter() - start)


def _fast_clones(game: Game, fast: Any, count: int = 100_000) -> float:
    states = fast.states(game.template, 2)
    start = time.perf_counter()
    for _ in range(count):
        fast.clone_at(states, 0, 1)
    return count / (time.perf_counter() - start)
