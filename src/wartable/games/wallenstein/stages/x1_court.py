"""W-7: the Emperor's Court."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import rule
from wartable.games.wallenstein.board import (
    BLANK,
    BUILDINGS,
    COUNTIES,
    COURT_PLACES,
    COURT_PRICE,
    COURT_SPACE,
    COURT_SPACES,
    FAVOUR_ARMIES,
    FAVOUR_EVENT,
    FAVOUR_GARRISON,
    FAVOUR_GRAIN,
    FAVOUR_HOUSE,
    FAVOUR_PALACE,
    FAVOUR_PARDON,
    FAVOUR_POINTS,
    FAVOUR_THALERS,
    FAVOURS,
    SHIELD_A,
    SHIELD_AB,
    SHIELD_B,
    SPACES,
    TOWER_CARD,
)
from wartable.games.wallenstein.names import (
    ARMIES_GIVEN,
    BUILDING_GIVEN,
    COURT_ROSE,
    COURTIERS_SENT,
    EVENT_KEPT,
    EVENT_RECALLED,
    FAVOUR_ASKED,
    FAVOUR_CARD,
    FAVOUR_LAID,
    FAVOUR_NOT_OPEN,
    FAVOUR_WASTED,
    GARRISONED,
    GRAIN_GIVEN,
    MARKER_PARDONED,
    MOVED_UP,
    NO_COURTIERS_SENT,
    NO_FAVOUR_ASKED,
    NO_MARKER_THERE,
    NOT_YOUR_COUNTY,
    OUT_OF_GAME,
    PARDON_KEPT,
    POINTS_GIVEN,
    RECEIVED,
    SHIELD_GIVEN,
    SOMEBODYS_COUNTY,
    THALERS_GIVEN,
    TOO_FEW_COURTIERS,
)
from wartable.games.wallenstein.pieces import (
    answered,
    armies_in_supply,
    ask,
    courtiers_in_supply,
    drawn,
    end_phase,
    in_game,
    next_in_order,
    set_owner,
)
from wartable.games.wallenstein.stages.p05_actions import calm_market, why_not_build
from wartable.games.wallenstein.state import GARRISON, GIFT, PARDON, PETITION, PLACES, RECALL_EVENT, Empire


# ---- set-up ----
@rule
def receive(s: Empire) -> None:
    """W-7.2 – Each own army that fell out of the tower places a courtier in the reception hall."""
    for seat in range(s.players):
        s.hall[seat] = min(s.tray[seat], courtiers_in_supply(s, seat))
        emit(s, RECEIVED, EVERYONE, seat, s.hall[seat])
    end_phase(s)


@rule
def lay_favours(s: Empire) -> None:
    """W-7.3 – Three favours: the highest number on the place for four, the lowest on the place for two."""
    for place in range(COURT_PLACES):
        for favour in range(FAVOURS):
            s.bag[favour] = s.favour_pile[favour]
        s.favours[place] = drawn(s, FAVOUR_CARD)
        s.favour_pile[s.favours[place]] = 0
    sort_favours(s)
    for place in range(COURT_PLACES):
        emit(s, FAVOUR_LAID, EVERYONE, s.favours[place], COURT_PRICE[place])
    end_phase(s)


@rule
def sort_favours(s: Empire) -> None:
    for place in range(COURT_PLACES):
        for later in range(place + 1, COURT_PLACES):
            if s.favours[later] > s.favours[place]:
                higher = s.favours[later]
                s.favours[later] = s.favours[place]
                s.favours[place] = higher


# ---- courtiers are sent ----
@rule
def send_courtiers(s: Empire) -> None:
    """W-7.5 – In order, each resolves the spaces for 3, 2 and 1."""
    seat = next_in_order(s)
    while seat >= 0:
        for k in range(COURT_SPACES):
            convert(s, seat, COURT_SPACE + k, COURT_SPACES - k)
        seat = next_in_order(s)
    line_up_petitioners(s)
    end_phase(s)


@rule
def convert(s: Empire, seat: int, space: int, courtiers: int) -> None:
    """W-7.4, W-7.17 – All or nothing: armies of a county, of which one must stay, or own armies of the tray."""
    k = seat * SPACES + space
    if s.shown[k] >= 0:
        return
    card = max(s.plan[k], -1)
    s.plan[k] = -1
    s.shown[k] = BLANK if card < 0 else card
    if not can_convert(s, seat, card, courtiers):
        emit(s, NO_COURTIERS_SENT, EVERYONE, seat, space, s.shown[k])
        return
    if card == TOWER_CARD:
        s.tray[seat] -= courtiers
    else:
        s.armies[card] -= courtiers
    s.hall[seat] += courtiers
    emit(s, COURTIERS_SENT, EVERYONE, seat, space, card, courtiers)


@rule
def can_convert(s: Empire, seat: int, card: int, courtiers: int) -> bool:
    if card < 0 or courtiers_in_supply(s, seat) < courtiers:
        return False
    if card == TOWER_CARD:
        return s.tray[seat] >= courtiers
    return card < COUNTIES and s.armies[card] > courtiers


@rule
def line_up_petitioners(s: Empire) -> None:
    """W-7.6, W-7.18 – Most courtiers first, ties by order; the rank is fixed once, and who has none is skipped."""
    placed = 0
    for place in range(PLACES):
        best = -1
        for other in range(PLACES):
            seat = s.order[other]
            if seat >= 0 and placed >> seat & 1 == 0 and (best < 0 or s.hall[seat] > s.hall[best]):
                best = seat
        s.petitioners[place] = best if best >= 0 and s.hall[best] > 0 else -1
        if best >= 0:
            placed |= 1 << best


# ---- the audience ----
@rule
def go_on(s: Empire) -> None:
    """W-7.6 – One after the other, until all favours are taken or everyone has had his turn."""
    while s.asked == 0:
        if s.turn == PLACES or s.petitioners[s.turn] < 0 or favours_left(s) == 0:
            rise(s)
            return
        s.turn += 1
        move_up(s, s.petitioners[s.turn - 1])


@rule
def favours_left(s: Empire) -> int:
    left = 0
    for place in range(COURT_PLACES):
        if s.favours[place] >= 0:
            left += 1
    return left


@rule
def move_up(s: Empire, seat: int) -> None:
    """W-7.21 – All his courtiers move up, even if he cannot or will not buy."""
    s.room[seat] = s.hall[seat]
    s.hall[seat] = 0
    emit(s, MOVED_UP, EVERYONE, seat, s.room[seat])
    if can_buy(s, seat):
        ask(s, seat, PETITION)
    else:
        emit(s, NO_FAVOUR_ASKED, EVERYONE, seat)


@rule
def can_buy(s: Empire, seat: int) -> bool:
    for place in range(COURT_PLACES):
        if s.favours[place] >= 0 and COURT_PRICE[place] <= s.room[seat]:
            return True
    return False


@rule
def rise(s: Empire) -> None:
    """W-7.7 – Courtiers return to the hall, untaken favours leave the game."""
    for seat in range(s.players):
        s.hall[seat] += s.room[seat]
        s.room[seat] = 0
    for place in range(COURT_PLACES):
        s.favours[place] = -1
        s.petitioners[place] = -1
    for place in range(PLACES):
        s.petitioners[place] = -1
    emit(s, COURT_ROSE, EVERYONE)
    end_phase(s)


@rule
def place_of_favour(s: Empire, favour: int) -> int:
    for place in range(COURT_PLACES):
        if s.favours[place] == favour:
            return place
    return -1


@rule
def why_not_favour(s: Empire, seat: int, favour: int) -> int:
    """W-7.6, W-7.22 – Any favour that lies open and can be paid, even without a target."""
    place = place_of_favour(s, favour)
    if place < 0:
        return FAVOUR_NOT_OPEN
    return OK if COURT_PRICE[place] <= s.room[seat] else TOO_FEW_COURTIERS


@rule
def ask_favour(s: Empire, seat: int, favour: int) -> None:
    """W-7.6, W-7.20 – Courtiers paid return to the supply; the favour is used at once and leaves the game."""
    place = place_of_favour(s, favour)
    s.room[seat] -= COURT_PRICE[place]
    s.favours[place] = -1
    emit(s, FAVOUR_ASKED, EVERYONE, seat, favour, COURT_PRICE[place])
    answered(s)
    use(s, seat, favour)


@rule
def ask_nothing(s: Empire, seat: int) -> None:
    emit(s, NO_FAVOUR_ASKED, EVERYONE, seat)
    answered(s)


# ---- the favours (W-7.8 to W-7.16) ----
@rule
def use(s: Empire, seat: int, favour: int) -> None:
    """W-7.9, W-7.12, W-7.13, W-7.19 – Thalers, grain and points are given at once; other favours have rules below."""
    kind = s.favour_kind[favour]
    amount = s.favour_amount[favour]
    s.favour = favour
    if kind == FAVOUR_EVENT:
        recall_or_ask(s, seat)
    elif kind == FAVOUR_THALERS:
        s.thalers[seat] += amount
        emit(s, THALERS_GIVEN, EVERYONE, seat, amount)
    elif kind == FAVOUR_GRAIN:
        s.grain[seat] += amount
        emit(s, GRAIN_GIVEN, EVERYONE, seat, amount)
    elif kind == FAVOUR_POINTS:
        s.points[seat] += amount
        emit(s, POINTS_GIVEN, EVERYONE, seat, amount)
    elif kind == FAVOUR_ARMIES:
        put_into_tray(s, seat, amount)
    elif kind == FAVOUR_PARDON:
        pardon_or_ask(s, seat)
    elif kind >= FAVOUR_PALACE and kind <= FAVOUR_HOUSE:
        build_or_waste(s, seat, kind - FAVOUR_PALACE)
    elif kind >= SHIELD_A and kind <= SHIELD_AB:
        shield(s, seat, kind)
    elif kind == FAVOUR_GARRISON:
        garrison_or_waste(s, seat)
    if s.asked == 0:
        s.favour = -1


@rule
def used(s: Empire) -> None:
    s.favour = -1
    answered(s)


@rule
def waste(s: Empire, seat: int) -> None:
    """W-7.22 – A favour without a target is wasted."""
    emit(s, FAVOUR_WASTED, EVERYONE, seat, s.favour)


@rule
def put_into_tray(s: Empire, seat: int, amount: int) -> None:
    """W-7.10, W-7.19 – As far as the supply reaches."""
    armies = min(amount, armies_in_supply(s, seat))
    s.tray[seat] += armies
    emit(s, ARMIES_GIVEN, EVERYONE, seat, armies)


@rule
def shield(s: Empire, seat: int, kind: int) -> None:
    """W-7.15 – Against action A, B, or both, this season."""
    if kind != SHIELD_B:
        s.shield_a |= 1 << seat
    if kind != SHIELD_A:
        s.shield_b |= 1 << seat
    emit(s, SHIELD_GIVEN, EVERYONE, seat, s.favour, kind)


# favour 1: the event
@rule
def recall_or_ask(s: Empire, seat: int) -> None:
    if s.event < 0:
        waste(s, seat)
    else:
        ask(s, seat, RECALL_EVENT)


@rule
def recall(s: Empire, seat: int) -> None:
    """W-7.8 – This season's event leaves the game without effect."""
    emit(s, EVENT_RECALLED, EVERYONE, seat, s.event)
    s.event = -1
    used(s)


