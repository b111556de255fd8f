"""What a stranger may cost: every number that bounds it, said once, and the means of counting."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

LARGEST = 16 * 1024  # bytes of one message, or of the body of a request
REMEMBERED = 20_000  # addresses and seats whose allowance is kept in mind


@dataclass(frozen=True)
class Limits:
    """The numbers of docs/server.md. An address is an IPv4 address or an IPv6 network of 64 bits."""

    # of one HTTP connection
    header_bytes: int = 16 * 1024
    swallowed_bytes: int = 1024 * 1024  # of a request already refused, before the connection is cut
    request_seconds: float = 10.0  # for a request to arrive, and for the next one to begin
    answer_seconds: float = 30.0  # for an answer to be made and taken
    # of one socket
    backlog_bytes: int = 1024 * 1024  # waiting to be read by the other side
    fragments: int = 64  # of one message
    hello_seconds: float = 10.0
    closing_seconds: float = 5.0  # for what is still on its way, before the connection is cut
    patience: int = 20  # refusals for being too fast before the socket is closed
    # of one seat, on however many sockets
    messages_per_second: float = 40.0
    messages_reserve: float = 120.0
    words_per_minute: float = 30.0  # said, noted, proposed: whatever is kept beside the game; spectators by address
    words_reserve: float = 20.0
    # of one address
    crowd: float = 5.0  # so many seats may sit behind one address at full speed
    requests_per_second: float = 20.0
    requests_reserve: float = 200.0
    opens_per_minute: float = 60.0
    signings_per_minute: float = 12.0  # signing in and making accounts
    signings_crowd: float = 2.5  # so many addresses may try one name at full speed
    connections_of_address: int = 100
    prepared_of_address: int = 12  # tables in memory only
    # of one prepared table
    prepared_choices: int = 4000
    prepared_seconds: float = 600.0  # after the last connection left
    # of one table
    presence_seconds: float = 0.25  # between two messages saying who is here
    # of all together
    connections: int = 4000
    prepared: int = 300


class Pacer(Protocol):
    """Says whether one more may come now."""

    def take(self) -> bool: ...


class Purse(Protocol):
    """An allowance."""

    def take(self, count: int = 1) -> bool: ...


class Purses(Protocol):
    """An allowance for each of many."""

    def of(self, who: str) -> Purse: ...


class Unpaced:
    """As many as come."""

    def take(self) -> bool:
        return True


class Allowance:
    """So many a second, with some in reserve."""

    __slots__ = ("burst", "left", "per_second", "since")

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self.left, self.since = burst, time.monotonic()

    def take(self, count: int = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < count:
            return False
        self.left -= count
        return True

    def full_at(self, now: float) -> bool:
        return self.left + (now - self.since) * self.per_second >= self.burst


class Allowances:
    """An allowance for each of many, whoever comes back finds his own; those who have been quiet are forgotten."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self._kept: dict[str, Allowance] = {}

    def of(self, who: str) -> Allowance:
        if who not in self._kept:
            self._forget()
            self._kept[who] = Allowance(self.per_second, self.burst)
        return self._kept[who]

    def _forget(self) -> None:
        """A full allowance is like a new one; if too many are not full, the oldest half goes."""
        if len(self._kept) < REMEMBERED:
            return
        now = time.monotonic()
        self._kept = {who: kept for who, kept in self._kept.items() if not kept.full_at(now)}
        for who in list(self._kept)[: max(0, len(self._kept) - REMEMBERED // 2)]:
            del self._kept[who]

    def __len__(self) -> int:
        return len(self._kept)


@dataclass(frozen=True)
class Together:
    """Several allowances, of which each must have some left."""

    parts: tuple[Pacer, ...]

    def take(self) -> bool:
        return all([part.take() for part in self.parts])


class Crowd:
    """How many of each are here; at most so many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._here: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        if self._here[who] >= self.most:
            return False
        self._here[who] += 1
        return True

    def leave(self, who: str) -> None:
        self._here[who] -= 1
        if self._here[who] <= 0:
            del self._here[who]

    @contextlib.contextmanager
    def visit(self, who: str) -> Iterator[bool]:
        """Whether there was room; if so, for as long as the visit lasts."""
        entered = self.enter(who)
        try:
            yield entered
        finally:
            if entered:
                self.leave(who)


class Counts:
    """Where it is counted what an address does: here, in a process that serves alone."""

    def allowances(self, name: str, per_second: float, burst: float) -> Purses:
        return Allowances(per_second, burst)

    def crowd(self, name: str, most: int) -> Crowd:
        return Crowd(most)


ALONE = Counts()


@lru_cache(4096)
def plain_address(text: str) -> str:
    """One spelling for each address: IPv4 is not disguised as IPv6, and has no zone."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return text.lower()
    mapped = getattr(address, "ipv4_mapped", None)
    return str(mapped or address)


@lru_cache(4096)
def network_of(text: str) -> str:
    """Whom a limit counts: an IPv4 address, or all of an IPv6 network, since anyone has 2**64 addresses there."""
    plain = plain_address(text)
    try:
        address = ipaddress.ip_address(plain)
    except ValueError:
        return plain
    return plain if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))
