"""Choice text ↔ integer, from one declaration per verb: the only place where integers for machines are made."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from wartable.engine.domain import Domain
from wartable.engine.errors import Malformed


@dataclass(frozen=True)
class Word:
    """One argument of a verb: its names (two for a pair), its domain, and why a well-formed stranger is refused."""

    names: tuple[str, ...]
    domain: Domain
    otherwise: int = 0
    default: str = ""  # the member that need not be written


@dataclass(frozen=True)
class Verb:
    name: str
    words: tuple[Word, ...]
    base: int
    size: int


class Verbs:
    """All choices of a game: each verb owns a range of integers, its arguments in mixed radix."""

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self.size = 0

    def add(self, name: str, *words: Word) -> int:
        """Declare a verb; returns its first integer."""
        size = 1
        for word in words:
            size *= len(word.domain)
        verb = Verb(name, words, self.size, size)
        self.verbs[name] = verb
        self.size += size
        return verb.base

    def verb_of(self, choice: int) -> Verb:
        for verb in self.verbs.values():
            if verb.base <= choice < verb.base + verb.size:
                return verb
        raise Malformed(f"no choice has the number {choice}")

    def members(self, choice: int) -> list[tuple[Word, int]]:
        """Each argument of a choice with the index of its member."""
        verb = self.verb_of(choice)
        rest = choice - verb.base
        out: list[tuple[Word, int]] = []
        for word in reversed(verb.words):
            rest, i = divmod(rest, len(word.domain))
            out.append((word, i))
        return out[::-1]

    def text(self, choice: int) -> str:
        """A choice in words."""
        if not 0 <= choice < self.size:
            raise Malformed(f"no choice has the number {choice}")
        return self._texts[choice]

    @cached_property
    def _texts(self) -> list[str]:
        return [self._written(choice) for choice in range(self.size)]

    def _written(self, choice: int) -> str:
        parts = [self.verb_of(choice).name]
        parts += [word.domain.members[i] for word, i in self.members(choice) if word.domain.members[i] != word.default]
        return " ".join(parts)

    def arguments(self, choice: int) -> dict[str, tuple[Domain, str]]:
        """The arguments by name, each with its domain and member."""
        out: dict[str, tuple[Domain, str]] = {}
        for word, i in self.members(choice):
            for name, part, member in zip(word.names, word.domain.parts, word.domain.split(i), strict=True):
                out[name] = (part, member)
        return out

    def parse(self, text: Any) -> tuple[int, int]:
        """(choice, OK), or (-1, refusal) for a text that is well formed but outside the board. Raises Malformed."""
        if not isinstance(text, str):
            raise Malformed(f"a choice is a line of text, not {text!r}")
        given = text.split()
        if not given or given[0] not in self.verbs:
            raise Malformed(f"{text!r}: choices begin with one of: {', '.join(self.verbs)}")
        verb = self.verbs[given[0]]
        return self._parse_words(verb, given[1:], text)

    def _parse_words(self, verb: Verb, given: list[str], text: str) -> tuple[int, int]:
        choice, refusal = 0, 0
        for word in verb.words:
            count = len(word.domain.parts)
            piece, given = given[:count], given[count:]
            if not piece and word.default:
                piece = [word.default]
            _check_words(word, piece, text)
            member = " ".join(piece)
            if member in word.domain:
                choice = choice * len(word.domain) + word.domain.index(member)
            else:
                refusal = refusal or word.otherwise
        if given:
            raise Malformed(f"{text!r}: too many words for {verb.name!r}")
        return (-1, refusal) if refusal else (verb.base + choice, 0)


def _check_words(word: Word, piece: list[str], text: str) -> None:
    """Every piece must be of its kind; only then may a stranger be refused by a rule instead."""
    if len(piece) < len(word.domain.parts):
        raise Malformed(f"{text!r}: {' and '.join(word.names)} missing")
    for part, given in zip(word.domain.parts, piece, strict=True):
        if given in part or (word.otherwise and part is word.domain and given.isdecimal()):
            continue
        raise Malformed(f"{text!r}: {given!r} is no {part.name}")
