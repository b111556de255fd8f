"""A game from outside the tree: written by `wartable new-game`, installed as a package, played and proved."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import wartable
from tests.conftest import Run
from wartable.skeleton import write

NAME = "tower-of-cubes"
SRC = Path(wartable.__file__).parents[1]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of the game, installed beside wartable."""
    home = tmp_path_factory.mktemp("outside")
    package = write(NAME, home)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(home / "site"), str(package)], check=True)
    return home


def run_there(home: Path, *arguments: str) -> str:
    path = os.pathsep.join((str(home / "site"), str(SRC)))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONWARNINGS": ""}
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=home, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_on_the_shelf_with_ours(home: Path) -> None:
    games = [entry["game"] for entry in json.loads(run_there(home, "wartable", "games", "--json"))]
    assert games == sorted([*wartable.game_names(), NAME])


def test_it_is_played_at_the_terminal(home: Path) -> None:
    told = run_there(home, "wartable", "play", NAME, "--seat", "none", "--seed", "1", "--lang", "de")
    assert "Tower Of Cubes" in told
    assert "Das Spiel ist zu Ende" in told or "Sieg" in told


def test_it_passes_the_conformance_suite(home: Path) -> None:
    told = run_there(home, "pytest", "-q", "-p", "no:cacheprovider", str(home / NAME / "tests"))
    assert " failed" not in told


@pytest.mark.parametrize("name", ["", "Chess", "two words", "../up", "class", "json", wartable.game_names()[0]])
def test_names_that_cannot_be(name: str, tmp_path: Path) -> None:
    with pytest.raises(wartable.BadTable):
        write(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_what_comes_next_is_all_there_is_to_do(run: Run, tmp_path: Path) -> None:
    """The tests need pytest, which wartable does not bring."""
    told = run("new-game", NAME, "--into", str(tmp_path / "my games"))
    folder = tmp_path / "my games" / NAME
    assert f"next: pip install --editable '{folder}' pytest && pytest '{folder}/tests'" in told.stdout
    assert "pip install --editable . pytest\n" in (folder / "README.md").read_text(encoding="utf-8")


def test_nothing_is_written_over(tmp_path: Path) -> None:
    write(NAME, tmp_path)
    with pytest.raises(wartable.BadTable, match="already"):
        write(NAME, tmp_path)
