"""What a table was opened with is sealed, so that a changed seed is noticed before it is played by."""

import sqlalchemy as sa
from alembic import op

from wartable.tables.schema import SEALED, sealed

revision = "0005"
down_revision = "0004"

tables = sa.table("tables", sa.column("id"), sa.column("seal"), *map(sa.column, SEALED))


def upgrade() -> None:
    columns = [column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")]
    if "seal" not in columns:
        op.add_column("tables", sa.Column("seal", sa.String(32), nullable=False, server_default=""))
    for row in op.get_bind().execute(sa.select(tables)).mappings().all():
        op.execute(tables.update().where(tables.c.id == row["id"]).values(seal=sealed(dict(row))))
