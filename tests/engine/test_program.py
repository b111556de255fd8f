"""A compiled program is kept in one file, whole or not at all, and what is not as it was written is made anew."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import Any

import numpy
import pytest

from tests.auction import SPEC
from wartable.engine.fields import SETTING
from wartable.engine.game import Game
from wartable.engine.speeds import batch, fast, program, twins
from wartable.engine.speeds.bound import Block
from wartable.engine.speeds.driven import Driven
from wartable.engine.speeds.fast import CHECKED, Fast
from wartable.engine.speeds.linking import Plain
from wartable.engine.speeds.loops import SEATS_AT_MOST


@pytest.fixture(scope="session")
def speed() -> Fast:
    """With bounds checks, as all tests compile: whoever needs it first has it compiled."""
    return Fast(SPEC, {}, CHECKED)


def kept_at() -> Path:
    return fast.cache_of(SPEC, {}, CHECKED) / fast.PROGRAM


def story(speed: Any) -> int:
    template = Game(SPEC, 3, None, ()).template
    return int(speed.trajectory(speed.states(template, 2), speed.buffer(), speed.vector([0] * len(SPEC.seats)), 5, 500))


@pytest.fixture
def compiled_now(speed: Fast, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """In a cache of its own; what the compiler makes there, it has made before."""
    code, built = program._kept(kept_at()), list[Path]()

    def build(_entries: object, _bound: object, path: Path) -> dict[str, Any]:
        built.append(path)
        program._keep(path, code)
        return program.load(path)

    monkeypatch.setattr(program, "build", build)
    monkeypatch.setattr(twins.Twins, "entries", lambda _: {})
    monkeypatch.setattr(twins.Twins, "bound", lambda _: {})
    monkeypatch.setenv("WARTABLE_CACHE", str(tmp_path))
    return built


def test_it_is_kept_and_what_is_damaged_is_made_anew(speed: Fast, compiled_now: list[Path]) -> None:
    assert fast.kept(SPEC, {}, CHECKED) is None
    told = story(Plain(SPEC, {}))
    assert story(speed) == story(Fast(SPEC, {}, CHECKED)) == told
    again = fast.kept(SPEC, {}, CHECKED)
    assert again is not None
    assert story(again) == told
    assert len(compiled_now) == 1
    content = kept_at().read_bytes()
    kept_at().write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    assert fast.kept(SPEC, {}, CHECKED) is None
    assert story(Fast(SPEC, {}, CHECKED)) == told
    assert len(compiled_now) == 2
    assert {path.name for path in kept_at().parent.iterdir()} <= {fast.PROGRAM, "lock"}


def test_arrays_of_another_kind_are_refused(speed: Fast) -> None:
    template = Game(SPEC, 3, None, ()).template
    for wrong in ([0] * 8, numpy.zeros(8, numpy.int64), numpy.zeros((2, 8), numpy.int32)):
        with pytest.raises(TypeError):
            speed.offer_at(speed.states(template, 1), 0, 0, wrong)


def test_arrays_are_lent_and_given_back(speed: Fast) -> None:
    """Compiled rules count no references to them: as many are left after a game as before."""
    states, out = speed.states(Game(SPEC, 3, None, ()).template, 2), speed.buffer()
    before = sys.getrefcount(states), sys.getrefcount(out)
    for seed in range(20):
        speed.trajectory(states, out, speed.vector([0] * len(SPEC.seats)), seed, 500)
    assert (sys.getrefcount(states), sys.getrefcount(out)) == before


def test_games_of_a_table_share_its_settings(speed: Fast) -> None:
    """Wherever a record goes, the settings of its own table are read."""
    few, many = (Game(SPEC, players, None, ()).template for players in (2, 3))
    states = numpy.concatenate([speed.states(few, 1), speed.states(many, 2)])
    assert [speed.read(states, k).players for k in range(3)] == [2, 3, 3]
    assert states[1] == states[2]
    assert not {f.name for f in SPEC.state.FIELDS if f.kind == SETTING} & set(states.dtype.names or ())


def test_a_driven_game_is_the_game_stepped_by_hand(speed: Fast) -> None:
    template = Game(SPEC, 3, None, ()).template
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


def test_c_drives_the_same_game(speed: Fast) -> None:
    """By the address of an entry, the place of its arrays and a number."""
    template = Game(SPEC, 3, None, ()).template
    driven, states, out = Driven(speed, template), speed.states(template, 2), speed.buffer()
    called = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
    begin, drive = called(speed.begin_driving.address), called(speed.drive.address)
    block = Block(states, out)
    count = driven.start(5)
    asked = begin(block.place, 5)
    for k in range(80):
        assert divmod(asked, SEATS_AT_MOST) == (count, driven.seat)
        assert list(driven.offer[:count]) == list(out[:count])
        choice = driven.offer[k * 7 % count]
        count, asked = driven.step(choice), drive(block.place, choice)
        if count == 0:
            break
    assert driven.states[1] == states[1]


def test_threads_play_the_same_batch(speed: Fast) -> None:
    template = Game(SPEC, 3, None, ()).template
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
