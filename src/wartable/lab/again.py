"""A game of an experiment once more, as a record."""

from __future__ import annotations

from wartable.engine.errors import BadTable
from wartable.engine.record import Record
from wartable.lab import dataset
from wartable.lab.counting import game_id
from wartable.lab.keeping import Folder
from wartable.lab.playing import Unit, followed, play_unit


def record_of(folder: Folder, arm: str | None, seed: int) -> Record:
    """Bots that are rules play the game again; what others chose is kept."""
    experiment = folder.experiment
    table = experiment.arm(arm) if arm else experiment.arms[0]
    if (table.name, seed) not in folder.played():
        raise BadTable(f"no game with seed {seed} of {table.name!r} was played in {folder.path}")
    if not experiment.compiled:
        return _kept(folder, game_id(experiment, table, seed))
    [played] = play_unit(experiment, Unit(table.name, seed, 1))
    match = played.match or followed(table.load(experiment), played).match
    assert match is not None
    return match.record()


def _kept(folder: Folder, name: str) -> Record:
    import pyarrow.compute as pc

    game, choices = (folder.all(kind).filter(pc.field("game_id") == name) for kind in ("games", "choices"))
    return dataset.record_of(game.to_pylist()[0], choices.to_pylist())
