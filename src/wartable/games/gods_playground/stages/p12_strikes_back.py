"""GP-12: Poland strikes back with the crown army."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import rule
from wartable.games.gods_playground.battle import clear_region, crown_can_fight, fight_crown
from wartable.games.gods_playground.board import CAVALRY, INFANTRY, REGIONS
from wartable.games.gods_playground.names import (
    NO_INVADERS,
    PASSED_STRIKE,
    SIEGE_BROKEN,
    STRUCK,
    STRUCK_FREE,
    VIENNA_FREE,
    VIENNA_TARGET,
)
from wartable.games.gods_playground.pieces import (
    ask,
    begin_laps,
    end_phase,
    is_occupied,
    next_in_laps,
    pass_for_good,
    remove_from_sejm,
    seats_in_sejm,
)
from wartable.games.gods_playground.state import STRIKE, Commonwealth

TARGETS = REGIONS + 1


@rule
def begin(s: Commonwealth) -> None:
    begin_laps(s)
    next_striker(s)


@rule
def next_striker(s: Commonwealth) -> None:
    """GP-12.1, GP-12.5 – Laps until all have declined, nobody is left to strike, or the crown has no troops."""
    while crown_can_fight(s) and any_target(s):
        seat = next_in_laps(s)
        if seat < 0:
            break
        if is_free(s, seat) or seats_in_sejm(s, seat) > 0:
            ask(s, seat, STRIKE)
            return
        pass_for_good(s, seat, PASSED_STRIKE)
    end_phase(s)


@rule
def is_free(s: Commonwealth, seat: int) -> bool:
    """GP-12.1 – The first player's lap-one attack is free; his first paid one comes in lap two."""
    return s.lap == 1 and seat == s.hetman


@rule
def any_target(s: Commonwealth) -> bool:
    for target in range(TARGETS):
        if why_not_target(s, target) == OK:
            return True
    return False


@rule
def why_not_target(s: Commonwealth, target: int) -> int:
    """GP-12.2 – Regions with strength cubes, never influence; in round three the Habsburg box under siege."""
    if target == VIENNA_TARGET:
        return OK if s.round == 3 and s.vienna > 0 else VIENNA_FREE
    return OK if is_occupied(s, target) else NO_INVADERS


@rule
def why_not_strike(s: Commonwealth, seat: int, target: int) -> int:
    return why_not_target(s, target)


@rule
def stop(s: Commonwealth, seat: int) -> None:
    pass_for_good(s, seat, PASSED_STRIKE)
    next_striker(s)


@rule
def strike(s: Commonwealth, seat: int, target: int) -> None:
    """GP-12.3, GP-12.4 – The crown army alone; hits remove cubes, surplus is wasted."""
    if is_free(s, seat):
        emit(s, STRUCK_FREE, EVERYONE, seat, target)
    else:
        remove_from_sejm(s, seat)
        emit(s, STRUCK, EVERYONE, seat, target)
    hits = fight_crown(s, INFANTRY, target)
    hits += fight_crown(s, CAVALRY, target)
    if target == VIENNA_TARGET:
        freed = min(hits, s.vienna)
        s.vienna -= freed
        emit(s, SIEGE_BROKEN, EVERYONE, freed)
    else:
        clear_region(s, target, hits)
    next_striker(s)
