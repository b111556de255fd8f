"""The application: the client's files, the small HTTP surface, and the socket of each table."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import mimetypes
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from wartable.engine.errors import WartableError
from wartable.engine.text import LANGUAGES, locale_folder
from wartable.games import game_names, spec_of
from wartable.notices.service import Notices
from wartable.notices.settings import NoticeSettings
from wartable.people.parting import part_in_time
from wartable.people.register import Register
from wartable.programs import Program, bring
from wartable.ratings.cups import Cups
from wartable.ratings.service import Results
from wartable.ratings.showing import Ladders, changes_at
from wartable.server.answers import check_opening, json, opened, wish_of
from wartable.server.assets import Assets
from wartable.server.calm import Calm
from wartable.server.catalogue import catalogue
from wartable.server.guard import Guard, check_origin, client_of
from wartable.server.headers import Headers
from wartable.server.learning import ROUTES as LEARNING
from wartable.server.lobby import ROUTES as LOBBY
from wartable.server.measuring import measure_lag
from wartable.server.notices import ROUTES as NOTICES
from wartable.server.people import ROUTES as PEOPLE
from wartable.server.people import check_opener, own_seat
from wartable.server.ratings import ROUTES as RATINGS
from wartable.server.watching import ROUTES as WATCHING
from wartable.server.watching import Watch
from wartable.tables.door import admit, read, refusal_of
from wartable.tables.errors import Refused, told, trail
from wartable.tables.gathering import Connection, Gathering, token_hash
from wartable.tables.held import HeldTable
from wartable.tables.house import House
from wartable.tables.limits import ALONE, Allowances, Counts, Limits, Pacer, Together
from wartable.tables.lobby import Lobby
from wartable.tables.opening import new_token
from wartable.tables.pace import Pace
from wartable.tables.prepared import anywhere
from wartable.tables.rematch import rematch
from wartable.tables.retention import tidy
from wartable.tables.storage import Store
from wartable.tables.sweeping import Sweeper
from wartable.tables.table import Table
from wartable.tables.what_if import what_if
from wartable.tables.whereabouts import Whereabouts
from wartable.wire import messages as wire
from wartable.wire.codes import Code
from wartable.wire.http import HttpError, PlayAgain, WhatIf, read_opening, read_rematch, read_what_if
from wartable.wire.people import Accounts
from wartable.wire.shared import VERSION

log = logging.getLogger(__name__)
CODE_OF_STATUS = {404: Code.NOT_FOUND, 405: Code.METHOD_NOT_ALLOWED}
# Of the words of a game: all, those a list of games and tables needs, those said at a table, and what few open: its
# rules and its history.
READ = ("rule-", "history-")
PARTS: dict[str, Callable[[str], bool]] = {
    "text": lambda message: True,
    "cover": lambda message: re.match(r"game-|seat-|labelled|edition-\S+-name ", message) is not None,
    "words": lambda message: not message.startswith(READ),
    "rules": lambda message: message.startswith(READ),
}
PAGES = ("/", "/account", "/ratings", "/cups", "/cup/{cup}", "/table/{table}")
SETTLED_SECONDS = 1.0
YOUNG, SELDOM = 1_000, 10_000  # things made and still held before the collector looks for circles among them, each once
mimetypes.add_type("font/woff2", ".woff2")  # Python's own table lacks it, and not every machine has another
CLIENT = Path(__file__).parent.parent / "client"
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # whoever it was, at any moment of a socket's life


@dataclass
class Settings:
    """How a server runs."""

    database: str
    pace: Pace = field(default_factory=Pace)
    client: Path = CLIENT
    limits: Limits = field(default_factory=Limits)
    hosts: Sequence[str] = ()  # names this server goes by, besides those of the machine itself
    boards: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # own numbers of new tables, by game
    sharing: bool = False  # other processes, started by the same one, use the database too
    is_here: Callable[[str], bool] = anywhere  # whether a table of that id would be served by this process
    accounts: Accounts = "open"  # who may make an account and open tables
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    counts: Counts = ALONE
    programs: Sequence[Program] = ()  # that may be given a seat, by the name the operator gave them
    keep_days: float | None = None  # unfinished tables nobody moves at; None: for ever


class Allowed:
    """How often each may do what."""

    def __init__(self, limits: Limits, counts: Counts) -> None:
        messages, hurry = limits.messages_per_second, limits.messages_reserve
        words, reserve = limits.words_per_minute / 60, limits.words_reserve
        opens, crowd = limits.opens_per_minute, limits.crowd
        self.openings = counts.allowances("openings", opens / 60, opens)
        self.addresses = counts.allowances("messages", messages * crowd, hurry * crowd)
        self.words_of_addresses = counts.allowances("words", words * crowd, reserve * crowd)
        self.seats = Allowances(messages, hurry)  # who sit in the process that has their table
        self.words_of_seats = Allowances(words, reserve)


def make_app(settings: Settings, store: Store | None = None) -> Starlette:
    """The whole application on one database. Raises DatabaseInUse or BadDatabase."""
    store = store or Store(settings.database, settings.sharing)
    bring(settings.programs)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = House(
            store, settings.pace, settings.boards, settings.limits, settings.is_here, settings.counts
        )
        store.listen(house.hear)
        app.state.register = Register(store, settings.accounts, settings.limits, settings.counts)
        app.state.notices = Notices(house, settings.notices, settings.is_here, settings.counts)
        app.state.settings = settings
        app.state.allowed = Allowed(settings.limits, settings.counts)
        app.state.lobby = Lobby(store)
        app.state.ladders = Ladders(store)
        app.state.cups = Cups(house, partial(app.state.notices.tell_person, kind="invited"))
        counting = Results(house, app.state.cups, settings.is_here)
        with contextlib.suppress(Refused):  # the sweeper tries again
            await store.beat()
        works = (_settle_memory(), measure_lag(), Sweeper(house).run(), _look_through(house), part_in_time(house))
        tasks = [asyncio.create_task(work) for work in works]
        whereabouts = Whereabouts(house)
        whereabouts.start()
        app.state.notices.start()
        house.reminders.append(app.state.notices.tell)
        if settings.keep_days is not None:
            tasks.append(asyncio.create_task(tidy(house, settings.keep_days, settings.is_here)))
        counting.start()
        yield
        await counting.stop()
        await app.state.notices.stop()
        await whereabouts.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Refused):
            await store.beat(ending=True)
        app.state.register.close()
        await house.close()
        store.close()

    routes: list[BaseRoute] = [
        Route("/api/games", games),
        Route("/api/games/{game}", game),
        *(Route(f"/api/games/{{game}}/{part}/{{language}}.ftl", text, name=part) for part in PARTS),
        Route("/api/games/{game}/board", board),
        *LEARNING,
        *LOBBY,
        *PEOPLE,
        *NOTICES,
        *WATCHING,
        *RATINGS,
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/api/tables/{table}", show_table),
        Route("/api/tables/{table}/record", show_record),
        Route("/api/tables/{table}/rematch", play_again, methods=["POST"]),
        Route("/api/tables/{table}/what-if", ask_what_if, methods=["POST"]),
        Route("/api/tables/{table}/account", show_account),
        WebSocketRoute("/ws/{table}", socket),
        *(Route(path, page) for path in PAGES),
        *(Route(f"/{room}/{{game}}", page) for room in ("learn", "rules", "summary")),
    ]
    if (settings.client / "assets").is_dir():
        routes.append(Mount("/assets", Assets(directory=settings.client / "assets")))
    handlers: Any = {WartableError: on_error, HTTPException: on_http_error}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    app.state.watch = Watch(store)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, limits=settings.limits, hosts=settings.hosts, counts=settings.counts)
    app.add_middleware(Calm)
    app.add_middleware(Headers)
    return app


async def _look_through(house: House) -> None:
    """What goes wrong with it keeps nobody from playing: each table is looked at again when somebody comes."""
    try:
        await house.look_through()
    except Exception as error:
        log.error("the running tables were not looked through: %s", trail(error))


async def _settle_memory() -> None:
    """What has lived for a second stays until nobody holds it: our things make no circles, so a collector need not
    walk through two hundred games while people wait."""
    usual = gc.get_threshold()
    gc.set_threshold(YOUNG, SELDOM)
    try:
        while True:
            gc.freeze()
            await asyncio.sleep(SETTLED_SECONDS)
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


# ---- answers ----
def on_error(_: Request, error: Exception) -> Response:
    code, message = told(error)
    return json(HttpError(code, message), code.status)


async def on_http_error(request: Request, error: HTTPException) -> Response:
    """Whoever reads with a browser and asked for no file is told by the page itself."""
    if error.status_code == HTTPStatus.NOT_FOUND and _is_reader(request):
        return await page(request, HTTPStatus.NOT_FOUND)
    code = CODE_OF_STATUS.get(error.status_code, Code.MALFORMED)
    return json(HttpError(code, error.detail), error.status_code)


def _is_reader(request: Request) -> bool:
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(("/api/", "/assets/"))


# ---- the HTTP surface ----
async def page(request: Request, status: int = HTTPStatus.OK) -> Response:
    index = request.app.state.settings.client / "index.html"
    if not index.exists():
        return PlainTextResponse("The client is not built; run `make client` in a clone of the project.", 503)
    return FileResponse(index, status, headers={"Cache-Control": "no-cache"})


async def games(_: Request) -> Response:
    return json([catalogue(name) for name in game_names()])


async def game(request: Request) -> Response:
    return json(catalogue(request.path_params["game"]))


async def text(request: Request) -> Response:
    """The words of a game, the engine's first; or a part of them. Notes to translators stay at home."""
    wanted = PARTS[request.url.path.split("/")[-2]]
    messages = re.split(r"^(?=\S)", _words_of(request), flags=re.MULTILINE)
    return PlainTextResponse("".join(f"{m.rstrip()}\n" for m in messages if wanted(m) and not m.startswith("#")))


