"""Playing: games to the end with every check, records, undo, both speeds, bots, looking back."""

from __future__ import annotations

import random

import pytest

import wartable
from wartable.bots import make_bot, policy_names
from wartable.engine.game import Game
from wartable.engine.luck import Stream
from wartable.engine.match import MARK_EVERY, Match
from wartable.engine.speeds.fast import Fast
from wartable.engine.state import to_bytes
from wartable.lab.speeds import fast_of, plain_of
from wartable.testing import checks
from wartable.testing.tables import limited


def test_random_games_to_the_end(game: Game) -> None:
    match = checks.play_checked(limited(game), seed=11, chooser="random", every=97, limit=20_000)
    assert match.over
    assert match.winners


def test_long_games_of_bots_keep_every_rule(game: Game) -> None:
    """Bots go where blind play does not; what must hold is checked on the way."""
    for bot in game.spec.bots:
        checks.play_checked(game, seed=5, chooser=bot, every=151, limit=4_000)


def test_games_of_bots_end(edition: Game) -> None:
    for bot in edition.spec.bots:
        assert checks.play_checked(limited(edition), seed=6, chooser=bot, every=10**9, limit=20_000).winners


def test_same_seed_same_game(edition: Game) -> None:
    one, two = (checks.play_blindly(limited(edition), 3, 300) for _ in range(2))
    other = checks.play_blindly(limited(edition), 4, 300)
    assert str(one.record()) == str(two.record())
    assert str(one.record()) != str(other.record())


