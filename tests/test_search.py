"""Bots that look ahead: the same at both speeds, from the view alone, within their bounds; advice and chances."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import count, pairwise
from math import inf, nan
from typing import Any

import pytest

import wartable
from wartable.bots import LEVELS, SearchBot, bot_names, bot_number, make_bot, policy_names, stand_in
from wartable.bots.search import PATIENCE, Budget, Tried, at_stake, best_first, look, manner
from wartable.engine.game import Game
from wartable.engine.speeds import chances, search
from wartable.engine.speeds.fast import Fast
from wartable.engine.speeds.linking import Plain
from wartable.games import game_names, spec_of
from wartable.lab import outlook
from wartable.lab.speeds import fast_of, plain_of
from wartable.testing import checks

CONQUEST = "la-conquete-du-monde"
FEW = Budget(playouts=24, cores=1)
at_the_compiled_speed = pytest.mark.usefixtures("compiled")
every_game = pytest.mark.parametrize("name", game_names())


def some_way_on(name: str, steps: int) -> wartable.Match:
    """A game under way, as the heuristics play it."""
    game = wartable.load(name, players=3)
    match = game.new(seed=5)
    bots = {seat: make_bot(stand_in(game.spec), game, k) for k, seat in enumerate(game.seats)}
    while not match.over and match.steps < steps:
        seat = match.asked[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.offer(seat)))
    return match


def a_tree(speed: Plain | Fast, match: wartable.Match, playouts: int) -> list[int]:
    """All cells of a tree after so many playouts, and the shares."""
    seat = match.game.seat_index(match.asked[0])
    states, out = speed.states(match.state, 2), speed.buffer()
    how = manner(match.game, seat)
    how[search.HORIZON], how[search.OTHERS] = min(how[search.HORIZON], 1), 1
    tree, path = speed.vector([1] + [0] * (50 * search.NODE - 1)), speed.vector([0] * 6)
    shares = speed.vector([0] * 2 * match.game.players)
    speed.look_ahead(states, out, seat, match.game.players, speed.vector(how), tree, path, shares, 9, playouts)
    return [*map(int, tree), *map(int, shares)]


@at_the_compiled_speed
@every_game
def test_both_speeds_look_ahead_alike(name: str) -> None:
    match = some_way_on(name, 150)
    assert a_tree(plain_of(name), match, 3) == a_tree(fast_of(name), match, 3)


@at_the_compiled_speed
@every_game
def test_two_truths_with_the_same_view_have_the_same_choice(name: str) -> None:
    match = some_way_on(name, 60)
    assert chances.load(match.spec)
    seat = match.asked[0]
    truths = [match, *(checks.resampled(match, seat, seed) for seed in range(2))]
    chosen = {SearchBot(match.game, FEW, 3).choose(one.view(seat), one.offer(seat)) for one in truths}
    assert len(chosen) == 1
    assert chosen <= set(match.offer(seat))


@at_the_compiled_speed
def test_the_same_seed_finds_the_same() -> None:
    match = some_way_on(CONQUEST, 40)
    seat = match.asked[0]
    first, again = (outlook.advise(match, seat, FEW, seed=1) for _ in range(2))
    assert first == again
    assert first.playouts == FEW.playouts
    assert sum(judged.share for judged in first.choices) == pytest.approx(1)
    assert all(0 <= judged.chance <= 1 for judged in first.choices)
    assert sum(first.chances.values()) == pytest.approx(1, abs=1e-4)


@at_the_compiled_speed
def test_cores_think_side_by_side() -> None:
    match = some_way_on(CONQUEST, 40)
    found = outlook.advise(match, match.asked[0], Budget(playouts=17, cores=2))
    assert found.playouts == 17
    assert found == outlook.advise(match, match.asked[0], Budget(playouts=17, cores=2))
    assert outlook.advise(match, match.asked[0], Budget(playouts=1, cores=3)).playouts == 1


@pytest.mark.parametrize(
    "wrong",
    [{"cores": 0}, {"cores": -1}, {"cores": 1.5}, {"cores": "all"}, {"seconds": -1}, {"seconds": nan}, {"seconds": "2"},
     {"playouts": -1}, {"playouts": None}],
)  # fmt: skip
def test_what_is_no_bound_is_refused(wrong: dict[str, Any]) -> None:
    [name] = wrong
    with pytest.raises(ValueError, match=f"{name}: a .*number of . or more is wanted, not"):
        Budget(**wrong)


@at_the_compiled_speed
def test_time_is_kept() -> None:
    """However generous the machine is to others: far less than the playouts would take."""
    match = some_way_on("wallenstein", 20)
    began = time.monotonic()
    found = outlook.advise(match, match.asked[0], Budget(seconds=0.05, playouts=1_000_000))
    assert time.monotonic() - began < 20
    assert found.playouts < 100_000


@at_the_compiled_speed
def test_time_is_that_of_the_clock_one_is_given() -> None:
    """So a ladder can count the processor's time, and a busy machine makes nobody weaker."""
    match = some_way_on(CONQUEST, 40)
    found = [outlook.advise(match, match.asked[0], Budget(3.0, cores=1, clock=Ticks(0.01)), seed=1) for _ in range(2)]
    assert found[0] == found[1]
    hurried = outlook.advise(match, match.asked[0], Budget(0.1, cores=1, clock=Ticks(0.01)), seed=1)
    assert 0 < hurried.playouts < found[0].playouts


