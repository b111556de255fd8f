"""What must hold in every game, whatever is chosen and rolled."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.games.la_conquete_du_monde.helpers import SET, TERRITORIES, deal, held, table
from wartable import Match


def at_random(match: Match, seed: int, choices: int) -> None:
    """Choices by lot, leaning to attacks."""
    lot = random.Random(seed)
    for _ in range(choices):
        if match.over:
            return
        seat = match.asked[0]
        offer = match.offer(seat)
        bold = [choice for choice in offer if choice.startswith(("attack", "from"))]
        match.play(seat, lot.choice(bold if bold and lot.random() < 0.7 else offer))


@pytest.mark.parametrize("edition", ["1957", "second-rule", "classic"])
def test_invariant_a_conquering_roll_never_costs_the_attacker_an_army(edition: str) -> None:
    conquests = 0
    for seed in range(4):
        match = table(3, edition).new(seed=seed)
        at_random(match, seed, 1500)
        log = match.log(None)
        for before, event in itertools.pairwise(log):
            if event.name == "conquered":
                conquests += 1
                assert before.name == "rolled"
                assert before.facts["attacker_lost"] == 0
    assert conquests > 50


def test_invariant_with_six_players_everyone_gets_a_territory_even_when_all_roll_sixes() -> None:
    match = deal(table(6), [6, 5, 4, 3, 2, 1], [6] * 7, "infantry")
    assert [len(held(match, seat)) for seat in match.game.seats] == [12, 6, 6, 6, 6, 6]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_invariant_everyone_gets_a_territory_in_every_deal(players: int) -> None:
    for seed in range(60):
        match = table(players).new(seed=seed)
        assert all(held(match, seat) for seat in match.game.seats)


WITHOUT_TWINS = [  # choices that no other choice can stand for
    "done",
    "exchange joker",
    f"exchange {SET}",
    *(f"defend {n}" for n in (1, 2, 3)),
    *(f"from {t}" for t in TERRITORIES),
    *(f"move {t}" for t in TERRITORIES),
    *(f"place {t}" for t in TERRITORIES),
    *(f"attack {t} {n}" for t in TERRITORIES for n in (1, 2, 3)),
]


@pytest.mark.parametrize("edition", ["1957", "second-rule", "classic"])
def test_invariant_what_is_offered_is_what_the_rules_allow(edition: str) -> None:
    match = table(4, edition).new(seed=9)
    match.order("blue", "defence", "ask")
    stages = set()
    for k in range(400):
        if match.over:
            break
        seat = match.asked[0]
        stages.add(match.stage)
        offer = match.offer(seat)
        assert len(offer) == len(set(offer))
        assert offer
        assert [choice for choice in offer if match.why_not(seat, choice)] == []
        assert [c for c in WITHOUT_TWINS if c not in offer and match.why_not(seat, c) is None] == []
        at_random(match, k, 1)
    assert stages >= {"reinforce", "combat", "aim", "defence", "follow", "movement", "destination", "march"}
