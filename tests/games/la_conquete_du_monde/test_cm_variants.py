"""CM-8: the classic preset, the doubtful links, and switches in general."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations_with_replacement

import pytest

import wartable
from tests.games.asking import refused
from tests.games.la_conquete_du_monde.helpers import (
    CARDS,
    CONTINENTS,
    ONE_OF_EACH,
    SET,
    TERRITORIES,
    armies,
    begin,
    full,
    held,
    next_turn,
    offered,
    part,
    play,
    table,
    told,
    world,
)
from wartable import Match

CLASSIC_SWITCHES = (
    "deal=even",
    "defence-dice=2",
    "minimum-armies=3",
    "cards=after-conquest",
    "sets=alike-too",
    "joker=wild",
    "forced-exchange=5",
    "movement=one-move",
    "protection=0",
    "east-africa-middle-east",
)
FIVE = {"infantry": 2, "cannon": 2, "cavalry": 1}


def even(players: int, **setting: str) -> Match:
    """An even deal in the board's order, red first: no dice are rolled for it."""
    answers: list[int | str] = [*range(6, 6 - players, -1), *TERRITORIES]
    game = table(players, "classic") if not setting else table(players, options=list(setting.values()))
    return game.new(luck=wartable.luck.tape([*answers, *["infantry"] * 3]))


def mustered(match: Match) -> Match:
    """All starting armies placed, each seat on its first territory."""
    while match.stage == "muster":
        seat = match.asked[0]
        match.play(seat, match.offer(seat)[0])
    return match


# ---- CM-8.1 the start ----
@pytest.mark.parametrize(("players", "start"), [(2, 40), (3, 35), (4, 30), (5, 25), (6, 20)])
def test_cm_8_1_starting_armies(players: int, start: int) -> None:
    match = even(players)
    assert match.stage == "muster"
    assert set(part(match, "armies").values()) == {1}
    mustered(match)
    assert match.view(None)["total_armies"] == dict.fromkeys(match.game.seats, start)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_cm_8_1_the_deal_is_even(players: int) -> None:
    match = even(players)
    sizes = [len(held(match, seat)) for seat in match.game.seats]
    assert sum(sizes) == 42
    assert max(sizes) - min(sizes) <= 1
    assert told(match, "deal-rolled") == []


def test_cm_8_1_the_deal_is_random() -> None:
    owners = {str(table(3, "classic").new(seed=seed).position()["owner"]) for seed in range(5)}
    assert len(owners) == 5


def test_cm_8_1_starting_armies_are_placed_one_by_one_in_turn() -> None:
    match = even(3)
    seen = []
    for _ in range(6):
        seat = match.asked[0]
        seen.append(seat)
        assert all(len(choice.split()) == 2 for choice in match.offer(seat))
        before = sum(part(match, "armies").values())
        match.play(seat, match.offer(seat)[-1])
        assert sum(part(match, "armies").values()) == before + 1
    assert seen == ["red", "blue", "green"] * 2


def test_cm_8_1_who_has_placed_all_is_passed_over() -> None:
    match = even(4)  # red and blue have eleven territories, green and yellow ten
    assert part(match, "mustering") == {"red": 19, "blue": 19, "green": 20, "yellow": 20}
    seen = []
    while match.stage == "muster":
        seen.append(match.asked[0])
        match.play(seen[-1], match.offer(seen[-1])[0])
    assert seen == ["red", "blue", "green", "yellow"] * 19 + ["green", "yellow"]
    assert set(part(match, "mustering").values()) == {0}


def test_cm_8_1_nothing_but_placing_while_mustering() -> None:
    match = even(3)
    assert {choice.split()[0] for choice in match.offer("red")} == {"place"}
    for choice in ("done", "from alaska", f"exchange {SET}", "move alaska", "follow"):
        refused(match, "red", choice)
    with pytest.raises(wartable.NotNow):
        match.play("blue", match.offer("red")[0])


@pytest.mark.parametrize("amount", ["10", "all"])
def test_cm_8_1_never_more_than_one_at_a_time(amount: str) -> None:
    match = even(3)
    assert refused(match, "red", f"place alaska {amount}") == "CM-8.1"


def test_cm_8_1_starting_armies_go_on_own_territories() -> None:
    match = even(3)
    assert {choice.split()[1] for choice in match.offer("red")} == held(match, "red")
    assert refused(match, "red", f"place {min(held(match, 'blue'))}") == "CM-2.5"


def test_cm_8_1_then_the_first_player_opens_the_first_round() -> None:
    match = mustered(even(3))
    assert (match.asked, part(match, "round"), match.stage) == (("red",), 1, "reinforce")
    assert part(match, "deck") == CARDS


