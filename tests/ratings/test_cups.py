"""Cups in storage: on each kind of database, with people who come, go and stay away."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from tests.ratings.conftest import GAME, Club, agree_to, club, concede, rows
from wartable.people.rows import delete_person
from wartable.ratings import cup_rows, seating
from wartable.ratings.cups import Cups
from wartable.tables import schema
from wartable.tables.errors import Refused
from wartable.tables.house import House
from wartable.tables.pace import AT_ONCE
from wartable.tables.storage import Store
from wartable.wire.codes import Code
from wartable.wire.ratings import CupInfo, NewCup
from wartable.wire.terms import Terms

PEOPLE = ("anna", "bruno", "clara", "dora")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "STEPS", 600)


async def opened(here: Club, *people: str, **more: Any) -> str:
    wish = NewCup("Winter cup", GAME, **{"players": 2, "rounds": 3, **more})
    cup = (await here.cups.open(wish, "anna")).cup
    for one in people:
        await here.cups.join(cup, one)
    return cup


async def end_round(here: Club, cup: str, number: int) -> CupInfo:
    """The first of each table gives up."""
    for table in (await here.cups.info(cup)).plan[number - 1].tables:
        found = await here.house.find(table.table)
        for seat in found.seats:
            await found.take(seat)
        await concede(found, next(iter(found.seats)))
    return await settled(here, cup, number)


async def settled(here: Club, cup: str, number: int) -> CupInfo:
    """When the round after it has begun, or all is over."""
    for _ in range(1000):
        info = await here.cups.info(cup)
        if info.round > number or info.status == "over":
            return info
        await asyncio.sleep(0.01)
    raise AssertionError("the cup does not go on")


def code_of(refused: pytest.ExceptionInfo[Refused]) -> Code:
    return refused.value.code


def test_a_cup_goes_by_itself_from_round_to_round_and_ends(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            cup = await opened(here, *PEOPLE, terms=Terms(rated=True))
            info = await here.cups.begin(cup, 1, "anna")
            assert (info.status, info.round, len(info.plan)) == ("playing", 1, 3)
            assert sorted(one.name for one in info.people) == ["Anna", "Bruno", "Clara", "Dora"]
            assert [bool(table.table) for one in info.plan for table in one.tables] == [True, True] + [False] * 4
            table = await here.house.find(info.plan[0].tables[0].table)
            seated = [info.people[one].name for one in info.plan[0].tables[0].people]
            assert [row.name for row in table.seats.values()] == seated
            assert [row.person for row in table.seats.values()] == [name.lower() for name in seated]
            assert table.company.terms.cup == cup
            for number in (1, 2, 3):
                info = await end_round(here, cup, number)
            assert (info.status, info.round) == ("over", 3)
            pairs = {tuple(sorted(table.people)) for one in info.plan for table in one.tables}
            assert len(pairs) == 6, "everybody has met everybody"
            assert sum(one.points for one in info.standings) == 6
            assert all(one.played == 3 for one in info.standings)
            assert [one.place for one in info.standings] == sorted(one.place for one in info.standings)
            assert sum(row[4] for row in rows(store, schema.results)) == 6, "they were rated as well"

    asyncio.run(evening())


def test_the_organiser_need_not_wait_and_may_end_it(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            cup = await opened(here, *PEOPLE)
            await here.cups.begin(cup, 1, "anna")
            info = await here.cups.begin(cup, 2, "anna")
            assert info.round == 2
            for number in (1, 2, 4):
                with pytest.raises(Refused) as refused:
                    await here.cups.begin(cup, number, "anna")
                assert code_of(refused) == Code.CUP_BEGUN
            info = await here.cups.end(cup, "anna")
            assert info.status == "over"
            with pytest.raises(Refused):
                await here.cups.begin(cup, 3, "anna")

    asyncio.run(evening())


def test_who_may_what(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            cup = await opened(here, "bruno")
            for call in (here.cups.begin(cup, 1, "bruno"), here.cups.end(cup, "bruno")):
                with pytest.raises(Refused) as refused:
                    await call
                assert code_of(refused) == Code.NOT_ORGANISER
            with pytest.raises(Refused) as refused:
                await here.cups.begin(cup, 1, "anna")
            assert code_of(refused) == Code.TOO_FEW
            await here.cups.join(cup, "clara")
            info = await here.cups.join(cup, "clara")
            assert len(info.people) == 2
            assert len((await here.cups.leave(cup, "clara")).people) == 1
            await here.cups.join(cup, "clara")
            await here.cups.begin(cup, 1, "anna")
            for late in (here.cups.join(cup, "dora"), here.cups.leave(cup, "clara")):
                with pytest.raises(Refused) as refused:
                    await late
                assert code_of(refused) == Code.CUP_BEGUN
            with pytest.raises(Refused) as refused:
                await here.cups.info("nowhere")
            assert code_of(refused) == Code.UNKNOWN_CUP

    asyncio.run(evening())


def test_somebody_sits_out_and_gets_the_average(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            cup = await opened(here, "anna", "bruno", "clara", rounds=1)
            info = await here.cups.begin(cup, 1, "anna")
            [out] = info.plan[0].byes
            assert {one.number: one.points for one in info.standings}[out] == 0.5
            info = await end_round(here, cup, 1)
            assert sorted(one.points for one in info.standings) == [0, 0.5, 1]

    asyncio.run(evening())


def test_an_abandoned_table_gives_nothing_and_keeps_nobody_waiting(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            cup = await opened(here, "anna", "bruno", rounds=2)
            info = await here.cups.begin(cup, 1, "anna")
            table = await here.house.find(info.plan[0].tables[0].table)
            for seat in table.seats:
                await table.take(seat)
            await agree_to(table, "abandon")
            info = await settled(here, cup, 1)
            assert info.round == 2
            assert info.plan[0].tables[0].places == {}
            assert [one.points for one in info.standings] == [0, 0]

    asyncio.run(evening())


def test_two_processes_begin_a_round_once(store: Store) -> None:
    async def evening() -> None:
        other = Store(store.engine.url.render_as_string(hide_password=False), sharing=True)
        try:
            async with club(store) as here:
                there = Cups(House(other, AT_ONCE))
                cup = await opened(here, *PEOPLE)
                begun = await asyncio.gather(
                    *(cups.begin(cup, 1, "anna") for cups in (here.cups, there) * 2), return_exceptions=True
                )
                assert sum(isinstance(one, CupInfo) for one in begun) == 1
                assert {one.code for one in begun if isinstance(one, Refused)} == {Code.CUP_BEGUN}
                assert len(rows(store, schema.cup_tables)) == 2
                assert len(rows(store, schema.tables)) == 2
        finally:
            other.close()

    asyncio.run(evening())


def test_a_round_that_was_due_when_the_server_ended_begins_at_the_start(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            cup = await opened(here, "anna", "bruno", rounds=2)
            info = await here.cups.begin(cup, 1, "anna")
            here.house.observers.clear()
            table = await here.house.find(info.plan[0].tables[0].table)
            await concede(table, next(iter(table.seats)))
            here.house.observers.append(here.results)
        async with club(store) as here:
            assert (await settled(here, cup, 1)).round == 2

    asyncio.run(evening())


def test_whoever_deletes_an_account_keeps_a_nameless_place(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            cup = await opened(here, *PEOPLE)
            await here.cups.begin(cup, 1, "anna")
            before = await end_round(here, cup, 1)
            number = next(one.number for one in before.people if one.name == "Bruno")
            await store.do(lambda at: delete_person(at, "bruno"))
            after = await here.cups.info(cup)
            assert after.people[number].name == ""
            assert after.standings == before.standings
            info = await here.cups.begin(cup, 3, "anna")
            [table] = [one for one in info.plan[2].tables if number in one.people]
            found = await here.house.find(table.table)
            row = list(found.seats.values())[table.people.index(number)]
            assert (row.person, row.name) == ("", "")
            await store.do(lambda at: delete_person(at, "anna"))
            assert (await here.cups.info(cup)).organiser == ""
            for name in ("anna", "bruno"):
                assert name not in repr([rows(store, t) for t in (schema.cups, schema.cup_people, schema.seats)])

    asyncio.run(evening())


def test_a_person_who_leaves_while_a_round_is_prepared(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is prepared anew, without them."""

    async def evening() -> None:
        async with club(store) as here:
            cup = await opened(here, *PEOPLE)
            prepared, calls = here.cups._prepared, []

            def slow(*words: Any) -> Any:
                calls.append(1)
                if len(calls) == 1:
                    with store.engine.begin() as connection:
                        people = schema.cup_people
                        connection.execute(people.delete().where(people.c.player == "dora"))
                return prepared(*words)

            monkeypatch.setattr(here.cups, "_prepared", slow)
            info = await here.cups.begin(cup, 1, "anna")
            assert len(calls) == 2
            assert sorted(one.name for one in info.people) == ["Anna", "Bruno", "Clara"]
            assert len(info.plan[0].byes) == 1

    asyncio.run(evening())


