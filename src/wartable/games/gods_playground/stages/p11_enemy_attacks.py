"""GP-11: the enemies attack."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import ENEMIES, ENTRY, GREATER_POLAND, HABSBURGS, OTTOMANS, ROUNDS, TATARS
from wartable.games.gods_playground.invasion import enter, enter_influence, meet
from wartable.games.gods_playground.names import (
    ATTACK_DICE,
    ATTACKED,
    COSSACKS_REBELLED,
    HELD_OFF,
    INFLUENCE_CAME,
    TREATY_BROKEN,
    TREATY_KEPT,
    VIENNA_BESIEGED,
)
from wartable.games.gods_playground.pieces import (
    colour_of,
    end_phase,
    enemy_stock,
    foe,
    habsburgs_at_peace,
    vienna_held,
)
from wartable.games.gods_playground.stages.p05_events import dice_for, strengthen, throw_four
from wartable.games.gods_playground.state import (
    COSSACK_BOX,
    DICE_AT_ONCE,
    IN_UKRAINE,
    WITH_TATARS,
    Commonwealth,
)


@rule
def begin(s: Commonwealth) -> None:
    """GP-11.1 – Four dice as in phase five. GP-11.4 – Then the enemies one to five, in order."""
    throw_four(s)
    emit(s, ATTACK_DICE, EVERYONE, s.throw)
    for enemy in range(ENEMIES):
        gather(s, enemy, dice_for(s, enemy))
    if s.round == 2:
        rebel(s)
    for enemy in range(ENEMIES):
        attack(s, enemy)
    end_phase(s)


@rule
def gather(s: Commonwealth, enemy: int, dice: int) -> None:
    """GP-11.2 – A partner on two dice or more gets no cube, but breaks the treaty and attacks like any other."""
    if s.treaty == enemy and dice >= s.treaty_breaks:
        s.treaty = -1
        emit(s, TREATY_BROKEN, EVERYONE, foe(s, enemy))
    else:
        strengthen(s, enemy, dice)


@rule
def rebel(s: Commonwealth) -> None:
    """GP-11.3 – In round two each 6 turns a Cossack, from Ukraine first, else from the Cossack box."""
    turned = 0
    for k in range(DICE_AT_ONCE):
        quarters = IN_UKRAINE if s.cossacks[IN_UKRAINE] > 0 else COSSACK_BOX
        if s.throw[k] == 6 and s.cossacks[quarters] > 0:
            s.cossacks[quarters] -= 1
            s.cossacks[WITH_TATARS] += 1
            turned += 1
    if turned > 0:
        emit(s, COSSACKS_REBELLED, EVERYONE, turned)


@rule
def strength_of(s: Commonwealth, enemy: int) -> int:
    """GP-11.4, GP-11.10, GP-11.10a – The base of the round, the cubes in the box, and Cossacks with the Tatars."""
    base = s.base[enemy * ROUNDS + s.round - 1]
    if enemy == OTTOMANS and vienna_held(s):
        base = s.vienna_ottoman_box
    if enemy == HABSBURGS and vienna_held(s):
        return s.vienna_habsburg_box + s.vienna  # the cubes left there count
    rebels = s.cossacks[WITH_TATARS] if enemy == TATARS else 0
    return base + s.strength[enemy] + rebels


@rule
def cubes_against(s: Commonwealth, enemy: int) -> int:
    """GP-11.4 – Polish cubes in the box, the players' and the king's."""
    cubes = s.king[enemy]
    for seat in range(s.players):
        cubes += s.campaigners[seat * ENEMIES + enemy]
    return cubes


@rule
def attack(s: Commonwealth, enemy: int) -> None:
    """GP-11.4, GP-11.13 – No attack under treaty or with enough Polish cubes; else the difference enters."""
    if s.treaty == enemy:
        emit(s, TREATY_KEPT, EVERYONE, foe(s, enemy))
    elif enemy == HABSBURGS and habsburgs_at_peace(s):
        send_influence(s)
    else:
        strength, cubes = strength_of(s, enemy), cubes_against(s, enemy)
        if cubes >= strength:
            emit(s, HELD_OFF, EVERYONE, foe(s, colour_of(s, enemy)), strength, cubes)
        elif enemy == OTTOMANS and s.round == 3:
            besiege_vienna(s, strength, cubes)
        else:
            colour, region = colour_of(s, enemy), ENTRY[enemy]
            entering = min(strength - cubes, enemy_stock(s, colour))
            enter(s, colour, region, entering)
            emit(s, ATTACKED, EVERYONE, foe(s, colour), region, strength, cubes, entering)
            meet(s, colour, region, entering)


@rule
def besiege_vienna(s: Commonwealth, strength: int, cubes: int) -> None:
    """GP-11.9 – Round three: the difference enters the Habsburg box and removes all markers in it."""
    entering = min(strength - cubes, enemy_stock(s, OTTOMANS))
    markers = s.influence_box
    if entering > 0:
        s.vienna += entering
        s.vienna_invaded = 1
        s.influence_box = 0
    emit(s, VIENNA_BESIEGED, EVERYONE, strength, cubes, entering, markers)


@rule
def send_influence(s: Commonwealth) -> None:
    """GP-11.8 – Rounds one to three: the markers in the box go to Greater Poland."""
    markers = s.influence_box
    s.influence_box = 0
    if markers > 0:
        emit(s, INFLUENCE_CAME, EVERYONE, GREATER_POLAND, markers)
        enter_influence(s, GREATER_POLAND, markers)
