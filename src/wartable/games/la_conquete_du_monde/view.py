"""What views derive, and what they let one guess: the cards of others are unknown (CM-2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.domain import NOBODY, Domain
from wartable.games.la_conquete_du_monde.board import ARM, DECK, TERRITORY
from wartable.games.la_conquete_du_monde.cards import exchange_value
from wartable.games.la_conquete_du_monde.stages.combat import is_protected
from wartable.games.la_conquete_du_monde.state import MUSTER, SEAT, World

ORDERS = ("maximum", "ask")


def protected(s: World) -> list[str]:
    """CM-6.3 – The last territories that cannot be taken in these rounds."""
    if s.round > s.protection or 1 not in s.territories:
        return []
    return [name for t, name in enumerate(TERRITORY.members) if is_protected(s, t)]


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
        "armies": s.mustering[seat] if s.stage == MUSTER and seat != NOBODY else s.to_place,
        "origin": _territory(s.origin),
        "target": _territory(s.target),
        "dice": s.committed,
        "value": exchange_value(s),
    }


def _territory(t: int) -> tuple[Domain, str | None]:
    return (TERRITORY, None if t == NOBODY else TERRITORY.members[t])
