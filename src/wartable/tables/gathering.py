"""The people at a table: their seats and links, who is connected, and what happens beside the game."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, Protocol, TypeVar

import sqlalchemy as sa

from wartable.bots import check_bot
from wartable.engine.match import Match
from wartable.tables import affairs, metrics, schema
from wartable.tables.affairs import Affair, Company, StoodIn, TookBack
from wartable.tables.errors import Conflict, Refused
from wartable.tables.limits import Limits, Pacer, Unpaced
from wartable.tables.presence import Presence
from wartable.tables.rows import (
    REMEMBERED,
    AffairRow,
    Kept,
    Known,
    Mark,
    SeatRow,
    Since,
    Standing,
    affairs_beyond,
    notes_of,
)
from wartable.tables.times import Times
from wartable.wire import messages as wire
from wartable.wire.clocks import Hours
from wartable.wire.codes import Code
from wartable.wire.company import Room
from wartable.wire.shared import Again, Sitting

PERSON: Final = "person"
BY_THEMSELVES = (affairs.Said, affairs.Reminded, affairs.Nudged, affairs.Paused)  # told by messages of their own
Found = TypeVar("Found")
Changed = Callable[[Collection[str]], Awaitable[None]]  # at which tables somebody at another has changed something
Decision = Callable[[], Sequence[Affair]]  # what happens, as things stand; raises Refused if it cannot


class Line(Protocol):
    """The way to whoever is connected."""

    def tell(self, written: bytes) -> int:
        """Send a message, if anyone is left to hear it; how many bytes wait to be read now."""

    def cut(self) -> None:
        """Whoever does not read is not waited for."""


class Keeper(Protocol):
    """Where a table's lines are kept."""

    async def write(
        self,
        table: str,
        known: Known,
        start: int,
        lines: Sequence[str],
        mark: Mark,
        standing: Standing,
    ) -> Known: ...

    times: Times

    async def on_time(self) -> None: ...

    async def take(self, table: str, seat: str, token_hash: str) -> None: ...

    async def since(self, known: Mapping[str, Known]) -> Mapping[str, Since]: ...

    def read(self, table: str) -> Kept | None: ...

    async def do(self, work: Callable[[sa.Connection], Found], table: str = "") -> Found: ...

    async def ask(self, work: Callable[[sa.Connection], Found]) -> Found: ...

    @property
    def changed(self) -> Changed: ...


