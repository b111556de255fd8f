"""Where those of a finished game sit again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    columns = [column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")]
    if "rematch" not in columns:
        op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=False, server_default=""))
