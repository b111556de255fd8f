"""W-5.1 to W-5.4: winter: grain is lost, hungry counties revolt."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import rule
from wartable.games.wallenstein.board import COUNTIES, EVENTS, EXTRA_PEASANTS, REVOLTS, WINTER_LOSS, WORST
from wartable.games.wallenstein.names import (
    COUNTY_IN_REVOLT,
    FED,
    GRAIN_LOST,
    HUNGRY,
    NOT_REVOLTING,
    REVOLT_DRAWN,
    WINTER_CAME,
)
from wartable.games.wallenstein.pieces import (
    answered,
    ask,
    counties_of,
    drawn,
    end_phase,
    lay_marker,
    next_in_order,
)
from wartable.games.wallenstein.stages.p07_revolt import revolt
from wartable.games.wallenstein.state import REVOLT, WINTER, Empire


# ---- grain ----
@rule
def lose_grain(s: Empire) -> None:
    """W-5.1, W-1.5, W-5.11 – The event left open says how much grain each loses, not below nothing; then it is gone."""
    s.season = WINTER
    for card in range(EVENTS):
        if s.open_events[card] == 1:
            s.open_events[card] = 0
            emit(s, WINTER_CAME, EVERYONE, card, WINTER_LOSS[card])
            for seat in range(s.players):
                lost = min(s.grain[seat], WINTER_LOSS[card])
                s.grain[seat] -= lost
                emit(s, GRAIN_LOST, EVERYONE, seat, lost)
    end_phase(s)


@rule
def unfed(s: Empire, seat: int) -> int:
    """W-5.2 – One grain feeds one county."""
    return max(0, counties_of(s, seat) - s.grain[seat])


# ---- revolts ----
@rule
def go_on(s: Empire) -> None:
    """W-5.3, W-5.10 – Player by player in autumn order: draw, choose the order, fight."""
    while s.asked == 0:
        if s.revolting != 0:
            fight_or_ask(s)
        else:
            seat = next_in_order(s)
            if seat < 0:
                end_phase(s)
                return
            draw_revolts(s, seat)


@rule
def draw_revolts(s: Empire, seat: int) -> None:
    """W-5.2, W-5.3, W-5.8 – The table says how many counties; all are drawn before the first fight."""
    missing = unfed(s, seat)
    if missing == 0:
        emit(s, FED, EVERYONE, seat, counties_of(s, seat), s.grain[seat])
        return
    row = min(missing, WORST)
    s.extra_peasants = EXTRA_PEASANTS[row]
    revolts = min(REVOLTS[row], counties_of(s, seat))
    emit(s, HUNGRY, EVERYONE, seat, missing, revolts, s.extra_peasants)
    for _ in range(revolts):
        for county in range(COUNTIES):
            s.bag[county] = 1 if s.owner[county] == seat and s.revolting >> county & 1 == 0 else 0
        county = drawn(s, COUNTY_IN_REVOLT)
        s.revolting |= 1 << county
        emit(s, REVOLT_DRAWN, EVERYONE, seat, county)


@rule
def fight_or_ask(s: Empire) -> None:
    """W-5.3 – The player orders them; a single one has no order."""
    county = 0
    while s.revolting >> county & 1 == 0:
        county += 1
    if s.revolting == 1 << county:
        fight(s, county)
    else:
        ask(s, s.owner[county], REVOLT)


@rule
def why_not_revolt(s: Empire, seat: int, county: int) -> int:
    return OK if s.revolting >> county & 1 == 1 else NOT_REVOLTING


@rule
def choose_revolt(s: Empire, seat: int, county: int) -> None:
    answered(s)
    fight(s, county)


@rule
def fight(s: Empire, county: int) -> None:
    """W-5.4, W-5.10 – A marker is laid, then peasants = markers there + table; a revolt put down adds no other."""
    s.revolting &= ~(1 << county)
    if s.winter_marker == 1:
        lay_marker(s, county)
    revolt(s, county, s.markers[county] + s.extra_peasants)
