"""A whole server in this process: its parts are within reach, and its limits as small as a test wants them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from tests.server.client import ServerProcess, client_folder
from tests.server.databases import new_database
from wartable.notices.settings import NoticeSettings
from wartable.programs import Program
from wartable.server.app import Settings, make_app
from wartable.server.protocols import GuardedConfig
from wartable.tables.gathering import Connection
from wartable.tables.limits import Limits
from wartable.tables.pace import AT_ONCE
from wartable.tables.storage import Store
from wartable.wire.people import Accounts

FREE = Limits(
    opens_per_minute=1e6, messages_per_second=1e6, requests_per_second=1e6, words_per_minute=1e6, words_reserve=1e6
)


class Notes(list[bytes]):
    """A line at whose end everything is written down."""

    def tell(self, written: bytes) -> int:
        self.append(written)
        return 0

    def cut(self) -> None:
        raise AssertionError("everything is read here")

    def read(self) -> list[bytes]:
        """What has come since it was last read."""
        new = self[:]
        self.clear()
        return new


class Listener(Connection):
    """Somebody at a table, without a socket."""

    def __init__(self, seat: str | None, heard: int = 0, viewpoint: str | None = None) -> None:
        self.notes = Notes()
        super().__init__(seat, heard, self.notes, viewpoint=viewpoint)


class Hosted:
    """The application on a real socket."""

    def __init__(
        self,
        folder: Path,
        limits: Limits = FREE,
        proxy: str = "",
        accounts: Accounts = "open",
        database: str = "",
        notices: NoticeSettings | None = None,
        programs: Sequence[Program] = (),
    ) -> None:
        address = database or new_database("sqlite", folder)
        settings = Settings(address, AT_ONCE, client_folder(folder / "client"), limits, accounts=accounts)
        settings.notices, settings.programs = notices or NoticeSettings(), programs
        self.app: Starlette = make_app(settings)
        self.config = GuardedConfig(self.app, limits, proxy, port=0)
        self._server = uvicorn.Server(self.config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    def __enter__(self) -> Hosted:
        self._thread.start()
        while not self._server.started:
            time.sleep(0.01)
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]
        self.door = ServerProcess.__new__(ServerProcess)
        self.door.address = f"http://127.0.0.1:{self.port}"
        return self

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where its tables live."""
        loop: asyncio.AbstractEventLoop = self._server.servers[0].get_loop()
        return loop

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(10)

    @property
    def store(self) -> Store:
        store: Store = self.app.state.house.store
        return store

    @property
    def connections(self) -> int:
        """Sockets the server holds."""
        return len(self._server.server_state.connections)
