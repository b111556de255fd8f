"""Looking after the people of a server: on its database, also while it runs."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from wartable.cli.shared import Database, Json, PublicUrl, out, plain, print_json

Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account, however it is written.")]


def people(database: Database = "wartable.db", as_json: Json = False) -> None:
    """List everybody with an account."""
    from wartable.people.admin import everybody
    from wartable.tables.files import url_of

    found = everybody(url_of(database))
    if as_json:
        print_json([vars(person) for person in found])
        return
    view = Table("name", "made", "last used", "seats", "")
    for person in found:
        view.add_row(plain(person.name), person.made, person.used, str(person.seats), "banned" * person.banned)
    out.print(view)


def ban(name: Name, database: Database = "wartable.db") -> None:
    """Sign somebody out everywhere, and do not let them sign in."""
    _ban(name, database, True)


def unban(name: Name, database: Database = "wartable.db") -> None:
    """Let somebody sign in again."""
    _ban(name, database, False)


def _ban(name: str, database: str, banned: bool) -> None:
    from wartable.people import admin
    from wartable.tables.files import url_of

    written = admin.ban(url_of(database), name, banned)
    out.print(f"{plain(written)} {'is banned' if banned else 'may sign in again'}.")


def invite(database: Database = "wartable.db", public_url: PublicUrl = "") -> None:
    """Print the code of a new invitation and the link to send: one account, within 14 days."""
    from wartable.notices.settings import read_public_url
    from wartable.people import admin
    from wartable.tables.files import url_of

    start = read_public_url(public_url)
    code = admin.invite(url_of(database))
    print(f"{code}\n{start}/account#{code}")
