"""Serving tables to browsers, and looking after them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

import wartable
from wartable.cli.shared import LONGEST_PACE, MOST, Database, Json, OwnBoard, out, own_board, positive, print_json
from wartable.tables.pace import Pace

if TYPE_CHECKING:
    from wartable.tables.listing import Listed


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for others on the network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes a free one.")] = 8000,
    database: Database = "wartable.db",
    pace: Annotated[float, typer.Option(help="Seconds between the bots' choices.")] = Pace.bots,
    breath: Annotated[float, typer.Option(help="Seconds bots leave a person to take a choice back.")] = Pace.breath,
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

    positive("pace", pace, LONGEST_PACE)
    positive("breath", breath, LONGEST_PACE)
    rates = {"opens": opens_per_minute, "messages": messages_per_second, "requests": requests_per_second}
    for name, rate in rates.items():
        positive(f"{name} in a while", rate, MOST)
    positive("connections", connections, MOST)
    limits = Limits(
        messages_per_second=messages_per_second, requests_per_second=requests_per_second,
        opens_per_minute=opens_per_minute, connections_of_address=connections,
    )  # fmt: skip
    run(host, port, database, Pace(pace, breath), browser, client, limits, proxy, allow_host or (), _boards(board))


def _boards(file: Path | None) -> dict[str, dict[str, Any]]:
    """Own numbers of new tables by game, tried at once: whoever starts the server can still mend them."""
    boards = dict([own_board(file, None)]) if file else {}
    for game, own in boards.items():
        wartable.load(game, board=own)
    return boards


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
        print_json([vars(entry) for entry in rows])
    else:
        _show_tables(rows)


def _show_tables(rows: Iterable[Listed]) -> None:
    view = Table("table", "game", "players", "opened", "choices", "status")
    for entry in rows:
        game = " ".join(filter(None, (entry.game, entry.edition, entry.options)))
        status = f"{entry.status}: {entry.reason}" if entry.reason else entry.status
        view.add_row(entry.table, game, str(entry.players), entry.opened, str(entry.choices), status)
    out.print(view)
