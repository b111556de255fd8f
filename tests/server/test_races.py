"""Two processes and one table: what one does while the other is about something else. On each kind of database."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
import sqlalchemy as sa

from tests.server.client import GAME
from tests.server.hosted import Listener, Notes
from tests.server.test_several import any_choice, in_two_houses, play, same, seated_in_both, until
from wartable.people import sessions
from wartable.people.parting import part_now
from wartable.tables import keeping, schema
from wartable.tables.company import beside
from wartable.tables.errors import Refused
from wartable.tables.gathering import Connection, token_hash
from wartable.tables.hosting import change_terms
from wartable.tables.house import House
from wartable.tables.rematch import rematch
from wartable.tables.retention import sweep
from wartable.tables.table import Table
from wartable.tables.whereabouts import Whereabouts
from wartable.wire import messages as wire
from wartable.wire.codes import Code
from wartable.wire.http import ChangeTerms, OpenTable
from wartable.wire.terms import Terms


async def answered(*requests: object) -> list[object]:
    """Each is carried out, or told to look again."""
    outcomes = await asyncio.gather(*requests, return_exceptions=True)  # type: ignore[call-overload]
    for outcome in outcomes:
        assert outcome is None or (isinstance(outcome, Refused) and outcome.code in (Code.STALE, Code.NO_UNDO)), outcome
    return list(outcomes)


def test_an_undo_here_and_a_choice_there(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        mine, yours = await seated_in_both(here, there, "person", "person")
        dice, both = random.Random(1), 0
        for _ in range(40):
            await play(mine, dice)
            await until(lambda: same(mine, yours))
            undoing = [seat for seat in mine.seats if mine.match.may_undo(seat)]
            if not undoing or mine.match.over:
                continue
            seat, choice, revision = any_choice(yours, dice)
            undo = mine.undo(undoing[0], mine.revision(undoing[0]), everything=dice.random() < 0.5)
            outcomes = await answered(undo, yours.play(seat, [choice], revision))
            both += outcomes == [None, None]
            await until(lambda: same(mine, yours))
        fresh = Table.load(mine.id, here.store, here.pace)
        assert fresh is not None
        assert fresh.match.hash == mine.match.hash

    in_two_houses(database, evening)


def test_what_was_read_before_a_choice_of_our_own_is_read_again(database: str) -> None:
    """It is older than what we know: nobody is told the whole story anew for it."""

    async def evening(here: House, there: House) -> None:
        mine, _ = await seated_in_both(here, there, "person", "person")
        seat, choice, _ = any_choice(mine, random.Random(7))
        async with mine._queue:
            following = asyncio.create_task(here._follow([mine]))
            await until(lambda: bool(mine._queue._waiters))  # it has looked, and waits for us
            await mine._play(seat, [choice])
            ours = mine.match
        await following
        assert mine.match is ours
        assert mine.match.steps == 1

    in_two_houses(database, evening)


def test_a_table_deleted_while_others_have_it(database: str) -> None:
    """Nothing breaks; whoever is there is told, and everything else goes on, heard by all."""

    async def evening(here: House, there: House) -> None:
        mine, yours = await seated_in_both(here, there, "person", "person")
        other, elsewhere = await seated_in_both(here, there, "person", "person")
        dice = random.Random(2)
        await play(other, dice)
        for _ in range(6):
            await play(mine, dice)  # last of all, so that its commits have the largest numbers
        await until(lambda: same(mine, yours) and same(other, elsewhere))
        await asyncio.to_thread(keeping.delete, database, mine.id)
        for _ in range(3):
            await play(other, dice)
        await until(lambda: same(other, elsewhere))
        red = Listener("red")
        yours.join(red)
        seat, choice, revision = any_choice(yours, dice)
        for request in (
            yours.play(seat, [choice], revision),
            beside(yours, red, wire.Say(1, "players", "anybody?")),
            beside(yours, red, wire.Note(2, "gone")),
            beside(yours, red, wire.Propose(3, "end")),
            yours.order("red", "defence", "ask"),
            yours.take("blue"),
        ):
            with pytest.raises(Refused) as refused:
                await request
            assert refused.value.code is Code.UNKNOWN_TABLE
        await Whereabouts(there).exchange()
        with pytest.raises(Refused):
            await there.find(mine.id)

    in_two_houses(database, evening)


def test_when_all_tables_are_deleted_new_ones_are_heard_of(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        first, _ = await seated_in_both(here, there, "person", "person")
        dice = random.Random(3)
        for _ in range(8):
            await play(first, dice)
        await asyncio.to_thread(keeping.delete, database, first.id)
        mine, yours = await seated_in_both(here, there, "person", "person")
        await play(mine, dice)
        await until(lambda: same(mine, yours))

    in_two_houses(database, evening)


def test_a_table_somebody_is_at_elsewhere_is_not_abandoned(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        tables = [(await here.open(OpenTable(GAME, ["person", "person"])))[0].id for _ in range(2)]
        old = schema.tables.update().values(moved=time.time() - 40 * 86400)
        await here.store.do(lambda connection: connection.execute(old).rowcount)
        (await there.find(tables[0])).join(Listener(None))
        await Whereabouts(there).exchange()
        assert await sweep(here, 30) == 1
        assert (await there.find(tables[0])).id == tables[0]
        with pytest.raises(Refused):
            await there.find(tables[1])

    in_two_houses(database, evening)


class Thread(Notes):
    """A line that may be cut."""

    is_cut = False

    def cut(self) -> None:
        self.is_cut = True


def signed_in(connection: sa.Connection) -> None:
    person = {"id": "anna", "name": "Anna", "folded": "anna", "passphrase": "", "made": 0.0, "banned": False}
    connection.execute(schema.people.insert(), [person])
    rows = [{"token_hash": s, "id": s, "person": "anna", "made": 0.0, "used": 0.0, "browser": ""} for s in "ab"]
    connection.execute(schema.sessions.insert(), rows)


def test_a_session_ended_here_is_ended_there(database: str) -> None:
    """Or from the command line."""

    async def evening(here: House, there: House) -> None:
        await here.store.do(signed_in)
        table = await there.find((await here.open(OpenTable(GAME, ["person", "person"])))[0].id)
        lines = {session: Thread() for session in ("a", "b", "")}
        for session, line in lines.items():
            table.join(Connection("red", 0, line, session=session))
        await part_now(there)
        assert not any(line.is_cut for line in lines.values())
        await here.store.do(lambda connection: sessions.end(connection, "anna", "a"))
        await part_now(there)
        assert [session for session, line in lines.items() if line.is_cut] == ["a"]

    in_two_houses(database, evening)


def test_terms_changed_in_one_hold_in_the_other(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        mine, _ = await here.open(OpenTable(GAME, ["person", "person"], terms=Terms(listed=True)), token_hash("key"))
        yours = await there.find(mine.id)
        yours.join(Listener("red"))
        await asyncio.gather(
            change_terms(mine, ChangeTerms("key", listed=False)),
            change_terms(yours, ChangeTerms("key", spectators=False)),
        )
        await until(lambda: not yours.company.terms.listed)
        await mine.follow()
        assert mine.company.terms == yours.company.terms
        for table in (mine, yours):
            with pytest.raises(Refused) as refused:
                table.seat_of(None)
            assert refused.value.code is Code.NO_SPECTATORS

    in_two_houses(database, evening)


def test_an_end_by_agreement_and_a_choice_at_once(database: str) -> None:
    """Either the choice was before the end, or it was not made."""

    async def evening(here: House, there: House) -> None:
        for seed in range(6):
            mine, tokens = await here.open(OpenTable(GAME, ["person", "person"]))
            yours = await there.find(mine.id)
            for token in tokens.values():
                await mine.take(mine.seat_of(token))
            await yours.follow()
            red, blue = Listener("red"), Listener("blue")
            mine.join(red)
            yours.join(blue)
            await beside(mine, red, wire.Propose(1, "abandon"))
            await until(lambda yours=yours: yours.company.proposal is not None)  # type: ignore[misc]
            seat, choice, revision = any_choice(mine, random.Random(seed))
            played, ended = await asyncio.gather(
                mine.play(seat, [choice], revision), beside(yours, blue, wire.Reply(2, True)), return_exceptions=True
            )
            assert not isinstance(ended, Exception)
            await until(lambda mine=mine, yours=yours: mine.closed and yours.closed and same(mine, yours))  # type: ignore[misc]
            assert mine.match.steps == (played is None)

    in_two_houses(database, evening)


def test_a_rematch_in_both_while_the_game_is_deleted(database: str) -> None:
    async def evening(here: House, there: House) -> None:
        request = OpenTable(GAME, ["person", "person"], options=["round-limit=1", "minimum-armies=5"])
        mine, _ = await here.open(request)
        dice = random.Random(9)
        while not mine.match.over:
            await play(mine, dice)
        await there.find(mine.id)
        await asyncio.to_thread(keeping.delete, database, mine.id)
        for house in (here, there):
            with pytest.raises(Refused) as refused:
                await rematch(house, await house.find(mine.id), "red")
            assert refused.value.code is Code.UNKNOWN_TABLE

    in_two_houses(database, evening)
