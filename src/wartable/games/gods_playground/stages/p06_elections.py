"""GP-6: elections to the Sejm."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import REGIONS
from wartable.games.gods_playground.names import ELECTED, NO_DISC_LEFT, NOT_ELECTED
from wartable.games.gods_playground.pieces import end_phase, enter_sejm, remove_noble
from wartable.games.gods_playground.state import Commonwealth


@rule
def begin(s: Commonwealth) -> None:
    """GP-6.1 – Region by region in ring order from Prussia."""
    for region in range(REGIONS):
        elect(s, region)
    end_phase(s)


@rule
def elect(s: Commonwealth, region: int) -> None:
    """GP-6.1, GP-6.3 – Strictly the most cubes win, like it or not; without a free disc the seat stays empty."""
    seat = strongest(s, region)
    if seat < 0:
        emit(s, NOT_ELECTED, EVERYONE, region)
    elif s.discs[seat] == 0:
        emit(s, NO_DISC_LEFT, EVERYONE, seat, region)
    else:
        remove_noble(s, seat, region, 1)
        enter_sejm(s, seat, region)
        emit(s, ELECTED, EVERYONE, seat, region)


@rule
def strongest(s: Commonwealth, region: int) -> int:
    """GP-6.2 – Nobody at a tie, or where nobody is present."""
    most = 0
    winner = -1
    for seat in range(s.players):
        cubes = s.nobles[seat * REGIONS + region]
        if cubes > most:
            most = cubes
            winner = seat
        elif cubes == most:
            winner = -1
    return winner
