"""A busy server does not grow: what is over leaves memory by itself, and nothing waits for a collector."""

from __future__ import annotations

import contextlib
import gc
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import await_person, play_out
from tests.server.hosted import Hosted
from wartable.engine.match import Match
from wartable.engine.story import Step
from wartable.tables import house as house_module
from wartable.tables.gathering import Connection
from wartable.tables.table import Table
from wartable.tables.viewers import Viewer

OURS = (Table, Match, Step, Connection, Viewer)


@contextlib.contextmanager
def uncollected() -> Iterator[list[object]]:
    """No collector runs meanwhile; afterwards, the objects of ours that only a collector would have freed."""
    gc.unfreeze()  # a server hides from the collector what has lived for a second
    gc.collect()
    gc.disable()
    found: list[object] = []
    try:
        yield found
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.unfreeze()
        gc.collect()
        found += [thing for thing in gc.garbage if type(thing).__module__.startswith("wartable")]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def alive() -> Counter[str]:
    gc.unfreeze()
    return Counter(type(thing).__name__ for thing in gc.get_objects() if type(thing) in OURS)


def evening(hosted: Hosted, number: int) -> None:
    """A game of two persons, a bot and a spectator, with all that goes wrong in one; then everyone goes home."""
    door, dice = hosted.door, random.Random(number)
    table = door.open(("person", "person", "random"))
    with door.guest(table) as guest, door.party(table) as party:
        play_out(party, dice, most=5)
        actor = await_person(party)
        assert actor is not None
        other = next(seat for seat in party.values() if seat is not actor)
        assert actor.play(actor.offer[0], revision="old")["error"] == "stale"
        assert actor.play("attack nowhere")["error"] == "malformed"
        assert actor.ask("say", room="players", text="hello")["type"] == "done"
        assert guest.ask("say", room="players", text="hello")["error"] == "wrong-room"
        assert actor.ask("propose", what="end")["type"] == other.ask("answer", agree=False)["type"] == "done"
        assert actor.ask("answer", agree=True)["error"] == "bad-proposal"
        far = next(choice for choice in ("attack alaska 3", "attack madagascar 3") if choice not in actor.offer)
        assert actor.play(far)["error"] in ("illegal", "not-now")
        assert other.listen().play(actor.offer[0])["error"] == "not-now"
        assert guest.undo()["error"] == "foreign"
        other.order("defence", "ask")
        assert actor.why("nonsense")["error"] == "malformed"
        actor.undo()
        play_out(party, dice)
        with contextlib.suppress(ConnectionClosed):
            guest.listen()
    assert door.get(f"/api/tables/{table.id}/record").status_code == 200
    assert door.get("/api/tables/none").status_code == 404


def test_games_that_are_over_leave_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "IN_MEMORY", 2)
    before = alive()  # other tests may keep something
    with Hosted(tmp_path) as hosted:
        evening(hosted, 0)
        with uncollected() as found:
            for number in range(1, 6):
                evening(hosted, number)
            counts = alive() - before
        assert Counter(type(thing).__name__ for thing in found) == {}
        assert counts["Table"] <= 3
        assert counts["Match"] <= 3
        assert counts["Step"] <= 3 * 200
        assert counts["Viewer"] <= 3 * 4
        assert counts["Connection"] <= 1


def test_a_house_holds_few_tables_nobody_is_at(tmp_path: Path) -> None:
    with Hosted(tmp_path) as hosted:
        before = alive()
        with uncollected() as found:
            for _ in range(house_module.IN_MEMORY + 20):
                hosted.door.open()
            counts = alive() - before
        assert Counter(type(thing).__name__ for thing in found) == {}
        assert counts["Table"] <= house_module.IN_MEMORY <= 100
        assert counts["Match"] <= house_module.IN_MEMORY
