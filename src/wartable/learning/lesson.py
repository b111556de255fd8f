"""Lessons: a position, a tape of luck, and steps that a learner takes. Files `lessons/NAME.toml` of a game's package.

docs/lessons.md tells how to write one.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct

import wartable
from wartable.engine import luck as lucks
from wartable.engine.errors import BadScenario
from wartable.engine.game import Spec
from wartable.engine.match import Match
from wartable.engine.parsing import read_toml
from wartable.games import spec_of

Move = tuple[str, str]  # a seat and its choice
THEN = 7  # the seed of the luck after the tape


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One instruction. Without `do` it is only read."""

    say: str
    do: list[str | list[str]] = []  # in this order; a list holds choices of which any will do; `*` stands for anything
    repeat: bool = False  # instead: any of these, in any order, as long as one of them is offered
    then: list[Move] = []  # what the others do afterwards
    point: list[str] = []  # places, or selectors of controls
    rule: str = ""

    def wanted(self, item: int) -> list[str]:
        """The choices that lead on from an item of the step."""
        if self.repeat:
            return [pattern for one in self.do for pattern in _any_of(one)]
        return _any_of(self.do[item])


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game."""

    seat: str  # the learner's
    minutes: int
    step: list[Step]
    players: int | None = None
    edition: str | None = None
    options: list[str] = []
    luck: list[int | str] = []
    given: dict[str, Any] | None = None
    begin: list[Move] = []  # what has been done before the first step
    game: str = ""
    name: str = ""

    def match(self) -> Match:
        """As the learner finds it."""
        game = wartable.load(self.game, self.players, self.edition, self.options)
        luck = lucks.tape(self.luck, lucks.fast(THEN))
        match = game.new(luck=luck) if self.given is None else game.from_position(self.given, luck)
        for seat, choice in self.begin:
            match.play(seat, choice)
        return match


def fits(choice: str, wanted: list[str]) -> bool:
    return any(fnmatchcase(choice, pattern) for pattern in wanted)


def _any_of(one: str | list[str]) -> list[str]:
    return [one] if isinstance(one, str) else one


@lru_cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name. Raises UnknownGame, or BadScenario if a file is wrong."""
    return {name: _read(game, name, file) for name, file in files_of(spec_of(game), "lessons")}


def files_of(spec: Spec, folder: str) -> Iterator[tuple[str, Traversable]]:
    """The TOML files in a folder of a game's package, by name."""
    place = resources.files(spec.package) / folder
    if place.is_dir():
        for file in sorted(place.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".toml"):
                yield file.name.removesuffix(".toml"), file


def _read(game: str, name: str, file: Traversable) -> Lesson:
    try:
        data = read_toml(file.read_text(encoding="utf-8"))
        return msgspec.convert({**data, "game": game, "name": name}, Lesson)
    except (ValueError, msgspec.ValidationError) as error:
        raise BadScenario(f"{game}: lesson {name}: {error}") from error
