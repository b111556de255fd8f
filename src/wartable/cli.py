"""The command line. Errors a user can cause end in one line on standard error and an exit code (2 for most)."""

from __future__ import annotations

import contextlib
import io
import json
import math
import os
import sys
from collections.abc import Callable
from pathlib import Path
from pkgutil import resolve_name
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import wartable
from wartable.engine.errors import BadBoard, BadTable, BrokenRecord, WartableError
from wartable.engine.game import Game, check_seed
from wartable.engine.parsing import read_toml
from wartable.engine.text import LANGUAGES
from wartable.games import first_game, game_names, spec_of
from wartable.tables.errors import trail
from wartable.testing.coverage import coverage, source_tests

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)
LONGEST = 500  # letters of a message
OUR_MISTAKE = 70
LONGEST_PACE = 3600.0
MOST = 10**9

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game; `wartable games` lists them.")]
Players = Annotated[int | None, typer.Option(help="Number of players; the fewest if not given.")]
Edition = Annotated[str | None, typer.Option(help="Edition of the rules.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option, NAME or NAME=VALUE; may be repeated.")]
OwnBoard = Annotated[
    Path | None, typer.Option("--board", metavar="FILE", help="A TOML file with your own numbers for the board.")
]
Seed = Annotated[int, typer.Option(help="Seed of the luck: the same seed gives the same games.")]
Bots = Annotated[list[str] | None, typer.Option("--bot", help="A bot per seat, the last one repeated.")]
Language = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
Database = Annotated[str, typer.Option(help="Database URL, or a path to an SQLite file.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def main() -> None:
    """Run a command; a mistake of the user's, or of ours, is one line and an exit code, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a name may be of bytes that are no text
    sys.exit(_run())


def _run() -> int:
    try:
        _add_commands_of_games()
        code = app(standalone_mode=False)
        sys.stdout.flush()
        return int(code or 0)
    except typer.TyperException as error:
        return _refuse_words(error)
    except WartableError as error:
        return _sorry(type(error).__name__, str(error), error.exit_code)
    except BrokenPipeError:
        return _no_more_output(1)  # whoever listened has gone: nothing to say
    except OSError as error:
        return _sorry("Failed", str(error), _no_more_output(1))
    except Exception as error:
        return _sorry("Our mistake", trail(error), OUR_MISTAKE)


def _refuse_words(error: typer.TyperException) -> int:
    """Words that are no command, or help for whoever gave none."""
    message = getattr(error, "format_message", lambda: str(error))()
    if not message:
        return 2
    return _sorry("Usage", f"{message} (--help tells more)", getattr(error, "exit_code", 2))


def _sorry(kind: str, message: str, code: int) -> int:
    """One line, whatever was written."""
    line = " ".join(message.split())
    line = line if len(line) <= LONGEST else f"{line[:LONGEST]} …"
    err.print(Text.assemble((f"{kind}:", "bold red"), " ", line), soft_wrap=True)
    return code


def _no_more_output(code: int) -> int:
    """What is still to be written would fail again when Python ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def _add_commands_of_games() -> None:
    """The words a game brings to the command line; a word belongs to one game."""
    owners = {command.name or getattr(command.callback, "__name__", ""): "ours" for command in app.registered_commands}
    for game in game_names():
        for word, place in spec_of(game).commands.items():
            if owners.setdefault(word, game) != game:
                raise BadTable(f"the command {word!r} of {game} already exists: {owners[word]}")
            app.command(word)(resolve_name(place))


def _plain(text: str) -> str:
    return text.replace("[", r"\[")


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def _load(
    game: str, players: int | None, edition: str | None, options: list[str] | None, board: Path | None = None
) -> Game:
    own = _own_board(board, game)[1] if board else None
    return wartable.load(game, players, edition, options or [], own)


def _positive(name: str, number: float, most: float) -> None:
    if not (math.isfinite(number) and 0 <= number <= most):
        raise BadTable(f"{name}: a number from 0 to {most} is wanted, not {number}")


def _own_board(path: Path, game: str | None) -> tuple[str, dict[str, Any]]:
    """The game a file of own numbers is for, and the numbers; the file may name its game."""
    try:
        own = read_toml(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadBoard(f"{path}: {error}") from error
    named = own.pop("game", game)
    if named is None:
        raise BadBoard(f'{path}: the file must name its game: game = "NAME"')
    if game not in (None, named):
        raise BadBoard(f"{path} is for {named}, not for {game}")
    return str(named), own


def _read_record(path: Path) -> wartable.Record:
    try:
        return wartable.Record.parse(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BrokenRecord(f"{path}: {error}") from error


def _progress(title: str, total: int) -> tuple[Progress, Callable[[int], None]]:
    """A bar on standard error, so that standard output stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=err, transient=True)
    task = bar.add_task(title, total=total)
    return bar, lambda done: bar.update(task, completed=done)


@app.command()
def games(as_json: Json = False) -> None:
    """List the games with their players, editions, options and bots."""
    from wartable.bots import bot_names

    listed: list[dict[str, Any]] = []
    for name in game_names():
        spec = spec_of(name)
        listed.append(
            {
                "game": name,
                "players": [spec.players[0], spec.players[-1]],
                "editions": list(spec.switches.editions),
                "options": list(spec.switches.all),
                "bots": bot_names(spec),
            }
        )
    if as_json:
        _print_json(listed)
        return
    for entry in listed:
        out.print(f"[bold]{entry['game']}[/]  {entry['players'][0]}-{entry['players'][1]} players")
        for key in ("editions", "options", "bots"):
            out.print(f"  {key}: {', '.join(entry[key])}", soft_wrap=True)


@app.command()
def play(
    game: GameName = "",
    players: Annotated[int, typer.Option(help="Number of players.")] = 3,
    edition: Edition = None,
    option: Options = None,
    seat: Annotated[str, typer.Option(help="Your seat; `none` to watch the bots.")] = "red",
    bot: Annotated[str, typer.Option(help="Who sits at the other seats.")] = "heuristic",
    lang: Language = "en",
    seed: Annotated[int | None, typer.Option(help="Seeded luck instead of fair luck.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here when the game ends.")] = None,
    pace: Annotated[float, typer.Option(help="Seconds between the bots' choices.")] = 0.0,
    board: OwnBoard = None,
) -> None:
    """Play against bots in the terminal."""
    from wartable import terminal
    from wartable.bots import make_bot
    from wartable.lab.speeds import prepare

    table = _load(game or first_game(), players, edition, option, board)
    table.text(lang)
    mine = None if seat == "none" else seat
    if mine is not None:
        table.seat_index(mine)
    bots = {name: make_bot(bot, table, k + 1) for k, name in enumerate(table.seats) if name != mine}
    luck = None if seed is None else wartable.luck.fast(check_seed(seed))
    _positive("pace", pace, LONGEST_PACE)
    prepare(table.name)
    terminal.play(table, mine, bots, language=lang, luck=luck, save=save, console=out, ask=input, pace=pace)


@app.command()
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
        _show_coverage(coverage(spec), as_json)
    elif board:
        _show_board(_load(game, None, None, None, file).board, as_json)
    else:
        _show_rules(_load(game, None, None, None), lang, rule, as_json)


def _show_rules(table: Game, lang: str, only: str | None, as_json: bool) -> None:
    text = table.text(lang)
    chosen = [entry for entry in table.spec.ledger if only in (None, entry.id)]
    if not chosen:
        raise BadTable(f"no rule {only!r}; ids run from {table.spec.ledger[0].id} to {table.spec.ledger[-1].id}")
    if as_json:
        _print_json([{"id": e.id, "ruling": e.ruling, "text": text.rule(e.id)} for e in chosen])
        return
    for entry in chosen:
        out.print(f"[bold]{entry.id}[/]  {_plain(text.rule(entry.id))}")


def _show_coverage(entries: list[dict[str, Any]], as_json: bool) -> None:
    if source_tests() is None:
        err.print("The tests are not installed with the package; run this in a clone of the project to see them.")
    if as_json:
        _print_json(entries)
        return
    view = Table("rule", "functions", "tests", "not applicable")
    for entry in entries:
        view.add_row(
            entry["id"], "\n".join(entry["functions"]), "\n".join(entry["tests"]), entry.get("not_applicable", "")
        )
    out.print(view)
    bare = [entry["id"] for entry in entries if not (entry["functions"] and entry["tests"])]
    out.print(f"{len(entries)} rules; without code or test: {', '.join(bare) or 'none'}")


def _show_board(facts: dict[str, Any], as_json: bool) -> None:
    if as_json:
        _print_json(facts)
        return
    for section, entries in facts.items():
        view = Table("fact", "value", "source", "certainty", title=section)
        if section == "sources":
            for key, value in entries.items():
                view.add_row(key, value, "", "")
        else:
            for row in _fact_rows(entries):
                view.add_row(*row)
        out.print(view)


def _fact_rows(entries: dict[str, Any], of: str = "") -> list[tuple[str, str, str, str]]:
    """A row per fact: facts, tables of facts, or a list of links with one source."""
    if "table" in entries:
        return [
            (
                " - ".join(e["between"]),
                " ".join(filter(None, (e["kind"], e.get("switch")))),
                entries["source"],
                e["certainty"],
            )
            for e in entries["table"]
        ]
    rows = []
    for key, entry in entries.items():
        if "certainty" in entry:
            certainty = ", four ".join(entry[k] for k in ("certainty", "four-certainty") if k in entry)
            rows.append((f"{of} {key}".strip(), _fact_value(entry), entry["source"], certainty))
        else:
            rows += _fact_rows(entry, f"{of} {key}".strip())
    return rows


def _fact_value(entry: dict[str, Any]) -> str:
    """One value, or several by name."""
    value = entry.get("value", entry.get("label", entry.get("continent")))
    if value is None:
        named = {name: number for name, number in entry.items() if "certainty" not in name and name != "source"}
        return ", ".join(f"{name} {number}" for name, number in named.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


@app.command()
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
        _print_json(rows)
    else:
        for o in outcomes:
            mark = "[bold red]FAILS[/]" if o.failures else "[green]holds[/]"
            out.print(f"{mark}  {_plain(f'{o.path.name}: {o.title} {o.rules}')}", soft_wrap=True)
            for failure in o.failures:
                out.print(f"       {_plain(failure)}", soft_wrap=True)
    raise typer.Exit(1 if any(o.failures for o in outcomes) else 0)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    upto: Annotated[int | None, typer.Option(help="Stop after so many choices.")] = None,
    seat: Annotated[
        str | None, typer.Option(help="Tell it from this seat's viewpoint; a spectator's if not given.")
    ] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Replay a record without dice, tell what happened and show the outcome."""
    if upto is not None:
        _positive("upto", upto, MOST)
    match = wartable.replay(_read_record(file), upto)
    events = match.log(seat if seat is None else match.game.seats[match.game.seat_index(seat)])
    if as_json:
        _print_json({"hash": match.hash, **match.outcome(), "events": [event.data() for event in events]})
        return
    for event in events:
        out.print(_plain(f"{match.tell(event, lang)}  [{event.rule}]"), soft_wrap=True)
    out.print(match.prompt(None, lang))
    out.print(f"position {match.hash}")


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game with fair luck.")],
) -> None:
    """Prove every die and card of a finished game from its revealed seed."""
    proved = wartable.verify(_read_record(file))
    out.print(f"verified: the seed fits its commitment and gives all {proved} answers of luck")


@app.command()
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

    table = _load(game, players, edition, option, board)
    bots = bot or ["heuristic"]
    lab.seat_bots(table, bots)
    bar, update = _progress("playing", games)
    with bar:
        played, seconds = lab.timed(lambda: lab.play_many(table, bots, games, seed, update))
    result = lab.summary(table, bots, played, seconds)
    if as_json:
        _print_json(result)
        return
    view = Table("seat", "bot", "wins", "score")
    for row in lab.lines(result):
        view.add_row(*row)
    out.print(view)
    for what in ("winning_score", "total_score"):
        out.print(f"{what.replace('_', ' ')}: " + ", ".join(f"{k} {v}" for k, v in result[what].items()))
    out.print(f"{result['games']} games, {result['steps_per_game']} choices a game, {result['unfinished']} unfinished")


@app.command()
def bench(
    game: Annotated[str, typer.Option("--game", help="The game; the first one of the shelf if not given.")] = "",
    players: Annotated[int, typer.Option(help="Number of players.")] = 3,
    edition: Edition = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Measure the speeds of a game in one run."""
    from wartable.lab.bench import bench as measure

    with err.status("measuring") as status:
        result = measure(_load(game or first_game(), players, edition, option), status.update)
    if as_json:
        _print_json(result)
        return
    for speed in ("plain", "fast"):
        for key, value in result[speed].items():
            shown = f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)
            out.print(f"{speed:>5}  {key.replace('_', ' '):<24} {shown:>14}")
    out.print(f"fast is {result['ratio']} times plain")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for others on the network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes a free one.")] = 8000,
    database: Database = "wartable.db",
    pace: Annotated[float, typer.Option(help="Seconds a bot takes for a choice.")] = 0.7,
    browser: Annotated[bool, typer.Option("--browser", help="Open a new table against bots in the browser.")] = False,
    client: Annotated[Path | None, typer.Option(help="Folder of the built client, if not the packaged one.")] = None,
    opens_per_minute: Annotated[float, typer.Option(help="Tables one address may open in a minute.")] = 60.0,
    messages_per_second: Annotated[float, typer.Option(help="Messages a seat may send in a second.")] = 40.0,
    requests_per_second: Annotated[float, typer.Option(help="HTTP requests one address may make in a second.")] = 20.0,
    connections: Annotated[int, typer.Option(help="Connections one address may hold.")] = 100,
    proxy: Annotated[str, typer.Option(help="Address of a proxy whose X-Forwarded-For is believed.")] = "",
    allow_host: Annotated[list[str] | None, typer.Option(help="A further name this server goes by.")] = None,
    board: OwnBoard = None,
) -> None:
    """Serve tables to browsers: one process, one database."""
    from wartable.server.run import run
    from wartable.tables.limits import Limits

    _positive("pace", pace, LONGEST_PACE)
    for name, rate in (
        ("opens", opens_per_minute),
        ("messages", messages_per_second),
        ("requests", requests_per_second),
    ):
        _positive(f"{name} in a while", rate, MOST)
    _positive("connections", connections, MOST)

    boards = dict([_own_board(board, None)]) if board else {}
    for game, own in boards.items():
        wartable.load(game, board=own)
    limits = Limits(
        messages_per_second=messages_per_second, requests_per_second=requests_per_second,
        opens_per_minute=opens_per_minute, connections_of_address=connections,
    )  # fmt: skip
    run(host, port, database, pace, browser, client, limits, proxy, allow_host or (), boards)


@app.command()
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, words joined by hyphens.")],
    into: Annotated[Path, typer.Option(help="The folder to make it in.")] = Path(),
) -> None:
    """Write a new game to begin with: a small one that is whole and passes the conformance suite."""
    from wartable.skeleton import write

    folder = write(name, into)
    out.print(f"written: {folder}\nnext: pip install --editable {folder} && pytest {folder}/tests", soft_wrap=True)


@app.command()
def tables(
    database: Database = "wartable.db",
    held: Annotated[
        bool, typer.Option("--held", help="Only those the rules of this version cannot go on with.")
    ] = False,
    as_json: Json = False,
) -> None:
    """List the tables of a database; those that do not replay by the rules of this version are held."""
    from wartable.tables.files import url_of
    from wartable.tables.listing import HELD, listed

    rows = [entry for entry in listed(url_of(database)) if not held or entry.status == HELD]
    if as_json:
        _print_json([vars(entry) for entry in rows])
        return
    view = Table("table", "game", "players", "opened", "choices", "status")
    for entry in rows:
        game = " ".join(filter(None, (entry.game, entry.edition, entry.options)))
        status = f"{entry.status}: {entry.reason}" if entry.reason else entry.status
        view.add_row(entry.table, game, str(entry.players), entry.opened, str(entry.choices), status)
    out.print(view)


@app.command(hidden=True)
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
