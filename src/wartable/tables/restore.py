"""From storage back to a match: replayed by the rules of today, and held if they lead elsewhere.

A table knows the digest of the rules it was played by and the hash of its position. Rules may change under it as long
as its choices still lead to that very position; otherwise nobody plays on, and it is kept whole for a version that can.
"""

from __future__ import annotations

from functools import reduce

import wartable
from wartable.bots import bot_names
from wartable.engine.identity import rules_digest
from wartable.engine.luck import Fair
from wartable.engine.match import Match
from wartable.games import spec_of
from wartable.tables.errors import Held
from wartable.tables.schema import chained, sealed
from wartable.tables.storage import Kept, Mark, record_of


def mark_of(match: Match) -> Mark:
    """What is stored with every commit."""
    return Mark(rules_digest(match.spec), match.hash)


def restored(kept: Kept) -> Match:
    """The match as it was stored, its luck going on where it stood. Raises Held."""
    if reduce(chained, kept.lines, "") != kept.known.chain:
        raise Held("its lines are not those that were stored")
    if sealed(vars(kept.table)) != kept.table.seal:
        raise Held("its seed, opening, options or board are not those it was opened with")
    match = _replayed(kept)
    if kept.mark.hash not in ("", match.hash):
        raise Held("its choices lead to another position")
    _check_seats(kept, match)
    return match


def _check_seats(kept: Kept, match: Match) -> None:
    if {seat.seat for seat in kept.seats} != set(match.game.seats):
        raise Held("its seats are not those of the game")
    if any(seat.bot and seat.bot not in bot_names(match.spec) for seat in kept.seats):
        raise Held("a bot that plays at it is no longer known")


def _replayed(kept: Kept) -> Match:
    row = kept.table
    try:
        rules = spec_of(row.game).version
        if not kept.mark.hash and rules != row.rules:
            raise Held(f"it was played by version {row.rules} of the rules, without a mark to compare with")
        record = record_of(row, kept.lines, rules)
        return wartable.replay(record, upto=len(kept.lines), luck=Fair(row.secret, row.salt))
    except Held:
        raise
    except Exception as error:  # changed rules may stumble in any way
        raise Held("its choices are no longer possible") from error
