"""What every map has: places, neighbours, a sheet; and the faults of its borders."""

from __future__ import annotations

import json
import subprocess
import tomllib
from pathlib import Path
from typing import Any

from arcs import Arc
from projection import Projection

ROOT = Path(__file__).resolve().parents[2]


def data_of(game: str) -> Path:
    return ROOT / "src/wartable/games" / game.replace("-", "_") / "data"


def read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def outlines(scale: str) -> dict[str, Any]:
    """The countries by name, each a list of polygons, read by Node from the npm package; `10m` is finer than `50m`."""
    command = ["node", str(Path(__file__).with_name("read.mjs")), scale]
    found = {}
    for country in json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["features"]:
        shape = country["geometry"]
        polygons = shape["coordinates"] if shape["type"] == "MultiPolygon" else [shape["coordinates"]]
        found[country["properties"]["name"]] = polygons
    return found


class Board:
    """A board with territories, of which some touch; `draw` gives what map.json holds."""

    touch = 12.0  # the least border on the sheet between neighbours by land

    def __init__(self, places: dict[str, Any], names: list[str], touching: set[frozenset[str]]) -> None:
        self.places = places
        self.names = names
        self.touching = touching
        self.projection = Projection(places["map"])

    def label(self, name: str) -> int:
        return self.names.index(name) + 1

    def draw(self) -> dict[str, Any]:
        raise NotImplementedError

    def preview(self, drawn: dict[str, Any]) -> str:
        raise NotImplementedError

    def faults(self, arcs: list[Arc]) -> list[str]:
        """Where neighbours on screen are not those of the data, or share too little to be seen."""
        shared: dict[frozenset[str], float] = {}
        territories = range(1, len(self.names) + 1)
        for arc in arcs:
            if arc.left in territories and arc.right in territories:
                pair = frozenset((self.names[arc.left - 1], self.names[arc.right - 1]))
                shared[pair] = shared.get(pair, 0) + arc.length()
        return [
            f"{' – '.join(sorted(pair))}: border of {shared.get(pair, 0):.1f}, "
            f"wanted {self.touch if wanted else 'none'}"
            for pair in sorted(self.touching | shared.keys(), key=sorted)
            for wanted in [pair in self.touching]
            if not wanted or shared.get(pair, 0) < self.touch
        ]
