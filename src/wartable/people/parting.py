"""Whoever sits by a session that has ended sits there no more, wherever and however it ended: in another process, by
itself, or because whoever runs the server has closed the account."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

from wartable.people import sessions
from wartable.tables.errors import Refused
from wartable.tables.house import House

SECONDS = 3.0


async def part_in_time(house: House) -> None:
    """As long as the server runs."""
    while True:
        with contextlib.suppress(Refused):  # the database is away: the next look tells
            await part_now(house)
        await asyncio.sleep(SECONDS)


async def part_now(house: House) -> None:
    """One question for all who sit here by an account; none if nobody does."""
    here = house.sessions
    if here:
        house.part(here - await house.store.ask(partial(sessions.alive, among=here)))
