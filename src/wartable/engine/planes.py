"""What a seat sees as a row of integers, made from the declaration of the fields like its view.

Each part of the view is a *plane*, a block of the row. A seat sees itself first: whatever is counted by seats begins
with its own, the others follow in their order, and a value that names a seat says how far it sits from one's own. So
one policy serves all seats. Seats that are not at the table come last. The rule is written out plane by plane, like
clones and views, and runs at both speeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any

from wartable.engine.domain import Domain
from wartable.engine.fields import SETTING, TALLY, Field
from wartable.engine.rule import Choices, generated, rule

if TYPE_CHECKING:
    from wartable.engine.game import Spec

HIDDEN = -2  # a cell of a secret the seat may not see yet; -1 is nobody, or nothing


@dataclass(frozen=True)
class Plane:
    """A block of the row: so many cells from its start, and what they are."""

    name: str
    start: int
    axes: tuple[Domain, ...]
    of: Domain | None  # cells hold the index of a member, or -1; None: numbers
    flags: bool = False  # 0 or 1 for each member
    sight: str = "all"  # all; own; until: own, and all once it is revealed; revealed: nobody before; count

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.start + self.size

    @property
    def values(self) -> int | None:
        """How many different members a cell may hold; None for numbers."""
        return 2 if self.flags else None if self.of is None else len(self.of)


@rule
def whose(place: int, seat: int, players: int) -> int:
    """The seat so many places after one's own; those who are not at the table stay where they are."""
    if place >= players:
        return place
    return seat + place if seat + place < players else seat + place - players


@rule
def distance(other: int, seat: int, players: int) -> int:
    """How many places after one's own another seat is; nobody stays nobody."""
    if other < 0 or other >= players:
        return other
    return other - seat if other >= seat else other - seat + players


@rule
def put_flags(out: Choices, at: int, mask: int, members: int) -> None:
    for i in range(members):
        out[at + i] = mask >> i & 1


@rule
def hide(out: Choices, first: int, end: int) -> None:
    for k in range(first, end):
        out[k] = HIDDEN


@cache
def planes_of(spec: Spec) -> tuple[Plane, ...]:
    """All planes of a game, in the order of its fields; the first is the number of one's own seat."""
    planes = [Plane("seat", 0, (), spec.seats)]
    for name, f, sight in _parts(spec):
        axes = f.axes[1:] if sight == "own" else f.axes
        if sight == "count":
            axes = f.axes[:1] if _belongs(spec, f) else ()
        if f.mask and f.of is not None:
            axes = (*axes, f.of)
        of = None if sight == "count" or f.mask else f.of
        planes.append(Plane(name, planes[-1].end, axes, of, f.mask, sight))
    return tuple(planes)


def _parts(spec: Spec) -> Iterator[tuple[str, Field, str]]:
    """What the seat may see of each field, under the name its view has for it."""
    for f in spec.state.FIELDS:
        if f.kind == SETTING or (f.kind == TALLY and f.secret):
            continue
        if f.secret and _belongs(spec, f):
            yield f.own, f, "until" if f.until else "own"
        elif f.shown is not None:
            yield f.shown, f, "revealed" if f.secret else "all"
        if f.counted:
            yield f.counted, f, "count"


def _belongs(spec: Spec, f: Field) -> bool:
    return bool(f.axes and f.axes[0] is spec.seats)


def row_size(spec: Spec) -> int:
    return planes_of(spec)[-1].end


@cache
def observe_rule(spec: Spec) -> Callable[[Any, int, int, list[int], int], None]:
    """A rule that writes what a seat sees into a row, from `at` on."""
    source = ["def observe(s: State, seat: int, players: int, out: Choices, at: int) -> None:", "    out[at] = seat"]
    source += [f"    turned_{place} = whose({place}, seat, players)" for place in range(_longest_turned(spec))]
    names: dict[str, Any] = {f.__name__: f for f in (whose, distance, put_flags, hide)}
    for plane, (_, f, sight) in zip(planes_of(spec)[1:], _parts(spec), strict=True):
        if f.until:
            names[f"until_{f.name}"] = rule(f.until)
        source += ["    " + line for line in _written(spec, plane, f, sight)]
    written: Callable[[Any, int, int, list[int], int], None]
    written = generated("observe", source, State=spec.state, **names)
    return written


def _written(spec: Spec, plane: Plane, f: Field, sight: str) -> list[str]:
    """The lines that write one plane."""
    here, cells, names_seats = f"at + {plane.start}", f"s.{f.name}", int(f.of is spec.seats)
    if f.mask:
        assert f.of is not None
        if _turned(spec, f.of):
            return [f"out[{here} + {k}] = {cells} >> turned_{k} & 1" for k in range(len(f.of))]
        return [f"put_flags(out, {here}, {cells}, {len(f.of)})"]
    if not f.axes:
        return [f"out[{here}] = " + (f"distance({cells}, seat, players)" if names_seats else cells)]
    rows, width = len(f.axes[0]), f.size // len(f.axes[0])
    if sight == "count":
        rows, width = (rows, width) if _belongs(spec, f) else (1, f.size)
        sums = ["total = 0", *_each(width, f"total += {cells}[row * {width} + i]"), f"out[{here} + j] = total"]
        return _rows(spec, f, rows, sums)
    seen = 1 if sight == "own" else rows
    if width == 1 and _turned(spec, f.axes[0]):  # one by one: a loop over so few would take longer than they do
        lines = [f"out[{here} + {j}] = {_cell(f'{cells}[turned_{j}]', names_seats)}" for j in range(seen)]
    else:
        put = f"out[{here} + j * {width} + i] = {_cell(f'{cells}[row * {width} + i]', names_seats)}"
        lines = _rows(spec, f, seen, _each(width, put))
    if f.until:  # one's own row is seen before
        kept = width if sight == "until" else 0
        lines += [f"if not until_{f.name}(s):", f"    hide(out, {here} + {kept}, {here} + {f.size})"]
    return lines


def _cell(cell: str, names_seat: int) -> str:
    return f"distance({cell}, seat, players)" if names_seat else cell


def _longest_turned(spec: Spec) -> int:
    domains = [domain for f in spec.state.FIELDS for domain in (*f.axes[:1], f.of) if domain is not None]
    return max((len(domain) for domain in domains if _turned(spec, domain)), default=0)


def _rows(spec: Spec, f: Field, rows: int, body: list[str]) -> list[str]:
    """For each row; turned ones begin with one's own. Written out, since cells of each field have their own width."""
    row = "whose(j, seat, players)" if _turned(spec, f.axes[0]) else "j"
    return [f"for j in range({rows}):", f"    row = {row}", *("    " + line for line in body)]


def _each(width: int, line: str) -> list[str]:
    return [f"for i in range({width}):", f"    {line}"]


def _turned(spec: Spec, axis: Domain) -> int:
    """Whether an axis begins with the seats: then it is turned to one's own."""
    return int(axis.members[: len(spec.seats)] == spec.seats.members)
