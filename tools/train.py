"""Learning by playing against oneself, in minutes on one core: a small network, written out in NumPy.

    python tools/train.py GAME --players 2 --option round-limit=6 --minutes 3 --plot docs/training.svg

All seats are played by the same network (`wartable.envs.vector`). When games are over, each choice is made likelier by
how much better its seat did than the network had expected there (REINFORCE with a learned baseline, Adam). Now and then
the network plays against the bots and the shares of its wins are told, with 95 % intervals (Wilson).
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import numpy as np

import wartable
from wartable import envs
from wartable.engine.errors import BadTable, WartableError
from wartable.engine.game import check_seed
from wartable.envs.features import Features
from words import Words, above_nothing, some

HIDDEN = 96
ENTROPY = 0.03  # how dear it is to be sure too early
STRIDE = 0.5
Arrays = dict[str, np.ndarray]


class Network:
    """One hidden layer, then a number for each choice and the reward that is expected."""

    def __init__(self, inputs: int, choices: int, random: np.random.Generator) -> None:
        def matrix(rows: int, columns: int, scale: float) -> np.ndarray:
            return (random.standard_normal((rows, columns)) * scale / math.sqrt(rows)).astype(np.float32)

        self.weights: Arrays = {
            "in": matrix(inputs, HIDDEN, 1.0), "bias": np.zeros(HIDDEN, np.float32),
            "out": matrix(HIDDEN, choices, 0.1), "lean": np.zeros(choices, np.float32),
            "value": matrix(HIDDEN, 1, 0.1)[:, 0],
        }  # fmt: skip
        self._moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self._steps = 0

    def think(self, features: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the probability of each choice, and the expected reward."""
        w = self.weights
        hidden = np.tanh(features @ w["in"] + w["bias"])
        logits = np.where(masks == 1, hidden @ w["out"] + w["lean"], -np.inf)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), hidden @ w["value"]

    def learn(
        self, features: np.ndarray, masks: np.ndarray, chosen: np.ndarray, rewards: np.ndarray, rate: float = 1e-3
    ) -> None:
        hidden, chances, expected = self.think(features, masks)
        count, better = len(chosen), rewards - expected
        entropy = (
            ENTROPY * chances * (np.log(chances + 1e-9) - (chances * np.log(chances + 1e-9)).sum(1, keepdims=True))
        )
        slope = chances * better[:, None] + entropy  # of what is to become less
        slope[np.arange(count), chosen] -= better
        below = (slope @ self.weights["out"].T - 0.5 * np.outer(better, self.weights["value"])) * (1 - hidden**2)
        self._step({
            "in": features.T @ below / count, "bias": below.mean(0), "out": hidden.T @ slope / count,
            "lean": slope.mean(0), "value": -0.5 * hidden.T @ better / count,
        }, rate)  # fmt: skip

    def _step(self, slopes: Arrays, rate: float) -> None:
        """Adam, never more than a stride at once."""
        self._steps += 1
        length = math.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        slopes = {name: slope * min(1.0, STRIDE / (length + 1e-9)) for name, slope in slopes.items()}
        for name, slope in slopes.items():
            first, second = self._moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            scale = math.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
            self.weights[name] -= rate * scale * first / (np.sqrt(second) + 1e-8)


