"""Every seat tries every undo at every point of random games: the match, its record, storage and a restart agree."""

from __future__ import annotations

import asyncio
import random
from importlib.metadata import EntryPoint

import pytest

from wartable import games
from wartable.engine.errors import NoUndo
from wartable.tables.house import House
from wartable.tables.pace import AT_ONCE
from wartable.tables.storage import Store
from wartable.tables.table import Table
from wartable.wire.http import OpenTable

TABLES = [("gods-playground", 3, "warfrog"), ("gods-playground", 4, "phalanx"), ("la-conquete-du-monde", 3, None)]
LOOK_EVERY = 20
DATABASES = ("sqlite",)  # what a database must do is tried in test_storage and test_several


class Evening:
    """A random game at a stored table, with its doubts."""

    def __init__(self, store: Store, seed: int) -> None:
        self.store = store
        self.sample = random.Random(seed)
        self.undone = 0

    async def play(self, opening: OpenTable, choices: int) -> None:
        self.table, _ = await House(self.store, AT_ONCE).open(opening)
        for made in range(choices):
            if self.table.match.over:
                break
            for seat in self.table.seats:
                await self.doubts(seat)
            if made % LOOK_EVERY == 0:
                self.as_after_a_restart()
            seat = self.sample.choice(self.table.match.asked)
            await self.chooses(seat, self.sample.choice(self.table.match.offer(seat)))
        self.as_after_a_restart()

    async def chooses(self, seat: str, *choices: str) -> None:
        await self.table.play(seat, choices, self.table.revision(seat))
        assert self.stored() == self.lines()

    async def doubts(self, seat: str) -> None:
        """Take back the last choice, or all there are, and make them again: the table is as it was."""
        match, everything = self.table.match, self.sample.randrange(3) == 0
        before, lines, luck = match.hash, self.lines(), match.luck.mark()
        may = match.may_undo(seat)
        try:
            await self.table.undo(seat, self.table.revision(seat), everything)
        except NoUndo:
            assert (self.table.match.hash, self.stored(), match.luck.mark()) == (before, lines, luck)
            return
        assert may
        self.undone += 1
        assert self.stored() == self.lines()
        assert self.table.match.luck.mark() == luck
        again = lines.copy()
        for line in self.lines():
            again.remove(line)
        assert again
        await self.chooses(seat, *(line.partition(" ")[2] for line in again))
        assert self.table.match.hash == before

    def lines(self) -> list[str]:
        return [self.table.match.line(step) for step in self.table.match.history]

    def stored(self) -> list[str]:
        kept = self.store.read(self.table.id)
        assert kept is not None
        return list(kept.lines)

    def as_after_a_restart(self) -> None:
        found = Table.load(self.table.id, self.store, AT_ONCE)
        assert found is not None
        match, again = self.table.match, found.match
        assert (again.hash, again.luck.mark(), again.settled) == (match.hash, match.luck.mark(), match.settled)
        for seat in self.table.seats:
            assert (again.may_undo(seat), again.offer(seat)) == (match.may_undo(seat), match.offer(seat))
            assert found.revision(seat) == self.table.revision(seat)


@pytest.mark.parametrize(("game", "players", "edition"), TABLES)
def test_undo_storage_and_restart_agree(store: Store, game: str, players: int, edition: str | None) -> None:
    evening = Evening(store, 1)
    asyncio.run(evening.play(OpenTable(game, ["person"] * players, edition=edition), 70))
    assert evening.undone > 20


@pytest.mark.parametrize("seed", range(2))
def test_undo_of_bids_is_stored(store: Store, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setitem(games._places(), "auction", EntryPoint("auction", "tests.auction:SPEC", games.GROUP))
    evening = Evening(store, seed)
    asyncio.run(evening.play(OpenTable("auction", ["person"] * 3), 60))
    assert evening.undone > 0
