"""Playing a unit of an experiment: a few games of one arm, on one core, wherever it is.

Where all bots are rules the game runs compiled, with a note of each choice. A game that is kept choice by choice is
then played once more by the engine as people use it, which proves every choice and tells the luck of each apart. Any
other bot is asked for its choices with a view and an offer.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from wartable.bots import bot_number, make_bot
from wartable.bots.search import SEED_BITS
from wartable.engine.game import Game
from wartable.engine.match import Match
from wartable.engine.speeds.chances import load
from wartable.engine.speeds.loops import MASK
from wartable.lab import dataset
from wartable.lab.experiment import Experiment
from wartable.lab.speeds import fast_of

STEP_LIMIT = 200_000  # a game of bots that never ends is reported as unfinished
SEAT, STAGE, OFFERED, CHOICE, DRAWN = range(5)  # of a note


class Unit(NamedTuple):
    """So many games of an arm, seeds counting up."""

    arm: str
    first: int
    games: int


class Played(NamedTuple):
    """A game as it was played; where it was followed choice by choice, with its match."""

    seed: int
    row: dataset.Row
    notes: Any  # an array, a row for each choice
    match: Match | None


def play_unit(experiment: Experiment, unit: Unit) -> Iterator[Played]:
    arm = experiment.arm(unit.arm)
    game = arm.load(experiment)
    for seed in range(unit.first, unit.first + unit.games):
        bots = experiment.seated(arm, seed)
        if not experiment.compiled:
            yield play_driven(game, bots, seed)
        elif experiment.is_noted(arm, seed):
            yield followed(game, play_compiled(game, bots, seed))
        else:
            yield play_compiled(game, bots, seed)


def play_compiled(game: Game, bots: Sequence[str], seed: int) -> Played:
    import numpy

    fast, (states, out, notes, table) = fast_of(game.name), _desk(game)
    numbers = [bot_number(game.spec, name) for name in bots]
    vector = fast.vector(numbers + [0] * (len(game.spec.seats) - len(numbers)))
    steps = fast.play_noted(states, out, vector, game.players, seed, STEP_LIMIT, notes, table)
    [row] = table.tolist()
    return Played(seed, _result(game, row, notes, steps), numpy.array(notes[:steps]), None)


@lru_cache(4)
def _desk(game: Game) -> tuple[Any, Any, Any, Any]:
    """What a game is played on, for the next one to use again: states, an offer, notes and a row of results. A process
    plays one game at a time."""
    import numpy

    fast, notes = fast_of(game.name), numpy.zeros((STEP_LIMIT, DRAWN + 1), numpy.int64)
    return fast.states(game.template, 2), fast.buffer(), notes, fast.table(1)


def _result(game: Game, row: list[int], notes: Any, steps: int) -> dataset.Row:
    return {
        "first": game.seats[int(notes[0, SEAT])] if steps else None,
        "steps": steps,
        "ending": "over" if row[1] else "limit",
        "winners": [seat for i, seat in enumerate(game.seats) if row[1] >> i & 1],
        "scores": row[3 : 3 + game.players],
        "noted": False,
    }


def followed(game: Game, played: Played) -> Played:
    """The same game, played by its notes. Between two choices bots drew from the stream as well: it goes on from where
    the note says."""
    match = game.new(seed=played.seed)
    stream: Any = match.luck
    for seat, _, _, choice, drawn in played.notes.tolist():
        for _ in range((drawn - stream.rd) & MASK):
            stream.draw(2)
        match.play(game.seats[seat], game.spec.verbs.text(choice))
    row = dataset.match_row(match, match.record())
    if any(row[name] != played.row[name] for name in ("steps", "winners", "scores")):
        raise AssertionError(f"{game!r}, seed {played.seed}: the two speeds play different games")
    return played._replace(row=played.row | row, match=match)


def play_driven(game: Game, names: Sequence[str], seed: int) -> Played:
    """By any bots: each draws from a seed of its own, made of the game's and its seat."""
    import numpy

    _load(game)
    bots = {seat: make_bot(name, game, _seed_of(seed, seat)) for seat, name in zip(game.seats, names, strict=True)}
    match, notes = game.new(seed=seed), []
    while not match.over and match.steps < STEP_LIMIT:
        seat = match.asked[0]
        offer = match.offer(seat)
        choice = bots[seat].choose(match.view(seat), offer)
        number = game.spec.verbs.parse(choice)[0]
        notes.append((game.seat_index(seat), int(match.state.stage), len(offer), number, 0))
        match.play(seat, choice)
    row = dataset.match_row(match, match.record()) | {"ending": "over" if match.over else "limit"}
    return Played(seed, row, numpy.array(notes, numpy.int64).reshape(-1, DRAWN + 1), match)


@lru_cache
def _load(game: Game) -> None:
    """Bots that look ahead would begin without the compiled speed, and choose otherwise."""
    fast_of(game.name)
    load(game.spec)


def _seed_of(seed: int, seat: str) -> int:
    return random.Random(f"{seed} {seat}").getrandbits(SEED_BITS)
