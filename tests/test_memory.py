"""Recorded games replay, transcripts read the same, counts to depth are what they were."""

from __future__ import annotations

from pathlib import Path

import pytest

import wartable
from tests import memory

RECORDS = sorted((memory.HERE / "recorded").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_recorded_games_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = wartable.replay(text)
    assert match.over
    assert str(match.record()) == text


def test_there_is_a_recorded_game_for_each() -> None:
    assert {path.stem for path in RECORDS} == set(memory.RECORDED)


@pytest.mark.parametrize(
    "entry", memory.TRANSCRIPTS, ids=["-".join(map(str, entry[:4])) for entry in memory.TRANSCRIPTS]
)
def test_transcripts(entry: memory.Told) -> None:
    assert memory.transcript(*entry) == memory.transcript_path(entry).read_text(encoding="utf-8")


COUNTS = [line.split() for line in (memory.HERE / "transcripts" / "counts-to-depth.txt").read_text().splitlines()]


@pytest.mark.parametrize("line", COUNTS, ids=["-".join(line[:5]) for line in COUNTS])
def test_counts_to_depth(line: list[str]) -> None:
    game, players, edition, seed, depth, count = line
    assert memory.perft(memory.tricky(game, int(players), edition, int(seed)), int(depth)) == int(count)
