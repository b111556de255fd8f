"""Loops that know no game: playouts, batches, trajectories. Linked to a game at either speed.

The names imported from `placeholders` are bound by the linker: the game's own rules, its luck and its policies.
"""

from __future__ import annotations

from wartable.engine.luck import draw
from wartable.engine.masks import members, size_of
from wartable.engine.rule import Choices, rule
from wartable.engine.speeds.placeholders import (
    OVER,
    VERB_OF,
    Matrix,
    States,
    Table,
    Vector,
    copy_state,
    drawn,
    fetch,
    mix_state,
    offer,
    perform,
    policy,
    rank,
    resample,
    reseed,
    sample,
    score,
    start,
)
from wartable.engine.state import State

MASK = 0xFFFFFFFF
FNV = 16777619
TRAJECTORY_SEED = 2166136261
SEATS_AT_MOST = 8
BLOCK = 512  # games of a batch that are put in order together: as many as the second cache holds
KINDS, APART = 128, 8  # what may happen next in a game, and how far apart the kinds of two stages are
ONLY_SEAT = tuple(next((i for i in range(8) if mask == 1 << i), -1) for mask in range(256))  # -1: several


@rule
def asked_seat(s: State) -> int:
    """One of the seats asked: the only one, or one of several by luck."""
    seat = ONLY_SEAT[s.asked]
    if seat >= 0:
        return seat
    left = draw(s, size_of(s.asked))
    for other in members(s.asked):
        if left == 0:
            return other
        left -= 1
    return seat


@rule
def lowest_asked(s: State) -> int:
    for seat in members(s.asked):
        return seat
    return 0


@rule
def play_out(s: State, out: Choices, bots: Vector, limit: int) -> int:
    """Whoever is asked chooses by the bot of that seat (0 chooses blindly), until the end or the limit of choices."""
    steps = 0
    while s.stage != OVER and steps < limit:
        seat = ONLY_SEAT[s.asked]
        if seat < 0:
            seat = asked_seat(s)
        n = offer(s, seat, out)
        kind = bots[seat]
        choice = out[draw(s, n)] if kind == 0 else policy(kind, s, seat, out, n)
        perform(s, seat, choice)
        steps += 1
    return steps


@rule
def winners(s: State, seats: int) -> int:
    """The seats in the first place, as a mask; none while the game is not over."""
    mask = 0
    if s.stage == OVER:
        for seat in range(seats):
            if rank(s, seat) == 1:
                mask |= 1 << seat
    return mask


@rule
def play_games(
    states: States, out: Choices, bots: Vector, players: int, first_seed: int, games: int, limit: int, table: Table
) -> int:
    """Play whole games from the template in states[0]; a row of the table each: steps, winners, scores, hash."""
    total = 0
    for g in range(games):
        copy_state(states, 0, 1)
        reseed(states[1], first_seed + g)
        start(states[1])
        steps = play_out(states[1], out, bots, limit)
        total += steps
        table[g, 0] = steps
        table[g, 1] = winners(states[1], players)
        table[g, 2] = mix_state(states[1], TRAJECTORY_SEED)
        for seat in range(len(bots)):
            table[g, 3 + seat] = score(states[1], seat)
    return total


@rule
def play_noted(
    states: States, out: Choices, bots: Vector, players: int, seed: int, limit: int, notes: Table, table: Table
) -> int:
    """The game `play_games` would play, with a note of each choice: who chose in which stage from how many what, and
    how much had been drawn before it was performed, so that the luck of each can be told apart."""
    copy_state(states, 0, 1)
    reseed(states[1], seed)
    start(states[1])
    steps = 0
    while states[1].stage != OVER and steps < limit:
        seat = asked_seat(states[1])
        n = offer(states[1], seat, out)
        choice = policy(bots[seat], states[1], seat, out, n)
        notes[steps, 0] = seat
        notes[steps, 1] = states[1].stage
        notes[steps, 2] = n
        notes[steps, 3] = choice
        notes[steps, 4] = drawn(states[1])
        perform(states[1], seat, choice)
        steps += 1
    table[0, 0] = steps
    table[0, 1] = winners(states[1], players)
    table[0, 2] = mix_state(states[1], TRAJECTORY_SEED)
    for seat in range(len(bots)):
        table[0, 3 + seat] = score(states[1], seat)
    return steps


