"""What offered choices cost and bring is told to their seat when it asks, and to nobody else."""

from __future__ import annotations

import wartable
from tests.server.client import ServerProcess, await_person
from wartable.testing.checks import hints_told


def test_a_seat_is_told_what_its_choices_bring(server: ServerProcess) -> None:
    with server.party(server.open(["person"] * 3, options=["minimum-armies=5"])) as party:
        asked = await_person(party)
        assert asked is not None
        answer = asked.hints()
        assert answer["type"] == "hinted"
        assert answer["revision"] == asked.revision
        place = next(choice for choice in asked.offer if choice.startswith("place"))
        [hint] = [hint for hint in answer["hints"][place] if hint["key"] == "hint-place"]
        assert hint["facts"]["armies"] == asked.view["armies"][place.split()[1]] + 1
        assert set(answer["hints"]) <= set(asked.offer)
        waiting = next(seat for seat in party.values() if seat is not asked)
        assert waiting.hints()["hints"] == {}


def test_of_an_old_revision_or_to_a_spectator_nothing_is_told(server: ServerProcess) -> None:
    table = server.open(["person"] * 3)
    with server.party(table) as party, server.guest(table) as guest:
        asked = await_person(party)
        assert asked is not None
        assert asked.hints("old")["error"] == "stale"
        assert guest.hints()["error"] == "foreign"


def test_hints_are_the_games_own() -> None:
    match = wartable.load("gods-playground").new(seed=1)
    [seat] = match.asked
    told = hints_told(match, seat)
    assert told["build prussia"] == [("hint-estate", {"points": 2, "coins": 3})]
    assert match.tell_hint(match.hints(seat)["build prussia"][0]) == "points at the end: 2; coins each round: 3"
