"""What Wallenstein adds to the command line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from wartable.games.wallenstein import measuring
from wartable.games.wallenstein.measuring import ATTACKERS, Row
from wartable.games.wallenstein.plots import Axis, Line, chart
from wartable.games.wallenstein.state import TOWER_MODELS

SHOWN = (1, 2, 3, 5, 7, 10, 15, 20, 30)  # cubes thrown, in the table
PERCENT, COUNT = Axis("", (0, 0.2, 0.4, 0.6, 0.8, 1), percent=True), Axis("", range(0, 46, 5))


def tower(
    model: Annotated[str, typer.Option(help=f"The model of the tower: {' or '.join(TOWER_MODELS)}.")] = TOWER_MODELS[0],
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Draw the charts into this folder.")] = None,
    trials: Annotated[int, typer.Option(help="Throws for each number.", min=1, max=10**6)] = 10_000,
    seed: Annotated[int, typer.Option(help="Seed of the luck: the same seed gives the same numbers.", min=0)] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """What the cube tower of Wallenstein does: how many cubes come out, how many stay, and who wins."""
    measured = measuring.Tower(model, seed)
    bar = typer.progressbar(length=measuring.ROWS, label="throwing", file=typer.get_text_stream("stderr"))
    with bar:
        result = measuring.study(measured, trials, lambda: bar.update(1))
    if out is not None:
        _draw(result, out)
    typer.echo(json.dumps(result, indent=2) if as_json else "\n\n".join(_tables(result)))


# ---- tables ----
def _tables(result: Row) -> Iterable[str]:
    numbers = ", ".join(f"{name} {value}" for name, value in result["tower"].items())
    yield f"{numbers}; {result['trials']:,} throws for each number, ± {result['error']:.1%} at most"
    yield _table(
        ("thrown each time", "of these come out", "of those inside", "inside on average", "5 % – 95 %"),
        [_throw_row(row) for row in result["throws"] if row["thrown"] in SHOWN],
    )
    yield _grid("win / tie / lose, in %", result["battles"], "attackers", "defenders", "win", "tie", "lose")
    yield _grid("win, in %", result["peasants"], "armies", "peasants", "win")


def _throw_row(row: Row) -> Sequence[Any]:
    shares = f"{row['out_of_thrown']:.0%}", f"{row['out_of_inside']:.0%}"
    return (row["thrown"], *shares, f"{row['inside']:.1f}", f"{row['inside_p5']} – {row['inside_p95']}")


def _grid(title: str, rows: Sequence[Row], down: str, along: str, *shares: str) -> str:
    """Armies from above to below, those against them from left to right."""
    columns = dict.fromkeys(row[along] for row in rows)
    lines = []
    for armies in ATTACKERS:
        cells = [" / ".join(f"{100 * row[share]:.0f}" for share in shares) for row in rows if row[down] == armies]
        lines.append((armies, *cells))
    return _table((title, *(_counted(column, along) for column in columns)), lines)


def _counted(count: int, things: str) -> str:
    return f"{count} {things if count > 1 else things[:-1]}"


def _table(head: Sequence[str], lines: Iterable[Sequence[Any]]) -> str:
    rows = [head, ["---"] * len(head), *lines]
    return "\n".join("| " + " | ".join(map(str, row)) + " |" for row in rows)


# ---- charts ----
def _draw(result: Row, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawn in _charts(result).items():
        (folder / f"tower-{result['tower']['model']}-{name}.svg").write_text(drawn, encoding="utf-8")


def _charts(result: Row) -> dict[str, str]:
    model, throws = result["tower"]["model"], result["throws"]
    thrown, armies = Axis("cubes thrown each time", range(0, 31, 5)), Axis("armies", range(13))
    shares = [_thrown_line("of those thrown", throws, "out_of_thrown")]
    shares += [_thrown_line("of those inside", throws, "out_of_inside")]
    inside = _thrown_line("cubes inside", throws, "inside")
    inside = replace(inside, band=[(row["inside_p5"], row["inside_p95"]) for row in throws])
    battles = _lines(result["battles"], "defenders")
    peasants = _lines(result["peasants"], "peasants")
    return {
        "out": chart(f"Cubes that come out ({model})", thrown, PERCENT, shares),
        "inside": chart(f"Cubes inside, and where nine in ten towers lie ({model})", thrown, COUNT, [inside]),
        "battles": chart(f"Chance to take a county ({model})", armies, PERCENT, battles),
        "peasants": chart(f"Chance against peasants ({model})", armies, PERCENT, peasants),
    }


def _thrown_line(name: str, throws: Sequence[Row], key: str) -> Line:
    return Line(name, [(row["thrown"], row[key]) for row in throws])


def _lines(rows: Sequence[Row], along: str) -> list[Line]:
    """A line for each number of those who are against one, over the own armies."""
    lines = []
    for count in dict.fromkeys(row[along] for row in rows):
        points = zip(ATTACKERS, [row["win"] for row in rows if row[along] == count], strict=True)
        lines.append(Line(_counted(count, along), list(points)))
    return lines
