"""Where the pieces of a county stand: its counter with its name, and a building at each of its towns."""

from __future__ import annotations

from typing import Any

import numpy as np
from projection import Points
from raster import FINE, ndimage

Box = tuple[float, float, float, float]  # left, top, right, bottom

COUNTER = (27.0, 14.5)  # half the size of a counter
BESIDE = (52.0, 11.0)  # with its tax and grain beside it: kept free where there is room
BUILDING = 11.0  # half the size of a building
LETTER, LINE = 4.2, 10.0  # half the width and the height of a letter of a name
BELOW = 29.0  # how far below a counter the middle of its name is
SHORE = 6.0  # wanted between a piece and a border
BANNER = (18.0, 26.0)  # the width of a letter and the height of the name of a region
STARTS = 24  # beginnings from which the best places are looked for
LATTICE = 8  # every so many squares a piece may stand


class Room:
    """The ground of one county, as spots where something may stand and how far each is from its borders."""

    def __init__(self, mask: Any, towns: Points, name: str) -> None:
        parts, count = ndimage.label(mask)
        largest = parts == 1 + int(np.bincount(parts.ravel())[1:].argmax()) if count > 1 else mask
        self.box = ndimage.find_objects(largest.astype(int))[0]
        self.far = ndimage.distance_transform_edt(np.pad(largest[self.box], 1))[1:-1, 1:-1] / FINE
        rows, columns = np.nonzero(self.far[::LATTICE, ::LATTICE] > SHORE)
        corner = np.array([self.box[1].start, self.box[0].start])
        self.free = (np.stack([columns, rows], axis=1) * LATTICE + corner + 0.5) / FINE
        self.towns = towns
        self.wide = _wide(name)

    def place(self) -> tuple[Any, Any]:
        """The spot of the counter and those of the buildings: the best of what several beginnings lead to."""
        starts = self.free[:: max(1, len(self.free) // STARTS)]
        return min((self._settle(start) for start in starts), key=lambda found: found[0])[1:]

    def _settle(self, label: Any) -> tuple[float, Any, Any]:
        """Move each piece in turn where it fits best beside the others."""
        sites = self.towns.copy()
        cost = np.zeros(1)
        for _ in range(6):
            cost = np.zeros(1)
            for k in range(len(sites)):
                costs = self._site_cost(self.towns[k], np.delete(sites, k, axis=0), label)
                sites[k] = self.free[int(costs.argmin())]
                cost = cost + costs.min()
            costs = self._label_cost(sites)
            label = self.free[int(costs.argmin())]
            cost = cost + costs.min()
        return float(cost[0]), label, sites

    def _label_cost(self, sites: Any) -> Any:
        w, h = COUNTER
        name = self.wide * 0.9
        marks = [[-w, -h], [w, -h], [-w, h], [w, h], [0, -h], [-name, BELOW], [name, BELOW], [0, BELOW + LINE]]
        cost = _lack(1.5 * SHORE - self._clear(self.free, np.array(marks))).sum(axis=1)
        for site in sites:
            cost += 3 * self._overlap(site, self.free)
        return cost + 0.006 * ((self.free - self.free.mean(axis=0)) ** 2).sum(axis=1)

    def _site_cost(self, town: Any, others: Any, label: Any) -> Any:
        cost = 4 * _lack(BUILDING + SHORE - self._clear(self.free, np.zeros((1, 2)))[:, 0])
        for other in others:
            cost += 3 * _lack(2 * BUILDING + 7 - np.hypot(*(self.free - other).T))
        cost += 3 * self._overlap(self.free, label)
        return cost + 0.05 * ((self.free - town) ** 2).sum(axis=1)

    def _overlap(self, site: Any, label: Any) -> Any:
        """How deep a building would stand in the counter or on its name."""
        across, down = np.moveaxis(np.asarray(site - label), -1, 0)
        over = np.zeros(len(self.free))
        for middle, w, h, weight in ((0.0, *COUNTER, 1.0), (0.0, *BESIDE, 0.1), (BELOW, self.wide, LINE, 1.0)):
            deep = np.minimum(w + BUILDING + 4 - abs(across), h + BUILDING + 4 - abs(down - middle))
            over += weight * _lack(deep)
        return over

    def _clear(self, spots: Any, marks: Any) -> Any:
        """For each spot the distances of some marks around it from the borders, 0 outside."""
        at = ((spots[:, None, :] + marks[None]) * FINE).astype(int)
        rows, columns = at[..., 1] - self.box[0].start, at[..., 0] - self.box[1].start
        height, width = self.far.shape
        on = (rows >= 0) & (rows < height) & (columns >= 0) & (columns < width)
        return np.where(on, self.far[np.clip(rows, 0, height - 1), np.clip(columns, 0, width - 1)], -10.0)


def boxes_of(name: str, label: Any, sites: Any) -> list[Box]:
    """What the pieces of a county and its name cover."""
    x, y = label
    (w, h), wide = COUNTER, _wide(name)
    covered = [(x - w, y - h, x + w, y + h), (x - wide, y + BELOW - LINE, x + wide, y + BELOW + LINE)]
    return covered + [(a - BUILDING, b - BUILDING, a + BUILDING, b + BUILDING) for a, b in sites]


def banner_box(at: Any, name: str) -> Box:
    """What the name of a region or a land covers."""
    w, h = BANNER[0] * len(name) / 2, BANNER[1] / 2
    return at[0] - w, at[1] - h, at[0] + w, at[1] + h


def banner(mask: Any, boxes: list[Box], wish: Any, name: str) -> Any:
    """Where the name of a region fits best between the pieces, near a wished spot."""
    step = 2 * FINE
    taken = ~mask[::step, ::step]
    for left, top, right, bottom in boxes:
        taken[int(top / 2) - 2 : int(bottom / 2) + 3, int(left / 2) - 4 : int(right / 2) + 5] = True
    size = (int(BANNER[1] / 2), int(BANNER[0] * len(name) / 2))
    covered = ndimage.uniform_filter(taken.astype(float), size, mode="constant", cval=1)
    rows, columns = np.indices(taken.shape) * 2.0
    cost = 900 * covered + np.hypot(columns - wish[0], rows - wish[1])
    row, column = np.unravel_index(int(cost.argmin()), cost.shape)
    return column * 2.0, row * 2.0


def _wide(name: str) -> float:
    """Half the width of a name; printed names are a little longer than ours."""
    return LETTER * max(9, len(name))


def _lack(amounts: Any) -> Any:
    return np.maximum(0, amounts) ** 2
