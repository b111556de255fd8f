"""The sheet as fine squares: what lies inside a line, how borders wander, what is too small to be drawn."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt
from projection import Points

ndimage: Any = import_module("scipy.ndimage")
Grid = npt.NDArray[np.int16]  # sea is 0, the k-th territory is k + 1
Mask = npt.NDArray[np.bool_]
Box = tuple[slice, slice]

FINE = 3  # squares per unit of the sheet


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


def paint(grid: Any, ring: Points, value: int) -> None:
    """Fill a ring, looking only at the squares around it."""
    low = np.maximum(0, np.floor(ring.min(axis=0))).astype(int)
    (left, top), (right, bottom) = low * FINE, np.ceil(ring.max(axis=0)).astype(int) * FINE
    part = grid[top:bottom, left:right]
    part[inside([ring - low], part.shape)] = value


def roughness(shape: tuple[int, int], waves: list[list[float]]) -> Points:
    """Two fixed fields of smooth noise that make straight borders wander like rivers: waves of some size and height."""
    luck = np.random.default_rng(1957)
    fields = []
    for _ in range(2):
        field = np.zeros(shape)
        for size, height in waves:
            step = int(size * FINE / 2)
            coarse = luck.standard_normal((shape[0] // step + 3, shape[1] // step + 3))
            field += height * ndimage.zoom(coarse, step, order=3)[: shape[0], : shape[1]]
        fields.append(field)
    return np.stack(fields)


def roughen(grid: Grid, wobble: Points) -> Grid:
    """Ruled borders between countries wander a little too; coasts stay."""
    rows, columns = np.indices(grid.shape)
    rows = np.clip(rows + (wobble[1] * FINE).astype(int), 0, grid.shape[0] - 1)
    columns = np.clip(columns + (wobble[0] * FINE).astype(int), 0, grid.shape[1] - 1)
    moved = grid[rows, columns]
    return np.where((grid > 0) & (moved > 0), moved, grid)


def smooth(grid: Grid, count: int, wide: float = 2.5) -> Grid:
    """Coasts and borders as a pen would draw them: small bays and capes give way to their surroundings."""
    land = ndimage.gaussian_filter((grid > 0).astype(np.float32), 1.5) > 0.44
    best = np.zeros(grid.shape, np.float32)
    owner = nearest_label(grid)
    for k, found in enumerate(ndimage.find_objects(grid, count), 1):
        box = wider(found, int(5 * wide))
        weight = ndimage.gaussian_filter((grid[box] == k).astype(np.float32), wide)
        owner[box][weight > np.maximum(best[box], 0.05)] = k
        best[box] = np.maximum(best[box], weight)
    return np.where(land, owner, 0).astype(np.int16)


def tidy(grid: Grid, count: int, islet: float, pond: float) -> None:
    """Islets sink, splinters inside other land and ponds join what surrounds them."""
    ponds, found = ndimage.label(grid == 0)
    gone = small(ponds, found, pond)
    for k, box in enumerate(ndimage.find_objects(grid, count), 1):
        parts, found = ndimage.label(grid[box] == k)
        gone[box] |= small(parts, found, islet)
    around = nearest_label(np.where(gone, 0, grid + 1)) - 1
    grid[gone] = around[gone]


def nearest_label(grid: Any) -> Any:
    rows, columns = ndimage.distance_transform_edt(grid == 0, return_distances=False, return_indices=True)
    return grid[rows, columns]


def small(parts: Any, count: int, area: float) -> Any:
    sizes = np.bincount(parts.ravel(), minlength=count + 1)
    few = sizes < area * FINE**2
    few[0] = False
    return few[parts]


def wider(box: Box, margin: int) -> Box:
    """A box with a margin around it; where it leaves the sheet, indexing cuts it."""
    rows, columns = box
    return (
        slice(max(0, rows.start - margin), rows.stop + margin),
        slice(max(0, columns.start - margin), columns.stop + margin),
    )
