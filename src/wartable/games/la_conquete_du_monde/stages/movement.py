"""CM-4, third step: armies that did not fight may move one step. The first army of a move marches, more may follow."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.masks import members, offer_members
from wartable.engine.rule import Choices, rule
from wartable.games.la_conquete_du_monde.names import (
    ALL_FOUGHT,
    ALREADY_MOVED,
    FOLLOW_ON,
    FROM,
    LONE_ARMY,
    MOVE,
    MOVED,
    NO_FRIEND_NEAR,
    NO_MORE_MARCH,
    NOT_NEIGHBOURS,
    NOT_YOUR_ORIGIN,
    NOT_YOUR_TARGET,
)
from wartable.games.la_conquete_du_monde.pieces import (
    amount_of,
    ask,
    linked,
    offer_amounts,
    set_armies,
    why_not_amount,
)
from wartable.games.la_conquete_du_monde.stages.turn import end_turn
from wartable.games.la_conquete_du_monde.state import DESTINATION, MARCH, MOVEMENT, World

FRESH_ARMIES, ONE_MOVE = 0, 1


@rule
def movable(s: World, t: int) -> int:
    """CM-4.1, CM-4.2, CM-4.3 – Armies that neither fought nor moved; one stays, a tired one if there is one."""
    if s.movement == ONE_MOVE:
        return s.armies[t] - 1
    return min(s.armies[t] - s.fought[t] - s.arrived[t], s.armies[t] - 1)


@rule
def offer_origins(s: World, seat: int, out: Choices, n: int) -> int:
    """CM-3.9, CM-4.1 – Any number of moves, in different places, or none."""
    for t in members(s.held[seat] & s.strong):
        fresh = movable(s, t)
        friends = s.neighbours[t] & s.held[seat]
        if fresh > 0 and friends != 0:
            out[n] = FROM + t
            n += 1
    return n


@rule
def why_not_from(s: World, seat: int, origin: int) -> int:
    """CM-4.1, CM-4.2 – From an own territory with armies that neither fought nor moved, next to another own one."""
    if s.owner[origin] != seat:
        return NOT_YOUR_ORIGIN
    if s.armies[origin] < 2:
        return LONE_ARMY
    if movable(s, origin) <= 0:
        return ALREADY_MOVED if s.arrived[origin] > 0 else ALL_FOUGHT
    return OK if s.neighbours[origin] & s.held[seat] != 0 else NO_FRIEND_NEAR


@rule
def start_move(s: World, seat: int, origin: int) -> None:
    s.origin = origin
    ask(s, seat, DESTINATION)


@rule
def stop(s: World, seat: int) -> None:
    """CM-3.9 – The third step is optional, and the last of the turn."""
    end_turn(s)


@rule
def offer_destinations(s: World, seat: int, out: Choices, n: int) -> int:
    """CM-4.1 – Own territories next to the origin, by land or sea."""
    return offer_members(MOVE, s.neighbours[s.origin] & s.held[seat], out, n)


@rule
def why_not_destination(s: World, seat: int, target: int) -> int:
    if s.owner[target] != seat:
        return NOT_YOUR_TARGET
    return OK if linked(s, s.origin, target) else NOT_NEIGHBOURS


@rule
def march(s: World, seat: int, target: int) -> None:
    """CM-4.1 – One army marches."""
    s.target = target
    move(s, seat, 1)


@rule
def let_go(s: World, seat: int) -> None:
    """CM-4.1 – Another origin, or no more moves."""
    ask(s, seat, MOVEMENT)


@rule
def move(s: World, seat: int, count: int) -> None:
    """CM-4.1, CM-4.2 – Armies that moved stay where they arrived until the turn is over."""
    set_armies(s, s.origin, s.armies[s.origin] - count)
    set_armies(s, s.target, s.armies[s.target] + count)
    tired = max(0, s.fought[s.origin] - s.armies[s.origin])  # only `classic` lets tired armies go
    s.fought[s.origin] -= tired
    s.fought[s.target] += tired
    s.arrived[s.target] += count - tired
    emit(s, MOVED, EVERYONE, seat, count, s.origin, s.target)
    if movable(s, s.origin) > 0:
        ask(s, seat, MARCH)
    else:
        end_move(s, seat)


@rule
def end_move(s: World, seat: int) -> None:
    """CM-4.1, CM-8.1 – More moves elsewhere may come; in `classic` the one move ends the turn."""
    if s.movement == ONE_MOVE:
        end_turn(s)
    else:
        ask(s, seat, MOVEMENT)


@rule
def why_not_more(s: World, seat: int, amount: int) -> int:
    """CM-4.1 – A part of the armies that may move, or all of them."""
    return why_not_amount(amount, movable(s, s.origin), NO_MORE_MARCH)


@rule
def offer_more(s: World, seat: int, out: Choices, n: int) -> int:
    return offer_amounts(FOLLOW_ON, movable(s, s.origin), out, n)


@rule
def march_more(s: World, seat: int, amount: int) -> None:
    """CM-4.1 – More armies go the same way."""
    move(s, seat, amount_of(amount, movable(s, s.origin)))
