"""Whatever comes through the door, the answer is a typed refusal: never a crash, never a change."""

from __future__ import annotations

import contextlib
import json
import random
import socket
from collections.abc import Iterator
from typing import Any, get_args
from urllib.parse import quote, urlsplit

import httpx
import pytest
from hypothesis import HealthCheck, example, given, reject, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.client import GAME, Message, Opened, Seat, ServerProcess, await_person, knock
from wartable.server.headers import HEADERS, PAGE
from wartable.wire.messages import Request

many = settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
REFUSALS = {
    "malformed", "stale", "not-now", "illegal", "no-undo", "foreign", "too-fast", "too-large", "bad-version",
    "unknown-seat", "bad-order", "bad-name", "wrong-room", "bad-proposal", "no-stand-in", "bad-hours", "not-signed-in",
    "not-held",
}  # fmt: skip
ERRORS = {
    "malformed", "unknown-game", "bad-table", "unknown-table", "not-over", "too-large", "too-fast", "wrong-origin",
    "wrong-host", "not-found", "not-signed-in", "method-not-allowed", "unknown-seat", "bad-name", "not-host",
    "not-listed",
}  # fmt: skip
FIELDS = {
    "refused": {"type", "id", "error", "refusal", "rule", "message", "played"},
    "reason": {"type", "id", "possible", "refusal", "rule", "message"},
    "hinted": {"type", "id", "revision", "hints"},
    "done": {"type", "id"},
    "recalled": {"type", "id", "room", "said", "more"},
}
NEWS = ("presence", "company", "talk", "noted", "clocks")  # told to everyone, whoever asked


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("fuzz")).start()
    yield process
    process.stop()


@contextlib.contextmanager
def quiet(server: ServerProcess) -> Iterator[None]:
    """Nothing is printed meanwhile; only what uvicorn says of broken HTTP is fine."""
    before = len(server.stderr())
    yield
    lines = [line for line in server.stderr()[before:].splitlines() if "Invalid HTTP request received" not in line]
    assert lines == []


