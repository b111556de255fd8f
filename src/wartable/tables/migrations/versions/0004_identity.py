"""The rules a commit was made by and the position after it. Tables of before get them when they are first replayed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for table in ("tables", "entries"):
        columns = [column["name"] for column in sa.inspect(op.get_bind()).get_columns(table)]
        for name in ("digest", "hash"):
            if name not in columns:
                op.add_column(table, sa.Column(name, sa.String(16), nullable=False, server_default=""))
