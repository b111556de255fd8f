"""GP-0: pieces and set-up."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.luck import roll
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import (
    BLOCKS,
    COSSACKS,
    DISCS,
    MOST_CIRCLES,
    REGIONS,
    START_COINS,
    START_VALUE,
)
from wartable.games.gods_playground.names import FIRST_ROLLED, FOUNDED, MARKER_PASSED, ROW_FULL
from wartable.games.gods_playground.pieces import (
    ask,
    end_phase,
    give_marker,
    goes_back,
    lowest_free,
    put_estate,
    return_troops,
    take_all_blocks_up,
)
from wartable.games.gods_playground.state import COSSACK_BOX, FOUND, SET_UP, Commonwealth

BLOCKS_OF_EACH = 2


@rule
def start(s: Commonwealth) -> None:
    """GP-0.2 to GP-0.6 – Everything in its place; a die names the first player."""
    lay_out_country(s)
    lay_out_families(s)
    s.round = 1
    s.lap = 1
    give_marker(s, first_player(s))
    ask(s, s.hetman, FOUND)


@rule
def lay_out_country(s: Commonwealth) -> None:
    """GP-0.4 – Five regions of value three, no estates, no enemies."""
    s.treaty = -1
    s.treaty_breaks = 2
    s.muster = -1
    s.cossacks[COSSACK_BOX] = COSSACKS
    for region in range(REGIONS):
        s.value[region] = START_VALUE
        s.sejm[region] = -1
        s.free[region] = (1 << s.circles[region]) - 1
    for k in range(REGIONS * MOST_CIRCLES):
        s.estate[k] = -1


@rule
def lay_out_families(s: Commonwealth) -> None:
    """GP-0.5 – Ten coins, no points; twelve blocks, two of each value."""
    for seat in range(s.players):
        s.seating[seat] = seat
        s.coins[seat] = START_COINS
        for block in range(BLOCKS):
            s.blocks[seat * BLOCKS + block] = BLOCKS_OF_EACH
        s.discs[seat] = DISCS
        take_all_blocks_up(s, seat)
    return_troops(s)


@rule
def first_player(s: Commonwealth) -> int:
    """GP-0.6 – By a die: two faces each for three players; four players roll again on 5 and 6."""
    die = roll(s)
    while s.players == 4 and die > 4:
        die = roll(s)
    s.throw[0] = die
    seat = (die - 1) // 2 if s.players == 3 else die - 1
    emit(s, FIRST_ROLLED, EVERYONE, seat, die)
    return seat


@rule
def why_not_found(s: Commonwealth, seat: int, region: int) -> int:
    """GP-0.8 – A full row cannot be chosen."""
    return OK if lowest_free(s, region) >= 0 else ROW_FULL


@rule
def found(s: Commonwealth, seat: int, region: int) -> None:
    """GP-0.6, GP-0.7 – One estate each, lap by lap."""
    worth = put_estate(s, seat, region)
    emit(s, FOUNDED, EVERYONE, seat, region, worth)
    s.turn += 1
    if s.turn == s.players:
        end_lap(s)
    if s.phase == SET_UP:
        ask(s, next_founder(s), FOUND)


@rule
def end_lap(s: Commonwealth) -> None:
    """GP-0.6 – After laps one and two the marker passes to the left. GP-0.7 – With four it stays."""
    s.turn = 0
    if s.lap == s.opening_laps:
        end_phase(s)
        return
    s.lap += 1
    if s.there_and_back == 0:
        give_marker(s, s.order[1])
        emit(s, MARKER_PASSED, EVERYONE, s.hetman)


@rule
def next_founder(s: Commonwealth) -> int:
    return s.order[s.players - 1 - s.turn if goes_back(s) else s.turn]
