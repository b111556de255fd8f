"""W-3: an attack on a county, fought in the tower."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.rule import rule
from wartable.games.wallenstein.board import (
    ARMED_PEASANTS,
    ATTACK_TILE,
    BATTLE_A,
    BUILDINGS,
    CHURCH,
    DEFENCE_TILE,
    PALACE,
    PALACE_GUARD,
    SANCTUARY,
)
from wartable.games.wallenstein.names import (
    ATTACKED,
    ATTACKER_ADDED,
    CHURCH_PROTECTS,
    CONQUERED,
    DEFENDER_ADDED,
    HELD_OUT,
    LAID_WASTE,
    NOT_BEATEN,
    PALACE_DEFENDED,
    SHIELDED,
)
from wartable.games.wallenstein.pieces import (
    answered,
    armies_in_supply,
    ask,
    hand_over,
    has_tile,
    lay_waste,
    mourn,
    peasants_in_supply,
)
from wartable.games.wallenstein.stages.p04_event_and_order import in_force
from wartable.games.wallenstein.state import ATTACK_ARMY, DEFENCE_ARMY, GREEN, Empire
from wartable.games.wallenstein.tower import throw


# ---- whether a county may be attacked ----
@rule
def why_not_attack(s: Empire, county: int, action: int) -> int:
    """W-4.4, W-4.11 – Not a church in the event's season; W-7.15 – not a holder of the favour against this action."""
    if in_force(s, SANCTUARY) and s.buildings[county * BUILDINGS + CHURCH] > 0:
        return CHURCH_PROTECTS
    owner = s.owner[county]
    shields = s.shield_a if action == BATTLE_A else s.shield_b
    return SHIELDED if owner >= 0 and shields >> owner & 1 == 1 else OK


# ---- gathering ----
@rule
def attack(s: Empire, seat: int, origin: int, county: int, armies: int) -> None:
    """W-3.1 – All armies moved in, and all defenders there; tile armies are added before the throw."""
    move_in(s, seat, origin, county, armies)
    emit(s, ATTACKED, EVERYONE, seat, origin, county, s.owner[county], armies)
    if may_add(s, seat, ATTACK_TILE) and s.asks[seat] == 1:
        ask(s, seat, ATTACK_ARMY)
    else:
        if may_add(s, seat, ATTACK_TILE):
            add_attacker(s, seat)
        defend(s)


@rule
def move_in(s: Empire, seat: int, origin: int, county: int, armies: int) -> None:
    s.origin = origin
    s.target = county
    s.marching = armies
    s.armies[origin] -= armies
    s.thrown[seat] = armies


@rule
def may_add(s: Empire, seat: int, tile: int) -> bool:
    """W-1.11 – With the tile, and an army in supply."""
    return has_tile(s, seat, tile) and armies_in_supply(s, seat) > 0


@rule
def add_attacker(s: Empire, seat: int) -> None:
    s.thrown[seat] += 1
    emit(s, ATTACKER_ADDED, EVERYONE, seat)


@rule
def reinforce_attack(s: Empire, seat: int) -> None:
    add_attacker(s, seat)
    defend(s)


@rule
def attack_alone(s: Empire, seat: int) -> None:
    """W-1.11 – A right, not a duty."""
    defend(s)


@rule
def defend(s: Empire) -> None:
    """W-1.8, W-1.11 – The event's defender, then the tile's; a neutral county has neither."""
    owner = s.owner[s.target]
    if owner >= 0:
        guard_palace(s, owner, s.target)
        if may_add(s, owner, DEFENCE_TILE):
            if s.asks[owner] == 1:
                ask(s, owner, DEFENCE_ARMY)
                return
            add_defender(s, owner)
    fight(s)


@rule
def guard_palace(s: Empire, owner: int, county: int) -> None:
    """W-4.3, W-4.11 – One more from the supply, if there is one, where a palace is attacked in the event's season."""
    palace = s.buildings[county * BUILDINGS + PALACE] > 0
    if palace and in_force(s, PALACE_GUARD) and armies_in_supply(s, owner) > 0:
        s.thrown[owner] += 1
        emit(s, PALACE_DEFENDED, EVERYONE, owner, county)


@rule
def add_defender(s: Empire, seat: int) -> None:
    s.thrown[seat] += 1
    emit(s, DEFENDER_ADDED, EVERYONE, seat)


@rule
def reinforce_defence(s: Empire, seat: int) -> None:
    add_defender(s, seat)
    fight(s)


@rule
def defend_alone(s: Empire, seat: int) -> None:
    fight(s)


# ---- the fight ----
@rule
def fight(s: Empire) -> None:
    """W-3.1 to W-3.5 – Into the tower with all of them; what lies in the tray decides."""
    attacker = s.owner[s.origin]
    county = s.target
    muster_defence(s, county)
    throw(s)
    decide(s, attacker, county)
    s.origin = -1
    s.target = -1
    s.marching = 0
    answered(s)


@rule
def muster_defence(s: Empire, county: int) -> None:
    """W-3.1, W-4.2 – Who stands there; or a peasant, in the event's season two."""
    owner = s.owner[county]
    if owner < 0:
        s.thrown[GREEN] = min(2 if in_force(s, ARMED_PEASANTS) else 1, peasants_in_supply(s))
    else:
        s.thrown[owner] += s.armies[county]
        s.armies[county] = 0


@rule
def owners_defence(s: Empire, county: int) -> int:
    """W-3.10 – Every cube of a fighting colour fights."""
    owner = s.owner[county]
    return s.tray[owner] if owner >= 0 else 0


@rule
def peasants_defence(s: Empire, county: int) -> int:
    """W-3.3 – Peasants defend, unless a marker keeps them out."""
    return s.tray[GREEN] if s.markers[county] == 0 else 0


@rule
def decide(s: Empire, attacker: int, county: int) -> None:
    """W-3.4, W-3.5 – The side with more in the tray wins; none of those who fought stays there."""
    owner = s.owner[county]
    attack = s.tray[attacker]
    own = owners_defence(s, county)
    peasants = peasants_defence(s, county)
    defence = own + peasants
    s.tray[attacker] = 0
    s.tray[GREEN] -= peasants
    if owner >= 0:
        s.tray[owner] = 0
    if attack > defence:
        conquer(s, attacker, county, attack, defence)
    elif owner < 0:
        emit(s, NOT_BEATEN, EVERYONE, county, attacker, attack, defence)
    elif attack == defence or own == 0:
        lay_waste(s, county)
        emit(s, LAID_WASTE, EVERYONE, county, attacker, attack, defence)
        mourn(s, owner, county)
    else:
        hold(s, attacker, county, attack, own, peasants)


@rule
def conquer(s: Empire, attacker: int, county: int, attack: int, defence: int) -> None:
    """W-3.4 – The attacker loses as many as stood against him; buildings and markers stay, the card is his."""
    owner = s.owner[county]
    hand_over(s, county, attacker, attack - defence)
    emit(s, CONQUERED, EVERYONE, attacker, county, owner, attack, defence, attack - defence)
    if owner >= 0:
        mourn(s, owner, county)


@rule
def hold(s: Empire, attacker: int, county: int, attack: int, own: int, peasants: int) -> None:
    """W-3.4 – The defence loses as many as attacked, peasants first; surplus peasants return to the supply."""
    s.armies[county] = own - max(0, attack - peasants)
    emit(s, HELD_OUT, EVERYONE, s.owner[county], county, attacker, attack, own + peasants, s.armies[county])
