"""How sure a number is. Games are independent of each other, the seats of one are not: so games are what is counted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95


class Estimate(NamedTuple):
    """A number with the interval that holds the truth in 95 of 100 experiments."""

    value: float
    low: float
    high: float
    games: int


def quantile(tests: int = 1) -> float:
    """Of the normal distribution; where many numbers are looked at for the greatest, for all of them together
    (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(1, tests))


def wilson(wins: float, games: int, tests: int = 1) -> Estimate:
    """A share of games, shared victories being parts of one. Wilson's interval; parts vary less than whole ones, so
    with them it is a little wide."""
    if games == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    z, p = quantile(tests), wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half), games)


def mean(values: Sequence[float], tests: int = 1) -> Estimate:
    """A mean with the interval of the normal distribution."""
    n = len(values)
    if n == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = sum(values) / n
    if n == 1:
        return Estimate(middle, float("-inf"), float("inf"), 1)
    half = quantile(tests) * sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n)
    return Estimate(middle, middle - half, middle + half, n)


def percentiles(values: Sequence[float]) -> dict[str, float]:
    ordered = sorted(values)
    places = {"5 %": 0.05, "25 %": 0.25, "median": 0.5, "75 %": 0.75, "95 %": 0.95}
    return {name: ordered[min(len(ordered) - 1, int(place * len(ordered)))] for name, place in places.items()}
