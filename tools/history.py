"""Measure every game and add a row each to docs/benchmarks.md: ratios of one run, comparable over time.

python tools/history.py
"""

from __future__ import annotations

import datetime
import subprocess
from pathlib import Path

import wartable
from wartable.lab.bench import bench

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"


def row(name: str) -> str:
    result = bench(wartable.load(name), print)
    fast = result["fast"]
    rates = (result["plain"]["steps_per_second"], fast["steps_per_second"], fast["batch_steps_per_second"])
    cells = (datetime.date.today().isoformat(), _commit(), name, *(f"{rate:,}" for rate in rates), result["ratio"])
    return "| " + " | ".join(map(str, cells)) + " |\n"


def _commit() -> str:
    asked = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(asked, cwd=PAGE.parent, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    with PAGE.open("a", encoding="utf-8") as page:
        for name in wartable.game_names():
            page.write(row(name))