class Connection:
    """One open socket: its seat, and what it has heard."""

    def __init__(
        self,
        seat: str | None,
        heard: int,
        line: Line,
        backlog: int = Limits.backlog_bytes,
        viewpoint: str | None = None,
        common: bool = False,
        talk: Pacer | None = None,
        session: str = "",
    ) -> None:
        self.seat = seat
        self.session = session  # of the account that opened the seat; empty: its link did, or it is a spectator
        self.own = None if common else seat
        self.eyes = viewpoint or self.own  # through whose eyes it looks
        self.heard = heard
        self.revision = ""
        self.line = line
        self.backlog = backlog  # bytes it may lag behind before it is let go; it may come back
        self.talk = talk or Unpaced()  # how much it may say
        self.name = ""  # of a spectator, as long as it lasts
        self.rooms: set[Room] = set()  # whose words it has been told
        self.clocks: tuple[object, ...] = ()  # what it has been told of them

    @property
    def watches(self) -> bool:
        """A spectator; a common screen is none, players look at it."""
        return self.seat is None

    def send(self, message: wire.Message) -> None:
        self.send_written(wire.encode(message))

    def send_written(self, written: bytes) -> None:
        if self.line.tell(written) > self.backlog:
            metrics.DROPPED.inc()
            self.line.cut()


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Gathering:
    """Affairs are entered one after the other, each stored before anyone hears of it."""

    def __init__(
        self, table_id: str, seats: Sequence[SeatRow], match: Match, store: Keeper, company: Company | None = None
    ) -> None:
        self.id = table_id
        self.match = match
        self.store = store
        self.seats = {seat.seat: seat for seat in seats}
        self.company = company or Company()
        self.connections: set[Connection] = set()
        self.presence = Presence(self.seats, [seat.seat for seat in seats if seat.bot])
        self.host = ""  # the hash of the key of whoever opened it
        self.rematch = ""  # the table where they sit again
        self.heard_of = 0  # changes beside the game, by any process
        self.shut = False  # closed by whoever runs the server
        self._queue = asyncio.Lock()  # of requests: first come, first served
        self._entering = asyncio.Lock()  # affairs, one after the other

    @property
    def closed(self) -> bool:
        """Whether nobody plays on: the game is over, or those who played it have ended it. Whoever asks whether the
        secrets of a table may be shown asks this."""
        return self.match.over or self.company.ended is not None

    @property
    def decided(self) -> bool:
        """Whether its result counts, for ratings or in a cup: then nothing is taken back any more."""
        return self.closed and self.company.terms.counts

    @property
    def winners(self) -> list[str]:
        return list(self.match.winners) if self.company.ended is None else self.company.ended.winners

    @property
    def deciders(self) -> set[str]:
        """Whose word is wanted where all must agree: persons who have sat down and not given up."""
        return {row.seat for row in self.seats.values() if row.taken and not row.bot} - self.company.conceded

    # ---- seats and links ----
    def seat_of(self, token: str | None) -> str | None:
        """The seat a token opens; None is a spectator. Raises Refused for a token that opens none."""
        if token is None:
            if not self.company.terms.spectators:
                raise Refused(Code.NO_SPECTATORS, Code.NO_SPECTATORS.meaning)
            return None
        given = token_hash(token)
        for seat in self.seats.values():
            if seat.token_hash and hmac.compare_digest(seat.token_hash, given):
                return seat.seat
        raise Refused(Code.UNKNOWN_SEAT, "this link opens no seat at this table")

    def sittings(self) -> list[Sitting]:
        company = self.company
        return [
            sitting(row, company.stand_ins.get(row.seat, ""), row.seat in company.conceded)
            for row in self.seats.values()
        ]

    def names_beside(self, seat: str | None) -> list[str]:
        """By which names the others go; to a spectator all who sit here are others."""
        return [row.name for row in self.seats.values() if row.seat != seat and row.name]

    async def take(self, seat: str | None) -> None:
        """Whoever sits down has taken the seat, for good; that it cannot be stored now keeps nobody from playing, but
        a link that was given anew meanwhile opens nothing."""
        if seat is None or self.seats[seat].taken:
            await self.come(seat)
            return
        row = self.seats[seat] = replace(self.seats[seat], taken=True)
        try:
            await self.store.take(self.id, seat, row.token_hash)
        except Conflict as error:
            await self.follow_affairs()
            raise Refused(Code.UNKNOWN_SEAT, "this link opens no seat at this table any more") from error
        except Refused as error:
            if error.code is not Code.NOT_STORED:
                raise
        self.tell_company()
        with contextlib.suppress(Refused):  # then the next choice does it
            await self.begin_clocks(seat)

    def viewpoint(self, seat: str | None) -> str | None:
        """A seat whose eyes anyone may borrow: when a game is over, nothing of it is secret any more."""
        if seat is None:
            return None
        if not self.closed:
            raise Refused(Code.NOT_OVER, "another's view is shown when the game is over")
        if seat not in self.seats:
            raise Refused(Code.UNKNOWN_SEAT, "there is no such seat at this table")
        return seat

    @property
    def next_seats(self) -> dict[str, str]:
        """By old seat, the new one in a rematch: everyone moves on by one, unless the game minds."""
        seats = list(self.seats)
        return dict(zip(seats, seats if self.match.spec.keeps_seats else [*seats[1:], seats[0]], strict=True))

    def again(self, seat: str | None) -> Again | None:
        """Where a seat plays again, if there is a rematch."""
        if seat is None or not self.rematch:
            return None
        return Again(self.rematch, self.next_seats[seat])

    # ---- what happens beside the game ----
    async def enter(self, decide: Decision) -> Sequence[Affair]:
        """Store what happens, then tell it. If others came first, decide anew."""
        await self.store.on_time()
        async with self._entering:
            while True:
                what, now = decide(), self.store.times.now()
                if not what:
                    return what
                known = self.company.known
                append = partial(affairs.append, table=self.id, number=known, at=now / 1000, affairs=what)
                work, clocks = self._with_clocks(what, now, append)
                try:
                    await self.store.do(work, self.id)
                    break
                except Conflict as error:
                    if not await self._catch_up():
                        raise Refused(Code.STALE, "the table has moved on; look again") from error
            self.take_clocks(clocks)
            self._learn([(affair, now / 1000) for affair in what])
            return what

    async def follow_affairs(self) -> None:
        """Another process may have written: read what is not known yet, and tell whoever is connected."""
        async with self._entering:
            await self._catch_up()

    async def _catch_up(self) -> int:
        """How many affairs were new, and clocks."""
        known, before_clocks = self.company.known, self.clocks
        rows, seats, notes, clocks = await self.store.ask(lambda connection: _beyond(connection, self.id, known))
        self.take_clocks(clocks)
        for seat, text in notes.items():
            self.noted(seat, text)
        before = self.sittings()
        self._learn([(affairs.read(row), row.at) for row in rows], seats)
        if not rows and self.sittings() != before:  # that somebody sat down is no affair
            self.tell_company()
        self.tell_clocks()
        return len(rows) + (self.clocks != before_clocks)

    def _learn(self, happened: Sequence[tuple[Affair, float]], seats: Sequence[SeatRow] = ()) -> None:
        """These affairs, and the seats as they are stored after them, if they were read."""
        for affair, at in happened:
            self.company.learn(affair, at)
            affair.arrange(self.seats)
            if isinstance(affair, affairs.Said):
                self._tell_words(affair.room)
        self.seats |= {row.seat: row for row in seats if row.seat in self.seats}
        self._happened([affair for affair, _ in happened])
        if any(not isinstance(affair, BY_THEMSELVES) for affair, _ in happened):
            self._let_watchers_go()
            self.tell_company()
        self.tell_clocks()

    async def stand_in(self, seat: str, bot: str) -> None:
        """A declared bot plays for a person, from the seat's view alone, until the person takes it back. Nothing new if
        one does already. Raises Refused, or BadTable for a bot nobody knows."""
        async with self._queue:
            await self.enter(lambda: self._standing_in(seat, bot))

    def _standing_in(self, seat: str, bot: str) -> list[Affair]:
        self.check_playing()
        if self.seats[seat].bot:
            raise Refused(Code.NO_STAND_IN, "a bot sits there anyway")
        check_bot(self.match.spec, bot)
        return [] if self.company.stand_ins.get(seat) == bot else [StoodIn(seat, bot)]

    async def take_back(self, seat: str) -> None:
        """The person plays again. What was chosen meanwhile, and before, cannot be taken back."""
        async with self._queue:
            self.check_playing()
            if seat not in self.company.stand_ins:
                raise Refused(Code.NO_STAND_IN, "no bot stands in for this seat")
            await self._come_back(seat, self.match.choices_of(seat))

    async def _come_back(self, seat: str, kept: int) -> None:
        """After so many choices of the seat, which stay."""
        await self.enter(lambda: [TookBack(seat, kept)] if seat in self.company.stand_ins else [])

    async def settle(self, decide: Decision) -> Sequence[Affair]:
        """Enter what may end the table, or hand a seat over; nobody chooses meanwhile."""
        async with self._queue:
            return await self.enter(decide)

    def check_open(self) -> None:
        if self.shut:
            raise Refused(Code.TABLE_CLOSED, Code.TABLE_CLOSED.meaning)
        if self.company.ended is not None:
            raise Refused(Code.TABLE_ENDED, Code.TABLE_ENDED.meaning)

    def check_playing(self) -> None:
        if self.closed:
            raise Refused(Code.TABLE_ENDED, Code.TABLE_ENDED.meaning)

    def _happened(self, what: Sequence[Affair]) -> None:
        """What it means for the game."""

    def _let_watchers_go(self) -> None:
        """Those who may not watch any more; if they come back they are told."""
        if not self.company.terms.spectators:
            for connection in [one for one in self.connections if one.watches]:
                connection.line.cut()

    # ---- clocks: none here, see Timed ----
    clocks = ""

    async def begin_clocks(self, seat: str | None = None) -> None:
        """Somebody has sat down."""

    async def come(self, seat: str | None) -> None:
        """Somebody who has a seat, or only watches, is here."""

    def take_clocks(self, clocks: str) -> None:
        """They are stored so."""

    def _with_clocks(
        self, what: Sequence[Affair], now: int, work: Callable[[sa.Connection], None]
    ) -> tuple[Callable[[sa.Connection], None], str]:
        """What is written when these things happen, and the clocks after it."""
        return work, self.clocks

    def tell_clocks(self) -> None:
        """Whoever is here sees them."""

    async def keep_hours(self, seat: str, hours: Hours) -> None:
        raise NotImplementedError

    # ---- telling ----
    def tell_company(self) -> None:
        written = wire.encode(self.company_now())
        for connection in self.connections:
            connection.send_written(written)

    def company_now(self) -> wire.Company:
        company = self.company
        proposal = company.stands(self.store.times.seconds())
        return wire.Company(self.sittings(), company.terms, proposal, company.ended, company.dropped)

    def reads(self, connection: Connection, room: Room) -> bool:
        """Players read their own room, and that of the spectators when nobody plays on; spectators theirs alone. A
        common screen shows neither."""
        if room == "players":
            return connection.own is not None
        return connection.watches or (connection.own is not None and self.closed)

    def _tell_words(self, room: Room) -> None:
        """The last ones said."""
        written = wire.encode(wire.Talk(room, [self.company.rooms[room][-1]]))
        for connection in self.connections:
            if room in connection.rooms:
                connection.send_written(written)

    def open_rooms(self, connection: Connection) -> None:
        """The last words of those rooms it reads and has not been told of."""
        for room, said in self.company.rooms.items():
            if room not in connection.rooms and self.reads(connection, room):
                connection.rooms.add(room)
                if said:
                    connection.send(wire.Talk(room, list(said)[-REMEMBERED:], len(said) > REMEMBERED))

    def noted(self, seat: str, text: str, by: Connection | None = None) -> None:
        """A private note is stored: the seat's own sockets hear of it."""
        if self.company.notes.get(seat, "") == text:
            return
        self.company.notes[seat] = text
        for connection in self.connections:
            if connection.own == seat and connection is not by:
                connection.send(wire.Noted(text))

    def note_for(self, connection: Connection) -> str:
        return "" if connection.own is None else self.company.notes.get(connection.own, "")


def sitting(row: SeatRow, standing_in: str = "", conceded: bool = False) -> Sitting:
    return Sitting(
        row.seat, "bot" if row.bot else PERSON, row.bot, taken=row.taken, name=row.name,
        standing_in=standing_in, conceded=conceded,
    )  # fmt: skip


Beyond = tuple[list[AffairRow], list[SeatRow], dict[str, str], str]


def _beyond(connection: sa.Connection, table: str, known: int) -> Beyond:
    seats = connection.execute(sa.select(schema.seats).where(schema.seats.c.table == table)).all()
    if not seats:
        raise Refused(Code.UNKNOWN_TABLE, "there is no such table any more")
    clocks = connection.execute(sa.select(schema.tables.c.clocks).where(schema.tables.c.id == table)).scalar_one()
    found = affairs_beyond(connection, table, known)
    return found, [SeatRow(*row) for row in seats], notes_of(connection, table), clocks
