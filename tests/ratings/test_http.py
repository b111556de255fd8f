"""Ratings and cups over HTTP and real sockets."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.conftest import Run
from tests.people.conftest import OPEN_HANDED, QUICK, QUICKLY, WORDS, Browser
from tests.people.test_accounts import dump
from tests.server.client import GAME, GENEROUS, SHORT, Opened, Seat, ServerProcess, opened, play_out
from tests.server.databases import new_database
from tests.server.hosted import Hosted
from tests.server.test_fuzz import anything, lines, numbers, scalars
from wartable.ratings import seating, showing
from wartable.tables import schema
from wartable.wire.codes import Code

CUP: dict[str, Any] = {"title": "Winter cup", "game": GAME, "players": 2, "rounds": 2}


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "SECONDS", 0.0)
    monkeypatch.setattr(seating, "STEPS", 600)


def rated_table(anna: Browser, bruno: Browser, **terms: Any) -> Opened:
    """Both have claimed a seat."""
    body = {"game": GAME, "options": SHORT, "seats": ["person"] * 2, "terms": {"rated": True, **terms}}
    table = opened(anna.post("/api/tables", json=body))
    for browser, seat in zip((anna, bruno), table.tokens, strict=True):
        browser.claim(table, seat)
    return table


def give_up(browser: Browser, table: str) -> None:
    with browser.sit(table) as seat:
        assert seat.ask("concede")["type"] == "done"


def eventually(found: Callable[[], Any]) -> Any:
    end = time.monotonic() + 10
    while not (value := found()):
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.01)
    return value


def counted(browser: Browser, table: Opened) -> Any:
    """What the game did to each, once it has been counted."""
    return eventually(lambda: browser.ask("GET", f"/api/tables/{table.id}")["changes"])


def changes_at(server: ServerProcess, table: Opened) -> Any:
    return server.get(f"/api/tables/{table.id}").json()["changes"]


def beyond(browser: Browser, cup: str, number: int) -> bool:
    shown = browser.ask("GET", cup)
    return bool(shown["round"] > number or shown["status"] == "over")


# ---- ratings ----
def test_a_rated_game_from_its_opening_to_the_list(anna: Browser, bruno: Browser, nobody: Browser) -> None:
    table = rated_table(anna, bruno)
    assert nobody.ask("GET", f"/api/tables/{table.id}")["changes"] == []
    give_up(anna, table.id)
    first, last = counted(nobody, table)
    red, blue = table.tokens
    assert (first["seat"], first["place"], last["seat"], last["place"]) == (blue, 1, red, 2)
    assert first["after"] > 0 == first["before"] > last["after"]
    assert first["provisional"]
    shown = nobody.ask("GET", f"/api/ratings/{GAME}?players=2")
    assert (shown["game"], shown["players"]) == (GAME, 2)
    assert [(one["name"], one["place"], one["games"]) for one in shown["people"]] == [("Bruno", 1, 1), ("Anna", 2, 1)]
    assert set(shown["people"][0]) == {"name", "place", "rating", "mean", "deviation", "games", "provisional"}
    assert shown["people"][0]["rating"] == first["after"]
    of_bruno = nobody.ask("GET", "/api/people/BRUNO/ratings")
    assert (of_bruno["name"], [one["rating"] for one in of_bruno["ratings"]]) == ("Bruno", [first["after"]])
    [mine] = anna.ask("GET", "/api/me/export")["results"]
    assert (mine["table"], mine["change"]) == (table.id, last)
    assert anna.ask("GET", "/api/me/results") == [mine]
    assert nobody.refused("GET", "/api/me/results") == "not-signed-in"
    assert nobody.ask("GET", "/api/ratings") == [{"game": GAME, "players": 2, "people": 2}]


def test_a_game_that_was_not_rated_in_the_end_is_not_listed(anna: Browser, nobody: Browser) -> None:
    body = {"game": GAME, "options": SHORT, "seats": ["person"] * 2, "terms": {"rated": True}}
    table = opened(anna.post("/api/tables", json=body))
    anna.claim(table, "red")
    give_up(anna, table.id)
    eventually(lambda: anna.ask("GET", "/api/me/export")["results"])
    assert anna.ask("GET", "/api/me/results") == []


def test_whoever_deletes_an_account_is_on_no_list(anna: Browser, bruno: Browser, nobody: Browser) -> None:
    table = rated_table(anna, bruno)
    give_up(anna, table.id)
    before = counted(nobody, table)
    anna.ask("POST", "/api/me/delete", passphrase=WORDS)
    assert [one["name"] for one in nobody.ask("GET", f"/api/ratings/{GAME}")["people"]] == ["Bruno"]
    assert nobody.ask("GET", "/api/ratings") == [{"game": GAME, "players": 2, "people": 1}]
    assert nobody.refused("GET", "/api/people/Anna/ratings") == "not-found"
    assert nobody.ask("GET", f"/api/tables/{table.id}")["changes"] == before
    nobody.make("Anna")
    assert nobody.ask("GET", "/api/people/Anna/ratings")["ratings"] == []


def test_recomputing_from_the_command_line(anna: Browser, bruno: Browser, run: Run, tmp_path: Path) -> None:
    for loser in (anna, bruno, anna):
        table = rated_table(anna, bruno)
        give_up(loser, table.id)
        counted(anna, table)
    shown = anna.ask("GET", f"/api/ratings/{GAME}")
    where = ("--database", str(tmp_path / "wartable.db"))
    assert json.loads(run("admin", "ratings", "--json", *where).stdout) == [shown]
    told = run("admin", "ratings", "--recompute", *where)
    assert told.returncode == 0
    assert "anew from 3 results" in told.stdout
    assert "provisional" in told.stdout
    assert anna.ask("GET", f"/api/ratings/{GAME}") == shown


def test_a_list_is_made_anew_only_now_and_then(anna: Browser, bruno: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "SECONDS", 1000.0)
    assert anna.ask("GET", f"/api/ratings/{GAME}")["people"] == []
    table = rated_table(anna, bruno)
    give_up(anna, table.id)
    counted(anna, table)
    assert anna.ask("GET", f"/api/ratings/{GAME}")["people"] == []


def test_hostile_questions(nobody: Browser) -> None:
    assert nobody.refused("GET", "/api/ratings/nonsense") == "unknown-game"
    for players in ("1", "17", "0", "99"):
        assert nobody.refused("GET", f"/api/ratings/{GAME}?players={players}") == "bad-table"
    for players in ("", "x", "-2", "2.0", "9" * 5000, "%D9%A2", "%00"):
        assert nobody.refused("GET", f"/api/ratings/{GAME}?players={players}") == "malformed"
    for name in ("Zoe", "%F0%9F%98%80", "x" * 3000, "%27%20OR%201=1"):
        assert nobody.refused("GET", f"/api/people/{name}/ratings") == "not-found"
    body = {"game": GAME, "seats": ["person", "random"], "terms": {"rated": True}}
    assert nobody.refused("POST", "/api/tables", **body) == "bad-table"
    body = {"game": GAME, "seats": ["person", "person"], "terms": {"cup": "mine"}}
    assert nobody.refused("POST", "/api/tables", **body) == "bad-table"


def test_hostile_questions_on_postgresql(tmp_path: Path) -> None:
    """It takes no NUL."""
    database = new_database("postgresql", tmp_path)
    with Hosted(tmp_path, OPEN_HANDED, database=database) as hosted, Browser(hosted) as nobody:
        hosted.app.state.register.passphrases.hasher = QUICK
        nobody.make("Klara")
        for path in ("/api/people/%00/ratings", "/api/cups/%00"):
            assert nobody.refused("GET", path) in ("malformed", "not-found")
        assert nobody.refused("POST", "/api/cups/%00/join") == "malformed"
        assert nobody.refused("POST", "/api/cups", **CUP | {"title": "\0"}) == "bad-name"
        cup = nobody.ask("POST", "/api/cups", 201, **CUP)["cup"]
        assert nobody.ask("POST", f"/api/cups/{cup}/join")["people"] == [{"number": 0, "name": "Klara"}]


# ---- cups ----
def test_a_cup_over_http(anna: Browser, bruno: Browser, nobody: Browser) -> None:
    made = anna.ask("POST", "/api/cups", 201, **CUP, options=SHORT)
    cup = f"/api/cups/{made['cup']}"
    assert nobody.refused("POST", f"{cup}/join") == "not-signed-in"
    for browser in (anna, bruno):
        browser.ask("POST", f"{cup}/join")
    shown = nobody.ask("GET", cup)
    assert (shown["status"], shown["organiser"], shown["plan"], shown["standings"]) == ("open", "Anna", [], [])
    assert bruno.refused("POST", f"{cup}/rounds", round=1) == "not-organiser"
    anna.ask("POST", f"{cup}/rounds", round=1)
    for number in (1, 2):
        [table] = nobody.ask("GET", cup)["plan"][number - 1]["tables"]
        assert nobody.turned_away(table["table"]) == "not-signed-in"
        give_up(bruno, table["table"])
        eventually(partial(beyond, nobody, cup, number))
    shown = nobody.ask("GET", cup)
    assert shown["status"] == "over"
    names = {one["number"]: one["name"] for one in shown["people"]}
    assert [(names[one["number"]], one["place"], one["points"], one["wins"]) for one in shown["standings"]] == [
        ("Anna", 1, 2.0, 2),
        ("Bruno", 2, 0.0, 0),
    ]
    seats = [[names[who] for who in one["tables"][0]["people"]] for one in shown["plan"]]
    assert sorted(seats) == [["Anna", "Bruno"], ["Bruno", "Anna"]], "each had each seat"
    assert anna.ask("GET", "/api/me/cups") == [
        {"cup": made["cup"], "title": "Winter cup", "status": "over", "organises": True}
    ]
    assert bruno.ask("GET", "/api/me/export")["cups"][0]["organises"] is False
    assert anna.ask("GET", f"/api/ratings/{GAME}")["people"] == [], "it was not to be rated"


def play_round(people: dict[str, Browser], cup: str, number: int) -> None:
    """All its tables, to their ends, by people who have no link."""
    shown = people["Anna"].ask("GET", cup)
    names = [one["name"] for one in shown["people"]]
    for table in shown["plan"][number - 1]["tables"]:
        sitters = [people[names[who]].sit(table["table"]) for who in table["people"]]
        play_out({seat.welcome["seat"]: seat for seat in sitters}, random.Random(number))
        for seat in sitters:
            seat.leave()
    eventually(partial(beyond, people["Anna"], cup, number))


def test_a_rated_cup_of_four_played_out(hosted: Hosted, anna: Browser, bruno: Browser) -> None:
    with Browser(hosted) as clara, Browser(hosted) as dora:
        people = {"Anna": anna, "Bruno": bruno, "Clara": clara, "Dora": dora}
        clara.make("Clara")
        dora.make("Dora")
        wish = {**CUP, "options": ["round-limit=1"], "terms": {"rated": True}}
        cup = f"/api/cups/{anna.ask('POST', '/api/cups', 201, **wish)['cup']}"
        for browser in people.values():
            browser.ask("POST", f"{cup}/join")
        anna.ask("POST", f"{cup}/rounds", round=1)
        for number in (1, 2):
            play_round(people, cup, number)
        shown = clara.ask("GET", cup)
        assert (shown["status"], shown["round"]) == ("over", 2)
        met = [frozenset(table["people"]) for one in shown["plan"] for table in one["tables"]]
        assert len(set(met)) == 4, "nobody met anybody twice"
        places = [sorted(table["places"].values()) for one in shown["plan"] for table in one["tables"]]
        assert all(one in ([1, 2], [1, 1]) for one in places), "the better one before the other, or both first"
        assert [one["played"] for one in shown["standings"]] == [2] * 4
        assert sum(one["points"] for one in shown["standings"]) == 4
        ladder = eventually(lambda: clara.ask("GET", f"/api/ratings/{GAME}")["people"])
        assert {one["name"]: one["games"] for one in ladder} == dict.fromkeys(people, 2)
        assert len(dora.ask("GET", "/api/me/results")) == 2


def test_the_key_of_a_cup_gives_new_links_at_its_tables(anna: Browser, bruno: Browser, nobody: Browser) -> None:
    made = anna.ask("POST", "/api/cups", 201, **CUP)
    for browser in (anna, bruno):
        browser.ask("POST", f"/api/cups/{made['cup']}/join")
    shown = anna.ask("POST", f"/api/cups/{made['cup']}/rounds", round=1)
    table = shown["plan"][0]["tables"][0]["table"]
    [listed] = anna.ask("GET", f"/api/tables?of={table}")
    assert listed["cup"] == CUP["title"]
    seat = anna.ask("GET", f"/api/tables/{table}")["seats"][0]["seat"]
    path = f"/api/tables/{table}/seats/{seat}/link"
    assert nobody.refused("POST", path, host="x") == "not-host"
    token = nobody.ask("POST", path, host=made["host"])["token"]
    [absent] = [one for one in (anna, bruno) if one.ask("GET", "/api/me/tables") == []]
    assert absent.turned_away(table) == "unknown-seat", "nobody shares a seat with whoever plays instead"
    [round_] = anna.ask("GET", f"/api/cups/{made['cup']}")["plan"][:1]
    assert [one["replaced"] for one in round_["tables"]] == [round_["tables"][0]["people"][:1]], "and is told so"
    assert "name" not in anna.ask("GET", f"/api/tables/{table}")["seats"][0], "nobody sits there under another's name"
    with Seat(nobody.origin, table, token) as substitute:
        assert substitute.welcome["seat"] == seat
        assert substitute.welcome["terms"]["cup"] == made["cup"]


def test_hostile_cups(anna: Browser, nobody: Browser) -> None:
    assert nobody.refused("POST", "/api/cups", **CUP) == "not-signed-in"
    wrong: dict[str, list[dict[str, Any]]] = {
        "bad-name": [{"title": ""}, {"title": "x" * 81}, {"title": "\u202e"}],
        "unknown-game": [{"game": "nonsense"}],
        "bad-table": [{"players": 7}, {"edition": "none"}, {"options": ["x"]}, {"terms": {"listed": True}},
                      {"terms": {"cup": "x"}}, {"terms": {"absence": {"bot": "nobody"}}}],
        "malformed": [{"players": 1}, {"rounds": 0}, {"rounds": 21}, {"rounds": "2"}, {"x": 1}, {"title": None}],
    }  # fmt: skip
    for code, changes in wrong.items():
        for change in changes:
            assert anna.refused("POST", "/api/cups", **CUP | change) == code, change
    foreign = {"origin": "https://elsewhere.example"}
    assert anna.post("/api/cups", json=CUP, headers=foreign).json()["error"] == "wrong-origin"
    cup = anna.ask("POST", "/api/cups", 201, **CUP)["cup"]
    for verb in ("join", "leave", "end"):
        assert anna.post(f"/api/cups/{cup}/{verb}", headers=foreign).json()["error"] == "wrong-origin"
        assert anna.refused("POST", f"/api/cups/nowhere/{verb}") == "unknown-cup"
    assert anna.refused("POST", "/api/cups/nowhere/rounds", round=1) == "unknown-cup"
    assert anna.refused("POST", f"/api/cups/{cup}/rounds", round=1) == "too-few"
    assert anna.refused("POST", f"/api/cups/{cup}/rounds", round=2) == "cup-begun"


# ---- fuzz ----
class Target:
    """A server, somebody signed in with a cup, and what is stored."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.hosted = Hosted(folder, OPEN_HANDED).__enter__()
        self.hosted.app.state.register.passphrases.hasher = QUICK
        self.anna = Browser(self.hosted)
        self.anna.make("Anna")
        self.cup = self.anna.ask("POST", "/api/cups", 201, **CUP)["cup"]
        self.before = self.stored()

    def stored(self) -> str:
        """But for the beats of the server."""
        return "\n".join(line for line in dump(self.folder).splitlines() if '"beats"' not in line)

    def good(self, answer: httpx.Response) -> None:
        assert 400 <= answer.status_code < 500, answer.text
        assert set(answer.json()) == {"error", "message"}
        assert answer.json()["error"] in set(Code) - {Code.INTERNAL, Code.NOT_STORED}


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    target = Target(tmp_path_factory.mktemp("cups"))
    yield target
    target.anna.close()
    target.hosted.__exit__()


many = settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
wishes = st.fixed_dictionaries(
    {},
    optional={
        "title": lines, "game": st.one_of(st.just(GAME), scalars), "players": numbers, "rounds": numbers,
        "edition": scalars, "options": st.one_of(st.lists(lines, max_size=3), anything), "terms": anything,
        "x": scalars,
    },
)  # fmt: skip


@many
@given(body=st.one_of(st.binary(max_size=300), anything.map(json.dumps).map(str.encode)))
@example(body=b"\xff")
@example(body=b"[" * 10_000)
def test_any_body_is_refused(target: Target, body: bytes) -> None:
    for path in ("/api/cups", f"/api/cups/{target.cup}/rounds"):
        target.good(target.anna.post(path, content=body))
    assert target.stored() == target.before


@many
@given(wish=wishes, round=st.fixed_dictionaries({}, optional={"round": numbers, "x": scalars}))
@example(wish={**CUP, "title": "\ud800"}, round={"round": 1})
@example(wish={**CUP, "options": ["round-limit=" + "9" * 100]}, round={"round": 2**70})
def test_wishes_nearly_right(target: Target, wish: dict[str, Any], round: dict[str, Any]) -> None:
    answer = target.anna.post("/api/cups", content=json.dumps(wish).encode())
    if answer.status_code != 201:
        target.good(answer)
    target.good(target.anna.post(f"/api/cups/{target.cup}/rounds", content=json.dumps(round).encode()))
    target.before = target.stored()


