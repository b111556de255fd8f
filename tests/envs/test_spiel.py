"""OpenSpiel plays our games with its own search."""

from __future__ import annotations

import pickle
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tests.envs.tables import at_every_game, options_of
from wartable import envs
from wartable.engine.errors import BadPosition, Illegal
from wartable.engine.speeds.fast import SETTINGS_AT
from wartable.envs.names import MissingExtra
from wartable.envs.spiel import Position, SpielState

pytestmark = pytest.mark.usefixtures("compiled")


def begun(name: str, seed: int = 1, limit: int = 5000) -> SpielState:
    state = envs.openspiel(name, options=options_of(name), seed=seed, limit=limit).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    return state


def later(name: str, steps: int, seed: int = 1, limit: int = 5000) -> SpielState:
    state, random = begun(name, seed, limit), np.random.default_rng(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(int(random.choice(state.legal_actions())))
    return state


@at_every_game
def test_its_own_search_runs(name: str) -> None:
    state = later(name, 20, limit=150)
    search = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1), 2.0, 3, random_state=np.random.RandomState(1)
    )
    choice = int(search.step(state))
    assert choice in state.legal_actions()
    state.apply_action(choice)


@at_every_game
def test_a_game_ends_and_its_utilities_are_nought_together(name: str) -> None:
    state = later(name, 4999)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)
    assert max(state.returns()) > 0


@at_every_game
def test_another_truth_for_a_seat_is_the_same_information_state(name: str) -> None:
    for steps in (0, 15, 40):
        state = later(name, steps)
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, lambda: 0.37)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == state.current_player()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()


def test_a_secret_choice_tells_the_others_nothing() -> None:
    state = begun("gods-playground")
    while state.observation_string(0).count("\ntogether") == 0:
        state.apply_action(state.legal_actions()[0])
    seat, spectators = state.current_player(), [0, 1, 2]
    spectators.remove(seat)
    before = [state.information_state_string(other) for other in spectators]
    own = state.information_state_string(seat)
    state.apply_action(state.legal_actions()[0])
    assert [state.information_state_string(other) for other in spectators] == before
    assert state.information_state_string(seat) != own


def test_a_copy_does_not_know_the_dice_to_come() -> None:
    state = begun("la-conquete-du-monde")
    while not any(state.action_to_string(c).startswith("attack") for c in state.legal_actions()):
        state.apply_action(state.legal_actions()[0])
    attack = state.legal_actions()[0]
    outcomes = set()
    for _ in range(20):
        copy = state.clone()
        copy.apply_action(attack)
        outcomes.add(str(copy))
    assert len(outcomes) > 1


def test_openspiel_knows_all_games_by_name() -> None:
    envs.register()
    game = pyspiel.load_game("wartable_wallenstein_v1(players=4,seed=2)")
    state = game.new_initial_state()
    state.apply_action(0)
    assert game.num_players() == 4
    assert state.clone().observation_tensor(1) == state.observation_tensor(1)


@at_every_game
def test_a_state_is_written_and_read_again(name: str) -> None:
    state = later(name, 30)
    for again in (state.get_game().deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert again.history() == state.history()
        assert again.legal_actions() == state.legal_actions()
        for seat in range(state.num_players()):
            assert again.information_state_string(seat) == state.information_state_string(seat)
            assert again.observation_string(seat) == state.observation_string(seat)
        again.apply_action(again.legal_actions()[-1])
        assert again.move_number() == state.move_number() + 1


def test_a_game_that_was_written_goes_on_with_the_same_luck() -> None:
    state = later("la-conquete-du-monde", 30)
    again = pickle.loads(pickle.dumps(state))
    for _ in range(200):
        for each in (state, again):
            each.apply_action(each.legal_actions()[0])
    assert again.history() == state.history()
    assert str(again) == str(state)


def test_a_state_from_another_process_finds_its_settings() -> None:
    position = later("gods-playground", 30).position
    fast, (rules, states, settings), *rest = position.__getstate__()
    elsewhere = states.copy()
    elsewhere[SETTINGS_AT] = 0  # where something was in another process means nothing here
    again = object.__new__(Position)
    again.__setstate__((fast, (rules, elsewhere, settings), *rest))
    again.look()
    assert again.offer == position.offer
    assert again.states == position.states


def test_a_state_under_other_rules_is_refused() -> None:
    position = begun("la-conquete-du-monde").position
    fast, (rules, states, settings), *rest = position.__getstate__()
    for changed in (("since changed", states, settings), (rules, states[["stage", "asked"]], settings)):
        with pytest.raises(BadPosition, match="other rules"):
            position.__setstate__((fast, changed, *rest))


@pytest.mark.parametrize("dealt", [False, True])
@pytest.mark.parametrize("wrong", [5, 10**6, 2**31])
def test_a_choice_that_is_not_offered_changes_nothing(dealt: bool, wrong: int) -> None:
    state = begun("gods-playground") if dealt else envs.openspiel("gods-playground").new_initial_state()
    assert wrong not in state.legal_actions()
    before = state.history(), state.move_number(), state.serialize()
    with pytest.raises(Illegal, match="not offered"):
        state.apply_action(wrong)
    assert (state.history(), state.move_number(), state.serialize()) == before


def test_a_game_is_loaded_again_by_what_it_is_called() -> None:
    envs.register()
    game = envs.openspiel("la-conquete-du-monde", players=4, options=["round-limit=2", "even-world"], seed=3)
    again = pyspiel.load_game(str(game))
    assert again.get_parameters() == game.get_parameters()
    first, second = (one.new_initial_state() for one in (game, again))
    for state in (first, second):
        state.apply_action(0)
    assert str(first) == str(second)


def test_a_missing_library_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "wartable.envs.spiel")
    with pytest.raises(MissingExtra, match=r"^pyspiel is not installed: pip install wartable\[envs\]$"):
        envs.openspiel("wallenstein")
