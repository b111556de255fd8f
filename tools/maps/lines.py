"""Where the counters stand and where the lines over the sea run."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np
from arcs import Arc, Tenths, path
from raster import FINE, Grid

ndimage: Any = import_module("scipy.ndimage")
Spot = tuple[float, float]

ROOM = 19.0  # a counter further than this from all borders needs no more
APART = 44.0  # the least distance wanted between two counters
NAMES = 0.72  # beside each other they need more: names under them are wide


def counters(grid: Grid, count: int) -> list[Spot]:
    """For each territory a spot far from its borders and from the other counters."""
    choices = [_choices(grid == k) for k in range(1, count + 1)]
    spots = [c[0][int(np.minimum(c[1], ROOM).argmax())] for c in choices]
    for _ in range(8):
        for k, (places, room, middle) in enumerate(choices):
            score = np.minimum(room, ROOM) - 0.03 * np.hypot(*(places - middle).T)
            for j, other in enumerate(spots):
                if j != k:
                    aside, above = (places - other).T
                    score -= np.maximum(0, APART - np.hypot(NAMES * aside, above))
            spots[k] = places[int(score.argmax())]
    return [(round(float(x), 1), round(float(y), 1)) for x, y in spots]


def _choices(mask: Any) -> tuple[Any, Any, Any]:
    parts, count = ndimage.label(mask)
    largest = parts == 1 + int(np.bincount(parts.ravel())[1:].argmax()) if count > 1 else mask
    box = ndimage.find_objects(largest.astype(int))[0]
    room = ndimage.distance_transform_edt(np.pad(largest[box], 1))[1:-1, 1:-1] / FINE
    rows, columns = np.nonzero(room >= min(8.0, 0.6 * room.max()))
    keep = np.arange(0, len(rows), 5)
    places = np.stack([columns[keep] + box[1].start + 0.5, rows[keep] + box[0].start + 0.5], axis=1) / FINE
    return places, room[rows[keep], columns[keep]], places.mean(axis=0)


def centre(mask: Any) -> Spot:
    y, x = ndimage.center_of_mass(mask)
    return round((x + 0.5) / FINE, 1), round((y + 0.5) / FINE, 1)


def crossing(grid: Grid, arcs: list[Arc], pair: tuple[int, int], ends: Any, pull: float) -> str:
    """The best straight line over open water from one coast to the other: short, and drawn to the wanted ends."""
    coasts = [_coast(arcs, label) for label in pair]
    start, end = coasts[0][:, None, :], coasts[1][None, :, :]
    length = np.hypot(*np.moveaxis(end - start, 2, 0))
    detour = sum(np.hypot(*np.moveaxis(c - np.array(s), 2, 0)) for c, s in zip((start, end), ends, strict=True))
    cost = length + pull * detour + 3 * np.maximum(0, 13 - length)
    for k in np.argsort(cost, axis=None):
        a, b = (coasts[n][i] for n, i in enumerate(np.unravel_index(k, cost.shape)))
        inland = (b - a) / max(1.0, np.hypot(*(b - a))) * 1.8
        line = (a - inland, b + inland)
        if _open(grid, a, b) and tuple(_label(grid, p) for p in line) == pair:
            return path([[tenths(p) for p in line]], close=False)
    raise ValueError(f"no open water between {pair}")


def _coast(arcs: list[Arc], label: int) -> Any:
    points = {p for arc in arcs if {arc.left, arc.right} == {0, label} for p in arc.points}
    return np.array(sorted(points), float) / 10


def _open(grid: Grid, a: Any, b: Any) -> bool:
    length = float(np.hypot(*(b - a)))
    if length < 3:
        return False
    along = np.linspace(1.2 / length, 1 - 1.2 / length, max(3, int(length * 2)))[:, None]
    spots = ((a + (b - a) * along) * FINE).astype(int)
    return not grid[spots[:, 1], spots[:, 0]].any()


def _label(grid: Grid, point: Any) -> int:
    return int(grid[int(point[1] * FINE), int(point[0] * FINE)])


def edge_stubs(arcs: list[Arc], pair: tuple[int, int], width: float) -> str:
    """The link that leaves the sheet at the left and comes back at the right."""
    west, east = _coast(arcs, pair[0]), _coast(arcs, pair[1])
    a, b = west[west[:, 0].argmin()], east[east[:, 0].argmax()]
    lines = [[tenths(a), tenths((0, a[1]))], [tenths(b), tenths((width, b[1]))]]
    return path(lines, close=False)


def spot(point: Any) -> list[float]:
    return [round(float(point[0]), 1), round(float(point[1]), 1)]


def tenths(point: Any) -> Tenths:
    return round(float(point[0]) * 10), round(float(point[1]) * 10)


def between(arcs: list[Arc], a: set[int], b: set[int]) -> list[list[Tenths]]:
    """The borders with one side in `a` and the other in `b`."""
    return [arc.points for arc in arcs if (arc.left in a and arc.right in b) or (arc.right in a and arc.left in b)]


def blob(points: Any) -> list[Tenths]:
    """A lake with round corners from its few known points."""
    ring = [tuple(p) for p in points]
    for _ in range(2):
        corners = [*ring, ring[0]]
        ring = [
            (a[0] * w + b[0] * (1 - w), a[1] * w + b[1] * (1 - w)) for a, b in pairwise(corners) for w in (0.75, 0.25)
        ]
    return [tenths(p) for p in ring]


def stream(points: Any) -> Any:
    """A soft line through the neighbourhood of its few known points; it keeps its ends."""
    line = np.array(points, float)
    for _ in range(4):
        near, far = 0.75 * line[:-1] + 0.25 * line[1:], 0.25 * line[:-1] + 0.75 * line[1:]
        cut = np.stack([near, far], axis=1).reshape(-1, 2)
        line = np.concatenate([line[:1], cut, line[-1:]])
    return line
