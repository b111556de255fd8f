"""CM-3, second step: combat."""

from __future__ import annotations

from itertools import product

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.luck import dice
from wartable.engine.masks import members
from wartable.engine.rule import Choices, rule
from wartable.engine.state import Cells
from wartable.engine.stream import SIXES
from wartable.games.la_conquete_du_monde.board import ARMS, WORLD, T
from wartable.games.la_conquete_du_monde.cards import hand_size, must_exchange
from wartable.games.la_conquete_du_monde.names import (
    ATTACK,
    ATTACKED,
    CONQUERED,
    ELIMINATED,
    FROM,
    LONE_ARMY,
    MUST_EXCHANGE,
    NO_ENEMY_NEAR,
    NOT_NEIGHBOURS,
    NOT_YOUR_ORIGIN,
    OWN_TARGET,
    PROTECTED,
    ROLLED,
    SEIZED_CARDS,
    SPARED,
    TOO_LATE,
    TOO_MANY_DICE,
    WORLD_CONQUERED,
    WRONG_STEP,
)
from wartable.games.la_conquete_du_monde.pieces import ask, change_hands, linked, set_armies
from wartable.games.la_conquete_du_monde.stages.turn import end_game
from wartable.games.la_conquete_du_monde.state import AIM, COMBAT, DEFENCE, FOLLOW, MOVEMENT, SPOILS, World

MAX_DICE = 3
# Every throw of one, two or three dice, laid out from the highest.
_THROWS = [sorted(t, reverse=True) for n in range(MAX_DICE + 1) for t in product(range(1, 7), repeat=n)]
FIRST_THROW = (0, 1, 7, 43)
HIGHEST_DIE = tuple(t[0] if t else 0 for t in _THROWS)
MIDDLE_DIE = tuple(t[1] if len(t) > 1 else 0 for t in _THROWS)
LOWEST_DIE = tuple(t[2] if len(t) > 2 else 0 for t in _THROWS)


@rule
def is_protected(s: World, territory: int) -> bool:
    """CM-6.3 – Until the end of the fourth round a player's last territory cannot be taken."""
    return s.round <= s.protection and s.territories[s.owner[territory]] == 1


@rule
def is_shielded(s: World, territory: int) -> bool:
    """CM-6.3 – With one army left, a protected territory cannot even be attacked."""
    return s.armies[territory] == 1 and s.round <= s.protection and s.territories[s.owner[territory]] == 1


@rule
def targets(s: World, seat: int) -> int:
    """CM-3.1, CM-6.3 – Everything held by others that can be attacked at all."""
    enemies = WORLD & ~s.held[seat]
    if s.round <= s.protection:
        for other in range(s.players):
            if s.territories[other] == 1:
                enemies &= s.strong | ~s.held[other]
    return enemies


@rule
def offer_origins(s: World, seat: int, out: Choices, n: int) -> int:
    """CM-3.1, CM-3.5 – Attack from wherever an enemy is near."""
    if s.forced_exchange > 0 and must_exchange(s, seat):
        return n
    open_to_attack = targets(s, seat)
    for t in members(s.held[seat] & s.strong):
        if s.neighbours[t] & open_to_attack != 0:
            out[n] = FROM + t
            n += 1
    return n


@rule
def why_not_from(s: World, seat: int, origin: int) -> int:
    """CM-3.1 – From an own territory of two armies or more, with an enemy for a neighbour."""
    if must_exchange(s, seat):
        return MUST_EXCHANGE
    if s.owner[origin] != seat:
        return NOT_YOUR_ORIGIN
    if s.armies[origin] < 2:
        return LONE_ARMY
    if s.neighbours[origin] & targets(s, seat) != 0:
        return OK
    return PROTECTED if s.neighbours[origin] & ~s.held[seat] != 0 else NO_ENEMY_NEAR


@rule
def take_aim(s: World, seat: int, origin: int) -> None:
    s.origin = origin
    ask(s, seat, AIM)


@rule
def why_not_stop(s: World, seat: int) -> int:
    """CM-3.9 – Combat is optional; in `classic` a full hand is exchanged first."""
    return MUST_EXCHANGE if s.forced_exchange > 0 and must_exchange(s, seat) else OK


@rule
def stop(s: World, seat: int) -> None:
    s.origin = -1
    ask(s, seat, MOVEMENT)


@rule
def offer_targets(s: World, seat: int, out: Choices, n: int) -> int:
    """CM-3.1, CM-3.3, CM-3.8 – Each enemy across a border or a sea line, with one to three dice, one army staying."""
    may_leave = s.armies[s.origin] - 1
    for foe in members(s.neighbours[s.origin] & targets(s, seat)):
        for k in range(MAX_DICE):
            if k < may_leave:
                out[n] = ATTACK + foe * MAX_DICE + k
                n += 1
    return n


@rule
def why_not_exchange_now(s: World, seat: int, cards: int) -> int:
    """CM-5.3 – After an attack it is too late; before the first, let go of the origin."""
    return TOO_LATE if s.fighting == 1 else WRONG_STEP


