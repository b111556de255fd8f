"""A map of the world: today's countries, shared out among the territories that name them; lines over the sea."""

from __future__ import annotations

from typing import Any

import arcs as pen
import inlay
import lines
import numpy as np
from arcs import Arc
from board import Board, outlines
from preview import preview
from projection import Points, Projection
from raster import FINE, Box, Grid, inside, ndimage, nearest_label, roughen, roughness, smooth, tidy, wider
from relief import Ground

WAVES = [[14, 3.0], [5, 1.2]]
GAP = 6.0  # the least strait between territories that do not touch
ISLET = 14.0  # smaller islands are left out
POND = 60.0  # smaller holes in the land are filled
DEPTHS = (0.9, 2.1, 3.7, 5.8, 9.0, 14.0)  # water lines, in units from the shore
AFAR = (1, 3, 4, 5)  # those that can be told apart from afar
BANDS = (1.15, 2.6)  # tinted bands along the inside of borders
SIGNS = 0.34  # mountains and trees, against those of a map of one country


def in_base(link: dict[str, Any]) -> bool:
    """A switch called `no-...` takes a link away; any other one adds it."""
    return str(link.get("switch", "no-")).startswith("no-")


class World(Board):
    def __init__(self, places: dict[str, Any], facts: dict[str, Any]) -> None:
        self.facts = facts
        self.links = facts["links"]["table"]
        touching = {frozenset(k["between"]) for k in self.links if k["kind"] == "land" and in_base(k)}
        super().__init__(places, list(places["territories"]), touching)

    def draw(self) -> dict[str, Any]:
        cells = Cells(self.projection, self.places, self.touching)
        grid = cells.draw(outlines("50m"))
        arcs = pen.trace(grid, softness=0.8, tolerance=0.17)
        print(*self.faults(arcs), sep="\n", end="")
        spots = dict(zip(self.names, lines.counters(grid, len(self.names)), strict=True))
        dry = (grid > 0) & ~inside(self.shores(), grid.shape)
        boxes = [wider(box, 2) for box in ndimage.find_objects(grid, len(self.names))]
        water = [
            [pen.short(line) for line in inlay.water_line(~dry, depth, 0.8 + depth / 6, 0.22 + depth / 25)]
            for depth in DEPTHS
        ]
        return {
            "width": int(self.projection.width),
            "height": int(self.projection.height),
            "arcs": [pen.short(arc.points) for arc in arcs],
            "territories": {
                name: self.territory(name, box, np.where(dry, grid, 0), arcs, spots)
                for name, box in zip(self.names, boxes, strict=True)
            },
            "links": [self.link(link, grid, arcs, spots) for link in self.links],
            "continents": {name: self.spot(at) for name, at in self.places["continents"].items()},
            "lakes": [pen.short(lines.blob(self.projection.points(s))) for s in self.places["lakes"].values()],
            "graticule": self.graticule(),
            "waterLines": [water[k] for k in AFAR],
            "seas": [{**sea, "at": self.spot(sea["at"])} for sea in self.places["map"]["seas"]],
            "near": {
                "waterLines": [line for k, line in enumerate(water) if k not in AFAR],
                "relief": self.relief(grid, spots),
            },
        }

    def territory(self, name: str, box: Box, dry: Grid, arcs: list[Arc], spots: dict[str, Any]) -> dict[str, Any]:
        """Its outline as arcs by number, `~k` where one is followed backwards."""
        label = self.label(name)
        mask = dry[box] == label
        corner = np.array([box[1].start, box[0].start]) / FINE
        return {
            "rings": pen.turns(arcs, label),
            "label": spots[name],
            "center": lines.spot(lines.centre(mask) + corner),
            "bands": [[pen.short(ring) for ring in inlay.band(mask, d, corner, 0.6, 0.3)] for d in BANDS],
        }

    def link(self, link: dict[str, Any], grid: Grid, arcs: list[Arc], spots: dict[str, Any]) -> dict[str, Any]:
        a, b = link["between"]
        pair = (self.label(a), self.label(b))
        drawn = {"between": [a, b], "kind": link["kind"] if in_base(link) else "extra"}
        if "switch" in link:
            drawn["switch"] = link["switch"]
        if link["between"] == self.places["map"]["round_the_edge"]:
            drawn["path"] = lines.edge_stubs(arcs, pair, self.projection.width)
        elif link["kind"] == "sea":
            wanted = [k["ends"] for k in self.places["map"]["lines"] if k["between"] == [a, b]]
            ends = self.projection.points(wanted[0]) if wanted else (spots[a], spots[b])
            drawn["path"] = lines.crossing(grid, arcs, pair, ends, pull=2.0 if wanted else 0.35)
        elif not in_base(link):
            drawn["path"] = pen.path([[lines.tenths(spots[a]), lines.tenths(spots[b])]], close=False)
        elif "switch" in link:
            drawn["path"] = pen.path(lines.between(arcs, {pair[0]}, {pair[1]}), close=False)
        return drawn

    def spot(self, at: list[float]) -> Any:
        return lines.spot(self.projection.point(at))

    def shores(self) -> list[Any]:
        """Of the lakes, closed."""
        blobs = [lines.blob(self.projection.points(shore)) for shore in self.places["lakes"].values()]
        return [np.array([*blob, blob[0]]) / 10 for blob in blobs]

    def relief(self, grid: Grid, spots: dict[str, Any]) -> dict[str, dict[str, str]]:
        """Clear of the counters and of the names under them."""
        ground = Ground(grid, [(x - 15, y - 9, x + 15, y + 16) for x, y in spots.values()], SIGNS)
        for chain in self.places["relief"].values():
            ground.chain(chain["kind"], self.projection.points(chain["through"]), chain["rows"])
        return ground.placed()

    def graticule(self) -> str:
        """Meridians and parallels, bent as the sheet is."""
        west, facts = self.places["map"]["west"], self.places["map"]
        wires = [[[x, y] for y in np.arange(facts["south"], facts["north"], 2)] for x in range(-150, 181, 30)]
        wires += [[[west + x, y] for x in np.arange(0.01, 360, 3)] for y in range(-40, 81, 20)]
        wires = [pen.thin(self.projection.points(wire), 0.3) for wire in wires]
        return pen.path([[lines.tenths(p) for p in wire] for wire in wires], close=False)

    def preview(self, drawn: dict[str, Any]) -> str:
        return preview(drawn, self.facts)