def _words_of(request: Request) -> str:
    spec, language = spec_of(request.path_params["game"]), request.path_params["language"]
    if language not in LANGUAGES:
        raise Refused(Code.NOT_FOUND, f"no language {language!r}")
    return "\n".join(
        (locale_folder(p) / f"{language}.ftl").read_text(encoding="utf-8") for p in ("wartable.engine", spec.package)
    )


async def board(request: Request) -> Response:
    return json(spec_of(request.path_params["game"]).board())


async def open_table(request: Request) -> Response:
    wanted, key = await wish_of(request, read_opening), new_token()
    await check_opener(request)
    table, tokens = await request.app.state.house.open(wanted, token_hash(key))
    return opened(table, tokens, key)


async def play_again(request: Request) -> Response:
    wanted = await wish_of(request, read_rematch)
    house: House = request.app.state.house
    table = await house.find(request.path_params["table"])
    seat, _ = await _seat_of(request, table, wanted)
    return json(await rematch(house, table, seat))


async def ask_what_if(request: Request) -> Response:
    wanted = await wish_of(request, read_what_if)
    house: House = request.app.state.house
    table = await house.find(request.path_params["table"])
    seat, _ = await _seat_of(request, table, wanted)
    return opened(*await what_if(house, table, seat, wanted, client_of(request.scope)))


