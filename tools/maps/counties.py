"""A map of counties: shapes from corners, coasts from outlines, and all that an engraver would add."""

from __future__ import annotations

from typing import Any

import arcs as pen
import inlay
import lines
import numpy as np
from arcs import Arc
from board import Board, outlines
from corners import Net
from preview import engraving
from projection import Points
from raster import FINE, Box, Grid, Mask, ndimage, paint, roughen, roughness, smooth, tidy, wider
from relief import Ground
from spots import Room, banner, banner_box, boxes_of

ISLET, POND = 40.0, 80.0  # smaller islands are left out, smaller waters filled
DEPTHS = (3.5, 8.0, 13.5, 20.0, 28.0, 38.0)  # water lines, in units from the shore
BANDS = (5.0, 12.0)  # tinted bands along the inside of borders
SOFTNESS, TOLERANCE = 0.9, 0.3
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
        wobble = roughness(self.shape, self.places["map"]["waves"])
        grid = self.grid(wobble)
        arcs = pen.trace(grid, SOFTNESS, TOLERANCE, BEYOND)
        print(*self.faults(arcs), sep="\n", end="")
        found = ndimage.find_objects(grid, len(self.names))
        counties = {
            name: self.county(name, grid, wider(box, 2), arcs) for name, box in zip(self.names, found, strict=True)
        }
        boxes = [box for name, county in counties.items() for box in boxes_of(name, county["label"], county["sites"])]
        return {
            "width": int(self.projection.width),
            "height": int(self.projection.height),
            "arcs": [pen.short(arc.points) for arc in arcs],
            "counties": counties,
            "land": pen.turns(arcs, self.outside),
            "lines": self.lines(arcs),
            "regions": {name: self.region(name, grid, boxes) for name in self.places["regions"]},
            "sea": self.sea(grid),
            "lands": self.names_of("lands"),
            "rivers": {name: self.river(through, grid, wobble) for name, through in self.places["rivers"].items()},
            "lakes": [pen.short(lines.blob(self.projection.points(s))) for s in self.places["lakes"].values()],
            "relief": self.relief(grid, boxes),
        }

    def grid(self, wobble: Points) -> Grid:
        land = self._land()
        net = Net(self.projection, self.places, self.touching)
        net.settle()
        grid = np.full(self.shape, self.outside, np.int16)
        for k, name in enumerate(net.counties):
            paint(grid, net.outline(k), self.label(name))
        grid = roughen(grid, wobble)
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
            paint(land, ring, True)
        for water in self.places["map"]["filled"]:
            paint(land, self.projection.ring([*water["shore"], water["shore"][0]]), True)
        return land

    def county(self, name: str, grid: Grid, box: Box, arcs: list[Arc]) -> dict[str, Any]:
        """Its outline as arcs by number, `~k` where one is followed backwards."""
        mask = grid[box] == self.label(name)
        corner = np.array([box[1].start, box[0].start]) / FINE
        towns = self.projection.points(list(self.places["towns"][name].values())) - corner
        label, sites = Room(mask, towns, name).place()
        return {
            "rings": pen.turns(arcs, self.label(name)),
            "label": lines.spot(label + corner),
            "center": lines.spot(lines.centre(mask) + corner),
            "sites": [lines.spot(site) for site in sites + corner],
            "bands": [[pen.short(ring) for ring in inlay.band(mask, depth, corner, 1.5, 0.8)] for depth in BANDS],
        }

    def lines(self, arcs: list[Arc]) -> dict[str, list[int]]:
        """Borders within a region and between two, the rim of the Empire, and the coast: their arcs by number."""
        kinds = [self._kind(*sorted((arc.left, arc.right))) for arc in arcs]
        return {
            kind: [k for k, found in enumerate(kinds) if found == kind]
            for kind in ("county", "region", "edge", "coast")
        }

    def _kind(self, low: int, high: int) -> str | None:
        if low == BEYOND:
            return None
        if low == 0:
            return "coast"
        if high == self.outside:
            return "edge"
        a, b = (self.region_of[self.names[label - 1]] for label in (low, high))
        return "county" if a == b else "region"

    def region(self, name: str, grid: Grid, boxes: list[Any]) -> list[float]:
        """Where its name stands."""
        own = [self.label(county) for county in self.names if self.region_of[county] == name]
        wish = self.projection.point(self.places["regions"][name])
        return lines.spot(banner(np.isin(grid, own), boxes, wish, name))

    def sea(self, grid: Grid) -> dict[str, Any]:
        depths = [inlay.water_line(grid == 0, depth, 2.5, 0.4, BEYOND) for depth in DEPTHS]
        return {
            "waterLines": [[pen.short(line) for line in depth] for depth in depths],
            "names": self.names_of("seas"),
        }

    def names_of(self, things: str) -> list[dict[str, Any]]:
        return [{**n, "at": lines.spot(self.projection.point(n["at"]))} for n in self.places["map"][things]]

    def river(self, through: list[list[float]], grid: Grid, wobble: Points) -> str:
        """A river winds as borders do, and ends at the shore."""
        line = lines.stream(self.projection.points(through))
        at = (line * FINE).astype(int)
        on = ((at >= 0) & (at < self.shape[::-1])).all(axis=1)
        line, at = line[on], at[on]
        ashore = grid[at[:, 1], at[:, 0]] > 0
        line = (line + 0.5 * wobble[:, at[:, 1], at[:, 0]].T)[ashore]
        return pen.short([lines.tenths(p) for p in pen.thin(line, TOLERANCE)])

    def relief(self, grid: Grid, boxes: list[Any]) -> dict[str, dict[str, str]]:
        ground = Ground(grid, [*boxes, *(banner_box(n["at"], n["text"]) for n in self.names_of("lands"))])
        for chain in self.places["relief"].values():
            ground.chain(chain["kind"], self.projection.points(chain["through"]), chain["rows"])
        ground.scatter("forest", grid == self.outside, 62)
        return ground.placed()

    def preview(self, drawn: dict[str, Any]) -> str:
        return engraving(drawn, self.region_of)
