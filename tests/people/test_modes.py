"""Who may make accounts and open tables, invitations, and how often anything may be tried."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.people.authenticator import Authenticator
from tests.people.conftest import OPEN_HANDED, WORDS, Browser, Host
from tests.people.test_accounts import long_ago
from tests.server.client import GAME, SHORT, Seat
from tests.server.hosted import Hosted
from wartable.people import admin

TABLE = {"game": GAME, "options": SHORT, "seats": ["person", "person"]}


def invitation(folder: Path) -> str:
    return admin.invite(f"sqlite:///{folder}/wartable.db")


def test_an_open_server_asks_nobody(nobody: Browser) -> None:
    nobody.open()
    nobody.make("Anna", invitation="whatever")


def test_a_server_by_invitation(host: Host, tmp_path: Path) -> None:
    hosted = host("invitation")
    with Browser(hosted) as anna, Browser(hosted) as bruno, Browser(hosted) as guest:
        assert anna.ask("GET", "/api/me")["accounts"] == "invitation"
        assert anna.refused("POST", "/api/people", name="Anna", passphrase=WORDS) == "invitation-wanted"
        assert anna.refused("POST", "/api/tables", **TABLE) == "not-signed-in"
        anna.make("Anna", invitation=invitation(tmp_path))
        table = anna.open()
        with Seat(anna.origin, table.id, table.tokens["red"]) as seat:
            assert seat.welcome["seat"] == "red", "whoever has a link may sit down"
        code = anna.ask("POST", "/api/me/invitations", 201)["code"]
        bruno.make("Bruno", invitation=code.upper())
        wanted = {"name": "Carla", "passphrase": WORDS, "invitation": code}
        assert guest.refused("POST", "/api/people", **wanted) == "invitation-wanted", "used once"


def test_an_invitation_is_not_used_up_by_what_fails(host: Host, tmp_path: Path) -> None:
    hosted, code = host("invitation"), invitation(tmp_path)
    with Browser(hosted) as anna, Browser(hosted) as other:
        assert anna.refused("POST", "/api/people", name="Anna", passphrase="short", invitation=code) == "bad-passphrase"
        anna.make("Anna", invitation=code)
        second = invitation(tmp_path)
        wanted = {"name": "Anna", "passphrase": WORDS, "invitation": second}
        assert other.refused("POST", "/api/people", **wanted) == "name-taken"
        other.make("Bruno", invitation=second)


def test_a_passkey_needs_an_invitation_as_well(host: Host, tmp_path: Path) -> None:
    hosted = host("invitation")
    with Browser(hosted) as anna:
        credential = Authenticator(anna.origin).create(anna.challenge("create", name="Anna"))
        wanted: dict[str, Any] = {"name": "Anna", "passkey": credential}
        assert anna.refused("POST", "/api/people", **wanted) == "invitation-wanted"
        anna.ask("POST", "/api/people", 201, **wanted, invitation=invitation(tmp_path))


def test_an_invitation_lasts_fourteen_days(host: Host, tmp_path: Path) -> None:
    hosted, code = host("invitation"), invitation(tmp_path)
    with Browser(hosted) as anna:
        long_ago(tmp_path, "invitations", 14 * 86400 + 1, "made")
        wanted = {"name": "Anna", "passphrase": WORDS, "invitation": code}
        assert anna.refused("POST", "/api/people", **wanted) == "invitation-wanted"


def test_so_many_invitations_are_open(anna: Browser, tmp_path: Path) -> None:
    for _ in range(20):
        anna.ask("POST", "/api/me/invitations", 201)
    assert anna.refused("POST", "/api/me/invitations") == "too-many-invitations"
    assert len(anna.ask("GET", "/api/me/invitations")["until"]) == 20
    long_ago(tmp_path, "invitations", 15 * 86400, "made")
    assert anna.ask("GET", "/api/me/invitations") == {"until": [], "most": 20}
    anna.ask("POST", "/api/me/invitations", 201)


def test_a_closed_server(host: Host, tmp_path: Path) -> None:
    first = host()
    with Browser(first) as anna:
        anna.make("Anna")
        table = anna.open()
    first.__exit__()
    hosted = host("closed")
    with Browser(hosted) as anna, Browser(hosted) as guest:
        wanted = {"name": "Bruno", "passphrase": WORDS, "invitation": invitation(tmp_path)}
        assert guest.refused("POST", "/api/people", **wanted) == "accounts-closed"
        assert guest.refused("POST", "/api/tables", **TABLE) == "not-signed-in"
        with Seat(guest.origin, table.id, table.tokens["red"]) as seat:
            assert seat.welcome["seat"] == "red"
        anna.sign_in("Anna")
        anna.open()


# ---- how often ----
FEW = replace(OPEN_HANDED, signings_per_minute=3, signings_crowd=1)


@pytest.fixture
def strict(host: Host) -> Hosted:
    return host(limits=FEW)


def test_an_address_tries_so_often(strict: Hosted) -> None:
    with Browser(strict) as browser:
        tries = [browser.refused("POST", "/api/session", name=f"x{k}", passphrase=WORDS) for k in range(5)]
        assert tries == ["wrong-passphrase"] * 3 + ["too-fast"] * 2
        assert browser.refused("POST", "/api/people", name="Anna", passphrase=WORDS) == "too-fast"
        assert browser.refused("POST", "/api/passkeys/challenge", purpose="sign-in") == "too-fast"
        assert browser.refused("POST", "/api/session", name="x", code="x") == "too-fast"


def test_a_name_is_tried_so_often_from_anywhere(host: Host) -> None:
    """However it is written, whoever tries."""
    hosted = host(limits=FEW, proxy="127.0.0.1")
    codes = []
    for k, name in enumerate(["Anna", "ANNA", "anna ", "Ａnna", "Anna"]):
        with Browser(hosted) as browser:
            browser.headers["x-forwarded-for"] = f"192.0.2.{k}"
            codes.append(browser.refused("POST", "/api/session", name=name, passphrase=WORDS))
    assert codes == ["wrong-passphrase"] * 3 + ["too-fast"] * 2
    with Browser(hosted) as browser:
        browser.headers["x-forwarded-for"] = "192.0.2.9"
        assert browser.refused("POST", "/api/session", name="Bruno", passphrase=WORDS) == "wrong-passphrase"


def test_a_proof_is_tried_so_often(strict: Hosted) -> None:
    with Browser(strict) as browser:
        browser.make("Anna")
        tries = [browser.refused("POST", "/api/me/delete", passphrase="x" * 9) for _ in range(3)]
        assert tries == ["wrong-passphrase"] * 2 + ["too-fast"]
        assert browser.me