@many
@given(players=st.text(max_size=10), name=st.text(max_size=30))
def test_any_question(target: Target, players: str, name: str) -> None:
    ascii_players = players.encode("utf-8", "replace").decode()
    answer = target.anna.get(f"/api/ratings/{GAME}", params={"players": ascii_players})
    assert answer.status_code == 200 or answer.json()["error"] in ("malformed", "bad-table")
    segment = quote(name.encode("utf-8", "replace"), safe="")
    answer = target.anna.get(f"/api/people/{segment}/ratings")
    assert answer.status_code in (200, 404, 405), answer.text


# ---- processes of their own ----
def claimed(server: ServerProcess) -> Opened:
    """A rated table of two people with accounts."""
    table = server.open(terms={"rated": True})
    for seat in table.tokens:
        made = server.request("POST", "/api/people", json={"name": f"{table.id}{seat}", "passphrase": WORDS})
        cookie = {"cookie": f"wartable={made.cookies['wartable']}"}
        path, body = f"/api/tables/{table.id}/claim", {"token": table.tokens[seat]}
        assert server.request("POST", path, json=body, headers=cookie).status_code == 200
    return table


def end(here: ServerProcess, there: ServerProcess) -> Opened:
    """Somebody sits at each server, so both hear that one of them gives up."""
    table = claimed(here)
    first, other = table.tokens
    with here.seat(table, first) as mine, there.seat(table, other) as theirs:
        assert mine.ask("concede")["type"] == "done"
        theirs.until(lambda: bool(theirs.over))
    return table


