"""Whether somebody has ever sat down at a seat: until then whoever opened the table may invite to it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    columns = [column["name"] for column in sa.inspect(op.get_bind()).get_columns("seats")]
    if "taken" not in columns:
        op.add_column("seats", sa.Column("taken", sa.Boolean, nullable=False, server_default=sa.false()))
