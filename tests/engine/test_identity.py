"""The name of a game's rules changes with whatever can change play, and with nothing else."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

import wartable
from wartable.engine.identity import digest_of, rule_lines, rules_digest
from wartable.games import spec_of

RULES = '''
from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.engine.state import State

PRICES = (1, 2, 4)
TOLD = 3


@rule
def price(s: State, k: int) -> int:
    """X-1 – What it costs."""
    return PRICES[k] + 1


@rule
def pay(s: State, k: int) -> int:
    emit(s, TOLD, EVERYONE, k)
    return price(s, k)  # the whole of it
'''


def _digest(folder: Path, text: str) -> str:
    path = folder / f"rules_{abs(hash(text))}.py"
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("rules", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return digest_of(rule_lines([module.pay]))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  # the whole of it", ""),
        ("What it costs", "The price of it"),
        ("TOLD = 3", "TOLD = 4"),
        ("emit(s, TOLD, EVERYONE, k)", "emit(s, TOLD, EVERYONE, k + 1)"),
        ("PRICES[k] + 1", "(PRICES[k]) + 1"),
        ("PRICES = ", "\n\nPRICES = "),
    ],
)
def test_words_comments_and_events_do_not_count(tmp_path: Path, old: str, new: str) -> None:
    assert old in RULES
    assert _digest(tmp_path, RULES) == _digest(tmp_path, RULES.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [("(1, 2, 4)", "(1, 2, 5)"), ("PRICES[k] + 1", "PRICES[k] + 2"), ("price(s, k)", "price(s, 0)")],
)
def test_rules_and_numbers_count(tmp_path: Path, old: str, new: str) -> None:
    assert old in RULES
    assert _digest(tmp_path, RULES) != _digest(tmp_path, RULES.replace(old, new))


def test_every_game_has_a_name_of_its_own() -> None:
    digests = [rules_digest(spec_of(name)) for name in wartable.game_names()]
    assert len(set(digests)) == len(digests)
