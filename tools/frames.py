"""Measure in real Chromium how smoothly every board moves: frame times while it is dragged and zoomed, at rest and
while bots play, and long tasks while they do; and what a page weighs as it comes over the wire. Rules are compiled
before. Wall clocks tell of the whole machine, so beside them stand the page's own processor time for each frame, and
what others used and the machine's host took away meanwhile.

python tools/frames.py [--seconds 4] [--games GAME …]
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
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table

import wartable
from wartable.lab.speeds import fast_of

SIZE: ViewportSize = {"width": 1440, "height": 900}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
# Every task that kept the page from answering for longer than 50 ms.
WATCH = """() => {
  window.long_ = [];
  new PerformanceObserver((list) => window.long_.push(...list.getEntries().map((task) => task.duration)))
    .observe({ entryTypes: ["longtask"] });
}"""
# Every frame's length. Whoever asks for every frame makes the page work for it: only while the board moves.
COUNT = """() => {
  window.frames_ = [];
  let last = 0;
  const frame = (now) => {
    if (!window.frames_) return;
    if (last) window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
TAKE = "(list) => { const found = window[list]; window[list] = list === 'long_' ? [] : null; return found; }"


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
    """A table of bots only, or of people only, for somebody who looks on."""
    players = wartable.load(game).players
    wish = {"game": game, "seats": [sitting] * players}
    body = json.dumps(wish).encode()
    with urlopen(Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})) as answer:
        return str(json.load(answer)["table"])


def visit(browser: Browser, path: str) -> tuple[Page, int]:
    """A page by a new visitor, and how many bytes came over the wire for it."""
    page = browser.new_context(viewport=SIZE).new_page()
    weight = 0

    def weigh(event: dict[str, float]) -> None:
        nonlocal weight
        weight += int(event["encodedDataLength"])

    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", weigh)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    return page, weight


def at_table(browser: Browser, address: str, game: str, sitting: str) -> tuple[Page, int]:
    page, weight = visit(browser, f"{address}/table/{open_table(address, game, sitting)}")
    page.locator("main svg [role=button]").first.wait_for()
    page.evaluate(WATCH)
    return page, weight


def slow(frames: list[float]) -> str:
    """What nineteen of twenty frames stay below."""
    return f"{statistics.quantiles(frames, n=20)[-1]:.1f} ms"


class Motion(NamedTuple):
    """How long each frame took while the board moved, and milliseconds of the page's main thread for each."""

    frames: list[float]
    processor: float


def spent(wire: CDPSession) -> float:
    """Milliseconds the page's main thread has worked, whoever else kept it waiting."""
    metrics = wire.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(entry["value"]) for entry in metrics if entry["name"] == "TaskDuration")


def move(page: Page, seconds: float) -> Motion:
    """Drag the board to and fro, then zoom in and out and let it come to rest."""
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.mouse.move(600, 450)
    page.mouse.wheel(0, -300)
    page.wait_for_timeout(600)
    before = spent(wire)
    page.evaluate(COUNT)
    drag(page, seconds)
    zoom(page, seconds)
    frames: list[float] = page.evaluate(TAKE, "frames_")
    return Motion(frames, (spent(wire) - before) / len(frames))


def drag(page: Page, seconds: float) -> None:
    until = time.monotonic() + seconds
    page.mouse.down()
    for k in itertools.takewhile(lambda _: time.monotonic() < until, itertools.count()):
        page.mouse.move(600 + 200 * (1 if k // 15 % 2 else -1) * (k % 15) / 15, 450 + 5 * (k % 15))
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


def told(motion: Motion) -> str:
    return f"{slow(motion.frames)}, {motion.processor:.1f} of work"


def watch(page: Page, seconds: float) -> list[float]:
    """Long tasks while bots play."""
    page.evaluate(TAKE, "long_")
    page.wait_for_timeout(seconds * 1000)
    tasks: list[float] = page.evaluate(TAKE, "long_")
    return tasks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--games", nargs="*", default=wartable.game_names())
    wanted = parser.parse_args()
    chromium = shutil.which("chromium")
    assert chromium, "Chromium is not installed"
    for game in wanted.games:
        fast_of(game)
    columns = (
        "page",
        "kB",
        "95 % of frames",
        "while bots play",
        "longest task then",
        f"of {os.cpu_count()} processors",
    )
    table = Table(*columns, title="boards in motion")
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        lobby, weight = visit(browser, address)
        lobby.close()
        table.add_row("lobby", f"{weight / 1000:.0f}")
        for game in track(wanted.games, "measuring"):
            began, (used, stolen) = time.monotonic(), load()
            page, weight = at_table(browser, address, game, "person")
            rest = told(move(page, wanted.seconds))
            page.close()
            page, _ = at_table(browser, address, game, "heuristic")
            tasks = watch(page, wanted.seconds)
            moving = told(move(page, wanted.seconds))
            tasks += page.evaluate(TAKE, "long_")
            page.close()
            longest = f"{max(tasks):.0f} ms" if tasks else "none over 50 ms"
            past, (now_used, now_stolen) = time.monotonic() - began, load()
            machine = f"{(now_used - used) / past:.1f} busy, {(now_stolen - stolen) / past:.2f} stolen"
            table.add_row(game, f"{weight / 1000:.0f}", rest, moving, longest, machine)
        browser.close()
    Console().print(table)


if __name__ == "__main__":
    main()
