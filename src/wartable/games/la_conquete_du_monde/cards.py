"""CM-5 Cards: drawing, sets and their rising values."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.luck import pick
from wartable.engine.rule import Choices, rule
from wartable.games.la_conquete_du_monde.board import (
    ARMS,
    COUNTING_SETS,
    FIRST_SET,
    SCALE,
    SCALE_STEP,
    SET_CARDS,
)
from wartable.games.la_conquete_du_monde.names import (
    ARMS_CARD,
    CARDS_MISSING,
    DREW,
    DREW_CARD,
    EXCHANGE,
    EXCHANGED,
    NO_CARD,
    NO_SUCH_SET,
    RESHUFFLED,
    TOO_LATE,
)
from wartable.games.la_conquete_du_monde.pieces import ask, within_cap
from wartable.games.la_conquete_du_monde.state import REINFORCE, World


@rule
def hand_size(s: World, seat: int) -> int:
    size = 0
    for arm in range(ARMS):
        size += s.hand[seat * ARMS + arm]
    return size


@rule
def deck_size(s: World) -> int:
    size = 0
    for arm in range(ARMS):
        size += s.deck[arm]
    return size


@rule
def draw_card(s: World, seat: int) -> None:
    """CM-2.1, CM-2.6 – Draw one card; with deck and discards empty there is none."""
    if deck_size(s) == 0:
        emit(s, NO_CARD, EVERYONE, seat)
        return
    arm = pick(s, ARMS_CARD, s.deck)
    s.deck[arm] -= 1
    s.hand[seat * ARMS + arm] += 1
    emit(s, DREW, EVERYONE, seat)
    emit(s, DREW_CARD, 1 << seat, seat, arm)
    renew_deck(s)


@rule
def renew_deck(s: World) -> None:
    """CM-5.4 – As soon as the deck is empty, the cards set aside are the new one, if there are any."""
    if deck_size(s) > 0:
        return
    for arm in range(ARMS):
        s.deck[arm] = s.discards[arm]
        s.discards[arm] = 0
    if deck_size(s) > 0:
        emit(s, RESHUFFLED, EVERYONE)


@rule
def set_mode(s: World) -> int:
    """Which sets count: by the reading of the joker, and whether three alike do."""
    return s.joker * 2 + s.sets


@rule
def holds_set(s: World, seat: int, cards: int) -> bool:
    for arm in range(ARMS):
        if s.hand[seat * ARMS + arm] < SET_CARDS[cards * ARMS + arm]:
            return False
    return True


@rule
def may_exchange(s: World) -> bool:
    """CM-5.3, CM-6.2 – Before the first attack of the turn, or at once after an elimination."""
    return s.fighting == 0 or s.spoils == 1


@rule
def why_not_exchange(s: World, seat: int, cards: int) -> int:
    """CM-5.1 – A set is one of each arm, or a joker alone; other readings are switches."""
    if not may_exchange(s):
        return TOO_LATE
    mode = set_mode(s)
    for k in range(FIRST_SET[mode], FIRST_SET[mode + 1]):
        if COUNTING_SETS[k] == cards:
            return OK if holds_set(s, seat, cards) else CARDS_MISSING
    return NO_SUCH_SET


@rule
def offer_exchanges(s: World, seat: int, out: Choices, n: int) -> int:
    if s.fighting == 1 and s.spoils == 0:
        return n
    mode = set_mode(s)
    for k in range(FIRST_SET[mode], FIRST_SET[mode + 1]):
        if holds_set(s, seat, COUNTING_SETS[k]):
            out[n] = EXCHANGE + COUNTING_SETS[k]
            n += 1
    return n


@rule
def has_set(s: World, seat: int) -> bool:
    mode = set_mode(s)
    for k in range(FIRST_SET[mode], FIRST_SET[mode + 1]):
        if holds_set(s, seat, COUNTING_SETS[k]):
            return True
    return False


@rule
def must_exchange(s: World, seat: int) -> bool:
    """CM-8.1 – In `classic` a hand of five or more must be exchanged, whenever it may be."""
    if s.forced_exchange == 0 or not may_exchange(s):
        return False
    return hand_size(s, seat) >= s.forced_exchange and has_set(s, seat)


@rule
def exchange_value(s: World) -> int:
    """CM-5.2, CM-7.2 – One scale for the whole table; the second rule begins one step up."""
    k = s.exchanges + s.second_rule
    if k < len(SCALE):
        return SCALE[k]
    return SCALE[len(SCALE) - 1] + SCALE_STEP * (k - len(SCALE) + 1)


@rule
def exchange(s: World, seat: int, cards: int) -> None:
    """CM-5.2, CM-5.4, CM-6.2 – The set is put aside and its armies are to be placed at once."""
    for arm in range(ARMS):
        count = SET_CARDS[cards * ARMS + arm]
        s.hand[seat * ARMS + arm] -= count
        s.discards[arm] += count
    due = exchange_value(s)
    s.exchanges += 1
    emit(s, EXCHANGED, EVERYONE, seat, cards, due)
    renew_deck(s)
    s.to_place += within_cap(s, seat, due)
    if s.to_place > 0:
        ask(s, seat, REINFORCE)
