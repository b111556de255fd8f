"""GP-7: building estates."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.masks import members
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import REGIONS
from wartable.games.gods_playground.names import (
    BUILT,
    NO_DISC,
    ONE_NOBLE,
    PASSED,
    ROW_FULL,
    TWO_NOBLES_BUILD,
)
from wartable.games.gods_playground.pieces import (
    ask,
    begin_laps,
    end_phase,
    next_in_laps,
    pass_for_good,
    put_estate,
    remove_noble,
)
from wartable.games.gods_playground.state import BUILD, Commonwealth


@rule
def begin(s: Commonwealth) -> None:
    begin_laps(s)
    next_builder(s)


@rule
def next_builder(s: Commonwealth) -> None:
    """GP-7.1 – Laps until all have passed; whoever can build nothing passes."""
    while True:
        seat = next_in_laps(s)
        if seat < 0:
            end_phase(s)
            return
        for region in members(s.present[seat]):
            if why_not_build(s, seat, region) == OK:
                ask(s, seat, BUILD)
                return
        pass_for_good(s, seat, PASSED)


@rule
def price(s: Commonwealth) -> int:
    """GP-7.2 – One cube in the first lap, two in each later one."""
    return 1 if s.lap == 1 else 2


@rule
def why_not_build(s: Commonwealth, seat: int, region: int) -> int:
    """GP-7.3, GP-7.4 – On the lowest free circle; occupied regions are allowed."""
    if s.nobles[seat * REGIONS + region] < price(s):
        return ONE_NOBLE if price(s) == 1 else TWO_NOBLES_BUILD
    if s.free[region] == 0:
        return ROW_FULL
    return OK if s.discs[seat] > 0 else NO_DISC


@rule
def build(s: Commonwealth, seat: int, region: int) -> None:
    remove_noble(s, seat, region, price(s))
    worth = put_estate(s, seat, region)
    emit(s, BUILT, EVERYONE, seat, region, worth, price(s))
    next_builder(s)


@rule
def stop(s: Commonwealth, seat: int) -> None:
    pass_for_good(s, seat, PASSED)
    next_builder(s)
