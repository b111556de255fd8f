"""Tables, positions and questions for the tests of Wallenstein."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import wartable
from wartable import Game, Match
from wartable.games.wallenstein.board import FACTS

Counties = dict[str, Any]  # of each its owner and armies
Plans = Mapping[str, Mapping[str, str]]
SEATS = ("red", "blue", "yellow", "violet", "black")
ACTIONS = tuple(FACTS["actions"])
EVENTS = tuple(FACTS["events"])
COUNTIES = tuple(FACTS["counties"])
TILES = ("thaler", "grain", "armies", "attack", "defence")
BUILDINGS = ("palace", "church", "trading-house")
SPACES = (*ACTIONS, "court-3", "court-2", "court-1", "bid")
OUT_OF_THREE = ("bremen", "holstein", "luettich", "burgund", "konstanz", "bayern", "steiermark", "tirol")
EXPANSIONS = ("court", "region-cards", "leaders")
ARMIES, PEASANTS = 62, 20
BEFORE_ORDER = ("event-cards", "action-cards", "bonus-tiles", "favour-cards", "planning", "event", "bids")


def table(players: int = 3, options: Iterable[str] = ()) -> Game:
    return wartable.load("wallenstein", players, None, options)


def on(counties: Counties) -> dict[str, Any]:
    """Owners and armies: on({"trier": ("red", 3)})."""
    return {
        "owner": {county: owner for county, (owner, _) in counties.items()},
        "armies": {county: armies for county, (_, armies) in counties.items()},
    }


def at(
    phase: str,
    luck: Iterable[Any] = (),
    *,
    then: int | None = None,
    players: int = 3,
    options: Iterable[str] = (),
    counties: Counties | None = None,
    **parts: Any,
) -> Match:
    """The game from the beginning of a phase, seats in their order; parts not named are as at the start."""
    order = {} if phase in BEFORE_ORDER else {str(place): seat for place, seat in enumerate(SEATS[:players], 1)}
    position = {"phase": phase, "asked": [], "together": [], "order": order} | on(counties or {}) | parts
    card = position.get("event")
    if card and "event_pile" not in parts:
        position["event_pile"] = {card: 0}
    after = None if then is None else wartable.luck.fast(then)
    return table(players, options).from_position(position, luck=wartable.luck.tape(list(luck), after))


def acting(actions: Iterable[str], counties: Counties, plan: Plans, luck: Iterable[Any] = (), **parts: Any) -> Match:
    """The last actions of a season, and after them a march out of Augsburg for which yellow is asked."""
    row = [*actions, "battle-b"]
    plans = {seat: dict(cards) for seat, cards in plan.items()}
    plans.setdefault("yellow", {})["battle-b"] = "augsburg"
    first = len(ACTIONS) - len(row)
    places = {str(first + k): action for k, action in enumerate(row, 1)}
    held: Counties = dict(counties) | {"augsburg": ("yellow", 2)}
    return at("actions", luck, row=places, slot=first, counties=held, plan=plans, **parts)


def tiles(*first: str) -> dict[str, str]:
    """The tiles on the five places: those named, then the others."""
    row = [*first, *(tile for tile in TILES if tile not in first)]
    return {str(place): tile for place, tile in enumerate(row, 1)}


def told(match: Match, name: str, seat: str | None = None) -> list[dict[str, Any]]:
    """The facts of all events of that name that a seat (None: a spectator) has heard."""
    return [dict(event.facts) for event in match.log(seat) if event.name == name]


def names(match: Match) -> list[str]:
    """The names of all events everyone has heard."""
    return [event.name for event in match.log(None)]


def supply(match: Match, seat: str) -> int:
    """Armies of a seat that are neither on the board nor in tower or tray, counted from the position."""
    p = match.position()
    placed = sum(p["armies"][county] for county in COUNTIES if p["owner"][county] == seat)
    return int(ARMIES - placed - p["inside"][seat] - p["tray"][seat] - p["thrown"][seat])


def cubes(**counts: int) -> list[str]:
    """An answer of the tower: so many cubes of each colour, and then nothing more."""
    return [*(colour for colour, count in counts.items() for _ in range(count)), "stop"]


def planned(match: Match, seat: str, cards: Mapping[str, str]) -> Match:
    """A plan laid space by space."""
    for space, card in cards.items():
        match.play(seat, f"plan {space} {card}")
    return match


def whole(match: Match, seat: str, bid: str = "coin-0", **laid: str) -> Match:
    """A whole plan, and ready: named spaces (armies_5 for armies-5), counties on the rest, then blanks."""
    fixed = {space.replace("_", "-"): card for space, card in laid.items()}
    free = [space for space in SPACES if space not in fixed and space != "bid"]
    p = match.position()
    own = [county for county in COUNTIES if p["owner"][county] == seat and county not in (*fixed.values(), bid)]
    if "plan court-1 blank" not in match.offer(seat):
        free = [space for space in free if not space.startswith("court")]
    cards = fixed | dict(zip(free, [*own, *["blank"] * len(free)], strict=False))
    planned(match, seat, cards)
    if bid:
        match.play(seat, f"plan bid {bid}")
    match.play(seat, "ready")
    return match
