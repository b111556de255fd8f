"""Notices over HTTP: ways to be told, the pages behind the links of mails, and the worker that shows what is pushed."""

from __future__ import annotations

from html import escape
from http import HTTPStatus
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from wartable.notices.rows import Owner
from wartable.notices.service import Notices
from wartable.notices.words import words_for
from wartable.server.answers import json, wish_of
from wartable.server.people import signed_in
from wartable.tables.errors import Refused
from wartable.wire.codes import Code
from wartable.wire.notices import read_addition, read_end

ACTS = ("confirm", "leave")
BEARER = "bearer "
WORKER = "sw.js"
STYLE = "/notices/page.css"


def notices_of(request: Request) -> Notices:
    notices: Notices = request.app.state.notices
    return notices


# ---- ways ----
async def offered(request: Request) -> Response:
    return json(await notices_of(request).offered())


async def add(request: Request) -> Response:
    wish = await wish_of(request, read_addition)
    return json(await notices_of(request).add(await _owner(request, wish.token), wish), HTTPStatus.CREATED)


async def end(request: Request) -> Response:
    wish, notices = await wish_of(request, read_end), notices_of(request)
    owner = await _owner(request, wish.token)
    await notices.end(owner, wish.way)
    return json(await notices.ways(owner))


async def _owner(request: Request, token: str) -> Owner:
    """Whoever holds the seat; where no table is named, whoever is signed in."""
    if table := request.path_params.get("table"):
        return await notices_of(request).seat(table, token)
    return Owner(person=(await signed_in(request)).person)


async def ways(request: Request) -> Response:
    given = request.headers.get("authorization", "")
    if not given.lower().startswith(BEARER):
        raise Refused(Code.UNKNOWN_SEAT, "the token of a seat is wanted: Authorization: Bearer TOKEN")
    return json(await notices_of(request).ways(await _owner(request, given[len(BEARER) :].strip())))


async def own_ways(request: Request) -> Response:
    return json(await notices_of(request).ways(await _owner(request, "")))


# ---- links in mails: a page asks, its button does; a mail program may press it without the page (RFC 8058) ----
async def ask(request: Request) -> Response:
    """Nothing is done by opening a link: programs that look for harm open them all."""
    act, language, opens = await _link(request)
    return _page(language, f"page-{act}-ask", f"page-{act}-do") if opens else _wrong(language)


async def act(request: Request) -> Response:
    """Whoever has the link may: it is no page's business where the wish came from."""
    act, language, opens = await _link(request)
    notices, way = notices_of(request), request.path_params["way"]
    if not opens or (act == "confirm" and not await notices.confirm(way)):
        return _wrong(language)
    if act == "leave":
        await notices.leave(way)
    return _page(language, f"page-{act}-done")


async def _link(request: Request) -> tuple[str, str, bool]:
    """What a link is for, the language of its reader, and whether it came from us."""
    notices, (act, way, key) = notices_of(request), (request.path_params[name] for name in ("act", "way", "key"))
    if act not in ACTS:
        raise Refused(Code.NOT_FOUND, "there is nothing at this path")
    found = await notices.find(way)
    return act, found.language if found else "en", await notices.opens(act, way, key)


def _wrong(language: str) -> Response:
    return _page(language, "page-wrong", status=HTTPStatus.NOT_FOUND)


def _page(language: str, said: str, button: str = "", status: int = HTTPStatus.OK) -> Response:
    text = words_for(language)
    form = f'<form method="post"><button>{escape(text.get(button))}</button></form>' if button else ""
    lobby = "" if button else f'<p><a href="/">{escape(text.get("page-lobby"))}</a></p>'
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>wartable</title><link rel="stylesheet" href="{STYLE}">'
    )
    body = f"<main><h1>wartable</h1><p>{escape(text.get(said))}</p>{form}{lobby}</main>"
    html = f'<!doctype html><html lang="{text.language}"><head>{head}</head><body>{body}</body></html>'
    return HTMLResponse(html, status, headers={"Cache-Control": "no-store"})


async def style(_: Request) -> Response:
    """In a file of its own: no page of ours may bring its style along."""
    return FileResponse(Path(__file__).parent / "page.css", headers={"Cache-Control": "no-cache"})


# ---- the worker ----
async def worker(request: Request) -> Response:
    """From the root, so that it may open any page of ours."""
    file = request.app.state.settings.client / WORKER
    if not file.exists():
        raise Refused(Code.NOT_FOUND, "the client is not built")
    return FileResponse(file, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


ROUTES = (
    Route("/api/notices", offered),
    Route("/api/tables/{table}/notices", ways),
    Route("/api/tables/{table}/notices", add, methods=["POST"]),
    Route("/api/tables/{table}/notices", end, methods=["DELETE"]),
    Route("/api/me/notices", own_ways),
    Route("/api/me/notices", add, methods=["POST"]),
    Route("/api/me/notices", end, methods=["DELETE"]),
    Route(STYLE, style),
    Route("/notices/{act}/{way}/{key}", ask),
    Route("/notices/{act}/{way}/{key}", act, methods=["POST"]),
    Route(f"/{WORKER}", worker),
)
