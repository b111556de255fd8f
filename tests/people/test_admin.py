"""Looking after people from the command line, while a server plays on the same database."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import Run
from tests.people.conftest import WORDS, Browser
from tests.server.client import ServerProcess
from tests.server.hosted import Hosted


@pytest.fixture
def admin(run: Run, hosted: Hosted, tmp_path: Path) -> Run:
    return lambda *words: run("admin", *words, "--database", str(tmp_path / "wartable.db"))


def test_everybody_is_listed(admin: Run, anna: Browser, bruno: Browser) -> None:
    anna.claim(anna.open(), "red")
    bruno.delete("/api/session")
    listed = json.loads(admin("people", "--json").stdout)
    assert [(one["name"], one["seats"], bool(one["used"])) for one in listed] == [
        ("Anna", 1, True),
        ("Bruno", 0, False),
    ]
    assert set(listed[0]) == {"name", "made", "used", "seats", "banned"}
    assert "Bruno" in admin("people").stdout


def test_whoever_is_banned_is_out(admin: Run, anna: Browser, bruno: Browser, nobody: Browser) -> None:
    codes = anna.ask("POST", "/api/me/codes", 201)["codes"]
    table = anna.open()
    anna.claim(table, "red")
    assert admin("ban", "ANNA").stdout == "Anna is banned.\n"
    assert anna.me is None
    assert anna.turned_away(table.id) == "not-signed-in"
    assert nobody.refused("POST", "/api/session", name="Anna", passphrase=WORDS) == "banned"
    assert nobody.refused("POST", "/api/session", name="Anna", code=codes[0]) == "banned"
    assert nobody.refused("POST", "/api/session", name="Anna", passphrase="x" * 9) == "wrong-passphrase"
    assert nobody.refused("POST", "/api/people", name="Anna", passphrase=WORDS) == "name-taken"
    assert bruno.me
    assert json.loads(admin("people", "--json").stdout)[0]["banned"] is True
    assert admin("unban", "Anna").returncode == 0
    assert anna.me is None, "the sessions of before stay ended"
    assert nobody.ask("POST", "/api/session", name="Anna", code=codes[0])["person"]["codes"] == 9


def test_a_banned_passkey_opens_nothing(admin: Run, nobody: Browser) -> None:
    key = nobody.make_by_passkey("Klara")
    admin("ban", "Klara")
    assert nobody.refused("POST", "/api/session", passkey=key.get(nobody.challenge("sign-in"))) == "banned"


def test_mistakes_are_one_line(admin: Run, run: Run, tmp_path: Path) -> None:
    for words in (("ban", "Zoe"), ("unban", "Zoe")):
        told = admin(*words)
        assert (told.returncode, told.stdout) == (2, "")
        assert "nobody goes by the name 'Zoe'" in told.stderr
    told = run("admin", "people", "--database", str(tmp_path / "none.db"))
    assert (told.returncode, len(told.stderr.splitlines())) == (4, 1)
    assert not (tmp_path / "none.db").exists()
    assert run("admin").returncode == 2
    assert run("serve", "--accounts", "some").returncode == 2


def test_an_invitation_from_the_command_line(
    admin: Run, hosted: Hosted, nobody: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosted.app.state.register.accounts = "invitation"
    code, link = admin("invite").stdout.splitlines()
    assert link == f"/account#{code}", "this command does not know where the server is"
    nobody.make("Anna", invitation=code)
    code, link = admin("invite", "--public-url", "https://games.example/").stdout.splitlines()
    assert link == f"https://games.example/account#{code}"
    assert admin("invite", "--public-url", "games.example").returncode == 2
    monkeypatch.setenv("WARTABLE_PUBLIC_URL", "https://club.example")
    assert "\nhttps://club.example/account#" in admin("invite").stdout


def test_a_server_in_a_process_of_its_own(run: Run, tmp_path: Path) -> None:
    """It holds the lock on its database; the command line is let in all the same."""
    server = ServerProcess(tmp_path, "--accounts", "invitation").start()
    try:
        where = ("--database", str(server.database))
        code = run("admin", "invite", *where).stdout.split()[0]
        body = {"name": "Anna", "passphrase": WORDS}
        assert server.request("POST", "/api/people", json=body).json()["error"] == "invitation-wanted"
        made = server.request("POST", "/api/people", json=body | {"invitation": code})
        assert made.json()["person"]["name"] == "Anna"
        cookies = {"cookie": f"wartable={made.cookies['wartable']}"}
        assert server.request("GET", "/api/me", headers=cookies).json()["person"]
        assert run("admin", "ban", "Anna", *where).returncode == 0
        assert server.request("GET", "/api/me", headers=cookies).json()["person"] is None
        assert server.stderr() == ""
    finally:
        server.stop()


def test_a_name_is_shown_as_it_is(admin: Run, nobody: Browser) -> None:
    """Brackets are no markup."""
    nobody.make("[bold]x[/bold]")
    assert "[bold]x[/bold]" in admin("people").stdout
    assert admin("ban", "[bold]x[/bold]").stdout == "[bold]x[/bold] is banned.\n"
