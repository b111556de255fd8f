"""The tables every conformance test runs at: those of every game."""

from __future__ import annotations

import wartable
from wartable.games import spec_of
from wartable.testing.tables import label, tables_of

TABLES = [table for name in wartable.game_names() for table in tables_of(spec_of(name))]
LABELS = [label(game) for game in TABLES]
