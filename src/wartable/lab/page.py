"""The parts pages are made of: tables, charts beside them, seeds to press, numbers as print has them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import isfinite

from wartable.lab.charts import Number
from wartable.lab.intervals import Estimate

Cells = Sequence[str]
SEEDS = ("game with", "games with", "games they", "games, for", "in the middle", "with the most", "a game")


def table(caption: str, heads: Cells, rows: Iterable[Cells]) -> str:
    head = "".join(f'<th scope="col"{_left(name)}>{name}</th>' for name in heads)
    lines = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def _left(name: str) -> str:
    return ' class="seeds"' if name.startswith(SEEDS) else ""


def _cell(text: str) -> str:
    return f'<td class="seeds">{text}</td>' if text.startswith("<button") else f"<td>{text}</td>"


def pair(title: str, chart: str, table: str) -> str:
    return f'<div class="pair"><figure><figcaption>{escape(title)}</figcaption>{chart}</figure>{table}</div>'


def seeds(seeds: Iterable[int], arm: str) -> str:
    return " ".join(f'<button class="seed" data-arm="{escape(arm)}">{seed}</button>' for seed in seeds) or "–"


def span(found: Estimate, number: Number) -> str:
    """An interval; a dash where there is none."""
    if not (found.games and isfinite(found.low) and isfinite(found.high)):
        return "–"
    return f"{number(found.low)} … {number(found.high)}"


def value(found: Estimate, number: Number) -> str:
    """A number; a dash where no game tells it."""
    return number(found.value) if found.games else "–"


def exact(share: float) -> str:
    return f"{100 * share:.1f} %".replace("-", "−")


def points(share: float) -> str:
    """Percentage points."""
    return f"{100 * share:.1f}"


def two(number: float) -> str:
    return f"{number:.2f}"


def tenth(number: float) -> str:
    return f"{number:,.1f}"


def capital(words: str) -> str:
    return words[0].upper() + words[1:]
