"""What is asked and answered over HTTP: the catalogue of games, a new table, what anyone may know of a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from wartable.wire.codes import Code
from wartable.wire.company import Ending
from wartable.wire.ratings import RatingChange
from wartable.wire.shared import KindOfTable, Line, Sitting
from wartable.wire.terms import Terms

Point = Annotated[int, Meta(ge=0, le=2**53)]
FewMany = tuple[int, int]
MINE = Meta(description="without a token: the seat that whoever is signed in has claimed at this table")


# ---- the catalogue ----
class Option(Struct, omit_defaults=True):
    """A setting of the rules: a word among `words`, or a number."""

    name: str
    rule: Annotated[str, Meta(description="its ledger id")]
    default: str
    words: list[str] = []
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    bare: Annotated[int | UnsetType, Meta(description="the number the name alone means")] = UNSET


class Word(Struct):
    """One argument of a choice."""

    names: Annotated[list[str], Meta(description="the variables it fills in texts")]
    domain: str
    default: Annotated[str | None, Meta(description="what it is when left out")]


class Members(Struct):
    """A domain: names choices and events speak of."""

    members: list[str]
    spoken: Annotated[bool, Meta(description="whether members have names of their own, `DOMAIN-MEMBER`")]


class LedgerEntry(Struct):
    """A rule of the game; its text is `rule-ID`, with `_` for the dot."""

    id: str
    ruling: Annotated[bool, Meta(description="whether it is decided by us, where the rulebook leaves it open")]


class PhaseOfPlay(Struct):
    """A phase of the game, with the stages in which seats are asked."""

    phase: str
    stages: list[str]
    once: Annotated[bool, Meta(description="whether it comes before or after the rounds or turns")]
    rule: Annotated[str, Meta(description="the ledger id it begins with; empty where the game names none")]


class GameInfo(Struct):
    """What a client must know of a game to offer it and to speak of it."""

    game: str
    players: Annotated[FewMany, Meta(description="the fewest and the most")]
    edition_players: Annotated[dict[str, FewMany], Meta(description="the same by edition")]
    seats: list[str]
    editions: Annotated[dict[str, list[str]], Meta(description="the options each is made of")]
    options: list[Option]
    bots: Annotated[list[str], Meta(description="from beginner to strong")]
    usual_bot: Annotated[str, Meta(description="the best of those that choose at once")]
    phases: Annotated[list[PhaseOfPlay], Meta(description="the sequence of play")]
    verbs: Annotated[dict[str, list[Word]], Meta(description="the arguments of each kind of choice")]
    domains: dict[str, Members]
    events: Annotated[
        dict[str, dict[str, str]],
        Meta(description='the domain of each fact, or "number", or "dice" (a list, joined by spaces)'),
    ]
    ledger: list[LedgerEntry]
    orders: Annotated[dict[str, list[str]], Meta(description="the standing orders, with their words")]
    first_table: Annotated[list[str], Meta(description="options of a newcomer's table, in its first edition")]
    keeps_seats: Annotated[bool, Meta(description="whether everyone has his seat again in a rematch, not the next one")]
    standing: Annotated[bool, Meta(description="whether a table may agree to end with the present standing")]
    concession: Annotated[bool, Meta(description="whether one may give up")]


# ---- learning ----
class LessonStep(Struct):
    """One instruction of a lesson; its text is `lesson-NAME-SAY`."""

    say: str
    do: Annotated[list[list[str]], Meta(description="the choices to be made, each one of several; `*` is anything")]
    point: Annotated[list[str], Meta(description="places, or selectors of controls")]
    rule: Annotated[str, Meta(description="a ledger id, or empty")]


class LessonInfo(Struct):
    """A guided game; its title is `lesson-NAME`, what it teaches `lesson-NAME-blurb`."""

    name: str
    minutes: int
    steps: list[LessonStep]


class ExampleInfo(Struct):
    """A worked example of the rulebook; its title is `example-NAME`."""

    name: str
    rules: Annotated[list[str], Meta(description="ledger ids")]


class Learning(Struct):
    """What can be learnt of a game."""

    lessons: list[LessonInfo]
    examples: list[ExampleInfo]


# ---- tables ----
class OpenTable(Struct, forbid_unknown_fields=True):
    """A wish for a table."""

    game: Line
    seats: Annotated[list[Line], Meta(min_length=1, max_length=16, description='"person" or a bot\'s name')]
    players: int | None = None
    edition: Line | None = None
    options: Annotated[list[Line], Meta(max_length=50)] = []
    terms: Terms = msgspec.field(default_factory=Terms)
    names: Annotated[
        list[Line],
        Meta(max_length=16, description="for whom the seats are kept, in their order; empty for a bot or anyone"),
    ] = []


class Opened(Struct):
    """A new table, with the tokens of its persons: they are shown once and never again."""

    table: str
    seats: list[Sitting]
    commitment: Annotated[str, Meta(description="the hash of the seed of fair luck")]
    host: Annotated[
        str, Meta(description="the key of whoever opened it, for links and terms; empty for a prepared table")
    ] = ""


class AskLink(Struct, forbid_unknown_fields=True):
    """A wish for a new link to an empty seat, by whoever opened the table. The old one is void."""

    host: Annotated[Line, Meta(description="the key of `Opened`")]


class ChangeTerms(Struct, forbid_unknown_fields=True):
    """What whoever opened a table may change of its terms; what is left out stays."""

    host: Annotated[Line, Meta(description="the key of `Opened`")]
    listed: bool | None = None
    spectators: bool | None = None


class SitDown(Struct, forbid_unknown_fields=True):
    """A wish for an empty seat at a listed table. One of those who ask at once gets it."""

    seat: Line
    name: Line


class Given(Struct):
    """A seat and the token that opens it: shown once and never again."""

    seat: str
    token: str


class TableListed(Struct):
    """A table as the lobby shows it: nothing of what is played at it."""

    table: str
    game: str
    edition: str
    options: list[str]
    players: int
    seats: list[Sitting]
    terms: Terms
    status: Annotated[str, Meta(description="`playing`, `over`, `ended` or, to whoever names it, `abandoned`")]
    opened: Annotated[float, Meta(description="seconds since 1970")]
    moved: Annotated[float, Meta(description="when the turn went to somebody else")]
    asked: Annotated[list[str], Meta(description="the seats it waits for")]
    cup: Annotated[str, Meta(description="the title of the cup it is a table of; empty for any other")] = ""


class WhatIf(Struct, forbid_unknown_fields=True):
    """A wish to try things out from a point of a game, answered by `Opened`."""

    token: Annotated[Line | None, Meta(description="of one's own seat; null for whoever only watches")] = None
    point: Annotated[Point | None, Meta(description="so many events had been heard by this viewer; null for now")] = (
        None
    )
    seat: Annotated[Line | None, Meta(description="which to take, for whoever only watches")] = None
    mine: Annotated[bool, MINE] = False


class PlayAgain(Struct, forbid_unknown_fields=True):
    """A wish for a rematch of a finished game, by one who sat there. It is opened once; whoever asks later is told."""

    token: Annotated[Line | None, Meta(description="of a seat at the finished game")] = None
    mine: Annotated[bool, MINE] = False


class TableInfo(Struct):
    """What anyone may know of a table."""

    table: str
    game: str
    players: int
    edition: str
    options: list[str]
    seats: list[Sitting]
    asked: list[str]
    over: Annotated[bool, Meta(description="whether nobody plays on")]
    winners: list[str]
    commitment: str
    kind: KindOfTable = ""
    terms: Terms = msgspec.field(default_factory=Terms)
    ended: Ending | None = None
    changes: Annotated[
        list[RatingChange], Meta(description="of a rated game that is over: what it did to whose rating")
    ] = []


# ---- for whoever watches over a server ----
class Health(Struct):
    """The process answers."""

    alive: bool = True


class Ready(Struct):
    """Whether people should be sent to this server; if not, the status is 503."""

    ready: bool
    reason: Annotated[
        Literal["", "leaving", "database"],
        Meta(description="why not: it is about to end, or nothing can be stored"),
    ] = ""


class HttpError(Struct):
    """A request that was turned away."""

    error: Code
    message: Annotated[str, Meta(description="a sentence in English")]


_openings = msgspec.json.Decoder(OpenTable)
_rematches = msgspec.json.Decoder(PlayAgain)
_what_ifs = msgspec.json.Decoder(WhatIf)
read_link = msgspec.json.Decoder(AskLink).decode
read_change = msgspec.json.Decoder(ChangeTerms).decode
read_sitting_down = msgspec.json.Decoder(SitDown).decode


def read_opening(raw: bytes) -> OpenTable:
    return _openings.decode(raw)


def read_rematch(raw: bytes) -> PlayAgain:
    return _rematches.decode(raw)


def read_what_if(raw: bytes) -> WhatIf:
    return _what_ifs.decode(raw)
