"""A table: one match, its seats, whoever is connected, and one request at a time."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets
import time
from asyncio import sleep
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

import msgspec

import wartable
from wartable.account.telling import account_of
from wartable.bots import Bot, make_bot, secret_seed
from wartable.engine.errors import BadTable, Illegal, NoUndo, WartableError
from wartable.engine.game import Game
from wartable.engine.luck import Fair
from wartable.engine.match import Match
from wartable.engine.story import Step
from wartable.tables.errors import Conflict, Refused, told, trail
from wartable.tables.limits import Limits
from wartable.tables.pace import Pace, patiently
from wartable.tables.presence import Presence
from wartable.tables.restore import mark_of, restored
from wartable.tables.storage import Kept, Known, Mark, SeatRow, Store, TableRow
from wartable.tables.viewers import Sight, Viewer, Written
from wartable.wire import messages as wire
from wartable.wire.codes import Code
from wartable.wire.http import OpenTable, TableInfo
from wartable.wire.shared import Again, Kind, Sitting

log = logging.getLogger(__name__)
PERSON: Final = "person"
NEVER = 2**31


class Line(Protocol):
    """The way to whoever is connected."""

    def tell(self, written: bytes) -> int:
        """Send a message, if anyone is left to hear it; how many bytes wait to be read now."""

    def cut(self) -> None:
        """Whoever does not read is not waited for."""


class Keeper(Protocol):
    """Where a table's lines are kept."""

    async def write(self, table: str, known: Known, start: int, lines: Sequence[str], mark: Mark) -> Known: ...

    async def take(self, table: str, seat: str) -> None: ...

    def read(self, table: str) -> Kept | None: ...


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
    ) -> None:
        self.seat = seat
        self.own = None if common else seat
        self.eyes = viewpoint or self.own  # through whose eyes it looks
        self.heard = heard
        self.revision = ""
        self.line = line
        self.backlog = backlog  # bytes it may lag behind before it is let go; it may come back

    def send(self, message: wire.Message) -> None:
        self.send_written(wire.encode(message))

    def send_written(self, written: bytes) -> None:
        if self.line.tell(written) > self.backlog:
            self.line.cut()


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Table:
    """Requests are carried out one after the other, each stored before anyone hears of it."""

    def __init__(
        self, table_id: str, seats: Sequence[SeatRow], match: Match, store: Keeper, pace: Pace, kind: Kind = ""
    ) -> None:
        self.id = table_id
        self.kind = kind
        self.match = match
        self.store = store
        self.pace = pace
        self.seats = {seat.seat: seat for seat in seats}
        self.connections: set[Connection] = set()
        self.presence = Presence(self.seats, [seat.seat for seat in seats if seat.bot])
        self.known = Known()  # what of this table is in storage
        self._marked = True  # with the digest of the rules and the hash of the position
        self._sure = NEVER  # how many events a viewer's clients may have from before this table was in memory
        self._queue = asyncio.Lock()  # first come, first served
        self._sight = Sight(match)
        self._viewers: dict[str | None, Viewer] = {}
        self._bots: dict[str, Bot] = {
            seat.seat: make_bot(seat.bot, match.game, secret_seed()) for seat in seats if seat.bot
        }
        self._bot_task: asyncio.Task[None] | None = None
        self._account: tuple[Match | None, bytes] = (None, b"")  # and of which match
        self.rematch = ""  # the table where they sit again
        self.opening_again = asyncio.Lock()

    # ---- opening and loading ----
    @classmethod
    async def open(
        cls, request: OpenTable, store: Store, pace: Pace, board: Mapping[str, Any] | None = None
    ) -> tuple[Table, dict[str, str]]:
        """A new table and the tokens of its persons. Raises UnknownGame or BadTable."""
        players = len(request.seats) if request.players is None else request.players
        game = wartable.load(request.game, players, request.edition, request.options, board)
        if len(request.seats) != game.players:
            raise BadTable(f"{len(request.seats)} seats are filled, the table has {game.players}")
        table_id = new_id()
        seats, tokens = seated(table_id, game, request.seats)
        return await begin(game, table_id, seats, store, pace), tokens

    @classmethod
    def load(cls, table_id: str, store: Store, pace: Pace) -> Table | None:
        """A table as it was stored, its luck going on where it stood."""
        kept = store.read(table_id)
        if kept is None:
            return None
        match = restored(kept)
        order = {seat: k for k, seat in enumerate(match.game.seats)}
        table = cls(kept.table.id, sorted(kept.seats, key=lambda s: order[s.seat]), match, store, pace)
        table.known, table._marked = kept.known, bool(kept.mark.hash)
        table.rematch = kept.table.rematch
        table._sure = 0  # undos before a restart are not remembered: tell the whole story
        return table

    async def mark(self) -> None:
        """A table of before positions were marked, now that it has been replayed."""
        if not self._marked:
            async with self._queue:
                self.known = await self.store.write(self.id, self.known, self.match.steps, [], mark_of(self.match))
                self._marked = True

    # ---- who is here ----
    def seat_of(self, token: str | None) -> str | None:
        """The seat a token opens; None is a spectator. Raises Refused for a token that opens none."""
        if token is None:
            return None
        given = token_hash(token)
        for seat in self.seats.values():
            if seat.token_hash and hmac.compare_digest(seat.token_hash, given):
                return seat.seat
        raise Refused(Code.UNKNOWN_SEAT, "this link opens no seat at this table")

    def viewpoint(self, seat: str | None) -> str | None:
        """A seat whose eyes anyone may borrow: when a game is over, nothing of it is secret any more."""
        if seat is None:
            return None
        if not self.match.over:
            raise Refused(Code.NOT_OVER, "another's view is shown when the game is over")
        if seat not in self.seats:
            raise Refused(Code.UNKNOWN_SEAT, "there is no such seat at this table")
        return seat

    def sittings(self) -> list[Sitting]:
        return [Sitting(s.seat, "bot" if s.bot else PERSON, s.bot, taken=s.taken) for s in self.seats.values()]

    async def take(self, seat: str | None) -> None:
        """Whoever sits down has taken the seat, for good; that it cannot be stored now keeps nobody from playing."""
        if seat is None or self.seats[seat].taken:
            return
        self.seats[seat] = replace(self.seats[seat], taken=True)
        with contextlib.suppress(Refused):
            await self.store.take(self.id, seat)

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

    def join(self, connection: Connection) -> None:
        """Somebody comes, or comes back: what an undo may have changed meanwhile is told anew."""
        viewer = self._viewer(connection.eyes)
        connection.heard = min(connection.heard, viewer.sure, viewer.update().heard)
        connection.backlog += len(viewer.message(connection.heard))  # however long the story so far is
        self.connections.add(connection)
        connection.send(self._welcome(connection))
        self._tell(connection)
        self.presence.join(connection)
        self.wake_bots()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.presence.leave(connection)

    def _welcome(self, connection: Connection) -> wire.Welcome:
        game = self.match.game
        orders = {name: list(order.words) for name, order in self.match.spec.orders.items()}
        return wire.Welcome(
            self.id, game.name, game.edition, list(game.options), self.sittings(), connection.eyes,
            self.match.commitment, orders, kind=self.kind, rematch=self.again(connection.seat),
        )  # fmt: skip

    def public(self) -> TableInfo:
        """What anyone may know of this table."""
        match, game = self.match, self.match.game
        return TableInfo(
            table=self.id, game=game.name, players=game.players, edition=game.edition, options=list(game.options),
            seats=self.sittings(), asked=list(match.asked), over=match.over, winners=list(match.winners),
            commitment=match.commitment, kind=self.kind,
        )  # fmt: skip

    @property
    def accounted(self) -> bool:
        """Whether its account costs nothing any more."""
        return self._account[0] is self.match

    async def account(self) -> bytes:
        """The account of the finished game, written; made once, out of the event loop."""
        match = self.match
        if not match.over:
            raise Refused(Code.NOT_OVER, "a game is accounted for when it is over")
        if not self.accounted:
            self._account = match, msgspec.json.encode(await asyncio.to_thread(account_of, match))
        return self._account[1]

    # ---- requests: one at a time, each on a draft that counts only when it is stored ----
    async def play(self, seat: str, choices: Sequence[str], revision: str) -> None:
        """Play a series, store what was possible, tell everyone. Raises what stopped it, after storing the rest."""
        async with self._queue:
            self.check_fresh(seat, revision)
            await self._play(seat, choices)

    async def _play(self, seat: str, choices: Sequence[str]) -> None:
        draft, start = self.match.fork(), self.match.steps
        with self.match.luck.kept():
            stopped = _play_series(draft, seat, choices)
            if draft.steps > start:
                await self._store(draft, start)
        if draft.steps > start:
            self._becomes(draft)
        if stopped is not None:
            try:
                raise _with_count(stopped, draft.steps - start)
            finally:
                del stopped  # a frame that holds its own exception, and with it the draft, would stay in memory

    async def undo(self, seat: str, revision: str, everything: bool) -> None:
        async with self._queue:
            self.check_fresh(seat, revision)
            draft, start = self.match.fork(), self.match.settled
            _take_back(draft, seat, everything)
            await self._store(draft, start)
            self._becomes(draft, start)

    async def back(self, seat: str, everything: bool) -> None:
        """Only lessons go back over dice."""
        raise Refused(Code.NO_UNDO, "this table has no lesson")

    async def order(self, seat: str, name: str, word: str) -> None:
        """Set a standing order; the same word again is nothing new, and changing one's mind leaves one line."""
        async with self._queue:
            if self.match.over:
                raise Refused(Code.BAD_ORDER, "the game is over")
            if self.match.orders(seat).get(name) == word:
                return
            draft = self.match.fork()
            start = draft.reorder(seat, name, word)
            await self._store(draft, start)
            self._becomes(draft)

    def why(self, seat: str, choice: str, request_id: int) -> wire.Reason:
        refusal = self.match.why_not(seat, choice)
        if refusal is None:
            return wire.Reason(request_id, True)
        return wire.Reason(request_id, False, refusal.name, refusal.rule, refusal.message)

    def hints(self, seat: str, revision: str, request_id: int) -> wire.Hinted:
        self.check_fresh(seat, revision)
        return wire.Hinted(request_id, revision, self._viewer(seat).hints())

    def check_fresh(self, seat: str, revision: str) -> None:
        if revision != self.revision(seat):
            raise Refused(Code.STALE, "the table has moved on; look again")

    def revision(self, seat: str | None) -> str:
        return self._viewer(seat).update().revision

    # ---- storing, then telling ----
    async def _store(self, draft: Match, start: int) -> None:
        """Store a draft from a choice on. If it cannot be stored nothing has happened."""
        lines = [draft.line(step) for step in draft.history[start:]]
        try:
            self.known = await self.store.write(self.id, self.known, start, lines, mark_of(draft))
        except Conflict as error:
            await self._look_again()
            raise Refused(Code.STALE, "the table has moved on; look again") from error

    async def _look_again(self) -> None:
        """Somebody else has written to this table: what is stored is the game."""
        kept = await asyncio.to_thread(self.store.read, self.id)
        if kept is None:
            raise Refused(Code.UNKNOWN_TABLE, "there is no such table")
        match = await asyncio.to_thread(restored, kept)
        self.known = kept.known
        self._becomes(match, 0)

    def _becomes(self, match: Match, rewritten: int | None = None) -> None:
        """What is stored is the match, and told; from a choice on it may be another story than was told before."""
        self.match = match
        self._sight.turn_to(match, rewritten)
        same = {seat: viewer.changed(rewritten) for seat, viewer in self._viewers.items()}
        for connection in self.connections:
            connection.heard = min(connection.heard, same[connection.eyes])
            if connection.eyes != connection.own and not match.over:
                self._give_back_eyes(connection)
        self.tell_everyone()

    def _give_back_eyes(self, connection: Connection) -> None:
        """A game that is over no more has its secrets again: the story is told anew to one's own eyes."""
        connection.eyes, connection.heard, connection.revision = connection.own, 0, ""
        connection.send(self._welcome(connection))

    def tell_everyone(self) -> None:
        """What is stored has happened: whoever cannot be told of it keeps nobody else from hearing."""
        for connection in self.connections:
            try:
                self._tell(connection)
            except Exception as error:
                log.error("%s cannot be told: %s", connection.seat or "a spectator", trail(error))
        self.wake_bots()

    def _tell(self, connection: Connection) -> None:
        """An update, if what this connection may know has changed."""
        viewer = self._viewer(connection.eyes)
        update = viewer.update()
        if update.revision == connection.revision:
            return
        connection.revision = update.revision
        connection.send_written(viewer.message(connection.heard))
        connection.heard = update.heard
        if self.match.over:
            connection.send(wire.Over(self.match.revealed))

    def choices_at(self, eyes: str | None, heard: int | None) -> int:
        """How many choices led to what was seen after so many events; without a number, to what is seen now."""
        viewer = self._viewer(eyes)
        return self.match.steps if heard is None or heard >= viewer.update().heard else viewer.choices_at(heard)

    def _viewer(self, seat: str | None) -> Viewer:
        if seat not in self._viewers:
            self._viewers[seat] = Viewer(self._sight, seat, self._sure)
        return self._viewers[seat]

    # ---- bots: through the same door, out of the event loop, a breath after a slip and otherwise at once ----
    def wake_bots(self) -> None:
        if self._next_bot() is not None and (self._bot_task is None or self._bot_task.done()):
            self._bot_task = asyncio.create_task(self._run_bots())

    def _next_bot(self) -> str | None:
        if not self.connections:
            return None  # nobody watches: the bots wait
        return next((seat for seat in self.match.asked if seat in self._bots), None)

    async def _run_bots(self) -> None:
        while (seat := self._next_bot()) is not None:
            slip = self._slip
            await patiently(self.pace.bots if slip is None else self.pace.breath)
            if self._slip is not slip:
                continue  # taken back, or chosen anew: that may be a slip too
            try:
                await self._let_play(self._bots[seat], seat)
            except Refused as error:
                if error.code is Code.TABLE_FULL:
                    return
                await sleep(self.pace.retry if error.code == Code.NOT_STORED else 0)
            except Exception as error:
                log.error("the bot at %s does not go on: %s", seat, trail(error))
                return

    @property
    def _slip(self) -> Step | None:
        """The last choice, if a person may still take it back and bots alone go on. While persons choose too, as in a
        secret round, nothing ends with a bot's choice, and bots keep nobody waiting; nor do they in a brisk stage."""
        match, steps = self.match, self.match.history
        if match.stage in match.spec.flow.brisk or any(seat not in self._bots for seat in match.asked):
            return None
        last = next((steps[k] for k in range(len(steps) - 1, match.settled - 1, -1) if not steps[k].order), None)
        return None if last is None or match.game.seats[last.seat] in self._bots else last

    async def _let_play(self, bot: Bot, seat: str) -> None:
        """One choice, unless others have made the bot's question void."""
        if bot.blind:
            async with self._queue:
                if offer := self.match.offer(seat):
                    await self._play(seat, [bot.choose({}, offer)])
        elif (update := self._viewer(seat).update()).offer:
            await self.play(seat, [await asyncio.to_thread(_think, bot, update)], update.revision)


