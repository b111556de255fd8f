"""A table: one match, its seats, whoever is connected, and one request at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from asyncio import sleep
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

import msgspec

import wartable
from wartable.account.telling import account_of
from wartable.bots import Bot, bot_names, make_bot, secret_seed
from wartable.engine.errors import BadTable, Illegal, NoUndo, WartableError
from wartable.engine.game import Game
from wartable.engine.listener import Listener
from wartable.engine.luck import Fair
from wartable.engine.match import Match
from wartable.engine.story import Step
from wartable.tables import metrics
from wartable.tables.affairs import NEVER, Affair, Company, Ended, StoodIn, TookBack, company_of
from wartable.tables.clocks import State, write_state
from wartable.tables.errors import Conflict, Refused, told, trail
from wartable.tables.gathering import Connection, Keeper
from wartable.tables.opening import check_terms, kept_for, new_id, seated
from wartable.tables.pace import Pace, patiently
from wartable.tables.restore import continued, mark_of, restored, standing_of
from wartable.tables.rows import CLOSED, Known, SeatRow, Since, TableRow
from wartable.tables.storage import Store
from wartable.tables.thinking import think
from wartable.tables.timing import Timed
from wartable.tables.viewers import Sight, Viewer, Written
from wartable.wire import messages as wire
from wartable.wire.codes import Code
from wartable.wire.http import OpenTable, TableInfo
from wartable.wire.shared import Kind
from wartable.wire.terms import Terms, read_terms, write_terms

log = logging.getLogger(__name__)
TRIES = 20  # of a request, while other processes are first


class Observer(Protocol):
    """Whoever wants to know what goes on at the tables of a house. Called within a choice, so it takes no time."""

    def moved(self, table: Table) -> None:
        """The match has moved on, and it is stored."""

    def left(self, table: Table, seat: str) -> None:
        """Nobody sits at this seat any more."""

    def again(self, table: Table) -> None:
        """A finished game has its rematch."""


class Table(Timed):
    """Requests are carried out one after the other, each stored before anyone hears of it."""

    def __init__(
        self,
        table_id: str,
        seats: Sequence[SeatRow],
        match: Match,
        store: Keeper,
        pace: Pace,
        kind: Kind = "",
        company: Company | None = None,
    ) -> None:
        super().__init__(table_id, seats, match, store, company)
        self.kind = kind
        self.pace = pace
        self.observers: Sequence[Observer] = ()
        self.known = Known()  # what of this table is in storage
        self._marked = True  # with the digest of the rules and the hash of the position
        self._led = True  # the last choice was stored by this process, so its bots go on at once
        self._sure = NEVER  # how many events a viewer's clients may have from before this table was in memory
        self._sight = Sight(match, self.company)
        self._viewers: dict[str | None, Viewer] = {}
        self._bots: dict[str, Bot] = {}
        self._bot_names: dict[str, str] = {}
        self._seat_bots()
        self._bot_task: asyncio.Task[None] | None = None
        self.advised: dict[str, wire.Advised] = {}  # by seat, the last
        self._account: tuple[Match | None, bytes] = (None, b"")  # and of which match
        self.opening_again = asyncio.Lock()

    # ---- opening and loading ----
    @classmethod
    async def open(
        cls, request: OpenTable, store: Store, pace: Pace, board: Mapping[str, Any] | None = None, host: str = ""
    ) -> tuple[Table, dict[str, str]]:
        """A new table and the tokens of its persons. Raises UnknownGame, BadTable or Refused for a name."""
        players = len(request.seats) if request.players is None else request.players
        game = wartable.load(request.game, players, request.edition, request.options, board)
        if len(request.seats) != game.players:
            raise BadTable(f"{len(request.seats)} seats are filled, the table has {game.players}")
        table_id = new_id()
        seats, tokens = seated(table_id, game, request.seats)
        check_terms(request.terms, game, bots=any(row.bot for row in seats))
        if request.terms.cup:
            raise BadTable("the tables of a cup are opened by it")
        seats = kept_for(seats, request.names)
        return await begin(game, table_id, seats, store, pace, terms=request.terms, host=host), tokens

    @classmethod
    def load(cls, table_id: str, store: Store, pace: Pace) -> Table | None:
        """A table as it was stored, its luck going on where it stood."""
        kept = store.read(table_id)
        if kept is None:
            return None
        match = restored(kept)
        order = {seat: k for k, seat in enumerate(match.game.seats)}
        seats = sorted(kept.seats, key=lambda s: order[s.seat])
        company = company_of(kept.affairs, read_terms(kept.table.terms), dict(kept.notes))
        table = cls(kept.table.id, seats, match, store, pace, company=company)
        table.known, table._marked = kept.known, bool(kept.mark.hash)
        table.rematch, table.host, table.heard_of = kept.table.rematch, kept.table.host, kept.table.company
        table.shut = kept.table.status == CLOSED
        table.take_clocks(kept.table.clocks)
        table._led = not store.sharing
        table._sure = 0  # undos before a restart are not remembered: tell the whole story
        return table

    async def mark(self) -> None:
        """A table of before positions were marked, now that it has been replayed."""
        if not self._marked:
            async with self._queue:
                self.known = await self._write(self.match, self.match.steps, [])
                self._marked = True

    # ---- who is here ----
    def join(self, connection: Connection) -> None:
        """Somebody comes, or comes back: what an undo may have changed meanwhile is told anew."""
        viewer = self._viewer(connection.eyes)
        connection.heard = min(connection.heard, viewer.sure, viewer.update().heard)
        connection.backlog += len(viewer.message(connection.heard))  # however long the story so far is
        self.connections.add(connection)
        metrics.SOCKETS.inc()
        connection.send(self._welcome(connection))
        self._tell(connection)
        self.open_rooms(connection)
        self.tell_clocks_to(connection, self.store.times.now())
        self.presence.join(connection)
        self.wake_bots()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        metrics.SOCKETS.dec()
        self.presence.leave(connection)
        if connection.seat is not None and not self.presence.has(connection.seat):
            self.seen_last(connection.seat)
            for observer in self.observers:
                observer.left(self, connection.seat)

    def _welcome(self, connection: Connection) -> wire.Welcome:
        game = self.match.game
        orders = {name: list(order.words) for name, order in self.match.spec.orders.items()}
        return wire.Welcome(
            self.id, game.name, game.edition, list(game.options), self.sittings(), connection.eyes,
            self.match.commitment, orders, kind=self.kind, rematch=self.again(connection.seat),
            terms=self.company.terms, proposal=self.company.stands(self.store.times.seconds()),
            ended=self.company.ended, note=self.note_for(connection), rewound=self.company.rewound,
            dropped=self.company.dropped,
        )  # fmt: skip

    def public(self) -> TableInfo:
        """What anyone may know of this table."""
        match, game = self.match, self.match.game
        return TableInfo(
            table=self.id, game=game.name, players=game.players, edition=game.edition, options=list(game.options),
            seats=self.sittings(), asked=[] if self.closed else list(match.asked), over=self.closed,
            winners=self.winners, commitment=match.commitment, kind=self.kind, terms=self.company.terms,
            ended=self.company.ended,
        )  # fmt: skip

    def record(self) -> str:
        """All that was chosen and drawn. How a table ended that its players have ended is a remark at its end."""
        if not self.closed:
            raise Refused(Code.NOT_OVER, "a record holds every secret of the table: it is shown when the game is over")
        ended = self.company.ended
        if ended is None:
            return str(self.match.record())
        places = " ".join(f"{seat}={place}" for seat, place in ended.places.items())
        return f"{self.match.record(ended=True)}# {ended.how} {places}".rstrip() + "\n"

    @property
    def accounted(self) -> bool:
        """Whether its account costs nothing any more."""
        return self._account[0] is self.match

    async def account(self) -> bytes:
        """The account of the finished game, written; made once, out of the event loop."""
        match, ended = self.match, self.company.ended
        if not self.closed or (ended is not None and not ended.places):
            raise Refused(Code.NOT_OVER, "a game is accounted for when it is over")
        if not self.accounted:
            places = None if ended is None else ended.places
            self._account = match, msgspec.json.encode(await asyncio.to_thread(account_of, match, places))
        return self._account[1]

    # ---- requests: one at a time, each on a draft that counts only when it is stored ----
    async def play(self, seat: str, choices: Sequence[str], revision: str) -> None:
        """Play a series, store what was possible, tell everyone. Raises what stopped it, after storing the rest."""

        async def request() -> None:
            self.check_open()
            self.check_fresh(seat, revision)
            if seat not in self.company.stand_ins:
                return await self._play(seat, choices)
            return await self._play_again(seat, choices)

        await self._carry_out(request)

    async def _play_again(self, seat: str, choices: Sequence[str]) -> None:
        """Whoever chooses is back: the bot that stood in goes."""
        steps, kept = self.match.steps, self.match.choices_of(seat)
        try:
            await self._play(seat, choices)
        finally:
            if self.match.steps > steps:
                with contextlib.suppress(Refused):  # the choice is stored: it has happened anyway
                    await self._come_back(seat, kept)

    async def _carry_out(self, request: Callable[[], Awaitable[None]]) -> None:
        """One request at a time; again if another process was first, for what is stored is the game."""
        async with self._queue:
            for _ in range(TRIES):
                try:
                    return await request()
                except Conflict:
                    await self._look_again()
        raise Refused(Code.STALE, "the table has moved on; look again")

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
        async def request() -> None:
            self.check_open()
            self.check_fresh(seat, revision)
            if self.decided:
                raise Refused(Code.NO_UNDO, "the game is over, and its result counts")
            draft, start = self.match.fork(), self.match.settled
            _take_back(draft, seat, everything, self.company.kept(seat))
            await self._store(draft, start)
            self._becomes(draft, start)

        await self._carry_out(request)

    async def back(self, seat: str, everything: bool) -> None:
        """Only lessons go back over dice."""
        raise Refused(Code.NO_UNDO, "this table has no lesson")

    async def order(self, seat: str, name: str, word: str) -> None:
        """Set a standing order; the same word again is nothing new, and changing one's mind leaves one line."""

        async def request() -> None:
            self.check_open()
            if self.match.over:
                raise Refused(Code.BAD_ORDER, "the game is over")
            if self.match.orders(seat).get(name) == word:
                return
            draft = self.match.fork()
            start = draft.reorder(seat, name, word)
            await self._store(draft, start)
            self._becomes(draft)

        await self._carry_out(request)

    def why(self, seat: str, choice: str, request_id: int) -> wire.Reason:
        refusal = self.match.why_not(seat, choice)
        if refusal is None:
            return wire.Reason(request_id, True)
        return wire.Reason(request_id, False, refusal.name, refusal.rule, refusal.message)

    def hints(self, seat: str, revision: str, request_id: int) -> wire.Hinted:
        self.check_fresh(seat, revision)
        return wire.Hinted(request_id, revision, self._viewer(seat).hints())

    def shown(self, seat: str) -> Written:
        """What whoever sits there was sent last, or will be."""
        return self._viewer(seat).update()

    def check_fresh(self, seat: str, revision: str) -> None:
        if revision != self.revision(seat):
            raise Refused(Code.STALE, "the table has moved on; look again")

    def revision(self, seat: str | None) -> str:
        return self._viewer(seat).update().revision

    # ---- storing, then telling ----
    async def _store(self, draft: Match, start: int) -> None:
        """Store a draft from a choice on. If it cannot be stored nothing has happened; raises Conflict."""
        self.check_open()
        self.known = await self._write(draft, start, [draft.line(step) for step in draft.history[start:]])

    async def _write(self, match: Match, start: int, lines: Sequence[str]) -> Known:
        self._led = True
        await self.on_time()
        standing = self.standing_after(match)
        try:
            known = await self.store.write(self.id, self.known, start, lines, mark_of(match), standing)
        except BaseException:
            self.unsettle()
            raise
        self.take_clocks(standing.clocks)
        return known

    # ---- what other processes have stored ----
    async def follow(self, since: Since | None = None) -> None:
        """Others may have written to this table; `since` is what was found when somebody looked for all tables."""
        async with self._queue:
            await self._look_again(since)

    async def _look_again(self, since: Since | None = None) -> None:
        """What is stored is the game, whoever wrote it. What was found for somebody who knew something else is void."""
        if since is None or since.known_then != self.known:
            since = (await self.store.since({self.id: self.known})).get(self.id)
        if since is None:
            raise Refused(Code.UNKNOWN_TABLE, "there is no such table")
        self.rematch, self.shut = since.rematch, since.status == CLOSED
        self.take_clocks(since.clocks)
        lines = since.beyond(self.known)
        if lines is None:
            await self._read_again()
        elif lines:
            self._hear_of(lines, since.known)
        if since.company != self.heard_of:
            await self.follow_affairs()
            self.heard_of = since.company

    def _hear_of(self, lines: Sequence[str], known: Known) -> None:
        """Play what others have stored; it comes to the same, for luck is a function of seed and count."""
        with self.match.luck.kept():
            draft = continued(self.match, lines)
        self.known, self._led = known, False
        self.unsettle()
        self._turn_to(draft)

    async def _read_again(self) -> None:
        """Lines we knew are gone: somebody has taken choices back."""
        kept = await asyncio.to_thread(self.store.read, self.id)
        if kept is None:
            raise Refused(Code.UNKNOWN_TABLE, "there is no such table")
        match = await asyncio.to_thread(restored, kept)
        self.known, self._led = kept.known, False
        self.unsettle()
        self.take_clocks(kept.table.clocks)
        self._turn_to(match, 0)

    def _becomes(self, match: Match, rewritten: int | None = None) -> None:
        """What has been stored here is the match, and everyone hears of it."""
        self._turn_to(match, rewritten)
        self.observed()

    def observed(self) -> None:
        for observer in self.observers:
            observer.moved(self)

    def _turn_to(self, match: Match, rewritten: int | None = None) -> None:
        """What is stored is the match, and told; from a choice on it may be another story than was told before."""
        self.match = match
        self._sight.turn_to(match, rewritten)
        same = {seat: viewer.changed(rewritten) for seat, viewer in self._viewers.items()}
        for connection in self.connections:
            connection.heard = min(connection.heard, same[connection.eyes])
            if connection.eyes != connection.own and not self.closed:
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
                who = connection.seat or "a spectator"
                log.error("%s cannot be told: %s", who, trail(error), extra={"table": self.id})
        self.tell_clocks()
        self.wake_bots()

    def _tell(self, connection: Connection) -> None:
        """An update, if what this connection may know has changed."""
        viewer = self._viewer(connection.eyes)
        update = viewer.update()
        if update.revision == connection.revision:
            return
        connection.revision = update.revision
        connection.send_written(update.after(connection.heard, viewer.events))
        connection.heard = update.heard
        if self.closed:
            connection.send(wire.Over(self.match.seed))
            self.open_rooms(connection)

    def choices_at(self, eyes: str | None, heard: int | None) -> int:
        """How many choices led to what was seen after so many events; without a number, to what is seen now."""
        viewer = self._viewer(eyes)
        return self.match.steps if heard is None or heard >= viewer.update().heard else viewer.choices_at(heard)

    def _viewer(self, seat: str | None) -> Viewer:
        if seat not in self._viewers:
            self._viewers[seat] = Viewer(self._sight, seat, self._sure)
        return self._viewers[seat]

    # ---- what happens beside the game, and means something for it ----
    def _happened(self, what: Sequence[Affair]) -> None:
        self._seat_bots()
        if any(isinstance(affair, Ended | StoodIn | TookBack) for affair in what):
            for viewer in self._viewers.values():
                viewer.changed()
            if self.company.ended is not None:
                for connection in self.connections:
                    connection.revision = ""  # told once more, with the seed
            self.tell_everyone()
            self.observed()

    def _seat_bots(self) -> None:
        """A bot stays the same as long as it plays; one that is no longer known stands in for nobody."""
        known = bot_names(self.match.spec)
        wanted = {row.seat: row.bot for row in self.seats.values() if row.bot}
        wanted |= {seat: bot for seat, bot in self.company.stand_ins.items() if bot in known}
        same = {seat: self._bots[seat] for seat, bot in wanted.items() if self._bot_names.get(seat) == bot}
        self._bots = {
            seat: same.get(seat) or make_bot(bot, self.match.game, secret_seed()) for seat, bot in wanted.items()
        }
        self._bot_names = wanted

    # ---- bots: through the same door, out of the event loop, a breath after a slip and otherwise at once ----
    def wake_bots(self) -> None:
        if self.closed:
            self._dismiss_bots()
        if self._next_bot() is not None and (self._bot_task is None or self._bot_task.done()):
            self._bot_task = asyncio.create_task(self._run_bots())

    def _next_bot(self) -> str | None:
        if self.closed or self.shut or self.all_away or not (self.connections or self.goes_on_alone):
            return None  # nobody plays, or watches: the bots wait
        return next((seat for seat in self.match.asked if seat in self._bots), None)

    async def _run_bots(self) -> None:
        while (seat := self._next_bot()) is not None:
            slip, steps = self._slip, self.match.steps
            await patiently(self._wait_of_bots(slip))
            if self._slip is not slip or (self.match.steps != steps and not self._led):
                continue  # taken back, or chosen anew: that may be a slip too
            try:
                if bot := self._bots.get(seat):  # the person may have come back
                    await self._let_play(bot, seat)
            except Refused as error:
                if error.code is Code.TABLE_FULL:
                    return
                await sleep(self.pace.retry if error.code == Code.NOT_STORED else 0)
            except Exception as error:
                log.error("the bot at %s does not go on: %s", seat, trail(error), extra={"table": self.id})
                return

    def _wait_of_bots(self, slip: Step | None) -> float:
        """Whoever stored the last choice goes on with the bots; another process steps in if nothing comes."""
        wait = self.pace.bots if slip is None else self.pace.breath
        return wait if self._led else wait + self.pace.step_in

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
                if self._plays(bot, seat) and (offer := self.match.offer(seat)):
                    await self._play_first(seat, bot.choose({}, offer))
        elif (update := self._viewer(seat).update()).offer:
            if isinstance(bot, Listener):
                bot.hear(self.match.log(seat))
            choice = await think(partial(_think, bot, update), slow=bot.slow)
            async with self._queue:
                if self._plays(bot, seat) and update.revision == self.revision(seat):
                    await self._play_first(seat, choice)
                if isinstance(bot, Listener) and bot.given_up and seat not in self.company.stand_ins:
                    await self.enter(lambda: [StoodIn(seat, bot.stand_in_name)])

    def _dismiss_bots(self) -> None:
        """Nobody is asked any more: those that are programs may end."""
        for bot in self._bots.values():
            if isinstance(bot, Listener):
                bot.part(self.match.outcome())

    def _plays(self, bot: Bot, seat: str) -> bool:
        """The person may have come back while it thought."""
        return self._bots.get(seat) is bot and not self.closed

    async def _play_first(self, seat: str, choice: str) -> None:
        try:
            await self._play(seat, [choice])
        except Conflict:  # another process leads the bots
            await self._look_again()


