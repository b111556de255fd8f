"""CM-6.2, CM-6.5: the conqueror of a player's last territory may exchange sets at once."""

from __future__ import annotations

from wartable.engine.events import OK
from wartable.engine.rule import Choices, rule
from wartable.games.la_conquete_du_monde.cards import exchange, must_exchange, offer_exchanges, why_not_exchange
from wartable.games.la_conquete_du_monde.names import DONE, EXCHANGE, FROM, MUST_EXCHANGE, WRONG_STEP
from wartable.games.la_conquete_du_monde.pieces import ask
from wartable.games.la_conquete_du_monde.state import COMBAT, REINFORCE, World


@rule
def offer(s: World, seat: int, out: Choices) -> int:
    """CM-6.5 – His own cards and the seized ones, any number of sets."""
    n = offer_exchanges(s, seat, out, 0)
    if must_exchange(s, seat):
        return n
    out[n] = DONE
    return n + 1


@rule
def why_not(s: World, seat: int, choice: int) -> int:
    if choice == DONE:
        return MUST_EXCHANGE if must_exchange(s, seat) else OK
    if choice < EXCHANGE or choice >= FROM:
        return WRONG_STEP
    return why_not_exchange(s, seat, choice - EXCHANGE)


@rule
def perform(s: World, seat: int, choice: int) -> None:
    """CM-6.2 – Armies exchanged for are placed at once, then the combat goes on."""
    if choice == DONE:
        s.spoils = 0
        ask(s, seat, COMBAT)
        return
    exchange(s, seat, choice - EXCHANGE)
    if s.to_place > 0:
        ask(s, seat, REINFORCE)
