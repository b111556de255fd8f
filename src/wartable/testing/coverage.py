"""Which functions perform each rule of the ledger, and which tests carry it.

A function performs the ids its docstring begins with (`CM-3.4, CM-3.7 – …`); a test carries the id in its name
(`test_cm_3_4_…`), a scenario in its `rules`.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

from wartable.engine.game import Spec

ID = r"[A-Z]+-[A-Z]?\d+(?:\.\d+[a-z]?)?"
CITED = re.compile(rf"^({ID}(?:, {ID})*)(?: –|:| )")
TEST = re.compile(r"^ *def (test_\w+)", re.MULTILINE)
LATER = re.compile(rf"(?<=\. )({ID}) –")


def coverage(spec: Spec, tests: Path | None = None) -> list[dict[str, Any]]:
    """One entry per id of the ledger: `id`, `functions`, `tests`, and `not_applicable` where a reason is given."""
    functions = _functions(Path(str(resources.files(spec.package))))
    carried = _tests(tests or source_tests(), [rule.id for rule in spec.ledger])
    _note_scenarios(Path(str(resources.files(spec.package))) / "examples", carried)
    out = []
    for rule in spec.ledger:
        entry: dict[str, Any] = {"id": rule.id, "functions": functions[rule.id], "tests": carried[rule.id]}
        if rule.not_applicable:
            entry["not_applicable"] = rule.not_applicable
        out.append(entry)
    return out


def source_tests() -> Path | None:
    """The tests folder beside the sources; None where the package is installed without them."""
    folder = Path(__file__).parents[3] / "tests"
    return folder if folder.is_dir() else None


def _functions(folder: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        module = ".".join(path.relative_to(folder).with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in _cited(ast.get_docstring(node) or ""):
                    found[rule].append(f"{module}.{node.name}")
    return found


def _cited(docstring: str) -> Iterator[str]:
    first = CITED.match(docstring)
    if first:
        yield from first[1].split(", ")
    yield from LATER.findall(docstring.replace("\n", " "))


def _tests(folder: Path | None, ids: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    if folder is None:
        return found
    names = {_test_name(rule): rule for rule in ids}
    for path in sorted(folder.rglob("test_*.py")):
        for test in TEST.findall(path.read_text(encoding="utf-8")):
            for rule in _named(test, names):
                found[rule].append(f"{path.name}::{test}")
    _note_scenarios(folder / "scenarios", found)
    return found


def _note_scenarios(folder: Path, found: dict[str, list[str]]) -> None:
    for path in sorted(folder.rglob("*.toml")):
        for rule in tomllib.loads(path.read_text(encoding="utf-8")).get("rules", []):
            found[rule].append(f"{folder.name}/{path.name}")


def _test_name(rule: str) -> str:
    return rule.lower().replace("-", "_").replace(".", "_")


def _named(test: str, names: dict[str, str]) -> set[str]:
    """The ids in a test's name: `test_cm_3_4_and_cm_3_7_pairs` carries two."""
    words = test.split("_")
    parts = {"_".join(words[begin : begin + length]) for begin in range(1, len(words)) for length in (2, 3)}
    return {names[part] for part in parts & names.keys()}
