"""CM-3.6: after a conquest, more armies may follow from the last attacking territory."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import Choices, rule
from wartable.games.la_conquete_du_monde.names import DONE, FOLLOW_ON, FOLLOWED, MOVE, ONE_STAYS
from wartable.games.la_conquete_du_monde.pieces import amount_of, offer_amounts, why_not_amount, wrong_step
from wartable.games.la_conquete_du_monde.stages.combat import after_conquest
from wartable.games.la_conquete_du_monde.state import World


@rule
def offer(s: World, seat: int, out: Choices) -> int:
    n = offer_amounts(FOLLOW_ON, s.armies[s.origin] - 1, out, 0)
    out[n] = DONE
    return n + 1


@rule
def why_not(s: World, seat: int, choice: int) -> int:
    """CM-3.6 – One army stays behind."""
    if choice == DONE:
        return OK
    if choice < FOLLOW_ON or choice >= MOVE:
        return wrong_step(choice)
    return why_not_amount(choice - FOLLOW_ON, s.armies[s.origin] - 1, ONE_STAYS)


@rule
def perform(s: World, seat: int, choice: int) -> None:
    if choice != DONE:
        follow(s, seat, amount_of(choice - FOLLOW_ON, s.armies[s.origin] - 1))
    if choice == DONE or s.armies[s.origin] == 1:
        after_conquest(s, seat)


@rule
def follow(s: World, seat: int, count: int) -> None:
    """CM-3.6, CM-4.3 – The army left behind, then the followers, are taken from armies that fought first."""
    tired = min(count, max(0, s.fought[s.origin] - 1))
    s.armies[s.origin] -= count
    s.fought[s.origin] -= tired
    s.armies[s.target] += count
    s.fought[s.target] += tired
    emit(s, FOLLOWED, EVERYONE, seat, count, s.origin, s.target)