def new_id() -> str:
    return secrets.token_urlsafe(9)


async def begin(
    game: Game, table_id: str, seats: Sequence[SeatRow], store: Store, pace: Pace, after: str = ""
) -> Table:
    """A new table with these seats, stored. Raises Conflict if the one it comes after has had its rematch."""
    luck = Fair(salt=secrets.token_hex(8))
    match = game.new(luck=luck)
    row = TableRow(
        table_id, game.name, game.spec.version, game.players, game.edition, " ".join(game.options),
        luck.secret, luck.salt, " ".join(match.record().opening), time.time(), match.record().header.get("board", ""),
        **vars(mark_of(match)),
    )  # fmt: skip
    await store.open_table(row, seats, after)
    return Table(table_id, seats, match, store, pace)


def seated(table_id: str, game: Game, sitters: Sequence[str]) -> tuple[list[SeatRow], dict[str, str]]:
    """Who sits where, and the tokens of the persons. Raises BadTable for a bot nobody knows."""
    tokens: dict[str, str] = {}
    seats = []
    for seat, who in zip(game.seats, sitters, strict=True):
        if who == PERSON:
            tokens[seat] = secrets.token_urlsafe(24)
            seats.append(SeatRow(table_id, seat, "", token_hash(tokens[seat])))
        else:
            make_bot(who, game, 0)
            seats.append(SeatRow(table_id, seat, who, ""))
    return seats, tokens


def _think(bot: Bot, update: Written) -> str:
    """A bot sees what a person would be sent."""
    return bot.choose(msgspec.json.decode(update.view), list(update.offer))


def _play_series(match: Match, seat: str, choices: Sequence[str]) -> WartableError | None:
    """Play as far as it goes; what stopped it."""
    try:
        for choice in choices:
            match.play(seat, choice)
    except WartableError as error:
        return error
    return None


def _take_back(match: Match, seat: str, everything: bool) -> None:
    """The last choice, or as many as may be."""
    match.undo(seat)
    with contextlib.suppress(NoUndo):
        while everything:
            match.undo(seat)


def _with_count(error: WartableError, played: int) -> WartableError:
    """The refusal of a series says how far it came."""
    if isinstance(error, Illegal):
        error.played = played  # type: ignore[attr-defined]
        return error
    return Refused(*told(error), played)