# ---- the socket ----
class Target:
    """A seat to throw things at, and a witness at the same table."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.table: Opened = server.open(options=[])
        self.party = {name: server.seat(self.table, name) for name in self.table.tokens}
        actor = await_person(self.party)
        assert actor is not None
        self.name = actor.view["seat"]
        self.witness = next(seat for seat in self.party.values() if seat is not actor)
        self.before = (actor.revision, self.witness.listen().revision)

    @property
    def seat(self) -> Seat:
        return self.party[self.name]

    def leave(self) -> None:
        for seat in self.party.values():
            seat.leave()

    def throw(self, raw: str | bytes, text: bool | None = None) -> list[Message]:
        """Send one message; the answers to it. If the socket was closed for it, come back."""
        heard = len(self.seat.listen().messages)
        try:
            self.seat.socket.send(raw, text=text)
            self.seat.listen()
        except ConnectionClosed:
            self.party[self.name] = self.server.seat(self.table, self.name)
            return []
        found = self.seat.messages[heard:-1]
        assert not [message for message in found if message["type"] in ("update", "welcome", "over")]
        return [message for message in found if message["type"] not in NEWS]

    def unchanged(self) -> None:
        assert (self.seat.listen().revision, self.witness.listen().revision) == self.before


@pytest.fixture(scope="module")
def target(server: ServerProcess) -> Iterator[Target]:
    target = Target(server)
    yield target
    target.leave()


def one_typed_answer(answers: list[Message]) -> None:
    assert len(answers) == 1
    [answer] = answers
    assert set(answer) == FIELDS[answer["type"]]
    if answer["type"] == "refused":
        assert answer["error"] in REFUSALS
        assert answer["message"]


@many
@given(raw=st.one_of(st.binary(max_size=2000), st.text(max_size=2000)))
@example(raw=b"")
@example(raw="")
def test_random_messages(target: Target, raw: str | bytes) -> None:
    if isinstance(raw, str):
        raw = raw.encode("utf-8", "replace").decode()
    with quiet(target.server):
        one_typed_answer(target.throw(raw))
        target.unchanged()


@many
@given(raw=st.binary(min_size=1, max_size=200))
def test_random_bytes_called_text(target: Target, raw: bytes) -> None:
    """Broken UTF-8 ends the connection, by the rules of WebSocket; the table goes on."""
    answers = target.throw(raw, text=True)
    if answers:
        one_typed_answer(answers)
    target.unchanged()


def test_broken_text_fills_no_log(server: ServerProcess, target: Target) -> None:
    with quiet(server):
        assert target.throw(b"\xff", text=True) == []


def test_undo_at_any_time(server: ServerProcess) -> None:
    """Whoever asks, secret choices outstanding or not: it is done, or there is nothing to take back."""
    table = server.open(["person"] * 3, game="gods-playground", options=[])
    dice = random.Random(9)
    with quiet(server), server.party(table) as party:
        for _ in range(60):
            for seat in party.values():
                may = seat.listen().latest["may_undo"]
                answer = seat.undo(everything=dice.random() < 0.1)
                assert answer["type"] == ("done" if may else "refused"), answer
                assert answer.get("error", "no-undo") == "no-undo"
            for _ in range(dice.randrange(1, 9)):
                asked = await_person(party)
                assert asked is not None
                assert asked.play(dice.choice(asked.offer))["type"] == "done"


scalars = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=30))
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5)
)


@many
@given(data=anything)
def test_random_json(target: Target, data: Any) -> None:
    with quiet(target.server):
        one_typed_answer(target.throw(json.dumps(data)))
        target.unchanged()


# ---- messages that are nearly right ----
numbers = st.one_of(st.integers(-5, 10), st.just(2**53), st.just(2**53 + 1), st.integers(), st.floats(), scalars)
words = st.sampled_from(
    ["place", "attack", "from", "move", "defend", "done", "exchange", "follow", "alaska", "kamtchatka", "1", "3", "all",
     "-1", "defence", "maximum", "é", "\x00", "\u202e", "'", '"', "\n", "x5", "!", ":", "%s", "{}"]
)  # fmt: skip
phrases = st.lists(words, max_size=5).map(" ".join)
lines = st.one_of(phrases, st.text(max_size=250), scalars)
fields = {
    "type": st.sampled_from(
        [
            "hello",
            "play",
            "undo",
            "order",
            "why",
            "hints",
            "advise",
            "weigh",
            "welcome",
            "update",
            "done",
            "",
            "Play",
            "say",
            "earlier",
            "note",
            "answer",
            "withdraw",
            "resume",
            "hours",
            "name",
            "back",
            "rewind",
        ]
    ),
    "id": numbers,
    "revision": lines,
    "choices": st.one_of(st.lists(lines, max_size=6), lines),
    "all": st.one_of(st.booleans(), scalars),
    "name": lines,
    "word": st.one_of(phrases.filter(lambda word: word != "maximum"), scalars),
    "choice": lines,
    "version": st.one_of(st.just(1), numbers),
    "token": lines,
    "heard": numbers,
    "room": st.one_of(st.sampled_from(["players", "spectators", "kitchen"]), scalars),
    "text": st.one_of(lines, st.text(max_size=1100), st.just("x" * 10_001)),
    "before": numbers,
    "what": st.one_of(st.sampled_from(["end", "abandon", "win"]), scalars),
    "agree": st.one_of(st.booleans(), scalars),
    "mine": st.one_of(st.booleans(), scalars),
    "from": st.one_of(st.sampled_from(["22:00", "24:00", "7:00", "07:00\n", "٠٧:٠٠"]), scalars),
    "to": st.one_of(st.sampled_from(["06:00", "22:00", "23:60"]), scalars),
    "zone": st.one_of(
        st.sampled_from(["UTC", "Europe/Warsaw", "Europe", "../UTC", "/etc/localtime", "UTC\x00"]), lines
    ),
    "holidays": st.one_of(
        st.lists(st.sampled_from(["2027-02-30", "0000-00-00", "9999-12-31", "2027-1-1", "2026-12-24"]), max_size=70),
        scalars,
    ),
}
near = st.fixed_dictionaries({"type": fields["type"]}, optional={k: v for k, v in fields.items() if k != "type"})
right = st.one_of(
    st.fixed_dictionaries({"type": st.just("play")} | {k: fields[k] for k in ("id", "revision", "choices")}),
    st.fixed_dictionaries({"type": st.just("weigh")} | {k: fields[k] for k in ("id", "revision", "choices")}),
    st.fixed_dictionaries({"type": st.just("undo")} | {k: fields[k] for k in ("id", "revision", "all")}),
    st.fixed_dictionaries({"type": st.just("order")} | {k: fields[k] for k in ("id", "name", "word")}),
    st.fixed_dictionaries({"type": st.just("why")} | {k: fields[k] for k in ("id", "choice")}),
)


def numbered(message: Message) -> Message:
    """Small ids would be those of the client's own round trips."""
    if type(message.get("id")) is int and 0 <= message["id"] < 10**6:
        return message | {"id": message["id"] + 10**9}
    return message


