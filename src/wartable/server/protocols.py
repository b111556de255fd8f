"""The two protocols of the server, bounded: no connection costs more than its share of memory and time."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from wartable.server.desks import Desk
from wartable.server.headers import HEADERS
from wartable.tables import metrics
from wartable.tables.limits import ALONE, LARGEST, Counts, Limits, network_of
from wartable.wire.codes import Code
from wartable.wire.http import HttpError

LAST_ANSWER_SECONDS = 1.0  # after a signal, for a socket's requests under way
FRAMES = 5  # frames of a socket for each message it may send: pings and pieces count too


class GuardedConfig(uvicorn.Config):
    """How the server listens: both protocols bounded, forwarded addresses believed only from a named proxy."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        proxy: str = "",
        desk: Desk | None = None,
        counts: Counts = ALONE,
        **more: Any,
    ) -> None:
        super().__init__(
            app, http=GuardedHttp, ws=GuardedSocket, ws_max_size=4 * LARGEST, log_level="warning", access_log=False,
            proxy_headers=bool(proxy), forwarded_allow_ips=proxy or None, server_header=False, **more,
        )  # fmt: skip
        self.limits = limits
        self.proxy = proxy
        self.desk = desk
        self.strangers = counts.crowd("connections", limits.connections_of_address)
        crowd = limits.messages_per_second * limits.crowd * FRAMES
        self.frames = counts.allowances("frames", crowd, limits.messages_reserve * limits.crowd * FRAMES)


class Overstepped(Exception):
    """Raised inside the parser: the request is refused with this status."""


