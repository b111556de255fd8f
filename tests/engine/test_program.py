"""A compiled program is kept in one file, whole or not at all, and what is not as it was written is made anew."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy
import pytest

from tests.auction import SPEC
from wartable.engine.fields import SETTING
from wartable.engine.game import Game
from wartable.engine.speeds import batch, fast
from wartable.engine.speeds.driven import Driven
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


@pytest.mark.usefixtures("cache")
def test_arrays_are_lent_and_given_back() -> None:
    """Compiled rules count no references to them: as many are left after a game as before."""
    speed = Fast(SPEC, {})
    states, out = speed.states(Game(SPEC, 3, None, ()).template, 2), speed.buffer()
    before = sys.getrefcount(states), sys.getrefcount(out)
    for seed in range(20):
        speed.trajectory(states, out, speed.vector([0] * len(SPEC.seats)), seed, 500)
    assert (sys.getrefcount(states), sys.getrefcount(out)) == before


@pytest.mark.usefixtures("cache")
def test_games_of_a_table_share_its_settings() -> None:
    """Wherever a record goes, the settings of its own table are read."""
    speed = Fast(SPEC, {})
    few, many = (Game(SPEC, players, None, ()).template for players in (2, 3))
    states = numpy.concatenate([speed.states(few, 1), speed.states(many, 2)])
    assert [speed.read(states, k).players for k in range(3)] == [2, 3, 3]
    assert states[1] == states[2]
    assert not {f.name for f in SPEC.state.FIELDS if f.kind == SETTING} & {*states.dtype.names}


@pytest.mark.usefixtures("cache")
def test_a_driven_game_is_the_game_stepped_by_hand() -> None:
    speed, template = Fast(SPEC, {}), Game(SPEC, 3, None, ()).template
    driven, states, out = Driven(speed, template), speed.states(template, 1), speed.buffer()
    count = driven.start(5)
    speed.start_at(states, 0, 5)
    asked = int(states[0]["asked"])
    assert count == speed.offer_at(states, 0, (asked & -asked).bit_length() - 1, out)
    for k in range(80):
        seat, choice = driven.seat, driven.offer[k * 7 % count]
        assert list(driven.offer[:count]) == list(out[:count])
        count = driven.step(choice)
        assert count == speed.step_at(states, 0, seat, choice, out)
        if count == 0:
            break
    assert driven.states[1] == states[0]


@pytest.mark.usefixtures("cache")
def test_threads_play_the_same_batch() -> None:
    speed, template = Fast(SPEC, {}), Game(SPEC, 3, None, ()).template
    assert _stepped(speed, template, 1) == _stepped(speed, template, 3)
    assert batch.free_cores() >= 1


def _stepped(speed: Fast, template: Any, threads: int, games: int = 3 * batch.FEWEST) -> list[bytes]:
    """What is left of many games after some choices, always the first offered."""
    states, outs = speed.states(template, games + 1), numpy.zeros((games, len(speed.buffer())), numpy.int32)
    seats, counts, choices = (numpy.zeros(games, numpy.int64) for _ in range(3))
    states["stage"][1:] = SPEC.flow.over  # so that each begins anew
    for _ in range(6):
        batch.step(speed, states, choices, seats, counts, outs, threads)
        choices[:] = outs[:, 0]
    return [states.tobytes(), counts.tobytes(), seats.tobytes()]
