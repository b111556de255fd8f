"""Results are stored once, whoever stores them, and ratings are folded from them: on each kind of database."""

from __future__ import annotations

import asyncio
import random

import pytest
import sqlalchemy as sa

from tests.ratings.conftest import (
    GAME,
    RATED,
    agree_to,
    club,
    concede,
    lose,
    person,
    rows,
    sit,
    skills,
    wait_for_count,
)
from wartable.engine.errors import BadTable
from wartable.people.rows import delete_person
from wartable.ratings import results
from wartable.ratings.model import Skill, rated
from wartable.ratings.showing import changes_at, ladder, ratings_of
from wartable.tables import schema
from wartable.tables.errors import Refused
from wartable.tables.rows import CLOSED
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.wire.http import OpenTable
from wartable.wire.terms import Terms

BRIEF = ["round-limit=2", "minimum-armies=5"]


async def play_out(table: Table, seed: int = 1) -> None:
    dice = random.Random(seed)
    while not table.match.over:
        seat = table.match.asked[0]
        await table.play(seat, [dice.choice(table.match.offer(seat))], table.revision(seat))


async def entered(store: Store, table: str, places: dict[str, int]) -> bool:
    return await store.do(lambda connection: results.enter(connection, table, places), table)


def test_whoever_gives_up_loses_and_the_other_gains(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            table = await here.table("anna", "bruno")
            await lose(table, "red")
            await wait_for_count(store, schema.results, 1)
            winner, loser = rated([Skill(), Skill()], [1, 2])
            assert skills(store) == {
                "bruno": (winner.mean, winner.deviation, 1),
                "anna": (loser.mean, loser.deviation, 1),
            }
            first, last = await store.ask(lambda at: changes_at(at, table.id))
            assert (first.before, first.after, last.after) == (0.0, winner.ordinal, loser.ordinal)
            assert first.provisional

    asyncio.run(evening())


def test_a_game_that_is_played_out_is_ranked_by_its_own_ranking(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            table = await here.table("anna", "bruno", "clara", options=BRIEF)
            await play_out(table)
            await wait_for_count(store, schema.results, 1)
            found = {row[1]: (row[2], row[3]) for row in rows(store, schema.placings)}
            assert {seat: place for seat, (_, place) in found.items()} == table.match.ranking
            seat = table.match.asked[0] if table.match.asked else "red"
            with pytest.raises(Refused, match="counts"):
                await table.undo(seat, table.revision(seat), False)

    asyncio.run(evening())


def test_an_end_by_agreement_counts_and_an_abandoned_table_does_not(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            agreed = await here.table("anna", "bruno", options=BRIEF)
            await agree_to(agreed, "end")
            await wait_for_count(store, schema.results, 1)
            assert {row[3] for row in rows(store, schema.placings)} == set(agreed.match.ranking.values())
            abandoned = await here.table("anna", "bruno")
            await agree_to(abandoned, "abandon")
            await wait_for_count(store, schema.results, 2)
            assert {row[0]: row[4] for row in rows(store, schema.results)} == {agreed.id: True, abandoned.id: False}
            assert {row[0] for row in rows(store, schema.placings)} == {agreed.id}
            assert all(games == 1 for *_, games in skills(store).values())

    asyncio.run(evening())


def test_guests_are_left_out_and_one_person_alone_is_not_rated(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            alone = await here.table("anna", "")
            await lose(alone, "red")
            await wait_for_count(store, schema.results, 1)
            assert skills(store) == {}
            mixed = await here.table("anna", "", "bruno", options=BRIEF)
            await play_out(mixed)
            await wait_for_count(store, schema.results, 2)
            assert set(skills(store)) == {"anna", "bruno"}

    asyncio.run(evening())


def test_what_did_not_ask_for_it_is_not_counted(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            await lose(await here.table("anna", "bruno", terms=Terms()), "red")
            await lose(await here.table("anna", "bruno"), "red")
            await wait_for_count(store, schema.results, 1)
            assert len(rows(store, schema.results)) == 1

    asyncio.run(evening())


def test_a_bot_has_no_seat_at_a_rated_table_and_nobody_names_a_cup(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            with pytest.raises(BadTable, match="rated table"):
                await here.house.open(OpenTable(GAME, ["person", "random"], terms=RATED))
            with pytest.raises(BadTable, match="cup"):
                await here.house.open(OpenTable(GAME, ["person", "person"], terms=Terms(cup="x")))

    asyncio.run(evening())


def test_whoever_a_bot_stood_in_for_is_last(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            table = await here.table("anna", "bruno", "clara", options=BRIEF)
            leader = next(iter(table.seats))
            await concede(table, leader)
            assert table.company.stand_ins
            assert not table.closed
            places = results.places_of(table)
            assert places[leader] == 3
            assert max(place for seat, place in places.items() if seat != leader) <= 2

    asyncio.run(evening())


def test_two_processes_store_one_result(store: Store) -> None:
    """Both have seen the end, and both store it at once."""

    async def evening() -> None:
        other = Store(str(store.engine.url.render_as_string(hide_password=False)), sharing=True)
        try:
            async with club(store) as here:
                table = await here.table("anna", "bruno")
                here.house.observers.clear()
                await lose(table, "red")
                places = results.places_of(table)

                stored = await asyncio.gather(*(entered(at, table.id, places) for at in (store, other) * 4))
                assert sorted(stored) == [False] * 7 + [True]
                assert len(rows(store, schema.results)) == 1
                assert {games for *_, games in skills(store).values()} == {1}
                here.house.observers.append(here.results)
        finally:
            other.close()

    asyncio.run(evening())


def test_what_ended_while_nobody_counted_is_found_at_the_start(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            here.house.observers.clear()
            await lose(await here.table("anna", "bruno"), "red")
            here.house.observers.append(here.results)
        assert rows(store, schema.results) == []
        async with club(store):
            await wait_for_count(store, schema.results, 1)

    asyncio.run(evening())


def test_a_recomputation_gives_the_same_numbers_also_when_results_came_late(store: Store) -> None:
    async def evening() -> None:
        dice = random.Random(7)
        async with club(store) as here:
            here.house.observers.clear()
            ended: list[Table] = []
            for _ in range(12):
                one, other = dice.sample(["anna", "bruno", "clara", "dora"], 2)
                table = await here.table(one, other)
                await lose(table, dice.choice(["red", "blue"] if "blue" in table.seats else list(table.seats)))
                ended.append(table)
            in_order = {table.id: results.places_of(table) for table in ended}
            dice.shuffle(ended)
            for table in ended:
                assert await entered(store, table.id, in_order[table.id])
            incremental = rows(store, schema.ratings), rows(store, schema.placings)
            assert await store.do(results.recompute) == 12
            assert (rows(store, schema.ratings), rows(store, schema.placings)) == incremental
            for step in ("results", "placings", "ratings"):
                assert rows(store, schema.metadata.tables[step])
            await store.do(lambda c: [c.execute(t.delete()) for t in (schema.ratings, schema.placings, schema.results)])
            for table_id, places in in_order.items():
                await entered(store, table_id, places)
            assert (rows(store, schema.ratings), rows(store, schema.placings)) == incremental
            here.house.observers.append(here.results)

    asyncio.run(evening())


def test_whoever_deletes_an_account_leaves_others_ratings_as_they_are(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            for loser in ("red", "red", "blue"):
                table = await here.table("anna", "bruno")
                await lose(table, loser if loser in table.seats else list(table.seats)[1])
            await wait_for_count(store, schema.results, 3)
            await wait_for_count(store, schema.ratings, 2)
            while {games for *_, games in skills(store).values()} != {3}:
                await asyncio.sleep(0.01)
            before = skills(store)
            await store.do(lambda at: delete_person(at, "anna"))
            after = skills(store)
            assert after["bruno"] == before["bruno"]
            [nobody] = set(after) - {"bruno"}
            assert after[nobody] == before["anna"]
            assert "anna" not in repr([rows(store, schema.placings), rows(store, schema.ratings)])
            await store.do(results.recompute)
            assert skills(store) == after
            shown = await store.ask(lambda at: ladder(at, (GAME, 2)))
            assert [one.name for one in shown.people] == ["Bruno"]
            assert await store.ask(lambda at: ratings_of(at, "anna")) == []
            table = await here.table("clara", "bruno")  # and play goes on
            await lose(table, "red")
            await wait_for_count(store, schema.results, 4)

    asyncio.run(evening())


def test_a_list_has_a_hundred_places_and_no_banned_people(store: Store) -> None:
    async def evening() -> None:
        names = [f"player{k:03}" for k in range(110)]
        for name in names:
            await store.do(person(name))
        row = {"game": GAME, "players": 2, "deviation": 1.0, "games": 12}
        await store.do(lambda at: at.execute(schema.ratings.insert(), [
            {**row, "player": name, "mean": 20.0 + k // 2, "ordinal": 17.0 + k // 2} for k, name in enumerate(names)
        ]))  # fmt: skip
        await store.do(lambda at: at.execute(
            schema.people.update().where(schema.people.c.id == "player109").values(banned=True)
        ))  # fmt: skip
        found = (await store.ask(lambda at: ladder(at, (GAME, 2)))).people
        assert len(found) == 100
        assert [(one.name, one.place) for one in found[:3]] == [("Player108", 1), ("Player106", 2), ("Player107", 2)]
        assert not found[0].provisional

    asyncio.run(evening())


def test_a_table_that_is_played_at_has_no_result(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            table = await here.table("anna", "bruno")
            assert not await entered(store, table.id, {"red": 1, "blue": 2})
            assert rows(store, schema.results) == []
            assert await store.ask(results.missing) == []
            await sit(store, table.id, "red", "clara")

    asyncio.run(evening())


def test_results_are_unique_by_table(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            table = await here.table("anna", "bruno")
            await lose(table, "red")
            await wait_for_count(store, schema.results, 1)
            row = {"table": table.id, "game": GAME, "players": 2, "ended": 0.0, "rated": False}
            with store.engine.begin() as connection, pytest.raises(sa.exc.IntegrityError):
                connection.execute(schema.results.insert(), [row])

    asyncio.run(evening())


def test_a_result_outlives_its_table_and_a_closed_table_has_none(store: Store) -> None:
    async def evening() -> None:
        async with club(store) as here:
            table = await here.table("anna", "bruno")
            await lose(table, "red")
            await wait_for_count(store, schema.results, 1)
            await wait_for_count(store, schema.ratings, 2)
            before = skills(store)
            await store.do(lambda at: schema.delete(at, [table.id]))
            await store.do(results.recompute)
            assert skills(store) == before
            closed = await here.table("anna", "bruno")
            tables = schema.tables
            shut = tables.update().where(tables.c.id == closed.id).values(status=CLOSED)
            await store.do(lambda at: at.execute(shut))
            assert await store.ask(results.missing) == []
            assert not await entered(store, closed.id, {"red": 1, "blue": 2})

    asyncio.run(evening())
