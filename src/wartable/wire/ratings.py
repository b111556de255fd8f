"""What is asked and answered over HTTP about ratings and cups."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from wartable.wire.shared import Line
from wartable.wire.terms import Terms

Cautious = Annotated[float, Meta(description="mean less three deviations: newcomers begin at 0")]
Number = Annotated[int, Meta(description="a person of the cup")]


# ---- ratings ----
class Rating(Struct):
    """What is believed of somebody's strength in a game with so many players."""

    rating: Cautious
    mean: float
    deviation: float
    games: int
    provisional: Annotated[bool, Meta(description="fewer than ten games: it says little yet")]


class Ranked(Rating):
    """Somebody on a list of ratings."""

    name: str
    place: Annotated[int, Meta(description="1 is the first; equals share one")]


class Ladder(Struct):
    """The best of a game with so many players, a hundred at most."""

    game: str
    players: int
    people: list[Ranked]


class RatedKind(Struct):
    """A game with so many players in which somebody has a rating."""

    game: str
    players: int
    people: Annotated[int, Meta(description="so many are rated")]


class RatedGame(Rating):
    """Somebody's rating in one game with so many players."""

    game: str
    players: int


class PersonRatings(Struct):
    """All ratings of somebody."""

    name: str
    ratings: list[RatedGame]


class RatingChange(Struct):
    """What a game did to the rating of whoever sat there."""

    seat: str
    place: Annotated[int, Meta(description="1 is the first; equals share one; whoever a bot stood in for is last")]
    before: Cautious
    after: Cautious
    games: Annotated[int, Meta(description="with this one")]
    provisional: bool


class OwnResult(Struct):
    """A game of one's own that counted."""

    table: str
    game: str
    players: int
    ended: Annotated[float, Meta(description="seconds since 1970")]
    change: RatingChange


# ---- cups ----
class NewCup(Struct, forbid_unknown_fields=True):
    """A wish for a cup: so many rounds, at tables of so many players, all by the same rules and terms."""

    title: Annotated[Line, Meta(description="1 to 80 characters")]
    game: Line
    players: Annotated[int, Meta(ge=2, le=16, description="at a table")]
    rounds: Annotated[int, Meta(ge=1, le=20)]
    edition: Line | None = None
    options: Annotated[list[Line], Meta(max_length=50)] = []
    terms: Terms = msgspec.field(default_factory=Terms)


class BeginRound(Struct, forbid_unknown_fields=True):
    """A wish of whoever organises a cup: the first round draws up the plan, a later one does not wait for the last."""

    round: Annotated[int, Meta(ge=1, le=20, description="the one after those that have begun")]


class CupOpened(Struct):
    """A new cup. Whoever has its id may look at it and, with an account, join."""

    cup: str
    host: Annotated[
        str, Meta(description="the key for new links and terms at all its tables, as that of `Opened`; shown once")
    ]


class CupPerson(Struct):
    """Somebody who takes part."""

    number: Number
    name: Annotated[str, Meta(description="empty: the account is gone")]


class CupTable(Struct):
    """A table of a round."""

    people: Annotated[list[int], Meta(description="by number, in the order of the seats")]
    table: Annotated[str, Meta(description="empty until its round begins")]
    places: Annotated[
        dict[str, int] | None, Meta(description="by seat, when it has ended; none if it ended without a result")
    ]
    replaced: Annotated[list[int], Meta(description="by number: whose seat was given to somebody else")] = []


class CupRound(Struct):
    """A round of the plan."""

    tables: list[CupTable]
    byes: Annotated[list[int], Meta(description="who sits out, by number")]


class CupStanding(Struct):
    """How somebody stands: by points, then first places, then the points of those they met."""

    number: Number
    place: Annotated[int, Meta(description="1 is the first; equals share one")]
    points: Annotated[
        float, Meta(description="the first of n at a table gets n - 1, the last 0; sitting out (n - 1)/2")
    ]
    wins: Annotated[int, Meta(description="first places, shared ones too")]
    opponents: Annotated[float, Meta(description="the points of all they met, as often as they met")]
    played: int


class CupInfo(Struct):
    """A cup, as anyone with its id sees it."""

    cup: str
    title: str
    organiser: Annotated[str, Meta(description="empty: the account is gone")]
    game: str
    edition: str
    options: list[str]
    players: int
    rounds: int
    terms: Terms
    status: Annotated[str, Meta(description="`open` to whoever wants to join, `playing` or `over`")]
    round: Annotated[int, Meta(description="so many have begun")]
    people: Annotated[list[CupPerson], Meta(description="in the order of the plan, or as they joined")]
    plan: Annotated[list[CupRound], Meta(description="empty until it begins")]
    standings: list[CupStanding]


class OwnCup(Struct):
    """A cup one organises or takes part in."""

    cup: str
    title: str
    status: str
    organises: bool


read_cup = msgspec.json.Decoder(NewCup).decode
read_round = msgspec.json.Decoder(BeginRound).decode
