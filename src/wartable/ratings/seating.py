"""Who sits where in a cup: over its rounds everybody meets everybody, and has every seat, as evenly as can be.

Pure: numbers in, numbers out, the same for the same seed. Three things are wanted, one after the other:

1. Sitting out. The people a round has no seats for sit out in turn, so nobody does twice more often than another.
2. Meetings. The badness of a plan is the sum, over all pairs, of how far they are from meeting as often as the average,
   to the fourth power: least when all meet equally often, and those who hardly ever or always meet weigh most. From a
   random plan two people of a round are swapped again and again: always if it gets no
   worse, and now and then if it does (simulated annealing), so many times and no more, or until none can be better.
3. Seats. Whoever sits at the same table may exchange seats without meeting anybody else, so they are given last, and as
   evenly as possible: nobody has one seat twice more often than another. That can always be done, for it is to colour
   the edges of a bipartite graph (König): see `_seated`.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from wartable.engine.errors import BadTable

MOST_PEOPLE, MOST_PLAYERS, MOST_ROUNDS = 64, 16, 20
STEPS = 60_000  # swaps that are tried, in several runs
RUNS = 3
TINY = 1e-9  # floats add up to a little more or less
WARM, COLD = 1.0, 0.02  # how much worse a swap may make it, at first and at last

Table = tuple[int, ...]  # people by their numbers, in the order of the seats


@dataclass(frozen=True)
class Round:
    """The tables of a round, and who sits out."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()


Plan = tuple[Round, ...]


@dataclass(frozen=True)
class Evenness:
    """How even a plan has come out: the fewest and the most of each."""

    meetings: tuple[int, int]  # of any two people
    seats: tuple[int, int]  # of anybody in any one seat
    byes: tuple[int, int]  # of anybody


def check(people: int, players: int, rounds: int) -> None:
    """Raises BadTable for what nobody can plan."""
    for name, number, few, most in (
        ("players at a table", players, 2, MOST_PLAYERS),
        ("people", people, players, MOST_PEOPLE),
        ("rounds", rounds, 1, MOST_ROUNDS),
    ):
        if not few <= number <= most:
            raise BadTable(f"{name}: from {few} to {most}, not {number}")


def plan(people: int, players: int, rounds: int, seed: int = 0) -> Plan:
    """The seats of people 0, 1, … in each round. Raises BadTable."""
    check(people, players, rounds)
    dice = random.Random(seed)
    byes = _byes(people, players, rounds)
    seated = _seated(_best_of_runs(people, players, byes, dice), players)
    return tuple(Round(tuple(tables), out) for tables, out in zip(seated, byes, strict=True))


# ---- sitting out ----
def _byes(people: int, players: int, rounds: int) -> list[tuple[int, ...]]:
    """In turn, as often as the rounds go."""
    out = people % players
    return [tuple(sorted((k * out + i) % people for i in range(out))) for k in range(rounds)]


# ---- meetings ----
Groups = list[list[list[int]]]  # by round, by table, who sits there


def badness(groups: Sequence[Sequence[Sequence[int]]], people: int) -> float:
    """The sum over all pairs of the fourth power of how far they are from the average."""
    met, costs = _meetings(groups), _costs(groups, people)
    return sum(costs[met[pair]] for pair in combinations(range(people), 2))


def _costs(groups: Sequence[Sequence[Sequence[int]]], people: int) -> list[float]:
    """What it is worth to have met so many times; more often than there are rounds nobody does."""
    average = sum(_meetings(groups).values()) / math.comb(people, 2)
    return [(count - average) ** 4 for count in range(len(groups) + 2)]


def _least(groups: Sequence[Sequence[Sequence[int]]], people: int) -> float:
    """The badness if all pairs met equally often, as far as that goes: no plan of these rounds is better."""
    pairs, costs = math.comb(people, 2), _costs(groups, people)
    often, once_more = divmod(sum(_meetings(groups).values()), pairs)
    return (pairs - once_more) * costs[often] + once_more * costs[often + 1]


def _meetings(groups: Sequence[Sequence[Sequence[int]]]) -> Counter[tuple[int, int]]:
    return Counter(pair for tables in groups for table in tables for pair in combinations(sorted(table), 2))


def _best_of_runs(people: int, players: int, byes: Sequence[tuple[int, ...]], dice: random.Random) -> Groups:
    best = _grouped(people, players, byes, dice)
    for _ in range(RUNS - 1):
        if badness(best, people) < _least(best, people) + TINY:
            break
        best = min(best, _grouped(people, players, byes, dice), key=lambda groups: badness(groups, people))
    return best


