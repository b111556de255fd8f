"""The account of a finished game as data: what anyone may read once it is over.

Docstrings and descriptions are also the words of docs/protocol.md and of the client's types: see tools/protocol.py.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Point = Annotated[int, Meta(description="so many of the events everyone heard")]
Seat = str


class Placed(Struct):
    """How a seat ended."""

    seat: Seat
    place: Annotated[int, Meta(description="1 for the first; equals share a place")]
    score: int


class Chapter(Struct):
    """A part of the game, a round or a year; its text is `account-chapter`."""

    number: Annotated[int, Meta(description="0 for what came before the first")]
    point: Point


class Series(Struct):
    """One way of saying how the seats stood, over time; its text is `account-measure-KEY`."""

    key: str
    points: Annotated[list[int], Meta(description="when, in events everyone heard")]
    values: Annotated[dict[str, list[int]], Meta(description="by seat, as many as points")]


class Share(Struct):
    """What a seat had of luck: in one battle, or in all of them."""

    seat: Seat
    actual: int
    expected: Annotated[float, Meta(description="the mean of what luck might have answered")]
    luck: Annotated[
        float, Meta(description="actual less expected, or the reverse where less is better: above 0 is good")
    ]
    deviation: Annotated[float, Meta(description="the standard deviation of actual")]
    error: Annotated[float, Meta(description="of expected, where it is sampled: half of a 95 % interval")]


class Battle(Struct):
    """A battle: what luck gave each seat in it."""

    begin: Annotated[int, Meta(description="the point where it began")]
    point: Annotated[int, Meta(description="the point where it was decided")]
    sides: list[Share]


class Fortune(Struct):
    """The luck of a seat in all its battles; its sentence is `account-luck`."""

    battles: int
    total: Share
    luckier: Annotated[float, Meta(description="the chance of having had less luck in the same battles, from 0 to 1")]


class Turning(Struct):
    """A moment in which the winner's lead over the best of the others changed much."""

    begin: Annotated[int, Meta(description="the point before it")]
    point: Annotated[int, Meta(description="the point after it")]
    hinge: Annotated[int, Meta(description="the point of the event that changed most")]
    seat: Annotated[str, Meta(description="the winner")]
    before: int
    after: int


class Account(Struct):
    """The account of a finished game. A game that declares none has places and asides only."""

    places: list[Placed]
    asides: Annotated[
        dict[str, list[int]], Meta(description="by seat, which of the events it heard, from 0, not everyone heard")
    ]
    chapters: list[Chapter] = []
    gains: Annotated[
        dict[str, dict[str, list[int]]],
        Meta(description="points by source (`account-source-KEY`), seat and chapter"),
    ] = {}
    standing: list[Series] = []
    fewer: Annotated[bool, Meta(description="whether less is better in what battles are measured by")] = False
    fortunes: Annotated[list[Fortune], Meta(description="by seat, of those who fought")] = []
    battles: list[Battle] = []
    turning: list[Turning] = []
