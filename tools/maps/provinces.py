"""A map of provinces: a few large shapes from lines of few points, which wander like borders do."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from typing import Any

import arcs as pen
import lines
import numpy as np
from arcs import Arc
from board import Board
from preview import province_sheet
from projection import Points
from raster import FINE, Grid, Mask, ndimage, paint
from relief import Ground

DEPTHS = (3.5, 8.0, 13.5, 20.0, 28.0, 38.0)  # water lines, in units from the shore
BANDS = (15.0, 6.5, 4.5)  # inner edges of two tinted bands, and of the band of what may be chosen
SOFTNESS, TOLERANCE = 0.8, 0.25
BEYOND = -1
MEETING = 2.0  # where more than three regions meet, on squares some touch
BREAKS = 3  # how often a stretch of a line is broken at its middle
ASIDE = 0.3  # and how far aside at most, as a share of its length


class Knots:
    """A sheet given by knots: straight between them, in each direction for itself."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.width, self.height = float(facts["width"]), float(facts["height"])
        self.east, self.north = (np.array(facts[way], float) for way in ("east", "north"))

    def points(self, points: list[list[float]]) -> Points:
        return np.array([(_along(self.east, x), _along(self.north, y)) for x, y in points])


def _along(knots: Any, value: float) -> float:
    """Between the two knots around a value; beyond the last as between the last two."""
    k = min(max(1, int(np.searchsorted(knots[:, 0], value))), len(knots) - 1)
    (a, left), (b, right) = knots[k - 1], knots[k]
    return float(left + (value - a) / (b - a) * (right - left))


def wander(a: Any, b: Any, depth: int) -> list[Any]:
    """A stretch broken at its middle, aside by chance: always the same for the same ends."""
    if not depth:
        return [b]
    chance = math.sin(a[0] * 12.9898 + a[1] * 78.233 + b[0] * 37.719 + b[1] * 4.581) * 43758.5453
    aside = (chance - math.floor(chance) - 0.5) * ASIDE
    middle = (a + b) / 2 + aside * np.array([a[1] - b[1], b[0] - a[0]])
    return [*wander(a, middle, depth - 1), *wander(middle, b, depth - 1)]


class Provinces(Board):
    touch = 60.0

    def __init__(self, places: dict[str, Any], facts: dict[str, Any]) -> None:
        names = list(places["regions"])
        assert names == list(facts["estates"]), "the regions of the board"
        pairs = (frozenset(pair) for pair in combinations(names, 2))
        super().__init__(places, names, {pair for pair in pairs if self._shared(places, pair)})
        self.sheet = Knots(places["map"])
        self.outside = len(names) + 1
        self.shape = (int(self.sheet.height) * FINE, int(self.sheet.width) * FINE)

    @staticmethod
    def _shared(places: dict[str, Any], pair: frozenset[str]) -> set[str]:
        first, second = (set(places["regions"][name]) for name in pair)
        return first & second

    def draw(self) -> dict[str, Any]:
        grid = self.grid()
        arcs = pen.trace(grid, SOFTNESS, TOLERANCE, BEYOND)
        print(*self.faults([arc for arc in arcs if arc.length() > MEETING]), sep="\n", end="")
        own, others = set(range(1, self.outside)), {0, self.outside}
        return {
            "width": int(self.sheet.width),
            "height": int(self.sheet.height),
            "regions": {name: self.region(name, grid, arcs) for name in self.names},
            "borders": pen.path(_inner(arcs, own), close=False),
            "frontier": pen.path(lines.between(arcs, own, others), close=False),
            "coast": pen.path(lines.between(arcs, {0}, {self.outside}), close=False),
            "sea": self.sea(grid, arcs),
            "lands": self.places["map"]["lands"],
            "rivers": pen.path([self.river(r, grid) for r in self.places["rivers"].values()], close=False),
            "relief": self.relief(grid),
        }

    def grid(self) -> Grid:
        grid = np.full(self.shape, self.outside, np.int16)
        for water in self.places["waters"].values():
            paint(grid, self.ring(water), 0)
        for name, border in self.places["regions"].items():
            paint(grid, self.ring(border), self.label(name))
        return grid

    def winding(self, through: list[list[float]]) -> list[Any]:
        ends = self.sheet.points(through)
        return [ends[0], *(point for a, b in pairwise(ends) for point in wander(a, b, BREAKS))]

    def ring(self, names: list[str]) -> Points:
        """Lines in whichever order they meet, closed."""
        left = [self.winding(self.places["lines"][name]) for name in names]
        ring = left.pop(0)
        while left:
            k = next(k for k, way in enumerate(left) if _meet(way[0], ring[-1]) or _meet(way[-1], ring[-1]))
            way = left.pop(k)
            ring += (way if _meet(way[0], ring[-1]) else way[::-1])[1:]
        return np.array([*ring, ring[0]])

    def region(self, name: str, grid: Grid, arcs: list[Arc]) -> dict[str, Any]:
        label = self.label(name)
        far = ndimage.distance_transform_edt(grid == label)
        bands = [pen.path(pen.rings(_edge(far > depth * FINE, 1.5), 1), close=True) for depth in BANDS]
        return {"path": pen.path(pen.rings(arcs, label), close=True), "bands": bands}

    def sea(self, grid: Grid, arcs: list[Arc]) -> dict[str, Any]:
        far = ndimage.distance_transform_edt(grid == 0)
        depths = [lines.between(_edge(far > depth * FINE, 2.5), {0}, {1}) for depth in DEPTHS]
        return {
            "path": pen.path(pen.rings(arcs, 0), close=True),
            "waterLines": [pen.path(depth, close=False) for depth in depths],
            "names": self.places["map"]["seas"],
        }

    def river(self, through: list[list[float]], grid: Grid) -> list[pen.Tenths]:
        """A river winds as borders do, and ends at the shore."""
        line = lines.stream(np.array(self.winding(through)))
        at = np.clip((line * FINE).astype(int), 0, np.array(self.shape[::-1]) - 1)
        ashore = line[grid[at[:, 1], at[:, 0]] > 0]
        return [lines.tenths(p) for p in pen.thin(ashore, TOLERANCE)]

    def relief(self, grid: Grid) -> dict[str, dict[str, str]]:
        names = [*self.places["map"]["lands"], *self.places["map"]["seas"]]
        ground = Ground(grid, [*map(tuple, self.places["map"]["kept"]), *(_name_box(n) for n in names)])
        for chain in self.places["relief"].values():
            ground.chain(chain["kind"], self.sheet.points(chain["through"]), chain["rows"])
        for name, wood in self.places["scatter"].items():
            ground.scatter(wood["kind"], grid == self.label(name), wood["apart"])
        ground.scatter("forest", grid == self.outside, 64)
        return ground.placed()

    def preview(self, drawn: dict[str, Any]) -> str:
        return province_sheet(drawn)


def _inner(arcs: list[Arc], own: set[int]) -> list[list[pen.Tenths]]:
    return [arc.points for arc in arcs if arc.left in own and arc.right in own]


def _edge(deep: Mask, softness: float) -> list[Arc]:
    return pen.trace(deep.astype(np.int16), softness, 0.6, BEYOND)


def _meet(a: Any, b: Any) -> bool:
    return bool(np.hypot(*(a - b)) < 0.1)


def _name_box(name: dict[str, Any]) -> tuple[float, float, float, float]:
    (x, y), half = name["at"], 9.0 * len(name["text"])
    return (x - half, y - 20, x + half, y + 8)
