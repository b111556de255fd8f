"""W-0: pieces, draft, line-up, filling of the tower."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

import wartable
from tests.games.asking import part, play, refused
from tests.games.wallenstein.helpers import (
    ARMIES,
    COUNTIES,
    EVENTS,
    EXPANSIONS,
    OUT_OF_THREE,
    PEASANTS,
    SEATS,
    at,
    supply,
    table,
    told,
)
from wartable import Match
from wartable.games.wallenstein.board import FACTS

GROUPS = {3: (5, 4, 4, 3, 3, 2, 2, 2, 2), 4: (5, 4, 4, 3, 3, 2, 2, 2), 5: (5, 4, 4, 3, 3, 2, 2)}
THALERS = {3: 18, 4: 15, 5: 12}
PRINTED = {
    3: [
        "mark osnabrueck oberoesterreich passau trier koeln niederoesterreich saechs-lande vogtland",
        "strassburg mittelmark paderborn baden breisgau lothringen hessen-kassel neumark vorpommern",
        "augsburg boehmen lueneburg salzburg wuerzburg kaernten lausitz mecklenburg schlesien",
    ],
    4: [
        "lueneburg holstein wuerttemberg mecklenburg wolfenbuettel anhalt baden mittelmark",
        "oberoesterreich mark schlesien kaernten tirol trier lausitz niederoesterreich",
        "zweibruecken boehmen paderborn koeln strassburg hessen-darmstadt lothringen passau",
        "augsburg oberpfalz osnabrueck kursachsen salzburg bremen bayern vogtland",
    ],
    5: [
        "mark boehmen schlesien koeln lausitz maehren vogtland",
        "augsburg mecklenburg wuerzburg bremen hessen-darmstadt holstein regensburg",
        "altmark trier neumark luettich kursachsen anhalt mittelmark",
        "lothringen zweibruecken kaernten baden niederoesterreich burgund steiermark",
        "paderborn oberoesterreich osnabrueck salzburg wolfenbuettel hessen-kassel passau",
    ],
}
COUNTRY = FACTS["counties"]


def borders(out: tuple[str, ...] = ()) -> set[frozenset[str]]:
    pairs = {frozenset((one, other)) for one, others in FACTS["borders"].items() for other in others}
    return {pair for pair in pairs if not pair & set(out)}


def drafting(match: Match, lot: random.Random) -> Match:
    """Choices by lot until the draft is over."""
    while part(match, "phase") == "set-up":
        seat = match.asked[0]
        match.play(seat, lot.choice(match.offer(seat)))
    return match


# ---- W-0.1, W-0.2 the board ----
def test_w_0_1_forty_five_counties_in_five_regions_of_nine() -> None:
    assert len(COUNTRY) == 45
    assert Counter(county["region"] for county in COUNTRY.values()) == dict.fromkeys(
        ("brandenburg", "sachsen", "oesterreich", "bayern", "kurpfalz"), 9
    )
    assert sum(county["tax"] for county in COUNTRY.values()) == 216
    assert sum(county["grain"] for county in COUNTRY.values()) == 135
    assert sum(county["sites"] for county in COUNTRY.values()) == 88
    assert all(len(county["towns"]) == county["sites"] for county in COUNTRY.values())


def test_w_0_1_how_rich_the_counties_are() -> None:
    assert Counter(county["tax"] for county in COUNTRY.values()) == {3: 9, 4: 11, 5: 10, 6: 10, 7: 5}
    assert Counter(county["grain"] for county in COUNTRY.values()) == {2: 16, 3: 16, 4: 10, 5: 3}
    assert Counter(county["sites"] for county in COUNTRY.values()) == {1: 13, 2: 21, 3: 11}


@pytest.mark.parametrize(
    ("region", "tax", "grain", "sites"),
    [
        ("brandenburg", 40, 31, 19),
        ("sachsen", 47, 27, 14),
        ("oesterreich", 41, 26, 19),
        ("bayern", 41, 26, 18),
        ("kurpfalz", 47, 25, 18),
    ],
)
def test_w_0_1_sums_of_the_regions(region: str, tax: int, grain: int, sites: int) -> None:
    counties = [county for county in COUNTRY.values() if county["region"] == region]
    sums = {what: sum(county[what] for county in counties) for what in ("tax", "grain", "sites")}
    assert sums == {"tax": tax, "grain": grain, "sites": sites}


@pytest.mark.parametrize(
    ("one", "two", "touch"),
    [
        ("konstanz", "tirol", False),
        ("mecklenburg", "mittelmark", False),
        ("osnabrueck", "wolfenbuettel", False),
        ("koeln", "trier", False),
        ("oberpfalz", "augsburg", False),
        ("breisgau", "baden", False),
        ("oberoesterreich", "steiermark", False),
        ("holstein", "lueneburg", False),
        ("tirol", "bayern", False),
        ("holstein", "osnabrueck", True),
        ("altmark", "vorpommern", True),
        ("altmark", "anhalt", True),
        ("lueneburg", "paderborn", True),
        ("mark", "luettich", True),
        ("regensburg", "oberoesterreich", True),
        ("neumark", "schlesien", True),
        ("anhalt", "kursachsen", True),
        ("bremen", "holstein", True),
    ],
)
def test_w_0_1_doubtful_borders(one: str, two: str, touch: bool) -> None:
    assert (frozenset((one, two)) in borders()) is touch


def test_w_0_1_one_hundred_and_fourteen_borders() -> None:
    assert len(borders()) == 114
    assert sum(len(others) for others in FACTS["borders"].values()) == 114, "each is written once"


def test_w_0_2_eight_counties_leave_a_game_of_three() -> None:
    assert {name for name, county in COUNTRY.items() if county.get("out")} == set(OUT_OF_THREE)
    assert len(borders(OUT_OF_THREE)) == 91


def test_w_0_2_they_are_never_drafted() -> None:
    for seed in range(6):
        match = drafting(table(3).new(seed=seed), random.Random(seed))
        assert all(part(match, "owner", county) is None for county in OUT_OF_THREE)
        opened = {event["county"] for event in told(match, "card-opened")}
        opened |= {county for event in told(match, "pair-opened") for county in event.values()}
        opened |= {event["county"] for event in told(match, "county-drawn")}
        assert not opened & set(OUT_OF_THREE)


def test_w_0_2_with_four_they_are_played() -> None:
    owners = [part(drafting(table(4).new(seed=seed), random.Random(seed)), "owner") for seed in range(2)]
    assert any(owner[county] for owner in owners for county in OUT_OF_THREE)


# ---- W-0.3 what each player has ----
@pytest.mark.parametrize("players", [3, 4, 5])
def test_w_0_3_armies_and_thalers(players: int) -> None:
    match = table(players).new(seed=1)
    assert part(match, "thalers") == dict.fromkeys(SEATS[:players], THALERS[players])
    assert match.view(None)["supply"]["armies"] == dict.fromkeys(SEATS[:players], ARMIES)
    assert match.view(None)["supply"]["peasants"] == PEASANTS
    assert match.view(None)["supply"]["buildings"] == {"palace": 28, "church": 26, "trading-house": 26}


@pytest.mark.parametrize("players", [2, 6])
def test_w_0_1_three_to_five_players(players: int) -> None:
    with pytest.raises(wartable.BadTable):
        table(players)


def test_w_0_3_armies_coins_and_cards_in_hand_are_public() -> None:
    match = drafting(table(3).new(seed=3), random.Random(3))
    for seat in (*SEATS[:3], None):
        view = match.view(seat)
        assert view["thalers"] == part(match, "thalers")
        assert view["owner"] == part(match, "owner")
        assert view["supply"]["armies"] == {name: supply(match, name) for name in SEATS[:3]}


# ---- W-0.4, W-0.5, W-0.16 the draft ----
@pytest.mark.parametrize("players", [3, 4, 5])
def test_w_0_4_everybody_places_every_group(players: int) -> None:
    for seed in range(2):
        match = drafting(table(players).new(seed=seed), random.Random(seed))
        p = match.position()
        for seat in SEATS[:players]:
            armies = sorted((p["armies"][c] for c in COUNTIES if p["owner"][c] == seat), reverse=True)
            assert tuple(armies) == GROUPS[players]
            assert not any(p["groups"][seat].values())
        assert len(told(match, "stationed")) == players * len(GROUPS[players])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_w_0_4_clockwise_from_a_first_player_by_lot(players: int) -> None:
    firsts = set()
    for seed in range(24):
        match = table(players).new(seed=seed)
        first = SEATS.index(told(match, "first-drawn")[0]["seat"])
        firsts.add(first)
        turns = []
        for _ in range(players + 1):
            turns.append(match.asked[0])
            play(match, f"{match.asked[0]} draw", f"{match.asked[0]} station 2")
        assert turns == [SEATS[(first + k) % players] for k in range(players + 1)]
    assert firsts == set(range(players))


def test_w_0_10_a_card_drawn_blind_is_kept() -> None:
    match = table(3).new(seed=1)
    seat = match.asked[0]
    match.play(seat, "draw")
    assert match.asked == (seat,)
    assert match.offer(seat) == ["station 5", "station 4", "station 3", "station 2"]
    match.play(seat, "station 3")
    county = told(match, "county-drawn")[0]["county"]
    assert (part(match, "owner", county), part(match, "armies", county)) == (seat, 3)


def test_w_0_10_a_card_taken_is_replaced_a_card_drawn_is_not() -> None:
    match = table(3).new(seed=2)
    first, second = part(match, "open").values()
    play(match, f"{match.asked[0]} draw", f"{match.asked[0]} station 2")
    assert set(part(match, "open").values()) == {first, second}
    play(match, f"{match.asked[0]} take {first}", f"{match.asked[0]} station 2")
    assert len(set(part(match, "open").values())) == 2
    assert first not in part(match, "open").values()
    assert second in part(match, "open").values()


def test_w_0_10_points_and_grain_start_at_nothing_and_have_no_limit() -> None:
    match = table(3).new(seed=2)
    assert part(match, "grain") == part(match, "points") == dict.fromkeys(SEATS[:3], 0)
    match = at("end-of-game", year=2, season="winter", points={"red": 250}, grain={"red": 99})
    assert match.scores["red"] == 250


def test_w_0_5_cards_put_under_the_pile_come_last() -> None:
    """W-0.5: with all other cards drafted or open, the pair put under the pile is what is drawn."""
    match = table(3).new(seed=5)
    for _ in range(3):
        play(match, f"{match.asked[0]} draw", f"{match.asked[0]} station 2")
    seat = match.asked[0]
    old = set(part(match, "open").values())
    match.play(seat, "renew")
    assert not old & set(part(match, "open").values())
    assert refused(match, seat, "renew") == "W-0.16"
    drawn = []
    while part(match, "phase") == "set-up":
        seat = match.asked[0]
        match.play(seat, "draw" if "draw" in match.offer(seat) else match.offer(seat)[-1])
        drawn = [event["county"] for event in told(match, "county-drawn")]
    assert not old & set(drawn), "27 are drafted, eight more lie above the buried pair"


def test_w_0_16_the_pair_of_the_last_turn_not_an_older_one() -> None:
    match = table(3).new(seed=5)
    first = match.asked[0]
    for _ in range(3):
        play(match, f"{match.asked[0]} draw", f"{match.asked[0]} station 2")
    play(match, f"{first} renew", f"{first} draw", f"{first} station 2")
    for _ in range(2):
        assert refused(match, match.asked[0], "renew") == "W-0.16", "they have not seen this pair yet"
        play(match, f"{match.asked[0]} draw", f"{match.asked[0]} station 2")
    assert match.asked == (first,)
    assert "renew" in match.offer(first), "the pair he opened himself lies there still"


def test_w_0_16_cards_left_over_are_neutral() -> None:
    match = drafting(table(3).new(seed=9), random.Random(9))
    p = match.position()
    neutral = [county for county in COUNTIES if p["owner"][county] is None and county not in OUT_OF_THREE]
    assert len(neutral) == 37 - 27
    assert all(p["armies"][county] == 0 for county in neutral)


def test_w_0_7_neutral_counties_have_nobody_s_armies_and_may_be_conquered() -> None:
    match = at(
        "actions",
        [],
        row={"10": "battle-a"},
        slot=9,
        counties={"anhalt": ("red", 2)},
        plan={"red": {"battle-a": "anhalt"}},
    )
    assert {choice.split()[1] for choice in match.offer("red") if choice != "pass"} == {
        "altmark",
        "mittelmark",
        "kursachsen",
        "saechs-lande",
        "wolfenbuettel",
    }


# ---- W-0.6, W-0.11 the printed line-up ----
@pytest.mark.parametrize("players", [3, 4, 5])
def test_w_0_6_the_printed_line_up(players: int) -> None:
    match = table(players, ["set-up=printed"]).new(seed=4)
    p = match.position()
    rows = {frozenset(zip(row.split(), GROUPS[players], strict=True)) for row in PRINTED[players]}
    assert rows == {
        frozenset((county, p["armies"][county]) for county in COUNTIES if p["owner"][county] == seat)
        for seat in SEATS[:players]
    }


def test_w_0_11_line_ups_go_to_seats_by_lot() -> None:
    for lots in itertools.permutations(SEATS[:3]):
        tape = wartable.luck.tape(list(lots[:2]), wartable.luck.fast(1))
        owner = part(table(3, ["set-up=printed"]).new(luck=tape), "owner")
        assert tuple(owner[county] for county in ("mark", "baden", "boehmen")) == lots


# ---- W-0.8, W-0.15 the tower ----
@pytest.mark.parametrize("players", [3, 4, 5])
def test_w_0_8_seven_of_each_and_ten_peasants(players: int) -> None:
    match = table(players, ["set-up=printed"]).new(seed=8)
    thrown = told(match, "cubes-thrown")[0]
    assert {colour: count for colour, count in thrown.items() if count} == (
        dict.fromkeys(SEATS[:players], 7) | {"peasants": 10}
    )
    assert sum(thrown.values()) == {3: 31, 4: 38, 5: 45}[players]


def test_w_0_15_one_throw_after_the_line_up_from_the_supplies() -> None:
    match = table(3, ["set-up=printed"]).new(seed=8)
    heard = [event.name for event in match.log(None)]
    assert heard.count("cubes-thrown") == 1
    assert heard.index("cubes-thrown") > max(k for k, name in enumerate(heard) if name == "lined-up")
    assert not any(part(match, "tray").values())
    for seat in SEATS[:3]:
        assert supply(match, seat) == ARMIES - 27 - part(match, "inside", seat)


# ---- W-0.9 events ----
def test_w_0_9_twelve_events_four_open() -> None:
    assert len(EVENTS) == 12
    for seed in range(5):
        match = table(3, ["set-up=printed"]).new(seed=seed)
        assert sum(part(match, "open_events").values()) == 4
        assert sum(part(match, "event_pile").values()) == 8


# ---- W-0.12, W-0.13, W-0.14 ----
def test_w_0_12_thalers_and_markers_never_run_out() -> None:
    counties = {county: ("red", 1) for county in COUNTIES if county not in OUT_OF_THREE}
    match = at(
        "actions",
        [],
        then=1,
        counties=counties,
        thalers={"red": 900},
        markers=dict.fromkeys(counties, 4),
        row={"10": "battle-a"},
        slot=9,
    )
    assert part(match, "thalers", "red") == 900


@pytest.mark.parametrize("players", [3, 4])
def test_w_0_13_colours_not_in_play_stay_in_the_box(players: int) -> None:
    match = table(players, ["set-up=printed", *EXPANSIONS]).new(seed=1)
    view = match.view(None)
    for seat in SEATS[players:]:
        assert seat not in view["thalers"]
        assert view["inside"].get(seat, 0) == view["tray"].get(seat, 0) == 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_w_0_13_five_tiles_on_five_places_at_every_table(players: int) -> None:
    match = table(players, ["set-up=printed"]).new(seed=1)
    assert sorted(part(match, "tiles").values()) == sorted(("thaler", "grain", "armies", "attack", "defence"))


def test_w_0_13_the_pawn_is_not_the_leader() -> None:
    match = table(3, ["set-up=printed"]).new(seed=1)
    assert set(part(match, "leader").values()) == {None}, "no leader without the expansion, though all have a pawn"


def test_w_0_14_the_supply_is_what_is_not_elsewhere() -> None:
    match = at(
        "planning", counties={"trier": ("red", 10), "mark": ("blue", 3)}, inside={"red": 4}, tray={"red": 5, "blue": 1}
    )
    assert match.view(None)["supply"]["armies"] == {"red": 62 - 19, "blue": 62 - 4, "yellow": 62}


def test_w_0_10_the_new_card_is_not_seen_before_the_group_is_placed() -> None:
    match = table(3).new(seed=1)
    seat = match.asked[0]
    taken = part(match, "open", "first")
    match.play(seat, f"take {taken}")
    assert len(told(match, "card-opened")) == 0
    match.play(seat, "station 5")
    assert len(told(match, "card-opened")) == 1
    assert None not in part(match, "open").values()
