"""Whoever chooses for a seat and wants to hear what it hears: another program, say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from wartable.engine.events import Event


@runtime_checkable
class Listener(Protocol):
    """Is told all events of its seat before it is asked, and how the game ended."""

    given_up: bool  # its stand-in plays from now on
    stand_in_name: str

    def hear(self, log: Sequence[Event]) -> None: ...

    def part(self, outcome: Mapping[str, Any]) -> None: ...
