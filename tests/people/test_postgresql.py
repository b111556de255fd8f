"""The same people on PostgreSQL, in two processes' worth of servers on one database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.people.conftest import OPEN_HANDED, QUICK, WORDS, Browser
from tests.server.client import Seat
from tests.server.databases import new_database
from tests.server.hosted import Hosted
from wartable.people import admin


@pytest.fixture
def database(tmp_path: Path) -> str:
    return new_database("postgresql", tmp_path)


@pytest.fixture
def here(database: str, tmp_path: Path) -> Iterator[Browser]:
    yield from browser_on(database, tmp_path)


@pytest.fixture
def there(database: str, tmp_path: Path, here: Browser) -> Iterator[Browser]:
    yield from browser_on(database, tmp_path)


def browser_on(database: str, folder: Path) -> Iterator[Browser]:
    with Hosted(folder, OPEN_HANDED, database=database) as hosted, Browser(hosted) as browser:
        hosted.app.state.register.passphrases.hasher = QUICK
        yield browser


def test_a_life(here: Browser, there: Browser, database: str) -> None:
    """Made on one server, known to the other, banned from the command line, deleted."""
    key = here.make_by_passkey("Klara")
    assert there.refused("POST", "/api/people", name="KLARA", passphrase=WORDS) == "name-taken"
    key.origin = there.origin
    assert there.ask("POST", "/api/session", passkey=key.get(here.challenge("sign-in")))["person"]["name"] == "Klara"
    codes = here.ask("POST", "/api/me/codes", 201)["codes"]
    table = here.open()
    here.claim(table, "red")
    with there.sit(table.id) as seat:
        assert seat.welcome["seat"] == "red"
    assert [one["seat"] for one in there.ask("GET", "/api/me/tables")] == ["red"]
    assert len(there.ask("GET", "/api/me/export")["sessions"]) == 2
    admin.ban(database, "Klara", True)
    assert (here.me, there.me) == (None, None)
    admin.ban(database, "Klara", False)
    there.ask("POST", "/api/session", name="Klara", code=codes[0])
    assert there.ask("POST", "/api/me/delete", code=codes[1])["person"] is None
    assert admin.everybody(database) == []
    with Seat(here.origin, table.id, table.tokens["red"]) as seat:
        assert seat.welcome["seat"] == "red"


def test_text_it_does_not_take_is_malformed(here: Browser) -> None:
    key = here.make_by_passkey("Klara")
    spoilt = key.get(here.challenge("sign-in")) | {"id": "\0"}
    assert here.refused("POST", "/api/session", name="\0", passphrase=WORDS) == "malformed"
    assert here.refused("POST", "/api/session", name="\0", code="x") == "malformed"
    assert here.refused("POST", "/api/session", passkey=spoilt) == "malformed"
    assert here.refused("DELETE", "/api/me/sessions/%00") == "malformed"
    assert here.refused("POST", "/api/me/passkeys/%00/forget") == "malformed"
    assert here.refused("POST", "/api/tables/%00/claim", token="x") == "malformed"
    assert here.me
