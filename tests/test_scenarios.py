"""Every scenario file holds."""

from __future__ import annotations

from pathlib import Path

import pytest

import wartable
from wartable.testing import scenario

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "src/wartable/games"
FILES = sorted([*(ROOT / "tests/scenarios").rglob("*.toml"), *EXAMPLES.glob("*/examples/*.toml")])


def test_there_are_scenarios() -> None:
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_scenario(path: Path) -> None:
    outcome = scenario.run(path, wartable.load)
    assert not outcome.failures, "\n".join([outcome.title, *outcome.failures])


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_scenario_cites_rules_of_its_ledger(path: Path) -> None:
    outcome = scenario.run(path, wartable.load)
    game = next(name for name in wartable.game_names() if name.replace("-", "_") in path.parts)
    ledger = {rule.id for rule in wartable.load(game).spec.ledger}
    assert outcome.rules
    assert set(outcome.rules) <= ledger
