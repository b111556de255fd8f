"""What a choice would cost and bring: nobles, coins and points, expected hits, on how many dice a treaty breaks."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from wartable.engine.hints import Hint, Hints, percent
from wartable.games.gods_playground.board import (
    COURT,
    MOST_CIRCLES,
    PRUSSIA,
    REGIONS,
    SPOTS,
)
from wartable.games.gods_playground.expected import expected_of_campaign, expected_of_strike
from wartable.games.gods_playground.names import (
    ASSIGN_BLOCK,
    BUILD_ESTATE,
    BUY,
    CLEAR,
    CONFEDERATE,
    DANZIG,
    DONE,
    FEWER,
    FOUND_CITY,
    FOUND_SCHOOL,
    HIRE_MANAGER,
    MAKE_TREATY,
    MARCH,
    MOVE_NOBLE,
    OFFER_COINS,
    PASS,
    RAISE_ARMY,
    READY,
    STRIKE_AT,
    VETO,
)
from wartable.games.gods_playground.pieces import invaders_in, lowest_free, nobles_in_supply, seats_in_sejm
from wartable.games.gods_playground.stages.p01_income import MANAGER_EARNS
from wartable.games.gods_playground.stages.p07_estates import price
from wartable.games.gods_playground.stages.p08_special_actions import (
    ALL_REGIONS,
    LAPS,
    SCHOOL_COSTS,
    estate_to_take,
    gift_of,
)
from wartable.games.gods_playground.stages.p09_armies import price_in
from wartable.games.gods_playground.stages.p10_campaigns import WITH_CROWN
from wartable.games.gods_playground.stages.p12_strikes_back import is_free
from wartable.games.gods_playground.stages.p15_victory_points import SEAT_SCORES
from wartable.games.gods_playground.stages.p17_end_of_game import CITY_MULTIPLIES
from wartable.games.gods_playground.state import (
    ACT,
    COSSACK_BOX,
    DICE_AT_ONCE,
    FOUND,
    MOVE_ON,
    RAISE,
    SCHOOLS,
    STRIKE,
    Commonwealth,
)

FACES = 6


# ---- nobles and estates ----
def assign(s: Commonwealth, seat: int, spot: int, block: int) -> Iterator[Hint]:
    if spot == COURT:
        yield "court", {}
    else:
        yield "nobles-then", {"nobles": s.nobles[seat * REGIONS + spot] + block}


def clear(s: Commonwealth, seat: int, spot: int) -> Iterator[Hint]:
    yield "block-back", {"block": s.assigned[seat * SPOTS + spot]}


def ready(s: Commonwealth, seat: int) -> Iterator[Hint]:
    """GP-2.4 – Whoever sends more than he has must do without some."""
    nobles = sum(s.assigned[seat * SPOTS + region] for region in range(REGIONS))
    yield "sent", {"nobles": nobles, "supply": nobles_in_supply(s, seat)}


def fewer(s: Commonwealth, seat: int, region: int) -> Iterator[Hint]:
    yield "nobles-then", {"nobles": s.nobles[seat * REGIONS + region] + s.arriving[region] - 1}


def bid(s: Commonwealth, seat: int, coins: int) -> Iterator[Hint]:
    yield "bid", {"left": s.coins[seat] - coins}


def build(s: Commonwealth, seat: int, region: int) -> Iterator[Hint]:
    if s.stage != FOUND:
        yield "nobles", {"nobles": price(s)}
    worth = s.worth[region * MOST_CIRCLES + lowest_free(s, region)]
    yield "estate", {"points": worth, "coins": s.value[region]}


# ---- special actions ----
def hire_manager(s: Commonwealth, seat: int, region: int, circle: int) -> Iterator[Hint]:
    yield "nobles", {"nobles": 1}
    yield "manager", {"coins": MANAGER_EARNS}


def sell_in_danzig(s: Commonwealth, seat: int) -> Iterator[Hint]:
    yield "nobles", {"nobles": 1}
    yield "earns", {"coins": 2 * s.value[PRUSSIA]}


def make_treaty(s: Commonwealth, seat: int, foe: int, gift: int) -> Iterator[Hint]:
    least = gift_of(gift) + 1
    most = gift_of(gift) + FACES
    yield "treaty-price", {"least": least, "most": most}
    if s.coins[seat] < most:
        yield "treaty-fails", {"chance": percent((most - s.coins[seat]) / FACES)}
    dice = 2 + gift
    yield "treaty-breaks", {"dice": dice, "chance": percent(_at_least(dice))}


def move_noble(s: Commonwealth, seat: int, origin: int, region: int) -> Iterator[Hint]:
    nobles = s.nobles[seat * REGIONS : (seat + 1) * REGIONS]
    yield "then", {"here": nobles[origin] - 1, "there": nobles[region] + 1}


def veto(s: Commonwealth, seat: int, region: int) -> Iterator[Hint]:
    yield "nobles", {"nobles": 1}
    yield "veto", {"seats": sum(holder >= 0 for holder in s.sejm), "own": seats_in_sejm(s, seat)}


def confederate(s: Commonwealth, seat: int, region: int, victim: int) -> Iterator[Hint]:
    yield "nobles", {"nobles": 2}
    yield "estate", {"points": s.worth[estate_to_take(s, region, victim)], "coins": s.value[region]}


def found_school(s: Commonwealth, seat: int, region: int) -> Iterator[Hint]:
    yield "nobles", {"nobles": 1}
    yield from _coins(s, seat, SCHOOL_COSTS)
    schooled = (s.schooled if s.stage == SCHOOLS else 0) | 1 << region
    yield "points", {"points": 3 if schooled == ALL_REGIONS else 1}


def found_city(s: Commonwealth, seat: int, region: int, circle: int) -> Iterator[Hint]:
    yield "nobles", {"nobles": 2}
    yield "city", {"points": (CITY_MULTIPLIES - 1) * s.worth[region * MOST_CIRCLES + circle]}


# ---- armies and campaigns ----
def raise_army(s: Commonwealth, seat: int, region: int) -> Iterator[Hint]:
    yield "nobles", {"nobles": 1}
    yield "purse", {"coins": s.coins[seat]}
    if invaders_in(s, region) > 0:
        yield "half", {}


def buy(s: Commonwealth, seat: int, unit: int) -> Iterator[Hint]:
    yield from _coins(s, seat, price_in(s, s.muster, unit))


def campaign(s: Commonwealth, seat: int, region: int, force: int) -> Iterator[Hint]:
    yield "nobles", {"nobles": 1}
    if force >= WITH_CROWN:
        yield "sejm", {}
    yield from expected_of_campaign(s, seat, region, force)


def strike(s: Commonwealth, seat: int, target: int) -> Iterator[Hint]:
    yield ("free", {}) if is_free(s, seat) else ("sejm", {})
    yield from expected_of_strike(s, target)


# ---- doing nothing, and no more ----
def pass_on(s: Commonwealth, seat: int) -> Iterator[Hint]:
    if s.stage == ACT:
        yield "actions-left", {"actions": LAPS - s.lap}
        return
    yield "final", {}
    if s.stage == STRIKE:
        seats = seats_in_sejm(s, seat)
        yield "seats-kept", {"seats": seats, "points": SEAT_SCORES * seats}
    else:
        yield "nobles-kept", {"nobles": sum(s.nobles[seat * REGIONS : (seat + 1) * REGIONS])}
    if s.stage == RAISE and s.cossacks[COSSACK_BOX] > 0:
        yield "cossacks-leave", {"cossacks": s.cossacks[COSSACK_BOX]}


def done(s: Commonwealth, seat: int) -> Iterator[Hint]:
    if s.stage == MOVE_ON:
        yield "one-move", {}
    elif s.stage == SCHOOLS:
        yield "schools", {"schools": s.schooled.bit_count(), "regions": REGIONS}
    else:
        yield "coins-kept", {"coins": s.coins[seat]}
        yield "raise-again", {}


HINTS: Hints = {
    ASSIGN_BLOCK: assign, CLEAR: clear, READY: ready, FEWER: fewer, OFFER_COINS: bid, BUILD_ESTATE: build,
    HIRE_MANAGER: hire_manager, DANZIG: sell_in_danzig, MAKE_TREATY: make_treaty, MOVE_NOBLE: move_noble, VETO: veto,
    CONFEDERATE: confederate, FOUND_SCHOOL: found_school, FOUND_CITY: found_city, RAISE_ARMY: raise_army, BUY: buy,
    MARCH: campaign, STRIKE_AT: strike, PASS: pass_on, DONE: done,
}  # fmt: skip


# ---- what they are made of ----
def _coins(s: Commonwealth, seat: int, coins: int) -> Iterator[Hint]:
    yield "coins", {"coins": coins, "left": s.coins[seat] - coins}


def _at_least(dice: int) -> float:
    """GP-8.3 – The chance that so many of the four attack dice show the partner's number."""
    ways = sum(comb(DICE_AT_ONCE, k) * (FACES - 1) ** (DICE_AT_ONCE - k) for k in range(dice, DICE_AT_ONCE + 1))
    return float(ways / FACES**DICE_AT_ONCE)
