"""The benchmark beside others reports what it measured; how fast that was is no test's business."""

from __future__ import annotations

import json

import pytest

from tests.conftest import Run
from wartable.envs import peers

pytestmark = pytest.mark.usefixtures("compiled")


def test_every_speed_is_measured_in_one_run(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "SECONDS", 0.01)
    monkeypatch.setattr(peers, "ROUNDS", 1)
    told = run("bench", "--peers", "--json", "--option", "round-limit=2", "--players", "2")
    assert told.returncode == 0, told.stderr
    result = json.loads(told.stdout)
    rates = result["choices_per_second"]
    assert {"plain", "fast", "driven from Python", "OpenSpiel backgammon"} <= rates.keys()
    assert all(rate > 0 for part in ("by_players", "by_length", "by_batch") for rate in result[part].values())
    others = [name for name in rates if name.startswith(("PettingZoo", "OpenSpiel"))]
    assert len(others) + len(result["missing"]) == len(peers.ZOO) + 1
    for mine, ratios in result["times_as_fast"].items():
        assert ratios == {name: round(rates[mine] / rates[name], 1) for name in others}
