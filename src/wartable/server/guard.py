"""The guard before the application: who may speak to it by which name, and how often."""

from __future__ import annotations

import re
from collections.abc import Collection

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from wartable.tables import metrics
from wartable.tables.errors import Refused
from wartable.tables.limits import ALONE, Counts, Limits, network_of, plain_address
from wartable.wire.codes import Code
from wartable.wire.http import HttpError

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
CLOSE = {"Connection": "close"}
HOST = re.compile(r"(\[(?P<address>[^\[\]@]+)\]|(?P<name>[^\[\]:@/]+))(:[0-9]*)?")
PORTS = {"http": ":80", "https": ":443"}
WATCHED = ("/health", "/ready")  # tell nothing a name should keep anyone from, and a monitor is no crowd


class Guard:
    """Turns away what the application should not have to look at, with a typed error."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Collection[str] = (), counts: Counts = ALONE) -> None:
        self.app = app
        self.hosts = LOOPBACK | {plain_address(host) for host in hosts}
        self.requests = counts.allowances("requests", limits.requests_per_second, limits.requests_reserve)
        self.watchers = counts.allowances("watchers", limits.requests_per_second, limits.requests_reserve)
        self.sockets = counts.crowd("sockets", limits.connections_of_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        who = client_of(scope)
        try:
            self._check(scope, who)
            if scope["type"] == "http":
                return await self.app(scope, receive, send)
            with self.sockets.visit(who) as room:
                if not room:
                    raise Refused(Code.TOO_MANY, "too many connections from this address")
                return await self.app(scope, receive, send)
        except Refused as error:
            metrics.REFUSED[error.code].inc()
            body = msgspec.json.encode(HttpError(error.code, str(error)))
            answer = Response(body, error.code.status, CLOSE, "application/json")
            await answer(scope, receive, send)

    def _check(self, scope: Scope, who: str) -> None:
        watched = scope["path"] in WATCHED
        if not watched:
            self._check_host(scope)
        if not (self.watchers if watched else self.requests).of(who).take():
            raise Refused(Code.TOO_FAST, "too many requests from this address; wait a moment")

    def _check_host(self, scope: Scope) -> None:
        """A page of another site can make its own name lead here: only names this server goes by are answered."""
        given = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        name = name_of(given[0]) if len(given) == 1 else ""
        here = plain_address(scope["server"][0]) if scope.get("server") else ""
        if not name or (name not in self.hosts and name != here):
            raise Refused(Code.WRONG_HOST, f"this server does not go by the name {name!r} (see serve --allow-host)")


def client_of(scope: Scope) -> str:
    """Whom limits count; behind a named proxy, whoever it speaks for."""
    return network_of(scope["client"][0]) if scope.get("client") else ""


def name_of(host: str) -> str:
    """A Host header without its port; empty if it is none."""
    found = HOST.fullmatch(host)
    return plain_address((found["address"] or found["name"]).rstrip(".")) if found else ""


def check_origin(scope: Scope) -> None:
    """A browser says where a page came from: only our own pages may act."""
    headers = Headers(scope=scope)
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is not None and not _is_ours(origin.lower(), host.lower(), is_encrypted(scope)):
        raise Refused(Code.WRONG_ORIGIN, "this request comes from another site")


def origins_of(scope: Scope) -> tuple[str, ...]:
    """Where our own pages come from, as browsers spell it."""
    host, encrypted = Headers(scope=scope).get("host", "").lower(), is_encrypted(scope)
    schemes = ("https",) if encrypted else ("https", "http")
    return tuple(f"{scheme}://{host.removesuffix(PORTS[scheme])}" for scheme in schemes)


def is_encrypted(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


def _is_ours(origin: str, host: str, encrypted: bool) -> bool:
    """The same name and port. Whoever is between may have written a page that came unencrypted: over TLS it does
    nothing. That a request came over TLS only a proxy can tell, so an encrypted page is ours in any case."""
    scheme, _, site = origin.partition("://")
    port = PORTS.get(scheme)
    if port is None or (encrypted and scheme == "http"):
        return False
    return site.removesuffix(port) == host.removesuffix(port)
