"""Accounts with passphrases: making, signing in, sessions, recovery codes, taking everything along, and leaving."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from tests.people.authenticator import Authenticator
from tests.people.conftest import WORDS, Browser, Host
from tests.server.client import Seat
from tests.server.hosted import Hosted
from wartable.people.passphrases import Passphrases
from wartable.tables import schema

OTHER_WORDS = "five geese on the wing"


@contextlib.contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(folder / "wartable.db", timeout=10)) as connection, connection:
        yield connection


def long_ago(folder: Path, table: str, seconds: float, *columns: str) -> None:
    """As if everything in a table had happened so long before."""
    with database(folder) as connection:
        for column in columns:
            connection.execute(f"UPDATE {table} SET {column} = {column} - ?", [seconds])


def dump(folder: Path) -> str:
    with database(folder) as connection:
        return "\n".join(connection.iterdump())


# ---- making one, signing in ----
def test_nobody_is_nobody(nobody: Browser) -> None:
    assert nobody.ask("GET", "/api/me") == {"accounts": "open", "passkeys": True, "person": None}
    assert not nobody.cookies


def test_somebody_is_signed_in_by_a_cookie_no_script_reads(nobody: Browser) -> None:
    answer = nobody.post("/api/people", json={"name": " Anna ", "passphrase": WORDS})
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("wartable=")
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    person = nobody.me
    assert (person["name"], person["passphrase"], person["passkeys"], person["codes"]) == ("Anna", True, [], 0)


def test_behind_tls_the_cookie_is_ours_only(host: Host) -> None:
    hosted = host(proxy="127.0.0.1")
    with Browser(hosted) as browser:
        browser.headers.update({"x-forwarded-proto": "https", "origin": f"https://localhost:{hosted.port}"})
        answer = browser.post("/api/people", json={"name": "Anna", "passphrase": WORDS})
        name, _, rest = answer.headers["set-cookie"].partition("=")
        assert name == "__Host-wartable"
        assert {"Secure", "HttpOnly", "SameSite=lax", "Path=/"} <= set(rest.split("; "))
        token = rest.split(";")[0]
        assert browser.get("/api/me", headers={"cookie": f"__Host-wartable={token}"}).json()["person"]
        # one that an unencrypted page has set is not looked at
        assert browser.get("/api/me", headers={"cookie": f"wartable={token}"}).json()["person"] is None


def test_what_is_stored_opens_nothing(anna: Browser, tmp_path: Path) -> None:
    codes = anna.ask("POST", "/api/me/codes", 201)["codes"]
    invitation = anna.ask("POST", "/api/me/invitations", 201)["code"]
    stored = dump(tmp_path)
    assert "$argon2id$" in stored
    for secret in (WORDS, anna.token, *codes, *(code.replace("-", "") for code in codes), invitation):
        assert secret not in stored


@pytest.mark.parametrize("name", ["anna", "ANNA", " Ａnna "])
def test_a_name_is_taken_however_it_is_written(anna: Browser, nobody: Browser, name: str) -> None:
    assert nobody.refused("POST", "/api/people", name=name, passphrase=WORDS) == "name-taken"
    assert nobody.sign_in(name)["name"] == "Anna"


@pytest.mark.parametrize(
    ("body", "code"),
    [({"name": "\u202eAnna", "passphrase": WORDS}, "bad-name"), ({"name": "Anna", "passphrase": "x"}, "bad-passphrase"),
     ({"name": "Anna"}, "bad-passphrase"), ({"name": "Anna", "passphrase": WORDS, "more": 1}, "malformed"),
     ({"name": 3}, "malformed"), ({}, "malformed"), ({"name": "Anna", "passkey": {}}, "bad-passkey")],
)  # fmt: skip
def test_what_makes_no_account(nobody: Browser, body: dict[str, Any], code: str) -> None:
    assert nobody.refused("POST", "/api/people", **body) == code
    assert nobody.me is None


def test_an_unknown_name_and_a_wrong_passphrase_are_told_in_the_same_words(anna: Browser, nobody: Browser) -> None:
    answers = [nobody.post("/api/session", json={"name": name, "passphrase": OTHER_WORDS}) for name in ("Anna", "Zoe")]
    assert [(answer.status_code, answer.json()["error"]) for answer in answers] == [(403, "wrong-passphrase")] * 2
    assert answers[0].text == answers[1].text
    headers = [dict(answer.headers) | {"date": ""} for answer in answers]
    assert headers[0] == headers[1]


def test_an_unknown_name_costs_as_much_as_a_wrong_passphrase(
    hosted: Hosted, anna: Browser, nobody: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One comparison with the same parameters each, whether there is nobody, no passphrase, or a wrong one."""
    nobody.make_by_passkey("Key")
    compared: list[str] = []
    real = Passphrases._check

    def check(self: Passphrases, passphrase: str, stored: str) -> bool:
        compared.append(stored)
        return real(self, passphrase, stored)

    monkeypatch.setattr(Passphrases, "_check", check)
    for name in ("Anna", "Zoe", "Key"):
        assert nobody.refused("POST", "/api/session", name=name, passphrase=OTHER_WORDS) == "wrong-passphrase"
    parameters = [stored.split("$")[:4] for stored in compared]
    lengths = [[len(part) for part in stored.split("$")[4:]] for stored in compared]
    assert parameters == [parameters[0]] * 3
    assert lengths == [lengths[0]] * 3
    assert len(set(compared)) == 3


