"""Small rules every phase uses: supplies and stocks, whose turn it is, removing pieces."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.masks import members
from wartable.engine.rule import rule
from wartable.games.gods_playground.board import (
    ARTILLERY,
    BLACK,
    BLACK_NAME,
    BLOCKS,
    CAVALRY,
    DISCS,
    ENEMIES,
    ENEMY_CUBES,
    HABSBURGS,
    INFANTRY,
    INFLUENCE,
    KING_CUBES,
    MOST_CIRCLES,
    NOBLES,
    OTTOMANS,
    REGIONS,
    SPOTS,
    TROOP_PIECES,
    TROOPS,
)
from wartable.games.gods_playground.state import FOUND, Commonwealth

ALL_SPOTS = (1 << SPOTS) - 1


# ---- whose turn it is (GP-0.10) ----
@rule
def everyone(s: Commonwealth) -> int:
    return (1 << s.players) - 1


@rule
def give_marker(s: Commonwealth, seat: int) -> None:
    """GP-0.10 – Player order is clockwise from the holder of the marker."""
    s.hetman = seat
    first = 0
    while s.seating[first] != seat:
        first += 1
    for turn in range(s.players):
        s.order[turn] = s.seating[(first + turn) % s.players]


@rule
def place_in_order(s: Commonwealth, seat: int) -> int:
    turn = 0
    while s.order[turn] != seat:
        turn += 1
    return turn


@rule
def goes_back(s: Commonwealth) -> bool:
    """GP-0.7 – With four players the second lap of set-up goes backwards."""
    return s.there_and_back == 1 and s.lap == 2


@rule
def ask(s: Commonwealth, seat: int, stage: int) -> None:
    """From now on the table waits for this seat, in this stage."""
    s.player = seat
    s.stage = stage
    s.asked = 1 << seat


@rule
def ask_together(s: Commonwealth, seats: int, stage: int) -> None:
    """The table waits for all of them at once; each chooses in secret."""
    s.stage = stage
    s.player = -1
    s.turn = 0
    s.together = seats
    s.asked = seats


@rule
def end_phase(s: Commonwealth) -> None:
    """Nobody is asked: the sequence of play goes on with the next phase."""
    s.phase += 1
    s.player = -1
    s.turn = 0
    s.asked = 0
    s.together = 0
    s.passed = 0


@rule
def begin_laps(s: Commonwealth) -> None:
    s.lap = 1
    s.turn = -1
    s.passed = 0


@rule
def next_in_laps(s: Commonwealth) -> int:
    """The next in order who has not passed, -1 if all have; after the last in order a new lap begins."""
    for _ in range(s.players):
        s.turn += 1
        if s.turn == s.players:
            s.turn = 0
            s.lap += 1
        seat = s.order[s.turn]
        if s.passed >> seat & 1 == 0:
            return seat
    return -1


@rule
def pass_for_good(s: Commonwealth, seat: int, event: int) -> None:
    """GP-7.1, GP-9.1, GP-10.1, GP-12.1 – A pass is final for the phase."""
    s.passed |= 1 << seat
    emit(s, event, EVERYONE, seat)


# ---- supplies (GP-0.2, GP-0.3, GP-0.9) ----
@rule
def nobles_in_supply(s: Commonwealth, seat: int) -> int:
    left = NOBLES
    for region in range(REGIONS):
        left -= s.nobles[seat * REGIONS + region]
    for enemy in range(ENEMIES):
        left -= s.campaigners[seat * ENEMIES + enemy]
    return left


@rule
def count_discs(s: Commonwealth, seat: int) -> int:
    """GP-0.2 – Estates and seats in the Sejm are made of the same discs; the others are in the supply."""
    left = DISCS - count_seats(s, seat)
    for k in range(REGIONS * MOST_CIRCLES):
        if s.estate[k] == seat:
            left -= 1
    return left


@rule
def seats_in_sejm(s: Commonwealth, seat: int) -> int:
    return s.seated[seat]


@rule
def count_seats(s: Commonwealth, seat: int) -> int:
    count = 0
    for region in range(REGIONS):
        if s.sejm[region] == seat:
            count += 1
    return count


@rule
def king_cubes_left(s: Commonwealth) -> int:
    left = KING_CUBES
    for enemy in range(ENEMIES):
        left -= s.king[enemy]
    return left


@rule
def enemy_stock(s: Commonwealth, enemy: int) -> int:
    """GP-0.3 – An enemy's cubes that are neither in its box nor in the country (the Ottomans': nor at Vienna)."""
    left = ENEMY_CUBES[enemy] - s.strength[enemy]
    for region in range(REGIONS):
        left -= s.invaders[region * ENEMIES + enemy]
    return left - s.vienna if enemy == OTTOMANS else left


@rule
def influence_stock(s: Commonwealth) -> int:
    """GP-5.2 – The pool is ten markers."""
    left = INFLUENCE - s.influence_box
    for region in range(REGIONS):
        left -= s.influence[region]
    return left


# ---- blocks on spots (GP-2.1) ----
@rule
def lay_block(s: Commonwealth, seat: int, spot: int, block: int) -> None:
    s.assigned[seat * SPOTS + spot] = block
    s.bare[seat] &= ~(1 << spot)
    s.lying[seat * BLOCKS + block] += 1
    look_for_block(s, seat, block)


@rule
def take_block_up(s: Commonwealth, seat: int, spot: int) -> None:
    block = s.assigned[seat * SPOTS + spot]
    s.lying[seat * BLOCKS + block] -= 1
    look_for_block(s, seat, block)
    s.bare[seat] |= 1 << spot
    s.assigned[seat * SPOTS + spot] = -1


@rule
def take_all_blocks_up(s: Commonwealth, seat: int) -> None:
    for spot in range(SPOTS):
        s.assigned[seat * SPOTS + spot] = -1
    for block in range(BLOCKS):
        s.lying[seat * BLOCKS + block] = 0
        look_for_block(s, seat, block)
    s.bare[seat] = ALL_SPOTS


@rule
def look_for_block(s: Commonwealth, seat: int, block: int) -> None:
    """GP-2.2 – Whether a block of this value was neither used in an earlier round nor lies on a spot now."""
    if s.blocks[seat * BLOCKS + block] > s.lying[seat * BLOCKS + block]:
        s.at_hand[seat] |= 1 << block
    else:
        s.at_hand[seat] &= ~(1 << block)


# ---- what stands where ----
@rule
def nobles_in(s: Commonwealth, region: int) -> int:
    total = 0
    for seat in range(s.players):
        total += s.nobles[seat * REGIONS + region]
    return total


@rule
def invaders_in(s: Commonwealth, region: int) -> int:
    return s.invading[region]


@rule
def count_invaders(s: Commonwealth, region: int) -> int:
    total = 0
    for enemy in range(ENEMIES):
        total += s.invaders[region * ENEMIES + enemy]
    return total


@rule
def troops_in(s: Commonwealth, region: int) -> int:
    """The players' infantry and cavalry."""
    total = 0
    for seat in range(s.players):
        total += s.infantry[seat * REGIONS + region] + s.cavalry[seat * REGIONS + region]
    return total


