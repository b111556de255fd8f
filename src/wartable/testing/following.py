"""Views made from what is told alone, as a screen makes them: event by event, without a rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from wartable.engine.events import Event, Own, heard
from wartable.engine.match import Match
from wartable.engine.story import Step, Story
from wartable.engine.views import fold

View = dict[str, Any]
Views = dict[str | None, View]


def folded(match: Match, seat: str | None = None) -> View:
    """The view a seat (None: a spectator) had after the last event it heard, from its log alone."""
    view: View = {"seat": seat}
    for event in match.log(seat):
        view = fold(fold(view, event.changes), event.own)
    return view


def all_folded(match: Match) -> Views:
    return {seat: folded(match, seat) for seat in (*match.game.seats, None)}


def same_view(told: View, real: View, seat: str | None, what: str = "the events tell") -> None:
    wrong = [key for key in {**told, **real} if key not in told or key not in real or told[key] != real[key]]
    assert not wrong, f"{what} {seat or 'a spectator'} another view: {', '.join(wrong)}"


class Told(NamedTuple):
    """What was told until after a step (None: the opening): to everyone, and to each seat of its own part."""

    step: Step | None
    public: View
    own: Views

    def and_then(self, step: Step | None, events: Iterable[Event], own: Own) -> Told:
        """What all hear is the same for all, so it is folded once; a part of a seat's own for that seat."""
        public, parts = self.public, self.own
        for event in events:
            assert event.audience is None or not event.changes, f"only some hear what {event.name} changed"
            public = fold(public, event.changes) if event.changes else public
        for seat in own:
            for event in heard(events, own, seat):
                parts = parts | {seat: fold(parts[seat], event.own)} if event.own else parts
        return Told(step, public, parts)


class Trail:
    """What was told after each choice of a match."""

    def __init__(self, match: Match) -> None:
        parts: Views = {seat: match.own_view(seat) for seat in (*match.game.seats, None)}
        for seat, part in parts.items():
            assert part.keys().isdisjoint(match.public_view()), f"a part of {seat}'s own has the name of a public one"
        nothing = Told(None, {}, {seat: {"seat": seat} for seat in parts})
        self._told = [nothing.and_then(None, match.opening, match.opening_own)]

    def follow(self, match: Match) -> None:
        """Go on to where a match is, from where it left the trail: for those who heard of its last choice, what they
        were told is the view they have."""
        self._back_to(match.history)
        for step in match.history[len(self._told) - 1 :]:
            self._told.append(self._told[-1].and_then(step, step.events, step.own))
        told, events = self._told[-1], match.history[-1].events
        ears = [seat for seat in told.own if any(event.heard_by(seat) for event in events)]
        if ears:
            _compare(told, match, ears)

    def _back_to(self, history: Story) -> None:
        """A draft shares its steps with the match up to where it took something back."""
        del self._told[len(history) + 1 :]
        while len(self._told) > 1 and self._told[-1].step is not history[len(self._told) - 2]:
            self._told.pop()


def _compare(told: Told, match: Match, ears: list[str | None]) -> None:
    """The whole view of one who heard, by turns: what everyone sees need not be made for each. The own part of all."""
    one = ears[match.steps % len(ears)]
    same_view(told.public | told.own[one], match.view(one), one)
    for seat in ears:
        same_view(told.own[seat], match.own_view(seat), seat)
