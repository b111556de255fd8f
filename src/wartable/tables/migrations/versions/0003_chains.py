"""Each line of a table is chained to those before it, so that nobody replaces what he has not read."""

import sqlalchemy as sa
from alembic import op

from wartable.tables.schema import chained

revision = "0003"
down_revision = "0002"

entries = sa.table("entries", sa.column("table"), sa.column("number"), sa.column("line"), sa.column("chain"))


def upgrade() -> None:
    columns = [column["name"] for column in sa.inspect(op.get_bind()).get_columns("entries")]
    if "chain" not in columns:
        op.add_column("entries", sa.Column("chain", sa.String(32), nullable=False, server_default=""))
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    lines = connection.execute(sa.select(entries).order_by(entries.c.table, entries.c.number)).all()
    last: dict[str, str] = {}
    where = (entries.c.table == sa.bindparam("t")) & (entries.c.number == sa.bindparam("n"))
    filled = []
    for table, number, line, _ in lines:
        last[table] = chained(last.get(table, ""), line)
        filled.append({"t": table, "n": number, "c": last[table]})
    if filled:
        connection.execute(entries.update().where(where).values(chain=sa.bindparam("c")), filled)
