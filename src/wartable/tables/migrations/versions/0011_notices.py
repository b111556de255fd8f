"""How somebody who is away is told, what waits to be told, what has been, and the server's own keys."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

NEW = {
    "ways": [
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("trouble", sa.String(64), nullable=False, server_default=""),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("sent", sa.Float, nullable=False, server_default="0"),
    ],
    "told": [
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
    ],
    "letters": [
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("way", sa.String(32), sa.ForeignKey("ways.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    ],
    "secret_keys": [
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    ],
}
INDEXES = (("ways", "holder"), ("ways", "person"), ("ways", "address"), ("letters", "way"), ("letters", "due"))


def upgrade() -> None:
    found = sa.inspect(op.get_bind())
    for table, columns in NEW.items():
        if not found.has_table(table):
            op.create_table(table, *columns)
    for table, column in INDEXES:
        op.create_index(f"{table}_{column}", table, [column], if_not_exists=True)
