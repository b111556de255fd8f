"""Games side by side in compiled records, with their offers, observations and masks in arrays.

Python crosses into compiled code once for all of them. The arrays are made here and nowhere else, so their types are
what compiled code expects, and it is called without asking each time.

What is shown is written onto a *sheet*, observations and masks, the next time onto another, and on the first again when
nobody has a part of it any more: so whatever somebody keeps stays as it was, and nothing is copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from sys import getrefcount
from typing import Any

import numpy as np

from wartable.engine.errors import BadPosition, Illegal, Refusal
from wartable.engine.game import Game
from wartable.engine.identity import rules_digest
from wartable.engine.match import Match
from wartable.engine.planes import HIDDEN, planes_of, row_size
from wartable.engine.speeds.fast import Fast
from wartable.engine.speeds.stepping import BOTS, CHOICE, FRESH, LINE, OUTSIDE, REFUSED, STATUS
from wartable.envs.names import check_limit
from wartable.lab.speeds import fast_of

SEEDS = 2**62
Sheet = tuple[np.ndarray, np.ndarray]


def _holders(sheet: Sequence[object]) -> int:
    return max(map(getrefcount, sheet))


ALONE = _holders((object(),))  # what Python counts when only a sheet holds its parts


class Desk:
    """So many games; `bots` gives each seat its number, `OUTSIDE` where the caller chooses. One sheet does for callers
    who keep nothing."""

    def __init__(self, game: Game, count: int, limit: int, bots: Sequence[int] = (), one_sheet: bool = False) -> None:
        self.game, self.count, self.one_sheet = game, count, one_sheet
        self.fast = fast_of(game.name)
        self.states = self.fast.states(game.template, count + 1)
        self.lines = np.zeros((count, LINE), np.int64)
        self.offers = np.zeros((count, game.spec.flow.longest_offer), np.int32)
        self.shown, self._spare = self._blank(), self._blank()
        self.bots = np.array([*(bots or [OUTSIDE] * game.players)], np.int64)
        self._numbers = (game.players, check_limit(limit), 1)
        self._turn = -1  # by how many seats everyone has moved on, all games having been begun anew together

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"states": carried(self.fast, self.states)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__ |= kept | {"states": landed(kept["fast"], kept["states"])}

    def _blank(self) -> Sheet:
        """Compiled code writes all of it."""
        spec = self.game.spec
        return np.empty((self.count, row_size(spec)), np.int32), np.empty((self.count, spec.verbs.size), np.int8)

    def begin(self, seeds: Sequence[int] | np.ndarray, first: bool = True) -> None:
        """New games with these seeds; where bots play, the caller's seat moves on from game to game, and each time
        unless these are the first of a series."""
        self._turn = 0 if first else self._turn + 1
        self.lines[:, CHOICE], self.lines[:, STATUS] = seeds, FRESH
        for k in range(self.count):
            self.lines[k, BOTS : BOTS + len(self.bots)] = np.roll(self.bots, k + self._turn)
        self._go_on()

    def step(self, choices: Any) -> None:
        """A choice in each game; if one of them is not offered nothing changes."""
        self.lines[:, CHOICE] = _whole(choices)
        self._go_on()
        if self.lines[:, REFUSED].any():
            k = int(self.lines[:, REFUSED].argmax())
            raise illegal(self.game, int(self.lines[k, CHOICE]), f"game {k}: ")

    def _go_on(self) -> None:
        if not self.one_sheet:
            sheet = self._spare if _holders(self._spare) == ALONE else self._blank()
            self.shown, self._spare = sheet, self.shown
        self.fast.step_games.unchecked(self.states, self.lines, self.offers, *self.shown, *self._numbers)

    def seen_by(self, k: int, seat: int) -> np.ndarray:
        return seen_by(self.fast, self.game, self.states, 1 + k, seat)

    def match(self, k: int) -> Match:
        return match_of(self.fast, self.game, self.states, 1 + k)


def _whole(choices: Any) -> np.ndarray:
    numbers = np.asarray(choices)
    if numbers.dtype.kind not in "iu":
        raise TypeError(f"choices are whole numbers, not {numbers.dtype}")
    return numbers


def carried(fast: Fast, states: Any) -> tuple[Any, ...]:
    """Records as they can be copied and written, with what they need elsewhere."""
    return rules_digest(fast.spec), states.copy(), fast.settings_of(states)


def landed(fast: Fast, kept: tuple[Any, ...]) -> Any:
    """Such records again; of other rules they would mean something else. Raises BadPosition."""
    rules, states, settings = kept
    if (rules, states.dtype, settings.dtype) != (rules_digest(fast.spec), fast.dtype, fast.settings):
        raise BadPosition(f"a state of {fast.spec.name} under other rules")
    fast.settle(states, settings)
    return states


def illegal(game: Game, choice: int, where: str = "") -> Illegal:
    known = 0 <= choice < game.spec.verbs.size
    text = repr(game.spec.verbs.text(choice)) if known else "no choice"
    return Illegal(Refusal("not-offered", "", f"{where}{choice} ({text}) is not offered"))


def seen_by(fast: Fast, game: Game, states: Any, i: int, seat: int) -> np.ndarray:
    """What any seat of a game sees."""
    row = np.empty(row_size(game.spec), np.int32)
    fast.observe_at(states, i, seat, game.players, row)
    return row


def match_of(fast: Fast, game: Game, states: Any, i: int) -> Match:
    """A game as people look at it; it holds the whole truth."""
    s = fast.read(states, i)
    return Match(game, s, s.luck, given={})


def rewards_of(players: int) -> np.ndarray:
    """By mask of winners and seat: 1 for winning alone, together 0 for the table, nothing while it is not over."""
    masks = np.arange(1 << players)[:, None] >> np.arange(players) & 1
    shares = masks / np.maximum(masks.sum(1, keepdims=True), 1)
    rewards: np.ndarray = (players * shares - 1) / max(players - 1, 1)
    rewards[0] = 0
    return rewards


def bounds_of(game: Game) -> tuple[np.ndarray, np.ndarray]:
    """The lowest and highest value of each cell of an observation."""
    low = np.full(row_size(game.spec), np.iinfo(np.int32).min, np.int32)
    high = np.full(len(low), np.iinfo(np.int32).max, np.int32)
    for plane in planes_of(game.spec):
        if plane.values is not None:
            low[plane.start : plane.end] = 0 if plane.flags else HIDDEN
            high[plane.start : plane.end] = plane.values - 1
    return low, high
