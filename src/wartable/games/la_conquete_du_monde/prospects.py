"""How well a seat stands, for bots that look ahead: armies on the board and those that land will bring."""

from __future__ import annotations

from math import log

from wartable.engine.rule import rule
from wartable.games.la_conquete_du_monde.board import BONUS, CONTINENT_OF, CONTINENT_SIZE, CONTINENTS, T
from wartable.games.la_conquete_du_monde.state import World

MOST = 2000
STEEP = 300  # twice the strength is eight times the chance
LOGARITHM = tuple(round(STEEP * log(1 + k)) for k in range(MOST))


@rule
def appraise(s: World, seat: int) -> int:
    return LOGARITHM[min(MOST - 1, strength(s, seat))]


@rule
def moment(s: World) -> int:
    """Turns so far."""
    return s.round * s.players + s.turn


@rule
def strength(s: World, seat: int) -> int:
    """Armies, and some rounds of what territories and continents bring."""
    held = [0] * CONTINENTS
    total = 0
    for t in range(T):
        if s.owner[t] == seat:
            held[CONTINENT_OF[t]] += 1
            total += s.armies[t] + 1
    for continent in range(CONTINENTS):
        if held[continent] == CONTINENT_SIZE[continent]:
            total += 3 * BONUS[continent]
    return total
