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
CONQUEST, PLAYGROUND = "la-conquete-du-monde", "gods-playground"
# One per way of ending, number of players, edition and option: (name, game, players, edition, options, seed, bot)
Entry = tuple[str, str, int, str, list[str], int, str]
RECORDED: list[Entry] = [
    ("world-conquered-2", CONQUEST, 2, "1957", [], 3, "heuristic"),
    ("world-conquered-3", CONQUEST, 3, "1957", [], 4, "heuristic"),
    ("world-conquered-4", CONQUEST, 4, "1957", [], 2, "heuristic"),
    ("world-conquered-5", CONQUEST, 5, "1957", [], 6, "heuristic"),
    ("world-conquered-6", CONQUEST, 6, "1957", [], 5, "heuristic"),
    ("second-rule-3", CONQUEST, 3, "second-rule", [], 2, "heuristic"),
    ("classic-2", CONQUEST, 2, "classic", [], 9, "heuristic"),
    ("classic-4", CONQUEST, 4, "classic", [], 2, "heuristic"),
    ("round-limit-3", CONQUEST, 3, "1957", ["round-limit=3"], 3, "random"),
    ("joker-wild-3", CONQUEST, 3, "1957", ["joker=wild", "round-limit=12"], 5, "heuristic"),
    ("army-cap-3", CONQUEST, 3, "1957", ["army-cap=25", "round-limit=10"], 6, "heuristic"),
    ("one-move-3", CONQUEST, 3, "1957", ["movement=one-move", "round-limit=4"], 8, "random"),
    (
        "doubtful-links-3",
        CONQUEST,
        3,
        "1957",
        ["middle-east-china", "no-afghanistan-india", "round-limit=4"],
        7,
        "random",
    ),
    ("warfrog-3", PLAYGROUND, 3, "warfrog", [], 1, "heuristic"),
    ("warfrog-3-blind", PLAYGROUND, 3, "warfrog", [], 2, "random"),
    ("phalanx-3", PLAYGROUND, 3, "phalanx", [], 3, "heuristic"),
    ("phalanx-4", PLAYGROUND, 4, "phalanx", [], 4, "heuristic"),
    ("treaty-limits-3", PLAYGROUND, 3, "phalanx", ["treaty-limits"], 5, "heuristic"),
    ("sturdy-treaty-4", PLAYGROUND, 4, "phalanx", ["sturdy-treaty"], 6, "random"),
    (
        "home-provinces-4",
        PLAYGROUND,
        4,
        "phalanx",
        ["home-provinces", "treaty-limits", "sturdy-treaty"],
        7,
        "heuristic",
    ),
]
TRANSCRIPTS = [
    (CONQUEST, "en", 2, "1957", 3, 60),
    (CONQUEST, "fr", 3, "second-rule", 2, 60),
    (CONQUEST, "pl", 2, "classic", 4, 130),
    (CONQUEST, "de", 3, "1957", 9, 60),
    (PLAYGROUND, "en", 3, "warfrog", 3, 120),
    (PLAYGROUND, "fr", 3, "warfrog", 2, 200),
    (PLAYGROUND, "pl", 4, "phalanx", 4, 200),
    (PLAYGROUND, "de", 3, "phalanx", 9, 200),
]
PERFT = [
    (CONQUEST, 2, "1957", 1, 3),
    (CONQUEST, 3, "1957", 2, 3),
    (CONQUEST, 6, "1957", 3, 3),
    (CONQUEST, 3, "second-rule", 4, 3),
    (CONQUEST, 2, "classic", 5, 2),
    (PLAYGROUND, 3, "warfrog", 1, 3),
    (PLAYGROUND, 3, "phalanx", 2, 2),
    (PLAYGROUND, 4, "phalanx", 3, 3),
]


def played(
    name: str, players: int, edition: str, options: list[str], seed: int, bot: str, limit: int = 20_000
) -> Match:
    """A game between bots of one kind; half of the seats turn their standing orders from the usual."""
    game = wartable.load(name, players, edition, options)
    match = game.new(seed=seed)
    sample = random.Random(seed)
    policy = policies_of(name).get(bot)
    for order, words in ((order, o.words) for order, o in match.spec.orders.items()):
        for seat in game.seats[::2]:
            match.order(seat, order, words[-1])
    while not match.over and match.steps < limit:
        seat = match.asked[0]
        ids = match.offer_ids(seat)
        choice = policy(match.state, game.seat_index(seat), ids, len(ids)) if policy else sample.choice(ids)
        match.play(seat, match.spec.verbs.text(choice))
    return match


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


def transcript_path(entry: tuple[str, str, int, str, int, int]) -> Path:
    return HERE / "transcripts" / f"{entry[0]}-{entry[3]}-{entry[1]}.txt"


def main() -> None:
    for name, *table in RECORDED:
        match = played(*table)  # type: ignore[arg-type]
        assert match.over, name
        (HERE / "recorded" / f"{name}.record").write_text(str(match.record()), encoding="utf-8")
    for entry in TRANSCRIPTS:
        transcript_path(entry).write_text(transcript(*entry), encoding="utf-8")
    counts = [f"{g} {p} {e} {s} {d} {perft(tricky(g, p, e, s), d)}" for g, p, e, s, d in PERFT]
    (HERE / "transcripts" / "counts-to-depth.txt").write_text("\n".join(counts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
