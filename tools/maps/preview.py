"""One SVG picture of a drawn map, to look at while adjusting its places."""

from __future__ import annotations

import re
from typing import Any

TINTS = ["#c9a24b", "#b5563c", "#a5834f", "#5f7fa8", "#c8b04a", "#6f9362"]
STYLE = """
.sea{fill:#d5e3e8}.wire{fill:none;stroke:#bcd2da;stroke-width:.6}
.land{stroke:#4b3d2a;stroke-width:.9;stroke-linejoin:round;fill-rule:evenodd}
.lake{fill:#d5e3e8;stroke:#6b8791;stroke-width:.5}
.link{fill:none;stroke:#3d5a66;stroke-width:1.4;stroke-dasharray:4 3}.extra{stroke:#a02020}
.counter{fill:#fbf6e9;stroke:#333;stroke-width:1}
text{font:600 12px serif;text-anchor:middle;dominant-baseline:central}.name{font:italic 17px serif;fill:#456}
"""


def preview(drawn: dict[str, Any], facts: dict[str, Any]) -> str:
    tints = dict(zip(facts["continents"], TINTS, strict=True))
    size = f"{drawn['width']:g} {drawn['height']:g}"
    land = {name: outline(t["rings"], drawn["arcs"]) for name, t in drawn["territories"].items()}
    water = [line for lines in drawn["waterLines"] for line in lines]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"><style>{STYLE}</style>',
        '<rect class="sea" width="100%" height="100%"/>',
        f'<path class="wire" d="{drawn["graticule"]}{"".join(map(stepped, water))}"/>',
        *(
            f'<path class="land" fill="{tints[facts["territories"][name]["continent"]]}" d="{path}"/>'
            for name, path in land.items()
        ),
        f'<path class="lake" d="{"".join(stepped(lake) + "z" for lake in drawn["lakes"])}"/>',
        *(
            f'<path class="link {k["kind"]}" d="{k["path"]}"/>'
            for k in drawn["links"]
            if "path" in k and k["kind"] != "land"
        ),
    ]
    for k, t in enumerate(drawn["territories"].values()):
        x, y = t["label"]
        parts.append(f'<circle class="counter" r="13" cx="{x}" cy="{y}"/><text x="{x}" y="{y}">{k % 9 + 1}</text>')
    for name, (x, y) in [*drawn["continents"].items(), *((sea["text"], sea["at"]) for sea in drawn["seas"])]:
        parts.append(f'<text class="name" x="{x}" y="{y}">{name}</text>')
    return "\n".join([*parts, "</svg>"])


