"""W-1: cards, tiles, plans, bids, order and the run of a season."""

from __future__ import annotations

import random
from typing import Any

import pytest

import wartable
from tests.games.asking import part, play, refused
from tests.games.wallenstein.helpers import (
    ACTIONS,
    SPACES,
    TILES,
    acting,
    at,
    names,
    planned,
    table,
    tiles,
    told,
    whole,
)
from wartable import Match
from wartable.testing.checks import only_readiness_shows

SIX = ("anhalt", "altmark", "trier", "mark", "baden", "passau")
NINE = (*SIX, "lausitz", "boehmen", "maehren")
RICH = dict.fromkeys(NINE, ("red", 2)) | {"koeln": ("blue", 2), "kaernten": ("yellow", 2)}


def planning(counties: int = 6, **parts: Any) -> Match:
    held = dict.fromkeys(NINE[:counties], ("red", 2)) | {"koeln": ("blue", 2), "kaernten": ("yellow", 2)}
    return at("planning", counties=held, **parts)


def poor(match: Match, seat: str) -> Match:
    """The plan of a seat with one county: six cards on six spaces, no bid."""
    offer = match.offer(seat)
    county = next(choice.split()[2] for choice in offer if not choice.endswith("blank"))
    planned(match, seat, dict.fromkeys(ACTIONS[:5], "blank") | {"battle-a": county})
    match.play(seat, "ready")
    return match


# ---- W-1.1, W-1.2 ----
def test_w_1_1_each_season_five_open_and_five_hidden() -> None:
    rows = set()
    for seed in range(8):
        match = at("action-cards", then=seed, luck=[])
        row = part(match, "row")
        shown = [row[str(slot)] for slot in range(1, 11)]
        assert len(set(shown[:5])) == 5
        assert shown[5:] == [None] * 5
        rows.add(tuple(shown[:5]))
    assert len(rows) > 4


def test_w_1_1_each_action_comes_once_a_season() -> None:
    match = at("event-cards", then=5, counties=RICH)
    for seat in ("red", "blue", "yellow"):
        whole(match, seat) if seat == "red" else poor(match, seat)
    while part(match, "season") == "spring" and part(match, "phase") != "planning":
        match.play(match.asked[0], match.offer(match.asked[0])[-1])
    assert sorted(event["action"] for event in told(match, "action-began")) == sorted(ACTIONS)
    assert [event["slot"] for event in told(match, "action-turned")][:5] == [6, 7, 8, 9, 10]


def test_w_1_2_a_tile_is_for_its_season() -> None:
    layouts = {tuple(part(at("bonus-tiles", then=seed), "tiles").values()) for seed in range(8)}
    assert len(layouts) > 4
    assert all(sorted(layout) == sorted(TILES) for layout in layouts)


@pytest.mark.parametrize("tile", ["thaler", "grain", "attack", "defence"])
def test_w_1_2_a_tile_does_its_own_thing_only(tile: str) -> None:
    match = acting(["armies-5"], {"trier": ("red", 1)}, {"red": {"armies-5": "trier"}}, tiles=tiles(tile))
    assert part(match, "armies", "trier") == 6


def test_w_1_10_a_tile_nobody_chose_is_idle() -> None:
    match = acting(
        ["taxes"],
        {"trier": ("red", 1)},
        {"red": {"taxes": "trier"}},
        order={"1": None, "2": "red", "3": "blue", "4": "yellow"},
        tiles=tiles("thaler", "grain", "armies"),
    )
    assert told(match, "taxed")[0]["thalers"] == 7


# ---- W-1.3, W-1.4, W-1.12, W-1.13 plans ----
@pytest.mark.parametrize("counties", range(10))
def test_w_1_12_how_many_spaces_must_be_covered(counties: int) -> None:
    """W-1.12 and W-5.9: all ten if cards suffice, the bid with an eleventh card, else as many as there are cards."""
    match = planning(counties)
    cards = [*NINE[:counties], *["blank"] * 5]
    spaces = [*ACTIONS]
    laid = 0
    while "ready" not in match.offer("red"):
        if laid < 10:
            match.play("red", f"plan {spaces[laid]} {cards[laid]}")
        else:
            match.play("red", "plan bid " + (cards[10] if cards[10] != "blank" else "coin-0"))
        laid += 1
    assert laid == min(counties + 5, 11)
    assert refused(planning(counties), "red", "ready") == "W-1.3"


