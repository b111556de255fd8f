"""Observations as numbers a network can take in: members become flags of their own, counts are dampened."""

from __future__ import annotations

import numpy as np

from wartable.engine.planes import planes_of
from wartable.games import spec_of


class Features:
    """A function of rows of integers. A cell that names a member has a flag for each, none for nobody; a number is its
    logarithm, so that the difference of one and two means more than that of twenty and thirty."""

    def __init__(self, name: str) -> None:
        numbers: list[int] = []
        named: list[tuple[int, int]] = []
        for plane in planes_of(spec_of(name)):
            cells = range(plane.start, plane.end)
            if plane.of is None:
                numbers += cells
            else:
                named += [(cell, len(plane.of)) for cell in cells]
        self._numbers = np.array(numbers)
        self._cells = np.array([cell for cell, _ in named])
        widths = np.array([width for _, width in named])
        self._columns = len(numbers) + np.cumsum(widths) - widths
        self.size = int(len(numbers) + widths.sum())

    def __call__(self, rows: np.ndarray) -> np.ndarray:
        out = np.zeros((len(rows), self.size), np.float32)
        counts = rows[:, self._numbers]
        out[:, : len(self._numbers)] = np.sign(counts) * np.log1p(np.abs(counts))
        members = rows[:, self._cells]
        games, cells = np.nonzero(members >= 0)
        out[games, self._columns[cells] + members[games, cells]] = 1
        return out
