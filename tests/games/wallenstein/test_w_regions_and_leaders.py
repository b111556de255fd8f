"""W-8 and W-9: region cards, leaders and statues."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.asking import part, play, refused
from tests.games.wallenstein.helpers import COUNTIES, Counties, acting, at, names, table, told
from wartable import Match
from wartable.games.wallenstein.board import FACTS

SEATS = ("red", "blue", "yellow")
HOME: Counties = {"augsburg": ("yellow", 2)}
REGIONS = {
    "brandenburg": "altmark",
    "sachsen": "anhalt",
    "oesterreich": "boehmen",
    "bayern": "baden",
    "kurpfalz": "trier",
}
TAIL: dict[str, Any] = {"row": {"10": "battle-b"}, "slot": 9, "plan": {"yellow": {"battle-b": "augsburg"}}}
CARDS: list[dict[str, int]] = [
    {},
    {"thalers": 2, "armies": 1},
    {"thalers": 4, "armies": 2, "grain": 1},
    {"thalers": 6, "armies": 3, "grain": 2, "points": 1},
]


def regions(count: int, **parts: Any) -> Match:
    held = dict.fromkeys(list(REGIONS.values())[:count], ("red", 2)) | {"mark": ("blue", 1)}
    return at("region-bonus", counties=HOME | held, options=["region-cards"], **TAIL, **parts)


# ---- W-8 ----
@pytest.mark.parametrize("count", range(6))
def test_w_8_1_four_regions_or_nothing(count: int) -> None:
    match = regions(count)
    if count >= 4:
        assert match.asked == ("red",)
        assert told(match, "region-card-turned")[0]["regions"] == count
    else:
        assert match.asked == ("yellow",)
        assert part(match, "region_card", "red") == 0
        assert "bonus-taken" not in names(match)


@pytest.mark.parametrize("top", [0, 1, 2])
@pytest.mark.parametrize("bonus", ["thalers", "armies", "grain", "points"])
def test_w_8_5_one_entry_of_the_new_top_card(top: int, bonus: str) -> None:
    match = regions(4, region_card={"red": top})
    card = CARDS[top + 1]
    assert set(match.offer("red")) == {f"bonus {name}" for name in card}
    if bonus not in card:
        assert refused(match, "red", f"bonus {bonus}") == "W-8.4"
        return
    match.play("red", f"bonus {bonus}")
    amounts = {
        "thalers": part(match, "thalers", "red") - 18,
        "armies": part(match, "tray", "red"),
        "grain": part(match, "grain", "red"),
        "points": part(match, "points", "red"),
    }
    assert amounts == dict.fromkeys(amounts, 0) | {bonus: card[bonus]}
    assert part(match, "region_card", "red") == top + 1


def test_w_8_5_the_printed_cards() -> None:
    facts = list(FACTS["region-cards"].values())
    for card, want in zip(facts, CARDS, strict=True):
        assert {name: card[name] for name in ("thalers", "armies", "grain", "points") if card[name]} == want


def test_w_8_4_failing_leaves_the_pile_as_it_is() -> None:
    match = regions(3, region_card={"red": 1, "blue": 2})
    assert part(match, "region_card") == {"red": 1, "blue": 2, "yellow": 0}


def test_w_8_3_a_year_has_three_turns_at_most() -> None:
    """W-8.3: the fourth card is the last of a year, and the pile begins anew after winter."""
    match = at(
        "new-year", then=1, year=1, season="winter", options=["region-cards"], counties=HOME, region_card={"red": 3}
    )
    assert set(part(match, "region_card").values()) == {0}


def test_w_8_6_turning_is_automatic_the_entry_is_chosen() -> None:
    match = regions(4)
    assert "pass" not in match.offer("red")
    assert told(match, "region-card-turned")


def test_w_8_2_after_the_order_and_before_the_court() -> None:
    held = dict.fromkeys(list(REGIONS.values())[:4], ("red", 9))
    match = at(
        "region-bonus",
        counties=HOME | held,
        options=["region-cards", "court"],
        row={"10": "battle-b"},
        slot=9,
        plan={"red": {"court-3": "altmark", "court-2": "anhalt"}, "yellow": {"battle-b": "augsburg"}},
    )
    assert match.asked == ("red",)
    assert part(match, "hall", "red") == 0
    play(match, "red bonus thalers")
    assert part(match, "hall", "red") == 5


# ---- W-9 ----
def moving(counties: Counties, options: tuple[str, ...] = (), **parts: Any) -> Match:
    cards = dict.fromkeys(("poor-taxes", "sanctuary-3", "sanctuary-4", "rich-taxes"), 0)
    return at(
        "leaders-move",
        then=1,
        counties=counties,
        options=["leaders", *options],
        season="spring",
        event="poor-taxes",
        event_pile=cards,
        open_events={"sanctuary-3": 1, "sanctuary-4": 1, "rich-taxes": 1},
        **parts,
    )


THREE: Counties = {"anhalt": ("red", 1), "altmark": ("red", 1), "trier": ("red", 1), "kursachsen": ("blue", 1)}


def test_w_9_7_at_the_latest_with_the_last_county() -> None:
    match = table(3, ["leaders"]).new(seed=4)
    while part(match, "phase") == "set-up":
        seat = match.asked[0]
        offer = match.offer(seat)
        left = sum(part(match, "groups", seat).values())
        if part(match, "stage") == "draft-leader":
            assert ("later" in offer) is (left > 0)
        match.play(seat, "later" if "later" in offer else offer[0])
    placed = part(match, "leader")
    assert all(part(match, "owner", placed[seat]) == seat for seat in SEATS)
    assert len(told(match, "leader-placed")) == 3
    last = {event["seat"]: event["county"] for event in told(match, "stationed")}
    assert placed == last


def test_w_9_1_once_placed_nobody_is_asked_again_in_the_draft() -> None:
    match = table(3, ["leaders"]).new(seed=4)
    asked = 0
    while part(match, "phase") == "set-up":
        asked += part(match, "stage") == "draft-leader"
        match.play(match.asked[0], match.offer(match.asked[0])[0])
    assert asked == 3


def test_w_9_1_no_leaders_enter_later_after_a_draft() -> None:
    match, lot = table(3, ["leaders"]).new(seed=4), random.Random(4)
    while "action-began" not in names(match):
        seat = lot.choice(match.asked)
        assert not any(choice.startswith("enter") for choice in match.offer(seat))
        match.play(seat, lot.choice([choice for choice in match.offer(seat) if not choice.startswith("clear")]))


def test_w_9_13_with_the_printed_line_up_they_enter_once() -> None:
    match, lot = table(3, ["leaders", "set-up=printed"]).new(seed=4), random.Random(4)
    assert set(part(match, "leader").values()) == {None}
    entered = []
    while len(told(match, "season-began")) < 3:
        seat = lot.choice(match.asked)
        if part(match, "phase") == "leaders-enter":
            entered.append(seat)
            own = {f"enter {county}" for county in COUNTIES if part(match, "owner", county) == seat}
            assert set(match.offer(seat)) == own
        match.play(seat, lot.choice([choice for choice in match.offer(seat) if not choice.startswith("clear")]))
    order = [event["seat"] for event in sorted(told(match, "place-chosen")[:3], key=lambda event: event["place"])]
    assert entered == order


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_w_9_3_after_each_of_three_seasons(season: str) -> None:
    cards = dict.fromkeys(("poor-taxes", "sanctuary-3"), 0)
    match = at(
        "leaders-move",
        then=1,
        counties=THREE,
        options=["leaders"],
        season=season,
        event="poor-taxes",
        event_pile=cards,
        open_events={"sanctuary-3": 1},
        leader={"red": "anhalt"},
        year=2,
    )
    assert match.asked == ("red",)
    assert set(match.offer("red")) == {"lead altmark", "lead altmark nothing", "lead trier nothing"}


def test_w_9_3_a_statue_may_be_left_not_must() -> None:
    match = play(moving(THREE, leader={"red": "anhalt"}), "red lead altmark nothing")
    assert not any(part(match, "statues", "red").values())
    assert part(match, "leader", "red") == "altmark"


def test_w_9_3_not_into_a_county_that_is_not_own() -> None:
    match = moving(THREE, leader={"red": "anhalt"})
    assert refused(match, "red", "lead kursachsen nothing") == "W-1.3"
    assert refused(match, "red", "lead mittelmark") == "W-1.3"


def test_w_9_9_flight_free_or_forced() -> None:
    assert "lead trier nothing" in moving(THREE, leader={"red": "anhalt"}).offer("red")
    assert refused(moving(THREE, ("flight=forced",), leader={"red": "anhalt"}), "red", "lead trier nothing") == "W-9.9"


def test_w_9_4_nobody_s_statue_is_taken_by_passing_or_owning() -> None:
    match = acting(
        ["battle-a"],
        {"anhalt": ("red", 4)},
        {"red": {"battle-a": "anhalt"}},
        ["red", "red", "stop"],
        options=["leaders"],
        statues={"blue": {"altmark": 1}},
        leader={"red": "anhalt"},
    )
    play(match, "red march altmark 3")
    assert part(match, "owner", "altmark") == "red"
    assert part(match, "statues", "blue", "altmark") == 1
    assert part(match, "trophies", "red") == 0


def test_w_9_4_a_leader_who_enters_takes_trophies_too() -> None:
    match = at(
        "leaders-enter",
        then=1,
        counties=HOME | {"trier": ("red", 1)},
        options=["leaders", "set-up=printed"],
        owner={"*": "none", "trier": "red", "augsburg": "yellow"},
        armies={"*": 0, "trier": 1, "augsburg": 2},
        statues={"blue": {"trier": 1}},
        row={"10": "battle-b"},
        slot=9,
    )
    play(match, "red enter trier")
    assert (part(match, "trophies", "red"), part(match, "statues", "blue", "trier")) == (1, 0)


def test_w_9_5_a_lost_leader_is_away_until_after_winter() -> None:
    counties = {"trier": ("red", 1), "mark": ("red", 1), "anhalt": ("blue", 1), "altmark": ("blue", 1)}
    match = moving(counties, leader={"blue": "anhalt"})
    assert match.asked == ("blue",)
    play(match, "blue lead altmark")
    assert part(match, "leader", "red") is None
    assert part(match, "phase") == "planning"


def test_w_9_10_returning_is_optional_and_only_for_those_who_are_away() -> None:
    match = at(
        "new-year", then=1, year=1, season="winter", options=["leaders"], counties=THREE, leader={"blue": "kursachsen"}
    )
    assert match.asked == ("red",)
    assert set(match.offer("red")) == {"enter anhalt", "enter altmark", "enter trier", "pass"}
    play(match, "red pass")
    assert part(match, "leader", "red") is None


def test_w_9_10_without_a_county_there_is_nowhere_to_return_to() -> None:
    match = at(
        "new-year",
        then=1,
        year=1,
        season="winter",
        options=["leaders"],
        counties={"trier": ("blue", 1)},
        leader={"blue": "trier"},
    )
    assert part(match, "phase") == "planning"


def test_w_9_12_no_leader_moves_after_winter() -> None:
    match = at(
        "winter-revolts",
        then=1,
        year=1,
        season="winter",
        options=["leaders"],
        counties=THREE,
        grain={"red": 3, "blue": 1},
        leader={"red": "anhalt", "blue": "kursachsen"},
    )
    assert part(match, "phase") == "planning"
    assert part(match, "leader") == {"red": "anhalt", "blue": "kursachsen", "yellow": None}


def test_w_9_11_six_statues_each() -> None:
    assert FACTS["pieces"]["statues"]["value"] == 6
    match = table(4, ["leaders", "set-up=printed"]).new(seed=2)
    lot = random.Random(2)
    while not match.over:
        seat = lot.choice(match.asked)
        match.play(seat, lot.choice([choice for choice in match.offer(seat) if not choice.startswith("clear")]))
        for statues in part(match, "statues").values():
            assert sum(statues.values()) <= 6
            assert max(statues.values()) <= 1
    raised = [event["seat"] for event in told(match, "statue-raised")]
    assert all(raised.count(seat) <= 6 for seat in set(raised))


@pytest.mark.parametrize(("statues", "trophies"), [(0, 0), (3, 0), (0, 4), (5, 2), (6, 1)])
def test_w_9_6_a_point_each_at_the_end(statues: int, trophies: int) -> None:
    match = at(
        "end-of-game",
        year=2,
        season="winter",
        options=["leaders"],
        points={"red": 10},
        statues={"red": dict.fromkeys(COUNTIES[8 : 8 + statues], 1)},
        trophies={"red": trophies},
    )
    assert match.scores["red"] == 10 + statues + trophies


def test_w_9_15_leaders_give_no_points_and_do_not_fight() -> None:
    match = at("scoring", year=2, season="winter", options=["leaders"], counties=THREE, leader={"red": "anhalt"})
    assert match.scores == {"red": 3, "blue": 1, "yellow": 0}


def test_w_9_8_event_tile_leader_in_all_combinations() -> None:
    for event, tile, leader, armies in [
        (None, False, False, 5),
        (None, False, True, 6),
        (None, True, False, 6),
        (None, True, True, 7),
        ("few-recruits", False, False, 3),
        ("few-recruits", False, True, 4),
        ("few-recruits", True, False, 6),
        ("few-recruits", True, True, 7),
    ]:
        match = acting(
            ["armies-5"],
            {"trier": ("red", 1)},
            {"red": {"armies-5": "trier"}},
            event=event,
            options=["leaders"],
            tiles={"1": "armies" if tile else "grain"},
            leader={"red": "trier" if leader else None},
        )
        assert told(match, "recruited")[0]["armies"] == armies


def test_w_9_14_a_free_building_by_favour_in_the_leader_s_county() -> None:
    match = at(
        "court",
        counties=HOME | {"trier": ("red", 1)},
        options=["leaders", "court"],
        hall={"red": 4},
        favours={"4": "7"},
        favour_pile={"7": 0},
        leader={"red": "trier"},
        **TAIL,
    )
    play(match, "red favour 7", "red build trier")
    assert part(match, "thalers", "red") == 18, "a house for nothing is not a thaler back"


@pytest.mark.parametrize(("year", "season"), [(1, "summer"), (1, "autumn"), (2, "spring")])
def test_w_9_13_leaders_enter_in_the_first_spring_only(year: int, season: str) -> None:
    match = at(
        "leaders-enter",
        counties=HOME | {"trier": ("red", 1)},
        owner={"*": "none", "trier": "red", "augsburg": "yellow"},
        armies={"*": 0, "trier": 1, "augsburg": 2},
        options=["leaders", "set-up=printed"],
        year=year,
        season=season,
        **TAIL,
    )
    assert match.asked == ("yellow",)
    assert part(match, "stage") == "march"
    assert part(match, "leader", "red") is None


def test_w_9_5_a_leader_lost_in_the_second_year_does_not_return() -> None:
    match = at(
        "winter-revolts",
        ["trier", "peasants", "stop"],
        year=2,
        season="winter",
        options=["leaders"],
        counties={"trier": ("red", 1), "mark": ("red", 1)},
        grain={"red": 1},
        leader={"red": "trier"},
    )
    assert match.over
    assert told(match, "leader-lost") == [{"seat": "red", "county": "trier"}]


def test_w_9_3_a_statue_beside_those_of_others() -> None:
    match = moving(THREE, leader={"red": "anhalt"}, statues={"blue": {"anhalt": 1}})
    play(match, "red lead altmark")
    assert part(match, "statues", "red", "anhalt") == part(match, "statues", "blue", "anhalt") == 1


def test_w_9_11_no_seventh_statue() -> None:
    """W-9.11: six seasons never need a seventh; a position with six on the board leaves nothing to raise."""
    match = moving(THREE, leader={"red": "anhalt"}, statues={"red": dict.fromkeys(COUNTIES[20:26], 1)})
    assert set(match.offer("red")) == {"lead altmark nothing", "lead trier nothing"}


def test_w_9_1_region_cards_and_leaders_play_together() -> None:
    held: Counties = dict.fromkeys(list(REGIONS.values())[:4], ("red", 1))
    match = at(
        "region-bonus",
        counties=HOME | held,
        options=["region-cards", "leaders"],
        leader={"red": "altmark"},
        **TAIL,
    )
    play(match, "red bonus thalers")
    assert part(match, "thalers", "red") == 20
