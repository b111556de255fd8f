"""The sequence of play as one ordered table of stages, and the three doors into whichever stage is open.

A stage offers a choice, performs it, and says why not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from wartable.engine.domain import Domain
from wartable.engine.rule import Choices, rule


@dataclass(frozen=True)
class Stage:
    """A room of the flow: its name and its three rules."""

    name: str
    offer: Callable[[Any, int, Choices], int]
    why_not: Callable[[Any, int, int], int]
    perform: Callable[[Any, int, int], None]


class Flow:
    """The stages in order; a state's `stage` is an index into them. The last one is the end of the game."""

    def __init__(
        self,
        rooms: Domain,
        stages: Sequence[Stage],
        over_refusal: int,
        state: type,
        proceed: Callable[[Any], None] | None = None,
    ) -> None:
        if [stage.name for stage in stages] != list(rooms.members[:-1]):
            raise ValueError("the flow and the names of the stages differ")
        self.stages = tuple(stages)
        self.proceed = proceed  # goes on after each choice while nobody is asked: what no seat decides
        self.over = len(stages)
        self.branches = {
            "offer": self._branches("offer", "s: State, seat: int, out: Choices", "int", 0, state),
            "why_not": self._branches("why_not", "s: State, seat: int, choice: int", "int", over_refusal, state),
            "perform": self._branches("perform", "s: State, seat: int, choice: int", "None", None, state),
        }
        self.offer = self._door("offer", 0)
        self.why_not = self._door("why_not", over_refusal)
        self.perform = self._door("perform", None)

    def _door(self, kind: str, otherwise: int | None) -> Any:
        """The plain door: straight to the open stage."""
        rooms = (*(getattr(stage, kind) for stage in self.stages), lambda s, seat, x: otherwise)

        def open_door(s: Any, seat: int, x: Any) -> Any:
            return rooms[s.stage](s, seat, x)

        return self._then_proceed(open_door) if kind == "perform" and self.proceed is not None else open_door

    def _then_proceed(self, door: Any) -> Any:
        proceed = self.proceed
        assert proceed is not None

        def perform_and_proceed(s: Any, seat: int, choice: int) -> None:
            door(s, seat, choice)
            if s.asked == 0:
                proceed(s)

        return perform_and_proceed

    def _branches(self, kind: str, signature: str, returns: str, otherwise: int | None, state: type) -> Any:
        """The same door as a rule of plain branches, for the compiled speed."""
        names = {f"{kind}_{i}": getattr(stage, kind) for i, stage in enumerate(self.stages)}
        arguments = ", ".join(word.split(":")[0] for word in signature.split(", "))
        if kind == "perform" and self.proceed is not None:
            source = self._performing(signature)
            names["proceed"] = self.proceed
        else:
            source = [f"def {kind}({signature}) -> {returns}:"]
            for i in range(len(self.stages)):
                source += [f"    if s.stage == {i}:", f"        return {kind}_{i}({arguments})"]
            source += [f"    return {otherwise}"]
        namespace: dict[str, Any] = {"State": state, "Choices": Choices, **names}
        exec("\n".join(source), namespace)
        return rule(namespace[kind])

    def _performing(self, signature: str) -> list[str]:
        source = [f"def perform({signature}) -> None:"]
        for i in range(len(self.stages)):
            source += [f"    {'el' if i else ''}if s.stage == {i}:", f"        perform_{i}(s, seat, choice)"]
        return [*source, "    if s.asked == 0:", "        proceed(s)"]
