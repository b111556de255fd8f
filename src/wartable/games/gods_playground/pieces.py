"""Small rules every phase uses: supplies and stocks, whose turn it is, removing pieces."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import (
    BLACK,
    BLACK_NAME,
    DISCS,
    ENEMIES,
    ENEMY_CUBES,
    HABSBURGS,
    INFLUENCE,
    KING_CUBES,
    MOST_CIRCLES,
    NOBLES,
    OTTOMANS,
    REGIONS,
)
from wartable.games.gods_playground.state import FOUND, Commonwealth


# ---- whose turn it is (GP-0.10) ----
@rule
def everyone(s: Commonwealth) -> int:
    return (1 << s.players) - 1


@rule
def seat_in_order(s: Commonwealth, turn: int) -> int:
    """GP-0.10 – Player order is clockwise from the holder of the marker."""
    first = 0
    while s.seating[first] != s.hetman:
        first += 1
    return s.seating[(first + turn) % s.players]


@rule
def place_in_order(s: Commonwealth, seat: int) -> int:
    turn = 0
    while seat_in_order(s, turn) != seat:
        turn += 1
    return turn


@rule
def goes_back(s: Commonwealth) -> bool:
    """GP-0.7 – With four players the second lap of set-up goes backwards."""
    return s.there_and_back == 1 and s.lap == 2


@rule
def ask(s: Commonwealth, seat: int, stage: int) -> None:
    """From now on the table waits for this seat, in this stage."""
    s.player = seat
    s.stage = stage
    s.asked = 1 << seat


@rule
def ask_together(s: Commonwealth, seats: int, stage: int) -> None:
    """The table waits for all of them at once; each chooses in secret."""
    s.stage = stage
    s.player = -1
    s.turn = 0
    s.together = seats
    s.asked = seats


@rule
def end_phase(s: Commonwealth) -> None:
    """Nobody is asked: the sequence of play goes on with the next phase."""
    s.phase += 1
    s.player = -1
    s.turn = 0
    s.asked = 0
    s.together = 0
    s.passed = 0


@rule
def begin_laps(s: Commonwealth) -> None:
    s.lap = 1
    s.turn = -1
    s.passed = 0


@rule
def next_in_laps(s: Commonwealth) -> int:
    """The next in order who has not passed, -1 if all have; after the last in order a new lap begins."""
    for _ in range(s.players):
        s.turn += 1
        if s.turn == s.players:
            s.turn = 0
            s.lap += 1
        seat = seat_in_order(s, s.turn)
        if s.passed >> seat & 1 == 0:
            return seat
    return -1


@rule
def pass_for_good(s: Commonwealth, seat: int, event: int) -> None:
    """GP-7.1, GP-9.1, GP-10.1, GP-12.1 – A pass is final for the phase."""
    s.passed |= 1 << seat
    emit(s, event, EVERYONE, seat)


# ---- supplies (GP-0.2, GP-0.3, GP-0.9) ----
@rule
def nobles_in_supply(s: Commonwealth, seat: int) -> int:
    left = NOBLES
    for region in range(REGIONS):
        left -= s.nobles[seat * REGIONS + region]
    for enemy in range(ENEMIES):
        left -= s.campaigners[seat * ENEMIES + enemy]
    return left


@rule
def discs_in_supply(s: Commonwealth, seat: int) -> int:
    """GP-0.2 – Estates and seats in the Sejm are made of the same discs."""
    left = DISCS - seats_in_sejm(s, seat)
    for k in range(REGIONS * MOST_CIRCLES):
        if s.estate[k] == seat:
            left -= 1
    return left


@rule
def seats_in_sejm(s: Commonwealth, seat: int) -> int:
    count = 0
    for region in range(REGIONS):
        if s.sejm[region] == seat:
            count += 1
    return count


@rule
def king_cubes_left(s: Commonwealth) -> int:
    left = KING_CUBES
    for enemy in range(ENEMIES):
        left -= s.king[enemy]
    return left


@rule
def enemy_stock(s: Commonwealth, enemy: int) -> int:
    """GP-0.3 – An enemy's cubes that are neither in its box nor in the country (the Ottomans': nor at Vienna)."""
    left = ENEMY_CUBES[enemy] - s.strength[enemy]
    for region in range(REGIONS):
        left -= s.invaders[region * ENEMIES + enemy]
    return left - s.vienna if enemy == OTTOMANS else left


@rule
def influence_stock(s: Commonwealth) -> int:
    """GP-5.2 – The pool is ten markers."""
    left = INFLUENCE - s.influence_box
    for region in range(REGIONS):
        left -= s.influence[region]
    return left


# ---- what stands where ----
@rule
def nobles_in(s: Commonwealth, region: int) -> int:
    total = 0
    for seat in range(s.players):
        total += s.nobles[seat * REGIONS + region]
    return total


@rule
def invaders_in(s: Commonwealth, region: int) -> int:
    total = 0
    for enemy in range(ENEMIES):
        total += s.invaders[region * ENEMIES + enemy]
    return total


@rule
def troops_in(s: Commonwealth, region: int) -> int:
    """The players' infantry and cavalry."""
    total = 0
    for seat in range(s.players):
        total += s.infantry[seat * REGIONS + region] + s.cavalry[seat * REGIONS + region]
    return total


@rule
def foe(s: Commonwealth, enemy: int) -> int:
    """GP-11.12 – Black is one enemy under three names."""
    return BLACK_NAME[s.round] if enemy == BLACK else enemy + 2


@rule
def vienna_held(s: Commonwealth) -> bool:
    """GP-11.10 – In round four, Ottoman cubes in the Habsburg box make it an Ottoman box."""
    return s.round == 4 and s.vienna > 0


@rule
def colour_of(s: Commonwealth, enemy: int) -> int:
    """GP-11.10, GP-11.10a, GP-11.11 – A held Habsburg box sends Ottomans, all one enemy; a free one sends its own."""
    return OTTOMANS if enemy == HABSBURGS and vienna_held(s) else enemy


@rule
def habsburgs_at_peace(s: Commonwealth) -> bool:
    """GP-5.2, GP-10.7 – In rounds one to three the Habsburgs work by influence."""
    return s.round < 4


# ---- taking pieces away: supplies are what is not on the board ----
@rule
def remove_noble(s: Commonwealth, seat: int, region: int, count: int) -> None:
    """GP-0.9 – Back to the owner's supply at once, to be used again."""
    s.nobles[seat * REGIONS + region] -= count


@rule
def remove_from_sejm(s: Commonwealth, seat: int) -> None:
    """One disc of this seat; which one makes no difference."""
    for region in range(REGIONS):
        if s.sejm[region] == seat:
            s.sejm[region] = -1
            return


@rule
def lowest_free(s: Commonwealth, region: int) -> int:
    """GP-0.8 – An estate always goes on the lowest free circle; -1 if the row is full."""
    for circle in range(s.circles[region]):
        if s.estate[region * MOST_CIRCLES + circle] < 0:
            return circle
    return -1


@rule
def put_estate(s: Commonwealth, seat: int, region: int) -> int:
    """GP-0.8 – Returns the worth of the circle."""
    circle = lowest_free(s, region)
    s.estate[region * MOST_CIRCLES + circle] = seat
    return s.worth[region * MOST_CIRCLES + circle]


@rule
def retally(s: Commonwealth) -> None:
    """GP-0.10 – The turn follows from the player: his place in the order, or in set-up his place in the lap."""
    s.turn = 0
    if s.player >= 0:
        s.turn = place_in_order(s, s.player)
        if s.stage == FOUND and goes_back(s):
            s.turn = s.players - 1 - s.turn
