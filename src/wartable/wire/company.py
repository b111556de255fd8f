"""What is told of the people at a table, beside the game: what they said, what is proposed, how they ended it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Room = Literal["players", "spectators"]
RoomOfTable = Annotated[
    Room,
    Meta(
        description="`players`: those who sit at the table write and read; `spectators`: those who watch, and when the "
        "game is over the players too"
    ),
]
What = Literal["end", "abandon"]
How = Literal["end", "abandon", "concede"]


class Said(Struct):
    """What a person typed: text, never markup."""

    number: Annotated[int, Meta(description="later words have larger ones")]
    at: Annotated[float, Meta(description="seconds since 1970")]
    seat: Annotated[str | None, Meta(description="null: a spectator")]
    name: Annotated[str, Meta(description="by which they went then; empty if they gave none")]
    text: str


class Proposal(Struct):
    """A proposal to end the table, as it stands now; all persons who have sat down must agree."""

    what: Annotated[What, Meta(description="`end`: with the present standing as its result; `abandon`: without one")]
    seat: Annotated[str, Meta(description="whose it is")]
    agreed: Annotated[list[str], Meta(description="the seats that agree, the proposer's first")]
    expires: Annotated[float, Meta(description="seconds since 1970; then it is void")]


class Dropped(Struct):
    """The last proposal came to nothing; told until there is another."""

    what: What
    seat: Annotated[str, Meta(description="whose it was")]
    by: Annotated[str, Meta(description="who refused it; where it is the same seat, it was withdrawn")]
    at: Annotated[float, Meta(description="seconds since 1970")]


class Rewinding(Struct):
    """The table went back to where the rules before and the new ones led to the same, and goes on with new dice."""

    at: Annotated[float, Meta(description="seconds since 1970")]
    seats: Annotated[list[str], Meta(description="who agreed to it; none if whoever runs the server did it")]


class Ending(Struct):
    """How a table ended before its game did."""

    how: Annotated[How, Meta(description="by agreement, with or without a result, or because somebody gave up")]
    places: Annotated[
        dict[str, int], Meta(description="by seat, 1 is the first and equals share one; none without a result")
    ]
    at: Annotated[float, Meta(description="seconds since 1970")]

    @property
    def winners(self) -> list[str]:
        return [seat for seat, place in self.places.items() if place == 1]
