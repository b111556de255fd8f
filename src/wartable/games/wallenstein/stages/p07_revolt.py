"""W-3.6, W-3.8: peasants rise against a player."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.wallenstein.names import REVOLT_BEGAN, REVOLT_QUELLED, REVOLT_WON
from wartable.games.wallenstein.pieces import lay_waste, mourn, peasants_in_supply
from wartable.games.wallenstein.state import GREEN, Empire
from wartable.games.wallenstein.tower import throw


@rule
def revolt(s: Empire, county: int, peasants: int) -> bool:
    """W-3.1, W-3.9, W-0.12 – All armies there against peasants, as many as there are; no tile, no event helps."""
    seat = s.owner[county]
    rise(s, county, peasants)
    emit(s, REVOLT_BEGAN, EVERYONE, seat, county, s.thrown[seat], s.thrown[GREEN])
    throw(s)
    won = settle(s, seat, county)
    s.target = -1
    return won


@rule
def rise(s: Empire, county: int, peasants: int) -> None:
    s.target = county
    s.thrown[GREEN] = min(peasants, peasants_in_supply(s))
    s.thrown[s.owner[county]] = s.armies[county]
    s.armies[county] = 0


@rule
def settle(s: Empire, seat: int, county: int) -> bool:
    """W-3.6, W-3.7, W-3.8 – Peasants win ties and stay nowhere; a victor loses one army per peasant. Who has won."""
    own = s.tray[seat]
    peasants = s.tray[GREEN]
    s.tray[seat] = 0
    s.tray[GREEN] = 0
    if own > peasants:
        s.armies[county] = own - peasants
        emit(s, REVOLT_QUELLED, EVERYONE, seat, county, peasants, own, own - peasants)
        return True
    lay_waste(s, county)
    emit(s, REVOLT_WON, EVERYONE, seat, county, peasants, own)
    mourn(s, seat, county)
    return False
