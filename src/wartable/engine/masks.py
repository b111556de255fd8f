"""Masks: sets of members of a domain, one bit each. Rules walk through them without looking at what is absent:

    for territory in members(s.held[seat] & s.strong):
        …

At the plain speed `members` gives a tuple; the compiled one takes the lowest bit again and again (`engine/rule.py`).
"""

from __future__ import annotations

from functools import lru_cache

from wartable.engine.rule import Choices, intrinsic, rule

KNOWN_MASKS = 1 << 15  # the same few are asked for again and again while a game goes on


@intrinsic
@lru_cache(KNOWN_MASKS)
def members(mask: int) -> tuple[int, ...]:
    """All members in their order; a rule can only go through them, in a loop."""
    return tuple(member for member in range(mask.bit_length()) if mask >> member & 1)


@intrinsic
def size_of(mask: int) -> int:
    """How many members a mask has."""
    return mask.bit_count()


@rule
def offer_members(first: int, mask: int, out: Choices, n: int) -> int:
    """Offer the choice `first + member` for each member, in their order."""
    for member in members(mask):
        out[n] = first + member
        n += 1
    return n