@many
@given(message=st.one_of(near, right))
def test_messages_nearly_right(target: Target, message: Message) -> None:
    with quiet(target.server):
        one_typed_answer(target.throw(json.dumps(numbered(message))))
        target.unchanged()


BESIDE = {
    "name": ("name",), "say": ("room", "text"), "earlier": ("room", "before"), "note": ("text",), "propose": ("what",),
    "answer": ("agree",), "withdraw": (), "resume": (), "concede": ("agree",),
    "hours": ("from", "to", "zone", "holidays"), "rewind": ("agree",), "back": ("all",),
}  # fmt: skip
PLAYED = {"hello", "play", "weigh", "undo", "order", "why", "hints", "advise"}
beside = st.one_of(
    [
        st.fixed_dictionaries({"type": st.just(kind)} | {k: fields[k] for k in ("id", *more)})
        for kind, more in BESIDE.items()
    ]
)


def test_every_message_is_thrown() -> None:
    assert {str(kind.__struct_config__.tag) for kind in get_args(Request)} == PLAYED | set(BESIDE)


@many
@given(message=beside)
@example(message={"type": "say", "id": 1, "room": "players", "text": "\ud800"})
@example(message={"type": "name", "id": 1, "name": "\udc00"})
@example(message={"type": "note", "id": 1, "text": "\x00\ud800"})
@example(message={"type": "earlier", "id": 1, "room": "players", "before": 2**31})
def test_messages_beside_the_game(target: Target, message: Message) -> None:
    """Whatever is said, named, noted or proposed by one, nothing of the game changes."""
    with quiet(target.server):
        one_typed_answer(target.throw(json.dumps(numbered(message))))
        target.unchanged()


hosting = st.one_of(
    st.tuples(st.just("sit"), st.fixed_dictionaries({}, optional={"seat": lines, "name": lines})),
    st.tuples(st.just("terms"), st.fixed_dictionaries({}, optional={"host": lines, "listed": scalars, "x": scalars})),
    st.tuples(st.just("seats/red/link"), st.fixed_dictionaries({}, optional={"host": lines})),
)


@settings(many, max_examples=150)
@given(wish=hosting)
def test_wishes_of_strangers(http: httpx.Client, target: Target, wish: tuple[str, Message]) -> None:
    path, body = wish
    answer = http.post(f"/api/tables/{target.table.id}/{path}", content=json.dumps(body).encode())
    good_answer(answer)
    assert answer.status_code in (400, 403)
    target.unchanged()


@many
@given(choices=st.lists(phrases, min_size=1, max_size=5))
def test_choices_nearly_right_on_the_latest_revision(target: Target, choices: list[str]) -> None:
    """The first choice is refused, so nothing of the series is played."""
    choices = ["defend 1", *choices]
    message = {"type": "play", "id": 10**9, "revision": target.seat.revision, "choices": choices}
    answers = target.throw(json.dumps(message))
    one_typed_answer(answers)
    assert (answers[0]["error"], answers[0]["played"], answers[0]["id"]) == ("illegal", 0, 10**9)
    target.unchanged()