def test_parameters_that_have_changed_are_caught_up_with(hosted: Hosted, anna: Browser, nobody: Browser) -> None:
    register = hosted.app.state.register

    def stored() -> str:
        with hosted.store.engine.connect() as connection:
            return str(connection.execute(schema.people.select()).one().passphrase)

    before = stored()
    register.passphrases.hasher = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    assert nobody.refused("POST", "/api/session", name="Anna", passphrase=OTHER_WORDS) == "wrong-passphrase"
    assert stored() == before
    nobody.sign_in("Anna")
    assert "m=16,t=2,p=1" in stored()
    nobody.sign_in("Anna")


@pytest.mark.parametrize("path", ["/api/people", "/api/session", "/api/passkeys/challenge", "/api/me/passphrase",
                                  "/api/me/passkeys", "/api/me/passkeys/x/forget", "/api/me/codes",
                                  "/api/me/invitations", "/api/me/hours", "/api/me/delete",
                                  "/api/tables/x/claim"])  # fmt: skip
@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://localhost:1"])
def test_pages_of_other_sites_write_nothing(anna: Browser, path: str, origin: str) -> None:
    answer = anna.post(path, json={}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "wrong-origin")


@pytest.mark.parametrize("path", ["/api/session", "/api/me/sessions", "/api/me/sessions/x"])
def test_pages_of_other_sites_end_nothing(anna: Browser, path: str) -> None:
    assert anna.delete(path, headers={"origin": "https://elsewhere.example"}).json()["error"] == "wrong-origin"
    assert anna.me


GET = ("/api/me/sessions", "/api/me/tables", "/api/me/notices", "/api/me/export", "/api/me/invitations")
POST: dict[str, dict[str, Any]] = {
    "/api/me/passphrase": {"passphrase": WORDS}, "/api/me/passkeys": {"passkey": {}}, "/api/me/codes": {},
    "/api/me/invitations": {}, "/api/me/delete": {"passphrase": WORDS}, "/api/tables/x/claim": {"token": "x"},
    "/api/me/hours": {"from": "22:00", "to": "06:00", "zone": "UTC"},
}  # fmt: skip


def test_nobody_has_no_account_to_change(nobody: Browser) -> None:
    nobody.steal("made-up")
    assert {nobody.refused("GET", path) for path in GET} == {"not-signed-in"}
    assert {nobody.refused("POST", path, **body) for path, body in POST.items()} == {"not-signed-in"}
    assert {nobody.refused("DELETE", f"/api/me/sessions{one}") for one in ("", "/x")} == {"not-signed-in"}


