"""The open dataset of a server: only finished games of tables that agreed, whole, and nobody's name: on each kind of
database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa

import wartable
from tests.conftest import Run
from tests.ratings.conftest import GAME, Club, agree_to, club, concede
from tests.ratings.test_results import BRIEF, play_out
from tests.server.client import Opened, ServerProcess, opened
from tests.server.hosted import Listener
from tests.server.test_lobby import hosted_table, post, welcome_of
from wartable.lab import dataset
from wartable.tables import schema
from wartable.tables.company import beside
from wartable.tables.publishing import publish
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.wire import messages as wire
from wartable.wire.terms import Terms

AGREED = Terms(dataset=True)
SECRET = "Zażółć"


async def evening(store: Store) -> dict[str, Table]:
    """One of each kind; whoever can says something."""
    async with club(store) as here:
        found = {
            "over": await here.table("anna", SECRET, terms=AGREED, options=BRIEF),
            "silent": await here.table("anna", "bruno", terms=Terms(), options=BRIEF),
            "agreed": await here.table("anna", "bruno", terms=AGREED, options=BRIEF),
            "conceded": await here.table("anna", "bruno", terms=AGREED),
            "abandoned": await here.table("anna", "bruno", terms=AGREED),
            "playing": await here.table("anna", "bruno", terms=AGREED),
        }
        for table in found.values():
            await beside(table, Listener("red"), wire.Name(1, SECRET))
            await beside(table, Listener("red"), wire.Say(2, "players", f"I am {SECRET}"))
            await play_some(here, table)
        await play_out(found["over"])
        await play_out(found["silent"])
        await agree_to(found["agreed"], "end")
        await concede(found["conceded"], "red")
        await agree_to(found["abandoned"], "abandon")
        return found


async def play_some(here: Club, table: Table) -> None:
    for _ in range(6):
        seat = table.match.asked[0]
        await table.play(seat, [table.match.offer(seat)[0]], table.revision(seat))


Rows = list[dict[str, Any]]


def read(folder: Path) -> tuple[Rows, Rows]:
    games, choices = (dataset.arrow().parquet.read_table(folder / f"{name}.parquet") for name in ("games", "choices"))
    assert games.schema.metadata == {b"wartable.dataset": b"1"}
    return games.to_pylist(), choices.to_pylist()


def test_finished_games_of_tables_that_agreed(store: Store, database: str, tmp_path: Path) -> None:
    tables = asyncio.run(evening(store))
    done = publish(database, tmp_path / "open")
    games, choices = read(tmp_path / "open")
    assert sorted(game["ending"] for game in games) == ["agreed", "conceded", "over"]
    assert (done.games, done.choices, done.held) == (3, len(choices), {})
    for game in games:
        own = [row for row in choices if row["game_id"] == game["game_id"]]
        match = wartable.replay(str(dataset.record_of(game, own)))
        table = tables[game["ending"]]
        assert match.hash == table.match.hash
        assert (len(own), game["who"]) == (table.match.steps, ["person", "person"])
        assert all(row["offered"] > 0 for row in own)
    winners = {game["ending"]: game["winners"] for game in games}
    assert winners["conceded"] == ["blue"]
    assert winners["over"] == list(tables["over"].match.winners)
    check_nobody_is_named(store, tables, games, choices)


def check_nobody_is_named(store: Store, tables: dict[str, Table], games: Rows, choices: Rows) -> None:
    """And no table is found again."""
    told = repr((games, choices))
    with store.engine.connect() as connection:
        hashes = connection.scalars(sa.select(schema.seats.c.token_hash)).all()
        rows = connection.execute(sa.select(schema.tables)).all()
    seeds = [cell for row in rows for cell in (row.secret, row.salt, row.host) if cell]
    for word in (SECRET, "anna", "bruno", *hashes, *seeds, *(table.id for table in tables.values())):
        assert word not in told, word
    assert {name for game in games for name in game} == {column.name for column in dataset.GAMES}


def test_what_does_not_replay_is_left_out(run: Run, store: Store, database: str, tmp_path: Path) -> None:
    tables = asyncio.run(evening(store))
    broken = sa.update(schema.tables).where(schema.tables.c.id == tables["over"].id).values(seal="0" * 32)
    with store.engine.begin() as connection:
        connection.execute(broken)
    told = run("admin", "dataset", str(tmp_path / "open"), "--database", database)
    assert (told.returncode, told.stdout[:13]) == (0, "2 games with ")
    assert told.stderr.startswith(f"left out: {tables['over'].id}: its seed")
    assert sorted(game["ending"] for game in read(tmp_path / "open")[0]) == ["agreed", "conceded"]


def test_all_who_sit_down_see_it_and_nobody_can_change_it(server: ServerProcess) -> None:
    table, host = hosted_table(server, ["person", "person"], terms={"dataset": True, "listed": True})
    assert welcome_of(server, table.id, table.tokens["blue"])["terms"]["dataset"] is True
    listed = server.request("GET", "/api/tables").json()
    assert [one["terms"]["dataset"] for one in listed if one["table"] == table.id] == [True]
    refused = post(server, f"{table.id}/terms", host=host, dataset=False)
    assert refused.status_code == 400
    silent: Opened = opened(server.request("POST", "/api/tables", json={"game": GAME, "seats": ["person", "random"]}))
    assert "dataset" not in welcome_of(server, silent.id, silent.tokens["red"])["terms"]