@pytest.mark.parametrize(("counties", "may"), [(4, False), (5, False), (6, True), (9, True)])
def test_w_1_12_a_bid_needs_a_card_left_over(counties: int, may: bool) -> None:
    match = planning(counties)
    assert any(choice.startswith("plan bid") for choice in match.offer("red")) is may
    if not may:
        assert refused(match, "red", "plan bid coin-0") == "W-1.12"


def test_w_1_12_the_owner_chooses_which_spaces_stay_empty() -> None:
    for left in ACTIONS:
        match = planning(4)
        cards = dict(zip([space for space in ACTIONS if space != left], [*NINE[:4], *["blank"] * 5], strict=True))
        planned(match, "red", cards)
        match.play("red", "ready")
        assert match.asked == ("blue", "yellow")


def test_w_1_4_the_bid_takes_a_coin_or_a_county() -> None:
    match = planning(9)
    bids = {choice.split()[2] for choice in match.offer("red") if choice.startswith("plan bid")}
    assert bids == {*NINE, *(f"coin-{coin}" for coin in range(5))}


def test_w_1_4_plans_may_be_changed_until_all_are_ready() -> None:
    match = planning(6)
    whole(match, "red", bid="coin-3")
    assert match.asked == ("blue", "yellow")
    match.undo("red")
    assert "red" in match.asked
    play(match, "red clear bid", "red plan bid coin-1", "red ready")
    poor(match, "blue")
    match.undo("red")
    play(match, "red clear bid", "red plan bid coin-2", "red ready")
    assert part(match, "plan", "red", "bid") == "coin-2"


def test_w_1_4_the_last_card_laid_is_taken_back_by_undo() -> None:
    match = planned(planning(6), "red", {"taxes": "anhalt", "grain": "trier"})
    match.undo("red")
    match.undo("red")
    assert set(part(match, "plan", "red").values()) == {None}


def test_w_1_13_no_more_blanks_than_coin_cards() -> None:
    match = planned(planning(9), "red", dict.fromkeys(ACTIONS[:5], "blank"))
    assert refused(match, "red", "plan battle-b blank") == "W-1.13"
    assert not any(choice.endswith("blank") or "coin" in choice for choice in match.offer("red"))


def test_w_1_13_an_empty_space_counts_as_a_coin() -> None:
    match = acting(["taxes"], {"trier": ("red", 1), "mark": ("blue", 1)}, {"red": {"taxes": "blank"}})
    assert {event["seat"] for event in told(match, "action-blank") if event["action"] == "taxes"} == {
        "red",
        "blue",
        "yellow",
    }
    assert part(match, "thalers") == {"red": 18, "blue": 18, "yellow": 18}


# ---- W-1.5, W-1.14 the event ----
@pytest.mark.parametrize("left", [4, 3, 2])
def test_w_1_5_one_of_the_open_events(left: int) -> None:
    cards = ("poor-taxes", "rich-taxes", "sanctuary-3", "few-recruits")[:left]
    came = set()
    for seed in range(30):
        match = at(
            "event",
            then=seed,
            event_pile=dict.fromkeys(cards, 0),
            open_events=dict.fromkeys(cards, 1),
            counties=RICH,
            tiles=tiles(),
            plan={"red": {"bid": "coin-1"}},
        )
        came.add(part(match, "event"))
        assert sum(part(match, "open_events").values()) == left - 1
        assert part(match, "open_events", part(match, "event")) == 0
    assert came == set(cards)


def test_w_1_14_the_steps_of_a_season_in_their_order() -> None:
    match = at("event-cards", then=5, counties=RICH)
    whole(match, "red")
    poor(match, "blue")
    poor(match, "yellow")
    while part(match, "phase") == "order":
        match.play(match.asked[0], match.offer(match.asked[0])[0])
    heard = names(match)
    steps = ("action-laid", "tile-laid", "plans-made", "event-came", "bid-shown", "place-chosen", "action-began")
    assert [heard.index(step) for step in steps] == sorted(heard.index(step) for step in steps)


def test_w_1_14_two_years_of_four_seasons() -> None:
    match, lot = table(3, ["set-up=printed"]).new(seed=3), random.Random(3)
    while not match.over:
        seat = lot.choice(match.asked)
        offer = [choice for choice in match.offer(seat) if not choice.startswith("clear")]
        match.play(seat, lot.choice(offer))
    seasons = [(event["year"], event["season"]) for event in told(match, "season-began")]
    assert seasons == [(year, season) for year in (1, 2) for season in ("spring", "summer", "autumn")]
    assert len(told(match, "winter-came")) == 2


