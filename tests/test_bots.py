"""Bots see a view and an offer, and the heuristic one is worth playing against."""

from __future__ import annotations

import pytest

import wartable
from wartable.bots import make_bot
from wartable.lab.simulate import play_many

GAME = "la-conquete-du-monde"


at_the_compiled_speed = pytest.mark.usefixtures("compiled")


@at_the_compiled_speed
@pytest.mark.parametrize("players", [3, 4])
def test_heuristic_beats_random(players: int) -> None:
    played = play_many(wartable.load(GAME, players), ["heuristic", "random"], games=200, seed=1000)
    assert sum(one.winners == ("red",) for one in played) >= 160


@at_the_compiled_speed
@pytest.mark.parametrize("edition", ["1957", "second-rule", "classic"])
def test_heuristics_finish_their_games(edition: str) -> None:
    played = play_many(wartable.load(GAME, 3, edition), ["heuristic"], games=200, seed=1)
    assert sum(bool(one.winners) for one in played) >= 198


@at_the_compiled_speed
@pytest.mark.parametrize("seat", ["white", "blue", "red"])
def test_one_heuristic_family_beats_two_blind_ones(seat: str) -> None:
    """At least 85 of 100 games, from each seat."""
    game = wartable.load("gods-playground", 3)
    bots = ["heuristic" if name == seat else "random" for name in game.seats]
    played = play_many(game, bots, games=200, seed=1000)
    assert sum(one.winners == (seat,) for one in played) >= 170


@at_the_compiled_speed
@pytest.mark.parametrize("edition", ["warfrog", "phalanx"])
def test_three_heuristic_families_score_as_people_do(edition: str) -> None:
    """People report winners with 40 to 59 points, and 98 to 154 points for all three."""
    played = play_many(wartable.load("gods-playground", 3, edition), ["heuristic"], games=300, seed=1)
    winning = sorted(max(one.scores.values()) for one in played)
    total = sorted(sum(one.scores.values()) for one in played)
    assert 40 <= winning[150] <= 60
    assert 100 <= total[150] <= 155
    assert total[15] >= 90
    assert total[285] <= 165


@at_the_compiled_speed
def test_the_table_plays_what_the_lab_plays() -> None:
    game = wartable.load(GAME, 2)
    match = game.new(seed=77)
    bots = {seat: make_bot("heuristic", game, k) for k, seat in enumerate(game.seats)}
    while not match.over:
        seat = match.asked[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.offer(seat)))
    [lab] = play_many(game, ["heuristic"], games=1, seed=77)
    assert match.winners == lab.winners
    assert match.steps == lab.steps


def test_unknown_bot() -> None:
    with pytest.raises(wartable.BadTable, match="known bots"):
        make_bot("deep-thought", wartable.load(GAME), 1)
