"""One SVG picture of a drawn map, to look at while adjusting its places."""

from __future__ import annotations

from typing import Any

TINTS = ["#c9a24b", "#b5563c", "#a5834f", "#5f7fa8", "#c8b04a", "#6f9362"]
STYLE = """
.sea{fill:#d5e3e8}.wire{fill:none;stroke:#bcd2da;stroke-width:.6}
.shore{fill:none;stroke:#aecad4;stroke-width:7;stroke-linejoin:round}
.land{stroke:#4b3d2a;stroke-width:.9;stroke-linejoin:round;fill-rule:evenodd}
.rim{fill:none;stroke:#4b3d2a;stroke-width:2.2;stroke-linecap:round}
.lake{fill:#d5e3e8;stroke:#6b8791;stroke-width:.5}
.link{fill:none;stroke:#3d5a66;stroke-width:1.4;stroke-dasharray:4 3}.extra{stroke:#a02020}
.counter{fill:#fbf6e9;stroke:#333;stroke-width:1}
text{font:600 12px serif;text-anchor:middle;dominant-baseline:central}.name{font:italic 17px serif;fill:#456}
"""


def preview(drawn: dict[str, Any], facts: dict[str, Any]) -> str:
    tints = dict(zip(facts["continents"], TINTS, strict=True))
    size = f"{drawn['width']:g} {drawn['height']:g}"
    land = drawn["territories"]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"><style>{STYLE}</style>',
        '<rect class="sea" width="100%" height="100%"/>',
        f'<path class="wire" d="{drawn["decoration"]["graticule"]}"/>',
        *(f'<path class="shore" d="{t["path"]}"/>' for t in land.values()),
        *(
            f'<path class="land" fill="{tints[facts["territories"][name]["continent"]]}" d="{t["path"]}"/>'
            for name, t in land.items()
        ),
        *(f'<path class="rim" d="{c["outline"]}"/>' for c in drawn["continents"].values() if "outline" in c),
        f'<path class="lake" d="{drawn["decoration"]["lakes"]}"/>',
        *(
            f'<path class="link {k["kind"]}" d="{k["path"]}"/>'
            for k in drawn["links"]
            if "path" in k and k["kind"] != "land"
        ),
    ]
    for k, t in enumerate(land.values()):
        x, y = t["label"]
        parts.append(f'<circle class="counter" r="13" cx="{x}" cy="{y}"/><text x="{x}" y="{y}">{k % 9 + 1}</text>')
    for name, continent in drawn["continents"].items():
        x, y = continent["label"]
        parts.append(f'<text class="name" x="{x}" y="{y}">{name}</text>')
    return "\n".join([*parts, "</svg>"])
