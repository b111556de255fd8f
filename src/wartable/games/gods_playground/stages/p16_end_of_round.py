"""GP-16: the end of a round."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import (
    BLOCKS,
    COSSACKS,
    ENEMIES,
    REGIONS,
    ROUNDS,
    TROOPS,
)
from wartable.games.gods_playground.names import BLOCKS_RETURNED, WITHDREW
from wartable.games.gods_playground.pieces import (
    end_phase,
    foe,
    leave_sejm,
    nobles_in,
    return_troops,
    set_invaders,
    take_all_blocks_up,
)
from wartable.games.gods_playground.stages.p00_set_up import BLOCKS_OF_EACH
from wartable.games.gods_playground.stages.p13_expansion import LEFT_AT_VIENNA
from wartable.games.gods_playground.state import COSSACK_BOX, IN_UKRAINE, INCOME, WITH_TATARS, Commonwealth


@rule
def begin(s: Commonwealth) -> None:
    """After round four the game ends; else a new round begins."""
    clear_boxes(s)
    clear_country(s)
    withdraw(s)
    if s.round == 2:
        return_blocks(s)
    if s.round == ROUNDS:
        end_phase(s)
    else:
        s.round += 1
        end_phase(s)
        s.phase = INCOME


@rule
def clear_boxes(s: Commonwealth) -> None:
    """GP-16.1 – Boxes are emptied, but for up to two Ottoman cubes at Vienna after round three."""
    for enemy in range(ENEMIES):
        s.king[enemy] = 0
        s.strength[enemy] = 0
    for k in range(s.players * ENEMIES):
        s.campaigners[k] = 0
    s.influence_box = 0
    s.vienna = min(s.vienna, LEFT_AT_VIENNA) if s.round == 3 else 0


@rule
def clear_country(s: Commonwealth) -> None:
    """GP-16.1, GP-16.2, GP-16.3, GP-8.3d – Discs leave the Sejm, units and Cossacks return, the treaty ends."""
    for region in range(REGIONS):
        leave_sejm(s, region)
        s.invaded[region] = 0
    return_troops(s)
    for troop in range(TROOPS):
        s.crown[troop] = 0
    s.cossacks[COSSACK_BOX] = COSSACKS
    s.cossacks[IN_UKRAINE] = 0
    s.cossacks[WITH_TATARS] = 0
    s.treaty = -1
    s.treaty_breaks = 2
    s.envoys_failed = 0
    s.vienna_invaded = 0
    s.city_built = 0
    s.schooled = 0
    s.bought = 0
    for seat in range(s.players):
        take_all_blocks_up(s, seat)


@rule
def withdraw(s: Commonwealth) -> None:
    """GP-16.4, GP-16.5 – Enemy cubes in a region drop to at most the nobles there; nobles and influence stay."""
    for region in range(REGIONS):
        nobles = nobles_in(s, region)
        for enemy in range(ENEMIES):
            cubes = s.invaders[region * ENEMIES + enemy]
            if cubes > nobles:
                set_invaders(s, region, enemy, nobles)
                emit(s, WITHDREW, EVERYONE, foe(s, enemy), region, cubes - nobles)


@rule
def return_blocks(s: Commonwealth) -> None:
    """GP-16.6, GP-2.2 – After round two all twelve blocks return."""
    for k in range(s.players * BLOCKS):
        s.blocks[k] = BLOCKS_OF_EACH
    emit(s, BLOCKS_RETURNED, EVERYONE)
