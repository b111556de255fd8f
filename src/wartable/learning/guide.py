"""Where a learner is in a lesson. It is kept for every length of the story, so that going back is looking up."""

from __future__ import annotations

from typing import Any, NamedTuple

from wartable.engine.match import Match
from wartable.learning.lesson import Lesson, Step, fits


class Where(NamedTuple):
    """A step, and how many of its choices have been made."""

    step: int
    item: int = 0


class Place(NamedTuple):
    """A moment the learner can go back to: the match as it was, and its luck, which is written."""

    where: Where
    match: Match
    luck: Any


class Guide:
    """Follows the learner's choices."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self._places: dict[int, Place] = {}  # by how many choices had been made when the learner was asked
        self._stand(self._first(0), match)

    def _stand(self, where: Where, match: Match) -> None:
        self._places[match.steps] = Place(where, match, match.luck.mark())

    def _first(self, step: int) -> Where:
        """The next step in which something is chosen."""
        steps = self.lesson.step
        return Where(next((k for k in range(step, len(steps)) if steps[k].do), len(steps)))

    def where(self, match: Match) -> Where:
        return self._places[max(made for made in self._places if made <= match.steps)].where

    def done(self, match: Match) -> bool:
        """Whether the learner is free to play on."""
        return self.where(match).step == len(self.lesson.step)

    def step(self, match: Match) -> Step:
        return self.lesson.step[self.where(match).step]

    def wants(self, match: Match, choice: str) -> bool:
        return fits(choice, self.step(match).wanted(self.where(match).item))

    def chosen(self, before: Where, match: Match) -> Step | None:
        """The learner has made a wanted choice; the step, if that was its end."""
        step = self.lesson.step[before.step]
        if self._goes_on(step, before, match):
            self._stand(Where(before.step, before.item + 1), match)
            return None
        return step

    def _goes_on(self, step: Step, before: Where, match: Match) -> bool:
        if step.repeat:
            return any(fits(choice, step.wanted(0)) for choice in match.offer(self.lesson.seat))
        return before.item + 1 < len(step.do)

    def onward(self, before: Where, match: Match) -> None:
        """The step has ended, and the others have done what they do."""
        self._stand(self._first(before.step + 1), match)

    def start(self) -> int:
        return min(self._places)

    def before(self, match: Match, step: bool = False) -> int:
        """How many choices had been made before the learner's last one, or where the step of that one began."""
        earlier = [
            k
            for k, place in self._places.items()
            if self._chose_since(place, match) and not (step and place.where.item)
        ]
        return max(earlier, default=self.start())

    def _chose_since(self, place: Place, match: Match) -> bool:
        """Whether the learner did: after the last step bots play on by themselves."""
        return place.match.choices_of(self.lesson.seat) < match.choices_of(self.lesson.seat)

    def back(self, made: int) -> Match:
        """The match when so many choices had been made; no others count as made."""
        self._places = {count: place for count, place in self._places.items() if count <= made}
        place = self._places[made]
        place.match.luck.rewind(place.luck)
        return place.match
