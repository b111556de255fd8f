"""A server of its own for each test of people; each browser keeps its cookies."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed

from tests.people.authenticator import Authenticator
from tests.server.client import GAME, SHORT, Opened, Seat, gone, knock, opened
from tests.server.hosted import FREE, Hosted
from wartable.notices.settings import NoticeSettings
from wartable.tables.limits import Limits
from wartable.wire.people import Accounts

OPEN_HANDED = replace(FREE, signings_per_minute=1e6)
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
QUICKLY = """
from functools import partial
from wartable.people import passphrases
passphrases.PasswordHasher = partial(passphrases.PasswordHasher, 1, 8, 1)
"""  # the same for a server in a process of its own
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
WORDS = "four horses in a row"


class Browser(httpx.Client):
    """A browser: it keeps its cookies, and says where its pages come from."""

    def __init__(self, hosted: Hosted, agent: str = FIREFOX) -> None:
        self.origin = f"http://localhost:{hosted.port}"
        headers = {"user-agent": agent, "origin": self.origin}
        super().__init__(base_url=self.origin, headers=headers, trust_env=False, verify=False, timeout=20)

    def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        """The answer, which must be of this status."""
        answer = self.request(method, path, json=body) if body or method == "POST" else self.request(method, path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def refused(self, method: str, path: str, **body: Any) -> str:
        """The code of the refusal."""
        answer = self.request(method, path, json=body) if body or method == "POST" else self.request(method, path)
        assert answer.status_code >= 400, answer.text
        assert set(answer.json()) == {"error", "message"}
        assert answer.json()["message"]
        return str(answer.json()["error"])

    def make(self, name: str, **more: Any) -> Any:
        return self.ask("POST", "/api/people", 201, name=name, passphrase=WORDS, **more)["person"]

    def sign_in(self, name: str, passphrase: str = WORDS) -> Any:
        return self.ask("POST", "/api/session", name=name, passphrase=passphrase)["person"]

    @property
    def me(self) -> Any:
        return self.ask("GET", "/api/me")["person"]

    @property
    def token(self) -> str:
        return str(self.cookies["wartable"])

    # ---- passkeys ----
    def challenge(self, purpose: str, **more: Any) -> dict[str, Any]:
        options: dict[str, Any] = self.ask("POST", "/api/passkeys/challenge", purpose=purpose, **more)["options"]
        return options

    def make_by_passkey(self, name: str) -> Authenticator:
        key = Authenticator(self.origin)
        self.ask("POST", "/api/people", 201, name=name, passkey=key.create(self.challenge("create", name=name)))
        return key

    # ---- tables ----
    def open(self, seats: int = 2, **more: Any) -> Opened:
        body = {"game": GAME, "options": SHORT, "seats": ["person"] * seats, **more}
        return opened(self.post("/api/tables", json=body))

    def claim(self, table: Opened, seat: str) -> Any:
        return self.ask("POST", f"/api/tables/{table.id}/claim", token=table.tokens[seat])

    def sit(self, table: str) -> Seat:
        """By the cookie alone."""
        return Seat(self.origin, table, None, cookies=self.cookie, mine=True)

    def turned_away(self, table: str, **more: Any) -> str:
        """The code with which a hello that asks for one's own seat is refused."""
        how = {"additional_headers": {"Cookie": self.cookie, "Origin": self.origin} | more.pop("headers", {})}
        with knock(self.origin, table, **how) as door:
            with contextlib.suppress(ConnectionClosed):  # a page of another site is not even listened to
                door.send(json.dumps({"type": "hello", "version": 1, "mine": True, **more}))
            [refusal] = gone(door)
            return str(refusal["error"])

    @property
    def cookie(self) -> str:
        return f"wartable={self.cookies.get('wartable', '')}"

    def steal(self, token: str) -> None:
        self.cookies.set("wartable", token, "localhost.local", "/")


Host = Callable[..., Hosted]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    hosts: list[Hosted] = []

    def host(
        accounts: Accounts = "open",
        limits: Limits = OPEN_HANDED,
        proxy: str = "",
        notices: NoticeSettings | None = None,
    ) -> Hosted:
        hosted = Hosted(tmp_path, limits, proxy, accounts, notices=notices).__enter__()
        hosted.app.state.register.passphrases.hasher = QUICK
        hosts.append(hosted)
        return hosted

    yield host
    for hosted in hosts:
        hosted.__exit__()


@pytest.fixture
def hosted(host: Host) -> Hosted:
    return host()


@pytest.fixture
def anna(hosted: Hosted) -> Iterator[Browser]:
    with Browser(hosted) as browser:
        browser.make("Anna")
        yield browser


@pytest.fixture
def bruno(hosted: Hosted) -> Iterator[Browser]:
    with Browser(hosted) as browser:
        browser.make("Bruno")
        yield browser


@pytest.fixture
def nobody(hosted: Hosted) -> Iterator[Browser]:
    with Browser(hosted) as browser:
        yield browser
