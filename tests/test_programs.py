"""Programs at a seat: real processes that play, hang, lie, crash and flood; the table goes on."""

from __future__ import annotations

import gc
import json
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import wartable
from tests.conftest import Run
from wartable.cli.programs import seated
from wartable.engine.match import Match
from wartable.engine.text import LANGUAGES
from wartable.programs import Program, bot, read_command, read_program
from wartable.programs.bot import FAILURES, ProgramBot
from wartable.programs.words import observation
from wartable.testing.tables import limited

GAME = "la-conquete-du-monde"
EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"
READY = 'print(json.dumps({"type": "ready", "version": 1}), flush=True)'
HEAD = f"import json, sys, time\nsys.stdin.readline()\n{READY}\nsys.stdin.readline()\n"
ASKED = "q = json.loads(sys.stdin.readline())\n"
ANSWER = 'print(json.dumps({"type": "choice", "id": q["id"], "choice": q["offer"][0]}), flush=True)\n'


@pytest.fixture
def match() -> Match:
    return wartable.load(GAME, 2, None, ["round-limit=2"]).new(seed=4)


Seat = Callable[..., ProgramBot]


@pytest.fixture
def seat(match: Match) -> Seat:
    def seat(code: str, seconds: float = 60.0) -> ProgramBot:
        return Program("tried", (sys.executable, "-c", code), seconds).sit_down(match.game, 1)

    return seat


def ask(program: ProgramBot, match: Match) -> str:
    red = match.asked[0]
    program.hear(match.log(red))
    choice = program.choose(match.view(red), match.offer(red))
    assert choice in match.offer(red)
    return choice


def pid_of(program: ProgramBot) -> int:
    assert program._process is not None
    return program._process.pid


def wait_for_end(pid: int) -> None:
    """Gone, and not even a zombie."""
    end = time.monotonic() + 20
    while Path(f"/proc/{pid}").exists():
        assert time.monotonic() < end, f"{pid} is still there"
        time.sleep(0.01)


# ---- those that play ----
@pytest.mark.parametrize(
    "command",
    [f"{sys.executable} {EXAMPLES / 'seat.py'}", f"{shutil.which('node') or 'node'} {EXAMPLES / 'seat.mjs'}"],
    ids=["python", "node"],
)
def test_the_examples_play_a_game(run: Run, command: str, tmp_path: Path) -> None:
    if shutil.which(command.split(maxsplit=1)[0]) is None:
        pytest.skip("no such language on this machine")
    told = run(
        "play", GAME, "--players", "2", "--seat", "none", "--option", "round-limit=1", "--seed", "2",
        "--program-seconds", "60", "--seat-program", command, "--program-log", str(tmp_path / "log"),
    )  # fmt: skip
    assert told.returncode == 0
    assert "The game is over" in told.stdout
    assert "instead" not in told.stderr
    end = time.monotonic() + 20
    while (tmp_path / "log").read_text().count("won by") < 2:
        assert time.monotonic() < end
        time.sleep(0.01)


def test_it_is_told_all_it_may_know_and_nothing_else(seat: Seat, match: Match, tmp_path: Path) -> None:
    note = f'open({str(tmp_path / "told")!r}, "a").write'
    loop = f"for line in sys.stdin:\n {note}(line)\n q = json.loads(line)\n if q['type'] == 'choose': {ANSWER}"
    program = seat(f"import json, sys\n{note}(sys.stdin.readline())\n{READY}\n{loop}")
    red = match.asked[0]
    view, offer = match.view(red), match.offer(red)
    assert ask(program, match) == offer[0]
    program.part({"over": True, "winners": [red], "ranking": {red: 1}, "scores": {red: 3}})
    wait_for_end_of_file(tmp_path / "told", '"quit"')
    hello, game, question, over, quits = map(json.loads, (tmp_path / "told").read_text().splitlines())
    assert hello == {"type": "hello", "version": 1}
    assert (game["game"], game["seat"], game["players"], game["seconds"]) == (GAME, red, 2, 60.0)
    assert (question["view"], question["offer"], question["seconds"]) == (json.loads(json.dumps(view)), offer, 60.0)
    assert all(choice in question["text"] for choice in offer)
    assert (over["type"], over["winners"], quits["type"]) == ("over", [red], "quit")


