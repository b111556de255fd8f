"""`wartable admin`: looking after a server, one file for each subject."""

from __future__ import annotations

import typer

from wartable.cli.admin.dataset import dataset
from wartable.cli.admin.people import ban, invite, people, unban
from wartable.cli.admin.ratings import ratings
from wartable.cli.admin.tables import close, delete, retain, tables
from wartable.cli.upgrading import rewind

TASKS = (people, ban, unban, invite, tables, close, delete, retain, ratings, rewind, dataset)


def admin_app() -> typer.Typer:
    app = typer.Typer(no_args_is_help=True, help="Look after the people and tables of a server, also while it runs.")
    for task in TASKS:
        app.command()(task)
    return app
