"""The rules in C play the same games as ours, choice by choice."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

import wartable
from wartable.engine.game import Game
from wartable.games import spec_of

pytestmark = [
    pytest.mark.usefixtures("compiled"),
    pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here"),
]
GAMES = 5
HASTY = ("cc", "-O0", "-shared", "-fPIC")  # who only looks whether games are the same need not wait for fast ones


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("c_twin", Path(__file__).parents[1] / "tools" / "c_twin.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def short(name: str) -> Game:
    return wartable.load(name, None, None, spec_of(name).trial)


@pytest.mark.parametrize("name", wartable.game_names())
def test_the_rules_in_c_play_the_same_games(tool: ModuleType, name: str) -> None:
    game = short(name)
    in_c = tool.InC(game, tool.program(game.spec), HASTY)
    assert tool.differences(tool.Ours(game), in_c, GAMES) == []


def test_a_rule_that_differs_is_found_out(tool: ModuleType) -> None:
    game = short("la-conquete-du-monde")
    ties_to_the_attacker = tool.program(game.spec).replace("die <= against", "die < against")
    assert ties_to_the_attacker != tool.program(game.spec)
    found = tool.differences(tool.Ours(game), tool.InC(game, ties_to_the_attacker, HASTY), GAMES)
    assert {"game 1", "trajectory 1"} <= {*found}
