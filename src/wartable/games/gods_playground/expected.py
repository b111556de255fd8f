"""What the dice of a campaign or of the crown army would do on average: cubes driven out, cubes placed, units lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import comb
from typing import NamedTuple

from wartable.engine.hints import Hint, percent
from wartable.games.gods_playground.battle import HITS_ON
from wartable.games.gods_playground.board import (
    ARTILLERY,
    CAVALRY,
    ENEMIES,
    FACING,
    INFANTRY,
    REGIONS,
    TATARS,
)
from wartable.games.gods_playground.names import VIENNA_TARGET
from wartable.games.gods_playground.pieces import invaders_in, king_cubes_left, nobles_in_supply
from wartable.games.gods_playground.stages.p10_campaigns import WITH_CROWN, is_open
from wartable.games.gods_playground.state import DICE_AT_ONCE, Commonwealth

FACES = 6
Chances = list[float]  # of so many hits


def expected_of_campaign(s: Commonwealth, seat: int, region: int, force: int) -> Iterator[Hint]:
    """GP-10.4 to GP-10.6 – Own hits, then those of Cossacks, then the crown's: over all throws."""
    at = seat * REGIONS + region
    own = Army({INFANTRY: s.infantry[at], CAVALRY: s.cavalry[at]}, s.artillery[at])
    cossacks = Army({CAVALRY: force % WITH_CROWN}, s.artillery[at])
    crown = _crown(s) if force >= WITH_CROWN else Army({}, 0)
    there = invaders_in(s, region)
    driven = cleared = mine = kings = 0.0
    for (hits, a), (riders, b), (royal, c) in product(own.outcomes(), cossacks.outcomes(), crown.outcomes()):
        left, placed, king = _fought(s, seat, region, hits, riders, royal)
        driven += a * b * c * (there - left)
        cleared += a * b * c * (left == 0)
        mine += a * b * c * placed
        kings += a * b * c * king
    if there:
        yield "driven-out", {"cubes": round(driven, 1), "there": there, "chance": percent(cleared)}
    if is_open(s, FACING[region]):
        yield "placed", {"own": round(mine, 1)}
        if force >= WITH_CROWN:
            yield "placed-king", {"king": round(kings, 1)}
    yield "losses", {"losses": round((own.dice + cossacks.dice) / FACES, 1)}
    if force >= WITH_CROWN:
        yield "losses-king", {"losses": round(crown.dice / FACES, 1)}


def expected_of_strike(s: Commonwealth, target: int) -> Iterator[Hint]:
    """GP-12.3 – Surplus hits are wasted."""
    there = s.vienna if target == VIENNA_TARGET else invaders_in(s, target)
    crown = _crown(s)
    driven = sum(chance * min(hits, there) for hits, chance in crown.outcomes())
    cleared = sum(chance for hits, chance in crown.outcomes() if hits >= there)
    yield "driven-out", {"cubes": round(driven, 1), "there": there, "chance": percent(cleared)}
    yield "losses-king", {"losses": round(crown.dice / FACES, 1)}


# ---- what it is made of ----
class Army(NamedTuple):
    """Units that fight together, and the artillery that helps them."""

    units: dict[int, int]
    artillery: int

    @property
    def dice(self) -> int:
        return sum(min(count, DICE_AT_ONCE) for count in self.units.values())

    def outcomes(self) -> list[tuple[int, float]]:
        """GP-10.2 – (hits, how likely)."""
        chances: Chances = [1.0]
        for troop, count in self.units.items():
            chances = _both(chances, _hits(min(count, DICE_AT_ONCE), HITS_ON[troop] - self.artillery))
        return list(enumerate(chances))


def _hits(dice: int, needed: int) -> Chances:
    one = min(FACES, FACES + 1 - needed) / FACES
    return [comb(dice, k) * one**k * (1 - one) ** (dice - k) for k in range(dice + 1)]


def _both(some: Chances, others: Chances) -> Chances:
    """Of the hits of two together."""
    total = [0.0] * (len(some) + len(others) - 1)
    for (j, a), (k, b) in product(enumerate(some), enumerate(others)):
        total[j + k] += a * b
    return total


def _crown(s: Commonwealth) -> Army:
    return Army({INFANTRY: s.crown[INFANTRY], CAVALRY: s.crown[CAVALRY]}, s.crown[ARTILLERY])


def _fought(s: Commonwealth, seat: int, region: int, hits: int, riders: int, royal: int) -> tuple[int, int, int]:
    """What so many hits leave in the region, and how many cubes, own and the king's, they place in the enemy box."""
    invaders = [s.invaders[region * ENEMIES + enemy] for enemy in range(ENEMIES)]
    over = _drive_out(invaders, range(ENEMIES), hits)
    riders = _drive_out(invaders, (TATARS,), riders)
    if not any(invaders):
        over += riders  # GP-10.5
    royal = _drive_out(invaders, range(ENEMIES), royal)
    supply = nobles_in_supply(s, seat) + 1  # GP-0.9: with the cube paid
    return sum(invaders), min(over, supply), min(royal, king_cubes_left(s))


def _drive_out(invaders: list[int], enemies: range | tuple[int, ...], hits: int) -> int:
    """As many as may be; the hits left over."""
    for enemy in enemies:
        removed = min(hits, invaders[enemy])
        invaders[enemy] -= removed
        hits -= removed
    return hits
