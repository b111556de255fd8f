"""GP-9: buying armies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asking import part, play, refused
from tests.games.gods_playground.helpers import EDITIONS, NOTHING, REGIONS, Position, at, offered, some, told, turns
from wartable import Match

PRICES = {"infantry": 2, "cavalry": 4, "artillery": 6, "cossack": 2}


def arming(**parts: Any) -> Match:
    """Phase 9 of round 2, with dice for what follows; red may buy too."""
    defaults: Position = {"round": 2, "coins": {"*": 30}}
    nobles = {"red": {"prussia": 1}} | parts.pop("nobles", {"white": {"ukraine": 3}})
    return at("armies", [*NOTHING, *NOTHING], nobles=nobles, **defaults | parts)


# ---- GP-9.1 laps of purchases ----
@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_9_1_a_purchase_costs_a_noble_and_places_any_number_of_units_there(edition: str) -> None:
    match = arming(edition=edition)
    play(match, "white raise ukraine", "white buy infantry", "white buy cavalry", "white buy cavalry", "white done")
    assert part(match, "nobles", "white", "ukraine") == 2
    assert part(match, "infantry", "white", "ukraine") == 1
    assert part(match, "cavalry", "white", "ukraine") == 2
    assert part(match, "coins", "white") == 20
    assert match.asked == ("red",)


def test_gp_9_1_laps_until_all_have_passed() -> None:
    nobles = {"white": {"ukraine": 2, "prussia": 1}, "blue": {"lithuania": 3}}
    match = arming(nobles=nobles, infantry={"blue": {"lithuania": 1}})
    assert turns(match, "raise ukraine", "buy infantry", "done", "pass", "pass") == ["white"] * 3 + ["blue", "red"]
    assert turns(match, "raise prussia", "buy infantry", "done", "raise ukraine") == ["white"] * 4
    play(match, "white buy infantry", "white done")
    assert part(match, "phase") == "campaigns"  # no noble of white's is left, and the others have passed
    assert some(part(match, "infantry", "white")) == {"ukraine": 2, "prussia": 1}


def test_gp_9_1_a_pass_is_final() -> None:
    match = arming(nobles={"white": {"ukraine": 3}, "blue": {"ukraine": 3}})
    play(match, "white pass", "blue raise ukraine", "blue buy infantry", "blue done", "red pass")
    assert match.asked == ("blue",)


def test_gp_9_1_at_least_one_unit() -> None:
    match = play(arming(), "white raise ukraine")
    assert refused(match, "white", "done") == "GP-9.1"
    assert refused(match, "white", "pass") == "GP-0.10"
    assert match.prompt("white") == "Ukraine: buy units, at least one (you have 30 coins)."
    play(match, "white buy infantry")
    assert "done" in match.offer("white")
    assert match.prompt("white") == "Ukraine: buy more units, or be done (you have 28 coins)."


def test_gp_9_1_it_needs_a_noble_there() -> None:
    match = arming(nobles={"white": {"ukraine": 1}})
    assert refused(match, "white", "raise prussia") == "GP-9.1"
    assert offered(match, "raise") == ["ukraine"]


def test_gp_9_1_nobody_pays_a_noble_for_nothing() -> None:
    used: Position = {"infantry": {"white": {"lithuania": 4}}, "cavalry": {"white": {"lithuania": 3}}}
    used |= {"artillery": {"white": {"lithuania": 1}}}
    match = arming(nobles={"white": {"ukraine": 1, "prussia": 1}}, edition="warfrog", **used)
    assert refused(match, "white", "raise prussia") == "GP-9.1"
    assert match.why_not("white", "raise ukraine") is None  # the Cossacks are still to be had
    poor = arming(
        nobles={"white": {"ukraine": 1, "prussia": 1}}, coins={"white": 1}, invaders={"ukraine": {"tatars": 1}}
    )
    assert refused(poor, "white", "raise prussia") == "GP-9.1"
    assert match.why_not("white", "raise ukraine") is None


def test_gp_9_1_units_stand_where_they_were_raised() -> None:
    match = play(arming(nobles={"white": {"prussia": 1, "ukraine": 1}}), "white raise prussia", "white buy infantry")
    assert refused(match, "white", "buy cossack") == "GP-9.2"
    play(match, "white done")
    assert some(part(match, "infantry")) == {"white": {"prussia": 1}}


# ---- GP-9.2 prices ----
@pytest.mark.parametrize(("unit", "price"), PRICES.items())
def test_gp_9_2_prices(unit: str, price: int) -> None:
    match = play(arming(), "white raise ukraine", f"white buy {unit}")
    assert part(match, "coins", "white") == 30 - price
    assert told(match, "bought") == [{"seat": "white", "unit": unit, "region": "ukraine", "coins": price}]


@pytest.mark.parametrize(("unit", "price"), [("cavalry", 4), ("artillery", 6)])
def test_gp_9_2_nobody_buys_on_credit(unit: str, price: int) -> None:
    match = play(arming(coins={"white": price - 1}), "white raise ukraine")
    assert refused(match, "white", f"buy {unit}") == "GP-9.2"
    match = play(arming(coins={"white": price}), "white raise ukraine")
    assert match.why_not("white", f"buy {unit}") is None


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_gp_9_2_no_artillery_in_round_one(round_: int) -> None:
    match = play(arming(round=round_), "white raise ukraine")
    if round_ == 1:
        assert refused(match, "white", "buy artillery") == "GP-9.2"
    else:
        play(match, "white buy artillery")
        assert part(match, "artillery", "white", "ukraine") == 1


@pytest.mark.parametrize("region", [region for region in REGIONS if region != "ukraine"])
def test_gp_9_2_cossacks_only_in_ukraine(region: str) -> None:
    match = play(arming(nobles={"white": {region: 2}}), f"white raise {region}")
    assert refused(match, "white", "buy cossack") == "GP-9.2"


def test_gp_9_2_in_warfrog_cossacks_with_own_units_or_alone() -> None:
    match = play(arming(edition="warfrog"), "white raise ukraine", "white buy cossack", "white done")
    assert part(match, "cossacks") == {"box": 1, "ukraine": 1, "tatars": 0}
    assert some(part(match, "infantry")) == some(part(match, "cavalry")) == {}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("unit", ["infantry", "cavalry", "artillery"])
def test_gp_9_2_cossacks_beside_an_own_unit_of_the_same_purchase(edition: str, unit: str) -> None:
    match = play(arming(edition=edition), "white raise ukraine", f"white buy {unit}")
    play(match, "white buy cossack", "white buy cossack")
    assert part(match, "cossacks") == {"box": 0, "ukraine": 2, "tatars": 0}


def test_gp_9_2_in_phalanx_no_cossack_without_an_own_unit_in_the_same_purchase() -> None:
    match = arming(edition="phalanx", infantry={"white": {"ukraine": 1}})
    play(match, "white raise ukraine")
    assert refused(match, "white", "buy cossack") == "GP-9.2"
    play(match, "white buy infantry", "white done", "red pass", "white raise ukraine")
    assert refused(match, "white", "buy cossack") == "GP-9.2"  # the infantry belongs to an earlier purchase


def test_gp_9_2_in_phalanx_cossacks_alone_are_no_reason_to_raise_an_army() -> None:
    used: Position = {"infantry": {"white": {"lithuania": 4}}, "cavalry": {"white": {"lithuania": 3}}}
    used |= {"artillery": {"white": {"lithuania": 1}}, "edition": "phalanx"}
    match = arming(nobles={"white": {"ukraine": 1}}, **used)
    assert match.asked == ("red",)  # white can buy nothing and passes


# ---- GP-9.3 half the price ----
@pytest.mark.parametrize("enemy", ["tatars", "black"])
@pytest.mark.parametrize(("unit", "price"), PRICES.items())
def test_gp_9_3_half_the_price_where_enemy_cubes_stand(unit: str, price: int, enemy: str) -> None:
    match = play(arming(invaders={"ukraine": {enemy: 1}}), "white raise ukraine", f"white buy {unit}")
    assert part(match, "coins", "white") == 30 - price // 2


def test_gp_9_3_only_there() -> None:
    match = play(arming(invaders={"lithuania": {"tatars": 9}}), "white raise ukraine", "white buy cavalry")
    assert part(match, "coins", "white") == 26


def test_gp_9_3_influence_does_not_count() -> None:
    match = play(arming(influence={"ukraine": 3}), "white raise ukraine", "white buy cavalry")
    assert part(match, "coins", "white") == 26


def test_gp_9_3_the_last_coin_may_be_half_a_soldier() -> None:
    parts: Position = {"coins": {"white": 1}, "nobles": {"white": {"prussia": 1}}}
    match = play(arming(invaders={"prussia": {"russia": 1}}, **parts), "white raise prussia", "white buy infantry")
    assert part(match, "coins", "white") == 0
    assert match.asked == ("red",)


# ---- GP-9.4 Cossacks nobody pays ----
@pytest.mark.parametrize("bought", [0, 1, 2])
@pytest.mark.parametrize("round_", [1, 3])
def test_gp_9_4_unpaid_cossacks_join_the_tatars(bought: int, round_: int) -> None:
    nobles = {"white": {"ukraine": 1}, "blue": {"prussia": 1}}
    match = arming(round=round_, nobles=nobles, infantry={"blue": {"prussia": 1}}, coins={"white": 9, "*": 0})
    if bought:
        play(match, "white raise ukraine", *["white buy cossack"] * bought, "white done")
    else:
        play(match, "white pass")
    assert (match.stage, match.asked) == ("campaign", ("blue",))
    assert part(match, "cossacks") == {"box": 0, "ukraine": bought, "tatars": 2 - bought}
    assert told(match, "cossacks-left") == ([{"cossacks": 2 - bought}] if bought < 2 else [])


def test_gp_9_4_only_at_the_end_of_the_phase() -> None:
    match = play(arming(), "white pass")
    assert part(match, "cossacks") == {"box": 2, "ukraine": 0, "tatars": 0}
