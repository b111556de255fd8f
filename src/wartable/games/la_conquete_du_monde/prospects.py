"""How well a seat stands, for bots that look ahead: armies on the board and those that land will bring."""

from __future__ import annotations

from math import log

from wartable.engine.rule import rule
from wartable.games.la_conquete_du_monde.board import BONUS, CONTINENT_OF, CONTINENT_SIZE, CONTINENTS, T
from wartable.games.la_conquete_du_monde.cards import hand_size
from wartable.games.la_conquete_du_monde.state import World

MOST = 4000
ROUND = 60  # divides by any number of players
STEEP = 350  # twice the strength is eleven times the chance
LOGARITHM = tuple(round(STEEP * log(1 + k)) for k in range(MOST))


@rule
def appraise(s: World, seat: int) -> int:
    return LOGARITHM[min(MOST - 1, strength(s, seat))]


@rule
def moment(s: World) -> int:
    """Rounds so far, and turns as parts of one."""
    return s.round * ROUND + s.turn * ROUND // s.players


@rule
def strength(s: World, seat: int) -> int:
    """In half armies: those on the board, and what land and cards will bring; fitted to who won games of bots."""
    held = [0] * CONTINENTS
    total = 0
    for t in range(T):
        if s.owner[t] == seat:
            held[CONTINENT_OF[t]] += 1
            total += 2 * s.armies[t] + 1
    if total == 0:
        return 0
    for continent in range(CONTINENTS):
        if held[continent] == CONTINENT_SIZE[continent]:
            total += 4 * BONUS[continent]
    return total + 4 * hand_size(s, seat)
