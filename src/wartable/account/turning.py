"""Turning points: the moments in which the winner's lead changed most.

The lead is the winner's standing less that of the best of the others, by the game's first measure. A moment is what the
game says belongs together, a turn or a phase. It is a measure of what happened on the table, not of chances: nobody
played the rest of the game again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from wartable.account.declaring import Declared, Standing
from wartable.account.result import Placed, Turning
from wartable.account.story import Scene

SHOWN = 5


def turning(declared: Declared, story: Sequence[Scene], places: Sequence[Placed]) -> list[Turning]:
    """The greatest changes, in the order of play."""
    if not declared.measures:
        return []
    found = [one for one in swings(declared, story, places[0].seat) if one.before != one.after]
    greatest = sorted(found, key=lambda one: (-abs(one.after - one.before), one.point))[:SHOWN]
    return sorted(greatest, key=lambda one: one.point)


def swings(declared: Declared, story: Sequence[Scene], winner: str) -> Iterator[Turning]:
    """The lead before and after each moment. What comes before the first standing is no swing."""
    measure = next(iter(declared.measures.values()))
    known: int | None = None
    for _, group in groupby(story, key=lambda scene: declared.moment(scene.view)):
        moment = list(group)
        standings = ((scene.point, measure(scene.view)) for scene in moment)
        leads = [(point, lead(standing, winner)) for point, standing in standings if standing is not None]
        if not leads:
            continue
        if known is not None:
            begin = max(1, moment[0].point - 1)
            yield Turning(begin, moment[-1].point, hinge(known, leads), winner, known, leads[-1][1])
        known = leads[-1][1]


def hinge(before: int, leads: Sequence[tuple[int, int]]) -> int:
    """The point of the event that changed the lead most."""
    steps = [(abs(after - last), point) for (_, last), (point, after) in pairwise([(0, before), *leads])]
    return max(steps, key=lambda step: step[0])[1]


def lead(standing: Standing, seat: str) -> int:
    return standing[seat] - max(value for other, value in standing.items() if other != seat)
