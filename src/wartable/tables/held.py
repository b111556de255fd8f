"""A running table that its rules no longer go on with. It is kept as it was stored, but those who play at it may agree
to go back to the last point where the rules before and those of today lead to the same position."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

import sqlalchemy as sa

from wartable.engine.identity import rules_digest
from wartable.engine.luck import Fair, rewound
from wartable.engine.match import Match
from wartable.engine.record import entry_of
from wartable.tables import affairs, schema
from wartable.tables.affairs import Affair, Rewound, Voted, company_of
from wartable.tables.errors import Held, Refused, trail
from wartable.tables.gathering import Connection, Gathering, Keeper
from wartable.tables.restore import common_point, restored
from wartable.tables.rows import Kept, read_table
from wartable.tables.table import Table
from wartable.wire import messages as wire
from wartable.wire.codes import Code
from wartable.wire.terms import read_terms

log = logging.getLogger(__name__)
CHANGED = (
    "The rules of this game have changed while it was played, and what was chosen last does not lead to the same "
    "position any more. Nothing is lost: if all who play agree, the table goes back to the last point where both rules "
    "agree, and goes on from there with new dice."
)
GoOn = Callable[[str], Awaitable[Table]]


class HeldTable(Gathering):
    """Its match stands at the point it would go back to. Nothing happens at it but votes."""

    def __init__(self, kept: Kept, match: Match, store: Keeper, go_on: GoOn) -> None:
        order = {seat: k for k, seat in enumerate(match.game.seats)}
        company = company_of(kept.affairs, read_terms(kept.table.terms), dict(kept.notes))
        super().__init__(
            kept.table.id, sorted(kept.seats, key=lambda row: order[row.seat]), match, store, company
        )  # fmt: skip
        self.kept = kept
        self.table: Table | None = None  # which it has become
        self._go_on = go_on
        self._going: asyncio.Task[None] | None = None

    @classmethod
    def load(cls, table_id: str, store: Keeper, go_on: GoOn) -> HeldTable | None:
        """None if there is nothing to go back to."""
        kept = store.read(table_id)
        match = None if kept is None else common_point(kept)
        return None if kept is None or match is None else cls(kept, match, store, go_on)

    # ---- who is here ----
    def join(self, connection: Connection) -> None:
        if self.table is not None:
            self.table.join(connection)
        else:
            self.connections.add(connection)
            connection.send(self._told(connection))

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if self.table is not None:
            self.table.leave(connection)

    async def take(self, seat: str | None) -> None:
        """Nobody sits down only by looking at a table that is held; whoever votes does."""

    def tell_company(self) -> None:
        for connection in self.connections:
            connection.send(self._told(connection))

    def _told(self, connection: Connection) -> wire.Held:
        """How many choices there are is told of one's own alone: others may have made theirs in secret."""
        game, own = self.match.game, connection.own
        kept = 0 if own is None else self.match.choices_of(own)
        lost = [entry_of(line) for line in self.kept.lines[self.match.steps :]]
        return wire.Held(
            self.id, game.name, game.edition, list(game.options), self.sittings(), own, CHANGED, self.match.stage,
            list(self.match.asked), kept, sum(entry.seat == own and not entry.order for entry in lost),
            self._in_order(self.deciders), self._in_order(self._agreed),
        )  # fmt: skip

    def _in_order(self, seats: set[str]) -> list[str]:
        return [seat for seat in self.seats if seat in seats]

    # ---- voting ----
    @property
    def _agreed(self) -> set[str]:
        """By other rules it may have been about another point."""
        return {seat for seat, choices in self.company.votes.items() if choices == self.match.steps}

    async def carry_out(self, connection: Connection, request: wire.Request) -> wire.Message:
        if not isinstance(request, wire.Rewind):
            raise Refused(Code.TABLE_HELD, Code.TABLE_HELD.meaning)
        if connection.own is None:
            raise Refused(Code.FOREIGN, Code.FOREIGN.meaning)
        if not connection.talk.take():
            raise Refused(Code.TOO_FAST, "so much cannot be said at once; wait a moment")
        await self.vote(connection.own, request.agree)
        return wire.Done(request.id)

    async def vote(self, seat: str, agree: bool) -> None:
        await self.follow_affairs()  # whoever runs the server may have done it
        await super().take(seat)
        await self.enter(lambda: self._voted(seat, agree))
        if self._going is not None:
            await asyncio.shield(self._going)
        if self.table is not None:
            self.table.observed()

    def _voted(self, seat: str, agree: bool) -> Sequence[Affair]:
        if self._going is not None or agree == (seat in self._agreed):
            return []
        if not agree:
            return [Voted(seat, None)]
        agreed = self._agreed | {seat}
        back = [] if self.deciders - agreed else [rewinding(self.kept, self.match, self._in_order(agreed))]
        return [Voted(seat, self.match.steps), *back]

    # ---- going on ----
    def _happened(self, what: Sequence[Affair]) -> None:
        if self._going is None and any(isinstance(affair, Rewound) for affair in what):
            self._going = asyncio.create_task(self._become())

    async def _become(self) -> None:
        """Whoever is here is at the table that goes on, and is told all of it anew."""
        try:
            self.table = await self._go_on(self.id)
        except Exception as error:
            log.error("table %s does not go on: %s", self.id, trail(error))
        here, self.connections = self.connections, set()
        for connection in here:
            if self.table is None:
                connection.line.cut()
            else:
                connection.heard = 0
                self.table.join(connection)


def rewinding(kept: Kept, match: Match, seats: Sequence[str]) -> Rewound:
    """What happens when a table goes back to a point. The dice that fell after it are known: others will fall."""
    assert isinstance(match.luck, Fair)
    salt = rewound(kept.table.salt, match.luck.drawn)
    if len(salt) > schema.LONGEST_SALT:
        raise Refused(Code.TABLE_HELD, "this table has gone back too often")
    cut = zip(kept.lines[match.steps :], kept.marks[match.steps :], strict=True)
    return Rewound(
        match.steps, [(line, mark.digest, mark.hash) for line, mark in cut], salt, rules_digest(match.spec),
        " ".join(match.asked), {seat: match.choices_of(seat) for seat in match.game.seats}, list(seats),
    )  # fmt: skip


def found(connection: sa.Connection, table: str) -> tuple[Kept, Match]:
    """A table that is held and the match where it can go back to. Raises Refused."""
    kept = read_table(connection, table)
    if kept is None:
        raise Refused(Code.UNKNOWN_TABLE, Code.UNKNOWN_TABLE.meaning)
    try:
        restored(kept)
    except Held as held:
        if match := common_point(kept):
            return kept, match
        raise Refused(held.code, f"this table cannot go back: {held.reason}") from held
    raise Refused(Code.NOT_HELD, Code.NOT_HELD.meaning)


def rewind(connection: sa.Connection, kept: Kept, match: Match) -> None:
    """Whoever runs the server does it; all servers hear of it. Raises Conflict if the table is not as it was read."""
    table = kept.table.id
    schema.lock(connection, {table})
    affairs.append(connection, table, kept.happened, time.time(), [rewinding(kept, match, ())])
    schema.touch(connection, {table})
    schema.notify(connection, "", (), {table})