def test_a_record_replays_to_the_same_hash(edition: Game) -> None:
    match = checks.play_checked(limited(edition), 6, "random", 40, 400)
    text = str(match.record())
    again = wartable.replay(text)
    assert again.hash == match.hash
    assert str(again.record()) == text
    for seat in (*edition.seats, None):
        assert again.log(seat) == match.log(seat)
    half = wartable.replay(text, upto=match.steps // 2)
    assert half.steps == match.steps // 2


def alike(one: Match, other: Match) -> bool:
    """The same position, seen alike by everyone, after the same story."""
    seats = (None, *one.game.seats)
    views = all((one.view(s), one.prompt_data(s)) == (other.view(s), other.prompt_data(s)) for s in seats)
    return (
        views and one.hash == other.hash and all(one.log(s) == other.log(s) for s in seats) and one.steps == other.steps
    )


def test_looking_back_is_a_replay_from_a_mark(edition: Game) -> None:
    """Also after choices were taken back, and orders changed."""
    sample = random.Random(19)
    match = limited(edition).new(seed=19)
    while not match.over and match.steps < 3 * MARK_EVERY:
        for name, order in match.spec.orders.items():
            match.reorder(sample.choice(edition.seats), name, sample.choice(order.words))
        seat = sample.choice(match.asked)
        match.play(seat, sample.choice(match.offer(seat)))
        if sample.random() < 0.1 and match.may_undo(seat):
            match.undo(seat)
    record, end = match.record(), match.steps
    for steps in {0, 1, MARK_EVERY - 1, MARK_EVERY, MARK_EVERY + 1, end // 2, end - 1, end} & {*range(end + 1)}:
        assert alike(match.at(steps), wartable.replay(record, upto=steps))
    assert match.hash == record.hash


def test_every_seat_tries_every_undo_at_every_point(edition: Game) -> None:
    match = checks.play_undoing(limited(edition), seed=17, every=31, limit=150 if edition.options else 300)
    assert wartable.replay(str(match.record())).hash == match.hash


def test_fair_games_verify(edition: Game) -> None:
    quick = limited(edition)
    match = quick.new(luck=wartable.luck.fair(salt="table 7"))
    assert match.commitment
    sample = random.Random(1)
    while not match.over and match.steps < 20_000:
        seat = match.asked[0]
        match.play(seat, sample.choice(match.offer(seat)))
        assert match.over or match.steps > 10 or "revealed" not in str(match.record())
    assert match.over
    assert wartable.verify(match.record()) > 0
    lied = str(match.record()).replace("salt table 7", "salt table 8")
    with pytest.raises(wartable.BrokenRecord):
        wartable.verify(lied)


@pytest.fixture
def compiled(game: Game) -> Fast:
    return fast_of(game.name)


def test_both_speeds_play_bit_identical_games(game: Game, compiled: Fast) -> None:
    """By trajectory hash, with bounds checks on: every offer, choice and position."""
    plain = plain_of(game.name)
    seats = len(game.spec.seats)
    for bots in ([0] * seats, [1] * seats, [k % 2 for k in range(seats)]):
        if max(bots) >= len(policy_names(game.spec)):
            continue
        for seed in (1,) if game.options else (1, 2**40 + 7):
            hashes = [
                speed.trajectory(speed.states(game.template, 2), speed.buffer(), speed.vector(bots), seed, 800)
                for speed in (plain, compiled)
            ]
            assert hashes[0] == hashes[1]


def test_a_match_is_what_the_compiled_speed_plays(game: Game, compiled: Fast) -> None:
    """The human layer, events and all, against records: the same choices lead to the same bytes."""
    match = game.new(seed=9)
    states, out = compiled.states(game.template, 2), compiled.buffer()
    compiled.start_at(states, 1, 9)
    sample = random.Random(2)
    for _ in range(300):
        if match.over:
            break
        seat = sample.choice(match.asked)
        i = game.seat_index(seat)
        n = compiled.offer_at(states, 1, i, out)
        assert out[:n].tolist() == match.offer_ids(seat)
        choice = sample.choice(match.offer_ids(seat))
        match.play(seat, game.spec.verbs.text(choice))
        compiled.step_at(states, 1, i, choice, out)
        assert to_bytes(compiled.read(states, 1)) == to_bytes(match.state)


def test_compiled_resampling_is_plain_resampling(game: Game, compiled: Fast) -> None:
    match = checks.play_blindly(limited(game), 8, 150)
    for i in (-1, *range(game.players)):
        s = match.state.clone()
        states = compiled.states(s, 2)
        compiled.resample_at(states, 1, i, 77)
        s.luck = Stream(77)
        game.spec.resample(s, i)
        assert to_bytes(compiled.read(states, 1)) == to_bytes(s)


def test_bots_play_from_view_and_offer_alone(edition: Game) -> None:
    match = edition.new(seed=21)
    bots = {
        seat: make_bot(policy_names(edition.spec)[k % len(policy_names(edition.spec))], edition, k)
        for k, seat in enumerate(edition.seats)
    }
    for _ in range(120):
        if match.over:
            break
        seat = match.asked[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.offer(seat)))


def test_nobody_can_work_out_what_bots_choose_in_secret(game: Game) -> None:
    """Whoever sees the same and knows the bots, but not their luck, finds more than one thing they may be doing; if not
    in each round (somebody may have nothing to choose), then in one of each kind."""
    match, sample = limited(game).new(seed=22), random.Random(22)
    foretold: dict[str, bool] = {}
    while not match.over and match.steps < 1_000:
        if len(match.together) > 1 and match.together == match.asked and foretold.get(match.stage, True):
            foretold[match.stage] = any(checks.is_foretold(name, match) for name in game.spec.bots)
        checks.chooses(match, sample)
    assert not any(foretold.values()), f"bots can be foretold: {foretold}"


def test_an_imagined_position_looks_the_same_to_its_seat(game: Game) -> None:
    game = limited(game)
    match = checks.play_blindly(game, 13, 120)
    for seat in (*game.seats, None):
        imagined = game.imagine(match.view(seat), seed=4)
        assert imagined.view(seat) == match.view(seat)
        assert game.imagine(match.view(seat), seed=4).hash == imagined.hash
        if seat is not None:
            assert imagined.offer(seat) == match.offer(seat)
