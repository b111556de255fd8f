"""What a game declares must fit together: choices, words in every language, the ledger, the integer subset."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import wartable
from wartable.engine.domain import Domain
from wartable.engine.events import DICE
from wartable.engine.rule import check_subset, is_generated, is_rule
from wartable.engine.speeds.linking import LOOPS
from wartable.games import spec_of
from wartable.testing import checks
from wartable.testing.coverage import coverage
from wartable.testing.tables import limited, tables_of


def test_choices_round_trip(name: str) -> None:
    verbs = spec_of(name).verbs
    texts = [verbs.text(choice) for choice in range(verbs.size)]
    assert len(set(texts)) == verbs.size
    assert [verbs.parse(text) for text in texts] == [(choice, 0) for choice in range(verbs.size)]


def test_every_choice_can_be_said(name: str, language: str) -> None:
    match = wartable.load(name).new(seed=1)
    for choice in range(match.spec.verbs.size):
        assert match.tell_choice(match.spec.verbs.text(choice), language)


def test_every_event_can_be_told(name: str, language: str) -> None:
    match = wartable.load(name).new(seed=1)
    for kind in match.spec.events.kinds:
        for number in (0, 1, 2, 5, 22):
            facts = {fact: _sample(of, number) for fact, of in kind.facts.items()}
            assert match.tell(wartable.Event(kind.name, kind.rule, facts), language)


def _sample(of: Any, number: int) -> Any:
    if isinstance(of, Domain):
        return of.members[number % len(of)]
    return [6, 5, 1] if of == DICE else number


def test_every_refusal_rule_stage_and_option_has_words(name: str, language: str) -> None:
    spec = spec_of(name)
    text = wartable.load(name).text(language)
    keys = [f"refusal-{kind.name}" for kind in spec.refusals.kinds[1:]]
    keys += [f"stage-{stage}" for stage in spec.stages.members[:-1]]
    keys += [f"option-{switch}" for switch in spec.switches.all] + [f"edition-{e}" for e in spec.switches.editions]
    keys += [f"option-{name}-{word}" for name, switch in spec.switches.all.items() for word in switch.words]
    keys += [f"order-{order}" for order in spec.orders]
    keys += [f"order-{name}-{word}" for name, order in spec.orders.items() for word in order.words]
    keys += ["game-name", "game-blurb", "nobody", "no-undo", "refusal-not-asked"]
    missing = [key for key in keys if not text.has(key)]
    assert not missing
    for rule in spec.ledger:
        assert text.rule(rule.id)
    for key in keys:
        assert text.get(key)
    for phase in spec.flow.sequence.rules if spec.flow.elsewhere is not None else ():
        assert text.get("refusal-other-phase", phase=text.get(f"phase-{phase}"))


def test_every_cited_id_is_in_the_ledger(name: str) -> None:
    spec = spec_of(name)
    ids = {rule.id for rule in spec.ledger}
    cited = {kind.rule for kind in spec.events.kinds} | {kind.rule for kind in spec.refusals.kinds[1:]}
    cited |= {switch.rule for switch in spec.switches.all.values()} | {spec.turn_rule}
    cited |= {order.rule for order in spec.orders.values()}
    assert cited <= ids


def test_every_rule_of_the_ledger_has_code_and_tests(name: str, request: pytest.FixtureRequest) -> None:
    tests = next(folder for folder in request.path.parents if folder.name == "tests")
    bare = [entry["id"] for entry in coverage(spec_of(name), tests) if not entry["functions"] or not entry["tests"]]
    assert not bare


def test_every_rule_keeps_to_the_integer_subset(name: str) -> None:
    spec = spec_of(name)
    seen: set[Callable[..., Any]] = set()
    todo = [*LOOPS, *spec.bots.values(), spec.start, spec.retally, spec.resample, spec.rank, spec.score]
    todo += spec.thoughts
    todo += list(spec.flow.branches.values())
    while todo:
        function = todo.pop()
        if function in seen:
            continue
        seen.add(function)
        if not is_generated(function):
            check_subset(function)
        todo += [thing for thing in function.__globals__.values() if is_rule(thing)]
    assert len(seen) > len(LOOPS) + len(spec.bots) + 5  # and the rules they call


def test_resampling_can_change_every_secret(name: str) -> None:
    """A secret that re-sampling forgets would be known to every bot that imagines a position."""
    checks.every_secret_resampled([limited(game) for game in tables_of(spec_of(name))[:3]] * 3)
