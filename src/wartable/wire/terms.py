"""How a table is played beside its rules, chosen when it opens and seen by all: who finds it, who watches, how long a
turn may take, and what happens when somebody stays away."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from wartable.wire.shared import Line

Seconds = Annotated[float, Meta(ge=1, le=90 * 86400)]
Patience = Annotated[float, Meta(ge=60, le=90 * 86400)]
Days = Annotated[float, Meta(ge=1 / 24, le=60)]


class Clock(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How long a person may take. `live`: `reserve` seconds for the game, and `increment` more with each turn, never
    more than `reserve` in all. `correspondence`: `days` for each turn, and what goes beyond comes out of `reserve`; it
    stands still in a person's quiet hours and holidays. When nothing is left, what `absence` says happens at once."""

    kind: Literal["none", "live", "correspondence"] = "none"
    reserve: Annotated[Seconds, Meta(description="in seconds")] = 1800.0
    increment: Annotated[float, Meta(ge=0, le=3600, description="seconds, of a live clock")] = 30.0
    days: Annotated[Days, Meta(description="for a turn, by correspondence")] = 2.0


class Absence(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What happens when a seat that is asked has not been at the table for so long (or its clock has run out): it is
    reminded, then nudged, and then a bot plays for it until it comes back, or the table waits, or it ends without a
    result. None is earlier than the one before."""

    remind: Annotated[Patience, Meta(description="seconds until the first word")] = 6 * 3600.0
    nudge: Annotated[Patience, Meta(description="seconds until the second")] = 24 * 3600.0
    last: Annotated[Patience, Meta(description="seconds until the end of patience")] = 72 * 3600.0
    then: Literal["wait", "bot", "end"] = "wait"
    bot: Annotated[str, Meta(max_length=64, description="who takes the seat; empty: the best that needs no time")] = ""


class Terms(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The terms of a table."""

    listed: Annotated[bool, Meta(description="whether the lobby shows its empty seats to everyone")] = False
    spectators: Annotated[bool, Meta(description="whether whoever has the address may watch")] = True
    clock: Clock = msgspec.field(default_factory=Clock)
    absence: Absence = msgspec.field(default_factory=Absence)
    rated: Annotated[bool, Meta(description="whether its result counts for the ratings of those with accounts")] = False
    advice: Annotated[bool, Meta(description="whether a seat may ask a bot for advice; never where it is rated")] = (
        False
    )
    dataset: Annotated[
        bool, Meta(description="whether its game, once finished, goes into the open dataset, without names; for good")
    ] = False
    cup: Annotated[Line, Meta(description="the cup it is a table of; only a cup opens such tables")] = ""

    @property
    def counts(self) -> bool:
        """Whether its result is kept beyond the table."""
        return self.rated or bool(self.cup)


_terms = msgspec.json.Decoder(Terms)


def read_terms(stored: str) -> Terms:
    """As `tables.terms` has them."""
    return _terms.decode(stored)


def write_terms(terms: Terms) -> str:
    return msgspec.json.encode(terms).decode()
