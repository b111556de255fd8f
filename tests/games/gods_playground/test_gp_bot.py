"""How the heuristic families defend the country: together in round one, each for itself later."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.gods_playground.helpers import Position, at, row, table
from wartable import Match
from wartable.bots import make_bot
from wartable.games.gods_playground.commands import fate

GAMES = 16
START_VALUE = 3


def choice_of(match: Match) -> str:
    seat = match.asked[0]
    return make_bot("heuristic", match.game, 1).choose(match.view(seat), match.offer(seat))


def arming(**parts: Any) -> Match:
    """White could raise an army in Prussia, where only others have land; glory is out of reach."""
    others = {"prussia": row("blue", "red", "blue"), "lithuania": row("red", "blue")}
    defaults: Position = {
        "estate": others, "coins": {"*": 13}, "nobles": {"white": {"prussia": 4}, "red": {"lithuania": 1}},
        "campaigners": {"red": {"black": 6}}, "strength": {"black": 6},
    }  # fmt: skip
    return at("armies", **defaults | parts)


def test_in_round_one_the_land_of_others_is_defended_too() -> None:
    assert choice_of(arming(round=1)) == "raise prussia"
    assert choice_of(arming(round=2)) == "pass"


def test_nobody_joins_where_enough_stand_already() -> None:
    troops = {kind: {"red": {"prussia": 3}, "blue": {"prussia": 3}} for kind in ("infantry", "cavalry")}
    assert choice_of(arming(round=1, **troops)) == "pass"


def test_whoever_would_spread_is_stopped_for_what_lies_behind() -> None:
    """White's own land is not where the Knights enter, but where they go next."""
    land = {"lithuania": row("white", "white"), "greater-poland": row("white", "white")}
    assert choice_of(arming(round=2, estate=land)) == "raise prussia"
    assert choice_of(arming(round=2, estate=land, invaders={"*": {"black": 1}, "prussia": {}})) == "pass"


def test_round_one_leaves_most_of_the_country_in_peace() -> None:
    """Each for itself would lose four regions of five."""
    fallen = sum(regions_fallen_in_round_one(seed) for seed in range(GAMES))
    assert fallen / GAMES < 3


def regions_fallen_in_round_one(seed: int) -> int:
    game = table()
    match = game.new(seed=seed)
    bots = {seat: make_bot("heuristic", game, seed + k) for k, seat in enumerate(game.seats)}
    while match.state.round == 1:
        seat = match.asked[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.offer(seat)))
    return sum(value < START_VALUE for value in match.state.value)


def test_the_fate_of_the_country_is_told_round_by_round(capsys: pytest.CaptureFixture[str]) -> None:
    fate(games=1, players=3, edition=None)
    told = capsys.readouterr().out.splitlines()
    assert (
        told[0] == "| round | attacks held off | cubes that entered | regions under war or influence | estates lost |"
    )
    assert [line.split(" | ")[0] for line in told[2:]] == ["| 1", "| 2", "| 3", "| 4"]
    fate(games=1, players=3, edition=None, as_json=True)
    rows = json.loads(capsys.readouterr().out)
    assert [list(row) for row in rows] == [["round", "held", "entered", "ruined", "lost"]] * 4
    assert f"| 1 | {rows[0]['held']:.1f} | {rows[0]['entered']:.1f} |" in told[2]
