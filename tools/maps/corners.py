"""Counties from their corners: where three of them meet is estimated, then shifted until every county has room.

Neighbours come out right by construction: two counties have a border between the two corners that name them both.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from projection import Points, Projection

ROOM = 24.0  # wanted between a town and the borders of its county
BORDER = 44.0  # the length wanted of every border
NECK = 40.0  # the width wanted of every county at its narrowest
GROUND, SITE = 13000.0, 2600.0  # the area wanted of a county: for its name and counter, and for each of its towns
KNOT = 1e6  # what it costs a county to cross its own border: more than anything
SHARP = 0.55  # the cosine of the sharpest angle wanted
STEPS = (18.0, 9.0, 4.0, 2.0)
ROUNDS = 30  # at most, for each step
WAYS = np.array([[np.cos(a), np.sin(a)] for a in np.arange(8) * np.pi / 4])


class Net:
    """All corners, borders with one bend each, and the rim of the game."""

    def __init__(self, projection: Projection, places: dict[str, Any], touching: set[frozenset[str]]) -> None:
        self.counties = list(places["towns"])
        self.towns = [projection.points(list(towns.values())) for towns in places["towns"].values()]
        self.sides: dict[str, list[list[int]]] = {name: [] for name in self.counties}
        self.points = np.zeros((0, 2))
        self.loose: list[int] = []
        meetings = {
            frozenset(names.split()): [self._add(p)]
            for names, p in zip(places["corners"], projection.points(list(places["corners"].values())), strict=True)
        }
        self.loose += [point for meeting in meetings.values() for point in meeting]
        self._rim(places["rim"], projection, meetings)
        for pair in sorted(touching, key=sorted):
            self._border(pair, [point for names, (point,) in meetings.items() if pair <= names])
        self.rings = [self._ring(name) for name in self.counties]
        self.home = self.points.copy()
        self.around = {p: [k for k, ring in enumerate(self.rings) if p in ring] for p in self.loose}

    def _add(self, point: Any) -> int:
        self.points = np.vstack([self.points, point])
        return len(self.points) - 1

    def _rim(self, rim: dict[str, Any], projection: Projection, meetings: dict[frozenset[str], list[int]]) -> None:
        shares = {name: [self._add(p) for p in projection.points(share)] for name, share in rim.items()}
        names = list(shares)
        for name, after in zip(names, names[1:] + names[:1], strict=True):
            self.sides[name].append([*shares[name], shares[after][0]])
            meetings[frozenset((name, after))] = [shares[after][0]]

    def _border(self, pair: frozenset[str], ends: list[int]) -> None:
        if len(ends) != 2:
            raise ValueError(f"{' – '.join(sorted(pair))}: a border needs two ends, not {len(ends)}")
        bend = self._add(self.points[ends].mean(axis=0))
        self.loose.append(bend)
        for name in pair:
            self.sides[name].append([ends[0], bend, ends[1]])

    def _ring(self, name: str) -> list[int]:
        """The sides of a county in a row."""
        first, *rest = self.sides[name]
        ring = list(first)
        while rest:
            follow = next(side for side in rest if ring[-1] in (side[0], side[-1]))
            rest.remove(follow)
            ring += (follow if follow[0] == ring[-1] else follow[::-1])[1:]
        return ring[:-1]

    def settle(self) -> None:
        """Shift corners and bends by smaller and smaller steps while that serves the counties around them."""
        for step in STEPS:
            restless = set(self.loose)
            for _ in range(ROUNDS):
                moved = [point for point in self.loose if point in restless and self._shift(point, step)]
                restless = {p for m in moved for k in self.around[m] for p in self.rings[k]}

    def _shift(self, point: int, step: float) -> bool:
        start = self.points[point].copy()
        best, cost = start, self._cost(point)
        for way in WAYS:
            self.points[point] = start + way * step
            here = self._cost(point)
            if here < cost - 1e-6:
                best, cost = self.points[point].copy(), here
        self.points[point] = best
        return best is not start

    def _cost(self, point: int) -> float:
        away = self.points[point] - self.home[point]
        return sum(self.want(k) for k in self.around[point]) + 0.01 * float(away @ away)

    def want(self, county: int) -> float:
        """What a county lacks: room for its towns, area, width, long borders, open angles."""
        ring = self.points[self.rings[county]]
        towns = self.towns[county]
        ahead = np.roll(ring, -1, axis=0)
        room = np.where(_within(towns, ring, ahead), 1, -1) * _distances(towns, ring, ahead).min(axis=1)
        area = abs(float(np.sum(ring[:, 0] * ahead[:, 1] - ahead[:, 0] * ring[:, 1]))) / 2
        lack = _lack(ROOM - room) + _lack(np.array([GROUND + SITE * len(towns) - area]) / 60)
        lack += 0.5 * _lack(NECK - _across(ring, ahead)) + KNOT * _knots(ring, ahead)
        borders = np.array(
            [np.hypot(*(self.points[s[0]] - self.points[s[-1]])) for s in self.sides[self.counties[county]]]
        )
        lack += _lack(BORDER - borders)
        to, back = ahead - ring, np.roll(ring, 1, axis=0) - ring
        cosine = (to * back).sum(axis=1) / np.maximum(1e-6, np.hypot(*to.T) * np.hypot(*back.T))
        return lack + 900 * _lack(cosine - SHARP) + 0.003 * float((to**2).sum())

    def outline(self, county: int) -> Points:
        ring: Points = self.points[[*self.rings[county], self.rings[county][0]]]
        return ring


def _lack(amounts: Any) -> float:
    return float((np.maximum(0, amounts) ** 2).sum())


def _distances(points: Any, start: Any, end: Any) -> Any:
    """From every point to every side."""
    along = end - start
    away = points[:, None, :] - start[None]
    share = np.clip((away * along).sum(axis=2) / np.maximum(1e-9, (along**2).sum(axis=1)), 0, 1)
    return np.hypot(*np.moveaxis(away - share[..., None] * along, 2, 0))


def _within(points: Any, start: Any, end: Any) -> Any:
    """Even-odd: how many sides a ray to the right crosses."""
    x, y = points[:, :1], points[:, 1:]
    (ax, ay), (bx, by) = start.T, end.T
    spans = (ay > y) != (by > y)
    return (spans & (x < ax + (bx - ax) * (y - ay) / np.where(by == ay, 1, by - ay))).sum(axis=1) % 2 == 1


def _across(ring: Any, ahead: Any) -> Any:
    """From every corner of a ring to the sides that neither touch it nor follow those that do."""
    count = len(ring)
    apart = (np.arange(count)[None] - np.arange(count)[:, None]) % count
    return _distances(ring, ring, ahead)[(apart >= 2) & (apart <= count - 3)]


def _knots(ring: Any, ahead: Any) -> int:
    """How often the sides of a ring cross each other."""

    def turn(a: Any, b: Any, c: Any) -> Any:
        return (b[..., 0] - a[..., 0]) * (c[..., 1] - a[..., 1]) - (b[..., 1] - a[..., 1]) * (c[..., 0] - a[..., 0])

    a, b, c, d = ring[:, None], ahead[:, None], ring[None], ahead[None]
    crossed = (turn(a, b, c) * turn(a, b, d) < 0) & (turn(c, d, a) * turn(c, d, b) < 0)
    return int(crossed.sum()) // 2
