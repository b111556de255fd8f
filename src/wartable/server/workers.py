"""Several processes on one machine and one database: a master starts them anew when they die, and ends with them."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from wartable.engine.errors import BadTable

log = logging.getLogger(__name__)
ENDING_SECONDS = 4.5  # a worker needs four at most
REST_SECONDS = 1.0  # before a worker that died young is started again
TRIES = 20
RETRY_SECONDS = 0.1  # until it is known that the process workers are forked from is no more
WARM = "wartable.server.warm"  # has all been read by the process workers are forked from: one that dies is back at once
ORPHANED = 255  # the exit code that is told if not the worker died, but the process it was forked from
Work = Callable[[int, Path], None]  # a desk's number, and the folder of all desks; it must be importable by name


class Workers:
    """Runs `work` in so many processes until a signal comes."""

    def __init__(self, work: Work, count: int) -> None:
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([WARM])
        self._work, self._count = work, count
        self._ending = False
        self._workers: dict[int, tuple[ForkServerProcess, float]] = {}
        self._alive, self._held = self._context.Pipe(duplex=False)  # closed by the system when the master dies

    def run(self) -> None:
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._end)
        with tempfile.TemporaryDirectory(prefix="wartable-") as folder:
            try:
                for number in range(self._count):
                    self._start(number, Path(folder))
                while not self._ending:
                    self._watch(Path(folder))
            finally:
                if not self._ending:
                    self._end()
                self._wait_for_all()

    def _start(self, number: int, folder: Path) -> None:
        """Raises BadTable if it cannot be done."""
        for _ in range(TRIES):
            if self._ending:  # by a signal that came meanwhile
                return
            if process := self._forked(number, folder):
                break
            log.error("worker %d was not started; trying again", number)
            time.sleep(RETRY_SECONDS)
        else:
            raise BadTable("no worker can be started: what they are forked from ends at once")
        self._workers[number] = process, time.monotonic()
        if self._ending:
            process.terminate()

    def _forked(self, number: int, folder: Path) -> ForkServerProcess | None:
        """A worker; none if the process it was to be forked from has died. It begins only once it is known here:
        one that was forked all the same would be a second one at the desk."""
        begins, known = self._context.Pipe(duplex=False)
        with begins, known:
            args = (self._work, number, folder, self._alive, begins)
            process = self._context.Process(target=_worker, args=args, daemon=False)
            try:
                process.start()
            except (EOFError, ConnectionError):
                return None
            with contextlib.suppress(ConnectionError):  # it died at once, as `_watch` will see
                known.send(None)
            return process

    def _watch(self, folder: Path) -> None:
        """Until one of them ends; it should not have."""
        wait([process.sentinel for process, _ in self._workers.values()], timeout=0.2)
        for number, (process, began) in list(self._workers.items()):
            if not self._ending and process.exitcode is not None:
                log.error("worker %d ended with %s; starting it again", number, process.exitcode)
                _make_sure(process)
                time.sleep(REST_SECONDS if time.monotonic() < began + REST_SECONDS else 0)
                self._start(number, folder)

    def _end(self, *_: object) -> None:
        self._ending = True
        for process, _began in self._workers.values():
            if process.pid is not None:
                process.terminate()

    def _wait_for_all(self) -> None:
        last = time.monotonic() + ENDING_SECONDS
        for process, _ in self._workers.values():
            process.join(max(0.0, last - time.monotonic()))
            if process.exitcode is None:
                process.kill()


def _make_sure(process: ForkServerProcess) -> None:
    """That it has ended: there are not two at one desk."""
    if process.exitcode == ORPHANED and process.pid is not None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)


def _worker(work: Work, number: int, folder: Path, alive: Connection, begins: Connection) -> None:
    try:
        begins.recv()
    except EOFError:
        os._exit(1)
    threading.Thread(target=_end_with_master, args=(alive,), daemon=True).start()
    work(number, folder)


def _end_with_master(alive: Connection) -> None:
    try:
        alive.recv()
    except EOFError:
        os._exit(1)
