"""What must be true of every position: pieces, cards, plans and the point in the year."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.games.wallenstein.board import (
    ACTIONS,
    BUILDING,
    BUILDINGS,
    COUNTIES,
    COUNTY,
    EVENTS,
    SITES,
    SPACES,
    STATUES,
)
from wartable.games.wallenstein.pieces import (
    armies_in_supply,
    buildings_left,
    courtiers_in_supply,
    everyone,
    free_sites,
    in_game,
    peasants_in_supply,
    retally,
)
from wartable.games.wallenstein.stages.p03_planning import is_possible, is_whole
from wartable.games.wallenstein.stages.p05_actions import has_own_neighbour, has_target
from wartable.games.wallenstein.state import (
    ATTACK_ARMY,
    CARRY_OUT,
    COLOUR,
    COLOURS,
    DEFENCE_ARMY,
    GARRISON,
    GIFT,
    GREEN,
    LEAD,
    MARCH,
    OPEN_SLOTS,
    OVER,
    PARDON,
    PHASE,
    PLAN,
    RECALL_EVENT,
    REVOLT,
    SEAT,
    SEATS,
    SHIFT,
    STAGE,
    STATION,
    YEARS,
    Empire,
    sequence,
)


def flaws(s: Empire) -> Iterator[str]:
    """Everything that could not be on a table, as sentences."""
    s = s.clone()
    retally(s)  # people write no tallies
    negative = list(_negatives(s))
    yield from negative
    if not negative:
        yield from _county_flaws(s)
        yield from _piece_flaws(s)
        yield from _card_flaws(s)
        yield from _plan_flaws(s)
        yield from _court_flaws(s)
        yield from _leader_flaws(s)
        yield from _turn_flaws(s)


def _negatives(s: Empire) -> Iterator[str]:
    for f in s.FIELDS:
        if f.kind != "fact" or f.of is not None:
            continue
        value = getattr(s, f.name)
        if min(value) < 0 if f.axes else value < 0:
            yield f"{f.name}: a number is negative"


def _county_flaws(s: Empire) -> Iterator[str]:
    for county, name in enumerate(COUNTY.members):
        owner, armies = s.owner[county], s.armies[county]
        fighting, free = county == s.target or county == s.drafted, free_sites(s, county)
        if owner >= s.players:
            yield f"{name}: {SEAT.members[owner]} does not play"
        if not in_game(s, county) and (owner >= 0 or armies or s.markers[county]):
            yield f"{name} is out of a game of three"
        if (owner >= 0) != (armies > 0) and not fighting:
            yield f"{name}: a county has armies and an owner, or neither"
        if free < 0 or max(s.buildings[county * BUILDINGS : (county + 1) * BUILDINGS]) > 1:
            yield f"{name} has {SITES[county]} sites, for different buildings"
        if owner < 0 and (s.markers[county] or free < SITES[county]) and not fighting:
            yield f"{name}: a neutral county has neither buildings nor markers"


def _piece_flaws(s: Empire) -> Iterator[str]:
    for seat in range(s.players):
        if armies_in_supply(s, seat) < 0:
            yield f"{SEAT.members[seat]} has more armies than there are"
    if peasants_in_supply(s) < 0:
        yield "there are more peasants than twenty"
    for building in range(BUILDINGS):
        if buildings_left(s, building) < 0:
            yield f"there are more buildings of the kind {BUILDING.members[building]} than in the box"
    for colour in range(s.players, GREEN):
        if s.inside[colour] or s.tray[colour] or s.thrown[colour]:
            yield f"{COLOUR.members[colour]} does not play: its cubes are in the box"
    if any(s.thrown[colour] for colour in range(COLOURS)) and s.stage not in (ATTACK_ARMY, DEFENCE_ARMY):
        yield "cubes are thrown in battles only"
    if s.year not in range(1, YEARS + 1):
        yield f"there is no year {s.year}"


def _card_flaws(s: Empire) -> Iterator[str]:
    row = [action for action in s.row if action >= 0]
    if len(set(row)) < len(row):
        yield "an action card lies in the row twice"
    tiles = [tile for tile in s.tiles if tile >= 0]
    if len(set(tiles)) < len(tiles):
        yield "a tile lies on two places"
    order = [seat for seat in s.order if seat >= 0]
    if len(set(order)) < len(order) or any(seat >= s.players for seat in order):
        yield "the order names a seat twice, or one that does not play"
    if any(s.event_pile[card] + s.open_events[card] + (s.event == card) > 1 for card in range(EVENTS)):
        yield "an event card is in two places"
    if s.slot >= ACTIONS:
        yield "there are ten actions in a season"
    if s.phase == CARRY_OUT and min(s.row[s.slot : s.slot + OPEN_SLOTS]) < 0:
        yield "the action being carried out and the next four lie open"


def _plan_flaws(s: Empire) -> Iterator[str]:
    for seat in range(s.players):
        name = SEAT.members[seat]
        cards = [card for card in s.plan[seat * SPACES : (seat + 1) * SPACES] if card >= 0]
        counties = [card for card in cards if card < COUNTIES]
        if len(set(counties)) < len(counties):
            yield f"{name} plans with a county twice"
        if any(s.owner[county] != seat for county in counties):
            yield f"{name} plans with a county that is not own"
        if s.stage == PLAN and s.together and not is_possible(s, seat):
            yield f"{name} plans with more coin or tower cards than there are"
        if s.stage == PLAN and s.together and not s.asked >> seat & 1 and not is_whole(s, seat):
            yield f"{name} is done, but the plan is not whole"


def _court_flaws(s: Empire) -> Iterator[str]:
    for seat in range(s.players):
        if courtiers_in_supply(s, seat) < 0:
            yield f"{SEAT.members[seat]} has more courtiers than there are"
    favours = [favour for favour in s.favours if favour >= 0]
    if len(set(favours)) < len(favours) or any(s.favour_pile[favour] for favour in favours):
        yield "a favour is in two places"


def _leader_flaws(s: Empire) -> Iterator[str]:
    for seat in range(SEATS):
        at = s.leader[seat]
        if at >= 0 and (not s.leaders or s.owner[at] != seat):
            yield f"{SEAT.members[seat]}: a leader stands in an own county"
        statues = s.statues[seat * COUNTIES : (seat + 1) * COUNTIES]
        if sum(statues) > STATUES or max(statues) > 1:
            yield f"{SEAT.members[seat]}: six statues at most, one in a county"


def _turn_flaws(s: Empire) -> Iterator[str]:
    if s.asked & ~everyone(s):
        yield "a seat that does not play is asked"
    elif s.stage == OVER:
        if s.asked:
            yield "the game is over, nobody is asked"
    elif s.asked:
        yield from _asked_flaws(s)
    if not s.walks[s.phase]:
        yield f"this table does not walk through the phase {PHASE.members[s.phase]}"


def _asked_flaws(s: Empire) -> Iterator[str]:
    if s.stage == PLAN:
        if s.together != everyone(s) or s.player >= 0:
            yield "all plan together, nobody has the turn"
        if sequence.phase_of[s.stage] != s.phase:
            yield "plans are made in the phase planning"
        return
    if s.together or not 0 <= s.player < s.players or s.asked != 1 << s.player:
        yield f"in the stage {STAGE.members[s.stage]} the player whose turn it is is asked, and nobody else"
    elif sequence.phase_of[s.stage] != s.phase:
        yield f"the stage {STAGE.members[s.stage]} belongs to another phase"
    else:
        yield from _stage_flaws(s, s.player)


def _stage_flaws(s: Empire, seat: int) -> Iterator[str]:
    if s.stage == STATION and s.drafted < 0:
        yield "no county is drafted to station armies in"
    if s.stage in (MARCH, SHIFT):
        yield from _march_flaws(s, seat)
    if s.stage in (ATTACK_ARMY, DEFENCE_ARMY) and (s.origin < 0 or s.target < 0):
        yield "no battle is being fought"
    if s.stage in (RECALL_EVENT, PARDON, GIFT, GARRISON) and s.favour < 0:
        yield "no favour is being used"
    if s.stage == REVOLT and s.revolting & (s.revolting - 1) == 0:
        yield "there is no order to choose"
    if s.stage == LEAD and s.leader[seat] < 0:
        yield "there is no leader to move"


def _march_flaws(s: Empire, seat: int) -> Iterator[str]:
    if s.origin < 0 or s.owner[s.origin] != seat or s.armies[s.origin] < 2:
        yield "armies march from an own county with at least two"
    elif not (has_target(s, seat) if s.stage == MARCH else has_own_neighbour(s, seat, s.origin)):
        yield "there is nowhere to go"
