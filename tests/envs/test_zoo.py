"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tests.envs.tables import at_every_game, options_of
from wartable import envs
from wartable.engine.errors import BadTable, Illegal
from wartable.envs.zoo import Aec

pytestmark = [
    pytest.mark.usefixtures("compiled"),
    # what PettingZoo says of its own games with masks as well, and of agents that are called like seats
    pytest.mark.filterwarnings("ignore:Observation space for each agent"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
]


def made(name: str, render_mode: str | None = None, limit: int = 100_000) -> Aec:
    return envs.aec(name, options=options_of(name), render_mode=render_mode, limit=limit)


@at_every_game
def test_pettingzoo_is_content(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(made(name), num_cycles=200)
    seed_test(lambda: made(name), num_cycles=20)
    render_test(lambda render_mode=None: made(name, render_mode))
    capsys.readouterr()


@at_every_game
def test_a_game_is_played_to_its_end(name: str) -> None:
    env, random, rewards = made(name), np.random.default_rng(2), {}
    env.reset(seed=2)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        rewards[agent] = reward
        env.step(None if ended or cut else random.choice(np.flatnonzero(seen["action_mask"])))
    assert sorted(rewards) == sorted(env.possible_agents)
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    env = made("la-conquete-du-monde")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.last()[0]
    for wrong in (np.flatnonzero(before["action_mask"] == 0)[0], -1, len(before["action_mask"]), 10**9):
        with pytest.raises(Illegal, match="not offered"):
            env.step(wrong)
        assert env.agent_selection == agent
        assert all(np.array_equal(before[part], env.last()[0][part]) for part in before)


def test_a_game_over_its_limit_is_cut_without_a_winner() -> None:
    env = made("wallenstein", limit=5)
    env.reset(seed=1)
    for _ in range(5):
        env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_a_kept_observation_stays_as_it_was() -> None:
    env = made("gods-playground")
    env.reset(seed=1)
    seen = env.last()[0]
    kept = seen["observation"].copy()
    env.step(np.flatnonzero(seen["action_mask"])[0])
    assert np.array_equal(seen["observation"], kept)


def test_an_unknown_way_of_showing_is_refused() -> None:
    with pytest.raises(BadTable, match="render modes"):
        made("wallenstein", "rgb_array")
