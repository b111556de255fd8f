"""GP-4: the crown army."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import ARTILLERY, CAVALRY, COURT, CROWN_PIECES, INFANTRY, SPOTS, TROOPS
from wartable.games.gods_playground.names import CROWN_MUSTERED
from wartable.games.gods_playground.pieces import end_phase
from wartable.games.gods_playground.state import Commonwealth


@rule
def begin(s: Commonwealth) -> None:
    """GP-4.1, GP-4.2, GP-4.3, GP-4.4 – The base of the round and what the court adds, as far as the pieces reach."""
    total = 0
    for seat in range(s.players):
        total += s.assigned[seat * SPOTS + COURT]
    for troop in range(TROOPS):
        units = s.crown_base[(s.round - 1) * TROOPS + troop] + s.levy[total * TROOPS + troop]
        s.crown[troop] = min(units, CROWN_PIECES[troop])
    if s.round == 1:
        s.crown[ARTILLERY] = 0
    emit(s, CROWN_MUSTERED, EVERYONE, total, s.crown[INFANTRY], s.crown[CAVALRY], s.crown[ARTILLERY])
    end_phase(s)
