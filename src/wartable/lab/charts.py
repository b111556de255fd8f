"""Small charts as SVG: they follow the page's colours, need nothing from anywhere, and are read out by their titles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, isfinite, log10
from typing import NamedTuple

from wartable.lab.intervals import Estimate

WIDTH, LABELS, RIGHT, ROW, TOP, BOTTOM = 380, 128, 18, 24, 6, 22
HEIGHT = 150  # of a histogram
MOST_BARS = 30
LETTERS = 15  # of a label; the table beside a chart has all of it


class Line(NamedTuple):
    """A number with its interval; `mark` is what it would be if nothing mattered."""

    name: str
    found: Estimate
    mark: float | None = None


Number = Callable[[float], str]


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def whole(number: float) -> str:
    return f"{number:,.0f}" if abs(number) >= 10 or number == int(number) else f"{number:.1f}"


def signed(number: Number) -> Number:
    """With its sign, as print has it; what is rounded to nothing has none."""

    def said(value: float) -> str:
        text = number(value).lstrip("-")
        nothing = not text.strip("0.,")
        return text if nothing else f"{'+' if value > 0 else '−'}{text}"

    return said


def intervals(title: str, lines: Sequence[Line], number: Number, zero: bool = True) -> str:
    """A dot and a whisker each, on one scale."""
    ends = [end for _, found, _ in lines for end in (found.value, found.low, found.high) if isfinite(end)]
    ends += [mark for _, _, mark in lines if mark is not None] + ([0.0] if zero else [])
    low, high = _widened(min(ends), max(ends))
    ticks = _ticks(low, high)
    height = TOP + ROW * len(lines) + BOTTOM

    def x(value: float) -> float:
        return round(LABELS + (WIDTH - LABELS - RIGHT) * (min(max(value, low), high) - low) / (high - low), 1)

    parts = [_tick(x(at), height, number(at)) for at in ticks]
    for k, (name, found, mark) in enumerate(lines):
        y = TOP + ROW * k + ROW / 2
        parts.append(f'<text x="{LABELS - 8}" y="{y + 4}" text-anchor="end">{_label(name)}</text>')
        if mark is not None:
            parts.append(f'<line class="mark" x1="{x(mark)}" x2="{x(mark)}" y1="{y - 9}" y2="{y + 9}"/>')
        if isfinite(found.low) and isfinite(found.high):
            parts.append(f'<line class="whisker" x1="{x(found.low)}" x2="{x(found.high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{x(found.value)}" cy="{y}" r="4.5"/>')
    said = "; ".join(f"{line.name} {number(line.found.value)}" for line in lines)
    return _svg(title, said, height, parts)


def bars(title: str, rows: Sequence[tuple[str, float]], number: Number) -> str:
    high = 1.04 * max(value for _, value in rows)
    height = TOP + ROW * len(rows) + BOTTOM

    def x(value: float) -> float:
        return round(LABELS + (WIDTH - LABELS - RIGHT) * value / high, 1)

    parts = [_tick(x(at), height, number(at)) for at in _ticks(0.0, high)]
    for k, (name, value) in enumerate(rows):
        y = TOP + ROW * k
        parts.append(f'<text x="{LABELS - 8}" y="{y + 16}" text-anchor="end">{_label(name)}</text>')
        parts.append(f'<rect x="{LABELS}" y="{y + 5}" width="{max(0.5, x(value) - LABELS):.1f}" height="{ROW - 10}"/>')
    return _svg(title, "; ".join(f"{name} {number(value)}" for name, value in rows), height, parts)


def histogram(title: str, values: Sequence[int]) -> str:
    """How many games fall into each of equal ranges; the few that lie far out are put into the last."""
    ordered = sorted(values)
    low, high = ordered[0], max(ordered[0] + 1, ordered[min(len(ordered) - 1, int(0.995 * len(ordered)))])
    width = max(1, -(-(high - low + 1) // MOST_BARS))
    count = -(-(high - low + 1) // width)
    heights = [0] * count
    for value in values:
        heights[min(count - 1, (value - low) // width)] += 1
    left, room, floor_y = 44, WIDTH - 44 - RIGHT, HEIGHT - BOTTOM
    each, most = room / count, max(heights)
    parts = [
        f'<rect x="{left + k * each + 0.5:.1f}" y="{floor_y - (floor_y - TOP) * tall / most:.1f}" '
        f'width="{max(0.5, each - 1):.1f}" height="{(floor_y - TOP) * tall / most:.1f}"/>'
        for k, tall in enumerate(heights)
    ]
    for at in _ticks(low, low + count * width, 5):
        where = left + room * (at - low) / (count * width)
        parts.append(f'<text x="{where:.1f}" y="{HEIGHT - 6}" text-anchor="middle">{whole(at)}</text>')
    parts.append(f'<text x="{left - 6}" y="{TOP + 11}" text-anchor="end">{whole(most)}</text>')
    parts.append(f'<line class="axis" x1="{left}" x2="{WIDTH - RIGHT}" y1="{floor_y}" y2="{floor_y}"/>')
    return _svg(title, f"{len(values)} games from {ordered[0]} to {ordered[-1]}", HEIGHT, parts)


def _tick(x: float, height: float, words: str) -> str:
    return (
        f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{height - BOTTOM}"/>'
        f'<text x="{x}" y="{height - 6}" text-anchor="middle">{words}</text>'
    )


def _label(name: str) -> str:
    return escape(name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…")


def _widened(low: float, high: float) -> tuple[float, float]:
    if high == low:
        return low - 1, high + 1
    return low - 0.04 * (high - low) * (low < 0), high + 0.04 * (high - low)


def _ticks(low: float, high: float, about: int = 4) -> list[float]:
    step = 10 ** floor(log10((high - low) / about))
    step = next(step * factor for factor in (1, 2, 5, 10) if (high - low) / (step * factor) <= about)
    first = -int(-low // step) if low > 0 else int(low / step)
    return [round(k * step, 10) for k in range(first, int(high // step) + 1) if low <= k * step <= high]


def _svg(title: str, said: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg role="img" viewBox="0 0 {WIDTH} {height}" aria-label="{escape(title)}: {escape(said)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
