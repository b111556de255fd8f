"""CM-6.4: who has won."""

from __future__ import annotations

from wartable.engine.rule import rule
from wartable.games.la_conquete_du_monde.pieces import armies_of
from wartable.games.la_conquete_du_monde.state import World


@rule
def score(s: World, seat: int) -> int:
    """CM-6.4 – Territories are what counts."""
    return s.territories[seat]


@rule
def rank(s: World, seat: int) -> int:
    """CM-6.4 – Whoever holds the world is first; at a round limit most territories count, then most armies."""
    place = 1
    held, armies = s.territories[seat], armies_of(s, seat)
    for other in range(s.players):
        ahead = s.territories[other] > held
        if ahead or (s.territories[other] == held and armies_of(s, other) > armies):
            place += 1
    return place
