"""The tables of a database, for whoever runs a server on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from wartable.tables.errors import Held
from wartable.tables.restore import restored
from wartable.tables.rows import ABANDONED, CLOSED, ENDED, OVER, PLAYING, Kept
from wartable.tables.storage import every_table

HELD = "held"


@dataclass(frozen=True)
class Listed:
    """A table as a list shows it: nothing of what is played at it."""

    table: str
    game: str
    edition: str
    options: str
    players: int
    opened: str
    choices: int
    status: str
    reason: str = ""  # why it is held


def listed(url: str) -> Iterator[Listed]:
    """All tables, each replayed by the rules of this version. Raises BadDatabase."""
    for kept in every_table(url):
        row, (status, reason) = kept.table, _status(kept)
        opened = datetime.fromtimestamp(row.opened).isoformat(" ", "minutes")
        place = (row.id, row.game, row.edition, row.options, row.players)
        yield Listed(*place, opened, kept.known.length, status, reason)


def _status(kept: Kept) -> tuple[str, str]:
    try:
        over, status = restored(kept).over, kept.table.status
        return status if status in (ENDED, ABANDONED, CLOSED) else OVER if over else PLAYING, ""
    except Held as held:
        return HELD, held.reason