# ---- sessions ----
def test_sessions_are_listed_and_ended(hosted: Hosted, anna: Browser, nobody: Browser) -> None:
    nobody.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140.0 Mobile Safari/537"
    nobody.sign_in("Anna")
    mine = anna.ask("GET", "/api/me/sessions")
    assert {(s["browser"], s["this"]) for s in mine} == {("Firefox, Linux", True), ("Chrome, Android", False)}
    assert all(abs(s["made"] - time.time()) < 60 and s["made"] <= s["used"] for s in mine)
    other = next(session["id"] for session in mine if not session["this"])
    assert [session["this"] for session in anna.ask("DELETE", f"/api/me/sessions/{other}")] == [True]
    assert nobody.me is None
    assert anna.me


def test_all_others_are_ended_at_once(hosted: Hosted, anna: Browser) -> None:
    with Browser(hosted) as one, Browser(hosted) as two:
        one.sign_in("Anna")
        two.sign_in("Anna")
        assert len(anna.ask("DELETE", "/api/me/sessions")) == 1
        assert (one.me, two.me) == (None, None)
    assert anna.me


def test_anothers_session_is_not_ended(anna: Browser, bruno: Browser) -> None:
    [session] = bruno.ask("GET", "/api/me/sessions")
    anna.ask("DELETE", f"/api/me/sessions/{session['id']}")
    assert bruno.me


def test_a_stolen_token_opens_nothing_after_its_session_was_ended(anna: Browser, nobody: Browser) -> None:
    table = anna.open()
    anna.claim(table, "red")
    nobody.steal(anna.token)
    assert nobody.me["name"] == "Anna"
    answer = anna.delete("/api/session")
    assert answer.json()["person"] is None
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert nobody.me is None
    assert nobody.refused("GET", "/api/me/export") == "not-signed-in"
    assert nobody.turned_away(table.id) == "not-signed-in"


def test_the_id_of_a_session_is_no_token(anna: Browser, nobody: Browser) -> None:
    [session] = anna.ask("GET", "/api/me/sessions")
    nobody.steal(session["id"])
    assert nobody.me is None


def test_a_session_unused_for_ninety_days_is_over(anna: Browser, tmp_path: Path) -> None:
    long_ago(tmp_path, "sessions", 89 * 86400, "made", "used")
    assert anna.me
    long_ago(tmp_path, "sessions", 89 * 86400, "made", "used")
    assert anna.me, "it was used meanwhile"
    long_ago(tmp_path, "sessions", 91 * 86400, "used")
    assert anna.me is None


def test_so_many_sessions_and_no_more(hosted: Hosted, anna: Browser) -> None:
    with Browser(hosted) as other:
        for _ in range(60):
            other.cookies.clear()
            other.sign_in("Anna")
        assert len(other.ask("GET", "/api/me/sessions")) == 50
    assert anna.me is None


def test_a_new_passphrase_ends_all_others(anna: Browser, nobody: Browser) -> None:
    nobody.sign_in("Anna")
    anna.ask("POST", "/api/me/passphrase", passphrase=OTHER_WORDS)
    assert anna.me
    assert nobody.me is None
    assert nobody.refused("POST", "/api/session", name="Anna", passphrase=WORDS) == "wrong-passphrase"
    assert nobody.sign_in("Anna", OTHER_WORDS)


def test_who_signed_in_long_ago_is_asked_once_more(anna: Browser, tmp_path: Path) -> None:
    long_ago(tmp_path, "sessions", 601, "made")
    change: dict[str, Any] = {"passphrase": OTHER_WORDS}
    assert anna.refused("POST", "/api/me/passphrase", **change) == "proof-wanted"
    assert anna.refused("POST", "/api/me/codes") == "proof-wanted"
    wrong = {"passphrase": OTHER_WORDS}
    assert anna.refused("POST", "/api/me/passphrase", **change, proof=wrong) == "wrong-passphrase"
    assert anna.refused("POST", "/api/me/passphrase", **change, proof={}) == "malformed"
    anna.ask("POST", "/api/me/passphrase", **change, proof={"passphrase": WORDS})
    anna.ask("POST", "/api/me/codes", 201, proof={"passphrase": OTHER_WORDS})


# ---- recovery codes ----
def test_each_recovery_code_signs_in_once(anna: Browser, nobody: Browser) -> None:
    codes = anna.ask("POST", "/api/me/codes", 201)["codes"]
    assert len(set(codes)) == 10
    assert nobody.ask("POST", "/api/session", name="anna", code=codes[0].upper())["person"]["codes"] == 9
    assert nobody.refused("POST", "/api/session", name="Anna", code=codes[0]) == "wrong-passphrase"
    nobody.ask("POST", "/api/me/passphrase", passphrase=OTHER_WORDS)  # just signed in: that is what codes are for
    assert anna.me is None


