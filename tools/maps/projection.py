"""From longitude and latitude to the sheet: a cylinder, or a part of one, with crowded parts enlarged."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.float64]
MARGIN = 10.0


def northing(latitude: Points) -> Points:
    """Patterson's cylindrical projection: the poles less swollen than Mercator's or Miller's."""
    p = np.radians(latitude)
    result: Points = np.degrees(p * (1.0148 + 0.23185 * p**4 - 0.14499 * p**6 + 0.02406 * p**8))
    return result


@dataclass(frozen=True)
class Projection:
    facts: dict[str, Any]  # the table [map] of places.toml

    @property
    def width(self) -> float:
        return float(self.facts["width"])

    @property
    def scale(self) -> float:
        return (self.width - 2 * MARGIN) / float(self.facts["east"] - self.facts["west"])

    @property
    def height(self) -> float:
        ends = northing(np.array([self.facts["south"], self.facts["north"]], float))
        return float(np.ceil((ends[1] - ends[0]) * self.scale * self.facts["tall"] + 2 * MARGIN))

    def ring(self, ring: list[list[float]]) -> Points:
        """A closed outline, kept in one piece where it crosses the cut, with points added on long sides."""
        points = np.array(ring, float)
        points[:, 0] = np.unwrap(points[:, 0], period=360)
        points[:, 0] += self._turn(points[:, 0].mean())
        return self._enlarge(self._flat(_denser(points)))

    def points(self, points: list[list[float]]) -> Points:
        there = np.array(points, float)
        there[:, 0] += self._turn(there[:, 0])
        return self._enlarge(self._flat(there))

    def point(self, point: list[float]) -> tuple[float, float]:
        x, y = self.points([point])[0]
        return float(x), float(y)

    def _turn(self, longitude: Any) -> Any:
        """What brings a longitude to the side of the globe that the sheet shows."""
        back = (self.facts["west"] + self.facts["east"]) / 2 - 180
        return (longitude - back) % 360 - (longitude - back)

    def _flat(self, points: Points) -> Points:
        top = northing(np.array([self.facts["north"]], float))[0]
        x = (points[:, 0] - self.facts["west"]) * self.scale
        y = (top - northing(points[:, 1])) * self.scale * self.facts["tall"]
        return np.stack([x + MARGIN, y + MARGIN], axis=1)

    def _enlarge(self, flat: Points) -> Points:
        result = flat.copy()
        for part in self.facts["stretch"]:
            at = self._flat(np.array([part["at"]], float))[0]
            away = flat - at
            reach = np.array(part["reach"], float) * self.scale
            result += part["by"] * away * np.exp(-((away / reach) ** 2).sum(axis=1) / 2)[:, None]
        return result


def _denser(points: Points, step: float = 0.5) -> Points:
    pieces = []
    for a, b in pairwise(points):
        count = max(1, int(np.ceil(np.abs(b - a).max() / step)))
        pieces.append(a + (b - a) * np.arange(count)[:, None] / count)
    return np.concatenate([*pieces, points[-1:]])
