"""What is told of clocks, and of waiting for those who are away."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Hour = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Rung = Literal["", "reminded", "nudged", "over"]
RUNGS: tuple[Rung, ...] = ("", "reminded", "nudged", "over")
Days = Annotated[
    list[Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]],
    Meta(max_length=60, description="whole days, as `2027-08-14`"),
]


class Hours(Struct, forbid_unknown_fields=True):
    """When a person's clock stands still."""

    begin: Annotated[Hour, Meta(description="as `22:30`; the same as `to` for no quiet hours")] = msgspec.field(
        name="from"
    )
    end: Hour = msgspec.field(name="to")
    zone: Annotated[str, Meta(max_length=64, description="the IANA name of a time zone, as `Pacific/Auckland`")]
    holidays: Days = []


class ClockShown(Struct, omit_defaults=True):
    """The clock of a person, at `at` of the message. While seats choose in secret, others are shown what was left when
    the round began, less the time since if the seat is not ready: nobody sees by it who changed their mind."""

    seat: str
    runs: Annotated[bool, Meta(description="it counts down from `at` on, `turn` first and then `reserve`")] = False
    still: Annotated[bool, Meta(description="it would run, but stands still in the person's own time")] = False
    turn: Annotated[float, Meta(description="seconds left of this turn's days")] = 0.0
    reserve: Annotated[float, Meta(description="seconds left for the game")] = 0.0
    rung: Annotated[
        Rung,
        Meta(description="what has been done in this turn since the table waits; `over`: its time or patience is"),
    ] = ""


class Pause(Struct):
    """Time in which no server was there: it is nobody's."""

    begin: Annotated[float, Meta(description="seconds since 1970")]
    end: float
