"""A table may have its own numbers for the board."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    columns = [column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")]
    if "board" not in columns:  # a first start that was killed halfway may come again
        op.add_column("tables", sa.Column("board", sa.Text, nullable=False, server_default=""))