class GuardedHttp(HttpToolsProtocol):
    """One request at a time, of bounded size, arriving in bounded time, its answer taken in bounded time."""

    config: GuardedConfig
    handed_over = b""  # what another worker has read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.limits = self.config.limits
        self.taken = self.chunk = self.head = 0  # bytes: of this request, of this delivery, of complete headers
        self.in_head = True
        self.deaf = False
        self.sorted = self.config.desk is None  # whether it is known to be served here
        self.begun = b""  # of a request, until then
        self.refusal = (400, HttpError(Code.MALFORMED, "this is no HTTP request"))
        self.clock: asyncio.TimerHandle | None = None
        self.who = network_of(self.client[0]) if self.client else ""
        self._come()
        if not self.inside or len(self.connections) > self.limits.connections:
            transport.abort()
        elif self.handed_over:
            self.sorted = True
            self.data_received(self.handed_over)  # before anything else comes

    def _come(self) -> None:
        self.inside = self.who == self.config.proxy or self.config.strangers.enter(self.who)
        self._within(self.limits.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._go()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # they hold each other, and nobody else will part them

    def _go(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
        if self.inside and self.who != self.config.proxy:
            self.config.strangers.leave(self.who)
        self.inside = False

    def _within(self, seconds: float) -> None:
        """The next step must come within so many seconds."""
        if self.clock is not None:
            self.clock.cancel()
        self.clock = self.loop.call_later(seconds, self.transport.abort)

    # ---- a request arrives ----
    def data_received(self, data: bytes) -> None:
        whole, self.begun = self.begun + data, b""
        if self.sorted or self._stays(whole):
            self._receive(whole)

    def _stays(self, begun: bytes) -> bool:
        """Whether a request is for this worker; if it is for another, the connection is gone."""
        assert self.config.desk is not None
        desk = self.config.desk.wanted(begun)
        if desk is None:
            self.begun = begun
            return False
        self.sorted = desk == self.config.desk.number or not self._hand_over(desk, begun)
        return self.sorted

    def _hand_over(self, desk: int, begun: bytes) -> bool:
        assert self.config.desk is not None
        self._go()  # it is counted where it is taken
        given = self.config.desk.hand_over(desk, self.transport.get_extra_info("socket").fileno(), begun)
        if not given:
            self._come()
        if given or not self.inside:
            self.transport.abort()  # of this process's part only
        return given

    def _receive(self, data: bytes) -> None:
        self.chunk = len(data)
        self.taken += self.chunk
        if self.taken > self.limits.swallowed_bytes:
            self.transport.abort()
        elif not self.deaf:
            super().data_received(data)
            if self.in_head and self.taken > self.limits.header_bytes:
                self._refuse(431, self._large_head())

    def on_message_begin(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            raise Overstepped("one request at a time")
        self.taken, self.head, self.in_head = self.chunk, 0, True
        self._within(self.limits.request_seconds)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self.head += size
        if self.head > self.limits.header_bytes:
            self.refusal = (431, self._large_head())
            raise Overstepped("too large")

    def _large_head(self) -> HttpError:
        return HttpError(Code.TOO_LARGE, f"the head of a request may have {self.limits.header_bytes} bytes")

    def on_headers_complete(self) -> None:
        self.in_head = False
        if sum(name == b"origin" for name, _ in self.headers) > 1:
            self.refusal = (403, HttpError(Code.WRONG_ORIGIN, "a page comes from one place"))
            raise Overstepped("one origin")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._within(self.limits.answer_seconds)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._within(self.limits.request_seconds)
        self.sorted = self.config.desk is None
        super().on_response_complete()

    # ---- a request is refused ----
    def send_400_response(self, msg: str) -> None:
        self._refuse(*self.refusal)

    def _refuse(self, status: int, error: HttpError) -> None:
        """Nothing more is listened to; an answer on its way is finished first."""
        self.deaf = True
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.keep_alive = False
            return
        metrics.REFUSED[error.error].inc()
        body = msgspec.json.encode(error)
        headers = {**HEADERS, "Content-Type": "application/json", "Content-Length": len(body), "Connection": "close"}
        lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *(f"{k}: {v}" for k, v in headers.items()), "", ""]
        self.transport.write("\r\n".join(lines).encode() + body)
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """Frames of bounded number; nobody who does not read is waited for."""

    config: GuardedConfig
    listening = leaving = False  # whether the table waits for the next message; whether the server waits to leave
    unsent = b""  # what was told while a request is carried out: it leaves with the answer

    def handle_events(self) -> None:
        who = network_of(self.client[0]) if self.client else ""
        if who != self.config.proxy and not self.config.frames.of(who).take(len(self.conn.events)):
            self.transport.abort()
            return
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= self.config.limits.fragments:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.config.limits.backlog_bytes:
            metrics.DROPPED.inc()
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """A refusal is an answer too: uvicorn would log each as a handshake that was forgotten."""
        self._send_off()
        await super().send(message)
        self.handshake_complete |= message["type"] == "websocket.http.response.body"

    async def receive(self) -> Any:
        """The next message, now that the last one has its answer."""
        self.listening = True
        self._send_off()
        self._leave_if_idle()
        message = await super().receive()
        self.listening = False
        return message

    def shutdown(self) -> None:
        """Come back, 1012 says: the server starts anew. What it was asked before is answered first, for a while."""
        self.leaving = True
        self.loop.call_later(LAST_ANSWER_SECONDS, self._leave)
        self._leave_if_idle()

    def _leave_if_idle(self) -> None:
        if self.leaving and self.listening and self.queue.empty():
            self._leave()

    def _leave(self) -> None:
        self._send_off()
        if not self.transport.is_closing():
            super().shutdown()

    def handle_close(self, event: Frame) -> None:
        self._send_off()
        super().handle_close(event)

    def tell(self, written: bytes) -> int:
        """A message in text, at once, without a task in between; how many bytes wait to be read now. To whoever waits
        for an answer it leaves with the answer, if that comes at once: the system is asked once for both."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return 0
        frame = Frame(Opcode.TEXT, written).serialize(mask=False, extensions=self.conn.extensions)
        if self.listening:
            self.transport.write(frame)
        else:
            if not self.unsent:
                self.loop.call_soon(self._send_off)
            self.unsent += frame
        return self.transport.get_write_buffer_size() + len(self.unsent)

    def _send_off(self) -> None:
        if self.unsent and not self.transport.is_closing():
            self.transport.write(self.unsent)
        self.unsent = b""

    def cut(self) -> None:
        self._send_off()
        self.transport.close()
        self._cut_off_soon()

    async def run_asgi(self) -> None:
        self.scope["state"]["line"] = self
        await super().run_asgi()
        del self.scope["state"]["line"]  # they would hold each other
        self._cut_off_soon()

    def _cut_off_soon(self) -> None:
        """A close waits for the other side to read; not for ever."""
        self.loop.call_later(self.config.limits.closing_seconds, self.transport.abort)