async def begin(
    game: Game,
    table_id: str,
    seats: Sequence[SeatRow],
    store: Store,
    pace: Pace,
    after: str = "",
    terms: Terms | None = None,
    host: str = "",
) -> Table:
    """A new table with these seats, stored. Raises Conflict if the one it comes after has had its rematch."""
    coming = [row.seat for row in seats if not row.bot] if after else []
    row, table = drawn_up(game, table_id, seats, store, pace, terms or Terms(), host, coming)
    await store.open_table(row, seats, after)
    table.take_clocks(row.clocks)
    return table


def drawn_up(
    game: Game,
    table_id: str,
    seats: Sequence[SeatRow],
    store: Store,
    pace: Pace,
    terms: Terms,
    host: str,
    coming: Sequence[str] = (),
) -> tuple[TableRow, Table]:
    """A new table with luck of its own, and its row as it is to be stored."""
    luck = Fair(salt=secrets.token_hex(8))
    match = game.new(luck=luck)
    table = Table(table_id, seats, match, store, pace, company=Company(terms=terms))
    table.host = host
    table.state = State(int(bool(coming)), coming=list(coming))
    state = table.turned_to(match, now := store.times.now())
    standing = standing_of(match, write_state(state), table.due(state, match, now))
    row = TableRow(
        table_id, game.name, game.spec.version, game.players, game.edition, " ".join(game.options),
        luck.secret, luck.salt, " ".join(match.record().opening), time.time(), match.record().header.get("board", ""),
        **vars(mark_of(match)), **standing.kept, terms=write_terms(terms), host=host,
    )  # fmt: skip
    return row, table


def _think(bot: Bot, update: Written) -> str:
    """A bot sees what a person would be sent."""
    with metrics.BOT_SECONDS.time():
        return bot.choose(msgspec.json.decode(update.view), list(update.offer))


def _play_series(match: Match, seat: str, choices: Sequence[str]) -> WartableError | None:
    """Play as far as it goes; what stopped it."""
    try:
        for choice in choices:
            match.play(seat, choice)
    except WartableError as error:
        return error
    return None


def _take_back(match: Match, seat: str, everything: bool, since: int) -> None:
    """The last choice, or as many as may be."""
    match.undo(seat, since)
    with contextlib.suppress(NoUndo):
        while everything:
            match.undo(seat, since)


def _with_count(error: WartableError, played: int) -> WartableError:
    """The refusal of a series says how far it came."""
    if isinstance(error, Illegal):
        error.played = played  # type: ignore[attr-defined]
        return error
    return Refused(*told(error), played)
