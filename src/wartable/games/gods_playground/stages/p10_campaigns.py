"""GP-10: campaigns into enemy country."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, OK, emit
from wartable.engine.masks import members
from wartable.engine.rule import Choices, rule
from wartable.games.gods_playground.battle import (
    clear_region,
    crown_can_fight,
    fight,
    fight_cossacks,
    fight_crown,
    hit_tatars,
)
from wartable.games.gods_playground.board import CAVALRY, ENEMIES, FACING, HABSBURGS, INFANTRY, REGIONS, TATARS, UKRAINE
from wartable.games.gods_playground.names import (
    CAMPAIGNED,
    COSSACKS_WANT_LEADER,
    CROWN_RAIDED,
    FORCES,
    HABSBURGS_AT_PEACE,
    MARCH,
    NO_COSSACKS,
    NO_CROWN_ARMY,
    NO_CROWN_SEAT,
    NO_NOBLE_CAMPAIGN,
    NO_TROOPS,
    PASSED_CAMPAIGN,
    RAIDED,
    TREATY_HOLDS,
)
from wartable.games.gods_playground.pieces import (
    ask,
    begin_laps,
    colour_of,
    end_phase,
    foe,
    habsburgs_at_peace,
    is_occupied,
    king_cubes_left,
    next_in_laps,
    nobles_in_supply,
    pass_for_good,
    remove_from_sejm,
    remove_noble,
    seats_in_sejm,
)
from wartable.games.gods_playground.state import CAMPAIGN, IN_UKRAINE, Commonwealth

WITH_CROWN = 3  # forces from here on have the crown army with them; the rest of the number is the Cossacks


@rule
def begin(s: Commonwealth) -> None:
    begin_laps(s)
    next_campaigner(s)


@rule
def next_campaigner(s: Commonwealth) -> None:
    """GP-10.1 – Laps until all have passed; whoever can attack nobody passes."""
    while True:
        seat = next_in_laps(s)
        if seat < 0:
            end_phase(s)
            return
        if can_campaign(s, seat):
            ask(s, seat, CAMPAIGN)
            return
        pass_for_good(s, seat, PASSED_CAMPAIGN)


@rule
def can_campaign(s: Commonwealth, seat: int) -> bool:
    for region in members(s.present[seat]):
        if why_not_campaign(s, seat, region, 0) == OK or why_not_campaign(s, seat, region, WITH_CROWN) == OK:
            return True
    return False


@rule
def why_not_campaign(s: Commonwealth, seat: int, region: int, force: int) -> int:
    """GP-10.1 – A cube to pay with, somebody to roll a die, and somebody to attack."""
    at = seat * REGIONS + region
    own = s.infantry[at] + s.cavalry[at]
    if s.nobles[at] == 0:
        return NO_NOBLE_CAMPAIGN
    refusal = why_not_enemy(s, region)
    if refusal != OK:
        return refusal
    if force % WITH_CROWN > 0:  # GP-10.5
        if region != UKRAINE or s.cossacks[IN_UKRAINE] < force % WITH_CROWN:
            return NO_COSSACKS
        if own == 0:
            return COSSACKS_WANT_LEADER
    if force >= WITH_CROWN:  # GP-10.6
        if seats_in_sejm(s, seat) == 0:
            return NO_CROWN_SEAT
        return OK if crown_can_fight(s) else NO_CROWN_ARMY
    return OK if own > 0 else NO_TROOPS


@rule
def is_open(s: Commonwealth, enemy: int) -> bool:
    """GP-8.3c, GP-10.7, GP-10.10 – Habsburgs in rounds one to three and treaty partners are not attacked at home."""
    if enemy == HABSBURGS and habsburgs_at_peace(s):
        return False
    return s.treaty != enemy


@rule
def why_not_enemy(s: Commonwealth, region: int) -> int:
    """GP-10.7 – Where the enemy is not to be attacked, only cubes standing in the region are."""
    if is_open(s, FACING[region]) or is_occupied(s, region):
        return OK
    return TREATY_HOLDS if s.treaty == FACING[region] else HABSBURGS_AT_PEACE


@rule
def foe_attacked(s: Commonwealth, region: int) -> int:
    """GP-10.7, GP-10.10 – The connected enemy, or the Ottomans in its box; else whoever stands in the region."""
    if not is_open(s, FACING[region]):
        for enemy in range(ENEMIES):
            if s.invaders[region * ENEMIES + enemy] > 0:
                return foe(s, enemy)
    return foe(s, colour_of(s, FACING[region]))


@rule
def offer_campaigns(s: Commonwealth, seat: int, out: Choices, n: int) -> int:
    for region in members(s.present[seat]):
        for force in range(FORCES):
            if why_not_campaign(s, seat, region, force) == OK:
                out[n] = MARCH + region * FORCES + force
                n += 1
    return n


@rule
def stop(s: Commonwealth, seat: int) -> None:
    pass_for_good(s, seat, PASSED_CAMPAIGN)
    next_campaigner(s)


@rule
def campaign(s: Commonwealth, seat: int, region: int, force: int) -> None:
    """GP-10.9 – All is declared and paid before any die. GP-10.6 – The crown rolls after the player's own."""
    remove_noble(s, seat, region, 1)
    if force >= WITH_CROWN:
        remove_from_sejm(s, seat)
    emit(s, CAMPAIGNED, EVERYONE, seat, region, foe_attacked(s, region), force)
    artillery = s.artillery[seat * REGIONS + region]
    raid(s, seat, region, fight(s, seat, INFANTRY, region))
    raid(s, seat, region, fight(s, seat, CAVALRY, region))
    cossack_raid(s, seat, fight_cossacks(s, force % WITH_CROWN, artillery))
    if force >= WITH_CROWN:
        crown_raid(s, region, fight_crown(s, INFANTRY, region))
        crown_raid(s, region, fight_crown(s, CAVALRY, region))
    next_campaigner(s)


@rule
def raid(s: Commonwealth, seat: int, region: int, hits: int) -> None:
    """GP-10.4 – The region first, then the enemy box."""
    mark(s, seat, FACING[region], clear_region(s, region, hits))


@rule
def cossack_raid(s: Commonwealth, seat: int, hits: int) -> None:
    """GP-10.5 – Against Tatars only: with none in Ukraine, another enemy's cubes there keep the Cossacks at home."""
    left = hit_tatars(s, hits)
    if not is_occupied(s, UKRAINE):
        mark(s, seat, TATARS, left)


@rule
def mark(s: Commonwealth, seat: int, enemy: int, hits: int) -> None:
    """GP-10.4, GP-10.7 – Own cubes from supply into the enemy box, if it is to be attacked."""
    placed = min(hits, nobles_in_supply(s, seat))
    if placed > 0 and is_open(s, enemy):
        s.campaigners[seat * ENEMIES + enemy] += placed
        emit(s, RAIDED, EVERYONE, seat, foe(s, enemy), placed)


@rule
def crown_raid(s: Commonwealth, region: int, hits: int) -> None:
    """GP-10.6, GP-10.9 – Crown hits place king cubes; with none left they are lost."""
    enemy = FACING[region]
    placed = min(clear_region(s, region, hits), king_cubes_left(s))
    if placed > 0 and is_open(s, enemy):
        s.king[enemy] += placed
        emit(s, CROWN_RAIDED, EVERYONE, foe(s, enemy), placed)