@rule
def trajectory(states: States, out: Choices, bots: Vector, seed: int, limit: int) -> int:
    """A hash of every choice, every offer and every position of one game: equal at both speeds, or a bug."""
    copy_state(states, 0, 1)
    reseed(states[1], seed)
    start(states[1])
    h = mix_state(states[1], TRAJECTORY_SEED)
    steps = 0
    while states[1].stage != OVER and steps < limit:
        seat = asked_seat(states[1])
        n = offer(states[1], seat, out)
        for k in range(n):
            h = ((h ^ out[k]) * FNV) & MASK
        choice = policy(bots[seat], states[1], seat, out, n)
        perform(states[1], seat, choice)
        h = mix_state(states[1], ((h ^ choice) * FNV) & MASK)
        steps += 1
    return h


@rule
def start_at(states: States, i: int, seed: int) -> None:
    """Begin a game in a state that holds the settings of a table."""
    reseed(states[i], seed)
    start(states[i])


@rule
def offer_at(states: States, i: int, seat: int, out: Choices) -> int:
    return offer(states[i], seat, out)


@rule
def step_at(states: States, i: int, seat: int, choice: int, out: Choices) -> int:
    """Perform a choice and list what the lowest seat asked next may choose: one crossing for driven play."""
    perform(states[i], seat, choice)
    if states[i].stage == OVER:
        return 0
    return offer(states[i], lowest_asked(states[i]), out)


@rule
def offered_next(states: States, out: Choices) -> int:
    """What the lowest seat asked in states[1] may choose: how much, times 8, and which seat; 0 when all is over."""
    if states[1].stage == OVER:
        return 0
    seat = lowest_asked(states[1])
    return offer(states[1], seat, out) * SEATS_AT_MOST + seat


@rule
def begin_driving(states: States, seed: int, out: Choices) -> int:
    """A new game in states[1] from the template in states[0], and what is offered first."""
    copy_state(states, 0, 1)
    reseed(states[1], seed)
    start(states[1])
    return offered_next(states, out)


@rule
def drive(states: States, choice: int, out: Choices) -> int:
    """The lowest seat asked in states[1] makes its choice; what is offered next."""
    perform(states[1], lowest_asked(states[1]), choice)
    return offered_next(states, out)


@rule
def clone_at(states: States, i: int, j: int) -> None:
    copy_state(states, i, j)


@rule
def resample_at(states: States, i: int, seat: int, seed: int) -> None:
    """Re-seed the luck and sample anew what the seat cannot know: what a search does before it looks ahead."""
    reseed(states[i], seed)
    resample(states[i], seat)


@rule
def sample_at(states: States, i: int, seat: int, choice: int, trials: int, seed: int) -> int:
    """How often a choice comes off, of so many trials; a game may leave the state as its last trial did."""
    reseed(states[i], seed)
    return sample(states[i], seat, choice, trials)


@rule
def step_batch(states: States, first: int, choices: Vector, seats: Vector, counts: Vector, outs: Matrix) -> None:
    """One choice in each of many games; finished ones begin anew from the template in states[0].

    Games in which the same is about to happen come one after another: a processor guesses where code goes on by what
    it has just seen, and wrong guesses took about half of the time."""
    waiting = [-1] * KINDS
    after = [-1] * BLOCK
    for begin in range(0, len(choices), BLOCK):
        for k in range(begin, min(begin + BLOCK, len(choices))):
            kind = kind_of(states[first + k], choices[k])
            after[k - begin] = waiting[kind]
            waiting[kind] = k
        for kind in range(KINDS):
            while waiting[kind] >= 0:
                k = waiting[kind]
                waiting[kind] = after[k - begin]
                fetch(states[first + waiting[kind]])
                step_one(states, first + k, k, choices, seats, counts, outs)


@rule
def kind_of(s: State, choice: int) -> int:
    """What is about to happen, by stage and verb; kinds that share a number are only not told apart. In a game that is
    over the choice may be anything."""
    verb = VERB_OF[choice] if 0 <= choice < len(VERB_OF) else 0
    return (s.stage * APART + verb) % KINDS


@rule
def step_one(states: States, i: int, k: int, choices: Vector, seats: Vector, counts: Vector, outs: Matrix) -> None:
    """Game k of a batch, in states[i]."""
    if states[i].stage == OVER:
        seed = draw(states[i], MASK)
        copy_state(states, 0, i)
        reseed(states[i], seed)
        start(states[i])
    else:
        perform(states[i], seats[k], choices[k])
    if states[i].stage == OVER:
        counts[k] = 0
    else:
        seats[k] = lowest_asked(states[i])
        counts[k] = offer(states[i], seats[k], outs[k])
