"""Ratings and cups over HTTP."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wartable.people import rows as people
from wartable.ratings import cup_rows, showing
from wartable.ratings.cups import Cups
from wartable.server.answers import check_opening, json, read_body, wish_of
from wartable.server.people import register_of, signed_in, writer
from wartable.tables.errors import Refused
from wartable.wire.codes import Code
from wartable.wire.ratings import PersonRatings, read_cup, read_round


def cups_of(request: Request) -> Cups:
    cups: Cups = request.app.state.cups
    return cups


# ---- ratings ----
async def kinds(request: Request) -> Response:
    return Response(await request.app.state.ladders.kinds(), media_type="application/json")


async def ladder(request: Request) -> Response:
    players = _number(request.query_params.get("players"))
    shown = await request.app.state.ladders.shown(request.path_params["game"], players)
    return Response(shown, media_type="application/json")


def _number(text: str | None) -> int | None:
    """How many play; the fewest if not given."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise Refused(Code.MALFORMED, "players is a number")
    return int(text)


async def of_person(request: Request) -> Response:
    name, store = request.path_params["name"], register_of(request).store
    person = await store.ask(lambda at: people.named(at, name))
    if person is None or person.banned:
        raise Refused(Code.NOT_FOUND, "nobody goes by this name")
    return json(PersonRatings(person.name, await store.ask(lambda at: showing.ratings_of(at, person.id))))


async def my_results(request: Request) -> Response:
    signed = await signed_in(request)
    found = await register_of(request).store.ask(lambda at: showing.rated_results_of(at, signed.person))
    return json(found)


# ---- cups ----
async def open_cup(request: Request) -> Response:
    signed, wish = await writer(request), await wish_of(request, read_cup)
    return json(await cups_of(request).open(wish, signed.person), HTTPStatus.CREATED)


async def show_cup(request: Request) -> Response:
    return json(await cups_of(request).info(request.path_params["cup"]))


async def my_cups(request: Request) -> Response:
    signed = await signed_in(request)
    return json(await register_of(request).store.ask(lambda at: cup_rows.cups_of(at, signed.person)))


async def join(request: Request) -> Response:
    signed = await writer(request)
    return json(await cups_of(request).join(request.path_params["cup"], signed.person))


async def leave(request: Request) -> Response:
    signed = await writer(request)
    return json(await cups_of(request).leave(request.path_params["cup"], signed.person))


async def begin_round(request: Request) -> Response:
    signed, wish = await writer(request), await read_body(request, read_round)
    check_opening(request)
    return json(await cups_of(request).begin(request.path_params["cup"], wish.round, signed.person))


async def end(request: Request) -> Response:
    signed = await writer(request)
    return json(await cups_of(request).end(request.path_params["cup"], signed.person))


ROUTES = (
    Route("/api/ratings", kinds),
    Route("/api/ratings/{game}", ladder),
    Route("/api/people/{name}/ratings", of_person),
    Route("/api/cups", open_cup, methods=["POST"]),
    Route("/api/me/results", my_results),
    Route("/api/me/cups", my_cups),
    Route("/api/cups/{cup}", show_cup),
    Route("/api/cups/{cup}/join", join, methods=["POST"]),
    Route("/api/cups/{cup}/leave", leave, methods=["POST"]),
    Route("/api/cups/{cup}/rounds", begin_round, methods=["POST"]),
    Route("/api/cups/{cup}/end", end, methods=["POST"]),
)