def stepped(line: str) -> str:
    """A short line as a path, without curves."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners(line))


def outline(rings: list[list[int]], arcs: list[str]) -> str:
    """A territory as a path; of an arc followed backwards, its points from the end."""
    path = ""
    for ring in rings:
        points: list[tuple[float, float]] = []
        for turn in ring:
            side = corners(arcs[turn if turn >= 0 else ~turn])
            points += side if turn >= 0 else side[::-1]
        path += "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"
    return path


def reliefs(drawn: dict[str, Any]) -> list[str]:
    """Its signs where they stand."""
    found = []
    for kind in drawn["relief"].values():
        numbers = [int(n) for n in kind["at"].split()]
        for x, y, size in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True):
            place = f"translate({x / 10} {y / 10}) scale({size / 100})"
            found.append(f'<path class="relief" transform="{place}" d="{kind["sign"]}"/>')
    return found


def corners(line: str) -> list[tuple[float, float]]:
    numbers = [int(n) / 10 for n in re.findall(r"-?\d+", line)]
    x = y = 0.0
    return [(x := x + dx, y := y + dy) for dx, dy in zip(numbers[::2], numbers[1::2], strict=True)]


TOKENS = """
.table{fill:#cdbd9a}.sea{fill:#c6d9da}.water{fill:none;stroke:#3a6268;stroke-width:1}
.out{fill:#e7dbbd;fill-rule:evenodd}.ground{fill-rule:evenodd}.band{fill-rule:evenodd}
.coast{fill:none;stroke:#2a2019;stroke-width:1.5;stroke-linejoin:round}
.halo{fill:none;stroke:#f8f1e0;stroke-opacity:.8;stroke-width:3.6;stroke-linejoin:round}
.county{fill:none;stroke:#2a2019;stroke-width:.9;stroke-linejoin:round}
.under{fill:none;stroke:#2a2019;stroke-width:4.2;stroke-linejoin:round;stroke-linecap:round}
.over{fill:none;stroke:#f8f1e0;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
.edge{fill:none;stroke:#2a2019;stroke-width:1.7;stroke-linejoin:round}
.river{fill:none;stroke:#5b8790;stroke-width:1.9;stroke-linejoin:round;stroke-linecap:round}
.lake{fill:#c6d9da;stroke:#3a6268;stroke-width:1}
.relief{fill:none;stroke:#6b5535;stroke-opacity:.7;stroke-width:.9;stroke-linecap:round}
.counter{fill:#27467a;stroke:#1d1510;stroke-width:1.2}.site{fill:#fbf4e0;stroke:#2a2019;stroke-width:1.1}
text{font-family:"Alegreya Variable",Alegreya,Georgia,serif;text-anchor:middle;fill:#2a2019}
.name{font-size:17px;font-weight:700;paint-order:stroke;stroke:#f8f1e0;stroke-opacity:.8;stroke-width:3.2px}
.number{font-size:21px;font-weight:800;fill:#fff}
.region{font-size:21px;font-weight:800;letter-spacing:.16em;fill-opacity:.5}
.landname{font-style:italic;font-size:21px;letter-spacing:.28em;fill:#6b5535;fill-opacity:.85}
.seaname{font-style:italic;font-size:25px;letter-spacing:.25em;fill:#3a6268}
.frame{fill:none;stroke:#2a2019}
"""
WASHES = {  # of each region: its wash, and the band along its borders
    "brandenburg": ("#dbe0c8", "#84a07c"),
    "sachsen": ("#ece0ab", "#b5a03f"),
    "oesterreich": ("#efd2b8", "#c4704c"),
    "bayern": ("#d3dde6", "#6487a6"),
    "kurpfalz": ("#e4d6dc", "#94719c"),
}


def engraving(drawn: dict[str, Any], region_of: dict[str, str]) -> str:
    """A map of counties as art direction wants it, with a counter and empty sites in every county."""
    width, height, arcs = drawn["width"], drawn["height"], drawn["arcs"]
    strength = (0.8, 0.62, 0.48, 0.34, 0.22, 0.13)
    kinds = {kind: "".join(stepped(arcs[k]) for k in numbers) for kind, numbers in drawn["lines"].items()}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f'<style>{TOKENS}</style><rect class="sea" width="100%" height="100%"/>',
        *(
            f'<path class="water" stroke-opacity="{s}" d="{"".join(map(stepped, depth))}"/>'
            for s, depth in zip(strength, drawn["sea"]["waterLines"], strict=True)
        ),
        f'<path class="out" d="{outline(drawn["land"], arcs)}"/>',
    ]
    for name, county in drawn["counties"].items():
        wash, band = WASHES[region_of[name]]
        shape = outline(county["rings"], arcs)
        parts.append(f'<path class="ground" fill="{wash}" d="{shape}"/>')
        for edges, strength_of in zip(county["bands"], (0.5, 0.22), strict=True):
            edge = "".join(stepped(ring) + "z" for ring in edges)
            parts.append(f'<path class="band" fill="{band}" fill-opacity="{strength_of}" d="{shape}{edge}"/>')
    parts += [
        *reliefs(drawn),
        f'<path class="river" d="{"".join(map(stepped, drawn["rivers"].values()))}"/>',
        f'<path class="lake" d="{"".join(stepped(lake) + "z" for lake in drawn["lakes"])}"/>',
        f'<path class="halo" d="{kinds["county"]}"/><path class="county" d="{kinds["county"]}"/>',
        f'<path class="under" d="{kinds["region"]}"/><path class="over" d="{kinds["region"]}"/>',
        f'<path class="edge" d="{kinds["edge"]}"/><path class="coast" d="{kinds["coast"]}"/>',
    ]
    for kind, names in (("seaname", drawn["sea"]["names"]), ("landname", drawn["lands"])):
        parts += [f'<text class="{kind}" x="{n["at"][0]}" y="{n["at"][1]}">{n["text"].upper()}</text>' for n in names]
    for name, (x, y) in drawn["regions"].items():
        parts.append(f'<text class="region" x="{x}" y="{y + 7}">{spoken(name).upper()}</text>')
    for name, county in drawn["counties"].items():
        x, y = county["label"]
        parts += [f'<circle class="site" r="11" cx="{sx}" cy="{sy}"/>' for sx, sy in county["sites"]]
        parts.append(f'<rect class="counter" x="{x - 27}" y="{y - 14.5}" width="54" height="29" rx="6"/>')
        parts.append(f'<text class="number" x="{x + 11}" y="{y + 7}">3</text>')
        parts.append(f'<text class="name" x="{x}" y="{y + 34}">{spoken(name)}</text>')
    return "\n".join([*parts, "</svg>"])


PROVINCES = {
    "prussia": ("#dbe0c8", "#84a07c"),
    "lithuania": ("#ece0ab", "#b5a03f"),
    "ukraine": ("#f2dca0", "#cf942f"),
    "little-poland": ("#efd2b8", "#c4704c"),
    "greater-poland": ("#e4d6dc", "#94719c"),
}


def province_sheet(drawn: dict[str, Any]) -> str:
    """A map of provinces as art direction wants it."""
    size = f"{drawn['width']} {drawn['height']}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"><style>{TOKENS}</style>',
        f'<rect class="out" width="100%" height="100%"/><path class="sea" d="{drawn["sea"]["path"]}"/>',
        *(f'<path class="water" d="{line}"/>' for line in drawn["sea"]["waterLines"]),
    ]
    for name, region in drawn["regions"].items():
        wash, band = PROVINCES[name]
        parts.append(f'<path class="ground" fill="{wash}" d="{region["path"]}"/>')
        for edge, strength in zip(region["bands"], (0.3, 0.45), strict=False):
            parts.append(f'<path class="band" fill="{band}" fill-opacity="{strength}" d="{region["path"]}{edge}"/>')
    parts += [
        *reliefs(drawn),
        f'<path class="river" d="{drawn["rivers"]}"/><path class="coast" d="{drawn["coast"]}"/>',
        f'<path class="county" d="{drawn["borders"]}"/><path class="edge" d="{drawn["frontier"]}"/>',
    ]
    for kind, names in (("seaname", drawn["sea"]["names"]), ("landname", drawn["lands"])):
        parts += [f'<text class="{kind}" x="{n["at"][0]}" y="{n["at"][1]}">{n["text"].upper()}</text>' for n in names]
    return "\n".join([*parts, "</svg>"])


def spoken(name: str) -> str:
    """A name as it would be printed, near enough for a preview."""
    for plain, letter in (("ae", "ä"), ("oe", "ö"), ("ue", "ü")):
        name = name.replace(plain, letter)
    return "-".join(part[:1].upper() + part[1:] for part in name.split("-"))
