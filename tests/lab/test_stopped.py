"""Whatever happens in mid-run: somebody says stop, a worker of a cluster is lost."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from wartable.lab.experiment import experiment
from wartable.lab.keeping import Folder, read_experiment
from wartable.lab.running import alone, run

GAME = "la-conquete-du-monde"


@pytest.mark.soak
@pytest.mark.usefixtures("compiled")
def test_ctrl_c_ends_at_once_and_keeps_what_was_played(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    words = ["lab", "run", GAME, "--games", "1000000", "--noted", "0", "--out", str(folder)]
    script = f"""
    import signal, sys
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests in the background ignores it
    from wartable import cli
    from wartable.lab import running
    if __name__ == "__main__":
        keep = running.Folder.keep
        running.SECONDS = 0.0
        def told(*arguments):
            keep(*arguments)
            print("kept", flush=True)
        running.Folder.keep = told
        sys.argv = ["wartable", *{words!r}]
        cli.main()
    """
    path = tmp_path / "run.py"
    path.write_text(textwrap.dedent(script), encoding="utf-8")
    with subprocess.Popen([sys.executable, path], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"kept\n"
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=10)
    assert process.returncode == 130
    assert b"games are kept" in told
    assert b"Traceback" not in told
    found = Folder(folder, read_experiment(folder)).played()
    assert len(found) >= 25
    assert len(found) == Folder.open(folder).all("games").num_rows


LOST = """
import json, os, signal, sys
import ray
from pathlib import Path
from wartable.lab.cluster import on_ray
from wartable.lab.experiment import Experiment
from wartable.lab.keeping import Folder, read_experiment
from wartable.lab.running import run

ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, object_store_memory=100_000_000)

@ray.remote
def pid():
    import time
    time.sleep(0.5)
    return os.getpid()

workers = sorted(set(ray.get([pid.remote() for _ in range(3)])))
killed = []

def progress(done):
    if done >= 50 and not killed:
        killed.append(workers[0])
        os.kill(workers[0], signal.SIGKILL)

folder = Path(sys.argv[1])
run(Folder(folder, read_experiment(folder)), on_ray, progress)
print(json.dumps({"workers": len(workers), "killed": len(killed)}))
"""


@pytest.mark.soak
@pytest.mark.usefixtures("compiled")
def test_a_cluster_plays_the_same_though_a_worker_is_lost(tmp_path: Path) -> None:
    """A real Ray on this machine, three workers, one of them killed in mid-run."""
    pytest.importorskip("ray")
    made = experiment(GAME, ["heuristic"], 400, players=[3], options=["round-limit=5"], noted=5)
    here, there = Folder(tmp_path / "here", made), Folder(tmp_path / "there", made)
    run(here, alone)
    told = subprocess.run(
        [sys.executable, "-c", LOST, str(there.path)], capture_output=True, text=True, check=True, timeout=240
    )
    assert json.loads(told.stdout.splitlines()[-1]) == {"workers": 3, "killed": 1}
    for name in ("games", "choices", "luck", "verbs"):
        rows = [sorted(map(str, folder.all(name).to_pylist())) for folder in (here, there)]
        assert rows[0] == rows[1], name
