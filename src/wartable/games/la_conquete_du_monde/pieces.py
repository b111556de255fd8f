"""Small rules every step of the turn uses: amounts in cubes, armies on the board, who holds what."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.masks import members
from wartable.engine.rule import Choices, rule
from wartable.games.la_conquete_du_monde.board import T
from wartable.games.la_conquete_du_monde.names import CAPPED
from wartable.games.la_conquete_du_monde.state import SEATS, World

AMOUNTS = 3
ONE, TEN, ALL = range(AMOUNTS)


@rule
def amount_of(amount: int, available: int) -> int:
    """CM-0.1 – Armies are handled as the box has them: by ones, by tens, or all."""
    if amount == ONE:
        return 1
    if amount == TEN:
        return 10
    return available


@rule
def why_not_amount(amount: int, available: int, otherwise: int) -> int:
    return OK if available > 0 and amount_of(amount, available) <= available else otherwise


@rule
def offer_amounts(first: int, available: int, out: Choices, n: int) -> int:
    """Write the possible amounts of a choice whose first integer is `first`."""
    if available > 0:
        out[n] = first + ONE
        n += 1
        if available >= 10:
            out[n] = first + TEN
            n += 1
        out[n] = first + ALL
        n += 1
    return n


@rule
def retally(s: World) -> None:
    """Who holds what, and where more than one army stands."""
    for seat in range(SEATS):
        s.territories[seat] = 0
        s.held[seat] = 0
    for t in range(T):
        set_armies(s, t, s.armies[t])
        if s.owner[t] >= 0:
            s.territories[s.owner[t]] += 1
            s.held[s.owner[t]] |= 1 << t


@rule
def set_armies(s: World, territory: int, count: int) -> None:
    s.armies[territory] = count
    if count > 1:
        s.strong |= 1 << territory
    else:
        s.strong &= ~(1 << territory)


@rule
def change_hands(s: World, territory: int, seat: int) -> None:
    loser = s.owner[territory]
    s.owner[territory] = seat
    s.territories[seat] += 1
    s.held[seat] |= 1 << territory
    s.territories[loser] -= 1
    s.held[loser] &= ~(1 << territory)


@rule
def armies_of(s: World, seat: int) -> int:
    total = 0
    for t in members(s.held[seat]):
        total += s.armies[t]
    return total


@rule
def linked(s: World, origin: int, target: int) -> bool:
    """CM-3.1, CM-3.8 – Neighbours share a border or a sea line; doubtful links are switches."""
    return s.neighbours[origin] >> target & 1 == 1


@rule
def within_cap(s: World, seat: int, due: int) -> int:
    """CM-0.1 – With the cap as an option, no more armies than the box holds; the rest is lost."""
    if s.army_cap == 0:
        return due
    room = max(0, s.army_cap - armies_of(s, seat) - s.to_place)
    if due <= room:
        return due
    emit(s, CAPPED, EVERYONE, seat, due - room)
    return room


@rule
def ask(s: World, seat: int, stage: int) -> None:
    """From now on the table waits for this seat, in this stage."""
    s.stage = stage
    s.asked = 1 << seat
