"""Exact odds of a battle fought to the end, both sides at full dice; attackers are those that can fight."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from wartable.engine.errors import BadTable

MOST_ARMIES = 1000
TABLE = 150  # armies on a side up to which chances are kept ready


@lru_cache(maxsize=16)
def one_roll(attack: int, defence: int) -> tuple[float, ...]:
    """The chance that the attacker loses 0, 1, … armies in one roll; the defender loses the rest of the pairs."""
    pairs = min(attack, defence)
    counts = [0] * (pairs + 1)
    for roll in product(range(1, 7), repeat=attack + defence):
        red, black = sorted(roll[:attack], reverse=True), sorted(roll[attack:], reverse=True)
        counts[sum(r <= b for r, b in zip(red, black, strict=False))] += 1
    return tuple(count / 6 ** (attack + defence) for count in counts)


def battle(attackers: int, defenders: int, defence_dice: int = 3) -> dict[str, float | list[float]]:
    """CM-3.4 – `capture`, and how many attackers or defenders are left, each with its chance."""
    for name, value, most in (("attackers", attackers, MOST_ARMIES), ("defenders", defenders, MOST_ARMIES)):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise BadTable(f"{name}: a number from 0 to {most} is wanted, not {value!r}")
    if defence_dice not in (1, 2, 3):
        raise BadTable(f"defence dice: 1, 2 or 3, not {defence_dice!r}")
    chance = [[0.0] * (defenders + 1) for _ in range(attackers + 1)]
    chance[attackers][defenders] = 1.0
    for a in range(attackers, 0, -1):
        for d in range(defenders, 0, -1):
            _spread(chance, a, d, defence_dice)
    left = [chance[a][0] for a in range(attackers + 1)]
    held = [chance[0][d] for d in range(defenders + 1)]
    return {"capture": sum(left) if defenders else 1.0, "attackers_left": left, "defenders_left": held}


def _spread(chance: list[list[float]], a: int, d: int, defence_dice: int) -> None:
    """Pass the chance of one standing on to where one roll leads."""
    if chance[a][d] == 0.0:
        return
    losses = one_roll(min(3, a), min(defence_dice, d))
    pairs = len(losses) - 1
    for lost, p in enumerate(losses):
        chance[a - lost][d - (pairs - lost)] += chance[a][d] * p


@lru_cache(maxsize=3)
def capture_table(defence_dice: int = 3) -> list[list[float]]:
    """The chance of capture for all smaller battles at once, by attackers and defenders."""
    table = [[0.0] * (TABLE + 1) for _ in range(TABLE + 1)]
    for a in range(TABLE + 1):
        table[a][0] = 1.0
        for d in range(1, TABLE + 1) if a else ():
            losses = one_roll(min(3, a), min(defence_dice, d))
            pairs = len(losses) - 1
            table[a][d] = sum(p * table[a - lost][d - pairs + lost] for lost, p in enumerate(losses))
    return table


def capture(attackers: int, defenders: int, defence_dice: int = 3) -> float:
    """The chance that the attackers take the territory if they never stop."""
    if 0 <= attackers <= TABLE and 0 <= defenders <= TABLE and defence_dice in (1, 2, 3):
        return capture_table(defence_dice)[attackers][defenders]
    result = battle(attackers, defenders, defence_dice)["capture"]
    assert isinstance(result, float)
    return result
