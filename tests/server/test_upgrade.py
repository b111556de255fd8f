"""Running games survive an upgrade: what becomes of them is told beforehand, and those who play may go back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import sqlite3
import subprocess
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

import wartable
from tests.forked import ended
from tests.server.client import GAME, PATIENCE, Seat, ServerProcess, await_person, knock, play_out
from tests.server.hosted import Listener
from tests.server.test_held import RULE_CHANGED, Evening, dump
from tests.server.test_several import house_on, until
from tests.server.test_storage import House3, one_army, play_some, run
from wartable.engine.luck import Fair
from wartable.games.la_conquete_du_monde import pieces
from wartable.tables import house as house_module
from wartable.tables import schema
from wartable.tables.affairs import Rewound, read
from wartable.tables.checking import checked
from wartable.tables.clocks import DAY
from wartable.tables.door import admit
from wartable.tables.errors import BadDatabase, Held, Refused
from wartable.tables.held import HeldTable
from wartable.tables.house import House
from wartable.tables.limits import Unpaced
from wartable.tables.rows import Kept, read_table
from wartable.tables.storage import Store, visit
from wartable.tables.sweeping import Sweeper
from wartable.tables.table import Table
from wartable.wire import messages as wire
from wartable.wire.http import OpenTable
from wartable.wire.terms import Absence, Clock, Terms, write_terms

AMOUNT_OF, ALL_AT_ONCE = pieces.amount_of.__code__, (lambda amount, available: available).__code__


@contextlib.contextmanager
def new_rules() -> Any:
    """Whoever places an army places all he has."""
    pieces.amount_of.__code__ = ALL_AT_ONCE
    try:
        yield
    finally:
        pieces.amount_of.__code__ = AMOUNT_OF


async def a_turn(table: Table) -> None:
    """As if the new rules were in force: all that is placed is placed at once. With dice."""
    seat = table.match.asked[0]
    while table.match.asked == (seat,):
        offer = table.match.offer(seat)
        wanted = [choice for choice in offer if choice.endswith(" all") or choice.startswith(("from ", "attack "))]
        await table.play(seat, [(wanted or offer)[0]], table.revision(seat))


async def one_by_one(table: Table) -> None:
    """What the new rules would make something else of; then on, with dice."""
    seat = table.match.asked[0]
    one = next(choice for choice in table.match.offer(seat) if one_army(choice))
    await table.play(seat, [one], table.revision(seat))
    await a_turn(table)


async def sat_down(store: Store, *sitters: str) -> Table:
    """After a turn."""
    table, tokens = await House3(store).open(OpenTable(GAME, list(sitters), options=["round-limit=3"]))
    for token in tokens.values():
        await table.take(table.seat_of(token))
    await a_turn(table)
    return table


class Night:
    """A table that goes on by the new rules and one that does not, and their database."""

    def __init__(self, url: str, *sitters: str) -> None:
        self.url, self.sitters = url, sitters or ("person", "person")
        run(self._play())

    async def _play(self) -> None:
        store = Store(self.url)
        self.same, self.other = await sat_down(store, *self.sitters), await sat_down(store, *self.sitters)
        await one_by_one(self.other)
        store.close()
        self.lines = [self.other.match.line(step) for step in self.other.match.history]
        self.common = next(k for k, line in enumerate(self.lines) if one_army(line.partition(" ")[2]))


@pytest.fixture
def night(database: str) -> Night:
    return Night(database)


# ---- beforehand ----
def test_check_tells_which_tables_go_on_and_how_far_the_others_come(night: Night) -> None:
    assert [one.goes_on for one in checked(night.url)] == [True, True]
    with new_rules():
        same, other = checked(night.url)
    assert (same.table, same.goes_on, same.common) == (night.same.id, True, night.same.match.steps)
    assert (other.table, other.goes_on, other.common) == (night.other.id, False, night.common)
    assert (other.choices, bool(other.reason)) == (len(night.lines), True)
    assert 0 < night.common < len(night.lines) - 1


def test_a_table_that_is_not_as_it_was_stored_has_no_point_to_go_back_to(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    with contextlib.closing(sqlite3.connect(evening.path)) as connection:
        connection.execute("UPDATE tables SET salt = 'another'")
        connection.commit()
    (found,) = checked(evening.url)
    assert (found.goes_on, found.common) == (False, None)


def check(path: Path | str, folder: Path, patch: str = "") -> tuple[int, list[dict[str, Any]]]:
    folder.mkdir()
    said = ended(folder, "tables", "check", "--database", str(path), "--json", patch=patch)
    assert said.stderr == ""
    return said.returncode, json.loads(said.stdout)


def place_one(party: dict[str, Seat]) -> None:
    """One army of the several each game begins with: the changed rule makes all of it."""
    seat = await_person(party)
    assert seat is not None
    assert seat.play(next(filter(one_army, seat.offer)))["type"] == "done"


def but_for_beats(path: Path) -> list[str]:
    """All that is stored, without what a server writes by itself: that it is there, and who is."""
    return [line for line in dump(path) if not line.startswith(('INSERT INTO "beats"', 'INSERT INTO "presences"'))]


def test_the_command_checks_while_the_server_before_plays(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    try:
        table = server.open()
        with server.party(table) as party:
            place_one(party)
            assert check(server.database, tmp_path / "same")[0] == 0
            before = but_for_beats(server.database)
            code, (found,) = check(server.database, tmp_path / "changed", RULE_CHANGED)
            assert (code, found["table"], found["goes_on"]) == (1, table.id, False)
            assert but_for_beats(server.database) == before
            play_out(party, random.Random(2), most=3)
    finally:
        server.kill()


def test_the_command_tells_people(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    said = ended(tmp_path, "tables", "check", "--database", str(evening.path), patch=RULE_CHANGED)
    assert "0 of 1 running tables go on, 1 would be held" in said.stdout
    assert (said.returncode, said.stderr) == (1, "")
    assert dump(evening.path) == evening.before


def test_a_database_of_an_earlier_version_can_be_checked(tmp_path: Path) -> None:
    """The new version is installed, the old one still runs: the schema is the old one's."""
    evening = Evening(tmp_path)
    with contextlib.closing(sqlite3.connect(evening.path)) as connection:
        connection.execute("ALTER TABLE tables DROP COLUMN terms")
        connection.execute("ALTER TABLE tables DROP COLUMN status")
        connection.execute("ALTER TABLE seats DROP COLUMN name")
        connection.execute("UPDATE alembic_version SET version_num = '0007'")
        connection.commit()
    before = dump(evening.path)
    assert [one.goes_on for one in checked(evening.url)] == [True]
    assert dump(evening.path) == before
    with contextlib.closing(sqlite3.connect(evening.path)) as connection:
        connection.execute("ALTER TABLE tables DROP COLUMN seal")
        connection.commit()
    with pytest.raises(BadDatabase, match="too old"):
        checked(evening.url)


