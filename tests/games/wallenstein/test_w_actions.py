"""W-2 and W-4: the ten actions, with events, tiles and leaders, against a reckoning of their own."""

from __future__ import annotations

import itertools

import pytest

from tests.games.asking import part, play, refused
from tests.games.wallenstein.helpers import BUILDINGS, EVENTS, acting, supply, tiles, told
from wartable.games.wallenstein.board import FACTS

COUNTRY = FACTS["counties"]
BOTH = [(tile, leader) for tile in (False, True) for leader in (False, True)]
SOME = ("trier", "mark", "osnabrueck", "lausitz", "altmark", "anhalt")
PRICES = {"palace": 3, "church": 2, "trading-house": 1}
RECRUITS = {"armies-5": (3, 5, 3), "armies-3": (2, 3, 2), "army-1": (1, 1, 1)}  # price, armies, with the event


@pytest.mark.parametrize("event", [None, "poor-taxes", "rich-taxes", "few-recruits"])
@pytest.mark.parametrize(("tile", "leader"), BOTH)
def test_w_2_3_taxes(event: str | None, tile: bool, leader: bool) -> None:
    for county in SOME:
        income = COUNTRY[county]["tax"]
        if event == "poor-taxes":
            income = min(income, 5)
        if event == "rich-taxes":
            income = max(income, 6)
        match = acting(
            ["taxes"],
            {county: ("red", 1)},
            {"red": {"taxes": county}},
            event=event,
            options=["leaders"],
            tiles=tiles("thaler" if tile else "grain"),
            leader={"red": county if leader else None},
        )
        assert told(match, "taxed")[0]["thalers"] == income + tile + leader
        assert part(match, "thalers", "red") == 18 + income + tile + leader
        assert part(match, "markers", county) == 1


@pytest.mark.parametrize("event", [None, "rich-harvest", "poor-harvest", "rich-taxes"])
@pytest.mark.parametrize(("tile", "leader"), BOTH)
def test_w_2_2_grain(event: str | None, tile: bool, leader: bool) -> None:
    for county in SOME:
        income = COUNTRY[county]["grain"]
        if event == "rich-harvest":
            income = max(income, 4)
        if event == "poor-harvest":
            income = min(income, 3)
        match = acting(
            ["grain"],
            {county: ("red", 1)},
            {"red": {"grain": county}},
            event=event,
            options=["leaders"],
            tiles=tiles("grain" if tile else "thaler"),
            leader={"red": county if leader else None},
            grain={"red": 15},
        )
        assert part(match, "grain", "red") == 15 + income + tile + leader


@pytest.mark.parametrize("action", RECRUITS)
@pytest.mark.parametrize("event", [None, "few-recruits"])
@pytest.mark.parametrize(("tile", "leader"), BOTH)
def test_w_2_5_recruits_as_far_as_money_and_supply_reach(
    action: str, event: str | None, tile: bool, leader: bool
) -> None:
    price, many, few = RECRUITS[action]
    needed = few if event else many
    wanted = (6 if tile and action == "armies-5" else needed) + leader
    for left, thalers in itertools.product((0, needed - 1, needed, needed + 1, needed + 4), (price - 1, price)):
        match = acting(
            [action],
            {"anhalt": ("red", 62 - left)},
            {"red": {action: "anhalt"}},
            event=event,
            options=["leaders"],
            tiles=tiles("armies" if tile else "grain"),
            leader={"red": "anhalt" if leader else None},
            thalers={"red": thalers},
        )
        placed = min(wanted, left) if left >= needed and thalers >= price else 0
        assert part(match, "armies", "anhalt") == 62 - left + placed
        assert part(match, "thalers", "red") == (0 if placed else thalers)
        assert bool(told(match, "action-void")) is (placed == 0)


@pytest.mark.parametrize("kind", BUILDINGS)
@pytest.mark.parametrize("leader", [False, True])
def test_w_2_1_building(kind: str, leader: bool) -> None:
    price = PRICES[kind] - leader
    for county, standing in itertools.product(
        ("boehmen", "trier", "anhalt"), ((), ("palace",), ("church",), ("palace", "church"))
    ):
        if len(standing) > COUNTRY[county]["sites"]:
            continue
        for thalers in {max(price - 1, 0), price}:
            match = acting(
                [kind],
                {county: ("red", 1)},
                {"red": {kind: county}},
                options=["leaders"],
                thalers={"red": thalers},
                buildings={county: dict.fromkeys(standing, 1)},
                leader={"red": county if leader else None},
            )
            built = kind not in standing and len(standing) < COUNTRY[county]["sites"] and thalers >= price
            assert part(match, "buildings", county, kind) == int(built or kind in standing)
            assert part(match, "thalers", "red") == thalers - price * built
            assert sum(part(match, "buildings", county).values()) == len(standing) + built


