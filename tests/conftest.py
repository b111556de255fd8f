"""What all tests share."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache

import pytest
import typer.main
from hypothesis import HealthCheck, settings
from typer.utils import get_params_from_function

# Before anything compiles: the tests use one compiled speed, the one with bounds checks.
os.environ.setdefault("WARTABLE_BOUNDS", "1")

# Databases wait for their disk at each commit, the longer the more others write; memory keeps nobody waiting, and what
# is committed outlives a killed process there as well.
MEMORY, ROOM = "/dev/shm", 2 << 30
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    tempfile.tempdir = os.environ.setdefault("TMPDIR", MEMORY)

# After the folder for what comes and goes is chosen.
from tests import dice  # noqa: E402

# No test fails because a machine is busy, or by chance.
settings.register_profile(
    "calm", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not dice.OTHERWISE
)
settings.load_profile("calm")

Run = Callable[..., subprocess.CompletedProcess[str]]
words_of = cache(get_params_from_function)  # of a command; a process asks for all of them once, the tests at each run


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """The command `wartable` in this process, which answers sooner than one of its own."""
    from wartable import cli

    monkeypatch.setattr(typer.main, "get_params_from_function", words_of)

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr(sys, "argv", ["wartable", *words])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        told = capfd.readouterr()
        return subprocess.CompletedProcess(words, int(ended.value.code or 0), told.out, told.err)

    return run


@pytest.fixture(scope="session")
def compiled() -> None:
    """For commands at the compiled speed: all games are compiled before anybody's patience is tried."""
    from wartable.games import game_names
    from wartable.lab.speeds import fast_of

    for game in game_names():
        fast_of(game)


def pytest_configure() -> None:
    dice.keep_note()
    dice.fall_alike()


def pytest_runtest_setup(item: pytest.Item) -> None:
    dice.note(item.nodeid)


def pytest_unconfigure() -> None:
    dice.drop_note()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs the compiled speed comes last: it may still be compiling."""
    items.sort(key=lambda item: "compiled" in getattr(item, "fixturenames", ()))


def pytest_collection_finish() -> None:
    """Positions come and go by counting; thousands of tests and modules that stay need not be searched each time."""
    gc.freeze()
    gc.set_threshold(50_000)
