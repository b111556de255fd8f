"""A rule that leaves the integer subset is named with file and line."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import wartable
from wartable.engine.rule import check_subset, silenced

OUTSIDE = {
    "a dict": "    x = {1: 2}",
    "a string": "    x = 'text'",
    "a float": "    x = 0.5",
    "true division": "    x = n / 2",
    "an exception": "    raise ValueError",
    "a comprehension": "    x = [k for k in range(n)]",
    "a method": "    x = n.bit_length()",
    "a foreign call": "    x = helper(n)",
    "a lambda": "    x = lambda k: k",
    "membership": "    x = n in (1, 2)",
    "printing": "    print(n)",
}


def rule_from(body: str, tmp_path: Path, signature: str = "def broken(n: int) -> int:") -> Callable[..., Any]:
    path = tmp_path / "broken_rules.py"
    path.write_text(
        textwrap.dedent("def helper(n):\n    return n\n\n\n") + f"{signature}\n{body}\n    return n\n", encoding="utf-8"
    )
    spec = spec_from_file_location("broken_rules", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    broken: Callable[..., Any] = module.broken
    return broken


@pytest.mark.parametrize("body", OUTSIDE.values(), ids=OUTSIDE.keys())
def test_outside_the_subset(body: str, tmp_path: Path) -> None:
    with pytest.raises(wartable.OutOfSubset, match=r"broken_rules\.py:6: broken: "):
        check_subset(rule_from(body, tmp_path))


@pytest.mark.parametrize("signature", ["def broken(n) -> int:", "def broken(n: int):"])
def test_annotations_are_wanted(signature: str, tmp_path: Path) -> None:
    with pytest.raises(wartable.OutOfSubset, match=r"broken_rules\.py:5"):
        check_subset(rule_from("    n += 1", tmp_path, signature))


def test_inside_the_subset(tmp_path: Path) -> None:
    check_subset(rule_from("    for k in range(n):\n        n += k if k > 2 else -k", tmp_path))


def test_silence_keeps_file_and_lines(tmp_path: Path) -> None:
    function = rule_from("    if n > 1:\n        emit(n)\n    n = n // 0", tmp_path)
    quiet = silenced(function)
    assert "emit" not in quiet.co_names
    assert quiet.co_filename == function.__code__.co_filename
    assert quiet.co_firstlineno == function.__code__.co_firstlineno
