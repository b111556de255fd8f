"""A bot for La Conquête du Monde: gather one strong army, attack at good odds, finish continents and players.

Written in the integer subset, so the same functions serve at the table and as a compiled rollout policy. They look only
at the board and at the offer made to the seat, never at another hand.
"""

from __future__ import annotations

from wartable.engine.masks import members, size_of
from wartable.engine.rule import Choices, rule
from wartable.games.la_conquete_du_monde.board import (
    BONUS,
    CONTINENT_MASK,
    CONTINENT_OF,
    CONTINENT_SIZE,
)
from wartable.games.la_conquete_du_monde.names import ATTACK, DONE, EXCHANGE, FOLLOW_ON, FROM, MOVE, PLACE
from wartable.games.la_conquete_du_monde.pieces import ALL
from wartable.games.la_conquete_du_monde.state import (
    AIM,
    COMBAT,
    DESTINATION,
    FOLLOW,
    MARCH,
    MOVEMENT,
    MUSTER,
    REINFORCE,
    World,
)

HOPELESS = -(10**6)
MAX_DICE = 3

is_exchange, is_done = EXCHANGE.owns, DONE.owns
is_place, place_of, amount_placed = PLACE.owns, PLACE.argument("territory"), PLACE.argument("amount")
is_from, origin_of = FROM.owns, FROM.argument("territory")
is_attack, target_of, dice_of = ATTACK.owns, ATTACK.argument("territory"), ATTACK.argument("dice")
is_move, destination_of = MOVE.owns, MOVE.argument("territory")


@rule
def heuristic(s: World, seat: int, out: Choices, n: int) -> int:
    """The choice of a seat among out[:n]."""
    if is_exchange(out[0]):
        return out[0]
    if s.stage == MUSTER or s.stage == REINFORCE:
        return best_place(s, seat, out, n)
    if s.stage == COMBAT:
        return best_origin(s, seat, out, n)
    if s.stage == AIM:
        return best_attack(s, seat, out, n)
    if s.stage == FOLLOW:
        return out[n - 2] if front(s, seat, s.target) else DONE
    if s.stage == MOVEMENT:
        return march_origin(s, seat, out, n)
    if s.stage == DESTINATION:
        return march_target(s, seat, out, n)
    if s.stage == MARCH:
        return FOLLOW_ON + ALL
    return out[n - 1]  # defend with all dice, keep cards that make no set


@rule
def front(s: World, seat: int, t: int) -> bool:
    """Whether an enemy is next to this territory."""
    return s.neighbours[t] & ~s.held[seat] != 0


@rule
def held_of_continent(s: World, seat: int, continent: int) -> int:
    return size_of(s.held[seat] & CONTINENT_MASK[continent])


@rule
def surplus(s: World, attackers: int, defenders: int) -> int:
    """How far above a promising attack this one is; with three defence dice about 7 attackers are needed for 4."""
    if s.defence_dice < MAX_DICE:
        return 4 * (attackers - defenders - 1)
    return 4 * attackers - 7 * defenders - 3


@rule
def worth(s: World, seat: int, target: int) -> int:
    """What taking a territory is worth: continents near completion, enemy continents broken, players removed."""
    continent = CONTINENT_OF[target]
    size = CONTINENT_SIZE[continent]
    mine = held_of_continent(s, seat, continent)
    value = 20 * mine // size + (10 * BONUS[continent] if mine == size - 1 else 0)
    foe = s.owner[target]
    if held_of_continent(s, foe, continent) == size:
        value += 10 * BONUS[continent]
    if s.territories[foe] <= 4 and s.round > s.protection:
        value += 150 - 30 * s.territories[foe]
    return value


@rule
def prospect(s: World, seat: int, origin: int, extra: int) -> int:
    """The best attack from a territory, were so many armies added: its worth plus some of its surplus."""
    best = HOPELESS
    for foe in members(s.neighbours[origin] & ~s.held[seat]):
        margin = surplus(s, s.armies[origin] - 1 + extra, s.armies[foe])
        value = worth(s, seat, foe) + min(margin, 40)
        best = max(best, value if margin >= 0 else value - 1000 + margin)
    return best


@rule
def best_place(s: World, seat: int, out: Choices, n: int) -> int:
    """All armies where they promise most."""
    extra = s.mustering[seat] if s.stage == MUSTER else s.to_place
    best, best_value = out[n - 1], HOPELESS
    for k in range(n):
        if is_place(out[k]) and (s.stage == MUSTER or amount_placed(out[k]) == ALL):
            value = prospect(s, seat, place_of(out[k]), extra)
            if value > best_value:
                best, best_value = out[k], value
    return best


@rule
def best_origin(s: World, seat: int, out: Choices, n: int) -> int:
    """The territory with the best promising attack, or stop; the best of all who may not stop."""
    best, best_value = int(DONE), -1 if is_done(out[n - 1]) else 2 * HOPELESS
    for k in range(n):
        if is_from(out[k]):
            value = prospect(s, seat, origin_of(out[k]), 0)
            if value > best_value:
                best, best_value = out[k], value
    return best


@rule
def best_attack(s: World, seat: int, out: Choices, n: int) -> int:
    """The best promising target, with all dice, or let go; the best of all who may not. Few dice come last."""
    best, best_value = int(DONE), -1 if is_done(out[n - 1]) else 5 * HOPELESS
    most = min(MAX_DICE, s.armies[s.origin] - 1)
    for k in range(n):
        if is_attack(out[k]):
            foe = target_of(out[k])
            margin = surplus(s, s.armies[s.origin] - 1, s.armies[foe])
            flaws = most - 1 - dice_of(out[k]) + (1 if margin < 0 else 0)
            value = worth(s, seat, foe) + min(margin, 40) + flaws * HOPELESS
            if value >= best_value:
                best, best_value = out[k], value
    return best


@rule
def march_origin(s: World, seat: int, out: Choices, n: int) -> int:
    """Bring the largest idle army of the interior nearer to the front."""
    best, most = int(DONE), 0
    for k in range(n):
        if is_from(out[k]):
            t = origin_of(out[k])
            if s.armies[t] > most and not front(s, seat, t):
                best, most = out[k], s.armies[t]
    return best


@rule
def march_target(s: World, seat: int, out: Choices, n: int) -> int:
    """The destination with the fewest steps through own territories to one with an enemy next to it."""
    near, before = border(s, seat), 0
    while near != before:
        for k in range(n):
            if is_move(out[k]) and near >> destination_of(out[k]) & 1 == 1:
                return out[k]
        near, before = near | reach(s, near) & s.held[seat], near
    return DONE


@rule
def border(s: World, seat: int) -> int:
    """The own territories with an enemy next to them."""
    found = 0
    for t in members(s.held[seat]):
        if front(s, seat, t):
            found |= 1 << t
    return found


@rule
def reach(s: World, territories: int) -> int:
    """All that is next to one of these."""
    found = 0
    for t in members(territories):
        found |= s.neighbours[t]
    return found
