"""Events and refusals: facts and reasons, each with a ledger id, declared once and cited by number in rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from wartable.engine.domain import NOBODY, Domain
from wartable.engine.rule import intrinsic
from wartable.engine.state import State

EVERYONE = -1
OK = 0
NUMBER, DICE = "number", "dice"
Kind = Domain | str


@intrinsic
def emit(s: State, event: int, audience: int, *facts: Any) -> None:
    """Tell the audience (a mask of seats, or EVERYONE) a fact. Costs nothing when nobody listens, or when compiled."""
    if s.events is not None:
        s.events.append((event, audience, tuple(f[:] if isinstance(f, list) else f for f in facts)))


@dataclass(frozen=True)
class EventKind:
    name: str
    rule: str
    facts: Mapping[str, Kind]
    reveals: bool


@dataclass(frozen=True)
class Event:
    """What happened, for whom, by which rule. `audience` is None for everyone."""

    name: str
    rule: str
    facts: dict[str, Any]
    audience: tuple[str, ...] | None = None
    reveals: bool = False

    def heard_by(self, seat: str | None) -> bool:
        return self.audience is None or seat in self.audience

    def data(self) -> dict[str, Any]:
        return {"event": self.name, "rule": self.rule, **self.facts}


class Events:
    """The events of a game. `reveals` marks those that show something hidden: undo stops there."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(self, name: str, rule: str, *, reveals: bool = False, **facts: Kind) -> int:
        self.kinds.append(EventKind(name, rule, facts, reveals))
        return len(self.kinds) - 1

    def read(self, raw: tuple[int, int, tuple[Any, ...]], seats: tuple[str, ...]) -> Event:
        """A raw event as rules emit it, in names."""
        number, mask, values = raw
        kind = self.kinds[number]
        facts = {name: _fact(of, value) for (name, of), value in zip(kind.facts.items(), values, strict=True)}
        audience = None if mask == EVERYONE else tuple(seat for i, seat in enumerate(seats) if mask >> i & 1)
        return Event(kind.name, kind.rule, facts, audience, kind.reveals)


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
