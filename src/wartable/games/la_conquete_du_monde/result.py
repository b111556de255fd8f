"""CM-6.4: who has won."""

from __future__ import annotations

from wartable.engine.rule import rule
from wartable.games.la_conquete_du_monde.pieces import armies_of
from wartable.games.la_conquete_du_monde.state import OVER, World


@rule
def score(s: World, seat: int) -> int:
    """CM-6.4 – Territories are what counts."""
    return s.territories[seat]


@rule
def winners(s: World) -> int:
    """CM-6.4 – Whoever holds the world; at a round limit most territories, then most armies (a mask of seats)."""
    if s.stage != OVER:
        return 0
    best, most, mask = -1, -1, 0
    for seat in range(s.players):
        held, armies = s.territories[seat], armies_of(s, seat)
        if held > best or (held == best and armies > most):
            best, most, mask = held, armies, 1 << seat
        elif held == best and armies == most:
            mask |= 1 << seat
    return mask
