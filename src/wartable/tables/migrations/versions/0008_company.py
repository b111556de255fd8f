"""What lists need to know of a table without replaying it, its terms and who opened it; names and persons at seats; and
what happens beside the game."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

NEW = {
    "tables": [
        sa.Column("asked", sa.Text, nullable=False, server_default=""),
        sa.Column("status", sa.String(16), nullable=False, server_default="playing"),
        sa.Column("moved", sa.Float, nullable=False, server_default="0"),
        sa.Column("touched", sa.Integer, nullable=False, server_default="0"),
        sa.Column("author", sa.String(16), nullable=False, server_default=""),
        sa.Column("company", sa.Integer, nullable=False, server_default="0"),
        sa.Column("terms", sa.Text, nullable=False, server_default="{}"),
        sa.Column("host", sa.String(64), nullable=False, server_default=""),
    ],
    "seats": [
        sa.Column("name", sa.String(40), nullable=False, server_default=""),
        sa.Column("person", sa.String(32), nullable=False, server_default=""),
    ],
}


def upgrade() -> None:
    found = sa.inspect(op.get_bind())
    for table, columns in NEW.items():
        there = {column["name"] for column in found.get_columns(table)}
        for column in columns:
            if column.name not in there:
                op.add_column(table, column)
    if not found.has_table("affairs"):
        op.create_table(
            "affairs",
            sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("number", sa.Integer, primary_key=True),
            sa.Column("at", sa.Float, nullable=False),
            sa.Column("body", sa.Text, nullable=False),
        )
    op.create_index("tables_touched", "tables", ["touched"], if_not_exists=True)
    op.create_index("seats_person", "seats", ["person"], if_not_exists=True)
