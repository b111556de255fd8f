"""Running an experiment: units side by side on all cores, kept as they come."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Protocol

from wartable.lab.counting import Batch, play_batch
from wartable.lab.experiment import Experiment
from wartable.lab.keeping import Folder, units_left
from wartable.lab.playing import Unit
from wartable.lab.speeds import fast_of

SECONDS = 10.0  # at most so much play is lost, whatever happens
Work = Callable[[Unit], Batch]


class Crew(Protocol):
    """Whoever plays units side by side, in whatever order they come."""

    def __call__(self, experiment: Experiment, units: Sequence[Unit]) -> Iterator[Batch]: ...


def run(folder: Folder, crew: Crew, progress: Callable[[int], None] = lambda done: None) -> None:
    """Play what is missing. Whoever stops it keeps what was played; whoever plays into the same folder is refused."""
    with folder.held():
        _play_missing(folder, crew, progress)


def _play_missing(folder: Folder, crew: Crew, progress: Callable[[int], None]) -> None:
    played = folder.played()
    units = units_left(folder.experiment, played)
    done, kept, since = folder.experiment.wanted - sum(unit.games for unit in units), [], time.monotonic()
    progress(done)
    batches = crew(folder.experiment, units)
    try:
        for batch in batches:
            kept.append(batch)
            done += batch["games"].num_rows
            progress(done)
            if time.monotonic() - since > SECONDS:
                with undisturbed():
                    folder.keep(kept)
                    kept, since = [], time.monotonic()
    finally:
        with undisturbed():
            folder.keep(kept)
        getattr(batches, "close", lambda: None)()
    folder.publish()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Whoever says stop in here is heard after it: no game is kept twice."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


def alone(experiment: Experiment, units: Sequence[Unit]) -> Iterator[Batch]:
    """One after another, in this process."""
    return map(partial(play_batch, experiment), units)


def on_cores(experiment: Experiment, units: Sequence[Unit], cores: int = 0) -> Iterator[Batch]:
    """In a process for each core: games that are followed hold Python's lock."""
    fast_of(experiment.game)  # compiles once, before everyone would
    workers = cores or os.cpu_count() or 1
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin, (experiment.text(),))
    todo, pending = iter(units), set()
    try:
        for unit in todo:
            pending.add(pool.submit(_play, unit))
            if len(pending) >= 2 * workers:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except KeyboardInterrupt:
        yield from (future.result() for future in pending if future.done())
        raise
    finally:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


_experiments: list[Experiment] = []  # of this process, which plays for one only


def _begin(experiment: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this process ends it
    _experiments.append(Experiment.parse(experiment))


def _play(unit: Unit) -> Batch:
    return play_batch(_experiments[0], unit)
