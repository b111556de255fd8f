"""What is on the table: settings, the board, the pieces, and where in the round the game stands."""

from __future__ import annotations

from wartable.engine.domain import Domain
from wartable.engine.sequence import SequenceOfPlay
from wartable.engine.state import Cells, State, public, secret, state
from wartable.games.gods_playground.board import (
    ARROW,
    ARTILLERY,
    BLOCK,
    BLOCKS,
    CAVALRY,
    CIRCLE,
    COURT_SUM,
    DISCS,
    ENEMY,
    ENEMY_CUBES,
    HIGHEST_BLOCK,
    INFANTRY,
    MOST_PRINTED,
    NOBLES,
    REGION,
    REGIONS,
    ROUND,
    ROUNDS,
    SPOT,
    SPOTS,
    TROOP,
    TROOP_PIECES,
)

SEAT = Domain("seat", ("white", "blue", "red", "yellow"), per_seat=True)
SEATS = len(SEAT)
PLACE_AT_TABLE = Domain("place", [str(k + 1) for k in range(SEATS)], spoken=False, per_seat=True)
DIE_PLACE = Domain("die", ("first", "second", "third", "fourth"), spoken=False)
DICE_AT_ONCE = len(DIE_PLACE)
QUARTERS = Domain("quarters", ("box", "ukraine", "tatars"))  # where Cossacks are
COSSACK_BOX, IN_UKRAINE, WITH_TATARS = range(3)

# ---- where printings differ: the words of switches in data/options.toml ----
USED_UP, AGAIN = range(2)
ALONE, WITH_TROOPS = range(2)

# the sequence of play: rules use the numbers, everyone else the names
sequence = SequenceOfPlay()
SET_UP = sequence.phase("set-up", "GP-0.6", once=True)
FOUND = sequence.stage("found")
INCOME = sequence.phase("income", "GP-1.1")
NOBLES_SENT = sequence.phase("nobles", "GP-2.1")
ASSIGN = sequence.stage("assign")
SHORTAGE = sequence.stage("shortage")
FIRST_PLAYER = sequence.phase("first-player", "GP-3.1")
BID = sequence.stage("bid")
CROWN_ARMY = sequence.phase("crown-army", "GP-4.1")
EVENTS = sequence.phase("events", "GP-5.1")
ELECTIONS = sequence.phase("elections", "GP-6.1")
ESTATES = sequence.phase("estates", "GP-7.1")
BUILD = sequence.stage("build")
SPECIAL_ACTIONS = sequence.phase("special-actions", "GP-8.0")
ACT = sequence.stage("act")
MOVE_ON = sequence.stage("move")
SCHOOLS = sequence.stage("schools")
ARMIES = sequence.phase("armies", "GP-9.1")
RAISE = sequence.stage("raise")
RECRUIT = sequence.stage("recruit")
CAMPAIGNS = sequence.phase("campaigns", "GP-10.1")
CAMPAIGN = sequence.stage("campaign")
ENEMY_ATTACKS = sequence.phase("enemy-attacks", "GP-11.1")
STRIKES_BACK = sequence.phase("strikes-back", "GP-12.1")
STRIKE = sequence.stage("strike")
EXPANSION = sequence.phase("expansion", "GP-13.1")
WAR_AND_PEACE = sequence.phase("war-and-peace", "GP-14.1")
VICTORY_POINTS = sequence.phase("victory-points", "GP-15.1")
END_OF_ROUND = sequence.phase("end-of-round", "GP-16.1")
END_OF_GAME = sequence.phase("end-of-game", "GP-17.1", once=True)
OVER = sequence.stage("over")
PHASE, STAGE = sequence.phases, sequence.stages


def blocks_revealed(s: Commonwealth) -> bool:
    """GP-2.5 – Blocks are secret while seats assign them together."""
    return s.stage != ASSIGN or s.together == 0


def bids_revealed(s: Commonwealth) -> bool:
    """GP-3.2 – Bids are secret while seats bid together."""
    return s.stage != BID or s.together == 0


