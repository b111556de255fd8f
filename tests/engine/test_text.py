"""Numbers and punctuation as each language sets them."""

from __future__ import annotations

import pytest

from wartable.engine.text import text_for

THIN = "\u202f"
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