def _grouped(people: int, players: int, byes: Sequence[tuple[int, ...]], dice: random.Random) -> Groups:
    groups = [_dealt([one for one in range(people) if one not in out], players, dice) for out in byes]
    if len(groups[0]) > 1:
        _Search(groups, people, dice).run(STEPS // RUNS)
    return groups


def _dealt(present: list[int], players: int, dice: random.Random) -> list[list[int]]:
    dice.shuffle(present)
    return [present[k : k + players] for k in range(0, len(present), players)]


class _Search:
    """Swaps two people of a round, keeping count of who has met whom."""

    def __init__(self, groups: Groups, people: int, dice: random.Random) -> None:
        self.groups, self.dice = groups, dice
        self.to_gain = _least(groups, people) - badness(groups, people)
        costs = _costs(groups, people)
        self.once_more = [after - before for before, after in pairwise(costs)]  # what one more meeting costs
        self.met = [[0] * people for _ in range(people)]
        for (one, other), count in _meetings(groups).items():
            self.met[one][other] = self.met[other][one] = count

    def run(self, steps: int) -> None:
        """Leaves the best plan it has seen."""
        now = best = 0.0
        kept = self._copy()
        for step in range(steps):
            if best < self.to_gain + TINY:
                break
            now += self._try(WARM * (COLD / WARM) ** (step / steps))
            if now < best - TINY:
                best, kept = now, self._copy()
        self.groups[:] = kept

    def _copy(self) -> Groups:
        return [[list(table) for table in tables] for tables in self.groups]

    def _try(self, heat: float) -> float:
        """How much worse it has become; nothing if the swap was left."""
        tables = self.dice.choice(self.groups)
        here, there = self.dice.sample(tables, 2)
        i, j = self.dice.randrange(len(here)), self.dice.randrange(len(there))
        change = self._change(here, i, there, j)
        if change > 0 and self.dice.random() >= math.exp(-change / heat):
            return 0.0
        self._swap(here, i, there, j)
        return change

    def _change(self, here: list[int], i: int, there: list[int], j: int) -> float:
        mine, yours, cost = self.met[here[i]], self.met[there[j]], self.once_more
        change = 0.0
        for k, one in enumerate(here):
            if k != i:
                change += cost[yours[one]] - cost[mine[one] - 1]
        for k, one in enumerate(there):
            if k != j:
                change += cost[mine[one]] - cost[yours[one] - 1]
        return change

    def _swap(self, here: list[int], i: int, there: list[int], j: int) -> None:
        self._count(here, i, -1)
        self._count(there, j, -1)
        here[i], there[j] = there[j], here[i]
        self._count(here, i, 1)
        self._count(there, j, 1)

    def _count(self, table: list[int], i: int, by: int) -> None:
        for k, other in enumerate(table):
            if k != i:
                self.met[table[i]][other] += by
                self.met[other][table[i]] += by


# ---- seats ----
Node = tuple[str, int, int]  # a table of a round, or so many games of a person as there are seats


def _seated(groups: Groups, players: int) -> list[list[Table]]:
    """Each person's games are taken in lots of as many as there are seats; within a lot every seat comes at most once,
    at a table exactly once. Seats are colours, and every node has at most as many edges as there are colours: so
    there always is a free one, or one that an alternating path sets free."""
    played: Counter[int] = Counter()
    taken: dict[Node, dict[int, Node]] = {}
    for r, tables in enumerate(groups):
        for t, table in enumerate(tables):
            for one in table:
                _give_seat(taken, ("table", r, t), ("person", one, played[one] // players), players)
                played[one] += 1
    return [[_in_order(taken["table", r, t], players) for t in range(len(groups[r]))] for r in range(len(groups))]


def _in_order(seats: dict[int, Node], players: int) -> Table:
    return tuple(seats[seat][1] for seat in range(players))


def _give_seat(taken: dict[Node, dict[int, Node]], table: Node, lot: Node, players: int) -> None:
    at_table, of_lot = taken.setdefault(table, {}), taken.setdefault(lot, {})
    free = next(seat for seat in range(players) if seat not in at_table)
    wanted = next(seat for seat in range(players) if seat not in of_lot)
    if free in of_lot:
        _exchange(taken, lot, free, wanted)
    at_table[free], of_lot[free] = lot, table


def _exchange(taken: dict[Node, dict[int, Node]], node: Node, one: int, other: int) -> None:
    """Along the path that leaves a node by one seat and goes on by the other in turn: it does not come to the table
    that has the first seat free, for in a bipartite graph it would enter there by just that seat."""
    path, here, seat = [], node, one
    while seat in taken[here]:
        path.append((here, taken[here][seat], seat))
        here, seat = taken[here][seat], other if seat == one else one
    for here, there, seat in path:
        del taken[here][seat], taken[there][seat]
    for here, there, seat in path:
        new = other if seat == one else one
        taken[here][new], taken[there][new] = there, here


# ---- how even it is ----
def evenness(found: Plan, people: int, players: int) -> Evenness:
    met = _meetings([round.tables for round in found])
    pairs = [met[pair] for pair in combinations(range(people), 2)]
    sat = Counter((one, seat) for round in found for table in round.tables for seat, one in enumerate(table))
    seats = [sat[one, seat] for one in range(people) for seat in range(players)]
    out = Counter(one for round in found for one in round.byes)
    byes = [out[one] for one in range(people)]
    return Evenness(_span(pairs), _span(seats), _span(byes))


def _span(numbers: Sequence[int]) -> tuple[int, int]:
    return min(numbers), max(numbers)
