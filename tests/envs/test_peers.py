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
    assert result["batch_to_openspiel"] == pytest.approx(
        rates["batch of 4096"] / rates["OpenSpiel backgammon"], abs=0.1
    )
    measured = [name for name in rates if name.startswith("PettingZoo")]
    assert len(measured) + len(result["missing"]) == len(peers.ZOO)
    if not measured:
        assert result["environment_to_pettingzoo"] is None
