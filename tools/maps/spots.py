"""Where the pieces of a county stand: its counter with its name, and a building at each of its towns."""

from __future__ import annotations

from typing import Any

import numpy as np
from projection import Points
from raster import FINE, ndimage

COUNTER = (27.0, 14.5)  # half the size of a counter
BUILDING = 11.0  # half the size of a building
LETTER, LINE = 4.2, 10.0  # half the width and the height of a letter of a name
BELOW = 29.0  # how far below a counter the middle of its name is
SHORE = 6.0  # wanted between a piece and a border
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
        self.wide = LETTER * len(name)

    def place(self) -> tuple[Any, Any]:
        """The spot of the counter and those of the buildings, each in turn moved where it fits best."""
        sites = self.towns.copy()
        label = self.free[int(self._clear(self.free, np.zeros((1, 2))).argmax())]
        for _ in range(12):
            label = self.free[int(self._label_cost(sites).argmin())]
            for k in range(len(sites)):
                others = np.delete(sites, k, axis=0)
                sites[k] = self.free[int(self._site_cost(self.towns[k], others, label).argmin())]
        return label, sites

    def _label_cost(self, sites: Any) -> Any:
        w, h = COUNTER
        name = self.wide * 0.9
        marks = [[-w, -h], [w, -h], [-w, h], [w, h], [0, -h], [-name, BELOW], [name, BELOW], [0, BELOW + LINE]]
        cost = _lack(SHORE - self._clear(self.free, np.array(marks))).sum(axis=1)
        for site in sites:
            cost += 3 * self._overlap(site, self.free)
        return cost + 0.002 * ((self.free - self.free.mean(axis=0)) ** 2).sum(axis=1)

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
        for middle, w, h in ((0.0, *COUNTER), (BELOW, self.wide, LINE)):
            deep = np.minimum(w + BUILDING + 4 - abs(across), h + BUILDING + 4 - abs(down - middle))
            over += _lack(deep)
        return over

    def _clear(self, spots: Any, marks: Any) -> Any:
        """For each spot the distances of some marks around it from the borders, 0 outside."""
        at = ((spots[:, None, :] + marks[None]) * FINE).astype(int)
        rows, columns = at[..., 1] - self.box[0].start, at[..., 0] - self.box[1].start
        height, width = self.far.shape
        on = (rows >= 0) & (rows < height) & (columns >= 0) & (columns < width)
        return np.where(on, self.far[np.clip(rows, 0, height - 1), np.clip(columns, 0, width - 1)], -10.0)


def _lack(amounts: Any) -> Any:
    return np.maximum(0, amounts) ** 2
