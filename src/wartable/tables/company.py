"""What people do at a table beside the game: names, talk, notes, agreeing to end it, giving up, coming back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any

from wartable.bots import stand_in
from wartable.tables import affairs
from wartable.tables.affairs import Affair, Agreed, Conceded, Dropped, Ended, Named, Proposed, Said, StoodIn
from wartable.tables.errors import Refused
from wartable.tables.gathering import Connection, Gathering
from wartable.tables.rows import REMEMBERED
from wartable.tables.wording import check_free, name_of, plain, words_of
from wartable.wire import messages as wire
from wartable.wire.clocks import Hours
from wartable.wire.codes import Code
from wartable.wire.company import Proposal, Room, What

Handler = Callable[[Gathering, Connection, Any], Awaitable[wire.Message | None]]


async def beside(table: Gathering, connection: Connection, request: wire.Beside) -> wire.Message:
    """Carry out one of these requests, not too many in a minute. Raises Refused."""
    if not connection.talk.take():
        raise Refused(Code.TOO_FAST, "so much cannot be said at once; wait a moment")
    return await HANDLERS[type(request)](table, connection, request) or wire.Done(request.id)


def _seat(connection: Connection) -> str:
    if connection.own is None:
        raise Refused(Code.FOREIGN, Code.FOREIGN.meaning)
    return connection.own


# ---- names, talk and notes ----
async def name(table: Gathering, connection: Connection, request: wire.Name) -> None:
    wanted = name_of(request.name)
    if connection.watches:
        check_free(wanted, table.names_beside(None))
        connection.name = wanted
        return
    seat = _seat(connection)
    await table.enter(lambda: _named(table, seat, wanted))


def _named(table: Gathering, seat: str, wanted: str) -> list[Named]:
    if table.seats[seat].name == wanted:
        return []
    check_free(wanted, table.names_beside(seat))
    return [Named(seat, wanted)]


async def say(table: Gathering, connection: Connection, request: wire.Say) -> None:
    text = words_of(request.text)
    await table.enter(lambda: [_said(table, connection, request.room, text)])


def _said(table: Gathering, connection: Connection, room: Room, text: str) -> Said:
    """Whoever reads a room may write in it."""
    _check_room(table, connection, room)
    seat = connection.own
    return Said(room, seat, connection.name if seat is None else table.seats[seat].name, text)


def _check_room(table: Gathering, connection: Connection, room: Room) -> None:
    if not table.reads(connection, room):
        raise Refused(Code.WRONG_ROOM, Code.WRONG_ROOM.meaning)


async def earlier(table: Gathering, connection: Connection, request: wire.Earlier) -> wire.Recalled:
    _check_room(table, connection, request.room)
    find = partial(affairs.earlier, table=table.id, room=request.room, before=request.before)
    said = await table.store.ask(find)
    return wire.Recalled(request.id, request.room, said[-REMEMBERED:], len(said) > REMEMBERED)


async def note(table: Gathering, connection: Connection, request: wire.Note) -> None:
    seat, text = _seat(connection), plain(request.text)
    await table.store.do(partial(affairs.write_note, table=table.id, seat=seat, text=text), table.id)
    table.noted(seat, text, connection)


# ---- agreeing to end it ----
async def propose(table: Gathering, connection: Connection, request: wire.Propose) -> None:
    seat = _seat(connection)
    await table.settle(lambda: _proposed(table, seat, request.what))


def _proposed(table: Gathering, seat: str, what: What) -> Sequence[Affair]:
    table.check_playing()
    if table.company.stands(table.store.times.seconds()):
        raise Refused(Code.BAD_PROPOSAL, "there is a proposal already")
    if what == "end" and not table.match.spec.standing:
        raise Refused(Code.BAD_PROPOSAL, "this game has no standing before its end; it can be abandoned")
    return [Proposed(seat, what), *_ending(table, what, {seat})]


def _ending(table: Gathering, what: What, agreed: set[str]) -> list[Affair]:
    """The end, if all have agreed whose word is wanted."""
    if table.deciders - agreed:
        return []
    return [Ended(what, table.match.ranking if what == "end" else {})]


async def reply(table: Gathering, connection: Connection, request: wire.Reply) -> None:
    seat = _seat(connection)
    await table.settle(lambda: _agreed(table, seat) if request.agree else _refused(table, seat))


def _standing(table: Gathering) -> Proposal:
    table.check_playing()
    found = table.company.stands(table.store.times.seconds())
    if found is None:
        raise Refused(Code.BAD_PROPOSAL, "nothing is proposed")
    return found


def _agreed(table: Gathering, seat: str) -> Sequence[Affair]:
    proposal = _standing(table)
    return [Agreed(seat), *_ending(table, proposal.what, {*proposal.agreed, seat})]


def _refused(table: Gathering, seat: str) -> Sequence[Affair]:
    _standing(table)
    return [Dropped(seat)]


async def withdraw(table: Gathering, connection: Connection, request: wire.Withdraw) -> None:
    seat = _seat(connection)
    await table.settle(lambda: _withdrawn(table, seat))


def _withdrawn(table: Gathering, seat: str) -> Sequence[Affair]:
    if _standing(table).seat != seat:
        raise Refused(Code.BAD_PROPOSAL, "the proposal is another's; it can be refused")
    return [Dropped(seat)]


# ---- giving up, and coming back ----
async def concede(table: Gathering, connection: Connection, request: wire.Concede) -> None:
    seat = _seat(connection)
    await table.settle(lambda: _conceded(table, seat))


def _conceded(table: Gathering, seat: str) -> Sequence[Affair]:
    """The last one left wins, and so do bots whom no person plays against any more. Otherwise a bot plays on."""
    table.check_playing()
    match, company = table.match, table.company
    if not match.spec.concession or not match.scores[seat]:
        raise Refused(Code.NO_CONCESSION, Code.NO_CONCESSION.meaning)
    if seat in company.conceded:
        return []
    left = [one for one, score in match.scores.items() if score and one != seat and one not in company.conceded]
    if len(left) > 1 and any(not table.seats[one].bot for one in left):
        return [Conceded(seat), StoodIn(seat, stand_in(match.spec))]
    return [Conceded(seat), Ended("concede", last_are(match.ranking, {seat, *company.conceded}))]


def last_are(ranking: Mapping[str, int], gone: Collection[str]) -> dict[str, int]:
    """As they stand, but whoever gave up, or went, is last."""
    key = {seat: (seat in gone, place) for seat, place in ranking.items()}
    return {seat: 1 + sum(other < own for other in key.values()) for seat, own in key.items()}


async def resume(table: Gathering, connection: Connection, request: wire.Resume) -> None:
    await table.take_back(_seat(connection))


async def hours(table: Gathering, connection: Connection, request: wire.KeepHours) -> None:
    kept = Hours(request.begin, request.end, request.zone, request.holidays)
    await table.keep_hours(_seat(connection), kept)


HANDLERS: dict[type[wire.Message], Handler] = {
    wire.Name: name,
    wire.Say: say,
    wire.Earlier: earlier,
    wire.Note: note,
    wire.Propose: propose,
    wire.Reply: reply,
    wire.Withdraw: withdraw,
    wire.Concede: concede,
    wire.Resume: resume,
    wire.KeepHours: hours,
}
