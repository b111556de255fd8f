"""The pages for researchers: their code runs, their tables are those of the games, and the example learns."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import planes  # noqa: E402
import train  # noqa: E402

GAME = "la-conquete-du-monde"


@pytest.mark.usefixtures("compiled")
def test_the_quick_start_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(compile(block, "docs/research.md", "exec"), names)
    assert "heuristic" in capsys.readouterr().out


def test_the_tables_are_those_of_the_games() -> None:
    page = planes.PAGE.read_text(encoding="utf-8")
    assert planes.page(page) == page, "python tools/planes.py"


@pytest.mark.usefixtures("compiled")
def test_the_example_trains_and_reports(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = f"{GAME} --option round-limit=1 --minutes 0.01 --games 8 --batch 32 --trials 4 --plot {tmp_path}/curve.svg"
    curve = train.main(words.split())
    assert curve[-1]["choices"] > 0
    assert all(low <= share <= high for point in curve for low, share, high in (point["random"], point["heuristic"]))
    assert (tmp_path / "curve.svg").read_text().startswith("<?xml")
    capsys.readouterr()


def test_the_network_learns_what_is_rewarded() -> None:
    random = np.random.default_rng(1)
    network: Any = train.Network(4, 3, random)
    seen, masks = np.eye(4, dtype=np.float32), np.ones((4, 3), np.int8)
    masks[0, 2] = 0
    for _ in range(300):
        chances = network.think(seen, masks)[1]
        chosen = train.pick(chances, random)
        network.learn(seen, masks, chosen, np.where(chosen == np.arange(4) % 2, 1.0, -1.0).astype(np.float32))
    chances = network.think(seen, masks)[1]
    assert (chances[np.arange(4), np.arange(4) % 2] > 0.9).all()
    assert chances[0, 2] == 0