@many
@given(choice=st.one_of(phrases, st.text(max_size=200)))
def test_why_of_anything(target: Target, choice: str) -> None:
    with quiet(target.server):
        one_typed_answer(target.throw(json.dumps({"type": "why", "id": 10**9, "choice": choice})))
        target.unchanged()


@settings(many, max_examples=60)
@given(
    message=st.fixed_dictionaries(
        {}, optional={k: fields[k] for k in ("type", "version", "token", "heard", "id", "mine")}
    )
)
def test_hellos_nearly_right(server: ServerProcess, target: Target, message: Message) -> None:
    with quiet(server), knock(server.address, target.table.id) as door:
        door.send(json.dumps({"type": "hello"} | message))
        first = json.loads(door.recv(10))
        assert first["type"] == "welcome" or first["error"] in REFUSALS
        assert first.get("seat") is None
    target.unchanged()


@settings(many, max_examples=60)
@given(revision=st.text(max_size=300))
def test_hints_of_any_revision(target: Target, revision: str) -> None:
    with quiet(target.server):
        one_typed_answer(target.throw(json.dumps({"type": "hints", "id": 10**9, "revision": revision})))
        target.unchanged()


# ---- HTTP ----
segments = st.one_of(
    st.sampled_from(["api", "games", GAME, "text", "en.ftl", "board", "tables", "record", "rematch", "ws", "table",
                     "assets", "", "app-1.js", "..", ".", "%00", "%2e%2e", "%2F", "%ff", "index.html", "~", ";", "*"]),
    st.text(max_size=12).map(lambda text: quote(text.encode("utf-8", "replace"), safe="")),
)  # fmt: skip
paths = st.lists(segments, max_size=7).map(lambda parts: "/" + "/".join(parts))
queries = st.dictionaries(st.text(max_size=8), st.text(max_size=8), max_size=3)
methods = st.sampled_from(["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
visible = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=30)
header_names = st.sampled_from(
    ["origin", "host", "accept", "content-type", "range", "if-none-match", "if-modified-since", "cookie",
     "x-forwarded-for", "transfer-encoding", "upgrade", "expect", "te", "authorization", "accept-encoding",
     "sec-websocket-key"]
)  # fmt: skip
header_values = st.one_of(
    visible, st.sampled_from(["http://[", "bytes=0-", "bytes=9-1", "websocket", "null", "*", "a,b"])
)
headers = st.dictionaries(header_names, header_values, max_size=4)
openings = st.fixed_dictionaries(
    {},
    optional={
        "game": st.one_of(st.just(GAME), scalars),
        "seats": st.one_of(st.lists(st.sampled_from(["person", "random", "heuristic", "x"]), max_size=8), anything),
        "players": numbers,
        "terms": st.one_of(
            anything,
            st.fixed_dictionaries({}, optional={"listed": scalars, "clock": anything, "absence": anything}),
        ),
        "names": st.one_of(st.lists(lines, max_size=4), anything),
        "edition": st.one_of(st.sampled_from(["1957", "classic", "second-rule"]), scalars),
        "options": st.one_of(
            st.lists(st.sampled_from(["round-limit=2", "joker=wild", "deal=even", "round-limit=-1", "=", "army-cap"])),
            anything,
        ),
    },
)
bodies = st.one_of(
    st.binary(max_size=500), anything.map(json.dumps).map(str.encode), openings.map(json.dumps).map(str.encode)
)


def good_answer(answer: httpx.Response) -> None:
    """Never the server's fault, always with the companions; a refusal is JSON with a known code."""
    assert answer.status_code < 500, answer.text
    wanted = PAGE if answer.headers.get("content-type", "").startswith("text/html") else HEADERS
    assert {name: answer.headers.get(name) for name in wanted} == wanted, (answer.status_code, answer.text)
    if answer.status_code >= 400 and answer.request.method != "HEAD" and "range" not in answer.request.headers:
        assert set(answer.json()) == {"error", "message"}
        assert answer.json()["error"] in ERRORS


@pytest.fixture(scope="module")
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    each_anew = httpx.Limits(max_keepalive_connections=0)  # a refused body may cost the connection
    with httpx.Client(base_url=server.address, trust_env=False, verify=False, timeout=20, limits=each_anew) as http:
        yield http


FRAMING = ("transfer-encoding", "expect", "upgrade", "te")


@many
@given(method=methods, path=paths, query=queries, body=bodies, given_headers=headers)
@example(method="GET", path="/assets/%00", query={}, body=b"", given_headers={})
@example(method="POST", path="/api/tables", query={}, body=b"{}", given_headers={"origin": "http://["})
@example(method="GET", path="/assets/app-1.js", query={}, body=b"", given_headers={"range": "bytes=9-1"})
def test_random_requests(
    server: ServerProcess, http: httpx.Client, target: Target, method: str, path: str, query: dict[str, str],
    body: bytes, given_headers: dict[str, str],
) -> None:  # fmt: skip
    calm = {name: value for name, value in given_headers.items() if name not in FRAMING}
    query = {key.encode("utf-8", "replace").decode(): v.encode("utf-8", "replace").decode() for key, v in query.items()}
    try:
        request = http.build_request(method, path, params=query, content=body, headers=calm)
    except httpx.InvalidURL:
        reject()  # no client could send it
    with quiet(server):
        good_answer(http.send(request))


@many
@given(body=st.one_of(bodies, openings.map(json.dumps).map(str.encode)))
def test_random_openings(http: httpx.Client, body: bytes) -> None:
    answer = http.post("/api/tables", content=body)
    good_answer(answer)
    assert answer.status_code in (201, 400, 404)


own = st.sampled_from((True, False, 1, None))  # without being signed in
wishes = st.fixed_dictionaries(
    {}, optional={"token": lines, "point": numbers, "seat": st.sampled_from(("red", "x", 1)), "mine": own}
)


@settings(many, max_examples=100)
@given(body=st.one_of(bodies, wishes.map(json.dumps).map(str.encode)))
def test_random_what_ifs(http: httpx.Client, target: Target, body: bytes) -> None:
    answer = http.post(f"/api/tables/{target.table.id}/what-if", content=body)
    good_answer(answer)
    assert answer.status_code in (201, 400, 401, 413)
    target.unchanged()


@settings(many, max_examples=100)
@given(path=paths)
def test_random_sockets(server: ServerProcess, path: str) -> None:
    """A WebSocket handshake at any path: answered, and no trace in the log."""
    host = urlsplit(server.address).netloc
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""]  # fmt: skip
    with quiet(server):
        answer = raw_exchange(server, "\r\n".join(lines).encode(), patient=True)
        assert answer.startswith((b"HTTP/1.1 101", b"HTTP/1.1 403", b"HTTP/1.1 400", b"HTTP/1.1 404"))


