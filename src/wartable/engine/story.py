"""What has happened in a match, step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, overload

from wartable.engine.events import Event, Own


class Step(NamedTuple):
    """One entry of the match: who chose what, what luck answered, what happened, and whether undo may cross it."""

    seat: int
    choice: int
    order: str
    answers: tuple[tuple[int, int], ...]
    events: tuple[Event, ...]
    own: Own  # it changed in the own parts of those who heard of it
    moves_on: bool  # it changed what everyone is doing
    final: bool


class Story(Sequence[Step]):
    """The steps so far. A match and its drafts share them, however long the game is: what one of them adds the others
    do not count, and whoever would add another line in its place gets a list of his own."""

    def __init__(self, steps: Iterable[Step] = ()) -> None:
        self._steps = list(steps)
        self._length = len(self._steps)
        self._choices = dict(Counter(step.seat for step in self._steps if not step.order))  # by seat

    def fork(self) -> Story:
        other = object.__new__(Story)
        other._steps, other._length, other._choices = self._steps, self._length, self._choices.copy()
        return other

    def append(self, step: Step) -> None:
        if len(self._steps) > self._length:
            self._steps = self._steps[: self._length]
        self._steps.append(step)
        self._length += 1
        if not step.order:
            self._choices[step.seat] = self._choices.get(step.seat, 0) + 1

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Step]:
        return islice(self._steps, self._length)

    @overload
    def __getitem__(self, which: int) -> Step: ...
    @overload
    def __getitem__(self, which: slice) -> list[Step]: ...
    def __getitem__(self, which: int | slice) -> Step | list[Step]:
        if isinstance(which, slice):
            within = range(self._length)[which]
            return self._steps[within.start : within.stop] if within.step == 1 else [self._steps[k] for k in within]
        if -self._length <= which < self._length:
            return self._steps[which if which >= 0 else self._length + which]
        raise IndexError(f"no step {which} of {self._length}")

    def choices_of(self, seat: int) -> int:
        """How many a seat has made, standing orders left out."""
        return self._choices.get(seat, 0)

    def last_of(self, seat: int, settled: int) -> int | None:
        """The last choice a seat may take back: since luck or a reveal, and none of another's after it, unless all
        choose at once: then everyone is still doing the same, and nobody may learn by his undo who has chosen."""
        crossed = False
        for k in range(self._length - 1, settled - 1, -1):
            step = self._steps[k]
            if not step.order and step.seat == seat:
                return None if crossed and any(step.moves_on for step in self[settled:]) else k
            crossed = crossed or not step.order
        return None