@pytest.mark.parametrize(("cap", "armies"), [(25, 25), (1000, 40), (10, 21)])
def test_cm_0_1_and_cm_8_1_the_cap_holds_for_starting_armies(cap: int, armies: int) -> None:
    match = table(2, "classic", [f"army-cap={cap}"]).new(seed=1)
    position = match.position()
    for seat in match.game.seats:
        held = sum(n for t, n in position["armies"].items() if position["owner"][t] == seat)
        assert held + position["mustering"][seat] == armies


def test_cm_8_1_the_even_deal_as_a_switch() -> None:
    match = even(3, deal="deal=even")
    assert match.stage == "muster"
    mustered(match)
    assert match.view(None)["total_armies"] == {"red": 35, "blue": 35, "green": 35}
    assert match.view(None)["hand_sizes"]["red"] == 1  # 1957 otherwise: a card each turn


# ---- CM-8.1 reinforcements ----
def test_cm_8_1_at_least_three_armies_and_continents_on_top() -> None:
    assert part(next_turn(world(red={"alaska": 1}), edition="classic"), "to_place") == 3
    lands = dict.fromkeys(CONTINENTS["oceanie"], 1)
    assert part(next_turn(world(red=lands), edition="classic"), "to_place") == 3 + 2
    lands = dict.fromkeys(TERRITORIES[1:9] + TERRITORIES[10:13] + TERRITORIES[14:15], 1)
    assert part(next_turn(world(red=lands), edition="classic"), "to_place") == 4


# ---- CM-8.1 combat ----
def test_cm_8_1_the_defender_rolls_at_most_two_dice() -> None:
    match = begin(world(red={"alaska": 9}, blue={"kamtchatka": 9}), [6, 6, 6, 1, 1], edition="classic")
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert armies(match, "alaska", "kamtchatka") == [9, 7]
    match = begin(world(red={"alaska": 9}, blue={"kamtchatka": 9}), edition="classic")
    match.order("blue", "defence", "ask")
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert match.offer("blue") == ["defend 1", "defend 2"]
    assert refused(match, "blue", "defend 3") == "CM-3.3"


def test_cm_8_1_no_protection() -> None:
    match = begin(world(red={"alaska": 4}, blue={"kamtchatka": 1}, round=1), [6, 6, 6, 1], edition="classic")
    play(match, "red", "from alaska", "attack kamtchatka 3")
    assert told(match, "eliminated") == [{"seat": "red", "victim": "blue", "cards": 0}]


# ---- CM-8.1 cards ----
def to_the_end(match: Match) -> Match:
    """Red ends the turn."""
    while match.asked == ("red",):
        play(match, "red", "done")
    return match


@pytest.mark.parametrize("setting", ["edition", "option"])
@pytest.mark.parametrize("conquests", [0, 1, 2])
def test_cm_8_1_a_card_only_after_a_conquest(conquests: int, setting: str) -> None:
    position = world(red={"alaska": 9}, blue={"siam": 1, "japon": 1})
    tape: list[int | str] = [*[6, 1] * conquests, *["cavalry"] * bool(conquests)]
    if setting == "edition":
        match = begin(position, tape, edition="classic")
    else:
        match = begin(position, tape, options=["cards=after-conquest"])
    for target in ("alberta", "kamtchatka")[:conquests]:
        play(match, "red", "from alaska", f"attack {target} 1", "done")
    to_the_end(match)
    assert match.asked == ("blue",)
    assert part(match, "hand")["red"] == full({"cavalry": min(conquests, 1)})
    assert part(match, "hand")["blue"] == full({})  # none at the beginning of a turn


def test_cm_8_1_a_new_turn_needs_a_new_conquest() -> None:
    position = world(2, rest="blue", red={"alaska": 9})
    match = begin(position, [6, 1, "cavalry"], edition="classic")
    to_the_end(play(match, "red", "from alaska", "attack alberta 1", "done"))
    play(match, "blue", "place siam all", "done", "done")
    play(match, "red", "place alaska all")
    to_the_end(match)
    assert part(match, "hand")["red"] == full({"cavalry": 1})


@pytest.mark.parametrize(
    "cards",
    [
        SET,
        "infantry-infantry-infantry",
        "cannon-cannon-cannon",
        "cavalry-cavalry-cavalry",
        "infantry-cannon-joker",
        "infantry-infantry-joker",
        "cavalry-joker-joker",
    ],
)
def test_cm_8_1_three_alike_or_one_of_each_with_wild_jokers(cards: str) -> None:
    hand = Counter(cards.split("-"))
    match = begin(world(red={"alaska": 1}, hands={"red": hand}), edition="classic")
    assert offered(match, "exchange") == [cards]
    play(match, "red", f"exchange {cards}")
    assert part(match, "to_place") == 4
    assert part(match, "discards") == full(hand)


