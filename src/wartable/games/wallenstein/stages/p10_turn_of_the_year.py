"""W-1.10: a season ends. W-5.6: the second year begins. W-5.7: the end of the game."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.wallenstein.board import COUNTIES, SPACES, STATUE_POINTS, TROPHY_POINTS
from wartable.games.wallenstein.names import GAME_ENDED, MARKERS_REMOVED, SEASON_ENDED, STATUES_SCORED
from wartable.games.wallenstein.pieces import end_phase, go_to
from wartable.games.wallenstein.stages.p00_set_up import clear_season
from wartable.games.wallenstein.state import (
    ACTION_CARDS,
    AUTUMN,
    END_OF_GAME,
    EVENT_CARDS,
    OVER,
    SEATS,
    YEARS,
    Empire,
)


@rule
def end_season(s: Empire) -> None:
    """W-1.10 – Cards and tiles return, the event leaves the game; autumn's order holds through winter."""
    for k in range(SEATS * SPACES):
        s.plan[k] = -1
        s.shown[k] = -1
    for county in range(COUNTIES):
        s.held[county] = -1
    s.event = -1
    s.shield_a = 0
    s.shield_b = 0
    emit(s, SEASON_ENDED, EVERYONE, s.season)
    if s.season == AUTUMN:
        end_phase(s)
    else:
        clear_season(s)
        s.season += 1
        go_to(s, ACTION_CARDS)


@rule
def turn_year(s: Empire) -> None:
    """W-5.6, W-8.3 – Markers are removed, grain starts at nothing, region cards in their first order again."""
    if s.year == YEARS:
        go_to(s, END_OF_GAME)
        return
    s.year += 1
    for county in range(COUNTIES):
        s.markers[county] = 0
    for seat in range(s.players):
        s.grain[seat] = 0
        s.region_card[seat] = 0
    emit(s, MARKERS_REMOVED, EVERYONE)
    go_to(s, EVENT_CARDS)


# ---- the end ----
@rule
def end_game(s: Empire) -> None:
    """W-5.7, W-9.6 – Statues and trophies count; then most points, then most thalers."""
    for seat in range(s.players):
        score_statues(s, seat)
    for seat in range(s.players):
        emit(s, GAME_ENDED, EVERYONE, seat, s.points[seat], s.thalers[seat])
    s.stage = OVER
    s.asked = 0


@rule
def statues_of(s: Empire, seat: int) -> int:
    """Those that stand on the board."""
    count = 0
    for county in range(COUNTIES):
        count += s.statues[seat * COUNTIES + county]
    return count


@rule
def score_statues(s: Empire, seat: int) -> None:
    """W-9.6, W-9.15 – One for each own statue on the board and each trophy, only now."""
    points = statues_of(s, seat) * STATUE_POINTS + s.trophies[seat] * TROPHY_POINTS
    s.points[seat] += points
    if points > 0:
        emit(s, STATUES_SCORED, EVERYONE, seat, statues_of(s, seat), s.trophies[seat], points)


@rule
def score(s: Empire, seat: int) -> int:
    return s.points[seat]


@rule
def rank(s: Empire, seat: int) -> int:
    """W-5.7 – Points, then thalers; then the victory is shared."""
    place = 1
    for other in range(s.players):
        ahead = s.points[other] > s.points[seat]
        richer = s.points[other] == s.points[seat] and s.thalers[other] > s.thalers[seat]
        if ahead or richer:
            place += 1
    return place
