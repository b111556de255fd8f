"""GP-4 the crown army, GP-5 events and GP-6 elections."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asking import part
from tests.games.gods_playground.helpers import EDITIONS, NOTHING, RED, REGIONS, at, court, row, some, supply, told
from wartable import Match
from wartable.games.gods_playground.board import FACTS

LEVY = {int(name.removeprefix("upto-")): column for name, column in FACTS["crown"]["levy"].items()}


def mustered(round_: int, *blocks: int, edition: str | None = None) -> tuple[int, int, int]:
    """The crown army of a round with these blocks at court: infantry, cavalry, artillery."""
    seats = ("white", "blue", "red", "yellow")[: len(blocks)]
    laid = court(**dict(zip(seats, blocks, strict=True)))
    match = at(
        "crown-army", NOTHING, players=len(blocks), edition=edition, round=round_, assigned=laid, nobles=RED
    )  # fmt: skip
    crown = part(match, "crown")
    return crown["infantry"], crown["cavalry"], crown["artillery"]


# ---- GP-4.1 by round ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("round_", "infantry", "cavalry"), [(1, 2, 2), (2, 1, 1), (3, 2, 2), (4, 0, 0)])
def test_gp_4_1_base_units_by_round(edition: str, round_: int, infantry: int, cavalry: int) -> None:
    extra = LEVY[3]
    army = mustered(round_, 0, 0, 0, edition=edition)
    assert army == (infantry + extra["infantry"], cavalry + extra["cavalry"], extra["artillery"])


# ---- GP-4.2 by the sum of all blocks at court ----
def test_gp_4_2_eight_at_court_in_round_one() -> None:
    assert mustered(1, 2, 3, 3) == (4, 3, 0)


@pytest.mark.parametrize("total", range(16))
def test_gp_4_2_the_column_of_the_sum(total: int) -> None:
    column = LEVY[min(upto for upto in LEVY if upto >= total)]
    blocks = [min(5, max(0, total - taken)) for taken in (0, 5, 10)]
    wanted = (column["infantry"], column["cavalry"], column["artillery"])
    assert mustered(4, *blocks) == wanted  # round 4 has no base


def test_gp_4_2_all_four_blocks_count() -> None:
    assert mustered(4, 2, 2, 2, 2) == (2, 1, 1)
    assert mustered(4, 5, 5, 5, 5) == (3, 3, 1)


def test_gp_4_2_the_muster_is_told() -> None:
    match = at("crown-army", NOTHING, round=2, assigned=court(white=3, blue=3, red=2), nobles=RED)
    assert told(match, "crown-mustered") == [{"total": 8, "infantry": 3, "cavalry": 2, "artillery": 1}]


# ---- GP-4.3 artillery ----
@pytest.mark.parametrize("total", [8, 12, 15])
def test_gp_4_3_no_artillery_in_round_one(total: int) -> None:
    blocks = [min(5, max(0, total - taken)) for taken in (0, 5, 10)]
    assert mustered(1, *blocks)[2] == 0
    assert [mustered(round_, *blocks)[2] for round_ in (2, 3, 4)] == [1, 1, 1]


# ---- GP-4.4 the pool ----
@pytest.mark.parametrize("round_", [1, 3])
def test_gp_4_4_the_pool_caps_the_army(round_: int) -> None:
    assert LEVY[20]["infantry"] == LEVY[20]["cavalry"] == 3  # five of each would be due
    assert mustered(round_, 5, 5, 5)[:2] == (4, 4)


# ---- GP-5.1 four dice ----
def events(*dice: int, **parts: Any) -> Match:
    return at("events", dice, **{"nobles": RED} | parts)


def test_gp_5_1_each_die_strengthens_the_enemy_of_its_number() -> None:
    match = events(2, 2, 4, 6)
    assert some(part(match, "strength")) == {"russia": 2, "ottomans": 1}
    assert part(match, "influence_box") == 0
    assert told(match, "event-dice") == [{"dice": [2, 2, 4, 6]}]


@pytest.mark.parametrize(("die", "enemy"), [(1, "black"), (2, "russia"), (3, "tatars"), (4, "ottomans")])
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_gp_5_1_the_numbers_of_the_enemies(die: int, enemy: str, round_: int) -> None:
    match = events(die, 6, die, die, round=round_, strength={enemy: 2})
    assert some(part(match, "strength")) == {enemy: 5}


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_gp_5_1_a_six_does_nothing(round_: int) -> None:
    match = events(*NOTHING, round=round_)
    assert some(part(match, "strength")) == {}
    assert (part(match, "influence_box"), part(match, "vienna")) == (0, 0)
    assert part(match, "cossacks") == {"box": 2, "ukraine": 0, "tatars": 0}  # only in phase 11 of round 2


# ---- GP-5.2 Habsburg influence ----
@pytest.mark.parametrize(("round_", "base"), [(1, (3, 4)), (2, (4, 5)), (3, (5, 7))])
@pytest.mark.parametrize("players", [3, 4])
def test_gp_5_2_the_base_is_laid_out_as_markers_when_the_round_begins(
    players: int, round_: int, base: tuple[int, int]
) -> None:
    match = at("income", players=players, round=round_)
    assert part(match, "influence_box") == base[players - 3]
    assert part(match, "strength", "habsburgs") == 0


def test_gp_5_2_round_four_has_no_markers() -> None:
    assert part(at("income", round=4), "influence_box") == 0


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_gp_5_2_a_five_adds_a_marker(round_: int) -> None:
    match = events(5, 1, 5, 6, round=round_, influence_box=4)
    assert part(match, "influence_box") == 6
    assert some(part(match, "strength")) == {"black": 1}


def test_gp_5_2_in_round_four_a_five_adds_a_cube() -> None:
    match = events(5, 5, 6, 6, round=4)
    assert some(part(match, "strength")) == {"habsburgs": 2}
    assert part(match, "influence_box") == 0


# ---- GP-5.3 Vienna held ----
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("left", [1, 2])
def test_gp_5_3_in_a_held_box_a_five_adds_an_ottoman_cube(edition: str, left: int) -> None:
    match = events(5, 4, 5, 6, edition=edition, round=4, vienna=left)
    assert part(match, "vienna") == left + 2
    assert some(part(match, "strength")) == {"ottomans": 1}


# ---- GP-5.4 an empty stock ----
@pytest.mark.parametrize(
    ("die", "enemy", "cubes"), [(1, "black", 25), (2, "russia", 25), (3, "tatars", 25), (4, "ottomans", 30)]
)
def test_gp_5_4_an_empty_stock_adds_nothing(die: int, enemy: str, cubes: int) -> None:
    match = events(die, die, 6, 6, invaders={"ukraine": {enemy: cubes - 1}})
    assert some(part(match, "strength")) == {enemy: 1}
    assert len(told(match, "stock-empty")) == 1


def test_gp_5_4_habsburg_cubes_run_out_too() -> None:
    match = events(5, 5, 5, 6, round=4, invaders={"greater-poland": {"habsburgs": 18}})
    assert part(match, "strength", "habsburgs") == 2


def test_gp_5_4_cubes_before_vienna_count() -> None:
    match = events(4, 5, 5, 6, round=4, vienna=2, invaders={"ukraine": {"ottomans": 26}})
    assert (part(match, "strength", "ottomans"), part(match, "vienna")) == (1, 3)


@pytest.mark.parametrize(("lying", "laid"), [(5, 4), (6, 4), (7, 3), (10, 0)])
def test_gp_5_4_base_markers_as_far_as_the_ten_reach(lying: int, laid: int) -> None:
    assert part(at("income", round=2, influence={"prussia": lying}), "influence_box") == laid


def test_gp_5_4_no_eleventh_marker() -> None:
    match = events(5, 5, 5, 5, influence={"prussia": 4}, influence_box=4)
    assert part(match, "influence_box") == 6


# ---- GP-6.1 the seats of the Sejm ----
def election(**parts: Any) -> Match:
    return at("elections", **parts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_6_1_the_most_nobles_win_the_seat_for_one_of_them(edition: str) -> None:
    nobles = {
        "white": {"prussia": 1, "lithuania": 2, "ukraine": 5},
        "blue": {"lithuania": 3, "ukraine": 4},
        "red": {"lithuania": 2, "ukraine": 4, "greater-poland": 2},
    }
    match = election(edition=edition, nobles=nobles)
    winners = {"prussia": "white", "lithuania": "blue", "ukraine": "white", "greater-poland": "red"}
    assert some(part(match, "sejm")) == winners
    nobles["white"] |= {"prussia": 0, "ukraine": 4}
    nobles["blue"] |= {"lithuania": 2}
    nobles["red"] |= {"greater-poland": 1}
    assert some(part(match, "nobles")) == some(nobles)
    assert supply(match, "white", "discs") == 13


def test_gp_6_1_in_ring_order_from_prussia() -> None:
    match = election(nobles={"blue": dict.fromkeys(REGIONS, 2)})
    assert [fact["region"] for fact in told(match, "elected")] == list(REGIONS)


def test_gp_6_1_three_against_three_families_is_still_the_most() -> None:
    nobles = {"white": {"prussia": 2}, "blue": {"prussia": 2}, "red": {"prussia": 2}, "yellow": {"prussia": 3}}
    assert some(part(election(players=4, nobles=nobles), "sejm")) == {"prussia": "yellow"}


# ---- GP-6.2 nobody ----
@pytest.mark.parametrize("players", [3, 4])
def test_gp_6_2_a_tie_elects_nobody_and_costs_nothing(players: int) -> None:
    nobles = {"white": {"ukraine": 2}, "blue": {"ukraine": 2}, "red": {"ukraine": 1}}
    match = election(players=players, nobles=nobles)
    assert some(part(match, "sejm")) == {}
    assert some(part(match, "nobles")) == nobles
    assert [fact["region"] for fact in told(match, "not-elected")] == list(REGIONS)


# ---- GP-6.3 no choice ----
def test_gp_6_3_winning_cannot_be_declined() -> None:
    match = election(nobles={"white": {"prussia": 1}, "red": {"ukraine": 2}})
    assert some(part(match, "sejm")) == {"prussia": "white", "ukraine": "red"}
    assert some(part(match, "nobles")) == {"red": {"ukraine": 1}}
    assert match.stage == "build"  # nobody was asked


def test_gp_6_3_without_a_free_disc_the_seat_stays_empty_and_no_noble_leaves() -> None:
    discs = {"prussia": row(*["white"] * 5), "lithuania": row(*["white"] * 5), "ukraine": row(*["white"] * 4)}
    match = election(estate=discs, nobles={"white": {"lithuania": 2, "little-poland": 2}, **RED})
    assert some(part(match, "sejm")) == {"lithuania": "white", "greater-poland": "red"}
    assert some(part(match, "nobles", "white")) == {"lithuania": 1, "little-poland": 2}
    assert told(match, "no-disc-left") == [{"seat": "white", "region": "little-poland"}]
