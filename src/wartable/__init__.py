"""wartable: play and study grand historical board games.

>>> import wartable
>>> game = wartable.load(wartable.game_names()[-1], players=3)
>>> match = game.new(seed=7)
>>> match.asked == (match.view(None)["player"],)
True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wartable.engine import luck
from wartable.engine.errors import (
    BadBoard,
    BadLuck,
    BadPosition,
    BadScenario,
    BadTable,
    BrokenRecord,
    Illegal,
    Malformed,
    NotNow,
    NoUndo,
    OutOfSubset,
    Refusal,
    UnknownGame,
    UnknownSeat,
    WartableError,
)
from wartable.engine.events import Event
from wartable.engine.game import Game
from wartable.engine.match import Match
from wartable.engine.record import Record
from wartable.engine.replay import replay as _replay
from wartable.engine.replay import verify as _verify
from wartable.games import game_names, spec_of

__version__ = "0.3.0"
__all__ = [
    "BadBoard", "BadLuck", "BadPosition", "BadScenario", "BadTable", "BrokenRecord", "Event", "Game", "Illegal",
    "Malformed", "Match", "NoUndo", "NotNow", "OutOfSubset", "Record", "Refusal", "UnknownGame", "UnknownSeat",
    "WartableError", "game_names", "load", "luck", "replay", "verify",
]  # fmt: skip


def load(
    name: str,
    players: int | None = None,
    edition: str | None = None,
    options: Iterable[str] = (),
    board: Mapping[str, Any] | None = None,
) -> Game:
    """A game with its table set up; `board` replaces printed numbers. Raises UnknownGame or BadTable."""
    return Game(spec_of(name), players, edition, options, board)


def replay(record: Record | str, upto: int | None = None, luck: luck.Luck | None = None) -> Match:
    """Play a record again, to the end or `upto` so many choices; `luck` lets the match go on from there."""
    return _replay(_record(record), load, upto, luck)


def verify(record: Record | str) -> int:
    """Prove a finished game's luck from its revealed seed; returns the number of answers proved."""
    return _verify(_record(record), load)


def _record(record: Record | str) -> Record:
    return record if isinstance(record, Record) else Record.parse(record)
