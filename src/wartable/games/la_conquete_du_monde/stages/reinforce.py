"""CM-2, first step: the armies received are placed, sets may be exchanged."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import Choices, rule
from wartable.games.la_conquete_du_monde.board import T
from wartable.games.la_conquete_du_monde.cards import exchange, must_exchange, offer_exchanges, why_not_exchange
from wartable.games.la_conquete_du_monde.names import (
    ARMIES_TO_PLACE,
    EXCHANGE,
    FROM,
    MUST_EXCHANGE,
    NOT_SO_MANY,
    NOT_YOURS,
    PLACE,
    PLACED,
    TOO_LATE,
)
from wartable.games.la_conquete_du_monde.pieces import AMOUNTS, amount_of, ask, offer_amounts, why_not_amount
from wartable.games.la_conquete_du_monde.state import COMBAT, SPOILS, World


@rule
def may_exchange(s: World) -> bool:
    """CM-5.3, CM-6.2 – Before the first attack of the turn, or at once after an elimination."""
    return s.fighting == 0 or s.spoils == 1


@rule
def offer(s: World, seat: int, out: Choices) -> int:
    """CM-2.4, CM-2.5 – Exchange sets, or place armies by ones, tens or all."""
    n = 0
    if may_exchange(s):
        n = offer_exchanges(s, seat, out, n)
        if must_exchange(s, seat):
            return n
    for t in range(T):
        if s.owner[t] == seat:
            n = offer_amounts(PLACE + t * AMOUNTS, s.to_place, out, n)
    return n


@rule
def why_not(s: World, seat: int, choice: int) -> int:
    if choice >= EXCHANGE and choice < FROM:
        return why_not_exchange(s, seat, choice - EXCHANGE) if may_exchange(s) else TOO_LATE
    if choice >= EXCHANGE:
        return ARMIES_TO_PLACE
    return why_not_place(s, seat, (choice - PLACE) // AMOUNTS, (choice - PLACE) % AMOUNTS)


@rule
def why_not_place(s: World, seat: int, territory: int, amount: int) -> int:
    """CM-2.5 – On own territories only; in `classic` a full hand is exchanged first."""
    if may_exchange(s) and must_exchange(s, seat):
        return MUST_EXCHANGE
    if s.owner[territory] != seat:
        return NOT_YOURS
    return why_not_amount(amount, s.to_place, NOT_SO_MANY)


@rule
def perform(s: World, seat: int, choice: int) -> None:
    """CM-2.4, CM-2.5 – All armies received are placed before anything else."""
    if choice >= EXCHANGE:
        exchange(s, seat, choice - EXCHANGE)
        return
    territory = (choice - PLACE) // AMOUNTS
    count = amount_of((choice - PLACE) % AMOUNTS, s.to_place)
    s.to_place -= count
    s.armies[territory] += count
    emit(s, PLACED, EVERYONE, seat, count, territory)
    if s.to_place == 0:
        ask(s, seat, SPOILS if s.spoils == 1 else COMBAT)
