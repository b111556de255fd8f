"""`wartable` in processes of their own, forked from one that has imported everything: they begin at once."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import typer.main
from typer.utils import get_params_from_function

from tests import dice
from wartable import cli
from wartable.games import game_names, spec_of

for game in game_names():
    spec_of(game)
typer.main.get_params_from_function = cache(get_params_from_function)  # type: ignore[attr-defined]
typer.main.get_command(cli.make_app())  # the words of all commands
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(
    ["wartable.server.warm", "wartable.tables.listing", "wartable.tables.checking", "llvmlite.binding",
     "typer._adapters", __name__]
)  # fmt: skip
gc.freeze()  # at the end: what is looked through is copied for each who looks


class Forked:
    """As much of `subprocess.Popen` as a server needs; `patch` is run before the command."""

    def __init__(self, words: Sequence[str], folder: Path, env: Mapping[str, str], patch: str = "") -> None:
        self._process = FORKS.Process(target=_command, args=(words, folder, dict(env), patch), daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("wartable", timeout or 0)
        return self._process.exitcode

    def send_signal(self, sign: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, sign)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def ended(folder: Path, *words: str, timeout: float = 60, patch: str = "") -> subprocess.CompletedProcess[str]:
    """A command that ends by itself; what it writes stays in the folder."""
    process = Forked(words, folder, os.environ, patch)
    try:
        code = process.wait(timeout)
    finally:
        process.kill()
    return subprocess.CompletedProcess(words, code, (folder / "stdout").read_text(), (folder / "stderr").read_text())


def _command(words: Sequence[str], folder: Path, env: Mapping[str, str], patch: str) -> None:
    for number, name in ((1, "stdout"), (2, "stderr")):
        os.dup2(os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_APPEND), number)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["wartable", *words]
    dice.fall_alike()
    exec(patch, {})
    cli.main()
