"""What is on the table, and who may see it."""

from __future__ import annotations

from wartable.engine.domain import Domain
from wartable.engine.sequence import SequenceOfPlay
from wartable.engine.state import Cells, State, public, secret, state

SEAT = Domain("seat", ("red", "blue", "green", "yellow"), per_seat=True)
CARD = Domain("card", ("1", "2", "3", "4", "5"), spoken=False)
CARDS = len(CARD)

sequence = SequenceOfPlay()
ROUND = sequence.phase("round", "MG-2")
BID = sequence.stage("bid")
END = sequence.phase("end", "MG-5", once=True)
OVER = sequence.stage("over")


def bids_revealed(s: Table) -> bool:
    """MG-3 – Cards lie face down until all have played one."""
    return s.together == 0


@state
class Table(State):
    """One game of My Game."""

    players: int = public.setting()
    rounds: int = public.setting()

    stage: int = public.number(of=sequence.stages)
    phase: int = public.number(of=sequence.phases)
    asked: int = public.seats(of=SEAT)  # who has not played a card yet: all see who has, and not which
    together: int = public.seats(of=SEAT)  # those who choose in secret at once
    round: int = public.number()
    prize: int = public.number()
    hand: Cells = public.cells(SEAT, CARD)  # 1 while the seat has the card
    bid: Cells = secret.cells(SEAT, until=bids_revealed, shown="bids", blank=True)  # the card played, -1 for none
    points: Cells = public.cells(SEAT)
