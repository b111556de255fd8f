"""CM-6.2, CM-6.5: the conqueror of a player's last territory may exchange any number of sets at once."""

from __future__ import annotations

from wartable.engine.events import OK
from wartable.engine.rule import rule
from wartable.games.la_conquete_du_monde.cards import must_exchange
from wartable.games.la_conquete_du_monde.names import MUST_EXCHANGE
from wartable.games.la_conquete_du_monde.pieces import ask
from wartable.games.la_conquete_du_monde.state import COMBAT, World


@rule
def why_not_keep(s: World, seat: int) -> int:
    """CM-6.5 – His own cards and the seized ones; in `classic` a full hand is exchanged first."""
    return MUST_EXCHANGE if must_exchange(s, seat) else OK


@rule
def keep(s: World, seat: int) -> None:
    """CM-6.2 – The combat goes on."""
    s.spoils = 0
    ask(s, seat, COMBAT)
