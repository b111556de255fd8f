"""CM-3.6: after a conquest, more armies may follow from the last attacking territory."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import Choices, rule
from wartable.games.la_conquete_du_monde.names import FOLLOW_ON, FOLLOWED, ONE_STAYS
from wartable.games.la_conquete_du_monde.pieces import amount_of, offer_amounts, set_armies, why_not_amount
from wartable.games.la_conquete_du_monde.stages.combat import after_conquest
from wartable.games.la_conquete_du_monde.state import World


@rule
def why_not_follow(s: World, seat: int, amount: int) -> int:
    """CM-3.6 – One army stays behind."""
    return why_not_amount(amount, s.armies[s.origin] - 1, ONE_STAYS)


@rule
def offer_followers(s: World, seat: int, out: Choices, n: int) -> int:
    return offer_amounts(FOLLOW_ON, s.armies[s.origin] - 1, out, n)


@rule
def follow(s: World, seat: int, amount: int) -> None:
    """CM-3.6, CM-4.3 – The army left behind, then the followers, are taken from armies that fought first."""
    count = amount_of(amount, s.armies[s.origin] - 1)
    tired = min(count, max(0, s.fought[s.origin] - 1))
    set_armies(s, s.origin, s.armies[s.origin] - count)
    s.fought[s.origin] -= tired
    set_armies(s, s.target, s.armies[s.target] + count)
    s.fought[s.target] += tired
    emit(s, FOLLOWED, EVERYONE, seat, count, s.origin, s.target)
    if s.armies[s.origin] == 1:
        after_conquest(s, seat)
