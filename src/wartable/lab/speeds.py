"""Both speeds of a game, with its bots linked in."""

from __future__ import annotations

import copyreg
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import lru_cache

from wartable.engine.errors import WartableError
from wartable.engine.speeds import fast
from wartable.engine.speeds.fast import CHECKED, Fast
from wartable.engine.speeds.linking import Plain
from wartable.games import game_names, spec_of


@lru_cache
def plain_of(game: str) -> Plain:
    return Plain(spec_of(game), spec_of(game).bots)


@lru_cache
def fast_of(game: str, bounds: bool = CHECKED) -> Fast:
    """The compiled speed; compiles first if it must."""
    return Fast(spec_of(game), spec_of(game).bots, bounds)


def _by_game(fast: Fast) -> tuple[Callable[[str], Fast], tuple[str]]:
    return fast_of, (fast.spec.name,)


copyreg.pickle(Fast, _by_game)  # compiled code is never copied, and found again by its game


def fast_ready(game: str) -> bool:
    return fast.ready(spec_of(game), spec_of(game).bots, CHECKED)


def prepare(game: str) -> None:
    """Compile in the background, once: whoever plays meanwhile plays on `plain`."""
    if game in _preparing or fast_ready(game):
        return
    process = _preparing[game] = fast.prepare(spec_of(game))
    threading.Thread(target=process.wait, daemon=True).start()


_preparing: dict[str, subprocess.Popen[bytes]] = {}


def compile_all() -> None:
    """Every game in a process of its own: compiling uses one core."""
    commands = [[sys.executable, "-m", "wartable", "compile", game] for game in game_names()]
    if any([process.wait() for process in [subprocess.Popen(command) for command in commands]]):
        raise WartableError("not all games could be compiled")


def compile_behind(game: str, bounds: bool = CHECKED) -> None:
    """In a process made for it: give way to everyone, end with whoever wanted it, wait for others who are at it: they
    may end before it is done."""
    os.nice(19)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    fast_of(game, bounds)


def _end_with_parent() -> None:
    while os.read(sys.stdin.fileno(), 4096):
        pass
    os._exit(0)
