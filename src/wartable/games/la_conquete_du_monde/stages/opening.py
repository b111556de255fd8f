"""CM-0, CM-1: who begins, and the dealing of the territories."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.luck import pick, roll
from wartable.engine.masks import members
from wartable.engine.rule import Choices, rule
from wartable.games.la_conquete_du_monde.board import DECK, T
from wartable.games.la_conquete_du_monde.names import (
    DEAL_ROLLED,
    DEALT,
    NOT_YOURS,
    ONE_BY_ONE,
    OPENED,
    ORDER_ROLLED,
    ORDER_SET,
    PLACE,
    PLACED,
    POINTS_LOST,
    TERRITORY_CARD,
)
from wartable.games.la_conquete_du_monde.pieces import AMOUNTS, ONE, armies_of, ask, retally, set_armies
from wartable.games.la_conquete_du_monde.stages.evening import even_out
from wartable.games.la_conquete_du_monde.stages.turn import begin_round, begin_turn
from wartable.games.la_conquete_du_monde.state import MUSTER, SEATS, World

DICE_DEAL = 0
STARTING_ARMIES = (0, 0, 40, 35, 30, 25, 20)  # CM-8.1, by number of players


@rule
def start(s: World) -> None:
    """CM-0.2 – An empty world: nobody's territories, all cards in the deck."""
    for t in range(T):
        s.owner[t] = -1
        s.undealt[t] = 1
    for arm in range(len(DECK)):
        s.deck[arm] = DECK[arm]
    for place in range(SEATS):
        s.order[place] = -1
    s.origin = -1
    s.target = -1
    roll_for_order(s)
    if s.deal == DICE_DEAL:
        deal_by_dice(s)
    else:
        deal_evenly(s)


@rule
def roll_for_order(s: World) -> None:
    """CM-0.3 – Each player rolls one die; the order is that of the dice, and ties roll again."""
    die = [0] * SEATS
    tied = [1] * SEATS  # whether the place is tied with the one before it
    for place in range(s.players):
        s.order[place] = place
    first = 0
    while first < s.players:
        last = first + 1
        while last < s.players and tied[last] == 1:
            last += 1
        if last == first + 1:
            first += 1
            continue
        for place in range(first, last):
            seat = s.order[place]
            die[seat] = roll(s)
            emit(s, ORDER_ROLLED, EVERYONE, seat, die[seat])
        for place in range(first + 1, last):
            seat = s.order[place]
            k = place
            while k > first and die[s.order[k - 1]] < die[seat]:
                s.order[k] = s.order[k - 1]
                k -= 1
            s.order[k] = seat
        for place in range(first + 1, last):
            tied[place] = 1 if die[s.order[place]] == die[s.order[place - 1]] else 0
    for place in range(s.players):
        emit(s, ORDER_SET, EVERYONE, s.order[place], place + 1)


@rule
def deal_by_dice(s: World) -> None:
    """CM-1.1, CM-1.2, CM-8.2 – In turn, a die gives so many territories, one army on each, until none is left."""
    left = T
    turn = 0
    while left > 0:
        seat = s.order[turn]
        points = roll(s)
        emit(s, DEAL_ROLLED, EVERYONE, seat, points)
        for _ in range(min(points, left)):
            deal_territory(s, seat)
        if points > left:
            emit(s, POINTS_LOST, EVERYONE, seat, points - left)
        left = max(0, left - points)
        turn = (turn + 1) % s.players
    if s.even_world == 1:
        even_out(s)
    open_conquest(s, turn)


@rule
def deal_territory(s: World, seat: int) -> None:
    """CM-1.1 – A card from the top, an army on its territory; the arms mean nothing yet."""
    territory = pick(s, TERRITORY_CARD, s.undealt)
    s.undealt[territory] = 0
    s.owner[territory] = seat
    s.armies[territory] = 1
    emit(s, DEALT, EVERYONE, seat, territory)


@rule
def open_conquest(s: World, opener: int) -> None:
    """CM-1.3 – The player after the last one dealt to opens; the order is told from him."""
    before = [0] * SEATS
    for place in range(s.players):
        before[place] = s.order[place]
    for place in range(s.players):
        s.order[place] = before[(opener + place) % s.players]
    retally(s)
    emit(s, OPENED, EVERYONE, s.order[0])
    s.turn = 0
    begin_round(s, 1)
    begin_turn(s)


@rule
def deal_evenly(s: World) -> None:
    """CM-8.1, CM-0.1 – In `classic` the cards are dealt round, then armies are placed one by one, within the cap."""
    for k in range(T):
        deal_territory(s, s.order[k % s.players])
    retally(s)
    due = STARTING_ARMIES[s.players]
    if s.army_cap > 0 and s.army_cap < due:
        due = s.army_cap
    for seat in range(s.players):
        s.mustering[seat] = max(0, due - armies_of(s, seat))
    s.turn = 0
    muster_next(s)


@rule
def muster_next(s: World) -> None:
    """The next player with starting armies left places one; after the last the conquest opens."""
    for _ in range(s.players):
        seat = s.order[s.turn]
        if s.mustering[seat] > 0:
            s.player = seat
            ask(s, seat, MUSTER)
            return
        s.turn = (s.turn + 1) % s.players
    open_conquest(s, 0)


@rule
def offer_muster(s: World, seat: int, out: Choices, n: int) -> int:
    for t in members(s.held[seat]):
        out[n] = PLACE + t * AMOUNTS + ONE
        n += 1
    return n


@rule
def why_not_muster(s: World, seat: int, territory: int, amount: int) -> int:
    if s.owner[territory] != seat:
        return NOT_YOURS
    return OK if amount == ONE else ONE_BY_ONE


@rule
def muster(s: World, seat: int, territory: int, amount: int) -> None:
    """CM-8.1 – One starting army."""
    set_armies(s, territory, s.armies[territory] + 1)
    s.mustering[seat] -= 1
    emit(s, PLACED, EVERYONE, seat, 1, territory)
    s.turn = (s.turn + 1) % s.players
    muster_next(s)
