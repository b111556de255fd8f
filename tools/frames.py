"""Measure in real Chromium how smoothly every board moves: frame times and the longest task while it is dragged and
zoomed, at rest and while bots play, and for whoever watches them, at every speed a reader may choose; and what a page
weighs as it comes over the wire. Rules are compiled before. Wall clocks tell of the whole machine: a task that lasts
long may have waited for a processor. So beside them stands what the page's main thread worked, at most in a task and
for each frame, and what others used and the machine's host took away meanwhile.

python tools/frames.py [--seconds 4] [--after 0] [--times 1] [--games GAME …] [--speeds x1 x4 now]
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table

import wartable
from wartable.games import spec_of
from wartable.lab.speeds import fast_of

SIZE: ViewportSize = {"width": 1440, "height": 900}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SPEEDS = ("x1", "x4", "now")  # those of web/src/preferences.svelte.ts
TASKS = "disabled-by-default-devtools.timeline"  # the part of a trace that tells of every task
WATCH = """() => {
  window.frames_ = [];
  let last = performance.now();
  const frame = (now) => {
    window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
FORGET = "() => { window.frames_ = []; }"
COLUMNS = ("page", "kB", "", "95 % of frames", "longest task", "most work in one", "work a frame")


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """A server of our own, with bots that act as they do at home."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "wartable", "serve", "--port", "0", "--database", f"{folder}/frames.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server does not say where it is"
            try:
                yield found[0]
            finally:
                server.terminate()


def open_table(address: str, game: str, sitting: str) -> str:
    """A table of bots only, or of people only, for somebody who looks on: full, so that bots play for a while."""
    wish = {"game": game, "seats": [sitting] * max(spec_of(game).players)}
    body = json.dumps(wish).encode()
    with urlopen(Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})) as answer:
        return str(json.load(answer)["table"])


def visit(browser: Browser, path: str, speed: str = "x1") -> tuple[Page, int]:
    """A page by a new visitor, and how many bytes came over the wire for it."""
    page = browser.new_context(viewport=SIZE).new_page()
    page.add_init_script(f"localStorage.setItem('wartable.speed', '{speed}')")
    weight = 0

    def weigh(event: dict[str, float]) -> None:
        nonlocal weight
        weight += int(event["encodedDataLength"])

    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", weigh)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    wire.detach()  # or every message of the table would be handed on to us, at the page's expense
    return page, weight


def at_table(browser: Browser, address: str, game: str, sitting: str, speed: str = "x1") -> tuple[Page, int]:
    page, weight = visit(browser, f"{address}/table/{open_table(address, game, sitting)}", speed)
    page.locator("main svg [role=button]").first.wait_for()
    page.evaluate(WATCH)
    return page, weight


class Task(NamedTuple):
    """Milliseconds in which the page could not answer, and how many of them its main thread worked."""

    lasted: float
    worked: float


class Motion(NamedTuple):
    """How long each frame took, and what the page did meanwhile."""

    frames: list[float]
    tasks: list[Task]

    def told(self) -> tuple[str, str, str, str]:
        """What nineteen of twenty frames stay below, the longest task, the most work in one, and work a frame."""
        usual = statistics.quantiles(self.frames, n=20)[-1]
        longest, most = max(task.lasted for task in self.tasks), max(task.worked for task in self.tasks)
        each = sum(task.worked for task in self.tasks) / len(self.frames)
        return f"{usual:.1f} ms", f"{longest:.0f} ms", f"{most:.0f} ms", f"{each:.1f} ms"


def tasks_in(trace: bytes) -> list[Task]:
    """The tasks of the page's main thread, which is the first of its process."""
    events = json.loads(trace)["traceEvents"]
    (begun,) = (event for event in events if event["name"] == "TracingStartedInBrowser")
    (page,) = (frame["processId"] for frame in begun["args"]["data"]["frames"] if "parent" not in frame)
    tasks = (event for event in events if event["name"] == "RunTask" and event["pid"] == event["tid"] == page)
    return [Task(task.get("dur", 0) / 1000, task.get("tdur", 0) / 1000) for task in tasks]


def measured(page: Page, act: Callable[[Page, float], None], seconds: float) -> Motion:
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=[TASKS])
    page.evaluate(FORGET)
    act(page, seconds)
    frames = page.evaluate("() => window.frames_")
    return Motion(frames, tasks_in(browser.stop_tracing()))


def is_over(page: Page) -> bool:
    """Whether bots have ended their game, so that a board at rest was measured too."""
    return page.get_by_role("region", name="The game is over").count() > 0


def watch(page: Page, seconds: float) -> None:
    page.wait_for_timeout(seconds * 1000)


def move(page: Page, seconds: float) -> None:
    """Drag the board to and fro, then zoom in and out and let it come to rest."""
    page.mouse.move(600, 450)
    page.mouse.wheel(0, -300)
    page.wait_for_timeout(600)
    drag(page, seconds)
    zoom(page, seconds)


def drag(page: Page, seconds: float) -> None:
    until = time.monotonic() + seconds
    page.mouse.down()
    for k in itertools.takewhile(lambda _: time.monotonic() < until, itertools.count()):
        page.mouse.move(600 + 200 * (1 if k // 15 % 2 else -1) * (k % 15) / 15, 450 + 5 * (k % 15))
        page.wait_for_timeout(8)  # a mouse tells where it is 125 times a second
    page.mouse.up()


def zoom(page: Page, seconds: float) -> None:
    until = time.monotonic() + seconds
    page.mouse.move(600, 450)
    for k in itertools.takewhile(lambda _: time.monotonic() < until, itertools.count()):
        page.mouse.wheel(0, -60 if k // 12 % 2 else 60)
        page.wait_for_timeout(16)
    page.wait_for_timeout(500)


def load() -> tuple[float, float]:
    """Seconds of the processors used by all, and taken away by the machine's host."""
    user, nice, system, _, _, irq, soft, stolen = map(int, Path("/proc/stat").read_text().split()[1:9])
    tick = os.sysconf("SC_CLK_TCK")
    return (user + nice + system + irq + soft) / tick, stolen / tick


@contextlib.contextmanager
def machine() -> Iterator[Callable[[], str]]:
    """How busy the machine was meanwhile."""
    began, (used, stolen) = time.monotonic(), load()

    def told() -> str:
        past, (now_used, now_stolen) = time.monotonic() - began, load()
        return f"{(now_used - used) / past:.1f} busy, {(now_stolen - stolen) / past:.2f} stolen"

    yield told


class Case(NamedTuple):
    """What is done with a board, and who sits at it."""

    name: str
    act: Callable[[Page, float], None]
    sitting: str = "heuristic"
    speed: str = "x1"


def cases(speeds: list[str]) -> list[Case]:
    """Games at rest first; bots that play to somebody who watches, then to somebody who drags and zooms."""
    playing = [
        Case(f"{word}, {speed}", act, speed=speed)
        for speed in speeds
        for word, act in (("watched", watch), ("moved", move))
    ]
    return [Case("moved at rest", move, "person"), *playing]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--after", type=float, default=0.0, help="seconds for which bots play before they are measured")
    parser.add_argument("--times", type=int, default=1, help="how often each is measured")
    parser.add_argument("--games", nargs="*", default=wartable.game_names())
    parser.add_argument("--speeds", nargs="*", default=SPEEDS, choices=SPEEDS)
    wanted = parser.parse_args()
    chromium = shutil.which("chromium")
    assert chromium, "Chromium is not installed"
    for game in wanted.games:
        fast_of(game)
    out, table = Console(), Table(*COLUMNS, f"of {os.cpu_count()} processors", title="boards in motion")
    measurements = [*itertools.product(wanted.games, cases(wanted.speeds), range(wanted.times))]
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        lobby, weight = visit(browser, address)
        lobby.close()
        table.add_row("lobby", f"{weight / 1000:.0f}")
        for game, case, _ in track(measurements, "measuring", console=out):
            page, weight = at_table(browser, address, game, case.sitting, case.speed)
            page.wait_for_timeout(wanted.after * 1000)
            with machine() as busy:
                motion = measured(page, case.act, wanted.seconds)
                name = f"{case.name}, to the end" if is_over(page) else case.name
                row = (game, f"{weight / 1000:.0f}", name, *motion.told(), busy())
            table.add_row(*row)
            out.print(*row, sep=" | ", highlight=False)  # whoever stops early has those
            page.context.close()
        browser.close()
    out.print(table)


if __name__ == "__main__":
    main()
