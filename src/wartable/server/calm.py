"""Whatever breaks inside, the answer is a typed one, and the log has a place but no content."""

from __future__ import annotations

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wartable.tables.errors import told
from wartable.wire.http import HttpError


class Calm:
    """Answers in the place of a broken page; an answer that has begun is cut off."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noted if scope["type"] == "http" else send)
        except Exception as error:
            code, message = told(error)
            if scope["type"] == "http" and not begun:
                body = msgspec.json.encode(HttpError(code, message))
                await Response(body, code.status, media_type="application/json")(scope, receive, send)
