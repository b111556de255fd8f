"""The folder of an experiment: what it is, and parts with the games played so far. A part is there whole or not at all,
so whatever ends a run, the next one goes on where it stopped."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from wartable.engine.errors import BadTable, WartableError
from wartable.lab import dataset
from wartable.lab.counting import TABLES, Batch
from wartable.lab.experiment import Arm, Experiment
from wartable.lab.playing import Unit

NAME = "experiment.json"
PARTS = "parts"
UNIT = 100  # compiled games; small, so that little is lost when a run is stopped


class FolderInUse(WartableError):
    """Somebody else plays into it."""

    exit_code = 3


class DamagedPart(WartableError):
    """A disk or a hand has changed what was kept."""


class Folder:
    """Made, or opened if the same experiment is in it."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        dataset.arrow()
        self.path, self.experiment = path, experiment
        try:
            self._make()
        except OSError as error:
            raise BadTable(f"{path} can be no folder of games: {error}") from error

    def _make(self) -> None:
        path = self.path
        if (path / NAME).exists():
            _check_same(read_experiment(path), self.experiment, path)
            return
        if path.exists() and any(path.iterdir()):
            raise BadTable(f"{path} is not empty and holds no experiment")
        (path / PARTS).mkdir(parents=True, exist_ok=True)
        self._write()

    @classmethod
    def open(cls, path: Path) -> Folder:
        return cls(path, read_experiment(path))

    def _write(self) -> None:
        (self.path / NAME).write_text(self.experiment.text(), encoding="utf-8")

    @contextmanager
    def held(self) -> Iterator[None]:
        """By one run at a time, which says how many games are wanted; two would keep every game twice."""
        lock = FileLock(self.path / "lock", timeout=0)
        try:
            lock.acquire()
        except Timeout as error:
            raise FolderInUse(
                f"{self.path}: another run plays into it; wait for it, or choose another folder"
            ) from error
        try:
            self._write()
            yield
        finally:
            lock.release()

    def parts(self) -> list[Path]:
        return sorted(one for one in (self.path / PARTS).iterdir() if one.name.isdigit())

    def keep(self, batches: Sequence[Batch]) -> None:
        """A part of its own."""
        if not batches:
            return
        number = int(self.parts()[-1].name) + 1 if self.parts() else 1
        beside = self.path / PARTS / "writing"
        shutil.rmtree(beside, ignore_errors=True)
        beside.mkdir()
        for name, columns in TABLES.items():
            dataset.write(beside / f"{name}.parquet", (batch[name] for batch in batches), columns)
        beside.rename(self.path / PARTS / f"{number:06}")

    def tables(self, name: str, columns: Sequence[str] | None = None) -> Iterator[Any]:
        """One kind of table, part by part."""
        yield from (_read(part, name, columns) for part in self.parts())

    def all(self, name: str, columns: Sequence[str] | None = None) -> Any:
        empty = dataset.table(TABLES[name], [])
        found = list(self.tables(name, columns))
        return dataset.arrow().concat_tables(found) if found else empty.select(columns) if columns else empty

    def played(self) -> set[tuple[str, int]]:
        found = self.all("games", ["arm", "seed"])
        return set(zip(found["arm"].to_pylist(), found["seed"].to_pylist(), strict=True))

    def publish(self) -> None:
        """The open dataset in two files, beside the parts they are made of."""
        games = self.all("games").sort_by([("arm", "ascending"), ("seed", "ascending")])
        dataset.write(self.path / "games.parquet", [games], dataset.GAMES)
        dataset.write(self.path / "choices.parquet", self.tables("choices"), dataset.CHOICES)


def _read(part: Path, name: str, columns: Sequence[str] | None) -> Any:
    file, arrow = part / f"{name}.parquet", dataset.arrow()
    try:
        return arrow.parquet.read_table(file, columns=columns)
    except (OSError, arrow.ArrowException) as error:
        then = f"delete the folder {part} and run the experiment again, which plays what is missing"
        raise DamagedPart(f"{file} is damaged; {then} ({error})") from error


def read_experiment(path: Path) -> Experiment:
    try:
        return Experiment.parse((path / NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise BadTable(f"{path} holds no experiment: {error}") from error


def _check_same(kept: Experiment, wanted: Experiment, path: Path) -> None:
    """The number of games may grow."""
    before, now = (json.loads(one.text(games=0)) for one in (kept, wanted))
    if differing := [name for name in now if before.get(name) != now[name]]:
        raise BadTable(f"{path} holds another experiment: other {', '.join(differing)}; choose another folder")


def units_left(experiment: Experiment, played: Iterable[tuple[str, int]]) -> list[Unit]:
    """What is still to be played, all arms side by side, and games that are followed spread among the others: how long
    the rest will take can then be told by what was played."""
    found = sorted(_units(experiment, played), key=lambda unit: unit.first)
    alone = [unit for unit in found if unit.games == 1]
    together = [unit for unit in found if unit.games > 1]
    places = [((k + 0.5) / len(kind), unit) for kind in (alone, together) for k, unit in enumerate(kind)]
    return [unit for _, unit in sorted(places, key=lambda place: place[0])]


def games_left(experiment: Experiment, played: Iterable[tuple[str, int]]) -> int:
    return sum(unit.games for unit in _units(experiment, played))


def _units(experiment: Experiment, played: Iterable[tuple[str, int]]) -> list[Unit]:
    done, found = set(played), []
    for arm in experiment.arms:
        first, count = experiment.seed, 0
        for seed in range(experiment.seed, experiment.seed + experiment.games + 1):
            ends = seed == experiment.seed + experiment.games or (arm.name, seed) in done
            if count and (ends or count == _most(experiment, arm, first)):
                found.append(Unit(arm.name, first, count))
                count = 0
            if not ends:
                first, count = (seed, 1) if count == 0 else (first, count + 1)
    return found


def _most(experiment: Experiment, arm: Arm, first: int) -> int:
    """A game that is followed takes as long as a hundred others."""
    return 1 if experiment.is_noted(arm, first) else UNIT
