"""How sure a number is. Games are independent of each other, the seats of one are not: so games are what is counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, inf, pi, sin, sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
FEWEST = 5  # values; fewer say nothing of how much they vary
MANY = 200  # values from which a series for Student's distribution is exact enough


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
    """A mean with Student's interval; without one where there are too few values, or nothing varied among them."""
    n = len(values)
    if n == 0:
        return Estimate(0.0, -inf, inf, 0)
    middle = sum(values) / n
    squares = sum((value - middle) ** 2 for value in values)
    if n < FEWEST or min(values) == max(values):
        return Estimate(middle, -inf, inf, n)
    half = student(n - 1, tests) * sqrt(squares / (n - 1) / n)
    return Estimate(middle, middle - half, middle + half, n)


def paired(differences: Sequence[float], tests: int = 1) -> Estimate:
    """The mean of differences between two shares of the same games, each from -1 to 1: as if there were a few more
    games that went the one way and as many that went the other (Bonett and Price; as many as the quantile asks for, as
    Agresti and Coull do). So it says something honest of few games, and where nothing differed."""
    n = len(differences)
    if n == 0:
        return Estimate(0.0, -1.0, 1.0, 0)
    z, total = quantile(tests), sum(differences)
    games = n + z * z / 2
    middle, spread = total / games, (sum(map(abs, differences)) + z * z / 2) / games
    half = z * sqrt((spread - middle * middle) / games)
    value = total / n
    return Estimate(value, max(-1.0, min(value, middle - half)), min(1.0, max(value, middle + half)), n)


@cache
def student(freedom: int, tests: int = 1) -> float:
    """As `quantile`, of Student's distribution: what few values say of how much they vary is itself unsure."""
    z = quantile(tests)
    if freedom >= MANY:
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    wanted, low, high = 1 - (1 - CONFIDENCE) / max(1, tests), 0.0, pi / 2
    for _ in range(60):
        angle = (low + high) / 2
        low, high = (angle, high) if _within(angle, freedom) < wanted else (low, angle)
    return sqrt(freedom) * sin(low) / cos(low)


def _within(angle: float, freedom: int) -> float:
    """The share of Student's distribution between -t and t, by the tangent of t (Abramowitz and Stegun 26.7.3 and
    26.7.4)."""
    odd = freedom % 2
    term, total = (cos(angle), 0.0) if odd else (1.0, 0.0)
    for k in range(odd, freedom - 1, 2):
        total += term
        term *= cos(angle) ** 2 * (k + 1) / (k + 2)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def percentiles(values: Sequence[float]) -> dict[str, float]:
    ordered = sorted(values)
    places = {"5 %": 0.05, "25 %": 0.25, "median": 0.5, "75 %": 0.75, "95 %": 0.95}
    return {name: ordered[min(len(ordered) - 1, int(place * len(ordered)))] for name, place in places.items()}
