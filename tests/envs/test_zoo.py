"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pettingzoo
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


@pytest.mark.parametrize("twin_of", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("steps", [0, 30, 60])
def test_a_copy_goes_on_alike_and_for_itself(twin_of: Callable[[Any], Any], steps: int) -> None:
    env = made("la-conquete-du-monde", limit=60)
    env.reset(seed=3)
    for _ in range(steps):
        step(env)
    twin = twin_of(env)
    for _ in range(60 - steps):  # by turns: neither writes where the other is
        step(env)
        step(twin)
    assert twin.truncations == env.truncations == dict.fromkeys(env.possible_agents, True)
    for agent in env.possible_agents:
        assert np.array_equal(env.observe(agent)["observation"], twin.observe(agent)["observation"])


def test_what_was_never_begun_is_copied_too() -> None:
    env = made("wallenstein")
    twin = deepcopy(env)
    for one in (env, twin):
        one.reset(seed=4)
    assert np.array_equal(env.last()[0]["observation"], twin.last()[0]["observation"])


def test_words_nobody_knows_are_refused() -> None:
    envs.register()
    with pytest.raises(TypeError, match="playerz"):
        pettingzoo.make("aec", envs.id_of("wallenstein"), playerz=4)


def test_a_game_over_its_limit_is_cut_without_a_winner() -> None:
    env = made("wallenstein", limit=5)
    env.reset(seed=1)
    for _ in range(5):
        step(env)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def step(env: Aec) -> None:
    env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])


@pytest.mark.parametrize(
    "keep",
    [
        lambda seen: seen,
        lambda seen: {"observation": seen["observation"]},
        lambda seen: {"action_mask": seen["action_mask"][3:][::2]},  # a part of a part
    ],
)
def test_whatever_is_kept_of_an_observation_stays_as_it_was(keep: Callable[[Any], Any]) -> None:
    env = made("gods-playground")
    env.reset(seed=1)
    kept, copies = [], []
    for _ in range(10):
        kept.append(keep(env.last()[0]))
        copies.append(deepcopy(kept[-1]))
        step(env)
    env.reset(seed=2)
    assert all(np.array_equal(one[k], other[k]) for one, other in zip(kept, copies, strict=True) for k in one)


def test_an_observation_nobody_keeps_is_not_made_anew() -> None:
    env, rows = made("la-conquete-du-monde"), set()
    env.reset(seed=1)
    for _ in range(20):
        seen = env.last()[0]
        rows.add(seen["observation"].ctypes.data)
        env.step(np.flatnonzero(seen["action_mask"])[0])
    assert len(rows) == 2


@pytest.mark.parametrize("wrong", [0.9, "0", np.float32(0), None])
def test_a_choice_is_a_whole_number(wrong: Any) -> None:
    env = made("la-conquete-du-monde")
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(TypeError):
        env.step(wrong)
    assert env.agent_selection == agent


def test_what_is_written_into_an_observation_is_gone_with_the_next_choice() -> None:
    env, other = made("wallenstein"), made("wallenstein")
    env.reset(seed=1)
    other.reset(seed=1)
    for _ in range(6):
        step(other)
        choice = np.flatnonzero(env.last()[0]["action_mask"])[0]
        for part in env.last()[0].values():
            part[:] = 1
        env.step(choice)
        assert all(np.array_equal(env.last()[0][k], other.last()[0][k]) for k in ("observation", "action_mask"))


def test_an_unknown_way_of_showing_is_refused() -> None:
    with pytest.raises(BadTable, match="render modes"):
        made("wallenstein", "rgb_array")
