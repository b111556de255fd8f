"""Points for places, and who is ahead."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from wartable.ratings.model import PROVISIONAL, Skill, rated
from wartable.ratings.standings import points_of, standings


def test_points_for_places() -> None:
    assert points_of({0: 1, 1: 2, 2: 3}) == {0: 2, 1: 1, 2: 0}
    assert points_of({0: 1, 1: 1, 2: 3}) == {0: Fraction(3, 2), 1: Fraction(3, 2), 2: 0}
    assert points_of({0: 1, 1: 2, 2: 2, 3: 2}) == {0: 3, 1: 1, 2: 1, 3: 1}
    assert points_of({}) == {}


@given(st.lists(st.integers(0, 5), min_size=2, max_size=6))
def test_a_table_gives_the_same_points_however_it_ends(scores: list[int]) -> None:
    places = {one: 1 + sum(other > score for other in scores) for one, score in enumerate(scores)}
    assert sum(points_of(places).values()) == Fraction(len(scores) * (len(scores) - 1), 2)


def test_equal_points_are_told_apart_by_wins_then_by_opponents() -> None:
    found = standings(4, 2, [{0: 1, 1: 2}, {2: 1, 3: 2}, {1: 1, 2: 2}], byes=[])
    by = {score.person: score for score in found}
    assert by[1].opponents == 2  # met 0 and 2, of one point each
    assert by[0].opponents == 1
    assert by[2].opponents == 1
    assert [score.place for score in found] == [1, 2, 2, 4]


def test_a_win_weighs_more_than_two_draws() -> None:
    found = standings(3, 3, [{0: 1, 1: 2, 2: 2}, {0: 3, 1: 2, 2: 1}], byes=[])
    assert [(score.person, score.points, score.wins) for score in found] == [
        (2, Fraction(5, 2), 1),
        (0, Fraction(2), 1),
        (1, Fraction(3, 2), 0),
    ]


def test_sitting_out_gives_the_average() -> None:
    found = standings(4, 3, [{0: 1, 1: 2, 2: 3}], byes=[3])
    assert [(score.person, float(score.points)) for score in found] == [(0, 2.0), (1, 1.0), (3, 1.0), (2, 0.0)]


def test_a_table_without_a_result_gives_nothing() -> None:
    assert [score.points for score in standings(2, 2, [{}], byes=[])] == [0, 0]


# ---- the model ----
def test_the_first_gains_and_the_last_loses() -> None:
    first, middle, last = rated([Skill()] * 3, [1, 2, 3])
    assert first.mean > middle.mean > last.mean
    assert all(skill.deviation < Skill().deviation and skill.games == 1 for skill in (first, middle, last))


def test_a_draw_of_equals_leaves_them_equal() -> None:
    one, other = rated([Skill()] * 2, [1, 1])
    assert one == other


def test_a_rating_is_provisional_for_ten_games_and_newcomers_begin_at_nought() -> None:
    assert Skill().ordinal == 0.0
    assert Skill(games=PROVISIONAL - 1).provisional
    assert not Skill(games=PROVISIONAL).provisional


@given(st.permutations([1, 2, 3, 4]))
def test_the_same_games_give_the_same_numbers(places: list[int]) -> None:
    skills = [Skill(20 + k, 5 - k / 2) for k in range(4)]
    assert rated(skills, places) == rated(skills, places)
