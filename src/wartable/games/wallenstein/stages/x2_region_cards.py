"""W-8: the region bonus cards."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import rule
from wartable.games.wallenstein.board import (
    BONUS_ARMIES,
    BONUS_GRAIN,
    BONUS_POINTS,
    BONUS_THALERS,
    BONUSES,
    COUNTIES,
    REGION_CARD,
    REGION_OF,
    REGIONS,
)
from wartable.games.wallenstein.names import BONUS_TAKEN, NO_SUCH_BONUS, REGION_CARD_STAYED, REGION_CARD_TURNED
from wartable.games.wallenstein.pieces import answered, armies_in_supply, ask, end_phase, next_in_order
from wartable.games.wallenstein.state import CHOOSE_BONUS, Empire

REGIONS_WANTED = 4
REGION_CARDS = len(REGION_CARD)


@rule
def go_on(s: Empire) -> None:
    """W-8.1, W-8.2, W-8.4 – In order, before the court: with counties in four regions, a card and a bonus on it."""
    while s.asked == 0:
        seat = next_in_order(s)
        if seat < 0:
            end_phase(s)
            return
        regions = regions_of(s, seat)
        if regions < REGIONS_WANTED:
            emit(s, REGION_CARD_STAYED, EVERYONE, seat, regions)
        else:
            turn_card(s, seat, regions)


@rule
def regions_of(s: Empire, seat: int) -> int:
    found = 0
    for county in range(COUNTIES):
        if s.owner[county] == seat:
            found |= 1 << REGION_OF[county]
    count = 0
    for region in range(REGIONS):
        count += found >> region & 1
    return count


@rule
def turn_card(s: Empire, seat: int, regions: int) -> None:
    """W-8.4, W-8.6 – The top card goes under the pile; turning is automatic, the entry a choice where there is one."""
    s.region_card[seat] = (s.region_card[seat] + 1) % REGION_CARDS
    emit(s, REGION_CARD_TURNED, EVERYONE, seat, regions, s.region_card[seat] + 1)
    entries = 0
    only = 0
    for bonus in range(BONUSES):
        if why_not_bonus(s, seat, bonus) == OK:
            entries += 1
            only = bonus
    if entries > 1:
        ask(s, seat, CHOOSE_BONUS)
    elif entries == 1:
        take_bonus(s, seat, only)


@rule
def amount_of(s: Empire, seat: int, bonus: int) -> int:
    return s.bonus_amount[s.region_card[seat] * BONUSES + bonus]


@rule
def why_not_bonus(s: Empire, seat: int, bonus: int) -> int:
    return OK if amount_of(s, seat, bonus) > 0 else NO_SUCH_BONUS


@rule
def take_bonus(s: Empire, seat: int, bonus: int) -> None:
    """W-8.5, W-8.6 – Thalers, grain, points, or armies into the tray as far as the supply reaches."""
    amount = amount_of(s, seat, bonus)
    if bonus == BONUS_THALERS:
        s.thalers[seat] += amount
    elif bonus == BONUS_GRAIN:
        s.grain[seat] += amount
    elif bonus == BONUS_POINTS:
        s.points[seat] += amount
    elif bonus == BONUS_ARMIES:
        amount = min(amount, armies_in_supply(s, seat))
        s.tray[seat] += amount
    emit(s, BONUS_TAKEN, EVERYONE, seat, bonus, amount)
    answered(s)
