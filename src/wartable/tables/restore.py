"""From storage back to a match: replayed by the rules of today, and held if they lead elsewhere.

A table knows the digest of the rules it was played by and the hash of its position. Rules may change under it as long
as its choices still lead to that very position; otherwise nobody plays on, and it is kept whole for a version that can.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

import wartable
from wartable.bots import seatable
from wartable.engine.errors import UnknownGame, WartableError
from wartable.engine.identity import rules_digest
from wartable.engine.luck import Fair
from wartable.engine.match import Match
from wartable.engine.record import Record, entry_of
from wartable.engine.replay import follow, replay_entry
from wartable.games import spec_of
from wartable.tables.errors import Held
from wartable.tables.rows import OVER, PLAYING, Kept, Mark, Standing, record_of
from wartable.tables.schema import chained, sealed
from wartable.wire.codes import Code


def mark_of(match: Match) -> Mark:
    """What is stored with every commit."""
    return Mark(rules_digest(match.spec), match.hash)


def standing_of(match: Match, clocks: str, due: int | None, clocks_before: str = "") -> Standing:
    """What lists show of a match as it stands now, and its clocks."""
    status = OVER if match.over else PLAYING
    return Standing(" ".join(match.asked), status, time.time(), clocks, due, clocks_before)


def restored(kept: Kept) -> Match:
    """The match as it was stored, its luck going on where it stood. Raises Held."""
    try:
        return _restored(kept)
    except Held as held:
        held.choices = len(kept.lines)
        raise


def _restored(kept: Kept) -> Match:
    _check_stored(kept)
    match = _replayed(kept)
    if kept.mark.hash not in ("", match.hash):
        raise Held("its choices lead to another position")
    _check_seats(kept, match)
    return match


def common_point(kept: Kept) -> Match | None:
    """Where a running table that is held has last stood by the rules of today as well: only a point whose position was
    stored can be compared. None if there is none, or if something else holds it."""
    if kept.table.status != PLAYING:
        return None
    try:
        _check_stored(kept)
        choices = _in_common(kept)
        if choices is None or choices == len(kept.lines):
            return None
        mark = kept.marks[choices - 1] if choices else Mark(kept.table.digest, kept.table.hash)
        match = _replayed(replace(kept, lines=kept.lines[:choices], mark=mark))
        _check_seats(kept, match)
    except Held:
        return None
    return match


def _in_common(kept: Kept) -> int | None:
    """After how many choices the position is last the one that was stored. In between luck is compared: rules that ask
    for other dice than were rolled go no further."""
    found, row = None, kept.table
    marks = (row.hash, *(mark.hash for mark in kept.marks))
    with contextlib.suppress(Exception):  # changed rules may stumble in any way
        record = Record.parse(record_of(row, kept.lines, spec_of(row.game).version))
        for choices, match in enumerate(follow(record, wartable.load)):
            if marks[choices] == match.hash:
                found = choices
    return found


def continued(match: Match, lines: Sequence[str]) -> Match:
    """The match after lines another process has stored. Raises Held if they come to something else here."""
    draft, start = match.fork(), match.steps
    try:
        for line in lines:
            replay_entry(draft, entry_of(line))
    except WartableError as error:
        raise Held("another server plays by other rules") from error
    if [draft.line(step) for step in draft.history[start:]] != list(lines):
        raise Held("another server plays by other rules")
    return draft


def _check_stored(kept: Kept) -> None:
    if reduce(chained, kept.lines, "") != kept.known.chain:
        raise Held("its lines are not those that were stored", Code.TABLE_DAMAGED)
    if sealed(vars(kept.table)) != kept.table.seal:
        raise Held("its seed, opening, options or board are not those it was opened with", Code.TABLE_DAMAGED)


def _check_seats(kept: Kept, match: Match) -> None:
    if {seat.seat for seat in kept.seats} != set(match.game.seats):
        raise Held("its seats are not those of the game", Code.TABLE_DAMAGED)
    if any(seat.bot and seat.bot not in seatable(match.spec) for seat in kept.seats):
        raise Held("a bot that plays at it is no longer known", Code.PART_GONE)


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
    except UnknownGame as error:
        raise Held("its game is no longer known", Code.PART_GONE) from error
    except Exception as error:  # changed rules may stumble in any way
        raise Held("its choices are no longer possible") from error
