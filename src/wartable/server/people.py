"""People over HTTP: accounts, sessions in cookies, and the seats people keep."""

from __future__ import annotations

import time
from http import HTTPStatus

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from wartable.notices.rows import Owner
from wartable.people import rows, seats, sessions
from wartable.people.errors import not_signed_in
from wartable.people.passkeys import Site
from wartable.people.register import Register, Visitor
from wartable.people.sessions import Signed, browser_of
from wartable.ratings.cup_rows import cups_of
from wartable.ratings.showing import results_of
from wartable.server.answers import json, read_body
from wartable.server.guard import check_origin, client_of, is_encrypted, name_of, origins_of
from wartable.tables.errors import Refused
from wartable.tables.house import House
from wartable.wire import people as wire
from wartable.wire.codes import Code

COOKIE, OURS_ONLY = "wartable", "__Host-"  # the prefix: no other name and no unencrypted page can have set it


# ---- who asks ----
def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def register_of(connection: HTTPConnection) -> Register:
    register: Register = connection.app.state.register
    return register


def visitor_of(request: HTTPConnection) -> Visitor:
    site = Site(name_of(request.headers.get("host", "")), origins_of(request.scope))
    return Visitor(client_of(request.scope), site, browser_of(request.headers.get("user-agent", "")))


def _cookie(connection: HTTPConnection) -> str:
    return f"{OURS_ONLY}{COOKIE}" if is_encrypted(connection.scope) else COOKIE


async def somebody(connection: HTTPConnection) -> Signed | None:
    """Whoever is signed in."""
    return await register_of(connection).whoever(connection.cookies.get(_cookie(connection), ""))


async def signed_in(connection: HTTPConnection) -> Signed:
    signed = await somebody(connection)
    if signed is None:
        raise not_signed_in()
    return signed


async def writer(request: Request) -> Signed:
    """Whoever is signed in, from a page of ours."""
    check_origin(request.scope)
    return await signed_in(request)


async def check_opener(request: Request) -> None:
    """On a server that is not open to everyone, tables are opened by people with an account."""
    if register_of(request).accounts != "open":
        await signed_in(request)


async def own_seat(connection: HTTPConnection, table: str) -> tuple[str, str]:
    """The seat whoever is signed in has claimed at a table, and by which session they come."""
    signed = await signed_in(connection)
    seat = await register_of(connection).store.ask(lambda at: seats.seat_of(at, signed.person, table))
    if seat is None:
        raise Refused(Code.UNKNOWN_SEAT, "you have claimed no seat at this table")
    return seat, signed.session


# ---- being told who one is ----
async def _me(request: Request, person: str | None, status: int = HTTPStatus.OK) -> Response:
    register = register_of(request)
    known = None if person is None else await register.store.ask(lambda at: rows.person_of(at, person))
    return json(wire.Me(register.accounts, visitor_of(request).site.has_passkeys, known), status)


async def _signed(request: Request, token: str, status: int = HTTPStatus.OK) -> Response:
    """The answer to whoever has just signed in."""
    signed = await register_of(request).whoever(token)
    answer = await _me(request, None if signed is None else signed.person, status)
    _remember(request, answer, token)
    return answer


def _remember(request: Request, answer: Response, token: str) -> None:
    answer.set_cookie(
        _cookie(request), token, int(sessions.UNUSED_SECONDS), secure=is_encrypted(request.scope), httponly=True,
        samesite="lax",
    )  # fmt: skip


async def _nobody(request: Request) -> Response:
    answer = await _me(request, None)
    answer.delete_cookie(_cookie(request), secure=is_encrypted(request.scope), httponly=True, samesite="lax")
    return answer


async def me(request: Request) -> Response:
    """Whoever comes back is remembered for another while."""
    signed = await somebody(request)
    answer = await _me(request, None if signed is None else signed.person)
    if signed is not None:
        _remember(request, answer, request.cookies[_cookie(request)])
    return answer


# ---- coming and going ----
async def make_account(request: Request) -> Response:
    check_origin(request.scope)
    wanted = await read_body(request, wire.read_account)
    token = await register_of(request).make(wanted, visitor_of(request))
    return await _signed(request, token, HTTPStatus.CREATED)


async def ask_challenge(request: Request) -> Response:
    check_origin(request.scope)
    wanted = await read_body(request, wire.read_wish)
    options = await register_of(request).challenge(wanted, await somebody(request), visitor_of(request))
    return json(wire.PasskeyOptions(options))


async def sign_in(request: Request) -> Response:
    check_origin(request.scope)
    wanted = await read_body(request, wire.read_sign_in)
    return await _signed(request, await register_of(request).sign_in(wanted, visitor_of(request)))


async def sign_out(request: Request) -> Response:
    check_origin(request.scope)
    signed = await somebody(request)
    if signed is not None:
        house_of(request).part(
            await register_of(request).store.do(lambda at: sessions.end(at, signed.person, signed.session))
        )
    return await _nobody(request)


# ---- one's account ----
async def list_sessions(request: Request) -> Response:
    signed = await signed_in(request)
    return json(await register_of(request).store.ask(lambda at: sessions.of_person(at, signed)))


async def end_session(request: Request) -> Response:
    signed, session = await writer(request), request.path_params["session"]
    house_of(request).part(await register_of(request).store.do(lambda at: sessions.end(at, signed.person, session)))
    return await list_sessions(request) if session != signed.session else json([])


