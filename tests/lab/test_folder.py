"""The folder of an experiment: one run at a time, what is in it is what is told, and what is damaged is named."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Run
from wartable.lab.counting import Batch
from wartable.lab.experiment import Experiment, experiment
from wartable.lab.keeping import Folder, FolderInUse, units_left
from wartable.lab.playing import Unit
from wartable.lab.report import report
from wartable.lab.running import alone
from wartable.lab.running import run as lab_run

DOCS = Path(__file__).parents[2] / "docs"
GAME = "la-conquete-du-monde"
WORDS = ["lab", "run", GAME, "--option", "round-limit=2", "--noted", "1", "--cores", "1"]
at_the_compiled_speed = pytest.mark.usefixtures("compiled")


def small(games: int = 12) -> Experiment:
    return experiment(GAME, games=games, options=["round-limit=2"], noted=1)


def test_two_runs_do_not_play_into_the_same_folder(tmp_path: Path) -> None:
    """Else every game would be there twice."""
    first, second = Folder(tmp_path, small()), Folder(tmp_path, small(games=20))

    def meanwhile(experiment: Experiment, units: Sequence[Unit]) -> Iterator[Batch]:
        with pytest.raises(FolderInUse, match="another run plays into it"):
            lab_run(second, alone)
        assert Folder.open(tmp_path).experiment.games == 12
        return iter(())

    lab_run(first, meanwhile)


def test_whoever_comes_second_is_told_in_one_line(run: Run, tmp_path: Path) -> None:
    with Folder(tmp_path, small()).held():
        told = run(*WORDS, "--games", "12", "--out", str(tmp_path))
    assert (told.returncode, told.stdout, told.stderr.count("\n")) == (3, "", 1)
    assert "another run plays into it" in told.stderr


@at_the_compiled_speed
def test_the_dataset_is_read_as_its_page_says(tmp_path: Path) -> None:
    """With what `wartable[lab]` brings and nothing else."""
    lab_run(Folder(tmp_path, small()), alone)
    [code] = re.findall(r"```python\n(.*?)```", (DOCS / "dataset.md").read_text(encoding="utf-8"), re.S)
    told: dict[str, Any] = {}
    exec(code.replace('"OUT/', f'"{tmp_path}/'), told)
    assert told["match"].over
    assert told["match"].hash == told["game"]["hash"]
    assert told["games"].num_rows == 12


@at_the_compiled_speed
@pytest.mark.parametrize("left", [0, 100, None])
def test_a_damaged_part_is_named_and_what_to_do_is_said(run: Run, tmp_path: Path, left: int | None) -> None:
    folder, page = tmp_path / "kept", tmp_path / "page.html"
    words = [*WORDS, "--games", "12", "--out", str(folder)]
    assert run(*words).returncode == 0
    damaged = folder / "parts" / "000001" / "games.parquet"
    if left is None:
        damaged.unlink()
    else:
        damaged.write_bytes(damaged.read_bytes()[:left])
    for command in (words, ["lab", "report", str(folder), str(page)], ["lab", "game", str(folder), "3"]):
        told = run(*command)
        assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1)
        assert f"{damaged} is damaged" in told.stderr
        assert f"delete the folder {damaged.parent} and run the experiment again" in told.stderr
    shutil.rmtree(damaged.parent)
    assert run(*words).returncode == 0
    assert len(Folder.open(folder).played()) == 12


@at_the_compiled_speed
def test_fewer_games_than_there_are_is_no_loss_and_no_lie(run: Run, tmp_path: Path) -> None:
    folder, page = tmp_path / "kept", tmp_path / "page.html"
    words = [*WORDS, "--seed", "5", "--out", str(folder), "--report", str(page)]
    assert "12 games are in" in run(*words, "--games", "12").stdout
    told = run(*words, "--games", "4")
    assert (told.returncode, told.stderr) == (0, "")
    assert f"12 games are in {folder}, 4 of them asked for now" in told.stdout
    text = page.read_text(encoding="utf-8")
    assert "Monde: 12 games</h1>" in text
    assert "<dd>5 to 16, the same for every table</dd>" in text
    assert "not finished" not in text


@at_the_compiled_speed
def test_a_report_says_how_much_is_still_to_be_played(tmp_path: Path) -> None:
    folder = Folder(tmp_path, experiment(GAME, games=3000, options=["round-limit=2"], ablate=["army-cap"], noted=1))
    assert "0 of 6,000 games" in report(folder)

    def stopped(experiment: Experiment, units: Sequence[Unit]) -> Iterator[Batch]:
        yield from alone(experiment, [unit for unit in units if unit.games == 1])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        lab_run(folder, stopped)
    text = report(Folder.open(tmp_path))
    assert "Monde: 1 of 6,000 games</h1>" in text
    assert "This experiment is not finished: 1 of 6,000 games were played." in text
    assert "<dd>1 to 3000, the same for every table</dd>" in text


def test_games_that_are_followed_are_spread_among_the_others() -> None:
    """They take as long as a hundred: all first, they would make the rest look endless."""
    units = units_left(experiment(GAME, games=2000, ablate=["army-cap"], noted=80), [])
    slow = [k for k, unit in enumerate(units) if unit.games == 1]
    assert len(slow) == 80
    assert [unit.first for unit in units if unit.games == 1] == list(range(1, 81))
    halves = sum(k < len(units) / 2 for k in slow)
    assert 38 <= halves <= 42
    firsts = [unit.first for unit in units if unit.games > 1]
    assert firsts == sorted(firsts)
