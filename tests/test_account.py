"""The account of finished games: it adds up, its luck can be worked out by hand, its points are in the story."""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path

import pytest

import wartable
from tests import memory
from tests.games.la_conquete_du_monde.helpers import begin, world
from wartable.account.declaring import Fought, Side
from wartable.account.luck import battle_of, fortunes, luckier
from wartable.account.result import Account
from wartable.account.telling import account_of
from wartable.account.words import luck_sentence, minus
from wartable.engine.errors import NotNow
from wartable.engine.match import Match
from wartable.engine.text import LANGUAGES
from wartable.games.la_conquete_du_monde.account import ACCOUNT as WORLD

RECORDS = sorted((memory.HERE / "recorded").glob("*.record"))
SLOW = "wallenstein"  # its tower is thrown by the thousand: one game of it is enough
QUICK = [path for path in RECORDS if not path.stem.startswith(SLOW)] + [RECORDS[0].parent / f"{SLOW}-3.record"]
every = pytest.mark.parametrize("path", QUICK, ids=[path.stem for path in QUICK])


@cache
def told(path: Path) -> tuple[Match, Account]:
    match = wartable.replay(path.read_text(encoding="utf-8"))
    return match, account_of(match)


# ---- in every recorded game ----
@every
def test_points_by_source_add_up_to_the_scores(path: Path) -> None:
    match, account = told(path)
    sums = dict.fromkeys(match.game.seats, 0)
    for seats in account.gains.values():
        for seat, row in seats.items():
            assert len(row) == len(account.chapters)
            sums[seat] += sum(row)
    assert sums == match.scores == {placed.seat: placed.score for placed in account.places}
    assert "other" not in account.gains


@every
def test_the_standing_ends_with_the_result(path: Path) -> None:
    match, account = told(path)
    assert {seat: values[-1] for seat, values in account.standing[0].values.items()} == match.scores
    assert all(len(values) == len(series.points) for series in account.standing for values in series.values.values())


@every
def test_expectation_and_luck_are_what_came(path: Path) -> None:
    match, account = told(path)
    sign = -1 if account.fewer else 1
    for share in [side for battle in account.battles for side in battle.sides]:
        assert share.actual == pytest.approx(share.expected + sign * share.luck, abs=2e-4)
    for fortune in account.fortunes:
        own = [side for battle in account.battles for side in battle.sides if side.seat == fortune.total.seat]
        assert fortune.battles == len(own)
        assert fortune.total.actual == sum(side.actual for side in own)
        assert fortune.total.expected == pytest.approx(sum(side.expected for side in own), abs=len(own) * 1e-4)
        assert 0 <= fortune.luckier <= 1
        assert all(luck_sentence(fortune, match.game.text(language)) for language in LANGUAGES)


@every
def test_points_are_in_the_story(path: Path) -> None:
    match, account = told(path)
    points = range(1, len(match.log(None)) + 1)
    assert all(one.begin in points and one.point in points and one.begin < one.point for one in account.battles)
    assert account.turning
    assert all(one.begin <= one.hinge <= one.point and one.point in points for one in account.turning)
    for seat in match.game.seats:
        asides = set(account.asides[seat])
        common = [event.data() for k, event in enumerate(match.log(seat)) if k not in asides]
        assert common == [event.data() for event in match.log(None)]


@every
def test_words_for_all_of_it(path: Path) -> None:
    match, account = told(path)
    keys = ["account-score", "account-quantity"]
    keys += [f"account-source-{source}" for source in account.gains]
    keys += [f"account-measure-{series.key}" for series in account.standing]
    for language in LANGUAGES:
        assert all(match.game.text(language).get(key) for key in keys)
        assert match.game.text(language).get("account-chapter", number=0)


# ---- by hand ----
def test_luck_of_one_roll() -> None:
    """One die against one: the attacker loses in 21 of 36 cases. He did not: 0.583 armies fewer than owed."""
    battle = Fought(1, 3, [Side("red", 0, [{0: 15 / 36, 1: 21 / 36}])])
    (share,) = battle_of(battle, fewer=True).sides
    assert share.expected == share.luck == pytest.approx(21 / 36, abs=1e-4)
    assert share.deviation == pytest.approx(sqrt(15 * 21) / 36, abs=1e-4)
    (fortune,) = fortunes(["red", "blue"], [battle], fewer=True)
    assert fortune.luckier == pytest.approx(21 / 36 + 15 / 72, abs=1e-4)  # all who lost, and half of those who did not


def test_luck_of_two_coins() -> None:
    coin = {0: 0.5, 1: 0.5}
    assert luckier(2, [coin, coin], fewer=False) == 0.875
    assert luckier(1, [coin, coin], fewer=False) == luckier(1, [coin, coin], fewer=True) == 0.5
    assert luckier(0, [coin, coin], fewer=False) == 0.125


def test_battles_of_the_world_are_rolls_in_a_row() -> None:
    """Every roll is in one battle, and what it cost is there."""
    match, account = told(memory.HERE / "recorded" / "classic-2.record")
    rolls = [event.facts for event in match.log(None) if event.name == "rolled"]
    lost = sum(roll["attacker_lost"] + roll["defender_lost"] for roll in rolls)
    assert sum(side.actual for battle in account.battles for side in battle.sides) == lost
    assert WORLD.fewer


def test_a_game_from_a_position_is_accounted_for_from_there() -> None:
    """Three sixes against a one: one territory is won, none lost on the attacker's side, where 0.34 were owed."""
    position = world(2, rest="red", red={"alaska": 10}, blue={"kamtchatka": 1})
    match = begin(position, [6, 6, 6, 1])
    match.play("red", "from alaska")
    match.play("red", "attack kamtchatka 3")
    account = account_of(match)
    assert account.gains == {"conquests": {"red": [1]}, "losses": {"blue": [-1]}}
    (battle,) = account.battles
    assert [(side.seat, side.actual) for side in battle.sides] == [("red", 0), ("blue", 1)]
    assert battle.sides[0].expected == pytest.approx(441 / 1296, abs=1e-4)


def test_no_account_before_the_end() -> None:
    with pytest.raises(NotNow):
        account_of(wartable.load("la-conquete-du-monde", 3).new(seed=1))


def test_what_came_as_expected_is_neither_more_nor_less() -> None:
    coin = {0: 0.5, 2: 0.5}
    (fortune,) = fortunes(["red"], [Fought(0, 1, [Side("red", 1, [coin])])], fewer=True)
    text = wartable.load("la-conquete-du-monde", 2).text("en")
    assert luck_sentence(fortune, text).startswith("In 1 battle 1 army was lost where the dice owed 1: as expected (")
    assert minus("-1 of W-1.2, 3-4") == "−1 of W-1.2, 3-4"