@rule
def foe(s: Commonwealth, enemy: int) -> int:
    """GP-11.12 – Black is one enemy under three names."""
    return BLACK_NAME[s.round] if enemy == BLACK else enemy + 2


@rule
def vienna_held(s: Commonwealth) -> bool:
    """GP-11.10 – In round four, Ottoman cubes in the Habsburg box make it an Ottoman box."""
    return s.round == 4 and s.vienna > 0


@rule
def colour_of(s: Commonwealth, enemy: int) -> int:
    """GP-11.10, GP-11.10a, GP-11.11 – A held Habsburg box sends Ottomans, all one enemy; a free one sends its own."""
    return OTTOMANS if enemy == HABSBURGS and vienna_held(s) else enemy


@rule
def habsburgs_at_peace(s: Commonwealth) -> bool:
    """GP-5.2, GP-10.7 – In rounds one to three the Habsburgs work by influence."""
    return s.round < 4


# ---- placing pieces and taking them away: supplies are what is not on the board ----
@rule
def place_nobles(s: Commonwealth, seat: int, region: int, count: int) -> None:
    s.nobles[seat * REGIONS + region] += count
    if s.nobles[seat * REGIONS + region] > 0:
        s.present[seat] |= 1 << region


@rule
def remove_noble(s: Commonwealth, seat: int, region: int, count: int) -> None:
    """GP-0.9 – Back to the owner's supply at once, to be used again."""
    s.nobles[seat * REGIONS + region] -= count
    if s.nobles[seat * REGIONS + region] == 0:
        s.present[seat] &= ~(1 << region)


@rule
def enter_sejm(s: Commonwealth, seat: int, region: int) -> None:
    s.sejm[region] = seat
    s.seated[seat] += 1
    s.discs[seat] -= 1


@rule
def leave_sejm(s: Commonwealth, region: int) -> None:
    seat = s.sejm[region]
    if seat >= 0:
        s.seated[seat] -= 1
        s.discs[seat] += 1
        s.sejm[region] = -1