@state
class Commonwealth(State):
    """One game of God's Playground."""

    # settings: see data/options.toml and data/board.toml
    players: int = public.setting()
    opening_laps: int = public.setting()  # GP-0.6, GP-0.7: estates each family starts with
    there_and_back: int = public.setting()  # GP-0.7: the second lap goes backwards, and the marker stays
    treaty_limits: int = public.setting()
    sturdy_treaty: int = public.setting()
    home_provinces: int = public.setting()
    influence_ruins: int = public.setting()
    failed_treaty: int = public.setting()  # GP-8.3b: USED_UP or AGAIN
    cossack_hire: int = public.setting()  # GP-9.2: ALONE or WITH_TROOPS
    cossack_defence: int = public.setting()  # GP-11.6a: ALONE or WITH_TROOPS
    base: Cells = public.setting(ENEMY, ROUND, most=MOST_PRINTED)
    vienna_ottoman_box: int = public.setting()
    vienna_habsburg_box: int = public.setting()
    glory: Cells = public.setting(ENEMY)
    arrows: Cells = public.setting(ENEMY, ARROW, most=REGIONS)
    circles: Cells = public.setting(REGION)
    worth: Cells = public.setting(REGION, CIRCLE, most=MOST_PRINTED)
    crown_base: Cells = public.setting(ROUND, TROOP, most=MOST_PRINTED)
    levy: Cells = public.setting(COURT_SUM, TROOP, most=MOST_PRINTED)

    # where the game stands
    stage: int = public.number(of=STAGE)
    phase: int = public.number(of=PHASE)
    round: int = public.number()
    asked: int = public.seats(of=SEAT)
    together: int = public.seats(of=SEAT)  # those who choose in secret at once; whoever is ready is asked no more
    seating: Cells = public.cells(PLACE_AT_TABLE, of=SEAT)  # clockwise
    hetman: int = public.number(of=SEAT)  # the holder of the first-player marker
    order: Cells = public.tally(PLACE_AT_TABLE, of=SEAT, shown=None)  # clockwise from him
    player: int = public.number(of=SEAT)  # whose turn it is
    lap: int = public.number()
    turn: int = public.tally()  # the player's place in the order
    passed: int = public.seats(of=SEAT)

    # families
    coins: Cells = public.cells(SEAT)
    points: Cells = public.cells(SEAT)
    nobles: Cells = public.cells(SEAT, REGION, most=NOBLES)
    present: Cells = public.tally(SEAT, masks=REGION)  # where nobles are
    discs: Cells = public.tally(SEAT, most=DISCS, shown=None)  # in the supply
    troops: Cells = public.tally(SEAT, TROOP, most=max(TROOP_PIECES), shown=None)  # in the supply
    campaigners: Cells = public.cells(SEAT, ENEMY, most=NOBLES)  # own cubes in enemy boxes
    infantry: Cells = public.cells(SEAT, REGION, most=TROOP_PIECES[INFANTRY])
    cavalry: Cells = public.cells(SEAT, REGION, most=TROOP_PIECES[CAVALRY])
    artillery: Cells = public.cells(SEAT, REGION, most=TROOP_PIECES[ARTILLERY])
    blocks: Cells = public.cells(SEAT, BLOCK, most=BLOCKS * ROUNDS)  # not used yet
    assigned: Cells = secret.cells(  # a block's value
        SEAT, SPOT, until=blocks_revealed, shown="revealed", blank=True, most=HIGHEST_BLOCK
    )
    bare: Cells = secret.tally(SEAT, masks=SPOT)  # spots without a block
    lying: Cells = secret.tally(SEAT, BLOCK, most=SPOTS)  # blocks on spots
    at_hand: Cells = secret.tally(SEAT, masks=BLOCK)  # values of which a block is neither used nor on a spot
    bids: Cells = secret.cells(SEAT, until=bids_revealed, own="bid")

    # the country
    value: Cells = public.cells(REGION)
    estate: Cells = public.cells(REGION, CIRCLE, of=SEAT)
    free: Cells = public.tally(REGION, masks=CIRCLE)  # circles without an estate
    owned: Cells = public.tally(SEAT, REGION, masks=CIRCLE)  # those with one of a family
    manager: Cells = public.cells(REGION, CIRCLE, most=1)
    managers: int = public.tally(shown=None)  # hired
    city: Cells = public.cells(REGION, CIRCLE, most=1)
    sejm: Cells = public.cells(REGION, of=SEAT)
    seated: Cells = public.tally(SEAT, most=REGIONS, shown=None)  # in the Sejm, so many times
    crown: Cells = public.cells(TROOP)
    cossacks: Cells = public.cells(QUARTERS)

    # enemies
    invaders: Cells = public.cells(REGION, ENEMY, most=max(ENEMY_CUBES))
    invading: Cells = public.tally(REGION, most=sum(ENEMY_CUBES), shown=None)  # of all enemies
    influence: Cells = public.cells(REGION)
    strength: Cells = public.cells(ENEMY)  # an enemy's cubes in its box
    influence_box: int = public.number()  # Habsburg markers in their box
    vienna: int = public.number()  # Ottoman cubes in the Habsburg box
    king: Cells = public.cells(ENEMY)  # king cubes in enemy boxes
    treaty: int = public.number(of=ENEMY)
    treaty_breaks: int = public.number()  # on so many dice (GP-O2)
    envoys_failed: int = public.number()  # and used up the action of this round (GP-8.3b)

    # the round in progress
    invaded: Cells = public.cells(REGION)  # an enemy cube was placed there this round
    vienna_invaded: int = public.number()  # Ottoman cubes entered the Habsburg box this round
    city_built: int = public.number()
    arriving: Cells = public.cells(REGION)  # nobles of a player short of cubes
    shortfall: int = public.number()  # cubes he must still do without
    silent_bids: int = public.number()  # rounds of bidding in which nobody offered a coin
    muster: int = public.number(of=REGION)  # where units are being bought
    bought: int = public.number()  # units bought in this purchase
    schooled: int = public.seats(of=REGION)  # regions with a school of this action
    throw: Cells = public.cells(DIE_PLACE)  # the last dice
