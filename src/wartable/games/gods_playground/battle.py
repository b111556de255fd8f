"""Units and their dice (GP-10.2, GP-10.3): the same in campaigns, defence and the crown's counter-attacks."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.luck import roll
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import ARTILLERY, CAVALRY, ENEMIES, INFANTRY, REGIONS, TATARS, TROOPS, UKRAINE
from wartable.games.gods_playground.names import COSSACKS_FOUGHT, CROWN_FOUGHT, DRIVEN_OUT, FOUGHT
from wartable.games.gods_playground.pieces import foe, is_occupied, set_invaders
from wartable.games.gods_playground.state import COSSACK_BOX, DICE_AT_ONCE, IN_UKRAINE, Commonwealth

HITS_ON = (5, 4)  # infantry, cavalry; Cossacks fight as cavalry


@rule
def throw_for(s: Commonwealth, units: int) -> None:
    """One die each; at most four units of a kind fight together."""
    for k in range(DICE_AT_ONCE):
        s.throw[k] = roll(s) if k < units else 0


@rule
def hits_of(s: Commonwealth, troop: int, artillery: int) -> int:
    """GP-10.2 – Infantry hits on 5 or more, cavalry on 4; artillery of the same army adds one to each die."""
    needed = HITS_ON[troop] - artillery
    hits = 0
    for k in range(DICE_AT_ONCE):
        if s.throw[k] >= needed:
            hits += 1
    return hits


@rule
def losses(s: Commonwealth) -> int:
    """GP-10.3 – A natural 1 eliminates the unit, artillery or not."""
    lost = 0
    for k in range(DICE_AT_ONCE):
        if s.throw[k] == 1:
            lost += 1
    return lost


@rule
def fight(s: Commonwealth, seat: int, troop: int, region: int) -> int:
    """GP-10.8 – Every infantry, or every cavalry, of a player in the region rolls; returns the hits."""
    units = s.infantry if troop == INFANTRY else s.cavalry
    at = seat * REGIONS + region
    if units[at] == 0:
        return 0
    throw_for(s, units[at])
    hits = hits_of(s, troop, s.artillery[at])
    units[at] -= losses(s)
    s.troops[seat * TROOPS + troop] += losses(s)
    emit(s, FOUGHT, EVERYONE, seat, troop, region, s.throw, hits, losses(s))
    return hits


@rule
def fight_cossacks(s: Commonwealth, count: int, artillery: int) -> int:
    """GP-10.5 – Cossacks hit like cavalry; a killed one returns to the Cossack box."""
    if count == 0:
        return 0
    throw_for(s, count)
    hits = hits_of(s, CAVALRY, artillery)
    s.cossacks[IN_UKRAINE] -= losses(s)
    s.cossacks[COSSACK_BOX] += losses(s)
    emit(s, COSSACKS_FOUGHT, EVERYONE, s.throw, hits, losses(s))
    return hits


@rule
def fight_crown(s: Commonwealth, troop: int, target: int) -> int:
    """GP-10.6, GP-12.3 – Crown units of one kind; its own artillery counts for itself only."""
    if s.crown[troop] == 0:
        return 0
    throw_for(s, s.crown[troop])
    hits = hits_of(s, troop, s.crown[ARTILLERY])
    s.crown[troop] -= losses(s)
    emit(s, CROWN_FOUGHT, EVERYONE, troop, target, s.throw, hits, losses(s))
    return hits


@rule
def crown_can_fight(s: Commonwealth) -> bool:
    return s.crown[INFANTRY] + s.crown[CAVALRY] > 0


@rule
def drive_out(s: Commonwealth, region: int, enemy: int, hits: int) -> int:
    """Hits remove up to so many cubes of one enemy; returns the hits left over."""
    cubes = s.invaders[region * ENEMIES + enemy]
    removed = min(hits, cubes)
    if removed > 0:
        set_invaders(s, region, enemy, cubes - removed)
        emit(s, DRIVEN_OUT, EVERYONE, foe(s, enemy), region, removed)
    return hits - removed


@rule
def clear_region(s: Commonwealth, region: int, hits: int) -> int:
    """GP-10.4, GP-10.8 – Hits first remove enemy cubes standing in the region; returns the hits left over."""
    if hits > 0 and is_occupied(s, region):
        for enemy in range(ENEMIES):
            hits = drive_out(s, region, enemy, hits)
    return hits


@rule
def hit_tatars(s: Commonwealth, hits: int) -> int:
    """GP-10.5 – Hits of Cossacks remove Tatars in Ukraine and touch no other enemy; returns the hits left over."""
    return drive_out(s, UKRAINE, TATARS, hits)
