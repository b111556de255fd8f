"""How long each seat may take, and how long the table has waited for it: arithmetic, and what is stored of it.

All times are whole milliseconds since 1970, so sums agree however a stretch is taken apart. A clock that runs is stored
as what was left when it began to, and is touched only when it starts or stops: whatever a seat does meanwhile, be it a
hundred second thoughts in secret, leaves no trace in it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wartable.wire.terms import Absence, Clock

DAY = 86_400_000
Span = tuple[int, int]  # from, to
Still = Callable[[str, int], Iterable[Span]]  # when nothing counts for a seat, from a moment on, the earliest first
REMINDED, NUDGED, OVER = 1, 2, 3  # the rungs of the ladder


def milliseconds(seconds: float) -> int:
    return round(seconds * 1000)


def counted(begin: int, end: int, still: Iterable[Span]) -> int:
    """How much of a stretch counts: all but what stands still, once, however often it does."""
    total, at = 0, begin
    for first, last in still:
        if first >= end:
            break
        total += max(0, first - at)
        at = max(at, last)
    return total + max(0, end - at)


def reached(begin: int, wanted: int, still: Iterable[Span]) -> int:
    """When so much has counted."""
    at = begin
    for first, last in still:
        if at + wanted <= first:
            break
        wanted -= max(0, first - at)
        at = max(at, last)
    return at + wanted


class Count(Struct, frozen=True):
    """What a seat has left: of this turn, and in reserve."""

    turn: int = 0
    reserve: int = 0

    @property
    def whole(self) -> int:
        return self.turn + self.reserve

    def less(self, used: int) -> Count:
        """The turn's own time first."""
        return Count(max(0, self.turn - used), max(0, self.reserve - max(0, used - self.turn)))


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """The clock of a person, and how far the table has gone in waiting for them."""

    left: Count = Count()  # when it began to run, or stopped
    since: int = 0  # when it began to run; 0: it stands
    waited: bool = False  # whether the table waits for it, or it is ready in a round that others still choose in
    began: int = 0  # when the table began to wait
    first: Count = Count()  # what was left then
    granted: int = -1  # so many choices it had made when it was last given time,
    done: int = 0  # and at most when a turn of its was over: whoever takes back and ends again gets nothing for it
    rung: int = 0  # what has been done about waiting, in this turn

    def at(self, now: int, still: Iterable[Span]) -> Count:
        return self.left.less(counted(self.since, now, still)) if self.since else self.left


class State(Struct, frozen=True, omit_defaults=True):
    """What is stored of the clocks of a table."""

    version: int = 0
    round: str = ""  # of secret choices
    seats: dict[str, SeatClock] = {}
    coming: list[str] = []  # to a rematch: who sat at the game before, and has not been here yet


@dataclass(frozen=True)
class Waits:
    """For whom a table waits: persons at whose seats no bot plays."""

    seats: Collection[str]  # all whose clocks there are
    waited: Collection[str]  # those whose turn it is, ready or not
    asked: Collection[str]  # those who may choose: their clocks run
    round: str  # of secret choices; empty: there is none
    choices: Callable[[str], int]  # how many a seat has made


_decoder = msgspec.json.Decoder(State)


def read_state(stored: str) -> State:
    return _decoder.decode(stored) if stored else State()


def write_state(state: State) -> str:
    return msgspec.json.encode(state).decode() if state.version else ""


def turned(state: State, clock: Clock, now: int, waits: Waits, still: Still) -> State:
    """The clocks once the table waits for these; the very same if nobody's starts or stops."""
    anew = state.round != waits.round
    seats = {
        seat: _turned(state.seats.get(seat) or _new(clock), seat, clock, now, waits, still, anew)
        for seat in waits.seats
    }
    if seats == dict(state.seats) and not anew:
        return state
    return replace(state, version=state.version + 1, round=waits.round, seats=seats)


def _new(clock: Clock) -> SeatClock:
    return SeatClock(Count(0, 0 if clock.kind == "none" else milliseconds(clock.reserve)))


def _turned(own: SeatClock, seat: str, clock: Clock, now: int, waits: Waits, still: Still, anew: bool) -> SeatClock:
    waited, runs = seat in waits.waited, seat in waits.asked
    if own.since and (anew or not runs):
        own = replace(own, left=own.at(now, still(seat, own.since)), since=0)
    if own.waited and (anew or not waited):
        own = replace(own, waited=False, done=max(own.done, waits.choices(seat)))
    if waited and not own.waited:
        own = _awaited(own, clock, now, waits.choices(seat))
    return replace(own, since=now) if runs and not own.since else own


def _awaited(own: SeatClock, clock: Clock, now: int, choices: int) -> SeatClock:
    """The table waits for a seat: a new turn, if it has chosen since the last one and taken nothing of it back."""
    left = own.left
    if choices > own.granted and choices >= own.done:
        own = replace(own, granted=choices, rung=0)
        left = _given(left, clock)
    return replace(own, left=left, waited=True, began=now, first=left)


def _given(left: Count, clock: Clock) -> Count:
    """What a turn brings. A live clock never has more than it began with: who is asked often cannot hoard."""
    if clock.kind == "correspondence":
        return Count(milliseconds(clock.days * 86400), left.reserve)
    if clock.kind == "live":
        return Count(0, min(milliseconds(clock.reserve), left.reserve + milliseconds(clock.increment)))
    return left


def settled(state: State, seat: str, now: int, still: Still) -> State:
    """What has counted so far has, whatever the person's hours are from now on."""
    own = state.seats.get(seat)
    if own is None or not own.since:
        return state
    own = replace(own, left=own.at(now, still(seat, own.since)), since=now)
    return _with(state, seat, own)


def climbed(state: State, seat: str, rung: int) -> State:
    own = replace(state.seats.get(seat) or SeatClock(), rung=rung)
    return _with(state, seat, own)


def come(state: State, seat: str | None) -> State:
    """Somebody is here."""
    if seat not in state.coming:
        return state
    return replace(state, version=state.version + 1, coming=[one for one in state.coming if one != seat])


def _with(state: State, seat: str, own: SeatClock) -> State:
    return replace(state, version=state.version + 1, seats={**state.seats, seat: own})


# ---- what is due, and when ----
@dataclass(frozen=True)
class Patience:
    """How long a table waits, by its terms."""

    clock: Clock
    absence: Absence
    ladder: bool  # whether anybody else waits
    seen: Mapping[str, int]  # when each seat was last at the table
    still: Still

    def next_of(self, seat: str, own: SeatClock) -> tuple[int, int] | None:
        """When something is due because of a seat, and which rung it is; None: nothing is."""
        if not own.since or own.rung >= OVER:
            return None
        found = [*self._clock_of(seat, own), *self._ladder_of(seat, own)]
        return min(found, default=None)

    def _clock_of(self, seat: str, own: SeatClock) -> Iterable[tuple[int, int]]:
        if self.clock.kind != "none":
            yield reached(own.since, own.left.whole, self.still(seat, own.since)), OVER

    def _ladder_of(self, seat: str, own: SeatClock) -> Iterable[tuple[int, int]]:
        """Whoever is here is not reminded; whoever was is missed from when they left."""
        if self.ladder:
            away, terms = max(own.began, self.seen.get(seat, 0)), self.absence
            rung, seconds = own.rung + 1, (terms.remind, terms.nudge, terms.last)[own.rung]
            yield reached(away, milliseconds(seconds), self.still(seat, away)), rung

    def next(self, state: State) -> int | None:
        """When something is due at the table."""
        found = [self.next_of(seat, own) for seat, own in state.seats.items()]
        return min((when for when, _ in filter(None, found)), default=None)