async def show_table(request: Request) -> Response:
    house: House = request.app.state.house
    table = await house.find(request.path_params["table"])
    info = table.public()
    if table.decided and table.company.terms.rated:
        info.changes = await house.store.ask(lambda connection: changes_at(connection, table.id))
    return json(info)


async def show_record(request: Request) -> Response:
    table = await request.app.state.house.find(request.path_params["table"])
    return PlainTextResponse(table.record())


async def show_account(request: Request) -> Response:
    house: House = request.app.state.house
    table = await house.find(request.path_params["table"])
    if not table.accounted:
        check_opening(request)
    return Response(await house.account(table), media_type="application/json")


# ---- the socket ----
async def socket(websocket: WebSocket) -> None:
    """One connection: hello, then requests, each answered once, while updates flow the other way."""
    with contextlib.suppress(*GONE):
        try:
            check_origin(websocket.scope)
            table = await websocket.app.state.house.come(websocket.path_params["table"])
        except Exception as error:
            await websocket.accept()
            await _close(websocket, refusal_of(error, None))
            return
        await websocket.accept()
        connection = await _greet(websocket, table)
        if connection is not None:
            await _serve(websocket, table, connection)


async def _greet(websocket: WebSocket, table: Table | HeldTable) -> Connection | None:
    """The first message must be a hello of our version, with a token of this table or none."""
    limits: Limits = websocket.app.state.settings.limits
    try:
        hello = read(await asyncio.wait_for(_receive(websocket), limits.hello_seconds), _pacer(websocket, table, None))
        if not isinstance(hello, wire.Hello):
            raise Refused(Code.MALFORMED, "the first message must be hello")
        if hello.version != VERSION:
            raise Refused(Code.BAD_VERSION, f"this server speaks version {VERSION}")
        await websocket.app.state.house.come(table.id)  # whoever kept silent kept no table: it may have been put away
        seat, session = await _seat_of(websocket, table, hello)
        viewpoint = table.viewpoint(hello.viewpoint)
        await table.take(seat)
        line, talk = websocket.state.line, _talk(websocket, table, seat)
        return Connection(seat, hello.heard, line, limits.backlog_bytes, viewpoint, hello.common, talk, session)
    except TimeoutError:
        await _close(websocket, wire.Refused(Code.MALFORMED, "no hello came"))
    except Refused as error:
        await _close(websocket, refusal_of(error, None))
    return None


