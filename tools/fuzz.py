"""Play random games with all checks until something breaks, and keep the game that broke as a record to replay.

python tools/fuzz.py --minutes 5 [--game GAME] [--out FOLDER]
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path

import wartable
from wartable.bots import policy_names
from wartable.engine.errors import BadTable
from wartable.engine.game import Game
from wartable.engine.match import Match
from wartable.games import spec_of
from wartable.testing import checks


def random_table(sample: random.Random, game: str) -> Game:
    """Any number of players, any edition, a few options."""
    spec = spec_of(game)
    while True:
        options = []
        for switch in sample.sample(list(spec.switches.all.values()), sample.randrange(5)):
            value = sample.randint(switch.low, min(switch.high, 30))
            options.append(f"{switch.name}={switch.text(value)}")
        try:
            return wartable.load(
                game, sample.choice(spec.players), sample.choice(list(spec.switches.editions)), options
            )
        except BadTable:
            continue


def fuzz_one(game: Game, seed: int, limit: int) -> Match:
    """One game, a random one of the bots choosing, every undo tried at each point, every check now and then; what
    breaks is raised with its match."""
    sample = random.Random(seed)
    match = game.new(seed=seed)
    policy = game.spec.bots.get(sample.choice(policy_names(game.spec)))
    try:
        while not match.over and match.steps < limit:
            drafts = checks.every_undo(match, {}, game.seats)
            if sample.randrange(40) == 0:
                checks.every_check(match, sample)
                checks.undone_replays(match, drafts)
                checks.shuffle_orders(match, sample)
            if sample.randrange(20) == 0:
                match = sample.choice(list(drafts.values()))
            checks.chooses(match, sample, policy if sample.randrange(10) > 0 else None)
        again = wartable.replay(str(match.record()))
        assert again.hash == match.hash, "the record replays to another position"
    except Exception as error:
        raise Broken(match) from error
    return match


class Broken(Exception):
    """Something broke; the match up to there."""

    def __init__(self, match: Match) -> None:
        super().__init__(str(match.game))
        self.match = match


def keep(broken: Broken, folder: Path, seed: int) -> Path:
    """Write the game that broke, so that it can be replayed and become a test."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{broken.match.game.name}-{seed}.record"
    reason = f"# {type(broken.__cause__).__name__}: {broken.__cause__}".replace("\n", " ")
    first, _, rest = str(broken.match.record()).partition("\n")
    path.write_text(f"{first}\n{reason}\n{rest}", encoding="utf-8")
    return path


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=wartable.game_names())
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--limit", type=int, default=1_500, help="choices per game")
    parser.add_argument("--out", type=Path, default=Path("fuzzed"))
    arguments = parser.parse_args()
    until = time.monotonic() + 60 * arguments.minutes
    seed = arguments.seed
    while time.monotonic() < until:
        sample = random.Random(seed)
        game = random_table(sample, arguments.game or sample.choice(wartable.game_names()))
        try:
            fuzz_one(game, seed, arguments.limit)
        except Broken as broken:
            print(f"\nbroke: {game}: {broken.__cause__!r}\nkept in {keep(broken, arguments.out, seed)}")
            return 1
        seed += 1
        print(
            f"\r{seed - arguments.seed} games, {max(0, until - time.monotonic()):.0f} s left ", end="", file=sys.stderr
        )
    print(f"\n{seed - arguments.seed} games, nothing broke")
    return 0


if __name__ == "__main__":
    sys.exit(main())
