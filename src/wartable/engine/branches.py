"""The ways into a flow as rules the engine writes out: what is offered in a stage, and branches by stage and verb.

Both speeds run the offers; the branches are for the compiled speed, which knows no tables of functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wartable.engine.events import OK
from wartable.engine.rule import generated

if TYPE_CHECKING:
    from wartable.engine.codec import Verb
    from wartable.engine.flow import Action, Flow, Refused, Stage

SIGNATURES = {
    "offer": ("s: State, seat: int, out: Choices", "int"),
    "why_not": ("s: State, seat: int, choice: int", "int"),
    "perform": ("s: State, seat: int, choice: int", "None"),
}


def branches(flow: Flow) -> dict[str, Any]:
    """`offer`, `why_not` and `perform` of whichever stage is open."""
    why_nots = [
        _by_verb("why_not", {entry.verb: why_not(entry, flow.state) for entry in stage.entries}, refusal, flow.state)
        for stage, refusal in zip(flow.stages, flow.refusals, strict=True)
    ]
    performs = [
        _by_verb("perform", {action.verb: action.perform for action in stage.actions}, None, flow.state)
        for stage in flow.stages
    ]
    return {
        "offer": _by_stage("offer", flow.offers, 0, flow),
        "why_not": _by_stage("why_not", why_nots, flow.over_refusal, flow),
        "perform": _by_stage("perform", performs, None, flow),
    }


def why_not(entry: Action | Refused, state: type) -> Any:
    """Why not, whatever the arguments, then because of them: a rule, a number, or None."""
    unless = getattr(entry, "unless", None)
    if unless is None:
        return entry.why_not
    arguments = [f"a{k}" for k in range(len(entry.verb.words))]
    signature = ", ".join(["s: State", "seat: int", *(f"{argument}: int" for argument in arguments)])
    then = f"why_not({', '.join(['s', 'seat', *arguments])})" if entry.why_not else str(OK)
    source = [
        f"def whole({signature}) -> int:",
        "    refusal = unless(s, seat)",
        f"    return refusal if refusal != {OK} else {then}",
    ]
    return generated("whole", source, State=state, unless=unless, why_not=entry.why_not)


# ---- offers ----
def offer(stage: Stage, state: type) -> Any:
    """Everything the actions of a stage offer, in their order.

    No action offers more than its verb has choices, so the longest offer is known; an own offer that does would write
    over its neighbours, and is stopped.
    """
    source, room = ["    n = 0"], 0
    for k, action in enumerate(stage.actions):
        room += action.verb.size
        lines = _own_offer(k, stage, room) if action.offer else _default_offer(k, action)
        source += _guarded(k, lines) if action.unless else lines
    names: dict[str, Any] = {}
    for k, action in enumerate(stage.actions):
        names |= {f"offer_{k}": action.offer, f"why_not_{k}": action.why_not, f"unless_{k}": action.unless}
    return _rule("offer", [*source, "    return n"], state, names)


def _guarded(k: int, lines: list[str]) -> list[str]:
    return [f"    if unless_{k}(s, seat) == {OK}:", *(f"    {line}" for line in lines)]


def _own_offer(k: int, stage: Stage, room: int) -> list[str]:
    verb = stage.actions[k].verb.name
    complaint = f"the stage {stage.name} offers more than the verb {verb} has choices"
    return [f"    n = offer_{k}(s, seat, out, n)", f"    if n > {room}:", f"        raise IndexError({complaint!r})"]


def _default_offer(k: int, action: Action) -> list[str]:
    """All combinations of arguments against which nothing speaks."""
    arguments = [f"a{i}" for i in range(len(action.verb.words))]
    indent, source = "    ", []
    for argument, radix in zip(arguments, action.verb.radices, strict=True):
        source.append(f"{indent}for {argument} in range({radix}):")
        indent += "    "
    if action.why_not:
        source.append(f"{indent}if why_not_{k}({', '.join(['s', 'seat', *arguments])}) == {OK}:")
        indent += "    "
    return [*source, f"{indent}out[n] = {action.verb.coded(arguments)}", f"{indent}n += 1"]


# ---- branches ----
def by_verb(state: type, table: Mapping[Verb, Callable[..., int] | int], otherwise: int) -> Any:
    """A rule `(s, seat, choice) -> int` from one rule (or number) for each verb: bots weigh their choices so."""
    return _by_verb("why_not", table, otherwise, state)


def _by_verb(kind: str, table: Mapping[Verb, Any], otherwise: int | None, state: type) -> Any:
    """By the verb of a choice to its rule, with the arguments decoded."""
    source, names = [], {}
    for k, (verb, called) in enumerate(table.items()):
        names[f"{kind}_{k}"] = called
        arguments = ["s", "seat", *(verb.decoding(i) for i in range(len(verb.words)))]
        answer = f"{kind}_{k}({', '.join(arguments)})" if callable(called) else str(called or OK)
        source += [f"    if {verb.test}:", f"        return {answer}"]
    return _rule(kind, [*source, f"    return {otherwise}"], state, names)


def _by_stage(kind: str, rules: Sequence[Any], otherwise: int | None, flow: Flow) -> Any:
    """Straight to the open stage; after a choice that leaves nobody asked, on to the next phase."""
    names = {f"{kind}_{k}": rule for k, rule in enumerate(rules)}
    arguments = ", ".join(word.split(":")[0] for word in SIGNATURES[kind][0].split(", "))
    answer = "" if kind == "perform" else "return "
    source = []
    for k in range(len(rules)):
        source += [f"    {'el' if k else ''}if s.stage == {k}:", f"        {answer}{kind}_{k}({arguments})"]
    if kind != "perform":
        source.append(f"    return {otherwise}")
    elif flow.begins:
        names["proceed"] = flow.proceeding
        source += ["    if s.asked == 0:", "        proceed(s)"]
    return _rule(kind, source, flow.state, names)


def opening(start: Callable[[Any], None], flow: Flow) -> Any:
    """Set up, then what no seat decides: the game stands where somebody is asked."""
    if not flow.begins:
        return start
    source = ["def opening(s: State) -> None:", "    start(s)", "    if s.asked == 0:", "        proceed(s)"]
    return generated("opening", source, State=flow.state, start=start, proceed=flow.proceeding)


def proceed(flow: Flow) -> Any:
    """Phases follow each other until somebody is asked or the game is over."""
    source = ["def proceed(s: State) -> None:", f"    while s.asked == 0 and s.stage != {flow.over}:"]
    for k, begin in enumerate(flow.begins):
        call = f"begin_{k}(s)" if begin else "s.phase += 1"
        source += [f"        {'el' if k else ''}if s.phase == {k}:", f"            {call}"]
    names = {f"begin_{k}": begin for k, begin in enumerate(flow.begins)}
    return generated("proceed", source, State=flow.state, **names)


def _rule(kind: str, body: Sequence[str], state: type, names: dict[str, Any]) -> Any:
    signature, returns = SIGNATURES[kind]
    return generated(kind, [f"def {kind}({signature}) -> {returns}:", *body], State=state, **names)
