"""The same experiment on a Ray cluster. Ray decides who plays what where, and has a unit played again whose worker was
lost; a unit gives the same games wherever it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from wartable.engine.errors import WartableError
from wartable.lab.counting import Batch, play_batch
from wartable.lab.experiment import Experiment
from wartable.lab.playing import Unit

RETRIES = 20  # of a unit whose worker is lost
AHEAD = 4  # units for each processor that wait to be played


def on_ray(experiment: Experiment, units: Sequence[Unit]) -> Iterator[Batch]:
    """On the cluster this process has joined, or the one $RAY_ADDRESS names; without either, one on this machine."""
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
    play = ray.remote(max_retries=RETRIES)(_play)
    text, todo, pending = experiment.text(), iter(units), []
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        for unit in todo:
            pending.append(play.remote(text, unit))
            if len(pending) >= room:
                done, pending = ray.wait(pending)
                yield from ray.get(done)
        while pending:
            done, pending = ray.wait(pending)
            yield from ray.get(done)
    except KeyboardInterrupt:
        yield from ray.get(ray.wait(pending, num_returns=max(1, len(pending)), timeout=0)[0]) if pending else ()
        raise
    finally:
        for left in pending:
            ray.cancel(left, force=True)
        if ours:
            ray.shutdown()


def _play(experiment: str, unit: Unit) -> Batch:
    return play_batch(Experiment.parse(experiment), unit)


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise WartableError("a cluster needs Ray: pip install wartable[ray]") from error
    return ray
