"""What a game brings to the terminal: its board in words, and what may be typed beside its choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from wartable.engine.game import Spec
from wartable.engine.text import Text
from wartable.terminal.commands import Command
from wartable.terminal.reading import Words

if TYPE_CHECKING:
    from wartable.terminal.session import Session

View = Mapping[str, Any]
Section = tuple[str, list[str]]


@dataclass(frozen=True)
class Screens:
    """Each part in words of the reader's language; what a game leaves out is not there to see."""

    map: Callable[[View, Text], list[Section]]
    seats: Callable[[View, Text], Section]
    hand: Callable[[View, Text], list[str]] = lambda view, text: []
    board: Callable[[Text], str] = lambda text: ""
    note: Callable[[View, str, Text], str] = lambda view, choice, text: ""  # what stands beside a choice
    # where a list of choices would be no help: tables instead, or none
    table: Callable[[View, Sequence[str], Text], list[Section]] = lambda view, offer, text: []
    commands: Mapping[str, Command] = field(default_factory=dict)
    shorthands: Mapping[str, Callable[[Session, Words], bool]] = field(default_factory=dict)  # several choices in one
    adds_up: str = ""  # a fact of events: runs that differ in nothing else are told as one


def screens_of(spec: Spec) -> Screens:
    """As the game declares them; a game without any is described as to a screen reader."""
    if spec.terminal:
        screens: Screens = resolve_name(spec.terminal)
        return screens
    return Screens(map=spec.describe, seats=lambda view, text: _seats(spec, view, text))


def _seats(spec: Spec, view: View, text: Text) -> Section:
    return text.get("terminal-at-table"), [text.name(spec.seats, seat) for seat in view["seats"]]
