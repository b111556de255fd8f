"""W-7: the Emperor's Court."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from tests.games.asking import part, play, refused
from tests.games.wallenstein.helpers import (
    ACTIONS,
    COUNTIES,
    OUT_OF_THREE,
    SPACES,
    Counties,
    acting,
    at,
    names,
    planned,
    table,
    tiles,
    told,
)
from wartable import Match
from wartable.games.wallenstein.board import FACTS

SEATS = ("red", "blue", "yellow")
NINE = ("anhalt", "altmark", "trier", "mark", "baden", "passau", "lausitz", "boehmen", "maehren")
HOME: Counties = {"augsburg": ("yellow", 2)}
TAIL: dict[str, Any] = {"row": {"10": "battle-b"}, "slot": 9, "options": ["court"]}


def court(favours: tuple[int, ...] = (), counties: Counties | None = None, **parts: Any) -> Match:
    """The court of a season, after which yellow is asked to march out of Augsburg; favours on the 4, the 3, the 2."""
    plan = {"yellow": {"battle-b": "augsburg"}} | dict(parts.pop("plan", {}))
    laid: dict[str, Any] = {
        "favours": {price: str(f) for price, f in zip("432", favours, strict=False)},
        "favour_pile": {str(f): 0 for f in favours},
    }
    return at("court", counties=HOME | (counties or {}), plan=plan, **TAIL, **laid, **parts)


# ---- W-7.1 to W-7.3 ----
def test_w_7_1_seven_courtiers_and_three_tower_cards() -> None:
    assert FACTS["pieces"]["courtiers"]["value"] == 7
    assert FACTS["pieces"]["tower-cards"]["value"] == 3
    match = at("planning", counties=HOME, options=["court"])
    assert match.view(None)["supply"]["courtiers"] == dict.fromkeys(SEATS, 7)


def test_w_7_2_a_courtier_for_each_army_that_falls_out() -> None:
    for seed in range(6):
        match = at("filling", then=seed, options=["court"])
        out = told(match, "cubes-out")[0]
        assert part(match, "hall") == {seat: out[seat] for seat in SEATS}
        assert not any(part(match, "tray").values())


def test_w_7_3_twenty_one_favours_three_a_season_the_highest_dearest() -> None:
    assert len(FACTS["favours"]) == 21
    for seed in range(8):
        match = at("favour-cards", then=seed, options=["court"])
        laid = [int(part(match, "favours", price)) for price in "432"]
        assert laid == sorted(laid, reverse=True)
        assert sum(part(match, "favour_pile").values()) == 18


def test_w_7_3_six_seasons_show_eighteen_favours_and_none_twice() -> None:
    match, lot = table(3, ["court", "set-up=printed"]).new(seed=5), random.Random(5)
    while not match.over:
        seat = lot.choice(match.asked)
        match.play(seat, lot.choice([choice for choice in match.offer(seat) if not choice.startswith("clear")]))
    laid = [event["favour"] for event in told(match, "favour-laid")]
    assert len(laid) == len(set(laid)) == 18


# ---- W-7.4, W-7.5 conversions ----
@pytest.mark.parametrize(("armies", "space"), list(itertools.product(range(1, 6), (1, 2, 3))))
def test_w_7_4_a_county_gives_all_or_nothing(armies: int, space: int) -> None:
    match = court(counties={"trier": ("red", armies)}, plan={"red": {f"court-{space}": "trier"}})
    sent = space if armies > space else 0
    assert part(match, "hall", "red") == sent
    assert part(match, "armies", "trier") == armies - sent


@pytest.mark.parametrize(("tray", "space"), list(itertools.product(range(5), (1, 2, 3))))
def test_w_7_4_the_tray_gives_all_or_nothing(tray: int, space: int) -> None:
    match = court(
        counties={"trier": ("red", 4)}, plan={"red": {f"court-{space}": "tower"}}, tray={"red": tray, "blue": 3}
    )
    sent = space if tray >= space else 0
    assert part(match, "hall", "red") == sent
    assert (part(match, "tray", "red"), part(match, "tray", "blue")) == (tray - sent, 3)
    assert part(match, "armies", "trier") == 4


@pytest.mark.parametrize(("hall", "space"), list(itertools.product(range(8), (1, 2, 3))))
def test_w_7_17_no_more_courtiers_than_seven(hall: int, space: int) -> None:
    match = court(counties={"trier": ("red", 9)}, plan={"red": {f"court-{space}": "trier"}}, hall={"red": hall})
    sent = space if hall + space <= 7 else 0
    assert part(match, "hall", "red") == hall + sent
    assert part(match, "armies", "trier") == 9 - sent


def test_w_7_5_three_before_two_before_one() -> None:
    """W-7.5: two in the tray serve the 2, so nothing is left for the 1; the 3 is too much."""
    match = court(
        counties={"trier": ("red", 9)}, plan={"red": {f"court-{k}": "tower" for k in (1, 2, 3)}}, tray={"red": 2}
    )
    assert part(match, "hall", "red") == 2
    assert [event["space"] for event in told(match, "courtiers-sent")] == ["court-2"]
    assert [event["space"] for event in told(match, "no-courtiers-sent") if event["seat"] == "red"] == [
        "court-3",
        "court-1",
    ]


def test_w_7_20_converted_armies_go_to_the_supply() -> None:
    match = court(
        counties={"trier": ("red", 9)}, plan={"red": {"court-3": "trier"}}, tray={"red": 1}, inside={"red": 2}
    )
    assert match.view(None)["supply"]["armies"]["red"] == 62 - 6 - 1 - 2


def test_w_7_4_a_tower_card_is_a_blank_on_the_main_board() -> None:
    counties = dict.fromkeys(NINE, ("red", 2)) | HOME
    match = at("planning", counties=counties, options=["court"])
    planned(match, "red", dict.fromkeys(ACTIONS[:8], "blank"))  # five coins and three tower cards
    assert refused(match, "red", "plan battle-a blank") == "W-1.13"
    assert refused(match, "red", "plan court-1 blank") == "W-1.13"
    assert refused(match, "red", "plan court-1 tower") == "W-7.4"


def test_w_7_4_only_coins_are_blanks_at_court() -> None:
    counties = dict.fromkeys(NINE, ("red", 2)) | HOME
    match = at("planning", counties=counties, options=["court"])
    planned(
        match, "red", dict.fromkeys(ACTIONS[:5], "blank") | dict.fromkeys(("court-3", "court-2", "court-1"), "tower")
    )
    assert not any(choice.endswith("blank") for choice in match.offer("red"))
    match = at("planning", counties=counties, options=["court"])
    planned(
        match, "red", dict.fromkeys(("court-3", "court-2", "court-1"), "blank") | dict.fromkeys(ACTIONS[:5], "blank")
    )
    assert not any(choice.endswith(("blank", "tower")) for choice in match.offer("red"))


@pytest.mark.parametrize("counties", range(10))
def test_w_7_23_thirteen_spaces_before_the_bid(counties: int) -> None:
    match = at("planning", counties=dict.fromkeys(NINE[:counties], ("red", 2)) | HOME, options=["court"])
    cards = [*NINE[:counties], *["blank"] * 8]
    laid = 0
    while "ready" not in match.offer("red"):
        card = cards[laid]
        if SPACES[laid].startswith("court") and laid >= counties + 5:
            card = "tower"
        if SPACES[laid] == "bid":
            card = "coin-0" if "plan bid coin-0" in match.offer("red") else "tower"
        match.play("red", f"plan {SPACES[laid]} {card}")
        laid += 1
    assert laid == min(counties + 8, 14)


# ---- W-7.6, W-7.7, W-7.18, W-7.21 ----
@pytest.mark.parametrize("seed", range(12))
def test_w_7_6_most_courtiers_first_ties_by_order(seed: int) -> None:
    lot = random.Random(seed)
    hall = {seat: lot.randint(0, 4) for seat in SEATS}
    order = lot.sample(SEATS, 3)
    match = court((19, 13, 6), hall=hall, order={str(k): seat for k, seat in enumerate(order, 1)})
    while part(match, "phase") == "audience":
        match.play(match.asked[0], "pass")
    want = sorted((seat for seat in SEATS if hall[seat]), key=lambda seat: (-hall[seat], order.index(seat)))
    assert [event["seat"] for event in told(match, "moved-up")] == want
    assert part(match, "hall") == hall
    assert part(match, "room") == dict.fromkeys(SEATS, 0)
    assert set(part(match, "favours").values()) == {None}


@pytest.mark.parametrize(("hall", "affordable"), [(1, ""), (2, "6"), (3, "6 13"), (4, "6 13 19"), (7, "6 13 19")])
def test_w_7_6_four_three_or_two_courtiers(hall: int, affordable: str) -> None:
    match = court((19, 13, 6), hall={"red": hall})
    offer = match.offer("red") if match.asked == ("red",) else []
    assert {choice.split()[1] for choice in offer if choice != "pass"} == set(affordable.split())
    if "6" in affordable.split():
        play(match, "red favour 6")
        assert part(match, "hall", "red") == hall - 2


def test_w_7_18_the_rank_is_fixed_before_the_first_purchase() -> None:
    """W-7.18: red pays down to one, but blue and yellow keep their places."""
    match = court((19, 13, 6), hall={"red": 5, "blue": 4, "yellow": 3})
    play(match, "red favour 19", "blue favour 13", "yellow favour 6")
    assert part(match, "points") == {"red": 3, "blue": 2, "yellow": 1}
    assert part(match, "hall") == {"red": 1, "blue": 1, "yellow": 1}


def test_w_7_21_who_cannot_buy_moves_up_all_the_same() -> None:
    match = court((19,), hall={"red": 5, "blue": 1})
    play(match, "red pass")
    assert [event["seat"] for event in told(match, "moved-up")] == ["red", "blue"]


def test_w_7_21_nothing_happens_once_all_favours_are_gone() -> None:
    match = court((19,), hall={"red": 5, "blue": 3})
    play(match, "red favour 19")
    assert [event["seat"] for event in told(match, "moved-up")] == ["red"]
    assert part(match, "hall") == {"red": 1, "blue": 3, "yellow": 0}


# ---- W-7.8 to W-7.16 the favours ----
AMOUNTS = {
    2: ("thalers", 2),
    9: ("thalers", 4),
    16: ("thalers", 6),
    5: ("grain", 1),
    15: ("grain", 2),
    20: ("grain", 3),
    6: ("points", 1),
    13: ("points", 2),
    19: ("points", 3),
}


@pytest.mark.parametrize("favour", AMOUNTS)
def test_w_7_9_thalers_grain_and_points(favour: int) -> None:
    what, amount = AMOUNTS[favour]
    match = play(court((favour,), hall={"red": 4}), f"red favour {favour}")
    before = {"thalers": 18, "grain": 0, "points": 0}
    assert {name: part(match, name, "red") for name in before} == before | {what: before[what] + amount}


@pytest.mark.parametrize(("favour", "armies"), [(3, 3), (8, 4), (14, 5)])
@pytest.mark.parametrize("left", [0, 2, 3, 4, 5, 20])
def test_w_7_10_armies_into_the_tray_as_far_as_they_reach(favour: int, armies: int, left: int) -> None:
    match = court((favour,), {"trier": ("red", 62 - left)}, hall={"red": 4})
    play(match, f"red favour {favour}")
    assert part(match, "tray", "red") == min(armies, left)


def test_w_7_8_an_event_recalled_has_no_effect() -> None:
    parts: dict[str, Any] = {
        "row": {"9": "taxes", "10": "battle-b"},
        "slot": 8,
        "options": ["court"],
        "event": "poor-taxes",
        "favours": {"4": "1"},
        "favour_pile": {"1": 0},
        "hall": {"red": 4},
        "plan": {"red": {"taxes": "trier"}, "yellow": {"battle-b": "augsburg"}},
    }
    for choice, taxes in (("recall", 7), ("pass", 5)):
        match = at("court", counties=HOME | {"trier": ("red", 1)}, **parts)
        play(match, "red favour 1", f"red {choice}")
        assert told(match, "taxed")[0]["thalers"] == taxes


def test_w_7_8_a_recalled_event_does_not_set_the_winter_loss() -> None:
    cards = {"poor-taxes": 0, "sanctuary-3": 0}
    match = at(
        "court",
        then=1,
        year=2,
        season="autumn",
        counties={"trier": ("red", 1)},
        options=["court"],
        event="poor-taxes",
        event_pile=cards,
        open_events={"sanctuary-3": 1},
        row={"10": "battle-b"},
        slot=9,
        favours={"4": "1"},
        favour_pile={"1": 0},
        hall={"red": 4},
        grain={"red": 4},
    )
    play(match, "red favour 1", "red recall")
    assert told(match, "winter-came")[0] == {"card": "sanctuary-3", "grain": 3}


def test_w_7_11_favour_4_is_not_kept_while_there_is_a_marker() -> None:
    match = court((4,), {"trier": ("red", 1)}, hall={"red": 4}, markers={"trier": 1})
    play(match, "red favour 4")
    if part(match, "stage") == "pardon":
        assert match.offer("red") == ["pardon trier"]
        play(match, "red pardon trier")
    assert part(match, "markers", "trier") == 0
    assert part(match, "pardons") == []


@pytest.mark.parametrize(("favour", "kind"), [(7, "trading-house"), (17, "church"), (21, "palace")])
def test_w_7_14_a_free_building_obeys_the_rules_of_building(favour: int, kind: str) -> None:
    other = "palace" if kind != "palace" else "church"
    counties = {"trier": ("red", 1), "anhalt": ("red", 1), "mark": ("red", 1), "koeln": ("blue", 1)}
    match = court((favour,), counties, hall={"red": 4}, buildings={"anhalt": {other: 1}, "trier": {kind: 1}})
    play(match, f"red favour {favour}")
    assert match.offer("red") == ["build mark", "pass"]
    assert refused(match, "red", "build anhalt") == "W-2.1"
    assert refused(match, "red", "build trier") == "W-2.1"
    play(match, "red build mark")
    assert part(match, "buildings", "mark", kind) == 1
    assert part(match, "thalers", "red") == 18


@pytest.mark.parametrize(("favour", "free"), [(10, {"battle-b"}), (11, {"battle-a"}), (18, set())])
@pytest.mark.parametrize("action", ["battle-a", "battle-b"])
def test_w_7_15_shields(favour: int, free: set[str], action: str) -> None:
    counties = HOME | {"anhalt": ("blue", 3), "kursachsen": ("red", 1), "altmark": ("blue", 1)}
    match = at(
        "court",
        counties=counties,
        options=["court"],
        row={"10": action},
        slot=9,
        hall={"red": 4},
        favours={"4": str(favour)},
        favour_pile={str(favour): 0},
        plan={"blue": {action: "anhalt"}},
    )
    play(match, f"red favour {favour}")
    assert match.asked == ("blue",)
    if action in free:
        assert "march kursachsen 1" in match.offer("blue")
    else:
        assert refused(match, "blue", "march kursachsen 1") == "W-7.15"
    assert "march altmark 1" in match.offer("blue")
    assert "march mittelmark 1" in match.offer("blue")


def test_w_7_22_a_shield_covers_counties_won_later() -> None:
    counties = {"trier": ("red", 3), "hessen-kassel": ("blue", 3), "mark": ("yellow", 1)}
    plan = {"red": {"battle-a": "trier"}, "blue": {"battle-a": "hessen-kassel"}}
    match = acting(["battle-a"], counties, plan, ["red", "red", "stop"], options=["court"], shield_a=["red"])
    play(match, "red march mark 2")
    assert part(match, "owner", "mark") == "red"
    assert refused(match, "blue", "march mark 2") == "W-7.15"


@pytest.mark.parametrize("players", [3, 4])
def test_w_7_16_favour_12_goes_to_any_own_or_neutral_county(players: int) -> None:
    match = court((12,), {"trier": ("red", 1), "mark": ("blue", 1)}, hall={"red": 4}, players=players)
    play(match, "red favour 12")
    out = OUT_OF_THREE if players == 3 else ()
    assert {choice.split()[1] for choice in match.offer("red")} == set(COUNTIES) - {"mark", "augsburg", *out}
    assert refused(match, "red", "garrison mark") == "W-7.16"


def test_w_7_22_a_county_taken_by_favour_12_cannot_be_used_this_season() -> None:
    match = court((12,), {"trier": ("red", 1)}, hall={"red": 4})
    play(match, "red favour 12", "red garrison kaernten")
    assert "kaernten" not in part(match, "plan", "red").values()
    assert part(match, "held", "kaernten") is None
    assert part(match, "tray", "peasants") == 0
    assert "cubes-thrown" not in names(match)


def test_w_7_19_only_4_10_11_12_and_18_stay_beyond_their_moment() -> None:
    match = play(court((16,), hall={"red": 4}), "red favour 16")
    assert (part(match, "pardons"), part(match, "shield_a"), part(match, "shield_b")) == ([], [], [])
    assert part(match, "favours", "4") is None
    assert part(match, "favour_pile", "16") == 0


def test_w_7_22_a_favour_without_a_target_may_be_bought() -> None:
    match = court((21, 17, 7), hall={"red": 7})
    assert {"favour 21", "favour 17", "favour 7"} <= set(match.offer("red"))
    play(match, "red favour 17")
    assert told(match, "favour-wasted") == [{"seat": "red", "favour": "17"}]
    assert part(match, "hall", "red") == 4


def test_w_7_7_favours_not_taken_never_come_back() -> None:
    match = court((19, 13, 6), hall={"red": 4})
    play(match, "red pass")
    assert [part(match, "favour_pile", favour) for favour in ("19", "13", "6")] == [0, 0, 0]


def test_w_7_17_favours_are_laid_after_the_tiles_and_before_planning() -> None:
    match = at("event-cards", then=3, options=["court"], counties=HOME)
    heard = names(match)
    assert max(k for k, n in enumerate(heard) if n == "tile-laid") < heard.index("favour-laid")
    assert part(match, "phase") == "planning"
    assert sum(part(match, "tiles")[place] is not None for place in "12345") == 5


def test_w_7_5_conversions_come_after_the_order_and_before_the_actions() -> None:
    counties = HOME | {"trier": ("red", 9)}
    match = at(
        "bids",
        counties=counties,
        options=["court"],
        tiles=tiles(),
        event="rich-taxes",
        row={"10": "battle-b"},
        slot=9,
        plan={"red": {"court-3": "trier", "bid": "coin-1"}, "yellow": {"battle-b": "augsburg"}},
        then=1,
    )
    while part(match, "phase") == "order":
        match.play(match.asked[0], match.offer(match.asked[0])[0])
    heard = names(match)
    order = ("place-chosen", "courtiers-sent", "court-rose", "action-began")
    assert [heard.index(name) for name in order] == sorted(heard.index(name) for name in order)


# ---- W-7.22 a kept favour 4 waits for a marker that would be laid ----
def test_w_7_22_a_kept_favour_4_is_not_spent_where_no_marker_is_laid() -> None:
    match = acting(
        ["grain"],
        {"anhalt": ("red", 1)},
        {"red": {"grain": "anhalt"}},
        ["peasants", "stop"],
        options=["court"],
        markers={"anhalt": 1},
        pardons=["red"],
    )
    assert told(match, "revolt-won")
    assert part(match, "pardons") == ["red"]


def test_w_7_22_nor_in_winter_where_none_is_laid_by_option() -> None:
    match = at(
        "winter-revolts",
        ["trier", "red", "red", "stop"],
        year=2,
        season="winter",
        options=["court", "winter-marker=no"],
        counties={"trier": ("red", 3)},
        pardons=["red"],
    )
    assert part(match, "pardons") == ["red"]
    assert told(match, "revolt-began")[0]["peasants"] == 1


def test_w_7_22_a_kept_favour_4_does_not_help_others() -> None:
    match = acting(
        ["grain"], {"anhalt": ("blue", 1)}, {"blue": {"grain": "anhalt"}}, options=["court"], pardons=["red"]
    )
    assert part(match, "markers", "anhalt") == 1
    assert part(match, "pardons") == ["red"]


def test_w_7_8_a_recalled_event_no_longer_protects() -> None:
    """W-7.8: the church of Kursachsen is no sanctuary any more."""
    match = at(
        "court",
        counties={"anhalt": ("red", 3), "kursachsen": ("blue", 1)},
        options=["court"],
        event="sanctuary-3",
        row={"10": "battle-a"},
        slot=9,
        favours={"4": "1"},
        favour_pile={"1": 0},
        hall={"blue": 4},
        buildings={"kursachsen": {"church": 1}},
        plan={"red": {"battle-a": "anhalt"}},
    )
    play(match, "blue favour 1", "blue recall")
    assert "march kursachsen 2" in match.offer("red")
