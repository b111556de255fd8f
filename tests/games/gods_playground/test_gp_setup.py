"""GP-0: pieces, set-up and player order."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import wartable
from tests.games.asking import part, play, refused
from tests.games.gods_playground.helpers import (
    EDITIONS,
    NOTHING,
    RED,
    REGIONS,
    Position,
    assign,
    at,
    court,
    offered,
    row,
    some,
    supply,
    table,
    told,
    turns,
    worth,
)
from wartable import Match
from wartable.games.gods_playground.state import sequence


def opening(first: str, players: int = 3, edition: str | None = None) -> Match:
    """A new game in which that seat is the first player."""
    for die in range(1, 7):
        match = table(players, edition).new(luck=wartable.luck.tape([die], then=wartable.luck.fast(1)))
        if match.asked == (first,):
            return match
    raise AssertionError(f"no die makes {first} the first player")


def spread(owner: str | int, count: int) -> dict[str, dict[str, Any]]:
    """So many of a thing on the circles of the rows, five to a row."""
    rows = [(region, str(circle)) for region in REGIONS for circle in range(1, 6)][:count]
    return {region: {circle: owner for at, circle in rows if at == region} for region in REGIONS}


def whole(**parts: Any) -> Match:
    """A position in which white is asked to build, so that nothing happens in it."""
    return at("estates", **{"asked": ["white"], "player": "white", "stage": "build"} | parts)


# ---- GP-0.1 families ----
def test_gp_0_1_three_families_or_four() -> None:
    assert table(3).seats == ("white", "blue", "red")
    assert table(4).seats == ("white", "blue", "red", "yellow")
    names = [table(4).text().get(f"seat-{seat}") for seat in table(4).seats]
    assert names == ["Radziwiłł", "Potocki", "Sapieha", "Leszczyński"]


@pytest.mark.parametrize(("edition", "players"), [("warfrog", 3), ("phalanx", 3), ("phalanx", 4)])
def test_gp_0_1_players_of_an_edition(edition: str, players: int) -> None:
    assert len(table(players, edition).seats) == players


@pytest.mark.parametrize(("edition", "players"), [("warfrog", 2), ("warfrog", 4), ("phalanx", 2), ("phalanx", 5)])
def test_gp_0_1_no_more_and_no_fewer(edition: str, players: int) -> None:
    with pytest.raises(wartable.BadTable):
        table(players, edition)


def test_gp_0_1_four_players_sit_at_the_phalanx_board() -> None:
    assert table(4).edition == "phalanx"


# ---- GP-0.2 pieces of a family ----
@pytest.mark.parametrize("players", [3, 4])
def test_gp_0_2_a_family_has_its_pieces(players: int) -> None:
    view = table(players).new(seed=1).view(None)
    for seat in view["seats"]:
        assert view["supply"][seat] == {"nobles": 20, "discs": 15, "infantry": 4, "cavalry": 3, "artillery": 1}
        assert view["blocks"][seat] == {str(block): 2 for block in range(6)}


def test_gp_0_2_without_a_disc_no_estate() -> None:
    ten = {"prussia": row(*["white"] * 5), "lithuania": row(*["white"] * 5)}
    seats = dict.fromkeys(REGIONS[:4], "white")
    match = at("estates", estate=ten, sejm=seats, nobles={"white": {"ukraine": 3}, **RED})
    assert supply(match, "white", "discs") == 1
    play(match, "white build ukraine")
    assert supply(match, "white", "discs") == 0
    match = at("estates", estate=ten, sejm=dict.fromkeys(REGIONS, "white"), nobles={"white": {"ukraine": 3}, **RED})
    assert match.asked == ("red",)  # white is passed over
    match = whole(estate=ten, sejm=dict.fromkeys(REGIONS, "white"), nobles={"white": {"ukraine": 3}})
    assert refused(match, "white", "build ukraine") == "GP-0.2"


@pytest.mark.parametrize(("unit", "pieces"), [("infantry", 4), ("cavalry", 3), ("artillery", 1), ("cossack", 2)])
def test_gp_0_2_and_gp_0_3_units_run_out(unit: str, pieces: int) -> None:
    match = at("armies", round=2, nobles={"white": {"ukraine": 2}}, coins={"white": 100})
    play(match, "white raise ukraine", *[f"white buy {unit}"] * pieces)
    assert refused(match, "white", f"buy {unit}") == "GP-0.2"


OF_A_FAMILY: dict[str, tuple[int, Callable[[int], Position]]] = {
    "nobles": (20, lambda n: {"nobles": {"white": {"prussia": 10, "ukraine": n - 10}}}),
    "nobles-abroad": (
        20,
        lambda n: {"nobles": {"white": {"prussia": 10}}, "campaigners": {"white": {"black": n - 10}}},
    ),
    "discs": (15, lambda n: {"estate": spread("white", n - 5), "sejm": dict.fromkeys(REGIONS, "white")}),
    "infantry": (4, lambda n: {"infantry": {"white": {"prussia": 1, "ukraine": n - 1}}}),
    "cavalry": (3, lambda n: {"cavalry": {"white": {"prussia": 1, "ukraine": n - 1}}}),
    "artillery": (1, lambda n: {"artillery": {"white": {"prussia": n}}}),
    "blocks": (2, lambda n: {"blocks": {"white": {"5": n}}}),
}


@pytest.mark.parametrize("piece", OF_A_FAMILY)
def test_gp_0_2_no_position_has_more_pieces_of_a_family(piece: str) -> None:
    most, having = OF_A_FAMILY[piece]
    assert whole(**having(most)).asked == ("white",)
    with pytest.raises(wartable.BadPosition):
        whole(**having(most + 1))


# ---- GP-0.3 pieces of the crown, the table and the enemies ----
OF_THE_BOX: dict[str, tuple[int, Callable[[int], Position]]] = {
    "king cubes": (12, lambda n: {"king": {"black": 5, "russia": n - 5}}),
    "crown infantry": (4, lambda n: {"crown": {"infantry": n}}),
    "crown cavalry": (4, lambda n: {"crown": {"cavalry": n}}),
    "crown artillery": (1, lambda n: {"crown": {"artillery": n}}),
    "Cossacks": (2, lambda n: {"cossacks": {"box": 1, "ukraine": n - 1, "tatars": 0}}),
    "managers": (8, lambda n: {"estate": spread("red", 9), "manager": spread(1, n)}),
    "cities": (2, lambda n: {"estate": spread("red", 9), "city": spread(1, n), "round": 4}),
    "black cubes": (25, lambda n: {"invaders": {"prussia": {"black": 20}}, "strength": {"black": n - 20}}),
    "Russian cubes": (25, lambda n: {"invaders": {"ukraine": {"russia": n}}}),
    "Tatar cubes": (25, lambda n: {"strength": {"tatars": n}}),
    "Ottoman cubes": (
        30,
        lambda n: {
            "invaders": {"ukraine": {"ottomans": 19}},
            "strength": {"ottomans": n - 21},
            "vienna": 2,
            "round": 4,
        },
    ),
    "Habsburg cubes": (20, lambda n: {"strength": {"habsburgs": n}, "round": 4}),
    "influence": (10, lambda n: {"influence": {"prussia": 5}, "influence_box": n - 5}),
}


@pytest.mark.parametrize("piece", OF_THE_BOX)
def test_gp_0_3_no_position_has_more_pieces_than_the_box(piece: str) -> None:
    most, having = OF_THE_BOX[piece]
    assert whole(**having(most)).asked == ("white",)
    with pytest.raises(wartable.BadPosition):
        whole(**having(most + 1))


def test_gp_0_3_money_is_unlimited() -> None:
    match = at("income", coins={"*": 150})
    assert some(part(match, "coins")) == {"white": 160, "blue": 160, "red": 160}


# ---- GP-0.4 regions, GP-0.5 start ----
@pytest.mark.parametrize("players", [3, 4])
def test_gp_0_4_five_regions_in_ring_order_worth_three(players: int) -> None:
    view = table(players).new(seed=1).view(None)
    assert view["value"] == dict.fromkeys(REGIONS, 3)
    assert [offer.split()[1] for offer in table(players).new(seed=1).offer(view["player"])] == list(REGIONS)


@pytest.mark.parametrize("value", [0, 6])
def test_gp_0_4_estate_values_are_one_to_five(value: int) -> None:
    with pytest.raises(wartable.BadPosition):
        at("estates", value={"ukraine": value})


@pytest.mark.parametrize(("players", "edition"), [(3, "warfrog"), (3, "phalanx"), (4, "phalanx")])
def test_gp_0_5_ten_coins_and_no_points(players: int, edition: str) -> None:
    view = table(players, edition).new(seed=1).view(None)
    assert set(view["coins"].values()) == {10}
    assert set(view["points"].values()) == {0}


# ---- GP-0.6 three laps of three players ----
def test_gp_0_6_the_first_player_is_random() -> None:
    firsts = [table(3).new(luck=wartable.luck.tape([die])).asked[0] for die in range(1, 7)]
    assert sorted(firsts) == ["blue", "blue", "red", "red", "white", "white"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_gp_0_6_three_laps_each_led_by_the_next_holder_of_the_marker(edition: str) -> None:
    match = opening("red", edition=edition)
    lap = ("build prussia", "build lithuania", "build ukraine")
    assert turns(match, *lap) == ["red", "white", "blue"]
    assert part(match, "hetman") == "white"
    assert turns(match, *lap) == ["white", "blue", "red"]
    assert part(match, "hetman") == "blue"
    assert turns(match, *lap) == ["blue", "red", "white"]
    assert (part(match, "hetman"), match.stage, part(match, "round")) == ("blue", "assign", 1)
    assert [fact["seat"] for fact in told(match, "marker-passed")] == ["white", "blue"]
    assert some(part(match, "estate"))["prussia"] == row("red", "white", "blue")


def test_gp_0_6_nobody_may_pass_the_opening() -> None:
    match = opening("white")
    assert refused(match, "white", "pass") == "GP-0.6"


# ---- GP-0.7 two laps of four players ----
def test_gp_0_7_two_laps_there_and_back() -> None:
    match = opening("blue", 4)
    lap = ("build prussia", "build lithuania", "build ukraine", "build little-poland")
    assert turns(match, *lap) == ["blue", "red", "yellow", "white"]
    assert turns(match, *lap) == ["white", "yellow", "red", "blue"]
    assert match.stage == "assign"
    owners = [owner for circles in part(match, "estate").values() for owner in circles.values() if owner]
    assert sorted(owners) == ["blue", "blue", "red", "red", "white", "white", "yellow", "yellow"]
    assert told(match, "marker-passed") == []


@pytest.mark.parametrize("placed", range(8))
def test_gp_0_7_the_lap_goes_on_from_any_position_of_it(placed: int) -> None:
    match = opening("blue", 4)
    choices = ["build prussia", "build lithuania", "build ukraine", "build little-poland"] * 2
    turns(match, *choices[:placed])
    resumed = match.game.from_position(match.position(), luck=wartable.luck.tape([]))
    assert turns(resumed, *choices[placed:]) == turns(match, *choices[placed:])


def test_gp_0_7_the_first_of_four_is_random() -> None:
    firsts = {table(4).new(seed=seed).asked[0] for seed in range(40)}
    assert firsts == {"white", "blue", "red", "yellow"}


# ---- GP-0.8 the lowest free circle ----
def test_gp_0_8_estates_fill_a_row_from_the_heart_of_the_country() -> None:
    match = opening("white")
    turns(match, *["build lithuania"] * 5)
    assert [fact["worth"] for fact in told(match, "founded")] == worth(match, "lithuania") == [3, 4, 4, 5, 5]
    assert some(part(match, "estate")) == {"lithuania": row("white", "blue", "red", "blue", "red")}


def test_gp_0_8_a_full_row_cannot_be_chosen() -> None:
    match = opening("white")
    turns(match, *["build lithuania"] * 5)
    assert refused(match, "white", "build lithuania") == "GP-0.8"
    assert offered(match, "build") == [region for region in REGIONS if region != "lithuania"]


def test_gp_0_8_a_gap_is_filled_first() -> None:
    match = at("estates", estate={"ukraine": {"2": "red"}}, nobles={"white": {"ukraine": 1}, **RED})
    play(match, "white build ukraine")
    assert some(part(match, "estate")) == {"ukraine": row("white", "red")}


# ---- GP-0.9 back at once ----
def test_gp_0_9_the_cube_paid_for_a_campaign_may_mark_its_hit() -> None:
    match = at("campaigns", [6], nobles={"white": {"prussia": 20}}, infantry={"white": {"prussia": 1}})
    assert supply(match, "white", "nobles") == 0
    play(match, "white campaign prussia")
    assert part(match, "nobles", "white", "prussia") == 19
    assert part(match, "campaigners", "white", "black") == 1
    assert supply(match, "white", "nobles") == 0


def test_gp_0_9_a_paid_noble_is_in_the_supply_at_once() -> None:
    match = at("estates", nobles={"white": {"prussia": 3}})
    play(match, "white build prussia")
    assert supply(match, "white", "nobles") == 18


def test_gp_0_9_a_disc_from_the_sejm_may_be_used_again() -> None:
    discs: Position = {"estate": {"prussia": row(*["white"] * 5), "lithuania": row(*["white"] * 5)}}
    seats: Position = {"sejm": dict.fromkeys(REGIONS, "white")}
    match = at("special-actions", **discs, **seats, nobles={"white": {"prussia": 1}, **RED})
    assert supply(match, "white", "discs") == 0
    play(match, "white veto prussia")
    assert supply(match, "white", "discs") == 5


def test_gp_0_9_dead_crown_units_stay_out_until_the_round_ends() -> None:
    match = at(
        "campaigns", [1, 6, *[6] * 4],
        nobles={"white": {"prussia": 1}}, crown={"infantry": 1, "cavalry": 1}, sejm={"prussia": "white"},
    )  # fmt: skip
    play(match, "white campaign prussia crown")
    assert match.stage == "strike"
    assert part(match, "crown") == {"infantry": 0, "cavalry": 1, "artillery": 0}


# ---- GP-0.10 player order ----
def everywhere(*seats: str) -> dict[str, dict[str, int]]:
    return {seat: {"prussia": 3} for seat in seats}


@pytest.mark.parametrize(("hetman", "order"), [("white", ["white", "blue", "red"]), ("blue", ["blue", "red", "white"])])
@pytest.mark.parametrize("phase", ["estates", "special-actions", "armies"])
def test_gp_0_10_clockwise_from_the_holder_of_the_marker(phase: str, hetman: str, order: list[str]) -> None:
    match = at(phase, NOTHING, hetman=hetman, nobles=everywhere("white", "blue", "red"))
    assert turns(match, "pass", "pass", "pass") == order


def test_gp_0_10_clockwise_is_how_they_sit() -> None:
    seating = {"1": "white", "2": "red", "3": "blue"}
    match = at("estates", hetman="blue", seating=seating, nobles=everywhere("white", "blue", "red"))
    assert turns(match, "pass", "pass", "pass") == ["blue", "white", "red"]


def test_gp_0_10_four_players_keep_the_marker_after_set_up() -> None:
    match = opening("yellow", 4)
    turns(match, *["build prussia", "build lithuania", "build ukraine", "build little-poland"] * 2)
    assert part(match, "hetman") == "yellow"
    match = at("estates", players=4, hetman="red", nobles=everywhere("white", "blue", "red", "yellow"))
    assert turns(match, "pass", "pass", "pass", "pass") == ["red", "yellow", "white", "blue"]


def test_gp_0_10_while_all_choose_at_once_it_is_nobodys_turn() -> None:
    match, dice = wartable.load("gods-playground").new(seed=1), random.Random(1)
    rounds = set()
    while not match.over:
        seat = dice.choice(match.asked)
        match.play(seat, dice.choice(match.offer(seat)))
        if len(match.together) > 1:
            view = match.view(None)
            rounds.add(view["round"])
            assert (view["player"], view["turn"]) == (None, 0)
    assert len(rounds) == 4


def test_gp_0_10_nobody_plays_out_of_turn() -> None:
    match = at("estates", nobles=everywhere("white", "blue"))
    refusal = match.why_not("blue", "pass")
    assert refusal is not None
    assert refusal.rule == "GP-0.10"
    with pytest.raises(wartable.NotNow):
        match.play("blue", "pass")


def short_of_nobles() -> Match:
    match = at("nobles", nobles={"white": {"prussia": 19}})
    return assign(match, white=(0, 0, 1, 1, 2, 5), blue=(0, 0, 1, 1, 2, 4), red=(0, 0, 1, 1, 2, 3))


# One position for each stage, with all that white may be asked there.
STAGES: dict[str, tuple[set[str], Callable[[], Match]]] = {
    "found": ({"build", "pass"}, lambda: opening("white")),
    "assign": ({"assign", "clear", "ready"}, lambda: at("nobles")),
    "shortage": ({"fewer"}, short_of_nobles),
    "bid": ({"bid"}, lambda: at("first-player", assigned=court(white=3, blue=3, red=2))),
    "build": ({"build", "pass"}, lambda: at("estates", nobles=everywhere("white"))),
    "act": (
        {"manager", "danzig", "treaty", "move", "veto", "confederation", "school", "city", "pass"},
        lambda: at("special-actions", nobles=everywhere("white")),
    ),
    "move": (
        {"move", "done"},
        lambda: play(at("special-actions", nobles=everywhere("white")), "white move prussia ukraine"),
    ),
    "schools": (
        {"school", "done"},
        lambda: play(
            at("special-actions", round=2, nobles={"white": dict.fromkeys(REGIONS, 1)}), "white school prussia"
        ),
    ),
    "raise": ({"raise", "pass"}, lambda: at("armies", nobles=everywhere("white"))),
    "recruit": ({"buy", "done"}, lambda: play(at("armies", nobles=everywhere("white")), "white raise prussia")),
    "campaign": (
        {"campaign", "pass"},
        lambda: at("campaigns", nobles=everywhere("white"), infantry={"white": {"prussia": 1}}),
    ),
    "strike": (
        {"strike", "pass"},
        lambda: at("strikes-back", invaders={"ukraine": {"tatars": 1}}, crown={"infantry": 1}),
    ),
}
CHOICES = (
    "build prussia", "assign court 0", "clear court", "ready", "fewer prussia", "bid 0", "pass", "manager prussia 1",
    "danzig", "treaty russia", "treaty habsburgs 6", "move prussia lithuania", "veto prussia",
    "confederation prussia red", "school prussia", "city prussia 6", "raise prussia", "buy infantry", "buy cossack",
    "campaign prussia", "campaign greater-poland crown-and-two-cossacks", "strike prussia", "strike vienna", "done",
)  # fmt: skip


# The rule each verb's own phase begins with; `pass` and `done` belong to several.
BELONGS = (
    dict.fromkeys(("assign", "clear", "ready", "fewer"), "GP-2.1")
    | {"bid": "GP-3.1", "build": "GP-7.1"}
    | dict.fromkeys(("manager", "danzig", "treaty", "move", "veto", "confederation", "school", "city"), "GP-8.0")
    | {"raise": "GP-9.1", "buy": "GP-9.1", "campaign": "GP-10.1", "strike": "GP-12.1"}
)


@pytest.mark.parametrize("stage", STAGES)
def test_gp_0_10_nothing_of_another_phase(stage: str) -> None:
    own, begun = STAGES[stage]
    match = begun()
    assert match.stage == stage
    for choice in CHOICES:
        if choice.split()[0] not in own:
            rule = BELONGS.get(choice.split()[0], "GP-0.10")
            now = sequence.rules[part(match, "phase")]
            assert refused(match, "white", choice) == ("GP-0.10" if rule == now else rule)


def test_gp_0_10_what_belongs_to_another_phase_names_it() -> None:
    _, begun = STAGES["campaign"]
    refusal = begun().why_not("white", "danzig", "de")
    assert refusal is not None
    assert "Sonderaktionen" in refusal.message