class Ticks:
    """A clock that goes on only when one looks at it."""

    def __init__(self, tick: float) -> None:
        self._tick, self._looks = tick, count()

    def __call__(self) -> float:
        return self._tick * next(self._looks)


@at_the_compiled_speed
def test_thinking_ends_when_little_is_at_stake() -> None:
    """One army is left to beat, and whatever one does now wins: nobody needs a minute for that."""
    match = one_army_from_victory()
    began = time.thread_time()
    found = look(match.game, fast_of(CONQUEST), match.view("red"), Budget(60, cores=1, clock=time.thread_time), 1)
    assert time.thread_time() - began < 20
    assert found.choices[0].chance > 0.99


def one_army_from_victory() -> wartable.Match:
    game = wartable.load(CONQUEST, players=2)
    start = game.new(seed=1).position()
    last = "japon" if "japon" in start["owner"] else next(iter(start["owner"]))
    position = {
        "stage": "combat", "asked": ["red"], "player": "red", "round": 9, "order": {"1": "red", "2": "blue"}, "turn": 0,
        "owner": {"*": "red", last: "blue"}, "armies": {"*": 9, last: 1}, "to_place": 0,
    }  # fmt: skip
    return game.from_position(position)


@at_the_compiled_speed
def test_the_winning_attack_is_found() -> None:
    """One army stands between the seat and the world."""
    match = one_army_from_victory()
    assert chances.load(match.spec)
    bot = SearchBot(match.game, replace(FEW, playouts=150), 1)
    for _ in range(12):
        if match.over:
            break
        seat = match.asked[0]
        match.play(seat, bot.choose(match.view(seat), match.offer(seat)))
    assert match.winners == ("red",)


@at_the_compiled_speed
@pytest.mark.parametrize("playouts", [200, 1000])
def test_what_was_taken_up_is_not_let_go_again(playouts: int) -> None:
    """Armies that nobody needs anywhere: to move one of them or none is all the same, and still a turn ends."""
    match = idle_armies()
    assert chances.load(match.spec)
    bot, chosen = SearchBot(match.game, Budget(playouts=playouts, cores=1), 1), ["done"]
    while match.asked == ("red",) and len(chosen) < 40:
        chosen.append(bot.choose(match.view("red"), match.offer("red")))
        match.play("red", chosen[-1])
    assert match.asked == ("blue",)
    assert not any(before.startswith("from") and then == "done" for before, then in pairwise(chosen))


def idle_armies() -> wartable.Match:
    """Two armies could still follow those that have moved; they are needed neither here nor there."""
    game = wartable.load(CONQUEST, players=2)
    blue = (
        "alaska", "territoires_du_nord_ouest", "groenland", "ontario", "etats_de_l_ouest", "etats_de_l_est", "islande",
        "ukraine", "grande_bretagne", "europe_du_nord", "europe_du_sud", "afrique_du_nord", "egypte", "afrique_du_sud",
        "tchita", "afghanistan", "moyen_orient", "inde", "nouvelle_guinee", "australie_orientale",
    )  # fmt: skip
    position = {
        "stage": "movement", "asked": ["red"], "player": "red", "round": 1,
        "order": {"1": "red", "2": "blue"}, "turn": 0, "owner": {"*": "red", **dict.fromkeys(blue, "blue")},
        "to_place": 0, "armies": {"*": 1, "bresil": 9, "perou": 2, "argentine": 2}, "arrived": {"*": 0, "bresil": 8},
    }  # fmt: skip
    return game.from_position(position)


