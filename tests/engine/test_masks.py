"""Masks at both speeds, and what is kept beside the facts."""

from __future__ import annotations

import types
from pathlib import Path

import pytest

import wartable
from tests.engine.test_subset import rule_from
from wartable.engine.masks import members, size_of
from wartable.engine.rule import Choices, check_subset, guarded, rule
from wartable.testing.checks import conserved

COMPILED = {  # what compiled rules call for it, in Python's words
    "members": lambda mask: (mask & -mask).bit_length() - 1,
    "has_room": lambda out, n: 0 <= n < len(out),
}
MASKS = (0, 1, 0b1010, 1 << 62, (1 << 45) - 1, 0b1001 << 30)


def test_members_are_in_order() -> None:
    for mask in MASKS:
        assert sum(1 << member for member in members(mask)) == mask
        assert list(members(mask)) == sorted(members(mask))
        assert size_of(mask) == len(members(mask))


@rule
def odd_members(mask: int, out: Choices, n: int) -> int:
    for one in members(mask):
        if one % 2 == 0:
            continue
        for other in members(mask):
            if other > one:
                out[n] = one * 100 + other
                n += 1
                break
    return n


def test_what_is_compiled_walks_through_the_same() -> None:
    walked = types.FunctionType(guarded(odd_members), COMPILED)
    for mask in MASKS:
        plain, compiled = [0] * 64, [0] * 64
        assert odd_members(mask, plain, 0) == walked(mask, compiled, 0)
        assert plain == compiled


@rule
def high_members(mask: int, out: Choices, n: int) -> int:
    for one in members(mask):
        if one > 2 and one != 30:
            out[n] = one
            n += 1
    return n


def test_what_is_compiled_offers_the_same_though_it_writes_before_it_asks() -> None:
    written = types.FunctionType(guarded(high_members), COMPILED)
    assert "is_offered" in written.__code__.co_varnames
    for mask in MASKS:
        plain, compiled = [0] * 64, [0] * 64
        n = high_members(mask, plain, 0)
        assert written(mask, compiled, 0) == n
        assert plain[:n] == compiled[:n]


def test_what_is_compiled_writes_nothing_behind_the_end() -> None:
    written = types.FunctionType(guarded(high_members), COMPILED)
    out = [0, 0]
    assert written(0b111000, out, 0) == 3
    assert out == [3, 4]


@rule
def listed(which: int, out: Choices, n: int) -> int:
    if which < len(MASKS):
        out[n] = MASKS[which]
        n += 1
    return n


def test_what_may_not_be_there_is_asked_for_first() -> None:
    written = types.FunctionType(guarded(listed), COMPILED | {"MASKS": MASKS})
    assert written(len(MASKS), [0], 0) == 0


def test_members_are_for_loops_only(tmp_path: Path) -> None:
    broken = rule_from("    n = members(n)", tmp_path)
    broken.__globals__["members"] = members
    with pytest.raises(wartable.OutOfSubset, match="members"):
        check_subset(broken)


def test_a_tally_that_does_not_follow_is_found() -> None:
    match = wartable.load("la-conquete-du-monde", players=3).new(seed=1)
    conserved(match)
    match.state.strong ^= 1
    with pytest.raises(AssertionError, match="strong"):
        conserved(match)


def test_no_cell_holds_more_than_it_is_declared_for() -> None:
    game = wartable.load("gods-playground", players=3)
    match = game.new(seed=1)
    with pytest.raises(wartable.BadPosition, match="up to"):
        game.from_position({"nobles": {"white": {"prussia": 1000}}})
    match.state.city[0] = 2
    with pytest.raises(AssertionError, match="city"):
        conserved(match)
