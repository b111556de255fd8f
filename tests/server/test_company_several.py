"""Several processes at one table, beside the game: whoever writes second decides anew, and everyone hears of it.
On each kind of database."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.client import GAME
from tests.server.hosted import Listener
from tests.server.test_several import in_two_houses, until
from wartable.tables.affairs import Named, Said, earlier
from wartable.tables.company import beside
from wartable.tables.errors import Refused
from wartable.tables.gathering import token_hash
from wartable.tables.hosting import new_link, sit_down
from wartable.tables.house import House
from wartable.tables.lobby import finished_tables, open_tables
from wartable.tables.pace import AT_ONCE
from wartable.tables.rows import REMEMBERED
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.wire import messages as wire
from wartable.wire.http import AskLink, OpenTable, SitDown
from wartable.wire.terms import Terms


def pair(store: Store, table_id: str) -> tuple[Table, Table]:
    """The same table as two processes have it."""
    one, two = Table.load(table_id, store, AT_ONCE), Table.load(table_id, store, AT_ONCE)
    assert one is not None
    assert two is not None
    return one, two


async def opened_pair(store: Store, **more: Any) -> tuple[Table, Table]:
    table, tokens = await Table.open(OpenTable(GAME, ["person", "person"], **more), store, AT_ONCE, host="h" * 64)
    for token in tokens.values():
        await table.take(table.seat_of(token))
    return pair(store, table.id)


def kinds(listener: Listener) -> list[str]:
    return [json.loads(raw)["type"] for raw in listener.notes.read()]


def test_of_a_long_talk_only_the_end_is_read(store: Store) -> None:
    """And everything else is as if all of it had been."""

    async def evening() -> None:
        table, _ = await opened_pair(store)
        words = [Said("players", "red", "", f"{k}") for k in range(REMEMBERED + 50)]
        happened = [Named("red", "Zofia"), Said("spectators", None, "", "quiet"), *words]
        await table.enter(lambda: happened)
        kept = store.read(table.id)
        assert kept is not None
        assert len(kept.affairs) == len(happened) - 49
        assert kept.happened == table.company.known == len(happened)
        again, _ = pair(store, table.id)
        assert again.company.known == table.company.known
        assert again.company.rooms == table.company.rooms
        await again.enter(lambda: [Said("players", "red", "", "on")])
        assert again.company.rooms["players"][-1].number == len(happened)

    asyncio.run(evening())


def test_whoever_writes_second_reads_what_came_and_decides_anew(store: Store) -> None:
    async def evening() -> None:
        one, two = await opened_pair(store)
        red, blue = Listener("red"), Listener("blue")
        one.join(red)
        two.join(blue)
        await beside(one, red, wire.Say(1, "players", "first"))
        await beside(two, blue, wire.Say(1, "players", "second"))
        assert [said.text for said in two.company.rooms["players"]] == ["first", "second"]
        await beside(one, red, wire.Propose(2, "abandon"))
        with pytest.raises(Refused, match="already"):
            await beside(two, blue, wire.Propose(2, "abandon"))
        await beside(two, blue, wire.Note(3, "mine"))
        await beside(two, blue, wire.Reply(4, True))
        assert two.closed
        assert not one.closed
        with pytest.raises(Refused, match="ended"):  # a choice of the process that has not heard of it
            await one.play(
                one.match.asked[0], [one.match.offer(one.match.asked[0])[0]], one.revision(one.match.asked[0])
            )
        assert one.closed
        assert one.company.notes == {"blue": "mine"}
        assert "over" in kinds(red)
        assert pair(store, one.id)[0].match.steps == 0

    asyncio.run(evening())


def test_what_another_process_wrote_is_followed_and_told(store: Store) -> None:
    async def evening() -> None:
        one, two = await opened_pair(store)
        red, watching = Listener("red"), Listener(None)
        one.join(red)
        one.join(watching)
        blue = Listener("blue")
        two.join(blue)
        kinds(red), kinds(watching)
        await beside(two, blue, wire.Name(1, "Ala"))
        await beside(two, blue, wire.Say(2, "players", "hello"))
        await two.stand_in("blue", "random")
        await one.follow_affairs()
        assert (one.seats["blue"].name, one.company.stand_ins) == ("Ala", {"blue": "random"})
        assert "talk" in kinds(red)
        told = kinds(watching)
        assert "company" in told
        assert "talk" not in told
        await one.follow_affairs()
        assert {*kinds(red), *kinds(watching)} <= {"update"}  # of a choice the bot has made meanwhile

    asyncio.run(evening())


def test_a_link_given_elsewhere_voids_the_one_this_process_knows(store: Store) -> None:
    async def evening() -> None:
        table, tokens = await Table.open(OpenTable(GAME, ["person", "person"]), store, AT_ONCE)
        one, two = pair(store, table.id)
        one.host = token_hash("key")
        given = await new_link(one, "red", AskLink("key"))
        with pytest.raises(Refused, match="any more"):
            await two.take(two.seat_of(tokens["red"]))
        assert two.seat_of(given.token) == "red"
        assert not two.seats["red"].taken
        await two.take("red")
        with pytest.raises(Refused, match="somebody has this seat"):  # this process does not know that yet
            await new_link(one, "red", AskLink("key"))

    asyncio.run(evening())


def test_talk_crosses_from_house_to_house(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        table, tokens = await here.open(OpenTable(GAME, ["person", "person"]))
        other = await there.find(table.id)
        red, blue, guest = Listener("red"), Listener("blue"), Listener(None)
        await table.take(table.seat_of(tokens["red"]))
        await other.take(other.seat_of(tokens["blue"]))
        table.join(red)
        other.join(blue)
        other.join(guest)
        await beside(table, red, wire.Say(1, "players", "can you hear me?"))
        await beside(table, red, wire.Name(2, "Ala"))
        await until(lambda: other.seats["red"].name == "Ala")
        assert b"can you hear me?" in b"".join(blue.notes)
        assert b"can you hear me?" not in b"".join(guest.notes)
        await beside(other, blue, wire.Propose(3, "end"))
        await until(lambda: table.company.proposal is not None)
        await beside(table, red, wire.Reply(4, True))
        await until(lambda: other.closed)
        assert b'"over"' in b"".join(guest.notes)

    in_two_houses(database, evening)


def test_one_of_two_houses_gives_a_seat_away(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        table, _ = await here.open(OpenTable(GAME, ["person", "random"], terms=Terms(listed=True)))
        other = await there.find(table.id)
        asked = [sit_down(house, SitDown("red", "Ala")) for house in (table, other)]
        given = [one for one in await asyncio.gather(*asked, return_exceptions=True) if not isinstance(one, Refused)]
        assert len(given) == 1

    in_two_houses(database, evening)


def test_lists_and_earlier_words_on_each_database(store: Store) -> None:
    async def evening() -> None:
        house = House(store, AT_ONCE)
        hidden, _ = await house.open(OpenTable(GAME, ["person", "random"]))
        table, tokens = await house.open(OpenTable(GAME, ["person", "random"], terms=Terms(listed=True)))
        assert [one.table for one in await store.ask(open_tables)] == [table.id]
        await table.take(table.seat_of(tokens["red"]))
        assert await store.ask(open_tables) == []
        red = Listener("red")
        table.join(red)
        for words in ("one", '%_\\"kind', "three"):
            await beside(table, red, wire.Say(1, "players", words))
        said = await store.ask(lambda connection: earlier(connection, table.id, "players", 2))
        assert [one.text for one in said] == ["one", '%_\\"kind']
        assert await store.ask(lambda connection: earlier(connection, table.id, "spectators", 9)) == []
        await beside(table, red, wire.Propose(2, "end"))
        assert [one.table for one in await store.ask(finished_tables)] == [table.id]
        assert not hidden.closed

    asyncio.run(evening())