def raw_exchange(server: ServerProcess, raw: bytes, patient: bool = False) -> bytes:
    """Bytes on the wire and the first that come back; whoever is not patient says that nothing more will come."""
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname, parts.port or 80), timeout=5) as wire:
        wire.sendall(raw)
        if not patient:
            wire.shutdown(socket.SHUT_WR)
        try:
            return wire.recv(4096)
        except ConnectionResetError:
            return b""


@settings(many, max_examples=100)
@given(
    raw=st.one_of(st.binary(max_size=300), st.binary(max_size=200).map(lambda b: b"POST /api/tables HTTP/1.1\r\n" + b))
)
def test_random_bytes_on_the_wire(server: ServerProcess, target: Target, raw: bytes) -> None:
    with quiet(server):
        assert not raw_exchange(server, raw).startswith(b"HTTP/1.1 5")
        target.unchanged()


@settings(many, max_examples=60)
@given(
    body=st.one_of(
        st.binary(max_size=200),
        st.fixed_dictionaries({}, optional={"token": lines, "mine": own}).map(lambda wish: json.dumps(wish).encode()),
    )
)
def test_whoever_did_not_sit_there_gets_no_rematch(server: ServerProcess, target: Target, body: bytes) -> None:
    with quiet(server):
        answer = server.request("POST", f"/api/tables/{target.table.id}/rematch", content=body)
        assert answer.json()["error"] in {"malformed", "unknown-seat", "not-signed-in"}
        target.unchanged()
