"""Whole games between bots, on all cores, at the compiled speed."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, as_completed, wait
from dataclasses import dataclass
from threading import Barrier
from typing import Any

from wartable.bots import bot_number
from wartable.engine.errors import BadTable
from wartable.engine.game import Game, check_seed
from wartable.lab.speeds import fast_of

STEP_LIMIT = 200_000  # a game of bots that never ends is reported as unfinished
CHUNK = 10  # so small that a core is free again at once when somebody says stop
MOST_GAMES = 10_000_000
STARTING_SECONDS = 5.0


@dataclass(frozen=True)
class Played:
    """One finished (or given up) game."""

    seed: int
    steps: int
    winners: tuple[str, ...]
    scores: dict[str, int]
    hash: int


def seat_bots(game: Game, bots: Sequence[str]) -> list[str]:
    """A bot for every seat: as named, the last one repeated."""
    if not bots:
        raise BadTable("name at least one bot")
    if len(bots) > game.players:
        raise BadTable(f"{len(bots)} bots for {game.players} seats")
    for name in bots:
        bot_number(game.spec, name)
    return [*bots, *[bots[-1]] * (game.players - len(bots))]


def play_many(
    game: Game, bots: Sequence[str], games: int, seed: int, progress: Callable[[int], None] = lambda done: None
) -> list[Played]:
    """Play so many games, seeds counting up; the result does not depend on the number of cores."""
    if not 1 <= games <= MOST_GAMES:
        raise BadTable(f"from 1 to {MOST_GAMES:,} games can be played, not {games}")
    check_seed(seed)
    check_seed(seed + games)
    seated = seat_bots(game, bots)
    fast_of(game.name)
    played: list[Played] = []
    for chunk in _side_by_side(lambda first: _play_chunk(game, seated, seed + first, min(CHUNK, games - first)), games):
        played += chunk
        progress(len(played))
    return sorted(played, key=lambda one: one.seed)


def _side_by_side(work: Callable[[int], list[Played]], games: int) -> Iterator[list[Played]]:
    """Chunk by chunk on all cores, as they come; whoever stops listening ends it with the chunks that are under way."""
    cores = os.cpu_count() or 1
    pool = ThreadPoolExecutor(cores)
    try:
        _start_all(pool, cores)
        pending: set[Future[list[Played]]] = set()
        for first in range(0, games, CHUNK):
            pending.add(pool.submit(work, first))
            if len(pending) > 2 * cores:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in as_completed(pending))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _start_all(pool: ThreadPoolExecutor, threads: int) -> None:
    """A thread that is just being started when somebody says stop is forgotten by its pool, and the end waits for it
    without end: so none is started once games are under way."""
    together = Barrier(threads)
    wait([pool.submit(together.wait, STARTING_SECONDS) for _ in range(threads)])


def _play_chunk(game: Game, bots: Sequence[str], first: int, count: int) -> list[Played]:
    """Compiled loops let go of Python's lock, so threads really run side by side."""
    fast = fast_of(game.name)
    numbers = [bot_number(game.spec, name) for name in bots]
    vector = fast.vector(numbers + [0] * (len(game.spec.seats) - len(numbers)))
    table = fast.table(count)
    fast.play_games(fast.states(game.template, 2), fast.buffer(), vector, game.players, first, count, STEP_LIMIT, table)
    return [_played(game, first + k, row) for k, row in enumerate(table.tolist())]


def _played(game: Game, seed: int, row: list[int]) -> Played:
    winners = tuple(seat for i, seat in enumerate(game.seats) if row[1] >> i & 1)
    return Played(seed, row[0], winners, dict(zip(game.seats, row[3:], strict=False)), row[2])


def summary(game: Game, bots: Sequence[str], played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """What a reader wants first: who wins, how long games are, and how fast they were played."""
    seated = seat_bots(game, bots)
    return {
        "game": game.name,
        "edition": game.edition,
        "options": list(game.options),
        "players": game.players,
        "games": len(played),
        "seconds": round(seconds, 3),
        "steps": sum(one.steps for one in played),
        "steps_per_game": round(sum(one.steps for one in played) / len(played), 1),
        "unfinished": sum(not one.winners for one in played),
        "winning_score": _spread([max(one.scores.values()) for one in played]),
        "total_score": _spread([sum(one.scores.values()) for one in played]),
        "seats": [_seat_row(seat, bot, played) for seat, bot in zip(game.seats, seated, strict=True)],
    }


def _spread(scores: list[int]) -> dict[str, float]:
    """Mean and percentiles, from low to high."""
    ordered = sorted(scores)
    places = {"p5": 0.05, "median": 0.5, "p95": 0.95}
    mean = {"mean": round(sum(ordered) / len(ordered), 1)}
    return mean | {name: ordered[min(len(ordered) - 1, int(place * len(ordered)))] for name, place in places.items()}


def _seat_row(seat: str, bot: str, played: Sequence[Played]) -> dict[str, Any]:
    """A shared victory counts as a share."""
    wins = sum(1 / len(one.winners) for one in played if seat in one.winners)
    mean = sum(one.scores[seat] for one in played) / len(played)
    return {
        "seat": seat,
        "bot": bot,
        "wins": round(wins, 2),
        "share": round(wins / len(played), 4),
        "score": round(mean, 2),
    }


def timed(work: Callable[[], list[Played]]) -> tuple[list[Played], float]:
    start = time.perf_counter()
    played = work()
    return played, time.perf_counter() - start


def lines(result: dict[str, Any]) -> Iterator[tuple[str, str, str, str]]:
    """Rows for people."""
    for row in result["seats"]:
        yield row["seat"], row["bot"], f"{row['share']:.1%}", f"{row['score']:.1f}"
