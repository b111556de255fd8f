"""Who sits at which table, by process."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    if not sa.inspect(op.get_bind()).has_table("presences"):
        op.create_table(
            "presences",
            sa.Column("author", sa.String(16), primary_key=True),
            sa.Column("table", sa.String(32), primary_key=True),
            sa.Column("seats", sa.Text, nullable=False),
            sa.Column("spectators", sa.Integer, nullable=False),
            sa.Column("at", sa.Float, nullable=False),
        )
