"""What whoever opened a table may do, and how a stranger sits down at one that is listed."""

from __future__ import annotations

import hmac

import msgspec

from wartable.tables.affairs import Seated, Termed
from wartable.tables.errors import Refused
from wartable.tables.gathering import Gathering, token_hash
from wartable.tables.opening import new_token
from wartable.tables.rows import SeatRow
from wartable.tables.wording import check_free, name_of
from wartable.wire.codes import Code
from wartable.wire.http import AskLink, ChangeTerms, Given, SitDown


async def new_link(table: Gathering, seat: str, wish: AskLink) -> Given:
    """Another link for an empty seat; the one before is void. Raises Refused."""
    _check_host(table, wish.host)
    token = new_token()
    await table.enter(lambda: [_linked(table, seat, token)])
    return Given(seat, token)


def _linked(table: Gathering, seat: str, token: str) -> Seated:
    """A cup has put its people at their seats, and may put somebody else there, by another name; any other seat was
    claimed by whoever keeps it."""
    row, of_cup = _empty(table, seat), bool(table.company.terms.cup)
    if row.person and not of_cup:
        raise Refused(Code.SEAT_TAKEN, Code.SEAT_TAKEN.meaning)
    return Seated(seat, token_hash(token), "" if row.person else row.name, False, instead=of_cup)


async def change_terms(table: Gathering, wish: ChangeTerms) -> None:
    """Raises Refused."""
    _check_host(table, wish.host)
    changes = {name: value for name in ("listed", "spectators") if (value := getattr(wish, name)) is not None}
    await table.enter(lambda: _termed(table, changes))


def _termed(table: Gathering, changes: dict[str, bool]) -> list[Termed]:
    terms = msgspec.structs.replace(table.company.terms, **changes)
    return [] if terms == table.company.terms else [Termed(terms)]


async def sit_down(table: Gathering, wish: SitDown) -> Given:
    """The token of an empty seat at a listed table, for the first who asks. Raises Refused."""
    name, token = name_of(wish.name), new_token()
    await table.enter(lambda: [_seated(table, wish.seat, name, token)])
    return Given(wish.seat, token)


def _seated(table: Gathering, seat: str, name: str, token: str) -> Seated:
    if not table.company.terms.listed:
        raise Refused(Code.NOT_LISTED, Code.NOT_LISTED.meaning)
    table.check_playing()
    if _empty(table, seat).name:
        raise Refused(Code.SEAT_TAKEN, "this seat is kept for somebody")
    check_free(name, table.names_beside(seat))
    return Seated(seat, token_hash(token), name, True)


def _empty(table: Gathering, seat: str) -> SeatRow:
    row = table.seats.get(seat)
    if row is None:
        raise Refused(Code.UNKNOWN_SEAT, "there is no such seat at this table")
    if row.taken or row.bot:
        raise Refused(Code.SEAT_TAKEN, Code.SEAT_TAKEN.meaning)
    return row


def _check_host(table: Gathering, key: str) -> None:
    if not table.host or not hmac.compare_digest(table.host, token_hash(key)):
        raise Refused(Code.NOT_HOST, Code.NOT_HOST.meaning)
