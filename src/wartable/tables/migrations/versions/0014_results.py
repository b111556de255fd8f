"""Results that count, ratings folded from them, and cups."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

NEW: dict[str, list[sa.Column[Any]]] = {
    "results": [
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    ],
    "placings": [
        sa.Column("table", sa.String(32), sa.ForeignKey("results.table"), primary_key=True),
        sa.Column("seat", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mean_before", sa.Float, nullable=False, server_default="0"),
        sa.Column("deviation_before", sa.Float, nullable=False, server_default="0"),
        sa.Column("mean", sa.Float, nullable=False, server_default="0"),
        sa.Column("deviation", sa.Float, nullable=False, server_default="0"),
        sa.Column("games", sa.Integer, nullable=False, server_default="0"),
    ],
    "ratings": [
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ordinal", sa.Float, nullable=False),
    ],
    "cups": [
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("organiser", sa.String(32), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
    ],
    "cup_people": [
        sa.Column("cup", sa.String(32), sa.ForeignKey("cups.id"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    ],
    "cup_tables": [
        sa.Column("cup", sa.String(32), sa.ForeignKey("cups.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(32), nullable=False, unique=True),
    ],
}
INDEXES = {
    "results_game": ("results", ["game", "players", "ended"]),
    "ix_placings_player": ("placings", ["player"]),
    "ratings_ordinal": ("ratings", ["game", "players", "ordinal"]),
    "ratings_player": ("ratings", ["player"]),
    "ix_cups_organiser": ("cups", ["organiser"]),
    "cup_people_player": ("cup_people", ["player"]),
}


def upgrade() -> None:
    found = sa.inspect(op.get_bind())
    for table, columns in NEW.items():
        if not found.has_table(table):
            op.create_table(table, *columns)
    for name, (table, names) in INDEXES.items():
        op.create_index(name, table, names, if_not_exists=True)
