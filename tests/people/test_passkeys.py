"""Passkeys: real keys sign real challenges, and nothing else is believed."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.people.authenticator import PRESENT, Authenticator, text
from tests.people.conftest import WORDS, Browser
from tests.people.test_accounts import database, long_ago
from tests.server.hosted import Hosted


def signs_in(browser: Browser, key: Authenticator) -> Any:
    return browser.ask("POST", "/api/session", passkey=key.get(browser.challenge("sign-in")))["person"]


def refused(browser: Browser, credential: Any) -> str:
    code = browser.refused("POST", "/api/session", passkey=credential)
    assert browser.me is None
    return code


@pytest.fixture
def key(hosted: Hosted) -> Authenticator:
    """Of Klara, who has no passphrase."""
    with Browser(hosted) as browser:
        return browser.make_by_passkey("Klara")


def test_a_passkey_makes_an_account_and_opens_it_without_a_name(nobody: Browser, key: Authenticator) -> None:
    person = signs_in(nobody, key)
    assert (person["name"], person["passphrase"], len(person["passkeys"])) == ("Klara", False, 1)
    assert person["passkeys"][0]["label"] == "Firefox, Linux"
    assert signs_in(nobody, key)


def test_what_browsers_are_asked_for(nobody: Browser) -> None:
    options = nobody.challenge("create", name=" Klara")
    assert (options["rp"]["id"], options["user"]["name"], options["attestation"]) == ("localhost", "Klara", "none")
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "required"
    asked = nobody.challenge("sign-in")
    assert (asked["rpId"], asked["allowCredentials"], asked["userVerification"]) == ("localhost", [], "required")
    assert asked["challenge"] != nobody.challenge("sign-in")["challenge"]


def test_a_passkey_beside_a_passphrase(anna: Browser, nobody: Browser) -> None:
    key = Authenticator(anna.origin)
    added = key.create(anna.challenge("add"))
    [shown] = anna.ask("POST", "/api/me/passkeys", 201, passkey=added, label=" my ring ")["person"]["passkeys"]
    assert shown["label"] == "my ring"
    assert [one["id"] for one in anna.challenge("add")["excludeCredentials"]] == [text(key.id)]
    assert signs_in(nobody, key)["name"] == "Anna"
    assert anna.ask("POST", f"/api/me/passkeys/{shown['id']}/forget")["person"]["passkeys"] == []
    nobody.delete("/api/session")
    assert refused(nobody, key.get(nobody.challenge("sign-in"))) == "bad-passkey"


def test_the_last_way_in_is_kept(nobody: Browser, key: Authenticator) -> None:
    [shown] = signs_in(nobody, key)["passkeys"]
    assert nobody.refused("POST", f"/api/me/passkeys/{shown['id']}/forget") == "last-way-in"
    nobody.ask("POST", "/api/me/passphrase", passphrase=WORDS)
    nobody.ask("POST", f"/api/me/passkeys/{shown['id']}/forget")
    assert nobody.sign_in("Klara")


def test_a_passkey_proves_who_leaves(nobody: Browser, key: Authenticator) -> None:
    signs_in(nobody, key)
    # one that was made for signing in proves nothing
    answer = key.get(nobody.challenge("sign-in"))
    assert nobody.refused("POST", "/api/me/delete", passkey=answer) == "bad-passkey"
    assert nobody.ask("POST", "/api/me/delete", passkey=key.get(nobody.challenge("prove")))["person"] is None
    assert refused(nobody, key.get(nobody.challenge("sign-in"))) == "bad-passkey"


def test_anothers_passkey_proves_nothing(anna: Browser, key: Authenticator) -> None:
    assert anna.refused("POST", "/api/me/delete", passkey=key.get(anna.challenge("prove"))) == "bad-passkey"
    assert anna.me


# ---- attacks ----
def test_a_challenge_is_answered_once(nobody: Browser, key: Authenticator) -> None:
    options = nobody.challenge("sign-in")
    answer = key.get(options)
    assert nobody.ask("POST", "/api/session", passkey=answer)["person"]
    nobody.delete("/api/session")
    assert refused(nobody, answer) == "bad-passkey"
    assert refused(nobody, key.get(options)) == "bad-passkey"


def test_a_challenge_is_used_up_by_a_wrong_answer(nobody: Browser, key: Authenticator) -> None:
    options = nobody.challenge("sign-in")
    broken = deepcopy(key.get(options))
    broken["response"]["signature"] = text(b"no signature")
    assert refused(nobody, broken) == "bad-passkey"
    assert refused(nobody, key.get(options)) == "bad-passkey"


def test_a_challenge_nobody_gave(nobody: Browser, key: Authenticator) -> None:
    assert refused(nobody, key.get({"challenge": text(bytes(32))})) == "bad-passkey"


def test_a_challenge_lasts_five_minutes(nobody: Browser, key: Authenticator, tmp_path: Path) -> None:
    options = nobody.challenge("sign-in")
    long_ago(tmp_path, "challenges", 290, "made")
    assert nobody.ask("POST", "/api/session", passkey=key.get(options))["person"]
    nobody.delete("/api/session")
    options = nobody.challenge("sign-in")
    long_ago(tmp_path, "challenges", 301, "made")
    assert refused(nobody, key.get(options)) == "bad-passkey"


@pytest.mark.parametrize("purpose", ["create", "prove", "add"])
def test_a_challenge_is_for_its_purpose(anna: Browser, nobody: Browser, key: Authenticator, purpose: str) -> None:
    options = anna.challenge(purpose, name="Zoe")
    assert refused(nobody, key.get(options)) == "bad-passkey"


def test_a_challenge_to_add_is_for_whoever_asked(anna: Browser, bruno: Browser) -> None:
    credential = Authenticator(anna.origin).create(anna.challenge("add"))
    assert bruno.refused("POST", "/api/me/passkeys", passkey=credential) == "bad-passkey"
    assert bruno.me["passkeys"] == []


@pytest.mark.parametrize("purpose", ["add", "prove"])
def test_nobody_adds_or_proves(nobody: Browser, purpose: str) -> None:
    assert nobody.refused("POST", "/api/passkeys/challenge", purpose=purpose) == "not-signed-in"


def test_a_page_of_another_site_cannot_pass_an_answer_on(nobody: Browser, key: Authenticator) -> None:
    key.origin = "https://wartab1e.example"
    assert refused(nobody, key.get(nobody.challenge("sign-in"))) == "bad-passkey"
    key.origin = "http://localhost:1"
    assert refused(nobody, key.get(nobody.challenge("sign-in"))) == "bad-passkey"


def test_a_key_of_another_site_opens_nothing(nobody: Browser, key: Authenticator) -> None:
    key.site = "wartab1e.example"
    assert refused(nobody, key.get(nobody.challenge("sign-in"))) == "bad-passkey"


def test_neither_is_made_with_another_origin_or_site(nobody: Browser) -> None:
    for origin, site in (("https://wartab1e.example", "localhost"), (nobody.origin, "wartab1e.example")):
        credential = Authenticator(origin, site).create(nobody.challenge("create", name="Klara"))
        assert nobody.refused("POST", "/api/people", name="Klara", passkey=credential) == "bad-passkey"
        assert nobody.me is None


def test_a_counter_that_goes_back_is_a_copy(nobody: Browser, key: Authenticator) -> None:
    key.counter = 9
    signs_in(nobody, key)
    nobody.delete("/api/session")
    key.counter = 4
    assert refused(nobody, key.get(nobody.challenge("sign-in"))) == "bad-passkey"
    key.counter = 9
    assert refused(nobody, key.get(nobody.challenge("sign-in"))) == "bad-passkey", "the same once more is a copy too"
    assert signs_in(nobody, key)


def test_a_counter_as_large_as_they_get(nobody: Browser, key: Authenticator) -> None:
    key.counter = 2**32 - 2
    assert signs_in(nobody, key)


def test_anothers_key_with_ones_own_id(nobody: Browser, key: Authenticator) -> None:
    thief = Authenticator(key.origin, id=key.id, person=key.person)
    assert refused(nobody, thief.get(nobody.challenge("sign-in"))) == "bad-passkey"


def test_a_key_speaks_for_its_own_person(anna: Browser, nobody: Browser, key: Authenticator, tmp_path: Path) -> None:
    with database(tmp_path) as connection:
        [(person,)] = connection.execute("SELECT id FROM people WHERE name = 'Anna'").fetchall()
    key.person = person.encode()
    assert refused(nobody, key.get(nobody.challenge("sign-in"))) == "bad-passkey"


def test_whoever_holds_the_key_must_open_it(nobody: Browser, key: Authenticator) -> None:
    """A finger on a found key is not enough."""
    key.flags = PRESENT
    assert refused(nobody, key.get(nobody.challenge("sign-in"))) == "bad-passkey"


def test_a_known_key_is_not_registered_again(anna: Browser, key: Authenticator) -> None:
    thief = Authenticator(anna.origin, id=key.id)
    credential = thief.create(anna.challenge("add"))
    assert anna.refused("POST", "/api/me/passkeys", passkey=credential) == "bad-passkey"
    credential = thief.create(anna.challenge("create", name="Zoe"))
    assert anna.refused("POST", "/api/people", name="Zoe", passkey=credential) == "bad-passkey"


def test_a_server_called_by_its_address_has_none(nobody: Browser) -> None:
    there = nobody.origin.replace("localhost", "127.0.0.1")
    assert nobody.get(f"{there}/api/me").json()["passkeys"] is False
    answer = nobody.post(f"{there}/api/passkeys/challenge", json={"purpose": "sign-in"}, headers={"origin": there})
    assert answer.json()["error"] == "bad-passkey"
