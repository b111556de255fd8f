"""Records: readable, versioned, and refused when broken."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wartable

NAME = "la-conquete-du-monde"


def short_game(luck: wartable.luck.Luck | None = None) -> wartable.Match:
    match = wartable.load(NAME, players=2, options=["round-limit=1"]).new(luck=luck or wartable.luck.fair("ab" * 32))
    sample = random.Random(3)
    match.order("blue", "defence", "ask")
    while not match.over:
        seat = match.asked[0]
        match.play(seat, sample.choice(match.offer(seat)))
    return match


TEXT = str(short_game().record())


def test_a_record_is_text_for_people() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "wartable record 1"
    assert "game la-conquete-du-monde" in lines
    assert "blue! defence ask" in lines
    assert lines[-2].startswith("end hash ")
    assert lines[-1] == "end revealed " + "ab" * 32


def test_repeated_choices_are_folded() -> None:
    match = wartable.load(NAME, players=2, edition="classic").new(seed=5)
    for _ in range(6):
        seat = match.asked[0]
        match.play(seat, match.offer(seat)[0])
    match = wartable.load(NAME, players=2).new(seed=5)
    seat = match.asked[0]
    first = match.offer(seat)[0]
    for _ in range(3):
        match.play(seat, first)
    text = str(match.record())
    assert f"{seat} {first} x3" in text
    assert wartable.replay(text).steps == 3


def test_verify_proves_every_answer() -> None:
    answers = sum(len(line.split(" : ")[1].split()) for line in TEXT.splitlines() if " : " in line)
    opening = next(line for line in TEXT.splitlines() if line.startswith("begin"))
    assert wartable.verify(TEXT) == answers + len(opening.split()) - 1


def test_a_changed_die_is_found() -> None:
    lines = TEXT.splitlines()
    where = max(k for k, line in enumerate(lines) if " : " in line and " attack " in line)
    head, dice = lines[where].split(" : ")
    for face in "123456":
        changed = " ".join([face, *dice.split()[1:]])
        if changed == dice:
            continue
        lied = "\n".join([*lines[:where], f"{head} : {changed}", *lines[where + 1 :]])
        with pytest.raises(wartable.BrokenRecord):
            wartable.verify(lied)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("wartable record 1", "wartable record 2"),
        ("wartable record 1", "hello"),
        ("game la-conquete-du-monde", "game chess"),
        ("players 2", "players two"),
        ("players 2", "players 9"),
        ("\nrules ", "\nrules 99"),
        ("edition 1957", "edition 1999"),
        ("begin ", "begin 9 "),
        ("begin ", "start "),
        ("end hash ", "end hush "),
        ("end revealed abab", "end revealed cdcd"),
        ("end revealed abab", "end revealed xyxy"),
        ("commitment ", "commitment 00"),
        ("luck fair", "luck fast"),
    ],
)
def test_broken_records_are_refused(old: str, new: str) -> None:
    assert old in TEXT
    with pytest.raises(wartable.WartableError):
        wartable.verify(TEXT.replace(old, new))


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="ascii"))
@settings(max_examples=60)
def test_any_changed_letter_is_refused_or_harmless(where: int, letter: str) -> None:
    broken = TEXT[:where] + letter + TEXT[where + 1 :]
    try:
        match = wartable.replay(broken)
    except wartable.WartableError:
        return
    assert match.hash == wartable.replay(TEXT).hash


def test_a_record_cut_short_is_refused() -> None:
    with pytest.raises(wartable.BrokenRecord):
        wartable.replay(TEXT[: len(TEXT) // 2])


def test_the_seed_stays_secret_until_the_end() -> None:
    luck = wartable.luck.fair()
    match = wartable.load(NAME, players=2).new(luck=luck)
    assert luck.secret not in str(match.record())
    for seat in (*match.game.seats, None):
        assert luck.secret not in repr(match.view(seat)) + repr(match.log(seat))
    assert match.commitment in str(match.record())


def test_a_match_goes_on_after_a_restart() -> None:
    """What a server does: stored record, secret luck, the same dice to come."""
    secret = "12" * 32
    whole = short_game(wartable.luck.fair(secret))
    part = wartable.replay(whole.record(), upto=10, luck=wartable.luck.fair(secret))
    for step in whole._steps[10:]:
        part._perform(step.seat, step.choice, step.order)
    assert part.hash == whole.hash
    assert str(part.record()) == str(whole.record())


def test_a_position_travels_in_the_record() -> None:
    game = wartable.load(NAME, players=2)
    match = game.from_position(game.new(seed=3).position(), luck=wartable.luck.fast(4))
    seat = match.asked[0]
    match.play(seat, match.offer(seat)[0])
    assert wartable.replay(str(match.record())).hash == match.hash
