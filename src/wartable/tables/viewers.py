"""What one viewer (a seat, or all spectators together) is told: the update, its revision, and the past."""

from __future__ import annotations

import hashlib
from itertools import takewhile
from typing import Any

import msgspec

from wartable.engine.domain import Domain
from wartable.engine.match import Match
from wartable.tables.errors import Refused
from wartable.wire.codes import Code
from wartable.wire.messages import PastView, Update, encode
from wartable.wire.shared import Fact, Listed, Prompt

REMEMBERED = 64  # points a viewer has looked back at; all spectators are one viewer


class Sight:
    """The public part of the view, written once for all viewers of a position."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._state: Any = None
        self._written = b""

    def with_own(self, seat: str | None) -> msgspec.Raw:
        """The whole view of a seat: two objects joined into one."""
        if self.match.state is not self._state:
            self._state = self.match.state
            self._written = encode(self.match.public_view())[:-1] + b","
        return msgspec.Raw(self._written + encode(self.match.own_view(seat))[1:])


class Viewer:
    """Follows a match with the ears of one seat. Events and points are kept as they come, not told anew each time."""

    def __init__(self, sight: Sight, seat: str | None, sure: int) -> None:
        self.sight = sight
        self.seat = seat
        self.sure = sure  # so many events no undo has changed: whoever was away has them right
        self._update: Update | None = None
        self.events = [event.data() for event in self.match.opening if event.heard_by(seat)]
        self.points: list[tuple[int, int]] = [(0, len(self.events))]  # (choices made, events heard) at each point
        self._followed = 0
        self._seen: dict[int, tuple[dict[str, Any], Prompt]] = {}  # what was looked back at lately

    @property
    def match(self) -> Match:
        return self.sight.match

    def follow(self) -> None:
        """Hear what has happened since. A point is a choice this seat heard something of: it counts no secret ones."""
        history = self.match.history
        while self._followed < len(history):
            step = history[self._followed]
            self._followed += 1
            heard = [event.data() for event in step.events if event.heard_by(self.seat)]
            if heard:
                self.events += heard
                self.points.append((self._followed, len(self.events)))

    def changed(self, rewritten: int | None = None) -> int:
        """The match has moved on; after an undo it may be another one from a choice on. How many of the events heard
        so far are still so."""
        self._update = None
        return len(self.events) if rewritten is None else self._hear_again(rewritten)

    def _hear_again(self, start: int) -> int:
        """What happened from a choice on. Whoever hears the same as before knows nothing of an undo."""
        while self.points[-1][0] > start:
            self.points.pop()
        first = self.points[-1][1]
        heard = self.events[first:]
        del self.events[first:]
        self._followed = min(self._followed, start)
        self._seen = {made: seen for made, seen in self._seen.items() if made <= start}
        self.follow()
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(heard, self.events[first:], strict=False)))
        if same < len(heard):
            self.sure = min(self.sure, first + same)
        return first + same

    def update(self) -> Update:
        """All this viewer may know now, without its events (they depend on what a connection already has)."""
        if self._update is None:
            self._update = self._made()
        return self._update

    def past(self, point: int) -> PastView:
        """The table as this viewer saw it at a point; raises Refused."""
        self.follow()
        if point >= len(self.points):
            raise Refused(Code.BAD_POINT, f"there are {len(self.points) - 1} points so far")
        made, heard = self.points[point]
        before = self.points[point - 1][1] if point else 0
        return PastView(0, point, len(self.points) - 1, *self._seen_after(made), self.events[before:heard])

    def _seen_after(self, made: int) -> tuple[dict[str, Any], Prompt]:
        if made not in self._seen:
            if len(self._seen) >= REMEMBERED:
                del self._seen[next(iter(self._seen))]
            then = self.match.at(made)
            self._seen[made] = then.view(self.seat), prompt_of(then, self.seat)
        return self._seen[made]

    def _made(self) -> Update:
        self.follow()
        match, seat = self.match, self.seat
        offer = match.offer(seat) if seat is not None else []
        may_undo = seat is not None and match.may_undo(seat)
        odds = match.spec.odds(match.view(seat), offer) if offer and match.stage in match.spec.odds_stages else {}
        made = Update(
            revision="", view=self.sight.with_own(seat), offer=offer, prompt=prompt_of(match, seat), events=[],
            heard=len(self.events), points=len(self.points) - 1, may_undo=may_undo, odds=odds,
        )  # fmt: skip
        made.revision = hashlib.blake2b(encode(made), digest_size=8).hexdigest()
        return made


def prompt_of(match: Match, seat: str | None) -> Prompt:
    key, facts = match.prompt_data(seat)
    return Prompt(key, {name: _wire(value, match) for name, value in facts.items()})


def _wire(value: Any, match: Match) -> Fact:
    if isinstance(value, list):
        return Listed(match.spec.seats.name, value)
    if isinstance(value, tuple):
        domain, member = value
        assert isinstance(domain, Domain)
        return domain.name, member
    assert value is None or isinstance(value, int | str)
    return value
