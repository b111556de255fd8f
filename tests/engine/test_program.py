"""A compiled program is kept in one file, whole or not at all, and what is not as it was written is made anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy
import pytest

from tests.auction import SPEC
from wartable.engine.game import Game
from wartable.engine.speeds import fast
from wartable.engine.speeds.fast import Fast
from wartable.engine.speeds.linking import Plain


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with pytest.MonkeyPatch.context() as here:
        here.setenv("WARTABLE_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield here


def program() -> Path:
    return fast.cache_of(SPEC, {}) / fast.PROGRAM


def story(speed: Any) -> int:
    template = Game(SPEC, 3, None, ()).template
    return int(speed.trajectory(speed.states(template, 2), speed.buffer(), speed.vector([0] * len(SPEC.seats)), 5, 500))


@pytest.mark.usefixtures("cache")
def test_it_is_kept_and_what_is_damaged_is_made_anew() -> None:
    assert fast.kept(SPEC, {}) is None
    told = story(Plain(SPEC, {}))
    assert story(Fast(SPEC, {})) == told
    again = fast.kept(SPEC, {})
    assert again is not None
    assert story(again) == told
    content = program().read_bytes()
    program().write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    assert fast.kept(SPEC, {}) is None
    assert story(Fast(SPEC, {})) == told
    assert {path.name for path in program().parent.iterdir()} <= {fast.PROGRAM, "lock"}


@pytest.mark.usefixtures("cache")
def test_arrays_of_another_kind_are_refused() -> None:
    speed = Fast(SPEC, {})
    template = Game(SPEC, 3, None, ()).template
    for wrong in ([0] * 8, numpy.zeros(8, numpy.int64), numpy.zeros((2, 8), numpy.int32)):
        with pytest.raises(TypeError):
            speed.offer_at(speed.states(template, 1), 0, 0, wrong)
