"""Small charts as SVG, drawn by hand: lines over whole numbers, each named at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

WIDTH, HEIGHT = 640, 400
LEFT, RIGHT, TOP, BOTTOM = 60, 130, 40, 50  # the margins; names of lines stand in the right one
LABEL_ROOM = 13  # between the names of two lines
COLOURS = ("#9c2f2f", "#2f5d9c", "#3d7a3d", "#a66a00", "#6b3f8f", "#1f7a7a", "#555555", "#b0487f")


@dataclass(frozen=True)
class Line:
    """One line of a chart, with a band around it if it has one: the lowest and the highest at each place."""

    name: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float]] = ()


@dataclass(frozen=True)
class Axis:
    """What is told along a side, and where its lines stand."""

    title: str
    ticks: Sequence[float]
    percent: bool = False

    def share(self, value: float) -> float:
        """How far along the axis a value is, from 0 to 1."""
        return (value - self.ticks[0]) / (self.ticks[-1] - self.ticks[0])

    def text(self, tick: float) -> str:
        return f"{tick:.0%}" if self.percent else f"{tick:g}"


def chart(title: str, across: Axis, up: Axis, lines: Sequence[Line]) -> str:
    parts = [*_frame(title, across, up), *_bands(across, up, lines), *_lines(across, up, lines)]
    return "\n".join([*parts, "</svg>", ""])


def _x(axis: Axis, value: float) -> float:
    return LEFT + axis.share(value) * (WIDTH - LEFT - RIGHT)


def _y(axis: Axis, value: float) -> float:
    return HEIGHT - BOTTOM - axis.share(value) * (HEIGHT - TOP - BOTTOM)


def _frame(title: str, across: Axis, up: Axis) -> list[str]:
    """A white sheet, so that it can be read on a dark page; the lines of the ticks; the words."""
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    font = 'font-family="sans-serif" font-size="12" fill="#222"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font} role="img">', f"<title>{escape(title)}</title>"]
    parts += [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>', _text(WIDTH / 2, 22, title, "middle", 15)]
    right, low = WIDTH - RIGHT, HEIGHT - BOTTOM
    for tick in up.ticks:
        y = _y(up, tick)
        parts += [f'<path d="M{LEFT} {y:.1f}H{right}" stroke="#ddd"/>', _text(LEFT - 8, y + 4, up.text(tick), "end")]
    for tick in across.ticks:
        x = _x(across, tick)
        parts += [f'<path d="M{x:.1f} {low}v5" stroke="#222"/>', _text(x, low + 18, across.text(tick), "middle")]
    parts += [f'<path d="M{LEFT} {low}H{right}" stroke="#222"/>', _text(LEFT, TOP - 8, up.title, "start")]
    return [*parts, _text((LEFT + right) / 2, HEIGHT - 12, across.title, "middle")]


def _bands(across: Axis, up: Axis, lines: Sequence[Line]) -> list[str]:
    parts = []
    for k, line in enumerate(lines):
        places = [place for place, _ in line.points]
        lowest = [(place, low) for place, (low, _) in zip(places, line.band, strict=False)]
        highest = [(place, high) for place, (_, high) in zip(places, line.band, strict=False)]
        if lowest:
            outline = _path(across, up, [*lowest, *reversed(highest)])
            parts.append(f'<path d="{outline}Z" fill="{_colour(k)}" opacity="0.15"/>')
    return parts


def _lines(across: Axis, up: Axis, lines: Sequence[Line]) -> list[str]:
    parts = []
    for k, line in enumerate(lines):
        parts.append(f'<path d="{_path(across, up, line.points)}" fill="none" stroke="{_colour(k)}" stroke-width="2"/>')
    for k, y in enumerate(_label_places([_y(up, line.points[-1][1]) for line in lines])):
        parts.append(_text(WIDTH - RIGHT + 8, y + 4, lines[k].name, "start", fill=_colour(k)))
    return parts


def _label_places(wanted: Sequence[float]) -> list[float]:
    """Where each line ends, but no name on another: pushed down from the highest on, then up from the lowest."""
    order = sorted(range(len(wanted)), key=lambda k: wanted[k])
    places = list(wanted)
    for above, k in pairwise(order):
        places[k] = max(places[k], places[above] + LABEL_ROOM)
    lowest: float = HEIGHT - BOTTOM
    for k in reversed(order):
        places[k] = min(places[k], lowest)
        lowest = places[k] - LABEL_ROOM
    return places


def _path(across: Axis, up: Axis, points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{_x(across, place):.1f} {_y(up, value):.1f}" for place, value in points)


def _colour(k: int) -> str:
    return COLOURS[k % len(COLOURS)]


def _text(x: float, y: float, words: str, anchor: str, size: int = 12, fill: str = "#222") -> str:
    style = f'text-anchor="{anchor}" font-size="{size}" fill="{fill}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(words)}</text>'