@pytest.mark.parametrize(
    "hand", [{"joker": 1}, {"joker": 2}, {"infantry": 2, "cannon": 1}, {"infantry": 1, "joker": 1}]
)
def test_cm_8_1_anything_else_is_no_set(hand: dict[str, int]) -> None:
    match = begin(world(red={"alaska": 1}, hands={"red": hand}), edition="classic")
    assert offered(match, "exchange") == []
    assert refused(match, "red", "exchange joker") == "CM-5.1"
    assert refused(match, "red", f"exchange {SET}") == "CM-5.1"


@pytest.mark.parametrize(("before", "value"), list(enumerate([4, 6, 8, 10, 12, 15, 20, 25, 30])))
def test_cm_8_1_the_scale(before: int, value: int) -> None:
    match = begin(world(red={"alaska": 1}, hands={"red": ONE_OF_EACH}, exchanges=before), edition="classic")
    play(match, "red", f"exchange {SET}")
    assert part(match, "to_place") == value


# ---- CM-8.1 the forced exchange ----
def test_cm_8_1_an_exchange_is_forced_at_five_cards() -> None:
    match = next_turn(world(red={"alaska": 5}, blue={"siam": 1}, hands={"red": FIVE}), edition="classic")
    assert match.offer("red") == [f"exchange {SET}"]
    assert refused(match, "red", "place alaska all") == "CM-8.1"
    play(match, "red", f"exchange {SET}", "place alaska all")
    assert armies(match, "alaska") == [5 + 3 + 4]
    assert match.why_not("red", "from alaska") is None


def test_cm_8_1_and_again_as_long_as_there_are_five() -> None:
    hand = {"infantry": 3, "cannon": 3, "cavalry": 3}
    match = next_turn(world(red={"alaska": 5}, blue={"siam": 1}, hands={"red": hand}), edition="classic")
    play(match, "red", f"exchange {SET}")  # six are left
    assert refused(match, "red", "place alaska all") == "CM-8.1"
    play(match, "red", f"exchange {SET}", "place alaska all")
    assert part(match, "hand")["red"] == full(ONE_OF_EACH)
    assert match.why_not("red", "from alaska") is None


def test_cm_8_1_four_cards_may_be_kept() -> None:
    hand = {"infantry": 2, "cannon": 1, "cavalry": 1}
    match = next_turn(world(red={"alaska": 5}, blue={"siam": 1}, hands={"red": hand}), edition="classic")
    play(match, "red", "place alaska all", "done", "done")
    assert part(match, "hand")["red"] == full(hand)


def test_cm_8_1_seized_cards_can_force_an_exchange_too() -> None:
    hands = {"red": {"infantry": 2}, "blue": {"infantry": 1, "cannon": 2}}
    match = begin(world(red={"alaska": 5}, blue={"kamtchatka": 1}, hands=hands), [6, 6, 6, 1], edition="classic")
    play(match, "red", "from alaska", "attack kamtchatka 3", "done")
    assert match.stage == "spoils"
    assert refused(match, "red", "done") == "CM-8.1"
    play(match, "red", "exchange infantry-infantry-infantry", "place alaska all")
    assert match.why_not("red", "done") is None


@pytest.mark.parametrize(
    ("option", "cards"), [("forced-exchange", 5), ("forced-exchange=5", 5), ("forced-exchange=4", 4)]
)
def test_cm_8_1_the_forced_exchange_as_a_switch(option: str, cards: int) -> None:
    for held_cards in (cards - 1, cards):
        hand = ONE_OF_EACH | {"infantry": held_cards - 2}
        match = begin(world(red={"alaska": 5}, hands={"red": hand}), options=[option])
        if held_cards < cards:
            assert match.why_not("red", "from alaska") is None
        else:
            assert refused(match, "red", "from alaska") == "CM-8.1"
            assert refused(match, "red", "done") == "CM-8.1"


def test_cm_8_1_nobody_is_forced_who_has_no_set() -> None:
    match = begin(world(red={"alaska": 5}, hands={"red": {"infantry": 9}}), options=["forced-exchange=5"])
    assert match.why_not("red", "from alaska") is None
    assert match.why_not("red", "done") is None


