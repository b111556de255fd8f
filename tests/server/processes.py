"""Processes of a server seen from outside, as the system lists them: which of them serve, and whom."""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.client import ServerProcess

ESTABLISHED = "01"
DESK = re.compile(r" (\d+) \S+/desk-\d+$", re.MULTILINE)  # the socket by which a worker takes what others hand over


def workers_of(server: ServerProcess) -> list[int]:
    """Those processes of a server that serve by now: their desks are open."""
    desks = set(DESK.findall(Path("/proc/net/unix").read_text()))
    return [child for child in descendants_of(server.pid) if sockets_of(child) & desks]


def descendants_of(pid: int) -> list[int]:
    children: list[int] = []
    with contextlib.suppress(OSError):
        children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [one for child in children for one in (child, *descendants_of(child))]


def clients_of(pid: int) -> frozenset[int]:
    """The ports of those who are connected with a process."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    mine = sockets_of(pid)
    return frozenset(int(row[2].partition(":")[2], 16) for row in rows if row[3] == ESTABLISHED and row[9] in mine)


def sockets_of(pid: int) -> set[str]:
    """The numbers of its sockets; none if it is gone."""
    links = [f"/proc/{pid}/fd/{name}" for name in _listed(f"/proc/{pid}/fd")]
    return {target[8:-1] for link in links if (target := _target(link)).startswith("socket:")}


def parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def is_there(pid: int) -> bool:
    return bool(_listed(f"/proc/{pid}/task"))


def _listed(folder: str) -> list[str]:
    with contextlib.suppress(OSError):
        return os.listdir(folder)
    return []


def _target(link: str) -> str:
    with contextlib.suppress(OSError):
        return os.readlink(link)
    return ""


def wait_until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    last = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < last, "it does not come"
        time.sleep(0.01)
