"""What a program at a seat is told and what it answers: one JSON object a line, over its standard input and output.

Written once, here; docs/seat-programs.md explains it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from wartable.wire.shared import Line

VERSION = 1
LONGEST_LINE = 65_536  # bytes a program may answer in one line


class Told(Struct, tag_field="type", tag=str.lower):
    """The base of all lines: the name of the class in small letters is its type."""


# ---- to the program ----
class Hello(Told):
    """The first line; the program answers `ready`."""

    version: int


class Game(Told):
    """Which game is played, and from where. Not answered."""

    game: str
    edition: str
    options: list[str]
    players: int
    seats: list[str]
    seat: Annotated[str, Meta(description="the program's own")]
    language: Annotated[str, Meta(description="of `text`")]
    seconds: Annotated[float, Meta(description="for each choice")]


class Choose(Told):
    """A question; the program answers `choice` with the same id, in time."""

    id: int
    view: Annotated[dict[str, Any], Meta(description="all that the seat may know, as in docs/protocol.md")]
    offer: Annotated[list[str], Meta(description="everything that may be chosen")]
    seconds: Annotated[float, Meta(description="left for this choice")]
    text: Annotated[str, Meta(description="the same for readers: news, position, what is asked, each choice in words")]


class Over(Told):
    """The game has ended; `quit` follows."""

    winners: list[str]
    ranking: dict[str, int]
    scores: dict[str, int]


class Quit(Told):
    """Nothing more will be asked: end now. The end of the input means the same."""


# ---- from the program ----
class Ready(Told):
    """It speaks this version."""

    version: int
    name: Annotated[Line, Meta(description="what it calls itself")] = ""


class Choice(Told):
    """One of the offer, letter by letter."""

    id: int
    choice: Line


_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Ready | Choice] = msgspec.json.Decoder(Ready | Choice)


def line(told: Told) -> bytes:
    return _encode(told) + b"\n"


def read(answer: bytes) -> Ready | Choice:
    """Raises msgspec.ValidationError or DecodeError, which say what is wrong."""
    return _decoder.decode(answer)
