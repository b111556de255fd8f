"""For whoever watches over a server: does it answer, and should people be sent to it?"""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wartable.server.answers import json
from wartable.server.guard import WATCHED
from wartable.tables.storage import Store
from wartable.wire.http import Health, Ready

FRESH_SECONDS = 1.0  # however many ask, the disk is tried so often
PATIENCE_SECONDS = 2.0


class Watch:
    """Whether people should be sent here: not while the server leaves, nor when nothing could be stored."""

    def __init__(self, store: Store) -> None:
        self.leaving = False
        self._store = store
        self._trying: asyncio.Task[bool] | None = None
        self._tried = 0.0

    async def ready(self) -> Ready:
        if self.leaving:
            return Ready(False, "leaving")
        return Ready(True) if await self._stores() else Ready(False, "database")

    async def _stores(self) -> bool:
        """All who ask within a second wait for the same try; one that hangs is not waited for, nor begun twice."""
        stale = time.monotonic() - self._tried > FRESH_SECONDS
        if self._trying is None or (stale and self._trying.done()):
            self._tried, self._trying = time.monotonic(), asyncio.create_task(self._try())
        done, _ = await asyncio.wait([self._trying], timeout=PATIENCE_SECONDS)
        return bool(done) and self._trying.result()

    async def _try(self) -> bool:
        try:
            await self._store.do(_touch)
        except Exception:  # whatever it is: storage has said it in the log
            return False
        return True


def _touch(connection: sa.Connection) -> None:
    """A write that changes nothing."""
    connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))


async def health(_: Request) -> Response:
    return json(Health())


async def ready(request: Request) -> Response:
    watch: Watch = request.app.state.watch
    found = await watch.ready()
    return json(found, HTTPStatus.OK if found.ready else HTTPStatus.SERVICE_UNAVAILABLE)


ROUTES = [Route(path, answer) for path, answer in zip(WATCHED, (health, ready), strict=True)]
