"""GP-5: events, four dice that strengthen enemies."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.luck import roll
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import ENEMIES, HABSBURGS, OTTOMANS
from wartable.games.gods_playground.names import EVENT_DICE, INFLUENCE_GREW, STOCK_EMPTY, STRENGTHENED, VIENNA_GREW
from wartable.games.gods_playground.pieces import (
    colour_of,
    end_phase,
    enemy_stock,
    foe,
    habsburgs_at_peace,
    influence_stock,
    vienna_held,
)
from wartable.games.gods_playground.state import DICE_AT_ONCE, Commonwealth


@rule
def begin(s: Commonwealth) -> None:
    """GP-5.1 – Each die from 1 to 5 adds to the enemy of its number; a 6 does nothing."""
    throw_four(s)
    emit(s, EVENT_DICE, EVERYONE, s.throw)
    for enemy in range(ENEMIES):
        strengthen(s, enemy, dice_for(s, enemy))
    end_phase(s)


@rule
def throw_four(s: Commonwealth) -> None:
    for k in range(DICE_AT_ONCE):
        s.throw[k] = roll(s)


@rule
def dice_for(s: Commonwealth, enemy: int) -> int:
    count = 0
    for k in range(DICE_AT_ONCE):
        if s.throw[k] == enemy + 1:
            count += 1
    return count


@rule
def strengthen(s: Commonwealth, enemy: int, dice: int) -> None:
    """GP-5.2 – Habsburg markers in rounds one to three. GP-5.3 – Ottoman cubes in a held Habsburg box."""
    if dice == 0:
        return
    if enemy == HABSBURGS and habsburgs_at_peace(s):
        added = min(dice, influence_stock(s))
        s.influence_box += added
        emit(s, INFLUENCE_GREW, EVERYONE, added)
    elif enemy == HABSBURGS and vienna_held(s):
        added = min(dice, enemy_stock(s, OTTOMANS))
        s.vienna += added
        emit(s, VIENNA_GREW, EVERYONE, added)
    else:
        added = min(dice, enemy_stock(s, enemy))
        s.strength[enemy] += added
        emit(s, STRENGTHENED, EVERYONE, foe(s, enemy), added)
    if added < dice:
        emit(s, STOCK_EMPTY, EVERYONE, foe(s, colour_of(s, enemy)))  # GP-5.4
