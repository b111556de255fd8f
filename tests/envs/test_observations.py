"""What a seat is shown as integers: all of its view, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.envs.tables import at_every_game, game_of, meaning, played
from wartable.engine.game import Game
from wartable.engine.planes import HIDDEN, Plane, planes_of
from wartable.envs import VERSION

pytestmark = pytest.mark.usefixtures("compiled")
MEANINGS = {  # of version 1; whoever changes one raises `envs.VERSION`
    "gods-playground": "7a83920c30a9",
    "la-conquete-du-monde": "4e1f39e390e0",
    "wallenstein": "2adcd2a134f1",
}


@at_every_game
def test_what_the_numbers_mean_changes_with_the_version_only(name: str) -> None:
    assert (VERSION, meaning(name)) == (1, MEANINGS[name])


@at_every_game
def test_a_seat_sees_the_same_whatever_it_cannot_know(name: str) -> None:
    game, changed = game_of(name, 3), 0
    for step, desk in enumerate(played(game, 240)):
        seat = step % game.players
        row, truth = desk.seen_by(0, seat), desk.match(0).hash
        kept = desk.states[1].copy()
        desk.fast.resample_at(desk.states, 1, seat, step)
        changed += desk.match(0).hash != truth
        assert np.array_equal(desk.seen_by(0, seat), row)
        desk.states[1] = kept
    assert changed > 20  # there was something to hide


@at_every_game
def test_an_observation_holds_what_the_view_says(name: str) -> None:
    game = game_of(name, 3)
    for step, desk in enumerate(played(game, 120, seed=3)):
        seat = step % game.players
        view, row = desk.match(0).view(game.seats[seat]), desk.seen_by(0, seat)
        assert row[0] == seat
        for plane in planes_of(game.spec)[1:]:
            check(game, plane, row, view, seat)


def check(game: Game, plane: Plane, row: np.ndarray, view: dict[str, Any], seat: int) -> None:
    cells, f = row[plane.start : plane.end].reshape(plane.shape), field_of(game, plane)
    orders = {order.cells: name for name, order in game.spec.orders.items()}
    if plane.name in orders:
        order = game.spec.orders[orders[plane.name]]
        assert order.words[int(cells)] == view["orders"][orders[plane.name]]
    elif plane.sight == "until" and view[f.shown] is None:
        own = read(game, plane, cells[0], plane.axes[1:], seat, f.blank)
        assert own == view[f.own]
        assert (cells[1 : game.players] == HIDDEN).all()
    else:
        known = view[f.shown] if plane.sight == "until" else view[plane.name]
        assert read(game, plane, cells, plane.axes, seat, f.blank) == known, plane.name


def field_of(game: Game, plane: Plane) -> Any:
    return next(f for f in game.spec.state.FIELDS if plane.name in (f.shown, f.own, f.counted))


def read(game: Game, plane: Plane, cells: Any, axes: tuple[Any, ...], seat: int, blank: bool) -> Any:
    """Integers back in the names of a view: seats are counted from one's own."""
    seats, count = game.spec.seats, game.players
    if plane.flags:
        turned = axes[0].members[: len(seats)] == seats.members
        on = {(i + seat) % count if turned and i < count else i for i, flag in enumerate(cells) if flag}
        return [member for i, member in enumerate(axes[0].members) if i in on]
    if not axes:
        value = int(cells)
        if plane.of is None:
            return None if blank and value < 0 else value
        return plane.of.spoken_for[(value + seat) % count if plane.of is seats and 0 <= value < count else value]
    turned = axes[0].members[: len(seats)] == seats.members
    named = {}
    for i, member in enumerate(axes[0].at_table(count)):
        place = (i - seat) % count if turned and i < count else i
        named[member] = read(game, plane, cells[place], axes[1:], seat, blank)
    return named
