"""W-1.3, W-1.4: plans and bids, secret and all at once."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.masks import offer_members
from wartable.engine.rule import Choices, rule
from wartable.games.wallenstein.board import (
    ACTIONS,
    BID,
    BLANK,
    CARDS,
    COIN_0,
    COIN_CARDS,
    COINS,
    COUNTIES,
    SPACES,
    TOWER_CARD,
    TOWER_CARDS,
)
from wartable.games.wallenstein.names import (
    BID_IS_NO_BLANK,
    BID_TOO_DEAR,
    CLEAR,
    COIN_IS_BLANK,
    COUNTY_PLANNED,
    NO_CARD_FOR_BID,
    NO_COIN_CARD,
    NO_SIDE_BOARD,
    NO_TOWER_CARD,
    NOT_YOUR_COUNTY,
    PLAN_CARD,
    PLAN_NOT_WHOLE,
    PLANS_MADE,
    SPACE_EMPTY,
    SPACE_TAKEN,
    TOWER_CARD_IS_BLANK,
    UNDO_INSTEAD,
)
from wartable.games.wallenstein.pieces import counties_of, end_phase, everyone
from wartable.games.wallenstein.state import PLAN, Empire


@rule
def begin(s: Empire) -> None:
    """W-1.3, W-1.14 – Everyone plans at the same time, with the counties held now, before the event is known."""
    for county in range(COUNTIES):
        s.held[county] = s.owner[county]
    s.stage = PLAN
    s.player = -1
    s.together = everyone(s)
    s.asked = s.together


# ---- cards: counties, coins, and with the court tower cards ----
@rule
def tower_cards(s: Empire) -> int:
    """W-7.1 – Three with a side board."""
    return TOWER_CARDS if s.side_spaces > 0 else 0


@rule
def action_spaces(s: Empire) -> int:
    """W-1.3, W-7.4 – Ten, and those of the side board."""
    return ACTIONS + s.side_spaces


@rule
def cards_of(s: Empire, seat: int) -> int:
    """W-5.9 – Coin cards are always there, even without a county."""
    return counties_of(s, seat) + COIN_CARDS + tower_cards(s)


@rule
def may_bid(s: Empire, seat: int) -> bool:
    """W-1.12, W-7.23 – The action spaces come first: a bid needs a card left over, and then it is compulsory."""
    return cards_of(s, seat) > action_spaces(s)


@rule
def is_space(s: Empire, space: int) -> bool:
    return space < action_spaces(s) or space == BID


@rule
def is_coin(card: int) -> bool:
    return card >= COIN_0 and card < COIN_0 + COIN_CARDS


@rule
def is_planned(s: Empire, seat: int, card: int) -> bool:
    for space in range(SPACES):
        if s.plan[seat * SPACES + space] == card:
            return True
    return False


@rule
def laid(s: Empire, seat: int, space: int) -> int:
    """The card of a space, face down or shown."""
    return max(s.plan[seat * SPACES + space], s.shown[seat * SPACES + space])


@rule
def coins_left(s: Empire, seat: int) -> int:
    """W-7.4 – Coin cards that are neither a bid nor a blank on the side board, where it must be one of them."""
    left = COIN_CARDS
    for space in range(SPACES):
        card = laid(s, seat, space)
        if is_coin(card) or (card == BLANK and space >= ACTIONS):
            left -= 1
    return left


@rule
def towers_left(s: Empire, seat: int) -> int:
    """W-7.4 – On the side board a tower card acts."""
    left = tower_cards(s)
    for space in range(SPACES):
        if laid(s, seat, space) == TOWER_CARD:
            left -= 1
    return left


@rule
def blanks_laid(s: Empire, seat: int) -> int:
    """W-1.13 – On a main space a blank is any coin or tower card."""
    count = 0
    for space in range(ACTIONS):
        if laid(s, seat, space) == BLANK:
            count += 1
    return count


@rule
def is_possible(s: Empire, seat: int) -> bool:
    """W-1.13, W-7.4 – Whether coin and tower cards suffice for the plan."""
    coins = coins_left(s, seat)
    towers = towers_left(s, seat)
    return coins >= 0 and towers >= 0 and blanks_laid(s, seat) <= coins + towers


@rule
def cards_to_spare(s: Empire, seat: int) -> int:
    """W-1.13, W-7.4 – What could be laid besides counties, as a mask: with one card left over, of the kinds left."""
    coins = coins_left(s, seat)
    towers = towers_left(s, seat)
    if coins < 0 or coins + towers <= blanks_laid(s, seat):
        return 0
    return 1 << BLANK | (COINS if coins > 0 else 0) | (1 << TOWER_CARD if towers > 0 else 0)


@rule
def why_not_space(s: Empire, seat: int, space: int) -> int:
    if not is_space(s, space):
        return NO_SIDE_BOARD
    if s.plan[seat * SPACES + space] >= 0:
        return SPACE_TAKEN
    if space == BID and not may_bid(s, seat):
        return NO_CARD_FOR_BID
    return OK


@rule
def why_not_county(s: Empire, seat: int, county: int) -> int:
    """W-1.3 – An own county, once."""
    if s.owner[county] != seat:
        return NOT_YOUR_COUNTY
    return COUNTY_PLANNED if is_planned(s, seat, county) else OK


@rule
def why_not_other_card(s: Empire, seat: int, space: int, card: int) -> int:
    """W-1.4, W-1.6, W-1.13, W-7.4 – Coin cards are bids by their worth, blanks elsewhere; tower cards act at court."""
    if card == BLANK and space == BID:
        return BID_IS_NO_BLANK
    if is_coin(card) and space != BID:
        return COIN_IS_BLANK
    if card == TOWER_CARD and s.side_spaces == 0:
        return NO_TOWER_CARD
    if card == TOWER_CARD and space < ACTIONS:
        return TOWER_CARD_IS_BLANK
    if is_coin(card) and card - COIN_0 > s.thalers[seat]:
        return BID_TOO_DEAR
    if other_cards(s, seat, space, cards_to_spare(s, seat)) >> card & 1 == 1:
        return OK
    return NO_TOWER_CARD if card == TOWER_CARD else NO_COIN_CARD


@rule
def other_cards(s: Empire, seat: int, space: int, spare: int) -> int:
    """W-1.4, W-1.6, W-1.13, W-7.4 – What may be laid there besides counties, of the cards to spare."""
    if space == BID:
        return spare & (affordable(s.thalers[seat]) | 1 << TOWER_CARD)
    if space < ACTIONS:
        return spare & 1 << BLANK
    return spare & 1 << TOWER_CARD | (1 << BLANK if spare & COINS != 0 else 0)


@rule
def affordable(thalers: int) -> int:
    """W-1.4 – Coin cards are worth 0, 1, 2, …"""
    return COINS & (2 << COIN_0 + min(thalers, COIN_CARDS)) - 1


@rule
def why_not_plan(s: Empire, seat: int, space: int, card: int) -> int:
    """W-1.3 – A card for a space without one."""
    refusal = why_not_space(s, seat, space)
    if refusal != OK:
        return refusal
    return why_not_county(s, seat, card) if card < COUNTIES else why_not_other_card(s, seat, space, card)


@rule
def offer_plans(s: Empire, seat: int, out: Choices, n: int) -> int:
    hand = counties_in_hand(s, seat)
    spare = cards_to_spare(s, seat)
    for space in range(SPACES):
        if why_not_space(s, seat, space) == OK:
            n = offer_members(PLAN_CARD + space * CARDS, hand | other_cards(s, seat, space, spare), out, n)
    return n


@rule
def counties_in_hand(s: Empire, seat: int) -> int:
    """The counties that may be planned, as a mask."""
    hand = s.realm[seat]
    for space in range(SPACES):
        card = s.plan[seat * SPACES + space]
        if card >= 0 and card < COUNTIES:
            hand &= ~(1 << card)
    return hand


@rule
def plan(s: Empire, seat: int, space: int, card: int) -> None:
    """W-1.3 – Face down: nobody hears of it."""
    s.plan[seat * SPACES + space] = card


# ---- being done, and changing one's mind ----
@rule
def is_whole(s: Empire, seat: int) -> bool:
    """W-1.3, W-1.12 – Every space covered and a bid made, as far as cards suffice."""
    covered = 0
    for space in range(SPACES):
        if s.plan[seat * SPACES + space] >= 0:
            covered += 1
    return covered == min(cards_of(s, seat), action_spaces(s) + 1 if may_bid(s, seat) else action_spaces(s))


@rule
def why_not_clear_now(s: Empire, seat: int) -> int:
    """W-1.4 – From a whole plan a card may be taken back; before, undo does it."""
    return OK if is_whole(s, seat) else UNDO_INSTEAD


@rule
def why_not_clear(s: Empire, seat: int, space: int) -> int:
    return OK if s.plan[seat * SPACES + space] >= 0 else SPACE_EMPTY


@rule
def offer_clearing(s: Empire, seat: int, out: Choices, n: int) -> int:
    for space in range(SPACES):
        if s.plan[seat * SPACES + space] >= 0:
            out[n] = CLEAR + space
            n += 1
    return n


@rule
def clear(s: Empire, seat: int, space: int) -> None:
    s.plan[seat * SPACES + space] = -1


@rule
def why_not_ready(s: Empire, seat: int) -> int:
    return OK if is_whole(s, seat) else PLAN_NOT_WHOLE


@rule
def ready(s: Empire, seat: int) -> None:
    """W-1.4 – Plans are fixed when all are ready."""
    s.asked &= ~(1 << seat)
    if s.asked == 0:
        s.together = 0
        emit(s, PLANS_MADE, EVERYONE)
        end_phase(s)
