"""W-1.1, W-1.2: a season begins: action cards and bonus tiles."""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.rule import rule
from wartable.games.wallenstein.board import ACTIONS, TILES
from wartable.games.wallenstein.names import (
    ACTION_CARD,
    ACTION_LAID,
    SEASON_BEGAN,
    TILE_DRAWN,
    TILE_LAID,
)
from wartable.games.wallenstein.pieces import drawn, end_phase
from wartable.games.wallenstein.stages.p00_set_up import clear_season
from wartable.games.wallenstein.state import OPEN_SLOTS, PLACES, Empire


@rule
def lay_action_cards(s: Empire) -> None:
    """W-1.1 – Ten action cards are shuffled; five are laid open."""
    clear_season(s)
    emit(s, SEASON_BEGAN, EVERYONE, s.year, s.season)
    for slot in range(OPEN_SLOTS):
        s.row[slot] = draw_action(s)
        emit(s, ACTION_LAID, EVERYONE, s.row[slot], slot + 1)
    end_phase(s)


@rule
def draw_action(s: Empire) -> int:
    """One of the cards that are not in the row yet."""
    for action in range(ACTIONS):
        s.bag[action] = 1
    for slot in range(ACTIONS):
        if s.row[slot] >= 0:
            s.bag[s.row[slot]] = 0
    return drawn(s, ACTION_CARD)


@rule
def lay_tiles(s: Empire) -> None:
    """W-1.2, W-0.13 – Five tiles on the five places of the order, whatever the number of players."""
    for place in range(PLACES):
        for tile in range(TILES):
            s.bag[tile] = 1
        for other in range(place):
            s.bag[s.tiles[other]] = 0
        s.tiles[place] = drawn(s, TILE_DRAWN)
        emit(s, TILE_LAID, EVERYONE, s.tiles[place], place)
    end_phase(s)
