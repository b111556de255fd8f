"""Memory of how games went: recorded games, golden transcripts and counts to depth.

`python -m tests.memory` writes them anew; then read the difference as the change of a rule.
"""

from __future__ import annotations

import random
from pathlib import Path

import wartable
from wartable.bots import policies_of
from wartable.engine.luck import Stream
from wartable.engine.match import Match

HERE = Path(__file__).parent
GAME = "la-conquete-du-monde"
# One per way of ending, number of players, edition and option: (name, players, edition, options, seed, bot)
RECORDED: list[tuple[str, int, str, list[str], int, str]] = [
    ("world-conquered-2", 2, "1957", [], 3, "heuristic"),
    ("world-conquered-3", 3, "1957", [], 4, "heuristic"),
    ("world-conquered-4", 4, "1957", [], 2, "heuristic"),
    ("world-conquered-5", 5, "1957", [], 6, "heuristic"),
    ("world-conquered-6", 6, "1957", [], 5, "heuristic"),
    ("second-rule-3", 3, "second-rule", [], 2, "heuristic"),
    ("classic-2", 2, "classic", [], 9, "heuristic"),
    ("classic-4", 4, "classic", [], 2, "heuristic"),
    ("round-limit-3", 3, "1957", ["round-limit=3"], 3, "random"),
    ("joker-wild-3", 3, "1957", ["joker=wild", "round-limit=12"], 5, "heuristic"),
    ("army-cap-3", 3, "1957", ["army-cap=25", "round-limit=10"], 6, "heuristic"),
    ("one-move-3", 3, "1957", ["movement=one-move", "round-limit=4"], 8, "random"),
    ("doubtful-links-3", 3, "1957", ["middle-east-china", "no-afghanistan-india", "round-limit=4"], 7, "random"),
]
TRANSCRIPTS = [
    ("en", 2, "1957", 3, 60),
    ("fr", 3, "second-rule", 2, 60),
    ("pl", 2, "classic", 4, 130),
    ("de", 3, "1957", 9, 60),
]
PERFT = [(2, "1957", 1, 3), (3, "1957", 2, 3), (6, "1957", 3, 3), (3, "second-rule", 4, 3), (2, "classic", 5, 2)]


def played(players: int, edition: str, options: list[str], seed: int, bot: str, limit: int = 20_000) -> Match:
    """A game between bots of one kind; half of the seats want to be asked how they defend."""
    game = wartable.load(GAME, players, edition, options)
    match = game.new(seed=seed)
    sample = random.Random(seed)
    policy = policies_of(GAME).get(bot)
    for seat in game.seats[::2]:
        match.order(seat, "defence", "ask")
    while not match.over and match.steps < limit:
        seat = match.asked[0]
        ids = match.offer_ids(seat)
        choice = policy(match.state, game.seat_index(seat), ids, len(ids)) if policy else sample.choice(ids)
        match.play(seat, match.spec.verbs.text(choice))
    return match


def transcript(language: str, players: int, edition: str, seed: int, steps: int) -> str:
    """A game as its players read it: prompts, choices and events in one language."""
    match = wartable.load(GAME, players, edition).new(seed=seed)
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


def tricky(players: int, edition: str, seed: int) -> Match:
    """A position from the middle of a game."""
    return played(players, edition, [], seed, "random", limit=220)


def main() -> None:
    for name, players, edition, options, seed, bot in RECORDED:
        match = played(players, edition, options, seed, bot)
        assert match.over, name
        (HERE / "recorded" / f"{name}.record").write_text(str(match.record()), encoding="utf-8")
    for entry in TRANSCRIPTS:
        path = HERE / "transcripts" / f"{GAME}-{entry[2]}-{entry[0]}.txt"
        path.write_text(transcript(*entry), encoding="utf-8")
    counts = [f"{p} {e} {s} {d} {perft(tricky(p, e, s), d)}" for p, e, s, d in PERFT]
    (HERE / "transcripts" / "counts-to-depth.txt").write_text("\n".join(counts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
