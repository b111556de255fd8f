"""The chances of battles and revolts, against a tower of this test's own making."""

from __future__ import annotations

import random
import time
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

import wartable
from wartable import Match
from wartable.bots import make_bot
from wartable.engine.speeds import chances, fast
from wartable.engine.speeds.fast import Fast
from wartable.games import spec_of
from wartable.games.wallenstein import odds
from wartable.games.wallenstein.board import BUILDINGS, COUNTY, EVENT, PALACE, TILE
from wartable.games.wallenstein.names import verbs
from wartable.games.wallenstein.state import COLOUR, PLACES, SEAT, Empire
from wartable.lab.speeds import fast_of, plain_of

GAME = "wallenstein"
TRIALS = 1500
COLOURS = {name: k for k, name in enumerate(COLOUR.members)}
RED, BLUE = SEAT.index("red"), SEAT.index("blue")
HOME, NEXT = COUNTY.index("anhalt"), COUNTY.index("kursachsen")
Cubes = dict[str, int]


# ---- a tower written without looking at ours ----
def falls_out(rng: random.Random, model: str, inside: Cubes, thrown: Cubes) -> Cubes:
    """W-6.3 by cubes instead of counts, with chances instead of whole numbers."""
    resting = [[colour for colour, count in inside.items() for _ in range(count)], []]
    falling = [colour for colour, count in thrown.items() for _ in range(count)]
    if model == "simple":
        out = [cube for cube in resting[0] if rng.random() < 1 / 3] + [cube for cube in falling if rng.random() < 2 / 3]
        return {colour: out.count(colour) for colour in COLOURS}
    floors: list[list[str]] = [[], []]
    for cube in resting[0]:
        floors[rng.random() < 0.5].append(cube)
    rng.shuffle(falling)
    out = []
    for cube in falling:
        for loose in land(rng, floors[0], cube):
            out += land(rng, floors[1], loose)
    return {colour: out.count(colour) for colour in COLOURS}


def land(rng: random.Random, floor: list[str], cube: str) -> list[str]:
    """What leaves a floor a cube falls on, in order."""
    shaken = [rng.random() < 1 / 17 for _ in floor]
    leaving = [other for other, loose in zip(floor, shaken, strict=True) if loose]
    floor[:] = [other for other, loose in zip(floor, shaken, strict=True) if not loose]
    if rng.random() < 0.79:
        return [*leaving, cube]
    floor.append(cube)
    return leaving


# ---- battles and revolts to try ----
def empire(inside: Cubes, model: str = "two-floors", tray: Cubes | None = None) -> Empire:
    """An Empire in which nothing stands but what a test puts there."""
    s: Empire = wartable.load(GAME, 5, None, [f"tower={model}"]).template.clone()
    for county in range(len(COUNTY)):
        s.owner[county] = -1
    for place in range(PLACES):
        s.order[place] = s.tiles[place] = -1
    s.event, s.origin = -1, HOME
    for cells, cubes in ((s.inside, inside), (s.tray, tray or {})):
        for colour, count in cubes.items():
            cells[COLOURS[colour]] = count
    s.owner[HOME], s.armies[HOME] = RED, 16
    return s


def defended(s: Empire, armies: int, markers: int = 0) -> Empire:
    s.owner[NEXT], s.armies[NEXT], s.markers[NEXT] = BLUE, armies, markers
    return s


def with_tiles(s: Empire, **seats: str) -> Empire:
    for place, (seat, tile) in enumerate(seats.items()):
        s.order[place], s.tiles[place] = SEAT.index(seat), TILE.index(tile)
    return s


def with_event(s: Empire, card: str, palace: bool = False) -> Empire:
    s.event = EVENT.index(card)
    s.buildings[NEXT * BUILDINGS + PALACE] = int(palace)
    return s


def revolting(s: Empire, armies: int, markers: int) -> Empire:
    s.armies[HOME], s.markers[HOME] = armies, markers
    return s


