"""Our speeds beside those of other libraries, in one run: choices a second, blind ones, made from Python where Python
drives. Peers that are not installed are left out and named.

Time is that of the processor, on one core, so that others who use the machine change little. Measurements take turns,
again and again, and the median of each counts.
"""

from __future__ import annotations

import statistics
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
LONGEST = 2000  # choices of a game that is driven
BATCHES = (1, 16, 256, 4096)
LENGTHS = (100, 1000, 10_000)
ZOO = ("tictactoe-v3", "connect_four-v3", "rps-v2", "chess-v6", "go-v5")
COMPARED = ("environment, one game", "environment, 256 games", "batch of 4096")
Rate = Callable[[], float]  # choices a second


def peers(game: Game, tell: Callable[[str], None] = lambda what: None) -> dict[str, Any]:
    """All rates, what they grow with, and how ours compare."""
    others, missing = installed()
    rates = in_turn(ours(game) | others, tell)
    return {
        "game": game.name, "edition": game.edition, "options": list(game.options), "players": game.players,
        "choices_per_second": rates, "times_as_fast": _ratios(rates, list(others)),
        "by_players": in_turn(by_players(game), tell), "by_length": in_turn(by_length(game), tell),
        "by_batch": in_turn(by_batch(game), tell), "missing": missing,
    }  # fmt: skip


def _ratios(rates: dict[str, int], others: list[str]) -> dict[str, dict[str, float]]:
    """How many times as fast as each peer ours are where Python drives."""
    return {mine: {peer: round(rates[mine] / rates[peer], 1) for peer in others} for mine in COMPARED}


def in_turn(measures: dict[str, Rate], tell: Callable[[str], None]) -> dict[str, int]:
    rates: dict[str, list[float]] = {name: [] for name in measures}
    for turn in range(ROUNDS):
        for name, measure in measures.items():
            tell(f"{name} ({turn + 1} of {ROUNDS})")
            rates[name].append(measure())
    return {name: round(statistics.median(rate)) for name, rate in rates.items()}


def by_processor(measure: Rate) -> Rate:
    """A rate that was measured by the clock, by the processor's time."""

    def rate() -> float:
        clock, processor = time.perf_counter(), time.process_time()
        measured = measure()
        return measured * (time.perf_counter() - clock) / (time.process_time() - processor)

    return rate


# ---- ours; a further speed is a further line ----
def ours(game: Game) -> dict[str, Rate]:
    fast, plain = fast_of(game.name), plain_of(game.name)
    return {
        "plain": by_processor(lambda: random_play(game, plain, 2)),
        "fast": by_processor(lambda: random_play(game, fast, 200)),
        "batch of 4096": by_processor(lambda: batch(game, fast, rounds=40)),
        "driven from Python": by_processor(lambda: driven(game, fast)),
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
            start = time.process_time()
            env.step(chosen)
            spent += time.process_time() - start
            steps += count
        return steps / spent

    return rate


def by_players(game: Game) -> dict[str, Rate]:
    tables = [Game(game.spec, n, game.edition, game.options) for n in game.spec.players_of(game.edition)]
    fast = fast_of(game.name)
    return {f"{table.players} players": by_processor(partial(random_play, table, fast, 100)) for table in tables}


def by_length(game: Game) -> dict[str, Rate]:
    """Games cut after so many choices, the set-up with them."""
    fast = fast_of(game.name)
    return {f"{limit} choices": by_processor(partial(random_play, game, fast, 100, limit)) for limit in LENGTHS}


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
        steps, state, start = 0, game.new_initial_state(), time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
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
    """Any PettingZoo environment by its own loop, `last` and `step`. What to choose is no part of it: the choices were
    made before, in games of the same seeds."""
    steps, spent, seed = 0, 0.0, 0
    while spent < SECONDS:
        seed += 1
        script = _script(env, seed)
        env.reset(seed=seed)
        start = time.process_time()
        for choice in script:
            _ = env.last()  # held while the choice is made, as by whoever looks at it
            env.step(choice)
        spent += time.process_time() - start
        steps += len(script)
    return steps / spent


def _script(env: Any, seed: int) -> list[int | None]:
    """The choices of a game, blind ones; of a long one its beginning."""
    script: list[int | None] = []
    env.reset(seed=seed)
    while env.agents and len(script) < LONGEST:
        seen, _, ended, cut, _ = env.last()
        script.append(None if ended or cut else _pick(env, seen, seed + len(script)))
        env.step(script[-1])
    return script


def _pick(env: Any, seen: Any, step: int) -> int:
    if isinstance(seen, dict):
        offered = seen["action_mask"].nonzero()[0]
        return int(offered[step * 7919 % len(offered)])
    return int(step % env.action_space(env.agent_selection).n)
