"""The frame of a turn: rounds, what a turn begins with, and how it ends."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.la_conquete_du_monde.board import BONUS, CONTINENT_MASK, CONTINENTS, T
from wartable.games.la_conquete_du_monde.cards import draw_card
from wartable.games.la_conquete_du_monde.names import (
    CONTINENT_HELD,
    REINFORCED,
    ROUND_BEGAN,
    TIME_UP,
    TURN_BEGAN,
)
from wartable.games.la_conquete_du_monde.pieces import ask, within_cap
from wartable.games.la_conquete_du_monde.state import COMBAT, OVER, REINFORCE, World

EACH_TURN, AFTER_CONQUEST = 0, 1


@rule
def begin_round(s: World, number: int) -> None:
    """CM-6.6 – Rounds count from the opening of the conquest."""
    s.round = number
    emit(s, ROUND_BEGAN, EVERYONE, number)


@rule
def begin_turn(s: World) -> None:
    """CM-2 – First step: a card, the armies due, and where they are placed."""
    seat = s.order[s.turn]
    s.player = seat
    s.fighting = 0
    s.conquests = 0
    s.spoils = 0
    s.origin = -1
    s.target = -1
    emit(s, TURN_BEGAN, EVERYONE, seat)
    draw_cards_due(s, seat)
    s.to_place = 0
    s.to_place = within_cap(s, seat, armies_due(s, seat))
    ask(s, seat, REINFORCE if s.to_place > 0 else COMBAT)


@rule
def draw_cards_due(s: World, seat: int) -> None:
    """CM-2.1, CM-7.1 – One card a turn; by the second rule, one for each territory beyond full fours."""
    if s.cards == AFTER_CONQUEST:
        return
    count = s.territories[seat] % 4 if s.second_rule == 1 else 1
    for _ in range(count):
        draw_card(s, seat)


@rule
def armies_due(s: World, seat: int) -> int:
    """CM-2.2, CM-7.1 – One army for each full three territories (by the second rule four), and for continents."""
    held = s.territories[seat]
    due = max(s.minimum_armies, held // (4 if s.second_rule == 1 else 3))
    emit(s, REINFORCED, EVERYONE, seat, due, held)
    return due + continents_due(s, seat)


@rule
def continents_due(s: World, seat: int) -> int:
    """CM-2.3, CM-7.3 – Armies for each continent wholly held."""
    due = 0
    for c in range(CONTINENTS):
        if CONTINENT_MASK[c] & ~s.held[seat] == 0:
            due += BONUS[c]
            emit(s, CONTINENT_HELD, EVERYONE, seat, BONUS[c], c)
    return due


@rule
def end_turn(s: World) -> None:
    """CM-6.4, CM-6.6 – The next living player; after the last of the order a new round, or the limit."""
    seat = s.player
    if s.cards == AFTER_CONQUEST and s.conquests > 0:
        draw_card(s, seat)
    for t in range(T):
        s.fought[t] = 0
        s.arrived[t] = 0
    passed = pass_turn(s)
    if passed == 1 and s.round_limit > 0 and s.round == s.round_limit:
        emit(s, TIME_UP, EVERYONE, s.round)
        end_game(s)
        return
    if passed == 1:
        begin_round(s, s.round + 1)
    begin_turn(s)


@rule
def pass_turn(s: World) -> int:
    """Move on to the next player with territories; 1 if the order began anew."""
    anew = 0
    while True:
        s.turn += 1
        if s.turn == s.players:
            s.turn = 0
            anew = 1
        if s.territories[s.order[s.turn]] > 0:
            return anew


@rule
def end_game(s: World) -> None:
    s.stage = OVER
    s.asked = 0
