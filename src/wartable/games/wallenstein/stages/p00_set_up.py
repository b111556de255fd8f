"""W-0: pieces and set-up: the draft of counties, or a printed line-up."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import rule
from wartable.games.wallenstein.board import (
    COUNTIES,
    EVENTS,
    FAVOURS,
    GROUP_SIZES,
    GROUPS,
    LINE_UP_FROM,
    LINE_UPS,
    MOST_GROUPS,
    SPACES,
    START_THALERS,
)
from wartable.games.wallenstein.names import (
    CARD_OPENED,
    COUNTY_CARD,
    COUNTY_DRAWN,
    COUNTY_TAKEN,
    FIRST_DRAWN,
    FIRST_SEAT,
    GROUP_PLACED,
    LINE_UP_SEAT,
    LINED_UP,
    NOT_OPEN,
    OUT_OF_GAME,
    PAIR_IS_NEW,
    PAIR_OPENED,
    PAIR_RENEWED,
    STATIONED,
)
from wartable.games.wallenstein.pieces import answered, ask, draw_seat, drawn, end_phase, everyone, in_game, set_owner
from wartable.games.wallenstein.stages.x3_leaders import join_in_draft
from wartable.games.wallenstein.state import DRAFT, PLACES, PRINTED, SEATS, SET_UP, STATION, Empire

SIZES = len(GROUP_SIZES)


@rule
def start(s: Empire) -> None:
    """W-0.1, W-0.3 – Everything in its place: thalers by the number of players, nobody has a county yet."""
    s.year = 1
    s.phase = SET_UP
    clear_empire(s)
    clear_season(s)
    for seat in range(SEATS):
        s.leader[seat] = -1
    for seat in range(s.players):
        s.thalers[seat] = START_THALERS[s.players - 3]
    for card in range(EVENTS):
        s.event_pile[card] = 1
    for favour in range(FAVOURS):
        s.favour_pile[favour] = 1
    s.first = -1
    answered(s)


@rule
def clear_empire(s: Empire) -> None:
    for county in range(COUNTIES):
        s.owner[county] = -1
        s.held[county] = -1
    s.drafted = -1
    s.origin = -1
    s.target = -1
    s.event = -1
    s.favour = -1
    s.open[0] = -1
    s.open[1] = -1


@rule
def clear_season(s: Empire) -> None:
    """W-1.10 – No order, no tiles, no plans."""
    for place in range(PLACES):
        s.order[place] = -1
        s.tiles[place] = -1
        s.petitioners[place] = -1
    for slot in range(len(s.row)):
        s.row[slot] = -1
    for place in range(len(s.favours)):
        s.favours[place] = -1
    for k in range(SEATS * SPACES):
        s.plan[k] = -1
        s.shown[k] = -1


@rule
def groups_each(s: Empire) -> int:
    """W-0.4 – Nine army groups with three players, eight with four, seven with five."""
    return MOST_GROUPS + 3 - s.players


@rule
def begin(s: Empire) -> None:
    """W-0.4, W-0.6 – The draft goes on turn by turn, or the line-ups are laid out."""
    if s.printed == PRINTED:
        line_up(s)
        end_phase(s)
        return
    if s.first < 0:
        begin_draft(s)
    if s.drafted >= 0:
        end_turn(s)
    if s.turn == s.players * groups_each(s):
        end_draft(s)
    else:
        ask(s, (s.first + s.turn) % s.players, DRAFT)


# ---- the printed line-ups ----
@rule
def line_up(s: Empire) -> None:
    """W-0.6, W-0.11 – Each line-up goes to a seat by lot, cards and armies together."""
    free = everyone(s)
    for row in range(s.players):
        seat = draw_seat(s, free, LINE_UP_SEAT)
        free &= ~(1 << seat)
        armies = 0
        for k in range(groups_each(s)):
            county = LINE_UPS[LINE_UP_FROM[s.players - 3] + row * groups_each(s) + k]
            set_owner(s, county, seat)
            s.armies[county] = GROUPS[k]
            armies += GROUPS[k]
        emit(s, LINED_UP, EVERYONE, seat, groups_each(s), armies)


# ---- the draft ----
@rule
def begin_draft(s: Empire) -> None:
    """W-0.4 – Two cards are opened; who begins is drawn by lot [ruling]."""
    s.first = draw_seat(s, everyone(s), FIRST_SEAT)
    emit(s, FIRST_DRAWN, EVERYONE, s.first)
    for seat in range(s.players):
        for k in range(groups_each(s)):
            for size in range(SIZES):
                if GROUP_SIZES[size] == GROUPS[k]:
                    s.groups[seat * SIZES + size] += 1
    open_pair(s)


@rule
def open_pair(s: Empire) -> None:
    s.open[0] = draw_card(s)
    s.open[1] = draw_card(s)
    s.offered = 0
    emit(s, PAIR_OPENED, EVERYONE, s.open[0], s.open[1])


@rule
def in_pile(s: Empire, county: int) -> bool:
    taken = s.owner[county] >= 0 or s.drafted == county or s.open[0] == county or s.open[1] == county
    return not taken and in_game(s, county)


@rule
def draw_card(s: Empire) -> int:
    """W-0.4, W-0.5 – The top card: those never seen come before the pairs put under the pile, the oldest first."""
    upper = -1
    for county in range(COUNTIES):
        if in_pile(s, county) and (upper < 0 or s.buried[county] < upper):
            upper = s.buried[county]
    for county in range(COUNTIES):
        s.bag[county] = 1 if in_pile(s, county) and s.buried[county] == upper else 0
    county = drawn(s, COUNTY_CARD)
    s.buried[county] = 0
    return county


@rule
def why_not_take(s: Empire, seat: int, county: int) -> int:
    """W-0.4 – One of the two open cards."""
    if not in_game(s, county):
        return OUT_OF_GAME
    return OK if s.open[0] == county or s.open[1] == county else NOT_OPEN


@rule
def take(s: Empire, seat: int, county: int) -> None:
    """W-0.4 – It is replaced when his turn ends."""
    s.open[0 if s.open[0] == county else 1] = -1
    s.drafted = county
    s.offered = 0
    emit(s, COUNTY_TAKEN, EVERYONE, seat, county)
    station_or_ask(s, seat)


@rule
def draw(s: Empire, seat: int) -> None:
    """W-0.10 – A card taken blind is kept; its group is chosen after seeing it."""
    s.drafted = draw_card(s)
    s.offered |= 1 << seat
    emit(s, COUNTY_DRAWN, EVERYONE, seat, s.drafted)
    station_or_ask(s, seat)


@rule
def why_not_renew(s: Empire, seat: int) -> int:
    """W-0.5, W-0.16 – Only if his last turn offered the very pair that lies open now."""
    return OK if s.offered >> seat & 1 == 1 else PAIR_IS_NEW


@rule
def renew(s: Empire, seat: int) -> None:
    """W-0.5 – Both cards go face down under the pile, and two new ones are opened."""
    last = 0
    for county in range(COUNTIES):
        last = max(last, s.buried[county])
    emit(s, PAIR_RENEWED, EVERYONE, seat)
    for place in range(2):
        s.buried[s.open[place]] = last + 1
        s.open[place] = -1
    open_pair(s)


# ---- army groups ----
@rule
def station_or_ask(s: Empire, seat: int) -> None:
    """Nobody is asked where only one size of group is left."""
    kinds = 0
    only = 0
    for size in range(SIZES):
        if s.groups[seat * SIZES + size] > 0:
            kinds += 1
            only = size
    if kinds == 1:
        station(s, seat, only)
    else:
        ask(s, seat, STATION)


@rule
def why_not_station(s: Empire, seat: int, size: int) -> int:
    return OK if s.groups[seat * SIZES + size] > 0 else GROUP_PLACED


@rule
def station(s: Empire, seat: int, size: int) -> None:
    """W-0.4 – One of the own groups on the county taken."""
    county = s.drafted
    s.groups[seat * SIZES + size] -= 1
    set_owner(s, county, seat)
    s.armies[county] = GROUP_SIZES[size]
    emit(s, STATIONED, EVERYONE, seat, county, GROUP_SIZES[size])
    answered(s)
    join_in_draft(s, seat, groups_left(s, seat))


@rule
def groups_left(s: Empire, seat: int) -> int:
    left = 0
    for size in range(SIZES):
        left += s.groups[seat * SIZES + size]
    return left


@rule
def end_turn(s: Empire) -> None:
    """W-0.10 – An open card that was taken is replaced from the pile."""
    s.drafted = -1
    s.turn += 1
    for place in range(2):
        if s.open[place] < 0:
            s.open[place] = draw_card(s)
            emit(s, CARD_OPENED, EVERYONE, s.open[place])


@rule
def end_draft(s: Empire) -> None:
    """W-0.7, W-0.16 – Cards left over are neutral counties."""
    s.open[0] = -1
    s.open[1] = -1
    s.offered = 0
    for county in range(COUNTIES):
        s.buried[county] = 0
    end_phase(s)
