"""The ladder keeps every game as it ends, plays none twice, and says how sure its numbers are."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import wartable

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def ladder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladder", ROOT / "tools" / "ladder.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_interval_is_wilsons(ladder: ModuleType) -> None:
    assert ladder.wilson(70, 100) == pytest.approx((0.6042, 0.7811), abs=1e-3)
    low, high = ladder.wilson(20, 20)
    assert 0.8 < low < 1 == pytest.approx(high)


@pytest.mark.usefixtures("compiled")
def test_what_was_played_is_not_played_again(ladder: ModuleType, tmp_path: Path) -> None:
    game = wartable.load("la-conquete-du-monde", 2)
    results, page = tmp_path / "results.jsonl", tmp_path / "page.md"
    ladder.play_all(game, "heuristic", "random", 1, results, 60)
    ladder.play_all(game, "heuristic", "random", 1, results, 60)
    [row] = ladder.kept(results)
    assert row["over"]
    assert row["won"] == 1
    page.write_text(f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n")
    ladder.write_page(results, page)
    text = page.read_text()
    assert "| la-conquete-du-monde | 1957 | 2 | heuristic | random | 1 | 100.0% |" in text
    assert text.startswith("before")
    assert text.endswith("after\n")
    assert "old" not in text
