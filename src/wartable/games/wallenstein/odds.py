"""W-3, W-6: the chances of a battle before it is chosen, and of a revolt: throws that do not happen, counted.

Who is thrown into the tower the rules of battle and revolt say themselves. What is not certain yet counts as it stands
now: armies of tiles are added, as their owners do unless they want to be asked, and a plan is tried as if it were
carried out at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.engine.rule import rule
from wartable.engine.speeds.chances import at_hand, chances
from wartable.engine.state import read_position
from wartable.games import spec_of
from wartable.games.wallenstein.board import ATTACK_TILE, DEFENCE_TILE
from wartable.games.wallenstein.names import MARCH_TO, PLAN_CARD, verbs
from wartable.games.wallenstein.stages.p06_battle import (
    add_attacker,
    add_defender,
    guard_palace,
    may_add,
    move_in,
    muster_defence,
    owners_defence,
    peasants_defence,
)
from wartable.games.wallenstein.stages.p07_revolt import rise
from wartable.games.wallenstein.state import GREEN, SEAT, TOWER_MODELS, Empire
from wartable.games.wallenstein.tower import empty_tray, try_throw

View = Mapping[str, Any]

TRIALS = 2000  # two per cent off at most, in nineteen cases of twenty
NEEDED = ("owner", "armies", "buildings", "markers", "inside", "tray", "event", "order", "tiles", "origin")
TOWER = {"passes": "floor_passes", "shaken": "floor_shaken", "stays": "simple_stays", "released": "simple_released"}
REVOLTING = ("taxes", "grain")  # W-2.4: actions that raise a county with markers

is_march, target_of, marchers_of = MARCH_TO.owns, MARCH_TO.argument("county"), MARCH_TO.argument("armies")
planned_of = PLAN_CARD.argument("card")


# ---- throws that do not happen ----
@rule
def sample(s: Empire, seat: int, choice: int, trials: int) -> int:
    """How often a march takes its county, or a planned county does not fall to its peasants."""
    if is_march(choice):
        return battles_won(s, seat, target_of(choice), marchers_of(choice) + 1, trials)
    return revolts_quelled(s, seat, planned_of(choice), trials)


@rule
def battles_won(s: Empire, seat: int, county: int, armies: int, trials: int) -> int:
    """W-3.3, W-3.4 – The attacker wins with more than all who defend."""
    muster(s, seat, county, armies)
    won = 0
    for _ in range(trials):
        try_throw(s)
        if s.tray[seat] > owners_defence(s, county) + peasants_defence(s, county):
            won += 1
    return won


@rule
def muster(s: Empire, seat: int, county: int, armies: int) -> None:
    """W-1.11, W-3.1 – Everyone who would be thrown in."""
    owner = s.owner[county]
    move_in(s, seat, s.origin, county, armies)
    if may_add(s, seat, ATTACK_TILE):
        add_attacker(s, seat)
    if owner >= 0:
        guard_palace(s, owner, county)
        if may_add(s, owner, DEFENCE_TILE):
            add_defender(s, owner)
    muster_defence(s, county)
    empty_tray(s)


@rule
def revolts_quelled(s: Empire, seat: int, county: int, trials: int) -> int:
    """W-3.6 – Peasants win ties."""
    rise(s, county, s.markers[county])
    empty_tray(s)
    won = 0
    for _ in range(trials):
        try_throw(s)
        if s.tray[seat] > s.tray[GREEN]:
            won += 1
    return won


# ---- the chances of an offer ----
def odds(view: View, offer: list[str]) -> dict[str, float]:
    """Of every attack, and of every plan that would meet a revolt; none until the tower has been compiled.

    It is asked for with the first plan of all, so that it is there before the first battle.
    """
    spec = spec_of(view["game"])
    if at_hand(spec) is None:
        return {}
    fights = {choice: verbs.parse(choice)[0] for choice in offer if _is_fight(view, choice)}
    if not fights:
        return {}
    found = chances(spec, empire(view), SEAT.index(view["seat"]), fights.values(), TRIALS)
    return {choice: round(found[number], 3) for choice, number in fights.items()}


def _is_fight(view: View, choice: str) -> bool:
    verb, *words = choice.split()
    if verb == MARCH_TO.name:
        return bool(view["owner"][words[0]] != view["seat"])
    return verb == PLAN_CARD.name and words[0] in REVOLTING and view["markers"].get(words[1], 0) > 0


def empire(view: View) -> Empire:
    """As much of the table as a throw depends on; all of it is known to everyone."""
    s = Empire()
    s.players = len(view["seats"])
    tower = view["printed"]["tower"]
    s.tower_model = TOWER_MODELS.index(tower["model"])
    for name, setting in TOWER.items():
        setattr(s, setting, tower.get(name, 1))
    read_position(s, {part: view[part] for part in NEEDED}, s.players)
    return s
