"""Our server beside boardgame.io's under the same load, in one run: every table's people choose as soon as all of them
have the last update. Each server has one core, those who play have another. Ours stores durably, a real game and one
that does the same as theirs (tools/places); theirs stores in memory, and in files.

npm install --prefix FOLDER boardgame.io socket.io-client node-persist       # outside the repository
python tools/peers.py FOLDER --tables 100 --seconds 10 --runs 3
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from load import GENEROUS, Served, pinned
from wartable.games import first_game

GAMES = {"ours": first_game(), "alike": "places"}
THEIRS = ("memory", "files")
NODE = ["node", str(Path(__file__).with_suffix(".mjs"))]


@contextlib.contextmanager
def surroundings() -> Iterator[Mapping[str, str]]:
    """Of a server; ours finds the small game as one that another package brings."""
    with tempfile.TemporaryDirectory() as place:
        about = Path(place, "places-1.dist-info")
        about.mkdir()
        about.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: places\nVersion: 1\n")
        about.joinpath("entry_points.txt").write_text("[wartable.games]\nplaces = places:SPEC\n")
        Path(place, "places").symlink_to(Path(__file__).with_name("places"))
        path = os.pathsep.join([place, *filter(None, [os.environ.get("PYTHONPATH")])])
        yield os.environ | {"PYTHONPATH": path, "NODE_ENV": "production"}


def compile_beforehand() -> None:
    with surroundings() as env:
        subprocess.run([sys.executable, "-m", "wartable", "compile"], env=env, check=True, stdout=subprocess.DEVNULL)


@contextlib.contextmanager
def serving(kind: str, folder: str) -> Iterator[Served]:
    with tempfile.TemporaryDirectory() as place, surroundings() as env:
        if kind in GAMES:
            command = [sys.executable, "-m", "wartable", "serve", "--port", "0", "--breath", "0", *GENEROUS]
            command += ["--database", f"sqlite:///{place}/peers.db"]
        else:
            command = [*NODE, "serve", folder, kind, place]
        with subprocess.Popen(pinned(0, command), env=env, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                address = next(line for line in process.stdout if "at http" in line).split("at ")[1].split()[0]
                yield Served(process, address)
            finally:
                process.kill()


def measure(kind: str, how: argparse.Namespace) -> dict[str, float]:
    with serving(kind, how.folder) as server:
        whose = GAMES.get(kind, "theirs")
        command = [*NODE, "play", how.folder, whose, server.address, str(how.tables), str(how.seconds)]
        with subprocess.Popen(pinned(1, command), stdout=subprocess.PIPE, text=True) as players:
            assert players.stdout is not None
            assert players.stdout.readline() == "counting\n"
            before = server.spent()
            found: dict[str, float] = json.loads(players.stdout.readline())
            spent = server.spent().since(before)
    found["processor_us_per_choice"] = 1e6 * spent.server / found["choices_per_second"] / how.seconds
    found["server_share"], found["stolen_share"] = spent.server / how.seconds, spent.stolen / how.seconds
    return {name: round(value, 2) for name, value in found.items()}


def run(how: argparse.Namespace) -> dict[str, float]:
    """Choices a second of each, and how many times theirs ours are."""
    rates: dict[str, float] = {}
    for kind in how.servers:
        found = measure(kind, how)
        print(json.dumps({"server": kind, **found}), flush=True)
        rates[kind] = found["choices_per_second"]
    ratios = {
        f"{mine}_by_{kind}": round(rates[mine] / rates[kind], 2)
        for mine in GAMES if mine in rates
        for kind in THEIRS if kind in rates
    }  # fmt: skip
    return rates | ratios


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", help="where boardgame.io is installed")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--runs", type=int, default=1, help="each of all servers, one after the other")
    everyone = (*GAMES, *THEIRS)
    parser.add_argument("--servers", nargs="+", choices=everyone, default=everyone)
    how = parser.parse_args()
    compile_beforehand()
    runs = [run(how) for _ in range(how.runs)]
    print(json.dumps({name: statistics.median(run[name] for run in runs) for name in runs[0]}))


if __name__ == "__main__":
    main()
