"""Rules name an option or an edition by the title one chooses it by, never by its word for machines."""

from __future__ import annotations

import re

import pytest

from wartable.engine.text import LANGUAGES, locale_folder
from wartable.games import game_names, spec_of

OPENING = ("“", "„", "« ", "«\u00a0", "«\u202f")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_rules_cite_no_raw_names(game: str, language: str) -> None:
    source = (locale_folder(spec_of(game).package) / f"{language}.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^(?:option|edition)-([a-z-]+)(?<!-name) =", source, re.M)
    rules = [line for line in source.splitlines() if line.startswith("rule-")]
    raw = [mark + name for mark in OPENING for name in names]
    assert len(names) > 3
    assert len(rules) > 30
    assert not [(cited, line[:30]) for line in rules for cited in raw if cited in line]
