"""Every offered choice says what it does: price, gain, odds or consequence, unless its label says it all."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import wartable
from wartable.engine.game import Game, Spec
from wartable.engine.match import Match
from wartable.games import spec_of
from wartable.testing import checks
from wartable.testing.tables import label, limited, tables_of

SPECS = [spec_of(name) for name in wartable.game_names()]
at_every_table = pytest.mark.parametrize("game", [table for spec in SPECS for table in tables_of(spec)], ids=label)

# By game, the stage and the verb whose label says it all.
SELF_EVIDENT: dict[str, set[tuple[str, str]]] = {
    "la-conquete-du-monde": {("aim", "done"), ("destination", "done")},  # "Back", and nothing has happened yet
}
OFTEN_ENOUGH = 5


def unsaid(match: Match) -> Iterator[str]:
    """What is offered now without a word of what it does."""
    known = SELF_EVIDENT.get(match.game.name, set())
    for seat in match.asked:
        hints = match.hints(seat)
        for choice in match.offer(seat):
            if choice not in hints and (match.stage, choice.split()[0]) not in known:
                yield f"{match.stage}: {choice}"


def watched(game: Game, bot: str | None) -> Iterator[Match]:
    """A game whose seats want to be asked, as it stands in each new stage and every few choices."""
    match, sample, stage = game.new(seed=23), random.Random(23), ""
    policy = game.spec.bots[bot] if bot else None
    for order in match.spec.orders:
        for seat in game.seats:
            match.reorder(seat, order, "ask")
    while not match.over and match.steps < 3_000:
        if match.stage != stage or match.steps % OFTEN_ENOUGH == 0:
            stage = match.stage
            yield match
        checks.chooses(match, sample, policy)


@at_every_table
def test_every_choice_of_random_games_says_what_it_does(game: Game) -> None:
    for match in watched(limited(game), None):
        assert list(unsaid(match)) == []


@at_every_table
def test_every_choice_of_games_of_bots_says_what_it_does(game: Game) -> None:
    """They come where blind play does not."""
    for match in watched(limited(game), next(iter(game.spec.bots))):
        assert list(unsaid(match)) == []


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
def test_every_verb_has_something_to_say(spec: Spec) -> None:
    assert {verb.name for verb in spec.verbs.verbs.values() if verb not in spec.hints} == set()
