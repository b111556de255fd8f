"""A game's rules one to one in C (tools/c_rules.py) beside `fast`, in one run: what our compiled speed loses or wins.

Both play the same games of blind choices. Every game must take the same steps to the same last position, and some are
compared choice by choice, offer by offer; if anything differs, the tool fails. Time is that of the processor, in turns;
the median of each counts.

python tools/c_twin.py GAME --players 3 --games 400
python tools/c_twin.py GAME --show          # the C program
"""

from __future__ import annotations

import argparse
import ctypes
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
import wartable
from c_rules import layout, program
from wartable.engine.game import Game
from wartable.lab.speeds import fast_of

COMPILER = ("cc", "-O3", "-march=native", "-shared", "-fPIC")
LIMIT = 100_000
FOLLOWED = 20  # games that are compared choice by choice
FIRST_SEED = 1


class InC:
    """A table's games in C."""

    def __init__(self, game: Game, source: str, compiler: Sequence[str] = COMPILER) -> None:
        self._template = np.zeros(1, layout(game.spec))
        for f in game.spec.state.FIELDS:
            self._template[0][f.name] = getattr(game.template, f.name)
        self._library = compiled(source, compiler)

    def play(self, games: int) -> np.ndarray:
        """Steps and last position of each game."""
        rows = np.zeros((games, 2), np.int64)
        self._call("play_games", FIRST_SEED, games, LIMIT, ctypes.c_void_p(rows.ctypes.data))
        return rows

    def trajectory(self, seed: int) -> int:
        return self._call("trajectory", seed, LIMIT)

    def _call(self, name: str, *given: Any) -> int:
        function = self._library[name]
        function.restype = ctypes.c_int64
        numbers = [ctypes.c_int64(each) if isinstance(each, int) else each for each in given]
        return int(function(ctypes.c_void_p(self._template.ctypes.data), *numbers))


class Ours:
    """The same at our compiled speed."""

    def __init__(self, game: Game) -> None:
        self._fast = fast = fast_of(game.name)
        self._states, self._out = fast.states(game.template, 2), fast.buffer()
        self._bots, self._players = fast.vector([0] * len(game.spec.seats)), game.players

    def play(self, games: int) -> np.ndarray:
        table = self._fast.table(games)
        self._fast.play_games(self._states, self._out, self._bots, self._players, FIRST_SEED, games, LIMIT, table)
        return np.array(table[:, [0, 2]])

    def trajectory(self, seed: int) -> int:
        return int(self._fast.trajectory(self._states, self._out, self._bots, seed, LIMIT))


def compiled(source: str, compiler: Sequence[str]) -> ctypes.CDLL:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "rules.c")
        path.write_text(source, encoding="utf-8")
        subprocess.run([*compiler, str(path), "-o", f"{folder}/rules.so"], check=True)
        return ctypes.CDLL(f"{folder}/rules.so")


def differences(ours: Ours, in_c: InC, games: int) -> list[str]:
    """What is not the same in both."""
    told = [f"game {FIRST_SEED + k}" for k in np.flatnonzero((ours.play(games) != in_c.play(games)).any(1))]
    seeds = range(FIRST_SEED, FIRST_SEED + min(games, FOLLOWED))
    return told + [f"trajectory {seed}" for seed in seeds if ours.trajectory(seed) != in_c.trajectory(seed)]


def rate(play: Callable[[int], np.ndarray], games: int) -> float:
    """Steps in a second of the processor."""
    start = time.process_time()
    steps = play(games)[:, 0].sum()
    return float(steps / (time.process_time() - start))


def compare(game: Game, games: int, rounds: int) -> None:
    ours, in_c = Ours(game), InC(game, program(game.spec))
    if wrong := differences(ours, in_c, games):
        sys.exit(f"not the same: {', '.join(wrong[:5])}{' …' if len(wrong) > 5 else ''}")
    pairs = [(rate(ours.play, games), rate(in_c.play, games)) for _ in range(rounds)]
    fast, c = (statistics.median(rates) for rates in zip(*pairs, strict=True))
    print(f"{game.name}, {game.players} players: {games} games, the same to the last choice")
    print(f"  fast {fast:,.0f} steps/s, C {c:,.0f} steps/s, ratio {fast / c:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=wartable.game_names())
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--show", action="store_true", help="print the C program")
    given = parser.parse_args()
    game = wartable.load(given.game, given.players, None, given.option)
    print(program(game.spec)) if given.show else compare(game, given.games, given.rounds)


if __name__ == "__main__":
    main()
