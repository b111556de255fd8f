"""A game owns its things: no shared room knows a game by its name."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import wartable

ROOT = Path(__file__).parents[1]
SHARED = ("src", "web/src", "web/index.html", "tools", "Makefile", "hatch_build.py", "pyproject.toml")


def shared_files() -> Iterator[Path]:
    tracked = subprocess.run(["git", "ls-files", *SHARED], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    names = {name.replace("-", form) for name in wartable.game_names() for form in "-_"}
    for line in tracked.splitlines():
        path = ROOT / line
        if path.exists() and not names & set(path.parts):
            yield path


def test_no_shared_room_knows_a_game_by_its_name() -> None:
    names = [name.replace("-", form) for name in wartable.game_names() for form in "-_"]
    found = [
        f"{path.relative_to(ROOT)} names {name}"
        for path in shared_files()
        for name in names
        if name in path.read_text(encoding="utf-8")
    ]
    assert not found
