"""What is counted by address, counted once for all workers of a machine: in memory they share.

Each worker maps the same files, in the folder of their desks. Whoever is counted has a slot there, found by a hash in
one of many buckets; a bucket is locked for as long as it takes to count, and the system unlocks it for whoever dies.
"""

from __future__ import annotations

import fcntl
import mmap
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from wartable.tables.limits import Counts, Crowd

BUCKETS, WIDTH, BYTES = 4096, 8, 8  # slots of a bucket; bytes of a number
SLOTS = BUCKETS * WIDTH


class Slots:
    """Columns of numbers, one line for each who is counted."""

    def __init__(self, path: Path, kinds: Sequence[str]) -> None:
        self._secret = path.parent.name.encode()[:64]  # so that nobody can aim at a bucket
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        os.ftruncate(self._file, size := SLOTS * BYTES * (1 + len(kinds)))
        whole = memoryview(mmap.mmap(self._file, size))
        cut: list[Any] = [whole[start : start + SLOTS * BYTES] for start in range(0, size, SLOTS * BYTES)]
        self.names: memoryview[int] = cut[0].cast("Q")
        self.columns = [column.cast(kind) for column, kind in zip(cut[1:], kinds, strict=True)]

    def name_of(self, who: str) -> int:
        """Never that of an empty slot."""
        return int.from_bytes(blake2b(who.encode(), digest_size=BYTES, key=self._secret).digest(), "big") | 1

    @contextmanager
    def bucket(self, name: int) -> Iterator[range]:
        """The slots among which a name may be, for us alone."""
        number = (name >> 1) % BUCKETS
        fcntl.lockf(self._file, fcntl.LOCK_EX, 1, number)
        try:
            yield range(number * WIDTH, (number + 1) * WIDTH)
        finally:
            fcntl.lockf(self._file, fcntl.LOCK_UN, 1, number)

    def find(self, name: int, places: range) -> int | None:
        return next((k for k in places if self.names[k] == name), None)


@dataclass(frozen=True)
class SharedAllowance:
    """So many a second, with some in reserve, from whichever worker."""

    kept: SharedAllowances
    name: int

    def take(self, count: int = 1) -> bool:
        return self.kept.take(self.name, count)


class SharedAllowances:
    """An allowance for each of many; where there is no room for one more, whoever has been quiet for longest goes."""

    def __init__(self, path: Path, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self._slots = Slots(path, "dd")
        self._left, self._since = self._slots.columns

    def of(self, who: str) -> SharedAllowance:
        return SharedAllowance(self, self._slots.name_of(who))

    def take(self, name: int, count: int) -> bool:
        with self._slots.bucket(name) as places:
            slot, now = self._slot(name, places), time.monotonic()  # the same in all processes of a machine
            gone = max(0.0, now - self._since[slot])
            left = min(self.burst, self._left[slot] + gone * self.per_second)
            enough: bool = left >= count
            self._left[slot], self._since[slot] = left - count * enough, now
            return enough

    def _slot(self, name: int, places: range) -> int:
        found = self._slots.find(name, places)
        if found is None:
            found = min(places, key=self._since.__getitem__)
            self._slots.names[found], self._left[found] = name, self.burst
        return found


class SharedCrowd(Crowd):
    """How many of each are here, with all workers together; each writes to a column of its own."""

    def __init__(self, path: Path, number: int, workers: int, most: int) -> None:
        super().__init__(most)
        self._slots = Slots(path, "Q" * workers)
        self._mine = self._slots.columns[number]
        self._mine.cast("B")[:] = bytes(self._mine.nbytes)  # those of a worker that was killed are gone

    def enter(self, who: str) -> bool:
        name = self._slots.name_of(who)
        with self._slots.bucket(name) as places:
            slot = self._slots.find(name, places)
            if slot is None:
                slot = next((k for k in places if not self._count(k)), None)
            if slot is None or self._count(slot) >= self.most:
                return False
            self._slots.names[slot] = name
            self._mine[slot] += 1
            return True

    def leave(self, who: str) -> None:
        name = self._slots.name_of(who)
        with self._slots.bucket(name) as places:
            slot = self._slots.find(name, places)
            if slot is not None and self._mine[slot]:
                self._mine[slot] -= 1

    def _count(self, slot: int) -> int:
        return sum(column[slot] for column in self._slots.columns)


@dataclass(frozen=True)
class SharedCounts(Counts):
    """Of one worker among several."""

    folder: Path
    number: int
    workers: int

    def allowances(self, name: str, per_second: float, burst: float) -> SharedAllowances:
        return SharedAllowances(self.folder / f"allowances-{name}", per_second, burst)

    def crowd(self, name: str, most: int) -> SharedCrowd:
        return SharedCrowd(self.folder / f"crowd-{name}", self.number, self.workers, most)
