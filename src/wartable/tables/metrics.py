"""What a server counts of itself for whoever runs it: numbers only, nothing of who plays or what is played.

Labels are looked up once, here: counting costs less than a microsecond wherever it is done.
"""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import Counter, Gauge, Histogram, Info, disable_created_metrics

import wartable
from wartable.wire.codes import Code

disable_created_metrics()  # type: ignore[no-untyped-call]
MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds
TOGETHER = (1, 2, 5, 10, 20, 50, 100, 200, 500)

VERSION = Info("wartable", "What runs here.")
VERSION.info({"version": wartable.__version__})

CHOICES = Counter("wartable_choices_stored", "Choices of people and bots, on disk.")
REQUEST_SECONDS = Histogram(
    "wartable_request_seconds", "From a request of a seat to its being stored and told.", buckets=MOMENTS
)
_refusals = Counter("wartable_refusals", "Requests turned away, by code (docs/protocol.md).", ["code"])
REFUSED = {code: _refusals.labels(code.value) for code in Code}

COMMIT_JOBS = Histogram("wartable_commit_jobs", "How many requests a commit stored together.", buckets=TOGETHER)
COMMIT_SECONDS = Histogram("wartable_commit_seconds", "How long a commit took.", buckets=MOMENTS)

SOCKETS = Gauge("wartable_sockets", "Connections at tables.")
DROPPED = Counter("wartable_sockets_dropped", "Connections let go because they did not read what they were told.")
BOT_SECONDS = Histogram("wartable_bot_seconds", "How long a bot thought about a choice.", buckets=MOMENTS)
LAG_SECONDS = Histogram("wartable_loop_lag_seconds", "How late the event loop was, measured often.", buckets=MOMENTS)

TABLES = Gauge("wartable_tables_in_memory", "Stored tables that are in memory.")
HELD = Gauge("wartable_tables_held", "Tables that were found held since the start.")
PREPARED = Gauge("wartable_tables_prepared", "Prepared tables: lessons, examples, what-ifs.")


def watch(tables: Callable[[], int], held: Callable[[], int], prepared: Callable[[], int]) -> None:
    """What is asked for when the numbers are read, and costs nothing before."""
    for gauge, number in ((TABLES, tables), (HELD, held), (PREPARED, prepared)):
        gauge.set_function(number)
