"""The maps of the browser boards show the boards: same territories, same neighbours, nothing off the sheet."""

from __future__ import annotations

import gzip
import itertools
import json
import math
import re
import tomllib
from functools import cache, cached_property
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from wartable.games.la_conquete_du_monde.board import FACTS

ROOT = Path(__file__).resolve().parents[1]
Point = tuple[int, int]  # in tenths of a unit, so that sums of steps are exact
Line = list[Point]


def lines_of(path: str) -> list[Line]:
    """The lines of a path made of `M` (start) and `l` (steps); `z` closes one."""
    found = []
    for start, steps, closed in re.findall(r"M([^Mlz]+)l([^Mlz]+)(z?)", path):
        numbers = [round(float(n) * 10) for n in re.findall(r"-?[\d.]+", f"{start} {steps}")]
        line = [(numbers[0], numbers[1])]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            line.append((line[-1][0] + dx, line[-1][1] + dy))
        found.append([*line, line[0]] if closed else line)
    return found


def short_line(text: str) -> Line:
    """A start and steps in tenths, without letters."""
    numbers = [int(n) for n in re.findall(r"-?\d+", text)]
    line = [(numbers[0], numbers[1])]
    for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
        line.append((line[-1][0] + dx, line[-1][1] + dy))
    return line


def ring_of(turns: list[int], arcs: list[Line]) -> Line:
    """An outline from arcs by number, `~k` where one is followed backwards; each begins where the last ended."""
    ring: Line = []
    for turn in turns:
        side = arcs[turn] if turn >= 0 else arcs[~turn][::-1]
        assert not ring or ring[-1] == side[0]
        ring += side[1:] if ring else side
    assert ring[0] == ring[-1]
    return ring


class Drawing:
    """A map.json; a number that is none (NaN, Infinity) is refused while reading."""

    def __init__(self, game: str, places: str) -> None:
        def refuse(text: str) -> float:
            raise ValueError(f"map.json: {text}")

        self.file = ROOT / "web/src/games" / game / "map.json"
        self.data: dict[str, Any] = json.loads(self.file.read_text(encoding="utf-8"), parse_constant=refuse)
        self.places: dict[str, Any] = self.data[places]
        arcs = [short_line(arc) for arc in self.data.get("arcs", [])]
        self.shapes = {
            name: [ring_of(r, arcs) for r in place["rings"]] if arcs else lines_of(place["path"])
            for name, place in self.places.items()
        }

    @cached_property
    def sides(self) -> dict[str, dict[frozenset[Point], float]]:
        """Every side of every outline, with its length."""
        return {
            name: {frozenset(side): math.dist(*side) for line in shape for side in pairwise(line)}
            for name, shape in self.shapes.items()
        }

    def border(self, a: str, b: str) -> float:
        return sum(self.sides[a][side] for side in self.sides[a].keys() & self.sides[b].keys())

    def borders(self) -> dict[frozenset[str], float]:
        """The neighbours on screen, with the length of their border in tenths of a unit."""
        lengths = {frozenset(pair): self.border(*pair) for pair in combinations(self.shapes, 2)}
        return {pair: length for pair, length in lengths.items() if length > 0}

    def contains(self, name: str, x: float, y: float) -> bool:
        """Even-odd rule: count the sides that a ray to the right crosses."""
        crossed = 0
        for line in self.shapes[name]:
            for (ax, ay), (bx, by) in pairwise(line):
                if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                    crossed += 1
        return crossed % 2 == 1

    def at(self, spot: list[float]) -> list[str]:
        return [name for name in self.shapes if self.contains(name, spot[0] * 10, spot[1] * 10)]

    def off_the_sheet(self, lines: list[Line], spots: list[list[float]]) -> list[Point]:
        points = [p for line in lines for p in line]
        points += [(round(x * 10), round(y * 10)) for x, y in spots]
        width, height = self.data["width"] * 10, self.data["height"] * 10
        return [(x, y) for x, y in points if not (0 <= x <= width and 0 <= y <= height)]


@cache
def world() -> Drawing:
    return Drawing("la-conquete-du-monde", "territories")


@cache
def empire() -> Drawing:
    return Drawing("wallenstein", "counties")


# ---- La Conquête du Monde ----
def in_base(link: dict[str, Any]) -> bool:
    return str(link.get("switch", "no-")).startswith("no-")


