"""The story of a match as everyone heard it, scene by scene."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from wartable.engine.events import Event
from wartable.engine.match import Match
from wartable.engine.views import fold

View = Mapping[str, Any]


class Scene(NamedTuple):
    """An event, the table before it and the table after it."""

    point: int  # so many events everyone heard, this one included
    event: Event
    before: View
    view: View


def scenes(match: Match) -> Iterator[Scene]:
    """From the first event on; what lay on the table before it is known where a game began from a position."""
    view: View = match.at(0).public_view() if match.given is not None and not match.opening else {}
    for point, event in enumerate(match.log(None), 1):
        before, view = view, fold(view, event.changes)
        yield Scene(point, event, before, view)


def asides(match: Match, seat: str) -> list[int]:
    """Which of the events a seat heard not everyone did."""
    return [k for k, event in enumerate(match.log(seat)) if event.audience is not None]
