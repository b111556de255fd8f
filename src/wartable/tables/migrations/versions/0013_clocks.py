"""Clocks and when something is due; hours in which a person's clock stands still; which processes serve, and pauses."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

COLUMNS: dict[str, list[sa.Column[Any]]] = {
    "tables": [
        sa.Column("clocks", sa.Text, nullable=False, server_default=""),
        sa.Column("due", sa.BigInteger),
    ],
    "seats": [
        sa.Column("hours", sa.Text, nullable=False, server_default=""),
        sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
    ],
}
NEW: dict[str, list[sa.Column[Any]]] = {
    "beats": [
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
    ],
    "pauses": [
        sa.Column("begin", sa.BigInteger, primary_key=True),
        sa.Column("end", sa.BigInteger, nullable=False),
    ],
}


def upgrade() -> None:
    found = sa.inspect(op.get_bind())
    for table, columns in COLUMNS.items():
        there = {column["name"] for column in found.get_columns(table)}
        for column in columns:
            if column.name not in there:
                op.add_column(table, column)
    for table, columns in NEW.items():
        if not found.has_table(table):
            op.create_table(table, *columns)
    op.create_index("tables_due", "tables", ["due"], if_not_exists=True)