LAND = {frozenset(k["between"]) for k in FACTS["links"]["table"] if k["kind"] == "land" and in_base(k)}
LINES = [k for k in FACTS["links"]["table"] if k["kind"] == "sea" or not in_base(k)]


def line_of(link: dict[str, Any]) -> list[Line]:
    (found,) = [k for k in world().data["links"] if k["between"] == link["between"]]
    return lines_of(found["path"])


def test_same_territories_continents_and_links() -> None:
    assert list(world().places) == list(FACTS["territories"])
    assert world().data["continents"].keys() == FACTS["continents"].keys()
    for link, fact in zip(world().data["links"], FACTS["links"]["table"], strict=True):
        assert link["between"] == fact["between"]
        assert link["kind"] == (fact["kind"] if in_base(fact) else "extra")
        assert link.get("switch") == fact.get("switch")


def test_neighbours_on_screen_are_the_neighbours_of_the_board() -> None:
    on_screen = world().borders()
    assert on_screen.keys() == LAND
    assert min(on_screen.values()) >= 120


@pytest.mark.parametrize("name", FACTS["territories"])
def test_counter_stands_inside_its_territory(name: str) -> None:
    assert world().at(world().places[name]["label"]) == [name]


def test_counters_do_not_overlap() -> None:
    spots = [t["label"] for t in world().places.values()]
    assert min(math.dist(a, b) for a, b in combinations(spots, 2)) >= 36


@pytest.mark.parametrize("link", LINES, ids=lambda link: "-".join(link["between"]))
def test_lines_cross_the_sea_from_coast_to_coast(link: dict[str, Any]) -> None:
    lines = line_of(link)
    if set(link["between"]) == {"alaska", "kamtchatka"}:
        assert sorted(line[1][0] for line in lines) == [0, world().data["width"] * 10]
        return
    ((start, end),) = lines
    assert world().contains(link["between"][0], *start)
    assert world().contains(link["between"][1], *end)
    if link["kind"] == "sea":
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        assert not any(world().contains(name, *middle) for name in world().shapes)


def test_everything_lies_on_the_sheet() -> None:
    data = world().data
    near = json.loads(world().file.with_name("near.json").read_text(encoding="utf-8"))
    water = itertools.chain(*data["waterLines"], *near["waterLines"])
    lines = [line for k in data["links"] if "path" in k for line in lines_of(k["path"])]
    lines += [short_line(line) for line in [*data["arcs"], *data["lakes"], *water]]
    spots = [t["label"] for t in world().places.values()]
    spots += [*data["continents"].values(), *(sea["at"] for sea in data["seas"])]
    assert not world().off_the_sheet(lines, spots)


@pytest.mark.parametrize("name", FACTS["territories"])
def test_bands_lie_inside_their_territory(name: str) -> None:
    for band in world().places[name]["bands"]:
        corners = [corner for ring in band for corner in short_line(ring)]
        assert len(corners) > 8
        outside = [corner for corner in corners if not world().contains(name, *corner)]
        assert len(outside) < len(corners) / 50  # a cape of a bent line


def test_names_of_waters_begin_in_the_sea() -> None:
    assert [sea["text"] for sea in world().data["seas"] if world().at(sea["at"])] == []


def test_the_map_of_the_world_is_small_enough_to_be_fetched() -> None:
    assert len(gzip.compress(world().file.read_bytes(), 9)) < 95_000


# ---- Wallenstein ----
WALLENSTEIN = ROOT / "src/wartable/games/wallenstein/data"
TOWNS = tomllib.loads((WALLENSTEIN / "places.toml").read_text(encoding="utf-8"))["towns"]


@cache
def counties() -> dict[str, Any]:
    return tomllib.loads((WALLENSTEIN / "board.toml").read_text(encoding="utf-8"))


def beside() -> dict[int, set[str]]:
    """Of each arc by number: the counties along it, and the land around them."""
    rings = {name: county["rings"] for name, county in empire().places.items()} | {"": empire().data["land"]}
    found: dict[int, set[str]] = {}
    for name, turns in rings.items():
        for turn in itertools.chain(*turns):
            found.setdefault(max(turn, ~turn), set()).add(name)
    return found


def drawn_borders() -> set[frozenset[str]]:
    return {frozenset(beside()[k]) for kind in ("county", "region") for k in empire().data["lines"][kind]}


