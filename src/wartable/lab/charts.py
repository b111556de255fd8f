"""Small charts as SVG: they follow the page's colours, need nothing from anywhere, and are read out by their titles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import floor, isfinite, log10
from typing import NamedTuple

from wartable.lab.intervals import Estimate

WIDTH, LABELS, RIGHT, ROW, TOP, BOTTOM = 380, 128, 18, 24, 6, 22
HEIGHT = 150  # of a histogram
MOST_BARS = 30
EDGE, LINE = 8, 16  # beside names, and a line of them
USUAL = 8.2  # of a letter, and of those that differ much from it
WIDTHS = (("iljI.,:;|'", 4.2), ("ftr()- /", 5.2), ("mwMW@%…", 12.5))


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


class Frame:
    """Rows on one scale, each with its name: beside it where all are short, else above it."""

    def __init__(self, names: Sequence[str], low: float, high: float) -> None:
        self.names, self.low, self.high = names, low, high
        self.beside = all(width(name) <= LABELS - EDGE for name in names)
        self.left = LABELS if self.beside else 3 * EDGE
        self.row = ROW if self.beside else ROW + LINE
        self.height = TOP + self.row * len(names) + BOTTOM

    def x(self, value: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(self.left + (WIDTH - self.left - RIGHT) * part, 1)

    def y(self, row: int) -> float:
        """The middle of a row, below its name."""
        return TOP + self.row * (row + 1) - ROW / 2

    def drawn(self, number: Number) -> list[str]:
        """Ticks and names."""
        parts = [_tick(self.x(at), self.height, number(at)) for at in _ticks(self.low, self.high)]
        for k, name in enumerate(_apart(self.names)):
            x, anchor = (LABELS - EDGE, "end") if self.beside else (EDGE, "start")
            y = self.y(k) + 4 - (0 if self.beside else LINE)
            parts.append(f'<text class="name" x="{x}" y="{y}" text-anchor="{anchor}">{escape(name)}</text>')
        return parts


def intervals(title: str, lines: Sequence[Line], number: Number, zero: bool = True) -> str:
    """A dot and a whisker each, on one scale; nothing of what no game tells."""
    told = [line.found for line in lines if line.found.games]
    ends = [end for found in told for end in (found.value, found.low, found.high) if isfinite(end)]
    ends += [mark for _, _, mark in lines if mark is not None] + ([0.0] if zero else [])
    frame = Frame([line.name for line in lines], *_widened(min(ends), max(ends)))
    parts, x = frame.drawn(number), frame.x
    for k, (_, found, mark) in enumerate(lines):
        y = frame.y(k)
        if mark is not None:
            parts.append(f'<line class="mark" x1="{x(mark)}" x2="{x(mark)}" y1="{y - 8}" y2="{y + 8}"/>')
        if not found.games:
            continue
        if isfinite(found.low) and isfinite(found.high):
            parts.append(f'<line class="whisker" x1="{x(found.low)}" x2="{x(found.high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{x(found.value)}" cy="{y}" r="4.5"/>')
    said = "; ".join(f"{line.name} {number(line.found.value)}" for line in lines if line.found.games)
    return _svg(title, said, frame.height, parts)


def bars(title: str, rows: Sequence[tuple[str, float]], number: Number) -> str:
    frame = Frame([name for name, _ in rows], 0.0, 1.04 * max(value for _, value in rows))
    parts, left = frame.drawn(number), frame.x(0.0)
    for k, (_, value) in enumerate(rows):
        y, long = frame.y(k) - ROW / 2 + 5, max(0.5, frame.x(value) - left)
        parts.append(f'<rect x="{left}" y="{y}" width="{long:.1f}" height="{ROW - 10}"/>')
    return _svg(title, "; ".join(f"{name} {number(value)}" for name, value in rows), frame.height, parts)


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
    """Its words stay within the chart."""
    half = width(words) / 2
    return (
        f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{height - BOTTOM}"/>'
        f'<text x="{min(max(x, half), WIDTH - half)}" y="{height - 6}" text-anchor="middle">{words}</text>'
    )


def width(words: str) -> float:
    """At most, in the widest of usual fonts."""
    return sum(next((wide for letters, wide in WIDTHS if letter in letters), USUAL) for letter in words)


def _apart(names: Sequence[str]) -> Iterator[str]:
    """What is too long for any chart loses its middle, and has its number if others then look the same."""
    cut = [_cut(name, WIDTH - 2 * EDGE) for name in names]
    for k, name in enumerate(cut, 1):
        same = cut.count(name) > 1
        yield f"{k}. {_cut(names[k - 1], WIDTH - 2 * EDGE - width(f'{k}. '))}" if same else name


def _cut(name: str, room: float) -> str:
    if width(name) <= room:
        return name
    keep = len(name) // 2
    while width(shown := f"{name[:keep]}…{name[-keep:]}") > room:
        keep -= 1
    return shown


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
