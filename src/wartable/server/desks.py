"""Several workers on one machine, each with a desk: a table is best served where its players already are.

Any worker can serve any table. Yet two who serve the same one do the same work twice, so a worker to whom the system
gives a connection about another's table hands it over, socket and all, with what it has read. If that desk is empty for
the moment, it serves the table itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import zlib
from collections.abc import Callable
from pathlib import Path

ABOUT_A_TABLE = re.compile(rb"[A-Z]+ /(?:ws|api/tables)/([A-Za-z0-9_-]+)")
LINE_BYTES = 4096  # by then a first line has said which table it is about
DATAGRAM = 128 * 1024

Serve = Callable[[socket.socket, bytes], None]


class Desk:
    """The desk of one worker among several."""

    def __init__(self, number: int, count: int, folder: Path) -> None:
        self.number, self.count, self.folder = number, count, folder
        self._inbox, self._outbox = _box(), _box()
        self._is_open = False

    def _address(self, number: int) -> str:
        return str(self.folder / f"desk-{number}")

    def of(self, table: str) -> int:
        return zlib.crc32(table.encode()) % self.count

    def is_mine(self, table: str) -> bool:
        return self.of(table) == self.number

    def wanted(self, begun: bytes) -> int | None:
        """The desk a request is for, from its first bytes; None while they do not tell."""
        if b"\n" not in begun and len(begun) < LINE_BYTES:
            return None
        found = ABOUT_A_TABLE.match(begun)
        return self.of(found[1].decode()) if found else self.number

    def hand_over(self, desk: int, connection: int, begun: bytes) -> bool:
        """Whether it was taken there."""
        try:
            self._outbox.connect(self._address(desk))
            return socket.send_fds(self._outbox, [begun], [connection]) == len(begun)
        except OSError:
            return False

    def open(self, serve: Serve) -> None:
        """Serve what others hand over, from now on."""
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self._address(self.number))  # of a worker that was killed
        self._inbox.bind(self._address(self.number))
        self._is_open = True
        asyncio.get_running_loop().add_reader(self._inbox.fileno(), self._take, serve)

    def _take(self, serve: Serve) -> None:
        with contextlib.suppress(BlockingIOError):
            begun, connections, _, _ = socket.recv_fds(self._inbox, DATAGRAM, 1)
            for connection in connections:
                serve(socket.socket(fileno=connection), begun)

    def close(self) -> None:
        if self._is_open:
            asyncio.get_running_loop().remove_reader(self._inbox.fileno())
        self._inbox.close()
        self._outbox.close()


def _box() -> socket.socket:
    return socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)
