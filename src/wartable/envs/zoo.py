"""PettingZoo: an agent for each seat; whoever is asked chooses, one small choice at a time.

Where several seats are asked at once they choose one after the other, and none sees what another has chosen before the
rules show it: an observation is made of what the seat may see.

Observations are not copied. Compiled code writes each onto a *sheet*, a row and a mask, and the next one onto another;
a sheet is written on again when nobody has it any more, so whatever somebody keeps stays as it was, unless others who
have the same observation write into it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cached_property, partial
from operator import index
from sys import getrefcount
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv, aec_registry

from wartable.engine.errors import BadTable
from wartable.engine.game import Game
from wartable.engine.planes import row_size
from wartable.engine.speeds.bound import Block
from wartable.engine.speeds.stepping import MOST
from wartable.envs.desk import SEEDS, bounds_of, carried, illegal, landed, match_of, rewards_of, seen_by
from wartable.envs.names import LIMIT, check_limit, id_of, table
from wartable.games import game_names
from wartable.lab.speeds import fast_of

Observation = dict[str, np.ndarray]

Sheet = tuple[np.ndarray, np.ndarray, int, Block]  # a row and a mask; the place of the block that holds them as well


# What goes on in a game, beside its position.
GOING = frozenset(
    {"agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection"}
    | {"_skip_agent_selection", "_over", "_seeds"}
)


def _held_twice(sheet: Sequence[object]) -> int:
    (part, _) = sheet
    return getrefcount(part)


ALONE = _held_twice((part := object(), [part])) - 1  # what Python counts when only a sheet and its block hold a part
del part


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
        self._shows = render_mode == "human"
        self.possible_agents = list(game.seats)
        self._fast = fast = fast_of(game.name)
        self._states, self._out = fast.states(game.template, 2), fast.buffer()
        self._play = fast.vector([check_limit(limit), game.players, 0, 0])
        self._begin, self._drive = fast.begin_shown.bound, fast.drive_shown.bound
        self._sizes = row_size(game.spec), game.spec.verbs.size
        self._shown, self._spare = self._blank(), self._blank()
        self._over = True
        self._seats = ["", *self.possible_agents]  # by what compiled code answers
        self._rewards = rewards_of(game.players)
        self._seeds = np.random.default_rng(secrets.randbits(64))

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is a game of its own. Places in memory are found anew, what has been played is carried over."""
        how = self.game, int(self._play[MOST]), self.render_mode, self.language
        cells = [self._play.copy(), self._out.copy(), *(part.copy() for part in self._shown[:2])]
        going = {name: value for name, value in vars(self).items() if name in GOING}
        return Aec, how, (carried(self._fast, self._states), cells, going)

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        states, cells, going = kept
        self._states[:] = landed(self._fast, states)
        for mine, given in zip((self._play, self._out, *self._shown[:2]), cells, strict=True):
            mine[:] = given
        self.__dict__ |= going

    def _blank(self) -> Sheet:
        row, mask = np.zeros(self._sizes[0], np.int32), np.zeros(self._sizes[1], np.int8)
        block = Block(self._states, self._play, self._out, row, mask)
        return row, mask, block.place, block

    @cached_property
    def _spaces(self) -> tuple[spaces.Space[Any], dict[str, spaces.Discrete]]:
        seen, flags = spaces.Box(*bounds_of(self.game), dtype=np.int32), (self._sizes[1],)
        looks = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, flags, np.int8)})
        return looks, {agent: spaces.Discrete(self._sizes[1]) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[1][agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._shown, self._spare, self._over = self._blank(), self._blank(), False
        asked = self._begin(self._shown[2], int(self._seeds.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._seats[asked]

    def step(self, action: Any) -> None:
        if self._over:
            self._was_dead_step(action)
            return
        row, mask, place, _ = sheet = self._spare
        if getrefcount(row) > ALONE or getrefcount(mask) > ALONE:
            _, _, place, _ = sheet = self._blank()
        drive = self._drive  # read first: a call of `self._drive` would look for a method, which takes longer
        asked = drive(place, index(action))
        if asked > 0:
            self._spare, self._shown = self._shown, sheet
            self.agent_selection = self._seats[asked]
        elif asked == 0:
            raise illegal(self.game, int(action))
        else:
            self._end(-1 - asked)
        if self._shows:
            self.render()

    def _end(self, winners: int) -> None:
        """All agents are done at once; nobody wins a game that is cut."""
        self._over = True
        self.rewards = dict(zip(self.possible_agents, self._rewards[winners].tolist(), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        (self.terminations if winners else self.truncations).update(dict.fromkeys(self.agents, True))
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        if not self._over and agent == self.agent_selection:
            row, mask, _, _ = self._shown
            return {"observation": row, "action_mask": mask}
        row = seen_by(self._fast, self.game, self._states, 1, self.game.seat_index(agent))
        return {"observation": row, "action_mask": np.zeros(self._sizes[1], np.int8)}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._over:
            agent = self.agent_selection
            return self.observe(agent), self._cumulative_rewards[agent], *self._done(agent)
        row, mask, _, _ = self._shown
        seen = {"observation": row, "action_mask": mask} if observe else None
        return seen, 0.0, False, False, self.infos[self.agent_selection]

    def _done(self, agent: str) -> tuple[bool, bool, dict[str, Any]]:
        return self.terminations[agent], self.truncations[agent], self.infos[agent]

    def render(self) -> str | None:
        """The position in words, as a spectator sees it."""
        match, text = match_of(self._fast, self.game, self._states, 1), self.game.text(self.language)
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


def made(name: str, limit: int = LIMIT, render_mode: str | None = None, language: str = "en", **how: Any) -> Aec:
    return Aec(table(name, **how), limit, render_mode, language)