def pick(chances: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """One choice for each game, by chance."""
    sums = chances.cumsum(1)
    chosen: np.ndarray = (sums <= random.random((len(chances), 1)) * sums[:, -1:]).sum(1)
    return chosen.clip(max=chances.shape[1] - 1)


class Played:
    """The choices of games that are not over yet, by game."""

    def __init__(self, games: int) -> None:
        self.kept: list[list[tuple[np.ndarray, np.ndarray, int, int]]] = [[] for _ in range(games)]
        self.done: list[tuple[np.ndarray, np.ndarray, int, float]] = []

    def note(self, seen: Arrays, chosen: np.ndarray, seats: np.ndarray, fresh: np.ndarray) -> None:
        for k, game in enumerate(self.kept):
            if not fresh[k]:
                game.append(
                    (seen["observation"][k], np.packbits(seen["action_mask"][k]), int(chosen[k]), int(seats[k]))
                )

    def finish(self, over: np.ndarray, rewards: np.ndarray) -> None:
        for k in np.flatnonzero(over):
            self.done += [(row, mask, choice, float(rewards[k, seat])) for row, mask, choice, seat in self.kept[k]]
            self.kept[k] = []


def train(args: argparse.Namespace) -> list[dict[str, Any]]:
    random, features = np.random.default_rng(args.seed), Features(args.game)
    env = envs.vector(args.game, args.games, args.players, options=args.option, limit=args.limit)
    network = Network(features.size, len(envs.choices(args.game)), random)
    seen, infos = env.reset(seed=args.seed)
    fresh, played, learned = np.zeros(args.games, bool), Played(args.games), 0
    curve = [report(network, features, args, 0.0, 0)]
    start, told = time.process_time(), 0.0
    while (spent := time.process_time() - start) < args.minutes * 60:
        chosen = pick(network.think(features(seen["observation"]), seen["action_mask"])[1], random)
        played.note(seen, chosen, infos["seat"], fresh)
        seen, _, ended, cut, infos = env.step(chosen)
        played.finish(ended | cut, infos["rewards"])
        fresh = ended | cut  # the next step only begins anew
        if len(played.done) >= args.batch:
            left = 1 - spent / (args.minutes * 60)  # smaller steps towards the end
            learned += study(network, features, played, random, args.rate * left)
        if spent - told >= args.every * 60:
            before = time.process_time()
            curve.append(report(network, features, args, spent / 60, learned))
            start, told = start + time.process_time() - before, spent
    return [*curve, report(network, features, args, args.minutes, learned)]


def study(
    network: Network, features: Features, played: Played, random: np.random.Generator, rate: float, part: int = 1024
) -> int:
    """Learn from all choices of finished games, in parts and in any order."""
    rows, masks, chosen, rewards = zip(*played.done, strict=True)
    choices = len(network.weights["lean"])
    whole = np.unpackbits(np.array(masks), axis=1, count=choices)
    for share in np.array_split(random.permutation(len(rows)), max(1, len(rows) // part)):
        seen = features(np.array([rows[i] for i in share]))
        network.learn(seen, whole[share], np.array(chosen)[share], np.array(rewards, np.float32)[share], rate)
    played.done.clear()
    return len(rows)


def report(
    network: Network, features: Features, args: argparse.Namespace, minutes: float, learned: int
) -> dict[str, Any]:
    told: dict[str, Any] = {"minutes": round(minutes, 2), "choices": learned}
    for bot in ("random", "heuristic"):
        told[bot] = share(match(network, features, args, bot), args.trials)
    print(json.dumps(told), flush=True)
    return told


def match(network: Network, features: Features, args: argparse.Namespace, bot: str) -> float:
    """Wins of so many games against a bot at all other seats, shared ones in part, each seat in turn."""
    random, count = np.random.default_rng(1), args.trials
    env = envs.vector(args.game, count, args.players, options=args.option, against=bot, limit=args.limit)
    seen, _ = env.reset(seed=args.seed + 10_000)
    wins, running = 0.0, np.ones(count, bool)
    while running.any():
        chances = network.think(features(seen["observation"]), seen["action_mask"])[1]
        seen, rewards, ended, cut, _ = env.step(pick(chances, random))
        shares = (rewards * (env.game.players - 1) + 1) / env.game.players
        wins += float(shares[running & ended].sum())
        running &= ~(ended | cut)
    return wins


def share(wins: float, games: int, z: float = 1.96) -> list[float]:
    """The share of wins with its interval: lowest, share, highest."""
    p, n = wins / games, games
    middle, half = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return [round(x, 3) for x in ((middle - half) / (1 + z * z / n), p, (middle + half) / (1 + z * z / n))]


def plot(curve: Sequence[dict[str, Any]], args: argparse.Namespace) -> None:
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "wartable"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    minutes = [point["minutes"] for point in curve]
    for bot, colour in (("random", "#1f6f8b"), ("heuristic", "#b5532d")):
        low, middle, high = (np.array([point[bot][k] for point in curve]) for k in range(3))
        axes.plot(minutes, middle, "o-", color=colour, markersize=3, label=f"against {bot}")
        axes.fill_between(minutes, low, high, color=colour, alpha=0.2)
    axes.set(xlabel="minutes of processor, one core", ylabel="share of wins", ylim=(0, 1))
    axes.set_title(f"{args.game}, {args.players} players, {' '.join(args.option)}: {args.trials} games a point")
    axes.legend()
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(args.plot, metadata={"Date": None})


def parser() -> Words:
    words = Words(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--players", type=some, default=2)
    words.add_argument("--option", action="append", default=[])
    words.add_argument("--minutes", type=above_nothing, default=5.0, help="of processor; reports are not counted")
    words.add_argument("--every", type=above_nothing, default=0.5, help="such minutes between two reports")
    words.add_argument("--games", type=some, default=128, help="side by side")
    words.add_argument("--batch", type=some, default=8192, help="choices of finished games to learn from at once")
    words.add_argument("--rate", type=above_nothing, default=7e-4, help="of learning, at the start")
    words.add_argument("--limit", type=some, default=2000, help="choices after which a game is cut")
    words.add_argument("--trials", type=some, default=400, help="games of a report, against each bot")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--plot", type=Path)
    return words


def check(args: argparse.Namespace) -> None:
    """Before anything is learnt; the plot comes at the end."""
    wartable.load(args.game, args.players, None, args.option)
    check_seed(args.seed)
    if args.plot and not (args.plot.parent.is_dir() and os.access(args.plot.parent, os.W_OK)):
        raise BadTable(f"{args.plot} cannot be written: there is no such folder, or it is somebody else's")


def main(words: Sequence[str] | None = None) -> list[dict[str, Any]]:
    reader = parser()
    args = reader.parse_args(words)
    try:
        check(args)
    except WartableError as error:
        reader.error(str(error))
    curve = train(args)
    if args.plot:
        plot(curve, args)
    return curve


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
