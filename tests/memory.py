"""Memory of how games went: recorded games, golden transcripts and counts to depth.

`python -m tests.memory` writes anew what is no longer so; then read the difference as the change of a rule.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import wartable
from wartable.bots import make_bot
from wartable.engine.errors import WartableError
from wartable.engine.luck import Stream
from wartable.engine.match import Match

HERE = Path(__file__).parent
Table = tuple[str, int, str, list[str], int, str]  # game, players, edition, options, seed, bot
Told = tuple[str, str, int, str, int, int]  # game, language, players, edition, seed, steps
Counted = tuple[str, int, str, int, int]  # game, players, edition, seed, depth


def _remembered(what: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """What each game wants remembered of it, from its memory.toml."""
    for path in sorted((HERE / "games").glob("*/memory.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))[what]:
            yield path.parent.name.replace("_", "-"), entry


RECORDED: dict[str, Table] = {
    e["name"]: (game, e["players"], e["edition"], e.get("options", []), e["seed"], e["bot"])
    for game, e in _remembered("recorded")
}
TRANSCRIPTS: list[Told] = [
    (game, e["language"], e["players"], e["edition"], e["seed"], e["steps"]) for game, e in _remembered("transcripts")
]
COUNTS: list[Counted] = [(game, e["players"], e["edition"], e["seed"], e["depth"]) for game, e in _remembered("counts")]


def played(
    name: str, players: int, edition: str, options: list[str], seed: int, bot: str, limit: int = 20_000
) -> Match:
    """A game between bots of one kind; half of the seats turn their standing orders from the usual."""
    game = wartable.load(name, players, edition, options)
    match = game.new(seed=seed)
    sample = random.Random(seed)
    bots = {s: make_bot(bot, game, seed + k) for k, s in enumerate(game.seats) if bot != "random"}
    for order, words in ((order, o.words) for order, o in match.spec.orders.items()):
        for seat in game.seats[::2]:
            match.order(seat, order, words[-1])
    while not match.over and match.steps < limit:
        seat = match.asked[0]
        offer = match.offer(seat)
        match.play(seat, bots[seat].choose(match.view(seat), offer) if bots else sample.choice(offer))
    return match


def replays(text: str) -> bool:
    try:
        return str(wartable.replay(text).record()) == text
    except WartableError:
        return False


def transcript(name: str, language: str, players: int, edition: str, seed: int, steps: int) -> str:
    """A game as its players read it: prompts, choices and events in one language."""
    match = wartable.load(name, players, edition).new(seed=seed)
    sample = random.Random(seed)
    lines = [match.tell(event, language) for event in match.opening]
    for _ in range(steps):
        seat = match.asked[0]
        choice = sample.choice(match.offer(seat))
        lines.append(f"> {match.prompt(seat, language)}")
        lines.append(f"> {seat}: {match.tell_choice(choice, language)}")
        lines += [f"{match.tell(event, language)} [{event.rule}]" for event in match.play(seat, choice)]
    return "\n".join(lines) + "\n"


def perft(match: Match, depth: int) -> int:
    """How many ways to go on for so many choices; luck goes one way, by a seed."""
    if depth == 0 or match.over:
        return 1
    total = 0
    for seat in match.asked:
        for choice in match.offer(seat):
            s = match.state.clone()
            branch = Match(match.game, s, Stream(depth), given={})
            branch.play(seat, choice)
            total += perft(branch, depth - 1)
    return total


def tricky(name: str, players: int, edition: str, seed: int) -> Match:
    """A position from the middle of a game."""
    return played(name, players, edition, [], seed, "random", limit=220)


def transcript_path(entry: Told) -> Path:
    return HERE / "transcripts" / f"{entry[0]}-{entry[3]}-{entry[1]}.txt"


def main() -> None:
    for name, table in RECORDED.items():
        path = HERE / "recorded" / f"{name}.record"
        if not path.exists() or not replays(path.read_text(encoding="utf-8")):
            match = played(*table)
            assert match.over, name
            path.write_text(str(match.record()), encoding="utf-8")
    for entry in TRANSCRIPTS:
        transcript_path(entry).write_text(transcript(*entry), encoding="utf-8")
    counts = [f"{g} {p} {e} {s} {d} {perft(tricky(g, p, e, s), d)}" for g, p, e, s, d in COUNTS]
    (HERE / "transcripts" / "counts-to-depth.txt").write_text("\n".join(counts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
