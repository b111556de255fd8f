"""What whoever runs a server does about ratings, on its database, also while a server plays on it."""

from __future__ import annotations

import sqlalchemy as sa

from wartable.ratings import results
from wartable.ratings.showing import ladder
from wartable.tables import schema
from wartable.tables.storage import visit
from wartable.wire.ratings import Ladder


def recompute(url: str) -> int:
    """All ratings anew from the results; how many those are."""
    with visit(url, writing=True) as connection:
        return results.recompute(connection)


def ladders(url: str) -> list[Ladder]:
    """Of every game and number of players somebody is rated for."""
    with visit(url) as connection:
        kinds = connection.execute(sa.select(schema.ratings.c.game, schema.ratings.c.players).distinct()).all()
        return [ladder(connection, (game, players)) for game, players in sorted(map(tuple, kinds))]
