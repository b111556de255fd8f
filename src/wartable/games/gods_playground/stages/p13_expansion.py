"""GP-13: the enemies expand."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.luck import roll
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import ENEMIES, ENTRY, GREATER_POLAND, HABSBURGS, OTTOMANS
from wartable.games.gods_playground.invasion import enter, enter_influence, meet
from wartable.games.gods_playground.names import INFLUENCE_SPREAD, ODD_PIECE, SPREAD, VIENNA_SPREAD
from wartable.games.gods_playground.pieces import (
    colour_of,
    end_phase,
    enemy_stock,
    foe,
    habsburgs_at_peace,
    influence_stock,
    nobles_in,
)
from wartable.games.gods_playground.state import Commonwealth

ARROWS = 2
LEFT_AT_VIENNA = 2


@rule
def begin(s: Commonwealth) -> None:
    """GP-13.1 – Enemies one to five, in order; in the Habsburgs' place first the Ottomans at Vienna."""
    for enemy in range(ENEMIES):
        if enemy == HABSBURGS:
            leave_vienna(s)
        if enemy == HABSBURGS and habsburgs_at_peace(s):
            spread_influence(s)
        else:
            spread(s, enemy)
    end_phase(s)


@rule
def share_out(s: Commonwealth, enemy: int, each: int, first_open: bool, second_open: bool, available: int) -> int:
    """GP-13.7 – The pieces for the first of two targets: all that is wanted, or half, an odd piece at random.

    What the second gets follows: as much as is wanted of what is left.
    """
    if not first_open:
        return 0
    if not second_open or available >= 2 * each:
        return min(each, available)
    return available // 2 + (odd_piece(s, enemy) if available % 2 == 1 else 0)


@rule
def odd_piece(s: Commonwealth, enemy: int) -> int:
    """GP-13.7 – A die: on 1 to 3 the first target gets the odd piece, on 4 to 6 the second."""
    die = roll(s)
    emit(s, ODD_PIECE, EVERYONE, die, s.arrows[enemy * ARROWS + (0 if die <= 3 else 1)])
    return 1 if die <= 3 else 0


@rule
def spread(s: Commonwealth, enemy: int) -> None:
    """GP-13.1, GP-13.2, GP-13.4, GP-8.3f – What exceeds the nobles of its region; nobles stay."""
    colour, origin = colour_of(s, enemy), ENTRY[enemy]
    surplus = s.invaders[origin * ENEMIES + colour] - nobles_in(s, origin)
    if surplus <= 0:
        return
    first, second = s.arrows[enemy * ARROWS], s.arrows[enemy * ARROWS + 1]
    first_open = s.invaders[first * ENEMIES + colour] == 0
    second_open = s.invaders[second * ENEMIES + colour] == 0
    available = enemy_stock(s, colour) + s.strength[colour]
    to_first = share_out(s, enemy, surplus, first_open, second_open, available)
    to_second = min(surplus, available - to_first) if second_open else 0
    spread_to(s, colour, origin, first, to_first)
    spread_to(s, colour, origin, second, to_second)


@rule
def spread_to(s: Commonwealth, colour: int, origin: int, region: int, cubes: int) -> None:
    """GP-13.3 – Entry works as in an attack. GP-13.7 – Cubes of the enemy's own box serve when the stock is empty."""
    if cubes > 0:
        take_from_stock(s, colour, cubes)
        enter(s, colour, region, cubes)
        emit(s, SPREAD, EVERYONE, foe(s, colour), origin, region, cubes)
        meet(s, colour, region, cubes)


@rule
def take_from_stock(s: Commonwealth, colour: int, cubes: int) -> None:
    """Empty the box as far as the stock does not reach; the cubes are about to be placed."""
    missing = cubes - enemy_stock(s, colour)
    if missing > 0:
        s.strength[colour] -= missing


@rule
def leave_vienna(s: Commonwealth) -> None:
    """GP-13.6, GP-13.8 – In any round, Ottomans at Vienna above two enter Greater Poland, unless they stand there."""
    surplus = s.vienna - LEFT_AT_VIENNA
    if surplus <= 0 or s.invaders[GREATER_POLAND * ENEMIES + OTTOMANS] > 0:
        return
    cubes = min(surplus, enemy_stock(s, OTTOMANS) + s.strength[OTTOMANS])
    if cubes > 0:
        take_from_stock(s, OTTOMANS, cubes)
        enter(s, OTTOMANS, GREATER_POLAND, cubes)
        emit(s, VIENNA_SPREAD, EVERYONE, GREATER_POLAND, cubes)
        meet(s, OTTOMANS, GREATER_POLAND, cubes)


@rule
def spread_influence(s: Commonwealth) -> None:
    """GP-13.5, GP-13.8 – Influence expands likewise, not where it already is."""
    surplus = s.influence[GREATER_POLAND] - nobles_in(s, GREATER_POLAND)
    if surplus <= 0:
        return
    first, second = s.arrows[HABSBURGS * ARROWS], s.arrows[HABSBURGS * ARROWS + 1]
    first_open = s.influence[first] == 0
    second_open = s.influence[second] == 0
    available = influence_stock(s) + s.influence_box
    to_first = share_out(s, HABSBURGS, surplus, first_open, second_open, available)
    to_second = min(surplus, available - to_first) if second_open else 0
    spread_influence_to(s, first, to_first)
    spread_influence_to(s, second, to_second)


@rule
def spread_influence_to(s: Commonwealth, region: int, markers: int) -> None:
    if markers > 0:
        s.influence_box -= max(0, markers - influence_stock(s))
        emit(s, INFLUENCE_SPREAD, EVERYONE, GREATER_POLAND, region, markers)
        enter_influence(s, region, markers)
