"""Draw the map of a board from facts: its places, its links and public-domain outlines.

python tools/maps/draw.py GAME [--preview FILE.svg]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import arcs as pen
import lines
import numpy as np
from arcs import Arc
from cells import Cells, Grid
from preview import preview
from projection import Projection

ROOT = Path(__file__).resolve().parents[2]
TOUCH = 12.0  # the least border on the sheet between neighbours by land
SOFTNESS, TOLERANCE = 0.8, 0.22


def outlines() -> dict[str, Any]:
    """The countries by name, each a list of polygons, read by Node from the npm package."""
    text = subprocess.run(["node", str(Path(__file__).with_name("read.mjs"))], check=True, capture_output=True).stdout
    found = {}
    for country in json.loads(text)["features"]:
        shape = country["geometry"]
        polygons = shape["coordinates"] if shape["type"] == "MultiPolygon" else [shape["coordinates"]]
        found[country["properties"]["name"]] = polygons
    return found


def in_base(link: dict[str, Any]) -> bool:
    """A switch called `no-...` takes a link away; any other one adds it."""
    return str(link.get("switch", "no-")).startswith("no-")


class Board:
    def __init__(self, game: str) -> None:
        data = ROOT / "src/wartable/games" / game.replace("-", "_") / "data"
        self.places = tomllib.loads((data / "places.toml").read_text(encoding="utf-8"))
        self.facts = tomllib.loads((data / "board.toml").read_text(encoding="utf-8"))
        self.links = self.facts["links"]["table"]
        self.projection = Projection(self.places["map"])
        self.names = list(self.places["territories"])
        self.touching = {frozenset(k["between"]) for k in self.links if k["kind"] == "land" and in_base(k)}

    def label(self, name: str) -> int:
        return self.names.index(name) + 1

    def draw(self) -> dict[str, Any]:
        cells = Cells(self.projection, self.places, self.touching)
        grid = cells.draw(outlines())
        arcs = pen.trace(grid, SOFTNESS, TOLERANCE)
        print(*self.faults(arcs), sep="\n", end="")
        spots = dict(zip(self.names, lines.counters(grid, len(self.names)), strict=True))
        return {
            "width": int(self.projection.width),
            "height": int(self.projection.height),
            "territories": {name: self.territory(name, grid, arcs, spots) for name in self.names},
            "links": [self.link(link, grid, arcs, spots) for link in self.links],
            "continents": {name: self.continent(name, arcs) for name in self.places["continents"]},
            "decoration": {"lakes": self.lakes(), "graticule": self.graticule()},
        }

    def faults(self, arcs: list[Arc]) -> list[str]:
        """Where neighbours on screen are not those of the data, or share too little to be seen."""
        shared: dict[frozenset[str], float] = {}
        for arc in arcs:
            if arc.left and arc.right:
                pair = frozenset((self.names[arc.left - 1], self.names[arc.right - 1]))
                shared[pair] = shared.get(pair, 0) + arc.length()
        return [
            f"{' – '.join(sorted(pair))}: border of {shared.get(pair, 0):.1f}, wanted {TOUCH if wanted else 'none'}"
            for pair in sorted(self.touching | shared.keys(), key=sorted)
            for wanted in [pair in self.touching]
            if not wanted or shared.get(pair, 0) < TOUCH
        ]

    def territory(self, name: str, grid: Grid, arcs: list[Arc], spots: dict[str, Any]) -> dict[str, Any]:
        label = self.label(name)
        path = pen.path(pen.rings(arcs, label), close=True)
        return {"path": path, "label": spots[name], "center": lines.centre(grid == label)}

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

    def continent(self, name: str, arcs: list[Arc]) -> dict[str, Any]:
        own = {self.label(t) for t, facts in self.facts["territories"].items() if facts["continent"] == name}
        others = set(range(1, len(self.names) + 1)) - own
        x, y = self.projection.point(self.places["continents"][name])
        drawn: dict[str, Any] = {"label": [round(x, 1), round(y, 1)]}
        borders = lines.between(arcs, own, others)
        if borders:
            drawn["outline"] = pen.path(borders, close=False)
        return drawn

    def lakes(self) -> str:
        shores = [lines.blob(self.projection.points(shore)) for shore in self.places["lakes"].values()]
        return pen.path(shores, close=True)

    def graticule(self) -> str:
        """Meridians and parallels, bent as the sheet is."""
        west, facts = self.places["map"]["cut"], self.places["map"]
        wires = [[[x, y] for y in np.arange(facts["south"], facts["north"], 2)] for x in range(-150, 181, 30)]
        wires += [[[west + x, y] for x in np.arange(0.01, 360, 3)] for y in range(-40, 81, 20)]
        wires = [pen.thin(self.projection.points(wire), 0.3) for wire in wires]
        return pen.path([[lines.tenths(p) for p in wire] for wire in wires], close=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--preview", type=Path)
    arguments = parser.parse_args()
    board = Board(arguments.game)
    drawn = board.draw()
    out = ROOT / "web/src/games" / arguments.game / "map.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(drawn, separators=(",", ":")).replace('},"', '},\n"') + "\n", encoding="utf-8")
    if arguments.preview:
        arguments.preview.write_text(preview(drawn, board.facts), encoding="utf-8")


if __name__ == "__main__":
    main()
