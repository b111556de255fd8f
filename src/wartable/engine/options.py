"""Switches, and editions as named sets of switches. An option is written `name` or `name=value`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from wartable.engine.errors import BadTable
from wartable.engine.parsing import is_whole


@dataclass(frozen=True)
class Switch:
    """One setting of the rules: a word among `words`, or a number between `low` and `high`."""

    name: str
    rule: str
    default: int
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 1
    bare: int = 1  # what the name alone means
    trial: int = 1  # what the proofs set it to: a value that matters

    def read(self, text: str) -> int:
        if text in self.words:
            return self.words.index(text)
        if not self.words and is_whole(text) and self.low <= int(text) <= self.high:
            return int(text)
        wanted = ", ".join(self.words) or f"a number from {self.low} to {self.high}"
        raise BadTable(f"option {self.name}: {text!r} is not possible; wanted: {wanted}")

    def text(self, value: int) -> str:
        return self.words[value] if self.words else str(value)


class Switches:
    """All switches of a game and the editions made of them."""

    def __init__(self, switches: Iterable[Switch], editions: Mapping[str, Iterable[str]]) -> None:
        self.all = {switch.name: switch for switch in switches}
        self.editions = {name: tuple(options) for name, options in editions.items()}
        for name in self.editions:
            self.settle(name, ())

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Switches:
        """From a TOML table: `[switches.NAME]` and `[editions]`; the first edition is the default."""
        switches = []
        for name, facts in data["switches"].items():
            words = tuple(facts.get("words", ()))
            low = facts.get("low", 0)
            default = words.index(facts["default"]) if words else facts["default"]
            high = len(words) - 1 if words else facts.get("high", 1)
            bare = facts.get("bare", 1)
            trial = facts.get("trial", bare if bare != default else low)
            switches.append(Switch(name, facts["rule"], default, words, low, high, bare, trial))
        return cls(switches, data["editions"])

    @property
    def default_edition(self) -> str:
        return next(iter(self.editions))

    def settle(self, edition: str, options: Iterable[str]) -> dict[str, int]:
        """The value of every switch; raises BadTable for an unknown edition or option."""
        if edition not in self.editions:
            raise BadTable(f"no edition {edition!r}; known editions: {', '.join(self.editions)}")
        values = {name: switch.default for name, switch in self.all.items()}
        for option in (*self.editions[edition], *options):
            name, value = self._read(option)
            values[name] = value
        return values

    def _read(self, option: str) -> tuple[str, int]:
        name, equals, text = option.partition("=")
        if name in self.editions and not equals and name not in self.all:
            raise BadTable(f"{name!r} is an edition, not an option")
        if name not in self.all:
            raise BadTable(f"no option {name!r}; known options: {', '.join(self.all)}")
        switch = self.all[name]
        return name, switch.read(text) if equals else switch.bare
