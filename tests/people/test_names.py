"""Names are text that can be read and told apart."""

from __future__ import annotations

import unicodedata
from typing import cast

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from wartable.people.codes import code_hash, new_code
from wartable.people.names import tidy
from wartable.people.rows import named
from wartable.people.sessions import browser_of
from wartable.tables.errors import Refused
from wartable.tables.wording import folded


@pytest.mark.parametrize(
    "name", ["", " ", "\n", "a\nb", "a\tb", "a\x00b", "\u202egnp.exe", "a\u200bb", "\u3164", "\u2800", "x" * 41,
             "a\u2066b", "\ud800", "\ue000", "a\u2028b", "\u0301a", "Anna\ufe0f", "\ufdfa" * 40]
)  # fmt: skip
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(Refused) as refused:
        tidy(name)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize(
    ("given", "shown"),
    [("  Anna ", "Anna"), ("Żółć", "Żółć"), ("Anna  Maria", "Anna Maria"), ("李白", "李白"), ("<b>x</b>", "<b>x</b>"),
     ("e\u0301", "é"), ("x" * 40, "x" * 40), ("مريم", "مريم"), ("🐎", "🐎")],
)  # fmt: skip
def test_what_is_a_name(given: str, shown: str) -> None:
    assert tidy(given) == shown


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Straße", "STRASSE"),
        ("Ａｎｎａ", "anna"),
        ("ﬁn", "FIN"),
        ("a  b", "a\u00a0b"),
        ("Anna", "An\u200dna\u200c"),
    ],
)
def test_names_that_are_the_same(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@given(st.text(max_size=60))
def test_a_tidy_name_stays_as_it_is(text: str) -> None:
    try:
        name = tidy(text)
    except Refused:
        return
    assert tidy(name) == name
    assert folded(folded(name)) == folded(name)
    assert all(unicodedata.category(letter)[0] not in "C" for letter in name)
    assert 1 <= len(name) <= 40 >= len(name.strip())


def test_a_name_far_too_long_is_not_even_compared() -> None:
    """To compare thousands of marks on one letter takes a third of a second."""
    assert named(cast(sa.Connection, None), "a" + "\u0300\u0316" * 1300) is None


def test_a_code_is_read_however_it_is_typed() -> None:
    code = new_code()
    assert len({new_code() for _ in range(1000)}) == 1000
    assert code_hash(code) == code_hash(f" {code.replace('-', '').upper()} ")
    assert code_hash(code) != code_hash(code[:-1])


@pytest.mark.parametrize(
    ("agent", "browser"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
         "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML) Version/18 Safari/604",
         "Safari, iPhone"),
        ("curl/8", ""),
    ],
)  # fmt: skip
def test_a_browser_roughly(agent: str, browser: str) -> None:
    assert browser_of(agent) == browser
