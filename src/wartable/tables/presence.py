"""Who is at a table, told now and then: however many come and go, everyone hears of it at most once in a while."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Protocol

from wartable.tables.limits import Limits
from wartable.wire import messages as wire


class Guest(Protocol):
    """Whoever is here, as far as presence goes: a seat, or None for a spectator."""

    seat: str | None

    def send_written(self, written: bytes) -> None: ...


class Presence:
    """Counts, not lists: what it costs does not grow with the number of those who come."""

    def __init__(self, seats: Iterable[str], bots: Collection[str]) -> None:
        self._seats = {seat: seat in bots for seat in seats}
        self._here: Counter[str | None] = Counter()
        self._elsewhere: tuple[Collection[str], int] = (), 0  # seats and spectators, in other processes
        self._guests: set[Guest] = set()
        self._resting: asyncio.TimerHandle | None = None
        self._untold = False

    def join(self, guest: Guest) -> None:
        self._guests.add(guest)
        self._here[guest.seat] += 1
        if self._resting is not None:
            guest.send_written(wire.encode(self.message()))
        self._changed()

    def leave(self, guest: Guest) -> None:
        self._guests.discard(guest)
        self._here[guest.seat] -= 1
        self._changed()

    def has(self, seat: str) -> bool:
        """Whether a person sits there now, in whichever process."""
        return self._here[seat] > 0 or seat in self._elsewhere[0]

    @property
    def here(self) -> tuple[tuple[str, ...], int]:
        """The seats and the spectators of this process."""
        return tuple(seat for seat in self._seats if self._here[seat] > 0), self._here[None]

    def hear(self, seats: Collection[str], spectators: int) -> None:
        """Who is elsewhere."""
        if self._elsewhere != (seats, spectators):
            self._elsewhere = seats, spectators
            self._changed()

    def message(self) -> wire.Presence:
        seats: Mapping[str, bool] = {seat: bot or self.has(seat) for seat, bot in self._seats.items()}
        return wire.Presence(dict(seats), self._here[None] + self._elsewhere[1])

    def _changed(self) -> None:
        """Told at once if it has been quiet, otherwise when the pause is over."""
        self._untold = True
        if self._resting is None:
            self._tell()

    def _tell(self) -> None:
        self._resting = None
        if self._untold and self._guests:
            self._untold = False
            written = wire.encode(self.message())
            for guest in self._guests:
                guest.send_written(written)
            self._resting = asyncio.get_running_loop().call_later(Limits.presence_seconds, self._tell)
