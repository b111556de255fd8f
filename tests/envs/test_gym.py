"""Many games at once: the same games as one by one, and everyone's turn comes."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest

from tests.envs.tables import at_every_game, game_of, options_of
from wartable import envs
from wartable.engine.errors import BadTable, Illegal
from wartable.engine.speeds.stepping import STEPS

pytestmark = pytest.mark.usefixtures("compiled")


@at_every_game
def test_a_batch_plays_the_games_people_play(name: str) -> None:
    """The same seed and the same choices give the same offers and positions at the table."""
    game, random = game_of(name), np.random.default_rng(1)
    env = envs.vector(name, 2, options=options_of(name))
    seen, infos = env.reset(seed=[11, 12])
    matches = [game.new(seed=11), game.new(seed=12)]
    for _ in range(60):
        chosen = env.sample(random)
        for k, match in enumerate(matches):
            seat = game.seats[infos["seat"][k]]
            assert np.flatnonzero(seen["action_mask"][k]).tolist() == sorted(match.offer_ids(seat))
            match.play(seat, game.spec.verbs.text(int(chosen[k])))
        seen, _, ended, _, infos = env.step(chosen)
        assert [env.desk.match(k).hash for k in range(2)] == [match.hash for match in matches]
        if ended.any():
            break


@at_every_game
def test_games_end_with_rewards_and_begin_anew(name: str) -> None:
    env, random = envs.vector(name, 8, options=options_of(name), copy=False), np.random.default_rng(1)
    env.reset(seed=1)
    finished = 0
    while finished < 8:
        _, rewards, ended, cut, infos = env.step(env.sample(random))
        assert not cut.any()
        assert not rewards[~ended].any()
        assert infos["rewards"].sum(1) == pytest.approx(0, abs=1e-5)
        if ended.any():
            assert (infos["rewards"][ended].max(1) > 0).all()
            steps = env.desk.lines[ended, STEPS]
            env.step(env.sample(random))
            assert (steps > 1).all()
            assert not env.desk.lines[ended, STEPS].any()  # a new game, at its start
        finished += ended.sum()


def test_against_bots_the_agent_has_every_seat_in_turn() -> None:
    name = "la-conquete-du-monde"
    env, random = (
        envs.vector(name, 3, players=3, options=options_of(name), against="heuristic"),
        np.random.default_rng(1),
    )
    _, infos = env.reset(seed=1)
    assert infos["seat"].tolist() == [0, 1, 2]
    finished = np.zeros(3, int)
    while finished.min() < 2:
        own = infos["seat"]
        _, rewards, ended, _, infos = env.step(env.sample(random))
        assert np.array_equal(rewards[ended], infos["rewards"][ended, own[ended]])
        finished += ended
        assert (infos["seat"][~ended] == ((np.arange(3) + finished) % 3)[~ended]).all()


def test_the_same_seed_gives_the_same_games() -> None:
    def rows() -> list[np.ndarray]:
        env, random = envs.vector("wallenstein", 4, against="heuristic"), np.random.default_rng(5)
        env.reset(seed=5)
        return [env.step(env.sample(random))[0]["observation"] for _ in range(30)]

    assert all(np.array_equal(one, other) for one, other in zip(rows(), rows(), strict=True))


def test_what_is_not_offered_in_one_game_is_named() -> None:
    env, random = envs.vector("gods-playground", 3), np.random.default_rng(1)
    env.reset(seed=1)
    chosen = env.sample(random)
    chosen[1] = -7
    with pytest.raises(Illegal, match="game 1: -7"):
        env.step(chosen)


@pytest.mark.parametrize(
    "keep",
    [
        lambda seen: seen,
        lambda seen: {"observation": seen["observation"]},
        lambda seen: {"action_mask": seen["action_mask"][1, 3:][::2]},  # a part of a part
    ],
)
def test_whatever_is_kept_of_a_batch_stays_as_it_was(keep: Callable[[Any], Any]) -> None:
    env, random = envs.vector("gods-playground", 2), np.random.default_rng(1)
    kept = [keep(env.reset(seed=1)[0])]
    copies = deepcopy(kept)
    for _ in range(10):
        kept.append(keep(env.step(env.sample(random))[0]))
        copies.append(deepcopy(kept[-1]))
    env.reset(seed=2)
    assert all(np.array_equal(one[k], other[k]) for one, other in zip(kept, copies, strict=True) for k in one)


def test_a_batch_nobody_keeps_is_not_made_anew() -> None:
    env, random, places = envs.vector("gods-playground", 2), np.random.default_rng(1), set()
    env.reset(seed=1)
    for _ in range(20):
        places.add(env.step(env.sample(random))[0]["observation"].ctypes.data)
    assert len(places) == 2


def test_what_is_written_into_a_batch_is_gone_with_the_next_step() -> None:
    env, other = envs.vector("wallenstein", 2), envs.vector("wallenstein", 2)
    seen, expected = env.reset(seed=1)[0], other.reset(seed=1)[0]
    for k in range(6):
        assert all(np.array_equal(seen[part], expected[part]) for part in expected)
        chosen = other.sample(np.random.default_rng(k))
        for part in seen.values():
            part[:] = 1
        seen, expected = env.step(chosen)[0], other.step(chosen)[0]


def test_a_choice_that_is_not_offered_changes_nothing_in_any_game() -> None:
    env = envs.vector("la-conquete-du-monde", 3)
    seen, _ = env.reset(seed=1)
    first = seen["action_mask"].argmax(1)
    for wrong in range(3):
        chosen = first.copy()
        chosen[wrong] = -1
        with pytest.raises(Illegal, match=f"game {wrong}"):
            env.step(chosen)
        assert all(map(np.array_equal, env.desk.shown, seen.values()))
    after, *_ = env.step(first)
    assert not any(map(np.array_equal, after["observation"], seen["observation"]))


@pytest.mark.parametrize("wrong", [[0.5, 0.5], ["0", "0"], [None, None]])
def test_choices_are_whole_numbers(wrong: Any) -> None:
    env = envs.vector("la-conquete-du-monde", 2)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="whole numbers"):
        env.step(wrong)


def test_the_agent_has_every_seat_in_turn_also_if_all_games_begin_anew() -> None:
    """Whoever gives a seed begins a series: the same seed, the same games."""
    envs.register()
    env = gymnasium.make(envs.id_of("la-conquete-du-monde"), players=3)
    assert [int(env.reset()[1]["seat"]) for _ in range(4)] == [0, 1, 2, 0]
    assert [int(env.reset(seed=seed)[1]["seat"]) for seed in (7, 7, None, None)] == [0, 0, 1, 2]


@pytest.mark.parametrize("seed", [[3, 4], (3, 4), np.array([3, 4])])
def test_each_game_may_have_a_seed_of_its_own(seed: Any) -> None:
    env = envs.vector("wallenstein", 2)
    seen, _ = env.reset(seed=seed)
    assert [env.desk.match(k).hash for k in range(2)] == [game_of("wallenstein").new(seed=s).hash for s in (3, 4)]
    again, _ = env.reset(seed=[3, None])
    assert np.array_equal(again["observation"][0], seen["observation"][0])


@pytest.mark.parametrize("wrong", ["12", -1, [1], [1, 2, 3], [1, 2**62], [1, -1], [1, True], [1, 0.5], 2.5])
def test_what_is_no_seed_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        envs.vector("wallenstein", 2).reset(seed=wrong)


@pytest.mark.parametrize("twin_of", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_a_batch_goes_on_alike_and_for_itself(twin_of: Callable[[Any], Any]) -> None:
    env, random = envs.vector("la-conquete-du-monde", 3, against="heuristic"), np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.sample(random))
    twin = twin_of(env)
    rows = [[one.step(one.sample(draw))[0]["observation"] for _ in range(40)] for one, draw in twins(env, twin)]
    assert all(map(np.array_equal, *rows))


def twins(*them: Any) -> list[tuple[Any, np.random.Generator]]:
    return [(one, np.random.default_rng(2)) for one in them]


def test_words_nobody_knows_are_refused() -> None:
    envs.register()
    with pytest.raises(TypeError, match="playerz"):
        gymnasium.make(envs.id_of("wallenstein"), playerz=3)
    with pytest.raises(TypeError, match="sead"):
        gymnasium.make_vec(envs.id_of("wallenstein"), num_envs=2, sead=3)
    with pytest.raises(BadTable, match="list"):
        envs.vector("la-conquete-du-monde", 2, options={"round-limit": 2})


def test_bad_batches_are_refused() -> None:
    with pytest.raises(BadTable, match="number of games"):
        envs.vector("wallenstein", 0)
    with pytest.raises(BadTable, match="no bot"):
        envs.vector("wallenstein", 2, against="nobody")
    with pytest.raises(BadTable, match="limit"):
        envs.vector("wallenstein", 2, limit=0)


def test_gymnasium_knows_all_games_by_name() -> None:
    for name in envs.register():
        env = gymnasium.make(name)
        seen, _ = env.reset(seed=3)
        seen, reward, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert env.observation_space.contains(seen)
        assert reward == 0
        assert gymnasium.make_vec(name, num_envs=2).num_envs == 2
