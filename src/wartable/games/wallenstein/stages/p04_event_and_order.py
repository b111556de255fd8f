"""W-1.5: the event. W-1.6: bids are shown and paid, places in the order chosen."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import rule
from wartable.games.wallenstein.board import BID, COIN_0, COUNTIES, EFFECT_OF, EVENTS, SPACES, TOWER_CARD
from wartable.games.wallenstein.names import (
    BID_PAID,
    BID_SHOWN,
    EVENT_CAME,
    EVENT_DRAWN,
    LOT,
    LOT_DRAWN,
    PLACE_CHOSEN,
    PLACE_TAKEN,
)
from wartable.games.wallenstein.pieces import answered, ask, draw_seat, drawn, end_phase, place_of
from wartable.games.wallenstein.state import CHOOSE_PLACE, PLACES, Empire


# ---- the event ----
@rule
def draw_event(s: Empire) -> None:
    """W-1.5 – One of the open events, by lot."""
    for card in range(EVENTS):
        s.bag[card] = s.open_events[card]
    s.event = drawn(s, EVENT_DRAWN)
    s.open_events[s.event] = 0
    emit(s, EVENT_CAME, EVERYONE, s.event)
    end_phase(s)


@rule
def in_force(s: Empire, effect: int) -> bool:
    """W-1.5, W-7.8 – Whether the season's event says so; a recalled one says nothing."""
    return s.event >= 0 and EFFECT_OF[s.event] == effect


# ---- bids ----
@rule
def show_bids(s: Empire) -> None:
    """W-1.6, W-1.15 – All are revealed and paid; a county card costs nothing, and nothing is done there."""
    for seat in range(s.players):
        card = s.plan[seat * SPACES + BID]
        s.plan[seat * SPACES + BID] = -1
        s.shown[seat * SPACES + BID] = card
        emit(s, BID_SHOWN, EVERYONE, seat, card)
        if card > COIN_0 and card < TOWER_CARD:
            s.thalers[seat] -= card - COIN_0
            emit(s, BID_PAID, EVERYONE, seat, card - COIN_0)
    end_phase(s)


@rule
def bid_worth(s: Empire, seat: int) -> int:
    """W-1.6, W-7.23 – Coins by their worth, then a county card, then 0 (a tower card is one), then no card."""
    card = s.shown[seat * SPACES + BID]
    if card < 0:
        return 0
    if card < COUNTIES:
        return 2
    return card - COIN_0 + 2 if card > COIN_0 and card < TOWER_CARD else 1


@rule
def choose_next(s: Empire) -> None:
    """W-1.6 – The best bid that has no place yet; ties by lot."""
    best = -1
    tied = 0
    for seat in range(s.players):
        if place_of(s, seat) < 0:
            worth = bid_worth(s, seat)
            if worth > best:
                best = worth
                tied = 0
            if worth == best:
                tied |= 1 << seat
    if tied == 0:
        end_phase(s)
    else:
        choose(s, draw_seat(s, tied, LOT), tied)


@rule
def choose(s: Empire, seat: int, tied: int) -> None:
    """Nobody is asked when only one place is free."""
    if tied & (tied - 1) != 0:
        emit(s, LOT_DRAWN, EVERYONE, seat)
    free = 0
    last = 0
    for place in range(PLACES):
        if s.order[place] < 0:
            free += 1
            last = place
    if free == 1:
        take_place(s, seat, last)
    else:
        ask(s, seat, CHOOSE_PLACE)


@rule
def why_not_place(s: Empire, seat: int, place: int) -> int:
    return OK if s.order[place] < 0 else PLACE_TAKEN


@rule
def take_place(s: Empire, seat: int, place: int) -> None:
    """W-1.6 – A place in the order, with its tile for this season."""
    s.order[place] = seat
    emit(s, PLACE_CHOSEN, EVERYONE, seat, place, s.tiles[place])
    answered(s)
