"""Colours of the map in the browser, in both themes: whose a county is shows, and its name can be read."""

from __future__ import annotations

import re
from math import dist
from pathlib import Path

import pytest

WEB = Path(__file__).parents[3] / "web" / "src"
SEATS = ("red", "blue", "yellow", "violet", "black")
SELECTORS = {"light": ":root", "dark": ':root[data-theme="dark"]'}
Colour = tuple[float, float, float]


def declared(path: str, selector: str) -> dict[str, Colour]:
    """The colours of one block, linear."""
    block = (WEB / path).read_text(encoding="utf-8").partition(f"{selector} {{")[2].partition("}")[0]
    return {name: colour(value) for name, value in re.findall(r"--([\w-]+): #([0-9a-f]{6});", block)}


def colour(digits: str) -> Colour:
    red, green, blue = (int(digits[k : k + 2], 16) / 255 for k in (0, 2, 4))
    return linear(red), linear(green), linear(blue)


def linear(part: float) -> float:
    return float(((part + 0.055) / 1.055) ** 2.4) if part > 0.04045 else part / 12.92


def light(of: Colour) -> float:
    return 0.2126 * of[0] + 0.7152 * of[1] + 0.0722 * of[2]


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def seen(of: Colour) -> Colour:
    """As the eye has it (CIELAB)."""
    red, green, blue = of
    white = ((0.4124, 0.3576, 0.1805, 0.9505), (0.2126, 0.7152, 0.0722, 1.0), (0.0193, 0.1192, 0.9505, 1.089))
    x, y, z = (root((r * red + g * green + b * blue) / all_of) for r, g, b, all_of in white)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def root(t: float) -> float:
    return float(t ** (1 / 3)) if t > 0.008856 else 7.787 * t + 16 / 116


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("theme", SELECTORS)
def test_a_generals_counties_differ_from_nobodys(theme: str, seat: str) -> None:
    here = declared("games/wallenstein/theme.css", SELECTORS[theme] + ":has(.wallenstein)")
    house = declared("app.css", SELECTORS[theme])
    nobodys = {name: is_ for name, is_ in (house | here).items() if re.match("of-|neutral$|land$", name)}
    wash = here[f"wash-{seat}"]
    assert len(nobodys) == 7
    assert not [name for name, other in nobodys.items() if dist(seen(wash), seen(other)) < 13]
    assert contrast(house["ink"], wash) > 4.5
