"""The command that measures the tower: its tables, its charts, and what the ledger says of its numbers."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.conftest import Run
from tests.games.wallenstein.test_w_odds import land
from wartable.games.wallenstein.measuring import ATTACKERS, DEFENDERS, PEASANTS, THROWN, Tower, long_run
from wartable.games.wallenstein.plots import Axis, Line, chart
from wartable.games.wallenstein.state import TOWER_MODELS
from wartable.lab.speeds import fast_of

CHARTS = ("out", "inside", "battles", "peasants")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The tower is measured at the compiled speed."""
    fast_of("wallenstein")


@pytest.mark.parametrize("model", TOWER_MODELS)
def test_charts_and_tables(model: str, run: Run, tmp_path: Path) -> None:
    ended = run("tower", "--model", model, "--trials", "20", "--out", str(tmp_path / "charts"))
    assert ended.returncode == 0
    tables = ended.stdout.split("\n\n")
    assert tables[0].startswith(f"model {model}, ")
    assert [table.splitlines()[2].count("|") - 2 for table in tables[1:]] == [4, len(DEFENDERS), len(PEASANTS)]
    for name in CHARTS:
        drawn = ElementTree.fromstring((tmp_path / f"charts/tower-{model}-{name}.svg").read_text(encoding="utf-8"))
        assert drawn.tag == "{http://www.w3.org/2000/svg}svg"


def test_numbers_for_machines(run: Run) -> None:
    words = ("tower", "--trials", "10", "--seed", "7", "--json")
    told = run(*words).stdout
    result = json.loads(told)
    assert run(*words).stdout == told
    assert [row["thrown"] for row in result["throws"]] == list(THROWN)
    assert len(result["battles"]) == len(ATTACKERS) * len(DEFENDERS)
    for row in result["battles"]:
        assert row["win"] + row["tie"] + row["lose"] == pytest.approx(1)


def test_a_model_there_is_not(run: Run) -> None:
    ended = run("tower", "--model", "funnel")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "funnel" in ended.stderr


@pytest.mark.parametrize("model", TOWER_MODELS)
def test_w_6_3_of_seven_thrown_two_thirds_come_out_and_seven_stay(model: str) -> None:
    row = long_run(Tower(model, 1), 7, 4000)
    assert row["out_of_thrown"] == pytest.approx(0.68, abs=0.03)
    assert row["out_of_inside"] == pytest.approx(0.32, abs=0.03)
    assert row["inside"] == pytest.approx(7.0, abs=0.5)


def test_w_6_3_a_bigger_throw_shakes_more_loose() -> None:
    """In the tower with two floors; in the simple one every cube is on its own."""
    few, many = (long_run(Tower("two-floors", 2), thrown, 2000) for thrown in (3, 20))
    assert many["out_of_inside"] > few["out_of_inside"] + 0.2
    few, many = (long_run(Tower("simple", 2), thrown, 2000) for thrown in (3, 20))
    assert many["out_of_inside"] == pytest.approx(few["out_of_inside"], abs=0.05)


def test_w_6_2_a_tower_that_remembers_its_floors_lets_out_the_same() -> None:
    """So they may be forgotten: in the long run a cube lies on either with the same chance."""
    rng, thrown, throws = random.Random(8), 7, 4000
    floors: list[list[str]] = [[], []]
    fresh = old = upper = inside = 0
    for _ in range(throws):
        floors = [["old"] * len(floor) for floor in floors]
        upper, inside = upper + len(floors[0]), inside + len(floors[0]) + len(floors[1])
        leaving = (loose for _ in range(thrown) for loose in land(rng, floors[0], "new"))
        out = [cube for loose in leaving for cube in land(rng, floors[1], loose)]
        fresh, old = fresh + out.count("new"), old + out.count("old")
    ours = long_run(Tower("two-floors", 3), thrown, throws)
    assert upper / inside == pytest.approx(0.5, abs=0.03)
    assert inside / throws == pytest.approx(ours["inside"], abs=0.4)
    assert fresh / (thrown * throws) == pytest.approx(ours["out_of_thrown"], abs=0.02)
    assert old / inside == pytest.approx(ours["out_of_inside"], abs=0.02)


def test_names_of_lines_do_not_lie_on_each_other() -> None:
    lines = [Line(f"line {k}", [(0, 0.5), (1, 0.5)]) for k in range(8)]
    drawn = ElementTree.fromstring(chart("<eight>", Axis("x", (0, 1)), Axis("y", (0, 1), percent=True), lines))
    names = [text for text in drawn.iter("{http://www.w3.org/2000/svg}text") if (text.text or "").startswith("line")]
    heights = sorted(float(text.get("y", 0)) for text in names)
    assert len(heights) == 8
    assert all(lower - higher >= 10 for higher, lower in pairwise(heights))
