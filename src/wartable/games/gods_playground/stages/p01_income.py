"""GP-1: income."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import HABSBURGS, LEAST_INCOME, MOST_CIRCLES, REGIONS, ROUNDS
from wartable.games.gods_playground.names import EARNED, EARNED_LEAST, INFLUENCE_LAID, ROUND_BEGAN
from wartable.games.gods_playground.pieces import end_phase, habsburgs_at_peace, influence_stock
from wartable.games.gods_playground.state import Commonwealth

MANAGER_EARNS = 2


@rule
def begin(s: Commonwealth) -> None:
    """GP-1.1, GP-1.2 – Everyone collects."""
    emit(s, ROUND_BEGAN, EVERYONE, s.round)
    lay_out_influence(s)
    for seat in range(s.players):
        earned = income(s, seat)
        s.coins[seat] += max(LEAST_INCOME, earned)
        if earned < LEAST_INCOME:
            emit(s, EARNED_LEAST, EVERYONE, seat, LEAST_INCOME)
        else:
            emit(s, EARNED, EVERYONE, seat, earned)
    end_phase(s)


@rule
def income(s: Commonwealth, seat: int) -> int:
    """GP-1.1 – Each estate pays the value of its region, a manager two more."""
    total = 0
    for region in range(REGIONS):
        for circle in range(MOST_CIRCLES):
            k = region * MOST_CIRCLES + circle
            if s.estate[k] == seat:
                total += s.value[region] + MANAGER_EARNS * s.manager[k]
    return total


@rule
def lay_out_influence(s: Commonwealth) -> None:
    """GP-5.2, GP-5.4 – In rounds one to three the Habsburg base is laid out as markers, as far as the ten reach."""
    if habsburgs_at_peace(s):
        s.influence_box = 0
        s.influence_box = min(s.base[HABSBURGS * ROUNDS + s.round - 1], influence_stock(s))
        emit(s, INFLUENCE_LAID, EVERYONE, s.influence_box)
