"""Looking ahead from a view: what playouts at the compiled speed say of each choice and of everyone's chances.

Trees grow side by side, one for each core, in slices so short that a bound on time is kept and that many who think at
once share the cores. With a bound on playouts alone, the same view, seed and number of cores bring the same.
"""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import erfc, exp, inf, pi, sqrt
from numbers import Integral, Real
from typing import Any, NamedTuple

from wartable.engine.game import Game
from wartable.engine.speeds import search
from wartable.engine.speeds.fast import Fast

SEED_BITS = 62
SLICE = 0.006  # seconds
SURE = 64  # playouts before anything is settled
FIRST_SLICE = 4  # playouts, while nobody knows how long they take
MOST_NODES = 20_000
DEEPEST = 16
WHOLE_GAME = 1_000_000  # turns
WONDER = 500  # how much what was tried seldom is tried, in thousandths of a victory
WIDTH = 25  # hundredths of the visits of a node: so many choices are considered there, squared
MARGIN = 50  # per cent of a result that come from how far everyone is, the others from who is first
DOUBT = 1.0  # standard errors by which a choice must be better than the policy's own
PATIENCE = 0.01  # victories that must be at stake for thinking to go on to the last moment; earlier, less
WATCHER = 31  # a seat nobody has
NOTHING = -1  # no choice
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
_cores = threading.BoundedSemaphore(CORES)  # whoever thinks shares them


