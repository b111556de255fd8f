"""Updates are written piece by piece: whatever was kept from before, each says what the match says now."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import wartable
from wartable.games import game_names
from wartable.tables.viewers import BARE, NOTHING, Public, Sight, Viewer, Written
from wartable.wire.messages import Update, encode
from wartable.wire.shared import Prompt

EVERYONES, OWN = Public(b"{", b"some hash"), b"}"
REST = Update("", NOTHING, [], ["done"], Prompt("prompt", {}), 1, False, {})


def as_sent(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


@pytest.mark.parametrize("game", game_names())
def test_an_update_in_pieces_is_the_update(game: str) -> None:
    match, dice = wartable.load(game).new(seed=3), random.Random(3)
    sight = Sight(match)
    viewers = {seat: Viewer(sight, seat, 10**6) for seat in (*match.game.seats, None)}
    told: dict[str | None, list[Any]] = {seat: [] for seat in viewers}
    for _ in range(150):
        for seat, viewer in viewers.items():
            viewer.changed()
            update = msgspec.json.decode(viewer.message(len(told[seat])), type=Update)
            told[seat] += [msgspec.json.decode(event) for event in update.events]
            assert msgspec.json.decode(update.view) == as_sent(sight.glance(seat)) == match.view(seat)
            assert told[seat] == as_sent([event.told() for event in match.log(seat)])
            assert (update.heard, update.revision) == (len(told[seat]), viewer.update().revision)
            assert update.offer == ([] if seat is None else match.offer(seat))
        if match.over:
            return
        match = match.fork()
        actor = dice.choice(match.asked)
        match.play(actor, dice.choice(match.offer(actor)))
        sight.turn_to(match, None)


def test_whoever_has_heard_less_is_told_more() -> None:
    written = Written(EVERYONES, OWN, REST)
    events = [b'{"event":"%d"}' % number for number in range(3)]
    for heard in (0, 3, 1, 1, 0):
        update = msgspec.json.decode(written.after(heard, events), type=Update)
        assert [bytes(event) for event in update.events] == events[heard:]


def test_a_revision_tells_each_difference() -> None:
    first, same = Written(EVERYONES, OWN, REST), Written(EVERYONES, OWN, REST)
    assert first.revision == same.revision
    changes: list[dict[str, Any]] = [{"offer": []}, {"may_undo": True}, {"heard": 2}]
    changes += [{"odds": {"a": 1}}, {"odds_error": 0.1}]
    others = [Written(EVERYONES, OWN, msgspec.structs.replace(REST, **change)) for change in changes]
    others += [Written(Public(b'{"a":1', b"another"), OWN, REST), Written(EVERYONES, b'"a":1}', REST)]
    assert len({written.revision for written in (first, *others)}) == len(others) + 1


def test_an_update_begins_as_it_is_cut() -> None:
    assert encode(REST).startswith(BARE)


def test_odds_come_with_what_a_seat_sees_and_not_between(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a tower has been compiled there are odds where there were none; that must tell nothing of secret choices."""
    match = wartable.load("wallenstein", 3, None, ["set-up=printed"]).new(seed=1)
    assert match.stage == "plan"
    sight = Sight(match)
    viewer = Viewer(sight, "red", 10**6)
    known: dict[str, float] = {}
    monkeypatch.setitem(vars(match.spec), "odds", lambda view, offer: dict(known))
    before = viewer.update().revision

    known["ready"] = 0.5
    match = match.fork()
    match.play("blue", match.offer("blue")[0])
    sight.turn_to(match, None)
    viewer.changed()
    assert viewer.update().revision == before

    match = match.fork()
    match.play("red", match.offer("red")[0])
    sight.turn_to(match, None)
    viewer.changed()
    update = msgspec.json.decode(viewer.message(0), type=Update)
    assert (update.odds, update.odds_error) == ({"ready": 0.5}, match.spec.odds_error)
