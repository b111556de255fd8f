"""What one viewer (a seat, or all spectators together) is told: the update and its revision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec

from wartable.engine.events import bearer, heard
from wartable.engine.hashing import digest
from wartable.engine.match import Match
from wartable.engine.story import Step
from wartable.tables.affairs import Company
from wartable.wire.messages import Update, encode
from wartable.wire.shared import Fact, Facts, Hint, Listed, Prompt

NOTHING = msgspec.Raw(b"null")
UNSEEN = object()  # unlike any value there is
BARE = b'{"type":"update","revision":"","view":null,"events":[]'  # how an update begins


class Public(NamedTuple):
    """The piece of a view everyone has, and its hash."""

    written: bytes
    hash: bytes


class Sight:
    """What everyone may know of a match, written once for all viewers: no event twice, and of the view only the parts
    that have changed."""

    def __init__(self, match: Match, company: Company | None = None) -> None:
        game, views = match.game, match.game.views
        self.match = match
        self.company = company or Company()  # whether its players have ended it, and who was away
        self._common = {"game": game.name, "edition": game.edition, "options": game.options, "seats": game.seats}
        self._begin = encode(self._common)[:-1]
        self._keys = [encode(key) + b":" for key in views.keys]
        self._values: tuple[Any, ...] = (UNSEEN,) * len(self._keys)
        self._parts = [b""] * len(self._keys)
        self._hashes = [b""] * len(self._keys)
        self._state: Any = None
        self._public = Public(b"", b"")
        self._told: list[tuple[bytes, ...]] = []  # the events of each choice

    def turn_to(self, match: Match, rewritten: int | None) -> None:
        """The match has moved on; from a choice on it may be another one."""
        self.match = match
        if rewritten is not None:
            del self._told[rewritten:]

    def view(self, seat: str | None) -> tuple[Public, bytes]:
        """The whole view of a seat: an object in two pieces."""
        self._look()
        return self._public, encode(self.match.own_view(seat))[1:]

    def glance(self, seat: str | None) -> dict[str, Any]:
        """The view as data, for readers only: it shares its values with everyone."""
        self._look()
        return (
            self._common | dict(zip(self.match.game.views.keys, self._values, strict=True)) | self.match.own_view(seat)
        )

    def _look(self) -> None:
        if self.match.state is self._state:
            return
        self._state, values = self.match.state, self.match.look().values
        for i, value in enumerate(values):
            if value is not self._values[i]:
                part = self._parts[i] = self._keys[i] + encode(value)
                self._hashes[i] = short_hash(part)
        self._values = values
        self._public = Public(b",".join([self._begin, *self._parts, b""]), short_hash(b"".join(self._hashes)))

    def events(self, choice: int) -> tuple[bytes, ...]:
        """The events of a choice, each written."""
        while len(self._told) <= choice:
            step = self.match.history[len(self._told)]
            self._told.append(tuple([encode(event.told()) for event in step.events]))
        return self._told[choice]


def short_hash(written: bytes) -> bytes:
    return digest(written, 16)


class Written:
    """An update, written but for its events: those depend on what a connection already has."""

    def __init__(self, public: Public, own: bytes, rest: Update) -> None:
        self._public, self._own, self._tail = public, own, encode(rest)[len(BARE) :]
        self.offer, self.heard = rest.offer, rest.heard
        self.revision = digest(own + self._tail, 8, key=public.hash).hex()
        self._last = -1, b""

    @property
    def view(self) -> bytes:
        return self._public.written + self._own

    def after(self, heard: int, events: Sequence[bytes]) -> bytes:
        """For those who have heard so many of all events; most often that is true of everyone who is here."""
        if self._last[0] != heard:
            head = b'{"type":"update","revision":"%b","view":' % self.revision.encode()
            view = head, self._public.written, self._own
            self._last = heard, b"".join((*view, b',"events":[', b",".join(events[heard:]), b"]", self._tail))
        return self._last[1]


class Viewer:
    """Follows a match with the ears of one seat. Events are kept as they come, not told anew each time."""

    def __init__(self, sight: Sight, seat: str | None, sure: int) -> None:
        self.sight = sight
        self.seat = seat
        self.sure = sure  # so many events no undo has changed: whoever was away has them right
        self._update: Written | None = None
        self._foreseen: tuple[Any, dict[str, float]] = None, {}
        self._hinted: tuple[Written | None, dict[str, list[Hint]]] = None, {}
        self.events = [encode(event.told()) for event in heard(self.match.opening, self.match.opening_own, seat)]
        self._marks: list[tuple[int, int]] = [(0, len(self.events))]  # (choices made, events heard), where some were
        self._followed = 0

    @property
    def match(self) -> Match:
        return self.sight.match

    def follow(self) -> None:
        """Hear what has happened since."""
        history = self.match.history
        while self._followed < len(history):
            self.events += self._told(history[self._followed], self.sight.events(self._followed))
            self._followed += 1
            if len(self.events) > self._marks[-1][1]:
                self._marks.append((self._followed, len(self.events)))

    def _told(self, step: Step, written: Sequence[bytes]) -> list[bytes]:
        """The events of a choice as this seat hears them, with what is its own."""
        heard = [k for k, event in enumerate(step.events) if event.heard_by(self.seat)]
        told = [written[k] for k in heard]
        if self.seat is not None and self.seat in step.own:
            k = bearer([step.events[k] for k in heard])
            told[k] = b'%b,"own":%b}' % (told[k][:-1], encode(step.own[self.seat]))
        return told

    def choices_at(self, heard: int) -> int:
        """How many choices had been made when so many events were heard; in the midst of one it is not yet made."""
        self.follow()
        return max((choices for choices, events in self._marks if events <= heard), default=0)

    def changed(self, rewritten: int | None = None) -> int:
        """The match has moved on; after an undo it may be another one from a choice on. How many of the events heard
        so far are still so."""
        self._update = None
        return len(self.events) if rewritten is None else self._hear_again(rewritten)

    def _hear_again(self, start: int) -> int:
        """What happened from a choice on. Whoever hears the same as before knows nothing of an undo."""
        while self._marks[-1][0] > start:
            self._marks.pop()
        first = self._marks[-1][1]
        heard = self.events[first:]
        del self.events[first:]
        self._followed = min(self._followed, start)
        self.follow()
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(heard, self.events[first:], strict=False)))
        if same < len(heard):
            self.sure = min(self.sure, first + same)
        return first + same

    def update(self) -> Written:
        """All this viewer may know now."""
        if self._update is None:
            self._update = self._made()
        return self._update

    def hints(self) -> dict[str, list[Hint]]:
        """What the offered choices would cost and bring: made when asked for, once for each update."""
        update = self.update()
        if self._hinted[0] is not update:
            found = self.match.hints(self.seat) if self.seat is not None else {}
            hints = {
                choice: [Hint(key, _facts(facts, self.match)) for key, facts in all_of]
                for choice, all_of in found.items()
            }
            self._hinted = update, hints
        return self._hinted[1]

    def message(self, heard: int) -> bytes:
        """The update for a connection that has heard so many events."""
        return self.update().after(heard, self.events)

    def _made(self) -> Written:
        self.follow()
        match, seat, company = self.match, self.seat, self.sight.company
        plays = seat is not None and company.ended is None
        offer = match.offer(seat) if seat is not None and plays else []
        stands = match.over and company.terms.counts
        may_undo = seat is not None and plays and not stands and match.may_undo(seat, company.kept(seat))
        public, own = self.sight.view(seat)
        odds = self._odds(offer, (public.hash, own))
        rest = Update(
            revision="", view=NOTHING, events=[], offer=offer, prompt=self._prompt(),
            heard=len(self.events), may_undo=may_undo,
            odds=odds, odds_error=match.spec.odds_error if odds else 0.0,
        )  # fmt: skip
        return Written(public, own, rest)

    def _prompt(self) -> Prompt:
        ended = self.sight.company.ended
        if ended is None:
            return prompt_of(self.match, self.seat)
        return Prompt("prompt-over", _facts({"winners": ended.winners}, self.match))

    def _odds(self, offer: list[str], seen: tuple[bytes, bytes]) -> dict[str, float]:
        """The chances of what is offered, the same as long as the seat sees the same: if they came when code has been
        compiled meanwhile, an update would tell that somebody has chosen in secret."""
        if not offer or self.match.stage not in self.match.spec.odds_stages:
            return {}
        if self._foreseen[0] != (offer, seen):
            self._foreseen = (offer, seen), self.match.spec.odds(self.sight.glance(self.seat), offer)
        return self._foreseen[1]


def prompt_of(match: Match, seat: str | None) -> Prompt:
    key, facts = match.prompt_data(seat)
    return Prompt(key, _facts(facts, match))


def _facts(facts: Mapping[str, Any], match: Match) -> Facts:
    return {name: _wire(value, match) for name, value in facts.items()}


def _wire(value: Any, match: Match) -> Fact:
    kind = type(value)
    if kind is tuple:
        domain, member = value
        return domain.name, member
    if kind is list:
        return Listed(match.spec.seats.name, value)
    plain: int | float | str | None = value
    return plain
