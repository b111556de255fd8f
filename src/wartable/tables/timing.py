"""A table whose seats have clocks, and which does not wait for ever for those who are away."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from heapq import merge

import sqlalchemy as sa

from wartable.bots import stand_in
from wartable.engine.match import Match
from wartable.tables import own_time, schema
from wartable.tables.affairs import Affair, Ended, Lapsed, Nudged, Paused, Reminded, StoodIn, TookBack
from wartable.tables.clocks import (
    NUDGED,
    OVER,
    REMINDED,
    Count,
    Patience,
    SeatClock,
    Span,
    State,
    Waits,
    climbed,
    come,
    counted,
    read_state,
    turned,
    write_state,
)
from wartable.tables.errors import Conflict, Refused
from wartable.tables.gathering import Connection, Gathering
from wartable.tables.hours import is_quiet, quiet_from, shown
from wartable.tables.restore import standing_of
from wartable.tables.rows import Standing
from wartable.wire import messages as wire
from wartable.wire.clocks import RUNGS, ClockShown, Hours, Pause

UNWATCHED = 60_000  # milliseconds until another process goes on with bots that nobody watches
PAUSES = 5  # that are told
OF_A_LADDER = 2  # persons: whoever plays with bots alone keeps nobody waiting
Told = tuple[object, ...]  # what somebody was told of the clocks, but for the time


class Timed(Gathering):
    """Clocks are changed by whoever carries out a request, one at a time, and stored with what made them change."""

    state = State()
    clocks = ""  # the state, as it is stored
    _all_told: tuple[object, ...] = ()  # of which all who are here were told
    unwritten = False  # somebody has left, and when is not stored yet
    _waits: tuple[object, ...] = ()  # for whom the table waited at the last choice,
    _stood = Standing("", "", 0)  # how it is stored since,
    _until = 0  # and until when that is near enough

    # ---- for whom the table waits ----
    def waits(self, match: Match, stand_ins: Collection[str], closed: bool, coming: Collection[str]) -> Waits:
        """Once all persons have sat down, and have come to a rematch."""
        persons = [row.seat for row in self.seats.values() if not row.bot]
        begun = not closed and not coming and all(self.seats[seat].taken for seat in persons)
        awaited = [seat for seat in persons if begun and seat not in stand_ins]
        together = match.together
        return Waits(
            persons,
            [seat for seat in awaited if seat in together],
            [seat for seat in awaited if seat in match.asked],
            f"{match.stage} {match.settled}" if begun and len(together) > 1 else "",
            match.choices_of,
        )

    def still(self, seat: str, begin: int) -> Iterable[Span]:
        """When nothing counts for a seat: pauses of the server, and the person's own hours, but for a live clock."""
        pauses = [pause for pause in self.store.times.pauses if pause[1] > begin]
        hours = self.seats[seat].hours
        if not hours or self.company.terms.clock.kind == "live":
            return pauses
        return merge(pauses, quiet_from(hours, begin))

    def turned_to(self, match: Match, now: int, who: str | None = None) -> State:
        """The clocks once the match stands so, and somebody has come."""
        over = match.over or self.company.ended is not None
        return self._turned(come(self.state, who), match, now, self.company.stand_ins, over)

    def _turned(self, state: State, match: Match, now: int, stand_ins: Collection[str], closed: bool) -> State:
        waits = self.waits(match, stand_ins, closed, state.coming)
        return turned(state, self.company.terms.clock, now, waits, self.still)

    def standing_after(self, match: Match) -> Standing:
        """What is stored of the table once the match stands so. As long as it waits for the same seats no clock starts
        or stops, and what is due is at most put off when its time comes: then it is stored already."""
        now, together = self.store.times.now(), match.together
        secret = (match.stage, match.settled) if len(together) > 1 else match.over
        waits = (secret, match.asked, together, self.company.known, *self.seats.values())
        if waits == self._waits and now <= self._until and self._stood.clocks == self.clocks:
            return self._stood
        state = self.turned_to(match, now)
        clocks = self.clocks if state is self.state else write_state(state)
        standing = standing_of(match, clocks, self.due(state, match, now), self.clocks)
        self._waits, self._until = waits, now + UNWATCHED // 2
        self._stood = replace(standing, clocks_before=clocks, stored=True)
        return standing

    def unsettle(self) -> None:
        """What is stored of the table may be something else than was written last."""
        self._waits = ()

    def _after(self, what: Sequence[Affair], now: int) -> State:
        """The clocks once these things have happened beside the game."""
        state, stand_ins, closed = self.state, set(self.company.stand_ins), self.closed
        for affair in what:
            if isinstance(affair, Reminded | Nudged | Lapsed):
                state = climbed(state, affair.seat, affair.rung)
            elif isinstance(affair, StoodIn):
                stand_ins.add(affair.seat)
            elif isinstance(affair, TookBack):
                stand_ins.discard(affair.seat)
                state = climbed(state, affair.seat, 0)  # or nobody would do anything about it in this turn any more
            closed = closed or isinstance(affair, Ended)
        return self._turned(state, self.match, now, stand_ins, closed)

    # ---- storing ----
    def take_clocks(self, clocks: str) -> None:
        """As they are stored, by whomever; what was read before is no news."""
        if clocks != self.clocks and (found := read_state(clocks)).version >= self.state.version:
            self.state, self.clocks = found, clocks

    def _with_clocks(
        self, what: Sequence[Affair], now: int, work: Callable[[sa.Connection], None]
    ) -> tuple[Callable[[sa.Connection], None], str]:
        state = self._after(what, now)
        if state is self.state:
            return work, self.clocks
        clocks = write_state(state)
        due = None if any(isinstance(affair, Ended) for affair in what) else self.due(state, self.match, now)
        return partial(_store, work=work, table=self.id, before=self.clocks, clocks=clocks, due=due), clocks

    async def begin_clocks(self, seat: str | None = None) -> None:
        """Somebody has sat down, or come: if it was the last, the clocks begin."""
        async with self._queue:
            while (state := self.turned_to(self.match, now := self.store.times.now(), seat)) is not self.state:
                if await self._put(state, self.due(state, self.match, now)):
                    self.tell_clocks()

    async def come(self, seat: str | None) -> None:
        if seat in self.state.coming:
            with contextlib.suppress(Refused):  # then it is done when they come back
                await self.begin_clocks(seat)

    async def _put(self, state: State, due: int | None) -> bool:
        """If another process was first, its clocks stand."""
        clocks = write_state(state)
        try:
            await self.store.do(partial(_set, table=self.id, before=self.clocks, clocks=clocks, due=due), self.id)
        except Conflict:
            await self.follow_affairs()
            return False
        self.take_clocks(clocks)
        return True

    # ---- what is due ----
    @property
    def patience(self) -> Patience:
        terms, now = self.company.terms, self.store.times.now()
        persons = [row for row in self.seats.values() if not row.bot and row.seat not in self.company.conceded]
        seen = {row.seat: now if self.presence.has(row.seat) else row.seen for row in persons}
        return Patience(terms.clock, terms.absence, len(persons) >= OF_A_LADDER, seen, self.still)

    @property
    def goes_on_alone(self) -> bool:
        """Whether bots play though nobody watches: somebody else waits for them, and a person will be asked."""
        persons = [row for row in self.seats.values() if not row.bot and row.taken]
        return len(persons) >= OF_A_LADDER and any(row.seat not in self.company.stand_ins for row in persons)

    @property
    def all_away(self) -> bool:
        """Whether bots stand in for all who play: what they did would be nobody's game, so they rest until somebody is
        back. Where no person has a seat bots play for whoever watches."""
        persons = [row.seat for row in self.seats.values() if not row.bot]
        return bool(persons) and all(seat in self.company.stand_ins for seat in persons)

    def due(self, state: State, match: Match, now: int) -> int | None:
        """When something happens though nobody chooses. It may be put off when the time comes."""
        persons = [seat for seat in match.asked if seat in state.seats and state.seats[seat].since]
        bots = len(match.asked) > len(persons) and self.goes_on_alone
        found = [self.patience.next(state), now + UNWATCHED if bots else None]
        return None if match.over else min((when for when in found if when is not None), default=None)

    async def attend(self) -> Sequence[Affair]:
        """What is due happens, once among all processes; what happened here."""
        await self.follow_affairs()
        happened = await self.settle(self._what_is_due)
        if not happened:
            await self.put_off()
        return happened

    def _what_is_due(self) -> list[Affair]:
        now, patience = self.store.times.now(), self.patience
        if self.closed or self.shut:
            return []
        found = [(seat, patience.next_of(seat, own)) for seat, own in self.state.seats.items()]
        happens = [self._happens(seat, due[1]) for seat, due in found if due is not None and due[0] <= now]
        ending = next((affairs for affairs in happens if isinstance(affairs[-1], Ended)), None)
        return ending or [affair for affairs in happens for affair in affairs]

    def _happens(self, seat: str, rung: int) -> list[Affair]:
        if rung < OVER:
            return [{REMINDED: Reminded, NUDGED: Nudged}[rung](seat)]
        absence = self.company.terms.absence
        bot = absence.bot or stand_in(self.match.spec)
        then: dict[str, list[Affair]] = {"wait": [], "bot": [StoodIn(seat, bot)], "end": [Ended("abandon", {})]}
        return [Lapsed(seat), *then[absence.then]]

    async def put_off(self) -> None:
        """Nothing is due yet; and who was here is stored, for other processes to know."""
        now = self.store.times.now()
        here = [seat for seat, row in self.seats.items() if not row.bot and self.presence.has(seat)]
        self.seats |= {seat: replace(self.seats[seat], seen=now) for seat in here}
        seen = {seat: row.seen for seat, row in self.seats.items() if row.seen}
        due = self.due(self.state, self.match, now)
        self.unwritten = False
        self.unsettle()
        await self.store.do(partial(_see, table=self.id, seen=seen, clocks=self.clocks, due=due))

    def seen_last(self, seat: str) -> None:
        """Nobody sits there any more."""
        if not self.seats[seat].bot:
            self.seats[seat] = replace(self.seats[seat], seen=self.store.times.now())
            self.unwritten = True

    async def tell_pauses(self) -> None:
        """Those in which a clock would have run."""
        if self._new_pauses():
            await self.settle(self._new_pauses)

    async def on_time(self) -> None:
        """Before a choice is stored: no clock counts a pause, and everyone is told of it."""
        await self.store.on_time()
        if self._new_pauses():
            with contextlib.suppress(Refused):  # told later, or not: it does not count anyway
                await self.enter(self._new_pauses)

    def _new_pauses(self) -> list[Affair]:
        if self.company.terms.clock.kind == "none":
            return []
        began = [own.began for own in self.state.seats.values() if own.since]
        if not began or self.closed:
            return []
        told = self.company.pauses
        return [Paused(*one) for one in self.store.times.pauses if one[1] > min(began) and one not in told]

    # ---- a person's own time ----
    async def keep_hours(self, seat: str, hours: Hours) -> None:
        """From now on. Raises Refused."""
        await self.store.on_time()
        times = self.store.times
        await self.own_time(
            partial(own_time.keep_at, table=self.id, seat=seat, hours=hours, now=times.now(), pauses=times.pauses)
        )

    async def own_time(self, work: Callable[[sa.Connection], set[str]]) -> None:
        """The hours of a seat become others, and those of the same person elsewhere."""
        async with self._queue:
            changed = await self.store.do(work, self.id)
            await self.follow_affairs()
            self.tell_clocks()
        await self.store.changed(changed - {self.id})

    # ---- telling ----
    def tell_clocks(self) -> None:
        """Whoever was told otherwise, or nothing."""
        told = (self.state, len(self.company.pauses), *self.seats.values())
        if told == self._all_told and self.company.terms.clock.kind != "correspondence":
            return  # but for somebody's hours nothing else changes what is told
        self._all_told = told
        now, written = self.store.times.now(), dict[str | None, tuple[Told, bytes]]()
        for connection in self.connections:
            self.tell_clocks_to(connection, now, written)

    def tell_clocks_to(
        self, connection: Connection, now: int, written: dict[str | None, tuple[Told, bytes]] | None = None
    ) -> None:
        written = {} if written is None else written
        if (viewer := connection.own) not in written:
            told = self._told(viewer, now)
            written[viewer] = told, b"" if told == connection.clocks else wire.encode(self.clocks_for(viewer, now))
        told, message = written[viewer]
        if told != connection.clocks:
            connection.clocks = told
            connection.send_written(message or wire.encode(self.clocks_for(viewer, now)))

    def _told(self, viewer: str | None, now: int) -> Told:
        seats = self.state.seats.items()
        hours = "" if viewer is None else self.seats[viewer].hours
        if self.company.terms.clock.kind == "none":
            rungs = tuple((seat, own.rung) for seat, own in seats if own.rung)
            return (rungs, hours) if rungs or hours else ()
        shown = tuple((seat, *self._shown(seat, own, viewer), own.rung, self._rests(seat, now)) for seat, own in seats)
        return shown, hours, len(self.company.pauses)

    def _shown(self, seat: str, own: SeatClock, viewer: str | None) -> tuple[Count, int]:
        """What is left, and since when it runs: to others, in a secret round, as if the seat had never been ready."""
        if self.state.round and own.waited and viewer != seat:
            return own.first, own.began if own.since else 0
        return own.left, own.since

    def _rests(self, seat: str, now: int) -> bool:
        """In the person's own time."""
        hours = self.seats[seat].hours
        if not hours or self.company.terms.clock.kind != "correspondence":
            return False
        return is_quiet(hours, now)

    def clocks_for(self, viewer: str | None, now: int) -> wire.Clocks:
        seats = [self._clock_of(seat, own, viewer, now) for seat, own in self.state.seats.items()]
        pauses = [Pause(begin / 1000, end / 1000) for begin, end in self.company.pauses[-PAUSES:]]
        hours = None if viewer is None else shown(self.seats[viewer].hours)
        return wire.Clocks(now / 1000, seats, pauses, hours)

    def _clock_of(self, seat: str, own: SeatClock, viewer: str | None, now: int) -> ClockShown:
        left, since = self._shown(seat, own, viewer)
        if since:
            left = left.less(counted(since, now, self.still(seat, since)))
        rests = bool(since) and self._rests(seat, now)
        ticks = bool(since) and not rests and self.company.terms.clock.kind != "none"
        return ClockShown(seat, ticks, rests, left.turn / 1000, left.reserve / 1000, RUNGS[own.rung])


# ---- the rows ----
def _set(connection: sa.Connection, table: str, before: str, clocks: str, due: int | None) -> None:
    if not schema.set_clocks(connection, table, before, clocks, due):
        raise Conflict("the clocks are others")


def _store(
    connection: sa.Connection,
    work: Callable[[sa.Connection], None],
    table: str,
    before: str,
    clocks: str,
    due: int | None,
) -> None:
    work(connection)
    _set(connection, table, before, clocks, due)


def _see(connection: sa.Connection, table: str, seen: dict[str, int], clocks: str, due: int | None) -> None:
    """When each was last here, and when to look again, unless the clocks are others by now."""
    for seat, at in seen.items():
        later = schema.seat_of(table, seat).where(schema.seats.c.seen < at)
        connection.execute(later.values(seen=at))
    schema.set_clocks(connection, table, clocks, clocks, due)
