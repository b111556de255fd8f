"""Events and refusals: facts and reasons, each with a ledger id, declared once and cited by number in rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from wartable.engine.domain import NOBODY, Domain
from wartable.engine.rule import intrinsic
from wartable.engine.state import State

EVERYONE = -1
OK = 0
NUMBER, DICE = "number", "dice"
Kind = Domain | str
NOTHING: Mapping[str, Any] = MappingProxyType({})
Own = Mapping[str, dict[str, Any]]  # by seat: what changed in its own part of the view


class Raw(NamedTuple):
    """An event as rules emit it; one that everyone hears with the position at that moment."""

    event: int
    audience: int
    facts: tuple[Any, ...]
    then: Any


@intrinsic
def emit(s: State, event: int, audience: int, *facts: Any) -> None:
    """Tell the audience (a mask of seats, or EVERYONE) a fact. Costs nothing when nobody listens, or when compiled."""
    if s.events is not None:
        told = tuple(f[:] if isinstance(f, list) else f for f in facts)
        s.events.append(Raw(event, audience, told, s.clone() if audience == EVERYONE else None))


@dataclass(frozen=True)
class EventKind:
    name: str
    rule: str
    facts: Mapping[str, Kind]
    reveals: bool


class Event(NamedTuple):
    """What happened, for whom, by which rule. `audience` is None for everyone; to them it also says what changed in
    the view everyone has since the last event all heard; and as a seat is told it, what changed in that seat's own."""

    name: str
    rule: str
    facts: dict[str, Any]
    audience: tuple[str, ...] | None = None
    reveals: bool = False
    changes: Mapping[str, Any] = NOTHING
    own: Mapping[str, Any] = NOTHING

    def heard_by(self, seat: str | None) -> bool:
        return self.audience is None or seat in self.audience

    def data(self) -> dict[str, Any]:
        """The fact itself."""
        return {"event": self.name, "rule": self.rule, **self.facts}

    def told(self) -> dict[str, Any]:
        """The fact, and what it changed."""
        told = self.data()
        if self.changes:
            told["changes"] = self.changes
        if self.own:
            told["own"] = self.own
        return told


def heard(events: Iterable[Event], own: Own, seat: str | None) -> list[Event]:
    """What a seat hears of a step; one of the events says what changed in the seat's own part."""
    told = [event for event in events if event.heard_by(seat)]
    if seat is not None and seat in own:
        told[bearer(told)] = told[bearer(told)]._replace(own=own[seat])
    return told


def bearer(told: Sequence[Event]) -> int:
    """Which of the events a seat hears of a step speaks of what is its own: the last that not all hear, or the last."""
    return next((k for k in reversed(range(len(told))) if told[k].audience is not None), -1)


class Events:
    """The events of a game. `reveals` marks those that show something hidden: undo stops there."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(self, name: str, rule: str, *, reveals: bool = False, **facts: Kind) -> int:
        if not facts.keys().isdisjoint(("changes", "own")):
            raise ValueError(f"event {name}: no fact may be called changes or own, all events have them")
        self.kinds.append(EventKind(name, rule, facts, reveals))
        return len(self.kinds) - 1

    def read(self, raw: Raw, seats: tuple[str, ...], changes: dict[str, Any]) -> Event:
        """A raw event in names."""
        kind, mask = self.kinds[raw.event], raw.audience
        facts = {name: _fact(of, value) for (name, of), value in zip(kind.facts.items(), raw.facts, strict=True)}
        audience = None if mask == EVERYONE else tuple(seat for i, seat in enumerate(seats) if mask >> i & 1)
        return Event(kind.name, kind.rule, facts, audience, kind.reveals, changes)


def _fact(of: Kind, value: Any) -> Any:
    if of == DICE:
        return [die for die in value if die]
    if isinstance(of, Domain):
        return None if value == NOBODY else of.members[value]
    return value


@dataclass(frozen=True)
class RefusalKind:
    name: str
    rule: str


class Refusals:
    """The reasons why not. Number 0 is OK."""

    def __init__(self) -> None:
        self.kinds: list[RefusalKind] = [RefusalKind("ok", "")]

    def add(self, name: str, rule: str) -> int:
        self.kinds.append(RefusalKind(name, rule))
        return len(self.kinds) - 1
