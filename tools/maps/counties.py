"""A map of counties: shapes from corners, coasts from outlines, and all that an engraver would add."""

from __future__ import annotations

from typing import Any

import arcs as pen
import lines
import numpy as np
from arcs import Arc
from board import Board, outlines
from corners import Net
from preview import engraving
from raster import FINE, Grid, Mask, box_of, inside, ndimage, roughen, roughness, smooth, tidy
from spots import Room

ISLET, POND = 40.0, 80.0  # smaller islands are left out, smaller waters filled
DEPTHS = (3.5, 8.0, 13.5, 20.0, 28.0, 38.0)  # water lines, in units from the shore
BANDS = (5.0, 12.0)  # tinted bands along the inside of borders
SOFTNESS, TOLERANCE = 0.9, 0.25
BEYOND = -1


class Counties(Board):
    touch = 14.0

    def __init__(self, places: dict[str, Any], facts: dict[str, Any]) -> None:
        touching = {frozenset((a, b)) for a, others in facts["borders"].items() for b in others}
        super().__init__(places, list(facts["counties"]), touching)
        self.region_of = {name: county["region"] for name, county in facts["counties"].items()}
        self.outside = len(self.names) + 1  # the label of land that is no part of the game
        self.shape = (int(self.projection.height) * FINE, int(self.projection.width) * FINE)

    def draw(self) -> dict[str, Any]:
        grid = self.grid()
        arcs = pen.trace(grid, SOFTNESS, TOLERANCE, BEYOND)
        print(*self.faults(arcs), sep="\n", end="")
        counties = {name: self.county(name, grid, arcs) for name in self.names}
        return {
            "width": int(self.projection.width),
            "height": int(self.projection.height),
            "counties": counties,
            "borders": self.borders(arcs),
            "regions": {name: self.region(name, arcs) for name in self.places["regions"]},
            "coast": pen.path(lines.between(arcs, {0}, set(range(1, self.outside + 1))), close=False),
            "land": pen.path(pen.rings(arcs, self.outside), close=True),
            "sea": self.sea(grid),
        }

    def grid(self) -> Grid:
        land = self._land()
        net = Net(self.projection, self.places, self.touching)
        net.settle()
        grid = np.full(self.shape, self.outside, np.int16)
        for k, name in enumerate(net.counties):
            grid[inside([net.outline(k)], self.shape)] = self.label(name)
        grid = roughen(grid, roughness(self.shape, self.places["map"]["waves"]))
        grid[~land] = 0
        grid = smooth(grid, self.outside)
        tidy(grid, self.outside, ISLET, POND)
        return grid

    def _land(self) -> Mask:
        countries = outlines("10m").values()
        rings = [self.projection.ring(ring) for polygons in countries for polygon in polygons for ring in polygon[:1]]
        width, height = self.projection.width, self.projection.height
        near = [r for r in rings if (r.min(axis=0) < [width, height]).all() and (r.max(axis=0) > 0).all()]
        land = np.zeros(self.shape, bool)
        for ring in near:
            land |= inside([ring], self.shape)
        for water in self.places["map"]["filled"]:
            land |= inside([self.projection.ring([*water["shore"], water["shore"][0]])], self.shape)
        return land

    def county(self, name: str, grid: Grid, arcs: list[Arc]) -> dict[str, Any]:
        mask = grid == self.label(name)
        towns = self.projection.points(list(self.places["towns"][name].values()))
        label, sites = Room(mask, towns, name).place()
        return {
            "path": pen.path(pen.rings(arcs, self.label(name)), close=True),
            "label": _spot(label),
            "center": lines.centre(mask),
            "sites": [_spot(site) for site in sites],
            "bands": [self._band(mask, depth) for depth in BANDS],
        }

    def _band(self, mask: Mask, depth: float) -> str:
        """The inner edge of a band along all borders of a county."""
        box = box_of(mask, 2)
        deep = ndimage.distance_transform_edt(mask[box]) > depth * FINE
        corner = (box[1].start * 10 / FINE, box[0].start * 10 / FINE)
        rings = pen.rings(pen.trace(deep.astype(np.int16), 1.5, 0.4), 1)
        return pen.path([[(round(x + corner[0]), round(y + corner[1])) for x, y in ring] for ring in rings], close=True)

    def borders(self, arcs: list[Arc]) -> list[dict[str, Any]]:
        found = []
        for pair in sorted(self.touching, key=sorted):
            a, b = sorted(pair, key=self.names.index)
            kind = "county" if self.region_of[a] == self.region_of[b] else "region"
            path = pen.path(lines.between(arcs, {self.label(a)}, {self.label(b)}), close=False)
            found.append({"between": [a, b], "kind": kind, "path": path})
        for name in self.places["rim"]:
            edge = lines.between(arcs, {self.label(name)}, {self.outside})
            if edge:
                found.append({"between": [name], "kind": "edge", "path": pen.path(edge, close=False)})
        return found

    def region(self, name: str, arcs: list[Arc]) -> dict[str, Any]:
        own = {self.label(county) for county in self.names if self.region_of[county] == name}
        rim = [
            Arc(int(a.left in own), int(a.right in own), a.points) for a in arcs if (a.left in own) != (a.right in own)
        ]
        at = self.projection.point(self.places["regions"][name])
        return {"label": _spot(at), "outline": pen.path(pen.rings(rim, 1), close=True)}

    def sea(self, grid: Grid) -> dict[str, Any]:
        far = ndimage.distance_transform_edt(grid == 0)
        depths = [pen.trace((far > depth * FINE).astype(np.int16), 2.5, 0.4, BEYOND) for depth in DEPTHS]
        return {
            "waterLines": [pen.path(lines.between(arcs, {0}, {1}), close=False) for arcs in depths],
            "names": [
                {"key": n["key"], "at": _spot(self.projection.point(n["at"]))} for n in self.places["map"]["names"]
            ],
        }

    def preview(self, drawn: dict[str, Any]) -> str:
        return engraving(drawn, self.region_of)


def _spot(point: Any) -> list[float]:
    return [round(float(point[0]), 1), round(float(point[1]), 1)]
