"""Answers over HTTP, and what is checked before a table is opened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from wartable.server.guard import check_origin, client_of
from wartable.tables.errors import Refused
from wartable.tables.table import Table
from wartable.wire.codes import Code
from wartable.wire.http import Opened


def json(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def check_opening(request: Request) -> str:
    """From our own pages, and so many tables a minute from one address, which is returned."""
    check_origin(request.scope)
    address: str = client_of(request.scope)
    if not request.app.state.allowed.openings.of(address).take():
        raise Refused(Code.TOO_FAST, "too many tables opened; wait a moment")
    return address


def opened(table: Table, tokens: Mapping[str, str]) -> Response:
    """A new table, with the tokens of its persons."""
    seats = [msgspec.structs.replace(s, token=tokens.get(s.seat, "")) for s in table.sittings()]
    return json(Opened(table.id, seats, table.match.commitment), 201)
