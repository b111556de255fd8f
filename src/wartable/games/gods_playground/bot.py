"""A bot for God's Playground: estates first, then schools and cities, and an army against whoever would ruin most.

In round one the families keep the borders together, as the author advises: each counts what the others would lose, on
average, with its own, and looks for an enemy whom nobody is ready to stop.

Written in the integer subset, so the same functions serve at the table and as a compiled rollout policy. Every choice
is given a worth in hundredths of a victory point, estimated from what everyone can see and from the seat's own blocks;
where it chooses in secret, with a chance of its own.
"""

from __future__ import annotations

from wartable.engine.branches import by_verb
from wartable.engine.luck import draw
from wartable.engine.rule import Choices, rule
from wartable.games.gods_playground.board import (
    ARTILLERY,
    CAVALRY,
    COURT,
    ENEMIES,
    ENEMY_OF_FOE,
    ENTRY,
    FACING,
    GREATER_POLAND,
    HABSBURGS,
    INFANTRY,
    MOST_CIRCLES,
    OTTOMANS,
    PRUSSIA,
    REGIONS,
    SPOTS,
    TATARS,
    UKRAINE,
)
from wartable.games.gods_playground.names import (
    ASSIGN_BLOCK,
    BUILD_ESTATE,
    BUY,
    CLEAR,
    CONFEDERATE,
    COSSACK_UNIT,
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
    RAISE_ARMY,
    READY,
    STRIKE_AT,
    VETO,
    VIENNA_TARGET,
)
from wartable.games.gods_playground.pieces import (
    habsburgs_at_peace,
    invaders_in,
    lowest_free,
    nobles_in,
    seats_in_sejm,
)
from wartable.games.gods_playground.stages.p01_income import income
from wartable.games.gods_playground.stages.p10_campaigns import WITH_CROWN, is_open
from wartable.games.gods_playground.stages.p11_enemy_attacks import cubes_against, strength_of
from wartable.games.gods_playground.stages.p13_expansion import ARROWS
from wartable.games.gods_playground.state import (
    COSSACK_BOX,
    FOUND,
    MOVE_ON,
    RECRUIT,
    SCHOOLS,
    Commonwealth,
)

COIN = 20  # five coins are a point
NOBLE = 25
NEVER = -(10**6)


# ---- looking at the country ----
@rule
def own_estates(s: Commonwealth, seat: int, region: int) -> int:
    count = 0
    for circle in range(MOST_CIRCLES):
        if s.estate[region * MOST_CIRCLES + circle] == seat:
            count += 1
    return count


@rule
def all_estates(s: Commonwealth, region: int) -> int:
    count = 0
    for circle in range(MOST_CIRCLES):
        if s.estate[region * MOST_CIRCLES + circle] >= 0:
            count += 1
    return count


@rule
def coming(s: Commonwealth, enemy: int) -> int:
    """Cubes to be expected of an enemy this round; two dice are still to come."""
    if s.treaty == enemy or (enemy == OTTOMANS and s.round == 3) or (enemy == HABSBURGS and habsburgs_at_peace(s)):
        return 0
    return max(0, strength_of(s, enemy) + 1 - cubes_against(s, enemy))


@rule
def danger(s: Commonwealth, region: int) -> int:
    """Enemy cubes and markers to be expected in a region this round, above its nobles."""
    markers = s.influence[region]
    if FACING[region] == HABSBURGS and habsburgs_at_peace(s):
        markers += s.influence_box + 1
    return coming(s, FACING[region]) + invaders_in(s, region) + markers - nobles_in(s, region) // 2


@rule
def losses_of(s: Commonwealth, seat: int, region: int, estates_lost: int) -> int:
    """Worth of the own estates among the highest so many of a row."""
    left = estates_lost
    worth = 0
    for below in range(MOST_CIRCLES):
        k = (region + 1) * MOST_CIRCLES - 1 - below
        if s.estate[k] >= 0 and left > 0:
            left -= 1
            if s.estate[k] == seat:
                worth += 100 * s.worth[k] * (3 if s.city[k] == 1 else 1)
    return worth


