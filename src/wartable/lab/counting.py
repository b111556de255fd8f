"""What is kept of a unit: rows of the open dataset, and what was counted over all choices of all its games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from wartable.engine.game import Game
from wartable.lab import dataset
from wartable.lab.dataset import CHOICES, GAMES, LUCK, Column, Row
from wartable.lab.experiment import Arm, Experiment
from wartable.lab.fortune import luck_rows
from wartable.lab.playing import CHOICE, OFFERED, SEAT, STAGE, Played, Unit, play_unit

VERBS = (
    Column("arm", "string", "of the game"),
    Column("seed", "int64", "of the game"),
    Column("counts", "list<int32>", "choices by seat and verb, seat after seat"),
)
MADE = (
    Column("arm", "string", "of the games"),
    Column("seat", "string", "who chose"),
    Column("bot", "string", "who sat there"),
    Column("choice", "string", "what"),
    Column("seed", "int64", "of the first of the games"),
    Column("games", "int64", "in how many games"),
    Column("wins", "float64", "and how many of them it won; of a shared victory its share"),
)
OFFERS = (
    Column("arm", "string", "of the games"),
    Column("stage", "string", "what was asked"),
    Column("offered", "int32", "from how many choices"),
    Column("seed", "int64", "of the first of the games"),
    Column("times", "int64", "how often"),
)
TABLES = {"games": GAMES, "choices": CHOICES, "luck": LUCK, "verbs": VERBS, "made": MADE, "offers": OFFERS}
Batch = dict[str, Any]  # by name, a table of each


def play_batch(experiment: Experiment, unit: Unit) -> Batch:
    """A unit, played and counted."""
    arm = experiment.arm(unit.arm)
    game, played = arm.load(experiment), list(play_unit(experiment, unit))
    followed = [one for one in played if one.match is not None]
    rows = {
        "games": [_game_row(experiment, arm, game, one) for one in played],
        "choices": [row for one in followed for row in _choices(experiment, arm, game, one)],
        "luck": [row for one in followed for row in luck_rows(game_id(experiment, arm, one.seed), one.match)],
        "verbs": _verbs(arm, game, played),
        "made": list(_made(arm, game, played, experiment)),
        "offers": list(_offers(arm, game, played)),
    }
    return {name: dataset.table(TABLES[name], found) for name, found in rows.items()}


def game_id(experiment: Experiment, arm: Arm, seed: int) -> str:
    return f"{experiment.id}-{experiment.arms.index(arm)}-{seed}"


def _game_row(experiment: Experiment, arm: Arm, game: Game, one: Played) -> Row:
    named = {"game_id": game_id(experiment, arm, one.seed), "source": "lab", "experiment": experiment.id}
    seated = {"who": experiment.seated(arm, one.seed), "luck": "fast", "seed": one.seed, "arm": arm.name}
    return named | seated | dataset.table_row(game) | one.row


def _choices(experiment: Experiment, arm: Arm, game: Game, one: Played) -> Iterator[Row]:
    assert one.match is not None
    stages = game.spec.stages.members
    asked = [(stages[stage], offered) for stage, offered in one.notes[:, (STAGE, OFFERED)].tolist()]
    return dataset.choice_rows(game_id(experiment, arm, one.seed), one.match.record(), asked)


# ---- over all choices ----
def _verbs(arm: Arm, game: Game, played: Sequence[Played]) -> list[Row]:
    import numpy

    number_of = numpy.array([verb.number for verb, _ in game.spec.verbs.table])
    verbs = len(game.spec.verbs.verbs)
    found = []
    for one in played:
        cells = one.notes[:, SEAT] * verbs + number_of[one.notes[:, CHOICE]]
        counts = numpy.bincount(cells, minlength=game.players * verbs)
        found.append({"arm": arm.name, "seed": one.seed, "counts": counts.tolist()})
    return found


def _made(arm: Arm, game: Game, played: Iterable[Played], experiment: Experiment) -> Iterator[Row]:
    """Which seat made which choice at least once in a game, who sat there, and whether it won."""
    import numpy

    size, bots = game.spec.verbs.size, list(dict.fromkeys(experiment.bots))
    row = game.players * size  # a cell for each seat and choice; a row of them for each bot
    games, wins = numpy.zeros(len(bots) * row, numpy.int64), numpy.zeros(len(bots) * row)
    first = numpy.zeros(len(bots) * row, numpy.int64)
    for one in played:
        if not one.row["winners"]:
            continue
        made = numpy.zeros(row, bool)
        made[one.notes[:, SEAT] * size + one.notes[:, CHOICE]] = True
        [cells] = numpy.nonzero(made)
        seats = cells // size
        cells += row * numpy.array([bots.index(bot) for bot in experiment.seated(arm, one.seed)])[seats]
        first[cells[games[cells] == 0]] = one.seed
        games[cells] += 1
        wins[cells] += _shares(game, one)[seats]
    for cell in numpy.flatnonzero(games).tolist():
        bot, (seat, choice) = bots[cell // row], divmod(cell % row, size)
        named = {"arm": arm.name, "seat": game.seats[seat], "bot": bot, "choice": game.spec.verbs.text(choice)}
        yield named | {"seed": int(first[cell]), "games": int(games[cell]), "wins": float(wins[cell])}


def _shares(game: Game, one: Played) -> Any:
    import numpy

    return numpy.array([(seat in one.row["winners"]) / len(one.row["winners"]) for seat in game.seats])


def _offers(arm: Arm, game: Game, played: Sequence[Played]) -> Iterator[Row]:
    import numpy

    longest = game.spec.flow.longest_offer + 1
    cells = numpy.concatenate([one.notes[:, STAGE] * longest + one.notes[:, OFFERED] for one in played])
    seeds = numpy.repeat([one.seed for one in played], [len(one.notes) for one in played])
    first = numpy.zeros(len(game.spec.stages.members) * longest, numpy.int64)
    first[cells[::-1]] = seeds[::-1]  # the last one written is the first there was
    for cell, times in enumerate(numpy.bincount(cells).tolist()):
        if times:
            stage, offered = divmod(cell, longest)
            named = {"arm": arm.name, "stage": game.spec.stages.members[stage], "offered": offered}
            yield named | {"seed": int(first[cell]), "times": times}
