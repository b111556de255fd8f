"""A match and its drafts share their story, and never each other's steps."""

from __future__ import annotations

import random

import pytest

import wartable
from wartable.engine.match import Match
from wartable.engine.story import Step
from wartable.games import game_names


def go_on(match: Match, dice: random.Random) -> Match:
    seat = dice.choice(match.asked)
    match.play(seat, dice.choice(match.offer(seat)))
    return match


@pytest.mark.parametrize("game", game_names())
def test_what_a_draft_adds_is_its_own(game: str) -> None:
    """Drafts of drafts, some given up, in any order: each has what it began with and what it added."""
    dice = random.Random(5)
    known: list[tuple[Match, list[Step]]] = [(wartable.load(game).new(seed=5), [])]
    for _ in range(200):
        match, steps = dice.choice(known[-6:])
        draft = match if dice.random() < 0.3 else match.fork()
        if draft.over:
            break
        with draft.luck.kept():
            go_on(draft, dice)
        added = [*steps, draft.history[-1]]
        if draft is match:
            known.remove((match, steps))
        known.append((draft, added))
    for match, steps in known:
        assert [id(step) for step in match.history] == [id(step) for step in steps]
        assert match.history[: len(steps)] == steps
        assert (len(match.history), match.steps) == (len(steps), len(steps))


def test_a_story_is_read_as_a_list_is() -> None:
    match, dice = wartable.load(game_names()[0]).new(seed=1), random.Random(1)
    for _ in range(9):
        go_on(match, dice)
    story, plain = match.history, list(match.history)
    go_on(match.fork(), dice)
    assert len(story) == 9
    assert (story[-1], story[0], story[8]) == (plain[-1], plain[0], plain[8])
    assert (story[2:5], story[7:], story[-2:], story[::-1]) == (plain[2:5], plain[7:], plain[-2:], plain[::-1])
    with pytest.raises(IndexError):
        story[9]
