"""The seeded stream behind `fast` luck: sfc32 in 32-bit registers, bit-identical at both speeds.

Written once: the plain speed runs it over a `Stream` object, the compiled one over those of the record.
"""

from __future__ import annotations

from wartable.engine.rule import rule
from wartable.engine.state import Cells

MASK = 0xFFFFFFFF
SIXES = tuple(6**count for count in range(7))


class Registers:
    """The four of a stream; the compiled speed keeps them in the record of the state."""

    __slots__ = ("ra", "rb", "rc", "rd")
    ra: int
    rb: int
    rc: int
    rd: int


@rule
def stream_draw(s: Registers, n: int) -> int:
    """Uniform in 0..n-1."""
    b, c = s.rb, s.rc
    t = (s.ra + b + s.rd) & MASK
    s.rd = (s.rd + 1) & MASK
    s.ra = b ^ (b >> 9)
    s.rb = (c + (c << 3)) & MASK
    s.rc = (((c << 21) | (c >> 11)) + t) & MASK
    return (t * n) >> 32


@rule
def stream_told(s: Registers) -> bool:
    return False


@rule
def stream_seed(s: Registers, seed: int) -> None:
    s.ra = seed & MASK
    s.rb = (seed >> 32) & MASK ^ 0x9E3779B9
    s.rc = 0x243F6A88
    s.rd = 1
    for _ in range(12):
        stream_draw(s, 2)


@rule
def stream_drawn(s: Registers) -> int:
    """A count of draws; it goes round after 2^32 of them."""
    return s.rd


@rule
def stream_roll(s: Registers) -> int:
    return 1 + stream_draw(s, 6)


@rule
def stream_dice(s: Registers, count: int) -> int:
    """Up to six dice from one draw, packed in base 6: the first is the last digit."""
    return stream_draw(s, SIXES[count])


@rule
def stream_pick(s: Registers, question: int, bag: Cells) -> int:
    """The cell of one item drawn blindly from a bag of counts."""
    total = 0
    for i in range(len(bag)):
        total += bag[i]
    left = stream_draw(s, total)
    i = 0
    while left >= bag[i]:
        left -= bag[i]
        i += 1
    return i
