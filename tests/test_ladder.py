"""The ladder keeps every game as it ends, plays none twice, and says how sure its numbers are."""

from __future__ import annotations

import importlib.util
import signal
import subprocess
import sys
import time
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


@pytest.mark.usefixtures("compiled")
def test_it_tells_how_far_it_is_and_what_came_out(
    ladder: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--results", str(tmp_path / "kept"), "play", "la-conquete-du-monde", "--players", "2"]
    ladder.main([*words, "--bots", "heuristic", "random", "--games", "2"])
    told = capsys.readouterr()
    assert told.err.splitlines() == ["1 of 2 games played", "2 of 2 games played"]
    [line] = told.out.splitlines()
    assert line.startswith("la-conquete-du-monde, 1957, 2 players: heuristic against random won 100.0% of 2 games (34")
    assert line.endswith("50% would be even")


WRONG = {
    "game": ["play", "chess", "--bots", "heuristic", "random"],
    "bot": ["play", "la-conquete-du-monde", "--bots", "heuristic", "deep-thought"],
    "playouts": ["play", "la-conquete-du-monde", "--bots", "search@many", "random"],
    "no playouts": ["play", "la-conquete-du-monde", "--bots", "search@0", "random"],
    "players": ["play", "la-conquete-du-monde", "--players", "9", "--bots", "heuristic", "random"],
    "edition": ["play", "la-conquete-du-monde", "--edition", "1900", "--bots", "heuristic", "random"],
    "games": ["play", "la-conquete-du-monde", "--games", "0", "--bots", "heuristic", "random"],
    "minutes": ["play", "la-conquete-du-monde", "--minutes", "-1", "--bots", "heuristic", "random"],
    "minutes nan": ["play", "la-conquete-du-monde", "--minutes", "nan", "--bots", "heuristic", "random"],
    "one bot": ["play", "la-conquete-du-monde", "--bots", "heuristic"],
    "speed": ["speed", "chess"],
    "nothing": [],
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG.keys())
def test_wrong_words_are_one_line(
    ladder: ModuleType, tmp_path: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        ladder.main(["--results", str(tmp_path / "kept"), *words])
    told = capsys.readouterr()
    assert (ended.value.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert not (tmp_path / "kept").exists()


@pytest.mark.usefixtures("compiled")
def test_ctrl_c_ends_at_once_and_keeps_what_was_played(tmp_path: Path) -> None:
    """Games under way, of bots that think for minutes, are waited for by nobody."""
    results = tmp_path / "kept"
    script = f"""
import runpy, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests in the background ignores it
sys.argv = ["ladder.py", "--results", {str(results)!r}, "play", "la-conquete-du-monde", "--players", "2"]
sys.argv += ["--bots", "heuristic", "random", "--games", "1"]
runpy.run_path({str(ROOT / "tools" / "ladder.py")!r}, run_name="__main__")
sys.argv[-4:] = ["search@100000", "random", "--games", "5"]
print("on", flush=True)
runpy.run_path({str(ROOT / "tools" / "ladder.py")!r}, run_name="__main__")
"""
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        while process.stdout.readline() != "on\n":
            assert process.poll() is None
        time.sleep(3)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=20)
    assert process.returncode == 130
    assert told.splitlines()[-1] == "stopped; every game that ended is kept"
    assert "Traceback" not in told
    assert len(results.read_text().splitlines()) == 1
