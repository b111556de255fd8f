"""CM-3.3: the defender chooses how many dice defend, after the attacker and before any roll."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import Choices, rule
from wartable.games.la_conquete_du_monde.names import DEFEND, DEFENDED, FOLLOW_ON, TOO_MANY_DICE
from wartable.games.la_conquete_du_monde.pieces import wrong_step
from wartable.games.la_conquete_du_monde.stages.combat import fight, most_defence_dice
from wartable.games.la_conquete_du_monde.state import World


@rule
def offer(s: World, seat: int, out: Choices) -> int:
    most = most_defence_dice(s)
    for k in range(most):
        out[k] = DEFEND + k
    return most


@rule
def why_not(s: World, seat: int, choice: int) -> int:
    """CM-3.3 – One die to three, at most as many as armies stand there."""
    if choice < DEFEND or choice >= FOLLOW_ON:
        return wrong_step(choice)
    return OK if choice - DEFEND + 1 <= most_defence_dice(s) else TOO_MANY_DICE


@rule
def perform(s: World, seat: int, choice: int) -> None:
    """CM-3.3, CM-3.7 – The number is chosen before any roll."""
    dice = choice - DEFEND + 1
    emit(s, DEFENDED, EVERYONE, seat, dice)
    fight(s, dice)