# ---- after a start ----
def test_a_house_looks_through_what_was_played_by_other_rules(night: Night, caplog: pytest.LogCaptureFixture) -> None:
    async def morning() -> None:
        store = Store(night.url)
        house = House3(store)
        with pytest.MonkeyPatch.context() as patch, caplog.at_level(logging.INFO):
            patch.setattr(house_module, "rules_digest", lambda _: "another")
            await house.look_through()
            assert house.at_hand(night.same.id) is None
            reads = counted(patch, store)
            with pytest.raises(Held):
                await house.find(night.other.id)
            assert reads == []
        assert (await house.find(night.same.id)).match.hash == night.same.match.hash
        store.close()

    with new_rules():
        run(morning())
    said = [record.message for record in caplog.records]
    assert said == ["2 running tables were played by other rules: 1 go on, 1 are held"]


def counted(patch: pytest.MonkeyPatch, store: Store) -> list[str]:
    """A list that grows with every table that is read."""
    reads: list[str] = []
    found = store.read

    def noting(table: str) -> Kept | None:
        reads.append(table)
        return found(table)

    patch.setattr(store, "read", noting)
    return reads


def test_where_the_rules_are_the_same_nothing_is_looked_through(night: Night, caplog: pytest.LogCaptureFixture) -> None:
    async def morning() -> None:
        store = Store(night.url)
        with pytest.MonkeyPatch.context() as patch:
            reads = counted(patch, store)
            await House3(store).look_through()
            assert reads == []
        store.close()

    with caplog.at_level(logging.INFO):
        run(morning())
    assert "other rules" not in caplog.text


