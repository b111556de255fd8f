"""Many games stepped from outside, one crossing for all: what environments for learning stand on.

Made for the compiled speed. Each game has a line on the *desk*, its offer, a row of integers (what the seat that is
asked sees, see `engine/planes.py`) and a mask of the choices that are offered.
"""

from __future__ import annotations

from wartable.engine.luck import draw
from wartable.engine.rule import Choices, rule
from wartable.engine.speeds.loops import MASK, SEATS_AT_MOST, begin_driving, drive, lowest_asked, winners
from wartable.engine.speeds.placeholders import (
    OVER,
    Bits,
    Flags,
    Rows,
    States,
    Table,
    Vector,
    copy_state,
    observe,
    offer,
    perform,
    policy,
    reseed,
    start,
)
from wartable.engine.speeds.search import place_of
from wartable.engine.state import State

# The columns of a desk, then a bot's number for each seat; -1 where the caller chooses.
CHOICE, SEAT, OFFERED, STATUS, STEPS, WINNERS, REFUSED, BOTS = range(8)
LINE = BOTS + SEATS_AT_MOST
OUTSIDE = -1
RUNNING, ENDED, CUT, FRESH = range(4)  # cut: over the limit of choices; fresh: the choice is the seed of a new game

# Of one game: how many choices it has at most, its players, how many were made, how many are offered.
MOST, PLAYERS, MADE, OFFER = range(4)


@rule
def step_games(
    states: States, desk: Table, offers: Rows, rows: Rows, masks: Bits, players: int, limit: int, first: int
) -> None:
    """One choice in each game, then those of its bots until the caller is asked. If one of them is not offered nothing
    changes in any game. Rows and masks may be others than those of the last step."""
    wrong = 0
    for k in range(len(desk)):
        desk[k, REFUSED] = 1 if refused(desk, k, offers[k]) else 0
        wrong += desk[k, REFUSED]
    for k in range(len(desk)):
        if wrong == 0:
            step_game(desk, k, states, first + k, offers[k], players, limit)
        asked = desk[k, OFFERED] * SEATS_AT_MOST + desk[k, SEAT]
        show(states[first + k], asked, offers[k], rows[k], masks[k], players)


@rule
def refused(desk: Table, k: int, out: Choices) -> bool:
    return desk[k, STATUS] == RUNNING and place_of(out, desk[k, OFFERED], desk[k, CHOICE]) < 0


@rule
def step_game(desk: Table, k: int, states: States, i: int, out: Choices, players: int, limit: int) -> None:
    """A game that is over begins anew instead, from the template in states[0], with everyone one seat on."""
    if desk[k, STATUS] == RUNNING:
        perform(states[i], desk[k, SEAT], desk[k, CHOICE])
        desk[k, STEPS] += 1
    else:
        seed = draw(states[i], MASK) if desk[k, STATUS] != FRESH else desk[k, CHOICE]
        move_on(desk, k, players)
        copy_state(states, 0, i)
        reseed(states[i], seed)
        start(states[i])
    desk[k, OFFERED] = play_bots(states[i], desk, k, out, players, limit)


@rule
def move_on(desk: Table, k: int, players: int) -> None:
    """Prepare the desk for a new game: after the first one everybody is one seat on."""
    if desk[k, STATUS] != FRESH:
        last = desk[k, BOTS + players - 1]
        for seat in range(players - 1, 0, -1):
            desk[k, BOTS + seat] = desk[k, BOTS + seat - 1]
        desk[k, BOTS] = last
    desk[k, STATUS], desk[k, STEPS], desk[k, WINNERS], desk[k, SEAT] = RUNNING, 0, 0, 0
    while desk[k, BOTS + desk[k, SEAT]] != OUTSIDE:
        desk[k, SEAT] += 1


@rule
def play_bots(s: State, desk: Table, k: int, out: Choices, players: int, limit: int) -> int:
    """Until the caller is asked: returns the length of the offer. In a game that is over one choice is left, number 0,
    and it means nothing: so whatever chooses by the mask always can."""
    while s.stage != OVER and desk[k, STEPS] < limit:
        seat = lowest_asked(s)
        n = offer(s, seat, out)
        kind = desk[k, BOTS + seat]
        if kind == OUTSIDE:
            desk[k, SEAT] = seat
            return n
        perform(s, seat, policy(kind, s, seat, out, n))
        desk[k, STEPS] += 1
    desk[k, STATUS], desk[k, WINNERS] = ENDED if s.stage == OVER else CUT, winners(s, players)
    out[0] = 0
    return 1


@rule
def begin_shown(states: States, play: Vector, seed: int, out: Choices, row: Choices, mask: Flags) -> int:
    """`begin_driving`, and what the seat asked sees; one more than its number."""
    play[MADE] = 0
    return shown_next(states, play, begin_driving(states, seed, out), out, row, mask)


@rule
def drive_shown(states: States, play: Vector, choice: int, out: Choices, row: Choices, mask: Flags) -> int:
    """`drive`, and what the seat asked next sees; one more than its number. A choice that is none of those offered
    changes nothing, and the answer is 0. When all is over it is less than 0: one more than the winners, who are none
    if the game was cut."""
    if place_of(out, play[OFFER], choice) < 0:
        return 0
    play[MADE] += 1
    return shown_next(states, play, drive(states, choice, out), out, row, mask)


@rule
def shown_next(states: States, play: Vector, asked: int, out: Choices, row: Choices, mask: Flags) -> int:
    play[OFFER] = asked // SEATS_AT_MOST
    if asked == 0 or play[MADE] == play[MOST]:
        return -1 - winners(states[1], play[PLAYERS])
    show(states[1], asked, out, row, mask, play[PLAYERS])
    return 1 + asked % SEATS_AT_MOST


@rule
def show(s: State, asked: int, out: Choices, row: Choices, mask: Flags, players: int) -> None:
    """A row and a mask, both written as a whole: whoever had them may have written into them."""
    observe(s, asked % SEATS_AT_MOST, players, row, 0)
    for choice in range(len(mask)):
        mask[choice] = 0
    for k in range(asked // SEATS_AT_MOST):
        mask[out[k]] = 1


@rule
def observe_at(states: States, i: int, seat: int, players: int, out: Choices) -> None:
    """What any seat sees."""
    observe(states[i], seat, players, out, 0)


@rule
def reseed_at(states: States, i: int, seed: int) -> None:
    """Other luck from here on."""
    reseed(states[i], seed)
