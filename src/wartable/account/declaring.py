"""What a game declares so that its finished games can be told: small functions of what everyone saw."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from wartable.account.story import Scene, View

Standing = Mapping[str, int]  # by seat
Chances = Mapping[int, float]  # of each number luck might have given


class Side(NamedTuple):
    """What luck gave a seat in a battle, and might have given: one table of chances for each throw."""

    seat: str
    actual: int
    chances: Sequence[Chances]


class Fought(NamedTuple):
    """A battle, from the point before it to the point where it is decided."""

    begin: int
    point: int
    sides: Sequence[Side]
    trials: int = 0  # where chances are sampled: how often


def no_battles(_: Iterable[Scene]) -> Iterator[Fought]:
    return iter(())


@dataclass(frozen=True)
class Declared:
    """How a game is accounted for. Words are the game's: `account-…` in its locale files."""

    chapter: str  # the event that begins a round or a year, and
    number: str  # its fact that counts them
    score: Callable[[View], Standing]  # what the result is made of
    sources: Mapping[str, str]  # of what is scored: events and the source they are
    otherwise: str = "other"  # the source of what is scored by any other event
    losses: str = ""  # the source of what others lose by such an event
    # The standing, in several ways; turning points are found by the first. None: as it was before.
    measures: Mapping[str, Callable[[View], Standing | None]] = field(default_factory=dict)
    moment: Callable[[View], Hashable] = lambda view: None  # what belongs together in a swing: a turn, a phase
    battles: Callable[[Iterable[Scene]], Iterator[Fought]] = no_battles
    fewer: bool = False  # whether less is better in what battles are measured by
