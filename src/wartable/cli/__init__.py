"""The command line. Errors a user can cause end in one line on standard error and an exit code (2 for most)."""

from __future__ import annotations

import typer

from wartable.cli.accounting import account
from wartable.cli.admin import admin_app
from wartable.cli.cups import plan
from wartable.cli.developing import bench, compile, new_game, scenario
from wartable.cli.foreseeing import advise, chances
from wartable.cli.keeping import backup, restore
from wartable.cli.laboratory import lab_app
from wartable.cli.playing import games, play, replay, verify
from wartable.cli.running import run
from wartable.cli.serving import serve, tables
from wartable.cli.studying import rules, simulate
from wartable.cli.upgrading import check

COMMANDS = (
    games, play, rules, scenario, replay, account, chances, advise, verify, simulate, bench, serve, new_game, backup,
    restore,
)  # fmt: skip


def make_app() -> typer.Typer:
    """Anew for every run: games add commands of their own."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    for command in COMMANDS:
        app.command()(command)
    app.command(hidden=True)(compile)
    app.add_typer(admin_app(), name="admin")
    app.add_typer(lab_app(), name="lab")
    listing = typer.Typer(invoke_without_command=True, callback=tables)
    listing.command()(check)
    app.add_typer(listing, name="tables")
    cup = typer.Typer(no_args_is_help=True, help="Cups of several tables.", callback=_cups)
    cup.command()(plan)
    app.add_typer(cup, name="cup")
    return app


def _cups() -> None:
    """Without it a group of one command would be that command."""


def main() -> None:
    run(make_app())