@rule
def keep_event(s: Empire, seat: int) -> None:
    """W-7.19 – It may be left where it is."""
    emit(s, EVENT_KEPT, EVERYONE, seat, s.event)
    used(s)


# favour 4: a marker
@rule
def pardon_or_ask(s: Empire, seat: int) -> None:
    """W-7.11, W-7.19 – It is kept only if no own county has a marker."""
    marked = 0
    last = 0
    for county in range(COUNTIES):
        if s.owner[county] == seat and s.markers[county] > 0:
            marked += 1
            last = county
    if marked == 0:
        s.pardons |= 1 << seat
        emit(s, PARDON_KEPT, EVERYONE, seat)
    elif marked == 1:
        pardon(s, seat, last)
    else:
        ask(s, seat, PARDON)


@rule
def why_not_pardon(s: Empire, seat: int, county: int) -> int:
    if s.owner[county] != seat:
        return NOT_YOUR_COUNTY
    return OK if s.markers[county] > 0 else NO_MARKER_THERE


@rule
def pardon(s: Empire, seat: int, county: int) -> None:
    s.markers[county] -= 1
    emit(s, MARKER_PARDONED, EVERYONE, seat, county)
    used(s)


# favours 7, 17, 21: a building
@rule
def build_or_waste(s: Empire, seat: int, building: int) -> None:
    for county in range(COUNTIES):
        if s.owner[county] == seat and why_not_build(s, building, county) == OK:
            ask(s, seat, GIFT)
            return
    waste(s, seat)