@rule
def threat_to(s: Commonwealth, seat: int, region: int) -> int:
    """Own worth that stands to be lost in a region if nobody does anything."""
    return losses_of(s, seat, region, max(0, danger(s, region)))


# ---- what an enemy would ruin whom nobody stops ----
@rule
def ruin_of(s: Commonwealth, seat: int, region: int, estates_lost: int) -> int:
    """A family's estates that burn, and what its estates there no longer earn until the end."""
    return losses_of(s, seat, region, estates_lost) + own_estates(s, seat, region) * COIN * (4 - s.round)


@rule
def ruin_by(s: Commonwealth, seat: int, enemy: int) -> int:
    """In the region it enters, and in those it spreads to if its cubes exceed the nobles."""
    entry = ENTRY[enemy]
    cubes = coming(s, enemy) + invaders_in(s, entry)
    if cubes == 0:
        return 0
    ruin = ruin_of(s, seat, entry, max(1, cubes - nobles_in(s, entry)))
    surplus = coming(s, enemy) + s.invaders[entry * ENEMIES + enemy] - nobles_in(s, entry)
    if surplus > 0:
        for k in range(ARROWS):
            region = s.arrows[enemy * ARROWS + k]
            if s.invaders[region * ENEMIES + enemy] == 0:
                ruin += ruin_of(s, seat, region, max(1, surplus - nobles_in(s, region)))
    return ruin


@rule
def at_stake(s: Commonwealth, seat: int, enemy: int) -> int:
    """What a family would give much to prevent; in round one the ruin of all others counts as much as one of them has
    on average."""
    others = 0
    if s.round == 1:
        for other in range(s.players):
            if other != seat:
                others += ruin_by(s, other, enemy)
    return ruin_by(s, seat, enemy) + others // (s.players - 1)


@rule
def left_to_stop(s: Commonwealth, region: int) -> int:
    """Cubes that come or stand there."""
    return coming(s, FACING[region]) + invaders_in(s, region)


@rule
def part_of_hit(s: Commonwealth, seat: int, region: int) -> int:
    """One cube's part of all that is saved if everyone does his."""
    cubes = left_to_stop(s, region)
    return at_stake(s, seat, FACING[region]) // cubes if cubes > 0 else 0


# ---- set-up and nobles ----
@rule
def worth_of_founding(s: Commonwealth, seat: int, region: int) -> int:
    """Rich circles, land that is not the first to burn, and not all in one place."""
    worth = s.worth[region * MOST_CIRCLES + lowest_free(s, region)]
    return 100 * worth - 25 * danger(s, region) - 60 * own_estates(s, seat, region) + draw(s, 100)


@rule
def wish_for(s: Commonwealth, seat: int, spot: int) -> int:
    """How much the nobles of a block are wanted on a spot."""
    if spot == COURT:
        return 130
    free = lowest_free(s, spot)
    building = 0 if free < 0 else 40 * s.worth[spot * MOST_CIRCLES + free]
    standing = s.nobles[seat * REGIONS + spot]
    return 100 + building + threat_to(s, seat, spot) // 4 - 45 * standing


@rule
def worth_of_block(s: Commonwealth, seat: int, spot: int, block: int) -> int:
    """The spot wished for most gets the highest block; a round takes one block of each value where it can. Chance is
    part of it: what is laid in secret must not be what anyone can work out."""
    twice = 0
    for other in range(SPOTS):
        if s.assigned[seat * SPOTS + other] == block:
            twice = 1
    return wish_for(s, seat, spot) * 4 + 60 * block - 2000 * twice + draw(s, 160)


@rule
def worth_of_fewer(s: Commonwealth, seat: int, region: int) -> int:
    return s.arriving[region] - own_estates(s, seat, region)


@rule
def worth_of_bid(s: Commonwealth, seat: int, coins: int) -> int:
    """Two coins or three for the marker, at times one or four: it brings the first action and a free strike."""
    return draw(s, 60) - 15 * abs(2 * coins - 5)


# ---- estates ----
@rule
def survives(s: Commonwealth, region: int, circle: int) -> int:
    """How surely an estate outlives this round, in per cent: the border burns first."""
    above = 0
    for higher in range(circle + 1, MOST_CIRCLES):
        if s.estate[region * MOST_CIRCLES + higher] >= 0:
            above += 1
    exposed = danger(s, region) - above
    if exposed <= -2:
        return 90
    if exposed <= 0:
        return 70
    return 50 if exposed <= 2 else 25


