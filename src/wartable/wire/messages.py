"""The messages of a table's socket as types. What does not fit them is malformed, and says where.

Docstrings and descriptions are also the words of docs/protocol.md and of the client's types: see tools/protocol.py.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from wartable.wire.codes import Code
from wartable.wire.shared import VERSION, Again, GameEvent, Hint, KindOfTable, Line, Prompt, Sitting, View

Id = Annotated[int, Meta(ge=0, le=2**53, description="a number the client chooses; the answer carries it")]
Revision = Annotated[Line, Meta(description="of the update it answers")]
Series = Annotated[
    list[Line],
    Meta(min_length=1, max_length=200, description="a series, played in order, stopping at the first refusal"),
]
Token = Annotated[str, Meta(max_length=100)]

Answered = Annotated[int, Meta(description="of the request it answers")]
RefusalName = Annotated[str | None, Meta(description="a name, whose text is `refusal-NAME`")]
Rule = Annotated[str | None, Meta(description="the ledger id of the refusal")]
English = Annotated[str, Meta(description="a sentence in English")]
# Views and events are made as data; these say what is in them.
Seen = Meta(extra_json_schema={"$ref": View.__name__})
Events = Annotated[list[Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": GameEvent.__name__})]], Meta()]


class Message(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """The base of all socket messages: the name of the class in small letters is its type."""


# ---- browser to table ----
class Hello(Message):
    """The first message, and only the first."""

    version: int
    token: Annotated[Token | None, Meta(description="opens a seat; null for a spectator")] = None
    heard: Annotated[int, Meta(ge=0, le=2**53, description="how many events the client already has")] = 0
    viewpoint: Annotated[
        Line | None,
        Meta(
            description="a seat through whose eyes a finished game is looked at, by anyone; `not-over` before. Should "
            "the game go on after all, a new welcome says whose eyes are left"
        ),
    ] = None
    common: Annotated[
        bool,
        Meta(description="see only what everyone sees, at the seat of the token: for several people at one screen"),
    ] = False


class Play(Message):
    """Make choices."""

    id: Id
    revision: Revision
    choices: Series


class Undo(Message):
    """Take the last choice back."""

    id: Id
    revision: Revision
    all: Annotated[bool, Meta(description="restart the turn: undo as far as it goes")] = False


class Back(Message):
    """Of a lesson: go back to where the last step began, over dice and everything."""

    id: Id
    all: Annotated[bool, Meta(description="to where the lesson began")] = False


class Order(Message):
    """Give a standing order, at any time."""

    id: Id
    name: Line
    word: Line


class Why(Message):
    """Ask why a choice is not possible."""

    id: Id
    choice: Line


class Hints(Message):
    """Ask what the offered choices would cost and bring."""

    id: Id
    revision: Revision


class Weigh(Message):
    """Ask whether choices, in this order, would end one's part or could not be taken back."""

    id: Id
    revision: Revision
    choices: Series


Request = Hello | Play | Undo | Back | Order | Why | Hints | Weigh


# ---- table to browser ----
class Welcome(Message):
    """The answer to hello: what stays the same at this table."""

    table: str
    game: str
    edition: str
    options: list[str]
    seats: list[Sitting]
    seat: Annotated[str | None, Meta(description="the seat of this socket, or its viewpoint; null for a spectator")]
    commitment: Annotated[str, Meta(description="the hash of the seed of fair luck")]
    orders: Annotated[dict[str, list[str]], Meta(description="the standing orders there are, with their words")]
    version: int = VERSION
    kind: KindOfTable = ""
    rematch: Annotated[
        Again | None, Meta(description="where this seat plays again, once there is a rematch; only to its token")
    ] = None


class Update(Message):
    """All this seat may know now; comes whenever that has changed."""

    revision: Annotated[str, Meta(description="a short hash of everything the seat is shown")]
    view: Annotated[msgspec.Raw, Seen]  # its public part is written once for all viewers
    events: Events
    offer: Annotated[list[str], Meta(description="the choices there are")]
    prompt: Prompt
    heard: Annotated[int, Meta(description="how many events there are now; `events` are the last of them")]
    may_undo: bool
    odds: Annotated[dict[str, float], Meta(description="chances by choice")]
    odds_error: Annotated[
        float, Meta(description="half of what a 95 % interval of sampled odds spans, at worst; 0 where they are exact")
    ] = 0.0


class Done(Message):
    """The request was carried out and is stored; the update that shows it comes before."""

    id: Answered


class Refused(Message):
    """The request was turned away."""

    error: Code
    message: English
    id: Annotated[int | None, Meta(description="of the request it answers; null if the message had none")] = None
    refusal: RefusalName = None
    rule: Rule = None
    played: Annotated[int, Meta(description="how many choices of a series were played before")] = 0


class Reason(Message):
    """The answer to why."""

    id: Answered
    possible: bool
    refusal: RefusalName = None
    rule: Rule = None
    message: English = ""


class Hinted(Message):
    """The answer to hints."""

    id: Answered
    revision: Annotated[str, Meta(description="of the update whose choices these are")]
    hints: Annotated[dict[str, list[Hint]], Meta(description="by choice; without those there is nothing to say of")]


class Weighed(Message):
    """The answer to weigh."""

    id: Answered
    final: Annotated[bool, Meta(description="undo would not reach them: luck, a reveal, the end")]
    ends: Annotated[bool, Meta(description="the seat would not be asked any more for now")]


class Presence(Message):
    """Who is here; comes when that changes."""

    seats: Annotated[dict[str, bool], Meta(description="whether each seat is connected")]
    spectators: int


class Over(Message):
    """The game is over."""

    revealed: Annotated[str, Meta(description="the seed of fair luck")]


class Lesson(Message):
    """Where the learner is; comes after the update, whenever a choice was made or taken back."""

    name: str
    step: Annotated[int, Meta(description="the first step whose choices are not all made; their number at the end")]
    item: Annotated[int, Meta(description="how many of its choices are made")]


class Rematch(Message):
    """Somebody wants to play again, and there is a table: the token that opened this seat opens the new one."""

    table: str
    seat: Annotated[str, Meta(description="of whoever is told, at the new table")]


Answer = Done | Refused | Reason | Hinted | Weighed
News = Welcome | Update | Presence | Lesson | Over | Rematch


_requests = msgspec.json.Decoder(Request)
encode = msgspec.json.Encoder().encode


def read_request(raw: bytes | str) -> Request:
    """A socket message, or msgspec.ValidationError / DecodeError saying what is wrong."""
    request: Request = _requests.decode(raw)
    return request
