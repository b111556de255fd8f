"""Compiling in the background: once per cache, behind everyone else, and never longer than whoever wanted it lives."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import BaseFileLock, Timeout

from wartable.engine.speeds import fast
from wartable.games import first_game, spec_of

COMPILE = [sys.executable, "-m", "wartable", "compile", first_game(), "--background"]
PARENT = (
    f"import subprocess, time; p = subprocess.Popen({COMPILE!r}, stdin=-1); print(p.pid, flush=True); time.sleep(600)"
)


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WARTABLE_CACHE", str(tmp_path))
    return tmp_path


def test_a_second_compilation_waits_for_the_first_which_may_end_early() -> None:
    spec = spec_of(first_game())
    first = fast.alone(spec, spec.bots, fast.CHECKED)
    with subprocess.Popen(COMPILE, stdin=subprocess.PIPE) as second:
        try:
            with first:
                _until(lambda: second.poll() is not None or _rests(second.pid))
                assert second.poll() is None, "it is left to one that may never end it"
            _until(lambda: _is_held(first), 180)  # it gives way to all other tests
        finally:
            second.kill()


def test_it_gives_way_and_ends_with_its_parent() -> None:
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as parent:
        try:
            assert parent.stdout is not None
            child = int(parent.stdout.readline())
            _until(lambda: os.getpriority(os.PRIO_PROCESS, child) == min(19, ours + 19))
        finally:
            parent.send_signal(signal.SIGKILL)
    _until(lambda: not _runs(child))


def _is_held(lock: BaseFileLock) -> bool:
    try:
        with lock.acquire(blocking=False):
            return False
    except Timeout:
        return True


def _rests(process: int) -> bool:
    """It has done next to nothing for a second."""
    before = _worked(process)
    time.sleep(1)
    return 10 < _worked(process) < before + 10


def _worked(process: int) -> int:
    """In hundredths of a second."""
    return sum(map(int, Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[11:13]))


def _runs(process: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False


def _until(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)
