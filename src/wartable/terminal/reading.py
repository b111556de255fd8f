"""What a person typed, as choices: beginnings of words will do, accents and capitals do not matter."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from wartable.engine.codec import Verbs, Word
from wartable.engine.domain import Domain
from wartable.engine.text import Text

EXACT, LEADING, INSIDE = range(3)  # how closely something typed fits a name
MOST_WORDS = 16
MOST_DIGITS = 4
Words = tuple[str, ...]
T = TypeVar("T")


def fold(text: str) -> Words:
    """Words without accents, capitals and signs: `États de l’Ouest` is etats de l ouest."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = "".join(c for c in bare if not unicodedata.combining(c))
    return tuple("".join(c if c.isalnum() else " " for c in kept).split())


def closeness(typed: Words, name: Words) -> int | None:
    """Each word typed begins a word of the name, in its order; the closer the lower."""
    if typed == name:
        return EXACT
    if len(typed) <= len(name) and all(n.startswith(t) for t, n in zip(typed, name, strict=False)):
        return LEADING
    rest = iter(name)
    return INSIDE if all(any(n.startswith(t) for n in rest) for t in typed) else None


def narrow(found: Iterable[T], *wishes: Callable[[T], bool]) -> list[T]:
    """Keep what fulfils each wish in turn, unless nothing would be left."""
    left = list(found)
    for wish in wishes:
        left = [one for one in left if wish(one)] or left
    return left


@dataclass(frozen=True)
class Slot:
    """A place in a sentence: the members that may stand there and the names they go by."""

    names: dict[str, list[Words]] = field(default_factory=dict)
    optional: bool = False
    number: bool = False  # any number may stand there too

    def fitting(self, typed: Words) -> Iterator[tuple[str, int]]:
        for member, names in self.names.items():
            near = [c for c in (closeness(typed, name) for name in names) if c is not None]
            if near:
                yield member, min(near)
        if self.number and len(typed) == 1 and is_number(typed[0]) and typed[0] not in self.names:
            yield typed[0], EXACT


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= MOST_DIGITS


@dataclass(frozen=True)
class Reading:
    """One way to understand a sentence: a member for each slot, None where it was left out."""

    members: tuple[str | None, ...]
    closeness: int


def readings(typed: Words, slots: Sequence[Slot]) -> list[Reading]:
    """Every way to share out the words among the slots, in order."""
    return list(_readings(typed, slots)) if len(typed) <= MOST_WORDS else []


def _readings(typed: Words, slots: Sequence[Slot]) -> Iterator[Reading]:
    if not slots:
        if not typed:
            yield Reading((), EXACT)
        return
    first, rest = slots[0], slots[1:]
    for count in range(0 if first.optional else 1, len(typed) + 1):
        here = list(first.fitting(typed[:count])) if count else [(None, EXACT)]
        for tail in _readings(typed[count:], rest) if here else ():
            for member, near in here:
                yield Reading((member, *tail.members), max(near, tail.closeness))


class Reader:
    """Reads the choices of a game in one language."""

    def __init__(self, verbs: Verbs, text: Text) -> None:
        self.verbs = verbs
        self.text = text
        self._slots = {name: [self._slot_of(word) for word in verb.words] for name, verb in verbs.verbs.items()}

    def slot(self, domain: Domain, *, optional: bool = False, number: bool = False) -> Slot:
        """Members go by their id and by their name in the language."""
        names = {member: [fold(member), fold(self._spoken(domain, i))] for i, member in enumerate(domain.members)}
        return Slot(names, optional, number)

    def _slot_of(self, word: Word) -> Slot:
        return self.slot(word.domain, optional=bool(word.default), number=bool(word.otherwise))

    def _spoken(self, domain: Domain, i: int) -> str:
        parts = zip(domain.parts, domain.split(i), strict=True)
        return " ".join(self.text.name(part, member) for part, member in parts)

    def choices(self, verb: str, typed: Words, offer: Sequence[str]) -> list[str]:
        """What may be meant: one choice if it is clear, exact names and possible choices first."""
        found = [(self._choice(verb, r), r.closeness) for r in readings(typed, self._slots[verb])]
        left = narrow(found, lambda f: f[1] == EXACT, lambda f: f[0] in offer, lambda f: f[1] == LEADING)
        return [choice for choice, _ in left]

    def _choice(self, verb: str, reading: Reading) -> str:
        words = self.verbs.verbs[verb].words
        given = [m for m, word in zip(reading.members, words, strict=True) if m is not None and m != word.default]
        return " ".join((verb, *given))
