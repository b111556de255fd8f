"""Over HTTP: the tables anyone may find, a seat at one of them, and what whoever opened a table may change."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wartable.server.answers import json, wish_of
from wartable.tables.hosting import change_terms, new_link, sit_down
from wartable.tables.table import Table
from wartable.wire.http import read_change, read_link, read_sitting_down


async def tables(request: Request) -> Response:
    """Those with empty seats, the finished ones, or those somebody names."""
    if (named := request.query_params.get("of")) is not None:
        return json(await request.app.state.lobby.named(named.split(",")))
    finished = "finished" in request.query_params
    return Response(await request.app.state.lobby.shown(finished), media_type="application/json")


async def _table(request: Request) -> Table:
    table: Table = await request.app.state.house.find(request.path_params["table"])
    return table


async def sit(request: Request) -> Response:
    wish = await wish_of(request, read_sitting_down)
    return json(await sit_down(await _table(request), wish))


async def link(request: Request) -> Response:
    wish = await wish_of(request, read_link)
    return json(await new_link(await _table(request), request.path_params["seat"], wish))


async def terms(request: Request) -> Response:
    wish = await wish_of(request, read_change)
    table = await _table(request)
    await change_terms(table, wish)
    return json(table.company.terms)


ROUTES = (
    Route("/api/tables", tables),
    Route("/api/tables/{table}/sit", sit, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}/link", link, methods=["POST"]),
    Route("/api/tables/{table}/terms", terms, methods=["POST"]),
)
