"""The words several messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

VERSION = 1
Line = Annotated[str, Meta(max_length=200)]


Kind = Literal["", "lesson", "example", "what-if"]
KindOfTable = Annotated[Kind, Meta(description="what a table is prepared for; empty for a game that is stored")]


class Open(Struct):
    """The base of what a game adds fields of its own to."""


class Sitting(Struct, omit_defaults=True):
    """Who sits where."""

    seat: str
    kind: Literal["person", "bot"]
    bot: Annotated[str, Meta(description="the bot's name")] = ""
    token: Annotated[str, Meta(description="opens the seat; shown once, to whoever opened the table")] = ""
    taken: Annotated[bool, Meta(description="whether a person has ever sat down there")] = False
    name: Annotated[
        str,
        Meta(description="the person's own words, text and never markup; of an empty seat, for whom it is kept"),
    ] = ""
    standing_in: Annotated[str, Meta(description="the bot that plays for the person until they come back")] = ""
    conceded: Annotated[bool, Meta(description="whether the person has given up")] = False


class Again(Struct):
    """Where the players of a finished game sit again: the token that opened the old seat opens the new one."""

    table: str
    seat: Annotated[str, Meta(description="of whoever is told, at the new table")]


class View(Open):
    """What a seat sees of the table. Every game adds fields of its own."""

    game: str
    edition: str
    options: list[str]
    seats: list[str]
    seat: Annotated[str | None, Meta(description="whose view it is; null for a spectator")]
    stage: str
    asked: Annotated[list[str], Meta(description="the seats the table waits for")]
    over: bool
    winners: list[str]
    together: Annotated[
        list[str], Meta(description="all who choose in secret at once; whoever of them is not `asked` is ready")
    ] = []


class GameEvent(Open, omit_defaults=True):
    """A fact: its text is `event-NAME`, with the other fields as variables, spoken as the catalogue's `events` say."""

    event: Annotated[str, Meta(description="its name")]
    rule: Annotated[str, Meta(description="the ledger id it rests on")]
    changes: Annotated[dict[str, Any], Meta(description="of the public view, since the last event all heard")] = {}
    own: Annotated[dict[str, Any], Meta(description="of this seat's own part, since the last event it heard")] = {}


class Listed(Struct):
    """Several members of a domain, to be spoken and joined by commas; none are `nobody`."""

    domain: str
    members: list[str]


Fact = int | float | str | None | tuple[str, str | None] | Listed


Facts = Annotated[
    dict[str, Fact],
    Meta(description="numbers, members as `[domain, member]` (null is `nobody`), or lists of members"),
]


class Prompt(Struct):
    """What the table asks of this seat: its text is `prompt-KEY`."""

    key: str
    facts: Facts


class Advice(Struct):
    """A choice as seen by a bot that has looked ahead."""

    choice: str
    chance: Annotated[float, Meta(description="of victory after it, from 0 to 1")]
    share: Annotated[float, Meta(description="of its thought that went there: the more, the better it seemed")]


class Hint(Struct):
    """What a choice would cost or bring: its text is `KEY` of the game."""

    key: str
    facts: Facts