# ---- going back ----
def last(listener: Listener) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(listener.notes[-1])
    return message


async def come(house: House, night: Night, seat: str | None) -> tuple[HeldTable, Listener]:
    held, listener = await house.come(night.other.id), Listener(seat)
    assert isinstance(held, HeldTable)
    held.join(listener)
    return held, listener


def stored(url: str, table: str) -> Kept:
    with visit(url) as connection:
        kept = read_table(connection, table)
    assert kept is not None
    return kept


def in_the_morning(night: Night, morning: Callable[[House, House], Coroutine[Any, Any, None]]) -> None:
    """Two processes with the new rules."""

    async def both() -> None:
        async with house_on(night.url) as here, house_on(night.url) as there:
            await morning(here, there)

    with new_rules():
        run(both())


def test_one_of_two_changes_nothing_and_two_of_two_go_back(night: Night) -> None:
    """Each in a process of their own; the game is played to its end, and every die is proved."""

    async def morning(here: House, there: House) -> None:
        (one, red), (two, blue) = await come(here, night, "red"), await come(there, night, "blue")
        watching = Listener(None)
        two.join(watching)
        own = sum(line.startswith("red ") for line in night.lines[: night.common])
        lost = sum(line.startswith("red ") for line in night.lines[night.common :])
        assert (last(red)["type"], last(red)["kept"], last(red)["lost"]) == ("held", own, lost)
        assert (last(red)["wanted"], last(red)["agreed"]) == (["red", "blue"], [])
        await one.vote("red", True)
        await until(lambda: last(blue)["agreed"] == ["red"])
        assert stored(night.url, night.other.id).lines == night.lines
        await one.vote("red", False)
        await until(lambda: last(blue)["agreed"] == [])
        await two.vote("blue", True)
        assert stored(night.url, night.other.id).lines == night.lines
        await one.vote("red", True)
        await until(lambda: one.table is not None and two.table is not None)
        for listener in (red, blue, watching):
            told = [json.loads(raw) for raw in listener.notes]
            (welcome,) = [message for message in told if message["type"] == "welcome"]
            assert welcome["rewound"]["seats"] == ["red", "blue"]
            assert any(message["type"] == "update" for message in told)
        kept = stored(night.url, night.other.id)
        assert kept.lines == night.lines[: night.common]
        (rewound,) = [affair for affair in map(read, kept.affairs) if isinstance(affair, Rewound)]
        assert [line for line, _, _ in rewound.cut] == night.lines[night.common :]
        table = await here.find(night.other.id)
        assert table is one.table
        await play_some(table, 10_000, 5)
        assert table.match.over
        await until(lambda: two.table is not None and two.table.match.over)
        record = table.record()
        assert " rewound " in record
        assert wartable.verify(record) > 60
        assert wartable.verify((await there.find(table.id)).record()) > 60

    in_the_morning(night, morning)


def test_other_dice_fall_after_going_back(night: Night) -> None:
    async def morning(here: House, there: House) -> None:
        held, _ = await come(here, night, "red")
        await held.vote("red", True)
        await held.vote("blue", True)
        table = held.table
        assert table is not None
        luck = night.other.match.luck
        assert isinstance(luck, Fair)
        steps = night.other.match.history[: night.common]
        luck.drawn = point = len(night.other.match.opening_answers) + sum(len(step.answers) for step in steps)
        before = [luck.draw(10**6) for _ in range(20)]
        after = table.match.luck
        assert isinstance(after, Fair)
        assert after.drawn == point
        assert (after.secret, after.commitment) == (luck.secret, luck.commitment)
        assert not set(enumerate(after.draw(10**6) for _ in range(20))) & set(enumerate(before))

    in_the_morning(night, morning)


