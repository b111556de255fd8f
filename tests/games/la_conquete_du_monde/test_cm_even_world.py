"""CM-8.2: the even world, a house rule: the printed deal, then territories change hands until all are as strong."""

from __future__ import annotations

import pytest

import wartable
from wartable import Match
from wartable.engine.views import fold
from wartable.games.la_conquete_du_monde.stages.evening import counted, gap


def dealt(players: int, seed: int, *options: str) -> Match:
    return wartable.load("la-conquete-du-monde", players=players, options=options).new(seed=seed)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_cm_8_2_all_are_about_as_strong(players: int) -> None:
    for seed in range(3):
        even, printed = dealt(players, seed, "even-world").state, dealt(players, seed).state
        counts = [counted(even, seat) for seat in range(players)]
        assert max(counts) - min(counts) <= 1
        assert gap(even) <= min(30, max(4, gap(printed)))


def test_cm_8_2_the_log_tells_the_printed_deal_and_what_was_changed() -> None:
    even, printed = dealt(3, 1, "even-world"), dealt(3, 1)
    names = [event.name for event in even.opening]
    first = names.index("evened")
    told = [event.facts for event in even.opening if event.name == "dealt"]
    assert told == [event.facts for event in printed.opening if event.name == "dealt"]
    view: dict[str, object] = {}
    for event in even.opening[:first]:
        view = fold(view, event.changes)
    assert view["owner"] == {fact["territory"]: fact["seat"] for fact in told}
    owners = dict(view["owner"])
    for event in even.opening[first:]:
        if event.name == "evened":
            assert owners[event.facts["territory"]] == event.facts["giver"]
            owners[event.facts["territory"]] = event.facts["seat"]
    assert owners == even.view(None)["owner"]


def test_cm_8_2_no_luck_is_asked_and_whoever_opens_is_the_same() -> None:
    even, printed = dealt(4, 5, "even-world"), dealt(4, 5)
    assert even.asked == printed.asked
    deal = [answer for answer in printed.opening_answers if answer not in even.opening_answers]
    assert deal == []


def test_cm_8_2_is_for_first_tables_and_off_by_itself() -> None:
    spec = dealt(3, 1).spec
    assert spec.first_table == ("even-world",)
    wartable.load(spec.name, options=spec.first_table)
    assert not [event for event in dealt(3, 1).opening if event.name == "evened"]
