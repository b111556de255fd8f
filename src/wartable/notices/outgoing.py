"""Messages that leave by HTTP, to addresses that strangers gave: never into our own network, never somewhere else than
said, never for long."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from wartable.notices.addresses import is_literal, is_public, look_up
from wartable.notices.errors import Failed

SECONDS = 10.0


class Forbidden(OSError):
    """A name that leads into a private network."""


class Names(AbstractResolver):
    """Names lead to public addresses, or nowhere. What is checked here is what is connected to."""

    def __init__(self, lan: bool) -> None:
        self.lan = lan

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await look_up(host, port)
        if not self.lan and not all(is_public(entry.address) for entry in found):
            raise Forbidden("a private network")
        return [
            ResolveResult(
                hostname=host, host=entry.address, port=port, family=entry.family, proto=entry.proto,
                flags=socket.AI_NUMERICHOST,
            )
            for entry in found
        ]  # fmt: skip

    async def close(self) -> None:
        """Nothing is held."""


async def post(url: str, body: bytes, headers: Mapping[str, str], lan: bool) -> int:
    """The status of the answer, of which nothing else is read. Raises Failed."""
    host = urlsplit(url).hostname or ""
    if not lan and is_literal(host) and not is_public(host):
        raise Failed("private-address", lasting=True)
    try:
        return await _post(url, body, headers, lan)
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
        if isinstance(error.__cause__, Forbidden):
            raise Failed("private-address", lasting=True) from error
        raise Failed("unreachable") from error


async def _post(url: str, body: bytes, headers: Mapping[str, str], lan: bool) -> int:
    connector = aiohttp.TCPConnector(resolver=Names(lan), use_dns_cache=False, force_close=True)
    time = aiohttp.ClientTimeout(total=SECONDS)
    async with (
        aiohttp.ClientSession(connector=connector, timeout=time, cookie_jar=aiohttp.DummyCookieJar()) as session,
        session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
    ):
        return answer.status


def check_status(status: int) -> None:
    """Whatever is not taken has failed; where somebody is only busy, for now."""
    if not 200 <= status < 300:
        raise Failed(f"http-{status}", lasting=status < 500 and status not in (408, 425, 429))
