"""The map of the browser board shows the board: same territories, same neighbours, nothing off the sheet."""

from __future__ import annotations

import json
import math
import re
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from wartable.games.la_conquete_du_monde.board import FACTS

ROOT = Path(__file__).resolve().parents[1]
MAP = ROOT / "web/src/games/la-conquete-du-monde/map.json"
Point = tuple[int, int]  # in tenths of a unit, so that sums of steps are exact
Line = list[Point]
SHORTEST_BORDER = 120  # in tenths too
COUNTERS_APART = 36


@cache
def drawn() -> dict[str, Any]:
    """The drawing; a number that is none (NaN, Infinity) is refused while reading."""

    def refuse(text: str) -> float:
        raise ValueError(f"map.json: {text}")

    data: dict[str, Any] = json.loads(MAP.read_text(encoding="utf-8"), parse_constant=refuse)
    return data


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


@cache
def shapes() -> dict[str, list[Line]]:
    return {name: lines_of(t["path"]) for name, t in drawn()["territories"].items()}


@cache
def sides_of(name: str) -> dict[frozenset[Point], float]:
    """Every side of a territory's outline, with its length."""
    return {frozenset(side): math.dist(*side) for line in shapes()[name] for side in pairwise(line)}


def border(a: str, b: str) -> float:
    return sum(sides_of(a)[side] for side in sides_of(a).keys() & sides_of(b).keys())


def contains(name: str, x: float, y: float) -> bool:
    """Even-odd rule: count the sides that a ray to the right crosses."""
    crossed = 0
    for line in shapes()[name]:
        for (ax, ay), (bx, by) in pairwise(line):
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                crossed += 1
    return crossed % 2 == 1


def in_base(link: dict[str, Any]) -> bool:
    return str(link.get("switch", "no-")).startswith("no-")


LAND = {frozenset(k["between"]) for k in FACTS["links"]["table"] if k["kind"] == "land" and in_base(k)}
LINES = [k for k in FACTS["links"]["table"] if k["kind"] == "sea" or not in_base(k)]


def line_of(link: dict[str, Any]) -> list[Line]:
    (found,) = [k for k in drawn()["links"] if k["between"] == link["between"]]
    return lines_of(found["path"])


def test_same_territories_continents_and_links() -> None:
    assert list(drawn()["territories"]) == list(FACTS["territories"])
    assert drawn()["continents"].keys() == FACTS["continents"].keys()
    for link, fact in zip(drawn()["links"], FACTS["links"]["table"], strict=True):
        assert link["between"] == fact["between"]
        assert link["kind"] == (fact["kind"] if in_base(fact) else "extra")
        assert link.get("switch") == fact.get("switch")


def test_neighbours_on_screen_are_the_neighbours_of_the_board() -> None:
    on_screen = {frozenset(pair): border(*pair) for pair in combinations(shapes(), 2)}
    assert {pair for pair, length in on_screen.items() if length > 0} == LAND
    assert min(on_screen[pair] for pair in LAND) >= SHORTEST_BORDER


@pytest.mark.parametrize("name", FACTS["territories"])
def test_counter_stands_inside_its_territory(name: str) -> None:
    x, y = drawn()["territories"][name]["label"]
    assert contains(name, x * 10, y * 10)
    assert not any(contains(other, x * 10, y * 10) for other in shapes() if other != name)


def test_counters_do_not_overlap() -> None:
    spots = [t["label"] for t in drawn()["territories"].values()]
    assert min(math.dist(a, b) for a, b in combinations(spots, 2)) >= COUNTERS_APART


@pytest.mark.parametrize("link", LINES, ids=lambda link: "-".join(link["between"]))
def test_lines_cross_the_sea_from_coast_to_coast(link: dict[str, Any]) -> None:
    lines = line_of(link)
    if set(link["between"]) == {"alaska", "kamtchatka"}:
        assert sorted(line[1][0] for line in lines) == [0, drawn()["width"] * 10]
        return
    ((start, end),) = lines
    assert contains(link["between"][0], *start)
    assert contains(link["between"][1], *end)
    if link["kind"] == "sea":
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        assert not any(contains(name, *middle) for name in shapes())


def test_everything_lies_on_the_sheet() -> None:
    paths = [t["path"] for t in drawn()["territories"].values()]
    paths += [k["path"] for k in drawn()["links"] if "path" in k]
    paths += [c["outline"] for c in drawn()["continents"].values() if "outline" in c]
    points = [p for path in paths for line in lines_of(path) for p in line]
    for part in ("territories", "continents"):
        points += [(round(x * 10), round(y * 10)) for x, y in (entry["label"] for entry in drawn()[part].values())]
    assert all(0 <= x <= drawn()["width"] * 10 and 0 <= y <= drawn()["height"] * 10 for x, y in points)


def test_file_is_small() -> None:
    assert MAP.stat().st_size < 90_000
