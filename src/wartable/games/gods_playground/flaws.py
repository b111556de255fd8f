"""What must be true of every position: pieces, places and the point in the round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wartable.games.gods_playground.board import (
    BLOCKS,
    CITIES,
    COSSACKS,
    CROWN_PIECES,
    ENEMIES,
    ENEMY,
    HIGHEST_BLOCK,
    HIGHEST_VALUE,
    LOWEST_VALUE,
    MANAGERS,
    MOST_CIRCLES,
    REGION,
    REGIONS,
    ROUNDS,
    SPOTS,
    TROOP,
    TROOP_PIECES,
)
from wartable.games.gods_playground.names import HIGHEST_BID
from wartable.games.gods_playground.pieces import (
    discs_in_supply,
    enemy_stock,
    everyone,
    influence_stock,
    king_cubes_left,
    nobles_in_supply,
)
from wartable.games.gods_playground.stages.p02_nobles import blocks_left
from wartable.games.gods_playground.state import (
    ASSIGN,
    BID,
    FOUND,
    OVER,
    RECRUIT,
    SEAT,
    SET_UP,
    SHORTAGE,
    STAGE,
    STRIKE,
    Commonwealth,
)


def flaws(s: Commonwealth) -> Iterator[str]:
    """Everything that could not be on a table, as sentences."""
    negative = list(_negatives(s))
    yield from negative
    if not negative:
        yield from _table_flaws(s)
        yield from _family_flaws(s)
        yield from _country_flaws(s)
        yield from _enemy_flaws(s)
        yield from _turn_flaws(s)


def _negatives(s: Commonwealth) -> Iterator[str]:
    for f in s.FIELDS:
        if f.kind != "fact" or f.of is not None or f.name == "assigned" or f.name == "turn":
            continue
        value = getattr(s, f.name)
        if min(value) < 0 if f.axes else value < 0:
            yield f"{f.name}: a number is negative"


def _table_flaws(s: Commonwealth) -> Iterator[str]:
    if sorted(s.seating[: s.players]) != list(range(s.players)):
        yield "the seating does not name every seat once"
    if not 0 <= s.hetman < s.players:
        yield "nobody at this table has the first-player marker"
    if not 1 <= s.round <= ROUNDS:
        yield f"there is no round {s.round}"


def _family_flaws(s: Commonwealth) -> Iterator[str]:
    for seat in range(s.players):
        name = SEAT.members[seat]
        if nobles_in_supply(s, seat) < 0:
            yield f"{name} has more than twenty nobles on the board"
        if discs_in_supply(s, seat) < 0:
            yield f"{name} has more than fifteen estates and seats in the Sejm"
        if s.coins[seat] > HIGHEST_BID:
            yield f"{name} has more than {HIGHEST_BID} coins"
        for troop, cells in zip(range(3), (s.infantry, s.cavalry, s.artillery), strict=True):
            if sum(cells[seat * REGIONS : (seat + 1) * REGIONS]) > TROOP_PIECES[troop]:
                yield f"{name} has only {TROOP_PIECES[troop]} {TROOP.members[troop]}"
        yield from _block_flaws(s, seat, name)


def _block_flaws(s: Commonwealth, seat: int, name: str) -> Iterator[str]:
    given = s.assigned[seat * SPOTS : (seat + 1) * SPOTS]
    if not all(-1 <= block <= HIGHEST_BLOCK for block in given):
        yield f"{name} has a block of a value that does not exist"
    elif any(left > 2 for left in s.blocks[seat * BLOCKS : (seat + 1) * BLOCKS]):
        yield f"{name} has more than two blocks of a value"
    elif s.stage == ASSIGN and any(blocks_left(s, seat, block) < 0 for block in range(BLOCKS)):
        yield f"{name} has assigned blocks that are used"


def _country_flaws(s: Commonwealth) -> Iterator[str]:
    for region, name in enumerate(REGION.members):
        if not LOWEST_VALUE <= s.value[region] <= HIGHEST_VALUE:
            yield f"{name}: the value of estates is {LOWEST_VALUE} to {HIGHEST_VALUE}, not {s.value[region]}"
        for circle in range(MOST_CIRCLES):
            k = region * MOST_CIRCLES + circle
            if s.estate[k] >= 0 and circle >= s.circles[region]:
                yield f"{name} has only {s.circles[region]} circles"
            if s.estate[k] < 0 and (s.manager[k] or s.city[k]):
                yield f"{name}: a manager or a city without an estate on circle {circle + 1}"
            if s.manager[k] > 1 or s.city[k] > 1:
                yield f"{name}: one manager and one city at most on circle {circle + 1}"
    if sum(s.manager) > MANAGERS or sum(s.city) > CITIES:
        yield f"there are only {MANAGERS} managers and {CITIES} cities"
    if any(units > most for units, most in zip(s.crown, CROWN_PIECES, strict=True)):
        yield "the crown army has more units than the box"
    if sum(s.cossacks) != COSSACKS:
        yield f"there are {COSSACKS} Cossacks, not {sum(s.cossacks)}"


def _enemy_flaws(s: Commonwealth) -> Iterator[str]:
    for enemy in range(ENEMIES):
        if enemy_stock(s, enemy) < 0:
            yield f"{ENEMY.members[enemy]}: more cubes on the board than the box holds"
    if influence_stock(s) < 0:
        yield "more than ten influence markers on the board"
    if king_cubes_left(s) < 0:
        yield "more than twelve king cubes on the board"
    for region, name in enumerate(REGION.members):
        present: Sequence[int] = s.invaders[region * ENEMIES : (region + 1) * ENEMIES]
        if sum(cubes > 0 for cubes in present) > 1:
            yield f"{name}: cubes of different enemies cancel, so only one colour can stand there"
        if any(present) and s.influence[region]:
            yield f"{name}: influence leaves where enemy cubes stand"


def _turn_flaws(s: Commonwealth) -> Iterator[str]:
    if s.stage == OVER:
        if s.asked:
            yield "the game is over, yet somebody is asked"
        return
    if s.stage in (ASSIGN, BID) and s.together:
        if not s.asked or s.asked & ~s.together:
            yield "of those who choose together, somebody must still be asked, and nobody else"
        if s.stage == ASSIGN and s.together != everyone(s):
            yield "all families assign their nobles together"
        if s.stage == ASSIGN and any(-1 in _given(s, i) for i in range(s.players) if not s.asked >> i & 1):
            yield "whoever is done has assigned six blocks"
        return
    if s.together:
        yield f"in the stage {STAGE.members[s.stage]} nobody chooses in secret"
    if not s.asked:
        if s.phase == SET_UP:
            yield "before the game begins somebody must place an estate"
        return
    if not 0 <= s.player < s.players or s.asked != 1 << s.player:
        yield f"in the stage {STAGE.members[s.stage]} the player whose turn it is is asked, and nobody else"
    if s.stage == RECRUIT and s.muster < 0:
        yield "no region is named to recruit in"
    if s.stage == SHORTAGE and not 0 < s.shortfall <= sum(s.arriving):
        yield "nobody is short of nobles"
    if s.stage == STRIKE and s.crown[0] + s.crown[1] == 0:
        yield "the crown has no army to strike with"
    if (s.stage == FOUND) != (s.phase == SET_UP):
        yield "the stage and the phase do not fit"


def _given(s: Commonwealth, seat: int) -> Sequence[int]:
    return s.assigned[seat * SPOTS : (seat + 1) * SPOTS]
