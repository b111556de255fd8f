"""Small rules every room uses: whose turn it is, supplies, counties and their cards."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.luck import pick
from wartable.engine.masks import members, size_of
from wartable.engine.rule import rule
from wartable.games.wallenstein.board import (
    ARMIES,
    BORDER,
    BUILDINGS,
    BUILDINGS_IN_BOX,
    CARDS,
    COUNTIES,
    COURTIERS,
    OUT_OF_THREE,
    PEASANTS,
    SITES,
    SPACES,
)
from wartable.games.wallenstein.names import CARD_LOST, LEADER_LOST, MARKER_LAID, PARDON_USED
from wartable.games.wallenstein.state import GREEN, PLACES, SEATS, Empire


# ---- whose turn it is ----
@rule
def everyone(s: Empire) -> int:
    return (1 << s.players) - 1


@rule
def ask(s: Empire, seat: int, stage: int) -> None:
    """From now on the table waits for this seat, in this stage."""
    s.player = seat
    s.stage = stage
    s.asked = 1 << seat


@rule
def answered(s: Empire) -> None:
    """Nobody is asked: the phase goes on."""
    s.player = -1
    s.asked = 0


@rule
def end_phase(s: Empire) -> None:
    """On to the next phase this table walks through."""
    go_to(s, s.phase + 1)


@rule
def go_to(s: Empire, phase: int) -> None:
    while s.walks[phase] == 0:
        phase += 1
    s.phase = phase
    s.turn = 0
    answered(s)


@rule
def next_in_order(s: Empire) -> int:
    """W-1.6, W-1.10 – Whoever is next by the places in the order, -1 after the last; empty places are skipped."""
    while s.turn < PLACES:
        s.turn += 1
        if s.order[s.turn - 1] >= 0:
            return s.order[s.turn - 1]
    return -1


@rule
def place_of(s: Empire, seat: int) -> int:
    """The seat's place in the order, -1 if it has none."""
    for place in range(PLACES):
        if s.order[place] == seat:
            return place
    return -1


@rule
def has_tile(s: Empire, seat: int, tile: int) -> bool:
    """W-1.2 – Tiles nobody chose are idle."""
    place = place_of(s, seat)
    return place >= 0 and s.tiles[place] == tile


# ---- drawing ----
@rule
def drawn(s: Empire, question: int) -> int:
    """One item drawn blindly from the bag, which is empty again afterwards."""
    item = pick(s, question, s.bag)
    for k in range(CARDS):
        s.bag[k] = 0
    return item


@rule
def draw_seat(s: Empire, seats: int, question: int) -> int:
    """By lot among the seats of a mask; who is alone in it needs none."""
    if seats & (seats - 1) == 0:
        seat = 0
        while seats >> seat & 1 == 0:
            seat += 1
        return seat
    for seat in range(s.players):
        s.bag[seat] = seats >> seat & 1
    return drawn(s, question)


# ---- supplies (W-0.12, W-0.14) ----
@rule
def armies_in_supply(s: Empire, seat: int) -> int:
    """W-0.14 – What stands neither on the board nor lies in tower or tray, nor is on its way into the tower."""
    left = ARMIES - s.inside[seat] - s.tray[seat] - s.thrown[seat]
    for county in members(s.realm[seat]):
        left -= s.armies[county]
    return left


@rule
def peasants_in_supply(s: Empire) -> int:
    return PEASANTS - s.inside[GREEN] - s.tray[GREEN] - s.thrown[GREEN]


@rule
def buildings_left(s: Empire, building: int) -> int:
    """W-0.12 – Of this kind, in the common supply."""
    left = BUILDINGS_IN_BOX[building]
    for county in range(COUNTIES):
        left -= s.buildings[county * BUILDINGS + building]
    return left


@rule
def courtiers_in_supply(s: Empire, seat: int) -> int:
    return COURTIERS - s.hall[seat] - s.room[seat]


# ---- counties ----
@rule
def in_game(s: Empire, county: int) -> bool:
    """W-0.2 – With three players eight counties are out."""
    return s.players > 3 or OUT_OF_THREE[county] == 0


@rule
def adjacent(s: Empire, one: int, other: int) -> bool:
    return BORDER[one * COUNTIES + other] == 1 and in_game(s, one) and in_game(s, other)


@rule
def counties_of(s: Empire, seat: int) -> int:
    return size_of(s.realm[seat])


@rule
def free_sites(s: Empire, county: int) -> int:
    free = SITES[county]
    for building in range(BUILDINGS):
        free -= s.buildings[county * BUILDINGS + building]
    return free


@rule
def lay_marker(s: Empire, county: int) -> None:
    """W-2.4 – One more revolt marker; W-7.22 – a kept favour cancels it by itself."""
    owner = s.owner[county]
    if s.pardons >> owner & 1 == 1:
        s.pardons &= ~(1 << owner)
        emit(s, PARDON_USED, EVERYONE, owner, county)
    else:
        s.markers[county] += 1
        emit(s, MARKER_LAID, EVERYONE, county, s.markers[county])


@rule
def set_owner(s: Empire, county: int, owner: int) -> None:
    before = s.owner[county]
    if before >= 0:
        s.realm[before] &= ~(1 << county)
    s.owner[county] = owner
    if owner >= 0:
        s.realm[owner] |= 1 << county


@rule
def hand_over(s: Empire, county: int, owner: int, armies: int) -> None:
    """W-3.4, W-3.5 – From now on somebody else's, or nobody's."""
    set_owner(s, county, owner)
    s.armies[county] = armies
    s.held[county] = -1


@rule
def mourn(s: Empire, seat: int, county: int) -> None:
    """W-1.9, W-1.16, W-9.5 – A lost county's card leaves the loser, out of the plan too, and so does a leader there."""
    for space in range(SPACES):
        if s.plan[seat * SPACES + space] == county:
            s.plan[seat * SPACES + space] = -1
            s.shown[seat * SPACES + space] = county
            emit(s, CARD_LOST, EVERYONE, seat, county, space)
    if s.leader[seat] == county:
        s.leader[seat] = -1
        emit(s, LEADER_LOST, EVERYONE, seat, county)


@rule
def lay_waste(s: Empire, county: int) -> None:
    """W-3.5, W-3.6 – Nobody's armies, nobody's card; buildings and markers are removed."""
    hand_over(s, county, -1, 0)
    s.markers[county] = 0
    for building in range(BUILDINGS):
        s.buildings[county * BUILDINGS + building] = 0


@rule
def retally(s: Empire) -> None:
    """Who holds what."""
    for seat in range(SEATS):
        s.realm[seat] = 0
    for county in range(COUNTIES):
        if s.owner[county] >= 0:
            s.realm[s.owner[county]] |= 1 << county
