"""Studying a game: its rules, the facts of its board, and what comes of many games."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from wartable.cli.facts import show_board
from wartable.cli.shared import (
    Bots,
    Edition,
    GameName,
    Json,
    Language,
    Options,
    OwnBoard,
    Players,
    Seed,
    err,
    load,
    out,
    plain,
    print_json,
    progress,
)  # fmt: skip
from wartable.engine.errors import BadTable
from wartable.engine.game import Game, Spec
from wartable.games import spec_of


def rules(
    game: GameName,
    show_coverage: Annotated[bool, typer.Option("--coverage", help="Functions and tests of each rule.")] = False,
    board: Annotated[bool, typer.Option("--board", help="Board facts with source and certainty.")] = False,
    as_json: Json = False,
    lang: Language = "en",
    rule: Annotated[str | None, typer.Option(help="One rule only, by its id.")] = None,
    file: Annotated[Path | None, typer.Argument(help="With --board: a TOML file with your own numbers.")] = None,
) -> None:
    """The rules in our words, their coverage by code and tests, or the facts of the board."""
    spec = spec_of(game)
    if show_coverage:
        _show_coverage(spec, as_json)
    elif board:
        show_board(load(game, None, None, None, file).board, as_json)
    else:
        _show_rules(load(game, None, None, None), lang, rule, as_json)


def _show_rules(table: Game, lang: str, only: str | None, as_json: bool) -> None:
    text = table.text(lang)
    chosen = [entry for entry in table.spec.ledger if only in (None, entry.id)]
    if not chosen:
        raise BadTable(f"no rule {only!r}; ids run from {table.spec.ledger[0].id} to {table.spec.ledger[-1].id}")
    if as_json:
        print_json([{"id": e.id, "ruling": e.ruling, "text": text.rule(e.id)} for e in chosen])
        return
    for entry in chosen:
        out.print(f"[bold]{entry.id}[/]  {plain(text.rule(entry.id))}")


def _show_coverage(spec: Spec, as_json: bool) -> None:
    from wartable.testing.coverage import coverage, source_tests

    entries = coverage(spec)
    if source_tests() is None:
        err.print("The tests are not installed with the package; run this in a clone of the project to see them.")
    if as_json:
        print_json(entries)
        return
    view = Table("rule", "functions", "tests", "not applicable")
    for entry in entries:
        view.add_row(
            entry["id"], "\n".join(entry["functions"]), "\n".join(entry["tests"]), entry.get("not_applicable", "")
        )
    out.print(view)
    bare = [entry["id"] for entry in entries if not (entry["functions"] and entry["tests"])]
    out.print(f"{len(entries)} rules; without code or test: {', '.join(bare) or 'none'}")


def simulate(
    game: GameName,
    players: Players = None,
    edition: Edition = None,
    option: Options = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Seed = 1,
    bot: Bots = None,
    board: OwnBoard = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots on all cores and count."""
    from wartable.lab import simulate as lab

    table = load(game, players, edition, option, board)
    bots = bot or ["heuristic"]
    lab.seat_bots(table, bots)
    bar, update = progress("playing", games)
    with bar:
        played, seconds = lab.timed(lambda: lab.play_many(table, bots, games, seed, update))
    result = lab.summary(table, bots, played, seconds)
    if as_json:
        print_json(result)
    else:
        _show_summary(result, lab.lines(result))


def _show_summary(result: dict[str, Any], rows: Iterable[Iterable[str]]) -> None:
    view = Table("seat", "bot", "wins", "score")
    for row in rows:
        view.add_row(*row)
    out.print(view)
    for what in ("winning_score", "total_score"):
        out.print(f"{what.replace('_', ' ')}: " + ", ".join(f"{k} {v}" for k, v in result[what].items()))
    out.print(f"{result['games']} games, {result['steps_per_game']} choices a game, {result['unfinished']} unfinished")
