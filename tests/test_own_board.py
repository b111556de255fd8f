"""A table may replace the numbers of a board it knows better than we do."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import wartable
from wartable.cli import make_app
from wartable.games.gods_playground.board import REGION

GAME = "gods-playground"
STRENGTH: dict[str, Any] = {"enemies": {"black": {"strength": {"round-1": {"three": 1}}}}}


def test_own_numbers_are_played_with() -> None:
    match = wartable.load(GAME, board=STRENGTH).new(seed=1)
    assert match.view(None)["forecast"]["black"]["strength"] == 1
    assert wartable.load(GAME).new(seed=1).view(None)["forecast"]["black"]["strength"] == 6


def test_rows_points_and_arrows_can_be_replaced() -> None:
    own = {"estates": {"ukraine": [1, 2]}, "glory": {"russia": 2}, "arrows": {"russia": ["ukraine", "greater-poland"]}}
    printed = wartable.load(GAME, board=own).new(seed=1).view(None)["printed"]
    assert printed["worth"]["ukraine"] == [1, 2]
    assert printed["glory"]["russia"] == 2
    assert printed["arrows"]["russia"] == ["ukraine", "greater-poland"]


def test_a_replaced_number_says_so() -> None:
    cell = wartable.load(GAME, board=STRENGTH).board["enemies"]["black"]["strength"]["round-1"]
    assert cell["certainty"] == "own"
    assert wartable.load(GAME).board["enemies"]["black"]["strength"]["round-1"]["certainty"] == "reconstructed"


def test_a_record_keeps_the_numbers_it_was_played_with() -> None:
    match = wartable.load(GAME, board=STRENGTH).new(seed=3)
    while match.steps < 60:
        seat = match.asked[0]
        match.play(seat, match.offer(seat)[0])
    text = str(match.record())
    again = wartable.replay(text)
    assert again.game.own_numbers == STRENGTH
    assert again.hash == match.hash
    assert str(again.record()) == text


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({"glory": {"france": 3}}, "glory.france"),
        ({"glory": {"black": "four"}}, "a number is wanted"),
        ({"glory": {"black": 99}}, "0 to 60"),
        ({"glory": {"black": True}}, "number"),
        ({"pieces": {"nobles": 30}}, "certain"),
        ({"estates": {"prussia": []}}, "1 to 6 circles"),
        ({"estates": {"prussia": [4, 3]}}, "rise"),
        ({"estates": {"prussia": [2, "3"]}}, "whole number"),
        ({"estates": {region: [1] for region in REGION.members}}, "nine"),
        ({"arrows": {"black": ["prussia", "ukraine"]}}, "prussia"),
        ({"arrows": {"black": ["ukraine", "ukraine"]}}, "two different"),
        ({"arrows": {"black": ["ukraine", {}]}}, "two different"),
        ({"enemies": {"black": {"strength": 3}}}, "table"),
        ({"enemies": {"black": {"strength": {"round-1": {"certainty": "sure"}}}}}, "no such number"),
        ({"crown": {"levy": {"upto-3": {"infantry": -1}}}}, "0 to 60"),
    ],
)
def test_bad_numbers_are_refused_by_name(own: dict[str, Any], message: str) -> None:
    with pytest.raises(wartable.BadBoard, match=message):
        wartable.load(GAME, board=own)


@pytest.mark.parametrize("own", ["3", "[1]", '"black"', "true", "{"])
def test_a_record_with_a_broken_board_is_refused(own: str) -> None:
    text = str(wartable.load(GAME, board=STRENGTH).new(seed=3).record())
    broken = re.sub("(?m)^board .*$", f"board {own}", text)
    with pytest.raises((wartable.BadBoard, wartable.BrokenRecord)):
        wartable.replay(broken)


def test_a_game_without_such_numbers_says_so() -> None:
    with pytest.raises(wartable.BadBoard, match="la-conquete-du-monde"):
        wartable.load("la-conquete-du-monde", board={"continents": {"asie": 8}})


def _toml(folder: Path, text: str) -> str:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_command_line_shows_own_numbers(tmp_path: Path) -> None:
    file = _toml(tmp_path, 'game = "gods-playground"\n[glory]\nblack = 2\n')
    result = CliRunner().invoke(make_app(), ["rules", GAME, "--board", "--json", file])
    assert json.loads(result.stdout)["glory"]["black"] == {
        "value": 2,
        "certainty": "own",
        "source": "this table's own board",
    }


@pytest.mark.parametrize("text", ['game = "wallenstein"', "[glory", "[glory]\nfrance = 1"])
def test_a_bad_file_is_a_message(tmp_path: Path, text: str) -> None:
    result = CliRunner().invoke(make_app(), ["simulate", GAME, "--board", _toml(tmp_path, text)])
    assert isinstance(result.exception, wartable.BadBoard)


def test_editions_say_how_many_play() -> None:
    assert wartable.load(GAME).edition == "warfrog"
    assert wartable.load(GAME, 4).edition == "phalanx"
    with pytest.raises(wartable.BadTable, match="3 players, not 4"):
        wartable.load(GAME, 4, "warfrog")
    with pytest.raises(wartable.BadTable, match="3 to 4 players, not 5"):
        wartable.load(GAME, 5, "phalanx")


# ---- Wallenstein: favours, region cards and the tower ----
def test_favours_of_ones_own_are_played_with() -> None:
    match = wartable.load("wallenstein", board={"favours": {"16": {"amount": 9}}}).new(seed=1)
    assert match.view(None)["printed"]["favours"]["16"] == {"kind": "thalers", "amount": 9}


@pytest.mark.parametrize(
    ("own", "complaint"),
    [
        ({"favours": {"22": {"amount": 1}}}, "favours.22"),
        ({"favours": {"16": {"kind": "gold"}}}, "favours.16.kind"),
        ({"region-cards": {"2": {"thalers": -1}}}, "outside 0 to 20"),
        ({"tower": {"two-floors": {"passes": 0}}}, "tower.two-floors.passes"),
        ({"counties": {"bremen": {"tax": 9}}}, "counties"),
    ],
)
def test_what_cannot_be_on_the_cards_is_named(own: dict[str, Any], complaint: str) -> None:
    with pytest.raises(wartable.BadBoard, match=re.escape(complaint)):
        wartable.load("wallenstein", board=own)
