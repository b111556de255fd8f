"""From the games of an experiment to its numbers, each with its interval and the seeds of games behind it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from wartable.lab.associations import Association, by_choice, by_luck, by_verb
from wartable.lab.experiment import Arm, Experiment
from wartable.lab.intervals import Estimate, mean, paired, percentiles, wilson
from wartable.lab.keeping import Folder

SHOWN = 5  # seeds behind a number
GAME_NUMBERS = ("choices in a game", "score of the winner")  # in which tables with one option more are compared


@dataclass(frozen=True)
class Rate:
    """How often somebody won of the games that came to an end, against an even share."""

    name: str
    share: Estimate
    even: float
    seeds: list[int]  # of games they won


@dataclass(frozen=True)
class Spread:
    """How a quantity is distributed, with games from low to high."""

    name: str
    mean: Estimate
    percentiles: dict[str, float]
    values: list[int] = field(repr=False)
    seeds: dict[str, int]  # the lowest, one in the middle, the highest


@dataclass(frozen=True)
class Branching:
    """How many choices there were to choose from."""

    stage: str
    choices: float  # of this stage in a game
    mean: float
    median: int
    high: int  # 95 of 100 have no more
    most: int
    seed: int  # of a game with the most


@dataclass(frozen=True)
class Change:
    """What one option changed, seed by seed."""

    name: str
    against: str
    numbers: dict[str, Estimate]  # differences, by what differs
    other_winner: Estimate  # in what share of games
    seeds: list[int]  # of games with another winner
    left_out: int  # pairs of games of which one did not end


@dataclass(frozen=True)
class Findings:
    """Of one arm."""

    arm: Arm
    games: int
    seeds: tuple[int, int]  # the first and the last
    unfinished: list[int]  # their seeds
    noted: int  # games that were followed choice by choice
    colours: list[Rate]
    places: list[Rate]  # from the seat that chose first
    bots: list[Rate]
    spreads: list[Spread]
    branching: list[Branching]
    verbs: list[Association]
    choices: list[Association]
    luck: list[Association]
    luckiest: Rate | None


class Games:
    """The games of an arm in columns, by seed."""

    def __init__(self, arm: Arm, table: Any) -> None:
        import numpy
        import pyarrow.compute as pc

        own = table.filter(pc.field("arm") == arm.name).sort_by("seed")
        self.arm = arm
        self.seats: list[str] = own["seats"][0].as_py() if own.num_rows else []
        self.seeds: list[int] = own["seed"].to_pylist()
        self.ids: list[str] = own["game_id"].to_pylist()
        self.steps: list[int] = own["steps"].to_pylist()
        self.who: list[list[str]] = own["who"].to_pylist()
        self.winners: list[list[str]] = own["winners"].to_pylist()
        self.noted = sum(own["noted"].to_pylist())
        self.first: list[str | None] = own["first"].to_pylist()
        self.scores = numpy.array(own["scores"].to_pylist()).reshape(-1, arm.players)
        shares = [[(seat in won) / max(1, len(won)) for seat in self.seats] for won in self.winners]
        self.share = numpy.array(shares).reshape(-1, arm.players)  # of the victory, by game and seat
        self.ended = [k for k, won in enumerate(self.winners) if won]
        self.unfinished = [seed for seed, won in zip(self.seeds, self.winners, strict=True) if not won]


COLUMNS = ["game_id", "arm", "seats", "seed", "steps", "who", "winners", "first", "scores", "noted"]


def findings(folder: Folder) -> tuple[list[Findings], list[Change]]:
    experiment = folder.experiment
    table = folder.all("games", COLUMNS)
    games = {arm.name: Games(arm, table) for arm in experiment.arms}
    found = [_of_arm(folder, experiment, one) for one in games.values() if one.seeds]
    return found, changes([(one, games[one.arm.against]) for one in games.values() if one.arm.against])


def _of_arm(folder: Folder, experiment: Experiment, games: Games) -> Findings:
    luck, luckiest = by_luck(games, folder.all("luck"))
    return Findings(
        games.arm,
        len(games.seeds),
        (games.seeds[0], games.seeds[-1]),
        games.unfinished,
        games.noted,
        by_colour(games),
        by_place(games),
        by_bot(games),
        [*spreads(games)],
        branching(folder.all("offers"), games),
        by_verb(games, folder.all("verbs"), list(experiment.spec.verbs.verbs)),
        by_choice(games, folder.all("made")),
        luck,
        None if luckiest is None else Rate("the luckiest seat", luckiest, 1 / games.arm.players, []),
    )


# ---- who wins ----
def by_colour(games: Games) -> list[Rate]:
    return [rate(games, seat, games.share[:, i], 1 / len(games.seats)) for i, seat in enumerate(games.seats)]


def by_place(games: Games) -> list[Rate]:
    """From the seat that made the first choice; nothing where that is always the same."""
    if len(set(games.first)) == 1:
        return []
    n = len(games.seats)
    firsts = [games.seats.index(first) if first else 0 for first in games.first]
    shares = [[row[(first + k) % n] for row, first in zip(games.share, firsts, strict=True)] for k in range(n)]
    return [rate(games, f"place {k + 1}", column, 1 / n) for k, column in enumerate(shares)]


def by_bot(games: Games) -> list[Rate]:
    """All seats of a bot together, against their share of the seats."""
    names = list(dict.fromkeys(name for who in games.who for name in who))
    if len(names) == 1:
        return []
    found = []
    for name in names:
        own = [[bot == name for bot in who] for who in games.who]
        column = (games.share * own).sum(axis=1)
        seats = sum(sum(own[k]) for k in games.ended)
        found.append(rate(games, name, column, seats / max(1, len(games.ended) * len(games.seats))))
    return found


def rate(games: Games, name: str, shares: Iterable[float], even: float) -> Rate:
    """Of the games that somebody won: the others say nothing of who wins."""
    column = [float(share) for share in shares]
    won = [seed for seed, share in zip(games.seeds, column, strict=True) if share > 0]
    return Rate(name, wilson(sum(column), len(games.ended)), even, won[:SHOWN])


# ---- how games go ----
def spreads(games: Games) -> Iterable[Spread]:
    """Choices of all games, scores of those that came to an end."""
    yield spread("choices in a game", games.steps, games.seeds)
    if not games.ended:
        return
    scores, seeds = games.scores[games.ended], [games.seeds[k] for k in games.ended]
    yield spread("score of the winner", scores.max(axis=1).tolist(), seeds)
    yield spread("lead over the second", [_lead(row) for row in scores], seeds)
    for i, seat in enumerate(games.seats):
        yield spread(f"score of {seat}", scores[:, i].tolist(), seeds)


def _lead(scores: Any) -> int:
    best, second = sorted(scores.tolist(), reverse=True)[:2]
    return int(best - second)


def spread(name: str, values: Sequence[int], seeds: Sequence[int]) -> Spread:
    order = sorted(range(len(values)), key=lambda k: (values[k], seeds[k]))
    behind = {"lowest": seeds[order[0]], "middle": seeds[order[len(order) // 2]], "highest": seeds[order[-1]]}
    return Spread(name, mean(values), percentiles(values), list(values), behind)


def branching(offers: Any, games: Games) -> list[Branching]:
    stages: dict[str, dict[int, list[int]]] = {}
    for row in offers.to_pylist():
        if row["arm"] == games.arm.name:
            for stage in ("all stages", row["stage"]):
                cell = stages.setdefault(stage, {}).setdefault(row["offered"], [0, row["seed"]])
                cell[0] += row["times"]
    found = [_branching(stage, cells, len(games.seeds)) for stage, cells in stages.items()]
    return sorted(found, key=lambda one: -one.choices)


def _branching(stage: str, cells: dict[int, list[int]], games: int) -> Branching:
    total = sum(times for times, _ in cells.values())
    average = sum(offered * times for offered, (times, _) in cells.items()) / total
    most = max(cells)
    return Branching(stage, total / games, average, _place(cells, 0.5), _place(cells, 0.95), most, cells[most][1])


def _place(cells: dict[int, list[int]], share: float) -> int:
    wanted, passed = share * sum(times for times, _ in cells.values()), 0
    for offered in sorted(cells):
        passed += cells[offered][0]
        if passed >= wanted:
            return offered
    return max(cells)


# ---- what an option changes ----
def changes(arms: Sequence[tuple[Games, Games]]) -> list[Change]:
    """Of tables and those they differ from; the more of them are looked at, the wider the intervals."""
    both = [(one, base) for one, base in arms if one.seeds and base.seeds]
    return [change(one, base, sum(len(one.seats) + len(GAME_NUMBERS) for one, _ in both)) for one, base in both]


def change(one: Games, base: Games, tests: int = 1) -> Change:
    """Only seeds that both have and both played to the end: where a game was given up says nothing."""
    places = {seed: k for k, seed in enumerate(base.seeds)}
    both = [(k, places[seed]) for k, seed in enumerate(one.seeds) if seed in places]
    pairs = [(k, j) for k, j in both if one.winners[k] and base.winners[j]]
    ours, theirs = [k for k, _ in pairs], [j for _, j in pairs]
    lengths = [one.steps[k] - base.steps[j] for k, j in pairs]
    scores = one.scores[ours].max(axis=1) - base.scores[theirs].max(axis=1)
    told = dict(zip(GAME_NUMBERS, (mean(lengths, tests), mean(scores.tolist(), tests)), strict=True))
    for i, seat in enumerate(one.seats):
        told[f"victories of {seat}"] = paired((one.share[ours, i] - base.share[theirs, i]).tolist(), tests)
    differing = [one.seeds[k] for k, j in pairs if one.winners[k] != base.winners[j]]
    rate = wilson(len(differing), len(pairs))
    return Change(one.arm.name, base.arm.name, told, rate, differing[:SHOWN], len(both) - len(pairs))
