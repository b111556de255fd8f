"""What must be true of every position: pieces, cards and the place in the turn."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.games.la_conquete_du_monde.board import ARM, ARMS, DECK, TERRITORY, T
from wartable.games.la_conquete_du_monde.cards import deck_size, hand_size
from wartable.games.la_conquete_du_monde.stages.movement import movable
from wartable.games.la_conquete_du_monde.state import (
    AIM,
    DEFENCE,
    DESTINATION,
    FOLLOW,
    MARCH,
    MUSTER,
    OVER,
    REINFORCE,
    SEAT,
    SPOILS,
    STAGE,
    World,
)


def flaws(s: World) -> Iterator[str]:
    """Everything that could not be on a table, as sentences."""
    yield from _board_flaws(s)
    yield from _card_flaws(s)
    yield from _turn_flaws(s)


def _board_flaws(s: World) -> Iterator[str]:
    for t in range(T):
        name = TERRITORY.members[t]
        if not 0 <= s.owner[t] < s.players:
            yield f"{name} belongs to nobody at this table"
        if s.armies[t] < 1:
            yield f"{name} holds {s.armies[t]} armies; at least one must stand there"
        if s.fought[t] < 0 or s.arrived[t] < 0 or s.fought[t] + s.arrived[t] > s.armies[t]:
            yield f"{name}: more armies fought or moved than stand there"
        if s.undealt[t]:
            yield f"{name} is still to be dealt"


def _card_flaws(s: World) -> Iterator[str]:
    for k, arm in enumerate(ARM.members):
        piles = [s.deck[k], s.discards[k], *(s.hand[seat * ARMS + k] for seat in range(s.players))]
        if min(piles) < 0:
            yield f"a pile holds a negative number of {arm} cards"
        if sum(piles) != DECK[k]:
            yield f"{sum(piles)} {arm} cards lie in deck, hands and discards; the game has {DECK[k]}"
    if deck_size(s) == 0 and any(s.discards):
        yield "the deck is empty: the cards set aside must be the new one"
    for seat in range(s.players):
        if hand_size(s, seat) and seat not in s.owner:
            yield f"{SEAT.members[seat]} is out of the game but holds cards"


def _turn_flaws(s: World) -> Iterator[str]:
    if sorted(s.order[: s.players]) != list(range(s.players)):
        yield "the order does not name every seat once"
        return
    if not 0 <= s.player < s.players:
        yield "nobody at this table has the turn"
        return
    if not 0 <= s.turn < s.players:
        yield f"turn {s.turn}: the order has {s.players} places"
        return
    if s.stage == OVER:
        if s.asked:
            yield "the game is over, yet somebody is asked"
        return
    if s.player != s.order[s.turn]:
        yield f"the order says it is {SEAT.members[s.order[s.turn]]}'s turn, not {SEAT.members[s.player]}'s"
    if s.asked != 1 << _expected(s):
        yield f"in the stage {STAGE.members[s.stage]}, {SEAT.members[_expected(s)]} alone is asked"
    if len({*s.owner}) == 1:
        yield "one player holds the whole world, yet the game is not over"
    if s.player not in s.owner:
        yield f"{SEAT.members[s.player]} is out of the game and cannot have the turn"
    yield from _stage_flaws(s)


def _expected(s: World) -> int:
    return s.owner[s.target] if s.stage == DEFENCE and s.target >= 0 else s.player


def _stage_flaws(s: World) -> Iterator[str]:
    counters = (s.to_place, s.exchanges, s.conquests, s.committed, *s.mustering)
    if min(counters) < 0:
        yield "a counter is negative"
    if s.stage == REINFORCE and s.to_place == 0:
        yield "no armies are left to place"
    if s.stage not in (REINFORCE, MUSTER) and s.to_place:
        yield f"{s.to_place} armies must be placed first"
    if s.stage in (DEFENCE, FOLLOW) and not _battle_stands(s):
        yield f"in the stage {STAGE.members[s.stage]} a battle between two named territories must stand"
    if s.stage in (AIM, DESTINATION) and (s.origin < 0 or s.owner[s.origin] != s.player or s.armies[s.origin] < 2):
        yield f"in the stage {STAGE.members[s.stage]} an own territory with two armies must be chosen as origin"
    if s.stage == MARCH and (s.origin < 0 or s.target < 0 or movable(s, s.origin) < 1):
        yield "no armies are left to march"
    if s.stage == MUSTER and s.mustering[s.player] == 0:
        yield f"{SEAT.members[s.player]} has no starting armies left"
    if s.stage == SPOILS and not s.spoils:
        yield "there are no spoils to exchange"
    if not set(s.asks) <= {0, 1}:
        yield "a standing order is neither 0 nor 1"


def _battle_stands(s: World) -> bool:
    if s.origin < 0 or s.target < 0 or not 1 <= s.committed <= 3:
        return False
    if s.stage == FOLLOW:
        return s.owner[s.origin] == s.owner[s.target] == s.player and s.armies[s.origin] > 1
    return s.owner[s.origin] == s.player != s.owner[s.target] and s.armies[s.origin] > s.committed
