"""What the enemies will do if nothing changes, and how likely each invasion is after the dice still to come."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import comb
from typing import Any

from wartable.games.gods_playground.board import (
    ENEMIES,
    ENEMY,
    ENTRY,
    FOE,
    GREATER_POLAND,
    HABSBURGS,
    OTTOMANS,
    REGION,
    ROUNDS,
    TATARS,
)
from wartable.games.gods_playground.pieces import (
    colour_of,
    foe,
    habsburgs_at_peace,
    invaders_in,
    nobles_in,
)
from wartable.games.gods_playground.stages.p11_enemy_attacks import cubes_against, strength_of
from wartable.games.gods_playground.state import (
    ARMIES,
    CAMPAIGNS,
    COSSACK_BOX,
    DICE_AT_ONCE,
    EVENTS,
    IN_UKRAINE,
    SET_UP,
    Commonwealth,
)


def forecasts(s: Commonwealth) -> dict[str, dict[str, Any]]:
    """One forecast per enemy, from what everyone can see."""
    return {ENEMY.members[enemy]: forecast(s, enemy) for enemy in range(ENEMIES)}


def forecast(s: Commonwealth, enemy: int) -> dict[str, Any]:
    """GP-11.4 – Strength, what stands against it, what would enter now, and the chances."""
    peaceful = enemy == HABSBURGS and habsburgs_at_peace(s)
    strength = _strength(s, enemy, peaceful)
    against = nobles_in(s, GREATER_POLAND) if peaceful else cubes_against(s, enemy)
    if peaceful and invaders_in(s, GREATER_POLAND):
        against = strength + 2 * DICE_AT_ONCE  # GP-11.8: influence vanishes where enemy cubes stand
    still_to_come = s.phase <= CAMPAIGNS
    chance, mean = _chances(s, enemy, strength - against) if still_to_come else (0.0, 0.0)
    enters = max(0, strength - against) if still_to_come and s.treaty != enemy else 0
    if peaceful and s.round == 3 and still_to_come:  # GP-11.9: under siege the Habsburgs make no attack
        siege = forecast(s, OTTOMANS)
        chance, mean = chance * (1 - siege["chance"]), mean * (1 - siege["chance"])
        enters = 0 if siege["enters"] else enters
    to_vienna = enemy == OTTOMANS and s.round == 3
    return {
        "foe": FOE.members[foe(s, colour_of(s, enemy))],
        "strength": strength,
        "against": nobles_in(s, GREATER_POLAND) if peaceful else against,
        "enters": enters,
        "where": "vienna" if to_vienna else REGION.members[ENTRY[enemy]],
        "influence": peaceful,
        "treaty": s.treaty == enemy,
        "chance": round(chance, 4),
        "mean": round(mean, 2),
    }


def _strength(s: Commonwealth, enemy: int, peaceful: bool) -> int:
    """Strength if nothing changes: markers still to be laid out and Cossacks nobody has bought (GP-9.4) count."""
    if peaceful:
        return s.base[enemy * ROUNDS] if s.phase == SET_UP else s.influence_box
    unbought = s.cossacks[COSSACK_BOX] if enemy == TATARS and s.phase <= ARMIES else 0
    return strength_of(s, enemy) + unbought


def _chances(s: Commonwealth, enemy: int, margin: int) -> tuple[float, float]:
    """(chance that something enters, how much on average), over the dice of events and of the attack."""
    early = DICE_AT_ONCE if s.phase <= EVENTS else 0
    loyal = s.cossacks[IN_UKRAINE] + (s.cossacks[COSSACK_BOX] if s.phase > ARMIES else 0)
    rebels = loyal if enemy == TATARS and s.round == 2 else 0
    breaks = s.treaty_breaks if s.treaty == enemy else 0
    return _entering(early, rebels, breaks, margin)


@lru_cache(maxsize=4096)
def _entering(early: int, rebels: int, breaks: int, margin: int) -> tuple[float, float]:
    """Over all throws after which the enemy attacks with more than stands against it."""
    chance = mean = 0.0
    for added, likely in _throws(early, rebels, breaks):
        if margin + added > 0:
            chance += likely
            mean += likely * (margin + added)
    return chance, mean


def _throws(early: int, rebels: int, breaks: int) -> Iterator[tuple[int, float]]:
    """(strength the dice add, how likely)."""
    for first in range(early + 1):
        likely_first = comb(early, first) * 5 ** (early - first) / 6**early
        for own in range(DICE_AT_ONCE + 1):
            for sixes in range(DICE_AT_ONCE + 1 - own):
                rest = DICE_AT_ONCE - own - sixes
                ways = comb(DICE_AT_ONCE, own) * comb(DICE_AT_ONCE - own, sixes) * 4**rest
                added = 0 if breaks else own
                if own >= breaks:
                    yield first + added + min(sixes, rebels), likely_first * ways / 6**DICE_AT_ONCE
