"""The command line as a user meets it: mostly in this process, which answers as one of its own does."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import wartable
from tests.conftest import Run
from wartable.games import spec_of
from wartable.lab import bench

GAME = "la-conquete-du-monde"
TESTS = Path(__file__).parent
RunJson = Callable[..., Any]


def run_alone(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wartable", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=300, check=False)


@pytest.fixture
def run_json(run: Run) -> RunJson:
    def run_json(*arguments: str) -> Any:
        result = run(*arguments, "--json")
        assert result.returncode == 0, result.stderr
        return json.loads(result.stdout)

    return run_json


def test_a_process_of_its_own_tells_the_same(run: Run) -> None:
    for arguments in (("games",), ("odds", "5", "5"), ("rules", "chess"), ("no-such-command",)):
        alone, here = run_alone(*arguments), run(*arguments)
        assert (alone.returncode, alone.stdout, alone.stderr) == (here.returncode, here.stdout, here.stderr)


def test_games(run_json: RunJson) -> None:
    [entry] = [entry for entry in run_json("games") if entry["game"] == GAME]
    assert entry["players"] == [2, 6]
    assert entry["editions"] == ["1957", "second-rule", "classic"]
    assert "heuristic" in entry["bots"]


def test_odds(run_json: RunJson) -> None:
    assert run_json("odds", "5", "5", "--defence-dice", "3")["capture"] == pytest.approx(0.278, abs=5e-4)
    assert run_json("odds", "8", "4", "--dice", "1")["capture"] == pytest.approx(0.642, abs=5e-4)
    assert run_json("odds", "8", "4", "--protected")["capture"] == 0
    assert run_json("odds", "20", "20", "--defence-dice", "2")["capture"] == pytest.approx(0.633, abs=5e-4)


def test_coverage_is_complete(run_json: RunJson) -> None:
    entries = run_json("rules", GAME, "--coverage")
    assert [entry["id"] for entry in entries][:2] == ["CM-0.1", "CM-0.2"]
    assert all(entry["functions"] and entry["tests"] for entry in entries)
    assert [entry["id"] for entry in entries if "not_applicable" in entry] == ["CM-3.2"]


@pytest.mark.parametrize("language", ["en", "fr", "pl", "de"])
def test_rules_in_every_language(run_json: RunJson, language: str) -> None:
    texts = run_json("rules", GAME, "--lang", language)
    assert len(texts) == len(spec_of(GAME).ledger)
    assert all(len(entry["text"]) > 20 for entry in texts)


def test_board_facts_carry_source_and_certainty(run_json: RunJson, run: Run) -> None:
    facts = run_json("rules", GAME, "--board")
    assert facts["continents"]["asie"] == {"value": 7, "source": "S2, S4", "certainty": "medium-high"}
    assert len(facts["links"]["table"]) == 84
    assert "medium-high" in run("rules", GAME, "--board").stdout


def test_scenarios_hold(run: Run, tmp_path: Path) -> None:
    assert run("scenario", str(TESTS / "scenarios")).returncode == 0
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(f'title = "wrong"\nrules = []\ngame = "{GAME}"\nthen = 1\n[expect.position]\nround = 99\n')
    result = run("scenario", str(wrong))
    assert result.returncode == 1
    assert "round is 1, not 99" in result.stdout


def test_replay_and_verify(run: Run, run_json: RunJson) -> None:
    path = TESTS / "recorded" / "round-limit-3.record"
    told = run_json("replay", str(path))
    assert told["over"]
    assert told["hash"] == wartable.replay(path.read_text(encoding="utf-8")).hash
    assert "[CM-6.4]" in run("replay", str(path)).stdout
    refused = run("verify", str(path))
    assert refused.returncode == 2
    assert "only fair luck" in refused.stderr


def test_a_proof_is_told_as_json_too(run_json: RunJson, tmp_path: Path) -> None:
    words = ["play", GAME, "--players", "2", "--seat", "none", "--option", "round-limit=1"]
    path = tmp_path / "fair.record"
    run_alone(*words, "--save", str(path))
    proved = run_json("verify", str(path))
    assert proved == {"verified": True, "answers": wartable.verify(path.read_text(encoding="utf-8"))}


@pytest.mark.usefixtures("compiled")
def test_an_experiment_is_told_as_json_too(run_json: RunJson, tmp_path: Path) -> None:
    words = ["lab", "run", GAME, "--option", "round-limit=1", "--noted", "0", "--cores", "1", "--out", str(tmp_path)]
    told = run_json(*words, "--games", "3", "--report", str(tmp_path / "page.html"))
    assert told == {
        "folder": str(tmp_path), "games": 3, "asked": 3, "tables": ["1957, 2 players"],
        "report": str(tmp_path / "page.html"),
    }  # fmt: skip
    assert run_json(*words, "--games", "2") == told | {"asked": 2, "report": None}


@pytest.mark.usefixtures("compiled")
def test_simulate_counts_and_repeats(run_json: RunJson) -> None:
    arguments = (
        "simulate",
        GAME,
        "--players",
        "3",
        "--games",
        "60",
        "--seed",
        "5",
        "--bot",
        "heuristic",
        "--bot",
        "random",
    )
    one, two = run_json(*arguments), run_json(*arguments)
    assert [seat["bot"] for seat in one["seats"]] == ["heuristic", "random", "random"]
    assert sum(seat["wins"] for seat in one["seats"]) + one["unfinished"] == 60
    del one["seconds"], two["seconds"]
    assert one == two


@pytest.mark.usefixtures("compiled")
def test_bench_reports_both_speeds(run_json: RunJson, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "REPEATS", 1)  # which make the numbers better, not the report
    result = run_json("bench", "--option", "round-limit=4")  # blind play finds no end by itself
    assert result["plain"]["steps_per_second"] > 0
    assert result["fast"]["steps_per_second"] > result["plain"]["steps_per_second"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "chess"),
        ("rules", GAME, "--rule", "CM-99"),
        ("rules", GAME, "--lang", "xx"),
        ("play", GAME, "--players", "9"),
        ("play", GAME, "--seat", "purple"),
        ("play", GAME, "--bot", "deep-thought"),
        ("play", GAME, "--option", "nonsense"),
        ("simulate", GAME, "--bot", "nobody"),
        ("simulate", GAME, "--games", "0"),
        ("simulate", GAME, "--edition", "1900"),
        ("replay", "no-such-file"),
        ("replay", str(TESTS)),
        ("verify", str(TESTS / "test_cli.py")),
        ("scenario", "no-such-file"),
        ("odds", "5", "5", "--defence-dice", "7"),
        ("odds", "5", "5", "--dice", "4"),
        ("odds", "1", "5", "--dice", "2"),
        ("odds", "many", "few"),
        ("bench", "--game", "go"),
        ("no-such-command",),
    ],
)
def test_mistakes_are_one_line_and_exit_code_2(run: Run, arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    [line] = result.stderr.splitlines()
    assert line


def test_play_in_a_pipe_ends_cleanly(tmp_path: Path) -> None:
    result = run_alone("play", GAME, "--seed", "7", "--seat", "green", stdin="help\nmap\n")
    assert result.returncode == 0, result.stderr
    assert "\x1b" not in result.stdout
    assert "Traceback" not in result.stderr
    saved = tmp_path / "watched.record"
    watched = run_alone("play", GAME, "--seat", "none", "--option", "round-limit=1", "--save", str(saved))
    assert watched.returncode == 0, watched.stderr
    assert run_alone("verify", str(saved)).returncode == 0