@pytest.mark.parametrize(("kind", "box"), [("palace", 28), ("church", 26), ("trading-house", 26)])
def test_w_0_12_no_building_left(kind: str, box: int) -> None:
    counties = [name for name, county in COUNTRY.items() if not county.get("out") and name not in ("trier", "augsburg")]
    for standing in (box - 1, box):
        held = dict.fromkeys(counties[:standing], ("blue", 1))
        match = acting(
            [kind],
            held | {"trier": ("red", 1)},
            {"red": {kind: "trier"}},
            buildings={county: {kind: 1} for county in counties[:standing]},
        )
        assert part(match, "buildings", "trier", kind) == int(standing < box)
        assert match.view(None)["supply"]["buildings"][kind] == 0


# ---- W-2.7 to W-2.11 moves ----
def test_w_2_10_counties_hold_any_number() -> None:
    match = acting(["army-1"], {"anhalt": ("red", 30), "altmark": ("red", 30)}, {"red": {"army-1": "anhalt"}})
    play(match, "red march altmark 30")
    assert part(match, "armies", "altmark") == 60


def test_w_2_11_armies_come_from_the_own_supply() -> None:
    match = acting(["armies-5"], {"anhalt": ("red", 3)}, {"red": {"armies-5": "anhalt"}}, inside={"red": 10})
    assert supply(match, "red") == 62 - 8 - 10
    assert match.view(None)["supply"]["armies"]["red"] == 44


def test_w_2_8_a_march_out_of_a_county_goes_to_its_neighbours_only() -> None:
    for county in ("anhalt", "oberoesterreich", "koeln"):
        match = acting(["battle-a"], {county: ("red", 3)}, {"red": {"battle-a": county}}, players=4)
        near = {other for one, others in FACTS["borders"].items() for other in others if one == county}
        near |= {one for one, others in FACTS["borders"].items() if county in others}
        assert {choice.split()[1] for choice in match.offer("red") if choice != "pass"} == near
        assert len(match.offer("red")) == 2 * len(near) + 1


def test_w_2_9_one_army_stays_behind() -> None:
    match = acting(["battle-a"], {"anhalt": ("red", 3)}, {"red": {"battle-a": "anhalt"}})
    assert refused(match, "red", "march altmark 3") == "W-2.9"
    assert "march altmark 2" in match.offer("red")


def test_w_2_8_a_move_may_bring_armies_back_together_in_one_season() -> None:
    match = acting(
        ["battle-a", "army-1"],
        {"anhalt": ("red", 3), "altmark": ("red", 1)},
        {"red": {"battle-a": "anhalt", "army-1": "altmark"}},
    )
    play(match, "red march altmark 2", "red march anhalt 3")
    assert (part(match, "armies", "anhalt"), part(match, "armies", "altmark")) == (4, 1)


# ---- W-4 the cards ----
def test_w_4_1_twelve_cards_and_their_winter_losses() -> None:
    losses = {name: event["loss"] for name, event in FACTS["events"].items()}
    assert sorted(losses.values()) == sorted((5, 7, 3, 2, 6, 3, 4, 0, 2, 3, 4, 1))
    pairs = [
        sorted(event["loss"] for event in FACTS["events"].values() if event["effect"] == effect)
        for effect in ("market-peace", "palace-guard", "sanctuary")
    ]
    assert pairs == [[5, 7], [2, 6], [3, 4]]
    singles = {
        "armed-peasants": 3,
        "poor-taxes": 0,
        "rich-taxes": 2,
        "rich-harvest": 3,
        "poor-harvest": 4,
        "few-recruits": 1,
    }
    assert {name: losses[name] for name in singles} == singles


@pytest.mark.parametrize("event", [event for event in EVENTS if "market-peace" not in event])
def test_w_4_1_no_other_event_calms(event: str) -> None:
    match = acting(
        ["trading-house"], {"trier": ("red", 1)}, {"red": {"trading-house": "trier"}}, event=event, markers={"trier": 1}
    )
    assert part(match, "markers", "trier") == 1


@pytest.mark.parametrize("action", ["battle-a", "battle-b"])
@pytest.mark.parametrize("event", [None, "sanctuary-3", "sanctuary-4", "palace-guard-2"])
def test_w_4_4_churches_and_both_battles(action: str, event: str | None) -> None:
    match = acting(
        ["battle-a"] if action == "battle-a" else [],
        {"anhalt": ("red", 3), "kursachsen": ("blue", 1)},
        {"red": {action: "anhalt"}},
        event=event,
        buildings={"kursachsen": {"church": 1}},
    )
    attacked = "march kursachsen 2" in match.offer("red")
    assert attacked is (event is None or not event.startswith("sanctuary"))
    if not attacked:
        assert refused(match, "red", "march kursachsen 2") == "W-4.4"
