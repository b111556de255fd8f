"""Prepared tables: played like any other, kept nowhere, bounded, and gone when nobody is at them."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest

import wartable
from tests.server.client import GAME
from tests.server.hosted import FREE, Listener
from tests.server.test_storage import run
from wartable.engine.match import Match
from wartable.tables.errors import Refused
from wartable.tables.house import House
from wartable.tables.pace import AT_ONCE
from wartable.tables.prepared import Prepared
from wartable.tables.storage import Store, every_table
from wartable.wire.codes import Code

DATABASES = ("sqlite",)

BRIEF = replace(FREE, prepared_of_address=2, prepared=3, prepared_choices=2, prepared_seconds=0.08)


@pytest.fixture
def house(store: Store) -> House:
    return House(store, AT_ONCE, limits=BRIEF)


def evening(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that waits for tables."""

    @functools.wraps(test)
    def wrapped(**fixtures: Any) -> None:
        run(test(**fixtures))

    return wrapped


def match() -> Match:
    return wartable.load(GAME, 2).new(seed=7)


def prepare(house: House, address: str = "somebody") -> tuple[Prepared, str, str]:
    """A table, the seat that begins, and its token."""
    begun = match()
    sitters = ["person" if seat in begun.asked else "random" for seat in begun.game.seats]
    table, tokens = house.prepare(begun, sitters, "example", address)
    [(seat, token)] = tokens.items()
    return table, seat, token


@evening
async def test_it_is_played_like_any_other_and_kept_nowhere(house: House, store: Store) -> None:
    table, seat, token = prepare(house)
    assert await house.find(table.id) is table
    assert table.seat_of(token) == seat
    assert (table.public().kind, table.public().commitment) == ("example", "")
    listener = Listener(seat)
    table.join(listener)
    assert b'"kind":"example"' in listener.notes[0]
    await table.play(seat, [table.match.offer(seat)[0]], table.revision(seat))
    await table.undo(seat, table.revision(seat), False)
    assert table.match.hash == match().hash
    assert list(every_table(str(store.engine.url))) == []


@evening
async def test_it_belongs_to_whoever_opened_it(house: House) -> None:
    table, _, token = prepare(house)
    for stranger in (None, token[:-1]):
        with pytest.raises(Refused) as refused:
            table.seat_of(stranger)
        assert refused.value.code is Code.UNKNOWN_SEAT


@evening
async def test_it_has_room_for_so_many_choices(house: House) -> None:
    table, seat, _ = prepare(house)
    one = next(choice for choice in table.match.offer(seat) if not choice.endswith(" all"))
    await table.play(seat, [one, one], table.revision(seat))
    with pytest.raises(Refused) as refused:
        await table.play(seat, [one], table.revision(seat))
    assert refused.value.code is Code.TABLE_FULL
    assert table.match.steps == 2


@evening
async def test_so_many_of_an_address_and_in_all(house: House) -> None:
    first, second = prepare(house)[0], prepare(house)[0]
    first.join(Listener(None))
    third = prepare(house)[0]
    assert house.shelf.find(second.id) is None, "nobody was at it"
    third.join(Listener(None))
    with pytest.raises(Refused) as refused:
        prepare(house)
    assert refused.value.code is Code.TOO_MANY
    for another in range(3):
        prepare(house, f"another {another}")
    assert len(house.shelf) == 3
    assert house.shelf.find(first.id) is first


@evening
async def test_it_is_gone_some_time_after_the_last_has_left(house: House) -> None:
    table = prepare(house)[0]
    here = Listener(None)
    table.join(here)
    await asyncio.sleep(0.2)
    assert await house.find(table.id) is table
    table.leave(here)
    await asyncio.sleep(0.2)
    with pytest.raises(Refused) as refused:
        await house.find(table.id)
    assert refused.value.code is Code.UNKNOWN_TABLE
