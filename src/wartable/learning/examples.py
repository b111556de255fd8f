"""The rulebook's worked examples, to be tried out: scenario files `examples/NAME.toml` of a game's package."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import wartable
from wartable.engine.errors import BadLuck, BadScenario
from wartable.engine.luck import DIE, Luck, Tape, fast
from wartable.engine.match import Match
from wartable.engine.parsing import read_toml
from wartable.engine.state import Cells
from wartable.games import spec_of
from wartable.learning.lesson import files_of
from wartable.testing import scenario

Example = Mapping[str, Any]


class Loose(Tape):
    """The example's luck as long as one follows it; whoever goes another way has luck of his own."""

    then: Luck

    def _next(self, question: int, bag: Cells) -> int:
        try:
            return super()._next(question, bag)
        except BadLuck:
            self.read = len(self.answers)
            return self.then.roll() if question == DIE else self.then.pick(question, bag)


@lru_cache
def examples_of(game: str) -> dict[str, Example]:
    """The worked examples that begin in a position of their own, by name. Raises UnknownGame."""
    found = {name: read_toml(file.read_text(encoding="utf-8")) for name, file in files_of(spec_of(game), "examples")}
    return {name: example for name, example in found.items() if "given" in example and example.get("do")}


def match_of(example: Example) -> Match:
    """The position of an example, with its luck; where it is about another than who begins, their turn has come."""
    match = scenario.begin(example, wartable.load, Loose(example.get("luck", []), fast(secrets.randbits(62))))
    for step in example["do"] if "seat" in example else ():
        if example["seat"] in match.asked:
            break
        match.play(step["seat"], step["choice"])
    if not match.asked:
        raise BadScenario(f"{example['title']}: nobody is asked")
    return match


def seat_of(example: Example, match: Match) -> str:
    """Whom the example is about: whoever chooses first, unless it says another."""
    first = str(example.get("seat", example["do"][0]["seat"]))
    return first if first in match.asked else match.asked[0]