# ---- W-1.6 bids ----
WORTH = {"coin-4": 4, "coin-3": 3, "coin-2": 2, "coin-1": 1, "county": 0.5, "coin-0": 0, "none": -1}


@pytest.mark.parametrize("seed", range(40))
def test_w_1_6_who_chooses_when(seed: int) -> None:
    lot = random.Random(seed)
    seats = ("red", "blue", "yellow", "violet", "black")
    homes = dict(zip(seats, ("anhalt", "trier", "baden", "passau", "mark"), strict=True))
    kinds = {seat: lot.choice(list(WORTH)) for seat in seats}
    plan = {
        seat: {} if kind == "none" else {"bid": homes[seat] if kind == "county" else kind}
        for seat, kind in kinds.items()
    }
    match = at(
        "bids",
        then=seed,
        players=5,
        counties={home: (seat, 2) for seat, home in homes.items()},
        tiles=tiles(),
        event="rich-taxes",
        plan=plan,
    )
    while part(match, "phase") == "order":
        seat = match.asked[0]
        match.play(seat, lot.choice(match.offer(seat)))
    chosen = [event["seat"] for event in told(match, "place-chosen")]
    assert [WORTH[kinds[seat]] for seat in chosen] == sorted((WORTH[kind] for kind in kinds.values()), reverse=True)
    assert sorted(chosen) == sorted(seats)
    paid = {seat: 12 - int(max(WORTH[kinds[seat]], 0)) for seat in seats}
    assert part(match, "thalers") == paid
    tied = {kind for kind in kinds.values() if list(kinds.values()).count(kind) > 1}
    assert bool(told(match, "lot-drawn")) is bool(tied)


def test_w_1_6_ties_by_lot() -> None:
    firsts = set()
    for seed in range(30):
        match = at(
            "bids",
            then=seed,
            counties=RICH,
            tiles=tiles(),
            event="rich-taxes",
            plan={seat: {"bid": "coin-1"} for seat in ("red", "blue", "yellow")},
        )
        firsts.add(match.asked[0])
    assert firsts == {"red", "blue", "yellow"}


@pytest.mark.parametrize("thalers", range(6))
def test_w_1_6_no_bid_above_one_s_money(thalers: int) -> None:
    match = planning(6, thalers={"red": thalers})
    coins = {choice[-1] for choice in match.offer("red") if choice.startswith("plan bid coin")}
    assert coins == {str(coin) for coin in range(min(thalers, 4) + 1)}
    if thalers < 4:
        assert refused(match, "red", "plan bid coin-4") == "W-1.6"


def test_w_1_10_empty_places_are_skipped() -> None:
    match = acting(
        ["trading-house"],
        {"trier": ("red", 1), "mark": ("blue", 1), "baden": ("yellow", 1)},
        {"red": {"trading-house": "trier"}, "blue": {"trading-house": "mark"}, "yellow": {"trading-house": "baden"}},
        order={"1": None, "2": "yellow", "3": None, "4": "red", "5": "blue"},
    )
    assert [event["seat"] for event in told(match, "built")] == ["yellow", "red", "blue"]


# ---- W-1.7 and W-1.9 ----
def test_w_1_7_a_plan_is_shown_when_its_owner_acts() -> None:
    counties = {"trier": ("red", 1), "anhalt": ("blue", 3), "baden": ("yellow", 1)}
    plan = {"red": {"battle-a": "trier"}, "blue": {"battle-a": "anhalt"}, "yellow": {"battle-a": "baden"}}
    match = acting(["battle-a"], counties, plan)
    assert match.asked == ("blue",), "red's lone army of Trier cannot march"
    shown = match.view("red")["shown"]
    assert (shown["red"]["battle-a"], shown["blue"]["battle-a"], shown["yellow"]["battle-a"]) == (
        "trier",
        "anhalt",
        None,
    )


def test_w_1_9_a_conqueror_cannot_plan_with_the_card_he_won() -> None:
    match = acting(
        ["battle-a", "grain"],
        {"anhalt": ("red", 4), "kursachsen": ("blue", 1)},
        {"red": {"battle-a": "anhalt"}, "blue": {"grain": "kursachsen"}},
        ["red", "red", "stop"],
    )
    play(match, "red march kursachsen 3")
    assert part(match, "owner", "kursachsen") == "red"
    assert "kursachsen" not in part(match, "plan", "red").values()
    assert "kursachsen" not in part(match, "plan", "blue").values()
    assert not told(match, "harvested")