def test_two_processes_that_hear_of_an_end_store_one_result(tmp_path: Path) -> None:
    database = new_database("postgresql", tmp_path)
    servers = []
    try:
        for name in ("here", "there"):
            (tmp_path / name).mkdir()
            flags = (*GENEROUS, "--signings-per-minute", "1000")
            servers.append(ServerProcess(tmp_path / name, *flags, patch=QUICKLY, url=database).start())
        here, there = servers
        tables = [end(here, there) for _ in range(3)] + [end(there, here) for _ in range(3)]
        for table in tables:
            changes = eventually(partial(changes_at, there, table))
            assert [one["games"] for one in changes] == [1, 1]
        time.sleep(0.2)
        engine = schema.engine_for(database)
        with engine.connect() as connection:
            stored = connection.execute(sa.select(schema.results.c.table)).scalars().all()
        engine.dispose()
        assert sorted(stored) == sorted(table.id for table in tables)
        assert [server.stderr() for server in servers] == ["", ""]
    finally:
        for server in servers:
            server.stop()


def test_a_server_that_was_killed_counts_when_it_is_back(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, patch=QUICKLY).start()
    try:
        table = claimed(server)
        with server.party(table) as party:
            assert next(iter(party.values())).ask("concede")["type"] == "done"
            server.kill()
        server.start()
        assert len(eventually(partial(changes_at, server, table))) == 2
    finally:
        server.stop()
