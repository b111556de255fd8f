"""What must be true of every position: pieces, places and the point in the round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wartable.engine.events import OK
from wartable.games.gods_playground.battle import crown_can_fight
from wartable.games.gods_playground.board import (
    BLOCKS,
    CITIES,
    COSSACKS,
    COURT,
    CROWN_PIECES,
    ENEMIES,
    ENEMY,
    HABSBURGS,
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
    count_discs,
    enemy_stock,
    everyone,
    influence_stock,
    king_cubes_left,
    nobles_in_supply,
    retally_pieces,
    seats_in_sejm,
)
from wartable.games.gods_playground.stages.p03_first_player import SILENT_ROUNDS
from wartable.games.gods_playground.stages.p08_special_actions import why_not_partner
from wartable.games.gods_playground.stages.p09_armies import UNITS, why_not_unit
from wartable.games.gods_playground.stages.p12_strikes_back import is_free
from wartable.games.gods_playground.state import (
    ASSIGN,
    BID,
    CROWN_ARMY,
    END_OF_GAME,
    FIRST_PLAYER,
    FOUND,
    NOBLES_SENT,
    OVER,
    PHASE,
    RECRUIT,
    SEAT,
    SET_UP,
    SHORTAGE,
    SPECIAL_ACTIONS,
    STAGE,
    STRIKE,
    USED_UP,
    Commonwealth,
    sequence,
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
        if f.kind != "fact" or f.of is not None or f.blank:
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
        if count_discs(s, seat) < 0:
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
    elif s.stage == ASSIGN and any(given.count(k) > s.blocks[seat * BLOCKS + k] for k in range(BLOCKS)):
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
    if max(s.city_built, s.vienna_invaded, s.envoys_failed, *s.invaded) > 1:
        yield "a city is built, a region or Vienna invaded, a treaty's price missed, once or not at all"
    if s.envoys_failed and (s.treaty >= 0 or s.failed_treaty != USED_UP):
        yield "only where a failed treaty uses up the action is it noted, and then no treaty can be made"
    if not 2 <= s.treaty_breaks <= (4 if s.sturdy_treaty else 2):
        yield f"a treaty cannot break on {s.treaty_breaks} dice here"
    if s.treaty >= 0 and why_not_partner(s, s.treaty) != OK:
        yield f"there can be no treaty with {ENEMY.members[s.treaty]} in round {s.round}"
    yield from _habsburg_flaws(s)
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


def _habsburg_flaws(s: Commonwealth) -> Iterator[str]:
    cubes = s.strength[HABSBURGS] + sum(s.invaders[region * ENEMIES + HABSBURGS] for region in range(REGIONS))
    if cubes and (s.round < ROUNDS or s.vienna):
        yield "Habsburg cubes come in round 4 only, and not from a box the Ottomans hold"
    if s.influence_box and s.round == ROUNDS:
        yield "in round 4 no influence lies in the Habsburg box"
    if (s.vienna and s.round < 3) or (s.vienna_invaded and s.round != 3):
        yield "the Ottomans march on Vienna in round 3"
    if s.round == 3 and s.vienna and not s.vienna_invaded:
        yield "Ottoman cubes stand at Vienna, so it was invaded this round"


def _turn_flaws(s: Commonwealth) -> Iterator[str]:
    """Where in the round the game stands; a position in which nobody is asked goes on from the start of its phase."""
    if s.stage == OVER:
        if s.asked or s.phase != END_OF_GAME:
            yield "the game is over, yet somebody is asked or a phase is named"
        return
    if s.asked and s.phase != sequence.phase_of[s.stage]:
        yield f"the stage {STAGE.members[s.stage]} belongs to the phase {PHASE.members[sequence.phase_of[s.stage]]}"
        return
    yield from _court_flaws(s)
    if not s.asked:
        if s.phase == SET_UP or s.together:
            yield "somebody must be asked"
    elif s.stage in (ASSIGN, BID):
        yield from _secret_flaws(s)
    else:
        yield from _player_flaws(s)


def _court_flaws(s: Commonwealth) -> Iterator[str]:
    begun = not s.asked and s.phase in (FIRST_PLAYER, CROWN_ARMY)
    if (begun or (s.asked and s.stage == BID)) and any(_given(s, seat)[COURT] < 0 for seat in range(s.players)):
        yield "every family has a block at court when the first player is found"
    assigning = s.stage == ASSIGN if s.asked else s.phase == NOBLES_SENT
    if assigning and any(sum(s.blocks[seat * BLOCKS : (seat + 1) * BLOCKS]) < SPOTS for seat in range(s.players)):
        yield "every family needs six blocks to assign"


def _secret_flaws(s: Commonwealth) -> Iterator[str]:
    if s.asked & ~s.together or (s.stage == ASSIGN and s.together != everyone(s)):
        yield "those who are asked must be among those who choose together; all families assign together"
    if s.stage == ASSIGN and any(-1 in _given(s, i) for i in range(s.players) if not s.asked >> i & 1):
        yield "whoever is done has assigned six blocks"
    if s.stage == BID and any(s.bids[i] > s.coins[i] for i in range(s.players)):
        yield "a bid is higher than the coins of its family"
    if s.stage == BID and s.silent_bids >= SILENT_ROUNDS:
        yield "after two silent rounds nobody bids again"


def _player_flaws(s: Commonwealth) -> Iterator[str]:
    if s.together:
        yield f"in the stage {STAGE.members[s.stage]} nobody chooses in secret"
    if not 0 <= s.player < s.players or s.asked != 1 << s.player:
        yield f"in the stage {STAGE.members[s.stage]} the player whose turn it is is asked, and nobody else"
        return
    most = s.opening_laps if s.stage == FOUND else 2 if s.phase == SPECIAL_ACTIONS else s.lap
    if not 1 <= s.lap <= most:
        yield f"there is no lap {s.lap} here"
    if s.passed >> s.player & 1 or (s.phase in (SET_UP, SPECIAL_ACTIONS) and s.passed):
        yield "whoever has passed is not asked again in this phase"
    yield from _purchase_flaws(s)
    if s.stage == SHORTAGE and s.shortfall != max(1, sum(s.arriving) - nobles_in_supply(s, s.player)):
        yield "the cubes to do without are those that arrive and are not in supply"
    if s.stage == STRIKE and not crown_can_fight(s):
        yield "the crown has no army to strike with"
    if s.stage == STRIKE and not is_free(s, s.player) and not seats_in_sejm(s, s.player):
        yield "who has neither a seat in the Sejm nor the free attack cannot strike"


def _purchase_flaws(s: Commonwealth) -> Iterator[str]:
    if s.stage != RECRUIT:
        return
    if s.muster < 0:
        yield "no region is named to recruit in"
    elif not s.bought and not _can_recruit(s):
        yield "nothing was bought and nothing can be"


def _can_recruit(s: Commonwealth) -> bool:
    tallied = s.clone()  # tallies are made of positions without flaws
    retally_pieces(tallied)
    return any(why_not_unit(tallied, s.player, s.muster, unit, 0) == OK for unit in range(UNITS))


def _given(s: Commonwealth, seat: int) -> Sequence[int]:
    return s.assigned[seat * SPOTS : (seat + 1) * SPOTS]
