"""The messages of a table's socket as types. What does not fit them is malformed, and says where.

Docstrings and descriptions are also the words of docs/protocol.md and of the client's types: see tools/protocol.py.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from wartable.wire.clocks import ClockShown, Days, Hour, Hours, Pause
from wartable.wire.codes import Code
from wartable.wire.company import Dropped, Ending, Proposal, Rewinding, RoomOfTable, Said, What
from wartable.wire.shared import VERSION, Advice, Again, GameEvent, Hint, KindOfTable, Line, Prompt, Sitting, View
from wartable.wire.terms import Terms

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
    mine: Annotated[
        bool, Meta(description="without a token: open the seat that whoever is signed in has claimed at this table")
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


class Advise(Message):
    """Ask what a bot that looks ahead would do in one's place; the answer takes a moment."""

    id: Id
    revision: Revision


class Weigh(Message):
    """Ask whether choices, in this order, would end one's part or could not be taken back."""

    id: Id
    revision: Revision
    choices: Series


# ---- beside the game ----
class Name(Message):
    """Go by a name at this table: a seat for good, a spectator as long as the socket lives."""

    id: Id
    name: Annotated[Line, Meta(description="1 to 40 characters that can be seen")]


class Say(Message):
    """Say something to a room."""

    id: Id
    room: RoomOfTable
    text: Annotated[str, Meta(min_length=1, max_length=1000, description="text, never markup")]


class Earlier(Message):
    """Ask what was said in a room before."""

    id: Id
    room: RoomOfTable
    before: Annotated[int, Meta(ge=0, le=2**31 - 1, description="the number of the first words one has")]


class Note(Message):
    """Keep a private note, in place of the one before; only this seat ever sees it."""

    id: Id
    text: Annotated[str, Meta(max_length=10_000)]


class Propose(Message):
    """Propose to end the table."""

    id: Id
    what: What


class Reply(Message, tag="answer"):
    """Agree to the proposal, or refuse it: then it is void."""

    id: Id
    agree: bool


class Withdraw(Message):
    """Take one's own proposal back."""

    id: Id


class Concede(Message):
    """Give up, where that means something: the last one left wins; while several are left, a bot takes the seat."""

    id: Id


class Resume(Message):
    """Take one's seat back from the bot that stands in; a choice does it too."""

    id: Id


class KeepHours(Message, tag="hours"):
    """Say when one's own clock stands still, from now on: only a clock by correspondence does, and only this seat ever
    sees when. Whoever has an account says it for all their seats."""

    id: Id
    begin: Annotated[Hour, Meta(description="as `22:30`; the same as `to` for no quiet hours")] = msgspec.field(
        name="from"
    )
    end: Hour = msgspec.field(name="to")
    zone: Annotated[Line, Meta(description="the IANA name of a time zone, as `Pacific/Auckland`")]
    holidays: Days = []


class Rewind(Message):
    """At a held table: agree, or no longer, to go back to where the rules before and the new ones lead to the same."""

    id: Id
    agree: bool


Beside = Name | Say | Earlier | Note | Propose | Reply | Withdraw | Concede | Resume | KeepHours
Request = (
    Hello | Play | Undo | Back | Order | Why | Hints | Advise | Weigh
    | Name | Say | Earlier | Note | Propose | Reply | Withdraw | Concede | Resume | KeepHours | Rewind
)  # fmt: skip


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
    terms: Terms = msgspec.field(default_factory=Terms)
    proposal: Proposal | None = None
    ended: Ending | None = None
    note: Annotated[str, Meta(description="the private note of this seat; only to its token")] = ""
    rewound: Annotated[Rewinding | None, Meta(description="the last time, if it ever did")] = None
    dropped: Dropped | None = None


class Held(Message):
    """The answer to hello at a held table that can go back, and to each vote; a welcome follows when all agree."""

    table: str
    game: str
    edition: str
    options: list[str]
    seats: list[Sitting]
    seat: Annotated[str | None, Meta(description="the seat of this socket; null for a spectator, who has no vote")]
    message: English
    stage: Annotated[str, Meta(description="in which the table would go on")]
    asked: Annotated[list[str], Meta(description="the seats it would wait for")]
    kept: Annotated[int, Meta(description="how many of this seat's own choices would stay; others' may be secret")]
    lost: Annotated[int, Meta(description="how many of them would be taken away")]
    wanted: Annotated[list[str], Meta(description="the seats whose word is wanted: persons who have sat down")]
    agreed: Annotated[list[str], Meta(description="those that agree")]
    version: int = VERSION


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


class Advised(Message):
    """The answer to advise."""

    id: Answered
    revision: Annotated[str, Meta(description="of the update whose choices these are")]
    choices: Annotated[list[Advice], Meta(description="the best, the most recommended first")]


class Weighed(Message):
    """The answer to weigh."""

    id: Answered
    final: Annotated[bool, Meta(description="undo would not reach them: luck, a reveal, the end")]
    ends: Annotated[bool, Meta(description="the seat would not be asked any more for now")]


class Recalled(Message):
    """The answer to earlier: what was said before, the latest of it."""

    id: Answered
    room: RoomOfTable
    said: list[Said]
    more: Annotated[bool, Meta(description="whether there is more before it")]


class Company(Message):
    """The people at the table, beside the game; comes when that changes."""

    seats: list[Sitting]
    terms: Terms
    proposal: Proposal | None
    ended: Ending | None
    dropped: Dropped | None


class Clocks(Message):
    """How long each person has left; comes when a clock starts or stops, or the table has waited long. Nothing comes
    while they run: clients count."""

    at: Annotated[float, Meta(description="the server's time, in seconds since 1970")]
    seats: list[ClockShown]
    pauses: Annotated[list[Pause], Meta(description="the last ones of this table, in which no clock ran")]
    hours: Annotated[Hours | None, Meta(description="of this seat; only to its token")] = None


class Talk(Message):
    """What was said in a room: first its last words, then each as it comes."""

    room: RoomOfTable
    said: list[Said]
    more: Annotated[bool, Meta(description="whether there is more before it")] = False


class Noted(Message):
    """The private note of this seat was changed elsewhere."""

    text: str


class Presence(Message):
    """Who is here; comes when that changes."""

    seats: Annotated[dict[str, bool], Meta(description="whether each seat is connected")]
    spectators: int


class Over(Message):
    """The game is over, or those who played it have ended it."""

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


Answer = Done | Refused | Reason | Hinted | Advised | Weighed | Recalled
News = Welcome | Held | Update | Presence | Lesson | Over | Rematch | Company | Talk | Noted | Clocks


_requests = msgspec.json.Decoder(Request)
encode = msgspec.json.Encoder().encode


def read_request(raw: bytes | str) -> Request:
    """A socket message, or msgspec.ValidationError / DecodeError saying what is wrong."""
    request: Request = _requests.decode(raw)
    return request
