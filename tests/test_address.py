"""Games are played among friends: the German words say du, on every page and in every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORDS = sorted(
    path.relative_to(ROOT)
    for part in ("src", "web/src")
    for path in (ROOT / part).rglob("de.ftl")
    if path.parent.name in ("locale", "lessons", "examples")
)
# Within a sentence a capital makes it the polite form; where one begins, it may be she, they or theirs.
POLITE = re.compile(r"(?<=[\w,;–}”“] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b")


def test_the_polite_form_is_told_from_others() -> None:
    for polite in ("Wählen Sie einen.", "Danach, wenn Sie wollen, ist Ihr Zug.", "{ $seat } gibt Ihnen eine Karte."):
        assert POLITE.search(polite), polite
    for other in ("Sie endet. Sie folgt: Ihre Marker (Sie zählen) …", "# Ihre Farben", "Wen sie und ihr Heer."):
        assert not POLITE.search(other), other


@pytest.mark.parametrize("path", WORDS, ids=str)
def test_german_says_du(path: Path) -> None:
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if POLITE.search(line.removeprefix("# "))]