@rule
def worth_of_estate(s: Commonwealth, seat: int, region: int) -> int:
    return worth_of_founding(s, seat, region) if s.stage == FOUND else worth_of_building(s, seat, region)


@rule
def worth_of_building(s: Commonwealth, seat: int, region: int) -> int:
    """What the circle scores if it stands, and what it earns until the end."""
    circle = lowest_free(s, region)
    price = 1 if s.lap == 1 else 2
    earns = COIN * s.value[region] * (4 - s.round)
    worth = (100 * s.worth[region * MOST_CIRCLES + circle] + earns) * survives(s, region, circle) // 100
    spare = s.nobles[seat * REGIONS + region] - price
    return worth - price * 90 - (140 if spare < 2 else 0)


# ---- special actions ----
@rule
def regions_with_nobles(s: Commonwealth, seat: int) -> int:
    count = 0
    for region in range(REGIONS):
        if s.nobles[seat * REGIONS + region] > 0:
            count += 1
    return count


@rule
def worth_of_manager(s: Commonwealth, seat: int, region: int, circle: int) -> int:
    """Two coins in each round to come, if they lift the income above the least that everyone has."""
    useful = 2 if income(s, seat) >= 9 else 0
    return COIN * useful * (4 - s.round) * (70 if danger(s, region) > 2 else 90) // 100 - NOBLE


@rule
def lacks_coins_for_schools(s: Commonwealth, seat: int) -> bool:
    return s.round > 1 and s.lap == 1 and s.coins[seat] < 10 and regions_with_nobles(s, seat) == REGIONS


@rule
def worth_of_danzig(s: Commonwealth, seat: int) -> int:
    """Coins, for a noble who then leads no army in Prussia."""
    wanted = 80 if lacks_coins_for_schools(s, seat) else 0
    return 2 * COIN * s.value[PRUSSIA] - NOBLE - part_of_hit(s, seat, PRUSSIA) + wanted


@rule
def worth_of_treaty(s: Commonwealth, seat: int, foe_named: int, gift: int) -> int:
    """What it may save, less the coins, the seat in the Sejm and the chance that it breaks. Later than round one nobody
    gives up the glory of a campaign for it."""
    saved = at_stake(s, seat, ENEMY_OF_FOE[foe_named]) * (4 if s.round == 1 else 1) // 5
    safe = 85 if gift == 0 else 97
    price = 6 + 2 * gift
    if s.coins[seat] < price:
        return NEVER
    return saved * safe // 100 - price * COIN - 200 - NOBLE


@rule
def worth_of_move(s: Commonwealth, seat: int, origin: int, region: int) -> int:
    """Worth it only to have a noble in every region when schools can follow."""
    empty = s.nobles[seat * REGIONS + region] == 0 and s.nobles[seat * REGIONS + origin] > 1
    missing = REGIONS - regions_with_nobles(s, seat)
    if s.stage == MOVE_ON:
        return 50 + s.nobles[seat * REGIONS + origin] if empty else 0
    ready = s.round > 1 and s.lap == 1 and s.coins[seat] >= 10 and missing <= 2
    return 180 + s.nobles[seat * REGIONS + origin] if ready and empty else NEVER


@rule
def worth_of_confederation(s: Commonwealth, seat: int, region: int, victim: int) -> int:
    for circle in range(MOST_CIRCLES):
        k = region * MOST_CIRCLES + circle
        if s.estate[k] == victim and s.city[k] == 0:
            return 130 * s.worth[k] * survives(s, region, circle) // 100 - 2 * NOBLE
    return NEVER


