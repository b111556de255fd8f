"""W-3: battles and revolts against a reckoning of their own, with whatever comes out of the tower."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.asking import part, play
from tests.games.wallenstein.helpers import PEASANTS, SEATS, Counties, acting, at, cubes, supply, table, told

COLOURS = ("red", "blue", "yellow", "peasants")


def drawn(lot: random.Random, thrown: dict[str, int], inside: dict[str, int]) -> dict[str, int]:
    """Some of the cubes that are in the tower now."""
    return {colour: lot.randint(0, thrown[colour] + inside[colour]) for colour in COLOURS}


def battle(attack: int, own: int, peasants: int, defended: bool, marker: bool) -> dict[str, Any]:
    """What the text makes of the cubes that came out: outcome, owner and armies, peasants left in the tray."""
    helpers = 0 if marker else peasants
    defence = own + helpers
    left = peasants if marker else 0
    if attack > defence:
        return {"event": "conquered", "owner": "red", "armies": attack - defence, "tray": left}
    if not defended:
        return {"event": "not-beaten", "owner": None, "armies": 0, "tray": left}
    if attack == defence or own == 0:
        return {"event": "laid-waste", "owner": None, "armies": 0, "tray": left}
    lost_peasants = min(attack, helpers)
    return {"event": "held-out", "owner": "blue", "armies": own - (attack - lost_peasants), "tray": left}


@pytest.mark.parametrize("seed", range(60))
def test_w_3_4_battles_as_the_text_says(seed: int) -> None:
    lot = random.Random(seed)
    sent, defenders, markers = lot.randint(1, 6), lot.choice((0, 1, 2, 3, 4)), lot.choice((0, 0, 1, 2))
    inside = {colour: lot.randint(0, 3) for colour in COLOURS}
    tray = {colour: lot.choice((0, 0, 1, 2)) for colour in COLOURS}
    counties: Counties = {"anhalt": ("red", sent + 1)}
    built = {"palace": lot.randint(0, 1), "church": lot.randint(0, 1)} if defenders else {}
    if defenders:
        counties["kursachsen"] = ("blue", defenders)
    thrown = dict(tray)
    thrown["red"] += sent
    thrown["blue"] += defenders
    thrown["peasants"] += 0 if defenders else 1
    out = drawn(lot, thrown, inside)
    match = acting(
        ["battle-a"],
        counties,
        {"red": {"battle-a": "anhalt"}},
        cubes(**out),
        inside=inside,
        tray=tray,
        markers={"kursachsen": markers if defenders else 0},
        buildings={"kursachsen": built},
    )
    play(match, f"red march kursachsen {sent}")
    marker = bool(defenders and markers)
    want = battle(out["red"], out["blue"] if defenders else 0, out["peasants"], bool(defenders), marker)
    p = match.position()
    assert {k: v for k, v in told(match, "cubes-thrown")[0].items() if k in COLOURS} == thrown
    assert told(match, want["event"])
    assert (p["owner"]["kursachsen"], p["armies"]["kursachsen"]) == (want["owner"], want["armies"])
    assert p["armies"]["anhalt"] == 1
    stays = {"red": 0, "blue": 0 if defenders else out["blue"], "yellow": out["yellow"], "peasants": want["tray"]}
    assert {colour: p["tray"][colour] for colour in COLOURS} == stays
    assert {colour: p["inside"][colour] for colour in COLOURS} == {
        colour: inside[colour] + thrown[colour] - out[colour] for colour in COLOURS
    }
    kept = want["owner"] is not None and defenders
    assert p["markers"]["kursachsen"] == (markers if kept else 0)
    assert sum(p["buildings"]["kursachsen"].values()) == (sum(built.values()) if kept else 0)


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("action", ["grain", "taxes"])
def test_w_3_6_revolts_as_the_text_says(seed: int, action: str) -> None:
    lot = random.Random(seed)
    armies, markers = lot.randint(1, 6), lot.randint(0, 3)
    inside = {colour: lot.randint(0, 3) for colour in COLOURS}
    tray = {colour: lot.choice((0, 0, 1, 2)) for colour in COLOURS}
    thrown = dict(tray)
    thrown["red"] += armies
    thrown["peasants"] += markers
    out = drawn(lot, thrown, inside)
    match = acting(
        [action],
        {"anhalt": ("red", armies)},
        {"red": {action: "anhalt"}},
        cubes(**out),
        inside=inside,
        tray=tray,
        markers={"anhalt": markers},
        buildings={"anhalt": {"palace": 1}},
    )
    p = match.position()
    assert (p["grain"]["red"], p["thalers"]["red"]) == ((4, 18) if action == "grain" else (0, 23)), "kept either way"
    if not markers:
        assert not told(match, "revolt-began")
        assert (p["armies"]["anhalt"], p["markers"]["anhalt"]) == (armies, 1)
        assert {colour: p["tray"][colour] for colour in COLOURS} == tray
        return
    won = out["red"] > out["peasants"]
    assert p["owner"]["anhalt"] == ("red" if won else None)
    assert p["armies"]["anhalt"] == (out["red"] - out["peasants"] if won else 0)
    assert p["markers"]["anhalt"] == (markers + 1 if won else 0)
    assert p["buildings"]["anhalt"]["palace"] == int(won)
    assert {colour: p["tray"][colour] for colour in COLOURS} == {
        "red": 0,
        "blue": out["blue"],
        "yellow": out["yellow"],
        "peasants": 0,
    }


# ---- W-3.1 what is thrown ----
@pytest.mark.parametrize(("marked", "peasants"), [(1, 1), (2, 2), (5, 5)])
def test_w_3_1_as_many_peasants_as_markers(marked: int, peasants: int) -> None:
    match = acting(
        ["taxes"], {"trier": ("red", 2)}, {"red": {"taxes": "trier"}}, cubes(red=1), markers={"trier": marked}
    )
    assert told(match, "cubes-thrown")[0]["peasants"] == peasants


def test_w_3_2_nothing_comes_out_that_is_not_in_the_tower() -> None:
    match = acting(["battle-a"], {"anhalt": ("red", 3)}, {"red": {"battle-a": "anhalt"}}, cubes(blue=1))
    with pytest.raises(Exception, match="blue"):
        match.play("red", "march altmark 2")


def test_w_3_7_the_tray_waits_for_the_next_fight() -> None:
    counties = {"anhalt": ("red", 3), "trier": ("blue", 3)}
    plan = {"red": {"battle-a": "anhalt"}, "blue": {"battle-a": "trier"}}
    match = acting(["battle-a"], counties, plan, [*cubes(red=2, blue=1), *cubes(blue=3)], inside={"blue": 1})
    play(match, "red march altmark 2")
    assert part(match, "tray", "blue") == 1
    play(match, "blue march mark 2")
    assert told(match, "cubes-thrown")[1]["blue"] == 3
    assert part(match, "armies", "mark") == 3


def test_w_3_7_tower_and_tray_stay_through_winter() -> None:
    match = at(
        "winter-revolts",
        then=1,
        season="winter",
        counties={"trier": ("red", 1)},
        grain={"red": 1},
        inside={"red": 3, "peasants": 2},
        tray={"blue": 2},
    )
    assert part(match, "year") == 2
    assert part(match, "tray", "blue") == 2
    assert (part(match, "inside", "red"), part(match, "inside", "peasants")) == (3, 2)


def test_w_3_7_peasants_never_stand_in_a_county() -> None:
    match = acting(
        ["battle-a"], {"anhalt": ("red", 3)}, {"red": {"battle-a": "anhalt"}}, cubes(peasants=3), inside={"peasants": 4}
    )
    play(match, "red march altmark 2")
    assert part(match, "armies", "altmark") == 0
    assert part(match, "tray", "peasants") == 0
    assert match.view(None)["supply"]["peasants"] == PEASANTS - 2


def test_w_3_10_peasants_that_fought_go_to_the_supply_on_whichever_side() -> None:
    match = acting(
        ["grain"],
        {"anhalt": ("red", 3)},
        {"red": {"grain": "anhalt"}},
        cubes(red=3, peasants=2),
        markers={"anhalt": 1},
        tray={"peasants": 1},
    )
    assert match.view(None)["supply"]["peasants"] == PEASANTS
    assert supply(match, "red") == 62 - 1


def test_w_3_10_armies_of_the_defender_in_the_tray_fight_for_him_too() -> None:
    match = acting(
        ["battle-a"],
        {"anhalt": ("red", 3), "kursachsen": ("blue", 1)},
        {"red": {"battle-a": "anhalt"}},
        cubes(red=2, blue=4),
        tray={"blue": 2},
        inside={"blue": 1},
    )
    play(match, "red march kursachsen 2")
    assert part(match, "armies", "kursachsen") == 2


def test_w_3_11_nothing_leaves_the_tower_between_fights() -> None:
    match = table(3, ["set-up=printed"]).new(seed=6)
    inside, tray = part(match, "inside"), part(match, "tray")
    lot = random.Random(1)
    while part(match, "phase") == "planning":
        seat = lot.choice(match.asked)
        match.play(seat, lot.choice(match.offer(seat)))
        if part(match, "phase") == "planning":
            assert (part(match, "inside"), part(match, "tray")) == (inside, tray)


@pytest.mark.parametrize("event", ["palace-guard-2", "palace-guard-6", "sanctuary-3", "armed-peasants"])
def test_w_3_9_events_do_not_touch_revolts(event: str) -> None:
    match = acting(
        ["grain"],
        {"boehmen": ("red", 2)},
        {"red": {"grain": "boehmen"}},
        cubes(red=2, peasants=1),
        markers={"boehmen": 1},
        buildings={"boehmen": {"palace": 1, "church": 1}},
        event=event,
    )
    thrown = told(match, "cubes-thrown")[0]
    assert (thrown["red"], thrown["peasants"]) == (2, 1)


# ---- W-3.1 with four and five at the table ----
@pytest.mark.parametrize("players", [4, 5])
def test_w_3_2_all_other_colours_stay_in_the_tray(players: int) -> None:
    others = dict.fromkeys(SEATS[2:players], 1)
    match = acting(
        ["battle-a"],
        {"anhalt": ("red", 3), "kursachsen": ("blue", 1)},
        {"red": {"battle-a": "anhalt"}},
        cubes(red=2, **others),
        tray=others,
        players=players,
    )
    play(match, "red march kursachsen 2")
    assert {seat: count for seat, count in part(match, "tray").items() if count} == others
    assert part(match, "armies", "kursachsen") == 2


@pytest.mark.parametrize(("left", "peasants"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_w_4_2_two_peasants_or_those_there_are(left: int, peasants: int) -> None:
    match = acting(
        ["battle-a"],
        {"anhalt": ("red", 3)},
        {"red": {"battle-a": "anhalt"}},
        cubes(red=2),
        event="armed-peasants",
        inside={"peasants": PEASANTS - left},
    )
    play(match, "red march altmark 2")
    assert told(match, "cubes-thrown")[0]["peasants"] == peasants
