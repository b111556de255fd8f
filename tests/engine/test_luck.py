"""Luck in its four forms."""

from __future__ import annotations

import collections

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wartable
from wartable.engine.domain import Domain
from wartable.engine.luck import DIE, Fair, Questions, Recorded, Stream, Tape, commitment, rewound

FRUIT = Domain("fruit", ("apple", "pear", "plum"))


def fruit_questions() -> Questions:
    questions = Questions()
    questions.add(FRUIT)
    return questions


@given(st.integers(0, 2**63 - 1), st.integers(1, 10_000))
def test_a_stream_stays_in_range_and_repeats(seed: int, n: int) -> None:
    one, two = Stream(seed), Stream(seed)
    draws = [one.draw(n) for _ in range(20)]
    assert all(0 <= x < n for x in draws)
    assert draws == [two.draw(n) for _ in range(20)]


def test_streams_of_neighbouring_seeds_differ() -> None:
    streams = [Stream(seed) for seed in range(500)]
    assert len({tuple(stream.draw(6) for _ in range(12)) for stream in streams}) == 500
    assert Stream(1).draw(2**31) != Stream(1 + 2**32).draw(2**31)


@pytest.mark.parametrize("luck", [Stream(5), Fair("ab" * 32)], ids=["fast", "fair"])
def test_dice_are_even(luck: Stream | Fair) -> None:
    rolls = collections.Counter(luck.roll() for _ in range(6_000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in rolls.values())


def test_several_dice_are_all_even() -> None:
    luck = Stream(3)
    digits: list[collections.Counter[int]] = [collections.Counter() for _ in range(6)]
    for _ in range(6_000):
        packed = luck.dice(6)
        for k in range(6):
            digits[k][packed // 6**k % 6] += 1
    assert all(850 < digit[face] < 1150 for digit in digits for face in range(6))


def test_a_bag_is_drawn_by_its_counts() -> None:
    luck = Stream(8)
    drawn = collections.Counter(luck.pick(0, [1, 0, 3]) for _ in range(4_000))
    assert drawn[1] == 0
    assert 900 < drawn[0] < 1100


def test_fair_luck_commits_to_its_seed() -> None:
    luck = Fair()
    assert commitment(luck.secret) == luck.commitment
    assert luck.secret not in luck.commitment
    assert Fair().secret != luck.secret


def test_fair_luck_depends_on_the_salt() -> None:
    one, two = Fair("cd" * 32, "a"), Fair("cd" * 32, "b")
    assert [one.draw(1000) for _ in range(5)] != [two.draw(1000) for _ in range(5)]


def drawn(salt: str, count: int = 60) -> list[int]:
    luck = Fair("cd" * 32, salt)
    return [luck.draw(1000) for _ in range(count)]


def test_going_back_keeps_what_was_drawn_and_changes_what_comes() -> None:
    first = drawn("a")
    once = drawn(rewound("a", 20))
    assert once[:20] == first[:20]
    assert not set(enumerate(once[20:])) & set(enumerate(first[20:]))
    twice = drawn(rewound(rewound("a", 20), 20))
    assert twice[:20] == first[:20]
    assert twice[20:] != once[20:]


def test_going_back_further_leaves_nothing_of_the_dice_in_between() -> None:
    once, earlier, later = (drawn(salt) for salt in ("a rewound 20", "a rewound 20 10", "a rewound 20 40"))
    assert (earlier[:10], later[:40]) == (once[:10], once[:40])
    assert earlier[10:] == drawn("a rewound 10 10")[10:]
    assert later[40:] == drawn("a rewound 40 40")[40:]


def test_a_salt_in_other_words_is_only_a_salt() -> None:
    for salt in ("rewound 3", "a rewound", "a rewound x", "a rewound 12345678901"):
        assert drawn(salt, 5) != drawn(f"{salt} ", 5)
        assert Fair("cd" * 32, salt).salt == salt
    tumbling = Fair("cd" * 32, "a rewound 0")
    assert [tumbling.tumble(1000) for _ in range(3)] != [Fair("cd" * 32, "a").tumble(1000) for _ in range(3)]


def test_a_tape_answers_in_order_and_runs_out() -> None:
    tape = Tape([4, "plum", 2])
    tape.bind(fruit_questions())
    assert (tape.roll(), tape.pick(0, [1, 1, 1]), tape.roll()) == (4, 2, 2)
    with pytest.raises(wartable.BadLuck, match="run out"):
        tape.roll()


def test_a_tape_goes_on_with_another_luck() -> None:
    tape = Tape([4], then=Stream(1))
    assert tape.roll() == 4
    assert tape.roll() == Stream(1).roll()


@pytest.mark.parametrize("answer", [0, 7, "plum", "", 3.5])
def test_a_die_is_one_to_six(answer: int | str) -> None:
    with pytest.raises(wartable.BadLuck):
        fruit_questions().parse(DIE, answer, [])


def test_a_named_draw_must_be_in_the_bag() -> None:
    tape = Recorded(["pear"])
    tape.bind(fruit_questions())
    with pytest.raises(wartable.BadLuck, match="no pear is left"):
        tape.pick(0, [1, 0, 1])
    with pytest.raises(wartable.BadLuck, match="a fruit was asked"):
        fruit_questions().parse(0, "stone", [1, 1, 1])


def test_a_failing_tape_changes_nothing() -> None:
    game = wartable.load("la-conquete-du-monde", players=2)
    start = game.new(seed=3)
    match = game.from_position(start.position(), luck=wartable.luck.tape([6]))
    seat = match.asked[0]
    while match.stage == "reinforce":
        match.play(seat, match.offer(seat)[-1])
    match.play(seat, next(c for c in match.offer(seat) if c.startswith("from")))
    before = match.hash
    with pytest.raises(wartable.BadLuck):
        match.play(seat, next(c for c in match.offer(seat) if c.startswith("attack")))
    assert match.hash == before
    assert match._luck.inner.read == 0  # type: ignore[attr-defined]
