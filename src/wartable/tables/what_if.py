"""What if: a table of one's own from a point of a game, made of nothing but what one saw there.

Nothing of it is kept, nobody at the game notices, and nothing hidden is learnt: `imagined` is given a view, no match.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from wartable.bots import secret_seed, stand_in
from wartable.engine import luck as lucks
from wartable.engine.game import Game
from wartable.engine.match import Match
from wartable.tables.errors import Refused
from wartable.tables.gathering import PERSON
from wartable.tables.house import House
from wartable.tables.prepared import Prepared
from wartable.tables.table import Table
from wartable.wire.codes import Code
from wartable.wire.http import WhatIf


def imagined(game: Game, view: Mapping[str, Any], sample: int, luck: int) -> Match:
    """A match that goes on from a view: what the view does not tell is sampled, and luck begins anew."""
    return game.from_position(game.imagine(view, sample).position(), lucks.fast(luck))


async def what_if(
    house: House, table: Table, own: str | None, wish: WhatIf, address: str
) -> tuple[Prepared, dict[str, str]]:
    """A sandbox, with the token of whoever asked, who has a seat of their own or only watches. Raises Refused where it
    is another's seat, or all is over."""
    eyes, seat = _whose(table, own, wish.seat)
    match, steps = table.match, table.choices_at(eyes, wish.point)
    begun = await asyncio.to_thread(_begun, match, steps, eyes)
    return house.prepare(begun, _sitters(table, seat), "what-if", address)


def _whose(table: Table, own: str | None, wanted: str | None) -> tuple[str | None, str]:
    """Through whose eyes, and at which seat: a person sits at their own; whoever only watches sees what all see, and
    when the game is over what the seat saw."""
    if own is not None and wanted not in (None, own):
        raise Refused(Code.FOREIGN, "another's seat cannot be taken, not even in thought")
    seat = own or wanted
    if seat not in table.seats:
        raise Refused(Code.UNKNOWN_SEAT, "whoever only watches names a seat of this table")
    return own or (seat if table.closed else None), seat


def _begun(match: Match, steps: int, eyes: str | None) -> Match:
    then = match if steps == match.steps else match.at(steps)
    if then.over:
        raise Refused(Code.NOT_NOW, "the game was over: there is nothing left to try")
    return imagined(match.game, then.view(eyes), secret_seed(), secret_seed())


def _sitters(table: Table, seat: str) -> Sequence[str]:
    """Bots play for the others: the same as at the game, and the best for persons."""
    best = stand_in(table.match.spec)
    return [PERSON if row.seat == seat else row.bot or best for row in table.seats.values()]
