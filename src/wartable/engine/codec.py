"""Choice text ↔ integer, from one declaration per verb: the only place where integers for machines are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

from wartable.engine.domain import Domain
from wartable.engine.errors import Malformed
from wartable.engine.parsing import is_whole
from wartable.engine.rule import generated


@dataclass(frozen=True)
class Word:
    """One argument of a verb: its names (two for a pair), its domain, and why a well-formed stranger is refused."""

    names: tuple[str, ...]
    domain: Domain
    otherwise: int = 0
    default: str = ""  # the member that need not be written


class Verb(int):
    """A verb is the first of its integers, so that a rule may write `FROM + territory`; it knows the rest as well."""

    is_verb = True
    name: str
    words: tuple[Word, ...]
    number: int  # its place among the verbs
    size: int

    def __new__(cls, first: int, name: str, words: tuple[Word, ...], number: int) -> Verb:
        verb = super().__new__(cls, first)
        verb.name, verb.words, verb.number = name, words, number
        verb.size = prod(verb.radices)
        return verb

    def __repr__(self) -> str:
        return f"Verb({self.name!r}, {int(self)} to {self + self.size - 1})"

    @property
    def radices(self) -> tuple[int, ...]:
        return tuple(len(word.domain) for word in self.words)

    def decoded(self, choice: int) -> tuple[int, ...]:
        """The indexes of the members a choice of this verb names."""
        rest, out = choice - self, []
        for radix in reversed(self.radices):
            rest, i = divmod(rest, radix)
            out.append(i)
        return tuple(reversed(out))

    def coded(self, arguments: Sequence[str]) -> str:
        """The choice with these arguments, as an expression of a rule."""
        terms = [str(int(self))]
        for k, argument in enumerate(arguments):
            terms.append(f"{argument} * {prod(self.radices[k + 1 :])}")
        return " + ".join(terms)

    def decoding(self, k: int) -> str:
        """The argument with this place in a `choice` of this verb, as an expression of a rule."""
        below = prod(self.radices[k + 1 :])
        digits = f"(choice - {int(self)}) // {below}" if below > 1 else f"(choice - {int(self)})"
        return f"{digits} % {self.radices[k]}" if k else digits

    @property
    def test(self) -> str:
        """Whether a `choice` is of this verb, as an expression of a rule."""
        first = int(self)
        return f"choice == {first}" if self.size == 1 else f"choice >= {first} and choice < {first + self.size}"

    @cached_property
    def owns(self) -> Callable[[int], bool]:
        """A rule: whether a choice is of this verb. Bots read offers with it."""
        owns: Callable[[int], bool] = generated("owns", ["def owns(choice: int) -> bool:", f"    return {self.test}"])
        return owns

    def argument(self, name: str) -> Callable[[int], int]:
        """A rule: which member a choice of this verb names."""
        k = next(k for k, word in enumerate(self.words) if name in word.names)
        source = ["def argument(choice: int) -> int:", f"    return {self.decoding(k)}"]
        argument: Callable[[int], int] = generated("argument", source)
        return argument


class Verbs:
    """All choices of a game: each verb owns a range of integers, its arguments in mixed radix."""

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self.size = 0

    def add(self, name: str, *words: Word) -> Verb:
        """Declare a verb. Where it stands among the others is nobody else's business."""
        verb = Verb(self.size, name, words, len(self.verbs))
        self.verbs[name] = verb
        self.size += verb.size
        return verb

    @cached_property
    def table(self) -> list[tuple[Verb, tuple[int, ...]]]:
        """Every choice as its verb and the indexes of its members."""
        return [(verb, verb.decoded(verb + k)) for verb in self.verbs.values() for k in range(verb.size)]

    def verb_of(self, choice: int) -> Verb:
        return self._read(choice)[0]

    def members(self, choice: int) -> list[tuple[Word, int]]:
        """Each argument of a choice with the index of its member."""
        verb, indexes = self._read(choice)
        return list(zip(verb.words, indexes, strict=True))

    def _read(self, choice: int) -> tuple[Verb, tuple[int, ...]]:
        if not 0 <= choice < self.size:
            raise Malformed(f"no choice has the number {choice}")
        return self.table[choice]

    def text(self, choice: int) -> str:
        """A choice in words."""
        if not 0 <= choice < self.size:
            raise Malformed(f"no choice has the number {choice}")
        return self._texts[choice]

    def texts(self, choices: Sequence[int]) -> list[str]:
        """Those of an offer."""
        texts = self._texts
        return [texts[choice] for choice in choices]

    @cached_property
    def _choices(self) -> dict[str, int]:
        """As offers write them; people may write them otherwise."""
        return {text: choice for choice, text in enumerate(self._texts)}

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
        choice = self._choices.get(text)
        if choice is not None:
            return choice, 0
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
        return (-1, refusal) if refusal else (verb + choice, 0)


def _check_words(word: Word, piece: list[str], text: str) -> None:
    """Every piece must be of its kind; only then may a stranger be refused by a rule instead."""
    if len(piece) < len(word.domain.parts):
        raise Malformed(f"{text!r}: {' and '.join(word.names)} missing")
    for part, given in zip(word.domain.parts, piece, strict=True):
        if given in part or (word.otherwise and part is word.domain and is_whole(given)):
            continue
        raise Malformed(f"{text!r}: {given!r} is no {part.name}")
