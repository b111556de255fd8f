"""W-6: the cube tower. What is thrown in falls through it; some cubes stay, others come out.

Two models, both with documented parameters (data/board.toml, docs/wallenstein-tower.md). How many cubes of each colour
are inside is known to all. On which floor they lie nobody knows: they are spread over the floors anew with each throw,
as the throws before leave them in the long run, half and half. On a tape (a real tower on a real table) and in a record
the cubes that come out are told by colour, and nothing has to fall.
"""

from __future__ import annotations

from wartable.engine.events import EVERYONE, emit
from wartable.engine.luck import is_told, tumble
from wartable.engine.rule import rule
from wartable.games.wallenstein.names import CUBE, CUBE_OUT, CUBES_OUT, CUBES_THROWN
from wartable.games.wallenstein.pieces import drawn
from wartable.games.wallenstein.state import COLOURS, SIMPLE, Empire

STOP = len(CUBE) - 1
HUNDRED = 100


@rule
def throw(s: Empire) -> None:
    """W-3.1, W-3.2, W-3.11 – All that lies in the tray is thrown in too; only what comes out lies there afterwards."""
    empty_tray(s)
    t = s.thrown
    emit(s, CUBES_THROWN, EVERYONE, t[0], t[1], t[2], t[3], t[4], t[5])
    drop(s)
    t = s.tray
    emit(s, CUBES_OUT, EVERYONE, t[0], t[1], t[2], t[3], t[4], t[5])


@rule
def empty_tray(s: Empire) -> None:
    for colour in range(COLOURS):
        s.thrown[colour] += s.tray[colour]
        s.tray[colour] = 0


@rule
def try_throw(s: Empire) -> None:
    """A throw that does not happen: the tray is as it would be, and nothing else has changed."""
    fall(s)
    for colour in range(COLOURS):
        s.tray[colour] = s.out[colour]
        s.out[colour] = 0


@rule
def drop(s: Empire) -> None:
    """W-6.4 – What comes out is the answer of luck, cube by cube, until no more does."""
    told = is_told(s)
    if not told:
        fall(s)
    for colour in range(COLOURS):
        s.inside[colour] += s.thrown[colour]
        s.thrown[colour] = 0
    while cubes_inside(s) > 0:
        if told:
            fill_bag(s)
        else:
            s.bag[next_out(s)] = 1
        colour = drawn(s, CUBE_OUT)
        if colour == STOP:
            return
        s.inside[colour] -= 1
        s.tray[colour] += 1


@rule
def cubes_inside(s: Empire) -> int:
    total = 0
    for colour in range(COLOURS):
        total += s.inside[colour]
    return total


@rule
def fill_bag(s: Empire) -> None:
    """Anything inside may come out next, or nothing."""
    for colour in range(COLOURS):
        s.bag[colour] = s.inside[colour]
    s.bag[STOP] = 1


@rule
def next_out(s: Empire) -> int:
    """Of what has fallen out, one after the other."""
    for colour in range(COLOURS):
        if s.out[colour] > 0:
            s.out[colour] -= 1
            return colour
    return STOP


# ---- what happens inside ----
@rule
def fall(s: Empire) -> None:
    """W-6.1 – Cubes fall one by one, in random order."""
    if s.tower_model == SIMPLE:
        fall_simply(s)
        return
    left = 0
    for colour in range(COLOURS):
        spread(s, colour)
        s.falling[colour] = s.thrown[colour]
        left += s.thrown[colour]
    while left > 0:
        fall_on_upper(s, next_falling(s, left))
        left -= 1
    for colour in range(COLOURS):
        s.upper[colour] = 0
        s.lower[colour] = 0


@rule
def spread(s: Empire, colour: int) -> None:
    """W-6.2 – Nobody knows on which floor a cube lies: on either with the same chance."""
    for _ in range(s.inside[colour]):
        if tumble(s, 2) == 0:
            s.upper[colour] += 1
        else:
            s.lower[colour] += 1


@rule
def next_falling(s: Empire, left: int) -> int:
    skipped = tumble(s, left)
    colour = 0
    while skipped >= s.falling[colour]:
        skipped -= s.falling[colour]
        colour += 1
    s.falling[colour] -= 1
    return colour


@rule
def fall_on_upper(s: Empire, colour: int) -> None:
    """W-6.3 – It shakes resting cubes loose, then passes or rests; what leaves the upper floor falls on the lower."""
    for other in range(COLOURS):
        for _ in range(s.upper[other]):
            if tumble(s, s.floor_shaken) == 0:
                s.upper[other] -= 1
                fall_on_lower(s, other)
    if tumble(s, HUNDRED) < s.floor_passes:
        fall_on_lower(s, colour)
    else:
        s.upper[colour] += 1


@rule
def fall_on_lower(s: Empire, colour: int) -> None:
    for other in range(COLOURS):
        for _ in range(s.lower[other]):
            if tumble(s, s.floor_shaken) == 0:
                s.lower[other] -= 1
                s.out[other] += 1
    if tumble(s, HUNDRED) < s.floor_passes:
        s.out[colour] += 1
    else:
        s.lower[colour] += 1


@rule
def fall_simply(s: Empire) -> None:
    """W-6.1 – The simple model: of the cubes thrown two in three come out, of those inside one in three."""
    for colour in range(COLOURS):
        for _ in range(s.inside[colour]):
            if tumble(s, s.simple_released) == 0:
                s.out[colour] += 1
        for _ in range(s.thrown[colour]):
            if tumble(s, s.simple_stays) > 0:
                s.out[colour] += 1
