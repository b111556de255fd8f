"""People with accounts: how they sign in, their sessions, and invitations."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def _person() -> sa.Column[Any]:
    return sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False)


def _tables() -> dict[str, list[sa.Column[Any]]]:
    return {
        "people": [
            sa.Column("id", sa.String(32), primary_key=True),
            sa.Column("name", sa.String(40), nullable=False),
            sa.Column("folded", sa.String(80), nullable=False, unique=True),
            sa.Column("passphrase", sa.String(200), nullable=False),
            sa.Column("made", sa.Float, nullable=False),
            sa.Column("banned", sa.Boolean, nullable=False),
        ],
        "sessions": [
            sa.Column("token_hash", sa.String(64), primary_key=True),
            sa.Column("id", sa.String(32), nullable=False, unique=True),
            _person(),
            sa.Column("made", sa.Float, nullable=False),
            sa.Column("used", sa.Float, nullable=False),
            sa.Column("browser", sa.String(40), nullable=False),
        ],
        "passkeys": [
            sa.Column("id", sa.String(1400), primary_key=True),
            _person(),
            sa.Column("public_key", sa.Text, nullable=False),
            sa.Column("counter", sa.BigInteger, nullable=False),
            sa.Column("label", sa.String(40), nullable=False),
            sa.Column("made", sa.Float, nullable=False),
            sa.Column("used", sa.Float, nullable=False),
        ],
        "challenges": [
            sa.Column("challenge", sa.String(64), primary_key=True),
            sa.Column("purpose", sa.String(16), nullable=False),
            sa.Column("person", sa.String(32), nullable=False),
            sa.Column("made", sa.Float, nullable=False),
        ],
        "recovery": [sa.Column("code_hash", sa.String(64), primary_key=True), _person()],
        "invitations": [
            sa.Column("code_hash", sa.String(64), primary_key=True),
            sa.Column("person", sa.String(32), nullable=False),
            sa.Column("made", sa.Float, nullable=False),
        ],
    }  # fmt: skip


def upgrade() -> None:
    found = sa.inspect(op.get_bind())
    for table, columns in _tables().items():
        if not found.has_table(table):
            op.create_table(table, *columns)
    for table in ("sessions", "passkeys", "recovery", "invitations"):
        op.create_index(f"ix_{table}_person", table, ["person"], if_not_exists=True)