class Cells:
    """Sea is 0, territory k of places.toml is k + 1."""

    def __init__(self, projection: Projection, facts: dict[str, Any], touching: set[frozenset[str]]) -> None:
        self.projection = projection
        self.facts = facts
        self.names = list(facts["territories"])
        self.touching = touching
        self.shape = (int(projection.height * FINE), int(projection.width * FINE))

    def draw(self, countries: dict[str, list[list[list[list[float]]]]]) -> Grid:
        wobble = roughness(self.shape, WAVES)
        grid = self._countries(countries, wobble)
        grid = roughen(grid, 0.35 * wobble)
        grid = self._fill(grid)
        self._drop(grid)
        grid = smooth(grid, len(self.names))
        for _ in range(2):
            self._straits(grid)
            tidy(grid, len(self.names), ISLET, POND)
        return grid

    def _countries(self, countries: dict[str, list[list[list[list[float]]]]], wobble: Points) -> Grid:
        grid = np.zeros(self.shape, np.int16)
        for country, polygons in countries.items():
            claims = [k for k, name in enumerate(self.names) if country in self.facts["territories"][name]["countries"]]
            if not claims:
                continue
            rings = [self.projection.ring(ring) for polygon in polygons for ring in polygon]
            rows, columns = np.nonzero(inside(rings, self.shape))
            grid[rows, columns] = self._nearest(claims, rows, columns, wobble)
        return grid

    def _nearest(self, claims: list[int], rows: Any, columns: Any, wobble: Points) -> Any:
        best = np.full(len(rows), np.inf)
        owner = np.full(len(rows), claims[0] + 1, np.int16)
        if len(claims) == 1:
            return owner
        x = (columns + 0.5) / FINE + wobble[0][rows, columns]
        y = (rows + 0.5) / FINE + wobble[1][rows, columns]
        for k in claims:
            for px, py in self.projection.points(list(self.facts["territories"][self.names[k]]["places"].values())):
                distance = (x - px) ** 2 + (y - py) ** 2
                owner[distance < best] = k + 1
                best = np.minimum(best, distance)
        return owner

    def _fill(self, grid: Grid) -> Grid:
        rings = [self.projection.ring([*f["shore"], f["shore"][0]]) for f in self.facts["map"]["filled"]]
        return np.where(inside(rings, self.shape) & (grid == 0), nearest_label(grid), grid)

    def _drop(self, grid: Grid) -> None:
        islands, _ = ndimage.label(grid > 0)
        found = ndimage.find_objects(islands)
        for west, south, east, north in self.facts["map"]["dropped"].values():
            (left, low), (right, high) = self.projection.points([[west, south], [east, north]]) * FINE
            for k, (rows, columns) in enumerate(found):
                if left <= columns.start and columns.stop <= right and high <= rows.start and rows.stop <= low:
                    grid[islands == k + 1] = 0

    def _straits(self, grid: Grid) -> None:
        """A strait between any two territories that the board does not join by land."""
        before = grid.copy()
        boxes = ndimage.find_objects(before, len(self.names))
        for k, name in enumerate(self.names):
            others = [j + 1 for j, o in enumerate(self.names) if j != k and frozenset((name, o)) not in self.touching]
            box = wider(boxes[k], int(GAP * FINE))
            far = ndimage.distance_transform_edt(~np.isin(before[box], others))
            grid[box][(before[box] == k + 1) & (far < GAP * FINE / 2)] = 0
