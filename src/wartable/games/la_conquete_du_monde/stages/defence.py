"""CM-3.3: the defender chooses how many dice defend, after the attacker and before any roll."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import rule
from wartable.games.la_conquete_du_monde.names import DEFENDED, TOO_MANY_DICE
from wartable.games.la_conquete_du_monde.stages.combat import fight, most_defence_dice
from wartable.games.la_conquete_du_monde.state import World


@rule
def why_not_defend(s: World, seat: int, dice: int) -> int:
    """CM-3.3 – One die to three, at most as many as armies stand there."""
    return OK if dice + 1 <= most_defence_dice(s) else TOO_MANY_DICE


@rule
def defend(s: World, seat: int, dice: int) -> None:
    """CM-3.3, CM-3.7 – The number is chosen before any roll."""
    emit(s, DEFENDED, EVERYONE, seat, dice + 1)
    fight(s, dice + 1)