async def _seat_of(
    visitor: HTTPConnection, table: Gathering, wish: wire.Hello | PlayAgain | WhatIf
) -> tuple[str | None, str]:
    """By the link; without one, by the account, whose session it is then."""
    if wish.token is None and wish.mine:
        return await own_seat(visitor, table.id)
    return table.seat_of(wish.token), ""


async def _receive(websocket: WebSocket) -> str | bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    payload: str | bytes | None = message.get("text")
    return message.get("bytes") or b"" if payload is None else payload


async def _close(websocket: WebSocket, last: wire.Message) -> None:
    with contextlib.suppress(*GONE):
        await websocket.send_text(wire.encode(last).decode())
        await websocket.close(1008)


def _pacer(websocket: WebSocket, table: Gathering, seat: str | None) -> Pacer:
    """Messages are counted by address, and those of a seat by seat: coming back on a new socket brings no new ones."""
    allowed: Allowed = websocket.app.state.allowed
    address = allowed.addresses.of(client_of(websocket.scope))
    return Together((address,) if seat is None else (address, allowed.seats.of(f"{table.id} {seat}")))


def _talk(websocket: WebSocket, table: Gathering, seat: str | None) -> Pacer:
    """What is kept beside the game is counted likewise; all spectators of an address talk as much as one seat."""
    allowed: Allowed = websocket.app.state.allowed
    address = client_of(websocket.scope)
    own = allowed.words_of_seats.of(f"{table.id} {seat or address}")
    return Together((allowed.words_of_addresses.of(address), own))


async def _serve(websocket: WebSocket, table: Table | HeldTable, connection: Connection) -> None:
    """Carry out what comes, until the other side goes or is shown the door; what it was told before still goes out."""
    table.join(connection)
    try:  # in a task of its own: Python walks through all who wait for each other, for every message
        await asyncio.create_task(_carry_out_all(websocket, table, connection))
    finally:
        table.leave(connection)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(websocket.close(1008), websocket.app.state.settings.limits.closing_seconds)


async def _carry_out_all(websocket: WebSocket, table: Table | HeldTable, connection: Connection) -> None:
    pacer = _pacer(websocket, table, connection.seat)
    hurried, patience = 0, websocket.app.state.settings.limits.patience
    while hurried < patience:
        answer = await admit(table, connection, pacer, await _receive(websocket))
        connection.send(answer)
        if isinstance(answer, wire.Refused):
            hurried += answer.error is Code.TOO_FAST