FILLED = {"red": 2, "blue": 1, "yellow": 3, "peasants": 2}
ARMED = next(name for name in EVENT.members if name.startswith("armed-peasants"))
GUARD = next(name for name in EVENT.members if name.startswith("palace-guard"))
Case = tuple[Empire, str, Cubes, tuple[str, ...]]  # a choice, what it throws in, and who fights for the other side
CASES: dict[str, Case] = {
    "W-3.1 four against three": (
        defended(empire(FILLED), 3), "march kursachsen 4", {"red": 4, "blue": 3}, ("blue", "peasants")
    ),
    "W-3.1 the tray is thrown too": (
        defended(empire(FILLED, tray={"red": 1, "blue": 2, "peasants": 1, "black": 4}), 3), "march kursachsen 5",
        {"red": 6, "blue": 5, "peasants": 1, "black": 4}, ("blue", "peasants"),
    ),
    "W-3.3 a marker keeps peasants out": (
        defended(empire(FILLED, tray={"peasants": 6}), 3, markers=1), "march kursachsen 4",
        {"red": 4, "blue": 3, "peasants": 6}, ("blue",),
    ),
    "W-3.1 a neutral county": (empire(FILLED), "march kursachsen 4", {"red": 4, "peasants": 1}, ("peasants",)),
    "W-4.2 two peasants": (
        with_event(empire(FILLED), ARMED), "march kursachsen 3", {"red": 3, "peasants": 2}, ("peasants",)
    ),
    "W-4.3 a palace": (
        with_event(defended(empire(FILLED), 2), GUARD, palace=True), "march kursachsen 4",
        {"red": 4, "blue": 3}, ("blue", "peasants"),
    ),
    "W-1.11 both tiles": (
        with_tiles(defended(empire(FILLED), 4), blue="defence", red="attack"), "march kursachsen 5",
        {"red": 6, "blue": 5}, ("blue", "peasants"),
    ),
    "W-6.1 the simple tower": (
        defended(empire(FILLED, "simple"), 4), "march kursachsen 5", {"red": 5, "blue": 4}, ("blue", "peasants")
    ),
    "W-3.6 a revolt": (
        revolting(empire(FILLED), 4, 2), "plan taxes anhalt", {"red": 4, "peasants": 2}, ("peasants",)
    ),
    "W-3.8 a revolt, with peasants in the tray": (
        revolting(empire(FILLED, tray={"peasants": 3}), 5, 1), "plan grain anhalt",
        {"red": 5, "peasants": 4}, ("peasants",),
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def compiled() -> Fast:
    return fast_of(GAME)


def number(choice: str) -> int:
    return verbs.parse(choice)[0]


def tried(speed: Any, s: Empire, choice: str, trials: int = TRIALS, seed: int = 1) -> int:
    return int(speed.sample_at(speed.states(s, 1), 0, RED, number(choice), trials, seed))


@pytest.mark.parametrize("case", CASES)
def test_w_6_1_chances_are_those_of_a_tower_written_here(case: str) -> None:
    s, choice, thrown, against = CASES[case]
    model = ("two-floors", "simple")[s.tower_model]
    rng, won = random.Random(case), 0
    for _ in range(TRIALS):
        out = falls_out(rng, model, FILLED, thrown)
        won += out["red"] > sum(out[colour] for colour in against)
    share = won / TRIALS
    assert 0.02 < share < 0.98
    four_errors = 4 * sqrt(2 * share * (1 - share) / TRIALS)
    assert tried(plain_of(GAME), s, choice) / TRIALS == pytest.approx(share, abs=four_errors)


@pytest.mark.parametrize("case", CASES)
def test_w_6_1_both_speeds_try_alike(case: str, compiled: Fast) -> None:
    s, choice, _, _ = CASES[case]
    assert tried(compiled, s, choice, 300) == tried(plain_of(GAME), s, choice, 300)


def test_a_trial_changes_nothing_but_who_is_on_his_way() -> None:
    """W-3.2 – So the next one is the same throw; and what would come out lies in the tray."""
    s, choice, thrown, _ = CASES["W-3.1 the tray is thrown too"]
    states = plain_of(GAME).states(s, 1)
    plain_of(GAME).sample_at(states, 0, RED, number(choice), 20, 3)
    after = states[0]
    assert dict(zip(COLOURS, after.thrown, strict=True)) == dict.fromkeys(COLOURS, 0) | thrown
    assert after.inside == s.inside
    assert sum(after.tray) <= sum(after.thrown) + sum(after.inside)
    assert after.out == after.upper == after.lower == after.falling == [0] * len(COLOURS)


# ---- the odds of an offer ----
@pytest.fixture(scope="module")
def ready(compiled: Fast) -> None:
    """The compiled tower, loaded now instead of beside the game."""
    assert chances.load(spec_of(GAME))


@pytest.fixture(scope="module")
def marching() -> Match:
    """A game of bots up to a march that may attack others and a neutral county."""
    return _played_to("march", odds._is_fight)


@pytest.fixture(scope="module")
def planning() -> Match:
    """A game of bots up to a plan in which a county with markers may be taxed."""
    return _played_to("plan", lambda view, choice: choice.startswith("plan taxes") and odds._is_fight(view, choice))


def _played_to(stage: str, wanted: Any) -> Match:
    game = wartable.load(GAME, 3, None, ["set-up=printed"])
    match, bot = game.new(seed=4), make_bot("heuristic", game, 4)
    while not match.over:
        seat = match.asked[0]
        if match.stage == stage and any(wanted(match.view(seat), choice) for choice in match.offer(seat)):
            return match
        match.play(seat, bot.choose(match.view(seat), match.offer(seat)))
    raise AssertionError(f"no {stage} to foresee")


def foreseen(match: Match) -> dict[str, float]:
    seat = match.asked[0]
    return match.spec.odds(match.view(seat), match.offer(seat))


@pytest.mark.usefixtures("ready")
def test_every_attack_has_odds_and_no_move_has(marching: Match) -> None:
    seat = marching.asked[0]
    owner = marching.view(seat)["owner"]
    attacks = [c for c in marching.offer(seat) if c.startswith("march") and owner[c.split()[1]] != seat]
    found = foreseen(marching)
    assert sorted(found) == sorted(attacks)
    assert all(0 <= chance <= 1 for chance in found.values())


@pytest.mark.usefixtures("ready")
def test_odds_are_those_of_the_rules_within_their_error(marching: Match, compiled: Fast) -> None:
    """The state made of a view tries the same battle as the table's own."""
    seat = marching.game.seat_index(marching.asked[0])
    for choice, chance in foreseen(marching).items():
        states = compiled.states(marching.state, 1)
        share = compiled.sample_at(states, 0, seat, number(choice), 20_000, 5) / 20_000
        assert chance == pytest.approx(share, abs=2 * marching.spec.odds_error)


@pytest.mark.usefixtures("ready")
def test_w_2_4_plans_have_odds_where_a_revolt_would_come(planning: Match) -> None:
    found = foreseen(planning)
    markers = planning.view(planning.asked[0])["markers"]
    assert found
    for choice in found:
        _, space, county = choice.split()
        assert space in ("taxes", "grain")
        assert markers[county] > 0


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize("model", ["two-floors", "simple"])
def test_more_armies_are_better(model: str) -> None:
    s = defended(empire(FILLED, model), 4)
    wanted = [number(f"march kursachsen {armies}") for armies in range(1, 15)]
    found = list(chances.chances(spec_of(GAME), s, RED, wanted, odds.TRIALS).values())
    error = 2 * chances.error_of(odds.TRIALS)
    assert all(more > fewer - error for fewer, more in pairwise(found))
    assert found[0] < 0.1
    assert found[-1] > 0.97


@pytest.mark.usefixtures("ready")
def test_four_armies_take_a_neutral_county_nearly_always() -> None:
    s = empire({"red": 2, "blue": 2, "yellow": 2, "peasants": 1})
    found = chances.chances(spec_of(GAME), s, RED, [number("march kursachsen 4")], odds.TRIALS)
    assert 0.85 < found[number("march kursachsen 4")] < 0.99


@pytest.mark.usefixtures("ready")
def test_the_same_view_has_the_same_odds_whatever_is_hidden(marching: Match) -> None:
    """W-1.19 – Others' plans, and whether they want to be asked about a tile, are in no odds."""
    seat = marching.asked[0]
    told = foreseen(marching)
    for seed in range(5):
        other = marching.game.imagine(marching.view(seat), seed)
        assert other.spec.odds(other.view(seat), other.offer(seat)) == told


@pytest.mark.usefixtures("compiled")
def test_the_first_who_asks_waits_for_nothing(marching: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code is loaded beside the game; whoever asks later has odds."""
    monkeypatch.setattr(chances, "_speeds", {})
    monkeypatch.setattr(chances, "_next_look", {})
    assert foreseen(marching) == {}
    end = time.monotonic() + 120
    while not foreseen(marching):
        assert time.monotonic() < end
        time.sleep(0.05)


# ---- where nothing has been compiled ----
@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WARTABLE_CACHE", str(tmp_path))
    monkeypatch.setattr(chances, "_speeds", {})
    monkeypatch.setattr(chances, "_next_look", {})
    return tmp_path


@pytest.mark.usefixtures("empty_cache")
def test_no_odds_before_the_tower_is_compiled(marching: Match, planning: Match) -> None:
    assert not chances.load(marching.spec)
    assert foreseen(marching) == foreseen(planning) == {}
    assert chances.chances(marching.spec, marching.state, RED, [0], 100) == {}


@pytest.mark.usefixtures("empty_cache")
def test_a_cache_without_code_is_not_filled() -> None:
    spec = spec_of(GAME)
    folder = fast.cache_of(spec, spec.bots, fast.CHECKED)
    folder.mkdir()
    (folder / fast.PROGRAM).touch()
    assert not chances.load(spec)
    assert [path.name for path in folder.iterdir()] == [fast.PROGRAM]
