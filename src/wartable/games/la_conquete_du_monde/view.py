"""What a seat may know: everything but the others' cards and standing orders (CM-2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.domain import NOBODY, Domain
from wartable.engine.state import named
from wartable.games.la_conquete_du_monde.board import ARM, ARMS, DECK, TERRITORY
from wartable.games.la_conquete_du_monde.cards import deck_size, exchange_value, hand_size
from wartable.games.la_conquete_du_monde.stages.combat import is_protected
from wartable.games.la_conquete_du_monde.state import MUSTER, SEAT, World

PUBLIC = (
    "player", "round", "turn", "order", "owner", "armies", "fought", "arrived", "discards", "exchanges",
    "to_place", "mustering", "fighting", "conquests", "spoils", "origin", "target", "committed",
    "attack_roll", "defence_roll",
)  # fmt: skip
FIELDS = {f.name: f for f in World.FIELDS}
ORDERS = ("maximum", "ask")


def public(s: World) -> dict[str, Any]:
    """CM-2.1 – The board is public, and so is the size of a hand."""
    at_table = SEAT.at_table(s.players)
    seen = {name: named(s, FIELDS[name], s.players) for name in PUBLIC}
    seen["hand_sizes"] = {name: hand_size(s, i) for i, name in enumerate(at_table)}
    seen["deck_size"] = deck_size(s)
    seen["next_exchange"] = exchange_value(s)
    seen["territories"] = dict(zip(at_table, s.territories, strict=False))
    seen["protected"] = _protected(s)
    seen["total_armies"] = _total_armies(s, at_table)
    return seen


def _protected(s: World) -> list[str]:
    """CM-6.3 – The last territories that cannot be taken in these rounds."""
    if s.round > s.protection or 1 not in s.territories:
        return []
    return [name for t, name in enumerate(TERRITORY.members) if is_protected(s, t)]


def own(s: World, seat: int) -> dict[str, Any]:
    """CM-2.1, CM-3.3 – The cards themselves are their owner's, and so are the standing orders."""
    hand = {arm: s.hand[seat * ARMS + k] for k, arm in enumerate(ARM.members)}
    return {"hand": hand, "orders": {"defence": ORDERS[s.asks[seat]]}}


def _total_armies(s: World, at_table: tuple[str, ...]) -> dict[str, int]:
    totals = [0] * len(at_table)
    for owner, armies in zip(s.owner, s.armies, strict=True):
        totals[owner] += armies
    return dict(zip(at_table, totals, strict=True))


def known(view: Mapping[str, Any]) -> dict[str, Any]:
    """A position with everything the view says; unknown cards lie anywhere, to be sampled."""
    position = {name: view[name] for name in ("stage", "asked", *PUBLIC)}
    own = view.get("hand", dict.fromkeys(ARM.members, 0))
    unseen = {arm: DECK[k] - own[arm] - view["discards"][arm] for k, arm in enumerate(ARM.members)}
    hands = {}
    for seat in view["seats"]:
        hands[seat] = own if seat == view["seat"] else _take(unseen, view["hand_sizes"][seat])
    position["hand"] = hands
    position["deck"] = unseen
    position["asks"] = dict.fromkeys(view["seats"], 0)
    if "orders" in view:
        position["asks"][view["seat"]] = ORDERS.index(view["orders"]["defence"])
    return position


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
