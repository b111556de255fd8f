"""Imports point downwards only: engine, games, bots, lab, then the doors."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import wartable

ROOMS = ["engine", "games", "bots", "testing", "lab", "wire", "tables", "server"]
LOW = {"engine", "games", "bots"}  # these make up the public surface and cannot import it
SOURCE = Path(wartable.__file__).parent


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_imports_point_downwards() -> None:
    wrong = []
    for floor, room in enumerate(ROOMS):
        for path in (SOURCE / room).rglob("*.py"):
            for module in imported(path):
                above = module == "wartable.cli" or any(
                    module == f"wartable.{other}" or module.startswith(f"wartable.{other}.")
                    for other in ROOMS[floor + 1 :]
                )
                above = above or (module == "wartable" and room in LOW)
                if above:
                    wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert not wrong


def test_rules_import_neither_numpy_nor_numba() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        assert not {"numpy", "numba"} & {module.split(".")[0] for module in imported(path)}, path


def test_one_game_does_not_know_another() -> None:
    for folder in (SOURCE / "games").iterdir():
        for path in folder.rglob("*.py") if folder.is_dir() else []:
            for module in imported(path):
                if module.startswith("wartable.games."):
                    assert module.split(".")[2] == folder.name, f"{path} imports {module}"
