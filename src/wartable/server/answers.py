"""Answers over HTTP, the bodies of requests, and what is checked before a table is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from wartable.server.guard import check_origin, client_of
from wartable.tables.errors import Refused
from wartable.tables.limits import LARGEST
from wartable.tables.table import Table
from wartable.wire.codes import Code
from wartable.wire.http import Opened

Wish = TypeVar("Wish")


def json(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def check_opening(request: Request) -> str:
    """From our own pages, and so many tables a minute from one address, which is returned."""
    check_origin(request.scope)
    address: str = client_of(request.scope)
    if not request.app.state.allowed.openings.of(address).take():
        raise Refused(Code.TOO_FAST, "too many tables opened; wait a moment")
    return address


async def wish_of(request: Request, read: Callable[[bytes], Wish]) -> Wish:
    """What a page of ours asks for, not too often."""
    check_opening(request)
    return await read_body(request, read)


async def read_body(request: Request, read: Callable[[bytes], Wish]) -> Wish:
    """What a request asks for; malformed if it is none."""
    raw = await body_of(request)
    try:
        return read(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(Code.MALFORMED, str(error)) from error


async def body_of(request: Request) -> bytes:
    """The body, refused as soon as it is too large."""
    raw = b""
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > LARGEST:
                raise Refused(Code.TOO_LARGE, f"a request may have {LARGEST} bytes")
    except ClientDisconnect as error:  # nobody is left to hear it, and nothing is wrong with the server
        raise Refused(Code.MALFORMED, "the request ended before its body") from error
    return raw


def opened(table: Table, tokens: Mapping[str, str], host: str = "") -> Response:
    """A new table, with the tokens of its persons and the key of whoever opened it."""
    seats = [msgspec.structs.replace(s, token=tokens.get(s.seat, "")) for s in table.sittings()]
    return json(Opened(table.id, seats, table.match.commitment, host), 201)
