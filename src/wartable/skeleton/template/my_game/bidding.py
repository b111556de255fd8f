"""The rules, sentence by sentence: plain functions over integers, each citing the rule it performs."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.luck import roll
from wartable.engine.rule import rule

from .names import CARD_PLAYED, ENDED, NOBODY_WON, REVEALED, ROUND_BEGAN, WON
from .state import BID, CARDS, END, OVER, Table


@rule
def start(s: Table) -> None:
    """MG-1 – Everyone has all cards."""
    for seat in range(s.players):
        for card in range(CARDS):
            s.hand[seat * CARDS + card] = 1
    begin_round(s)


@rule
def begin_round(s: Table) -> None:
    """MG-2 – A die is the prize; all are asked at once."""
    s.round += 1
    s.prize = roll(s)
    for seat in range(s.players):
        s.bid[seat] = -1
    s.stage = BID
    s.together = (1 << s.players) - 1
    s.asked = s.together
    emit(s, ROUND_BEGAN, EVERYONE, s.round, s.prize)


@rule
def why_not_play(s: Table, seat: int, card: int) -> int:
    """MG-3 – Each card once."""
    return OK if s.hand[seat * CARDS + card] == 1 else CARD_PLAYED


@rule
def play(s: Table, seat: int, card: int) -> None:
    """MG-3 – Face down; the last card turns them all over."""
    s.bid[seat] = card
    s.asked &= ~(1 << seat)
    if s.asked == 0:
        reveal(s)


@rule
def reveal(s: Table) -> None:
    """MG-4 – The highest card that nobody else played takes the prize."""
    s.together = 0
    for seat in range(s.players):
        s.hand[seat * CARDS + s.bid[seat]] = 0
        emit(s, REVEALED, EVERYONE, seat, s.bid[seat])
    winner = highest_alone(s)
    if winner < 0:
        emit(s, NOBODY_WON, EVERYONE)
    else:
        s.points[winner] += s.prize
        emit(s, WON, EVERYONE, winner, s.prize)
    if s.round == s.rounds:
        s.phase = END


@rule
def highest_alone(s: Table) -> int:
    """The seat whose card is the highest of those played once, or -1."""
    best = -1
    for seat in range(s.players):
        same = 0
        for other in range(s.players):
            if s.bid[other] == s.bid[seat]:
                same += 1
        if same == 1 and (best < 0 or s.bid[seat] > s.bid[best]):
            best = seat
    return best


@rule
def end_game(s: Table) -> None:
    """MG-5 – After the last round the most points win; equals share."""
    s.stage = OVER
    for seat in range(s.players):
        emit(s, ENDED, EVERYONE, seat, s.points[seat])


@rule
def rank(s: Table, seat: int) -> int:
    """MG-5 – One place behind for each seat with more points."""
    place = 1
    for other in range(s.players):
        if s.points[other] > s.points[seat]:
            place += 1
    return place


@rule
def score(s: Table, seat: int) -> int:
    return s.points[seat]


@rule
def retally(s: Table) -> None:
    """Nothing is kept twice."""