@rule
def why_not_attack(s: World, seat: int, target: int, dice: int) -> int:
    """CM-3.1, CM-3.3, CM-3.8 – An enemy neighbour, and no more dice than armies that may leave."""
    if s.owner[target] == seat:
        return OWN_TARGET
    if not linked(s, s.origin, target):
        return NOT_NEIGHBOURS
    if is_shielded(s, target):
        return PROTECTED
    return OK if dice + 1 < s.armies[s.origin] else TOO_MANY_DICE


@rule
def let_go(s: World, seat: int) -> None:
    """CM-3.5 – Another origin, or no more attacks."""
    ask(s, seat, COMBAT)


@rule
def attack(s: World, seat: int, target: int, dice: int) -> None:
    """CM-3.2, CM-3.3 – Both territories are named; the defender's order stands, unless he wants to be asked."""
    s.fighting = 1
    s.target = target
    s.committed = dice + 1
    emit(s, ATTACKED, EVERYONE, seat, s.origin, target, s.committed)
    most = most_defence_dice(s)
    defender = s.owner[target]
    if s.asks[defender] == 1 and most > 1:
        ask(s, defender, DEFENCE)
    else:
        fight(s, most)


@rule
def most_defence_dice(s: World) -> int:
    """CM-3.3 – At most three dice (in `classic` two), at most the armies there."""
    return min(s.defence_dice, s.armies[s.target])


@rule
def fight(s: World, defence: int) -> None:
    """CM-3.4, CM-3.7 – Both roll; the dice are paired from the highest, the lower of a pair loses an army."""
    seat = s.player
    committed = s.committed
    throw = dice(s, committed + defence)
    lay_out(s.attack_roll, FIRST_THROW[committed] + throw % SIXES[committed])
    lay_out(s.defence_roll, FIRST_THROW[defence] + throw // SIXES[committed])
    pairs = committed if committed < defence else defence
    lost = attacker_losses(s)
    won = pairs - lost
    engage(s, lost)
    spared = won >= s.armies[s.target] and is_protected(s, s.target)
    if spared:
        won = s.armies[s.target] - 1
    set_armies(s, s.target, s.armies[s.target] - won)
    emit(s, ROLLED, EVERYONE, s.attack_roll, s.defence_roll, lost, won)
    if spared:
        emit(s, SPARED, EVERYONE, s.owner[s.target], s.target)
    if s.armies[s.target] == 0:
        conquer(s, seat)
    elif s.armies[s.origin] > 1 and s.neighbours[s.origin] & targets(s, seat) != 0:
        ask(s, seat, AIM)
    else:
        ask(s, seat, COMBAT)


@rule
def lay_out(row: Cells, throw: int) -> None:
    """The dice of a throw from the highest; places without a die are 0."""
    row[0] = HIGHEST_DIE[throw]
    row[1] = MIDDLE_DIE[throw]
    row[2] = LOWEST_DIE[throw]


@rule
def attacker_losses(s: World) -> int:
    """CM-3.4 – Ties go to the defender. CM-3.7 – Dice without a partner count for nothing."""
    lost = 0
    for k in range(MAX_DICE):
        die = s.attack_roll[k]
        against = s.defence_roll[k]
        if 0 < die <= against:
            lost += 1
    return lost


@rule
def engage(s: World, lost: int) -> None:
    """CM-4.2, CM-4.3 – Armies that already fought are committed first, and losses are taken from those that fought."""
    s.fought[s.origin] = max(s.fought[s.origin], s.committed) - lost
    set_armies(s, s.origin, s.armies[s.origin] - lost)


@rule
def conquer(s: World, seat: int) -> None:
    """CM-3.6 – The armies of the last roll move in; more may follow from the same territory."""
    loser = s.owner[s.target]
    change_hands(s, s.target, seat)
    s.conquests += 1
    set_armies(s, s.origin, s.armies[s.origin] - s.committed)
    s.fought[s.origin] -= s.committed
    set_armies(s, s.target, s.committed)
    s.fought[s.target] = s.committed
    emit(s, CONQUERED, EVERYONE, seat, s.target, s.committed)
    if s.territories[loser] == 0:
        eliminate(s, seat, loser)
    if s.territories[seat] == T:
        emit(s, WORLD_CONQUERED, EVERYONE, seat)
        end_game(s)
    elif s.armies[s.origin] > 1:
        ask(s, seat, FOLLOW)
    else:
        after_conquest(s, seat)


@rule
def eliminate(s: World, seat: int, loser: int) -> None:
    """CM-6.1, CM-6.2, CM-6.5 – The loser leaves; his cards go to the conqueror, who may exchange at once."""
    emit(s, ELIMINATED, EVERYONE, seat, loser, hand_size(s, loser))
    for arm in range(ARMS):
        seized = s.hand[loser * ARMS + arm]
        if seized > 0:
            s.hand[seat * ARMS + arm] += seized
            s.hand[loser * ARMS + arm] = 0
            emit(s, SEIZED_CARDS, 1 << seat, seat, arm, seized)
    if hand_size(s, seat) > 0:
        s.spoils = 1


@rule
def after_conquest(s: World, seat: int) -> None:
    """CM-3.6 – The new territory may attack at once; after an elimination cards come first."""
    ask(s, seat, SPOILS if s.spoils == 1 else COMBAT)
