"""The ledger of luck: what battles gave each seat, against what they might have given.

Luck is the difference between what came and its mean. All throws of a seat together have a distribution, the
convolution of theirs: the chance of less luck *in the same throws* follows from it, ties counted by half. Nothing is
said about whether it was wise to throw at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from wartable.account.declaring import Chances, Fought, Side
from wartable.account.result import Battle, Fortune, Share
from wartable.engine.speeds.chances import STANDARD_ERRORS

DIGITS = 4


def battle_of(fought: Fought, fewer: bool) -> Battle:
    return Battle(fought.begin, fought.point, [share(side, fought.trials, fewer) for side in fought.sides])


def share(side: Side, trials: int, fewer: bool) -> Share:
    expected = sum(mean(chances) for chances in side.chances)
    spread = sum(variance(chances) for chances in side.chances)
    luck = expected - side.actual if fewer else side.actual - expected
    error = STANDARD_ERRORS * sqrt(spread / trials) if trials else 0.0
    return Share(side.seat, side.actual, *(round(number, DIGITS) for number in (expected, luck, sqrt(spread), error)))


def mean(chances: Chances) -> float:
    return sum(value * chance for value, chance in chances.items())


def variance(chances: Chances) -> float:
    middle = mean(chances)
    return sum((value - middle) ** 2 * chance for value, chance in chances.items())


def fortunes(seats: Iterable[str], fought: Sequence[Fought], fewer: bool) -> list[Fortune]:
    """Of those who fought, in the order of the seats. Of sampled chances all are sampled alike."""
    trials = max((battle.trials for battle in fought), default=0)
    own = {seat: [side for battle in fought for side in battle.sides if side.seat == seat] for seat in seats}
    return [_fortune(sides, trials, fewer) for sides in own.values() if sides]


def _fortune(sides: Sequence[Side], trials: int, fewer: bool) -> Fortune:
    throws = [chances for side in sides for chances in side.chances]
    total = Side(sides[0].seat, sum(side.actual for side in sides), throws)
    return Fortune(len(sides), share(total, trials, fewer), round(luckier(total.actual, throws, fewer), DIGITS))


def luckier(actual: int, throws: Iterable[Chances], fewer: bool) -> float:
    """The chance of less luck in the same throws, half of the chance of just as much included."""
    lowest, chance = all_together(throws)
    below = float(chance[: max(0, actual - lowest)].sum())
    same = float(chance[actual - lowest]) if 0 <= actual - lowest < len(chance) else 0.0
    share_below = below + same / 2
    return min(1.0, max(0.0, 1 - share_below if fewer else share_below))


def all_together(throws: Iterable[Chances]) -> tuple[int, Any]:
    """The distribution of the sum: its lowest value, and the chance of each from there on."""
    import numpy

    lowest, chance = 0, numpy.ones(1)
    for chances in throws:
        least = min(chances)
        row = numpy.zeros(max(chances) - least + 1)
        for value, p in chances.items():
            row[value - least] = p
        lowest, chance = lowest + least, numpy.convolve(chance, row)
    return lowest, chance
