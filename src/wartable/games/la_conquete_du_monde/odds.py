"""Exact odds of a battle fought to the end; attackers are those that can fight.

The chance of attacking with so many dice: that number in this roll, then, as long as both sides stand, as many as the
attacker may roll. The most dice are always best for him, so it is the chance of going on as well as one can. The
defender always rolls as many as he may, as his standing order does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from operator import le

from wartable.engine.errors import BadTable

MOST_ARMIES = 1000
MOST_DICE = 3
TABLE = 150  # armies on a side up to which chances are kept ready
LEAST = 1e-12  # no battle is certain or hopeless before it is fought, whatever floating point makes of it


Thrown = tuple[tuple[int, ...], int]  # dice from high to low, and in how many ways they fall so


@cache
def _throws(dice: int) -> list[Thrown]:
    return list(Counter(tuple(sorted(roll, reverse=True)) for roll in product(range(1, 7), repeat=dice)).items())


@cache
def one_roll(attack: int, defence: int) -> tuple[float, ...]:
    """The chance that the attacker loses 0, 1, … armies in one roll; the defender loses the rest of the pairs."""
    counts = [0] * (min(attack, defence) + 1)
    for (red, ways), (black, others) in product(_throws(attack), _throws(defence)):
        counts[sum(map(le, red, black))] += ways * others
    return tuple(count / 6 ** (attack + defence) for count in counts)


def battle(
    attackers: int, defenders: int, defence_dice: int = MOST_DICE, *, dice: int | None = None, protected: bool = False
) -> dict[str, float | list[float]]:
    """CM-3.4, CM-6.3 – `capture`, and how many are left if taken (attackers) or not (defenders), each with its chance.

    `dice` are those of the first roll, the most if not told. A protected territory keeps its last army and cannot be
    attacked once no other is left.
    """
    _check(attackers, defenders, defence_dice, dice)
    last = 1 if protected and defenders else 0
    chance = [[0.0] * (defenders + 1) for _ in range(attackers + 1)]
    chance[attackers][defenders] = 1.0
    for a in range(attackers, 0, -1):
        for d in range(defenders, last, -1):
            first = dice if dice and (a, d) == (attackers, defenders) else MOST_DICE
            _spread(chance, a, d, min(first, a), min(defence_dice, d), last)
    taken = [chance[a][0] for a in range(attackers + 1)]
    held = [chance[0][d] for d in range(defenders + 1)]
    if last:
        held[last] = sum(row[last] for row in chance)
    return {"capture": sum(taken) if defenders else 1.0, "attackers_left": taken, "defenders_left": held}


def _check(attackers: int, defenders: int, defence_dice: int, dice: int | None) -> None:
    for name, value in (("attackers", attackers), ("defenders", defenders)):
        if not _is_number(value, 0, MOST_ARMIES):
            raise BadTable(f"{name}: a number from 0 to {MOST_ARMIES} is wanted, not {value!r}")
    if not _is_number(defence_dice, 1, MOST_DICE):
        raise BadTable(f"defence dice: 1, 2 or 3, not {defence_dice!r}")
    if dice is not None and not _is_number(dice, 1, min(MOST_DICE, attackers)):
        raise BadTable(f"dice: 1, 2 or 3, no more than attackers, not {dice!r}")


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _spread(chance: list[list[float]], a: int, d: int, attack: int, defence: int, last: int) -> None:
    """Pass the chance of one standing on to where one roll leads."""
    if chance[a][d] == 0.0:
        return
    pairs = min(attack, defence)
    for lost, p in enumerate(one_roll(attack, defence)):
        chance[a - lost][max(last, d - pairs + lost)] += chance[a][d] * p


@cache
def capture_row(attackers: int, defence_dice: int = MOST_DICE) -> list[float]:
    """The chance of capture from 0, 1, … defenders. Only what a battle can come to is worked out: players wait."""
    row = [1.0]
    if not attackers:
        return row + [0.0] * TABLE
    dice = min(MOST_DICE, attackers)
    rows = [row, *(capture_row(attackers - lost, defence_dice) for lost in range(1, dice + 1))]
    for d in range(1, TABLE + 1):
        row.append(_after(rows, d, dice, min(defence_dice, d)))
    return row


def _after(rows: Sequence[Sequence[float]], d: int, attack: int, defence: int) -> float:
    """The chance of capture from those after one roll in which the attacker loses 0, 1, … armies."""
    pairs = min(attack, defence)
    return sum(p * rows[lost][d - pairs + lost] for lost, p in enumerate(one_roll(attack, defence)))


@lru_cache(4096)  # the same few battles are offered again and again
def capture(
    attackers: int, defenders: int, defence_dice: int = MOST_DICE, *, dice: int | None = None, protected: bool = False
) -> float:
    """CM-3.4, CM-6.3 – The chance that the attackers take the territory if they never stop; `dice` as in a battle."""
    _check(attackers, defenders, defence_dice, dice)
    if not attackers or not defenders or protected:
        return float(not defenders)
    if max(attackers, defenders) > TABLE:
        chance = battle(attackers, defenders, defence_dice, dice=dice)["capture"]
        assert isinstance(chance, float)
    else:
        first = min(dice or MOST_DICE, attackers)
        rows = [capture_row(attackers - lost, defence_dice) for lost in range(first + 1)]
        chance = _after(rows, defenders, first, min(defence_dice, defenders))
    return min(max(chance, LEAST), 1 - LEAST)
