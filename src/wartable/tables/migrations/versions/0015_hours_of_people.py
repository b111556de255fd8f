"""Quiet hours and holidays are the account's: taken over from its seats, and given to those that had none."""

import json
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

MOST = 60  # days of holidays

seats = sa.table("seats", *map(sa.column, ("table", "seat", "person", "hours")))
tables = sa.table("tables", sa.column("id"), sa.column("status"))
people = sa.table("people", sa.column("id"), sa.column("hours"))


def upgrade() -> None:
    connection = op.get_bind()
    if "hours" not in {column["name"] for column in sa.inspect(connection).get_columns("people")}:
        op.add_column("people", sa.Column("hours", sa.Text, nullable=False, server_default=""))
    found = sa.select(seats.c.person, seats.c.table, seats.c.seat, seats.c.hours, tables.c.status == "playing")
    of_people: dict[str, list[Any]] = {}
    for row in connection.execute(found.where(seats.c.person != "", tables.c.id == seats.c.table)):
        of_people.setdefault(row.person, []).append(row)
    for person, theirs in of_people.items():
        if hours := _one_of([row for row in theirs if row[4]]) or _one_of(theirs):
            connection.execute(people.update().where(people.c.id == person).values(hours=json.dumps(hours)))
            _give(connection, [row for row in theirs if row[4]], hours)


def _one_of(theirs: list[Any]) -> dict[str, Any] | None:
    """What was said last, with the holidays of all."""
    said = [json.loads(row.hours) for row in theirs if row.hours]
    if not said:
        return None
    latest: dict[str, Any] = max(said, key=lambda one: one.get("said", 0))
    spent, ahead = ({day for one in said for day in one.get(which, [])} for which in ("spent", "holidays"))
    return latest | {"spent": sorted(spent), "holidays": sorted(ahead)[:MOST]}


def _give(connection: sa.Connection, theirs: list[Any], hours: dict[str, Any]) -> None:
    """Where they are others they hold from now on: what counted has counted."""
    now = round(time.time() * 1000)
    for row in theirs:
        before = json.loads(row.hours) if row.hours else {}
        if any(before.get(key) != hours.get(key) for key in ("from", "to", "zone", "holidays", "spent")):
            this = seats.update().where(seats.c.table == row.table, seats.c.seat == row.seat)
            connection.execute(this.values(hours=json.dumps(hours | {"since": now})))