def test_lines_of_the_empire_are_what_they_say() -> None:
    region_of = {name: county["region"] for name, county in counties()["counties"].items()}
    regions = {k: {region_of.get(name) for name in names} for k, names in beside().items()}
    lines = empire().data["lines"]
    assert all(len(regions[k]) == 1 and len(beside()[k]) == 2 for k in lines["county"])
    assert all(len(regions[k]) == 2 and "" not in beside()[k] for k in lines["region"])
    assert all(len(beside()[k]) == 2 and "" in beside()[k] for k in lines["edge"])
    assert all(len(beside()[k]) == 1 for k in lines["coast"])


def test_empire_neighbours_on_screen_are_those_of_its_border_lines() -> None:
    on_screen = empire().borders()
    assert on_screen.keys() == drawn_borders()
    assert len(on_screen) == 114
    assert min(on_screen.values()) >= 140


def test_empire_neighbours_are_those_of_the_board() -> None:
    assert drawn_borders() == {frozenset((a, b)) for a, others in counties()["borders"].items() for b in others}
    assert list(empire().places) == list(counties()["counties"])
    assert empire().data["regions"].keys() == {county["region"] for county in counties()["counties"].values()}


def test_empire_without_the_counties_that_three_leave_out() -> None:
    out = {name for name, county in counties()["counties"].items() if county.get("out")}
    assert len(out) == 8
    assert len([pair for pair in empire().borders() if not pair & out]) == 91


def test_towns_are_those_of_the_board() -> None:
    assert {name: list(towns) for name, towns in TOWNS.items()} == {
        name: county["towns"] for name, county in counties()["counties"].items()
    }


@pytest.mark.parametrize("name", TOWNS)
def test_pieces_stand_inside_their_county_and_apart(name: str) -> None:
    county = empire().places[name]
    (x, y), sites = county["label"], county["sites"]
    assert len(sites) == len(TOWNS[name])
    counter = [[x + dx, y + dy] for dx in (-23, 23) for dy in (-11, 11)]
    for spot in [*sites, *counter]:
        assert empire().at(spot) == [name]
    for a, b in combinations(sites, 2):
        assert math.dist(a, b) >= 23
    for sx, sy in sites:
        assert abs(sx - x) >= 27 + 11 or abs(sy - y) >= 14.5 + 11


def test_counties_inland_are_in_one_piece() -> None:
    by_the_sea = {"holstein", "bremen", "mecklenburg", "vorpommern"}
    assert {name for name, shape in empire().shapes.items() if len(shape) > 1} <= by_the_sea


def test_counters_of_the_empire_do_not_overlap() -> None:
    spots = [county["label"] for county in empire().places.values()]
    assert all(abs(a[0] - b[0]) > 54 or abs(a[1] - b[1]) > 29 for a, b in combinations(spots, 2))


def test_the_empire_lies_on_the_sheet() -> None:
    data = empire().data
    water = itertools.chain(*data["sea"]["waterLines"])
    drawn = [short_line(line) for line in [*data["arcs"], *water]]
    spots = [*data["regions"].values(), *(name["at"] for name in data["sea"]["names"])]
    assert not empire().off_the_sheet(drawn, spots)


def test_the_map_of_the_empire_is_small_enough_to_be_fetched() -> None:
    assert len(gzip.compress(empire().file.read_bytes(), 9)) < 45_000


# ---- God's Playground ----
@cache
def commonwealth() -> Drawing:
    return Drawing("gods-playground", "regions")


def test_regions_meet_in_a_ring() -> None:
    ring = ["prussia", "lithuania", "ukraine", "little-poland", "greater-poland"]
    assert list(commonwealth().places) == ring
    wide = {pair for pair, length in commonwealth().borders().items() if length > 20}
    assert wide == {frozenset((a, b)) for a, b in pairwise([*ring, ring[0]])}


def test_bands_run_along_the_inside_of_a_region() -> None:
    for name, region in commonwealth().places.items():
        for band in region["bands"]:
            assert all(commonwealth().contains(name, *point) for line in lines_of(band) for point in line), name


def test_the_sheet_holds_the_country() -> None:
    data = commonwealth().data
    paths = [data["borders"], data["frontier"], data["coast"], data["rivers"], *data["sea"]["waterLines"]]
    drawn = [line for path in paths for line in lines_of(path)]
    names = [name["at"] for name in (*data["sea"]["names"], *data["lands"])]
    assert not commonwealth().off_the_sheet(drawn, names)
    assert commonwealth().file.stat().st_size < 42_000
