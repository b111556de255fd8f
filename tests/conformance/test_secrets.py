"""What is secret is declared with its field; a secret that is planted in a game and shown or forgotten is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import wartable
from tests.auction import SPEC as AUCTION
from wartable.engine.domain import Domain
from wartable.engine.fields import Field
from wartable.engine.game import Game, Spec
from wartable.engine.luck import draw
from wartable.engine.state import Cells, State, public, secret, state
from wartable.games import spec_of
from wartable.testing import checks
from wartable.testing.tables import limited, tables_of

at_every_game = pytest.mark.parametrize(
    "spec", [*map(spec_of, wartable.game_names()), AUCTION], ids=lambda spec: spec.name
)
SEAT = Domain("seat", ("red", "blue"), per_seat=True)


def some_tables(spec: Spec) -> list[Game]:
    """As many as random play needs to show all secrets of a game."""
    return [limited(game) for game in tables_of(spec)[:3]] * 3


def test_resampling_changes_every_secret_of_an_auction() -> None:
    checks.every_secret_resampled(some_tables(AUCTION))


# ---- planted secrets ----
def planted(spec: Spec, field: Field, **changes: Any) -> Spec:
    """The game with one field more, which its rules know nothing of."""
    fields = {f.name: f for f in spec.state.FIELDS} | {"planted": field}
    return replace(spec, state=state(type(spec.state.__name__, (State,), fields)), **changes)


def drawn(resample: Callable[[Any, int], None]) -> Callable[[Any, int], None]:
    def resample_too(s: Any, seat: int) -> None:
        resample(s, seat)
        s.planted = draw(s, 1000)

    return resample_too


@at_every_game
def test_a_forgotten_secret_is_found(spec: Spec) -> None:
    game = Game(planted(spec, secret.number()), None, None, ())
    with pytest.raises(AssertionError, match="planted"):
        checks.every_secret_resampled([game], steps=40)


@at_every_game
def test_a_secret_that_is_resampled_and_not_shown_is_fine(spec: Spec) -> None:
    game = Game(planted(spec, secret.number(), resample=drawn(spec.resample)), None, None, ())
    match = game.new(seed=3)
    assert "planted" in checks.secrets_resampled(match, 5)
    checks.nothing_leaks(match, 5)


@at_every_game
def test_a_view_that_shows_a_secret_does_not_load(spec: Spec) -> None:
    with pytest.raises(TypeError, match="'loud' is in every view but reads the secret planted"):
        planted(spec, secret.number(), derived={**spec.derived, "loud": lambda s: s.planted})


@at_every_game
def test_a_view_that_shows_a_secret_by_a_trick_is_found(spec: Spec) -> None:
    loud = {**spec.derived, "loud": lambda s: getattr(s, "".join(("plan", "ted")))}
    game = Game(planted(spec, secret.number(), derived=loud, resample=drawn(spec.resample)), None, None, ())
    with pytest.raises(AssertionError, match="hidden"):
        checks.nothing_leaks(game.new(seed=3), 5)


@pytest.mark.parametrize("name", wartable.game_names())
def test_a_prompt_that_tells_a_secret_is_found(name: str) -> None:
    spec = spec_of(name)

    def prompt(s: Any, seat: int) -> dict[str, Any]:
        return dict.fromkeys(spec.prompt(s, seat), s.planted)

    game = Game(planted(spec, secret.number(), prompt=prompt, resample=drawn(spec.resample)), None, None, ())
    with pytest.raises(AssertionError, match="hidden"):
        watch(game.new(seed=3), 60)


def test_a_hint_that_tells_a_secret_is_found() -> None:
    spec = spec_of("gods-playground")

    def build(s: Any, *_: int) -> list[tuple[str, dict[str, Any]]]:
        return [("estate", {"points": s.planted, "coins": 0})]

    hints = {**spec.hints, spec.verbs.verbs["build"]: build}
    game = Game(planted(spec, secret.number(), hints=hints, resample=drawn(spec.resample)), None, None, ())
    with pytest.raises(AssertionError, match="a hint tells"):
        checks.nothing_leaks(game.new(seed=3), 5)


def watch(match: wartable.Match, steps: int) -> None:
    for _ in range(steps):
        checks.nothing_leaks(match, match.steps)
        match.play(match.asked[0], match.offer(match.asked[0])[0])


# ---- the declaration ----
def test_a_field_without_the_word_is_refused_by_name() -> None:
    class Nameless(State):
        stage: int = public.number()
        asked: int = public.seats(of=SEAT)
        hand: Cells = Field(axes=(SEAT,))  # type: ignore[assignment]

    with pytest.raises(TypeError, match=r"Nameless\.hand: declare it"):
        state(Nameless)


def test_a_bare_annotation_is_refused_by_name() -> None:
    class Bare(State):
        stage: int = public.number()
        hand: Cells

    with pytest.raises(TypeError, match=r"Bare\.hand: declare it"):
        state(Bare)


@pytest.mark.parametrize("how", [{"counted": "sizes"}, {"until": bool}, {"own": "mine"}])
def test_a_public_field_has_no_secrets(how: dict[str, Any]) -> None:
    class Loud(State):
        hand: Cells = public.cells(SEAT, **how)

    with pytest.raises(TypeError, match=r"Loud\.hand: a public field"):
        state(Loud)


def test_what_is_revealed_needs_a_name_of_its_own() -> None:
    class Twice(State):
        hand: Cells = secret.cells(SEAT, until=bool)

    with pytest.raises(TypeError, match=r"Twice\.hand: its owner's part"):
        state(Twice)


@at_every_game
def test_a_look_makes_only_again_what_changed(spec: Spec) -> None:
    game = some_tables(spec)[0]
    match = game.new(seed=5)
    before = match.look()
    for _ in range(60):
        if match.over:
            break
        match.play(match.asked[0], match.offer(match.asked[0])[-1])
        seen, again = game.views.look(match.state, before), game.views.look(match.state)
        assert match.look().values == again.values
        for part, old, new, fresh in zip(game.views.parts, before.values, seen.values, again.values, strict=True):
            assert new == fresh, part.key
            assert (new is old) == (new == old), part.key
        before = seen


@at_every_game
def test_a_view_is_its_reader_s_own(spec: Spec) -> None:
    match = some_tables(spec)[0].new(seed=5)
    before = repr(match.view(None))
    spoil(match.view(None))
    assert repr(match.view(None)) == before


def spoil(value: Any) -> None:
    inner = list(value.values() if isinstance(value, dict) else value)
    value.clear()
    for part in inner:
        if isinstance(part, dict | list):
            spoil(part)
