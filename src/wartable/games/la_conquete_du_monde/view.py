"""What views derive, and what they let one guess: the cards of others are unknown (CM-2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.domain import NOBODY, Domain
from wartable.engine.events import OK
from wartable.games.la_conquete_du_monde.board import ARM, DECK, TERRITORY, T
from wartable.games.la_conquete_du_monde.cards import exchange_value, has_set, may_exchange, must_exchange
from wartable.games.la_conquete_du_monde.stages import combat, movement
from wartable.games.la_conquete_du_monde.state import COMBAT, DESTINATION, FOLLOW, MARCH, MOVEMENT, MUSTER, SEAT, World

ORDERS = ("maximum", "ask")


def protected(s: World) -> list[str]:
    """CM-6.3 – The last territories that cannot be taken in these rounds."""
    if s.round > s.protection or 1 not in s.territories:
        return []
    return [name for t, name in enumerate(TERRITORY.members) if combat.is_protected(s, t)]


def total_armies(s: World) -> dict[str, int]:
    totals = [0] * s.players
    for owner, armies in zip(s.owner, s.armies, strict=True):
        totals[owner] += armies
    return dict(zip(SEAT.members, totals, strict=False))


DERIVED = {"next_exchange": exchange_value, "protected": protected, "total_armies": total_armies}


def known(view: Mapping[str, Any], position: dict[str, Any]) -> None:
    """CM-2.1 – Unknown cards lie anywhere, to be sampled; hands have the sizes everyone sees."""
    own = view.get("hand", dict.fromkeys(ARM.members, 0))
    unseen = {arm: DECK[k] - own[arm] - view["discards"][arm] for k, arm in enumerate(ARM.members)}
    for seat in view["seats"]:
        if seat != view["seat"]:
            position["hand"][seat] = _take(unseen, view["hand_sizes"][seat])
    position["deck"] = unseen


def _take(pool: dict[str, int], count: int) -> dict[str, int]:
    taken = {}
    for arm in ARM.members:
        taken[arm] = min(count, pool[arm])
        pool[arm] -= taken[arm]
        count -= taken[arm]
    return taken


def prompt(s: World, seat: int) -> dict[str, Any]:
    """What the sentences of the prompts need."""
    return {
        "armies": _armies(s, seat),
        "origin": _territory(s.origin),
        "target": _territory(s.target),
        "dice": s.committed,
        "value": exchange_value(s),
        "exchange": _exchange(s, seat),
        "origins": _origins(s, seat),
    }


def _armies(s: World, seat: int) -> int:
    """CM-2.5, CM-3.6, CM-4.1, CM-8.1 – How many armies may still be placed, follow or march in this step."""
    if s.stage == MUSTER:
        return s.mustering[seat]
    if s.stage == FOLLOW:
        return s.armies[s.origin] - 1
    return movement.movable(s, s.origin) if s.stage in (DESTINATION, MARCH) else s.to_place


def _exchange(s: World, seat: int) -> str:
    """CM-2.4, CM-5.3, CM-8.1 – Whether the seat has a set that it may or must exchange now."""
    if not may_exchange(s) or not has_set(s, seat):
        return "none"
    return "must" if must_exchange(s, seat) else "may"


def _origins(s: World, seat: int) -> int:
    """CM-3.1, CM-4.1 – Whether there is a territory from which armies can set out in this step."""
    why_not = {COMBAT: combat.why_not_from, MOVEMENT: movement.why_not_from}.get(s.stage)
    return int(why_not is not None and any(why_not(s, seat, t) == OK for t in range(T)))


def _territory(t: int) -> tuple[Domain, str | None]:
    return (TERRITORY, None if t == NOBODY else TERRITORY.members[t])
