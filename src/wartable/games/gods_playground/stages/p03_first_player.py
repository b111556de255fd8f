"""GP-3: the first player, the king's hetman."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import Choices, rule
from wartable.games.gods_playground.board import COURT, SPOTS
from wartable.games.gods_playground.names import (
    BID_AGAIN,
    BID_REVEALED,
    COURT_TIED,
    MARKER_KEPT,
    MARKER_TAKEN,
    OFFER_COINS,
    TOO_MANY_COINS,
)
from wartable.games.gods_playground.pieces import ask_together, end_phase, give_marker
from wartable.games.gods_playground.state import BID, Commonwealth

SILENT_ROUNDS = 2


@rule
def begin(s: Commonwealth) -> None:
    """GP-3.1 – The highest court block takes the marker. GP-3.2 – Players tied for it bid."""
    highest = 0
    tied = 0
    for seat in range(s.players):
        block = s.assigned[seat * SPOTS + COURT]
        if block > highest:
            highest = block
            tied = 0
        if block == highest:
            tied |= 1 << seat
    s.silent_bids = 0
    if tied & (tied - 1) == 0:
        take_marker(s, tied)
    else:
        emit(s, COURT_TIED, EVERYONE, highest)
        ask_for_bids(s, tied)


@rule
def take_marker(s: Commonwealth, winner: int) -> None:
    """The one seat of a mask becomes first player."""
    seat = 0
    while winner >> seat & 1 == 0:
        seat += 1
    give_marker(s, seat)
    emit(s, MARKER_TAKEN, EVERYONE, seat)
    end_phase(s)


@rule
def ask_for_bids(s: Commonwealth, tied: int) -> None:
    """GP-3.4 – If none of them has money left, or nobody offered anything twice, the marker stays where it is."""
    money = 0
    for seat in range(s.players):
        s.bids[seat] = 0
        if tied >> seat & 1 == 1:
            money += s.coins[seat]
    if money == 0 or s.silent_bids == SILENT_ROUNDS:
        emit(s, MARKER_KEPT, EVERYONE, s.hetman)
        end_phase(s)
    else:
        ask_together(s, tied, BID)


@rule
def why_not_bid(s: Commonwealth, seat: int, coins: int) -> int:
    """GP-3.2 – Nothing to all of one's coins."""
    return OK if coins <= s.coins[seat] else TOO_MANY_COINS


@rule
def offer_bids(s: Commonwealth, seat: int, out: Choices, n: int) -> int:
    for coins in range(s.coins[seat] + 1):
        out[n] = OFFER_COINS + coins
        n += 1
    return n


@rule
def bid(s: Commonwealth, seat: int, coins: int) -> None:
    """GP-3.2 – Secret until all tied players have bid."""
    s.bids[seat] = coins
    s.asked &= ~(1 << seat)
    if s.asked == 0:
        compare_bids(s)


@rule
def compare_bids(s: Commonwealth) -> None:
    """GP-3.2, GP-3.3 – All pay; the highest wins, a tie for the highest is bid again among those tied."""
    bidders = s.together
    s.together = 0
    highest = 0
    tied = 0
    for seat in range(s.players):
        if bidders >> seat & 1 == 1:
            bid = s.bids[seat]
            s.coins[seat] -= bid
            emit(s, BID_REVEALED, EVERYONE, seat, bid)
            if bid > highest:
                highest = bid
                tied = 0
            if bid == highest:
                tied |= 1 << seat
    if tied & (tied - 1) == 0:
        take_marker(s, tied)
        return
    s.silent_bids = s.silent_bids + 1 if highest == 0 else 0
    ask_for_bids(s, tied)
    if s.together != 0:
        emit(s, BID_AGAIN, EVERYONE)
