"""What the rules of a game are, as a short name: it changes with whatever can change play, and with nothing else.

Comments, docstrings, events, words and views do not count; rules, tables of integers, the state, the choices and the
settings of every edition do.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from wartable.engine.domain import Domain
from wartable.engine.fields import SETTING
from wartable.engine.game import Game, Spec
from wartable.engine.rule import is_generated, is_rule, quiet

Function = Callable[..., Any]


@lru_cache
def rules_digest(spec: Spec) -> str:
    """Equal digests play equal games."""
    return digest_of([*_declared(spec), *_settings(spec), *rule_lines(_roots(spec))])


def digest_of(lines: Iterable[str]) -> str:
    h = hashlib.sha256()
    for line in lines:
        h.update(line.encode() + b"\n")
    return h.hexdigest()[:16]


def rule_lines(roots: Iterable[Function]) -> Iterator[str]:
    """Every rule that can be reached, as it reads without its events, and every value it refers to."""
    todo, seen = list(roots), set()
    while todo:
        function = todo.pop()
        if function in seen:
            continue
        seen.add(function)
        body, names = _read(function)
        yield f"{_name(function)} {body}"
        for name in sorted(names & function.__globals__.keys()):
            value = function.__globals__[name]
            yield f"  {name} {_name(value) if callable(value) else value!r}"
            if is_rule(value):
                todo.append(value)


def code_lines(spec: Spec, beside_play: Iterable[Function]) -> Iterator[str]:
    """Everything that is compiled, as Python's own code: quicker read than source, and more than play depends on."""
    yield from _declared(spec)
    yield from (f"{f.name} {f.bits}" for f in spec.state.FIELDS)
    todo, seen = [*_roots(spec), *beside_play], set()
    while todo:
        function = todo.pop()
        if function in seen:
            continue
        seen.add(function)
        code, names = function.__code__, function.__globals__
        yield f"{_name(function)} {code.co_code.hex()} {code.co_names} {code.co_consts} {code.co_varnames}"
        for name in sorted(names.keys() & set(code.co_names)):
            yield f"  {name} {_name(names[name]) if callable(names[name]) else repr(names[name])}"
            if is_rule(names[name]):
                todo.append(names[name])


def _roots(spec: Spec) -> tuple[Function, ...]:
    return (spec.start, spec.retally, spec.resample, spec.rank, spec.score, *spec.flow.branches.values())


def _name(thing: Any) -> str:
    return f"{thing.__module__}.{thing.__qualname__}"


def _read(function: Function) -> tuple[str, set[str]]:
    """A rule in one way of writing it, and the names in it."""
    if is_generated(function):  # by the engine: it has no source, but names and constants
        code = function.__code__
        return f"{code.co_names} {code.co_consts}", set(code.co_names)
    tree, _ = quiet(function)
    if ast.get_docstring(tree) is not None:
        tree.body[0] = ast.Pass()
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return ast.unparse(tree), names


def _declared(spec: Spec) -> Iterator[str]:
    yield from (f"{f.name} {f.kind} {f.mask} {_members(*f.axes)} of {_members(f.of)}" for f in spec.state.FIELDS)
    for verb in spec.verbs.verbs.values():
        yield f"{verb.name} {int(verb)} {[(word.names, word.default, *_members(word.domain)) for word in verb.words]}"
    yield from (_members(domain).__repr__() for domain in spec.questions.domains)


def _members(*domains: Domain | None) -> list[tuple[str, ...]]:
    return [domain.members for domain in domains if domain is not None]


def _settings(spec: Spec) -> Iterator[str]:
    """Every edition with every number of players, and every option alone, as the numbers the rules see."""
    tables = [Game(spec, n, edition, ()) for edition in spec.switches.editions for n in spec.players_of(edition)]
    tables += [Game(spec, None, None, [f"{s.name}={s.text(s.trial)}"]) for s in spec.switches.all.values()]
    for table in tables:
        numbers = {f.name: getattr(table.template, f.name) for f in spec.state.FIELDS if f.kind == SETTING}
        yield f"{table!r} {numbers}"
