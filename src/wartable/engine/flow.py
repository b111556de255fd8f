"""What happens in the sequence of play: phases begin, stages ask, actions are offered, refused and performed.

A game declares the table; the engine makes the ways into it: jumps by number for the plain speed (`engine/jumps.py`),
rules of plain branches for the compiled one (`engine/branches.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from wartable.engine import branches
from wartable.engine.codec import Verb, Verbs
from wartable.engine.jumps import jumps
from wartable.engine.rule import Choices
from wartable.engine.sequence import SequenceOfPlay


@dataclass(frozen=True)
class Action:
    """A verb a seat may use in a stage: why not, what it does, how it is offered. Its arguments come as indexes.

    Without a `why_not` nothing speaks against it. Without an `offer`, all combinations of its arguments are offered
    against which nothing speaks, in order; an own one writes the same choices faster, or in another order. `unless`
    refuses the action as a whole, whatever its arguments: `why_not` is only asked when it does not.
    """

    verb: Verb
    why_not: Callable[..., int] | None
    perform: Callable[..., None]
    offer: Callable[[Any, int, Choices, int], int] | None = None
    unless: Callable[[Any, int], int] | None = None


@dataclass(frozen=True)
class Refused:
    """A verb that is never possible in a stage, for a reason of its own."""

    verb: Verb
    why_not: int | Callable[..., int]


class Stage:
    """Where seats are asked: the actions in the order of the offer; all verbs but these are refused `otherwise`.

    A `brisk` one goes round the table piece by piece: bots leave no breath between, or it would crawl.
    """

    def __init__(
        self, name: str, *entries: Action | Refused, otherwise: int | None = None, brisk: bool = False
    ) -> None:
        if len({entry.verb for entry in entries}) < len(entries):
            raise ValueError(f"the stage {name} has a verb twice")
        self.name = name
        self.entries = entries
        self.actions = tuple(entry for entry in entries if isinstance(entry, Action))
        self.otherwise = otherwise
        self.brisk = brisk

    @property
    def longest_offer(self) -> int:
        return sum(action.verb.size for action in self.actions)


class Phase:
    """A step of the sequence of play: what happens when it begins, and the stages in which seats are asked."""

    def __init__(self, name: str, begin: Callable[[Any], None] | None, *stages: Stage) -> None:
        self.name = name
        self.begin = begin
        self.stages = stages


class Flow:
    """The game as one table. `over` refuses whatever comes after the end, `otherwise` what belongs to another stage;
    with `cites_phase` that rests on the rule of the phase it belongs to.

    Where phases begin by themselves, a state has a field `phase`, and `proceed` goes on after each choice while nobody
    is asked: what no seat decides.
    """

    def __init__(
        self,
        sequence: SequenceOfPlay,
        verbs: Verbs,
        state: type,
        *phases: Phase,
        over: int,
        otherwise: int,
        cites_phase: bool = False,
    ) -> None:
        self.sequence, self.verbs, self.state, self.phases = sequence, verbs, state, phases
        self.stages = tuple(stage for phase in phases for stage in phase.stages)
        self._check()
        self.brisk = frozenset(stage.name for stage in self.stages if stage.brisk)
        self.over = len(self.stages)
        self.over_refusal = over
        self.elsewhere = otherwise if cites_phase else None
        self.refusals = tuple(otherwise if stage.otherwise is None else stage.otherwise for stage in self.stages)
        self.begins = tuple(phase.begin for phase in phases) if any(phase.begin for phase in phases) else ()
        self.longest_offer = max(stage.longest_offer for stage in self.stages)
        self.offers = tuple(branches.offer(stage, state) for stage in self.stages)
        plain = jumps(self)
        self.offer, self.why_not, self.perform, self.proceed = plain.offer, plain.why_not, plain.perform, plain.proceed

    def _check(self) -> None:
        bound = {phase.name: [stage.name for stage in phase.stages] for phase in self.phases}
        told = {name: list(stages) for name, stages in self.sequence.contents.items()}
        told[self.phases[-1].name].pop()  # the end of the game: nobody is asked there
        if bound != told or list(bound) != list(told):
            raise ValueError(f"the flow and the sequence of play differ: {bound} is not {told}")

    def other_phase(self, choice: int, stage: int) -> str:
        """The one phase a choice belongs to, if it is not that of the stage."""
        verb, _ = self.verbs.table[choice]
        rounds = [phase for phase in self.phases if phase.name not in self.sequence.once]
        found = [phase.name for phase in rounds if any(verb == act.verb for s in phase.stages for act in s.actions)]
        now = self.phases[self.sequence.phase_of[stage]].name
        return found[0] if len(found) == 1 and found != [now] else ""

    @cached_property
    def branches(self) -> dict[str, Any]:
        """The ways into the table as rules, for the compiled speed."""
        return branches.branches(self)

    @cached_property
    def proceeding(self) -> Any:
        """What no seat decides, as a rule; where phases do not begin by themselves there is none."""
        return branches.proceed(self)
