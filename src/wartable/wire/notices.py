"""Ways to be told while one is away, as they are asked for and shown."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from wartable.wire.shared import Line

Channel = Literal["push", "mail", "webhook"]
Status = Literal["unconfirmed", "working", "failing"]
NoticeKind = Literal["your-turn", "over", "reminded", "nudged", "invited", "rematch"]


class NoticesOffered(Struct):
    """By which channels this server tells those who are away."""

    channels: list[Channel]
    vapid: Annotated[str, Meta(description="the public key browsers subscribe with; empty without push")]
    after: Annotated[float, Meta(description="seconds a seat is waited for before it is told")]


class AddWay(Struct, forbid_unknown_fields=True):
    """A wish to be told, by whoever holds a seat; answered by `Way`. The same address again is tried anew."""

    channel: Channel
    address: Annotated[
        str, Meta(min_length=1, max_length=2000, description="of mail, of a webhook, or a `PushSubscription` in JSON")
    ]
    language: Annotated[str, Meta(max_length=8)]
    token: Annotated[Line, Meta(description="of the seat")] = ""


class EndWay(Struct, forbid_unknown_fields=True):
    """A wish not to be told that way any more."""

    way: Annotated[Line, Meta(description="its id")]
    token: Annotated[Line, Meta(description="of the seat")] = ""


class Way(Struct):
    """How somebody is told."""

    id: str
    channel: Channel
    address: Annotated[str, Meta(description="enough of it to be known again")]
    language: str
    status: Annotated[Status, Meta(description="mail is confirmed by a link first; what fails is not tried any more")]
    trouble: Annotated[str, Meta(description="what went wrong last; empty if nothing did")]


_additions = msgspec.json.Decoder(AddWay)
_ends = msgspec.json.Decoder(EndWay)


def read_addition(raw: bytes) -> AddWay:
    return _additions.decode(raw)


def read_end(raw: bytes) -> EndWay:
    return _ends.decode(raw)
