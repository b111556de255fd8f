"""W-0.8: the tower is filled. W-0.9: the events of a year."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.wallenstein.board import EVENTS, TOWER_FILLING, TOWER_PEASANTS
from wartable.games.wallenstein.names import EVENT_DRAWN, EVENT_OPENED, TOWER_FILLED, YEAR_BEGAN
from wartable.games.wallenstein.pieces import drawn, end_phase
from wartable.games.wallenstein.state import COLOURS, EVENTS_A_YEAR, GREEN, SPRING, Empire
from wartable.games.wallenstein.tower import throw


@rule
def fill(s: Empire) -> None:
    """W-0.8, W-0.15 – Seven armies of each player and ten peasants, in one throw."""
    for seat in range(s.players):
        s.thrown[seat] = TOWER_FILLING
    s.thrown[GREEN] = TOWER_PEASANTS
    throw(s)
    end_phase(s)


@rule
def clear_tray(s: Empire) -> None:
    """W-0.8 – What fell out returns to its supply."""
    for colour in range(COLOURS):
        s.tray[colour] = 0
    t = s.inside
    emit(s, TOWER_FILLED, EVERYONE, t[0], t[1], t[2], t[3], t[4], t[5])
    end_phase(s)


@rule
def open_events(s: Empire) -> None:
    """W-0.9, W-5.6 – Four events lie open for the year."""
    s.season = SPRING
    emit(s, YEAR_BEGAN, EVERYONE, s.year)
    for _ in range(EVENTS_A_YEAR):
        for card in range(EVENTS):
            s.bag[card] = s.event_pile[card]
        card = drawn(s, EVENT_DRAWN)
        s.event_pile[card] = 0
        s.open_events[card] = 1
        emit(s, EVENT_OPENED, EVERYONE, card)
    end_phase(s)
