"""GP-2: nobles, assigned by blocks in secret and all at once."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.masks import members, offer_members
from wartable.engine.rule import Choices, rule
from wartable.games.gods_playground.board import BLOCKS, COURT, REGIONS, SPOTS
from wartable.games.gods_playground.names import (
    ASSIGN_BLOCK,
    BLOCK_USED,
    NOBLES_PLACED,
    NOBLES_SHORT,
    NONE_ARRIVING,
    REVEALED,
    SIX_BLOCKS,
    SPOT_TAKEN,
    UNDO_INSTEAD,
)
from wartable.games.gods_playground.pieces import (
    ask,
    ask_together,
    end_phase,
    everyone,
    lay_block,
    look_for_block,
    nobles_in_supply,
    place_nobles,
    take_all_blocks_up,
    take_block_up,
)
from wartable.games.gods_playground.state import ASSIGN, SHORTAGE, Commonwealth


@rule
def begin(s: Commonwealth) -> None:
    """GP-2.1 – Everyone assigns at the same time."""
    for seat in range(s.players):
        take_all_blocks_up(s, seat)
    ask_together(s, everyone(s), ASSIGN)


# ---- assigning: secret until all are ready (GP-2.5) ----
@rule
def is_complete(s: Commonwealth, seat: int) -> bool:
    return s.bare[seat] == 0


@rule
def why_not_assign(s: Commonwealth, seat: int, spot: int, block: int) -> int:
    """GP-2.1 – A block for a spot without one."""
    if s.assigned[seat * SPOTS + spot] >= 0:
        return SPOT_TAKEN
    return OK if s.at_hand[seat] >> block & 1 == 1 else BLOCK_USED


@rule
def offer_blocks(s: Commonwealth, seat: int, out: Choices, n: int) -> int:
    for spot in members(s.bare[seat]):
        n = offer_members(ASSIGN_BLOCK + spot * BLOCKS, s.at_hand[seat], out, n)
    return n


@rule
def assign(s: Commonwealth, seat: int, spot: int, block: int) -> None:
    """GP-2.5 – Nobody hears of it before all are ready."""
    lay_block(s, seat, spot, block)


@rule
def why_not_clear(s: Commonwealth, seat: int) -> int:
    """GP-2.1 – With six blocks assigned, one may be taken back."""
    return OK if is_complete(s, seat) else UNDO_INSTEAD


@rule
def clear(s: Commonwealth, seat: int, spot: int) -> None:
    take_block_up(s, seat, spot)


@rule
def why_not_ready(s: Commonwealth, seat: int) -> int:
    """GP-2.1 – Exactly six blocks, one for each region and the court."""
    return OK if is_complete(s, seat) else SIX_BLOCKS


@rule
def ready(s: Commonwealth, seat: int) -> None:
    s.asked &= ~(1 << seat)
    if s.asked == 0:
        reveal(s)


# ---- the reveal ----
@rule
def reveal(s: Commonwealth) -> None:
    """GP-2.3 – All reveal together; the blocks are used, and everyone sees which."""
    s.together = 0
    for turn in range(s.players):
        seat = s.order[turn]
        at = seat * SPOTS
        for spot in range(SPOTS):
            s.blocks[seat * BLOCKS + s.assigned[at + spot]] -= 1
            look_for_block(s, seat, s.assigned[at + spot])
        shown = s.assigned
        emit(
            s, REVEALED, EVERYONE, seat, shown[at], shown[at + 1], shown[at + 2], shown[at + 3], shown[at + 4],
            shown[at + COURT],
        )  # fmt: skip
    s.turn = 0
    place_all(s)


@rule
def place_all(s: Commonwealth) -> None:
    """GP-2.3, GP-2.4 – Cubes as the blocks say; whoever has too few is asked, in the order of the old marker."""
    while s.turn < s.players:
        seat = s.order[s.turn]
        wanted = 0
        for region in range(REGIONS):
            s.arriving[region] = s.assigned[seat * SPOTS + region]
            wanted += s.arriving[region]
        s.shortfall = max(0, wanted - nobles_in_supply(s, seat))
        if s.shortfall > 0:
            emit(s, NOBLES_SHORT, EVERYONE, seat, s.shortfall)
            forgo_without_choice(s)
        if s.shortfall > 0:
            ask(s, seat, SHORTAGE)
            return
        settle_in(s, seat)
    end_phase(s)


@rule
def forgo_without_choice(s: Commonwealth) -> None:
    """GP-2.4 – Nobody is asked where there is nothing to choose: no cube left at all, or one region alone."""
    total = 0
    regions = 0
    for region in range(REGIONS):
        total += s.arriving[region]
        if s.arriving[region] > 0:
            regions += 1
    if s.shortfall < total and regions > 1:
        return
    for region in range(REGIONS):
        forgone = min(s.arriving[region], s.shortfall)
        s.arriving[region] -= forgone
        s.shortfall -= forgone


@rule
def settle_in(s: Commonwealth, seat: int) -> None:
    total = 0
    for region in range(REGIONS):
        place_nobles(s, seat, region, s.arriving[region])
        total += s.arriving[region]
        s.arriving[region] = 0
    emit(s, NOBLES_PLACED, EVERYONE, seat, total)
    s.turn += 1


@rule
def why_not_fewer(s: Commonwealth, seat: int, region: int) -> int:
    return OK if s.arriving[region] > 0 else NONE_ARRIVING


@rule
def place_fewer(s: Commonwealth, seat: int, region: int) -> None:
    """GP-2.4 – He chooses where one cube fewer is placed, until his supply suffices."""
    s.arriving[region] -= 1
    s.shortfall -= 1
    forgo_without_choice(s)
    if s.shortfall == 0:
        s.asked = 0
        settle_in(s, seat)
        place_all(s)
