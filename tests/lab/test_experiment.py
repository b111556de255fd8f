"""An experiment is checked before it is played, and is the same wherever and however often it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import wartable
from wartable.bots import make_bot
from wartable.lab import dataset
from wartable.lab.again import record_of
from wartable.lab.counting import TABLES, Batch, play_batch
from wartable.lab.experiment import Experiment, experiment
from wartable.lab.keeping import Folder, units_left
from wartable.lab.playing import Unit, play_compiled
from wartable.lab.running import alone, run
from wartable.lab.simulate import play_many

GAME = "la-conquete-du-monde"
SHORT = ("round-limit=2",)
at_the_compiled_speed = pytest.mark.usefixtures("compiled")


def small(**changed: Any) -> Experiment:
    usual: dict[str, Any] = {"bots": ["heuristic"], "games": 12, "options": SHORT, "noted": 1}
    return experiment(GAME, **(usual | changed))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bots": ["nobody"]}, "known bots"),
        ({"bots": ["random"] * 7}, "7 bots for 2 seats"),
        ({"games": 0}, "games can be played"),
        ({"seed": -1}, "a seed is"),
        ({"editions": ["1900"]}, "known editions"),
        ({"options": ["nothing"]}, "known options"),
        ({"ablate": ["nothing"]}, "known options"),
        ({"players": [9]}, "players"),
    ],
)
def test_what_cannot_be_played_is_said_before(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(wartable.BadTable, match=said):
        small(**wrong)


def test_an_experiment_reads_as_it_was_written() -> None:
    made = small(players=[2, 3], ablate=["protection", "army-cap=15"])
    assert Experiment.parse(made.text()) == made
    assert [arm.players for arm in made.arms] == [2, 2, 2, 3, 3, 3]
    assert made.arms[1].options == ("round-limit=2", "protection=0")
    assert made.arms[1].against == made.arms[0].name
    assert small(ablate=["round-limit"]).arms[1].options == ()


def test_bots_take_turns_at_the_seats() -> None:
    made = small(players=[3], bots=["heuristic", "random"])
    seated = [made.seated(made.arms[0], seed) for seed in range(3)]
    assert [bots.index("heuristic") for bots in seated] == [0, 1, 2]
    fixed = small(players=[3], bots=["heuristic", "random"], rotated=False)
    assert fixed.seated(fixed.arms[0], 5) == ["heuristic", "random", "random"]


@at_the_compiled_speed
@pytest.mark.parametrize("game", wartable.game_names())
def test_noted_games_are_the_games_of_the_loops(game: str) -> None:
    table = wartable.load(game, 3)
    [loop] = play_many(table, ["heuristic", "random"], 1, 5)
    noted = play_compiled(table, ["heuristic", "random", "random"], 5)
    assert (tuple(noted.row["winners"]), noted.row["steps"]) == (loop.winners, loop.steps)
    assert dict(zip(table.seats, noted.row["scores"], strict=True)) == loop.scores


@at_the_compiled_speed
@pytest.mark.parametrize("game", wartable.game_names())
def test_a_game_that_is_followed_has_its_record(game: str) -> None:
    """Every choice of the compiled game is legal at the plain speed, and draws the same luck."""
    made = experiment(game, ["heuristic", "random"], 1, players=[3], options=SHORT if game == GAME else ())
    kept = play_batch(made, Unit(made.arms[0].name, 1, 1))
    [row] = kept["games"].to_pylist()
    match = wartable.replay(str(dataset.record_of(row, kept["choices"].to_pylist())))
    assert match.over
    assert (list(match.winners), match.steps, match.hash) == (row["winners"], row["steps"], row["hash"])
    assert kept["luck"].num_rows > 0


def played(folder: Folder) -> dict[str, list[dict[str, Any]]]:
    """Everything that was kept, in one order; what is counted over several games put together."""
    rows = {name: folder.all(name).to_pylist() for name in ("games", "choices", "luck", "verbs")}
    return {name: sorted(found, key=lambda row: [str(cell) for cell in row.values()]) for name, found in rows.items()}


def stopped_after(batches: int) -> Any:
    def crew(made: Experiment, units: Sequence[Unit]) -> Iterator[Batch]:
        yield from alone(made, units[:batches])
        raise KeyboardInterrupt

    return crew


@at_the_compiled_speed
def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    once = Folder(tmp_path / "once", small(ablate=["protection"]))
    run(once, alone)
    twice = Folder(tmp_path / "twice", small(ablate=["protection"]))
    with pytest.raises(KeyboardInterrupt):
        run(twice, stopped_after(2))
    assert 0 < len(twice.played()) < 24
    run(Folder(tmp_path / "twice", small(ablate=["protection"])), alone)
    assert len(twice.played()) == 24
    assert played(once) == played(twice)
    assert units_left(once.experiment, once.played()) == []
    more = Folder(tmp_path / "once", small(ablate=["protection"], games=13))
    run(more, alone)
    assert len(more.played()) == 26


def test_a_folder_is_of_one_experiment(tmp_path: Path) -> None:
    Folder(tmp_path / "one", small())
    with pytest.raises(wartable.BadTable, match="another experiment: other arms, seed"):
        Folder(tmp_path / "one", small(seed=2, players=[3]))
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("…")
    with pytest.raises(wartable.BadTable, match="holds no experiment"):
        Folder(tmp_path / "letters", small())
    with pytest.raises(wartable.BadTable, match="holds no experiment"):
        Folder.open(tmp_path / "letters")


def test_half_a_part_is_no_part(tmp_path: Path) -> None:
    folder = Folder(tmp_path, small())
    (tmp_path / "parts" / "writing").mkdir()
    assert folder.played() == set()


class Careful:
    """A bot that is no rule: the first that is offered."""

    blind = False

    def choose(self, view: Any, offer: list[str]) -> str:
        return offer[0]


@at_the_compiled_speed
def test_any_bot_may_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked by Python, choice by choice; its games are kept whole, for it may choose otherwise another time."""
    from wartable.lab import experiment as experiments
    from wartable.lab import playing

    monkeypatch.setattr(experiments, "check_bot", lambda spec, name: None)
    monkeypatch.setattr(
        playing, "make_bot", lambda name, *rest: Careful() if name == "careful" else make_bot(name, *rest)
    )
    made = small(bots=["careful", "random"], games=2)
    assert not made.compiled
    folders = [Folder(tmp_path / name, made) for name in ("one", "two")]
    for folder in folders:
        run(folder, alone)
    assert played(folders[0]) == played(folders[1])
    match = wartable.replay(str(record_of(folders[0], None, 2)))
    assert match.hash == folders[0].all("games").to_pylist()[1]["hash"]


@at_the_compiled_speed
@pytest.mark.parametrize("cores", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_the_same_in_processes_beside(tmp_path: Path, cores: int) -> None:
    """A process takes seconds to begin, so every day there is one."""
    from wartable.lab.running import on_cores

    one, two = Folder(tmp_path / "one", small(games=60)), Folder(tmp_path / "two", small(games=60))
    run(one, alone)
    run(two, lambda made, units: on_cores(made, units, cores))
    assert played(one) == played(two)
    assert set(TABLES) == {path.stem for path in two.parts()[0].iterdir()}


def test_who_lacks_a_library_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(wartable.WartableError, match=r"pip install wartable\[lab\]"):
        Folder(tmp_path / "new", small())


def test_who_lacks_a_cluster_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    from wartable.lab.cluster import on_ray

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(wartable.WartableError, match=r"pip install wartable\[ray\]"):
        next(on_ray(small(), [Unit("1957, 2 players", 1, 1)]))