def test_w_1_9_next_season_he_can() -> None:
    match = at("end-of-season", then=1, season="spring", counties={"kursachsen": ("red", 1)}, held={"kursachsen": None})
    assert "plan grain kursachsen" in match.offer("red")


def test_w_1_16_what_was_done_before_stands() -> None:
    match = acting(
        ["trading-house", "battle-a"],
        {"anhalt": ("red", 4), "kursachsen": ("blue", 1)},
        {"red": {"battle-a": "anhalt"}, "blue": {"trading-house": "kursachsen"}},
        ["red", "red", "stop"],
    )
    play(match, "red march kursachsen 3")
    assert part(match, "thalers", "blue") == 17
    assert part(match, "buildings", "kursachsen", "trading-house") == 1


# ---- W-1.11 ----
@pytest.mark.parametrize("action", ["battle-a", "battle-b"])
def test_w_1_11_the_tiles_in_every_battle_of_either_kind(action: str) -> None:
    counties = {"anhalt": ("red", 3), "kursachsen": ("blue", 1), "boehmen": ("blue", 1)}
    match = acting(
        [action] if action == "battle-a" else [],
        counties,
        {"red": {action: "anhalt"}},
        ["red", "red", "stop"],
        tiles=tiles("attack", "defence"),
        then=1,
    )
    play(match, "red march kursachsen 2")
    thrown = told(match, "cubes-thrown")[0]
    assert (thrown["red"], thrown["blue"]) == (3, 2)


def test_w_1_11_no_tile_army_when_armies_only_move() -> None:
    match = acting(
        ["battle-a"],
        {"anhalt": ("red", 3), "altmark": ("red", 1)},
        {"red": {"battle-a": "anhalt"}},
        tiles=tiles("attack"),
    )
    play(match, "red march altmark 2")
    assert (part(match, "armies", "anhalt"), part(match, "armies", "altmark")) == (1, 3)


def test_w_1_11_the_attack_tile_does_not_defend() -> None:
    match = acting(
        ["battle-a"],
        {"anhalt": ("red", 3), "kursachsen": ("blue", 1)},
        {"red": {"battle-a": "anhalt"}},
        ["red", "stop"],
        tiles=tiles("defence", "attack"),
    )
    play(match, "red march kursachsen 2")
    thrown = told(match, "cubes-thrown")[0]
    assert (thrown["red"], thrown["blue"]) == (2, 1)


@pytest.mark.parametrize("word", ["always", "ask"])
def test_w_1_11_one_army_left_for_palace_and_tile(word: str) -> None:
    """W-1.8, W-1.11, W-4.3: the event takes the last army, so the tile finds none, and nobody is asked about it."""
    match = acting(
        ["battle-a"],
        {"anhalt": ("red", 3), "kursachsen": ("blue", 1), "trier": ("blue", 60)},
        {"red": {"battle-a": "anhalt"}},
        ["red", "blue", "stop"],
        tiles=tiles("grain", "defence"),
        event="palace-guard-2",
        buildings={"kursachsen": {"palace": 1}},
    )
    match.order("blue", "tile-army", word)
    play(match, "red march kursachsen 2")
    assert told(match, "cubes-thrown")[0]["blue"] == 2
    assert told(match, "palace-defended")
    assert not told(match, "defender-added")
    assert match.view(None)["supply"]["armies"]["blue"] >= 0


@pytest.mark.parametrize(("attackers", "defenders"), [(59, 10), (10, 61), (59, 61)])
def test_w_1_11_nobody_is_asked_about_an_army_he_does_not_have(attackers: int, defenders: int) -> None:
    match = acting(
        ["battle-a"],
        {"anhalt": ("red", 3), "mark": ("red", attackers), "kursachsen": ("blue", 1), "trier": ("blue", defenders)},
        {"red": {"battle-a": "anhalt"}},
        ["red", "blue", "stop"],
        tiles=tiles("attack", "defence"),
    )
    for seat in ("red", "blue"):
        match.order(seat, "tile-army", "ask")
    play(match, "red march kursachsen 2")
    if attackers == 10:
        assert match.asked == ("red",)
        play(match, "red add")
    if defenders == 10:
        assert match.asked == ("blue",)
        play(match, "blue add")
    thrown = told(match, "cubes-thrown")[0]
    assert (thrown["red"], thrown["blue"]) == (2 + (attackers == 10), 1 + (defenders == 10))


