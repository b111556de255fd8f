"""What goes with victory: kinds of choices, single choices, luck. An association is no cause: whoever is winning also
chooses differently. Seats and bots that win more often anyway are allowed for."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from wartable.lab.intervals import Estimate, mean, quantile, wilson

if TYPE_CHECKING:
    from wartable.lab.findings import Games

FEWEST = 50  # seats with a choice, and without it, before it is looked at
SHOWN = 15


class Association(NamedTuple):
    name: str
    winners: float  # what they have of it
    others: float
    difference: Estimate  # allowed for seats and bots
    strength: float  # the difference in standard deviations
    seeds: list[int]  # of games in which winners had most of it


class Table(NamedTuple):
    """Seats of games: who won, who lost, and to which group (seat and bot) each belongs."""

    seeds: list[int]
    won: Any  # by game and seat
    group: Any


def _table(games: Games) -> tuple[Table, list[int]]:
    """Only games that had winners and losers."""
    import numpy

    rows = [k for k, won in enumerate(games.winners) if 0 < len(won) < len(games.seats)]
    bots = {name: i for i, name in enumerate(dict.fromkeys(name for who in games.who for name in who))}
    group = numpy.array(
        [[bots[name] * len(games.seats) + i for i, name in enumerate(games.who[k])] for k in rows], numpy.int64
    ).reshape(-1, len(games.seats))
    won = numpy.array([[seat in games.winners[k] for seat in games.seats] for k in rows]).reshape(group.shape)
    return Table([games.seeds[k] for k in rows], won, group), rows


def by_verb(games: Games, counted: Any, names: list[str]) -> list[Association]:
    """Of all choices a seat made, the share of each kind."""
    import numpy

    table, rows = _table(games)
    columns = [counted[name].to_pylist() for name in ("arm", "seed", "counts")]
    by_seed = {seed: counts for arm, seed, counts in zip(*columns, strict=True) if arm == games.arm.name}
    if not rows:
        return []
    counts = numpy.array([by_seed[seed] for seed in table.seeds], float)
    counts = counts.reshape(len(rows), len(games.seats), len(names))
    shares = counts / numpy.maximum(1, counts.sum(axis=2, keepdims=True))
    used = [k for k in range(len(names)) if shares[:, :, k].any()]
    return _strongest(association(names[k], shares[:, :, k], table, len(used)) for k in used)


def association(name: str, values: Any, table: Table, tests: int = 1) -> Association:
    """Winners less the others of the same game, after what is usual for a seat and its bot is taken off."""
    import numpy

    usual = numpy.bincount(table.group.ravel(), values.ravel()) / numpy.maximum(1, numpy.bincount(table.group.ravel()))
    rest = values - usual[table.group]
    differences = _of_winners(rest, table.won) - _of_winners(rest, ~table.won)
    found, spread = mean(differences.tolist(), tests), float(rest.std())
    best = numpy.argsort(-differences, kind="stable")[:3]
    with_it, without = _of_winners(values, table.won).mean(), _of_winners(values, ~table.won).mean()
    strength = found.value / spread if spread else 0.0
    return Association(name, float(with_it), float(without), found, strength, [table.seeds[k] for k in best])


def _of_winners(values: Any, who: Any) -> Any:
    return (values * who).sum(axis=1) / who.sum(axis=1)


def _strongest(found: Iterator[Association]) -> list[Association]:
    return sorted(found, key=lambda one: -abs(one.strength))[:SHOWN]


# ---- single choices ----
class Cell(NamedTuple):
    games: float
    wins: float


def by_choice(games: Games, made: Any) -> list[Association]:
    """Of the seats that made a choice at least once, how many won, against those that never did."""
    totals = _totals(games)
    choices: dict[str, dict[tuple[str, str], list[float]]] = {}
    seeds: dict[str, int] = {}
    for row in made.to_pylist():
        if row["arm"] == games.arm.name:
            cell = choices.setdefault(row["choice"], {}).setdefault((row["seat"], row["bot"]), [0.0, 0.0])
            cell[0] += row["games"]
            cell[1] += row["wins"]
            seeds[row["choice"]] = min(seeds.get(row["choice"], row["seed"]), row["seed"])
    strata = {name: list(_strata(cells, totals)) for name, cells in choices.items()}
    enough = {name: found for name, found in strata.items() if _fewest(found) >= FEWEST}
    return _strongest(_choice(name, found, seeds[name], len(enough)) for name, found in enough.items())


def _totals(games: Games) -> dict[tuple[str, str], Cell]:
    totals: dict[tuple[str, str], Cell] = {}
    for who, share, won in zip(games.who, games.share.tolist(), games.winners, strict=True):
        for seat, bot, part in zip(games.seats, who, share, strict=True):
            before = totals.get((seat, bot), Cell(0, 0))
            totals[seat, bot] = Cell(before.games + bool(won), before.wins + part)
    return totals


Stratum = tuple[Cell, Cell]  # with the choice and without


def _strata(cells: dict[tuple[str, str], list[float]], totals: dict[tuple[str, str], Cell]) -> Iterator[Stratum]:
    for key, total in totals.items():
        made = Cell(*cells.get(key, (0.0, 0.0)))
        yield made, Cell(total.games - made.games, total.wins - made.wins)


def _fewest(strata: list[Stratum]) -> float:
    """Of the seats that can be compared at all."""
    both = [(made, never) for made, never in strata if made.games and never.games]
    return min(sum(made.games for made, _ in both), sum(never.games for _, never in both))


def _choice(name: str, strata: list[Stratum], seed: int, tests: int) -> Association:
    """The difference of the shares of victory within each seat and bot, put together by Mantel and Haenszel."""
    both = [(made, never) for made, never in strata if made.games and never.games]
    weights = [made.games * never.games / (made.games + never.games) for made, never in both]
    value = sum(w * (m.wins / m.games - n.wins / n.games) for w, (m, n) in zip(weights, both, strict=True))
    spread = sum(w * w * (_variance(m) + _variance(n)) for w, (m, n) in zip(weights, both, strict=True))
    value, half = value / sum(weights), quantile(tests) * sqrt(spread) / sum(weights)
    made, never = (Cell(*map(sum, zip(*(pair[k] for pair in both), strict=True))) for k in (0, 1))
    found = Estimate(value, value - half, value + half, int(made.games))
    return Association(
        name, made.wins / made.games, never.wins / never.games, found, _z(value, spread, weights), [seed]
    )


def _variance(cell: Cell) -> float:
    """As if one game more had been won and one more lost (Agresti and Caffo): whoever always won may yet lose."""
    share = (cell.wins + 1) / (cell.games + 2)
    return share * (1 - share) / (cell.games + 2)


def _z(value: float, spread: float, weights: list[float]) -> float:
    return value * sum(weights) / sqrt(spread) if spread else 0.0


# ---- luck ----
def by_luck(games: Games, rows: Any) -> tuple[list[Association], Estimate | None]:
    """Luck in standard deviations, winners less others, and how often the luckiest seat won: in the games that were
    followed."""
    import numpy

    found: dict[str, dict[str, float]] = {}
    for row in rows.to_pylist():
        fair = row["luck"] / row["deviation"] if row["deviation"] else 0.0
        found.setdefault(row["game_id"], {})[row["seat"]] = fair
    table, kept = _table(games)
    followed = [k for k, row in enumerate(kept) if games.ids[row] in found]
    if not followed:
        return [], None
    values = numpy.array([[found[games.ids[kept[k]]].get(seat, 0.0) for seat in games.seats] for k in followed])
    own = Table([table.seeds[k] for k in followed], table.won[followed], table.group[followed] * 0)
    shares = games.share[[kept[k] for k in followed]]
    luckiest = sum(float(share[values[k].argmax()]) for k, share in enumerate(shares))
    return [association("luck in battles", values, own)], wilson(luckiest, len(followed))