@rule
def why_not_gift(s: Empire, seat: int, county: int) -> int:
    """W-7.14, W-7.19 – In an own county, by the rules of building."""
    if s.owner[county] != seat:
        return NOT_YOUR_COUNTY
    return why_not_build(s, s.favour_kind[s.favour] - FAVOUR_PALACE, county)


@rule
def build_gift(s: Empire, seat: int, county: int) -> None:
    building = s.favour_kind[s.favour] - FAVOUR_PALACE
    s.buildings[county * BUILDINGS + building] = 1
    emit(s, BUILDING_GIVEN, EVERYONE, seat, building, county)
    calm_market(s, building, county)
    used(s)


@rule
def decline_gift(s: Empire, seat: int) -> None:
    """W-7.19 – A building may be declined."""
    waste(s, seat)
    used(s)


# favour 12: a garrison
@rule
def garrison_or_waste(s: Empire, seat: int) -> None:
    if armies_in_supply(s, seat) == 0:
        waste(s, seat)
        return
    for county in range(COUNTIES):
        if why_not_garrison(s, seat, county) == OK:
            ask(s, seat, GARRISON)
            return
    waste(s, seat)


@rule
def why_not_garrison(s: Empire, seat: int, county: int) -> int:
    """W-7.16, W-7.19 – An own or a neutral county, wherever it lies."""
    if not in_game(s, county):
        return OUT_OF_GAME
    return OK if s.owner[county] == seat or s.owner[county] < 0 else SOMEBODYS_COUNTY


@rule
def garrison(s: Empire, seat: int, county: int) -> None:
    """W-7.16, W-7.22 – Three armies, or those there are; a neutral county's card is taken without a fight."""
    armies = min(s.favour_amount[s.favour], armies_in_supply(s, seat))
    set_owner(s, county, seat)
    s.armies[county] += armies
    emit(s, GARRISONED, EVERYONE, seat, county, armies)
    used(s)
