"""The sheet as fine squares, each sea or a territory: countries, cells between places, coasts and straits."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt
from projection import Points, Projection

ndimage: Any = import_module("scipy.ndimage")
Grid = npt.NDArray[np.int16]
Mask = npt.NDArray[np.bool_]

FINE = 3  # squares per unit of the sheet
GAP = 6.0  # the least strait between territories that do not touch
ISLET = 14.0  # smaller islands are left out
POND = 60.0  # smaller holes in the land are filled


class Cells:
    """Sea is 0, territory k of places.toml is k + 1."""

    def __init__(self, projection: Projection, facts: dict[str, Any], touching: set[frozenset[str]]) -> None:
        self.projection = projection
        self.facts = facts
        self.names = list(facts["territories"])
        self.touching = touching
        self.shape = (int(projection.height * FINE), int(projection.width * FINE))

    def draw(self, countries: dict[str, list[list[list[list[float]]]]]) -> Grid:
        wobble = roughness(self.shape)
        grid = self._countries(countries, wobble)
        grid = roughen(grid, 0.35 * wobble)
        grid = self._fill(grid)
        self._drop(grid)
        grid = self._smooth(grid)
        for _ in range(2):
            self._straits(grid)
            self._tidy(grid)
        return grid

    def _countries(self, countries: dict[str, list[list[list[list[float]]]]], wobble: Points) -> Grid:
        grid = np.zeros(self.shape, np.int16)
        for country, polygons in countries.items():
            claims = [k for k, name in enumerate(self.names) if country in self.facts["territories"][name]["countries"]]
            if not claims:
                continue
            rings = [self.projection.ring(ring) for polygon in polygons for ring in polygon]
            rows, columns = np.nonzero(inside(rings, self.shape))
            grid[rows, columns] = self._nearest(claims, rows, columns, wobble)
        return grid

    def _nearest(self, claims: list[int], rows: Any, columns: Any, wobble: Points) -> Any:
        best = np.full(len(rows), np.inf)
        owner = np.full(len(rows), claims[0] + 1, np.int16)
        if len(claims) == 1:
            return owner
        x = (columns + 0.5) / FINE + wobble[0][rows, columns]
        y = (rows + 0.5) / FINE + wobble[1][rows, columns]
        for k in claims:
            for px, py in self.projection.points(list(self.facts["territories"][self.names[k]]["places"].values())):
                distance = (x - px) ** 2 + (y - py) ** 2
                owner[distance < best] = k + 1
                best = np.minimum(best, distance)
        return owner

    def _fill(self, grid: Grid) -> Grid:
        rings = [self.projection.ring([*f["shore"], f["shore"][0]]) for f in self.facts["map"]["filled"]]
        return np.where(inside(rings, self.shape) & (grid == 0), nearest_label(grid), grid)

    def _drop(self, grid: Grid) -> None:
        islands, _ = ndimage.label(grid > 0)
        found = ndimage.find_objects(islands)
        for west, south, east, north in self.facts["map"]["dropped"].values():
            (left, low), (right, high) = self.projection.points([[west, south], [east, north]]) * FINE
            for k, (rows, columns) in enumerate(found):
                if left <= columns.start and columns.stop <= right and high <= rows.start and rows.stop <= low:
                    grid[islands == k + 1] = 0

    def _smooth(self, grid: Grid) -> Grid:
        """Coasts and borders as a pen would draw them: small bays and capes give way to their surroundings."""
        land = ndimage.gaussian_filter((grid > 0).astype(np.float32), 1.5) > 0.44
        best = np.zeros(self.shape, np.float32)
        owner = nearest_label(grid)
        for k in range(1, len(self.names) + 1):
            box = _box(grid == k, 12)
            weight = ndimage.gaussian_filter((grid[box] == k).astype(np.float32), 2.5)
            owner[box][weight > np.maximum(best[box], 0.05)] = k
            best[box] = np.maximum(best[box], weight)
        return np.where(land, owner, 0).astype(np.int16)

    def _straits(self, grid: Grid) -> None:
        """A strait between any two territories that the board does not join by land."""
        before = grid.copy()
        for k, name in enumerate(self.names):
            others = [j + 1 for j, o in enumerate(self.names) if j != k and frozenset((name, o)) not in self.touching]
            box = _box(before == k + 1, int(GAP * FINE))
            far = ndimage.distance_transform_edt(~np.isin(before[box], others))
            grid[box][(before[box] == k + 1) & (far < GAP * FINE / 2)] = 0

    def _tidy(self, grid: Grid) -> None:
        """Islets sink, splinters inside other land and ponds join what surrounds them."""
        ponds, count = ndimage.label(grid == 0)
        small = _small(ponds, count, POND)
        for k in range(1, len(self.names) + 1):
            parts, count = ndimage.label(grid == k)
            small |= _small(parts, count, ISLET)
        around = nearest_label(np.where(small, 0, grid + 1)) - 1
        grid[small] = around[small]


def inside(rings: list[Points], shape: tuple[int, int]) -> Mask:
    """The squares inside an odd number of rings: every side flips all squares to its right."""
    flips = np.zeros((shape[0], shape[1] + 1), np.int32)
    for ring in rings:
        a, b = ring[:-1] * FINE - 0.5, ring[1:] * FINE - 0.5
        low, high = np.minimum(a[:, 1], b[:, 1]), np.maximum(a[:, 1], b[:, 1])
        first = np.clip(np.ceil(low), 0, shape[0]).astype(int)
        last = np.clip(np.ceil(high), 0, shape[0]).astype(int)
        side = np.repeat(np.arange(len(a)), last - first)
        row = np.arange(len(side)) - np.repeat(np.cumsum(last - first) - (last - first), last - first) + first[side]
        x = a[side, 0] + (b - a)[side, 0] * (row - a[side, 1]) / (b - a)[side, 1]
        np.add.at(flips, (row, np.clip(np.ceil(x), 0, shape[1]).astype(int)), 1)
    odd: Mask = np.cumsum(flips, axis=1)[:, :-1] % 2 == 1
    return odd


def roughness(shape: tuple[int, int]) -> Points:
    """Two fixed fields of smooth noise that make straight borders wander like rivers."""
    luck = np.random.default_rng(1957)
    fields = []
    for _ in range(2):
        field = np.zeros(shape)
        for size, height in ((14, 3.0), (5, 1.2)):
            coarse = luck.standard_normal((shape[0] // (size * FINE // 2) + 3, shape[1] // (size * FINE // 2) + 3))
            fine = ndimage.zoom(coarse, size * FINE // 2, order=3)[: shape[0], : shape[1]]
            field += height * fine
        fields.append(field)
    return np.stack(fields)


def roughen(grid: Grid, wobble: Points) -> Grid:
    """Ruled borders between countries wander a little too; coasts stay."""
    rows, columns = np.indices(grid.shape)
    rows = np.clip(rows + (wobble[1] * FINE).astype(int), 0, grid.shape[0] - 1)
    columns = np.clip(columns + (wobble[0] * FINE).astype(int), 0, grid.shape[1] - 1)
    moved = grid[rows, columns]
    return np.where((grid > 0) & (moved > 0), moved, grid)


def nearest_label(grid: Any) -> Any:
    rows, columns = ndimage.distance_transform_edt(grid == 0, return_distances=False, return_indices=True)
    return grid[rows, columns]


def _small(parts: Any, count: int, area: float) -> Any:
    sizes = np.bincount(parts.ravel(), minlength=count + 1)
    few = sizes < area * FINE**2
    few[0] = False
    return few[parts]


def _box(mask: Mask, margin: int) -> tuple[slice, slice]:
    rows, columns = np.nonzero(mask)
    return (
        slice(max(0, rows.min() - margin), rows.max() + margin + 1),
        slice(max(0, columns.min() - margin), columns.max() + margin + 1),
    )