def test_cm_8_1_five_cards_always_hold_a_set() -> None:
    arms = list(CARDS)
    hands = [Counter(hand) for hand in combinations_with_replacement(arms, 5)]
    for hand in (hand for hand in hands if hand["joker"] <= 2):
        match = begin(world(red={"alaska": 5}, hands={"red": hand}), edition="classic")
        assert match.offer("red") == [f"exchange {cards}" for cards in offered(match, "exchange")]
        assert match.offer("red")


def test_cm_8_1_no_card_after_a_conquest_when_none_is_left() -> None:
    hands = {"green": CARDS}
    match = begin(world(red={"alaska": 9}, blue={"siam": 1}, hands=hands), [6, 1], options=["cards=after-conquest"])
    to_the_end(play(match, "red", "from alaska", "attack alberta 1", "done"))
    assert part(match, "hand")["red"] == full({})
    assert told(match, "no-card") == [{"seat": "red"}]


# ---- CM-8.1 movement ----
def test_cm_8_1_one_fortifying_move() -> None:
    lands = {"alaska": 4, "alberta": 1, "perou": 4, "bresil": 1}
    match = begin(world(red=lands, blue={"siam": 1}, stage="movement"), edition="classic")
    play(match, "red", "from alaska", "move alberta", "follow all")
    to_the_end(match)
    assert armies(match, "alaska", "alberta", "perou", "bresil") == [1, 4, 4, 1]
    assert match.asked == ("blue",)


# ---- CM-8.1 the same engine ----
def test_cm_8_1_classic_is_nothing_but_its_switches() -> None:
    preset = table(4, "classic").new(seed=11)
    built = table(4, "1957", CLASSIC_SWITCHES).new(seed=11)
    lot = random.Random(11)
    for _ in range(1500):
        assert preset.position() == built.position()
        if preset.over:
            break
        seat = preset.asked[0]
        assert preset.offer(seat) == built.offer(seat)
        choice = lot.choice(preset.offer(seat))
        assert [event.data() for event in preset.play(seat, choice)] == [e.data() for e in built.play(seat, choice)]


def test_cm_8_1_unknown_editions_and_switches_are_refused() -> None:
    with pytest.raises(wartable.BadTable):
        table(3, "1959")
    for option in ("jokers", "joker=tame", "army-cap=many", "defence-dice=4", "protection=-1"):
        with pytest.raises(wartable.BadTable):
            table(3, options=[option])


# ---- the doubtful links ----
LINKS = [
    ("east-africa-middle-east", "afrique_orientale", "moyen_orient", False),
    ("middle-east-china", "moyen_orient", "chine", False),
    ("no-afghanistan-india", "afghanistan", "inde", True),
    ("no-iceland-scandinavia", "islande", "scandinavie", True),
    ("no-great-britain-scandinavia", "grande_bretagne", "scandinavie", True),
]


@pytest.mark.parametrize(("switch", "one", "other", "printed"), LINKS)
@pytest.mark.parametrize("switched", [False, True])
def test_cm_3_1_doubtful_links_can_be_switched(
    switch: str, one: str, other: str, printed: bool, switched: bool
) -> None:
    options = [switch] if switched else []
    for origin, target in ((one, other), (other, one)):
        match = play(begin(world(red={origin: 2}), options=options), "red", f"from {origin}")
        friend = "egypte" if "egypte" not in (origin, target) else "congo"
        neighbour = next(choice.split()[0] for choice in offered(match, "attack") if target not in choice)
        moving = world(red={origin: 2, target: 1, neighbour: 1, friend: 1}, stage="movement")
        mover = play(begin(moving, options=options), "red", f"from {origin}")
        if printed != switched:
            assert match.why_not("red", f"attack {target} 1") is None
            assert mover.why_not("red", f"move {target}") is None
        else:
            assert refused(match, "red", f"attack {target} 1") == "CM-3.1"
            assert refused(mover, "red", f"move {target}") in ("CM-3.1", "CM-4.1")


def test_cm_3_1_switches_change_no_other_link() -> None:
    def targets(options: list[str], origin: str) -> set[str]:
        match = play(begin(world(red={origin: 2}), options=options), "red", f"from {origin}")
        return {choice.split()[0] for choice in offered(match, "attack")}

    for switch, one, other, _ in LINKS:
        for origin in TERRITORIES:
            changed = targets([], origin) ^ targets([switch], origin)
            assert changed == ({other} if origin == one else {one} if origin == other else set())


def test_cm_8_1_classic_links_east_africa_to_the_middle_east() -> None:
    position = world(red={"afrique_orientale": 2})
    match = play(begin(position, edition="classic"), "red", "from afrique_orientale")
    assert "attack moyen_orient 1" in match.offer("red")
    match = play(begin(position), "red", "from afrique_orientale")
    assert "attack moyen_orient 1" not in match.offer("red")
