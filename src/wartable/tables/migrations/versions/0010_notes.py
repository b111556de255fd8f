"""What each seat writes down for itself."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    if not sa.inspect(op.get_bind()).has_table("notes"):
        op.create_table(
            "notes",
            sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("seat", sa.String(32), primary_key=True),
            sa.Column("text", sa.Text, nullable=False),
        )
