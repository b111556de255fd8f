"""What both speeds share: the names a generic loop is bound to, generated rules, and the plain link."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from typing import Any

from wartable.engine.codec import Verb
from wartable.engine.game import Policy, Spec
from wartable.engine.jumps import jumps
from wartable.engine.luck import Stream, draw
from wartable.engine.planes import observe_rule
from wartable.engine.rule import Choices, generated, is_rule, rule, silenced
from wartable.engine.speeds import loops, search, stepping
from wartable.engine.speeds.placeholders import Vector
from wartable.engine.state import State
from wartable.engine.stream import stream_drawn

MODULES = {module.__name__: vars(module) for module in (loops, search, stepping)}  # whose names are bound to a game
LOOPS = tuple(f for name, names in MODULES.items() for f in names.values() if is_rule(f) and f.__module__ == name)
ENTRIES = {f.__name__: f for f in LOOPS if next(iter(f.__annotations__.values())) == "States"}  # what Python calls


@rule
def random_policy(s: State, seat: int, out: Choices, n: int) -> int:
    return out[draw(s, n)]


@rule
def no_sample(s: State, seat: int, choice: int, trials: int) -> int:
    """For games that cannot try a choice."""
    return 0


@rule
def no_moment(s: State) -> int:
    """For games that are looked at to their end."""
    return 0


@rule
def no_supposition(s: State, seat: int) -> None:
    """For games where re-sampling says enough."""


def secrecy_rule(spec: Spec) -> Any:
    """Whether seats choose in secret at the same time."""
    declared = any(f.name == "together" for f in spec.state.FIELDS)
    test = "s.together != 0" if declared else "s.asked & (s.asked - 1) != 0"
    return generated("in_secret", ["def in_secret(s: State) -> bool:", f"    return {test}"], State=spec.state)


def second_thoughts_rule(spec: Spec) -> Any:
    """Whether a choice only takes back an earlier one, given the one right before it."""
    source = ["def takes_back(choice: int, before: int) -> bool:"]
    owns: dict[str, Any] = {}
    for verb, after in spec.second_thoughts.items():
        owns |= {f"owns_{one.number}": one.owns for one in (verb, *after)}
        test = " or ".join(f"owns_{one.number}(before)" for one in after) or "True"
        source += [f"    if owns_{verb.number}(choice) and ({test}):", "        return True"]
    return generated("takes_back", [*source, "    return False"], **owns)


def policy_rule(spec: Spec, policies: Mapping[str, Policy]) -> Any:
    """All bots of a game by number: 0 is random, the others in order."""
    numbered = (random_policy, *policies.values())
    source = ["def policy(kind: int, s: State, seat: int, out: Choices, n: int) -> int:"]
    for i in range(len(numbered)):
        source += [f"    if kind == {i}:", f"        return policy_{i}(s, seat, out, n)"]
    source += ["    return out[0]"]
    return generated("policy", source, State=spec.state, **{f"policy_{i}": f for i, f in enumerate(numbered)})


def mix_rule(spec: Spec) -> Any:
    """A running 32-bit hash over all facts of a state."""
    source = ["def mix_state(s: State, h: int) -> int:"]
    for f in spec.state.FIELDS:
        if f.kind != "fact":
            continue
        if f.axes:
            source += [f"    for i in range({f.size}):", f"        {_mix(f's.{f.name}[i]')}"]
        else:
            source += [
                f"    {_mix(part)}" for part in ([f"s.{f.name}", f"(s.{f.name} >> 32)"] if f.wide else [f"s.{f.name}"])
            ]
    return generated("mix_state", [*source, "    return h"], State=spec.state)


def _mix(value: str) -> str:
    return f"h = ((h ^ ({value} & {loops.MASK})) * {loops.FNV}) & {loops.MASK}"


def bindings(spec: Spec, policies: Mapping[str, Policy]) -> dict[str, Any]:
    """The game's own rules under the names loops use, as rules throughout."""
    if len(spec.seats) > loops.SEATS_AT_MOST:
        raise ValueError(f"{spec.name}: loops know at most {loops.SEATS_AT_MOST} seats")
    return {
        "OVER": spec.flow.over,
        "VERB_OF": tuple(verb.number for verb, _ in spec.verbs.table),
        "start": spec.opening,
        "offer": spec.flow.branches["offer"],
        "perform": spec.flow.branches["perform"],
        "resample": spec.resample,
        "rank": spec.rank,
        "score": spec.score,
        "sample": spec.sample or no_sample,
        "appraise": spec.appraise or spec.score,
        "moment": spec.moment or no_moment,
        "suppose": spec.suppose or no_supposition,
        "in_secret": secrecy_rule(spec),
        "takes_back": second_thoughts_rule(spec),
        "policy": policy_rule(spec, policies),
        "mix_state": mix_rule(spec),
        "observe": observe_rule(spec),
    }


class Plain:
    """The loops at the speed of CPython: the rules as written, events left out."""

    kind = "plain"

    def __init__(self, spec: Spec, policies: Mapping[str, Policy]) -> None:
        self.spec = spec
        self._twins: dict[Any, Any] = {}
        self._namespaces: dict[int, dict[str, Any]] = {}
        names = bindings(spec, policies)
        names |= {"reseed": _reseed, "copy_state": _copy_state, "drawn": _drawn, "fetch": _fetch}
        ways = jumps(spec.flow, self._twin)
        names |= {"offer": ways.offer, "perform": ways.perform}
        for module in MODULES.values():
            self._namespaces[id(module)] = namespace = {**module, **names}
            self._link(namespace)
            self.__dict__ |= {name: namespace[name] for name in ENTRIES if name in namespace}

    def _twin(self, function: Any) -> Any:
        if function not in self._twins:
            twin = types.FunctionType(silenced(function), self._namespace(function.__globals__), function.__name__)
            self._twins[function] = twin
        return self._twins[function]

    def _namespace(self, module: dict[str, Any]) -> dict[str, Any]:
        if id(module) not in self._namespaces:
            self._namespaces[id(module)] = namespace = dict(module)
            self._link(namespace)
        return self._namespaces[id(module)]

    def _link(self, namespace: dict[str, Any]) -> None:
        for name, thing in list(namespace.items()):
            if is_rule(thing):
                namespace[name] = self._twin(thing)
            elif isinstance(thing, Verb):
                namespace[name] = int(thing)  # plain integers add faster

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def states(self, template: State, count: int) -> list[Any]:
        """A template and room for so many games."""
        return [template.clone() for _ in range(count)]

    def buffer(self) -> list[int]:
        return [0] * self.spec.flow.longest_offer

    def vector(self, values: Sequence[int]) -> list[int]:
        return Vector(values)

    def table(self, rows: int) -> Any:
        return {}


def _reseed(s: State, seed: int) -> None:
    s.luck = Stream(seed)


def _drawn(s: Any) -> int:
    return stream_drawn(s.luck)


def _fetch(s: State) -> None:
    """Python has no say in what is in the cache."""


def _copy_state(states: list[Any], i: int, j: int) -> None:
    states[j] = states[i].clone()
    if isinstance(states[i].luck, Stream):
        states[j].luck = states[i].luck.copy()
