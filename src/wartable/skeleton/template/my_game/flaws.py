"""What must be true of every position."""

from __future__ import annotations

from collections.abc import Iterator

from .state import BID, CARDS, SEAT, Table


def flaws(s: Table) -> Iterator[str]:
    """Everything that could not be on a table, as sentences."""
    if not 1 <= s.prize <= 6:
        yield "the prize is no die"
    if not 1 <= s.round <= s.rounds:
        yield f"there is no round {s.round}"
    if s.stage == BID and s.together != 0 and s.asked == 0:
        yield "all have played, yet nothing is revealed"
    for seat, name in enumerate(SEAT.at_table(s.players)):
        yield from _seat_flaws(s, seat, name)


def _seat_flaws(s: Table, seat: int, name: str) -> Iterator[str]:
    hand = s.hand[seat * CARDS : (seat + 1) * CARDS]
    if any(count not in (0, 1) for count in hand):
        yield f"{name} has a card twice"
    if not -1 <= s.bid[seat] < CARDS:
        yield f"{name} has played no card of the game"
    elif s.together != 0 and s.bid[seat] >= 0 and not hand[s.bid[seat]]:
        yield f"{name} has played a card it does not have"
    if s.points[seat] < 0:
        yield f"{name} has less than no points"
