"""Slow work stays beside the play: two at once, and only so many wait."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher

from tests.people.conftest import QUICK
from wartable.people import passphrases as module
from wartable.people.passphrases import Passphrases
from wartable.tables.errors import Refused
from wartable.tables.storage import Store


@pytest.fixture
def passphrases() -> Iterator[Passphrases]:
    passphrases = Passphrases()
    yield passphrases
    passphrases.close()


class Counted(PasswordHasher):
    """Counts how many are at it."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.now = self.most = 0
        self.threads: set[str] = set()
        self.lock = threading.Lock()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
            self.threads.add(threading.current_thread().name)
        time.sleep(0.01)
        with self.lock:
            self.now -= 1
        return super().hash(password, salt=salt)


def test_two_at_once_and_never_where_play_goes_on(passphrases: Passphrases) -> None:
    passphrases.hasher = counted = Counted()

    async def crowd() -> None:
        await asyncio.gather(*(passphrases.hash(f"passphrase {k}") for k in range(10)))

    asyncio.run(crowd())
    assert counted.most == 2
    assert threading.main_thread().name not in counted.threads


def test_so_many_wait_and_no_more(passphrases: Passphrases, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAITING", 5)
    passphrases.hasher = Counted()

    async def crowd() -> list[str | BaseException]:
        tries = (passphrases.hash(f"passphrase {k}") for k in range(8))
        return await asyncio.gather(*tries, return_exceptions=True)

    answers = asyncio.run(crowd())
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert [answer.code for answer in refused] == ["too-fast"] * 3
    assert asyncio.run(passphrases.hash("afterwards")), "there is room again"


def test_one_spelling_of_each_letter(passphrases: Passphrases) -> None:
    """Keyboards differ in how they write é."""
    passphrases.hasher = QUICK

    async def evening() -> None:
        stored = await passphrases.hash("caf\u00e9 caf\u00e9")
        assert await passphrases.check("cafe\u0301 cafe\u0301", stored)
        assert not await passphrases.check("cafe cafe", stored)
        assert not await passphrases.check("", "")
        assert not await passphrases.check("café café", "no hash at all")

    asyncio.run(evening())


def test_text_a_database_does_not_take_is_malformed(tmp_path: Path) -> None:
    """As PostgreSQL says of a NUL; whoever else is stored at the same time is stored."""
    store = Store(f"sqlite:///{tmp_path}/wartable.db")

    def takes_none(_: sa.Connection) -> str:
        raise sa.exc.DataError("SELECT", {}, ValueError("NUL"))

    async def evening() -> tuple[str | BaseException, ...]:
        return await asyncio.gather(
            store.do(takes_none), store.do(lambda _: "stored"), store.ask(takes_none), return_exceptions=True
        )

    first, second, third = asyncio.run(evening())
    store.close()
    assert isinstance(first, Refused)
    assert isinstance(third, Refused)
    assert (first.code, second, third.code) == ("malformed", "stored", "malformed")