@rule
def worth_of_schools(s: Commonwealth, seat: int) -> int:
    """All five regions are worth most; a few are worth a little more than the coins."""
    schools = min(regions_with_nobles(s, seat), s.coins[seat] // 2)
    if schools == REGIONS:
        return 700 - 10 * COIN - REGIONS * NOBLE
    return schools * (100 - 2 * COIN - NOBLE)


@rule
def worth_of_school(s: Commonwealth, seat: int, region: int) -> int:
    return worth_of_next_school(s, seat, region) if s.stage == SCHOOLS else worth_of_schools(s, seat)


@rule
def worth_of_next_school(s: Commonwealth, seat: int, region: int) -> int:
    """Go on while a noble can be spared; for all five, to the end."""
    wanted = s.nobles[seat * REGIONS + region]
    return 100 - 2 * COIN - NOBLE - threat_to(s, seat, region) // 20 + wanted


@rule
def worth_of_city(s: Commonwealth, seat: int, region: int, circle: int) -> int:
    """Two more times the circle, if it stands to the end."""
    sure = survives(s, region, circle)
    later = 100 if s.round == 4 else 85
    return 200 * s.worth[region * MOST_CIRCLES + circle] * sure // 100 * later // 100 - 2 * NOBLE


# ---- war ----
@rule
def expected_hits(infantry: int, cavalry: int, artillery: int) -> int:
    """In hundredths."""
    return infantry * (50 if artillery > 0 else 33) + cavalry * (67 if artillery > 0 else 50)


@rule
def hits_of(s: Commonwealth, seat: int, region: int) -> int:
    """What a family's troops in a region hit in one campaign, in hundredths."""
    at = seat * REGIONS + region
    return expected_hits(s.infantry[at], s.cavalry[at], s.artillery[at])


@rule
def glory_to_win(s: Commonwealth, seat: int, enemy: int) -> int:
    """Points for the most cubes in an enemy box, if some hits can win them; troops that stand ready count."""
    if not is_open(s, enemy):
        return 0
    rival = s.king[enemy]
    for other in range(s.players):
        if other != seat:
            rival = max(rival, cubes_to_be(s, other, enemy))
    lead = cubes_to_be(s, seat, enemy) - rival
    if lead > 1:
        return 0
    return 100 * s.glory[enemy] // (2 if lead > -2 else 4)


@rule
def cubes_to_be(s: Commonwealth, seat: int, enemy: int) -> int:
    """A family's cubes in an enemy box after a campaign and perhaps a second one."""
    return s.campaigners[seat * ENEMIES + enemy] + hits_of(s, seat, ENTRY[enemy]) * 3 // 200


@rule
def worth_of_hit(s: Commonwealth, seat: int, region: int) -> int:
    """What one hit is worth: its part of what is saved, and glory."""
    return part_of_hit(s, seat, region) + glory_to_win(s, seat, FACING[region]) // 2


@rule
def left_unstopped(s: Commonwealth, region: int) -> int:
    """Cubes that the troops there already, whosever they are, will hardly stop."""
    hits = 0
    for seat in range(s.players):
        hits += hits_of(s, seat, region)
    return max(0, left_to_stop(s, region) - hits // 50)


@rule
def worth_of_army(s: Commonwealth, seat: int, region: int) -> int:
    """An army pays if a noble is left to lead it and there is something to save or win. Cossacks who are hired do
    not join the Tatars."""
    nobles = s.nobles[seat * REGIONS + region]
    coins = s.coins[seat] * (2 if invaders_in(s, region) > 0 else 1)
    if coins < 6 or (nobles < 2 and at_stake(s, seat, FACING[region]) < 200):
        return -1
    if habsburgs_at_peace(s) and FACING[region] == HABSBURGS and invaders_in(s, region) == 0:
        return -1
    hits = min(coins, 14) * 12 * max(1, min(3, nobles - 1)) // 100 + 1
    hits += s.cossacks[COSSACK_BOX] if region == UKRAINE else 0
    saved = part_of_hit(s, seat, region) * min(hits, left_unstopped(s, region))
    return saved + glory_to_win(s, seat, FACING[region]) // 2 * hits - min(coins, 14) * COIN - NOBLE


@rule
def worth_of_stopping(s: Commonwealth, seat: int) -> int:
    """Coins are kept once the army is strong; a second cube is moved, a further school founded, if worth more."""
    if s.stage != RECRUIT:
        return 1 if s.stage == MOVE_ON else 0
    at = seat * REGIONS + s.muster
    return 150 if s.infantry[at] + s.cavalry[at] >= 4 else 50


@rule
def worth_of_unit(s: Commonwealth, seat: int, unit: int) -> int:
    """Cossacks first, then cavalry; artillery for four units or more."""
    at = seat * REGIONS + s.muster
    if unit == COSSACK_UNIT:
        return 300 if s.infantry[at] + s.cavalry[at] > 0 else 90
    if unit == ARTILLERY:
        return 160 if s.infantry[at] + s.cavalry[at] >= 4 else 0
    if unit == CAVALRY:
        return 140 - s.cavalry[at]
    return 120 if unit == INFANTRY else 0


@rule
def cossacks_hit(s: Commonwealth, cossacks: int, own_hits: int, artillery: int) -> int:
    """Cossacks are of use against Tatars only: not behind more cubes of another enemy than the own troops remove."""
    others = invaders_in(s, UKRAINE) - s.invaders[UKRAINE * ENEMIES + TATARS]
    return expected_hits(0, cossacks, artillery) if 100 * others <= own_hits else 0


@rule
def worth_of_campaign(s: Commonwealth, seat: int, region: int, force: int) -> int:
    """Lead the troops out while hits are worth the noble; the crown only to save much."""
    hits = hits_of(s, seat, region)
    hits += cossacks_hit(s, force % WITH_CROWN, hits, s.artillery[seat * REGIONS + region])
    price = 15 + (15 if danger(s, region) > 0 else 0)
    if force >= WITH_CROWN:
        if threat_to(s, seat, region) < 500:
            return NEVER
        hits += expected_hits(s.crown[INFANTRY], s.crown[CAVALRY], s.crown[ARTILLERY]) // 2
        price += 230
    return worth_of_hit(s, seat, region) * hits // 100 - price


@rule
def worth_of_strike(s: Commonwealth, seat: int, target: int) -> int:
    """The free strike where it saves most; a paid one only for much of the own land."""
    hits = expected_hits(s.crown[INFANTRY], s.crown[CAVALRY], s.crown[ARTILLERY]) // 100
    price = 0 if s.lap == 1 and seat == s.hetman else 220 - 10 * seats_in_sejm(s, seat)
    if target == VIENNA_TARGET:
        coming = max(0, s.vienna - 2 - nobles_in(s, GREATER_POLAND))
        saved = losses_of(s, seat, GREATER_POLAND, coming)
        return saved // 2 + (120 if s.vienna > 0 and s.vienna <= hits + 1 else 20) - price
    cubes = invaders_in(s, target)
    nobles = nobles_in(s, target)
    before = losses_of(s, seat, target, max(1, cubes - nobles))
    after = 0 if hits >= cubes else losses_of(s, seat, target, max(1, cubes - hits - nobles))
    spreading = 80 if cubes > nobles and cubes - hits <= nobles else 0
    return before - after + spreading + own_estates(s, seat, target) * 10 + 1 - price


# ---- all together ----
worth_of = by_verb(
    Commonwealth,
    {
        BUILD_ESTATE: worth_of_estate,
        ASSIGN_BLOCK: worth_of_block,
        CLEAR: NEVER,
        READY: 100_000,
        FEWER: worth_of_fewer,
        OFFER_COINS: worth_of_bid,
        HIRE_MANAGER: worth_of_manager,
        DANZIG: worth_of_danzig,
        MAKE_TREATY: worth_of_treaty,
        MOVE_NOBLE: worth_of_move,
        VETO: NEVER,
        CONFEDERATE: worth_of_confederation,
        FOUND_SCHOOL: worth_of_school,
        FOUND_CITY: worth_of_city,
        RAISE_ARMY: worth_of_army,
        BUY: worth_of_unit,
        MARCH: worth_of_campaign,
        STRIKE_AT: worth_of_strike,
        DONE: worth_of_stopping,
    },
    otherwise=0,
)


@rule
def heuristic(s: Commonwealth, seat: int, out: Choices, n: int) -> int:
    """The choice of a seat among out[:n]: the one worth most."""
    best = out[n - 1]
    most = NEVER
    for k in range(n):
        worth = worth_of(s, seat, out[k])
        if worth > most:
            most = worth
            best = out[k]
    return best
