"""Re-sample what a seat cannot know: the others' hands, the deck, the others' standing orders."""

from __future__ import annotations

from wartable.engine.luck import draw
from wartable.engine.rule import rule
from wartable.games.la_conquete_du_monde.board import ARMS
from wartable.games.la_conquete_du_monde.cards import deck_size, hand_size
from wartable.games.la_conquete_du_monde.state import SEATS, World


@rule
def resample(s: World, seat: int) -> None:
    """CM-2.1 – Hands keep their sizes; the cards in them and in the deck are dealt anew."""
    size = [0] * SEATS
    for other in range(s.players):
        if other != seat:
            s.asks[other] = draw(s, 2)
            size[other] = hand_size(s, other)
            for arm in range(ARMS):
                s.deck[arm] += s.hand[other * ARMS + arm]
                s.hand[other * ARMS + arm] = 0
    for other in range(s.players):
        for _ in range(size[other]):
            take_unseen(s, other)


@rule
def take_unseen(s: World, seat: int) -> None:
    left = draw(s, deck_size(s))
    arm = 0
    while left >= s.deck[arm]:
        left -= s.deck[arm]
        arm += 1
    s.deck[arm] -= 1
    s.hand[seat * ARMS + arm] += 1