def wait_for_end_of_file(path: Path, last: str) -> None:
    end = time.monotonic() + 20
    while last not in path.read_text():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.parametrize("name", wartable.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_is_the_same_whatever_the_seat_cannot_know(name: str, language: str) -> None:
    game = limited(wartable.load(name, 3))
    match = game.new(seed=6)
    for step in range(16):
        asked = match.asked[step % len(match.asked)]
        match.play(asked, match.offer(asked)[step % len(match.offer(asked))])
    asked = match.asked[0]
    other = game.imagine(match.view(asked), 99)
    assert other.hash != match.hash or name == "gods-playground"  # something was dealt anew
    said = [observation(game, each.view(asked), each.offer(asked), match.log(asked)[-4:], language)
            for each in (match, other)]  # fmt: skip
    assert said[0] == said[1]
    assert match.prompt(asked, language) in said[0]


# ---- those that do not ----
@pytest.mark.parametrize(
    ("code", "how"),
    [
        (HEAD + ASKED + "time.sleep(60)", "does not answer in time"),
        (HEAD + ASKED + "sys.exit(3)", "ended with 3"),
        ("raise SystemExit(4)", "ended with 4"),
        (HEAD + ASKED + 'print(\'{"type": "choice", "id": 1, "choice": "win"}\', flush=True)', "'win', which is not"),
        (HEAD + ASKED + "print('chess', flush=True)", "malformed"),
        (HEAD + ASKED + "sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "malformed"),
        (HEAD + ASKED + "print('x' * 200_000, flush=True)", "longer than"),
        (HEAD + ASKED + 'while True: print(\'{"type":"choice","id":0,"choice":""}\')', "floods"),
        (HEAD + ASKED + READY, "something else"),
        ("import time; time.sleep(60)", "does not answer in time"),
        (HEAD.replace('"version": 1', '"version": 7'), "version 7"),
        (HEAD.replace("sys.stdin.readline()\n", "", 1).replace(READY, "print('hi', flush=True)"), "malformed"),
    ],
)
def test_whoever_fails_loses_the_turn_and_not_the_table(
    seat: Seat, match: Match, code: str, how: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "STARTING_SECONDS", 1.0 if code.startswith("import time;") else 60.0)
    program = seat(code, seconds=1.0 if "in time" in how else 60.0)
    ask(program, match)
    assert how in program.trouble
    assert program._process is None
    assert "heuristic chooses instead (failure 1 of 3, it begins anew)" in caplog.text


def test_after_three_failures_it_is_given_up_and_said_so(
    seat: Seat, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    program = seat("raise SystemExit(1)")
    for k in range(FAILURES + 2):
        assert program.given_up == (k >= FAILURES)
        ask(program, match)
    assert caplog.text.count("chooses instead") == FAILURES
    assert "it is given up" in caplog.text


def test_it_begins_anew_after_a_failure_and_a_good_answer_is_forgiving(seat: Seat, match: Match) -> None:
    program = seat(HEAD + ASKED + ANSWER)  # answers once, then ends
    for failures in (0, 1, 0, 1, 0):
        ask(program, match)
        assert program.failures == failures
    program.part(match.outcome())


def test_one_that_never_reads_is_not_waited_for(seat: Seat, match: Match) -> None:
    program = seat(f"import json, time\n{READY}\ntime.sleep(60)", seconds=0.5)
    program._process = program._begin(match.asked[0])
    view = match.view(match.asked[0]) | {"padding": "x" * 400_000}
    program.choose(view, match.offer(match.asked[0]))
    assert "does not read" in program.trouble


def test_a_flood_of_complaints_neither_blocks_nor_fills(
    seat: Seat, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    program = seat(HEAD + ASKED + "sys.stderr.write('no' * 2_000_000)\n" + ANSWER + "time.sleep(60)", seconds=20)
    assert ask(program, match) == match.offer(match.asked[0])[0]
    assert "says too much" in caplog.text
    assert len(caplog.text) < 2_000_000
    program.part(match.outcome())


def test_nothing_is_left_of_it(seat: Seat, match: Match) -> None:
    """Neither of one that will not end, nor of what it has started, nor of one whose table is forgotten."""
    child = "import subprocess\np = subprocess.Popen(['sleep', '60'])\n"
    stays = "print(p.pid, file=sys.stderr, flush=True)\nimport signal\nfor line in sys.stdin: pass\ntime.sleep(60)"
    program = seat(HEAD + child + ASKED + ANSWER + stays)
    ask(program, match)
    pid = pid_of(program)
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    program.part(match.outcome())
    for each in (pid, *map(int, children)):
        wait_for_end_unless_reaped_elsewhere(each)
    forgotten = seat(HEAD + ASKED + ANSWER + "time.sleep(60)")
    ask(forgotten, match)
    pid = pid_of(forgotten)
    del forgotten
    gc.collect()
    wait_for_end(pid)


HIDES = {
    "in a session of its own": "subprocess.Popen(['sleep', '300'], start_new_session=True)",
    "as nobody's child": "subprocess.run(['sh', '-c', 'setsid sleep 300 </dev/null >/dev/null 2>&1 & echo $! > PID'])",
    "without its environment": "subprocess.Popen(['sleep', '300'], start_new_session=True, env={})",
}


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="only where /proc tells of processes")
@pytest.mark.parametrize("how", HIDES.values(), ids=HIDES.keys())
def test_nor_is_anything_left_that_went_its_own_way(seat: Seat, match: Match, tmp_path: Path, how: str) -> None:
    note = tmp_path / "pid"
    code = how.replace("PID", str(note))
    kept = f"p = {code}\nif not open({str(note)!r}, 'a').tell(): open({str(note)!r}, 'w').write(str(p.pid))\n"
    program = seat(HEAD + "import subprocess\n" + kept + ASKED + ANSWER + "time.sleep(300)")
    ask(program, match)
    child = int(note.read_text())
    assert still_runs(child)
    program._failed(match.asked[0], "it is tried")
    wait_for_end_unless_reaped_elsewhere(child)


def test_what_another_program_has_started_is_left_alone(seat: Seat, match: Match) -> None:
    one, other = (seat(HEAD + ASKED + ANSWER + "time.sleep(300)") for _ in range(2))
    for program in (one, other):
        ask(program, match)
    one._failed(match.asked[0], "it is tried")
    assert still_runs(pid_of(other))
    other._failed(match.asked[0], "it is tried")


def wait_for_end_unless_reaped_elsewhere(pid: int) -> None:
    """A child of the program is nobody's any more: whoever collects orphans here may take its time."""
    end = time.monotonic() + 20
    while still_runs(pid):
        assert time.monotonic() < end, f"{pid} is still there"
        time.sleep(0.01)


def still_runs(pid: int) -> bool:
    """It may go at any moment, also while one reads about it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1][0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


# ---- how it is named ----
def test_what_is_no_program_is_refused_before_anything_starts(run: Run) -> None:
    for wrong in (
        "",
        "=x",
        "Name=python3",
        "heuristic=python3",
        "person=python3",
        "name=",
        "name=/no/such/file",
        "n='",
    ):
        with pytest.raises(wartable.BadTable):
            read_program(wrong)
    assert read_program("mine=python3 'my bot.py'").command == ("python3", "my bot.py")
    assert read_command(sys.executable) == (sys.executable,)
    told = run("play", GAME, "--seat-program", "/no/such/file")
    assert told.returncode == 2
    assert "nothing to run" in told.stderr
    told = run("play", GAME, "--seat", "red", "--seat-program", f"red={sys.executable}")
    assert "your own seat" in told.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seat-program", f"pink={sys.executable}"], "no seat 'pink'"),
        (["--seat-program", "blue=cat", "--seat-program", "blue=cat"], "two programs for blue"),
        (["--seat-program", "cat", "--seat-program", "cat"], "two programs for all other seats"),
        (["--seat-program", "cat", "--program-seconds", "0"], "program-seconds: a number from 0.001"),
    ],
)
def test_seats_and_bounds_that_cannot_be_meant(run: Run, words: list[str], said: str) -> None:
    told = run("play", GAME, "--players", "2", "--seat", "none", *words)
    assert (told.returncode, told.stdout) == (2, "")
    assert said in told.stderr


def test_a_command_may_have_equals_in_it() -> None:
    game = wartable.load(GAME, 2)
    found = seated(["cat --number=yes", "red=cat -A"], game, None, 1.0, "en")
    assert {name: program.command for name, program in found.items() if isinstance(program, ProgramBot)} == {
        "red": ("cat", "-A"),
        "blue": ("cat", "--number=yes"),
    }


def test_a_server_gives_programs_some_time(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wartable.programs.read_program", None)  # nothing begins in any case
    told = run("serve", "--program", "mine=cat", "--program-seconds", "0")
    assert told.returncode == 2
    assert "program-seconds: a number from 0.001" in told.stderr