def test_a_cup_has_room_for_so_many(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cup_rows, "MOST_PEOPLE", 2)
    monkeypatch.setattr(cup_rows, "MOST_CUPS", 1)

    async def evening() -> None:
        async with club(store) as here:
            cup = await opened(here, "anna", "bruno")
            with pytest.raises(Refused) as refused:
                await here.cups.join(cup, "clara")
            assert code_of(refused) == Code.CUP_BEGUN
            with pytest.raises(Refused) as refused:
                await opened(here)
            assert code_of(refused) == Code.TOO_MANY
            await here.cups.end(cup, "anna")
            await opened(here)

    asyncio.run(evening())


def test_a_table_is_of_one_cup(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            cup = await opened(here, "anna", "bruno")
            info = await here.cups.begin(cup, 1, "anna")
            row = {"cup": cup, "round": 9, "number": 0, "table": info.plan[0].tables[0].table}
            with store.engine.begin() as connection, pytest.raises(sa.exc.IntegrityError):
                connection.execute(schema.cup_tables.insert(), [row])

    asyncio.run(evening())


def test_a_cup_does_not_wait_for_a_table_that_was_deleted(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            cup = await opened(here, "anna", "bruno", rounds=2)
            info = await here.cups.begin(cup, 1, "anna")
            await store.do(lambda at: schema.delete(at, [info.plan[0].tables[0].table]))
            await here.cups.advance()
            assert (await here.cups.info(cup)).round == 2

    asyncio.run(evening())