def test_new_recovery_codes_void_the_old(anna: Browser, bruno: Browser, nobody: Browser) -> None:
    old = anna.ask("POST", "/api/me/codes", 201)["codes"]
    new = anna.ask("POST", "/api/me/codes", 201)["codes"]
    assert nobody.refused("POST", "/api/session", name="Anna", code=old[0]) == "wrong-passphrase"
    assert nobody.refused("POST", "/api/session", name="Bruno", code=new[0]) == "wrong-passphrase"
    assert nobody.refused("POST", "/api/session", name="Nobody", code=new[0]) == "wrong-passphrase"
    assert anna.me["codes"] == 10


# ---- taking everything along, and leaving ----
def test_everything_about_a_person_can_be_taken_along(anna: Browser, bruno: Browser, tmp_path: Path) -> None:
    table = anna.open()
    anna.claim(table, "red")
    other = next(seat for seat in table.tokens if seat != "red")
    bruno.claim(table, other)
    anna.ask("POST", "/api/me/invitations", 201)
    with database(tmp_path) as connection:
        for number, seat in enumerate(("red", other)):
            body = json.dumps({"kind": "said", "seat": seat, "text": f"hello from {seat}"})
            connection.execute("INSERT INTO affairs VALUES (?, ?, ?, ?)", [table.id, number, 5.0, body])
    export = anna.ask("GET", "/api/me/export")
    assert export["person"] == anna.me
    assert [session["this"] for session in export["sessions"]] == [True]
    assert [(one["table"], one["seat"]) for one in export["tables"]] == [(table.id, "red")]
    assert [said["body"]["text"] for said in export["said"]] == ["hello from red"]
    assert len(export["invitations"]["until"]) == 1


def test_who_leaves_leaves_nothing_but_seats(anna: Browser, bruno: Browser, nobody: Browser, tmp_path: Path) -> None:
    table = anna.open()
    anna.claim(table, "red")
    anna.ask("POST", "/api/me/codes", 201)
    anna.ask("POST", "/api/me/invitations", 201)
    key = passkey_of(anna)
    anna.challenge("prove")
    with database(tmp_path) as connection:
        [(person,)] = connection.execute("SELECT id FROM people WHERE folded = 'anna'").fetchall()
    assert anna.refused("POST", "/api/me/delete", passphrase=OTHER_WORDS) == "wrong-passphrase"
    assert anna.refused("POST", "/api/me/delete") == "malformed"
    assert anna.me
    assert anna.ask("POST", "/api/me/delete", passphrase=WORDS)["person"] is None
    left = dump(tmp_path)
    assert person not in left
    assert "Anna" not in left
    assert key not in left
    assert bruno.me
    with Seat(bruno.origin, table.id, table.tokens["red"]) as seat:
        assert seat.welcome["seat"] == "red"
    assert bruno.claim(table, "red") == {"table": table.id, "seat": "red"}
    assert nobody.make("Anna")


def test_a_recovery_code_proves_it_too(anna: Browser, nobody: Browser) -> None:
    codes = anna.ask("POST", "/api/me/codes", 201)["codes"]
    anna.ask("POST", "/api/me/delete", code=codes[3])
    assert nobody.refused("POST", "/api/session", name="Anna", passphrase=WORDS) == "wrong-passphrase"


def test_anothers_proof_deletes_nothing(anna: Browser, bruno: Browser) -> None:
    codes = bruno.ask("POST", "/api/me/codes", 201)["codes"]
    assert anna.refused("POST", "/api/me/delete", code=codes[0]) == "wrong-passphrase"
    assert (anna.me["name"], bruno.me["codes"]) == ("Anna", 10)


def passkey_of(browser: Browser) -> str:
    """Add a passkey; its id."""
    key = Authenticator(browser.origin)
    person = browser.ask("POST", "/api/me/passkeys", 201, passkey=key.create(browser.challenge("add")))["person"]
    return str(person["passkeys"][0]["id"])
