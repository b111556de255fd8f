"""Serving tables to browsers, and looking after them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

import wartable
from wartable.cli.shared import (
    LONGEST_PACE,
    MOST,
    SHORTEST_THOUGHT,
    Database,
    Json,
    OwnBoard,
    PublicUrl,
    out,
    own_board,
    positive,
    print_json,
)
from wartable.tables.pace import Pace

if TYPE_CHECKING:
    from wartable.tables.listing import Listed


class WhoMay(StrEnum):
    """Who may make accounts: the words of `serve --accounts`."""

    OPEN = "open"
    INVITATION = "invitation"
    CLOSED = "closed"


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
    words_per_minute: Annotated[float, typer.Option(help="What a seat may say, note or propose in a minute.")] = 30.0,
    requests_per_second: Annotated[float, typer.Option(help="HTTP requests one address may make in a second.")] = 20.0,
    connections: Annotated[int, typer.Option(help="Connections one address may hold.")] = 100,
    proxy: Annotated[str, typer.Option(help="Address of a proxy whose X-Forwarded-For is believed.")] = "",
    allow_host: Annotated[list[str] | None, typer.Option(help="A further name this server goes by.")] = None,
    accounts: Annotated[
        WhoMay, typer.Option(help="Who may make an account and open tables: anyone, the invited, nobody new.")
    ] = WhoMay.OPEN,
    signings_per_minute: Annotated[float, typer.Option(help="Tries to sign in, of an address and of a name.")] = 12.0,
    board: OwnBoard = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes that share the work.")] = 1,
    public_url: PublicUrl = "",
    smtp: Annotated[
        str,
        typer.Option(
            envvar="WARTABLE_SMTP", help="Mail server, smtp://USER:PASSWORD@HOST:587?starttls=1&from=ADDRESS."
        ),
    ] = "",
    push_contact: Annotated[
        str, typer.Option(help="mailto:ADDRESS for push services to ask: allows push messages to browsers.")
    ] = "",
    notice_after: Annotated[float, typer.Option(help="Seconds a seat is waited for before it is told.")] = 120.0,
    notices_to_lan: Annotated[
        bool, typer.Option("--notices-to-lan", help="Let webhooks go to private addresses, and without TLS.")
    ] = False,
    metrics_port: Annotated[int | None, typer.Option(help="Tell numbers for Prometheus on this port.")] = None,
    metrics_host: Annotated[str, typer.Option(help="Address to tell these numbers on.")] = "127.0.0.1",
    keep_days: Annotated[
        float | None, typer.Option(help="Delete unfinished tables nobody has moved at for so many days.")
    ] = None,
    program: Annotated[
        list[str] | None, typer.Option(help="NAME=COMMAND, a program that may be given a seat; may be repeated.")
    ] = None,
    program_seconds: Annotated[float, typer.Option(help="Seconds such a program has for a choice.")] = 10.0,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log JSON, one object a line.")] = False,
) -> None:
    """Serve tables to browsers, from one database."""
    from wartable.notices.settings import NoticeSettings, read_contact, read_public_url, read_smtp
    from wartable.programs import read_program
    from wartable.server.app import Settings
    from wartable.server.operating import Operating
    from wartable.server.run import BUILT, Place, run
    from wartable.tables.limits import Limits

    positive("pace", pace, LONGEST_PACE)
    positive("breath", breath, LONGEST_PACE)
    positive("program-seconds", program_seconds, LONGEST_PACE, SHORTEST_THOUGHT)
    rates = {
        "opens": opens_per_minute, "messages": messages_per_second, "words": words_per_minute,
        "requests": requests_per_second, "signings": signings_per_minute,
    }  # fmt: skip
    for name, rate in rates.items():
        positive(f"{name} in a while", rate, MOST)
    positive("connections", connections, MOST)
    positive("notice-after", notice_after, MOST)
    notices = NoticeSettings(
        notice_after, read_public_url(public_url), read_smtp(smtp), read_contact(push_contact), notices_to_lan
    )
    limits = Limits(
        messages_per_second=messages_per_second, requests_per_second=requests_per_second,
        opens_per_minute=opens_per_minute, connections_of_address=connections,
        words_per_minute=words_per_minute, words_reserve=max(words_per_minute * 2 / 3, 1),
        signings_per_minute=signings_per_minute,
    )  # fmt: skip
    positive("days", keep_days or 0, MOST)
    settings = Settings(
        database, Pace(pace, breath), client or BUILT, limits, allow_host or (), _boards(board),
        accounts=accounts.value, notices=notices, keep_days=keep_days,
        programs=[read_program(each, program_seconds) for each in program or ()],
    )  # fmt: skip
    place, operating = Place(host, port, proxy, workers), Operating(metrics_host, metrics_port, log_json)
    run(settings, place, operating, browser)


def _boards(file: Path | None) -> dict[str, dict[str, Any]]:
    """Own numbers of new tables by game, tried at once: whoever starts the server can still mend them."""
    boards = dict([own_board(file, None)]) if file else {}
    for game, own in boards.items():
        wartable.load(game, board=own)
    return boards


def tables(
    context: typer.Context,
    database: Database = "wartable.db",
    held: Annotated[
        bool, typer.Option("--held", help="Only those the rules of this version cannot go on with.")
    ] = False,
    as_json: Json = False,
) -> None:
    """List the tables of a database; those that do not replay by the rules of this version are held."""
    from wartable.tables.files import url_of
    from wartable.tables.listing import HELD, listed

    if context.invoked_subcommand:
        return
    rows = [entry for entry in listed(url_of(database)) if not held or entry.status == HELD]
    show_tables(rows, as_json)


def show_tables(rows: Iterable[Listed], as_json: bool) -> None:
    if as_json:
        print_json([vars(entry) for entry in rows])
        return
    view = Table("table", "game", "players", "opened", "choices", "status")
    for entry in rows:
        game = " ".join(filter(None, (entry.game, entry.edition, entry.options)))
        status = f"{entry.status}: {entry.reason}" if entry.reason else entry.status
        view.add_row(entry.table, game, str(entry.players), entry.opened, str(entry.choices), status)
    out.print(view)
