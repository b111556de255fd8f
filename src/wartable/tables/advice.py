"""Advice for one's own seat, where a table allows it: what a bot that looks ahead would do, and with what chances."""

from __future__ import annotations

from functools import partial

import msgspec

from wartable.bots import secret_seed
from wartable.bots.search import Budget, look
from wartable.engine.speeds.chances import at_hand
from wartable.tables.errors import Refused
from wartable.tables.table import Table
from wartable.tables.thinking import think
from wartable.wire import messages as wire
from wartable.wire.codes import Code
from wartable.wire.shared import Advice

THOUGHT = Budget(seconds=1.0)
MOST_TOLD = 5


async def advise(table: Table, seat: str, request: wire.Advise) -> wire.Advised:
    """From what the seat has been sent alone; asked again about the same, it says the same."""
    if not table.company.terms.advice:
        raise Refused(Code.NO_ADVICE, "this table was opened without advice")
    table.check_fresh(seat, request.revision)
    known = table.advised.get(seat)
    if known is None or known.revision != request.revision:
        table.advised[seat] = known = await _thought(table, seat, request.revision)
    return msgspec.structs.replace(known, id=request.id)


async def _thought(table: Table, seat: str, revision: str) -> wire.Advised:
    speed, update = at_hand(table.match.spec), table.shown(seat)
    if speed is None or not update.offer:
        raise Refused(Code.NO_ADVICE, "the seat has nothing to choose, or the rules are still being compiled")
    view = msgspec.json.decode(update.view)
    found = await think(partial(look, table.match.game, speed, view, THOUGHT, secret_seed()), slow=True)
    best = [Advice(judged.choice, judged.chance, judged.share) for judged in found.choices[:MOST_TOLD]]
    return wire.Advised(0, revision, best)