def test_votes_at_once_in_two_processes_go_back_once(night: Night) -> None:
    async def morning(here: House, there: House) -> None:
        (one, _), (two, _) = await come(here, night, "red"), await come(there, night, "blue")
        await asyncio.gather(one.vote("red", True), two.vote("blue", True))
        await until(lambda: one.table is not None and two.table is not None)
        happened = [read(row) for row in stored(night.url, night.other.id).affairs]
        assert sum(isinstance(affair, Rewound) for affair in happened) == 1
        assert (await here.find(night.other.id)).match.steps == night.common

    in_the_morning(night, morning)


async def red_alone(here: House, night: Night) -> None:
    held, red = await come(here, night, "red")
    assert last(red)["wanted"] == ["red"]
    await held.vote("red", True)
    assert held.table is not None


def test_bots_agree(database: str) -> None:
    night = Night(database, "person", "random")
    in_the_morning(night, lambda here, _: red_alone(here, night))


def test_whoever_never_sat_down_is_not_asked(night: Night) -> None:
    with visit(night.url, writing=True) as connection:
        connection.execute(schema.seat_of(night.other.id, "blue").values(taken=False))
    in_the_morning(night, lambda here, _: red_alone(here, night))


def test_a_table_that_went_back_too_often_says_so(night: Night) -> None:
    with visit(night.url, writing=True) as connection:
        this = schema.tables.c.id == night.other.id
        row = connection.execute(schema.tables.select().where(this)).mappings().one()
        salt = f"{row['salt']} rewound {'999 ' * 9}999"
        seal = schema.sealed({**row, "salt": salt})
        connection.execute(schema.tables.update().where(this).values(salt=salt, seal=seal))

    async def morning(here: House, there: House) -> None:
        held, _ = await come(here, night, "red")
        await held.vote("red", True)
        with pytest.raises(Refused, match="too often"):
            await held.vote("blue", True)
        assert stored(night.url, night.other.id).lines == night.lines

    in_the_morning(night, morning)


def test_clocks_stand_still_while_it_is_held_and_begin_anew(night: Night) -> None:
    """What was due while it was held does not happen; the sweeper looks after the table again once it goes on."""
    with visit(night.url, writing=True) as connection:
        this = schema.tables.c.id == night.other.id
        clock = write_terms(Terms(clock=Clock("correspondence", reserve=60.0, days=2.0), absence=Absence(then="end")))
        connection.execute(schema.tables.update().where(this).values(terms=clock, due=1))

    async def morning(here: House, there: House) -> None:
        sweeper = Sweeper(here)
        await sweeper.sweep()
        assert night.other.id in sweeper._cannot
        held, red = await come(here, night, "red")
        await held.vote("red", True)
        assert stored(night.url, night.other.id).table.due == 1
        await held.vote("blue", True)
        assert held.table is not None
        await sweeper.sweep()
        assert night.other.id not in sweeper._cannot
        assert not held.table.closed
        kept = stored(night.url, night.other.id).table
        assert kept.due is not None
        assert kept.due > 1000 * time.time()
        asked = held.table.match.asked[0]
        assert held.table.state.seats[asked].left.whole == 2 * DAY + 60_000
        clocks = [message for raw in red.notes if (message := json.loads(raw))["type"] == "clocks"]
        assert clocks

    in_the_morning(night, morning)


def test_a_spectator_has_no_vote_and_nothing_else_is_done_at_a_held_table(night: Night) -> None:
    async def morning(here: House, there: House) -> None:
        held, red = await come(here, night, "red")
        _, watching = await come(here, night, None)
        for listener, request, code in (
            (watching, {"type": "rewind", "id": 1, "agree": True}, "foreign"),
            (red, {"type": "say", "id": 1, "room": "players", "text": "hello"}, "table-held"),
            (red, {"type": "play", "id": 1, "revision": "", "choices": ["done"]}, "table-held"),
            (red, {"type": "rewind", "id": 1}, "malformed"),
        ):
            answer = await admit(held, listener, Unpaced(), json.dumps(request))
            assert isinstance(answer, wire.Refused)
            assert answer.error == code
        assert stored(night.url, night.other.id).lines == night.lines
        same = await here.find(night.same.id)
        answer = await admit(same, Listener("red"), Unpaced(), '{"type": "rewind", "id": 1, "agree": true}')
        assert isinstance(answer, wire.Refused)
        assert answer.error == "not-held"

    in_the_morning(night, morning)


