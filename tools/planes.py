"""Write the tables of docs/environments.md from the games: what each integer of an observation and of a choice means.

python tools/planes.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import wartable
from wartable import envs
from wartable.engine.planes import Plane, row_size
from wartable.games import spec_of

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
BEGIN, END = "<!-- tables: python tools/planes.py -->\n", "<!-- end of tables -->\n"
SEEN = {"all": "all", "own": "own only", "until": "own; all once revealed", "revealed": "all once revealed"}


def lines(name: str) -> Iterator[str]:
    spec = spec_of(name)
    yield f"### {name}: {row_size(spec)} integers, {spec.verbs.size} choices\n"
    yield "| plane | cells | of | values | who sees it |\n|---|---|---|---|---|"
    yield from (row(plane) for plane in envs.planes(name))
    yield "\n| choice | numbers | arguments, the last one counts fastest |\n|---|---|---|"
    for verb in spec.verbs.verbs.values():
        words = ", ".join(f"{' '.join(word.names)} ({len(word.domain)})" for word in verb.words)
        yield f"| `{verb.name}` | {int(verb)}{f'–{verb + verb.size - 1}' if verb.size > 1 else ''} | {words} |"
    yield ""


def row(plane: Plane) -> str:
    cells = f"{plane.start}–{plane.end - 1}" if plane.size > 1 else str(plane.start)
    axes = " × ".join(f"{axis.name} ({len(axis)})" for axis in plane.axes)
    values = "0 or 1" if plane.flags else f"{plane.of.name} (0–{len(plane.of) - 1})" if plane.of else "number"
    seen = "all, how many" if plane.sight == "count" else SEEN[plane.sight]
    return f"| `{plane.name}` | {cells} | {axes} | {values} | {seen} |"


def page(text: str) -> str:
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    tables = "\n".join(line for name in wartable.game_names() for line in lines(name))
    return f"{before}{BEGIN}\n{tables}\n{END}{after}"


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
