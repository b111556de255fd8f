"""W-5: grain, revolts, scoring and the end, against a reckoning of their own."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.asking import part, play
from tests.games.wallenstein.helpers import BUILDINGS, COUNTIES, EVENTS, OUT_OF_THREE, at, cubes, table, told
from wartable import Match
from wartable.games.wallenstein.board import FACTS

COUNTRY = FACTS["counties"]
IN_THREE = [county for county in COUNTIES if county not in OUT_OF_THREE]
TABLE = {0: (0, 0), 1: (1, 1), 2: (1, 2), 3: (2, 2), 4: (2, 2), 5: (2, 3), 6: (2, 3), 7: (3, 3)}
SEATS = ("red", "blue", "yellow")


@pytest.mark.parametrize("card", EVENTS)
def test_w_5_1_everyone_loses_what_the_last_card_says(card: str) -> None:
    loss = FACTS["events"][card]["loss"]
    match = at(
        "winter-grain",
        year=2,
        season="autumn",
        event_pile={"*": 0},
        open_events={"*": 0, card: 1},
        grain={"red": 9, "blue": 3, "yellow": 0},
    )
    assert part(match, "grain") == {"red": 9 - loss, "blue": max(3 - loss, 0), "yellow": 0}


@pytest.mark.parametrize("missing", range(12))
def test_w_5_2_the_supply_table(missing: int) -> None:
    counties = dict.fromkeys(IN_THREE[:12], ("red", 1))
    revolts, extra = TABLE[min(missing, 7)]
    match = at("winter-revolts", then=1, year=2, season="winter", counties=counties, grain={"red": 12 - missing})
    while not match.over:
        assert match.asked == ("red",)
        assert len(match.offer("red")) > 1, "a single revolt needs no choice"
        match.play("red", match.offer("red")[0])
    fights = told(match, "revolt-began")
    assert len(fights) == len(told(match, "revolt-drawn")) == revolts
    assert len({fight["county"] for fight in fights}) == revolts
    assert all(fight["peasants"] == 1 + extra for fight in fights)
    assert part(match, "grain", "red") == 12 - missing


@pytest.mark.parametrize("option", ["winter-marker=yes", "winter-marker=no"])
@pytest.mark.parametrize("markers", range(4))
def test_w_5_4_markers_and_the_table(option: str, markers: int) -> None:
    laid = int(option.endswith("yes"))
    match = at(
        "winter-revolts",
        ["trier", *cubes(red=4)],
        year=2,
        season="winter",
        options=[option],
        counties={"trier": ("red", 4)},
        markers={"trier": markers},
    )
    assert told(match, "revolt-began")[0]["peasants"] == markers + laid + 1
    assert part(match, "markers", "trier") == markers + laid, "none for the victory"


def test_w_5_3_counties_are_drawn_by_luck() -> None:
    counties = dict.fromkeys(IN_THREE[:5], ("red", 9))
    drawn = Counter(
        told(
            at("winter-revolts", then=seed, year=2, season="winter", counties=counties, grain={"red": 4}),
            "revolt-drawn",
        )[0]["county"]
        for seed in range(60)
    )
    assert set(drawn) == set(IN_THREE[:5])


def test_w_5_3_only_from_the_player_s_own_cards() -> None:
    counties = {"trier": ("red", 9), "mark": ("blue", 9)}
    match = at("winter-revolts", then=1, year=2, season="winter", counties=counties, grain={"blue": 1})
    assert [event["county"] for event in told(match, "revolt-drawn")] == ["trier"]


def test_w_5_8_all_drawn_before_the_first_fight() -> None:
    counties = dict.fromkeys(IN_THREE[:7], ("red", 3))
    match = at("winter-revolts", then=4, year=2, season="winter", counties=counties)
    assert len(told(match, "revolt-drawn")) == 3
    assert not told(match, "revolt-began")
    assert len(match.offer("red")) == 3


def test_w_5_8_never_more_revolts_than_counties() -> None:
    """W-5.8: with as many counties without grain as the table has rows, all of them may revolt but no more."""
    for count in range(1, 9):
        counties = dict.fromkeys(IN_THREE[:count], ("red", 1))
        match = at("winter-revolts", then=count, year=2, season="winter", counties=counties)
        while not match.over:
            match.play("red", match.offer("red")[-1])
        assert len(told(match, "revolt-began")) == TABLE[min(count, 7)][0] <= count


def test_w_5_10_lost_counties_do_not_score_and_do_not_need_grain_again() -> None:
    counties = {"trier": ("red", 1), "mark": ("red", 1), "koeln": ("red", 1)}
    match = at(
        "winter-revolts",
        ["trier", "mark", *cubes(peasants=1), *cubes(peasants=1)],
        year=2,
        season="winter",
        counties=counties,
    )
    play(match, "red revolt mark")
    assert match.over
    assert match.scores["red"] == 1
    assert len(told(match, "hungry")) == 1


# ---- W-5.5 scoring ----
def scores(owner: dict[str, str], buildings: dict[str, dict[str, int]]) -> dict[str, int]:
    points = dict.fromkeys(SEATS, 0)
    for county, seat in owner.items():
        points[seat] += 1 + sum(buildings[county].values())
    for region in {county["region"] for county in COUNTRY.values()}:
        for kind, worth in zip(BUILDINGS, (3, 2, 1), strict=True):
            count = Counter(
                {
                    seat: sum(
                        buildings[county][kind]
                        for county in owner
                        if owner[county] == seat and COUNTRY[county]["region"] == region
                    )
                    for seat in SEATS
                }
            )
            most = max(count.values())
            ahead = [seat for seat in SEATS if count[seat] == most and most]
            for seat in ahead:
                points[seat] += worth - (len(ahead) > 1)
    return points


@pytest.mark.parametrize("seed", range(40))
def test_w_5_5_scores_as_the_text_says(seed: int) -> None:
    lot = random.Random(seed)
    counties = lot.sample(IN_THREE, 30)
    owner = {county: lot.choice(SEATS) for county in counties}
    buildings = {county: dict.fromkeys(BUILDINGS, 0) for county in counties}
    for county in counties:
        for kind in lot.sample(BUILDINGS, lot.randint(0, COUNTRY[county]["sites"])):
            if sum(row[kind] for row in buildings.values()) < 26:
                buildings[county][kind] = 1
    match = at(
        "scoring",
        year=2,
        season="winter",
        counties={c: (seat, 1) for c, seat in owner.items()},
        buildings=buildings,
        points={"red": 20, "blue": 11, "yellow": 0},
    )
    want = scores(owner, buildings)
    assert match.scores == {"red": 20 + want["red"], "blue": 11 + want["blue"], "yellow": want["yellow"]}


def test_w_5_5_a_preview_agrees_with_the_scoring() -> None:
    parts: dict[str, Any] = {
        "counties": {"boehmen": ("red", 1), "maehren": ("blue", 1), "trier": ("blue", 2)},
        "buildings": {"boehmen": {"palace": 1, "church": 1}, "maehren": {"palace": 1}, "trier": {"trading-house": 1}},
    }
    now = at("planning", open_events={"poor-taxes": 1}, event_pile={"poor-taxes": 0}, **parts).view(None)["standing"][
        "points"
    ]
    assert {seat: sum(sources.values()) for seat, sources in now.items()} == at(
        "scoring", year=2, season="winter", **parts
    ).scores


# ---- W-5.6, W-5.11 the second year ----
def whole_game(seed: int, players: int = 3) -> Match:
    match, lot = table(players, ["set-up=printed"]).new(seed=seed), random.Random(seed)
    while not match.over:
        seat = lot.choice(match.asked)
        match.play(seat, lot.choice([choice for choice in match.offer(seat) if not choice.startswith("clear")]))
    return match


def test_w_5_11_eight_events_in_a_game_and_none_twice() -> None:
    match = whole_game(2)
    opened = [event["card"] for event in told(match, "event-opened")]
    assert len(opened) == len(set(opened)) == 8
    used = [event["card"] for event in told(match, "event-came")]
    losses = [event["card"] for event in told(match, "winter-came")]
    assert set(used) | set(losses) == set(opened)
    assert len(used) == 6
    assert len(losses) == 2


def test_w_5_6_in_this_order() -> None:
    match = at(
        "scoring",
        then=1,
        year=1,
        season="winter",
        counties={"trier": ("red", 1)},
        markers={"trier": 3},
        grain={"red": 5},
        event_pile={"poor-taxes": 0, "rich-taxes": 0, "sanctuary-3": 0, "sanctuary-4": 0},
    )
    heard = [event.name for event in match.log(None)]
    order = ("counties-scored", "markers-removed", "event-opened", "season-began")
    assert [heard.index(name) for name in order] == sorted(heard.index(name) for name in order)
    assert heard.count("event-opened") == 4


def test_w_5_6_the_second_winter_does_not_begin_a_third_year() -> None:
    match = at("scoring", year=2, season="winter", counties={"trier": ("red", 1)}, markers={"trier": 3})
    assert match.over
    assert not told(match, "year-began")


# ---- W-5.7 the end ----
@pytest.mark.parametrize("seed", range(20))
def test_w_5_7_points_then_thalers_then_shared(seed: int) -> None:
    lot = random.Random(seed)
    points = {seat: lot.randint(20, 21) for seat in SEATS}
    thalers = {seat: lot.randint(0, 1) for seat in SEATS}
    match = at("end-of-game", year=2, season="winter", points=points, thalers=thalers)
    best = max((points[seat], thalers[seat]) for seat in SEATS)
    assert set(match.winners) == {seat for seat in SEATS if (points[seat], thalers[seat]) == best}


def test_w_5_9_who_has_nothing_left_still_plays() -> None:
    match = at("event-cards", then=1, counties={"trier": ("blue", 2)})
    assert match.asked == SEATS
    assert {choice.split()[2] for choice in match.offer("red") if choice.startswith("plan")} == {"blank"}