# What changes with the source of the rules, which a patch leaves as it is.
NEW_VERSION = f"""{RULE_CHANGED}
from wartable.tables import held, house, restore
held.rules_digest = house.rules_digest = restore.rules_digest = lambda spec: "another"
"""


# ---- over the wire, and by whoever runs the server ----
class Club:
    """A server at which two have played what the next version makes something else of."""

    def __init__(self, folder: Path) -> None:
        self.old = ServerProcess(folder).start()
        try:
            self.table = self.old.open()
            with self.old.party(self.table) as party:
                place_one(party)
        finally:
            self.old.kill()
        self.server = ServerProcess(folder, patch=NEW_VERSION)

    def knock(self, seat: str) -> ClientConnection:
        socket = knock(self.server.address, self.table.id)
        socket.send(json.dumps({"type": "hello", "version": 1, "token": self.table.tokens[seat]}))
        return socket


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    club = Club(tmp_path)
    yield club
    club.server.kill()


def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["type"] == kind:
            return message


def test_two_people_go_back_and_play_on_by_the_same_sockets(club: Club) -> None:
    club.server.start()
    with club.knock("red") as red, club.knock("blue") as blue:
        assert (hear(red, "held")["seat"], hear(blue, "held")["seat"]) == ("red", "blue")
        red.send(json.dumps({"type": "rewind", "id": 7, "agree": True}))
        assert hear(blue, "held")["agreed"] == ["red"]
        assert hear(red, "done")["id"] == 7
        blue.send(json.dumps({"type": "rewind", "id": 8, "agree": True}))
        for socket in (red, blue):
            assert hear(socket, "welcome")["rewound"]["seats"] == ["red", "blue"]
            assert hear(socket, "update")["view"]["asked"]
        red.send(json.dumps({"type": "why", "id": 9, "choice": "done"}))
        assert hear(red, "reason")["id"] == 9
    with club.server.party(club.table) as party:
        play_out(party, random.Random(3))
    record = club.server.get(f"/api/tables/{club.table.id}/record").text
    assert " rewound " in record
    with new_rules():
        assert wartable.verify(record) > 0


def test_a_server_that_starts_says_how_many_are_held(club: Club) -> None:
    club.server.start()
    end = time.monotonic() + PATIENCE
    while "1 are held" not in club.server.stderr() and time.monotonic() < end:
        time.sleep(0.05)
    assert "1 running tables were played by other rules: 0 go on, 1 are held" in club.server.stderr()


def test_whoever_runs_the_server_lets_a_table_go_back(club: Club, tmp_path: Path) -> None:
    """Also while it runs."""

    def rewind(name: str, *words: str, patch: str = NEW_VERSION) -> subprocess.CompletedProcess[str]:
        (tmp_path / name).mkdir()
        place = ("admin", "rewind", club.table.id, "--database", str(club.server.database))
        return ended(tmp_path / name, *place, *words, patch=patch)

    club.server.start()
    before = stored(club.server.url, club.table.id)
    assert rewind("unasked").returncode == 1  # nobody answers
    assert rewind("unchanged", "--yes", patch="").returncode != 0
    assert stored(club.server.url, club.table.id) == before
    done = rewind("asked", "--yes")
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 were cut" in done.stdout
    with club.server.party(club.table) as party:
        assert all(seat.welcome["rewound"]["seats"] == [] for seat in party.values())
        play_out(party, random.Random(3), most=4)
    assert rewind("again", "--yes").returncode != 0
    assert len(stored(club.server.url, club.table.id).lines) > len(before.lines)