@dataclass(frozen=True)
class Budget:
    """How long to look ahead: until the first of these is used up. Raises ValueError for what is no bound."""

    seconds: float = inf  # of each thread that thinks, by the clock
    playouts: float = inf  # of all cores together
    cores: int = CORES
    clock: Callable[[], float] = time.monotonic

    def __post_init__(self) -> None:
        for name, bound in (("seconds", self.seconds), ("playouts", self.playouts)):
            if not isinstance(bound, Real) or not bound >= 0:
                raise ValueError(f"{name}: a number of 0 or more is wanted, not {bound!r}")
        if not isinstance(self.cores, Integral) or self.cores < 1:
            raise ValueError(f"cores: a whole number of 1 or more is wanted, not {self.cores!r}")

    def of_core(self, core: int) -> Budget:
        """Its part of the playouts; the first cores have one more where they do not come out even."""
        if self.playouts == inf:
            return self
        return replace(self, playouts=(int(self.playouts) + self.cores - 1 - core) // self.cores)


class Judged(NamedTuple):
    """A choice as seen by whoever has looked ahead."""

    choice: str
    chance: float  # of victory
    share: float  # of the playouts that went there: the more, the better it seemed
    cautious: float  # the chance less the doubt whether it is better than the policy's own choice


class Outlook(NamedTuple):
    """The choices that were tried, best first, and each seat's chance of victory."""

    choices: list[Judged]
    chances: dict[str, float]
    playouts: int


def manner(game: Game, seat: int, before: int = NOTHING) -> list[int]:
    """How to look ahead in a game, in the order of the cells. Who only watches wants to know who wins, not how high."""
    if seat == WATCHER:
        return [len(game.spec.bots), WONDER, WIDTH, WHOLE_GAME, 0, 0, NOTHING]
    return [len(game.spec.bots), WONDER, WIDTH, game.spec.foresight or WHOLE_GAME, MARGIN, 0, before]


class Tried(NamedTuple):
    """How often something was tried, what it brought in all, and the sum of squares of that."""

    visits: int = 0
    value: int = 0
    squares: int = 0

    def __add__(self, other: Any) -> Tried:
        return Tried(*(mine + its for mine, its in zip(self, other, strict=True)))

    @property
    def mean(self) -> float:
        return self.value / self.visits / search.WHOLE

    @property
    def error(self) -> float:
        """The variance of the mean; of what was hardly tried nobody knows anything."""
        spread = max(self.squares / self.visits / search.WHOLE - self.mean**2, 1 / self.visits)
        return spread / self.visits


class Tree:
    """Playouts from one imagined position on one core."""

    def __init__(self, game: Game, speed: Fast, state: Any, seat: int, seed: int, before: int) -> None:
        import numpy

        self._game, self._speed, self._seat, self._seed = game, speed, seat, seed
        self._states, self._out = speed.states(state, 2), speed.buffer()
        self._how = speed.vector(manner(game, seat, before))
        self._cells = numpy.zeros(MOST_NODES * search.NODE, numpy.int64)
        self._cells[search.CHOICE] = 1  # the number of nodes
        self._path = speed.vector([0] * DEEPEST)
        self.shares = speed.vector([0] * (2 * game.players))
        self.playouts = 0

    def grow(self, playouts: int) -> None:
        self._speed.look_ahead(
            self._states, self._out, self._seat, self._game.players, self._how, self._cells, self._path, self.shares,
            self._seed + self.playouts, playouts,
        )  # fmt: skip
        self.playouts += playouts

    def branches(self) -> dict[int, Tried]:
        """What was tried, by choice; the policy's own choice first."""
        found, node = {}, int(self._cells[search.CHILD])
        while node:
            cells = (self._cells[node + cell] for cell in (search.VISITS, search.VALUE, search.SQUARES))
            found[int(self._cells[node + search.CHOICE])] = Tried(*map(int, cells))
            node = int(self._cells[node + search.SIBLING])
        return found


def look(game: Game, speed: Fast, view: Mapping[str, Any], budget: Budget, seed: int, before: str = "") -> Outlook:
    """What whoever has this view may expect, and need not take back the choice right before; who only watches learns
    everyone's chances."""
    began = budget.clock()
    seeds = random.Random(seed)
    state = game.imagine(view, seeds.getrandbits(SEED_BITS)).state
    seat = WATCHER if view["seat"] is None else game.seat_index(view["seat"])
    last = game.spec.verbs.parse(before)[0] if before else NOTHING
    trees = [Tree(game, speed, state, seat, seeds.getrandbits(SEED_BITS), last) for _ in range(budget.cores)]
    left = budget.seconds - (budget.clock() - began)
    [first, *others] = [(tree, budget.of_core(core), left) for core, tree in enumerate(trees)]
    beside = [threading.Thread(target=_grow, args=each) for each in others]
    for thread in beside:
        thread.start()
    _grow(*first)
    for thread in beside:
        thread.join()
    return _outlook(game, trees)


def _grow(tree: Tree, budget: Budget, seconds: float) -> None:
    """Slice by slice; a slice is as many playouts as took that long before. Each thread may have a clock of its own."""
    began, slice_ = budget.clock(), FIRST_SLICE
    while tree.playouts < budget.playouts and (left := began + seconds - budget.clock()) > 0:
        if not _cores.acquire(timeout=min(left, threading.TIMEOUT_MAX)):
            continue
        try:
            begun = budget.clock()
            tree.grow(int(min(slice_, budget.playouts - tree.playouts)))
            took = budget.clock() - begun
        finally:
            _cores.release()
        if _is_settled(tree, budget, (budget.clock() - began) / seconds):
            return
        slice_ = max(1, int(slice_ * SLICE / max(took, SLICE / 4)))


def _is_settled(tree: Tree, budget: Budget, spent: float) -> bool:
    """The more of the time is spent, the more must be at stake to go on; a promised number of playouts is kept."""
    return budget.playouts == inf and tree.playouts >= SURE and at_stake(tree.branches()) < PATIENCE * spent


def at_stake(found: dict[int, Tried]) -> float:
    """What thinking on might bring, in victories: by how much another choice is better than the one that would be made
    now, on average over all that what was seen leaves open. To whoever chooses nothing, everything."""
    if not found:
        return inf
    best = found[best_first(found)[0]]
    return max((_hope(best, other) for other in found.values() if other is not best), default=0.0)


def _hope(best: Tried, other: Tried) -> float:
    """The mean of a normal distribution's positive part."""
    error = sqrt(best.error + other.error)
    behind = (best.mean - other.mean) / error
    return error * (exp(-(behind**2) / 2) / sqrt(2 * pi) - behind * erfc(behind / sqrt(2)) / 2)


def _outlook(game: Game, trees: list[Tree]) -> Outlook:
    found: dict[int, Tried] = {}
    for tree in trees:
        for choice, more in tree.branches().items():
            found[choice] = found.get(choice, Tried()) + more
    playouts = sum(tree.playouts for tree in trees)
    tried = {choice: one for choice, one in found.items() if one.visits}
    sure = cautious(tried)
    judged = [
        Judged(game.spec.verbs.text(choice), tried[choice].mean, tried[choice].visits / playouts, sure[choice])
        for choice in best_first(tried)
    ]
    return Outlook(judged, _chances(game, trees, playouts), playouts)


def best_first(found: dict[int, Tried]) -> list[int]:
    """Before the policy's own choice comes only what is better by more than chance explains: in a game of hundreds of
    small choices, to be led astray often costs more than to miss a little."""
    gains = _gains(found)
    return sorted(found, key=lambda choice: gains[choice], reverse=True)


def cautious(found: dict[int, Tried]) -> dict[int, float]:
    """What the order goes by, in chances."""
    own = next((tried.mean for tried in found.values()), 0.0)
    return {choice: max(0.0, own + gain) for choice, gain in _gains(found).items()}


def _gains(found: dict[int, Tried]) -> dict[int, float]:
    """Over the policy's own choice, less the doubt."""
    own = next(iter(found.values()), Tried())

    def gain(tried: Tried) -> float:
        return 0.0 if tried is own else tried.mean - own.mean - DOUBT * sqrt(tried.error + own.error)

    return {choice: gain(tried) for choice, tried in found.items()}


def _chances(game: Game, trees: list[Tree], playouts: int) -> dict[str, float]:
    sums = [sum(int(tree.shares[game.players + i]) for tree in trees) for i in range(game.players)]
    return {seat: total / max(1, playouts) / search.WHOLE for seat, total in zip(game.seats, sums, strict=True)}
