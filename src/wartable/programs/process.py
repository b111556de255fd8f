"""A process and its lines, each with a deadline: whatever it does, whoever asked it goes on in time."""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import select
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Iterator, Sequence
from pathlib import Path

from wartable.wire.programs import LONGEST_LINE

log = logging.getLogger(__name__)
CHUNK = 65_536
LINES_AT_ONCE = 100  # that are no answer, before it counts as a flood
GRACE = 1.0  # seconds to end by itself
LOGGED = 1_000_000  # characters of its standard error that are kept
MARK = "WARTABLE_PROGRAM"  # in the environment of a program, and so of all it starts
ROUNDS = 10  # of looking for what is left, while more begins


class Failed(Exception):
    """It did not do its part; says how."""


class Process:
    """One run of a program. It ends with this object at the latest, and all it has started."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        mark = secrets.token_hex(16)
        marks = f"{os.environ.get(MARK, '')} {mark}".strip()  # a program may have programs
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
                start_new_session=True, env={**os.environ, MARK: marks},
            )  # fmt: skip
        except OSError as error:
            raise Failed(f"it does not start: {error}") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._held = b""
        self._lines = 0
        threading.Thread(target=_log, args=(name, self._process.stderr.fileno(), self._process), daemon=True).start()
        self._parting = threading.Event()
        self._end = weakref.finalize(self, _kill, self._process, self._parting, mark)

    @property
    def pid(self) -> int:
        return self._process.pid

    def say(self, line: bytes, deadline: float) -> None:
        """Raises Failed if it does not read in time, or is gone."""
        left = memoryview(line)
        while left:
            self._wait(self._in, select.POLLOUT, deadline, "it does not read what it is told")
            try:
                left = left[os.write(self._in, left) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise Failed(self._how_it_ended()) from error

    def hear(self, deadline: float) -> bytes:
        """The next line. Raises Failed if none comes in time, one is too long, it talks without end, or is gone."""
        while b"\n" not in self._held:
            if len(self._held) > LONGEST_LINE:
                raise Failed(f"a line is longer than {LONGEST_LINE} bytes")
            self._wait(self._out, select.POLLIN, deadline, "it does not answer in time")
            try:
                more = os.read(self._out, CHUNK)
            except BlockingIOError:
                continue
            if not more:
                raise Failed(self._how_it_ended())
            self._held += more
        line, _, self._held = self._held.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise Failed(f"a line is longer than {LONGEST_LINE} bytes")
        self._lines += 1
        if self._lines > LINES_AT_ONCE:
            raise Failed("it floods its output")
        return line

    def asked(self) -> None:
        """A new question: what came before it is counted no more."""
        self._lines = 0

    def _wait(self, fd: int, event: int, deadline: float, otherwise: str) -> None:
        poll = select.poll()
        poll.register(fd, event)
        if not poll.poll(max(0.0, deadline - time.monotonic()) * 1000):
            raise Failed(otherwise)

    def _how_it_ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"it ended with {self._process.wait(GRACE)}"
        return "it closed its output"

    def part(self) -> None:
        """Let it end by itself, but not for long; nobody waits for that, except the end of Python."""
        self._parting.set()
        with contextlib.suppress(OSError):
            assert self._process.stdin
            self._process.stdin.close()
        threading.Thread(target=self._part, daemon=True).start()

    def _part(self) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        self._end()


def _kill(process: subprocess.Popen[bytes], parting: threading.Event, mark: str) -> None:
    """The program and all it has started; it is waited for, so that nothing is left of it."""
    if parting.is_set():
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
    for _ in range(ROUNDS):
        if not _kill_all(process, mark):
            break
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()


def _kill_all(process: subprocess.Popen[bytes], mark: str) -> bool:
    """Its group, and where /proc tells of processes, also who has left that; whether there was anybody."""
    found = list(_left(process, mark))
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    for pid in found:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(pid, signal.SIGKILL)
    return bool(found)


def _left(process: subprocess.Popen[bytes], mark: str) -> Iterator[int]:
    """Whoever descends from it while it is there, or has its mark: a daemon descends from nobody, and whoever has
    been given another environment has no mark. Who is both gets away."""
    parents = dict(_running())
    for pid in parents:
        if pid != process.pid and (_descends(pid, process, parents) or _is_marked(pid, mark)):
            yield pid


def _running() -> Iterator[tuple[int, int]]:
    """Each process that has not ended, and its parent."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, parent = stat.read_bytes().rpartition(b") ")[2].split()[:2]
            if state != b"Z":
                yield int(stat.parent.name), int(parent)


def _descends(pid: int, process: subprocess.Popen[bytes], parents: dict[int, int]) -> bool:
    if process.returncode is not None:
        return False  # its number may be somebody else's by now
    while pid in parents and pid != process.pid:
        pid = parents[pid]
    return pid == process.pid


def _is_marked(pid: int, mark: str) -> bool:
    with contextlib.suppress(OSError):
        return mark.encode() in Path(f"/proc/{pid}/environ").read_bytes()
    return False


def _log(name: str, fd: int, process: subprocess.Popen[bytes]) -> None:
    """What it says on its standard error, up to a limit; what is beyond it is read and forgotten. Holds the process,
    whose pipe it reads, and nothing else."""
    left = LOGGED
    with contextlib.suppress(OSError, ValueError):
        while more := os.read(fd, CHUNK):
            if left > 0:
                log.info("%s: %s", name, more[:left].decode(errors="replace").rstrip())
                left -= len(more)
                if left <= 0:
                    log.warning("%s: says too much; no more of it is kept", name)
    assert process.stderr
    process.stderr.close()
