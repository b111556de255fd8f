"""Records: readable, versioned, and refused when broken."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wartable
from wartable.engine.luck import rewound

NAME = "la-conquete-du-monde"


def short_game(luck: wartable.luck.Luck | None = None) -> wartable.Match:
    match = wartable.load(NAME, players=2, options=["round-limit=1"]).new(luck=luck or wartable.luck.fair("ab" * 32))
    match.order("blue", "defence", "ask")
    play_on(match)
    return match


def play_on(match: wartable.Match) -> None:
    sample = random.Random(3)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, sample.choice(match.offer(seat)))


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


def fight_on(match: wartable.Match) -> int:
    """Attacks wherever there is one, to the end; how many answers were drawn."""
    sample = random.Random(3)
    while not match.over:
        seat = match.asked[0]
        attacks = [choice for choice in match.offer(seat) if choice.startswith("attack ")]
        match.play(seat, sample.choice(attacks or match.offer(seat)))
    return int(match.luck.mark()[0])


def test_a_game_that_went_back_proves_every_die() -> None:
    """Twice it is cut in the middle of its dice: those before stay, others fall after, all of them are proved."""
    match = wartable.load(NAME, players=2, options=["round-limit=2"]).new(luck=wartable.luck.fair("ab" * 32, "a"))
    salt, _ = "a", fight_on(match)
    for _ in range(2):
        half = next(k for k in range(match.steps) if sum(len(step.answers) for step in match._steps[:k]) > 6)
        cut = wartable.replay(match.record(), upto=half, luck=wartable.luck.fair("ab" * 32, salt))
        salt = rewound(salt, cut.luck.mark()[0])
        before, match = match, wartable.replay(match.record(), upto=half, luck=wartable.luck.fair("ab" * 32, salt))
        assert fight_on(match) > cut.luck.mark()[0] + 5
        assert [step.answers for step in match._steps[half:]] != [step.answers for step in before._steps[half:]]
    assert f"salt {salt}\n" in str(match.record())
    assert wartable.verify(str(match.record())) > 0
    for lie in ("a", salt.rpartition(" ")[0], f"{salt} 1"):
        with pytest.raises(wartable.BrokenRecord, match="not what the seed gives"):
            wartable.verify(str(match.record()).replace(f"salt {salt}\n", f"salt {lie}\n"))
