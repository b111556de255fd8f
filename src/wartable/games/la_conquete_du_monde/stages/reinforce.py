"""CM-2, first step: the armies received are placed, sets may be exchanged."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.masks import members
from wartable.engine.rule import Choices, rule
from wartable.games.la_conquete_du_monde.cards import must_exchange
from wartable.games.la_conquete_du_monde.names import MUST_EXCHANGE, NOT_SO_MANY, NOT_YOURS, PLACE, PLACED
from wartable.games.la_conquete_du_monde.pieces import (
    AMOUNTS,
    amount_of,
    ask,
    offer_amounts,
    set_armies,
    why_not_amount,
)
from wartable.games.la_conquete_du_monde.state import COMBAT, SPOILS, World


@rule
def offer_places(s: World, seat: int, out: Choices, n: int) -> int:
    """CM-2.4, CM-2.5 – Armies are placed by ones, tens or all."""
    if s.forced_exchange > 0 and must_exchange(s, seat):
        return n
    for t in members(s.held[seat]):
        n = offer_amounts(PLACE + t * AMOUNTS, s.to_place, out, n)
    return n


@rule
def why_not_place(s: World, seat: int, territory: int, amount: int) -> int:
    """CM-2.5 – On own territories only; in `classic` a full hand is exchanged first."""
    if must_exchange(s, seat):
        return MUST_EXCHANGE
    if s.owner[territory] != seat:
        return NOT_YOURS
    return why_not_amount(amount, s.to_place, NOT_SO_MANY)


@rule
def place(s: World, seat: int, territory: int, amount: int) -> None:
    """CM-2.4, CM-2.5 – All armies received are placed before anything else."""
    count = amount_of(amount, s.to_place)
    s.to_place -= count
    set_armies(s, territory, s.armies[territory] + count)
    emit(s, PLACED, EVERYONE, seat, count, territory)
    if s.to_place == 0:
        ask(s, seat, SPOILS if s.spoils == 1 else COMBAT)
