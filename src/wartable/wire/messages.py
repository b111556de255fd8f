"""The messages of the protocol as types. What does not fit them is malformed, and says where."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

VERSION = 1
Line = Annotated[str, Meta(max_length=200)]
Id = Annotated[int, Meta(ge=0, le=2**53)]
Series = Annotated[list[Line], Meta(min_length=1, max_length=200)]
Token = Annotated[str, Meta(max_length=100)]


class Message(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """The base of all socket messages: the name of the class in small letters is its type."""


# ---- browser to table ----
class Hello(Message):
    version: int
    token: Token | None = None
    heard: Id = 0


class Play(Message):
    id: Id
    revision: Line
    choices: Series


class Undo(Message):
    id: Id
    revision: Line
    all: bool = False


class Order(Message):
    id: Id
    name: Line
    word: Line


class Why(Message):
    id: Id
    choice: Line


class Past(Message):
    id: Id
    point: Id


Request = Hello | Play | Undo | Order | Why | Past


# ---- table to browser ----
class Sitting(Struct, omit_defaults=True):
    seat: str
    kind: str
    bot: str = ""
    token: str = ""


class Prompt(Struct):
    key: str
    facts: dict[str, Any]


class Welcome(Message):
    table: str
    game: str
    edition: str
    options: list[str]
    seats: list[Sitting]
    seat: str | None
    commitment: str
    orders: dict[str, list[str]]
    version: int = VERSION


class Update(Message):
    revision: str
    view: msgspec.Raw  # an object; its public part is written once for all viewers
    offer: list[str]
    prompt: Prompt
    events: list[dict[str, Any]]
    heard: int
    points: int
    may_undo: bool
    odds: dict[str, float]


class Done(Message):
    id: int


class Refused(Message):
    error: str
    message: str
    id: int | None = None
    refusal: str | None = None
    rule: str | None = None
    played: int = 0


class Reason(Message):
    id: int
    possible: bool
    refusal: str | None = None
    rule: str | None = None
    message: str = ""


class PastView(Message, tag="past"):
    id: int
    point: int
    points: int
    view: dict[str, Any]
    prompt: Prompt
    events: list[dict[str, Any]]


class Presence(Message):
    seats: dict[str, bool]
    spectators: int


class Over(Message):
    revealed: str


# ---- opening a table over HTTP ----
class OpenTable(Struct, forbid_unknown_fields=True):
    game: Line
    seats: Annotated[list[Line], Meta(min_length=1, max_length=16)]
    players: int | None = None
    edition: Line | None = None
    options: Annotated[list[Line], Meta(max_length=50)] = []


_requests = msgspec.json.Decoder(Request)
_openings = msgspec.json.Decoder(OpenTable)
encode = msgspec.json.Encoder().encode


def read_request(raw: bytes | str) -> Request:
    """A socket message, or msgspec.ValidationError / DecodeError saying what is wrong."""
    request: Request = _requests.decode(raw)
    return request


def read_opening(raw: bytes) -> OpenTable:
    return _openings.decode(raw)
