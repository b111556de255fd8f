"""PettingZoo: an agent for each seat; whoever is asked chooses, one small choice at a time.

Where several seats are asked at once they choose one after the other, and none sees what another has chosen before the
rules show it: an observation is made of what the seat may see.
"""

from __future__ import annotations

import secrets
from functools import cached_property, partial
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv, aec_registry

from wartable.engine.errors import BadTable
from wartable.engine.game import Game
from wartable.engine.speeds.stepping import CHOICE, ENDED, REFUSED, RUNNING, SEAT, STATUS, WINNERS
from wartable.envs.desk import SEEDS, Desk, bounds_of, rewards_of
from wartable.envs.names import LIMIT, id_of, table
from wartable.games import game_names

Observation = dict[str, np.ndarray]


class Aec(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game. `step` takes the number of a choice; the mask of the observation says which are offered."""

    def __init__(self, game: Game, limit: int, render_mode: str | None, language: str) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "name": id_of(game.name),
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "rules": game.spec.version,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadTable(f"render modes are human and ansi, not {render_mode!r}")
        self.game, self.render_mode, self.language = game, render_mode, language
        self.possible_agents = list(game.seats)
        self._desk = Desk(game, 1, limit)
        self._line = memoryview(self._desk.lines.reshape(-1).data)  # Python's own integers, read and written fast
        self._row, self._mask = self._desk.observations[0], self._desk.masks[0]
        self._raw, self._arguments = self._desk.raw, self._desk.arguments
        self._rewards = rewards_of(game.players)
        self._seeds = np.random.default_rng(secrets.randbits(64))

    @cached_property
    def _spaces(self) -> tuple[spaces.Space[Any], dict[str, spaces.Discrete]]:
        seen, flags = spaces.Box(*bounds_of(self.game), dtype=np.int32), self._mask.shape
        looks = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, flags, np.int8)})
        return looks, {agent: spaces.Discrete(len(self._mask)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[1][agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._desk.begin([int(self._seeds.integers(SEEDS))])
        self.agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._line[SEAT]]

    def step(self, action: Any) -> None:
        line = self._line
        if line[STATUS] != RUNNING:
            self._was_dead_step(action)
            return
        line[CHOICE] = action
        self._raw(*self._arguments)
        if line[STATUS] != RUNNING:
            self._end(line[STATUS] == ENDED)
        elif line[REFUSED]:
            raise self._desk.illegal(0)
        else:
            self.agent_selection = self.possible_agents[line[SEAT]]
        if self.render_mode == "human":
            self.render()

    def _end(self, ended: bool) -> None:
        """All agents are done at once."""
        rewards = self._rewards[self._line[WINNERS]].tolist()
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        (self.terminations if ended else self.truncations).update(dict.fromkeys(self.agents, True))
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        seat = self.game.seat_index(agent)
        if seat == self._line[SEAT] and self._line[STATUS] == RUNNING:
            return {"observation": self._row.copy(), "action_mask": self._mask.copy()}
        return {"observation": self._desk.seen_by(0, seat), "action_mask": np.zeros_like(self._mask)}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        if self._line[STATUS] != RUNNING:
            return self.observe(agent), self._cumulative_rewards[agent], *self._done(agent)
        seen = {"observation": self._row.copy(), "action_mask": self._mask.copy()} if observe else None
        return seen, 0.0, False, False, self.infos[agent]

    def _done(self, agent: str) -> tuple[bool, bool, dict[str, Any]]:
        return self.terminations[agent], self.truncations[agent], self.infos[agent]

    def render(self) -> str | None:
        """The position in words, as a spectator sees it."""
        match, text = self._desk.match(0), self.game.text(self.language)
        told = [match.prompt(None, self.language)]
        for title, lines in self.game.spec.describe(match.view(None), text):
            told += ["", title, *lines]
        if self.render_mode == "human":
            print("\n".join(told))
            return None
        return "\n".join(told)

    def close(self) -> None:
        """Nothing is held that would have to be let go."""


def register() -> None:
    """All games by name, for `pettingzoo.make`."""
    for name in game_names():
        if id_of(name) not in aec_registry:
            pettingzoo.register("aec", id_of(name), partial(made, name))


def made(
    name: str, players: int | None = None, edition: str | None = None, options: Any = (), limit: int = LIMIT, **how: Any
) -> Aec:
    return Aec(table(name, players, edition, options), limit, how.get("render_mode"), how.get("language", "en"))