def test_w_1_11_no_one_adds_an_army_for_a_neutral_county() -> None:
    match = acting(
        ["battle-a"],
        {"anhalt": ("red", 3)},
        {"red": {"battle-a": "anhalt"}},
        ["red", "stop"],
        tiles=tiles("grain", "defence"),
    )
    match.order("blue", "tile-army", "ask")
    play(match, "red march altmark 2")
    thrown = told(match, "cubes-thrown")[0]
    assert (thrown["red"], thrown["blue"], thrown["peasants"]) == (2, 0, 1)


def test_w_1_11_a_switch_is_nobody_else_s_affair() -> None:
    match = acting(["battle-a"], {"anhalt": ("red", 3)}, {"red": {"battle-a": "anhalt"}}, tiles=tiles("attack"))
    before = match.view("blue")
    match.order("red", "tile-army", "ask")
    assert match.view("blue") == before


# ---- W-1.19 what is hidden ----
def knows(match: Match, seat: str | None) -> object:
    return match.view(seat), match.offer(seat) if seat else [], [event.data() for event in match.log(seat)]


@pytest.mark.parametrize("onlooker", ["blue", "yellow", None])
def test_w_1_19_nobody_learns_anything_of_another_s_plan(onlooker: str | None) -> None:
    match = planning(6)
    before = knows(match, onlooker)
    cards = dict.fromkeys(ACTIONS[:4], "blank") | dict(zip(ACTIONS[4:], SIX, strict=True))
    for space, card in cards.items():
        match.play("red", f"plan {space} {card}")
        assert knows(match, onlooker) == before
    for choice in ("plan bid coin-3", "clear taxes", "plan taxes anhalt"):
        match.play("red", choice)
        assert knows(match, onlooker) == before
    match.play("red", "ready")
    assert match.view(onlooker)["asked"] == ["blue", "yellow"]
    only_readiness_shows(planning(6), match, "red")


def test_w_1_19_a_seat_sees_its_own_plan() -> None:
    match = planned(planning(6), "red", {"taxes": "anhalt"})
    assert "anhalt" in str(match.view("red")["plan"])
    assert "plan" not in match.view(None) or not match.view(None)["plan"]


def test_w_1_19_hidden_actions_are_in_no_view_and_no_position() -> None:
    match = at("action-cards", then=2)
    for seat in ("red", "blue", "yellow", None):
        assert [match.view(seat)["row"][str(slot)] for slot in range(6, 11)] == [None] * 5


def test_w_1_19_which_coin_lay_on_a_space_is_never_told() -> None:
    match = acting(["taxes"], {"trier": ("red", 1)}, {"red": {"taxes": "blank"}})
    blank = told(match, "action-blank")[0]
    assert set(blank) == {"seat", "action"}


def test_w_1_19_tower_tray_and_supplies_are_open() -> None:
    match = at("planning", inside={"red": 3, "peasants": 2}, tray={"blue": 1}, counties={"trier": ("red", 2)})
    view = match.view("yellow")
    assert (view["inside"]["red"], view["inside"]["peasants"], view["tray"]["blue"]) == (3, 2, 1)
    assert view["supply"]["armies"]["red"] == 62 - 5
    assert view["open_events"].keys() == part(match, "open_events").keys()


def test_w_1_15_a_county_shown_as_a_bid_is_open_to_all() -> None:
    match = at("bids", counties=RICH, tiles=tiles(), event="rich-taxes", plan={"red": {"bid": "trier"}}, then=1)
    for seat in ("blue", "yellow", None):
        assert match.view(seat)["shown"]["red"]["bid"] == "trier"


def test_w_1_17_a_plan_names_a_county_and_nothing_else() -> None:
    match = planning(6)
    offers = [choice for choice in match.offer("red") if choice.startswith("plan battle-a")]
    assert sorted(offers) == sorted(f"plan battle-a {card}" for card in (*SIX, "blank"))


def test_w_1_3_a_space_takes_one_card() -> None:
    match = planned(planning(6), "red", {"taxes": "anhalt"})
    assert refused(match, "red", "plan taxes trier") == "W-1.3"
    assert set(part(match, "plan", "red")) == set(SPACES)


def test_w_1_3_who_is_ready_waits() -> None:
    match = whole(planning(6), "red")
    with pytest.raises(wartable.WartableError):
        match.play("red", "clear bid")