async def end_other_sessions(request: Request) -> Response:
    signed = await writer(request)
    house_of(request).part(
        await register_of(request).store.do(lambda at: sessions.end_all(at, signed.person, but=signed.session))
    )
    return await list_sessions(request)


async def change_passphrase(request: Request) -> Response:
    signed, wanted = await writer(request), await read_body(request, wire.read_passphrase)
    house_of(request).part(await register_of(request).set_passphrase(signed, wanted, visitor_of(request)))
    return await _me(request, signed.person)


async def add_passkey(request: Request) -> Response:
    signed, wanted = await writer(request), await read_body(request, wire.read_passkey)
    await register_of(request).add_passkey(signed, wanted, visitor_of(request))
    return await _me(request, signed.person, HTTPStatus.CREATED)


async def forget_passkey(request: Request) -> Response:
    signed, wanted = await writer(request), await read_body(request, wire.read_proven)
    passkey = request.path_params["passkey"]
    await register_of(request).forget_passkey(signed, passkey, wanted.proof, visitor_of(request))
    return await _me(request, signed.person)


async def make_codes(request: Request) -> Response:
    signed, wanted = await writer(request), await read_body(request, wire.read_proven)
    codes = await register_of(request).new_codes(signed, wanted.proof, visitor_of(request))
    return json(wire.RecoveryCodes(codes), HTTPStatus.CREATED)


async def export(request: Request) -> Response:
    signed, now = await signed_in(request), time.time()
    ways = await request.app.state.notices.ways(Owner(person=signed.person))
    everything = await register_of(request).store.ask(
        lambda at: wire.Export(
            rows.person_of(at, signed.person),
            sessions.of_person(at, signed),
            seats.tables_of(at, signed.person, most=None),
            seats.said_by(at, signed.person),
            rows.invitations_of(at, signed.person, now),
            ways,
            results_of(at, signed.person),
            cups_of(at, signed.person),
        )
    )
    return json(everything)


async def delete_account(request: Request) -> Response:
    signed, proof = await writer(request), await read_body(request, wire.read_proof)
    house = house_of(request)
    house.part(await register_of(request).delete(signed, proof, visitor_of(request)))
    house.forget(signed.person)
    return await _nobody(request)


async def keep_hours(request: Request) -> Response:
    signed, wanted = await writer(request), await read_body(request, wire.read_hours)
    store = house_of(request).store
    await store.on_time()
    now, pauses = store.times.now(), store.times.pauses
    await store.changed(await store.do(lambda at: seats.keep_hours(at, signed, wanted, now, pauses)))
    return await _me(request, signed.person)


# ---- inviting others ----
async def list_invitations(request: Request) -> Response:
    signed, now = await signed_in(request), time.time()
    return json(await register_of(request).store.ask(lambda at: rows.invitations_of(at, signed.person, now)))


async def invite(request: Request) -> Response:
    signed, now = await writer(request), time.time()
    code = await register_of(request).store.do(lambda at: rows.invite(at, signed.person, now))
    return json(wire.Invitation(code, now + rows.INVITATION_SECONDS), HTTPStatus.CREATED)


# ---- seats ----
async def my_tables(request: Request) -> Response:
    signed = await signed_in(request)
    return json(await register_of(request).store.ask(lambda at: seats.tables_of(at, signed.person)))


async def claim_seat(request: Request) -> Response:
    signed, wanted = await writer(request), await read_body(request, wire.read_claim)
    house = house_of(request)
    table = await house.find(request.path_params["table"])
    seat = table.seat_of(wanted.token)
    assert seat is not None
    if table.kind:
        raise Refused(Code.BAD_TABLE, "a prepared table is not kept")
    await house.store.on_time()
    times = house.store.times
    await table.own_time(lambda at: seats.claim(at, signed, table.id, seat, times.now(), times.pauses))
    await request.app.state.notices.seat_claimed()
    return json(wire.Claimed(table.id, seat))


ROUTES = (
    Route("/api/me", me),
    Route("/api/people", make_account, methods=["POST"]),
    Route("/api/passkeys/challenge", ask_challenge, methods=["POST"]),
    Route("/api/session", sign_in, methods=["POST"]),
    Route("/api/session", sign_out, methods=["DELETE"]),
    Route("/api/me/sessions", list_sessions),
    Route("/api/me/sessions", end_other_sessions, methods=["DELETE"]),
    Route("/api/me/sessions/{session}", end_session, methods=["DELETE"]),
    Route("/api/me/passphrase", change_passphrase, methods=["POST"]),
    Route("/api/me/passkeys", add_passkey, methods=["POST"]),
    Route("/api/me/passkeys/{passkey}/forget", forget_passkey, methods=["POST"]),
    Route("/api/me/codes", make_codes, methods=["POST"]),
    Route("/api/me/hours", keep_hours, methods=["POST"]),
    Route("/api/me/invitations", list_invitations),
    Route("/api/me/invitations", invite, methods=["POST"]),
    Route("/api/me/tables", my_tables),
    Route("/api/me/export", export),
    Route("/api/me/delete", delete_account, methods=["POST"]),
    Route("/api/tables/{table}/claim", claim_seat, methods=["POST"]),
)
