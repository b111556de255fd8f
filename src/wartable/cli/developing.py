"""Making games: scenarios, speeds, and a new one to begin with."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import wartable
from wartable.cli.shared import Edition, Json, Options, err, load, out, plain, print_json
from wartable.games import first_game

if TYPE_CHECKING:
    from wartable.engine.game import Game
    from wartable.testing.scenario import Outcome


def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files or folders.")],
    as_json: Json = False,
) -> None:
    """Run scenario files; exit code 1 if one does not hold."""
    from wartable.testing.scenario import run

    paths = [path for given in files for path in (sorted(given.rglob("*.toml")) if given.is_dir() else [given])]
    outcomes = [run(path, wartable.load) for path in paths]
    if as_json:
        rows = [{"file": str(o.path), "title": o.title, "rules": o.rules, "failures": o.failures} for o in outcomes]
        print_json(rows)
    else:
        for o in outcomes:
            _show_outcome(o)
    raise typer.Exit(1 if any(o.failures for o in outcomes) else 0)


def _show_outcome(outcome: Outcome) -> None:
    mark = "[bold red]FAILS[/]" if outcome.failures else "[green]holds[/]"
    out.print(f"{mark}  {plain(f'{outcome.path.name}: {outcome.title} {outcome.rules}')}", soft_wrap=True)
    for failure in outcome.failures:
        out.print(f"       {plain(failure)}", soft_wrap=True)


def bench(
    game: Annotated[str, typer.Option("--game", help="The game; the first one of the shelf if not given.")] = "",
    players: Annotated[int, typer.Option(help="Number of players.")] = 3,
    edition: Edition = None,
    option: Options = None,
    as_json: Json = False,
    peers: Annotated[bool, typer.Option("--peers", help="Beside OpenSpiel and PettingZoo, where installed.")] = False,
) -> None:
    """Measure the speeds of a game in one run."""
    table = load(game or first_game(), players, edition, option)
    if peers:
        _show_peers(table, as_json)
        return
    from wartable.lab.bench import bench as measure

    with err.status("measuring") as status:
        result = measure(table, status.update)
    if as_json:
        print_json(result)
    else:
        _show_speeds(result)


def _show_peers(table: Game, as_json: bool) -> None:
    from wartable.envs.names import needs_extra

    with needs_extra(), err.status("measuring") as status:
        from wartable.envs.peers import peers

        result = peers(table, status.update)
    if as_json:
        print_json(result)
        return
    for part in ("choices_per_second", "by_players", "by_length", "by_batch"):
        out.print(f"{part.replace('_', ' ')}:")
        for name, rate in result[part].items():
            out.print(f"  {name:<28}{rate:>14,.0f}")
    for mine, ratios in result["times_as_fast"].items():
        out.print(f"{mine}, times as fast as:")
        for name, ratio in ratios.items():
            out.print(f"  {name:<28}{ratio:>14,.1f}")
    for what in result["missing"]:
        out.print(f"left out: {plain(what)}", soft_wrap=True)


def _show_speeds(result: dict[str, Any]) -> None:
    for speed in ("plain", "fast"):
        for key, value in result[speed].items():
            shown = f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)
            out.print(f"{speed:>5}  {key.replace('_', ' '):<24} {shown:>14}")
    out.print(f"fast is {result['ratio']} times plain")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, words joined by hyphens.")],
    into: Annotated[Path, typer.Option(help="The folder to make it in.")] = Path(),
) -> None:
    """Write a new game to begin with: a small one that is whole and passes the conformance suite."""
    from wartable.skeleton import write

    folder = write(name, into)
    home, tests = shlex.quote(str(folder)), shlex.quote(f"{folder}/tests")
    out.print(plain(f"written: {folder}\nnext: pip install --editable {home} pytest && pytest {tests}"), soft_wrap=True)


def compile(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="All games, side by side, if none is named.")
    ] = None,
    background: Annotated[bool, typer.Option("--background", help="Give way to everyone; end with the input.")] = False,
) -> None:
    """Compile the rules of a game now, for later."""
    from wartable.lab.speeds import compile_all, compile_behind, fast_of

    if game is None:
        compile_all()
    else:
        (compile_behind if background else fast_of)(game)
