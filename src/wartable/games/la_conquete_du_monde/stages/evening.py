"""CM-8.2: the even world, a house rule. After the printed deal territories change hands until all are as strong."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.masks import members, size_of
from wartable.engine.rule import rule
from wartable.games.la_conquete_du_monde.board import (
    BONUS,
    CONTINENT_MASK,
    CONTINENT_SIZE,
    CONTINENTS,
    T,
)
from wartable.games.la_conquete_du_monde.names import EVENED
from wartable.games.la_conquete_du_monde.state import SEATS, World

MOST_EXCHANGES = 12
SHARE, FRIEND = 12, 2  # weights: of a continent's armies by how much of it is held, of a neighbour that is no enemy


@rule
def even_out(s: World) -> None:
    """CM-8.2 – First as many territories each, as far as they divide, then exchanges between strongest and weakest."""
    while even_counts(s):
        pass
    for _ in range(MOST_EXCHANGES):
        if not exchange_one(s):
            return


@rule
def held_by(s: World, seat: int) -> int:
    """The territories of a seat, while they still change hands."""
    mine = 0
    for t in range(T):
        if s.owner[t] == seat:
            mine |= 1 << t
    return mine


@rule
def strength(s: World, seat: int) -> int:
    """CM-8.2 – Continents by the square of the share held, neighbours that are one's own, and territories."""
    mine = held_by(s, seat)
    worth = 0
    for t in members(mine):
        worth += FRIEND * size_of(s.neighbours[t] & mine)
    for c in range(CONTINENTS):
        held = size_of(mine & CONTINENT_MASK[c])
        worth += SHARE * BONUS[c] * held * held // CONTINENT_SIZE[c]
    return worth


@rule
def gap(s: World) -> int:
    """How much stronger the strongest is than the weakest."""
    most = strength(s, 0)
    least = most
    for seat in range(1, s.players):
        worth = strength(s, seat)
        most = max(most, worth)
        least = min(least, worth)
    return most - least


@rule
def counted(s: World, seat: int) -> int:
    return size_of(held_by(s, seat))


@rule
def even_counts(s: World) -> bool:
    """CM-8.2 – Whoever has most gives one to whoever has fewest, the one that leaves the world most even."""
    most = 0
    fewest = 0
    for seat in range(1, s.players):
        if counted(s, seat) > counted(s, most):
            most = seat
        if counted(s, seat) < counted(s, fewest):
            fewest = seat
    if counted(s, most) - counted(s, fewest) < 2:
        return False
    best = -1
    least = 0
    for t in range(T):
        if s.owner[t] == most:
            s.owner[t] = fewest
            uneven = gap(s)
            s.owner[t] = most
            if best < 0 or uneven < least:
                best = t
                least = uneven
    hand_over(s, best, fewest)
    return True


@rule
def exchange_one(s: World) -> bool:
    """CM-8.2 – One territory each between the strongest and the weakest, if that evens the world."""
    worth = [0] * SEATS
    strongest = 0
    weakest = 0
    for seat in range(s.players):
        worth[seat] = strength(s, seat)
        if worth[seat] > worth[strongest]:
            strongest = seat
        if worth[seat] < worth[weakest]:
            weakest = seat
    least = gap(s)
    given = -1
    taken = -1
    for t in range(T):
        for u in range(T):
            if s.owner[t] == strongest and s.owner[u] == weakest:
                s.owner[t] = weakest
                s.owner[u] = strongest
                uneven = gap(s)
                s.owner[t] = strongest
                s.owner[u] = weakest
                if uneven < least:
                    least = uneven
                    given = t
                    taken = u
    if given < 0:
        return False
    hand_over(s, given, weakest)
    hand_over(s, taken, strongest)
    return True


@rule
def hand_over(s: World, territory: int, seat: int) -> None:
    giver = s.owner[territory]
    s.owner[territory] = seat
    emit(s, EVENED, EVERYONE, giver, seat, territory)
