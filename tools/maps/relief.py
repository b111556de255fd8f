"""Mountains, hills, forests and heaths as an engraver sets them: small signs along chains, clear of the pieces."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
from raster import FINE, Grid, Mask, ndimage

Sign = Callable[[float, float, float], str]
CLEAR = 5.0  # wanted between a sign and a border
ALONE = 26.0  # wanted between a scattered sign and all others


def mountain(x: float, y: float, s: float) -> str:
    """A peak, lit from the west: three hachures on its east side."""
    slope = f"M{x - 9 * s:.1f} {y:.1f}q{4 * s:.1f} {-3 * s:.1f} {6.5 * s:.1f} {-12 * s:.1f}"
    slope += f"q{1.5 * s:.1f} {-3 * s:.1f} {3 * s:.1f} 0q{2.5 * s:.1f} {7 * s:.1f} {7.5 * s:.1f} {12 * s:.1f}"
    return slope + _hachures(x, y, s, ((0.5, 12, 0.6, 9), (2.2, 9, 1, 7), (4, 6, 1, 4.6)))


def hill(x: float, y: float, s: float) -> str:
    dome = f"M{x - 7 * s:.1f} {y:.1f}q{3 * s:.1f} {-7 * s:.1f} {7 * s:.1f} {-7 * s:.1f}"
    dome += f"q{4 * s:.1f} 0 {7 * s:.1f} {7 * s:.1f}"
    return dome + _hachures(x, y, s, ((1.5, 5.6, 0.8, 3.6), (3.6, 4.4, 1, 2.8)))


def tree(x: float, y: float, s: float) -> str:
    trunk = f"M{x:.1f} {y:.1f}v{-3 * s:.1f}"
    left = f"c{-4 * s:.1f} 0 {-4 * s:.1f} {-4 * s:.1f} {-1.5 * s:.1f} {-4.5 * s:.1f}"
    top = f"c0 {-3 * s:.1f} {4 * s:.1f} {-3 * s:.1f} {4 * s:.1f} 0"
    right = f"c{2.5 * s:.1f} {s:.1f} {s:.1f} {4.5 * s:.1f} {-2.5 * s:.1f} {4.5 * s:.1f}"
    return trunk + left + top + right


def heath(x: float, y: float, s: float) -> str:
    blades = ((-4, 3, 2), (0, 5, 0), (4, 3, -2))
    return "".join(f"M{x + a * s:.1f} {y - h * s:.1f}l{lean * s:.1f} {h * s:.1f}" for a, h, lean in blades)


def dot(x: float, y: float, s: float) -> str:
    return f"M{x:.1f} {y:.1f}h.1"


def _hachures(x: float, y: float, s: float, lines: tuple[tuple[float, float, float, float], ...]) -> str:
    return "".join(f"M{x + a * s:.1f} {y - up * s:.1f}l{b * s:.1f} {down * s:.1f}" for a, up, b, down in lines)


# The sign of each kind, how far apart along a chain, and its size.
SIGNS: dict[str, tuple[Sign, float, float]] = {
    "mountain": (mountain, 15.0, 1.0),
    "hill": (hill, 17.0, 0.95),
    "forest": (tree, 13.0, 1.15),
    "heath": (heath, 17.0, 0.9),
    "steppe": (heath, 22.0, 0.9),
    "desert": (dot, 8.0, 1.0),
}


class Ground:
    """Where signs may stand: on land, off borders, and clear of boxes [left, top, right, bottom].

    On a map that shows more land, all signs are smaller by a scale."""

    def __init__(self, grid: Grid, boxes: list[tuple[float, float, float, float]], scale: float = 1.0) -> None:
        self.scale = scale
        edge = np.zeros(grid.shape, bool)
        edge[1:] |= grid[1:] != grid[:-1]
        edge[:, 1:] |= grid[:, 1:] != grid[:, :-1]
        self.free: Mask = (ndimage.distance_transform_edt(~edge) > CLEAR * scale * FINE) & (grid > 0)
        for left, top, right, bottom in boxes:
            self.free[_at(top) : _at(bottom) + 1, _at(left) : _at(right) + 1] = False
        self.luck = np.random.default_rng(1618)
        self.signs: dict[str, list[tuple[float, float, float]]] = {}  # y, x and size of each
        self.spots: list[tuple[float, float]] = []

    def chain(self, kind: str, through: Any, rows: int) -> None:
        """Signs along a line, in some rows side by side."""
        _, apart, size = SIGNS[kind]
        apart *= self.scale
        for row in range(rows):
            aside = (row - (rows - 1) / 2) * apart * 0.85
            for spot, normal in _along(through, apart, offset=(row % 2) / 2):
                x, y = spot + aside * normal + self.luck.uniform(-0.2, 0.2, 2) * apart
                self._set(kind, float(x), float(y), self.scale * size * self.luck.uniform(0.85, 1.15))

    def scatter(self, kind: str, within: Mask, apart: float) -> None:
        """Single signs all over some ground, not too near each other."""
        size = SIGNS[kind][2]
        rows, columns = np.nonzero((self.free & within)[::12, ::12])
        others = list(self.spots)
        own: list[tuple[float, float]] = []
        for k in self.luck.permutation(len(rows)):
            x, y = columns[k] * 12 / FINE, rows[k] * 12 / FINE
            if _far(x, y, own, apart) and _far(x, y, others, ALONE):
                own.append((x, y))
                self._set(kind, x, y, size * self.luck.uniform(0.8, 1.1))

    def _set(self, kind: str, x: float, y: float, size: float) -> None:
        spots = [(x - 8 * size, y), (x + 8 * size, y), (x, y), (x, y - 12 * size)]
        if all(self._is_free(*spot) for spot in spots):
            self.signs.setdefault(kind, []).append((y, x, size))
            self.spots.append((x, y))

    def _is_free(self, x: float, y: float) -> bool:
        height, width = self.free.shape
        return 0 <= _at(y) < height and 0 <= _at(x) < width and bool(self.free[_at(y), _at(x)])

    def placed(self) -> dict[str, dict[str, str]]:
        """Each sign once around the origin, and where it stands (tenths) how large (hundredths); what lies further
        down the sheet is drawn later."""
        return {
            kind: {
                "sign": SIGNS[kind][0](0, 0, 1),
                "at": " ".join(f"{x * 10:.0f} {y * 10:.0f} {size * 100:.0f}" for y, x, size in sorted(found)),
            }
            for kind, found in self.signs.items()
        }


def _far(x: float, y: float, others: list[tuple[float, float]], apart: float) -> bool:
    return all(abs(x - a) + abs(y - b) > apart for a, b in others)


def _at(units: float) -> int:
    return max(0, int(units * FINE))


def _along(line: Any, apart: float, offset: float) -> list[tuple[Any, Any]]:
    """Points at equal distances along a line, each with what is aside there."""
    found = []
    due = apart * (0.3 + offset)
    for a, b in pairwise(line):
        length = float(np.hypot(*(b - a)))
        ahead = (b - a) / length
        while due <= length:
            found.append((a + ahead * due, np.array([-ahead[1], ahead[0]])))
            due += apart
        due -= length
    return found
