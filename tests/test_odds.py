"""Exact odds, against the published numbers and against enumeration by hand."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

import pytest

import wartable
from wartable.games.la_conquete_du_monde.odds import _throws, battle, capture, capture_row, one_roll

PUBLISHED = [
    (3, 3, 0.470, 0.328), (5, 5, 0.506, 0.278), (10, 5, 0.916, 0.681), (10, 10, 0.568, 0.190), (15, 10, 0.877, 0.448),
    (20, 10, 0.975, 0.684), (20, 20, 0.633, 0.100), (30, 20, 0.953, 0.393), (50, 30, 0.994, 0.495),
]  # fmt: skip


@pytest.mark.parametrize(("attackers", "defenders", "two", "three"), PUBLISHED)
def test_capture_odds(attackers: int, defenders: int, two: float, three: float) -> None:
    assert capture(attackers, defenders, 2) == pytest.approx(two, abs=5e-4)
    assert capture(attackers, defenders, 3) == pytest.approx(three, abs=5e-4)


def test_single_rolls() -> None:
    assert one_roll(3, 2) == pytest.approx((2890 / 7776, 2611 / 7776, 2275 / 7776))
    assert one_roll(3, 3) == pytest.approx((6420 / 46656, 10017 / 46656, 12348 / 46656, 17871 / 46656))
    assert one_roll(1, 1) == pytest.approx((15 / 36, 21 / 36))


@lru_cache
def by_recursion(attackers: int, defenders: int) -> float:
    """The same by another way: first roll, then the rest."""
    if attackers == 0 or defenders == 0:
        return float(defenders == 0)
    a, d = min(3, attackers), min(3, defenders)
    total = 0.0
    for roll in product(range(6), repeat=a + d):
        pairs = list(zip(sorted(roll[:a])[::-1], sorted(roll[a:])[::-1], strict=False))
        lost = sum(red <= black for red, black in pairs)
        total += by_recursion(attackers - lost, defenders - len(pairs) + lost)
    return total / float(6 ** (a + d))


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 3), (3, 2), (4, 3)])
def test_against_enumeration(attackers: int, defenders: int) -> None:
    assert capture(attackers, defenders) == pytest.approx(by_recursion(attackers, defenders))


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 3), (3, 2), (4, 3)])
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_each_number_of_dice_has_its_own_chance(attackers: int, defenders: int, dice: int) -> None:
    """So many dice in the first roll, the most there can be in all that follow."""
    if dice > attackers:
        return
    total = 0.0
    for roll in product(range(6), repeat=dice + min(3, defenders)):
        pairs = list(zip(sorted(roll[:dice])[::-1], sorted(roll[dice:])[::-1], strict=False))
        lost = sum(red <= black for red, black in pairs)
        total += by_recursion(attackers - lost, defenders - len(pairs) + lost)
    expected = total / 6 ** (dice + min(3, defenders))
    assert capture(attackers, defenders, dice=dice) == pytest.approx(expected)
    assert battle(attackers, defenders, dice=dice)["capture"] == pytest.approx(expected)


@pytest.mark.parametrize("defence_dice", [1, 2, 3])
def test_the_most_dice_are_always_best(defence_dice: int) -> None:
    """So going on with the most dice is going on as well as one can."""
    for attackers, defenders in product(range(2, 31), range(1, 31)):
        chances = [capture(attackers, defenders, defence_dice, dice=k) for k in (1, 2, 3) if k <= attackers]
        assert max(chances) == chances[-1] == pytest.approx(capture(attackers, defenders, defence_dice))


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (3, 2), (12, 9), (40, 1), (200, 3)])
def test_cm_6_3_a_protected_last_territory_is_never_taken(attackers: int, defenders: int) -> None:
    assert capture(attackers, defenders, protected=True) == 0
    result = battle(attackers, defenders, protected=True)
    assert (result["capture"], sum(result["attackers_left"])) == (0, 0)  # type: ignore[arg-type]
    assert result["defenders_left"][0] == 0  # type: ignore[index]
    assert sum(result["defenders_left"]) == pytest.approx(1)  # type: ignore[arg-type]


def test_cm_6_3_the_last_army_stays_whatever_falls() -> None:
    """Two against two: each roll of two dice; a loss beyond the last army is ignored."""
    both, one, none = one_roll(2, 2)
    left = battle(2, 2, protected=True)["defenders_left"]
    assert left == pytest.approx([0, both + one, none])


def test_chances_add_up() -> None:
    result = battle(12, 9, 2)
    assert sum(result["attackers_left"]) + sum(result["defenders_left"]) == pytest.approx(1)  # type: ignore[arg-type]


@pytest.mark.parametrize(("attackers", "defenders", "dice"), [(-1, 2, 3), (2, 10**6, 3), (2, 2, 0), (2, 2, 4)])
def test_impossible_battles(attackers: int, defenders: int, dice: int) -> None:
    with pytest.raises(wartable.BadTable):
        battle(attackers, defenders, dice)


@pytest.mark.parametrize("dice", [0, 3, 4, True])
def test_impossible_dice(dice: int) -> None:
    with pytest.raises(wartable.BadTable):
        battle(2, 2, dice=dice)


def test_a_small_battle_is_worked_out_without_the_large_ones() -> None:
    """The first attack at a table is offered while everyone waits."""
    capture_row.cache_clear()
    capture(5, 8)
    assert capture_row.cache_info().currsize == 6
    assert len(_throws(3)) == 56
