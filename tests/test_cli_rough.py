"""The command line in rough hands: whatever it is given, one line and an exit code, never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import wartable
from tests.conftest import Run
from wartable.cli import running
from wartable.lab import simulate

GAME = "la-conquete-du-monde"
DIGITS = "9" * 5000
DEEP = "[" * 100_000
LONG = "x" * 100_000
RECORD = "wartable record 1\ngame la-conquete-du-monde\nrules 2\nplayers 2\nedition 1957\nluck tape\n"


def one_line(told: str) -> bool:
    return told.count("\n") == 1 and told.endswith("\n") and len(told) < 700 and "Traceback" not in told


WORDS = {
    "no command": ["nonsense"],
    "a long command": [LONG],
    "a long game": ["rules", LONG],
    "an option that is none": ["games", "--nonsense"],
    "players": ["simulate", GAME, "--players", DIGITS],
    "many players": ["simulate", GAME, "--players", "9" * 4000],
    "games": ["simulate", GAME, "--games", DIGITS],
    "many games": ["simulate", GAME, "--games", "9" * 4000],
    "no games": ["simulate", GAME, "--games", "-1"],
    "seed": ["simulate", GAME, "--seed", DIGITS],
    "a large seed": ["simulate", GAME, "--seed", str(2**63 - 1)],
    "players in other digits": ["simulate", GAME, "--players", "٣"],
    "games in wide digits": ["simulate", GAME, "--games", "２"],
    "a seed in other digits": ["play", GAME, "--seed", "७"],
    "a pace in other digits": ["serve", "--pace", "٣"],
    "odds in other digits": ["odds", "٣", "2"],
    "a negative seed": ["play", GAME, "--seed", "-1"],
    "option": ["simulate", GAME, "--option", f"army-cap={DIGITS}"],
    "a long option": ["simulate", GAME, "--option", LONG],
    "a long bot": ["simulate", GAME, "--bot", LONG],
    "odds": ["odds", DIGITS, "3"],
    "large odds": ["odds", "999999999", "999999999"],
    "pace nan": ["play", GAME, "--pace", "nan"],
    "pace negative": ["play", GAME, "--pace", "-1"],
    "pace endless": ["play", GAME, "--pace", "inf"],
    "pace of a server": ["serve", "--pace", "nan"],
    "a negative pace of a server": ["serve", "--pace", "-1"],
    "a negative breath": ["serve", "--breath", "-1"],
    "rates": ["serve", "--opens-per-minute", "nan"],
    "port": ["serve", "--port", DIGITS],
    "a large port": ["serve", "--port", "99999999"],
    "a file that is none": ["replay", "/nonsense/nowhere"],
    "a folder for a record": ["replay", "/"],
    "a name of no text": ["replay", "nowhere\udcff"],
    "a game of no text": ["rules", "\udcff"],
    "upto": ["replay", "/dev/null", "--upto", DIGITS],
    "upto negative": ["replay", "/dev/null", "--upto", "-1"],
    "a zero byte": ["replay", "a\0b"],
}


@pytest.mark.parametrize("words", WORDS.values(), ids=WORDS.keys())
def test_words_that_cannot_be_meant(run: Run, words: list[str]) -> None:
    ended = run(*words)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert one_line(ended.stderr)


WATCHED = ["play", GAME, "--seat", "none", "--players", "2", "--option", "round-limit=1", "--seed", "2"]
LAB = ["lab", "run", GAME, "--games", "1", "--noted", "0", "--cores", "1", "--option", "round-limit=1"]
UNWRITABLE = {
    "a record nowhere": [*WATCHED, "--save", "/nonsense/a.txt"],
    "a record at a folder": [*WATCHED, "--save", "/"],
    "a record of no text": [*WATCHED, "--save", "a\0b"],
    "a report nowhere": [*LAB, "--out", "OUT", "--report", "/nonsense/x.html"],
    "a report at a folder": [*LAB, "--out", "OUT", "--report", "/"],
    "games at a file": [*LAB, "--out", "FILE"],
    "games below a file": [*LAB, "--out", "FILE/games"],
    "a report of what is no folder": ["lab", "report", "FILE", "x.html"],
}


@pytest.mark.parametrize("words", UNWRITABLE.values(), ids=UNWRITABLE.keys())
def test_what_cannot_be_written_is_said_before_anything_is_played(run: Run, tmp_path: Path, words: list[str]) -> None:
    (tmp_path / "FILE").write_text("dear", encoding="utf-8")
    ended = run(*(str(tmp_path / word) if word.startswith(("OUT", "FILE")) else word for word in words))
    assert (ended.returncode, ended.stdout) == (2, ""), ended.stderr
    assert one_line(ended.stderr)
    assert [path.name for path in tmp_path.iterdir()] == ["FILE"]


def test_what_is_checked_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("dear", encoding="utf-8")
    assert run(*WATCHED, "--save", str(kept), "--edition", "1900").returncode == 2
    assert kept.read_text() == "dear"


def test_a_game_that_could_not_be_saved_in_the_end_is_a_failure(run: Run) -> None:
    ended = run(*WATCHED, "--save", "/dev/full")
    assert ended.returncode == 1
    assert one_line(ended.stderr)
    assert "No space left" in ended.stderr


FILES = {
    "replay": {
        "players": RECORD.replace("players 2", f"players {DIGITS}") + "begin\nend hash 0\n",
        "seed": RECORD.replace("luck tape", f"luck fast\nseed {DIGITS}") + "begin\nend hash 0\n",
        "repeated": RECORD + f"begin\nred done x{DIGITS}\nend hash 0\n",
        "rules": RECORD.replace("rules 2", f"rules {DIGITS}") + "begin\nend hash 0\n",
        "luck": RECORD + f"begin {DIGITS}\nend hash 0\n",
        "position": RECORD + f'position {{"round": {DIGITS}}}\nbegin\nend hash 0\n',
        "deep position": RECORD + f"position {DEEP}\nbegin\nend hash 0\n",
        "deep board": RECORD + f"board {DEEP}\nbegin\nend hash 0\n",
        "a long line": RECORD + f"begin\nred {LONG}\nend hash 0\n",
        "one line": LONG,
        "no text": "wartable record 1\n\udcff\udcfe",
        "nothing": "",
    },
    "scenario": {
        "number": f'title = "t"\nrules = []\ngame = "{GAME}"\nplayers = {DIGITS}\n',
        "deep": f"title = {DEEP}",
        "long": f"title = {LONG}",
        "kinds": f'title = "t"\nrules = []\ngame = "{GAME}"\nluck = 7\n',
        "then": f'title = "t"\nrules = []\ngame = "{GAME}"\nthen = "x"\n',
        "times": f'title = "t"\nrules = []\ngame = "{GAME}"\n[[do]]\nseat = "red"\nchoice = "x"\ntimes = 99999999\n',
        "a choice of numbers": f'title = "t"\nrules = []\ngame = "{GAME}"\n[[do]]\nseat = "red"\nchoice = 3\n',
    },
    "simulate gods-playground --board": {
        "number": f"[glory]\nblack = {DIGITS}\n",
        "deep": f"glory = {DEEP}",
        "kinds": "glory = 3\n",
        "no text": "glory = '\udcff'",
    },
}
EVERY_FILE = [(command, text) for command, texts in FILES.items() for text in texts.values()]
NAMES = [f"{command.split()[0]} {name}" for command, texts in FILES.items() for name in texts]


@pytest.mark.parametrize(("command", "text"), EVERY_FILE, ids=NAMES)
def test_files_that_cannot_be_meant(run: Run, tmp_path: Path, command: str, text: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(text.encode(errors="surrogateescape"))
    ended = run(*command.split(), str(file))
    assert (ended.returncode, ended.stdout) == (2, ""), ended.stderr
    assert one_line(ended.stderr)


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(words=st.lists(st.text(max_size=40) | st.sampled_from(["rules", "odds", GAME, "--json", "7"]), max_size=5))
def test_any_words(run: Run, words: list[str]) -> None:
    if not {"play", "serve", "bench", "simulate", "compile", "new-game"} & set(words):
        ended = run(*words)
        assert ended.returncode in (0, 2)
        assert "Traceback" not in ended.stderr


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(text=st.binary(max_size=300) | st.text(max_size=300).map(lambda t: (RECORD + t).encode(errors="replace")))
def test_any_record(run: Run, tmp_path: Path, text: bytes) -> None:
    (tmp_path / "record").write_bytes(text)
    ended = run("replay", str(tmp_path / "record"))
    assert ended.returncode == 2
    assert one_line(ended.stderr)


def test_our_own_mistake_is_a_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "game_names", iter([]).__next__)
    ended = run("games")
    assert ended.returncode == 70
    assert one_line(ended.stderr)
    assert "StopIteration" in ended.stderr


# ---- in a process of its own: what only the system can do ----
def begun(*words: str, stdout: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "wartable", *words], stdout=stdout, stderr=subprocess.PIPE)


@pytest.mark.parametrize("words", [["rules", GAME, "--coverage"], ["rules", GAME, "--board", "--json"]])
def test_a_full_disk(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        process = begun(*words, stdout=full.fileno())
        _, told = process.communicate(timeout=60)
    assert process.returncode == 1
    assert one_line(told.decode())
    assert b"No space left" in told


@pytest.mark.parametrize("words", [["rules", GAME, "--coverage"], ["rules", GAME, "--board", "--json"]])
def test_a_closed_pipe(words: list[str]) -> None:
    reading, writing = os.pipe()
    process = begun(*words, stdout=writing)
    os.close(writing)
    os.close(reading)
    _, told = process.communicate(timeout=60)
    assert (process.returncode, told) == (1, b"")


@pytest.mark.usefixtures("compiled")
def test_ctrl_c_ends_a_simulation_at_once() -> None:
    """A huge one is stopped while its games are under way."""
    with subprocess.Popen([sys.executable, "-c", STOPPED], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"playing")
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Traceback" not in told


STOPPED = f"""
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests in the background ignores it
from wartable import cli
from wartable.lab import simulate
play = simulate._play_chunk
def told(*arguments):
    found = play(*arguments)
    print("playing", flush=True)
    return found
simulate._play_chunk = told
sys.argv = ["wartable", "simulate", "{GAME}", "--games", "5000000", "--json"]
cli.main()
"""


@pytest.mark.usefixtures("compiled")
def test_games_do_not_depend_on_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    game = wartable.load(GAME, 3)
    once = simulate.play_many(game, ["heuristic"], 25, 7)
    monkeypatch.setattr(simulate, "CHUNK", 3)
    assert simulate.play_many(game, ["heuristic"], 25, 7) == once
    assert [one.seed for one in once] == list(range(7, 32))
