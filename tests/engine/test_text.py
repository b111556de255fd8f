"""Numbers and punctuation as each language sets them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wartable.engine.text import text_for

THIN = "\u202f"
ROOT = Path(__file__).parents[2]
SHARES = {
    "en": ["0%", "under 0.1%", "41.7%", "over 99.9%", "100%"],
    "fr": [f"0{THIN}%", f"moins de 0,1{THIN}%", f"41,7{THIN}%", f"plus de 99,9{THIN}%", f"100{THIN}%"],
    "pl": ["0%", "poniżej 0,1%", "41,7%", "ponad 99,9%", "100%"],
    "de": [f"0{THIN}%", f"unter 0,1{THIN}%", f"41,7{THIN}%", f"über 99,9{THIN}%", f"100{THIN}%"],
}


@pytest.mark.parametrize(("language", "said"), SHARES.items())
def test_a_chance_that_is_neither_certain_nor_impossible_is_never_called_so(language: str, said: list[str]) -> None:
    text = text_for(language, "wartable.games.la_conquete_du_monde")
    assert [text.share(chance) for chance in (0, 0.00001, 0.4171, 0.99999, 1)] == said


@pytest.mark.parametrize(("language", "colon"), [("en", ": "), ("fr", f"{THIN}: "), ("pl", ": "), ("de", ": ")])
def test_the_colon_belongs_to_the_language(language: str, colon: str) -> None:
    text = text_for(language, "wartable.games.la_conquete_du_monde")
    assert text.labelled("Siam", "3") == f"Siam{colon}3"


FRENCH = sorted(path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("fr.ftl"))
PLACEABLE = re.compile(r"\{[^{}]*\}")


@pytest.mark.parametrize("path", FRENCH, ids=[str(path.relative_to(ROOT)) for path in FRENCH])
def test_french_keeps_its_punctuation_on_the_line(path: Path) -> None:
    """A no-break space before : ; ! ? % and inside quotation marks, so that no line begins with a colon."""
    said = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in said if re.search(r" [:;!?%»]|« ", line)] == []
    words = [PLACEABLE.sub("0", line.partition(" = ")[2] or line) for line in said]
    assert [line for line in words if re.search(r"[\w)»][:;!?%](?!\w|//)", line)] == []


def test_a_series_is_parted_as_the_language_does() -> None:
    package = "wartable.games.la_conquete_du_monde"
    assert text_for("en", package).series(["a", "b", "c"]) == "a; b; c"
    assert text_for("fr", package).series(["a", "b", "c"]) == f"a{THIN}; b{THIN}; c"
    assert text_for("de", package).series(["a"]) == "a"
    assert text_for("pl", package).series([]) == ""
