"""The command line. Errors a user can cause end in one line on standard error and an exit code (2 for most)."""

from __future__ import annotations

import typer

from wartable.cli.accounting import account
from wartable.cli.developing import bench, compile, new_game, scenario
from wartable.cli.playing import games, play, replay, verify
from wartable.cli.running import run
from wartable.cli.serving import serve, tables
from wartable.cli.studying import rules, simulate

COMMANDS = (games, play, rules, scenario, replay, account, verify, simulate, bench, serve, new_game, tables)


def make_app() -> typer.Typer:
    """Anew for every run: games add commands of their own."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    for command in COMMANDS:
        app.command()(command)
    app.command(hidden=True)(compile)
    return app


def main() -> None:
    run(make_app())
