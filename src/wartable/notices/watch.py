"""Whom the tables wait for: an observer that only writes it down. Everything else happens later, somewhere else."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

from wartable.notices.rows import Place
from wartable.tables.table import Table


class Watch:
    """Seats that are asked, with the time when they have been waited for long enough."""

    def __init__(self, after: float, wake: Callable[[], None]) -> None:
        self.after = after
        self._wake = wake
        self._due: dict[Place, float] = {}
        self.ended: set[Place] = set()  # seats that have not been asked at some moment since they were last taken up
        self.over: dict[Place, bool] = {}  # seats of games that ended, and whether somebody sat there
        self.rematches: set[Place] = set()  # new seats of those who were away when one was opened

    # ---- what a table tells ----
    def moved(self, table: Table) -> None:
        now, asked = time.time(), asked_at(table)
        for seat in table.seats:
            if seat in asked:
                self._due.setdefault((table.id, seat), now + self.after)
            else:
                self._due.pop((table.id, seat), None)
                self.ended.add((table.id, seat))
        if table.closed:
            self.over.update({(table.id, seat): table.presence.has(seat) for seat in table.seats})
            self._wake()

    def left(self, table: Table, seat: str) -> None:
        if seat in asked_at(table):
            self._due[table.id, seat] = time.time() + self.after

    def again(self, table: Table) -> None:
        away = [seat for seat in table.seats if not table.presence.has(seat)]
        self.rematches |= {(new.table, new.seat) for seat in away if (new := table.again(seat))}
        self._wake()

    # ---- what is made of it ----
    def expect(self, place: Place, at: float) -> None:
        """Somebody is waited for, as storage says."""
        self._due.setdefault(place, at)

    def due(self, now: float) -> list[Place]:
        return [place for place, at in self._due.items() if at <= now]

    def put_off(self, places: Collection[Place], until: float) -> None:
        """They are told later, if they are still waited for."""
        self._due.update({place: until for place in places if place in self._due})

    def done(self, places: Collection[Place], now: float) -> None:
        """Whoever has been here meanwhile is waited for anew."""
        for place in places:
            if self._due.get(place, now + 1) <= now:
                del self._due[place]


def asked_at(table: Table) -> Collection[str]:
    """Whom a table waits for: nobody where it has ended, and not whoever a bot stands in for."""
    if table.closed or not table.company.stand_ins:
        return () if table.closed else table.match.asked
    return [seat for seat in table.match.asked if seat not in table.company.stand_ins]
