"""Whatever is sent about people, the answer is typed: never a crash, never a change."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.people.authenticator import Authenticator, text
from tests.people.conftest import OPEN_HANDED, QUICK, WORDS, Browser
from tests.people.test_accounts import dump
from tests.server.hosted import Hosted
from tests.server.test_fuzz import anything, lines, scalars
from wartable.server.people import ROUTES
from wartable.wire.codes import Code

many = settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


class Target:
    """A server, somebody signed in, a passkey of theirs, and what is stored."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.hosted = Hosted(folder, OPEN_HANDED).__enter__()
        self.hosted.app.state.register.passphrases.hasher = QUICK
        self.anna, self.nobody = Browser(self.hosted), Browser(self.hosted)
        self.anna.make("Anna")
        self.key = Authenticator(self.anna.origin)
        added = self.key.create(self.anna.challenge("add"))
        self.anna.ask("POST", "/api/me/passkeys", 201, passkey=added)
        self.table = self.anna.open()
        self.before = self.stored()

    def stored(self) -> str:
        """But for challenges, which come and go."""
        lines = dump(self.folder).splitlines()
        return "\n".join(line for line in lines if '"challenges"' not in line and '"beats"' not in line)

    def throw(self, browser: Browser, method: str, path: str, body: bytes) -> None:
        answer = browser.request(method, path, content=body)
        assert 400 <= answer.status_code < 500, answer.text
        assert set(answer.json()) == {"error", "message"}
        assert answer.json()["error"] in set(Code) - {Code.INTERNAL, Code.NOT_STORED}

    def unchanged(self) -> None:
        assert self.stored() == self.before


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    target = Target(tmp_path_factory.mktemp("people"))
    yield target
    target.anna.close()
    target.nobody.close()
    target.hosted.__exit__()


# ---- every message, nearly right ----
words = st.one_of(lines, st.sampled_from(["Anna", "\u202e", "\x00", "\ud800", "a" * 300, WORDS[:-1]]))
RESPONSE = ("clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle")
credentials = st.one_of(
    anything,
    st.fixed_dictionaries(
        {}, optional={
            "id": words, "rawId": words, "type": st.one_of(st.just("public-key"), words),
            "response": st.one_of(anything, st.dictionaries(st.sampled_from(RESPONSE), words)),
        },
    ),
)  # fmt: skip
proofs = st.fixed_dictionaries({}, optional={"passphrase": words, "code": words, "passkey": credentials})
FIELDS = {
    "purpose": st.one_of(st.just("creat"), scalars),
    "name": words,
    "passphrase": st.one_of(st.text(max_size=7), scalars.filter(lambda one: not isinstance(one, str))),
    "passkey": credentials,
    "invitation": words,
    "code": words,
    "label": words,
    "proof": st.one_of(anything.filter(lambda one: one is not None), proofs),
    "token": words,
    "from": words,
    "to": words,
    "zone": words,
    "more": scalars,
}
bodies = st.one_of(
    st.binary(max_size=300),
    st.one_of(anything, st.fixed_dictionaries({}, optional=FIELDS)).map(json.dumps).map(str.encode),
)
WRITES = sorted(
    (method, route.path.replace("{passkey}", "x"))
    for route in ROUTES
    for method in (route.methods or set()) & {"POST"}
    if route.path != "/api/me/invitations"  # which reads no body
)


def is_nothing(body: bytes) -> bool:
    """For whoever has just signed in, a wish without proof is right."""
    try:
        return bool(json.loads(body) in ({}, {"proof": None}))
    except (ValueError, RecursionError):
        return False


def test_every_write_is_thrown_at() -> None:
    assert len(WRITES) == 10


@pytest.mark.parametrize(("method", "path"), WRITES)
@many
@given(body=bodies)
@example(body=b'{"name": "\\ud800"}')
@example(body=b"[" * 5000)
@example(body=b'{"passkey": ' + b'{"id":' * 2000)
def test_messages_nearly_right(target: Target, method: str, path: str, body: bytes) -> None:
    path = path.replace("{table}", target.table.id)
    target.throw(target.nobody, method, path, body)
    if not (is_nothing(body) and path.endswith(("/forget", "/codes"))):
        target.throw(target.anna, method, path, body)
    target.unchanged()


@many
@given(session=st.text(max_size=30), cookie=st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=60))
def test_any_cookie(target: Target, session: str, cookie: str) -> None:
    answer = target.nobody.get("/api/me", headers={"cookie": f"wartable={cookie}"})
    assert (answer.status_code, answer.json()["person"]) == (200, None)
    answer = target.nobody.get("/api/me", headers={"cookie": cookie})
    assert (answer.status_code, answer.json()["person"]) == (200, None)


# ---- answers of a passkey with something wrong somewhere ----
def garbled(value: Any, path: tuple[str, ...], new: Any) -> Any:
    spoilt = deepcopy(value)
    inner = spoilt
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = new
    return spoilt


PLACES = [("id",), ("rawId",), ("type",), ("response",), ("response", "clientDataJSON"),
          ("response", "authenticatorData"), ("response", "signature"), ("response", "userHandle")]  # fmt: skip


@many
@given(place=st.sampled_from(PLACES), new=st.one_of(scalars.filter(lambda one: one is not None), st.binary().map(text)))
def test_answers_of_a_passkey_nearly_right(target: Target, place: tuple[str, ...], new: Any) -> None:
    answer = garbled(target.key.get(target.nobody.challenge("sign-in")), place, new)
    target.throw(target.nobody, "POST", "/api/session", json.dumps({"passkey": answer}).encode())
    target.unchanged()


@many
@given(
    place=st.sampled_from([*PLACES[:5], ("response", "attestationObject")]),
    new=st.one_of(scalars.filter(lambda one: one is not None), st.binary().map(text)),
)
def test_new_passkeys_nearly_right(target: Target, place: tuple[str, ...], new: Any) -> None:
    made = Authenticator(target.anna.origin).create(target.anna.challenge("add"))
    spoilt = garbled(made, place, new)
    target.throw(target.anna, "POST", "/api/me/passkeys", json.dumps({"passkey": spoilt}).encode())
    target.unchanged()
