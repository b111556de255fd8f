"""W-1.19: re-sample what a seat cannot know: the others' plans, bids and orders. Who is ready, all see."""

from __future__ import annotations

from wartable.engine.events import OK
from wartable.engine.luck import draw
from wartable.engine.rule import rule
from wartable.games.wallenstein.board import ACTIONS, BLANK, CARDS, COIN_CARDS, COUNTIES, SPACES, TOWER_CARD
from wartable.games.wallenstein.stages.p03_planning import (
    action_spaces,
    cards_to_spare,
    is_planned,
    tower_cards,
    why_not_plan,
    why_not_space,
)
from wartable.games.wallenstein.state import LEADERS_MOVE, PLAN, PLANNING, Empire


@rule
def resample(s: Empire, seat: int) -> None:
    """W-1.19 – Hidden are plans and bids until shown, and the standing orders of others."""
    for other in range(s.players):
        if other != seat:
            s.asks[other] = draw(s, 2)
    if s.stage == PLAN and s.together != 0:
        for other in range(s.players):
            if other != seat:
                plan_anew(s, other)
    elif s.phase > PLANNING and s.phase < LEADERS_MOVE:
        for other in range(s.players):
            if other != seat:
                deal_anew(s, other)


# ---- while plans are made ----
@rule
def plan_anew(s: Empire, seat: int) -> None:
    """Any cards on any spaces; on all of whoever is ready."""
    ready = s.asked >> seat & 1 == 0
    for space in range(SPACES):
        s.plan[seat * SPACES + space] = -1
    for space in range(SPACES):
        if (ready or draw(s, 16) > 0) and why_not_space(s, seat, space) == OK:
            s.plan[seat * SPACES + space] = some_card(s, seat, space)


@rule
def some_card(s: Empire, seat: int, space: int) -> int:
    """Any that may lie there; none if all cards lie elsewhere."""
    first = draw(s, CARDS)
    for k in range(CARDS):
        card = (first + k) % CARDS
        if why_not_plan(s, seat, space, card) == OK:
            return card
    return -1


# ---- while they are carried out ----
@rule
def deal_anew(s: Empire, seat: int) -> None:
    """What is still face down: any of the counties that can lie there, or blanks."""
    left = 0
    for space in range(action_spaces(s)):
        if s.shown[seat * SPACES + space] < 0:
            s.plan[seat * SPACES + space] = -1
            left += 1
    for space in range(action_spaces(s)):
        if s.shown[seat * SPACES + space] < 0:
            s.plan[seat * SPACES + space] = hidden_card(s, seat, space, left)
            left -= 1


@rule
def can_be_hidden(s: Empire, seat: int, county: int) -> bool:
    """Its card was there to plan with, has not been lost, and lies nowhere in sight."""
    if s.held[county] != seat or is_planned(s, seat, county):
        return False
    for space in range(SPACES):
        if s.shown[seat * SPACES + space] == county:
            return False
    return True


@rule
def hidden_card(s: Empire, seat: int, space: int, left: int) -> int:
    counties = 0
    for county in range(COUNTIES):
        if can_be_hidden(s, seat, county):
            counties += 1
    skipped = draw(s, counties + max(blanks_unseen(s, seat), left - counties))
    for county in range(COUNTIES):
        if can_be_hidden(s, seat, county):
            if skipped == 0:
                return county
            skipped -= 1
    if space >= ACTIONS and draw(s, 2) == 1 and cards_to_spare(s, seat) >> TOWER_CARD & 1 == 1:
        return TOWER_CARD
    return BLANK


@rule
def blanks_unseen(s: Empire, seat: int) -> int:
    """Coin and tower cards that lie nowhere yet."""
    unseen = COIN_CARDS + tower_cards(s)
    for space in range(SPACES):
        if max(s.plan[seat * SPACES + space], s.shown[seat * SPACES + space]) >= BLANK:
            unseen -= 1
    return max(0, unseen)