@at_the_compiled_speed
def test_what_is_still_offered_was_not_carried_out() -> None:
    """Somebody else was first, say: then nothing has been taken up that could be let go."""
    match = idle_armies()
    assert chances.load(match.spec)
    bot, seen = SearchBot(match.game, FEW, 1), (match.view("red"), match.offer("red"))
    bot.last = "from perou"
    assert bot.choose(*seen) == SearchBot(match.game, FEW, 1).choose(*seen)
    match.play("red", "from perou")
    seen = match.view("red"), match.offer("red")
    tried = {judged.choice for judged in look(match.game, fast_of(CONQUEST), seen[0], FEW, 1, "from perou").choices}
    assert tried == set(seen[1]) - {"done"}


def test_one_choice_needs_no_thought() -> None:
    bot = SearchBot(wartable.load(CONQUEST), FEW, 1)
    assert bot.choose({}, ["done"]) == "done"


def test_while_nothing_is_compiled_the_heuristic_stands_in(
    tmp_path: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARTABLE_CACHE", str(tmp_path))
    game = Game(replace(spec_of(CONQUEST)), 2, None, ())
    match = game.new(seed=3)
    seat = match.asked[0]
    seen = match.view(seat), match.offer(seat)
    assert make_bot("search", game, 1).choose(*seen) == make_bot("heuristic", game, 1).choose(*seen)
    assert not chances.load(game.spec)  # nor did it look anywhere else; and NumPy has been imported for good


@at_the_compiled_speed
def test_without_time_the_heuristic_stands_in() -> None:
    match = some_way_on(CONQUEST, 10)
    assert chances.load(match.spec)
    seat = match.asked[0]
    seen = match.view(seat), match.offer(seat)
    assert look(match.game, fast_of(CONQUEST), seen[0], Budget(seconds=0), 1).choices == []
    hurried, heuristic = SearchBot(match.game, Budget(seconds=0), 1), make_bot("heuristic", match.game, 1)
    assert hurried.choose(*seen) == heuristic.choose(*seen)


@every_game
def test_levels_come_after_the_quick_bots(name: str) -> None:
    spec = spec_of(name)
    assert bot_names(spec) == ["random", "heuristic", *LEVELS]
    assert policy_names(spec) == ["random", "heuristic"]
    with pytest.raises(wartable.BadTable, match="thinks too long"):
        bot_number(spec, "search")


@at_the_compiled_speed
def test_chances_over_a_finished_game() -> None:
    match = some_way_on("gods-playground", 10_000)
    moments = list(outlook.chances(match, playouts=20, most=4))
    assert [moment.step for moment in moments] == sorted({moment.step for moment in moments})
    assert all(sum(moment.chances.values()) == pytest.approx(1, abs=1e-4) for moment in moments)
    assert all(moments[-1].chances[seat] == 1 for seat in match.winners)
    assert max(moments[0].chances.values()) < 1  # it was open once
    with pytest.raises(wartable.BadTable, match="not over"):
        list(outlook.chances(match.at(10)))


def tried(visits: int, mean: float, spread: float = 0.04) -> Tried:
    whole = search.WHOLE
    return Tried(visits, round(visits * mean * whole), round(visits * (spread + mean**2) * whole))


def test_only_what_is_surely_better_comes_before_the_policys_choice() -> None:
    own, alike, better, hardly_tried = tried(100, 0.5), tried(100, 0.51), tried(100, 0.6), tried(2, 0.9)
    assert best_first({1: own, 2: alike}) == [1, 2]
    assert best_first({1: own, 2: alike, 3: better}) == [3, 1, 2]
    assert best_first({1: own, 2: hardly_tried}) == [1, 2]
    assert best_first({1: own, 2: tried(100, 0.3), 3: tried(100, 0.45)}) == [1, 3, 2]
    assert best_first({}) == []


def test_little_is_at_stake_where_nothing_else_can_be_better() -> None:
    own = tried(1000, 0.5)
    close, as_close_but_new, far = tried(1000, 0.5), tried(40, 0.5), tried(1000, 0.4)
    assert at_stake({}) == inf
    assert at_stake({1: own}) == 0
    assert at_stake({1: own, 2: far}) < PATIENCE / 1000
    assert 0.003 < at_stake({1: own, 2: close, 3: far}) < at_stake({1: own, 2: as_close_but_new})
    assert at_stake({1: tried(4000, 0.5), 2: tried(4000, 0.5)}) == pytest.approx(
        at_stake({1: own, 2: close}) / 2, rel=0.01
    )
