"""GP-12: Poland strikes back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asking import part, play, refused
from tests.games.gods_playground.helpers import EDITIONS, NOTHING, Position, at, offered, quiet, some, told, turns
from wartable import Match

OCCUPIED = {"ukraine": {"tatars": 5}, "lithuania": {"russia": 1}}
SEATS = {"ukraine": "white", "prussia": "blue", "lithuania": "blue", "greater-poland": "red"}


def striking(*luck: int, **parts: Any) -> Match:
    """Phase 12 with two regions occupied, two crown units, and seats in the Sejm for everybody."""
    defaults: Position = {"invaders": OCCUPIED, "sejm": SEATS, "crown": {"infantry": 1, "cavalry": 1}}
    return at("strikes-back", luck, **defaults | parts)


def discs(match: Match, seat: str) -> int:
    return list(part(match, "sejm").values()).count(seat)


# ---- GP-12.1 laps, one attack a turn ----
@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_12_1_the_first_attack_of_the_first_player_is_free_all_others_cost_a_disc(edition: str) -> None:
    match = striking(*[2] * 10, edition=edition)
    assert turns(match, *["strike ukraine"] * 3) == ["white", "blue", "red"]
    assert [discs(match, seat) for seat in ("white", "blue", "red")] == [1, 1, 0]
    assert turns(match, *["strike ukraine"] * 2) == ["white", "blue"]
    assert [discs(match, seat) for seat in ("white", "blue", "red")] == [0, 0, 0]
    assert part(match, "phase") == "nobles"  # nobody can pay for another
    assert [fact["seat"] for fact in told(match, "struck-free")] == ["white"]
    assert [fact["seat"] for fact in told(match, "struck")] == ["blue", "red", "white", "blue"]


def test_gp_12_1_the_free_attack_needs_no_disc() -> None:
    match = striking(2, 2, sejm={"prussia": "blue"})
    play(match, "white strike ukraine")
    assert match.asked == ("blue",)


def test_gp_12_1_the_first_player_pays_not_before_lap_two() -> None:
    match = striking(2, 2, 2, 2)
    play(match, "white strike ukraine")
    assert (match.asked, discs(match, "white")) == (("blue",), 1)


def test_gp_12_1_declining_the_free_attack_is_final() -> None:
    match = striking(*[2] * 4)
    play(match, "white pass", "blue strike ukraine", "red pass")
    assert match.asked == ("blue",)


def test_gp_12_1_declining_is_final_for_all() -> None:
    match = striking(*[2] * 4)
    assert turns(match, "strike ukraine", "pass", "pass", "strike ukraine") == ["white", "blue", "red", "white"]
    assert part(match, "phase") == "nobles"
    assert told(match, "struck") == [{"seat": "white", "target": "ukraine"}]


def test_gp_12_1_without_a_disc_nobody_is_asked() -> None:
    match = striking(2, 2, sejm={"prussia": "red"}, hetman="blue")
    play(match, "blue strike ukraine")
    assert match.asked == ("red",)


def test_gp_12_1_four_players() -> None:
    match = striking(*[2] * 8, players=4, hetman="yellow")
    assert turns(match, *["strike ukraine"] * 4) == ["yellow", "white", "blue", "red"]
    assert match.asked == ("blue",)


# ---- GP-12.2 targets ----
def test_gp_12_2_regions_with_enemy_cubes() -> None:
    match = striking()
    assert offered(match, "strike") == ["lithuania", "ukraine"]
    assert refused(match, "white", "strike prussia") == "GP-12.2"


def test_gp_12_2_never_influence() -> None:
    match = striking(influence={"greater-poland": 3})
    assert refused(match, "white", "strike greater-poland") == "GP-12.2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_12_2_vienna_in_round_three_while_ottomans_stand_there(edition: str) -> None:
    match = striking(6, 6, round=3, vienna=4, vienna_invaded=1, edition=edition)
    assert offered(match, "strike") == ["lithuania", "ukraine", "vienna"]
    play(match, "white strike vienna")
    assert part(match, "vienna") == 2
    assert refused(striking(round=3), "white", "strike vienna") == "GP-12.2"


def test_gp_12_2_not_in_round_four() -> None:
    match = striking(round=4, vienna=2)
    assert refused(match, "white", "strike vienna") == "GP-12.2"


def test_gp_12_2_nothing_to_strike_at_ends_the_phase() -> None:
    match = at("strikes-back", [6, 6], sejm=SEATS, crown={"infantry": 2}, invaders={"ukraine": {"tatars": 1}})
    play(match, "white strike ukraine")
    assert part(match, "phase") == "nobles"


# ---- GP-12.3 hits and losses ----
@pytest.mark.parametrize(
    ("unit", "cannon", "lowest"),
    [("infantry", 0, 5), ("infantry", 1, 4), ("cavalry", 0, 4), ("cavalry", 1, 3)],
)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_gp_12_3_crown_units_roll_as_in_a_campaign(unit: str, cannon: int, lowest: int, die: int) -> None:
    army = {"infantry": 0, "cavalry": 0, "artillery": cannon} | {unit: 2}
    match = striking(die, 2, round=3, crown=army)
    play(match, "white strike ukraine")
    assert part(match, "invaders", "ukraine", "tatars") == 5 - (die >= lowest)
    assert part(match, "crown", unit) == 2 - (die == 1)


def test_gp_12_3_surplus_hits_are_wasted() -> None:
    match = striking(6, 6)
    play(match, "white strike lithuania")
    assert part(match, "invaders", "lithuania", "russia") == 0
    assert part(match, "invaders", "ukraine", "tatars") == 5
    assert some(part(match, "king")) == some(part(match, "campaigners")) == {}


def test_gp_12_3_what_is_expected_wastes_surplus_hits_too() -> None:
    hints = striking(crown={"infantry": 0, "cavalry": 4}).hints("white")
    expected = {target: dict(hints[f"strike {target}"])["hint-driven-out"] for target in OCCUPIED}
    assert expected == {
        "ukraine": {"cubes": 2.0, "there": 5, "chance": 0},
        "lithuania": {"cubes": 0.9, "there": 1, "chance": 94},
    }


def test_gp_12_3_a_region_may_be_attacked_again() -> None:
    match = striking(6, 6, 6, 6)
    play(match, "white strike ukraine", "blue strike ukraine")
    assert part(match, "invaders", "ukraine", "tatars") == 1


# ---- GP-12.4 alone ----
def test_gp_12_4_the_crown_army_fights_alone() -> None:
    own = {"infantry": {"white": {"ukraine": 4}}, "artillery": {"white": {"ukraine": 1}}}
    match = striking(4, 3, round=3, cossacks={"box": 0, "ukraine": 2}, **own)
    play(match, "white strike ukraine")
    assert told(match, "fought") == told(match, "cossacks-fought") == []
    assert part(match, "invaders", "ukraine", "tatars") == 5


# ---- GP-12.5 no crown army ----
@pytest.mark.parametrize("crown", [{}, {"artillery": 1}])
def test_gp_12_5_without_infantry_or_cavalry_there_is_no_phase(crown: dict[str, int]) -> None:
    match = striking(crown={"infantry": 0, "cavalry": 0} | crown)
    assert (part(match, "phase"), part(match, "round")) == ("nobles", 2)


def test_gp_12_5_the_phase_ends_when_the_last_unit_falls() -> None:
    match = striking(1, 1, round=3, crown={"infantry": 1, "cavalry": 1, "artillery": 1})
    play(match, "white strike ukraine")
    assert (part(match, "phase"), part(match, "round")) == ("nobles", 4)


def test_gp_12_5_units_lost_on_campaign_are_missed() -> None:
    laid: Position = {"nobles": {"white": {"prussia": 1}}, "crown": {"infantry": 1}, "sejm": {"prussia": "white"}}
    match = at("campaigns", [1, *NOTHING], strength={"russia": 2}, **laid, **quiet(1))
    play(match, "white campaign prussia crown")
    assert told(match, "attacked") != []
    assert part(match, "phase") == "nobles"
