"""The sequence of play: phases in order, each with the stages in which seats are asked. Declared once, first of all.

Rules use the numbers, everyone else the names; what happens in each is bound to the names by the flow.
"""

from __future__ import annotations

from functools import cached_property

from wartable.engine.domain import Domain


class SequenceOfPlay:
    """The rulebook's table of contents. A stage belongs to the phase declared before it; `over` ends the list."""

    def __init__(self) -> None:
        self.contents: dict[str, list[str]] = {}
        self.once: set[str] = set()
        self.rules: dict[str, str] = {}

    def phase(self, name: str, rule: str = "", *, once: bool = False) -> int:
        """The next phase, with the rule it begins with; `once` is what comes before or after the rounds or turns."""
        self.contents[name] = []
        self.rules[name] = rule
        self.once |= {name} if once else set()
        return len(self.contents) - 1

    def stage(self, name: str) -> int:
        list(self.contents.values())[-1].append(name)
        return sum(map(len, self.contents.values())) - 1

    @cached_property
    def phases(self) -> Domain:
        return Domain("phase", list(self.contents))

    @cached_property
    def stages(self) -> Domain:
        """The stages by the number a state's `stage` holds, the last being the end of the game."""
        return Domain("stage", [stage for stages in self.contents.values() for stage in stages])

    @cached_property
    def phase_of(self) -> tuple[int, ...]:
        """The phase each stage belongs to."""
        return tuple(k for k, stages in enumerate(self.contents.values()) for _ in stages)
