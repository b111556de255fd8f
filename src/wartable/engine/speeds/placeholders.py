"""Names that generic loops use and the linker binds: the rules of whichever game they are linked to."""

from __future__ import annotations

from typing import Any

from wartable.engine.rule import intrinsic


class States(list[Any]):
    """Many states: a list, or an array of records when compiled."""


class Vector(list[int]):
    """One integer per game or seat."""


class Matrix(list[list[int]]):
    """One offer buffer per game."""


class Rows(dict[tuple[int, int], int]):
    """Offers and observations, a row per game; only compiled loops take one out."""

    def __getitem__(self, place: Any) -> Any:
        return super().__getitem__(place)


class Bits(Rows):
    """A flag for each choice, a row per game."""


class Flags(list[int]):
    """A flag for each choice of one game."""


class Table(dict[tuple[int, int], int]):
    """Results, a row per game."""


OVER = 0
VERB_OF = (0,)


@intrinsic
def _count(*_: Any) -> int:
    raise AssertionError("a loop was called before it was linked to a game")


@intrinsic
def _act(*_: Any) -> None:
    raise AssertionError("a loop was called before it was linked to a game")


@intrinsic
def _ask(*_: Any) -> bool:
    raise AssertionError("a loop was called before it was linked to a game")


offer = policy = score = rank = mix_state = sample = appraise = moment = drawn = _count
start = perform = resample = suppose = reseed = copy_state = observe = fetch = _act
in_secret = takes_back = _ask
