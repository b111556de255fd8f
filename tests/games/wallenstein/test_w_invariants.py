"""What must hold in every game, whatever is chosen and drawn."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.wallenstein.helpers import (
    ACTIONS,
    ARMIES,
    BUILDINGS,
    COUNTIES,
    EXPANSIONS,
    OUT_OF_THREE,
    PEASANTS,
    SEATS,
    table,
    told,
)
from wartable import Match
from wartable.games.wallenstein.board import FACTS

BOX = {"palace": 28, "church": 26, "trading-house": 26}
TABLES = [
    (3, ()),
    (3, EXPANSIONS),
    (4, ("set-up=printed", "tower=simple", "winter-marker=no")),
    (5, ("court", "set-up=printed")),
    (5, ("leaders", "region-cards", "flight=forced")),
    (4, (*EXPANSIONS, "set-up=printed")),
]


def step(match: Match, lot: random.Random) -> None:
    """A choice by lot, leaning to doing something, and never taking a whole plan apart."""
    seat = lot.choice(match.asked)
    offer = match.offer(seat)
    if "ready" in offer:
        match.play(seat, "ready")
        return
    kinds: dict[str, list[str]] = {}
    for choice in offer:
        kinds.setdefault(choice.split()[0], []).append(choice)
    bold = [kind for kind in kinds if kind != "pass"]
    kind = lot.choice(bold) if bold and lot.random() < 0.85 else lot.choice(list(kinds))
    choices = kinds[kind]
    if kind == "plan" and lot.random() < 0.8:
        choices = [choice for choice in choices if not choice.endswith("blank")] or choices
    match.play(seat, lot.choice(choices))


def check_cubes(p: dict[str, Any], view: dict[str, Any], seats: tuple[str, ...]) -> None:
    """W-0.12, W-0.14: 62 armies of each colour and 20 peasants, somewhere."""
    for seat in seats:
        board = sum(p["armies"][county] for county in COUNTIES if p["owner"][county] == seat)
        left = view["supply"]["armies"][seat]
        assert left >= 0
        assert left == ARMIES - board - p["inside"][seat] - p["tray"][seat] - p["thrown"][seat]
    assert (
        view["supply"]["peasants"]
        == PEASANTS - p["inside"]["peasants"] - p["tray"]["peasants"] - p["thrown"]["peasants"]
    )
    assert view["supply"]["peasants"] >= 0


def check_counties(p: dict[str, Any], seats: tuple[str, ...]) -> None:
    busy = {p["target"], p["drafted"]}
    for county in COUNTIES:
        owner, armies = p["owner"][county], p["armies"][county]
        if county not in busy:
            assert (owner is None) is (armies == 0)
        built = p["buildings"][county]
        assert sum(built.values()) <= FACTS["counties"][county]["sites"]
        assert set(built.values()) <= {0, 1}
        if owner is None and county not in busy:
            assert not p["markers"][county]
            assert not sum(built.values())
        assert p["markers"][county] >= 0
        if len(seats) == 3 and county in OUT_OF_THREE:
            assert owner is None
            assert armies == 0


def check_players(p: dict[str, Any], seats: tuple[str, ...]) -> None:
    for seat in seats:
        assert p["thalers"][seat] >= 0
        assert p["grain"][seat] >= 0
        assert p["points"][seat] >= 0
        assert p["hall"][seat] + p["room"][seat] <= 7
        leader = p["leader"][seat]
        assert leader is None or p["owner"][leader] == seat
        assert sum(p["statues"][seat].values()) <= 6
        cards = [card for card in p["plan"][seat].values() if card in COUNTIES]
        assert len(cards) == len(set(cards))
        assert all(p["owner"][card] == seat for card in cards)
    for kind, box in BOX.items():
        assert sum(p["buildings"][county][kind] for county in COUNTIES) <= box
    for seat in SEATS[len(seats) :]:
        assert p["inside"].get(seat, 0) == p["tray"].get(seat, 0) == 0


def check_cards(p: dict[str, Any]) -> None:
    row = [action for action in p["row"].values() if action]
    assert len(row) == len(set(row)) <= len(ACTIONS)
    events = [card for card, there in p["open_events"].items() if there]
    assert len(events) <= 4
    assert p["event"] not in events
    favours = [favour for favour in p["favours"].values() if favour]
    assert [int(favour) for favour in favours] == sorted((int(favour) for favour in favours), reverse=True)
    assert all(0 <= card <= 3 for card in p["region_card"].values())


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_invariant_pieces_cards_and_an_end_after_two_years(players: int, options: tuple[str, ...]) -> None:
    seats = SEATS[:players]
    seed = players + len(options)
    match, lot = table(players, options).new(seed=seed), random.Random(seed)
    points = dict.fromkeys(seats, 0)
    while not match.over:
        step(match, lot)
        p = match.position()
        check_cubes(p, match.view(None), seats)
        check_counties(p, seats)
        check_players(p, seats)
        check_cards(p)
        assert all(p["points"][seat] >= points[seat] for seat in seats), "points are never lost"
        points = p["points"]
    assert (p["year"], p["season"]) == (2, "winter")
    assert len(told(match, "season-began")) == 6
    best = max((p["points"][seat], p["thalers"][seat]) for seat in seats)
    assert set(match.winners) == {seat for seat in seats if (p["points"][seat], p["thalers"][seat]) == best}


def test_invariant_every_fight_balances() -> None:
    """W-3.4, W-3.6: what went in and what came out of the tower, fight by fight, through whole games."""
    for seed in range(2):
        match, lot = table(3, ["set-up=printed"]).new(seed=seed + 50), random.Random(seed)
        while not match.over:
            step(match, lot)
        inside = dict.fromkeys((*SEATS[:3], "peasants"), 0)
        for thrown, out in zip(told(match, "cubes-thrown"), told(match, "cubes-out"), strict=True):
            for colour in inside:
                inside[colour] += thrown[colour] - out[colour]
                assert inside[colour] >= 0
        assert {colour: match.position()["inside"][colour] for colour in inside} == inside


def test_invariant_points_are_what_was_told() -> None:
    """W-5.5: the points of a game are the sum of what was scored."""
    match, lot = table(4, (*EXPANSIONS, "set-up=printed")).new(seed=77), random.Random(77)
    while not match.over:
        step(match, lot)
    sums = dict.fromkeys(SEATS[:4], 0)
    scored = (
        "counties-scored",
        "buildings-scored",
        "majority-scored",
        "majority-shared",
        "statues-scored",
        "points-given",
    )
    for name in scored:
        for event in told(match, name):
            sums[event["seat"]] += event["points"]
    for event in told(match, "bonus-taken"):
        sums[event["seat"]] += event["amount"] * (event["bonus"] == "points")
    assert match.position()["points"] == sums


def test_invariant_a_lot_happens_in_these_games() -> None:
    """The games above would prove little if nothing was fought over and nothing built."""
    wanted = {
        "conquered",
        "held-out",
        "laid-waste",
        "not-beaten",
        "revolt-quelled",
        "revolt-won",
        "built",
        "card-lost",
        "leader-lost",
        "statue-raised",
        "courtiers-sent",
        "favour-asked",
        "bonus-taken",
        "action-void",
    }
    seed = 0
    while wanted and seed < 20:
        match, lot = table(4, (*EXPANSIONS, "set-up=printed")).new(seed=seed), random.Random(seed)
        while not match.over:
            step(match, lot)
        wanted -= {event.name for event in match.log(None)}
        seed += 1
    assert not wanted


def test_invariant_all_buildings_are_counted_where_they_stand() -> None:
    match, lot = table(3, ["set-up=printed"]).new(seed=9), random.Random(9)
    while not match.over:
        step(match, lot)
    standing = match.view(None)["supply"]["buildings"]
    for kind in BUILDINGS:
        assert standing[kind] == BOX[kind] - sum(match.position()["buildings"][county][kind] for county in COUNTIES)
