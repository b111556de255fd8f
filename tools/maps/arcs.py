"""From squares to lines: every border is traced once and used by both its sides, so that they share its points."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from raster import FINE, Grid

Corner = tuple[int, int]
Tenths = tuple[int, int]  # a point of the sheet in tenths of a unit


@dataclass
class Arc:
    left: int
    right: int
    points: list[Tenths]

    def length(self) -> float:
        steps = np.diff(np.array(self.points, float), axis=0)
        return float(np.hypot(steps[:, 0], steps[:, 1]).sum() / 10)


def trace(grid: Grid, softness: float, tolerance: float, beyond: int = 0) -> list[Arc]:
    """All borders and coasts, cut where three sides meet; what lies beyond the sheet is a side too."""
    steps = _steps(np.pad(grid, 1, constant_values=beyond))
    nodes = {corner for corner, ways in steps.items() if len(ways) != 2}
    arcs = []
    for start in [*sorted(nodes), *sorted(steps.keys() - nodes)]:
        while steps[start]:
            left, right = next(iter(steps[start].values()))
            corners = _walk(start, steps, nodes)
            arcs.append(Arc(left, right, _pen(corners, softness, tolerance)))
    return [arc for arc in arcs if len(arc.points) > 1]


def _steps(grid: Grid) -> dict[Corner, dict[Corner, tuple[int, int]]]:
    """Corner -> next corner -> (label at the left, label at the right) of the way there, y pointing down."""
    steps: dict[Corner, dict[Corner, tuple[int, int]]] = {}

    def add(a: Corner, b: Corner, left: int, right: int) -> None:
        steps.setdefault(a, {})[b] = (left, right)
        steps.setdefault(b, {})[a] = (right, left)

    for r, c in np.argwhere(grid[:, 1:] != grid[:, :-1]).tolist():
        add((c, r - 1), (c, r), int(grid[r, c + 1]), int(grid[r, c]))
    for r, c in np.argwhere(grid[1:, :] != grid[:-1, :]).tolist():
        add((c - 1, r), (c, r), int(grid[r, c]), int(grid[r + 1, c]))
    return steps


def _walk(start: Corner, steps: dict[Corner, dict[Corner, tuple[int, int]]], nodes: set[Corner]) -> list[Corner]:
    here = start
    corners = [start]
    while True:
        there = next(iter(steps[here]))
        del steps[here][there], steps[there][here]
        corners.append(there)
        if there in nodes or there == start:
            return corners
        here = there


def _pen(corners: list[Corner], softness: float, tolerance: float) -> list[Tenths]:
    line = np.array(corners, float) / FINE
    closed = corners[0] == corners[-1]
    line = thin(_soft(line, softness * FINE, closed), tolerance)
    points = [(round(x * 10), round(y * 10)) for x, y in line.tolist()]
    return [p for k, p in enumerate(points) if k == 0 or p != points[k - 1]]


def _soft(line: Any, sigma: float, closed: bool) -> Any:
    """A running mean along the line; the ends of an open one stay where they are."""
    reach = min(int(3 * sigma), len(line) - 1)
    if reach < 1 or (closed and len(line) < 6):
        return line
    if closed:
        padded = np.concatenate([line[-1 - reach : -1], line, line[1 : reach + 1]])
    else:
        padded = np.concatenate([2 * line[0] - line[reach:0:-1], line, 2 * line[-1] - line[-2 : -reach - 2 : -1]])
    weights = np.exp(-((np.arange(-reach, reach + 1) / sigma) ** 2) / 2)
    weights /= weights.sum()
    return np.stack([np.convolve(padded[:, k], weights, "valid") for k in (0, 1)], axis=1)


def thin(line: Any, tolerance: float) -> Any:
    """Douglas and Peucker: leave out points that the line misses by less than the tolerance."""
    keep = np.zeros(len(line), bool)
    keep[[0, -1]] = True
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        if last - first < 2:
            continue
        along, away = line[last] - line[first], line[first + 1 : last] - line[first]
        size = np.hypot(*along)
        off = np.abs(along[0] * away[:, 1] - along[1] * away[:, 0]) / size if size > 1e-9 else np.hypot(*away.T)
        k = int(off.argmax())
        if off[k] > tolerance:
            keep[first + 1 + k] = True
            spans += [(first, first + 1 + k), (first + 1 + k, last)]
    return line[keep]


def turns(arcs: list[Arc], label: int) -> list[list[int]]:
    """The closed outlines of one territory, longest first: its arcs by number, `~k` where one is followed backwards."""
    sides = [k for k, arc in enumerate(arcs) if arc.right == label]
    sides += [~k for k, arc in enumerate(arcs) if arc.left == label]
    starts: dict[Tenths, list[int]] = {}
    for side in sides:
        starts.setdefault(_side(arcs, side)[0], []).append(side)
    found = []
    while any(starts.values()):
        ring = [next(way for way in starts.values() if way).pop()]
        while _side(arcs, ring[-1])[-1] != _side(arcs, ring[0])[0]:
            ring.append(starts[_side(arcs, ring[-1])[-1]].pop())
        found.append(ring)
    return sorted(found, key=lambda ring: len(_points(arcs, ring)), reverse=True)


def _side(arcs: list[Arc], turn: int) -> list[Tenths]:
    return arcs[turn].points if turn >= 0 else arcs[~turn].points[::-1]


def _points(arcs: list[Arc], ring: list[int]) -> list[Tenths]:
    return [point for turn in ring for point in _side(arcs, turn)[:-1]]


def rings(arcs: list[Arc], label: int) -> list[list[Tenths]]:
    """The same as points."""
    found = [_points(arcs, ring) for ring in turns(arcs, label)]
    return [ring for ring in found if len(ring) > 2]


def short(line: list[Tenths]) -> str:
    """A start, then steps, in tenths: shorter than a path, for a drawing that bends its lines itself."""
    numbers = [*line[0], *(step for a, b in pairwise(line) for step in (b[0] - a[0], b[1] - a[1]))]
    return "".join(f"{n}" if k == 0 or n < 0 else f" {n}" for k, n in enumerate(numbers))


def path(lines: list[list[Tenths]], close: bool) -> str:
    """An SVG path: a start, then steps, in tenths written out."""
    return "".join(_one(line) + ("z" if close else "") for line in lines)


def _one(line: list[Tenths]) -> str:
    numbers = [line[0], *((b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))]
    texts = [f"{x / 10:g}{'' if y < 0 else ' '}{y / 10:g}" for x, y in numbers]
    steps = "".join(("" if k == 0 or text.startswith("-") else " ") + text for k, text in enumerate(texts[1:]))
    return f"M{texts[0]}l{steps}"
