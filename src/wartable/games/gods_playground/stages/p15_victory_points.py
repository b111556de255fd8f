"""GP-15: victory points."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import ENEMIES
from wartable.games.gods_playground.names import GLORY_WON, LUXURY, SEJM_SCORED
from wartable.games.gods_playground.pieces import end_phase, foe, seats_in_sejm
from wartable.games.gods_playground.state import Commonwealth

SEAT_SCORES = 2
LUXURY_COSTS = 5


@rule
def begin(s: Commonwealth) -> None:
    for enemy in range(ENEMIES):
        score_box(s, enemy)
    for seat in range(s.players):
        score_sejm(s, seat)
    for seat in range(s.players):
        buy_luxury(s, seat)
    end_phase(s)


@rule
def score_box(s: Commonwealth, enemy: int) -> None:
    """GP-15.1 – Most cubes score; ties share, rounded down; the king is a rival who takes nothing home."""
    most = s.king[enemy]
    rivals = 1 if most > 0 else 0
    for seat in range(s.players):
        cubes = s.campaigners[seat * ENEMIES + enemy]
        if cubes > most:
            most = cubes
            rivals = 1
        elif cubes == most and most > 0:
            rivals += 1
    if most == 0:
        return
    share = s.glory[enemy] // rivals
    for seat in range(s.players):
        if s.campaigners[seat * ENEMIES + enemy] == most:
            s.points[seat] += share
            emit(s, GLORY_WON, EVERYONE, seat, foe(s, enemy), share)


@rule
def score_sejm(s: Commonwealth, seat: int) -> None:
    """GP-15.2 – Two points for each own disc in the Sejm."""
    points = SEAT_SCORES * seats_in_sejm(s, seat)
    if points > 0:
        s.points[seat] += points
        emit(s, SEJM_SCORED, EVERYONE, seat, points)


@rule
def buy_luxury(s: Commonwealth, seat: int) -> None:
    """GP-15.3 – Every full five coins must be turned into a point."""
    points = s.coins[seat] // LUXURY_COSTS
    if points > 0:
        s.coins[seat] -= points * LUXURY_COSTS
        s.points[seat] += points
        emit(s, LUXURY, EVERYONE, seat, points * LUXURY_COSTS, points)
