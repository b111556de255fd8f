"""Our speeds beside those of other libraries, in one run: choices a second, blind ones, made from Python where Python
drives. Peers that are not installed are left out and named.

Every measurement has the same time and takes its turn again and again; the best of each counts, since a machine is only
ever slowed down.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from wartable.engine.game import Game
from wartable.envs.names import LIMIT
from wartable.lab.bench import batch, driven, random_play
from wartable.lab.speeds import fast_of, plain_of

SECONDS = 0.3
ROUNDS = 5
BATCHES = (1, 16, 256, 4096)
LENGTHS = (100, 1000, 10_000)
ZOO = ("tictactoe-v3", "connect_four-v3", "rps-v2", "chess-v6", "go-v5")
Rate = Callable[[], float]  # choices a second


def peers(game: Game, tell: Callable[[str], None] = lambda what: None) -> dict[str, Any]:
    """All rates, what they grow with, and how ours compare."""
    measures = ours(game)
    others, missing = installed()
    rates = best_of(measures | others, tell)
    zoo = [rate for name, rate in rates.items() if name.startswith("PettingZoo")]
    spiel = rates.get("OpenSpiel backgammon")
    return {
        "game": game.name, "edition": game.edition, "options": list(game.options), "players": game.players,
        "choices_per_second": {name: round(rate) for name, rate in rates.items()},
        "environment_to_pettingzoo": _ratio(rates["environment, one game"], max(zoo, default=None)),
        "vector_to_pettingzoo": _ratio(rates["environment, 256 games"], max(zoo, default=None)),
        "batch_to_openspiel": _ratio(rates["batch of 4096"], spiel),
        "by_players": best_of(by_players(game), tell), "by_length": best_of(by_length(game), tell),
        "by_batch": best_of(by_batch(game), tell), "missing": missing,
    }  # fmt: skip


def _ratio(mine: float, other: float | None) -> float | None:
    return None if other is None else round(mine / other, 1)


def best_of(measures: dict[str, Rate], tell: Callable[[str], None]) -> dict[str, float]:
    best = dict.fromkeys(measures, 0.0)
    for turn in range(ROUNDS):
        for name, measure in measures.items():
            tell(f"{name} ({turn + 1} of {ROUNDS})")
            best[name] = max(best[name], measure())
    return {name: round(rate) for name, rate in best.items()}


# ---- ours; a further speed is a further line ----
def ours(game: Game) -> dict[str, Rate]:
    fast, plain = fast_of(game.name), plain_of(game.name)
    return {
        "plain": lambda: random_play(game, plain, 2),
        "fast": lambda: random_play(game, fast, 200),
        "batch of 4096": lambda: batch(game, fast, rounds=40),
        "driven from Python": lambda: driven(game, fast),
        "environment, one game": partial(_zoo_rate, _our_zoo(game)),
        "environment, 256 games": _vector(game, 256),
    }


def _our_zoo(game: Game) -> Any:
    from wartable.envs.zoo import Aec

    return Aec(game, LIMIT, None, "en")


def _vector(game: Game, count: int) -> Rate:
    from wartable.envs.gym import Vector

    env, random = Vector(game, count, None, LIMIT, copy=True), np.random.default_rng(1)
    env.reset(seed=1)

    def rate() -> float:
        steps, spent = 0, 0.0
        while spent < SECONDS:
            chosen = env.sample(random)
            start = time.perf_counter()
            env.step(chosen)
            spent += time.perf_counter() - start
            steps += count
        return steps / spent

    return rate


def by_players(game: Game) -> dict[str, Rate]:
    tables = [Game(game.spec, n, game.edition, game.options) for n in game.spec.players_of(game.edition)]
    return {f"{table.players} players": partial(random_play, table, fast_of(game.name), 100) for table in tables}


def by_length(game: Game) -> dict[str, Rate]:
    """Games cut after so many choices, the set-up with them."""
    return {f"{limit} choices": partial(random_play, game, fast_of(game.name), 100, limit) for limit in LENGTHS}


def by_batch(game: Game) -> dict[str, Rate]:
    return {f"batch of {count}": _vector(game, count) for count in BATCHES}


# ---- others ----
def installed() -> tuple[dict[str, Rate], list[str]]:
    """What is here to be measured, and what is not."""
    found: dict[str, Rate] = {}
    missing: list[str] = []
    for name, make in {
        "OpenSpiel backgammon": _backgammon,
        **{f"PettingZoo {each}": _their_zoo(each) for each in ZOO},
    }.items():
        try:
            found[name] = make()
        except ImportError as error:
            missing.append(f"{name}: {str(error).splitlines()[0]}")
    return found, missing


def _backgammon() -> Rate:
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def rate() -> float:
        steps, state, start = 0, game.new_initial_state(), time.perf_counter()
        while (spent := time.perf_counter() - start) < SECONDS:
            for _ in range(50):
                if state.is_terminal():
                    state = game.new_initial_state()
                chance = state.is_chance_node()
                choices = [one for one, _ in state.chance_outcomes()] if chance else state.legal_actions()
                state.apply_action(choices[steps * 7919 % len(choices)])
                steps += not chance
        return steps / spent

    return rate


def _their_zoo(name: str) -> Callable[[], Rate]:
    def make() -> Rate:
        import pettingzoo
        from pettingzoo.env_registry.exceptions import FailedToImport

        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return partial(_zoo_rate, pettingzoo.make("aec", f"classic/{name}"))
        except FailedToImport as error:
            raise ImportError(str(error.__cause__ or error)) from error

    return make


def _zoo_rate(env: Any) -> float:
    """Any PettingZoo environment by its own loop; what is chosen costs the same everywhere."""
    steps, start = 0, time.perf_counter()
    env.reset(seed=1)
    while time.perf_counter() - start < SECONDS:
        for _ in range(50):
            if not env.agents:
                env.reset()
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else _pick(env, seen, steps))
            steps += 1
    return steps / (time.perf_counter() - start)


def _pick(env: Any, seen: Any, step: int) -> int:
    if isinstance(seen, dict):
        offered = seen["action_mask"].nonzero()[0]
        return int(offered[step * 7919 % len(offered)])
    return int(step % env.action_space(env.agent_selection).n)
