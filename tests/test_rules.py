"""A rule is not changed without its version: records and running tables rely on it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import rules
from wartable.games import game_names, spec_of


@pytest.mark.parametrize("name", game_names())
def test_the_version_goes_with_the_rules(name: str) -> None:
    problem = rules.complaint(name, rules.told()[name], rules.pair_of(spec_of(name)))
    assert not problem, problem


def test_a_change_is_written_down_only_with_a_new_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = game_names()[0]
    changed = rules.told() | {name: {**rules.told()[name], "digest": "before"}}
    file = tmp_path / "rules.json"
    file.write_text(json.dumps(changed), encoding="utf-8")
    monkeypatch.setattr(rules, "FILE", file)
    with pytest.raises(SystemExit, match=f"the rules of {name} have changed"):
        rules.main(same_play=False)
    assert rules.told() == changed
    rules.main(same_play=True)
    assert rules.told()[name] == rules.pair_of(spec_of(name))


def test_a_new_version_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = game_names()[0]
    older = rules.told() | {name: {"version": 0, "digest": "before"}}
    file = tmp_path / "rules.json"
    file.write_text(json.dumps(older), encoding="utf-8")
    monkeypatch.setattr(rules, "FILE", file)
    assert "new version" in rules.complaint(name, older[name], rules.pair_of(spec_of(name)))
    rules.main(same_play=False)
    assert rules.told()[name] == rules.pair_of(spec_of(name))
