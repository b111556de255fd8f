"""La Conquête du Monde: every id of the ledger has its test. The tests themselves are in la_conquete_du_monde/."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wartable

HERE = Path(__file__).parent / "la_conquete_du_monde"
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
NAMED = set(re.findall(r"^def test_cm_(\d)_(\d)_", SOURCE, re.MULTILINE))
LEDGER = [rule.id for rule in wartable.load("la-conquete-du-monde").spec.ledger]
IDS = {
    0: 4, 1: 3, 2: 6, 3: 9, 4: 3, 5: 4, 6: 6, 7: 3, 8: 2,
}  # fmt: skip


def test_the_ledger_is_complete() -> None:
    assert [f"CM-{section}.{k}" for section, last in IDS.items() for k in range(1, last + 1)] == LEDGER


@pytest.mark.parametrize("rule", LEDGER)
def test_every_rule_has_a_test_named_after_it(rule: str) -> None:
    section, number = rule.removeprefix("CM-").split(".")
    assert (section, number) in NAMED
