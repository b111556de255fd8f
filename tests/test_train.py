"""The example that learns takes its words with care."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
GAME = "la-conquete-du-monde"
WRONG = {
    "game": ["chess"],
    "no game": [],
    "players": [GAME, "--players", "9"],
    "option": [GAME, "--option", "nonsense"],
    "minutes": [GAME, "--minutes", "-1"],
    "endless minutes": [GAME, "--minutes", "nan"],
    "every": [GAME, "--every", "0"],
    "games": [GAME, "--games", "0"],
    "batch": [GAME, "--batch", "none"],
    "rate": [GAME, "--rate", "-1"],
    "limit": [GAME, "--limit", "0"],
    "trials": [GAME, "--trials", "0"],
    "seed": [GAME, "--seed", "-1"],
    "a plot nowhere": [GAME, "--minutes", "0.01", "--plot", "/nonsense/curve.svg"],
}


@pytest.fixture(scope="module")
def train() -> ModuleType:
    pytest.importorskip("gymnasium")
    spec = importlib.util.spec_from_file_location("train_alone", ROOT / "tools" / "train.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG.keys())
def test_wrong_words_are_one_line(train: ModuleType, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        train.main(words)
    told = capsys.readouterr()
    assert (ended.value.code, told.out, told.err.count("\n")) == (2, "", 1)
