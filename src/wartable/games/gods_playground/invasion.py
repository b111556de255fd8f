"""How cubes and markers enter a region: the same for attacks (GP-11) and expansion (GP-13)."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.gods_playground.battle import clear_region, drive_out, fight, fight_cossacks, hit_tatars
from wartable.games.gods_playground.board import CAVALRY, ENEMIES, INFANTRY, REGIONS, TATARS, UKRAINE
from wartable.games.gods_playground.names import (
    CANCELLED,
    INFLUENCE_DRIVEN,
    INFLUENCE_STAYED,
    INFLUENCE_VANISHED,
    NOBLE_SWAYED,
)
from wartable.games.gods_playground.pieces import foe, is_occupied, remove_noble, set_invaders, troops_in
from wartable.games.gods_playground.state import IN_UKRAINE, WITH_TROOPS, Commonwealth


# ---- strength cubes ----
@rule
def enter(s: Commonwealth, colour: int, region: int, cubes: int) -> None:
    """GP-11.5, GP-13.3 – The cubes are placed; whoever calls this tells why, and lets them meet what is there."""
    if cubes > 0:
        set_invaders(s, region, colour, s.invaders[region * ENEMIES + colour] + cubes)
        s.invaded[region] = 1


@rule
def meet(s: Commonwealth, colour: int, region: int, cubes: int) -> None:
    """GP-11.5 to GP-11.7 – Influence goes, defenders roll, different colours cancel."""
    if cubes <= 0:
        return
    markers = s.influence[region]
    if markers > 0:
        s.influence[region] = 0
        emit(s, INFLUENCE_DRIVEN, EVERYONE, region, markers)
    defend(s, colour, region)
    cancel(s, colour, region)


@rule
def defend(s: Commonwealth, colour: int, region: int) -> None:
    """GP-11.6 – Every unit must roll once, player by player, and then the Cossacks."""
    cossacks = cossacks_defending(s, colour, region)
    artillery = 0
    for turn in range(s.players):
        seat = s.order[turn]
        artillery |= s.artillery[seat * REGIONS + region]
        repel(s, colour, region, fight(s, seat, INFANTRY, region))
        repel(s, colour, region, fight(s, seat, CAVALRY, region))
    hit_tatars(s, fight_cossacks(s, cossacks, artillery))


@rule
def cossacks_defending(s: Commonwealth, colour: int, region: int) -> int:
    """GP-11.6, GP-11.6a – In Ukraine against Tatars; where printed so, only beside players' infantry or cavalry."""
    if region != UKRAINE or colour != TATARS:
        return 0
    if s.cossack_defence == WITH_TROOPS and troops_in(s, region) == 0:
        return 0
    return s.cossacks[IN_UKRAINE]


@rule
def repel(s: Commonwealth, colour: int, region: int, hits: int) -> None:
    """GP-11.6 – The invader's colour first, new cubes and old; surplus hits the other colour present."""
    clear_region(s, region, drive_out(s, region, colour, hits))


@rule
def cancel(s: Commonwealth, colour: int, region: int) -> None:
    """GP-11.7 – One for one."""
    for other in range(ENEMIES):
        if other != colour:
            own, others = s.invaders[region * ENEMIES + colour], s.invaders[region * ENEMIES + other]
            pairs = min(own, others)
            if pairs > 0:
                set_invaders(s, region, colour, own - pairs)
                set_invaders(s, region, other, others - pairs)
                emit(s, CANCELLED, EVERYONE, foe(s, colour), foe(s, other), region, pairs)


# ---- influence markers ----
@rule
def enter_influence(s: Commonwealth, region: int, markers: int) -> None:
    """GP-11.8, GP-13.5 – Nobles leave marker for cube in player order; markers left over stay in the region.

    The markers come from the stock or the box; whoever calls this has taken them from there.
    """
    if is_occupied(s, region):
        emit(s, INFLUENCE_VANISHED, EVERYONE, region, markers)
        return
    left = sway_nobles(s, region, markers)
    if left > 0:
        s.influence[region] += left
        emit(s, INFLUENCE_STAYED, EVERYONE, region, left)


@rule
def sway_nobles(s: Commonwealth, region: int, markers: int) -> int:
    """GP-11.8 – One at a time in player order, players without cubes there skipped; returns the markers left."""
    turn = 0
    skipped = 0
    while markers > 0 and skipped < s.players:
        seat = s.order[turn % s.players]
        turn += 1
        if s.nobles[seat * REGIONS + region] > 0:
            remove_noble(s, seat, region, 1)
            markers -= 1
            skipped = 0
            emit(s, NOBLE_SWAYED, EVERYONE, seat, region)
        else:
            skipped += 1
    return markers
