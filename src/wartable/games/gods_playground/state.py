"""What is on the table: settings, the board, the pieces, and where in the round the game stands."""

from __future__ import annotations

from wartable.engine.domain import Domain
from wartable.engine.state import Cells, State, cells, number, seats, setting, state, tally
from wartable.games.gods_playground.board import (
    ARROW,
    BLOCK,
    CIRCLE,
    COURT_SUM,
    ENEMY,
    REGION,
    ROUND,
    SPOT,
    TROOP,
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

PHASE = Domain(
    "phase",
    (
        "set-up", "income", "nobles", "first-player", "crown-army", "events", "elections", "estates", "special-actions",
        "armies", "campaigns", "enemy-attacks", "strikes-back", "expansion", "war-and-peace", "victory-points",
        "end-of-round", "end-of-game",
    ),
)  # fmt: skip
(
    SET_UP, INCOME, NOBLES_SENT, FIRST_PLAYER, CROWN_ARMY, EVENTS, ELECTIONS, ESTATES, SPECIAL_ACTIONS,
    ARMIES, CAMPAIGNS, ENEMY_ATTACKS, STRIKES_BACK, EXPANSION, WAR_AND_PEACE, VICTORY_POINTS,
    END_OF_ROUND, END_OF_GAME,
) = range(len(PHASE))  # fmt: skip

STAGE = Domain(
    "stage",
    ("found", "assign", "shortage", "bid", "build", "act", "move", "schools", "raise", "recruit", "campaign", "strike",
     "over"),
)  # fmt: skip
FOUND, ASSIGN, SHORTAGE, BID, BUILD, ACT, MOVE_ON, SCHOOLS, RAISE, RECRUIT, CAMPAIGN, STRIKE, OVER = range(len(STAGE))


@state
class Commonwealth(State):
    """One game of God's Playground."""

    # settings: see data/options.toml and data/board.toml
    players: int = setting()
    opening_laps: int = setting()  # GP-0.6, GP-0.7: estates each family starts with
    there_and_back: int = setting()  # GP-0.7: the second lap goes backwards, and the marker stays
    treaty_limits: int = setting()
    sturdy_treaty: int = setting()
    home_provinces: int = setting()
    influence_ruins: int = setting()
    failed_treaty: int = setting()  # GP-8.3b: USED_UP or AGAIN
    cossack_hire: int = setting()  # GP-9.2: ALONE or WITH_TROOPS
    cossack_defence: int = setting()  # GP-11.6a: ALONE or WITH_TROOPS
    base: Cells = setting(ENEMY, ROUND)
    vienna_ottoman_box: int = setting()
    vienna_habsburg_box: int = setting()
    glory: Cells = setting(ENEMY)
    arrows: Cells = setting(ENEMY, ARROW)
    circles: Cells = setting(REGION)
    worth: Cells = setting(REGION, CIRCLE)
    crown_base: Cells = setting(ROUND, TROOP)
    levy: Cells = setting(COURT_SUM, TROOP)

    # where the game stands
    stage: int = number(of=STAGE)
    phase: int = number(of=PHASE)
    round: int = number()
    asked: int = seats(of=SEAT)
    together: int = seats(of=SEAT)  # those who choose in secret at the same time; whoever is done is no longer asked
    seating: Cells = cells(PLACE_AT_TABLE, of=SEAT)  # clockwise
    hetman: int = number(of=SEAT)  # the holder of the first-player marker
    player: int = number(of=SEAT)  # whose turn it is
    lap: int = number()
    turn: int = tally()  # the player's place in the order
    passed: int = seats(of=SEAT)

    # families
    coins: Cells = cells(SEAT)
    points: Cells = cells(SEAT)
    nobles: Cells = cells(SEAT, REGION)
    campaigners: Cells = cells(SEAT, ENEMY)  # own cubes in enemy boxes
    infantry: Cells = cells(SEAT, REGION)
    cavalry: Cells = cells(SEAT, REGION)
    artillery: Cells = cells(SEAT, REGION)
    blocks: Cells = cells(SEAT, BLOCK)  # not used yet
    assigned: Cells = cells(SEAT, SPOT)  # the value of the block there, -1 for none; secret until all are revealed
    bids: Cells = cells(SEAT)  # secret until all are revealed

    # the country
    value: Cells = cells(REGION)
    estate: Cells = cells(REGION, CIRCLE, of=SEAT)
    manager: Cells = cells(REGION, CIRCLE)
    city: Cells = cells(REGION, CIRCLE)
    sejm: Cells = cells(REGION, of=SEAT)
    crown: Cells = cells(TROOP)
    cossacks: Cells = cells(QUARTERS)

    # enemies
    invaders: Cells = cells(REGION, ENEMY)
    influence: Cells = cells(REGION)
    strength: Cells = cells(ENEMY)  # an enemy's cubes in its box
    influence_box: int = number()  # Habsburg markers in their box
    vienna: int = number()  # Ottoman cubes in the Habsburg box
    king: Cells = cells(ENEMY)  # king cubes in enemy boxes
    treaty: int = number(of=ENEMY)
    treaty_breaks: int = number()  # on so many dice (GP-O2)
    envoys_failed: int = number()  # and used up the action of this round (GP-8.3b)

    # the round in progress
    invaded: Cells = cells(REGION)  # an enemy cube was placed there this round
    vienna_invaded: int = number()  # Ottoman cubes entered the Habsburg box this round
    city_built: int = number()
    arriving: Cells = cells(REGION)  # nobles of a player short of cubes
    shortfall: int = number()  # cubes he must still do without
    silent_bids: int = number()  # rounds of bidding in which nobody offered a coin
    muster: int = number(of=REGION)  # where units are being bought
    bought: int = number()  # units bought in this purchase
    schooled: int = seats(of=REGION)  # regions with a school of this action
    throw: Cells = cells(DIE_PLACE)  # the last dice
