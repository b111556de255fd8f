"""Gymnasium: many games at once, stepped by one crossing into compiled code.

What the agent is, is said when the environment is made. Without a bot to play against it is *whoever is asked*: each
game shows what its asked seat sees, `infos["seat"]` says which that is, and a reward is that of the seat which has just
chosen; those of all seats are in `infos["rewards"]`. Against a bot it is *one seat* in each game, the next one after
each game, and a step ends when that seat is asked again.

A game that is over stays so for one step, then begins anew whatever is chosen (Gymnasium's next-step mode).
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, TypeGuard

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from wartable.bots import bot_number
from wartable.engine.errors import BadTable
from wartable.engine.game import Game
from wartable.engine.speeds.stepping import CUT, ENDED, OFFERED, OUTSIDE, SEAT, STATUS, WINNERS
from wartable.envs.desk import SEEDS, Desk, bounds_of, rewards_of
from wartable.envs.names import LIMIT, id_of, table
from wartable.games import game_names

Observations = dict[str, np.ndarray]


class Vector(VectorEnv[Observations, np.ndarray, np.ndarray]):
    """So many games. Arrays stay as they are as long as anybody has them, unless `copy` is false: then the next step
    writes into them."""

    def __init__(self, game: Game, count: int, against: str | None, limit: int, copy: bool) -> None:
        if isinstance(count, bool) or not isinstance(count, int | np.integer) or count < 1:
            raise BadTable(f"a number of games from 1 is wanted, not {count!r}")
        count = int(count)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "name": id_of(game.name)}
        self.game, self.num_envs = game, count
        bots = [] if against is None else [OUTSIDE, *[bot_number(game.spec, against)] * (game.players - 1)]
        self.desk = Desk(game, count, limit, bots, one_sheet=not copy)
        self._games, self._rewards = np.arange(count), rewards_of(game.players).astype(np.float32)
        self._seeds = np.random.default_rng(secrets.randbits(64))
        self.single_observation_space = observation_space(game)
        self.single_action_space = spaces.Discrete(game.spec.verbs.size)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

    def reset(
        self, *, seed: int | Sequence[int | None] | np.ndarray | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """A number is the seed of all games together; a list has one for each, or None. Whoever gives none goes on: in
        new games, and against bots on the next seat."""
        if is_seed(seed):
            self._seeds = np.random.default_rng(seed)
        seeds = self._seeds.integers(SEEDS, size=self.num_envs)
        if seed is not None and not is_seed(seed):
            seeds[:] = self._each(seed, seeds)
        self.desk.begin(seeds, first=seed is not None)
        return self._seen(), self._infos()

    def _each(self, given: Any, otherwise: np.ndarray) -> list[int]:
        if isinstance(given, str) or not isinstance(given, Sequence | np.ndarray) or len(given) != self.num_envs:
            raise ValueError(f"seeds are a number, or a list of {self.num_envs} numbers, not {given!r}")
        for one in given:
            if one is not None and not (is_seed(one) and one < SEEDS):
                raise ValueError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {one!r}")
        return [other if one is None else one for one, other in zip(given, otherwise, strict=True)]

    def step(self, actions: np.ndarray) -> tuple[Observations, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        lines = self.desk.lines
        chose = lines[:, SEAT].copy()
        self.desk.step(actions)
        status, infos = lines[:, STATUS], self._infos()
        # against bots the seat is the agent's own, before and after
        return self._seen(), infos["rewards"][self._games, chose], status == ENDED, status == CUT, infos

    def _seen(self) -> Observations:
        seen, masks = self.desk.shown
        return {"observation": seen, "action_mask": masks}

    def _infos(self) -> dict[str, Any]:
        lines = self.desk.lines
        return {"seat": lines[:, SEAT].copy(), "rewards": self._rewards[lines[:, WINNERS]]}

    def sample(self, random: np.random.Generator) -> np.ndarray:
        """A choice for each game, blindly among those offered."""
        offers, offered = self.desk.offers, self.desk.lines[:, OFFERED]
        return offers[self._games, (random.random(self.num_envs) * offered).astype(np.int64)]


class Single(gymnasium.Env[Observations, int]):
    """One game of one agent against bots, for `gymnasium.make`."""

    metadata = {"render_modes": []}  # noqa: RUF012 – as Gymnasium declares it

    def __init__(self, game: str, against: str = "heuristic", limit: int = LIMIT, **how: Any) -> None:
        self.vector = Vector(table(game, **how), 1, against, limit, copy=True)
        self.observation_space = self.vector.single_observation_space
        self.action_space = self.vector.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        super().reset(seed=seed)
        seen, infos = self.vector.reset(seed=seed)
        return _first(seen), _first(infos)

    def step(self, action: int) -> tuple[Observations, float, bool, bool, dict[str, Any]]:
        seen, rewards, ended, cut, infos = self.vector.step(np.array([action]))
        return _first(seen), float(rewards[0]), bool(ended[0]), bool(cut[0]), _first(infos)


def is_seed(given: Any) -> TypeGuard[int]:
    return isinstance(given, int | np.integer) and not isinstance(given, bool) and bool(given >= 0)


def _first(batch: dict[str, Any]) -> dict[str, Any]:
    return {name: value[0] for name, value in batch.items()}


def observation_space(game: Game) -> spaces.Dict:
    seen = spaces.Box(*bounds_of(game), dtype=np.int32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (game.spec.verbs.size,), np.int8)})


def many(game: str, num_envs: int = 1, against: str | None = "heuristic", limit: int = LIMIT, **how: Any) -> Vector:
    """For `gymnasium.make_vec`."""
    return Vector(table(game, **how), num_envs, against, limit, copy=True)


def register() -> list[str]:
    """All games by name, for `gymnasium.make` and `gymnasium.make_vec`."""
    for name in game_names():
        if id_of(name) not in gymnasium.registry:
            gymnasium.register(
                id_of(name), f"{__name__}:Single", vector_entry_point=f"{__name__}:many", kwargs={"game": name}
            )
    return [id_of(name) for name in game_names()]