@rule
def remove_from_sejm(s: Commonwealth, seat: int) -> None:
    """One disc of this seat; which one makes no difference."""
    for region in range(REGIONS):
        if s.sejm[region] == seat:
            leave_sejm(s, region)
            return


@rule
def change_owner(s: Commonwealth, k: int, seat: int) -> None:
    """The disc of an estate, if there is one, returns to its owner, and a manager there to the stock; another disc
    takes its place, or none (-1)."""
    region, circle = k // MOST_CIRCLES, 1 << k % MOST_CIRCLES
    s.managers -= s.manager[k]
    s.manager[k] = 0
    owner = s.estate[k]
    if owner >= 0:
        s.discs[owner] += 1
        s.owned[owner * REGIONS + region] &= ~circle
        s.free[region] |= circle
    s.estate[k] = seat
    if seat >= 0:
        s.discs[seat] -= 1
        s.owned[seat * REGIONS + region] |= circle
        s.free[region] &= ~circle


@rule
def return_troops(s: Commonwealth) -> None:
    """GP-16.2 – All units of the families are in their supplies."""
    for k in range(s.players * REGIONS):
        s.infantry[k] = 0
        s.cavalry[k] = 0
        s.artillery[k] = 0
    for seat in range(s.players):
        for troop in range(TROOPS):
            s.troops[seat * TROOPS + troop] = TROOP_PIECES[troop]


@rule
def set_invaders(s: Commonwealth, region: int, enemy: int, cubes: int) -> None:
    s.invading[region] += cubes - s.invaders[region * ENEMIES + enemy]
    s.invaders[region * ENEMIES + enemy] = cubes


@rule
def is_occupied(s: Commonwealth, region: int) -> bool:
    return s.invading[region] > 0


@rule
def lowest_free(s: Commonwealth, region: int) -> int:
    """GP-0.8 – An estate always goes on the lowest free circle; -1 if the row is full."""
    for circle in members(s.free[region]):
        return circle
    return -1


@rule
def put_estate(s: Commonwealth, seat: int, region: int) -> int:
    """GP-0.8 – Returns the worth of the circle."""
    circle = lowest_free(s, region)
    change_owner(s, region * MOST_CIRCLES + circle, seat)
    return s.worth[region * MOST_CIRCLES + circle]


@rule
def retally(s: Commonwealth) -> None:
    give_marker(s, s.hetman)
    retally_turn(s)
    retally_pieces(s)


@rule
def retally_pieces(s: Commonwealth) -> None:
    for seat in range(s.players):
        retally_blocks(s, seat)
        retally_family(s, seat)
    s.managers = 0
    for region in range(REGIONS):
        retally_estates(s, region)
        s.invading[region] = count_invaders(s, region)


@rule
def retally_estates(s: Commonwealth, region: int) -> None:
    for seat in range(s.players):
        s.owned[seat * REGIONS + region] = 0
    s.free[region] = 0
    for circle in range(s.circles[region]):
        s.managers += s.manager[region * MOST_CIRCLES + circle]
        owner = s.estate[region * MOST_CIRCLES + circle]
        if owner < 0:
            s.free[region] |= 1 << circle
        else:
            s.owned[owner * REGIONS + region] |= 1 << circle


@rule
def retally_family(s: Commonwealth, seat: int) -> None:
    s.discs[seat] = count_discs(s, seat)
    s.seated[seat] = count_seats(s, seat)
    for troop in range(TROOPS):
        s.troops[seat * TROOPS + troop] = TROOP_PIECES[troop]
    s.present[seat] = 0
    for region in range(REGIONS):
        place_nobles(s, seat, region, 0)
        s.troops[seat * TROOPS + INFANTRY] -= s.infantry[seat * REGIONS + region]
        s.troops[seat * TROOPS + CAVALRY] -= s.cavalry[seat * REGIONS + region]
        s.troops[seat * TROOPS + ARTILLERY] -= s.artillery[seat * REGIONS + region]


@rule
def retally_blocks(s: Commonwealth, seat: int) -> None:
    for block in range(BLOCKS):
        s.lying[seat * BLOCKS + block] = 0
        look_for_block(s, seat, block)
    for spot in range(SPOTS):
        block = s.assigned[seat * SPOTS + spot]
        if block < 0:
            s.bare[seat] |= 1 << spot
        else:
            lay_block(s, seat, spot, block)


@rule
def retally_turn(s: Commonwealth) -> None:
    """GP-0.10 – The turn follows from the player: his place in the order, or in set-up his place in the lap."""
    s.turn = 0
    if s.player >= 0:
        s.turn = place_in_order(s, s.player)
        if s.stage == FOUND and goes_back(s):
            s.turn = s.players - 1 - s.turn
